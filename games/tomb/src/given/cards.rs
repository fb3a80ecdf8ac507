//! Where the cards of a position are.

use table::List;

use super::arrange::{Arranging, Result, wrong};
use crate::content::{ActionSlot, ItemId};
use crate::state::{Card, Cube, ITEM_ROOM, MAX_MONSTERS, Whereabouts};

impl Arranging<'_> {
    /// Everything on the table first; the piles hold what of the Stage's cards is left, as far as there is
    /// room, unless they are named card by card.
    pub(super) fn cards(&mut self) -> Result<()> {
        self.items()?;
        self.cubes()?;
        self.item_pile()?;
        self.monster_pile()
    }

    fn items(&mut self) -> Result<()> {
        let given = self.given;
        let mut cards: Vec<(ItemId, Whereabouts)> = Vec::new();
        for (name, hero) in &given.heroes {
            let seat = self.seat(name)?;
            for item in &hero.items {
                cards.push((self.item(item)?, Whereabouts::Held(seat)));
            }
        }
        for drop in &given.dropped {
            let at = self.space(drop.at)?;
            for item in &drop.items {
                cards.push((self.item(item)?, Whereabouts::Dropped(at)));
            }
        }
        for item in &given.hold {
            cards.push((self.item(item)?, Whereabouts::Hold));
        }
        for item in &given.discarded {
            cards.push((self.item(item)?, Whereabouts::Gone));
        }
        let held = cards.iter().any(|(_, place)| matches!(place, Whereabouts::Held(_)));
        match self.state.ship {
            Some(_) if held => return wrong("on the ship Items lie in the `hold`"),
            None if !given.hold.is_empty() => return wrong("there is no ship, and so no hold"),
            _ => {}
        }
        if cards.len() > ITEM_ROOM {
            return wrong(format!("at most {ITEM_ROOM} Items fit on the table, not {}", cards.len()));
        }
        let card = |(item, place)| Card { item, place, handed: 0 };
        self.state.items = cards.into_iter().map(card).collect();
        Ok(())
    }

    fn item(&self, word: &str) -> Result<ItemId> {
        self.game.find_item(word).map_or_else(|| wrong(format!("there is no Item {word:?}")), Ok)
    }

    fn cubes(&mut self) -> Result<()> {
        for (name, hero) in &self.given.heroes {
            let Some(word) = &hero.cube else { continue };
            let seat = self.seat(name)?;
            let character = self.scene().character(seat);
            let fits =
                |id: &str, name: &str| id.eq_ignore_ascii_case(word) || name.eq_ignore_ascii_case(word);
            let mut actions = ActionSlot::ALL.into_iter().zip(&character.actions);
            let action = actions.find(|(_, card)| fits(&card.id, &card.name));
            let mut items = (0u8..).zip(self.state.items.iter());
            let item = items.find(|(_, card)| {
                let kind = self.game.item(card.item);
                card.place == Whereabouts::Held(seat) && fits(&kind.id, &kind.name)
            });
            self.state.sheets[seat.index()].cube = match (action, item) {
                (Some((slot, _)), _) => Cube::On(slot),
                (None, Some((place, _))) => Cube::OnItem(place),
                (None, None) => return wrong(format!("{name} has no {word:?} to lay the cube on")),
            };
        }
        Ok(())
    }

    fn item_pile(&mut self) -> Result<()> {
        let mut pile: Vec<ItemId> = if let Some(words) = &self.given.item_pile {
            words.iter().rev().map(|word| self.item(word)).collect::<Result<_>>()?
        } else {
            let mut pile: Vec<ItemId> = self.state.item_pile.iter().copied().collect();
            for card in self.state.items.iter() {
                if let Some(place) = pile.iter().position(|it| *it == card.item) {
                    pile.remove(place);
                }
            }
            pile
        };
        let room = ITEM_ROOM - self.state.items.len();
        if self.given.item_pile.is_some() && pile.len() > room {
            return wrong(format!("only {room} more Items fit into a Stage"));
        }
        pile.truncate(room.min(crate::content::stage::MAX_ITEMS));
        self.state.item_pile = pile.into_iter().collect();
        Ok(())
    }

    fn monster_pile(&mut self) -> Result<()> {
        let stage = self.game.stage(self.state.stage);
        let room = MAX_MONSTERS - usize::from(self.state.arrived);
        if let Some(words) = &self.given.monster_pile {
            if words.len() > room {
                return wrong(format!("only {room} more Monsters fit into a Stage"));
            }
            let mut pile = List::new();
            for word in words.iter().rev() {
                match self.game.find_monster(word) {
                    Some(kind) => pile.push(kind),
                    None => return wrong(format!("there is no monster {word:?}")),
                }
            }
            self.state.monster_pile = pile;
            return Ok(());
        }
        if self.given.monsters.is_none() {
            return Ok(());
        }
        let mut pile = stage.monsters.clone();
        pile.sort_by_key(|kind| Some(*kind) != stage.boss); // the boss at the bottom
        for beast in &self.state.beasts[..usize::from(self.state.arrived)] {
            if let Some(place) = pile.iter().position(|it| *it == beast.kind) {
                pile.remove(place);
            }
        }
        pile.truncate(room);
        self.state.monster_pile = pile.into_iter().collect();
        Ok(())
    }
}
