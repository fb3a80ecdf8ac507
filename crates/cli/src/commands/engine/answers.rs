//! The answers, one function a request.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use shelf::{AnyTable, ChoiceText, Layout, Start, Visit};
use table::record::DiceRecord;
use table::{Chance, Refusal, Rulebook, Seat, SeatSet, Turn, WholeGame, rules};

use crate::fresh;

use super::complaint::Complaint;
use super::request::{Look, Move, New, Thought};

/// What stands behind `ok`, or why not.
pub(super) type Answer = Result<Value, Complaint>;

pub(super) fn games() -> Answer {
    let lids: Result<Vec<_>, _> = shelf::keys().iter().map(|key| shelf::about(key)).collect();
    Ok(json!({"games": lids?}))
}

/// The lid of the box, and for a number of seats the setup a lobby would start from.
pub(super) fn about(key: &str, content: Option<&Path>, seats: Option<usize>) -> Answer {
    struct About(Option<usize>);

    impl Visit for About {
        type Out = Answer;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Answer {
            let setup =
                self.0.map(|seats| game.default_setup(seats)).transpose().map_err(shelf::ShelfError::from)?;
            let advice = setup.as_ref().and_then(|setup| game.advice(setup));
            Ok(json!({"about": game.about(), "setup": setup, "advice": advice}))
        }
    }

    shelf::visit(key, content, About(seats))?
}

pub(super) fn rule(key: &str, id: &str) -> Answer {
    let books: [&Rulebook; 2] = [shelf::about(key)?.rulebook, &rules::RULEBOOK];
    let rule = books.into_iter().find_map(|book| book.find(id));
    rule.map(|rule| json!({"rule": rule})).ok_or_else(|| Complaint::unknown_rule(id))
}

pub(super) fn entries(key: &str, content: Option<&Path>) -> Answer {
    struct Entries;

    impl Visit for Entries {
        type Out = Value;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Value {
            json!({"entries": game.entries()})
        }
    }

    Ok(shelf::visit(key, content, Entries)?)
}

/// Lays out a new match.
pub(super) fn begin(new: New) -> Result<Box<dyn AnyTable>, Complaint> {
    let layout = new.layout()?;
    let chance = chance(&new, &layout)?;
    let start = Start { layout, names: new.names, given: new.given, chance };
    let mut table = shelf::open(&new.game, new.content.as_deref(), start)?;
    table.seated(new.players);
    Ok(table)
}

/// Scripted dice serve what follows the setup, which a seed lays; a seed alone serves both; without
/// either the dice are ones that anyone can verify.
fn chance(new: &New, layout: &Layout) -> Result<Chance, Complaint> {
    match (&new.dice, new.seed) {
        (Some(dice), seed) => Ok(Chance::Scripted {
            throws: dice.iter().cloned().collect(),
            setup_seed: Some(seed.unwrap_or(0)),
        }),
        (None, Some(seed)) => Ok(Chance::Fast(seed)),
        (None, None) => {
            let seats = shelf::seats(&new.game, new.content.as_deref(), layout)?;
            fresh::fair_chance(seats).map_err(|error| Complaint::no_chance(&error))
        }
    }
}

/// What a client wants to know of a match just begun or loaded.
pub(super) fn opened(table: &dyn AnyTable) -> Value {
    let seats = (0u8..).map(Seat).zip(table.names().all());
    let teams: Vec<_> = seats.map(|(seat, _)| table.team(seat).ok()).collect();
    let commitment = match table.record().dice {
        DiceRecord::Fair { commitment, .. } => Some(commitment),
        _ => None,
    };
    json!({
        "game": table.about().key,
        "names": table.names(),
        "teams": teams,
        "players": table.players(),
        "advice": table.advice(),
        "commitment": commitment,
        "turn": turn(table),
    })
}

