//! Records: what is kept is enough to play a match again, and a forged one breaks just where it was
//! forged.

use std::sync::Arc;

use serde_json::json;
use table::fair::{Secret, commitment, sha256};
use table::record::{self, DiceRecord, Entry, Record, RecordError, Verified};
use table::{Chance, Seat, SeatSet, Table, Throw, Viewer, rules};
use testkit::toy::{Card, Given, GivenThief, Vault, lay, say_all};

const SECRET: Secret = Secret::from_bytes([5; 32]);

/// A whole match with every kind of entry: a roll is the 4th, a take-back the 2nd, a lapse the 8th.
fn whole_match(chance: Chance) -> Table<Vault> {
    let thief =
        |hand: &[Card]| GivenThief { purse: Some(2), hand: Some(hand.to_vec()), ..Default::default() };
    let given = Given {
        leader: Some("Ana".to_owned()),
        discard: Some(vec![Card::Echo, Card::Jolt, Card::Hush]),
        deck: Some(Vec::new()),
        thieves: [
            ("Ana".to_owned(), thief(&[Card::Pilfer])),
            ("Bo".to_owned(), thief(&[Card::Snatch])),
            ("Cy".to_owned(), thief(&[])),
        ]
        .into(),
        ..Given::default()
    };
    let mut table = lay(&["Ana", "Bo", "Cy"], given, chance);
    say_all(&mut table, &["Ana: hide a coin"]);
    table.take_back(SeatSet::only(Seat(0)), 1).expect("a coin can be taken back");
    say_all(&mut table, &["Ana: play pilfer", "Bo: pass"]); // a die falls, and Bo is asked again
    say_all(&mut table, &["Bo: pass"]);
    say_all(&mut table, &["Bo: play snatch", "Bo: from Ana"]);
    table.lapse(Seat(2), table.seq()).expect("the match waits for Cy"); // shuffles and draws
    assert!(table.turn().outcome().is_some(), "the match is over");
    table
}

fn fair() -> Chance {
    Chance::fair("a match".to_owned(), SECRET, ["a", "b", "c"].map(str::to_owned).to_vec())
}

fn fair_record() -> Record {
    whole_match(fair()).record()
}

fn game() -> Arc<Vault> {
    Arc::new(Vault::new())
}

fn verify(record: &Record) -> Result<Verified, RecordError> {
    record::verify(&game(), record)
}

/// Forges a record, and returns where and why `verify` breaks.
fn broken(forge: impl FnOnce(&mut Record)) -> RecordError {
    let mut record = fair_record();
    forge(&mut record);
    verify(&record).expect_err("a forged record should not pass")
}

fn place(forge: impl FnOnce(&mut Record)) -> String {
    broken(forge).place
}

fn act(record: &mut Record, number: usize) -> &mut Entry {
    &mut record.entries[number - 1]
}

#[test]
fn a_true_record_is_verified_in_full() {
    let verified = verify(&fair_record()).unwrap();
    // The shuffle of the setup, the die, the shuffle of the last draw.
    assert_eq!(verified, Verified { entries: 8, throws: 3, dice_recomputed: true, over: true });
    let fast = whole_match(Chance::Fast(9)).record();
    assert_eq!(verify(&fast).unwrap(), verified);
}

#[test]
fn a_record_written_and_read_replays_to_the_same_match() {
    let table = whole_match(fair());
    let text = serde_json::to_string_pretty(&table.record()).unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(record, table.record());
    let replayed = record::replay(&game(), &record).unwrap();
    assert_eq!(replayed.state(), table.state());
    assert_eq!(replayed.record(), record);
    for viewer in [Viewer::SPECTATOR, Viewer::seat(Seat(2)), Viewer::Everything] {
        assert_eq!(replayed.log(viewer, 0), table.log(viewer, 0));
    }
}

/// What stood behind the entries of older records.
fn hash_of_json(table: &Table<Vault>) -> String {
    sha256(serde_json::to_string(table.state()).expect("states are plain data").as_bytes())[..16].to_owned()
}

#[test]
fn an_older_record_is_held_to_its_own_hashes() {
    let record = fair_record();
    let mut old = record.clone();
    let mut table = record::replay_opening(&game(), &record).unwrap();
    old.opening.hash = hash_of_json(&table);
    for (index, entry) in old.entries.iter_mut().enumerate() {
        record::replay_entry(&mut table, index, entry).unwrap();
        assert!(table.has_come_to(entry));
        if let Entry::Act { hash, .. } = entry {
            *hash = hash_of_json(&table);
            assert!(table.has_come_to(entry));
            let mut forged = entry.clone();
            if let Entry::Act { hash, .. } = &mut forged {
                *hash = "0".repeat(16);
            }
            assert!(!table.has_come_to(&forged));
        }
    }
    assert_ne!(old, record);
    assert_eq!(verify(&old).unwrap(), verify(&record).unwrap());
    let Entry::Act { hash, .. } = act(&mut old, 5) else { panic!("somebody acts in the fifth entry") };
    *hash = "0".repeat(16);
    assert_eq!(verify(&old).unwrap_err().place, "entry 5");
}

