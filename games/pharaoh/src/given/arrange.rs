//! Laying a position out over the setup.

use table::{GivenError, Names, Seat};

use super::Given;
use crate::content::{CardId, Pharaoh};
use crate::crypt::{Cell, Room, Side};
use crate::play::Scene;
use crate::state::{Piece, State};

pub(super) type Result<T> = std::result::Result<T, GivenError>;

pub(super) fn wrong<T>(what: impl Into<String>) -> Result<T> {
    Err(GivenError(what.into()))
}

/// A side of a hex, by name.
pub(super) fn side(name: &str) -> Result<Side> {
    crate::words::read::side(name).map_err(GivenError)
}

impl Given {
    /// Lays the position out over the setup.
    pub(crate) fn arrange(&self, game: &Pharaoh, state: &mut State, names: &Names) -> Result<()> {
        let mut table = Arranging { given: self, game, state, names };
        table.check_names()?;
        table.crypt()?;
        table.hexpile()?;
        table.characters()?;
        table.cards()?;
        table.monsters()?;
        table.bars()?;
        table.bodies()?;
        table.turn()
    }
}

/// A position on its way from words to the table.
pub(super) struct Arranging<'a> {
    pub(super) given: &'a Given,
    pub(super) game: &'a Pharaoh,
    pub(super) state: &'a mut State,
    pub(super) names: &'a Names,
}

impl Arranging<'_> {
    fn check_names(&self) -> Result<()> {
        self.given.players.keys().try_for_each(|name| self.seat(name).map(|_| ()))
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat> {
        self.names.find(name).ok_or_else(|| {
            GivenError(format!("nobody is called {name:?}; there are {}", self.names.all().join(", ")))
        })
    }

    /// What the position says of a seat.
    pub(super) fn player(&self, seat: Seat) -> super::GivenPlayer {
        let said = self.given.players.iter().find(|(name, _)| self.names.find(name) == Some(seat));
        said.map(|(_, player)| player.clone()).unwrap_or_default()
    }

    pub(super) fn card(&self, name: &str) -> Result<CardId> {
        crate::words::read::card(self.game, name).map_err(GivenError)
    }

    pub(super) fn room(&self, (q, r): (i8, i8)) -> Result<Room> {
        self.state.crypt.at(Cell(q, r)).ok_or_else(|| GivenError(format!("no hex lies on ({q},{r})")))
    }

    /// The Key of a seat's deck.
    pub(super) fn key_of(&self, seat: Seat) -> Option<Piece> {
        let cards = (0u16..).zip(self.state.cards.iter());
        cards
            .filter(|(_, card)| card.owner() == seat)
            .map(|(place, _)| Piece(place))
            .find(|piece| self.state.kind(*piece) == self.game.key())
    }
}
