//! The checked door: what comes in, what is taken back, what a viewer gets.

use table::record::Entry;
use table::{Chance, RuleId, Seat, SeatSet, Table, Throw, Viewer, rules};
use testkit::toy::{self, Action, Card, Given, GivenThief, Vault, lay, say, say_all};

const ANA: SeatSet = SeatSet::only(Seat(0));
const BO: SeatSet = SeatSet::only(Seat(1));

/// Ana is to move, with three coins and a pilfer; Bo has a hush and a jolt.
fn two_thieves(dice: &[u32]) -> Table<Vault> {
    let thief = |purse, hand: &[Card]| GivenThief {
        purse: Some(purse),
        hand: Some(hand.to_vec()),
        ..GivenThief::default()
    };
    let given = Given {
        leader: Some("Ana".to_owned()),
        thieves: [
            ("Ana".to_owned(), thief(3, &[Card::Pilfer, Card::Snatch])),
            ("Bo".to_owned(), thief(1, &[Card::Hush, Card::Jolt])),
        ]
        .into(),
        ..Given::default()
    };
    let throws = dice.iter().map(|face| Throw::Die(*face)).collect();
    lay(&["Ana", "Bo"], given, Chance::Scripted { throws, setup_seed: Some(1) })
}

fn refused_by<T: std::fmt::Debug>(answer: Result<T, table::Refusal>) -> RuleId {
    answer.expect_err("this should be refused").rule()
}

fn texts(table: &Table<Vault>, viewer: Viewer) -> Vec<String> {
    let log = table.log(viewer, 0).expect("this viewer may look");
    log.into_iter().map(|line| line.text).collect()
}

#[test]
fn only_what_is_legal_and_fresh_gets_through_the_door() {
    let mut table = two_thieves(&[]);
    let (state, hash) = (table.state().clone(), table.short_hash());
    assert_eq!(refused_by(table.submit(Seat(0), 1, Action::Draw)), rules::SEQ_01);
    assert_eq!(refused_by(table.submit(Seat(0), usize::MAX, Action::Draw)), rules::SEQ_01);
    for stranger in [2, 15, 16, 200, 255] {
        assert_eq!(refused_by(table.submit(Seat(stranger), 0, Action::Draw)), rules::SEAT_01);
        assert_eq!(refused_by(table.lapse(Seat(stranger), 0)), rules::SEAT_01);
        assert_eq!(refused_by(table.concede(Seat(stranger), 0)), rules::SEAT_01);
        assert!(!table.is_legal(Seat(stranger), Action::Draw));
    }
    assert_eq!(refused_by(table.submit(Seat(1), 0, Action::Draw)), toy::rules::TURN_02);
    assert_eq!(refused_by(table.read("dance")), rules::READ_01);
    assert_eq!(table.why_not(Seat(0), Action::Pass).map(|it| it.rule()), Some(toy::rules::TURN_02));
    assert_eq!(table.why_not(Seat(0), Action::Draw), None);
    assert_eq!((table.state(), table.seq(), table.short_hash()), (&state, 0, hash));

    table.submit(Seat(0), 0, Action::Hide).unwrap();
    assert_eq!(table.seq(), 1);
    assert_eq!(refused_by(table.submit(Seat(0), 0, Action::Hide)), rules::SEQ_01);
}

#[test]
fn choices_carry_words_handles_and_rules() {
    let table = two_thieves(&[]);
    let choices = table.choices(Seat(0));
    let labels: Vec<&str> = choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["hide a coin", "draw", "play pilfer", "play snatch"]);
    assert_eq!(choices[2].touches[0].as_str(), "card:pilfer");
    assert_eq!(choices[2].rule, toy::rules::TURN_01);
    assert!(table.choices(Seat(1)).is_empty());
}

#[test]
fn a_choice_is_submitted_by_its_place_too() {
    let (mut table, mut other) = (two_thieves(&[]), two_thieves(&[]));
    assert_eq!(refused_by(table.submit_choice(Seat(0), 1, 0)), rules::SEQ_01);
    assert_eq!(refused_by(table.submit_choice(Seat(2), 0, 0)), rules::SEAT_01);
    assert_eq!(refused_by(table.submit_choice(Seat(0), 0, 4)), rules::READ_01);
    assert_eq!(refused_by(table.submit_choice(Seat(1), 0, 0)), rules::READ_01, "it is not Bo's turn");
    assert_eq!(table.seq(), 0);
    table.submit_choice(Seat(0), 0, 1).unwrap();
    other.submit(Seat(0), 0, Action::Draw).unwrap();
    assert_eq!(table.record(), other.record());
}