#[test]
fn the_head_must_fit() {
    assert_eq!(place(|it| it.format = "undercroft-match/2".to_owned()), "format");
    assert_eq!(place(|it| it.game = "tomb".to_owned()), "game");
    assert_eq!(place(|it| it.content = "0".repeat(64)), "content");
    assert_eq!(place(|it| it.setup = json!({"seats": 3})), "setup");
    assert_eq!(place(|it| it.setup = json!({"seats": 2, "rounds": 1})), "opening");
    assert_eq!(place(|it| it.given = Some(json!({"vault": "full"}))), "given");
    assert_eq!(place(|it| it.given = None), "opening");
    assert_eq!(place(|it| it.opening.hash = "0".repeat(16)), "opening");
}

#[test]
fn every_seat_must_have_a_name_of_its_own() {
    let named = |names: &[&str]| {
        let mut record = lay(&["Ana", "Bo"], Given::default(), Chance::Fast(1)).record();
        record.names = names.iter().map(ToString::to_string).collect();
        verify(&record).map_err(|error| error.place)
    };
    assert!(named(&["Eve", "Bo"]).is_ok()); // a player may rename themselves
    for names in [&["Ana", "ana"][..], &["Ana", ""], &["Ana"], &["Ana", "Bo", "Cy"]] {
        assert_eq!(named(names), Err("names".to_owned()), "{names:?}");
    }
}

#[test]
fn another_name_breaks_where_it_is_spoken() {
    let hand = GivenThief { hand: Some(vec![Card::Snatch]), ..GivenThief::default() };
    let given = Given {
        leader: Some("Ana".to_owned()),
        thieves: [("Ana".to_owned(), hand)].into(),
        ..Given::default()
    };
    let mut table = lay(&["Ana", "Bo"], given, Chance::Fast(1));
    say_all(&mut table, &["Ana: play snatch", "Ana: from Bo"]);
    let mut record = table.record();
    record.names[1] = "Eve".to_owned();
    let error = verify(&record).unwrap_err();
    assert_eq!(error.to_string(), "entry 2: says \"from Bo\", but does \"from Eve\"");
    record.names[0] = "Eve".to_owned();
    record.names[1] = "Bo".to_owned();
    assert_eq!(verify(&record).unwrap_err().place, "opening"); // the position speaks of Ana
}

#[test]
fn a_changed_throw_is_named_with_what_the_dice_gave() {
    let other = |throws: &[Throw]| match throws {
        [Throw::Die(face)] => Throw::Die(face % 6 + 1),
        [Throw::Order(order)] => Throw::Order(order.iter().rev().copied().collect()),
        throws => panic!("expected one throw, not {throws:?}"),
    };
    for number in [4, 8] {
        let error = broken(|it| {
            let Entry::Act { throws, .. } = act(it, number) else { panic!("an action") };
            *throws = vec![other(throws)];
        });
        assert_eq!(error.place, format!("entry {number}"));
        assert!(error.what.starts_with("throw 1 is recorded as"), "{error}");
    }
    assert_eq!(place(|it| it.opening.throws = vec![other(&it.opening.throws)]), "opening");
}

#[test]
fn a_throw_too_many_or_too_few_is_named() {
    let with = |count: usize| {
        broken(move |it| {
            let Entry::Act { throws, .. } = act(it, 4) else { panic!("an action") };
            *throws = vec![throws[0].clone(); count];
        })
    };
    assert_eq!(with(0).to_string(), "entry 4: 0 throws are recorded, but 1 were made");
    assert_eq!(with(2).to_string(), "entry 4: 2 throws are recorded, but 1 were made");
}

#[test]
fn a_changed_entry_is_named() {
    let change = |number: usize, forge: fn(&mut Entry)| broken(|it| forge(act(it, number)));
    let hash = change(3, |it| {
        let Entry::Act { hash, .. } = it else { panic!("an action") };
        *hash = "f".repeat(16);
    });
    assert_eq!(hash.place, "entry 3");
    assert!(hash.what.contains("is recorded as ffffffffffffffff"), "{hash}");
    let illegal = change(7, |it| {
        let Entry::Act { action, .. } = it else { panic!("an action") };
        *action = json!({"from": 1}).into();
    });
    assert_eq!(illegal.place, "entry 7");
    assert!(illegal.what.contains("[VLT-SNAT-01]"), "{illegal}");
    let legal_but_other = change(7, |it| {
        let Entry::Act { action, .. } = it else { panic!("an action") };
        *action = json!({"from": 2}).into();
    });
    assert_eq!(legal_but_other.to_string(), "entry 7: says \"from Ana\", but does \"from Cy\"");
    let nonsense = change(5, |it| {
        let Entry::Act { action, .. } = it else { panic!("an action") };
        *action = json!("dance").into();
    });
    assert!(nonsense.to_string().starts_with("entry 5: not an action"), "{nonsense}");
    let words = change(5, |it| {
        let Entry::Act { says, .. } = it else { panic!("an action") };
        *says = "play hush".to_owned();
    });
    assert_eq!(words.to_string(), "entry 5: says \"play hush\", but does \"pass\"");
}

