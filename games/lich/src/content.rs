//! What lies in the box: adventurers, monsters, encounters, items. Read once, checked, never
//! changed in play.

pub mod adventurer;
pub mod difficulty;
pub mod encounter;
pub mod item;
pub mod keyword;
mod load;
pub mod monster;
mod numbers;
mod text;
pub mod traits;

pub use adventurer::{Ability, AbilityId, Adventurer, AdventurerId, Passives, When};
pub use difficulty::{Difficulty, Level, Levels};
pub use encounter::{
    Encounter, EncounterId, EncounterKind, Hazard, HazardId, Offer, Ordeal, Outcome, Toll, Trial,
};
pub use item::{Gear, Item, ItemId, ItemType, Pack, Slot};
pub use keyword::{Active, AttackType, Deed, Keyword, Keywords, MonsterType};
pub(crate) use load::{open, printed};
pub use monster::{Boss, Monster, MonsterId, Origin};
pub use numbers::Numbers;
pub use traits::{PerItem, Stat, Trait};

use table::About;

/// How many floors the crypt has. [LIC-OBJ-01]
pub const FLOORS: u8 = 4;
/// The most adventurers. [LIC-SCALE-02]
pub const MAX_PARTY: usize = 6;
/// The most cards of one monster or Minion deck.
pub const MAX_MONSTER_DECK: usize = 20;
/// The most cards of one floor's item deck.
pub const MAX_ITEM_DECK: usize = 16;
/// The most item cards the box may hold, artifacts included.
pub const MAX_ITEMS: usize = 64;
/// The most copies of one kind of item.
pub const MAX_COPIES: u8 = 3;
/// The most encounter cards.
pub const MAX_ENCOUNTERS: usize = 24;
/// The most hazard cards.
pub const MAX_HAZARDS: usize = 16;

/// The box of The Lich's Crypt.
#[derive(Debug)]
pub struct Lich {
    pub(crate) about: About,
    pub(crate) adventurers: Vec<Adventurer>,
    pub(crate) abilities: Vec<Ability>,
    pub(crate) monsters: Vec<Monster>,
    pub(crate) items: Vec<Item>,
    pub(crate) encounters: Vec<Encounter>,
    pub(crate) hazards: Vec<Hazard>,
    pub(crate) floors: Vec<Floor>,
    pub(crate) numbers: Numbers,
    pub(crate) levels: Levels,
}

/// A floor, and where its cards are.
#[derive(Clone, Debug)]
pub struct Floor {
    /// As it is printed: `The Ossuary`.
    pub name: String,
    /// Its boss.
    pub boss: MonsterId,
    /// The name of its boss's Minion deck, if there is one.
    pub minions: Option<String>,
}

impl Lich {
    /// All character cards.
    pub fn adventurers(&self) -> &[Adventurer] {
        &self.adventurers
    }

    /// A character card.
    #[inline]
    pub fn adventurer(&self, id: AdventurerId) -> &Adventurer {
        &self.adventurers[id.index()]
    }

    /// All abilities, of character cards and of items.
    pub fn abilities(&self) -> &[Ability] {
        &self.abilities
    }

