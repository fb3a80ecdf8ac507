//! What changed for one audience, in the fewest words.

use serde_json::Value;
use serde_json::value::RawValue;
use table::live::Heard;
use table::{Choice, RuleId, SeatSet, Viewer};

use super::audience::Known;
use super::phrasebook::Phrasebook;
use super::telling::count;
use super::{Match, Room};
use crate::api_error::ApiError;
use crate::diff;
use crate::wire::{Change, SeatText, Status, TurnText};

/// What everybody at a table is told alike.
#[derive(PartialEq)]
pub(super) struct Common {
    pub(super) status: Status,
    pub(super) turn: TurnText,
    pub(super) seats: Vec<SeatText>,
}

impl Common {
    /// A change that holds what of this has not been told.
    pub(super) fn change(&self, told: Option<&Self>) -> Change {
        Change {
            status: (told.map(|it| it.status) != Some(self.status)).then_some(self.status),
            turn: (told.map(|it| &it.turn) != Some(&self.turn)).then(|| self.turn.clone()),
            seats: (told.map(|it| &it.seats) != Some(&self.seats)).then(|| self.seats.clone()),
            ..Change::default()
        }
    }
}

impl Room {
    /// Fills in what is new since that entry for these eyes, which had another view before.
    pub(super) fn fill(
        &self,
        change: &mut Change,
        game: &Match,
        eyes: SeatSet,
        since: u32,
        had: &str,
        known: &mut Known,
    ) -> Result<(), ApiError> {
        let Known { view, lines, book } = known;
        let now = view.as_deref().expect("the new view was just put there");
        let from = game.log_from(since).min(*lines);
        change.seq = game.seq();
        change.view = told_view(diff::changes(had, now), book);
        change.choices = self.told_choices(game, eyes, book)?;
        change.can_take_back = self.is_running() && game.table.may_take_back(eyes);
        change.log_from = (from < *lines).then(|| count(from));
        change.log = told_log(game, eyes, from, book)?;
        if since < game.seq() {
            change.opened = told_opened(game, eyes, from, book)?;
        }
        change.clock = self.clock_text();
        *lines = game.table.log_len();
        (change.anew, change.phrases) = book.written();
        Ok(())
    }

    fn told_choices(
        &self,
        game: &Match,
        eyes: SeatSet,
        book: &mut Phrasebook,
    ) -> Result<Vec<(u32, Vec<u32>)>, ApiError> {
        let mut told = Vec::new();
        if self.is_running() {
            for seat in game.table.turn().awaited().both(eyes) {
                let choices = game.table.choices(seat)?;
                told.push((u32::from(seat.0), choices.iter().map(|it| choice(it, book)).collect()));
            }
        }
        Ok(told)
    }
}

fn told_view(changes: Vec<diff::Changed<'_>>, book: &mut Phrasebook) -> Vec<(u32, Box<RawValue>)> {
    let raw = |json: &str| RawValue::from_string(json.to_owned()).expect("a part of JSON is JSON");
    changes.into_iter().map(|(path, value)| (book.number(&raw(&path)), raw(value))).collect()
}

/// The log from that line on, by entries.
fn told_log(
    game: &Match,
    eyes: SeatSet,
    from: usize,
    book: &mut Phrasebook,
) -> Result<Vec<(u32, Vec<u32>)>, ApiError> {
    let mut told: Vec<(u32, Vec<u32>)> = Vec::new();
    for (heard, event) in news(game, eyes, from)? {
        let (entry, number) = (count(heard.entry), line(&heard, &event, book));
        match told.last_mut() {
            Some((last, lines)) if *last == entry => lines.push(number),
            _ => told.push((entry, vec![number])),
        }
    }
    Ok(told)
}

/// Lines told before that say more now that the match is over.
fn told_opened(
    game: &Match,
    eyes: SeatSet,
    before: usize,
    book: &mut Phrasebook,
) -> Result<Vec<(u32, u32)>, ApiError> {
    let mut opened = game.table.opened(eyes);
    opened.retain(|place| *place < before);
    if opened.is_empty() {
        return Ok(Vec::new());
    }
    let lines: Vec<_> = news(game, eyes, 0)?.collect();
    let told = |place: usize| (count(place), line(&lines[place].0, &lines[place].1, book));
    Ok(opened.into_iter().map(told).collect())
}

fn news(
    game: &Match,
    eyes: SeatSet,
    from: usize,
) -> Result<impl Iterator<Item = (Heard, Value)> + use<>, ApiError> {
    let eyes = Viewer::Holding(eyes);
    Ok(game.table.log(eyes, from)?.into_iter().zip(game.table.events(eyes, from)?))
}

fn choice(choice: &Choice<Value>, book: &mut Phrasebook) -> u32 {
    let rules = rules(&[choice.rule], book);
    book.number(&(&choice.label, &choice.action, &choice.touches, rules))
}

fn line(heard: &Heard, event: &Value, book: &mut Phrasebook) -> u32 {
    let rules = rules(&heard.rules, book);
    match event {
        Value::Null => book.number(&(&heard.text, rules)),
        event => book.number(&(&heard.text, rules, event)),
    }
}

fn rules(rules: &[RuleId], book: &mut Phrasebook) -> u32 {
    book.number(&rules)
}
