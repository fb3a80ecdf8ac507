//! What lies on the table: nouns, no rules.

use serde::{Deserialize, Serialize};
use table::{Agenda, Seat, SeatSet};

use crate::cards::{Counts, Deck, Hand, Tier};
use crate::step::Step;
use crate::tiles::{Edge, Tile, Tiles};

/// The most seats of a match. [CRU-RUL-01]
pub const MAX_SEATS: usize = 8;
/// The most members of a team.
pub const MAX_TEAM: usize = 4;

/// A match in progress, complete: nothing outside it changes during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the lobby chose and play never changes.
    pub night: Night,
    /// The round being played, from 1; one more than the last when the match is over.
    pub round: u8,
    /// In seat order; only the first `night.seats` are in play.
    pub pieces: [Piece; MAX_SEATS],
    /// Turn order of each team. [CRU-ROUND-04]
    pub orders: [Lineup; 2],
    /// The tiles that carry a grave.
    pub graves: Tiles,
    /// The graves each team controls.
    pub owned: [Tiles; 2],
    /// Graves whose seal shows 2, and those whose seal shows 1. [CRU-SEAL-01]
    pub seals: Seals,
    /// Grave tokens of each team.
    pub tokens: [u16; 2],
    /// Face down, top card last, by team and tier. No seat may see them.
    pub decks: [[Deck; 3]; 2],
    /// Cards played, face up. [CRU-RUL-45]
    pub spent: Counts,
    /// Cards that are not part of this match. [CRU-RUL-21]
    pub aside: Counts,
    /// The turn being taken.
    pub acting: Acting,
    /// What is still to be done. The game waits exactly when the next step is a question.
    pub agenda: Agenda<Step, 4>,
}

/// What holds for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Night {
    /// The board, by its number in the box.
    pub board: u8,
    /// How many seats.
    pub seats: u8,
    /// How many rounds. [CRU-ROUND-07]
    pub rounds: u8,
    /// Whether an empty tier is refilled from the spent cards. [CRU-RUL-47]
    pub reshuffle_spent: bool,
    /// Whether team-mates see each other's hands. [CRU-RUL-79]
    pub open_hands: bool,
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum Team {
    /// They act first and own the Shed.
    #[serde(alias = "GK")]
    Groundskeepers,
    /// They act last and come from outside.
    #[serde(alias = "N")]
    Necromancers,
}

impl Team {
    /// Both, in the order they act.
    pub const BOTH: [Self; 2] = [Self::Groundskeepers, Self::Necromancers];

    /// Its place in lists of two.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The others.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Groundskeepers => Self::Necromancers,
            Self::Necromancers => Self::Groundskeepers,
        }
    }

    /// In words.
    pub const fn name(self) -> &'static str {
        ["Groundskeepers", "Necromancers"][self.index()]
    }
}

/// A seat's figure and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Whose side it is on.
    pub team: Team,
    /// Where it stands.
    pub place: Place,
    /// Its Portal marker. [CRU-RUL-75]
    pub portal: Option<Tile>,
    /// What will hold on the turn it begins next. [CRU-RUL-50]
    pub coming: Status,
    /// Its cards, the oldest first.
    pub hand: Hand,
    /// Cards everybody knows to be in the hand: shown once and certainly not gone since.
    pub known: Counts,
    /// The last time the hand was shown. [CRU-RUL-78]
    pub seen: Option<Seen>,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// A Necromancer who has not chosen an edge yet.
    Nowhere,
    /// Waiting at an edge. [CRU-RUL-13]
    Outside(Edge),
    /// On the board.
    On(Tile),
}

impl Place {
    /// The tile under the piece; none while it is outside. [CRU-RUL-16]
    #[inline]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::On(tile) => Some(tile),
            _ => None,
        }
    }
}

/// Debuffs and bonuses of one turn. [CRU-RUL-51]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Status {
    /// Neither Move nor Sprint. (Ghastly Touch)
    pub rooted: bool,
    /// No capture. (Boo!)
    pub spooked: bool,
    /// No card. (Holy Water Balloon)
    pub silenced: bool,
    /// So many steps fewer. (Life Leech)
    pub drained: u8,
    /// So many steps more. (Rally, and Life Leech for who plays it)
    pub extra_movement: u8,
    /// So many cards more. (Rally)
    pub extra_cards: u8,
}

impl Status {
    /// Whether anything bad is among it.
    pub const fn debuffed(&self) -> bool {
        self.rooted || self.spooked || self.silenced || self.drained > 0
    }

    /// Takes everything bad away; bonuses stay. [CRU-RUL-63]
    pub fn cleanse(&mut self) {
        *self =
            Self { extra_movement: self.extra_movement, extra_cards: self.extra_cards, ..Self::default() };
    }
}

/// A hand as everybody saw it once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// In which round.
    pub round: u8,
    /// What was in it.
    pub cards: Counts,
}

/// Which graves are sealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seals {
    /// The seal shows 2.
    pub two: Tiles,
    /// The seal shows 1.
    pub one: Tiles,
}

