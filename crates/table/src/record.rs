//! How a match is kept: never a dumped state, always what makes it.
//!
//! A record replays to the same state everywhere. It holds the setup, every entry with its throws
//! and a short hash of the state after it, so that [`verify`] can say just where a forged or damaged
//! file breaks.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::digest;
use crate::fair::{Secret, commitment};
use crate::live::{Chance, Start, Table};
use crate::{Json, Seat, SeatSet, Throw, WholeGame};

/// The format this version writes.
pub const FORMAT: &str = "undercroft-match/1";

/// A match as a file holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// Which game.
    pub game: String,
    /// SHA-256 of the content it was played with.
    pub content: String,
    /// The seats' names, in seat order.
    pub names: Vec<String>,
    /// Who plays each seat, such as `human` or a bot's name, in seat order; empty if nobody said.
    /// The kernel keeps the words for whoever resumes the match and gives them no meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// What the lobby chose.
    pub setup: Value,
    /// The position it began from, if that was not the setup's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Value>,
    /// Where its dice came from.
    pub dice: DiceRecord,
    /// The throws of the setup.
    pub opening: Opening,
    /// All that was done, in order.
    pub entries: Vec<Entry>,
    /// The result, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

/// Where a match's dice come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DiceRecord {
    /// Dice anyone can verify.
    Fair {
        /// Names the match in the commitment and the key.
        match_id: String,
        /// Published before the nonces.
        commitment: String,
        /// Published after the end; a host's own file has it from the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
        /// One from each seat, in seat order.
        nonces: Vec<String>,
    },
    /// Quick dice, for simulations and tests.
    Fast {
        /// Their seed.
        seed: u64,
    },
    /// What somebody wrote down beforehand.
    Scripted {
        /// Throws that are still to come.
        left: Vec<Throw>,
        /// The seed the setup was laid with, if it is not part of the script.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        setup_seed: Option<u64>,
    },
}

/// How the table was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Shuffles and rolls of the setup.
    pub throws: Vec<Throw>,
    /// Short hash of the state after it.
    pub hash: String,
}

/// One thing done at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action, as the game writes it in JSON.
        action: Json,
        /// The same in words, for readers.
        says: String,
        /// Whether the game acted for a seat that did not answer.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lapsed: bool,
        /// Whether somebody stood in for a seat that did not answer.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stood_in: bool,
        /// What the dice showed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Throw>,
        /// Short hash of the state after it.
        hash: String,
    },
    /// A seat took the newest action back.
    TakeBack {
        /// Whose action it was.
        seat: Seat,
    },
    /// A seat gave up.
    Concede {
        /// Who.
        seat: Seat,
        /// What the dice showed, where the match went on at once.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Throw>,
    },
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The winners.
    pub won: SeatSet,
    /// Those who share an undecided match.
    pub drew: SeatSet,
    /// The rule that decided.
    pub rule: String,
    /// SHA-256 of the final state.
    pub hash: String,
}

/// Why a record cannot be replayed, and where it breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct RecordError {
    /// The part of the file, such as `entry 12` (counted from 1).
    pub place: String,
    /// What is wrong and what was expected.
    pub what: String,
}

impl RecordError {
    fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into() }
    }
}

/// How much work a replay may take. Files come from anybody, so whoever replays one says when to stop.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most entries a record may have.
    pub entries: usize,
    /// The most lines its log may grow to, which bounds the memory it takes.
    pub lines: usize,
    /// Asked before every entry, so that time and a closing server can end it.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// For one's own records.
    pub const UNLIMITED: Self = Self { entries: usize::MAX, lines: usize::MAX, stop: &|| false };

    fn admits(&self, record: &Record) -> Result<(), RecordError> {
        if record.entries.len() <= self.entries {
            return Ok(());
        }
        let what = format!("{} are too many; at most {} are looked at", record.entries.len(), self.entries);
        Err(RecordError::at("entries", what))
    }

    fn goes_on<G: WholeGame>(&self, table: &Table<G>, index: usize) -> Result<(), RecordError> {
        let place = || format!("entry {}", index + 1);
        if table.log_len() > self.lines {
            let what =
                format!("the log has grown to more than {} lines; nothing more is looked at", self.lines);
            return Err(RecordError::at(place(), what));
        }
        if (self.stop)() {
            return Err(RecordError::at(place(), "it took too long to get here; nothing more is looked at"));
        }
        Ok(())
    }
}

