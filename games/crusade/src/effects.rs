//! The card language: one verb, one file.
//!
//! A verb's file holds its struct (what the author writes), what happens, when it cannot, and how
//! it reads. No rule asks for a card by its name.

mod afflict;
mod boost;
mod cleanse;
pub(crate) mod give_back;
mod mark;
mod reveal;
mod seal;
mod shove;
mod step;
mod swap;
mod unseal;
mod whom;
mod yield_turn;

use serde::Deserialize;
use table::Seat;

use crate::action::Target;
use crate::content::Aim;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// Something a card does.
pub trait Verb {
    /// Whether it can work on what the card aims at; the error says what was expected.
    fn fits(&self, _aim: Aim) -> Result<(), String> {
        Ok(())
    }

    /// Whether only a piece on the board can do it. [CRU-RUL-17]
    fn needs_place(&self) -> bool {
        false
    }

    /// Why it cannot be done now with this target, which the card's aim allows. [CRU-RUL-27]
    fn hindrance(&self, scene: Scene<'_>, by: Seat, target: Target) -> Option<Illegal>;

    /// Whether it can still happen after the effects before it on the same card. [CRU-RUL-84]
    fn is_still_possible(&self, _scene: Scene<'_>, _target: Target) -> bool {
        true
    }

    /// Happens, or puts the question that must be answered first on the agenda.
    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target);

    /// Its words on the printed card.
    fn text(&self, aim: Aim) -> String;
}

/// All verbs.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// A seal on a grave.
    Seal,
    /// Seals broken.
    Unseal(unseal::Unseal),
    /// A further step.
    Step,
    /// An opponent sent off.
    Shove(shove::Shove),
    /// Two pieces change places.
    Swap,
    /// A Portal marker.
    Mark,
    /// A debuff.
    Afflict(afflict::Afflict),
    /// A bonus.
    Boost(boost::Boost),
    /// Debuffs removed.
    Cleanse(cleanse::Cleanse),
    /// A hand shown.
    Reveal(reveal::Reveal),
    /// A card lost.
    GiveBack,
    /// A turn given away.
    YieldTurn,
}

impl Effect {
    /// The one list of all verbs.
    #[inline]
    pub fn verb(&self) -> &dyn Verb {
        match self {
            Self::Seal => &seal::Seal,
            Self::Unseal(it) => it,
            Self::Step => &step::Step,
            Self::Shove(it) => it,
            Self::Swap => &swap::Swap,
            Self::Mark => &mark::Mark,
            Self::Afflict(it) => it,
            Self::Boost(it) => it,
            Self::Cleanse(it) => it,
            Self::Reveal(it) => it,
            Self::GiveBack => &give_back::LosesCard,
            Self::YieldTurn => &yield_turn::YieldTurn,
        }
    }
}

/// The tile a card was aimed at.
fn aimed_tile(target: Target) -> crate::tiles::Tile {
    match target {
        Target::Tile(tile) => tile,
        other => panic!("a card aimed at a tile was played on {other:?}"),
    }
}

/// The piece a card was aimed at.
fn aimed_seat(target: Target) -> Seat {
    match target {
        Target::Seat(seat) | Target::Toward(seat, _) => seat,
        other => panic!("a card aimed at a piece was played on {other:?}"),
    }
}

/// For verbs that act on a chosen piece.
fn expects_piece(aim: Aim) -> Result<(), String> {
    match aim {
        Aim::OneEnemy { .. } | Aim::OneEnemyToward { .. } | Aim::OneAlly | Aim::AnyOtherPiece => Ok(()),
        _ => Err("expected an aim that chooses a piece".to_owned()),
    }
}
