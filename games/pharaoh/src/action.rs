//! What a seat may do.

use serde::{Deserialize, Serialize};

use crate::content::CardId;
use crate::crypt::{Room, Side};
use crate::item::Hold;
use crate::state::{Ask, Figure, Piece};

/// One decision. Cards of a hand are named by their kind: two copies are one choice. Cards on the
/// table, which everybody sees, are named themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Draw the card of the turn. [PHA-DRAW-01]
    Draw,
    /// Do not.
    NoDraw,
    /// Lay an attachment or modifier ready for what is declared next. [PHA-RUL-78]
    Ready(CardId),
    /// Lay the Warlord's ability ready. [PHA-RUL-34]
    Rider,
    /// What was laid ready has no host any more. [PHA-RUL-51]
    LetGo,
    /// Play a card from the hand.
    Play(CardId, Way),
    /// Into this hex: a move, an agent's place, a way to go.
    Go(Room),
    /// Do not move.
    Stay,
    /// Explore. [PHA-EXPL-01]
    Explore,
    /// Lay the drawn hex at this side of the present one, turned so many steps. [PHA-RUL-17]
    Place(Side, u8),
    /// Hit somebody. [PHA-ACT-04]
    Hit(Figure),
    /// Order an agent, or the dominated body, to attack. [PHA-ACT-06]
    Order(Figure),
    /// Order an agent to move to a hex. [PHA-ACT-03]
    March(Piece, Room),
    /// Use a tabled card. [PHA-ACT-06]
    Use(Piece),
    /// Use the special ability. [PHA-ACT-07]
    Ability,
    /// Use an event of the hex. [PHA-ACT-10]
    UseHex,
    /// Take a tabled card back. [PHA-ACT-08]
    Return(Piece),
    /// Pick a Key up. [PHA-ACT-09]
    PickUp(Piece),
    /// Try to leave the crypt. [PHA-ACT-11]
    Exit,
    /// Roll to get free. [PHA-ESC-02]
    Escape(Hold),
    /// No more actions. [PHA-ACT-12]
    EndActions,
    /// Discard a card of the hand.
    Discard(CardId),
    /// No more discards. [PHA-DISC-01]
    Done,
    /// At this target.
    Aim(Figure),
    /// This branch.
    Choose(u8),
    /// Pass in a window, or play no healing card.
    Pass,
    /// Roll a dodge. [PHA-CHAR-06]
    Dodge,
    /// Try to dodge out of the exit. [PHA-OUT-01]
    DodgeOut,
    /// Use the ability to avoid the attack. [PHA-RUL-34]
    Vanish,
    /// Accept the effect. [PHA-RUL-77]
    Accept,
    /// A tabled card takes the damage. [PHA-RUL-70]
    Shield(Piece),
    /// The character takes the rest.
    Bear,
    /// This card of a hand, deck or pile.
    Pick(CardId),
    /// This card on the table.
    PickTabled(Piece),
    /// This die shall read so. [PHA-RUL-154]
    Face(u8),
    /// This side of the hex.
    Side(Side),
    /// Turned so many steps.
    Turn(u8),
    /// This of the hexes looked at comes next, counted from the top.
    Next(u8),
    /// Dominate this body. [PHA-RUL-124]
    Dominate(Figure),
    /// Make the monster of a hex appear and dominate it. [PHA-RUL-128]
    Force(Room),
    /// Keep the present body, or none.
    Keep,
    /// Leave the body and have none.
    Abandon,
    /// Say when one wants to be asked for responses from now on. [PHA-RUL-158]
    Ask(Ask),
}

/// How a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Way {
    /// As an action.
    Act,
    /// As a free action. [PHA-FREE-01]
    Free,
    /// On the table in front of its user.
    Table,
    /// In front of a target.
    Before,
    /// In the user's hex.
    InHex,
    /// As an agent in a hex. [PHA-AGT-05]
    Agent,
    /// As a guard. [PHA-AGT-06]
    Guard,
    /// Attached to a tabled card for good. [PHA-RUL-80]
    Fasten,
    /// At any time. [PHA-PLAY-08]
    Respond,
    /// As a defense. [PHA-DEF-01]
    Defend,
    /// Right after damage. [PHA-RUL-68]
    Mend,
}
