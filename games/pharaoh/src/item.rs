//! What was declared or triggered and is not over: items on the stack. [PHA-RUL-40]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Seat;

use crate::action::Way;
use crate::content::{CardType, DamageType, Set, StepsId};
use crate::crypt::Room;
use crate::list::List;
use crate::state::{Figure, Piece, Ready};

/// An item, by its place on the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[serde(transparent)]
pub struct ItemId(pub u16);

impl ItemId {
    /// Its place on the stack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One thing on the stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// What it is.
    pub what: What,
    /// Who controls it; nobody controls what the crypt does.
    pub by: Option<Seat>,
    /// Who acts: a character, an agent, a monster.
    pub actor: Option<Figure>,
    /// The hex it comes from.
    pub room: Room,
    /// The card played or used.
    pub card: Option<Piece>,
    /// Whether that card came from the hand for this, and goes somewhere when it is over.
    pub played: bool,
    /// The steps to be carried out.
    pub steps: Option<StepsId>,
    /// Attachments and modifiers. [PHA-RUL-78]
    pub with: Ready,
    /// At whom, in the order they are met.
    pub targets: SmallVec<[Figure; 4]>,
    /// The hex a step has chosen.
    pub place: Option<Room>,
    /// The side a step has chosen.
    pub side: Option<crate::crypt::Side>,
    /// The card an answer is aimed at.
    pub chosen: Option<Piece>,
    /// The branch its user chose as it was declared. [PHC-21]
    pub branch: Option<u8>,
    /// What becomes of it.
    pub fate: Fate,
    /// Its damage, and how it may be met.
    pub blow: Blow,
    /// The dice of a roll, as they lie.
    pub dice: SmallVec<[u8; 16]>,
}

impl Item {
    /// Something of this kind, with nothing to it yet.
    pub fn new(what: What, by: Option<Seat>, room: Room) -> Self {
        Self {
            what,
            by,
            actor: None,
            room,
            card: None,
            played: false,
            steps: None,
            with: Ready::default(),
            targets: SmallVec::new(),
            place: None,
            side: None,
            chosen: None,
            branch: None,
            fate: Fate::Open,
            blow: Blow::default(),
            dice: SmallVec::new(),
        }
    }

    /// The sum of its dice.
    pub fn sum(&self) -> i16 {
        self.dice.iter().map(|face| i16::from(*face)).sum()
    }

    /// Whether its two dice show the same.
    pub fn doubles(&self) -> bool {
        matches!(self.dice[..], [one, other] if one == other)
    }

    /// Whether it has been undone or has come to nothing.
    pub const fn is_dead(&self) -> bool {
        matches!(self.fate, Fate::Cancelled | Fate::Failed)
    }
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum What {
    /// A character's own blow. [PHA-ACT-04]
    Hit,
    /// A card from the hand, as an action or free action. [PHA-ACT-05]
    Play(Way),
    /// A tabled card is used. [PHA-ACT-06]
    Use,
    /// The special ability. [PHA-ACT-07]
    Ability,
    /// A usable event of the hex. [PHA-ACT-10]
    UseHex,
    /// An entry event of the hex, or a condition at work. [PHA-RUL-98]
    Event,
    /// A card tabled in the hex acts as an event. [PHA-EVT-08]
    Trap,
    /// An agent attacks: ordered, or as an event of its hex. [PHA-RUL-89]
    Agent {
        /// Whether its player spends an action on it.
        ordered: bool,
    },
    /// A monster attacks.
    Monster,
    /// What a tabled card does by itself at its time.
    Standing,
    /// A dodge. [PHA-RUL-62]
    Dodge(ItemId),
    /// A defense card, against this item.
    Defense(ItemId),
    /// A healing card after damage. [PHA-RUL-55]
    Mend,
    /// An any-time card; on an item, or on nothing in the own turn. [PHA-RUL-47]
    Response(Option<ItemId>),
    /// A Key is reached for with cards attached. [PHA-ACT-09]
    PickUp,
    /// Cards laid ready that wait while their user moves first. [PHC-17]
    Waiting,
    /// Dice that have been thrown. [PHA-RUL-48]
    Roll(RollFor),
}

/// What dice were thrown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum RollFor {
    /// Damage of an item.
    Damage(ItemId),
    /// A dodge; the item is the dodge itself.
    Dodge(ItemId),
    /// A dodge out of the exit, against an item. [PHA-OUT-01]
    DodgeOut(ItemId),
    /// Leaving the crypt. [PHA-OBJ-01]
    Exit,
    /// Getting free. [PHA-RUL-106]
    Escape(Hold),
    /// A table in a list of steps, for an item.
    Table(ItemId, StepsId, u8, Option<Figure>),
    /// Healing, for an item.
    Heal(ItemId, Figure),
    /// Whether a hex turns an item's attack on its attacker.
    Mirror(ItemId, StepsId, u8),
}

