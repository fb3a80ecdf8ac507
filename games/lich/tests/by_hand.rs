//! A second opinion: expected results worked out by hand from the rulebook, held against the game.

#[path = "by_hand/bench.rs"]
mod bench;
#[path = "by_hand/equipment.rs"]
mod equipment;
#[path = "by_hand/keywords.rs"]
mod keywords;
#[path = "by_hand/path.rs"]
mod path;
