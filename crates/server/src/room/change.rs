//! What changed for one audience, in the fewest words.

use std::borrow::Cow;
use std::cell::OnceCell;

use shelf::Tape;
use table::live::Heard;
use table::{Choice, RuleId, SeatSet, Viewer};

use super::audience::Known;
use super::phrasebook::Phrasebook;
use super::telling::count;
use super::{Match, Room};
use crate::api_error::ApiError;
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

/// What was said, as everybody at the table heard it.
pub(super) struct News {
    /// The entry it came after.
    since: u32,
    /// The line it begins with.
    from: usize,
    /// Nothing if some heard more than others.
    sayings: Option<Vec<Saying>>,
    /// After the end, when all hear everything: the whole log, once somebody wants it.
    everything: OnceCell<Vec<Saying>>,
}

/// A line of the log, and the event behind it.
#[derive(Clone)]
struct Saying {
    heard: Heard,
    /// As JSON.
    event: Option<String>,
}

impl News {
    /// Everything said since that entry. What all hear alike is put into words once.
    pub(super) fn since(game: &Match, since: u32) -> Self {
        let from = game.log_from(since);
        let alike = game.table.is_open_from(from);
        let sayings = alike.then(|| sayings(game, SeatSet::NONE, from).ok()).flatten();
        Self { since, from, sayings, everything: OnceCell::new() }
    }

    /// Lines told before that say more now that the match is over.
    fn opened(
        &self,
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
        if self.everything.get().is_none() {
            let _ = self.everything.set(sayings(game, eyes, 0)?);
        }
        let lines = self.everything.get().expect("it was just set");
        Ok(opened.into_iter().map(|place| (count(place), line(&lines[place], book))).collect())
    }

    /// What these eyes have heard from that line on.
    fn heard_by(&self, game: &Match, eyes: SeatSet, from: usize) -> Result<Cow<'_, [Saying]>, ApiError> {
        match &self.sayings {
            Some(sayings) if from == self.from => Ok(Cow::Borrowed(sayings)),
            _ => Ok(Cow::Owned(sayings(game, eyes, from)?)),
        }
    }
}

impl Room {
    /// Fills in what is new since that entry for these eyes, which have this view now.
    pub(super) fn fill(
        &self,
        change: &mut Change,
        game: &Match,
        eyes: SeatSet,
        news: &News,
        now: &Tape,
        known: &mut Known,
    ) -> Result<(), ApiError> {
        let Known { view, lines, book } = known;
        let from = news.from.min(*lines);
        change.seq = game.seq();
        for (way, value) in now.changes() {
            change.view.write(&(book.number(&way), value));
        }
        view.copy(now);
        change.choices = self.told_choices(game, eyes, book)?;
        change.can_take_back = self.is_running() && game.table.may_take_back(eyes);
        change.log_from = (from < *lines).then(|| count(from));
        change.log = told_log(&news.heard_by(game, eyes, from)?, book);
        if news.since < game.seq() {
            change.opened = news.opened(game, eyes, from, book)?;
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
                told.push((u32::from(seat.0), numbered(&game.table.written_choices(seat)?, book)));
            }
        }
        Ok(told)
    }
}

/// The log from that line on, by entries.
fn told_log(sayings: &[Saying], book: &mut Phrasebook) -> Vec<(u32, Vec<u32>)> {
    let mut told: Vec<(u32, Vec<u32>)> = Vec::new();
    for saying in sayings {
        let (entry, number) = (count(saying.heard.entry), line(saying, book));
        match told.last_mut() {
            Some((last, lines)) if *last == entry => lines.push(number),
            _ => told.push((entry, vec![number])),
        }
    }
    told
}

fn sayings(game: &Match, eyes: SeatSet, from: usize) -> Result<Vec<Saying>, ApiError> {
    let eyes = Viewer::Holding(eyes);
    let events = game.table.written_events(eyes, from)?;
    let heard = game.table.log(eyes, from)?.into_iter();
    Ok(heard.zip(events).map(|(heard, event)| Saying { heard, event }).collect())
}

/// The numbers of choices. Most of what is open at a time is open by the same rule, which is looked up once.
fn numbered(choices: &[Choice<String>], book: &mut Phrasebook) -> Vec<u32> {
    let mut last = None;
    let number = |choice: &Choice<String>| {
        let rules = match last {
            Some((rule, number)) if rule == choice.rule => number,
            _ => rules(&[choice.rule], book),
        };
        last = Some((choice.rule, rules));
        book.number_of(|phrase| {
            phrase.write(&choice.label);
            phrase.add(choice.action.as_bytes());
            phrase.write(&choice.touches);
            phrase.write(&rules);
        })
    };
    choices.iter().map(number).collect()
}

fn line(Saying { heard, event }: &Saying, book: &mut Phrasebook) -> u32 {
    let rules = rules(&heard.rules, book);
    book.number_of(|phrase| {
        phrase.write(&heard.text);
        phrase.write(&rules);
        if let Some(event) = event {
            phrase.add(event.as_bytes());
        }
    })
}

fn rules(rules: &[RuleId], book: &mut Phrasebook) -> u32 {
    book.number(&rules)
}
