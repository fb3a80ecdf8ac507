//! What a page has of Undercroft: the shelf, its tables, one bot that thinks, and the record being looked at.

use std::cell::Cell;
use std::collections::BTreeMap;

use bots::Budget;
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Layout, Ponder, Start};
use table::record::Budget as Patience;
use table::{Chance, MAX_SEATS, Record, Seat, SeatSet};
use wire::{Conceivable, Hint, Level, catalogue, convert, replays};

use crate::problem::Refusal;
use crate::request::Request;
use crate::room::Room;

/// Everything behind the way in. One of it serves one thread of a page.
pub struct Module {
    tables: BTreeMap<String, Room>,
    thinking: Option<Thinking>,
    /// The record whose moments are being looked at.
    watched: Option<Box<Record>>,
    progress: fn(u32),
}

/// A bot that thinks about a position.
struct Thinking {
    seq: usize,
    /// What is open to its seat.
    choices: Vec<Value>,
    thought: Box<dyn Ponder>,
}

/// An answer, written as JSON.
type Answer = Result<String, Refusal>;

impl Module {
    /// A module without tables. It tells `progress` how far it has come in works that take long.
    pub fn new(progress: fn(u32)) -> Self {
        Self { tables: BTreeMap::new(), thinking: None, watched: None, progress }
    }

    /// Answers a request in JSON: `{"ok": …}` or `{"problem": …}`.
    pub fn answer(&mut self, request: &[u8]) -> String {
        let request = serde_json::from_slice(request)
            .map_err(|error| Refusal::malformed(format!("This is no request: {error}.")));
        match request.and_then(|request| self.ask(request)) {
            Ok(answer) => format!("{{\"ok\":{answer}}}"),
            Err(refusal) => json!({ "problem": refusal.into_problem() }).to_string(),
        }
    }

    fn ask(&mut self, request: Request) -> Answer {
        match request {
            Request::Games => written(&catalogue::games()?),
            Request::Settings { game, seats } => {
                let seats = seats.map_or(shelf::about(&game)?.min_seats, |seats| seats as usize);
                written(&catalogue::settings(&game, seats)?)
            }
            Request::Rules { game, search } => written(&catalogue::rules(&game, &search)?),
            Request::Entries { game, search } => written(&catalogue::entries(&game, &search)?),
            Request::Decks { game } => written(&catalogue::collection(&game)?),
            Request::Inspect { game, deck } => written(&catalogue::inspect(&game, deck)?),

            Request::Lay(lay) => {
                let id = lay.table.clone();
                self.adopt(id, Room::lay(lay)?)
            }
            Request::Resume(kept) => {
                let id = kept.lay.table.clone();
                self.adopt(id, Room::resume(kept)?)
            }
            Request::Close { table } => written(&self.tables.remove(&table).is_some()),
            Request::Lobby { table } => written(&self.room(&table)?.lobby()?),
            Request::Update { table, seats, since } => {
                written(&self.room(&table)?.update(set(&seats), since)?)
            }
            Request::Next { table } => written(&next(self.room(&table)?)),
            Request::Act { table, seat, seq, action, choice } => self.done(&table, |room| {
                let (seat, seq) = (Seat(seat), seq as usize);
                Ok(room.does(|table| match (action, choice) {
                    (Some(action), None) => table.submit(seat, seq, &action),
                    (None, Some(index)) => table.submit_choice(seat, seq, index as usize),
                    _ => Err(shelf::ShelfError::new(
                        shelf::Code::Unreadable,
                        "Give either an action or a choice.",
                    )),
                })?)
            }),
            Request::TakeBack { table, seats, seq } => {
                self.done(&table, |room| Ok(room.does(|table| table.take_back(set(&seats), seq as usize))?))
            }
            Request::Concede { table, seat, seq } => {
                self.done(&table, |room| Ok(room.does(|table| table.concede(Seat(seat), seq as usize))?))
            }
            Request::Lapse { table, seat, seq } => {
                self.done(&table, |room| Ok(room.does(|table| table.lapse(Seat(seat), seq as usize))?))
            }
            Request::Redo { table, entry } => self.done(&table, |room| room.redo(&entry)),
            Request::WhyNot { table, seat, action, line } => {
                let table = &self.room(&table)?.table;
                let action = match (action, line) {
                    (Some(action), None) => action,
                    (None, Some(line)) => table.read(&line)?,
                    _ => return Err(Refusal::malformed("Give either an action or a line.")),
                };
                written(&convert::why_not(table.why_not(Seat(seat), &action)?))
            }
            Request::Seat { table, seat, who } => {
                let room = self.room_mut(&table)?;
                room.seat(Seat(seat), who)?;
                written(&room.lobby()?)
            }
            Request::Pace { table, pace } => {
                let room = self.room_mut(&table)?;
                room.set_pace(pace);
                written(&room.lobby()?)
            }
            Request::Record { table } => written(&self.room(&table)?.table.record()),

            Request::Ponder { table, seat, level, seed } => self.ponder(&table, Seat(seat), level, seed),
            Request::Think { iterations } => {
                written(&json!({ "left": self.thinking()?.thought.go_on(iterations) }))
            }
            Request::Thought => written(&self.thinking()?.hint()),
            Request::Forget => {
                self.thinking = None;
                written(&())
            }

            Request::Frame { record, entry, eyes } => {
                self.watched = record.or_else(|| self.watched.take());
                frame(self.watched.as_deref(), entry, eyes.as_deref())
            }
            Request::Verify { record } => {
                let done = Cell::new(0);
                let stop = || {
                    done.set(done.get() + 1);
                    (self.progress)(done.get());
                    false
                };
                let budget = Patience { stop: &stop, ..Patience::UNLIMITED };
                written(&replays::verdict(&record, &budget))
            }
            Request::Random { game, seats, matches, seed } => random(&game, seats, matches, seed),
        }
    }

