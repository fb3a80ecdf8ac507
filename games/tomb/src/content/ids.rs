//! Short names for what lies in the box: places in its lists, small enough for the state.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in the list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A character, in [`super::Tomb::characters`].
    CharacterId,
    /// One of the four Actions of a character, from 0 to 3. [TOM-TURN-02]
    ActionSlot,
    /// A kind of monster, in [`super::Tomb::monsters`].
    MonsterId,
    /// A kind of Item, in [`super::Tomb::items`].
    ItemId,
    /// An adventure, in [`super::Tomb::adventures`].
    AdventureId,
    /// A Stage, in [`super::Tomb::stages`].
    StageId,
    /// A tile of a Stage, in [`super::Stage::tiles`]; the Start Tile is the first.
    TileId,
}

impl ActionSlot {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];
}

impl TileId {
    /// The Start Tile of every Stage.
    pub const START: Self = Self(0);
}
