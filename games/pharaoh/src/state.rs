//! What lies on the table: nouns, no rules.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Agenda, Seat, SeatSet};

use crate::content::{CardId, Character, HexId, StepsId};
use crate::crypt::{Crypt, Room, Rooms};
use crate::item::Item;
use crate::list::List;
use crate::step::Step;

/// The most seats of a match. [PHA-RUL-07]
pub const MAX_SEATS: usize = 8;
/// The most cards of a deck. [PHA-DECK-01]
pub const MAX_DECK: usize = 50;
/// The most cards a hand can ever hold. [PHA-RUL-157]
pub const MAX_HAND: usize = 60;

/// A match in progress, complete: nothing outside it changes during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the lobby chose and play never changes.
    pub rite: Rite,
    /// The round being played, from 1.
    pub round: u8,
    /// In seat order; only the first `rite.seats` are in play.
    pub players: [Player; MAX_SEATS],
    /// Every physical card of the match.
    pub cards: List<Card, { MAX_SEATS * MAX_DECK }>,
    /// The board and the Hexpile.
    pub crypt: Crypt,
    /// Cards on the table, in order of placement.
    pub tabled: SmallVec<[Tabled; 12]>,
    /// Monsters on the board, in order of appearance.
    pub monsters: SmallVec<[Monster; 6]>,
    /// The number the next monster gets.
    pub next_monster: u16,
    /// Keys that lie in hexes. [PHA-RUL-116]
    pub keys: SmallVec<[(Piece, Room); 4]>,
    /// Effects that outlast their card.
    pub lasting: SmallVec<[Lasting; 6]>,
    /// The turn being taken.
    pub turn: TurnState,
    /// Hexes whose events each character has met in the action being done. [PHA-RUL-99]
    pub met: [Rooms; MAX_SEATS],
    /// What was declared and is not over, the newest last. [PHA-RUL-40]
    pub stack: SmallVec<[Item; 3]>,
    /// Those who have given up: they take no turns. [PHA-RUL-133]
    pub gone: SeatSet,
    /// Rounds in a row in which nobody had a body or an agent. [PHA-RUL-132]
    pub idle_turns: u8,
    /// How the match ended, once it has.
    pub ending: Option<Ending>,
    /// What is still to be done. The game waits exactly when the next step is a question.
    pub agenda: Agenda<Step, 12>,
}

/// What holds for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rite {
    /// How many seats; one plays solitaire.
    pub seats: u8,
    /// Who began.
    pub first: Seat,
    /// After how many rounds the crypt is sealed. [PHA-RUL-134]
    pub round_limit: u8,
    /// Whether a defeated player may make a monster appear. [PHA-RUL-128]
    pub force_monster: bool,
    /// When each seat wants to be asked for a response.
    pub ask: [Ask; MAX_SEATS],
    /// The seats that people hold, one bit each; none if that is not known.
    pub people: u8,
}

impl Rite {
    /// One seat alone. [PHA-SOLO-01]
    pub const fn solitaire(&self) -> bool {
        self.seats == 1
    }

    /// Whether nobody but bots plays against a seat, so that nobody learns anything by what it is not asked.
    pub const fn among_bots(&self, seat: Seat) -> bool {
        self.people == 1 << seat.0
    }
}

/// When a seat is asked for a response. All three go by what everybody can see, so that neither
/// being asked nor not being asked says anything about a hand. [PHA-RUL-158]
///
/// `Always` and `Could` ask alike here; whoever hosts a match may pass for a seat that could not answer and said
/// `Could`, as long as nobody can tell it by the time that takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Ask {
    /// While it holds a card of which others cannot tell that it is no answer.
    Always,
    /// The same, and a host may pass for it.
    #[default]
    Could,
    /// Besides, only if the item bears on the seat, or is a roll to leave the crypt.
    Affected,
}

impl Ask {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Always, Self::Could, Self::Affected];
}

/// A physical card, by its place in [`State::cards`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[serde(transparent)]
pub struct Piece(pub u16);

impl Piece {
    /// Its place in the list of cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A physical card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// What is printed on it.
    pub kind: CardId,
    /// Whose deck it came from; its discards go there. [PHA-RUL-05]
    pub owner: u8,
    /// The seats that know what it is, one bit each.
    pub known: u8,
    /// What was done with it, see the constants.
    pub marks: u8,
}

impl Card {
    /// Played as a free action this turn. [PHA-RUL-31]
    pub const FREE: u8 = 1;
    /// Used this turn. [PHA-RUL-94]
    pub const USED: u8 = 2;
    /// Played while the stack was not empty. [PHA-RUL-49]
    pub const STACKED: u8 = 4;
    /// Cannot be taken back from the discard pile.
    pub const GONE: u8 = 8;

    /// Whose deck it came from.
    pub const fn owner(self) -> Seat {
        Seat(self.owner)
    }

    /// Whether this mark is on it.
    pub const fn has(self, mark: u8) -> bool {
        self.marks & mark != 0
    }
}

