//! Positions: what can be said of one is laid out just so, and what cannot be is refused with a sentence.

use std::sync::Arc;

use lich::{Given, Lich, Setup, State};
use table::Start;
use table::scenario::Citations;
use table::{Chance, Game as _, Table};
use testkit::run_sheet;

fn game() -> Arc<Lich> {
    Arc::new(Lich::open(&Lich::printed()).expect("the printed box is sound"))
}

fn ron(text: &str) -> Given {
    table::content::from_ron("a position", text).unwrap_or_else(|mistake| panic!("{mistake}"))
}

/// A Warrior and a Rogue in this position, after they have done this.
fn after(position: &str, lines: &[&str]) -> State {
    let game = game();
    let setup = Setup { adventurers: ["warrior", "rogue"].map(str::to_owned).to_vec(), ..Setup::default() };
    let names = ["Ana", "Bo"].map(str::to_owned).to_vec();
    let chance = Chance::Scripted { throws: std::collections::VecDeque::new(), setup_seed: Some(0) };
    let start = Start { setup, names, given: Some(ron(position)), chance };
    let mut table = Table::open(game, start).unwrap_or_else(|error| panic!("{error}"));
    for line in lines {
        let (name, words) = line.split_once(": ").expect("a name and what is done");
        let seat = table.names().find(name).expect("Ana or Bo");
        let action = table.read(words).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        table.submit(seat, table.seq(), action).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    table.state().clone()
}

const MAIN: &str = r#"main: ["scavengers", "foul_air", "dark_water", "old_mechanism", "silent_shrine"]"#;

#[test]
fn a_combat_is_the_one_play_leads_to() {
    let camp = format!(r#"(path: ({MAIN}), decks: {{"monsters_1": ["zombie", "seeping_slime"]}})"#);
    let fight = format!(
        r#"(
            phase: Turn("Bo"), path: ({MAIN}, here: Main(1)), decks: {{"monsters_1": ["seeping_slime"]}},
            monsters: [(card: "zombie", at: (1, 1))],
        )"#
    );
    assert_eq!(after(&camp, &["Ana: ready", "Bo: ready"]), after(&fight, &[]));
}

#[test]
fn a_choice_of_paths_is_the_one_play_leads_to() {
    let camp = format!(
        r#"(path: ({MAIN}, here: Main(1)), decks: {{"encounters": ["the_horde", "cornered", "procession"], "hazards": ["leeching_runes", "rockfall"]}})"#
    );
    let rest =
        r#"decks: {"encounters": ["cornered", "procession"], "hazards": ["leeching_runes", "rockfall"]}"#;
    let choose = format!(
        r#"(phase: ChoosePath, path: ({MAIN}, here: Main(2)), decks: {{"encounters": ["the_horde", "cornered", "procession"], "hazards": ["leeching_runes", "rockfall"]}})"#
    );
    assert_eq!(after(&camp, &["Ana: ready", "Bo: ready"]), after(&choose, &[]));
    let lane = format!(
        r#"(phase: ChooseLane, path: ({MAIN}, here: Main(2), secondary: {{2: "the_horde"}}), {rest})"#
    );
    assert_eq!(after(&camp, &["Ana: ready", "Bo: ready", "Ana: scout"]), after(&lane, &[]));
}

#[test]
fn a_reward_is_the_one_play_leads_to() {
    let fight = format!(
        r#"(
            phase: Turn("Ana"), path: ({MAIN}, here: Main(1)), decks: {{"items_1": ["rusty_sword", "lucky_coin", "short_bow"]}},
            monsters: [(card: "zombie", at: (1, 1), health: 1)], discards: {{"monsters_1": ["crypt_rat"]}},
        )"#
    );
    let reward = format!(
        r#"(
            phase: Reward, path: ({MAIN}, here: Main(1)), decks: {{"items_1": ["short_bow"]}},
            laid: ["rusty_sword", "lucky_coin"], discards: {{"monsters_1": ["crypt_rat", "zombie"]}},
        )"#
    );
    let mut played = after(&fight, &["Ana: attack 1.1"]);
    played.heroes[0].deeds = lich::state::Deeds::default(); // a position has no past
    assert_eq!(played, after(&reward, &[]));
}

