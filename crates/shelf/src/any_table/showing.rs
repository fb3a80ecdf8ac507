//! What a viewer sees and hears.

use table::{Heard, Json, SeatSet, Table, Viewer, WholeGame};

use crate::error::ShelfError;

/// What a viewer sees and hears.
pub trait Showing {
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Result<Json, ShelfError>;
    /// The same, drawn with characters.
    fn picture(&self, viewer: Viewer) -> Result<String, ShelfError>;
    /// The log as a viewer hears it, from this line on.
    fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<Heard>, ShelfError>;
    /// What the game told at each line from this one on, as a viewer hears it; nothing where the table
    /// itself spoke.
    fn events(&self, viewer: Viewer, from: usize) -> Result<Vec<Option<Json>>, ShelfError>;
    /// The first line of which these seats heard less while the match ran; none before its end.
    fn opened_from(&self, seats: SeatSet) -> Option<usize>;
    /// How many lines the log has.
    fn log_len(&self) -> usize;
}

impl<G: WholeGame> Showing for Table<G> {
    fn view(&self, viewer: Viewer) -> Result<Json, ShelfError> {
        Ok(Json::of(&self.view(viewer)?))
    }

    fn picture(&self, viewer: Viewer) -> Result<String, ShelfError> {
        Ok(self.game().picture(&self.view(viewer)?, self.names()))
    }

    fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<Heard>, ShelfError> {
        Ok(self.log(viewer, from)?)
    }

    fn events(&self, viewer: Viewer, from: usize) -> Result<Vec<Option<Json>>, ShelfError> {
        Ok(self.events(viewer, from)?.into_iter().map(|event| event.map(Json::of)).collect())
    }

    fn opened_from(&self, seats: SeatSet) -> Option<usize> {
        self.opened_from(seats)
    }

    fn log_len(&self) -> usize {
        self.log_len()
    }
}