/// A seat and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Its character.
    pub character: Character,
    /// Where the character stands; for a defeated one, where it fell.
    pub room: Room,
    /// Its life points, which may stand below zero until defeat is checked. [PHA-RUL-68]
    pub life: i16,
    /// Whether the character is defeated. [PHA-DFT-01]
    pub defeated: bool,
    /// Whether the special ability is spent. [PHA-CHAR-08]
    pub spent: bool,
    /// Actions to be lost in the next turn.
    pub lost: u8,
    /// The hold of the hex the character stands in. [PHA-RUL-106]
    pub cage: Option<Cage>,
    /// What the defeated player dominates. [PHA-DOM-01]
    pub body: Option<Figure>,
    /// Cards in hand, the oldest first.
    pub hand: List<Piece, MAX_HAND>,
    /// Face down, the top card last.
    pub deck: List<Piece, MAX_DECK>,
    /// Face up, the newest last.
    pub discard: List<Piece, MAX_DECK>,
    /// Hexes entered since the start, and those whose event was suffered. [PHA-SOLO-12]
    pub entered: Rooms,
    /// See above.
    pub suffered: Rooms,
    /// Monsters defeated.
    pub slain: u8,
}

/// A hold by a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cage {
    /// The steps that bind, and the test that frees.
    pub steps: StepsId,
    /// Whether the escape roll of this turn was made.
    pub tried: bool,
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tabled {
    /// Which.
    pub card: Piece,
    /// Who controls it. [PHA-RUL-05]
    pub by: Seat,
    /// Where it lies.
    pub lies: Lies,
    /// Its life points when whole; 0 if it has none.
    pub full: u8,
    /// Life points lost.
    pub lost: u8,
    /// The one alteration and the one enhancement attached to it. [PHA-RUL-80]
    pub attached: [Option<Piece>; 2],
    /// Whether it came this turn: then it is no event yet. [PHA-EVT-08]
    pub fresh: bool,
    /// Whether the escape roll against it was made this turn.
    pub tried: bool,
    /// How often it made an action free this turn. [PHA-RUL-160]
    pub freed: u8,
}

impl Tabled {
    /// Life points left.
    pub const fn left(&self) -> u8 {
        self.full.saturating_sub(self.lost)
    }

    /// The hex it lies in, unless it lies before a player.
    pub const fn room(&self) -> Option<Room> {
        match self.lies {
            Lies::In(room) => Some(room),
            Lies::Before(_) => None,
        }
    }
}

/// Where a tabled card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Lies {
    /// In front of a player. [PHA-TAB-01]
    Before(Seat),
    /// In a hex.
    In(Room),
}

/// A monster, by the number it got when it appeared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[serde(transparent)]
pub struct MonsterId(pub u16);

impl MonsterId {
    /// The monster of a hex design, the so-manieth that appeared.
    pub const fn new(number: u16, hex: HexId) -> Self {
        Self(number << 7 | hex.0 as u16)
    }

    /// The design of the hex it came from, which says what it is even when it is gone.
    pub const fn hex(self) -> HexId {
        HexId((self.0 & 0x7f) as u8)
    }
}

/// A monster on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    /// Its number.
    pub id: MonsterId,
    /// The hex it came from, which says what it is.
    pub home: Room,
    /// Where it is.
    pub at: Room,
    /// Life points left.
    pub life: i16,
    /// Who dominates it.
    pub master: Option<Seat>,
    /// Characters it leaves alone. [PHA-RUL-109]
    pub spares: u8,
    /// Characters with a benefit that have attacked it and are no longer left alone.
    pub hates: u8,
}

/// Anything that can be hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Figure {
    /// A character.
    Character(Seat),
    /// A tabled card, perhaps an agent.
    Card(Piece),
    /// A monster.
    Monster(MonsterId),
}

impl Default for Figure {
    fn default() -> Self {
        Self::Character(Seat(0))
    }
}

/// An effect that outlasts its card. [PHC-P06]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// The steps in force.
    pub steps: StepsId,
    /// Who used the card or hex.
    pub by: Seat,
    /// Whom it bears on.
    pub on: Seat,
    /// When it ends.
    pub until: Until,
}

/// When a lasting effect ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Until {
    /// At the end of the turn being taken.
    ThisTurn,
    /// At the start of its user's next turn.
    TurnOf(Seat),
    /// At the end of the target's next turn, which has begun or not.
    EndOf(Seat, bool),
}

/// The turn being taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnState {
    /// Whose.
    pub seat: Seat,
    /// How far it has come.
    pub phase: Phase,
    /// Actions taken. [PHA-ACT-02]
    pub taken: u8,
    /// Ordinary actions taken.
    pub ordinary: u8,
    /// Extra ordinary actions granted for this turn, less those lost.
    pub extra: i8,
    /// Extra actions that may only be attacks, less those taken.
    pub attacks: u8,
    /// Hexes whose credit is spent. [PHA-RUL-28]
    pub credits: Rooms,
    /// Whether its player has said anew when to be asked. [PHA-RUL-158]
    pub said: bool,
    /// The hex the character has not left since the turn began. [PHA-RUL-97]
    pub stayed: Option<Room>,
    /// The Spellmancer's rite: the next spell costs no action. [PHA-RUL-34]
    pub rite: bool,
    /// Whether the player was defeated in it: then it goes to its end. [PHA-RUL-123]
    pub over: bool,
    /// What is laid ready for the action or defense to be declared. [PHA-RUL-78]
    pub ready: Ready,
}

