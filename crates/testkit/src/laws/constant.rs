//! *Constant*: what is said to read alike reads alike, whenever a seat may do it in a match.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use table::{Choice, Seat, Table, WholeGame};

use super::Verdict;

/// The words of every choice so far that is said to read alike.
pub(super) struct Words<G: WholeGame>(HashMap<(Seat, G::Action), Choice<G::Action>>);

impl<G: WholeGame> Words<G> {
    pub(super) fn new() -> Self {
        Self(HashMap::new())
    }

    /// Holds what is open to a seat now against what it was told before.
    pub(super) fn hold(&mut self, table: &Table<G>, seat: Seat, open: &[G::Action]) -> Verdict {
        for action in open.iter().copied().filter(|action| table.game().reads_alike(*action)) {
            let now = table.choice(action);
            match self.0.entry((seat, action)) {
                Entry::Vacant(first) => {
                    first.insert(now);
                }
                Entry::Occupied(before) if *before.get() == now => {}
                Entry::Occupied(before) => {
                    return Err(format!(
                        "{action:?} should read alike, but is {:?} and {now:?}",
                        before.get()
                    ));
                }
            }
        }
        Ok(())
    }
}