fn complaint(position: &str) -> String {
    let sheet = format!(
        r#"(game: "lich", scenarios: [(title: "x", seats: ["Ana", "Bo"], setup: (adventurers: ["warrior", "rogue"]), given: {position})])"#
    );
    let mut failures = run_sheet(&game(), "x.ron", &sheet, &mut Citations::new());
    failures.pop().unwrap_or_else(|| panic!("{position} was accepted"))
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    for (position, says) in [
        (r"(floor: 5)", "there is no floor 5; expected 1 to 4"),
        (r#"(leader: "Zed")"#, r#"nobody is called "Zed"; there are Ana, Bo"#),
        (r#"(row: ["Ana", "Ana"])"#, "the row must name every seat once"),
        (r#"(phase: Turn("Ana"))"#, "monsters lie on the field during a combat, and only then"),
        (r#"(monsters: [(card: "zombie", at: (1, 1))])"#, "monsters lie on the field during a combat"),
        (r#"(phase: Turn("Ana"), monsters: [(card: "ogre", at: (1, 1))])"#, r#"there is no monster "ogre""#),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "webbed_egg", at: (1, 1)), (card: "webbed_egg", at: (2, 1))])"#,
            r#"there is no further card "webbed_egg" in the box"#,
        ),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "zombie", at: (3, 1))])"#,
            "there is no place 3.1 on the field",
        ),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "zombie", at: (1, 2))])"#,
            "the rows of column 1 have a hole",
        ),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "zombie", at: (1, 1)), (card: "crypt_rat", at: (1, 1))])"#,
            "two monsters lie in the place of",
        ),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "zombie", at: (1, 1), health: 7)])"#,
            r#""zombie" has 1 to 6 health"#,
        ),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "cult_initiate", at: (1, 1), energy: 9)])"#,
            "has at most 2 energy",
        ),
        (
            r#"(phase: Turn("Ana"), monsters: [(card: "dancing_candlestick", at: (1, 1))])"#,
            "only Animated monsters are left",
        ),
        (
            r#"(phase: Turn("Ana"), party: {"Bo": (health: 0)}, monsters: [(card: "zombie", at: (2, 1))])"#,
            "no monster stays before Bo, who has fainted",
        ),
        (
            r#"(phase: Turn("Bo"), party: {"Bo": (health: 0)}, monsters: [(card: "zombie", at: (1, 1))])"#,
            "Bo has fainted and has no turn",
        ),
        (
            r#"(phase: Turn("Ana"), round: 31, monsters: [(card: "zombie", at: (1, 1))])"#,
            "there is no round 31; expected 1 to 30",
        ),
        (r#"(party: {"Ana": (health: 0), "Bo": (health: 0)})"#, "all adventurers have fainted"),
        (r#"(party: {"Ana": (health: 13)})"#, "Ana has at most 12 health, not 13"),
        (r#"(party: {"Bo": (energy: 6)})"#, "Bo has at most 5 energy, not 6"),
        (r#"(party: {"Ana": (used: ["jump"])})"#, r#"there is no ability "jump""#),
        (r#"(party: {"Ana": (inventory: ["crown"])})"#, r#"there is no item "crown""#),
        (
            r#"(party: {"Ana": (inventory: ["lucky_coin"]), "Bo": (equipped: ["lucky_coin"])})"#,
            "no further card",
        ),
        (
            r#"(party: {"Ana": (equipped: ["rusty_sword", "short_spear"])})"#,
            r#"no free slot takes "short_spear""#,
        ),
        (r#"(party: {"Bo": (equipped: ["short_spear"])})"#, "cannot be equipped by one who dual wields"),
        (r#"(party: {"Ana": (equipped: ["fire_flask"])})"#, r#"no free slot takes "fire_flask""#),
        (r#"(phase: Camp(ready: ["Ana", "Bo"]))"#, "when all are ready, camp is over"),
        (r#"(phase: Camp(actions: {"Ana": 50}))"#, "must be ready; the limit is 50"),
        (r"(phase: Reward)", "items are laid out for a reward, and only then"),
        (r#"(laid: ["lucky_coin"])"#, "items are laid out for a reward, and only then"),
        (r#"(path: (main: ["scavengers"]))"#, "the main path has 5 cards"),
        (r"(phase: ChoosePath, path: (here: Main(1)))", "cannot be asked this at this place of the path"),
        (r"(phase: ChooseLane, path: (here: Main(2)))", "cannot be asked this at this place of the path"),
        (
            r#"(phase: ChooseReturn, path: (here: Secondary(2), secondary: {2: "foul_air"}))"#,
            "cannot be asked this at this place of the path",
        ),
        (r"(path: (here: Main(6)))", "the path has 5 columns, not 6"),
        (r#"(decks: {"monsters": []})"#, r#"there is no deck "monsters"; there are encounters, hazards"#),
        (r#"(decks: {"minions_1": []})"#, r#"there is no deck "minions_1""#),
        (r#"(decks: {"monsters_1": ["ghoul"]})"#, "monsters_1 holds cards of another deck"),
        (r#"(decks: {"items_2": ["lucky_coin"]})"#, "items_2 holds items of another floor"),
        (r#"(decks: {"hazards": ["fog"]})"#, r#"there is no hazard "fog""#),
        (r"(monster: [])", "monsters"),
    ] {
        let complaint = complaint(position);
        assert!(complaint.contains(says), "{position}: {complaint}");
    }
}

#[test]
fn a_party_without_cards_cannot_be_arranged() {
    let sheet = r#"(game: "lich", scenarios: [(
        title: "x", seats: ["Ana"], setup: (adventurers: ["choose"]), given: (),
    )])"#;
    let failures = run_sheet(&game(), "x.ron", sheet, &mut Citations::new());
    assert!(failures[0].contains("name all `adventurers` in the setup"), "{failures:?}");
}