#[test]
fn a_seat_takes_back_its_own_newest_action_and_nobody_else_does() {
    let mut table = two_thieves(&[]);
    assert_eq!(refused_by(table.take_back(ANA, 0)), rules::BACK_01); // nothing has been done
    let before = table.state().clone();
    say_all(&mut table, &["Ana: hide a coin"]);
    assert_eq!(refused_by(table.take_back(BO, 1)), rules::BACK_01);
    assert_eq!(refused_by(table.take_back(SeatSet::NONE, 1)), rules::BACK_01);
    assert_eq!(refused_by(table.take_back(ANA, 0)), rules::SEQ_01);
    table.take_back(ANA.with(Seat(1)), 1).unwrap(); // a player who holds both seats
    assert_eq!(*table.state(), before);
    assert_eq!(table.seq(), 2);
    assert_eq!(texts(&table, Viewer::SPECTATOR), ["Ana takes the last action back"]);
}

#[test]
fn several_actions_are_taken_back_one_by_one() {
    let mut table = two_thieves(&[]);
    let mut states = vec![table.state().clone()];
    for _ in 0..2 {
        say_all(&mut table, &["Ana: hide a coin"]);
        states.push(table.state().clone());
    }
    for state in states.iter().rev().skip(1) {
        table.take_back(ANA, table.seq()).unwrap();
        assert_eq!(table.state(), state);
    }
    assert_eq!(refused_by(table.take_back(ANA, table.seq())), rules::BACK_01);
    say_all(&mut table, &["Ana: hide a coin", "Ana: hide a coin"]);
    assert_eq!(Some(table.state()), states.last());
}

#[test]
fn what_was_revealed_stays_done_and_so_does_all_before_it() {
    let mut table = two_thieves(&[4]);
    say_all(&mut table, &["Ana: hide a coin", "Ana: play pilfer"]);
    assert_eq!(refused_by(table.take_back(ANA, table.seq())), rules::BACK_02);
    // A pass shows nothing, so it can be taken back until somebody else has spoken.
    say_all(&mut table, &["Bo: pass"]);
    table.take_back(BO, table.seq()).unwrap();
    say_all(&mut table, &["Bo: pass", "Ana: pass"]); // the die falls
    assert_eq!(refused_by(table.take_back(ANA, table.seq())), rules::BACK_02);
    assert_eq!(refused_by(table.take_back(BO, table.seq())), rules::BACK_02);
}

#[test]
fn after_another_seat_has_acted_only_that_one_takes_back() {
    let mut table = two_thieves(&[]);
    say_all(&mut table, &["Ana: play snatch"]);
    say_all(&mut table, &["Ana: from Bo", "Bo: pass"]);
    assert_eq!(refused_by(table.take_back(ANA, table.seq())), rules::BACK_01);
    table.take_back(BO, table.seq()).unwrap();
    table.take_back(ANA, table.seq()).unwrap(); // the victim, not the card that all have seen
    assert_eq!(refused_by(table.take_back(ANA, table.seq())), rules::BACK_02);
}

#[test]
fn what_is_done_again_after_a_take_back_throws_the_same_dice() {
    let play = |detours: usize| {
        let mut table = lay(&["Ana", "Bo"], Given::default(), Chance::Fast(11));
        for _ in 0..detours {
            say_all(&mut table, &["Bo: open the vault"]);
            table.take_back(BO, table.seq()).unwrap();
        }
        say_all(&mut table, &["Ana: open the vault", "Ana: draw", "Bo: draw"]);
        table.state().clone()
    };
    assert_eq!(play(0), play(1));
    assert_eq!(play(0), play(5));

    // The same with a die: the stream of an action depends on its number alone.
    let faces = |detours: usize| {
        let mut table = two_thieves_with_fast_dice(7);
        for _ in 0..detours {
            say_all(&mut table, &["Ana: hide a coin"]);
            table.take_back(ANA, table.seq()).unwrap();
        }
        say_all(&mut table, &["Ana: play pilfer", "Bo: pass", "Ana: pass"]);
        texts(&table, Viewer::SPECTATOR).pop().unwrap()
    };
    assert_eq!(faces(0), faces(3));
}

fn two_thieves_with_fast_dice(seed: u64) -> Table<Vault> {
    let thief =
        GivenThief { purse: Some(3), hand: Some(vec![Card::Pilfer, Card::Jolt]), ..GivenThief::default() };
    let thieves = ["Ana", "Bo"].map(|name| (name.to_owned(), thief.clone())).into();
    let given = Given { leader: Some("Ana".to_owned()), thieves, ..Given::default() };
    lay(&["Ana", "Bo"], given, Chance::Fast(seed))
}

