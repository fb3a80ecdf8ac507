//! The card language: one verb, one file.
//!
//! A verb's file holds its struct (what the author writes), where it fits, what hinders it, what happens, and how it
//! reads. No rule asks for a card by its name.

mod armor;
pub mod attack;
mod block;
mod climb;
mod dash;
mod deathward;
mod float;
mod heal;
mod icewalk;
mod melee_modifier;
mod movement;
mod next_pierce;
mod range;
pub mod reroll;
mod revive;
pub mod shield;
mod stealth;
pub mod transport;
mod unlock;
mod ward;

pub use armor::Armor;
pub use attack::{Attack, Kind, Rider, Targets};
pub use block::Block;
pub use dash::Dash;
pub use heal::Heal;
pub use melee_modifier::MeleeModifier;
pub use movement::Move;
pub use range::Range;
pub use revive::Revive;
pub use shield::Who;
pub use stealth::Stealth;
pub use transport::Transport;
pub use ward::Ward;

use serde::{Deserialize, Serialize};
use table::RuleId;

use crate::cites;
use crate::content::{ActionSlot, ItemId, Timing, UnderCheck};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::movement::Gear;
use crate::spaces::Space;
use crate::state::HeroId;

/// Something a card does.
pub trait Verb {
    /// Whether it may stand there.
    fn fits(&self, spot: Spot) -> bool;

    /// Tells what is wrong with its numbers.
    fn check(&self, _card: &mut UnderCheck<'_, '_>) {}

    /// Whether it takes the place of movement and not of an Action. [TOM-RUL-52]
    fn replaces_movement(&self) -> bool {
        false
    }

    /// Why the acting hero cannot do it now, at this space or at none. [TOM-RUL-36]
    fn hindrance(&self, scene: Scene<'_>, with: Means, at: Option<Space>) -> Option<Illegal>;

    /// Every space it may be done at; nothing once, if it is not aimed.
    fn aims(&self, scene: Scene<'_>, with: Means, each: &mut dyn FnMut(Option<Space>)) {
        if self.hindrance(scene, with, None).is_none() {
            each(None);
        }
    }

    /// Happens, or puts the steps that will happen on the agenda.
    fn run(&self, play: &mut Play<'_>, by: Use);

    /// Adds what it does for whoever holds its card. [TOM-RUL-82]
    fn equip(&self, _gear: &mut Gear) {}

    /// Its words on the printed card.
    fn text(&self) -> String;

    /// The rules behind it, the one that tells most about it first.
    fn rules(&self) -> Vec<RuleId>;

    /// The rule that allows an Action which does it.
    fn allowed_by(&self) -> RuleId {
        cites::TURN_02
    }
}

/// What only holds: it is never played or used. [TOM-RUL-82]
trait Passive {
    fn check(&self, _card: &mut UnderCheck<'_, '_>) {}
    fn equip(&self, gear: &mut Gear);
    fn text(&self) -> String;
    fn rules(&self) -> Vec<RuleId>;
}

impl<T: Passive> Verb for T {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Item(Timing::Passive)
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        Passive::check(self, card);
    }

    fn hindrance(&self, _scene: Scene<'_>, with: Means, _at: Option<Space>) -> Option<Illegal> {
        Some(never_used(with))
    }

    fn run(&self, _play: &mut Play<'_>, by: Use) {
        unreachable!("{by:?} is never done: it holds by itself")
    }

    fn equip(&self, gear: &mut Gear) {
        Passive::equip(self, gear);
    }

    fn text(&self) -> String {
        Passive::text(self)
    }

    fn rules(&self) -> Vec<RuleId> {
        Passive::rules(self)
    }
}

/// Where an effect may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On an Action, first or alone.
    Action,
    /// On a double Action, behind the attack. [TOM-RUL-44]
    SecondPart,
    /// On an Item used at this time. [TOM-RUL-81]
    Item(Timing),
}

/// By what something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    /// One of the four Actions of a character.
    Action(ActionSlot),
    /// An Item. [TOM-RUL-54]
    Item(ItemId),
    /// The one attack of a sidekick or a monster.
    Own,
}

/// A verb being done.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    /// By whom.
    pub hero: HeroId,
    /// By what.
    pub with: Means,
    /// Where, if it is aimed.
    pub at: Option<Space>,
}

/// All verbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// An attack. [TOM-ATK-01]
    Attack(Attack),
    /// A shield that may cancel hits. [TOM-RUL-46]
    Block(Block),
    /// A shield of Armor. [TOM-RUL-47]
    Ward(Ward),
    /// Being hidden. [TOM-RUL-49]
    Stealth(Stealth),
    /// HP come back. [TOM-RUL-51]
    Heal(Heal),
    /// Movement as an Action. [TOM-RUL-33]
    Dash(Dash),
    /// A jump in place of movement. [TOM-RUL-52]
    Transport(Transport),
    /// The sidekick comes back. [TOM-RUL-91]
    Revive(Revive),
    /// A gate is opened. [TOM-RUL-83]
    Unlock,
    /// Being on water. [TOM-RUL-84]
    Float,
    /// Another standard Move. [TOM-RUL-29]
    Move(Move),
    /// More Armor. [TOM-RUL-82]
    Armor(Armor),
    /// A better modifier for close attacks. [TOM-RUL-55]
    MeleeModifier(MeleeModifier),
    /// A longer range for far attacks. [TOM-RUL-55]
    Range(Range),
    /// Black ice costs 1. [TOM-RUL-79]
    Icewalk,
    /// A way through obstacles. [TOM-RUL-30]
    Climb,
    /// 1 HP left instead of a defeat. [TOM-RUL-65]
    Deathward,
    /// A second throw for an own attack. [TOM-RUL-86]
    Reroll,
    /// The next attack goes through walls. [TOM-RUL-87]
    NextPierce,
}

impl Effect {
    /// The one list of all verbs.
    #[inline]
    pub fn verb(&self) -> &dyn Verb {
        match self {
            Self::Attack(it) => it,
            Self::Block(it) => it,
            Self::Ward(it) => it,
            Self::Stealth(it) => it,
            Self::Heal(it) => it,
            Self::Dash(it) => it,
            Self::Transport(it) => it,
            Self::Revive(it) => it,
            Self::Unlock => &unlock::Unlock,
            Self::Float => &float::Float,
            Self::Move(it) => it,
            Self::Armor(it) => it,
            Self::MeleeModifier(it) => it,
            Self::Range(it) => it,
            Self::Icewalk => &icewalk::Icewalk,
            Self::Climb => &climb::Climb,
            Self::Deathward => &deathward::Deathward,
            Self::Reroll => &reroll::RollsAgain,
            Self::NextPierce => &next_pierce::NextPierce,
        }
    }
}

/// For verbs that are not aimed at a space.
fn unaimed(at: Option<Space>) -> Option<Illegal> {
    at.map(|_| Illegal::NeedsNoTarget)
}

/// For verbs that hold or happen by themselves.
const fn never_used(with: Means) -> Illegal {
    match with {
        Means::Item(item) => Illegal::NotUsed(item),
        Means::Action(_) | Means::Own => Illegal::NoSuchAction,
    }
}

/// For verbs aimed at the own space or a space beside it.
fn nearby(verb: &impl Verb, scene: Scene<'_>, with: Means, each: &mut dyn FnMut(Option<Space>)) {
    let here = scene.state.hero(scene.state.acting.hero).at;
    let near = scene.state.map.grid.neighbours(here);
    let fits = |at: &Space| verb.hindrance(scene, with, Some(*at)).is_none();
    std::iter::once(here).chain(near).filter(fits).for_each(|at| each(Some(at)));
}
