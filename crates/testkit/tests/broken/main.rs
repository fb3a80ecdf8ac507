//! The laws are put to the test: each flaw is found, and by the law it breaks.

mod flawed;

use std::sync::Arc;

use flawed::{Flaw, Flawed};
use testkit::{Breach, Laws, toy};

fn breach(flaw: Flaw) -> Breach {
    let laws = Laws::of(&Arc::new(Flawed::new(flaw)))
        .games(8)
        .decisions(500)
        .conserving(|game, state| toy::conserved(&game.vault, &state.vault));
    laws.play().expect_err("this flaw should be found")
}

#[test]
fn without_a_flaw_all_laws_hold() {
    let tally = Laws::of(&Arc::new(Flawed::new(Flaw::None))).games(8).check();
    assert_eq!(tally.games, 24);
}

#[test]
fn each_flaw_is_found_by_the_law_it_breaks() {
    for (flaw, law, words) in [
        (Flaw::ShowsHands, "discreet", "the view"),
        (Flaw::TellsDraws, "discreet", "the talk tells what the view does not show"),
        (Flaw::GossipsWhenRefusing, "discreet", "the refusal of"),
        (Flaw::RemembersWhenImagining, "discreet", "imagined twice"),
        (Flaw::PeeksUnmarked, "discreet", "though the action reveals nothing"),
        (Flaw::RollsUnmarked, "steadfast", "dice fell"),
        (Flaw::CitesNothingWhenRefusing, "honest", "which no rulebook has"),
        (Flaw::MixesWords, "clear", "is read as"),
        (Flaw::OffersTwice, "alive", "twice"),
        (Flaw::FallsSilent, "alive", "may do"),
        (Flaw::LapsesIllegally, "cited", "which is not legal"),
        (Flaw::NeverEnds, "finite", "goes on after 500 decisions"),
        (Flaw::LosesCoins, "conserving", "coins"),
        (Flaw::ForgetsWhenSaved, "durable", "not serialised"),
        (Flaw::CountsCalls, "deterministic", "done again"),
        (Flaw::CrashesOnGarbage, "robust", "no such thief"),
        (Flaw::LetsStrangersWin, "conclusive", "seats there are not"),
        (Flaw::SetsUpAnew, "replayable", "not replayed: opening"),
    ] {
        let breach = breach(flaw);
        assert_eq!(breach.law, law, "{flaw:?}: {breach}");
        assert!(breach.what.contains(words), "{flaw:?}: {breach}");
    }
}

#[test]
fn what_is_excused_as_fleeting_is_not_held_against_a_game() {
    let game = Arc::new(Flawed::new(Flaw::TellsDraws));
    assert!(Laws::of(&game).games(4).play().is_err());
    Laws::of(&game).games(4).fleeting(|event| matches!(event, toy::Event::Drew { .. })).check();
}

#[test]
#[should_panic(expected = "flawed ships no scenario")]
fn a_game_without_scenarios_does_not_pass() {
    testkit::run_sheets(&Arc::new(Flawed::new(Flaw::None)));
}

#[test]
fn a_breach_can_be_seen_again_from_its_seed() {
    let first = breach(Flaw::LosesCoins);
    let text = first.to_string();
    assert!(text.contains("flawed is not conserving"), "{text}");
    assert!(text.contains(&format!("seed({}).games(1)", first.seed)), "{text}");
    let game = Arc::new(Flawed::new(Flaw::LosesCoins));
    let setup = toy::Setup { seats: 2, rounds: 3 };
    assert!(first.setup.contains("seats: 2"), "{text}");
    let again = Laws::of(&game)
        .setups([setup])
        .seed(first.seed)
        .games(1)
        .decisions(500)
        .conserving(|game, state| toy::conserved(&game.vault, &state.vault))
        .play();
    assert_eq!(again, Err(first));
}
