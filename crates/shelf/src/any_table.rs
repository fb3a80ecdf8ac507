//! A match whose game is known only when it is played.

use std::sync::Arc;

use bots::Bot;
use serde::Serialize;
use serde::de::Deserialize as _;
use serde_json::Value;
use table::Heard;
use table::record::{self, Record};
use table::{
    About, CatalogueEntry, Json, Names, Refusal, Seat, SeatSet, Table, Turn, Viewer, WholeGame, rules,
};

use crate::choice::ChoiceText;
use crate::error::ShelfError;

/// A match of any game: what [`Table`] offers, with actions and views as JSON. As there, nothing
/// has changed when something is refused.
pub trait AnyTable: Send {
    /// What stands on the lid of the box.
    fn about(&self) -> &About;
    /// Cards, tiles and words that can be looked up.
    fn entries(&self) -> Vec<CatalogueEntry>;
    /// Advice about the chosen setup, for those about to play it.
    fn advice(&self) -> Option<String>;

    /// The seats' names.
    fn names(&self) -> &Names;
    /// The side a seat plays for.
    fn team(&self, seat: Seat) -> Result<&'static str, ShelfError>;
    /// Whether one person may hold all these seats, and so see all they see.
    fn may_hold(&self, seats: SeatSet) -> Result<(), ShelfError>;
    /// Who plays each seat, in the words of whoever seated them.
    fn players(&self) -> &[String];
    /// Notes who plays each seat, for the record.
    fn seated(&mut self, players: Vec<String>);

    /// How many entries there are; the next one must name this number.
    fn seq(&self) -> usize;
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// The question a seat is asked, in one line, if it is asked and the game says so.
    fn prompt(&self, seat: Seat) -> Result<Option<String>, ShelfError>;
    /// What is open to a seat.
    fn choices(&self, seat: Seat) -> Result<Vec<ChoiceText>, ShelfError>;
    /// The same in words for people, in the same order.
    fn said(&self, seat: Seat) -> Result<Vec<String>, ShelfError>;
    /// The action behind one of these choices, without its words.
    fn choice(&self, seat: Seat, index: usize) -> Result<Option<Value>, ShelfError>;
    /// Reads an action in words, legal or not.
    fn read(&self, line: &str) -> Result<Value, ShelfError>;
    /// Why a seat may not do this now; nothing if it may.
    fn why_not(&self, seat: Seat, action: &Value) -> Result<Option<Refusal>, ShelfError>;

