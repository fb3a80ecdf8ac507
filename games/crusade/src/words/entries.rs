//! What can be looked up: cards, boards, the words of the game.

use table::{CatalogueEntry, Mark, RuleId};

use crate::cites;
use crate::content::Crusade;
use crate::state::Team;

/// Everything in the box that has a name.
pub(crate) fn entries(game: &Crusade) -> Vec<CatalogueEntry> {
    let cards = game.cards().iter().map(|card| CatalogueEntry {
        key: card.id.to_string(),
        name: card.name.clone(),
        kind: format!(
            "{}, Tier {}, {} copies",
            match card.team {
                Team::Groundskeepers => "Action Card",
                Team::Necromancers => "Spell Card",
            },
            card.tier.0,
            card.copies
        ),
        text: card.text(),
        mark: card.mark,
        rules: card.rules.clone(),
    });
    let boards = game.boards().iter().map(|board| CatalogueEntry {
        key: board.id.to_string(),
        name: board.name.clone(),
        kind: format!("Board, {} tiles", board.len()),
        text: board.pitch.clone(),
        mark: board.mark,
        rules: vec![cites::RUL_05],
    });
    cards.chain(boards).chain(terms()).collect()
}

fn terms() -> impl Iterator<Item = CatalogueEntry> {
    let term = |key: &str, name: &str, text: &str, rules: &[RuleId]| CatalogueEntry {
        key: key.to_owned(),
        name: name.to_owned(),
        kind: "Word".to_owned(),
        text: text.to_owned(),
        mark: Mark::Printed,
        rules: rules.to_vec(),
    };
    [
        term(
            "shed",
            "Shed",
            "The Groundskeepers' house. Each of them who ends a turn there earns the team 5 tokens.",
            &[cites::TOK_01, cites::RUL_35],
        ),
        term(
            "grave",
            "Grave",
            "Stands on a rose tile. Whoever ends the own turn on it, unhindered, captures it for the team.",
            &[cites::CAP_01, cites::RUL_31],
        ),
        term(
            "seal",
            "Seal",
            "Shows 2, then 1, then goes. Nobody captures a sealed grave.",
            &[cites::SEAL_04, cites::RUL_57],
        ),
        term(
            "token",
            "Grave token",
            "What a team earns for its graves each round, spends in the Shop, and breaks ties with.",
            &[cites::TOK_02, cites::TOK_06, cites::RUL_40],
        ),
        term(
            "edge",
            "Edge",
            "Where a Necromancer waits before entering the board.",
            &[cites::RUL_12, cites::RUL_14],
        ),
        term("rooted", "Rooted", "No movement on the next turn.", &[cites::RUL_51, cites::RUL_71]),
        term(
            "drained",
            "Drained",
            "One step less on the next turn; it adds up.",
            &[cites::RUL_51, cites::RUL_52],
        ),
        term("spooked", "Spooked", "No capture on the next turn.", &[cites::RUL_51, cites::RUL_77]),
        term("silenced", "Silenced", "No card on the next turn.", &[cites::RUL_51, cites::RUL_66]),
        term(
            "shop",
            "Shop",
            "Opens between rounds; one random card of a tier at a time.",
            &[cites::SHOP_03, cites::RUL_42],
        ),
    ]
    .into_iter()
}
