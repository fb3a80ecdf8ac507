//! From records to the wire's types: positions of a finished match, and whether it is genuine.

use shelf::{AnyTable, ShelfError};
use table::record::{Budget, DiceRecord, Entry};
use table::{Record, Seat, Viewer};

use crate::convert::{self, count};
use crate::{Frame, Line, SeatText, Verdict};

/// Through whose eyes a finished match is seen: `all`, `spectator` or a seat's number. Nothing if it is none of these.
pub fn eyes(word: Option<&str>, seats: usize) -> Option<Viewer> {
    match word {
        None | Some("all") => Some(Viewer::Everything),
        Some("spectator") => Some(Viewer::SPECTATOR),
        Some(word) => {
            let seat = word.parse::<u8>().ok().filter(|seat| usize::from(*seat) < seats);
            seat.map(|seat| Viewer::seat(Seat(seat)))
        }
    }
}

/// A recorded match as it stood after so many entries.
pub fn frame(record: &Record, entry: u32, viewer: Viewer, budget: &Budget<'_>) -> Result<Frame, ShelfError> {
    let table = shelf::look_back(record, entry as usize, budget)?;
    let about = table.about();
    let log = convert::lines(&*table, viewer, 0, true)?;
    Ok(Frame {
        game: about.key.to_owned(),
        title: about.title.to_owned(),
        entry,
        entries: count(record.entries.len()),
        says: entry.checked_sub(1).map(|index| says(&record.entries[index as usize], &*table)),
        view: table.view(viewer)?,
        turn: convert::turn(table.turn()),
        news: log.iter().filter(|line| line.entry == entry).cloned().collect(),
        log: log.into_iter().map(|line| Line { event: None, ..line }).collect(),
        seats: (0..).zip(&record.names).map(|(seat, name)| seat_text(record, &*table, seat, name)).collect(),
    })
}

fn says(entry: &Entry, table: &dyn AnyTable) -> String {
    let name = |seat: &Seat| table.names().of(*seat).to_owned();
    match entry {
        Entry::Act { seat, says, .. } => format!("{}: {says}", name(seat)),
        Entry::TakeBack { seat } => format!("{} takes the last action back", name(seat)),
        Entry::Concede { seat, .. } => format!("{} concedes", name(seat)),
    }
}

fn seat_text(record: &Record, table: &dyn AnyTable, seat: u8, name: &str) -> SeatText {
    SeatText {
        seat: u32::from(seat),
        name: name.to_owned(),
        team: table.team(Seat(seat)).unwrap_or_default().to_owned(),
        who: convert::player(record.players.get(usize::from(seat)).map(String::as_str)),
        held: false,
        present: false,
    }
}

/// What recomputing every roll, shuffle and state comes to.
pub fn verdict(record: &Record, budget: &Budget<'_>) -> Verdict {
    let (commitment, secret, nonces) = match &record.dice {
        DiceRecord::Fair { commitment, secret, nonces, .. } => {
            let secret = secret.as_ref().and_then(|it| serde_json::to_value(it).ok());
            let secret = secret.and_then(|it| it.as_str().map(str::to_owned));
            (Some(commitment.clone()), secret, nonces.clone())
        }
        _ => (None, None, Vec::new()),
    };
    let mut verdict = Verdict {
        genuine: false,
        sentence: String::new(),
        entries: 0,
        throws: 0,
        dice_recomputed: false,
        commitment,
        secret,
        nonces,
    };
    match shelf::check(record, budget) {
        Err(error) => verdict.sentence = error.message,
        Ok(found) => {
            verdict.genuine = true;
            verdict.entries = u32::try_from(found.entries).unwrap_or(u32::MAX);
            verdict.throws = u32::try_from(found.throws).unwrap_or(u32::MAX);
            verdict.dice_recomputed = found.dice_recomputed;
            verdict.sentence = if found.dice_recomputed {
                "Every roll, shuffle and state is what secret and nonces give.".to_owned()
            } else {
                "Every state follows from the throws recorded; these cannot be recomputed.".to_owned()
            };
        }
    }
    verdict
}
