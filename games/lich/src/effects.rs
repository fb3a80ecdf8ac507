//! What abilities and consumables do: one verb, one file.
//!
//! A verb's file holds its struct (what the author writes), when it fits, when it would change something, what
//! happens, and how it reads. A use is legal if its target is and at least one of its effects would change
//! something [LIC-RUL-23]; so every turn is finite.

mod aim;
mod blast;
mod cast;
mod cure;
mod energize;
mod grant;
mod heal;
mod mark;
mod shove;
mod strike;
mod swap;
mod volley;
mod weaken;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::Target;
use crate::content::{AbilityId, MonsterType};
use crate::field::FoeId;
use crate::play::{Play, Scene};
use crate::rules::attacks::Attack;

pub use aim::Whom;
pub use blast::Blast;
pub use cast::Cast;
pub use cure::Cure;
pub use energize::Energize;
pub use grant::Grant;
pub use heal::Heal;
pub use mark::Mark;
pub use shove::Shove;
pub use strike::Strike;
pub use swap::Swap;
pub use weaken::Weaken;

/// Something an ability or a consumable does.
pub(crate) trait Verb {
    /// Whom it is aimed at.
    fn whom(&self) -> Whom;

    /// Whether it can work on what was chosen; the error says what was expected.
    fn fits(&self, chosen: Whom) -> Result<(), &'static str>;

    /// Whether it would change something now. [LIC-RUL-23]
    fn changes(&self, scene: Scene<'_>, using: Use, target: Target) -> bool;

    /// Happens.
    fn run(&self, play: &mut Play<'_>, using: Use, target: Target);

    /// Its words on the printed card; `spell`: damage and healing grow with Spell Power.
    fn text(&self, spell: bool) -> String;

    /// Its words when the sentence already speaks of whom it is for.
    fn text_after(&self) -> String {
        self.text(false)
    }

    /// The attack it makes on a monster, if it is one. [LIC-RUL-33]
    fn attack(&self, scene: Scene<'_>, using: Use, foe: FoeId) -> Option<Attack> {
        let (_, _, _) = (scene, using, foe);
        None
    }

    /// How many monsters it may strike, one attack each.
    fn strikes(&self) -> u8 {
        1
    }

    /// The one type it may be aimed at.
    fn only(&self) -> Option<MonsterType> {
        None
    }

    /// Whether a monster and a side are chosen. [LIC-RUL-17]
    fn shoves(&self) -> bool {
        false
    }
}

/// All verbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// An attack with the weapons.
    Strike(Strike),
    /// An attack with a number of its own and Spell Power.
    Cast(Cast),
    /// An Explosive attack.
    Blast(Blast),
    /// Health regained.
    Heal(Heal),
    /// Energy regained.
    Energize(Energize),
    /// A keyword for the round.
    Grant(Grant),
    /// Less attack for the round.
    Weaken(Weaken),
    /// More damage to it until the combat ends.
    Mark(Mark),
    /// Sickened no longer.
    Cure(Cure),
    /// Two adventurers change places.
    Swap(Swap),
    /// A monster pushed aside.
    Shove(Shove),
}

impl Effect {
    /// The one list of what each verb is.
    #[inline]
    pub(crate) fn verb(&self) -> &dyn Verb {
        match self {
            Self::Strike(it) => it,
            Self::Cast(it) => it,
            Self::Blast(it) => it,
            Self::Heal(it) => it,
            Self::Energize(it) => it,
            Self::Grant(it) => it,
            Self::Weaken(it) => it,
            Self::Mark(it) => it,
            Self::Cure(it) => it,
            Self::Swap(it) => it,
            Self::Shove(it) => it,
        }
    }

    /// Whom it is aimed at.
    pub fn whom(&self) -> Whom {
        self.verb().whom()
    }
}

/// An ability or a consumable in somebody's hands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    /// Whose.
    pub(crate) by: Seat,
    /// Spell Power that counts: that of the user, for an ability marked Spell. [LIC-RUL-37]
    pub(crate) power: u8,
    /// The ability; none for a consumable, which is thrown. [LIC-RUL-82]
    pub(crate) ability: Option<AbilityId>,
}

impl Use {
    /// A consumable.
    pub(crate) const fn of_item(by: Seat) -> Self {
        Self { by, power: 0, ability: None }
    }
}

impl Scene<'_> {
    /// Whether at least one effect would change something. [LIC-RUL-23]
    #[inline]
    fn would_change(self, using: Use, effects: &[Effect], target: Target) -> bool {
        effects.iter().any(|effect| effect.verb().changes(self, using, target))
    }

    /// The adventurers an effect is for.
    #[inline]
    fn seats_meant(self, using: Use, whom: Whom, target: Target) -> impl Iterator<Item = Seat> {
        let one = match (whom, target) {
            (Whom::Each, _) => None,
            (_, Target::Hero(seat)) => Some(seat),
            (_, Target::None | Target::Foe(_) | Target::Foes(..) | Target::Push(..)) => Some(using.by),
        };
        let each = if whom == Whom::Each { self.state.row() } else { &[] };
        one.into_iter().chain(each.iter().copied())
    }
}

/// The monster an effect is for; of two the first.
fn foe_meant(target: Target) -> Option<FoeId> {
    match target {
        Target::Foe(foe) | Target::Foes(foe, _) | Target::Push(foe, _) => Some(foe),
        Target::None | Target::Hero(_) => None,
    }
}

impl Play<'_> {
    /// All effects in order. What ends the combat ends the rest too.
    pub(crate) fn carry_out(&mut self, using: Use, effects: &[Effect], target: Target) {
        let fighting = self.state.in_combat();
        for effect in effects {
            if self.state.ending.is_some() || self.state.in_combat() != fighting {
                return;
            }
            effect.verb().run(self, using, target);
        }
    }

    fn each_meant(&mut self, using: Use, whom: Whom, target: Target, mut each: impl FnMut(&mut Self, Seat)) {
        let seats: crate::list::List<Seat, 6> = self.scene().seats_meant(using, whom, target).collect();
        seats.iter().for_each(|seat| each(self, *seat));
    }
}

/// All effects in one sentence; `spell`: damage and healing grow with Spell Power.
pub(crate) fn effects_text(effects: &[Effect], spell: bool) -> String {
    let mut text = String::new();
    for effect in effects {
        let follows = effect.whom() == Whom::Same;
        text.push_str(match (text.is_empty(), follows) {
            (true, _) => "",
            (false, true) => " and ",
            (false, false) => "; ",
        });
        text.push_str(&if follows { effect.verb().text_after() } else { effect.verb().text(spell) });
    }
    text
}

/// What a number of a spell grows by, in words.
fn power_text(spell: bool) -> &'static str {
    if spell { " + Spell Power" } else { "" }
}
