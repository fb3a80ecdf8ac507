//! What a lobby may choose, and the setup it starts from.

use serde_json::json;
use table::{Setting, SettingKind, SettingOption, SetupError};

use super::setup::{DeckChoice, HexChoice, Setup};
use crate::cites;
use crate::content::{Character, Difficulty};
use crate::state::{Ask, MAX_SEATS};

/// Characters in the rulebook's order, each with its starter deck.
pub(crate) fn usual_setup(seats: usize) -> Result<Setup, SetupError> {
    if !(1..=MAX_SEATS).contains(&seats) {
        let sentence = format!("A match has 1 to {MAX_SEATS} seats, not {seats}.");
        return Err(SetupError::new(cites::RUL_07, sentence));
    }
    let characters = Character::ALL.into_iter().cycle().take(seats).collect();
    Ok(Setup {
        characters,
        decks: vec![DeckChoice::Starter; seats],
        hexes: vec![HexChoice::Starter; seats],
        ask: vec![Ask::Could; seats],
        ..Setup::default()
    })
}

/// What a setup left open is as usual.
pub(crate) fn completed(setup: Setup, seats: usize) -> Result<Setup, SetupError> {
    let usual = usual_setup(seats)?;
    let mut setup = setup;
    let missing = usual.characters.into_iter().skip(setup.characters.len());
    setup.characters.extend(missing);
    Ok(setup)
}

/// What a lobby may choose.
pub(crate) fn lobby_settings(seats: usize) -> Vec<Setting> {
    let characters = Character::ALL.map(|it| SettingOption::new(json!(it), it.to_string())).to_vec();
    let decks = vec![
        SettingOption::new("Starter", "Starter deck"),
        SettingOption::new("AllCommon", "All-common deck"),
    ];
    let hexes = vec![SettingOption::new(
        "Starter",
        if seats == 1 { "Those of the difficulty" } else { "Those of the starter deck" },
    )];
    let asks = vec![
        SettingOption::new("Could", "When I could respond"),
        SettingOption::new("Always", "Always"),
        SettingOption::new("Affected", "Only when I am affected"),
    ];
    let per_seat = |key, label, help, options: Vec<SettingOption>, rule| Setting {
        key,
        label,
        help,
        default: json!(vec![options[0].value.clone(); seats]),
        kind: SettingKind::Sealed(options),
        rule,
    };
    let mut settings = vec![
        Setting {
            default: json!(Character::ALL.into_iter().cycle().take(seats).collect::<Vec<_>>()),
            ..per_seat("characters", "Characters", "Who everybody plays.", characters, cites::CHAR_01)
        },
        per_seat("decks", "Decks", "What everybody brings.", decks, cites::DECK_05),
        per_seat("hexes", "Hexes", "What everybody adds to the Hexpile.", hexes, cites::PILE_01),
        per_seat("ask", "Responses", "When a seat is asked whether it responds.", asks, cites::RUL_158),
        Setting {
            key: "round_limit",
            label: "Rounds",
            help: "After so many rounds the crypt is sealed and nobody has won.",
            kind: SettingKind::Number { min: 20, max: 200, automatic: Some("as printed") },
            default: json!(null),
            rule: cites::RUL_134,
        },
        Setting {
            key: "force_monster",
            label: "Forced monsters",
            help: "A defeated player may make a monster appear and dominate it.",
            kind: SettingKind::Toggle,
            default: json!(true),
            rule: cites::RUL_128,
        },
    ];
    if seats == 1 {
        let levels = Difficulty::ALL.map(|it| SettingOption::new(json!(it), format!("{it:?}"))).to_vec();
        settings.push(Setting {
            key: "difficulty",
            label: "Difficulty",
            help: "Which hexes lie in the Hexpile.",
            kind: SettingKind::Choice(levels),
            default: json!(Difficulty::Acolyte),
            rule: cites::SOLO_04,
        });
    } else {
        settings.push(Setting {
            key: "first_player",
            label: "First player",
            help: "Who takes the first turn.",
            kind: SettingKind::Choice(vec![
                SettingOption::new("Roll", "Everybody rolls"),
                SettingOption::new("Random", "Chance decides"),
                SettingOption::new("Host", "The first seat"),
            ]),
            default: json!("Roll"),
            rule: cites::RUL_08,
        });
    }
    settings
}
