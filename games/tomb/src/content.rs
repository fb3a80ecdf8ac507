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

impl Tomb {
    /// All characters, of every adventure. [TOM-PLAY-05]
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// A character.
    #[inline]
    pub fn character(&self, id: CharacterId) -> &Character {
        &self.characters[id.index()]
    }

    /// One of a character's four Actions. [TOM-TURN-02]
    #[inline]
    pub fn action(&self, id: CharacterId, slot: ActionSlot) -> &ActionCard {
        &self.character(id).actions[slot.index()]
    }

    /// All kinds of monsters.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters
    }

    /// A kind of monster.
    #[inline]
    pub fn monster(&self, id: MonsterId) -> &Monster {
        &self.monsters[id.index()]
    }

    /// All kinds of Items.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// A kind of Item.
    #[inline]
    pub fn item(&self, id: ItemId) -> &Item {
        &self.items[id.index()]
    }

    /// All adventures.
    pub fn adventures(&self) -> &[Adventure] {
        &self.adventures
    }

    /// An adventure.
    #[inline]
    pub fn adventure(&self, id: AdventureId) -> &Adventure {
        &self.adventures[id.index()]
    }

    /// All Stages, adventure by adventure, each from Stage I on.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// A Stage.
    #[inline]
    pub fn stage(&self, id: StageId) -> &Stage {
        &self.stages[id.index()]
    }

    /// A character by id, code or name, whatever the case.
    pub fn find_character(&self, word: &str) -> Option<CharacterId> {
        find(&self.characters, word, |it| [&it.id, &it.code, &it.name, &it.short]).map(CharacterId)
    }

    /// A kind of monster by id, code or name, whatever the case.
    pub fn find_monster(&self, word: &str) -> Option<MonsterId> {
        find(&self.monsters, word, |it| [&it.id, &it.code, &it.name]).map(MonsterId)
    }

    /// A kind of Item by id, code or name, whatever the case.
    pub fn find_item(&self, word: &str) -> Option<ItemId> {
        find(&self.items, word, |it| [&it.id, &it.code, &it.name]).map(ItemId)
    }

    /// An adventure by id, code or name, whatever the case.
    pub fn find_adventure(&self, word: &str) -> Option<AdventureId> {
        find(&self.adventures, word, |it| [&it.id, &it.code, &it.name]).map(AdventureId)
    }

    /// A Stage by id or name, whatever the case.
    pub fn find_stage(&self, word: &str) -> Option<StageId> {
        find(&self.stages, word, |it| [&it.id, &it.name]).map(StageId)
    }
}

fn find<T, const N: usize>(all: &[T], word: &str, names: impl Fn(&T) -> [&String; N]) -> Option<u8> {
    let index = all.iter().position(|it| names(it).iter().any(|name| name.eq_ignore_ascii_case(word)))?;
    u8::try_from(index).ok()
}
