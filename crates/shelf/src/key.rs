//! Short keys of what is told again and again.

use std::hash::{BuildHasher as _, Hash};
use std::sync::LazyLock;

use foldhash::quality::RandomState;

/// The same for equal things, as long as the program runs: 64 bits that nobody outside can foresee. Two things that
/// share a key are less likely than a broken memory chip.
pub fn key_of(thing: &impl Hash) -> u64 {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    KEYS.hash_one(thing)
}
