//! What a bot would do in a seat, knowing only what the seat knows.

use std::sync::Arc;

use bots::Bot;
use serde::Serialize;
use serde_json::Value;
use table::{Names, Refusal, Seat, Table, Turn, WholeGame, rules};

use super::{check_seat, to_json};
use crate::choice::ChoiceText;
use crate::error::ShelfError;

/// What a bot would do in a seat, knowing only what the seat knows.
pub trait Thinking {
    /// What a bot would do in this seat, knowing only what the seat knows.
    fn bot_choice(&self, bot: &Bot, seat: Seat, seed: u64) -> Result<ChoiceText, ShelfError>;
    /// How a bot weighs what is open to this seat, best first.
    fn consider(&self, bot: &Bot, seat: Seat, seed: u64) -> Result<Vec<Considered>, ShelfError> {
        Ok(self.thought(bot, seat, seed)?())
    }
    /// The same as a piece of work that can be done elsewhere, while the match goes on.
    fn thought(&self, bot: &Bot, seat: Seat, seed: u64) -> Result<Thought, ShelfError>;
    /// What a search thinks, for whoever has only one thread: a few iterations at a time, and no clock.
    fn ponder(&self, seat: Seat, iterations: u32, seed: u64) -> Result<Box<dyn Ponder>, ShelfError>;
}

/// What a bot will think of a position, once somebody has time for it.
pub type Thought = Box<dyn FnOnce() -> Vec<Considered> + Send>;

/// An action a bot has thought about.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Considered {
    /// What to submit.
    pub action: Value,
    /// What it is called.
    pub label: String,
    /// How often the bot tried it in thought.
    pub visits: u32,
    /// How much of a win it seems worth, from 0 to 1.
    pub value: f64,
}

impl Considered {
    fn of<G: WholeGame>(game: &G, state: &G::State, names: &Names, it: bots::Considered<G::Action>) -> Self {
        Self {
            action: to_json(&it.action),
            label: game.notation(state, it.action, names),
            visits: it.visits,
            value: it.value,
        }
    }
}

/// A bot that thinks in slices and can be given up between two of them.
pub trait Ponder {
    /// Thinks on for so many iterations, and says how many are left.
    fn go_on(&mut self, iterations: u32) -> u32;
    /// What it thinks so far, the best first.
    fn considered(&self) -> Vec<Considered>;
}

/// A search, with what it takes to put its thoughts in words.
struct Pondered<G: WholeGame> {
    search: bots::Pondering<G>,
    game: Arc<G>,
    state: G::State,
    names: Names,
}

impl<G: WholeGame> Ponder for Pondered<G> {
    fn go_on(&mut self, iterations: u32) -> u32 {
        self.search.go_on(iterations)
    }

    fn considered(&self) -> Vec<Considered> {
        let considered = self.search.considered().into_iter();
        considered.map(|it| Considered::of(&*self.game, &self.state, &self.names, it)).collect()
    }
}

impl<G: WholeGame> Thinking for Table<G> {
    fn bot_choice(&self, bot: &Bot, seat: Seat, seed: u64) -> Result<ChoiceText, ShelfError> {
        check_awaited(self, seat)?;
        let action = bots::choose(bot, &**self.game(), self.state(), seat, seed);
        let index = self.legal_actions(seat).iter().position(|it| *it == action);
        Ok(ChoiceText::new(seat, index.expect("a bot chooses what is legal"), self.choice(action)))
    }

    fn thought(&self, bot: &Bot, seat: Seat, seed: u64) -> Result<Thought, ShelfError> {
        check_awaited(self, seat)?;
        let (game, state, names) = (Arc::clone(self.game()), self.state().clone(), self.names().clone());
        let bot = *bot;
        Ok(Box::new(move || {
            let considered = bots::consider(&bot, &*game, &state, seat, seed);
            considered.into_iter().map(|it| Considered::of(&*game, &state, &names, it)).collect()
        }))
    }

    fn ponder(&self, seat: Seat, iterations: u32, seed: u64) -> Result<Box<dyn Ponder>, ShelfError> {
        check_awaited(self, seat)?;
        Ok(Box::new(Pondered {
            search: bots::Pondering::new(
                Arc::clone(self.game()),
                self.state().clone(),
                seat,
                iterations,
                seed,
            ),
            game: Arc::clone(self.game()),
            state: self.state().clone(),
            names: self.names().clone(),
        }))
    }
}

/// Bots may only be asked about a seat that has a choice.
fn check_awaited<G: WholeGame>(table: &Table<G>, seat: Seat) -> Result<(), ShelfError> {
    check_seat(table, seat)?;
    match table.turn() {
        Turn::Over(_) => Err(Refusal::new(&[rules::END_01], "The match is over.").into()),
        Turn::Awaits(seats) if seats.has(seat) => Ok(()),
        Turn::Awaits(_) => {
            let sentence = format!("The match does not wait for {}.", table.names().of(seat));
            Err(Refusal::new(&[rules::SEAT_01], sentence).into())
        }
    }
}
