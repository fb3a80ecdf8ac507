//! Golden records: whole matches that were recorded once and must replay to the same hashes ever after.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use table::Start;
use table::record::{Record, verify};
use table::{Chance, Dice, Table, WholeGame};

/// How many records each game keeps.
const RECORDS: usize = 5;

/// Set to write the records anew. Do so only where a rule or the content changed on purpose.
const WRITE: &str = "UNDERCROFT_WRITE_GOLDEN";

/// A decision in so many is left to the clock, and one in so many is taken back where that is allowed.
const LAPSE_EVERY: usize = 37;
const TAKE_BACK_EVERY: usize = 23;

/// Replays the records in a folder, hash by hash and throw by throw. Panics with the first that differs.
pub fn replay_golden<G: WholeGame>(game: &Arc<G>, folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    if env::var_os(WRITE).is_some() {
        write_golden(game, folder);
    }
    for number in 0..RECORDS {
        let path = file(folder, number);
        let text = fs::read_to_string(&path);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record: Record = serde_json::from_str(&text).expect("a record is JSON");
        let found = verify(game, &record).unwrap_or_else(|error| {
            panic!("{}: {error}\n{WRITE}=1 writes it anew, if the change is meant", path.display())
        });
        assert!(found.over && found.dice_recomputed && found.entries == record.entries.len());
    }
}

fn file(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("{number}.json"))
}

fn write_golden<G: WholeGame>(game: &Arc<G>, folder: &Path) {
    fs::create_dir_all(folder).expect("the folder can be made");
    for number in 0..RECORDS {
        let text = serde_json::to_string(&play(game, number)).expect("a record is plain data");
        fs::write(file(folder, number), text + "\n").expect("the folder can be written");
    }
}

/// A match between quick players, with as many seats as the number says.
fn play<G: WholeGame>(game: &Arc<G>, number: usize) -> Record {
    let about = game.about();
    let (fewest, most) = (about.min_seats, about.max_seats);
    let seats = fewest + number * (most - fewest) / (RECORDS - 1);
    let setup = game.default_setup(seats).expect("the number of seats is allowed");
    let seed = u64::try_from(number).expect("there are few");
    let start = Start { setup, names: Vec::new(), given: None, chance: Chance::Fast(seed) };
    let mut table = Table::open(Arc::clone(game), start).expect("the default setup is sound");
    let mut dice = Dice::fast(seed + 1);
    let mut decisions = 0;
    while let Some(seat) = table.turn().awaited().lowest() {
        decisions += 1;
        let seq = table.seq();
        let awaited = table.turn().awaited();
        if decisions % LAPSE_EVERY == 0 {
            table.lapse(seat, seq).expect("an awaited seat may lapse");
            continue;
        }
        let actions = table.legal_actions(seat);
        let choice = game.policy(table.state(), seat, &actions, &mut dice);
        table.submit(seat, seq, actions[choice]).expect("a listed action is legal");
        if decisions % TAKE_BACK_EVERY == 0 && table.can_take_back(awaited) {
            table.take_back(awaited, seq + 1).expect("it was just allowed");
        }
    }
    table.record()
}
