//! What a guest may send to harm the others.

use std::time::Duration;

use serde_json::{Value, json};
use shelf::{Layout, Start};
use table::Chance;
use tokio::time::timeout;

use crate::support::House;

/// Long enough for any honest answer on a busy machine; a hang is what it finds.
const PATIENCE: Duration = Duration::from_mins(1);

/// A finished match whose opening has these throws.
fn forged(game: &str, seats: usize, throws: &Value) -> Value {
    let (layout, chance) = (Layout::Seats(seats), Chance::Fast(1));
    let start = Start { layout, names: Vec::new(), given: None, chance };
    let mut record = json!(shelf::open(game, None, start).unwrap().record());
    record["dice"] = json!({"scripted": {"left": []}});
    record["opening"]["throws"] = throws.clone();
    record["end"] = json!({"won": [0], "drew": [], "rule": "", "hash": ""});
    record
}

#[tokio::test]
async fn a_match_file_whose_dice_run_out_or_tie_for_ever_is_refused() {
    let house = House::open().await;
    for game in shelf::keys() {
        let about = shelf::about(game).unwrap();
        for seats in about.min_seats..=about.max_seats.min(about.min_seats + 1) {
            for throws in [json!([]), json!(vec![1; 3000]), json!(vec!["keep"; 300])] {
                let file = forged(game, seats, &throws);
                let answer = timeout(PATIENCE, house.post("/api/replays", "", file)).await;
                let answer = answer.unwrap_or_else(|_| panic!("{game} with {seats} seats hangs"));
                assert_eq!(answer.problem(), (422, "record"), "{game} with {seats} seats");
            }
        }
    }
}
