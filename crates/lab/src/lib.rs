//! Thousands of games, and what they tell.
//!
//! [`sim`] lets bots play and counts who wins; its totals depend on the plan alone, never on the
//! number of threads. [`coverage`] counts which rules scenarios and random games have shown at work.
//! Both are generic over [`table::Game`] and know no game by name.

pub mod coverage;
pub mod interval;
pub mod sim;