#[test]
fn a_changed_seat_is_named_also_one_no_table_has() {
    for seat in [Seat(1), Seat(3), Seat(16), Seat(200), Seat(255)] {
        let acting = place(|it| {
            let Entry::Act { seat: who, .. } = act(it, 3) else { panic!("an action") };
            *who = seat;
        });
        assert_eq!(acting, "entry 3", "{seat}");
        assert_eq!(place(|it| *act(it, 2) = Entry::TakeBack { seat }), "entry 2", "{seat}");
    }
    assert_eq!(place(|it| *act(it, 2) = Entry::Concede { seat: Seat(200), throws: Vec::new() }), "entry 2");
}

#[test]
fn a_lapse_cannot_pass_for_another_action() {
    let mut record = fair_record();
    let Entry::Act { action, says, .. } = act(&mut record, 8) else { panic!("an action") };
    (*action, *says) = (json!("hide").into(), "hide a coin".to_owned());
    let error = record::replay(&game(), &record).unwrap_err();
    assert_eq!(error.to_string(), "entry 8: records Hide, but what was done is \"draw\"");
    assert_eq!(verify(&record).unwrap_err().place, "entry 8");
    let unmarked = place(|it| {
        let Entry::Act { lapsed, seat, .. } = act(it, 7) else { panic!("an action") };
        (*lapsed, *seat) = (true, Seat(2)); // the match waits for Bo
    });
    assert_eq!(unmarked, "entry 7");
}

#[test]
fn somebody_may_stand_in_for_a_seat_and_the_log_and_the_record_say_so() {
    let mut table = whole_match(fair());
    let record = table.record();
    let Some(Entry::Act { action, .. }) = record.entries.first() else { panic!("an action") };
    let action = action.read().expect("an action of the vault");
    let refused = table.stand_in(Seat(0), table.seq(), action).unwrap_err();
    assert_eq!(refused.rules, [rules::END_01]);

    let mut record = fair_record();
    let Entry::Act { stood_in, .. } = act(&mut record, 7) else { panic!("an action") };
    *stood_in = true; // the same action, by somebody else
    let again = record::replay(&game(), &record).expect("it is as good as the seat's own");
    let log = again.log(Viewer::Everything, 0).expect("everybody may hear it");
    let late = log.iter().find(|line| line.entry == 7).expect("it is told");
    assert_eq!(
        (late.text.as_str(), &late.rules[..]),
        ("Bo does not answer in time", &[rules::LAPSE_02, rules::LAPSE_01,][..])
    );
    assert_eq!(again.record().entries, record.entries);
    let Entry::Act { seat, .. } = act(&mut record, 7) else { panic!("an action") };
    *seat = Seat(2); // the match waits for Bo
    assert_eq!(verify(&record).unwrap_err().place, "entry 7");
}

#[test]
fn an_entry_cut_out_doubled_or_moved_is_missed_where_it_was() {
    // Without the first coin there is nothing to take back.
    assert_eq!(place(|it| drop(it.entries.remove(0))), "entry 1");
    // Without the take-back a coin is hidden that should not be.
    assert_eq!(place(|it| drop(it.entries.remove(1))), "entry 2");
    assert_eq!(place(|it| drop(it.entries.remove(3))), "entry 4");
    assert_eq!(place(|it| it.entries.insert(4, it.entries[3].clone())), "entry 5");
    assert_eq!(place(|it| it.entries.swap(5, 6)), "entry 6");
    assert_eq!(place(|it| drop(it.entries.pop())), "end");
    assert_eq!(place(|it| it.entries.push(it.entries[7].clone())), "entry 9");
}

#[test]
fn the_result_must_be_the_one_the_rules_give() {
    let forge = |forge: fn(&mut record::End)| broken(|it| forge(it.end.as_mut().expect("it is over")));
    for error in [
        forge(|end| end.won = SeatSet::only(Seat(2))),
        forge(|end| end.drew = SeatSet::only(Seat(2))),
        forge(|end| end.rule = "VLT-END-02".to_owned()),
        forge(|end| end.hash = "0".repeat(64)),
    ] {
        assert_eq!(error.place, "end");
    }
    assert_eq!(broken(|it| it.end = None).to_string(), "end: the match is over, but no result is recorded");
}

