//! A second opinion: line of sight, ranges, steps, the ship and the monsters' choices once more, slowly
//! and straight from the words of the rules, written without a look at how the engine does it. Random
//! maps hold the two against each other.

mod board;
mod chart;
mod layouts;
mod monsters;
mod position;
mod ship;
mod sight;
mod stage_turn;
mod steps;
