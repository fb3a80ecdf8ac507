//! What the table hears. Ids, no text; words are made at the edge.

use serde::Serialize;
use table::Seat;

use crate::content::{CardId, Character, HexId, Prohibition};
use crate::crypt::{Cell, Side};
use crate::item::{Hold, Sum};
use crate::state::{Ask, Ending, Figure};

/// Faces of at most so many dice are told.
pub const MAX_DICE: usize = 16;

/// A hex on the table, by what never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct Where {
    /// Which hex.
    pub hex: HexId,
    /// Its cell.
    pub at: Cell,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Event {
    /// Everybody brings a character, a deck and hexes.
    Brought { seats: u8, hexes: u8 },
    /// A seat rolled for the first turn.
    RolledForFirst { seat: Seat, dice: [u8; 2] },
    /// Who begins.
    First { seat: Seat },
    /// An opening card; hidden from the others.
    Dealt { seat: Seat, card: Option<CardId> },
    /// The first hex was an exit, and the Hexpile is shuffled again.
    ExitOnTop { hex: HexId },
    /// The starting hex.
    Opened { hex: HexId, owner: Option<Seat> },
    /// A character is revealed and stands on the starting hex.
    Revealed { seat: Seat, character: Character },
    /// A round begins.
    Round { round: u8 },
    /// A turn begins.
    TurnBegins { seat: Seat },
    /// A player says when to be asked for responses.
    AskedFor { seat: Seat, ask: Ask },
    /// A card was drawn; hidden from the others.
    Drew { seat: Seat, card: Option<CardId> },
    /// The draw of the turn was not taken.
    NotDrawn { seat: Seat },
    /// There was nothing to draw.
    NothingToDraw { seat: Seat },
    /// The discard pile became the deck.
    Reshuffled { seat: Seat, cards: u8 },
    /// An attachment or modifier is laid ready.
    LaidReady { seat: Seat, card: CardId },
    /// The ability is laid ready.
    Rides { seat: Seat },
    /// What was laid ready is lost.
    LetGo { seat: Seat },
    /// A card is declared.
    Played { seat: Seat, card: CardId, how: crate::action::Way },
    /// A tabled card is declared for use.
    Uses { seat: Seat, card: CardId },
    /// An agent or a body attacks.
    Orders { seat: Seat, who: Figure },
    /// A hit is declared.
    Hits { seat: Seat },
    /// The special ability is used.
    Ability { seat: Seat, character: Character },
    /// An event of a hex is used.
    UsesHex { seat: Seat, hex: HexId },
    /// Life points are paid.
    Paid { seat: Seat, points: i16, left: i16 },
    /// At this target.
    Aimed { at: Figure },
    /// A branch is chosen.
    Chose { seat: Seat, branch: u8 },
    /// A card was tabled.
    Tabled { seat: Seat, card: CardId, before: Option<Seat>, room: Option<Where>, life: u8 },
    /// A card was fastened to a tabled one.
    Fastened { seat: Seat, card: CardId, to: CardId },
    /// A tabled card went back to the hand.
    Returned { seat: Seat, card: CardId },
    /// A card in play went back to the hand.
    CameBack { seat: Seat, card: CardId },
    /// A card went to its owner's discard pile.
    Discarded { owner: Seat, card: CardId },
    /// A character moved.
    Moved { who: Figure, to: Where },
    /// A character or body explores.
    Explores { who: Figure, hex: HexId },
    /// A hex was laid.
    Laid { hex: HexId, at: Cell, rotation: u8, owner: Option<Seat> },
    /// A side was dug or cut open.
    DoorOpened { room: Where, side: Side, dug: bool },
    /// A door was barred.
    Barred { room: Where, side: Side, seat: Seat },
    /// A bar is gone.
    Unbarred { room: Where, side: Side },
    /// A hex was turned.
    HexTurned { room: Where, rotation: u8 },
    /// Somebody went straight to a hex.
    Transported { who: Figure, to: Where },
    /// Two figures changed places.
    Swapped { one: Figure, other: Figure },
    /// A hex event happens to a character.
    EventOf { seat: Seat, room: Where },
    /// It is ignored.
    Ignored { seat: Seat, room: Where },
    /// The hex has been met in this action already.
    Quiet { seat: Seat, room: Where },
    /// A card tabled in the hex acts.
    TrapOf { seat: Seat, card: CardId },
    /// An agent acts as an event.
    AgentOf { seat: Seat, card: CardId },
    /// A monster appeared.
    Appeared { room: Where, life: i16 },
    /// A slain monster stays away.
    StaysAway { room: Where },
    /// A monster attacks.
    Attacks { room: Where, seat: Seat },
    /// A monster leaves a character alone.
    Spared { room: Where, seat: Seat },
    /// Dice fell; `rest` is the sum of those not told one by one.
    Rolled { roller: Option<Seat>, why: Rolled, dice: [u8; MAX_DICE], rest: u8 },
    /// A card is to make the dice read so.
    FacesNamed { seat: Seat, dice: [u8; MAX_DICE] },
    /// The dice read otherwise now.
    DiceSet { seat: Seat, dice: [u8; MAX_DICE] },
    /// They are rolled again.
    RollAgain { seat: Seat },
    /// So much damage comes to somebody.
    Threat { at: Figure, points: i16, sum: Sum },
    /// The defense turn.
    Defends { seat: Seat, how: Defense },
    /// The attack was avoided.
    Avoided { at: Figure },
    /// One more defense is needed.
    Again { at: Figure },
    /// A dodge failed.
    DodgeFailed { at: Figure, sum: u8, score: u8 },
    /// A dodge succeeded.
    DodgeMade { at: Figure, sum: u8, score: u8 },
    /// Parts of the damage do nothing.
    Immune { at: Figure, points: i16 },
    /// The taking side changed the damage.
    Changed { at: Figure, by: i16 },
    /// A tabled card took damage.
    Shielded { seat: Seat, card: CardId, points: i16, left: u8 },
    /// Somebody lost life points.
    Lost { who: Figure, points: i16, left: i16 },
    /// Somebody got life points back.
    Healed { who: Figure, points: i16, left: i16 },
    /// An attack turns on another target.
    Redirected { to: Figure },
    /// An attack comes to nothing: no legal target.
    Fizzled,
    /// An item was undone.
    Cancelled { seat: Option<Seat>, card: Option<CardId> },
    /// An attachment or hold was removed.
    Detached { card: CardId },
    /// A hex holds no longer.
    HexLetsGo { seat: Seat, room: Where },
    /// A hold binds a character.
    Held { seat: Seat, hold: Hold },
    /// A roll for freedom failed.
    StillHeld { seat: Seat },
    /// Free again.
    Freed { seat: Seat },
    /// Something is forbidden for a while.
    Forbidden { seat: Seat, what: Prohibition },
    /// An effect begins to last.
    Lasts { seat: Seat },
    /// Lasting effects are over.
    Expired { seat: Seat },
    /// An action is paid by the hex. [PHA-RUL-28]
    Credit { seat: Seat, room: Where },
    /// A card makes an action free.
    MadeFree { seat: Seat },
    /// Actions were gained.
    Gained { seat: Seat, actions: u8, attacks: bool },
    /// Actions were lost.
    LostActions { seat: Seat, actions: u8 },
    /// A card was stolen; hidden from all but the two.
    Stolen { from: Seat, by: Seat, card: Option<CardId> },
    /// A hand was looked at.
    Looked { by: Seat, at: Seat },
    /// The top of the Hexpile was looked at; hidden from the others.
    LookedAhead { by: Seat, hexes: u8 },
    /// Hexes were put back.
    PutBack { by: Seat },
    /// A card came back from the discard pile.
    Recovered { seat: Seat, card: CardId },
    /// A card was searched out of the deck; hidden from the others unless it is the Key.
    Found { seat: Seat, card: Option<CardId> },
    /// An agent changed sides.
    Controlled { by: Seat, card: CardId },
    /// A Key was picked up.
    PickedUp { seat: Seat, owner: Seat },
    /// A Key lies in a hex.
    KeyDropped { owner: Seat, room: Where },
    /// A Key is shown, to leave or by an event.
    KeyShown { seat: Seat },
    /// An exit roll failed.
    ExitFailed { seat: Seat },
    /// A character, agent or monster is defeated.
    Defeated { who: Figure, card: Option<CardId>, room: Option<Where> },
    /// A guard stands in the hex now.
    GuardStands { card: CardId, room: Where },
    /// A player has given up and takes no further turns.
    Withdrew { seat: Seat },
    /// Cards for a monster.
    Reward { seat: Seat },
    /// A defeated player takes a body.
    Dominates { seat: Seat, body: Option<Figure> },
    /// A body was left.
    BodyLeft { seat: Seat, crumbled: bool },
    /// A defeated player waits.
    Waits { seat: Seat },
    /// Actions are over.
    ActionsEnd { seat: Seat },
    /// A turn is over.
    TurnEnds { seat: Seat },
    /// Somebody left the crypt.
    Escaped { seat: Seat },
    /// Nobody did.
    Ended { how: Ending },
    /// The score of a solitaire game.
    Score { points: i16 },
}

/// What dice were rolled for, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Rolled {
    /// Damage.
    Damage,
    /// A dodge.
    Dodge,
    /// A dodge out of the exit.
    DodgeOut,
    /// The exit.
    Exit,
    /// An escape.
    Escape,
    /// A table.
    Table,
    /// Healing.
    Heal,
    /// A mirror.
    Mirror,
}

/// A choice on the defense turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Defense {
    /// A dodge roll.
    Dodge,
    /// A dodge out.
    DodgeOut,
    /// The ability.
    Vanish,
    /// A card.
    Card(CardId),
    /// Nothing.
    Nothing,
}
