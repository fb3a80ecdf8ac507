//! Echoes in the Vault: a toy that has what is hard for a kernel.
//!
//! Hidden hands, dice that are answered after they fell, answers to answers on a stack, and a
//! decision that any one of several seats may take. It is a whole game, with a rulebook, content
//! and scenarios, so that the laws, the kernel and everything above it can be tried on something
//! small. Read `toy/RULES.md`, then [`Step`] (what can be about to happen) and `stack.rs` (how
//! answers nest).

mod action;
mod card;
mod content;
mod event;
mod game;
mod given;
mod legal;
pub mod rules;
mod stack;
mod state;
mod step;
mod talk;
mod turn;
mod view;

pub use action::Action;
pub use card::{Card, Hand};
pub use event::Event;
pub use game::Vault;
pub use given::{Given, GivenThief};
pub use stack::{Item, What, Window};
pub use state::{Setup, State, Thief, conserved};
pub use step::Step;
pub use talk::{lay, say, say_all};
pub use turn::{Aim, Prowl};
pub use view::{ThiefView, View};