    /// An ability.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.index()]
    }

    /// All monsters: floor by floor, each with its boss and minions.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters
    }

    /// A monster.
    #[inline]
    pub fn monster(&self, id: MonsterId) -> &Monster {
        &self.monsters[id.index()]
    }

    /// All items: floor by floor, each with its boss's artifact.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// An item.
    #[inline]
    pub fn item(&self, id: ItemId) -> &Item {
        &self.items[id.index()]
    }

    /// All encounter cards.
    pub fn encounters(&self) -> &[Encounter] {
        &self.encounters
    }

    /// An encounter card.
    #[inline]
    pub fn encounter(&self, id: EncounterId) -> &Encounter {
        &self.encounters[id.index()]
    }

    /// All hazard cards.
    pub fn hazards(&self) -> &[Hazard] {
        &self.hazards
    }

    /// A hazard card.
    #[inline]
    pub fn hazard(&self, id: HazardId) -> &Hazard {
        &self.hazards[id.index()]
    }

    /// A floor, counted from 1.
    #[inline]
    pub fn floor(&self, floor: u8) -> &Floor {
        &self.floors[usize::from(floor) - 1]
    }

    /// The printed numbers.
    pub const fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// The cards of one monster deck as they lie in the box, each copy once.
    pub fn monster_deck(&self, origin: Origin) -> impl Iterator<Item = MonsterId> + '_ {
        self.monster_ids()
            .filter(move |id| self.monster(*id).origin == origin)
            .flat_map(|id| std::iter::repeat_n(id, usize::from(self.monster(id).copies)))
    }

    /// The cards of one item deck as they lie in the box, each copy once.
    pub fn item_deck(&self, pack: Pack) -> impl Iterator<Item = ItemId> + '_ {
        self.item_ids()
            .filter(move |id| self.item(*id).pack == pack)
            .flat_map(|id| std::iter::repeat_n(id, usize::from(self.item(id).copies)))
    }

    /// Every character card's id.
    pub fn adventurer_ids(&self) -> impl Iterator<Item = AdventurerId> + use<> {
        (0u8..).take(self.adventurers.len()).map(AdventurerId)
    }

    /// Every monster's id.
    pub fn monster_ids(&self) -> impl Iterator<Item = MonsterId> + use<> {
        (0u8..).take(self.monsters.len()).map(MonsterId)
    }

    /// Every item's id.
    pub fn item_ids(&self) -> impl Iterator<Item = ItemId> + use<> {
        (0u8..).take(self.items.len()).map(ItemId)
    }

    /// Every encounter card's id.
    pub fn encounter_ids(&self) -> impl Iterator<Item = EncounterId> + use<> {
        (0u8..).take(self.encounters.len()).map(EncounterId)
    }

    /// Every hazard card's id.
    pub fn hazard_ids(&self) -> impl Iterator<Item = HazardId> + use<> {
        (0u8..).take(self.hazards.len()).map(HazardId)
    }

    /// A character card by its id or its name, whatever the case.
    pub fn find_adventurer(&self, word: &str) -> Option<AdventurerId> {
        find(self.adventurers.iter().map(|it| (&it.id, &it.name)), word).map(AdventurerId)
    }

    /// An ability by its id or its name, whatever the case.
    pub fn find_ability(&self, word: &str) -> Option<AbilityId> {
        find(self.abilities.iter().map(|it| (&it.id, &it.name)), word).map(AbilityId)
    }

    /// A monster by its id or its name, whatever the case.
    pub fn find_monster(&self, word: &str) -> Option<MonsterId> {
        find(self.monsters.iter().map(|it| (&it.id, &it.name)), word).map(MonsterId)
    }

    /// An item by its id or its name, whatever the case.
    pub fn find_item(&self, word: &str) -> Option<ItemId> {
        find(self.items.iter().map(|it| (&it.id, &it.name)), word).map(ItemId)
    }

    /// An encounter card by its id or its name, whatever the case.
    pub fn find_encounter(&self, word: &str) -> Option<EncounterId> {
        find(self.encounters.iter().map(|it| (&it.id, &it.name)), word).map(EncounterId)
    }

    /// A hazard card by its id or its name, whatever the case.
    pub fn find_hazard(&self, word: &str) -> Option<HazardId> {
        find(self.hazards.iter().map(|it| (&it.id, &it.name)), word).map(HazardId)
    }
}

/// The number of the card that a word means.
fn find<'a>(cards: impl Iterator<Item = (&'a String, &'a String)>, word: &str) -> Option<u8> {
    (0u8..)
        .zip(cards)
        .find(|(_, (id, name))| id.eq_ignore_ascii_case(word) || name.eq_ignore_ascii_case(word))
        .map(|(number, _)| number)
}
