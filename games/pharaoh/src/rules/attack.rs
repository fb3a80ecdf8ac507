//! The attack sequence, A3 to A8, against one target. [PHA-RUL-55]

use smallvec::SmallVec;
use table::{RuleId, Seat};

use super::run::numbered;
use crate::cites;
use crate::content::{Prohibition, Step as Primitive, Trigger, Window};
use crate::event::Event;
use crate::item::{ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::state::{Figure, Lies, Piece};
use crate::step::{Assault, Run, Step};

impl Scene<'_> {
    /// The target an assault is on now: it may have been sent on.
    pub(crate) fn victim(self, assault: &Assault) -> Figure {
        self.item(assault.item).blow.target.unwrap_or(assault.victim)
    }

    /// Cards in front of a player that can take damage. [PHA-RUL-70]
    pub(crate) fn shields(self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.state
            .tabled
            .iter()
            .filter(move |it| it.by == seat && it.lies == Lies::Before(seat) && it.full > 0)
            .map(|it| it.card)
    }

    /// Whether there is a question where damage goes.
    pub(crate) fn routes(self, assault: &Assault, points: i16) -> Option<Seat> {
        let Figure::Character(seat) = self.victim(assault) else { return None };
        let open = points > 0 && !self.item(assault.item).blow.pierce;
        (open && self.shields(seat).next().is_some()).then_some(seat)
    }

    /// Whether somebody may heal after damage: one who lost life points and holds cards.
    pub(crate) fn mends(self, assault: &Assault) -> Option<Seat> {
        let Figure::Character(seat) = self.victim(assault) else { return None };
        let player = self.state.player(seat);
        let hurt = self.item(assault.item).blow.hurt && !player.defeated;
        (hurt && (!player.hand.is_empty() || !self.state.turn.ready.is_empty())).then_some(seat)
    }
}

