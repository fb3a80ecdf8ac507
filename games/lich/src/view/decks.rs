//! Decks: how many cards they still have, and what was discarded.

use std::collections::BTreeMap;

use crate::play::Scene;
use crate::state::State;

/// How many cards each deck still has.
pub(super) fn counts(state: &State) -> BTreeMap<String, usize> {
    let decks = &state.decks;
    let mut counts = BTreeMap::from([
        ("encounters".to_owned(), decks.encounters.pile.len()),
        ("hazards".to_owned(), decks.hazards.pile.len()),
    ]);
    for floor in 1..=decks.monsters.len() {
        counts.insert(format!("monsters_{floor}"), decks.monsters[floor - 1].pile.len());
        counts.insert(format!("minions_{floor}"), decks.minions[floor - 1].pile.len());
        counts.insert(format!("items_{floor}"), decks.items[floor - 1].pile.len());
    }
    counts
}

/// How many of each card lie on each discard pile; an empty pile is left out.
pub(super) fn discards(scene: Scene<'_>) -> BTreeMap<String, BTreeMap<String, u8>> {
    let (game, decks) = (scene.game, &scene.state.decks);
    let mut piles = Piles::default();
    for card in decks.encounters.discard.iter() {
        piles.add("encounters".to_owned(), &game.encounter(*card).id);
    }
    for card in decks.hazards.discard.iter() {
        piles.add("hazards".to_owned(), &game.hazard(*card).id);
    }
    for (floor, deck) in (1..).zip(&decks.monsters) {
        deck.discard.iter().for_each(|card| piles.add(format!("monsters_{floor}"), &game.monster(*card).id));
    }
    for (floor, deck) in (1..).zip(&decks.minions) {
        deck.discard.iter().for_each(|card| piles.add(format!("minions_{floor}"), &game.monster(*card).id));
    }
    for (floor, deck) in (1..).zip(&decks.items) {
        deck.discard.iter().for_each(|card| piles.add(format!("items_{floor}"), &game.item(*card).id));
    }
    piles.0
}

#[derive(Default)]
struct Piles(BTreeMap<String, BTreeMap<String, u8>>);

impl Piles {
    fn add(&mut self, pile: String, card: &str) {
        *self.0.entry(pile).or_default().entry(card.to_owned()).or_default() += 1;
    }
}
