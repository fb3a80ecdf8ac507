//! A match on the table: everything untrusted comes through its checks. One file for each thing one does with it.

mod act;
mod chance;
mod choices;
mod keep;
mod log;
mod start;
mod take_back;

use std::sync::Arc;

use crate::record::{Entry, Opening};
use crate::{Names, Refusal, Seat, SeatSet, Throw, Turn, WholeGame, digest, rules};

pub use chance::Chance;
pub use log::{Heard, Line, Said};
pub use start::{Start, StartError};

/// A match in progress, with its history. Everything untrusted comes through here and on a refusal
/// nothing has changed. (K8)
#[derive(Debug)]
pub struct Table<G: WholeGame> {
    game: Arc<G>,
    setup: G::Setup,
    given: Option<G::Given>,
    names: Names,
    players: Vec<String>,
    chance: Chance,
    state: G::State,
    opening: Opening,
    entries: Vec<Entry>,
    log: Vec<Line<G::Event>>,
    /// Actions that stand; take-backs are not counted and lower it. The dice of the next action
    /// come from this number, so that doing something again throws the same dice again.
    done: u64,
    /// What may still be taken back, the newest last.
    past: Vec<Past<G::State>>,
    conceded: SeatSet,
}

#[derive(Clone, Debug)]
struct Past<S> {
    seat: Seat,
    /// Apart: there are seldom many, and a list of them would keep the room it once needed.
    state: Box<S>,
    log: usize,
}

impl<G: WholeGame> Table<G> {
    /// The box.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The seats' names.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Who plays each seat, in the words of whoever seated them.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Notes who plays each seat, for the record.
    pub fn seated(&mut self, players: Vec<String>) {
        self.players = players;
    }

    /// What the lobby chose.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The whole truth; for trusted callers only.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many entries there are; the next one must name this number.
    pub fn seq(&self) -> usize {
        self.entries.len()
    }

    /// The newest entry.
    pub fn newest(&self) -> Option<&Entry> {
        self.entries.last()
    }

    /// Whether the newest entry is this one, which was kept, perhaps by an older version with hashes of its own.
    pub fn has_come_to(&self, kept: &Entry) -> bool {
        let Some(newest) = self.newest() else { return false };
        match (newest, kept) {
            (Entry::Act { hash, .. }, Entry::Act { hash: old, .. }) if hash.len() != old.len() => {
                let mut newest = newest.clone();
                if let Entry::Act { hash, .. } = &mut newest {
                    *hash = digest::like(old, &self.state);
                }
                newest == *kept
            }
            _ => newest == kept,
        }
    }

    /// An entry by its place in the match, counted from 1.
    pub fn entry(&self, place: usize) -> Option<&Entry> {
        self.entries.get(place.checked_sub(1)?)
    }

    /// Actions that stand.
    pub(crate) fn done(&self) -> u64 {
        self.done
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        if self.conceded.is_empty() {
            return self.game.turn(&self.state);
        }
        let over = self.game.concession(&self.state, self.conceded).map(Turn::Over);
        over.unwrap_or_else(|| self.game.turn(&self.state))
    }

    /// A few digits that are the same for equal states.
    pub fn short_hash(&self) -> String {
        digest::short(&self.state)
    }

    pub(crate) fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// Scripted throws nobody has asked for yet.
    pub fn throws_left(&self) -> impl Iterator<Item = &Throw> {
        match &self.chance {
            Chance::Scripted { throws, .. } => Some(throws.iter()),
            _ => None,
        }
        .into_iter()
        .flatten()
    }

    fn check(&self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.check_seq(seq)?;
        self.check_running()
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.names.all().len();
        if seat.index() < seats {
            return Ok(());
        }
        Err(Refusal::new(&[rules::SEAT_01], format!("There is no {seat}; this match has {seats} seats.")))
    }

    fn check_seq(&self, seq: usize) -> Result<(), Refusal> {
        if seq == self.seq() {
            return Ok(());
        }
        Err(Refusal::new(
            &[rules::SEQ_01],
            format!("The match has {} entries, not {seq}; look again before acting.", self.seq()),
        ))
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Awaits(_) => Ok(()),
            Turn::Over(_) => Err(Refusal::new(&[rules::END_01], "The match is over.")),
        }
    }
}