impl Play<'_> {
    /// One target: its own defense turn, effect, healing and defeat check.
    pub(crate) fn assault(&mut self, assault: Assault) {
        if self.state.whereabouts(assault.victim).is_none() || self.item(assault.item).is_dead() {
            return;
        }
        let blow = &mut self.item_mut(assault.item).blow;
        blow.made = 0;
        blow.avoided = false;
        blow.dodged = false;
        blow.hurt = false;
        blow.dealt = 0;
        blow.target = Some(assault.victim);
        blow.again = false;
        blow.turned = false;
        let (by, what) = (self.item(assault.item).by, self.item(assault.item).what);
        if let Some(seat) = by
            && !matches!(what, What::Event | What::Trap | What::Standing)
            && self.state.controller(assault.victim) != Some(seat)
        {
            self.show_oneself(seat);
            self.provoke(assault.victim, Some(seat));
        }
        self.first([Step::Measure(assault), Step::Defend(assault), Step::Strike(assault)]);
        self.mirror(assault);
    }

    /// Whoever attacks can be chosen as a target again.
    fn show_oneself(&mut self, seat: Seat) {
        let game = self.game;
        self.state.lasting.retain(|lasting| {
            let hides = game.steps(lasting.steps).iter().any(|step| {
                matches!(step, Primitive::Forbid(forbid) if matches!(forbid.what, Prohibition::Target(_)))
            });
            !(lasting.by == seat && hides)
        });
    }

    /// A hex may turn an attack by another player on its attacker: dice first.
    fn mirror(&mut self, assault: Assault) {
        let item = self.item(assault.item);
        let attacks = matches!(
            item.what,
            What::Hit
                | What::Play(_)
                | What::Use
                | What::UseHex
                | What::Ability
                | What::Monster
                | What::Agent { ordered: true }
        );
        let (Some(by), Some(room)) = (item.by, self.state.whereabouts(assault.victim)) else { return };
        let aimed = item.targets.contains(&assault.victim);
        if !attacks || !aimed || self.state.controller(assault.victim) == Some(by) {
            return;
        }
        let mut found = None;
        self.scene().conditions(room, &mut |_, step| {
            if let Primitive::On(on) = step
                && on.trigger == Trigger::Attacked
                && let Some(at) = on.steps.iter().position(|it| matches!(it, Primitive::OnRoll(_)))
            {
                found = Some((on.steps.id, u8::try_from(at).expect("few steps")));
            }
        });
        if let Some((steps, at)) = found {
            self.roll(1, RollFor::Mirror(assault.item, steps, at), None, room);
        }
    }

    /// The attack turns on its attacker, or does not. [PHC-P19]
    pub(crate) fn mirror_counts(&mut self, of: ItemId, turns: bool) {
        let Some(attacker) = self.item(of).actor else { return };
        let gone = self.state.whereabouts(attacker).is_none();
        if turns && !gone {
            let blow = &mut self.item_mut(of).blow;
            blow.target = Some(attacker);
            blow.turned = true;
            self.tell(&[cites::PHC_P19, cites::RUL_76], Event::Redirected { to: attacker });
        }
    }

    /// A6: the attack takes effect unless it was avoided.
    pub(crate) fn strike(&mut self, assault: Assault) {
        let victim = self.scene().victim(&assault);
        if self.state.whereabouts(victim).is_none() {
            return;
        }
        if std::mem::take(&mut self.item_mut(assault.item).blow.again) {
            self.first([Step::Defend(assault), Step::Strike(assault)]);
            return;
        }
        if self.item(assault.item).blow.avoided {
            self.item_mut(assault.item).blow.foiled = true;
            let rules: &'static [RuleId] = match (self.item(assault.item).blow.dodged, assault.steps) {
                (true, _) => &[cites::DEF_01, cites::PHC_18, cites::RUL_156],
                (false, Some(_)) => &[
                    cites::DEF_01,
                    cites::RUL_75,
                    cites::RUL_156,
                    cites::PHC_15,
                    cites::PHC_20,
                    cites::PHC_P15,
                ],
                (false, None) => &[cites::DEF_01, cites::DEF_02, cites::RUL_156, cites::PHC_P15],
            };
            self.tell(rules, Event::Avoided { at: victim });
            if self.item(assault.item).blow.dodged {
                self.row_triggers(assault, Trigger::Dodged);
            }
            return;
        }
        self.first([Step::Hurt(assault), Step::Aftermath(assault), Step::Reckon(assault)]);
        self.inflict_rest(assault);
        if self.item(assault.item).blow.parts.is_empty() {
            return;
        }
        let (points, immune, change) = self.scene().damage_for(self.item(assault.item), victim);
        if immune > 0 {
            let rules: &'static [RuleId] = match victim {
                Figure::Character(_) => {
                    &[cites::IMM_03, cites::IMM_02, cites::RUL_72, cites::RUL_63, cites::PHC_P14]
                }
                _ => &[cites::IMM_02, cites::RUL_72, cites::MON_10],
            };
            self.tell(rules, Event::Immune { at: victim, points: immune });
        }
        if change != 0 {
            self.tell(
                &[cites::RUL_69, cites::RUL_63, cites::PHC_P10, cites::PHC_13],
                Event::Changed { at: victim, by: change },
            );
        }
        self.first([Step::Route(assault, points)]);
    }

    /// Everything else the attack does to its target, in the order of the row.
    fn inflict_rest(&mut self, assault: Assault) {
        let Some(steps) = assault.steps else { return };
        for (at, step) in numbered(self.list(steps)).rev() {
            if super::run::harms(step).is_some() && !matches!(step, Primitive::Damage(_) | Primitive::If(_)) {
                self.first([Step::Inflict(assault, at)]);
            }
        }
    }

    /// One of those things.
    pub(crate) fn inflict(&mut self, assault: Assault, at: u8) {
        let victim = self.scene().victim(&assault);
        if self.state.whereabouts(victim).is_none() {
            return;
        }
        let Some(steps) = assault.steps else { return };
        let run = Run { item: assault.item, steps, at, it: Some(victim), after: true };
        self.perform(run, &self.list(steps)[usize::from(at)]);
    }

    /// The target's player sends damage into a tabled card. [PHA-RUL-70]
    pub(crate) fn shield(&mut self, assault: Assault, points: i16, piece: Piece) {
        self.state.agenda.take();
        let taken = self.harm_card(piece, points);
        self.item_mut(assault.item).blow.dealt += taken;
        if points > taken {
            self.first([Step::Route(assault, points - taken)]);
        }
    }

    /// A tabled card takes damage up to its life points. [PHA-DMG-04]
    fn harm_card(&mut self, piece: Piece, points: i16) -> i16 {
        let Some(tabled) = self.state.tabled_mut(piece) else { return 0 };
        let taken = points.min(i16::from(tabled.left()));
        tabled.lost += u8::try_from(taken).expect("life points are few");
        let (left, by) = (tabled.left(), tabled.by);
        let card = self.state.kind(piece);
        let event = Event::Shielded { seat: by, card, points: taken, left };
        self.tell(
            &[
                cites::DMG_01,
                cites::DMG_04,
                cites::DMG_02,
                cites::DMG_03,
                cites::RUL_70,
                cites::RUL_63,
                cites::TAB_08,
            ],
            event,
        );
        if left == 0 {
            self.destroy(piece, &[cites::DMG_04, cites::PLAY_06, cites::ATT_02]);
        }
        taken
    }

    /// What is left goes to the target itself. [PHA-DMG-05]
    pub(crate) fn bear(&mut self, assault: Assault, points: i16) {
        let who = self.scene().victim(&assault);
        let taken = match who {
            Figure::Character(seat) => {
                self.state.player_mut(seat).life -= points;
                points
            }
            Figure::Card(piece) => {
                let Some(tabled) = self.state.tabled_mut(piece) else { return };
                let taken = points.min(i16::from(tabled.left()));
                tabled.lost += u8::try_from(taken).expect("life points are few");
                taken
            }
            Figure::Monster(id) => {
                let Some(monster) = self.state.monster_mut(id) else { return };
                monster.life -= points;
                points
            }
        };
        let blow = &mut self.item_mut(assault.item).blow;
        blow.dealt += taken;
        blow.hurt |= taken > 0;
        let left = self.scene().life_of(who);
        let rules: &'static [RuleId] = match who {
            Figure::Character(_) => &[cites::DMG_05, cites::DMG_03, cites::CHAR_05, cites::CHAR_07],
            _ => &[cites::RUL_71, cites::DMG_05],
        };
        self.tell(rules, Event::Lost { who, points: taken, left });
    }

    /// A7: what comes before a defeat, then what a hit brings. [PHC-06] [PHC-18]
    pub(crate) fn aftermath(&mut self, assault: Assault) {
        self.row_triggers(assault, Trigger::Hit);
        let victim = self.scene().victim(&assault);
        if let Figure::Character(seat) = victim
            && self.state.player(seat).life <= 0
            && !self.state.player(seat).defeated
        {
            let room = self.state.player(seat).room;
            self.condition_fires(room, Trigger::WouldDefeat, Some(victim));
        }
    }

    /// What the row, its attachments or the agent's card do when the attack hit or was dodged.
    fn row_triggers(&mut self, assault: Assault, trigger: Trigger) {
        let victim = self.scene().victim(&assault);
        let item = self.item(assault.item);
        let mut found: SmallVec<[crate::content::StepsId; 4]> = SmallVec::new();
        let mut see = |steps: &[Primitive]| {
            for step in steps {
                if let Primitive::On(on) = step
                    && on.trigger == trigger
                {
                    found.push(on.steps.id);
                }
            }
        };
        if let Some(steps) = assault.steps {
            see(self.game.steps(steps));
        }
        if let (What::Agent { .. }, Some(card)) = (item.what, item.card)
            && let Some(block) = self.scene().design(card).block(Window::Agent)
        {
            see(&block.steps);
        }
        for piece in item.with.cards() {
            if let Some(block) = self.scene().design(piece).block(Window::Att) {
                see(&block.steps);
            }
        }
        for steps in found.into_iter().rev() {
            let run = Run { item: assault.item, steps, at: 0, it: Some(victim), after: true };
            self.first([Step::Run(run)]);
        }
    }

    /// A8: who is defeated. [PHA-DFT-01]
    pub(crate) fn reckon(&mut self, assault: Assault) {
        let victim = self.scene().victim(&assault);
        if self.state.whereabouts(victim).is_none() || self.scene().life_of(victim) > 0 {
            return;
        }
        let by = self.item(assault.item).by;
        match victim {
            Figure::Character(seat) => self.defeat(seat),
            Figure::Card(piece) => {
                if self.state.tabled(piece).is_some_and(|it| it.full > 0) {
                    self.defeat_card(piece);
                }
            }
            Figure::Monster(id) => self.defeat_monster(id, by),
        }
    }
}
