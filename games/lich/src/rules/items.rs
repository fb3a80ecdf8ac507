//! Items: giving, equipping, taking off, using up, losing. [LIC-ITEM-01]

use table::{RuleId, Seat};

use crate::action::Target;
use crate::cites;
use crate::content::{AttackType, ItemId, Slot, Stat};
use crate::effects::Use;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::Step;

impl Scene<'_> {
    fn check_item(self, item: ItemId) -> Result<(), Illegal> {
        if item.index() < self.game.items().len() { Ok(()) } else { Err(Illegal::NoSuchItem(item)) }
    }

    /// The slot an item is equipped in.
    pub(crate) fn slot_of(self, seat: Seat, item: ItemId) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| self.state.hero(seat).wears(*slot) == Some(item))
    }

    /// In combat only what is not equipped can be given; in camp anything. [LIC-RUL-79]
    pub(crate) fn check_give(self, seat: Seat, item: ItemId, to: Seat) -> Result<(), Illegal> {
        self.check_item(item)?;
        if !self.has_seat(to) || to == seat {
            return Err(Illegal::NotAnother);
        }
        if self.state.hero(seat).inventory.has(item) {
            return Ok(());
        }
        match self.slot_of(seat, item) {
            Some(_) if self.state.in_combat() => Err(Illegal::EquippedGift(item)),
            Some(_) => Ok(()),
            None => Err(Illegal::NotCarried(item)),
        }
    }

    /// [LIC-ITEM-03] [LIC-RUL-74]
    pub(crate) fn check_equip(self, seat: Seat, item: ItemId, slot: Slot) -> Result<(), Illegal> {
        self.check_item(item)?;
        if !self.state.hero(seat).inventory.has(item) {
            return Err(match self.slot_of(seat, item) {
                Some(_) => Illegal::EquippedAlready(item),
                None => Illegal::NotCarried(item),
            });
        }
        let card = self.game.item(item);
        if card.is_consumable() {
            return Err(Illegal::Consumable(item));
        }
        if !self.fits(seat, card, slot) {
            return Err(Illegal::WrongSlot(item, slot));
        }
        let far = matches!(card.gear.attack, Some(AttackType::Reach | AttackType::Ranged));
        if far && self.card(seat).passives.no_far_weapons {
            return Err(Illegal::NoFarWeapons(item));
        }
        Ok(())
    }

    pub(crate) fn check_take_off(self, seat: Seat, slot: Slot) -> Result<(), Illegal> {
        match self.state.hero(seat).wears(slot) {
            Some(_) => Ok(()),
            None => Err(Illegal::EmptySlot(slot)),
        }
    }

    /// Whether a consumable of the own inventory can be used so. [LIC-RUL-82] [LIC-RUL-23]
    pub(crate) fn check_use_item(self, seat: Seat, item: ItemId, target: Target) -> Result<(), Illegal> {
        self.check_item(item)?;
        let card = self.game.item(item);
        if !card.is_consumable() {
            return Err(Illegal::NotConsumable(item));
        }
        if !self.state.hero(seat).inventory.has(item) {
            return Err(Illegal::NotCarried(item));
        }
        self.check_effects(Use::of_item(seat), &card.effects, target)
    }
}