/// What [`verify`] found in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// Entries replayed.
    pub entries: usize,
    /// Rolls and shuffles recomputed from the seed, and equal to what the file says.
    pub throws: usize,
    /// Whether the dice were recomputed; if the secret is not published yet they could not be.
    pub dice_recomputed: bool,
    /// Whether the match is over and its result was checked.
    pub over: bool,
}

/// Puts a recorded match back on the table. Past throws are read from the file, so this works
/// while the secret is still secret; the state's hash is checked after every entry.
pub fn replay<G: WholeGame>(game: &Arc<G>, record: &Record) -> Result<Table<G>, RecordError> {
    let mut table = look_back(game, record, record.entries.len(), &Budget::UNLIMITED)?;
    check_end(&table, record)?;
    let Some(left) = chance(record)? else {
        return Err(RecordError::at(
            "dice",
            "the secret is missing, so the match cannot go on; it can only be watched",
        ));
    };
    table.set_chance(left);
    table.seated(record.players.clone());
    Ok(table)
}

/// A recorded match as it stood after so many entries. Nothing more can be thrown at it, so this needs no secret.
pub fn look_back<G: WholeGame>(
    game: &Arc<G>,
    record: &Record,
    entries: usize,
    budget: &Budget<'_>,
) -> Result<Table<G>, RecordError> {
    budget.admits(record)?;
    let mut table = replay_opening(game, record)?;
    for (index, entry) in record.entries.iter().enumerate().take(entries) {
        budget.goes_on(&table, index)?;
        replay_entry(&mut table, index, entry)?;
    }
    Ok(table)
}

/// The table as it stood at the beginning, for replaying step by step with [`replay_entry`].
pub fn replay_opening<G: WholeGame>(game: &Arc<G>, record: &Record) -> Result<Table<G>, RecordError> {
    check_head(&**game, record)?;
    let setup = serde_json::from_value(record.setup.clone())
        .map_err(|error| RecordError::at("setup", error.to_string()))?;
    let given = record
        .given
        .clone()
        .map(serde_json::from_value)
        .transpose()
        .map_err(|error| RecordError::at("given", error.to_string()))?;
    let chance = Chance::Scripted { throws: record.opening.throws.clone().into(), setup_seed: None };
    let start = Start { setup, names: record.names.clone(), given, chance };
    let table = Table::open(Arc::clone(game), start)
        .map_err(|error| RecordError::at("opening", error.to_string()))?;
    if table.names().all() != record.names {
        return Err(RecordError::at(
            "names",
            format!("expected a name of its own for each of the {} seats", table.names().all().len()),
        ));
    }
    check_hash("opening", &record.opening.hash, &digest::like(&record.opening.hash, table.state()))?;
    Ok(table)
}

/// The record is one of this game, played with this content.
fn check_head<G: WholeGame>(game: &G, record: &Record) -> Result<(), RecordError> {
    if record.format != FORMAT {
        return Err(RecordError::at(
            "format",
            format!("{:?} is not known; expected {FORMAT:?}", record.format),
        ));
    }
    if record.game != G::KEY {
        return Err(RecordError::at(
            "game",
            format!("this is a match of {:?}, not of {:?}", record.game, G::KEY),
        ));
    }
    if record.content != game.about().content_hash {
        return Err(RecordError::at(
            "content",
            format!(
                "played with content {}, but this is content {}",
                short(&record.content),
                short(&game.about().content_hash)
            ),
        ));
    }
    Ok(())
}

