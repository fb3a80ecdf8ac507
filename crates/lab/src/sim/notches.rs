//! The notches of many games: how often each was cut, in how many games, and what came of it for whom.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Notch, SeatSet, Tray, Viewer, WholeGame};

use super::totals::{Seated, Tally};

/// What was counted, and of which of these how much.
pub type Notches = BTreeMap<String, BTreeMap<String, Cut>>;

/// How often one notch was cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cut {
    /// In all games together.
    pub times: u64,
    /// In how many games at least once.
    pub games: u64,
    /// The seats it was cut for at least once in a game, and what that game came to for them.
    pub seats: Tally,
}

/// The notches of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stick(BTreeMap<(&'static str, String), (u64, SeatSet)>);

impl Stick {
    /// Cuts what a game counts of the talk since the last time, and each rule that was at work.
    pub(crate) fn listen<G: WholeGame>(&mut self, game: &G, state: &G::State, tray: &mut Tray<G::Event>) {
        for told in tray.talk() {
            self.cut(Notch::new("rule", told.rules[0].to_string()));
            let heard = told.heard_by(Viewer::Everything);
            game.notches(state, Some(heard), &mut |notch| self.cut(notch));
        }
    }

    /// Cuts what a game counts of its end.
    pub(crate) fn end<G: WholeGame>(&mut self, game: &G, state: &G::State) {
        game.notches(state, None, &mut |notch| self.cut(notch));
    }

    fn cut(&mut self, notch: Notch<'_>) {
        let (times, seats) = self.0.entry((notch.what, notch.which.into_owned())).or_default();
        *times += 1;
        if let Some(seat) = notch.seat {
            *seats = seats.with(seat);
        }
    }

    /// Adds the notches of this game, which ended so for those who had seats in it.
    pub(crate) fn add_to(&self, all: &mut Notches, seated: &[Seated]) {
        for ((what, which), (times, seats)) in &self.0 {
            let cut = all.entry((*what).to_owned()).or_default().entry(which.clone()).or_default();
            cut.times += times;
            cut.games += 1;
            for seat in *seats {
                cut.seats.count(Some(seated[seat.index()].worth));
            }
        }
    }
}

/// Adds the notches of other games.
pub(crate) fn add(all: &mut Notches, other: &Notches) {
    for (what, cuts) in other {
        let sums = all.entry(what.clone()).or_default();
        for (which, cut) in cuts {
            let sum = sums.entry(which.clone()).or_default();
            sum.times += cut.times;
            sum.games += cut.games;
            sum.seats = sum.seats.and(cut.seats);
        }
    }
}
