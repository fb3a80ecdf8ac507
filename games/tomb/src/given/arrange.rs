//! Laying a position out over the setup.

use table::{GivenError, Names, Seat};

use super::{At, Given};
use crate::content::Tomb;
use crate::play::Scene;
use crate::spaces::Space;
use crate::state::State;

pub(super) type Result<T> = std::result::Result<T, GivenError>;

pub(super) fn wrong<T>(what: impl Into<String>) -> Result<T> {
    Err(GivenError(what.into()))
}

impl Given {
    /// Lays the position out over the setup.
    pub(crate) fn arrange(&self, game: &Tomb, state: &mut State, names: &Names) -> Result<()> {
        let mut table = Arranging { given: self, game, state, names };
        table.map()?;
        table.ship()?;
        table.heroes()?;
        table.sidekicks()?;
        table.monsters()?;
        table.cards()?;
        table.phase()?;
        table.standing()
    }
}

/// A position on its way from words to the table.
pub(super) struct Arranging<'a> {
    pub(super) given: &'a Given,
    pub(super) game: &'a Tomb,
    pub(super) state: &'a mut State,
    pub(super) names: &'a Names,
}

impl Arranging<'_> {
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    /// A party seat by its name.
    pub(super) fn seat(&self, name: &str) -> Result<Seat> {
        let found = self.names.find(name).filter(|seat| seat.0 < self.state.venture.party);
        found.ok_or_else(|| {
            let party = &self.names.all()[..usize::from(self.state.venture.party)];
            GivenError(format!("nobody of the party is called {name:?}; there are {}", party.join(", ")))
        })
    }

    /// A space the map is large enough for.
    pub(super) fn space(&self, (x, y): At) -> Result<Space> {
        let space = Space::new(x, y);
        let grid = self.state.map.grid;
        if grid.holds(space) {
            return Ok(space);
        }
        wrong(format!("the map is {} by {} spaces and has no {space}", grid.width, grid.height))
    }
}
