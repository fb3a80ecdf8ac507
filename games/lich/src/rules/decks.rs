//! Drawing and discarding. An empty deck is made anew of its discard pile. [LIC-RUL-94]

use table::Tray;

use crate::cites;
use crate::content::{EncounterId, ItemId, MonsterId, Origin, Pack};
use crate::event::{Event, Stack};
use crate::list::Deck;
use crate::play::Play;

/// The top card, face-up; none if even the discard pile is empty.
pub(crate) fn draw<T: Copy + Default + Eq, const N: usize>(
    deck: &mut Deck<T, N>,
    tray: &mut Tray<Event>,
    stack: Stack,
) -> Option<T> {
    if deck.pile.is_empty() && !deck.discard.is_empty() {
        std::mem::swap(&mut deck.pile, &mut deck.discard);
        tray.shuffle(&mut deck.pile);
        let cards = u8::try_from(deck.pile.len()).expect("decks are small");
        tray.tell(&[cites::RUL_94], Event::Reshuffled { stack, cards });
    }
    let card = deck.pile.pop()?;
    tray.reveal();
    Some(card)
}

impl Play<'_> {
    /// The next encounter card.
    pub(crate) fn draw_encounter(&mut self) -> Option<EncounterId> {
        draw(&mut self.state.decks.encounters, self.tray, Stack::Encounters)
    }

    /// The next card of a monster deck; a boss lies in none.
    pub(crate) fn draw_monster(&mut self, from: Origin) -> Option<MonsterId> {
        let decks = &mut self.state.decks;
        match from {
            Origin::Floor(floor) => {
                draw(&mut decks.monsters[usize::from(floor) - 1], self.tray, Stack::Monsters(floor))
            }
            Origin::Minions(floor) => {
                draw(&mut decks.minions[usize::from(floor) - 1], self.tray, Stack::Minions(floor))
            }
            Origin::Boss(_) => None,
        }
    }

    /// A monster card goes to the discard pile of its deck. [LIC-RUL-95]
    pub(crate) fn discard_monster(&mut self, card: MonsterId) {
        match self.game.monster(card).origin {
            Origin::Floor(floor) => self.state.decks.monsters[usize::from(floor) - 1].discard.push(card),
            Origin::Minions(floor) => self.state.decks.minions[usize::from(floor) - 1].discard.push(card),
            Origin::Boss(_) => {}
        }
    }

    /// An item card goes to the discard pile of its floor, and its marks are wiped; an artifact is out
    /// of the game. [LIC-RUL-83] [LIC-RUL-80]
    pub(crate) fn discard_item(&mut self, item: ItemId) {
        self.state.worn_before.remove(item);
        self.state.blessed_before.remove(item);
        if let Pack::Floor(floor) = self.game.item(item).pack {
            self.state.decks.items[usize::from(floor) - 1].discard.push(item);
        }
    }
}