/// What holds a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Hold {
    /// The hex it stands in.
    Hex,
    /// A card in front of its player.
    Card(Piece),
}

/// What becomes of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// It goes its way.
    Open,
    /// Undone; all its cards from the hand are discarded. [PHA-RUL-50]
    Cancelled,
    /// No legal target is left; its cards are spent. [PHA-RUL-51]
    Failed,
    /// Its card flies back to the hand.
    Bounced,
    /// Its card stays on the table.
    Stays,
}

/// One part of damage with its own types. [PHA-RUL-58]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Its types; of several, immunity to any one stops it.
    pub types: Set<DamageType>,
    /// Dice thrown for it.
    pub dice: u8,
    /// Points added to them; once the dice have fallen, all points.
    pub points: i16,
    /// What of the points the dice made, once they have fallen.
    pub rolled: i16,
    /// The type of the card it comes from, for immunities by family and level.
    pub source: Option<CardType>,
    /// What it comes from, for the sum that players hear.
    pub from: Origin,
}

/// What a part of damage comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// Printed on the attack itself.
    #[default]
    Printed,
    /// An attachment or modifier, a tabled card, or what a card left behind.
    Cards,
    /// The special ability.
    Ability,
    /// The benefit of the hex. [PHA-RUL-105]
    Hex,
}

/// What damage is made of, once it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct Sum {
    /// By dice, whatever they were thrown for.
    pub rolled: i16,
    /// Printed on the attack itself.
    pub printed: i16,
    /// Added by attached, tabled and earlier cards.
    pub cards: i16,
    /// Added by the special ability.
    pub ability: i16,
    /// Added by the hex.
    pub hex: i16,
}

/// The damage of an attack, and how it may be met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of the attack sequence")]
pub struct Blow {
    /// Its parts, once they are known.
    pub parts: List<Part, 10>,
    /// Whether the damage is known.
    pub known: bool,
    /// No dodge. [PHA-RUL-73]
    pub no_dodge: bool,
    /// No cards.
    pub no_cards: bool,
    /// Past tabled life points.
    pub pierce: bool,
    /// Defenses needed. [PHA-RUL-60]
    pub needed: u8,
    /// Defenses made by the present target.
    pub made: u8,
    /// Whether the present target has avoided it.
    pub avoided: bool,
    /// Whether it did so by a dodge roll. [PHC-18]
    pub dodged: bool,
    /// Life points it took off the present target, tabled ones included.
    pub dealt: i16,
    /// Whether the present target lost life points of its own.
    pub hurt: bool,
    /// The present target, which may be one it was sent on to. [PHA-RUL-76]
    pub target: Option<Figure>,
    /// Whether the present target has one more defense turn. [PHA-RUL-60]
    pub again: bool,
    /// Whether one of several targets has avoided it.
    pub foiled: bool,
    /// Whether a hex has turned it already. [PHC-P19]
    pub turned: bool,
}

impl Blow {
    /// What the points are made of.
    pub fn sum(&self) -> Sum {
        let mut sum = Sum::default();
        for part in self.parts.iter() {
            sum.rolled += part.rolled;
            let fixed = part.points - part.rolled;
            match part.from {
                Origin::Printed => sum.printed += fixed,
                Origin::Cards => sum.cards += fixed,
                Origin::Ability => sum.ability += fixed,
                Origin::Hex => sum.hex += fixed,
            }
        }
        sum
    }

    /// All points together.
    pub fn total(&self) -> i16 {
        self.parts.iter().map(|part| part.points).sum()
    }
}
