//! What is still to be resolved: the call stack as data.
//!
//! A rule never waits inside a function. It puts a question on the agenda and behind it the step
//! that will use the answer; an interrupt puts its own steps ahead of both. So a match can be
//! saved, copied and searched at any decision, in the middle of a nested response. The toy of the
//! testkit shows it, and `tests/responses.rs` puts it to the test.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A stack of steps. The next one to happen is on top. The first `N` need no allocation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "S: Serialize + serde::de::DeserializeOwned")]
#[serde(transparent)]
pub struct Agenda<S, const N: usize = 8>(SmallVec<[S; N]>);

impl<S, const N: usize> Agenda<S, N> {
    /// Nothing to do.
    pub fn new() -> Self {
        Self(SmallVec::new())
    }

    /// Puts a step ahead of everything waiting.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Puts steps ahead of everything waiting, to happen in the order written.
    pub fn first<const M: usize>(&mut self, steps: [S; M]) {
        self.0.extend(steps.into_iter().rev());
    }

    /// The step that is due, left where it is: a question stays until it is answered.
    pub fn next(&self) -> Option<&S> {
        self.0.last()
    }

    /// The same, to change it in place.
    pub fn next_mut(&mut self) -> Option<&mut S> {
        self.0.last_mut()
    }

    /// Takes the step that is due off the agenda.
    pub fn take(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Forgets everything that waits.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How many steps wait.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What waits, the next first.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter().rev()
    }
}

impl<S, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_put_first_happen_in_the_order_written() {
        let mut agenda: Agenda<&str, 2> = Agenda::new();
        agenda.push("last");
        agenda.first(["one", "two"]);
        assert_eq!(agenda.iter().copied().collect::<Vec<_>>(), ["one", "two", "last"]);
        assert_eq!(agenda.take(), Some("one"));
        agenda.push("interrupt");
        assert_eq!(agenda.next(), Some(&"interrupt"));
        assert_eq!(agenda.len(), 3);
    }
}
