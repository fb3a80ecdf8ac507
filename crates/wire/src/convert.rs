//! From the kernel's types to the wire's, for a match in progress. The server and the WebAssembly module both use this,
//! so that neither shows a viewer more, or anything else, than the other.

use bots::{Bot, Level as BotLevel};
use shelf::{AnyTable, ShelfError};
use table::Heard;
use table::record::Entry;
use table::{Json, RuleId, SeatSet, Turn, Viewer};

use crate::{ChoiceText, Level, Line, Outcome, SeatKind, SeatText, Status, TurnText, Update, WhyNotAnswer};

/// What surrounds a match, besides what the table itself knows.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// How far it has come.
    pub status: Status,
    /// All seats, in seat order.
    pub seats: Vec<SeatText>,
}

/// How much of the log a viewer is told.
#[derive(Clone, Copy, Debug, Default)]
pub struct LogSlice {
    /// The first line.
    pub from: usize,
    /// Whether it is news to them, so that the events come along.
    pub is_news: bool,
}

/// A match through these eyes.
pub fn update(
    table: &dyn AnyTable,
    eyes: SeatSet,
    log: LogSlice,
    Surroundings { status, seats }: Surroundings,
) -> Result<Update, ShelfError> {
    let is_running = status == Status::Running && table.turn().outcome().is_none();
    let asked = if is_running { table.turn().awaited().both(eyes) } else { SeatSet::NONE };
    Ok(Update {
        seq: count(table.seq()),
        done: None,
        status,
        view: table.view(Viewer::Holding(eyes))?,
        turn: turn(table.turn()),
        prompt: prompt(table, asked)?,
        choices: choices(table, asked)?,
        can_take_back: is_running && table.may_take_back(eyes),
        log_from: count(log.from),
        log: lines(table, Viewer::Holding(eyes), log.from, log.is_news)?,
        seats,
        clock: None,
    })
}

/// For each entry the line of the log from which on it changed the log.
#[derive(Clone, Debug, Default)]
pub struct Marks(Vec<usize>);

impl Marks {
    /// Notes what the newest entry changed; `lines` is how many lines the log had before it.
    pub fn note(&mut self, table: &dyn AnyTable, lines: usize) {
        self.0.push(match table.newest() {
            Some(Entry::TakeBack { .. }) => table.log_len() - 1, // shorter, and one line more
            _ => lines,
        });
    }

    /// The first line of the log that somebody who knows the match up to `since` has not heard so.
    pub fn log_from(&self, table: &dyn AnyTable, since: u32) -> usize {
        match self.0.get(since as usize..) {
            None => 0, // they know a future that never was
            Some(marks) => marks.iter().copied().min().unwrap_or_else(|| table.log_len()),
        }
    }

    /// The same, unless the end of the match has opened more to these eyes: then that is told anew.
    pub fn news_from(&self, table: &dyn AnyTable, eyes: SeatSet, since: u32) -> usize {
        let news = self.log_from(table, since);
        let opened = if (since as usize) < table.seq() { table.opened_from(eyes) } else { None };
        opened.map_or(news, |opened| opened.min(news))
    }
}

/// Whom a match waits for.
pub fn turn(turn: Turn) -> TurnText {
    match turn {
        Turn::Awaits(awaited) => TurnText::Awaits(seats(awaited)),
        Turn::Over(it) => TurnText::Over(outcome(it)),
    }
}

/// How a match ended.
pub fn outcome(outcome: table::Outcome) -> Outcome {
    Outcome { won: seats(outcome.won), drew: seats(outcome.drew), rule: outcome.rule.to_string() }
}

fn seats(set: SeatSet) -> Vec<u32> {
    set.into_iter().map(|seat| u32::from(seat.0)).collect()
}

/// What these seats are asked, a line for each.
fn prompt(table: &dyn AnyTable, asked: SeatSet) -> Result<Option<String>, ShelfError> {
    let mut lines: Vec<String> = Vec::new();
    for seat in asked {
        lines.extend(table.prompt(seat)?);
    }
    Ok((!lines.is_empty()).then(|| lines.join("\n")))
}

/// What is open to these seats.
fn choices(table: &dyn AnyTable, asked: SeatSet) -> Result<Vec<ChoiceText>, ShelfError> {
    let mut choices = Vec::new();
    for seat in asked {
        choices.append(&mut table.choices(seat)?);
    }
    Ok(choices)
}

/// The log from that line on, as a viewer hears it; with its events if it is news to them.
pub fn lines(
    table: &dyn AnyTable,
    viewer: Viewer,
    from: usize,
    is_news: bool,
) -> Result<Vec<Line>, ShelfError> {
    let log = table.log(viewer, from)?;
    let mut events = if is_news { table.events(viewer, from)?.into_iter() } else { Vec::new().into_iter() };
    Ok(log.into_iter().map(|heard| line(heard, events.next().flatten())).collect())
}

fn line(heard: Heard, event: Option<Json>) -> Line {
    Line { entry: count(heard.entry), text: heard.text, rules: words(&heard.rules), event }
}

/// Why a seat may not do something; that it may, if nothing forbids it.
pub fn why_not(refusal: Option<table::Refusal>) -> WhyNotAnswer {
    WhyNotAnswer {
        legal: refusal.is_none(),
        rules: refusal.iter().flat_map(|it| &it.rules).map(ToString::to_string).collect(),
        sentence: refusal.map(|it| it.sentence).unwrap_or_default(),
    }
}

/// The bot behind a level.
pub fn bot(level: Level) -> Bot {
    Bot::Level(bot_level(level))
}

/// The same level in the bots' own words.
pub fn bot_level(level: Level) -> BotLevel {
    match level {
        Level::Easy => BotLevel::Easy,
        Level::Normal => BotLevel::Normal,
        Level::Hard => BotLevel::Hard,
    }
}

/// A name for a bot in this seat.
pub fn bot_name(seat: u8) -> &'static str {
    const NAMES: [&str; 16] = [
        "Mortimer", "Agatha", "Silas", "Hester", "Barnaby", "Cordelia", "Ambrose", "Edith", "Lazarus",
        "Winifred", "Ignatius", "Prudence", "Osric", "Drusilla", "Thaddeus", "Beatrix",
    ];
    NAMES[usize::from(seat) % NAMES.len()]
}

/// Who plays a seat, from the record's word for them; somebody whom no bot is called after is a person. A bot that has
/// no level, in a record from elsewhere, is a fair one.
pub fn player(word: Option<&str>) -> SeatKind {
    match word.map(str::parse::<Bot>) {
        Some(Ok(Bot::Level(BotLevel::Easy))) => SeatKind::Bot { level: Level::Easy },
        Some(Ok(Bot::Level(BotLevel::Hard))) => SeatKind::Bot { level: Level::Hard },
        Some(Ok(_)) => SeatKind::Bot { level: Level::Normal },
        Some(Err(_)) | None => SeatKind::Human,
    }
}

/// A number as the wire has it.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).expect("a match ends long before")
}

pub(crate) fn words(rules: &[RuleId]) -> Vec<String> {
    rules.iter().map(ToString::to_string).collect()
}
