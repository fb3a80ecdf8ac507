//! Parts of views that are made beforehand.

use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::Word;

/// No enum has so many variants: where nobody reads, this one's name is JSON that was written beforehand.
pub const FIXED: u32 = u32::MAX;

/// A part of many views that is always the same, such as a tile of a board.
///
/// Views are made anew after every action, and held against those before. This part is shared by all of them,
/// and where a view is not written to be read, one long word stands for it: its JSON, as the variant [`FIXED`].
#[derive(Clone, Debug)]
pub struct Fixed<T>(Arc<Made<T>>);

#[derive(Debug)]
struct Made<T> {
    value: T,
    json: Word,
}

impl<T: Serialize> Fixed<T> {
    /// For good.
    pub fn new(value: T) -> Self {
        let json = serde_json::to_string(&value).expect("views are plain data");
        Self(Arc::new(Made { json: Word::new(&json), value }))
    }
}

impl<T> Deref for Fixed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T: PartialEq> PartialEq for Fixed<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl<T: Eq> Eq for Fixed<T> {}

impl<T: Serialize> Serialize for Fixed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            (**self).serialize(serializer)
        } else {
            serializer.serialize_unit_variant("Fixed", FIXED, self.0.json.letters())
        }
    }
}
