//! The chapters of the rulebook, one file each.

pub mod actions;
pub mod approach;
pub mod attack;
pub mod campaign;
pub mod defeat;
pub mod ending;
pub mod goals;
pub mod hidden;
pub mod hits;
pub mod items;
pub mod monster_seat;
pub mod monsters;
pub mod movement;
pub mod rounds;
pub mod settings;
pub mod setup;
pub mod ship;
pub mod sidekicks;
pub mod sight;
pub mod stage_turn;
pub mod tiles;
pub mod turns;
