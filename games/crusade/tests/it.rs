//! The scenarios of Crypt Crusade hold, and between them show every rule at work.

use bots::playout;
use crusade::Crusade;
use table::{Dice, Game as _, Lobby as _, Tray};
use testkit::{
    every_example_is_told, every_rule_is_shown, no_script_hangs, printed, replay_golden, run_manual,
    run_sheets,
};

#[test]
fn the_scenarios_hold() {
    run_sheets(&printed::<Crusade>());
}

#[test]
fn every_observable_rule_is_cited() {
    every_rule_is_shown(&printed::<Crusade>());
}

#[test]
fn every_worked_example_is_a_scenario() {
    let rules = include_str!("../RULES.md");
    assert_eq!(every_example_is_told::<Crusade>(rules, "**E", "E", &[]), 21);
}

#[test]
fn the_manual_tells_the_truth() {
    let manual = include_str!("../../../docs/scenarios.md");
    assert_eq!(run_manual(&printed::<Crusade>(), "docs/scenarios.md", manual), 3);
}

/// Whole matches as they were once played: whoever changes how the game plays sees it here.
#[test]
fn golden_records_replay_to_the_same_hashes() {
    replay_golden(&printed::<Crusade>(), concat!(env!("CARGO_MANIFEST_DIR"), "/golden"));
}

/// A forged record may bring any dice: they end in an error, never in a loop.
#[test]
fn dice_that_run_out_or_tie_for_ever_come_to_rest() {
    no_script_hangs(&*printed::<Crusade>());
}

/// Whatever pair of effects an author writes is refused when the box is opened, or can be played. [CRU-RUL-84]
#[test]
fn every_pair_of_effects_that_is_let_through_plays() {
    const EFFECTS: [&str; 12] = [
        "Seal",
        "Unseal(within: 2)",
        "Step",
        "Shove(tiles: 2)",
        "Swap",
        "Mark",
        "Afflict(whom: Chosen, with: Silenced)",
        "Boost(whom: Me, movement: 0, cards: 1)",
        "Cleanse(whom: AlliesAndMe(within: 1))",
        "Reveal(whom: Chosen)",
        "GiveBack",
        "YieldTurn",
    ];
    const AIMS: [&str; 6] = [
        "",
        "aim: AnyGrave,",
        "aim: OneEnemyToward(within: 9),",
        "aim: AdjacentTile,",
        "aim: OneEnemy(),",
        "aim: OneAlly,",
    ];
    let printed = Crusade::printed();
    let cards =
        printed.iter().find(|(path, _)| *path == "cards.ron").expect("the box has cards").1.to_owned();
    let mut played = 0;
    for (one, other) in EFFECTS.iter().flat_map(|one| EFFECTS.iter().map(move |other| (one, other))) {
        for aim in AIMS {
            let mut files = Crusade::printed();
            files.insert(
                "cards.ron",
                cards.replace(
                    "aim: AdjacentTile, effects: [Step]",
                    &format!("{aim} effects: [{one}, {other}]"),
                ),
            );
            let Ok(game) = Crusade::open(&files) else { continue };
            played += 1;
            let setup = game.default_setup(4).expect("four may play");
            for seed in 0..2 {
                let mut tray = Tray::deaf(Dice::fast(seed));
                let mut state = game.setup(&setup, &mut tray).expect("the default is allowed");
                playout(&game, &mut state, &mut tray, &mut Vec::new());
            }
        }
    }
    assert!(played > 60, "{played} pairs can be written");
}
