//! Everything a deck can be built from, as a deck builder shows it. [PHA-DECK-07]

use table::deck::{Bearer, Collection, Deck, Facet, Piece, Starter};

use super::{CARDS, HEXES};
use crate::content::{self, Card, CardType, Character, Favoured, Hex, Method, Nature, Pharaoh, Rarity};
use crate::words::entries::uses;

/// The box, for building.
pub(super) fn collection(game: &Pharaoh) -> Collection {
    Collection {
        bearer: "Character",
        bearers: Character::ALL.map(|it| bearer(game, it)).to_vec(),
        piles: vec![cards(game), hexes(game)],
        starters: game.starters().iter().map(|it| starter(game, it)).collect(),
    }
}

fn bearer(game: &Pharaoh, character: Character) -> Bearer {
    let card = game.character(character);
    Bearer {
        key: character.to_string(),
        name: character.to_string(),
        text: format!("{} {}: {}", uses(character), card.ability, card.text),
    }
}

/// In the order in which the rulebook sorts them: spells, tech, weapons, all else.
const TYPES: [&str; 12] = [
    "Spell",
    "Tech",
    "Weapon",
    "Item-Weapon",
    "Tactic",
    "Item",
    "Potion",
    "Magic item",
    "Magic potion",
    "Magic scroll",
    "Creature",
    "Military unit",
];

fn cards(game: &Pharaoh) -> table::deck::Pile {
    table::deck::Pile {
        key: CARDS,
        title: "Cards",
        facets: vec![
            facet("Type", TYPES),
            facet("Level", ["1", "2", "3"]),
            facet("Nature", Nature::ALL),
            facet("Rarity", Rarity::ALL.map(Rarity::word)),
            facet("Play", Method::ALL),
        ],
        measure: Some("expected damage"),
        pieces: game.card_ids().map(|id| card(game, game.card(id), id == game.key())).collect(),
    }
}

fn card(game: &Pharaoh, card: &Card, is_key: bool) -> Piece {
    let (family, level) = match card.kind {
        CardType::Spell(level) => ("Spell".to_owned(), level.to_string()),
        CardType::Tech(level) => ("Tech".to_owned(), level.to_string()),
        CardType::Weapon(level) => ("Weapon".to_owned(), level.to_string()),
        kind => (kind.to_string(), String::new()),
    };
    let rarity = card.rarity();
    let usable = Character::ALL.into_iter().filter(|it| card.usable_by(*it));
    Piece {
        key: card.id.clone(),
        name: card.title.clone(),
        text: card.text.clone(),
        facts: vec![
            family,
            level,
            card.nature.to_string(),
            rarity.word().to_owned(),
            card.method.to_string(),
        ],
        copies: if is_key { 1 } else { most_copies(game, rarity) },
        bearers: usable.map(|it| it.to_string()).collect(),
        amount: card.expected_damage(),
    }
}

fn hexes(game: &Pharaoh) -> table::deck::Pile {
    let benefits = Character::ALL.map(Favoured::Character).into_iter().chain([Favoured::Owner]);
    table::deck::Pile {
        key: HEXES,
        title: "Hexes",
        facets: vec![
            facet("Kind", ["Exit", "Monster", "Room"]),
            facet("Benefit", benefits.map(better_for)),
            facet("Rarity", Rarity::ALL.map(Rarity::word)),
            facet("Doors", 1..=6),
        ],
        measure: Some("hex points"),
        pieces: game.hexes().iter().map(|it| hex(game, it)).collect(),
    }
}

fn hex(game: &Pharaoh, hex: &Hex) -> Piece {
    let kind = match hex.monster() {
        _ if hex.is_exit() => "Exit",
        Some(_) => "Monster",
        None => "Room",
    };
    let benefit = hex.benefit.as_ref();
    Piece {
        key: hex.id.clone(),
        name: hex.name.clone(),
        text: benefit.map_or(hex.text.clone(), |benefit| format!("{} {}", hex.text, benefit.text)),
        facts: vec![
            kind.to_owned(),
            benefit.map(|it| better_for(it.of)).unwrap_or_default(),
            hex.rarity.word().to_owned(),
            hex.doors.count().to_string(),
        ],
        copies: most_copies(game, hex.rarity),
        bearers: Character::ALL.map(|it| it.to_string()).to_vec(),
        amount: hex.points.map(f64::from),
    }
}

fn better_for(favoured: Favoured) -> String {
    match favoured {
        Favoured::Character(character) => format!("for {character}s"),
        Favoured::Owner => "for its owner".to_owned(),
    }
}

/// What copies alone may come to; a deck's totals are another matter. [PHA-DECK-03] [PHA-DECK-06]
fn most_copies(game: &Pharaoh, rarity: Rarity) -> u8 {
    let most = game.numbers().copies;
    if rarity.limits_copies() { most } else { game.numbers().most_of(rarity).unwrap_or(most) }
}

fn starter(game: &Pharaoh, starter: &content::Starter) -> Starter {
    let cards = starter.cards.iter().map(|(id, copies)| (game.card(*id).id.clone(), *copies));
    let hexes = starter.hexes.iter().map(|(id, copies)| (game.hex(*id).id.clone(), *copies));
    Starter {
        deck: Deck {
            name: starter.name.clone(),
            bearer: starter.character.to_string(),
            piles: [(CARDS.to_owned(), cards.collect()), (HEXES.to_owned(), hexes.collect())].into(),
        },
        pitch: starter.pitch.clone(),
    }
}

fn facet<T: ToString>(title: &'static str, values: impl IntoIterator<Item = T>) -> Facet {
    Facet { title, values: values.into_iter().map(|it| it.to_string()).collect() }
}
