//! Every event cites first a rule of a chapter that its kind belongs to, over two hundred games.

use std::collections::{BTreeMap, BTreeSet};

use table::{Dice, Game as _, Names, Speak as _, Think as _, Tray, Turn};
use testkit::printed;
use tomb::rules::setup::{ANY, MONSTERS, Setup};
use tomb::state::{Mood, Story};
use tomb::{Event, State, Tomb};

/// The chapter of `RULES.md` each rule stands in: `TOM-ATK-06` in `3.12`.
fn chapters() -> BTreeMap<&'static str, &'static str> {
    let mut chapter = "";
    let mut all = BTreeMap::new();
    for line in include_str!("../RULES.md").lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            chapter = heading.split_whitespace().next().expect("a heading has a number");
        } else if let Some(id) = line.strip_prefix("- **").and_then(|it| it.split("**").next()) {
            all.insert(id, chapter);
        }
    }
    all
}

/// The kinds of event and the chapters, or the very rules, that the first citation of each may come from.
const TABLE: &[(&str, &[&str])] = &[
    // The Stage is laid out.
    ("Intro", &["3.4"]),
    ("Leads", &["3.2", "3.16"]),
    ("MonstersLedBy", &["3.1"]),
    ("PilesShuffled", &["3.3"]),
    ("TilesLaid", &["3.4"]),
    ("Starts", &["3.4"]),
    ("Initiative", &["3.5"]),
    ("InitiativeTied", &["4.2"]),
    ("GoesFirst", &["3.5", "4.2"]),
    // Rounds and turns.
    ("RoundBegins", &["4.2"]),
    ("TurnBegins", &["3.6", "3.17", "3.18", "4.8", "4.9"]),
    ("TurnSkipped", &["4.2"]),
    ("TurnEnds", &["3.6", "4.3", "4.8"]),
    ("Burned", &["3.6"]),
    // Movement.
    ("Steps", &["3.7", "3.19"]),
    ("Transports", &["3.11"]),
    ("Dashes", &["TOM-RUL-33", "TOM-SHIP-06"]),
    // Tiles and Items.
    ("Reveals", &["3.9", "TOM-SHIP-15"]),
    ("CubesPlaced", &["3.9"]),
    ("Appears", &["3.9"]),
    ("NoMonsterLeft", &["3.9", "4.1"]),
    ("Gets", &["3.10", "TOM-SHIP-16"]),
    ("NoItemLeft", &["3.10", "4.1"]),
    ("PicksUp", &["3.10"]),
    ("Passes", &["3.10"]),
    ("Drops", &["3.10"]),
    ("LeavesInHold", &["TOM-RUL-65"]),
    ("Uses", &["3.10"]),
    ("Discards", &["TOM-RUL-66"]),
    ("CubeOnItem", &["TOM-RUL-54"]),
    ("CubeOff", &["TOM-RUL-54"]),
    ("Opens", &["3.19"]),
    ("Activates", &["4.7"]),
    // Actions.
    ("Plays", &["3.6"]),
    ("OtherPart", &["3.11"]),
    ("Blocks", &["3.11"]),
    ("Wards", &["3.11"]),
    ("Sneaks", &["3.11"]),
    ("Heals", &["3.11", "TOM-RUL-62"]),
    ("Pierces", &["4.7"]),
    ("CallsBack", &["3.18"]),
    ("Returns", &["3.18", "4.9"]),
    // Attacks.
    ("Attacks", &["3.12"]),
    ("RollsAgain", &["TOM-RUL-86"]),
    ("Hits", &["TOM-ATK-03"]),
    ("Misses", &["TOM-ATK-03"]),
    ("Fumbles", &["TOM-ATK-06"]),
    ("BlockRoll", &["TOM-RUL-46"]),
    ("Loses after Hits", &["TOM-ATK-03", "TOM-SIDE-05"]),
    ("Loses after Fumbles", &["TOM-ATK-06"]),
    ("Loses after Tremor", &["TOM-SEISM-01"]),
    ("Saved", &["TOM-RUL-65"]),
    ("Defeated", &["TOM-ATK-04"]),
    ("Shifted", &["TOM-RUL-63"]),
    ("NotShifted", &["TOM-RUL-63"]),
    ("Pinned", &["TOM-RUL-64"]),
    ("NotPinned", &["TOM-RUL-64"]),
    // The Stage Turn.
    ("StageTurn", &["3.14"]),
    ("Tremor", &["3.14"]),
    ("SteadyGround", &["4.6"]),
    ("Muster", &["3.14"]),
    ("StealthRoll", &["TOM-RUL-49"]),
    ("NobodyInSight", &["TOM-RUL-50"]),
    ("MonsterStays", &["3.15", "4.6"]),
    ("MonsterMoves", &["3.15", "4.6"]),
    ("NoTarget", &["3.14"]),
    ("Targets", &["3.15", "4.6"]),
    ("TargetsAll", &["3.13"]),
    ("Flees", &["TOM-FLEE-01"]),
    ("CannotFlee", &["4.6"]),
    ("MarkersOff", &["4.6"]),
    // The ship.
    ("ShipMoves", &["3.17"]),
    ("ShipStops", &["4.9"]),
    ("Dives", &["3.17"]),
    // The end.
    ("StageComplete", &["3.16"]),
    ("SharesTheWin", &["3.16"]),
    ("GivesUp", &["TOM-RUL-111"]),
    ("StageFailed", &["3.16", "TOM-RUL-93", "4.10"]),
    ("AdventureComplete", &["3.16"]),
    ("GoesOn", &["4.10"]),
    ("TriesAgain", &["3.16"]),
    ("Leaves", &["4.10"]),
];

