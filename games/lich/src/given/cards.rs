//! Cards out of the box: each can lie in one place only.

use table::GivenError;

use super::arrange::{Arranging, Result, wrong};
use crate::content::{EncounterId, FLOORS, HazardId, ItemId, Lich, MonsterId, Origin, Pack};
use crate::list::{Deck, List};

/// How many cards of each kind still lie in the box.
pub(super) struct Stock {
    encounters: Vec<u8>,
    hazards: Vec<u8>,
    monsters: Vec<u8>,
    items: Vec<u8>,
}

impl Stock {
    pub(super) fn full(game: &Lich) -> Self {
        Self {
            encounters: vec![1; game.encounters().len()],
            hazards: vec![1; game.hazards().len()],
            monsters: game.monsters().iter().map(|it| it.copies).collect(),
            items: game.items().iter().map(|it| it.copies).collect(),
        }
    }
}

/// Takes one card of a kind.
fn take(stock: &mut [u8], index: usize, name: &str) -> Result<()> {
    match stock[index].checked_sub(1) {
        Some(left) => {
            stock[index] = left;
            Ok(())
        }
        None => wrong(format!("there is no further card {name:?} in the box")),
    }
}

fn unknown(what: &str, name: &str) -> GivenError {
    GivenError(format!("there is no {what} {name:?}"))
}

impl Arranging<'_> {
    pub(super) fn take_encounter(&mut self, name: &str) -> Result<EncounterId> {
        let id = self.game.find_encounter(name).ok_or_else(|| unknown("encounter", name))?;
        take(&mut self.cards.encounters, id.index(), name).map(|()| id)
    }

    fn take_hazard(&mut self, name: &str) -> Result<HazardId> {
        let id = self.game.find_hazard(name).ok_or_else(|| unknown("hazard", name))?;
        take(&mut self.cards.hazards, id.index(), name).map(|()| id)
    }

    pub(super) fn take_monster(&mut self, name: &str) -> Result<MonsterId> {
        let id = self.game.find_monster(name).ok_or_else(|| unknown("monster", name))?;
        take(&mut self.cards.monsters, id.index(), name).map(|()| id)
    }

    pub(super) fn take_item(&mut self, name: &str) -> Result<ItemId> {
        let id = self.game.find_item(name).ok_or_else(|| unknown("item", name))?;
        take(&mut self.cards.items, id.index(), name).map(|()| id)
    }

    /// Items that lie face-up.
    pub(super) fn laid(&mut self) -> Result<()> {
        if self.given.laid.len() > 2 {
            return wrong("at most two items are laid out for a reward");
        }
        for name in &self.given.laid {
            let item = self.take_item(name)?;
            self.state.laid.push(item);
        }
        Ok(())
    }

    /// Named discard piles and decks first; a deck that is not named holds the rest of its cards.
    pub(super) fn decks(&mut self) -> Result<()> {
        for name in self.given.decks.keys().chain(self.given.discards.keys()) {
            if !deck_names(self.game).contains(name) {
                return wrong(format!(
                    "there is no deck {name:?}; there are {}",
                    deck_names(self.game).join(", ")
                ));
            }
        }
        self.state.decks.encounters = self.deck("encounters", Self::take_encounter)?;
        self.state.decks.hazards = self.deck("hazards", Self::take_hazard)?;
        for floor in 1..=FLOORS {
            let place = usize::from(floor) - 1;
            self.state.decks.monsters[place] = self.monster_pile("monsters", Origin::Floor(floor), floor)?;
            self.state.decks.minions[place] = self.monster_pile("minions", Origin::Minions(floor), floor)?;
            let name = format!("items_{floor}");
            let mut deck = self.deck(&name, Self::take_item)?;
            if deck
                .pile
                .iter()
                .chain(deck.discard.iter())
                .any(|id| self.game.item(*id).pack != Pack::Floor(floor))
            {
                return wrong(format!("{name} holds items of another floor"));
            }
            if !self.given.decks.contains_key(&name) {
                let rest = self.game.item_ids().filter(|id| self.game.item(*id).pack == Pack::Floor(floor));
                deck.pile = rest_of(rest, |id| self.cards.items[id.index()]);
            }
            self.state.decks.items[place] = deck;
        }
        if !self.given.decks.contains_key("encounters") {
            let rest = |id: EncounterId| self.cards.encounters[id.index()];
            self.state.decks.encounters.pile = rest_of(self.game.encounter_ids(), rest);
        }
        if !self.given.decks.contains_key("hazards") {
            let rest = |id: HazardId| self.cards.hazards[id.index()];
            self.state.decks.hazards.pile = rest_of(self.game.hazard_ids(), rest);
        }
        Ok(())
    }

    fn monster_pile<const N: usize>(
        &mut self,
        kind: &str,
        origin: Origin,
        floor: u8,
    ) -> Result<Deck<MonsterId, N>> {
        let name = format!("{kind}_{floor}");
        let mut deck = self.deck(&name, Self::take_monster)?;
        if deck.pile.iter().chain(deck.discard.iter()).any(|id| self.game.monster(*id).origin != origin) {
            return wrong(format!("{name} holds cards of another deck"));
        }
        if !self.given.decks.contains_key(&name) {
            let rest = self.game.monster_ids().filter(|id| self.game.monster(*id).origin == origin);
            deck.pile = rest_of(rest, |id| self.cards.monsters[id.index()]);
        }
        Ok(deck)
    }

    /// A deck as it is named, the top card first, and its discard pile.
    fn deck<T: Copy + Default + Eq, const N: usize>(
        &mut self,
        name: &str,
        take: fn(&mut Self, &str) -> Result<T>,
    ) -> Result<Deck<T, N>> {
        let mut deck = Deck { pile: List::new(), discard: List::new() };
        for card in self.given.discards.get(name).into_iter().flatten() {
            deck.discard.push(take(self, card)?);
        }
        for card in self.given.decks.get(name).into_iter().flatten().rev() {
            deck.pile.push(take(self, card)?);
        }
        Ok(deck)
    }
}

/// What is left of some kinds, each copy once, in the order of the box.
fn rest_of<T: Copy + Default, const N: usize>(
    kinds: impl Iterator<Item = T>,
    left: impl Fn(T) -> u8,
) -> List<T, N> {
    kinds.flat_map(|id| std::iter::repeat_n(id, usize::from(left(id)))).collect()
}

fn deck_names(game: &Lich) -> Vec<String> {
    let mut names = vec!["encounters".to_owned(), "hazards".to_owned()];
    for floor in 1..=FLOORS {
        names.push(format!("monsters_{floor}"));
        names.push(format!("items_{floor}"));
        if game.floor(floor).minions.is_some() {
            names.push(format!("minions_{floor}"));
        }
    }
    names
}