/// How far a turn has come. [PHA-RUL-26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Phase {
    /// T0.
    Start,
    /// T1.
    Draw,
    /// T2: no action has been declared yet.
    Free,
    /// T3.
    Actions,
    /// T4.
    Discard,
    /// T5.
    End,
}

/// Attachments and modifiers that wait for their host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ready {
    /// At most one. [PHA-ATT-01]
    pub alteration: Option<Piece>,
    /// At most one.
    pub enhancement: Option<Piece>,
    /// Any number. [PHA-NAT-08]
    pub modifiers: List<Piece, 6>,
    /// The Warlord's ability. [PHA-RUL-34]
    pub rider: bool,
}

impl Ready {
    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.alteration.is_none() && self.enhancement.is_none() && self.modifiers.is_empty() && !self.rider
    }

    /// All cards that wait.
    pub fn cards(&self) -> impl Iterator<Item = Piece> + '_ {
        self.alteration.into_iter().chain(self.enhancement).chain(self.modifiers.iter().copied())
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Ending {
    /// Somebody rolled doubles in an exit. [PHA-OBJ-01]
    Escape(Seat),
    /// Everybody is defeated and no Key is in play. [PHA-RUL-131]
    Curse,
    /// Everybody is defeated and nobody has a body or an agent. [PHA-RUL-132]
    Silence,
    /// The last round is over. [PHA-RUL-134]
    Sealed,
}

impl State {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rite.seats).map(Seat)
    }

    /// All seats clockwise from this one.
    pub fn around(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.rite.seats;
        (0..count).map(move |step| Seat((from.0 + step) % count))
    }

    /// The next seat clockwise. [PHA-RUL-101]
    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.rite.seats)
    }

    /// A seat's things.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A seat's things, to change them.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// A physical card.
    #[inline]
    pub fn card(&self, piece: Piece) -> Card {
        self.cards[piece.index()]
    }

    /// A physical card, to change it.
    pub fn card_mut(&mut self, piece: Piece) -> &mut Card {
        &mut self.cards[piece.index()]
    }

    /// What is printed on a card.
    #[inline]
    pub fn kind(&self, piece: Piece) -> CardId {
        self.cards[piece.index()].kind
    }

    /// A card on the table.
    pub fn tabled(&self, piece: Piece) -> Option<&Tabled> {
        self.tabled.iter().find(|it| it.card == piece)
    }

    /// The same, to change it.
    pub fn tabled_mut(&mut self, piece: Piece) -> Option<&mut Tabled> {
        self.tabled.iter_mut().find(|it| it.card == piece)
    }

    /// A monster on the board.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.monsters.iter().find(|it| it.id == id)
    }

    /// The same, to change it.
    pub fn monster_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.monsters.iter_mut().find(|it| it.id == id)
    }

    /// Undefeated characters in a hex, clockwise from the acting seat.
    pub fn characters_in(&self, room: Room) -> impl Iterator<Item = Seat> + '_ {
        self.around(self.turn.seat).filter(move |seat| {
            let player = self.player(*seat);
            !player.defeated && player.room == room
        })
    }

    /// The seats that still take turns.
    pub fn playing(&self) -> SeatSet {
        self.seats().filter(|seat| !self.gone.has(*seat)).collect()
    }

    /// The seat whose turn comes after this one's, and whether a new round begins with it.
    pub fn turn_after(&self, seat: Seat) -> (Seat, bool) {
        let mut next = self.after(seat);
        let mut new_round = next == self.rite.first;
        while self.gone.has(next) && next != seat {
            next = self.after(next);
            new_round |= next == self.rite.first;
        }
        (next, new_round)
    }

    /// The seats whose characters still stand.
    pub fn standing(&self) -> SeatSet {
        self.seats().filter(|seat| !self.player(*seat).defeated).collect()
    }

    /// The hex a figure is in; none if it is gone. [PHA-RUL-86] [PHA-RUL-88]
    pub fn whereabouts(&self, figure: Figure) -> Option<Room> {
        match figure {
            Figure::Character(seat) => {
                let player = self.player(seat);
                (!player.defeated).then_some(player.room)
            }
            Figure::Card(piece) => match self.tabled(piece)?.lies {
                Lies::In(room) => Some(room),
                Lies::Before(seat) => Some(self.player(seat).room),
            },
            Figure::Monster(id) => Some(self.monster(id)?.at),
        }
    }

    /// The seat that answers for a figure; none for a monster nobody dominates.
    pub fn controller(&self, figure: Figure) -> Option<Seat> {
        match figure {
            Figure::Character(seat) => Some(seat),
            Figure::Card(piece) => Some(self.tabled(piece)?.by),
            Figure::Monster(id) => self.monster(id)?.master,
        }
    }

    /// Who dominates a figure, if anybody does.
    pub fn dominator(&self, figure: Figure) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).body == Some(figure))
    }
}