/// What the match waits for, or how it ended.
pub(super) fn turn(table: &dyn AnyTable) -> Value {
    let (awaits, over) = match table.turn() {
        Turn::Awaits(seats) => (seats, None),
        Turn::Over(outcome) => (SeatSet::NONE, Some(outcome)),
    };
    json!({"seq": table.seq(), "awaits": awaits, "over": over, "lines": table.log_len(), "hash": table.short_hash()})
}

pub(super) fn choices(table: &dyn AnyTable, seat: Option<Seat>) -> Answer {
    let seat = meant(table, seat)?;
    let choices = table.choices(seat)?;
    let choices: Vec<Value> = choices.iter().map(choice).collect();
    Ok(json!({"seat": seat, "seq": table.seq(), "choices": choices}))
}

fn choice(choice: &ChoiceText) -> Value {
    let ChoiceText { index, action, label, touches, rule, seat: _ } = choice;
    json!({"index": index, "action": action, "label": label, "touches": touches, "rule": rule})
}

pub(super) fn why_not(table: &dyn AnyTable, deed: &Move) -> Answer {
    let seat = meant(table, deed.seat)?;
    let refusal = table.why_not(seat, &deed.action(table, seat)?)?;
    Ok(match refusal {
        None => json!({"legal": true}),
        Some(Refusal { sentence, rules }) => json!({"legal": false, "message": sentence, "rules": rules}),
    })
}

pub(super) fn submit(table: &mut dyn AnyTable, deed: &Move) -> Answer {
    let seat = meant(table, deed.seat)?;
    let action = deed.action(table, seat)?;
    table.submit(seat, deed.seq.unwrap_or(table.seq()), &action)?;
    Ok(turn(table))
}

pub(super) fn take_back(table: &mut dyn AnyTable, seat: Seat, seq: Option<usize>) -> Answer {
    table.team(seat)?; // no set can hold a seat that no table has
    table.take_back(SeatSet::only(seat), seq.unwrap_or(table.seq()))?;
    Ok(turn(table))
}

pub(super) fn lapse(table: &mut dyn AnyTable, seat: Option<Seat>, seq: Option<usize>) -> Answer {
    table.lapse(meant(table, seat)?, seq.unwrap_or(table.seq()))?;
    Ok(turn(table))
}

pub(super) fn concede(table: &mut dyn AnyTable, seat: Seat, seq: Option<usize>) -> Answer {
    table.concede(seat, seq.unwrap_or(table.seq()))?;
    Ok(turn(table))
}

pub(super) fn view(table: &dyn AnyTable, look: &Look) -> Answer {
    Ok(json!({"seq": table.seq(), "view": table.view(look.viewer(table)?)?}))
}

pub(super) fn picture(table: &dyn AnyTable, look: &Look) -> Answer {
    Ok(json!({"seq": table.seq(), "picture": table.picture(look.viewer(table)?)?}))
}

pub(super) fn log(table: &dyn AnyTable, look: &Look) -> Answer {
    let lines = table.log(look.viewer(table)?, look.from)?;
    Ok(json!({"seq": table.seq(), "next": table.log_len(), "lines": lines}))
}

/// A bot acts in a seat.
pub(super) fn bot(table: &mut dyn AnyTable, thought: &Thought) -> Answer {
    let seat = meant(table, thought.seat)?;
    let ChoiceText { action, label, .. } = table.bot_choice(&thought.bot, seat, thought.seed(table))?;
    table.submit(seat, table.seq(), &action.value())?;
    Ok(json!({"seat": seat, "action": action, "label": label, "turn": turn(table)}))
}

/// A bot says what it would do, and does nothing.
pub(super) fn hint(table: &dyn AnyTable, thought: &Thought) -> Answer {
    let seat = meant(table, thought.seat)?;
    let considered = table.consider(&thought.bot, seat, thought.seed(table))?;
    Ok(json!({"seat": seat, "seq": table.seq(), "considered": considered}))
}

/// The seat a request names, or else the lowest one awaited.
fn meant(table: &dyn AnyTable, seat: Option<Seat>) -> Result<Seat, Complaint> {
    seat.or_else(|| table.turn().awaited().lowest()).ok_or_else(Complaint::over)
}
