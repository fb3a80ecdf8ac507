//! What lies in the box: characters, monsters, Items, adventures and their Stages. Read once, checked,
//! never changed in play. The state holds only the ids of [`ids`].

pub mod adventure;
pub mod character;
pub mod ids;
pub mod item;
mod load;
pub mod monster;
pub mod stage;
pub mod tile;

pub use adventure::Adventure;
pub use character::{ActionCard, Character, Sidekick};
pub use ids::{ActionSlot, AdventureId, CharacterId, ItemId, MonsterId, StageId, TileId};
pub use item::{AfterUse, Item, Timing};
pub use monster::{Monster, Trait, Traits};
pub use stage::{Place, PlaceKind, Requirement, Stage};
pub use tile::{Face, Feature, SIDE, Space, Terrain, Tile};

pub use crate::effects::{Attack, Effect, Kind, Rider, Targets, Who};
pub use load::UnderCheck;
pub(crate) use load::{open, printed};

use table::About;

/// The box of Dark Tomb.
#[derive(Debug)]
pub struct Tomb {
    pub(crate) about: About,
    pub(crate) characters: Vec<Character>,
    pub(crate) monsters: Vec<Monster>,
    pub(crate) items: Vec<Item>,
    pub(crate) adventures: Vec<Adventure>,
    pub(crate) stages: Vec<Stage>,
}

table::pieces! {
    impl Tomb {
        /// A character, of any adventure. [TOM-PLAY-05]
        characters: Character, character(CharacterId), character_ids, find_character by [id, code, name, short];
        /// A kind of monster.
        monsters: Monster, monster(MonsterId), monster_ids, find_monster by [id, code, name];
        /// A kind of Item.
        items: Item, item(ItemId), item_ids, find_item by [id, code, name];
        /// An adventure.
        adventures: Adventure, adventure(AdventureId), adventure_ids, find_adventure by [id, code, name];
        /// A Stage. They lie adventure by adventure, each from Stage I on.
        stages: Stage, stage(StageId), stage_ids, find_stage by [id, name];
    }
}

impl Tomb {
    /// One of a character's four Actions. [TOM-TURN-02]
    #[inline]
    pub fn action(&self, id: CharacterId, slot: ActionSlot) -> &ActionCard {
        &self.character(id).actions[slot.index()]
    }
}
