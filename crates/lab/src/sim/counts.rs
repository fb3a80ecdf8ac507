//! The counts of many games: how often each thing occurred, in how many games, and what came of it for whom.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Occurrence, SeatSet, Tray, Viewer, WholeGame};

use super::totals::{Seated, Tally};

/// What was counted, and of which of these how much.
pub type Counts = BTreeMap<String, BTreeMap<String, Frequency>>;

/// How often one thing occurred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frequency {
    /// In all games together.
    pub times: u64,
    /// In how many games at least once.
    pub games: u64,
    /// The seats it occurred for at least once in a game, and what that game came to for them.
    pub seats: Tally,
}

/// The counts of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameCounts(BTreeMap<(&'static str, String), (u64, SeatSet)>);

impl GameCounts {
    /// Counts the events since the last call, and the rule each of them cites.
    pub(crate) fn listen<G: WholeGame>(&mut self, game: &G, state: &G::State, tray: &mut Tray<G::Event>) {
        for told in tray.talk() {
            self.record(Occurrence::new("rule", told.rules[0].to_string()));
            let heard = told.heard_by(Viewer::Everything);
            game.occurrences(state, Some(heard), &mut |occurrence| self.record(occurrence));
        }
    }

    /// Counts how the game ended.
    pub(crate) fn end<G: WholeGame>(&mut self, game: &G, state: &G::State) {
        game.occurrences(state, None, &mut |occurrence| self.record(occurrence));
    }

    fn record(&mut self, occurrence: Occurrence<'_>) {
        let (times, seats) = self.0.entry((occurrence.what, occurrence.which.into_owned())).or_default();
        *times += 1;
        if let Some(seat) = occurrence.seat {
            *seats = seats.with(seat);
        }
    }

    /// Adds the counts of this game, which ended so for those who had seats in it.
    pub(crate) fn add_to(&self, all: &mut Counts, seated: &[Seated]) {
        for ((what, which), (times, seats)) in &self.0 {
            let row = all.entry((*what).to_owned()).or_default().entry(which.clone()).or_default();
            row.times += times;
            row.games += 1;
            for seat in *seats {
                row.seats.count(Some(seated[seat.index()].worth));
            }
        }
    }
}

/// Adds the counts of other games.
pub(crate) fn add(all: &mut Counts, other: &Counts) {
    for (what, rows) in other {
        let sums = all.entry(what.clone()).or_default();
        for (which, row) in rows {
            let sum = sums.entry(which.clone()).or_default();
            sum.times += row.times;
            sum.games += row.games;
            sum.seats = sum.seats.and(row.seats);
        }
    }
}
