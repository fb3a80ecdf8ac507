//! Every kind of mistake an author can make is found, with its file and line.

use super::*;

const AUR1: &str = "stages/aur1.ron";
const AUR3: &str = "stages/aur3.ron";
const AUR4: &str = "stages/aur4.ron";
const BLO2: &str = "stages/blo2.ron";

/// What is wrong with the box after one change in one file.
fn mistakes(path: &str, from: &str, to: &str) -> Vec<ContentError> {
    let mut files = printed();
    let text = files.iter().find(|(it, _)| *it == path).unwrap().1.to_owned();
    assert!(text.contains(from), "{path} has no {from:?}");
    files.insert(path, text.replacen(from, to, 1));
    open(&files).map(|_| ()).expect_err(to)
}

/// The change is refused with a sentence that has these words in it, in that file.
#[track_caller]
fn refused(path: &str, from: &str, to: &str, words: &str) {
    let found = mistakes(path, from, to);
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(found.iter().any(|it| it.file == path && it.what.contains(words)), "{}", told.join("\n"));
}

#[test]
fn a_mistake_names_file_line_and_what_was_expected() {
    let found = mistakes("items.ron", "Heal(4)", "Heal(40)");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].to_string(), "items.ron:16: \"greater_draught\" has a heal of 40; expected 1 to 9");
    let found = mistakes("monsters.ron", "traits: [Flies]", "traits: [Flees]");
    assert!(found[0].line > 20 && found[0].what.contains("Flees") && found[0].what.contains("Flies"));
}

#[test]
fn all_mistakes_are_reported_at_once() {
    let mut files = printed();
    for (path, from, to) in [
        ("characters.ron", "hp: 8", "hp: 0"),
        ("monsters.ron", "armor: 10", "armor: 99"),
        ("items.ron", "Heal(2)", "Heal(0)"),
        (AUR1, "\"tomb_rats\"", "\"tomb_cats\""),
        (AUR3, "\"TT.\"", "\"TT?\""),
    ] {
        let text = files.iter().find(|(it, _)| *it == path).unwrap().1.replacen(from, to, 1);
        files.insert(path, text);
    }
    let found = open(&files).map(|_| ()).unwrap_err();
    let where_: Vec<&str> = found.iter().map(|it| it.file.as_str()).collect();
    assert_eq!(where_, ["characters.ron", "monsters.ron", "items.ron", AUR1, AUR3], "{found:?}");
}

#[test]
fn figures_are_checked() {
    let file = "characters.ron";
    refused(file, "\"crypts_of_aurelian\"", "\"crypts\"", "which is no adventure");
    refused(file, "code: \"SAB\"", "code: \"BRN\"", "share an id, a code or a name");
    refused(file, "code: \"SAB\"", "code: \"Sa\"", "three capital letters");
    refused(file, "short: \"Sable\"", "short: \"Brannoch\"", "are called");
    refused(file, "(id: \"dash\", name: \"Dash\", mark: Partly, effects: [Dash(3)]),", "", "has 3 Actions");
    refused(file, "effects: [Dash(3)]", "effects: [Float]", "is no Action");
    refused(file, "effects: [Dash(3)]", "effects: [Revive(low: 5)]", "has none");
    refused(file, "Block(at: 11, who: Me)]", "Dash(1)]", "is no Action");
    refused(file, "range: (2, 3)", "range: (3, 2)", "the smaller number first");
    refused(file, "rider: Shift(-2)", "rider: Shift(0)", "shifts by 0");
    let file = "monsters.ron";
    refused(file, "hp: (1, 2, 4, 5)", "hp: (1, 2, 1, 5)", "never falling");
    refused(file, "movement: 0, traits: [Rooted]", "movement: 2, traits: [Rooted]", "expected a Move of 0");
    refused(file, "traits: [Aquatic]", "traits: [Aquatic, Flies]", "leaves the water");
}

#[test]
fn items_do_what_fits_their_time() {
    let file = "items.ron";
    refused(
        file,
        "timing: Free, effects: [Unlock]",
        "timing: Passive, effects: [Unlock]",
        "is used as Passive",
    );
    refused(file, "effects: [Heal(2)], after_use: Discarded", "effects: [Heal(2)]", "after_use: Discarded");
    refused(file, "timing: Relic,", "timing: Relic, effects: [Float],", "expected no effect");
    refused(file, "effects: [Icewalk]", "effects: [Icewalk], after_use: Discarded", "after_use: Kept");
}

#[test]
fn stages_are_whole() {
    refused(AUR1, "\"red_draught\", ", "", "2 Item cards for 3 spaces");
    refused(AUR1, "\"#i..#\"", "\"#...#\"", "3 Item cards for 2 spaces");
    refused(AUR1, "number: 1", "number: 2", "expected 1");
    refused("stages/aur2.ron", "candle blue", "moss green", "shares its id, name or colour");
    refused(AUR1, "\"ST\"", "\"TT\"", "exactly one S");
    refused(AUR1, "\".T\"", "\"..\",\n\".T\"", "falls apart");
    refused(AUR1, "\".T\"", "\"TT\"", "5 tiles for 6 places");
    refused(AUR1, "\"#1.2#\"", "\"#1.1#\"", "the first tile is the Start Tile");
    refused(AUR1, "\"#~..#\"", "\"#~.3#\"", "have none of these");
    refused(AUR1, "\"#~..#\"", "\"#~.?#\"", "has the sign '?'");
    refused(AUR1, "\"#~..#\"", "\"#~..##\"", "5 rows of 5 signs");
    refused(AUR1, "name: \"Cistern Step\"", "name: \"Cracked Nave\"", "shares its id or name");
    refused(AUR1, "intro: \"", "intro: \"\", // ", "has no intro");
}

#[test]
fn every_tile_can_be_walked_without_an_item() {
    refused(AUR1, "\"..~..\"", "\".~~~.\"", "nobody can walk from (2,0) to (4,2)");
    refused(AUR4, "\".#m#.\"", "\".#i#.\"", "nobody can walk from (2,0) to (2,2)");
}

#[test]
fn what_a_stage_asks_for_is_there() {
    refused(AUR3, "\"iron_key\", \"iron_key\"", "\"iron_key\", \"crossbow\"", "a key for each");
    refused(AUR4, "\"..x..\"", "\".....\"", "an objective");
    refused(AUR4, "CarryTo(\"dawn_shard\")", "CarryTo(\"pale_seed\")", "an Item in its pile");
    refused(AUR4, "CarryTo(\"dawn_shard\")", "ShipOn", "a river with one mooring");
    refused(AUR1, "number: 1,", "number: 1, requirements: [GatesOpen],", "gates, and there is none");
    refused(AUR4, "boss: \"aurelian\",", "", "must be the one that `boss` names");
    refused(AUR1, "\"tomb_rats\"", "\"river_fang\"", "a monster space on dry land");
}

#[test]
fn the_ship_is_three_by_two() {
    refused(BLO2, "\"~13a~\"", "\"13~a~\"", "a ship of 3 by 2 spaces");
    refused(BLO2, "named: \"BLO2-6\"", "named: \"BLO2-9\"", "is no tile of this Stage");
    refused(BLO2, "named: \"BLO2-6\",", "", "needs one E");
}