    fn room(&self, table: &str) -> Result<&Room, Refusal> {
        self.tables.get(table).ok_or_else(|| Refusal::not_found("table"))
    }

    fn room_mut(&mut self, table: &str) -> Result<&mut Room, Refusal> {
        self.tables.get_mut(table).ok_or_else(|| Refusal::not_found("table"))
    }

    fn adopt(&mut self, id: String, room: Room) -> Answer {
        let answer = written(&room.lobby()?);
        self.tables.insert(id, room);
        answer
    }

    /// Does something at a table, and answers with the entry it became.
    fn done(&mut self, table: &str, deed: impl FnOnce(&mut Room) -> Result<(), Refusal>) -> Answer {
        let room = self.room_mut(table)?;
        deed(room)?;
        written(&room.table.newest())
    }

    fn ponder(&mut self, table: &str, seat: Seat, level: Level, seed: u64) -> Answer {
        let Budget::Iterations(iterations) = convert::bot_level(level).effort().budget else {
            unreachable!("a level counts iterations");
        };
        let room = self.room(table)?;
        let thought = room.table.ponder(seat, iterations, seed)?;
        let choices = room.table.choices(seat)?.into_iter().map(|choice| choice.action.value()).collect();
        let mut thinking = Thinking { seq: room.table.seq(), choices, thought };
        let left = thinking.thought.go_on(0);
        self.thinking = Some(thinking);
        written(&json!({ "left": left }))
    }

    fn thinking(&mut self) -> Result<&mut Thinking, Refusal> {
        self.thinking.as_mut().ok_or_else(|| Refusal::not_found("thought"))
    }
}

impl Thinking {
    fn hint(&self) -> Hint {
        let conceivable = self.thought.considered().into_iter().filter_map(|it| {
            let index = self.choices.iter().position(|action| *action == it.action)?;
            Some(Conceivable { index: u32::try_from(index).ok()?, label: it.label, value: it.value })
        });
        Hint { seq: u32::try_from(self.seq).unwrap_or(u32::MAX), considered: conceivable.collect() }
    }
}

/// What happens next at a table.
fn next(room: &Room) -> Value {
    let bot = room.bot().map(|(seat, level)| json!({ "seat": seat.0, "level": level }));
    json!({ "seq": room.table.seq(), "bot": bot, "over": room.table.turn().outcome().is_some() })
}

fn frame(record: Option<&Record>, entry: u32, eyes: Option<&str>) -> Answer {
    let record = record.ok_or_else(|| Refusal::not_found("record"))?;
    if entry as usize > record.entries.len() {
        return Err(Refusal::not_found("entry"));
    }
    let wrong = || Refusal::malformed("`as` is all, spectator or the number of a seat.");
    let viewer = replays::eyes(eyes, record.names.len()).ok_or_else(wrong)?;
    written(&replays::frame(record, entry, viewer, &Patience::UNLIMITED)?)
}

/// Matches of a bot that chooses anything, and the hash each of them ended in.
fn random(game: &str, seats: u32, matches: u32, seed: u64) -> Answer {
    let mut decisions = 0;
    let mut hashes = Vec::new();
    for seed in (seed..).take(matches as usize) {
        let layout = Layout::Seats(seats as usize);
        let start = Start { layout, names: Vec::new(), given: None, chance: Chance::Fast(seed) };
        let mut table = shelf::open(game, None, start)?;
        while let Some(seat) = table.turn().awaited().lowest() {
            let seq = table.seq();
            let choice = table.bot_choice(&bots::Bot::Random, seat, seed ^ seq as u64)?;
            table.submit_choice(seat, seq, choice.index as usize)?;
            decisions += 1;
        }
        hashes.push(table.short_hash());
    }
    written(&json!({ "decisions": decisions, "hashes": hashes }))
}

fn set(seats: &[u8]) -> SeatSet {
    seats.iter().filter(|seat| usize::from(**seat) < MAX_SEATS).map(|seat| Seat(*seat)).collect()
}

fn written(answer: &impl Serialize) -> Answer {
    serde_json::to_string(answer).map_err(|error| Refusal::malformed(error.to_string()))
}
