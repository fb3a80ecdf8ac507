//! Lists of pieces in a box, and the ways to get at them.

/// Writes the accessors of a box's lists: the whole list, one piece by its id, all ids, and a piece by any of its
/// names, whatever the case. The ids are the places in the list, as `struct CardId(pub u8)`.
///
/// ```
/// struct Wolf { id: String, name: String }
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct WolfId(pub u8);
/// struct Wood { wolves: Vec<Wolf> }
///
/// table::pieces! {
///     impl Wood {
///         /// A wolf.
///         wolves: Wolf, wolf(WolfId), wolf_ids, find_wolf by [id, name];
///     }
/// }
///
/// let wood = Wood { wolves: vec![Wolf { id: "ember".into(), name: "Old Ember".into() }] };
/// assert_eq!(wood.find_wolf("old ember"), Some(WolfId(0)));
/// assert_eq!(wood.wolf(WolfId(0)).id, "ember");
/// assert_eq!(wood.wolf_ids().count(), wood.wolves().len());
/// ```
#[macro_export]
macro_rules! pieces {
    (impl $box:ident {$(
        $(#[$doc:meta])*
        $all:ident: $piece:ty, $one:ident($id:path), $ids:ident, $find:ident by [$($name:ident),*];
    )*}) => {
        impl $box {$(
            /// The whole list, in its order.
            pub fn $all(&self) -> &[$piece] {
                &self.$all
            }

            $(#[$doc])*
            #[inline]
            pub fn $one(&self, id: $id) -> &$piece {
                &self.$all[usize::from(id.0)]
            }

            /// All ids, in the list's order.
            pub fn $ids(&self) -> impl Iterator<Item = $id> + use<> {
                (0u8..).take(self.$all.len()).map($id)
            }

            /// The piece that a word means, by its id or any of its names, whatever the case.
            pub fn $find(&self, word: &str) -> Option<$id> {
                self.$ids().find(|id| {
                    let piece = self.$one(*id);
                    [$(&*piece.$name),*].iter().any(|name: &&str| name.eq_ignore_ascii_case(word))
                })
            }
        )*}
    };
}
