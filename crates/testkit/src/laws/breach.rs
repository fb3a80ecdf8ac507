//! A law that was broken, with all it takes to see it again.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use table::WholeGame;

/// A broken law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The law's name, such as `discreet`.
    pub law: &'static str,
    /// The game's key.
    pub game: &'static str,
    /// The setup, as Rust prints it.
    pub setup: String,
    /// The seed of the random game.
    pub seed: u64,
    /// How many decisions had been made.
    pub decision: usize,
    /// Who was about to do what; empty before the first decision and after the last.
    pub doing: String,
    /// What is wrong and what was expected.
    pub what: String,
}

impl Breach {
    /// One found before the first decision.
    pub(super) fn new<G: WholeGame>(
        law: &'static str,
        setup: Option<&G::Setup>,
        seed: u64,
        what: String,
    ) -> Self {
        let setup = setup.map_or_else(|| "any".to_owned(), |setup| format!("{setup:?}"));
        Self { law, game: G::KEY, setup, seed, decision: 0, doing: String::new(), what }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} is not {}: {}", self.game, self.law, self.what)?;
        writeln!(f, "  setup: {}", self.setup)?;
        writeln!(f, "  game with seed {}, after {} decisions", self.seed, self.decision)?;
        if !self.doing.is_empty() {
            writeln!(f, "  about to be done: {}", self.doing)?;
        }
        write!(f, "  to see it again: Laws::of(&game).setups([setup]).seed({}).games(1)", self.seed)
    }
}

impl std::error::Error for Breach {}

/// Makes a verdict of a panic: whatever a game is asked, it must not fall over.
pub(super) fn unpanicked<T>(check: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("it panicked: {}", words.unwrap_or("without a word")))
    })
}