impl Seals {
    /// All sealed graves.
    pub const fn all(&self) -> Tiles {
        self.two.or(self.one)
    }

    /// What the seal on a tile shows.
    pub const fn shows(&self, tile: Tile) -> Option<u8> {
        match (self.two.has(tile), self.one.has(tile)) {
            (true, _) => Some(2),
            (_, true) => Some(1),
            _ => None,
        }
    }
}

/// The turn being taken; meaningless between turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acting {
    /// Who.
    pub seat: Seat,
    /// Whether the Move or the Teleport of the turn is done. [CRU-RUL-23]
    pub moved: bool,
    /// Cards played so far.
    pub played: u8,
    /// Graves sealed afresh on this turn. [CRU-RUL-56]
    pub sealed: Tiles,
    /// Whether the Portal marker was put down on this turn. [CRU-RUL-76]
    pub marked: bool,
    /// Whether the seat gave the rest of its turn away. [CRU-RUL-67]
    pub yielded: bool,
    /// What holds on this turn.
    pub status: Status,
}

impl Acting {
    /// The beginning of a turn.
    pub const fn new(seat: Seat, status: Status) -> Self {
        Self { seat, moved: false, played: 0, sealed: Tiles::NONE, marked: false, yielded: false, status }
    }

    /// Whether nothing has been done yet.
    pub const fn fresh(&self) -> bool {
        !self.moved && self.played == 0
    }
}

/// Members of a team in the order they act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number[]", export, export_to = "../games/crusade/view.ts"))]
pub struct Lineup {
    length: u8,
    seats: [Seat; MAX_TEAM],
}

impl Lineup {
    /// Nobody.
    pub const EMPTY: Self = Self { length: 0, seats: [Seat(0); MAX_TEAM] };

    /// The seats in order; none if they are more than a team can have.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Option<Self> {
        let mut lineup = Self::EMPTY;
        for seat in seats {
            *lineup.seats.get_mut(usize::from(lineup.length))? = seat;
            lineup.length += 1;
        }
        Some(lineup)
    }

    /// In order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.length)]
    }

    /// The seats in order, to be rearranged.
    pub fn seats_mut(&mut self) -> &mut [Seat] {
        &mut self.seats[..usize::from(self.length)]
    }

    /// The same seats in no order.
    pub fn set(&self) -> SeatSet {
        self.seats().iter().copied().collect()
    }
}

impl IntoIterator for Lineup {
    type Item = Seat;
    type IntoIter = std::iter::Take<std::array::IntoIter<Seat, MAX_TEAM>>;

    fn into_iter(self) -> Self::IntoIter {
        self.seats.into_iter().take(usize::from(self.length))
    }
}

impl Serialize for Lineup {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seats().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Lineup {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Self::of(seats).ok_or_else(|| serde::de::Error::custom("a team has at most four members"))
    }
}

impl State {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.night.seats).map(Seat)
    }

    /// A seat's piece.
    #[inline]
    pub fn piece(&self, seat: Seat) -> &Piece {
        &self.pieces[seat.index()]
    }

    /// A seat's piece, to change it.
    #[inline]
    pub fn piece_mut(&mut self, seat: Seat) -> &mut Piece {
        &mut self.pieces[seat.index()]
    }

    /// A seat's team.
    #[inline]
    pub fn team(&self, seat: Seat) -> Team {
        self.pieces[seat.index()].team
    }

    /// The members of a team, by seat number.
    pub fn members(&self, team: Team) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.team(*seat) == team)
    }

    /// The seats that may see this seat's cards. [CRU-RUL-79]
    pub fn insiders(&self, seat: Seat) -> SeatSet {
        if self.night.open_hands { self.members(self.team(seat)).collect() } else { SeatSet::only(seat) }
    }

    /// Who controls the grave on a tile; nobody while it is neutral. [CRU-BOARD-04]
    pub fn owner(&self, tile: Tile) -> Option<Team> {
        Team::BOTH.into_iter().find(|team| self.owned[team.index()].has(tile))
    }

    /// Graves nobody has captured.
    pub fn neutral(&self) -> Tiles {
        self.graves.except(self.owned[0].or(self.owned[1]))
    }

    /// The tiles on which a team has a piece.
    #[inline]
    pub fn stands(&self, team: Team) -> Tiles {
        let mut tiles = Tiles::NONE;
        for piece in &self.pieces[..usize::from(self.night.seats)] {
            if let (true, Some(tile)) = (piece.team == team, piece.place.tile()) {
                tiles.add(tile);
            }
        }
        tiles
    }

    /// A team's deck of one tier.
    pub fn deck(&self, team: Team, tier: Tier) -> &Deck {
        &self.decks[team.index()][tier.index()]
    }

    /// The same, to change it.
    pub fn deck_mut(&mut self, team: Team, tier: Tier) -> &mut Deck {
        &mut self.decks[team.index()][tier.index()]
    }
}
