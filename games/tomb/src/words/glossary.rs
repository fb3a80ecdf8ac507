//! The words of the game, for looking up.

use table::{CatalogueEntry, Mark, RuleId};

use crate::cites;

/// Key, name, meaning, the rules that say so.
struct Word(&'static str, &'static str, &'static str, &'static [RuleId]);

/// An entry for each word.
pub(super) fn words() -> impl Iterator<Item = CatalogueEntry> {
    WORDS.iter().map(|Word(key, name, text, rules)| CatalogueEntry {
        key: (*key).to_owned(),
        name: (*name).to_owned(),
        kind: "Word".to_owned(),
        text: (*text).to_owned(),
        mark: Mark::Printed,
        rules: rules.to_vec(),
    })
}

const WORDS: &[Word] = &[
    Word(
        "cube",
        "Action cube",
        "Lies on the Action played last; that one is not to be had again until the cube moves.",
        &[cites::TURN_03, cites::TURN_04, cites::RUL_35],
    ),
    Word(
        "burn",
        "Burn",
        "Who takes no Action may put the cube on any other one, which is then the locked one.",
        &[cites::TURN_07, cites::RUL_45],
    ),
    Word(
        "free",
        "Free action",
        "Revealing a tile, taking, passing or using Items, opening a gate, activating an objective: as often \
             as one likes, at any moment of the own turn.",
        &[cites::FREE_01, cites::RUL_37],
    ),
    Word(
        "sight",
        "Line of sight",
        "A straight line between the centres of two spaces that touches no wall. At 45 degrees it slips past \
             the corner of a single wall.",
        &[cites::LOS_01, cites::LOS_03, cites::LOS_04, cites::RUL_11],
    ),
    Word(
        "range",
        "Range",
        "Counted from space to space over edges; the least and the greatest are both allowed.",
        &[cites::RANGE_02, cites::RANGE_03, cites::RUL_10],
    ),
    Word(
        "stage_turn",
        "Stage Turn",
        "Closes each round: a roll for a tremor, then every monster moves and attacks, in reading order.",
        &[cites::STURN_01, cites::STURN_02, cites::RUL_67],
    ),
    Word(
        "tremor",
        "Tremor",
        "On a roll of 19 or 20 everybody of the party loses 1 HP; monsters do not.",
        &[cites::SEISM_01, cites::SEISM_02, cites::RUL_68],
    ),
    Word(
        "flee",
        "Fleeing",
        "A monster that rolls 1 to 5 runs up to 4 spaces, to where the party is furthest away.",
        &[cites::FLEE_01, cites::RUL_77],
    ),
    Word(
        "natural",
        "Natural 20 and natural 1",
        "A 20 that hits does 1 damage more. A 1 misses and costs the attacker 1 HP.",
        &[cites::ATK_05, cites::ATK_06, cites::RUL_58, cites::RUL_59],
    ),
    Word(
        "shield",
        "Shield",
        "Protects in the next Stage Turn, by a roll or by more Armor, and is gone afterwards.",
        &[cites::SHIELD_01, cites::SHIELD_02, cites::RUL_46, cites::RUL_47],
    ),
    Word(
        "stealth",
        "Stealth",
        "A roll before the monsters act; whoever is hidden is no target for them.",
        &[cites::STLTH_01, cites::RUL_49, cites::RUL_50],
    ),
    Word(
        "wall",
        "Wall",
        "Blocks the way and every line of sight. So does what is not yet revealed.",
        &[cites::TERR_02, cites::RUL_04],
    ),
    Word("obstacle", "Obstacle", "Blocks the way, but no attack.", &[cites::TERR_03]),
    Word(
        "water",
        "Water",
        "Monsters cross it, characters only with Boards; attacks go across.",
        &[cites::TERR_04, cites::RUL_84],
    ),
    Word(
        "gate",
        "Gate",
        "Closed, it stops everybody and every attack. A key opens it for good.",
        &[cites::TERR_05, cites::RUL_83, cites::RUL_16],
    ),
    Word("black_ice", "Black ice", "Each space costs 3 movement to enter.", &[cites::TERR_06, cites::RUL_32]),
    Word(
        "objective",
        "Objective",
        "A place the Intro card asks for; activated by somebody on it, as a free action.",
        &[cites::RUL_09, cites::RUL_85],
    ),
    Word(
        "ship",
        "Ship",
        "Three spaces long and two wide. Each turn steers it up to 3, then it drifts 2 downstream.",
        &[cites::SHIP_02, cites::SHIP_03, cites::SHIP_04, cites::RUL_97],
    ),
    Word(
        "rapid",
        "Rapid",
        "A ship that has drifted onto one is carried on until it is clear of it.",
        &[cites::SHIP_05, cites::RUL_98],
    ),
];
