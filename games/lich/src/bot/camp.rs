//! Camp: equip the best, give the rest away, heal the wounded, line up.

use table::Seat;

use super::HEALTH;
use super::outlook::encounters_to_come;
use super::treasure::{gain, worth_equipped};
use crate::action::{Action, Target};
use crate::content::ItemId;
use crate::effects::{Effect, Heal, Whom};
use crate::play::Scene;

/// What one seat thinks of a camp.
pub(super) struct Plans<'a> {
    scene: Scene<'a>,
    seat: Seat,
    /// Nothing but the boss is to come: unspent energy is lost.
    before_boss: bool,
}

impl<'a> Plans<'a> {
    pub(super) fn new(scene: Scene<'a>, seat: Seat) -> Self {
        Self { scene, seat, before_boss: encounters_to_come(scene) <= 1 }
    }

    /// Above 0 what is worth doing, the best first; Ready is 0.
    pub(super) fn value(&self, action: Action) -> i32 {
        match action {
            Action::Ready => 0,
            Action::Equip(item, slot) => {
                let (gain, best) = gain(self.scene, self.seat, item);
                if best == Some(slot) && gain > 0 { 1000 + gain } else { -1 }
            }
            Action::Give(item, to) => self.give(item, to),
            Action::Ability(id, target) => {
                let ability = self.scene.game.ability(id);
                let power = if ability.spell { self.scene.spell_power(self.seat) } else { 0 };
                ability.effects.iter().map(|effect| self.heal(*effect, target, power, true)).sum()
            }
            Action::Use(item, target) => self
                .scene
                .game
                .item(item)
                .effects
                .iter()
                .map(|effect| self.heal(*effect, target, 0, false))
                .sum(),
            Action::Rearrange(one, other) => self.rearrange(one, other),
            Action::TakeOff(_) => -1,
            Action::Take(_)
            | Action::Deal(_)
            | Action::Attack(_)
            | Action::Swap(_)
            | Action::EndTurn
            | Action::Pass
            | Action::PlayMain
            | Action::Scout
            | Action::PlaySecondary
            | Action::Return
            | Action::GoOn
            | Action::Keep(..)
            | Action::Leave
            | Action::Award(_)
            | Action::Accept
            | Action::Name(_)
            | Action::Lose(_)
            | Action::Refuse => unreachable!("{action:?} is not done in camp"),
        }
    }

    /// Somebody else gains more by it than the own adventurer has or would have.
    fn give(&self, item: ItemId, to: Seat) -> i32 {
        let scene = self.scene;
        let card = scene.game.item(item);
        if card.is_consumable() {
            return -1;
        }
        let own = match scene.slot_of(self.seat, item) {
            Some(_) => worth_equipped(scene, self.seat, card),
            None => gain(scene, self.seat, item).0.max(0),
        };
        let gained = gain(scene, to, item).0;
        if gained > own + 40 { 100 + gained - own } else { -1 }
    }

    /// Nothing is wasted; the worst wounded first, all the more before a boss.
    fn heal(&self, effect: Effect, target: Target, power: u8, energy: bool) -> i32 {
        let Effect::Heal(Heal { whom, health }) = effect else { return 0 };
        let health = i32::from(health + power);
        if whom == Whom::Each {
            let missing: i32 = self.scene.state.seats().map(|seat| self.missing(seat).min(health)).sum();
            let each = i32::from(self.scene.state.run.party);
            return if missing * 4 >= health * each * 3 { missing } else { -1 };
        }
        let seat = if let Target::Hero(seat) = target { seat } else { self.seat };
        let max = i32::from(self.scene.max_health(seat));
        let missing = self.missing(seat);
        let low = (max - missing) * 2 <= max + 1;
        let due = if energy {
            missing >= health && (low || self.before_boss || missing >= health + 2)
        } else {
            missing >= health - 1 && (low || self.before_boss)
        };
        if due { 10 + missing * HEALTH / max } else { -1 }
    }

    fn missing(&self, seat: Seat) -> i32 {
        i32::from(self.scene.max_health(seat)) - i32::from(self.scene.state.hero(seat).health)
    }

    /// The sturdy in the middle, the fragile at the ends.
    fn rearrange(&self, one: Seat, other: Seat) -> i32 {
        let state = self.scene.state;
        let inner = |seat: Seat| {
            let column = state.column(seat);
            i32::from((column - 1).min(state.run.party - column))
        };
        let sturdy = |seat: Seat| {
            i32::from(state.hero(seat).health) + 4 * i32::from(self.scene.total(seat, |it| it.armor))
        };
        let better = (sturdy(one) - sturdy(other)) * (inner(other) - inner(one));
        if better > 3 { better } else { -1 }
    }
}