    /// A seat acts.
    fn submit(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError>;
    /// The same by the action's place among the choices.
    fn submit_choice(&mut self, seat: Seat, seq: usize, index: usize) -> Result<(), ShelfError>;
    /// The holder of these seats takes the newest action back.
    fn take_back(&mut self, holder: SeatSet, seq: usize) -> Result<(), ShelfError>;
    /// Whether the holder of these seats could take the newest action back now.
    fn may_take_back(&self, holder: SeatSet) -> bool;
    /// The game acts for a seat that did not answer.
    fn lapse(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError>;
    /// Somebody acts for a seat that did not answer.
    fn stand_in(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError>;
    /// A seat gives up.
    fn concede(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError>;
    /// Whether a seat has given up the match and left it to the others.
    fn has_conceded(&self, seat: Seat) -> bool;
    /// Which of these bots give up as well, after those who have.
    fn followers(&self, bots: SeatSet) -> SeatSet;

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Result<Json, ShelfError>;
    /// The same, drawn with characters.
    fn picture(&self, viewer: Viewer) -> Result<String, ShelfError>;
    /// The log as a viewer hears it, from this line on.
    fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<Heard>, ShelfError>;
    /// What the game told at each line from this one on, as a viewer hears it; nothing where the table
    /// itself spoke.
    fn events(&self, viewer: Viewer, from: usize) -> Result<Vec<Option<Json>>, ShelfError>;
    /// The first line of which these seats heard less while the match ran; none before its end.
    fn opened_from(&self, seats: SeatSet) -> Option<usize>;
    /// How many lines the log has.
    fn log_len(&self) -> usize;

    /// The newest entry, as the record keeps it.
    fn newest(&self) -> Option<&record::Entry>;
    /// Whether the newest entry is this one, which was kept, perhaps by an older version with hashes of its own.
    fn has_come_to(&self, kept: &record::Entry) -> bool;
    /// An entry by its place in the match, counted from 1.
    fn entry(&self, place: usize) -> Option<&record::Entry>;
    /// The match as a file keeps it, secrets included.
    fn record(&self) -> Record;
    /// A few digits that are the same for equal states.
    fn short_hash(&self) -> String;

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

    /// A seat acts, in words.
    fn submit_line(&mut self, seat: Seat, seq: usize, line: &str) -> Result<(), ShelfError> {
        let action = self.read(line)?;
        self.submit(seat, seq, &action)
    }
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

impl<G: WholeGame> AnyTable for Table<G> {
    fn about(&self) -> &About {
        self.game().about()
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        self.game().entries()
    }

    fn advice(&self) -> Option<String> {
        self.game().advice(self.setup())
    }

    fn names(&self) -> &Names {
        self.names()
    }

    fn team(&self, seat: Seat) -> Result<&'static str, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.game().about().teams[self.game().team(self.state(), seat)])
    }

    fn may_hold(&self, seats: SeatSet) -> Result<(), ShelfError> {
        seats.into_iter().try_for_each(|seat| check_seat(self, seat))?;
        Ok(self.game().may_hold(self.state(), seats)?)
    }

    fn players(&self) -> &[String] {
        self.players()
    }

    fn seated(&mut self, players: Vec<String>) {
        self.seated(players);
    }

    fn seq(&self) -> usize {
        self.seq()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn prompt(&self, seat: Seat) -> Result<Option<String>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.prompt(seat))
    }

    fn said(&self, seat: Seat) -> Result<Vec<String>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.legal_actions(seat).into_iter().map(|action| self.say(action)).collect())
    }

    fn choices(&self, seat: Seat) -> Result<Vec<ChoiceText>, ShelfError> {
        check_seat(self, seat)?;
        let choices = self.choices(seat).into_iter().enumerate();
        Ok(choices.map(|(index, choice)| ChoiceText::new(seat, index, choice)).collect())
    }

    fn choice(&self, seat: Seat, index: usize) -> Result<Option<Value>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.legal_actions(seat).get(index).map(to_json))
    }

    fn read(&self, line: &str) -> Result<Value, ShelfError> {
        Ok(to_json(&self.read(line)?))
    }

    fn why_not(&self, seat: Seat, action: &Value) -> Result<Option<Refusal>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.why_not(seat, from_json::<G>(action)?))
    }

    fn submit(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.submit(seat, seq, from_json::<G>(action)?)?)
    }

    fn submit_choice(&mut self, seat: Seat, seq: usize, index: usize) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.submit_choice(seat, seq, index)?)
    }

    fn take_back(&mut self, holder: SeatSet, seq: usize) -> Result<(), ShelfError> {
        Ok(self.take_back(holder, seq)?)
    }

    fn may_take_back(&self, holder: SeatSet) -> bool {
        self.can_take_back(holder)
    }

    fn lapse(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.lapse(seat, seq)?)
    }

    fn stand_in(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.stand_in(seat, seq, from_json::<G>(action)?)?)
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.has_conceded(seat)
    }

    fn followers(&self, bots: SeatSet) -> SeatSet {
        self.followers(bots)
    }

    fn concede(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.concede(seat, seq)?)
    }

    fn view(&self, viewer: Viewer) -> Result<Json, ShelfError> {
        Ok(Json::of(&self.view(viewer)?))
    }

    fn picture(&self, viewer: Viewer) -> Result<String, ShelfError> {
        Ok(self.game().picture(&self.view(viewer)?, self.names()))
    }

    fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<Heard>, ShelfError> {
        Ok(self.log(viewer, from)?)
    }

    fn events(&self, viewer: Viewer, from: usize) -> Result<Vec<Option<Json>>, ShelfError> {
        Ok(self.events(viewer, from)?.into_iter().map(|event| event.map(Json::of)).collect())
    }

    fn opened_from(&self, seats: SeatSet) -> Option<usize> {
        self.opened_from(seats)
    }

    fn log_len(&self) -> usize {
        self.log_len()
    }

    fn newest(&self) -> Option<&record::Entry> {
        self.newest()
    }

    fn has_come_to(&self, kept: &record::Entry) -> bool {
        self.has_come_to(kept)
    }

    fn entry(&self, place: usize) -> Option<&record::Entry> {
        self.entry(place)
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn short_hash(&self) -> String {
        self.short_hash()
    }

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

fn check_seat<G: WholeGame>(table: &Table<G>, seat: Seat) -> Result<(), ShelfError> {
    let seats = table.names().all().len();
    if seat.index() < seats {
        return Ok(());
    }
    let sentence = format!("There is no seat {}; the seats are numbered 0 to {}.", seat.0, seats - 1);
    Err(Refusal::new(&[rules::SEAT_01], sentence).into())
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

fn from_json<G: WholeGame>(action: &Value) -> Result<G::Action, ShelfError> {
    G::Action::deserialize(action)
        .map_err(|error| Refusal::new(&[rules::READ_01], format!("This is no action: {error}.")).into())
}

fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("actions and views are plain data")
}
