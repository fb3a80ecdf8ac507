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

table::pieces! {
    impl Lich {
        /// A character card.
        adventurers: Adventurer, adventurer(AdventurerId), adventurer_ids, find_adventurer by [id, name];
        /// An ability, of a character card or of an item.
        abilities: Ability, ability(AbilityId), ability_ids, find_ability by [id, name];
        /// A monster. They lie floor by floor, each with its boss and minions.
        monsters: Monster, monster(MonsterId), monster_ids, find_monster by [id, name];
        /// An item. They lie floor by floor, each with its boss's artifact.
        items: Item, item(ItemId), item_ids, find_item by [id, name];
        /// An encounter card.
        encounters: Encounter, encounter(EncounterId), encounter_ids, find_encounter by [id, name];
        /// A hazard card.
        hazards: Hazard, hazard(HazardId), hazard_ids, find_hazard by [id, name];
    }
}

impl Lich {
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
}
