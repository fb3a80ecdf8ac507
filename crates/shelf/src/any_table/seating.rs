//! Who sits at the match, and what it is a match of.

use table::{About, CatalogueEntry, Names, Seat, SeatSet, Table, WholeGame};

use super::check_seat;
use crate::error::ShelfError;

/// Who sits at the match, and what it is a match of.
pub trait Seating {
    /// What stands on the lid of the box.
    fn about(&self) -> &About;
    /// Cards, tiles and words that can be looked up.
    fn entries(&self) -> Vec<CatalogueEntry>;
    /// Advice about the chosen setup, for those about to play it.
    fn advice(&self) -> Option<String>;
    /// The seats' names.
    fn names(&self) -> &Names;
    /// The side a seat plays for.
    fn team(&self, seat: Seat) -> Result<&'static str, ShelfError>;
    /// Whether one person may hold all these seats, and so see all they see.
    fn may_hold(&self, seats: SeatSet) -> Result<(), ShelfError>;
    /// Who plays each seat, in the words of whoever seated them.
    fn players(&self) -> &[String];
    /// Notes who plays each seat, for the record.
    fn seated(&mut self, players: Vec<String>);
}

impl<G: WholeGame> Seating for Table<G> {
    fn about(&self) -> &About {
        self.game().about()
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        self.game().entries()
    }

    fn advice(&self) -> Option<String> {
        self.game().advice(self.setup())
    }

    fn names(&self) -> &Names {
        self.names()
    }

    fn team(&self, seat: Seat) -> Result<&'static str, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.game().about().teams[self.game().team(self.state(), seat)])
    }

    fn may_hold(&self, seats: SeatSet) -> Result<(), ShelfError> {
        seats.into_iter().try_for_each(|seat| check_seat(self, seat))?;
        Ok(self.game().may_hold(self.state(), seats)?)
    }

    fn players(&self) -> &[String] {
        self.players()
    }

    fn seated(&mut self, players: Vec<String>) {
        self.seated(players);
    }
}
