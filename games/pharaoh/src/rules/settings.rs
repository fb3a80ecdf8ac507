//! What a lobby may choose, and the setup it starts from.

use serde_json::json;
use table::{Offer, Setting, SettingKind, SettingOption, SetupError};

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

/// What a lobby may choose; nothing if no match has so many seats.
pub(crate) fn lobby_settings(seats: usize) -> Vec<Setting> {
    let Ok(usual) = usual_setup(seats) else { return Vec::new() };
    let alone_or_not = if seats == 1 { difficulty() } else { first_player() };
    let offers = by_seat(seats).into_iter().chain(house_rules()).chain([alone_or_not]);
    Offer::settings(offers, &usual)
}

/// What everybody chooses for their own seat.
fn by_seat(seats: usize) -> [Offer; 4] {
    let characters = Character::ALL.map(|it| SettingOption::new(json!(it), it.to_string())).to_vec();
    let decks = SettingOption::list(&[("Starter", "Starter deck"), ("AllCommon", "All-common deck")]);
    let hexes = if seats == 1 { "Those of the difficulty" } else { "Those of the starter deck" };
    let asks = SettingOption::list(&[
        ("Could", "Ask me when I could answer"),
        ("Always", "Ask me always"),
        ("Affected", "Ask me only when I am affected"),
    ]);
    let offer = |key, label, help, options, rule| Offer {
        key,
        label,
        help,
        kind: SettingKind::Sealed(options),
        rule,
    };
    [
        offer("characters", "Characters", "Who everybody plays.", characters, cites::CHAR_01),
        offer("decks", "Decks", "What everybody brings.", decks, cites::DECK_05),
        offer(
            "hexes",
            "Hexes",
            "What everybody adds to the Hexpile.",
            SettingOption::list(&[("Starter", hexes)]),
            cites::PILE_01,
        ),
        offer("ask", "Responses", "When a seat is asked whether it responds.", asks, cites::RUL_158),
    ]
}

fn house_rules() -> [Offer; 2] {
    [
        Offer {
            key: "round_limit",
            label: "Rounds",
            help: "After so many rounds the crypt is sealed and nobody has won.",
            kind: SettingKind::Number { min: 20, max: 200, automatic: Some("as printed") },
            rule: cites::RUL_134,
        },
        Offer {
            key: "force_monster",
            label: "Forced monsters",
            help: "A defeated player may make a monster appear and dominate it.",
            kind: SettingKind::Toggle,
            rule: cites::RUL_128,
        },
    ]
}

fn difficulty() -> Offer {
    let levels = Difficulty::ALL.map(|it| SettingOption::new(json!(it), format!("{it:?}"))).to_vec();
    Offer {
        key: "difficulty",
        label: "Difficulty",
        help: "Which hexes lie in the Hexpile.",
        kind: SettingKind::Choice(levels),
        rule: cites::SOLO_04,
    }
}

fn first_player() -> Offer {
    Offer {
        key: "first_player",
        label: "First player",
        help: "Who takes the first turn.",
        kind: SettingKind::Choice(SettingOption::list(&[
            ("Roll", "Everybody rolls"),
            ("Random", "Chance decides"),
            ("Host", "The first seat"),
        ])),
        rule: cites::RUL_08,
    }
}

#[cfg(test)]
mod tests {
    use testkit::{printed, settings};

    use crate::content::Pharaoh;
    use crate::state::MAX_SEATS;

    #[test]
    fn every_value_offered_lays_a_table() {
        let game = printed::<Pharaoh>();
        for seats in 1..=MAX_SEATS {
            settings::every_value_offered_lays_a_table(&*game, seats);
        }
    }
}