#[test]
fn for_who_does_not_answer_the_game_acts_and_says_so() {
    let mut table = two_thieves(&[]);
    assert_eq!(refused_by(table.lapse(Seat(1), 0)), rules::LAPSE_01); // nobody waits for Bo
    assert_eq!(refused_by(table.lapse(Seat(0), 1)), rules::SEQ_01);
    say_all(&mut table, &["Ana: play snatch"]);
    table.lapse(Seat(0), 1).unwrap();
    assert!(matches!(table.record().entries[1], Entry::Act { lapsed: true, seat: Seat(0), .. }));
    let line = table.log(Viewer::SPECTATOR, 0).unwrap().remove(1);
    assert_eq!(line.text, "Ana does not answer in time");
    assert_eq!(line.rules, [toy::rules::LAPSE_01, rules::LAPSE_01]);
    table.take_back(ANA, 2).unwrap(); // it revealed nothing, so its owner may still speak
    assert_eq!(table.log_len(), 2);
}

#[test]
fn a_seat_concedes_once_and_the_game_decides_what_follows() {
    let mut table = lay(&["Ana", "Bo", "Cy"], Given::default(), Chance::Fast(1));
    say_all(&mut table, &["Ana: open the vault"]);
    table.concede(Seat(1), 1).unwrap();
    assert_eq!(table.turn().outcome(), None);
    assert_eq!(refused_by(table.take_back(ANA, 2)), rules::BACK_02); // another seat's decision
    assert_eq!(refused_by(table.concede(Seat(1), 2)), rules::CONC_01);
    table.concede(Seat(0), 2).unwrap();
    let outcome = table.turn().outcome().unwrap();
    assert_eq!((outcome.won, outcome.rule), (SeatSet::only(Seat(2)), toy::rules::QUIT_01));
    assert_eq!(refused_by(table.concede(Seat(2), 3)), rules::END_01);
    assert_eq!(refused_by(table.submit(Seat(0), 3, Action::Draw)), rules::END_01);
    assert_eq!(refused_by(table.take_back(ANA, 3)), rules::END_01);
    assert!(table.legal_actions(Seat(0)).is_empty());
}

#[test]
fn viewers_see_and_hear_what_their_seats_know_and_everything_after_the_end() {
    let mut table = two_thieves(&[]);
    say_all(&mut table, &["Ana: draw"]);
    let hands = |viewer: Viewer| -> Vec<bool> {
        table.view(viewer).unwrap().thieves.iter().map(|thief| thief.hand.is_some()).collect()
    };
    assert_eq!(hands(Viewer::SPECTATOR), [false, false]);
    assert_eq!(hands(Viewer::seat(Seat(1))), [false, true]);
    assert_eq!(hands(Viewer::Holding(SeatSet::first(2))), [true, true]);
    assert_eq!(texts(&table, Viewer::seat(Seat(1))), ["Ana draws a card"]);
    assert_ne!(texts(&table, Viewer::seat(Seat(0))), ["Ana draws a card"]);
    assert_eq!(refused_by(table.view(Viewer::seat(Seat(2)))), rules::SEAT_01);
    assert_eq!(refused_by(table.log(Viewer::seat(Seat(9)), 0)), rules::SEAT_01);

    table.concede(Seat(0), 1).unwrap();
    let open = table.view(Viewer::SPECTATOR).unwrap();
    assert!(open.thieves.iter().all(|thief| thief.hand.is_some()));
    assert_ne!(texts(&table, Viewer::SPECTATOR)[0], "Ana draws a card");
}

#[test]
fn nobody_holds_more_seats_than_the_game_allows() {
    let table = lay(&["Ana", "Bo", "Cy"], Given::default(), Chance::Fast(1));
    assert_eq!(refused_by(table.view(Viewer::Holding(SeatSet::first(3)))), toy::rules::SET_03);
    assert_eq!(refused_by(table.log(Viewer::Holding(SeatSet::first(3)), 0)), toy::rules::SET_03);
}

#[test]
fn a_script_that_does_not_fit_refuses_the_action_and_changes_nothing() {
    let mut table = two_thieves(&[9]);
    say_all(&mut table, &["Ana: play pilfer", "Bo: pass"]);
    let state = table.state().clone();
    let refusal = say(&mut table, "Ana: pass").unwrap_err();
    assert_eq!(refusal.rule(), rules::DICE_01);
    assert_eq!(refusal.sentence, "the rules ask for a die of 6 sides, but the script has a die showing 9.");
    assert_eq!((table.state(), table.seq(), table.throws_left().count()), (&state, 2, 1));
}
