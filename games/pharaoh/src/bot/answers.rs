//! What the robber answers when it is asked: defenses, responses, discards, ways. [RULES.md, 9.3]

use super::{FAR, Robber, steps_to};
use crate::action::{Action, Way};
use crate::content::{Effect, Rarity, Window};
use crate::item::{Item, ItemId, RollFor, What};
use crate::rules::attack::Assault;
use crate::state::Figure;

impl Robber<'_> {
    /// Never the Key; what cannot be used first, then the common.
    pub(crate) fn at_discard(self, action: Action) -> i32 {
        match action {
            Action::Done => 60,
            Action::Discard(card) | Action::Pick(card) if card == self.scene.game.key() => -1000,
            Action::Discard(card) | Action::Pick(card) => {
                let design = self.scene.game.card(card);
                let usable = design.usable_by(self.scene.state.player(self.seat).character);
                let rare = match design.rarity() {
                    Rarity::C => 0,
                    Rarity::S => 10,
                    _ => 30,
                };
                if usable { -rare } else { 100 }
            }
            Action::Play(..) | Action::Pass => -200,
            other => unreachable!("{other:?} discards nothing"),
        }
    }

    /// A full defense against much, a dodge against little.
    pub(crate) fn at_defense(self, assault: &Assault, action: Action) -> i32 {
        let item = self.scene.item(assault.item);
        let victim = self.scene.victim(assault);
        let (points, ..) = self.scene.damage_for(item, victim);
        let lethal = points >= self.scene.life_of(victim);
        let harmless = points == 0 && !item.blow.parts.is_empty();
        match action {
            Action::Accept if harmless => 200,
            Action::Dodge => 150,
            Action::DodgeOut => 170 - 100 * i32::from(lethal),
            Action::Vanish => 100 + 100 * i32::from(lethal || points >= 10),
            Action::Play(_, Way::Defend) => 100 + 150 * i32::from(lethal || points >= 8),
            Action::Play(..) => 90 + 90 * i32::from(points >= 8),
            Action::Ready(_) => 155 * i32::from(lethal || points >= 8),
            Action::Accept | Action::LetGo => 0,
            other => unreachable!("{other:?} is no defense"),
        }
    }

    /// Healing that is not wasted.
    pub(crate) fn when_hurt(self, action: Action) -> i32 {
        let life = self.scene.state.player(self.seat).life;
        match action {
            Action::Play(..) if life <= 0 => 200,
            Action::Play(..) if life <= 12 => 110,
            Action::Pass => 80,
            Action::Play(..) | Action::Ready(_) | Action::LetGo => 0,
            other => unreachable!("{other:?} heals nobody"),
        }
    }

    /// Spoils another's way out, saves itself, leaves the rest alone.
    pub(crate) fn in_window(self, id: ItemId, action: Action) -> i32 {
        let item = self.scene.item(id);
        match action {
            Action::Pass => 100,
            Action::Play(..) => 200 * i32::from(self.wants_to_answer(item)),
            other => unreachable!("{other:?} answers nothing"),
        }
    }

    fn wants_to_answer(self, item: &Item) -> bool {
        let mine = item.by == Some(self.seat);
        match item.what {
            What::Roll(RollFor::Exit | RollFor::DodgeOut(_)) => mine != item.doubles(),
            What::Roll(RollFor::Dodge(dodge)) => {
                let What::Dodge(of) = self.scene.item(dodge).what else { return false };
                let attack = self.scene.item(of);
                let big = attack.blow.total() >= 8;
                let high = item.sum() > 6;
                big && ((mine && high) || (attack.by == Some(self.seat) && !mine && !high))
            }
            What::Roll(RollFor::Damage(of)) => {
                let attack = self.scene.item(of);
                let at_me = attack.targets.contains(&Figure::Character(self.seat));
                !mine && at_me && item.sum() >= self.scene.state.player(self.seat).life
            }
            What::Play(_) | What::Response(_) => !mine && self.is_grave(item),
            _ => false,
        }
    }

    /// A card at this seat, or one that gives a whole turn of actions.
    fn is_grave(self, item: &Item) -> bool {
        let at_me = item.targets.contains(&Figure::Character(self.seat));
        let answers_me = match item.what {
            What::Response(Some(of)) => self.scene.item(of).by == Some(self.seat),
            _ => false,
        };
        let actions =
            item.card.and_then(|card| self.scene.design(card).block(Window::Free)).is_some_and(|block| {
                block.steps.iter().any(|step| matches!(step, Effect::ExtraActions(extra) if extra.count > 1))
            });
        answers_me || actions || (at_me && self.scene.state.player(self.seat).life <= 15)
    }

    /// Doubles for oneself, none for others; low dodges, high blows.
    pub(crate) fn at_dice(self, id: ItemId, action: Action) -> i32 {
        let (Action::Face(face), Some(roll)) = (action, self.scene.answered_roll(id)) else { return 0 };
        let item = self.scene.item(roll);
        let mine = item.by == Some(self.seat);
        let named = self.scene.item(id).dice.first();
        let high = i32::from(face) * 50;
        match item.what {
            What::Roll(RollFor::Exit | RollFor::DodgeOut(_)) => {
                let same = named.is_none_or(|first| *first == face);
                i32::from(named.is_none() || same == mine) * 200
            }
            What::Roll(RollFor::Dodge(_) | RollFor::Escape(_)) => {
                if mine {
                    -high
                } else {
                    high
                }
            }
            _ => {
                if mine {
                    high
                } else {
                    -high
                }
            }
        }
    }

    /// Whom a card is aimed at.
    pub(crate) fn at_target(self, action: Action) -> i32 {
        match action {
            Action::Aim(figure) => self.target(figure),
            Action::Done => 30,
            other => unreachable!("{other:?} is no target"),
        }
    }

    /// Toward an exit with a Key, toward a Key without one.
    pub(crate) fn on_the_way(self, action: Action) -> i32 {
        let Action::Go(room) = action else { return 20 };
        let scene = self.scene;
        let has_key = scene.has_key(self.seat);
        let mut goal = |it: crate::crypt::Room| {
            if has_key { scene.hex(it).is_exit() } else { scene.state.keys.iter().any(|(_, at)| *at == it) }
        };
        if goal(room) {
            return 200;
        }
        let person = Figure::Character(self.seat);
        let now = steps_to(scene, self.seat, person, &mut goal).unwrap_or(FAR);
        i32::from(now == 0) * -100
    }
}