/// Does the next entry of a record again and checks the hash behind it.
pub fn replay_entry<G: WholeGame>(
    table: &mut Table<G>,
    index: usize,
    entry: &Entry,
) -> Result<(), RecordError> {
    let place = format!("entry {}", index + 1);
    let seq = table.seq();
    let (Entry::Act { seat, .. } | Entry::TakeBack { seat } | Entry::Concede { seat, .. }) = entry;
    if seat.index() >= table.names().all().len() {
        return Err(RecordError::at(place, format!("there is no seat {}", seat.index() + 1)));
    }
    match entry {
        Entry::Act { seat, action, says, lapsed, stood_in, throws, hash } => {
            table.set_chance(Chance::Scripted { throws: throws.clone().into(), setup_seed: None });
            let refused = |refusal: crate::Refusal| RecordError::at(&place, format!("refused: {refusal}"));
            let action: G::Action =
                action.read().map_err(|error| RecordError::at(&place, format!("not an action: {error}")))?;
            if *lapsed {
                table.lapse(*seat, seq).map_err(refused)?;
            } else if *stood_in {
                table.stand_in(*seat, seq, action).map_err(refused)?;
            } else {
                table.submit(*seat, seq, action).map_err(refused)?;
            }
            // Only now, since words for an action that is not legal may not exist.
            check_words(table, action, says).map_err(|what| RecordError::at(&place, what))?;
            no_throw_left(table, &place)?;
            check_hash(&place, hash, &digest::like(hash, table.state()))
        }
        Entry::TakeBack { seat } => table
            .take_back(SeatSet::only(*seat), seq)
            .map_err(|refusal| RecordError::at(place, format!("refused: {refusal}"))),
        Entry::Concede { seat, throws } => {
            table.set_chance(Chance::Scripted { throws: throws.clone().into(), setup_seed: None });
            let refused = |refusal: crate::Refusal| RecordError::at(&place, format!("refused: {refusal}"));
            table.concede(*seat, seq).map_err(refused)?;
            no_throw_left(table, &place)
        }
    }
}

fn no_throw_left<G: WholeGame>(table: &Table<G>, place: &str) -> Result<(), RecordError> {
    match table.throws_left().next() {
        Some(throw) => Err(RecordError::at(place, format!("nobody asked for {throw}"))),
        None => Ok(()),
    }
}

/// What was just done is the action recorded, in the words recorded. A lapse does what the game
/// says, so without this a file could claim something else was done.
fn check_words<G: WholeGame>(table: &Table<G>, action: G::Action, says: &str) -> Result<(), String> {
    let Some(Entry::Act { action: done, says: words, .. }) = table.newest() else {
        unreachable!("an action was just done");
    };
    if Json::of(&action) != *done {
        return Err(format!("records {action:?}, but what was done is {words:?}"));
    }
    if words != says {
        return Err(format!("says {says:?}, but does {words:?}"));
    }
    Ok(())
}

/// Recomputes every roll, every shuffle, every state and the result.
pub fn verify<G: WholeGame>(game: &Arc<G>, record: &Record) -> Result<Verified, RecordError> {
    verify_within(game, record, &Budget::UNLIMITED)
}

