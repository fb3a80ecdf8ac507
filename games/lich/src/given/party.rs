//! The adventurers: what they carry, then what they have left.

use table::Seat;

use super::GivenAdventurer;
use super::arrange::{Arranging, Result, wrong};
use crate::bag::Bag;
use crate::content::{AttackType, ItemId, Slot};
use crate::state::Hero;

impl Arranging<'_> {
    /// Items first: maximum health and energy depend on them.
    pub(super) fn items(&mut self) -> Result<()> {
        for seat in self.state.seats() {
            let hero = self.state.hero_mut(seat);
            *hero = Hero { card: hero.card, ..Hero::default() };
        }
        for (name, own) in &self.given.party {
            let seat = self.seat(name)?;
            let mut bag = Bag::default();
            for item in &own.inventory {
                bag.add(self.take_item(item)?);
            }
            self.state.hero_mut(seat).inventory = bag;
            for item in &own.equipped {
                let id = self.take_item(item)?;
                self.put_on(seat, id, item)?;
            }
        }
        for item in &self.given.worn_before {
            let Some(id) = self.game.find_item(item) else {
                return wrong(format!("there is no item {item:?}"));
            };
            self.state.worn_before.add(id);
        }
        Ok(())
    }

    /// An item that lies in its slot has been equipped before.
    fn put_on(&mut self, seat: Seat, id: ItemId, name: &str) -> Result<()> {
        let card = self.game.item(id);
        let far = matches!(card.gear.attack, Some(AttackType::Reach | AttackType::Ranged));
        if far && self.scene().card(seat).passives.no_far_weapons {
            return wrong(format!("{name:?} cannot be equipped by one who dual wields"));
        }
        let free = |slot: &Slot| {
            self.scene().fits(seat, card, *slot) && self.state.hero(seat).wears(*slot).is_none()
        };
        let Some(slot) = Slot::ALL.into_iter().find(free) else {
            return wrong(format!("no free slot takes {name:?}"));
        };
        self.state.hero_mut(seat).equipped[slot.index()] = Some(id);
        self.state.worn_before.add(id);
        let passives = &self.scene().card(seat).passives.per_item;
        if passives.iter().any(|it| it.of_item(card) > 0) {
            self.state.blessed_before.add(id);
        }
        Ok(())
    }

    /// Current numbers, ailments and what lasts for the round.
    pub(super) fn party(&mut self) -> Result<()> {
        let unnamed = GivenAdventurer::default();
        for seat in self.state.seats() {
            let name = self.names.of(seat).to_owned();
            let own = self.given.party.iter().find(|(it, _)| self.names.find(it) == Some(seat));
            let own = own.map_or(&unnamed, |(_, own)| own);
            let health = at_most(own.health, self.scene().max_health(seat), &name, "health")?;
            let energy = at_most(own.energy, self.scene().max_energy(seat), &name, "energy")?;
            let mut used = 0;
            for ability in &own.used {
                match self.game.find_ability(ability) {
                    Some(id) => used |= 1 << id.0,
                    None => return wrong(format!("there is no ability {ability:?}")),
                }
            }
            let hero = self.state.hero_mut(seat);
            (hero.health, hero.energy, hero.used) = (health, energy, used);
            (hero.sickened, hero.slowed, hero.slow_next) = (own.sickened, own.slowed, own.slow_next);
            hero.boons = own.for_round.iter().copied().collect();
        }
        if self.state.standing().next().is_none() {
            return wrong("all adventurers have fainted; the game would be over");
        }
        self.nobody_before_the_fainted()
    }
}

fn at_most(given: Option<u8>, maximum: u8, name: &str, what: &str) -> Result<u8> {
    match given {
        Some(number) if number > maximum => {
            wrong(format!("{name} has at most {maximum} {what}, not {number}"))
        }
        other => Ok(other.unwrap_or(maximum)),
    }
}
