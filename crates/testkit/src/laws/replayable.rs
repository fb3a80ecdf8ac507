//! *Replayable*: a record gives the same match again, to the last word, and goes on from the middle
//! as the match itself did.

use std::sync::Arc;

use table::record::{self, Record};
use table::{Seat, SeatSet, Table, Viewer, WholeGame};

use super::Verdict;
use super::difference::same;

/// A match saved on the way, and what was done after.
pub(super) struct Bookmark<G: WholeGame> {
    text: String,
    since: Vec<(Seat, G::Action)>,
}

impl<G: WholeGame> Bookmark<G> {
    pub(super) fn new(table: &Table<G>) -> Result<Self, String> {
        Ok(Self { text: write(&table.record())?, since: Vec::new() })
    }

    pub(super) fn note(&mut self, seat: Seat, action: G::Action) {
        self.since.push((seat, action));
    }

    /// Goes on from the bookmark, with the dice the match would have gone on with.
    pub(super) fn hold(&self, game: &Arc<G>, table: &Table<G>) -> Verdict {
        let mut resumed = record::replay(game, &read(&self.text)?).map_err(|error| error.to_string())?;
        for (seat, action) in &self.since {
            resumed
                .submit(*seat, resumed.seq(), *action)
                .map_err(|refusal| format!("after resuming, {action:?} by {seat} is refused: {refusal}"))?;
        }
        same("a match resumed from its record ends otherwise: the state", table.state(), resumed.state())
    }
}

/// The record of a whole match, written and read.
pub(super) fn hold<G: WholeGame>(game: &Arc<G>, table: &Table<G>) -> Verdict {
    let record = read(&write(&table.record())?)?;
    let replayed = record::replay(game, &record).map_err(|error| format!("not replayed: {error}"))?;
    same("replayed, the state", table.state(), replayed.state())?;
    same("replayed, the record", &record, &replayed.record())?;
    for viewer in viewers(table) {
        same(
            format_args!("replayed, the log of {viewer:?}"),
            &table.log(viewer, 0),
            &replayed.log(viewer, 0),
        )?;
    }
    let verified = record::verify(game, &record).map_err(|error| format!("not verified: {error}"))?;
    same("verified, the number of entries", &table.seq(), &verified.entries)?;
    same("whether the dice were recomputed", &true, &verified.dice_recomputed)
}

fn viewers<G: WholeGame>(table: &Table<G>) -> impl Iterator<Item = Viewer> {
    let seats = SeatSet::first(table.names().all().len());
    seats.into_iter().map(Viewer::seat).chain([Viewer::SPECTATOR, Viewer::Everything])
}

fn write(record: &Record) -> Result<String, String> {
    serde_json::to_string(record).map_err(|error| format!("the record cannot be written: {error}"))
}

fn read(text: &str) -> Result<Record, String> {
    serde_json::from_str(text).map_err(|error| format!("the record cannot be read: {error}"))
}