/// The same for somebody else's record.
pub fn verify_within<G: WholeGame>(
    game: &Arc<G>,
    record: &Record,
    budget: &Budget<'_>,
) -> Result<Verified, RecordError> {
    budget.admits(record)?;
    check_head(&**game, record)?; // first, since the commitment binds the content as well
    if let DiceRecord::Fair { match_id, commitment: published, secret: Some(secret), .. } = &record.dice {
        let computed = commitment(secret, match_id, &record.content);
        if computed != *published {
            return Err(RecordError::at(
                "dice",
                format!(
                    "the commitment published was {}, but the secret gives {}",
                    short(published),
                    short(&computed)
                ),
            ));
        }
    }
    let source = match &record.dice {
        DiceRecord::Scripted { .. } => None, // nothing to recompute them from
        _ => chance(record)?,
    };
    let mut throws = 0;
    let mut compare =
        |place: &str, n: u64, recorded: &[Throw], wanted: &mut dyn FnMut(crate::Dice) -> Vec<Throw>| {
            let Some(source) = &source else { return Ok(()) };
            let computed = wanted(source.dice(n).keeping());
            throws += computed.len();
            match recorded.iter().zip(&computed).position(|(one, other)| one != other) {
                Some(index) => Err(RecordError::at(
                    place,
                    format!(
                        "throw {} is recorded as {}, but the dice gave {}",
                        index + 1,
                        recorded[index],
                        computed[index]
                    ),
                )),
                None if recorded.len() != computed.len() => Err(RecordError::at(
                    place,
                    format!("{} throws are recorded, but {} were made", recorded.len(), computed.len()),
                )),
                None => Ok(()),
            }
        };

    // The setup first, with the dice of the seed: a changed shuffle must not pass for a true one.
    let setup: G::Setup = serde_json::from_value(record.setup.clone())
        .map_err(|error| RecordError::at("setup", error.to_string()))?;
    compare("opening", 0, &record.opening.throws, &mut |dice| {
        let mut tray = crate::Tray::deaf(dice);
        let _ = game.setup(&setup, &mut tray); // an impossible setup is reported below
        tray.dice().kept()
    })?;
    let mut table = replay_opening(game, record)?;
    for (index, entry) in record.entries.iter().enumerate() {
        budget.goes_on(&table, index)?;
        let place = format!("entry {}", index + 1);
        if let Entry::Concede { seat, throws } = entry
            && table.may_concede(*seat)
        {
            compare(&place, table.done() + 1, throws, &mut |dice| {
                table.without(*seat, dice).1.dice().kept()
            })?;
        }
        if let Entry::Act { seat, action, throws, .. } = entry {
            // Illegal actions are reported by the replay below; do not run the rules on them here.
            let action = action.read::<G::Action>().ok();
            if let Some(action) = action.filter(|it| table.is_legal(*seat, *it)) {
                let state = table.state().clone();
                compare(&place, table.done() + 1, throws, &mut |dice| {
                    let mut tray = crate::Tray::deaf(dice);
                    game.apply(&mut state.clone(), *seat, action, &mut tray);
                    tray.dice().kept()
                })?;
            }
        }
        replay_entry(&mut table, index, entry)?;
    }
    check_end(&table, record)?;
    Ok(Verified {
        entries: record.entries.len(),
        throws,
        dice_recomputed: source.is_some(),
        over: record.end.is_some(),
    })
}

/// The dice a record's match goes on with; none while the secret is secret.
fn chance(record: &Record) -> Result<Option<Chance>, RecordError> {
    Ok(match &record.dice {
        DiceRecord::Fair { match_id, secret, nonces, .. } => {
            if nonces.len() != record.names.len() {
                return Err(RecordError::at(
                    "dice",
                    format!("{} nonces for {} seats", nonces.len(), record.names.len()),
                ));
            }
            secret.clone().map(|secret| Chance::fair(match_id.clone(), secret, nonces.clone()))
        }
        DiceRecord::Fast { seed } => Some(Chance::Fast(*seed)),
        DiceRecord::Scripted { left, setup_seed } => {
            Some(Chance::Scripted { throws: left.clone().into(), setup_seed: *setup_seed })
        }
    })
}

fn check_end<G: WholeGame>(table: &Table<G>, record: &Record) -> Result<(), RecordError> {
    let computed = table.end();
    match (&record.end, &computed) {
        (None, None) => Ok(()),
        (Some(_), None) => Err(RecordError::at("end", "a result is recorded, but the match is not over")),
        (None, Some(_)) => Err(RecordError::at("end", "the match is over, but no result is recorded")),
        (Some(one), Some(other)) if one == other => Ok(()),
        (Some(one), Some(other)) if one.hash != other.hash => check_hash("end", &one.hash, &other.hash),
        (Some(_), Some(other)) => Err(RecordError::at(
            "end",
            format!(
                "another result is recorded; by {} the winners are {:?}",
                other.rule,
                other.won.into_iter().map(|seat| table.names().of(seat)).collect::<Vec<_>>()
            ),
        )),
    }
}

fn check_hash(place: &str, recorded: &str, computed: &str) -> Result<(), RecordError> {
    if recorded == computed {
        return Ok(());
    }
    Err(RecordError::at(
        place,
        format!("the state after it is recorded as {recorded}, but the rules lead to {computed}"),
    ))
}

fn short(hash: &str) -> &str {
    hash.get(..16).unwrap_or(hash)
}