#[test]
fn a_commitment_binds_secret_match_and_content() {
    let published = |it: &mut Record, forged: &str| {
        let DiceRecord::Fair { commitment, .. } = &mut it.dice else { panic!("fair dice") };
        forged.clone_into(commitment);
    };
    let error = broken(|it| published(it, &"0".repeat(64)));
    assert_eq!(error.place, "dice");
    assert!(error.what.contains("the commitment published was 0000000000000000"), "{error}");

    // A host who commits to another secret than the one it used is caught by the first throw.
    let swapped = place(|it| {
        let other = Secret::from_bytes([6; 32]);
        published(it, &commitment(&other, "a match", &it.content.clone()));
        let DiceRecord::Fair { secret, .. } = &mut it.dice else { panic!("fair dice") };
        *secret = Some(other);
    });
    assert_eq!(swapped, "opening");
    let nonce = place(|it| {
        let DiceRecord::Fair { nonces, .. } = &mut it.dice else { panic!("fair dice") };
        nonces[2] = "another".to_owned();
    });
    assert_eq!(nonce, "opening");
    let nonces = place(|it| {
        let DiceRecord::Fair { nonces, .. } = &mut it.dice else { panic!("fair dice") };
        nonces.pop();
    });
    assert_eq!(nonces, "dice");
    assert_eq!(place(|it| it.dice = DiceRecord::Fast { seed: 1 }), "opening");
}

#[test]
fn without_the_secret_a_match_can_be_watched_but_not_gone_on_with() {
    let mut record = fair_record();
    let DiceRecord::Fair { secret, .. } = &mut record.dice else { panic!("fair dice") };
    *secret = None;

    let mut table = record::replay_opening(&game(), &record).unwrap();
    for (index, entry) in record.entries.iter().enumerate() {
        record::replay_entry(&mut table, index, entry).unwrap();
        assert_eq!(table.seq(), index + 1);
    }
    assert_eq!(table.state(), whole_match(fair()).state());
    assert_eq!(record::replay(&game(), &record).unwrap_err().place, "dice");
    let verified = verify(&record).unwrap();
    assert_eq!((verified.dice_recomputed, verified.throws, verified.over), (false, 0, true));
}

#[test]
fn a_match_under_way_goes_on_from_its_record() {
    let mut table = lay(&["Ana", "Bo"], Given::default(), fair_for_two());
    say_all(&mut table, &["Bo: open the vault"]);
    let record = table.record();
    assert_eq!(record.end, None);
    assert!(!verify(&record).unwrap().over);
    let mut resumed = record::replay(&game(), &record).unwrap();
    for table in [&mut table, &mut resumed] {
        say_all(table, &["Bo: draw", "Ana: draw"]);
    }
    assert_eq!(resumed.record(), table.record());
    // What could be taken back before can be taken back after.
    let mut again = record::replay(&game(), &record).unwrap();
    again.take_back(SeatSet::only(Seat(1)), 1).unwrap();
    assert_eq!(again.short_hash(), record.opening.hash);
}

fn fair_for_two() -> Chance {
    Chance::fair("for two".to_owned(), SECRET, ["a", "b"].map(str::to_owned).to_vec())
}

#[test]
fn a_scripted_match_keeps_the_throws_still_to_come() {
    let script = Chance::Scripted { throws: [Throw::Die(6), Throw::Die(2)].into(), setup_seed: Some(4) };
    let hand = GivenThief { hand: Some(vec![Card::Pilfer]), ..GivenThief::default() };
    let given = Given {
        leader: Some("Ana".to_owned()),
        thieves: ["Ana", "Bo"].map(|name| (name.to_owned(), hand.clone())).into(),
        ..Given::default()
    };
    let mut table = lay(&["Ana", "Bo"], given, script);
    say_all(&mut table, &["Ana: play pilfer", "Bo: pass", "Bo: pass"]);
    let record = table.record();
    let mut resumed = record::replay(&game(), &record).unwrap();
    assert_eq!(resumed.throws_left().collect::<Vec<_>>(), [&Throw::Die(2)]);
    say_all(&mut resumed, &["Bo: play pilfer"]);
    assert_eq!(resumed.state().thief(Seat(1)).purse, 2);
    assert!(!verify(&record).unwrap().dice_recomputed);
}

#[test]
fn a_record_with_unknown_fields_is_not_read() {
    let mut json = serde_json::to_value(fair_record()).unwrap();
    json["extra"] = json!(1);
    assert!(serde_json::from_value::<Record>(json).is_err());
}
