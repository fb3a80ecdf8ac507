//! What changed for one audience, in the fewest words.

use std::borrow::Cow;

use shelf::{Hearer, Tape, key_of};
use table::live::Heard;
use table::{Choice, RuleId, SeatSet, Viewer};

use super::audience::Known;
use super::phrasebook::Phrasebook;
use super::telling::count;
use super::{Match, Room};
use crate::api_error::ApiError;
use crate::wire::{Change, SeatText, Status, TurnText};

/// What everybody at a table is told alike.
pub(super) struct Common {
    pub(super) status: Status,
    pub(super) turn: TurnText,
    pub(super) seats: Vec<SeatText>,
}

/// What was said, as everybody at the table heard it.
pub(super) struct News {
    /// The entry it came after.
    since: u32,
    /// The line it begins with.
    from: usize,
    /// Nothing if some heard more than others.
    sayings: Option<Vec<Saying>>,
}

/// A line of the log, and the event behind it.
#[derive(Clone)]
struct Saying {
    key: u64,
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
        Self { since, from, sayings }
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
            let way = book.number(key_of(&(Phrase::Way, way)), |phrases| phrases.write(&way));
            change.view.write(&(way, value));
        }
        view.copy(now);
        change.choices = self.told_choices(game, eyes, book)?;
        change.can_take_back = self.is_running() && game.table.may_take_back(eyes);
        change.log_from = (from < *lines).then(|| count(from));
        change.log = told_log(&news.heard_by(game, eyes, from)?, book);
        if news.since < game.seq() {
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
                let mut choices = Choices { book, numbers: Vec::new() };
                game.table.tell_choices(seat, &mut choices)?;
                told.push((u32::from(seat.0), choices.numbers));
            }
        }
        Ok(told)
    }
}

/// What a phrase is about. Two that read alike are the same only if they are of one kind.
#[derive(Hash)]
enum Phrase {
    Way,
    Rules,
    Choice,
    Line,
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

/// Lines told before that say more now that the match is over.
fn told_opened(
    game: &Match,
    eyes: SeatSet,
    before: usize,
    book: &mut Phrasebook,
) -> Result<Vec<(u32, u32)>, ApiError> {
    let opened = game.table.opened(eyes).into_iter().filter(|place| *place < before);
    opened.map(|place| Ok((count(place), line(&saying(game, eyes, place)?, book)))).collect()
}

fn sayings(game: &Match, eyes: SeatSet, from: usize) -> Result<Vec<Saying>, ApiError> {
    (from..game.table.log_len()).map(|place| saying(game, eyes, place)).collect()
}

fn saying(game: &Match, eyes: SeatSet, place: usize) -> Result<Saying, ApiError> {
    let (heard, event) = game.table.line(Viewer::Holding(eyes), place)?;
    Ok(Saying { key: key_of(&(Phrase::Line, &heard.text, &heard.rules, &event)), heard, event })
}

fn line(Saying { key, heard, event }: &Saying, book: &mut Phrasebook) -> u32 {
    book.known(*key).unwrap_or_else(|| {
        let rules = rules(&heard.rules, book);
        book.number(*key, |phrases| {
            phrases.nest(|line| {
                line.write(&heard.text);
                line.write(&rules);
                if let Some(event) = event {
                    line.add(event);
                }
            });
        })
    })
}

fn rules(rules: &[RuleId], book: &mut Phrasebook) -> u32 {
    book.number(key_of(&(Phrase::Rules, rules)), |phrases| phrases.write(&rules))
}

/// The numbers of a seat's choices, in their order.
struct Choices<'a> {
    book: &'a mut Phrasebook,
    numbers: Vec<u32>,
}

impl Hearer for Choices<'_> {
    fn knows(&mut self, key: u64) -> bool {
        let known = self.book.known(key_of(&(Phrase::Choice, key)));
        self.numbers.extend(known);
        known.is_some()
    }

    fn learn(&mut self, key: u64, choice: &Choice<String>) {
        let rules = rules(&[choice.rule], self.book);
        self.numbers.push(self.book.number(key_of(&(Phrase::Choice, key)), |phrases| {
            phrases.nest(|parts| {
                parts.write(&choice.label);
                parts.add(&choice.action);
                parts.write(&choice.touches);
                parts.write(&rules);
            });
        }));
    }
}