/// `Steps` of `Steps { who: …, to: … }`.
fn kind(event: &Event) -> String {
    let debug = format!("{event:?}");
    debug.chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Games of every Stage and size, half of them played at random and half by the quick player.
fn play(game: &Tomb, seed: usize, mut hear: impl FnMut(&State, &[table::RuleId], &Event)) {
    let stages = game.stages();
    let party = seed / stages.len() % 4 + 1;
    let mut characters = vec![ANY.to_owned(); party];
    if seed.is_multiple_of(3) {
        "tamsin".clone_into(&mut characters[0]);
    }
    if seed.is_multiple_of(5) {
        characters.push(MONSTERS.to_owned());
    }
    let setup = Setup {
        stage: stages[seed % stages.len()].id.clone(),
        characters,
        monsters: [Mood::Fair, Mood::Gentle, Mood::Grim][seed % 3],
        steady_ground: seed.is_multiple_of(7),
        story: if seed % 20 == 1 { Story::Campaign } else { Story::Single },
        ..Setup::default()
    };
    let mut tray = Tray::listening(Dice::fast(seed as u64));
    let mut state = game.setup(&setup, &mut tray).expect("a sound setup");
    let mut actions = Vec::new();
    for decision in 0..20_000_u32 {
        tray.talk().iter().for_each(|told| hear(&state, told.rules, &told.event));
        let Turn::Awaits(awaited) = game.turn(&state) else { return };
        let seat = awaited.lowest().expect("somebody is awaited");
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        let by_chance = seed.is_multiple_of(2) || decision.is_multiple_of(9);
        let place = if by_chance {
            tray.dice().pick(actions.len())
        } else {
            game.policy(&state, seat, &actions, tray.dice())
        };
        game.apply(&mut state, seat, actions[place], &mut tray);
    }
}

#[test]
fn every_event_cites_a_rule_of_its_own_chapter_first() {
    let (game, chapters) = (printed::<Tomb>(), chapters());
    let (mut heard, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let mut cause = "nothing".to_owned();
        play(&game, seed, |_, rules, event| {
            let mut kind = kind(event);
            if ["Hits", "Fumbles", "Tremor"].contains(&kind.as_str()) {
                cause.clone_from(&kind);
            } else if kind == "Loses" {
                kind = format!("Loses after {cause}");
            }
            let first = rules.first().expect("every event cites a rule").as_str();
            let chapter = chapters.get(first).unwrap_or_else(|| panic!("{first} is no rule"));
            let allowed =
                TABLE.iter().find(|(name, _)| *name == kind).map_or(&[][..], |(_, allowed)| allowed);
            if !allowed.contains(&first) && !allowed.contains(chapter) {
                wrong.insert(format!("{kind} cites {first} of chapter {chapter}"));
            }
            heard.insert(kind);
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(heard.len() > 70, "only {} kinds of event were heard: {heard:?}", heard.len());
}

/// The log is read long after and by everybody: places have names in it, and no coordinates.
#[test]
fn no_line_of_the_log_has_a_coordinate_in_it() {
    let (game, names) = (printed::<Tomb>(), Names::new(&["Ada".to_owned()], 5));
    for seed in 0..50 {
        play(&game, seed, |state, _, event| {
            let line = game.narrate(state, event, &names);
            let coordinate =
                line.split('(').skip(1).any(|rest| rest.starts_with(|it: char| it.is_ascii_digit()));
            assert!(!coordinate, "{line}");
        });
    }
}