impl Play<'_> {
    /// An item changes hands; no consent is needed. [LIC-RUL-79]
    pub(crate) fn give(&mut self, seat: Seat, item: ItemId, to: Seat) {
        let camp = !self.state.in_combat();
        let equipped = !self.state.hero_mut(seat).inventory.take(item);
        if equipped {
            let slot = self.scene().slot_of(seat, item).expect("checked before it was given");
            self.unequip(seat, slot);
            self.state.hero_mut(seat).inventory.take(item);
        }
        self.state.hero_mut(to).inventory.add(item);
        let rules: &[RuleId] = match (camp, equipped) {
            (true, false) => &[cites::ITEM_02, cites::BTW_03, cites::RUL_79, cites::ITEM_01],
            (true, true) => &[cites::ITEM_02, cites::BTW_03, cites::RUL_79],
            (false, _) => &[cites::ACT_08, cites::RUL_79, cites::RUL_105],
        };
        self.tell(rules, Event::Gave { seat, to, item, equipped, camp });
    }

    /// What was in the slot goes into the inventory. [LIC-RUL-78]
    pub(crate) fn equip(&mut self, seat: Seat, item: ItemId, slot: Slot) {
        self.unequip(seat, slot);
        let hero = self.state.hero_mut(seat);
        hero.inventory.take(item);
        hero.equipped[slot.index()] = Some(item);
        let (health, energy, first) = self.first_time(seat, item);
        let hero = self.state.hero_mut(seat);
        hero.health += health;
        hero.energy += energy;
        let rules = self.rules_of_equipping(seat, item, slot, first);
        self.tell(rules, Event::Equipped { seat, item, slot, health, energy, first });
    }

    /// What an item adds to current health and energy: its bonus the first time anybody equips it,
    /// and what a passive gives for it the first time that is due. [LIC-ITEM-04] [LIC-RUL-72]
    fn first_time(&mut self, seat: Seat, item: ItemId) -> (u8, u8, bool) {
        let card = self.game.item(item);
        let (mut health, mut energy) = (0, 0);
        let printed = card.gear.health > 0 || card.gear.energy > 0;
        let first = printed && !self.state.worn_before.has(item);
        if first {
            (health, energy) = (card.gear.health, card.gear.energy);
            self.state.worn_before.add(item);
        }
        let per_item = &self.scene().card(seat).passives.per_item;
        let due = |stat| per_item.iter().filter(|it| it.bonus == stat).map(|it| it.of_item(card)).sum::<u8>();
        let (more_health, more_energy) = (due(Stat::Health), due(Stat::Energy));
        if more_health + more_energy > 0 && !self.state.blessed_before.has(item) {
            self.state.blessed_before.add(item);
            health += more_health;
            energy += more_energy;
        }
        (health, energy, first)
    }

    /// What equipping shows: the printed bonus, what a passive gives for the item, or only a full slot.
    fn rules_of_equipping(&self, seat: Seat, item: ItemId, slot: Slot, first: bool) -> &'static [RuleId] {
        let card = self.game.item(item);
        if card.slot != Some(slot) {
            return &[cites::CARD_09, cites::RUL_74, cites::ITEM_06];
        }
        let raises = card.gear.health > 0 || card.gear.energy > 0;
        let per_item = &self.scene().card(seat).passives.per_item;
        let blessed =
            per_item.iter().any(|it| matches!(it.bonus, Stat::Health | Stat::Energy) && it.of_item(card) > 0);
        match (first, raises, blessed) {
            (true, _, false) => &[cites::ITEM_04, cites::FAQ_03, cites::RUL_80, cites::ITEM_06],
            (true, _, true) => {
                &[cites::ITEM_04, cites::RUL_80, cites::ITEM_06, cites::CARD_06, cites::RUL_72]
            }
            (false, true, false) => &[cites::ITEM_05, cites::RUL_80, cites::ITEM_06],
            (false, true, true) => {
                &[cites::ITEM_05, cites::RUL_80, cites::ITEM_06, cites::CARD_06, cites::RUL_72]
            }
            (false, false, true) => &[cites::ITEM_03, cites::ITEM_06, cites::CARD_06, cites::RUL_72],
            (false, false, false) if self.state.in_combat() => {
                &[cites::RUL_78, cites::ACT_04, cites::ITEM_03]
            }
            (false, false, false) => card.equips,
        }
    }

    /// Empties a slot, in camp or for another item.
    pub(crate) fn unequip(&mut self, seat: Seat, slot: Slot) {
        let Some(item) = self.state.hero_mut(seat).equipped[slot.index()].take() else { return };
        self.state.hero_mut(seat).inventory.add(item);
        self.tell(&[cites::RUL_78, cites::ITEM_06], Event::TakenOff { seat, item });
        self.lower(seat);
    }

    /// Current values above a fallen maximum are lowered to it. [LIC-RUL-81]
    fn lower(&mut self, seat: Seat) {
        let (health, energy) = (self.scene().max_health(seat), self.scene().max_energy(seat));
        let hero = self.state.hero_mut(seat);
        if hero.health > health || hero.energy > energy {
            hero.health = hero.health.min(health);
            hero.energy = hero.energy.min(energy);
            let event = Event::Lowered { seat, health: hero.health, energy: hero.energy };
            self.tell(&[cites::RUL_81], event);
        }
    }

    /// A consumable is used up and does what it does. [LIC-RUL-82]
    pub(crate) fn use_item(&mut self, seat: Seat, item: ItemId, target: Target) {
        let card = self.game.item(item);
        self.state.hero_mut(seat).inventory.take(item);
        self.discard_item(item);
        let camp = !self.state.in_combat();
        let in_window = matches!(self.state.agenda.next(), Some(Step::OpenWindow(_)));
        let rules: &[RuleId] = match (camp, card.quick) {
            (true, false) => &[cites::RUL_82, cites::BTW_03],
            (true, true) => &[cites::RUL_26, cites::RUL_82, cites::BTW_03],
            (false, false) => &[cites::ACT_04, cites::RUL_82],
            (false, true) if in_window => &[cites::KEY_10, cites::RUL_25, cites::RUL_82],
            (false, true) => &[cites::KEY_10, cites::RUL_26, cites::RUL_82],
        };
        self.tell(rules, Event::UsesItem { seat, item, quick: card.quick, camp });
        self.carry_out(Use::of_item(seat), &card.effects, target);
    }

    /// An item is lost for good, from a slot or from the inventory. [LIC-RUL-83]
    pub(crate) fn lose_item(&mut self, seat: Seat, item: ItemId) {
        if !self.state.hero_mut(seat).inventory.take(item) {
            let slot = self.scene().slot_of(seat, item).expect("only what is owned is lost");
            self.state.hero_mut(seat).equipped[slot.index()] = None;
            self.lower(seat);
        }
        self.discard_item(item);
    }
}
