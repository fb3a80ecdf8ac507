//! Checking layouts: where tiles lie.

use super::Check;
use crate::content::stage::MAX_TILES;
use crate::content::{Place, PlaceKind, TileId};

impl Check<'_> {
    /// The tile places of a layout in reading order. [TOM-SETUP-02]
    pub(super) fn layout(
        &mut self,
        path: &str,
        id: &str,
        rows: &[String],
        named: Option<TileId>,
    ) -> Vec<Place> {
        let mut places = Vec::new();
        for (row, signs) in (0u8..).zip(rows) {
            for (column, sign) in (0u8..).zip(signs.chars()) {
                let kind = match sign {
                    '.' => continue,
                    'S' => PlaceKind::Start,
                    'T' => PlaceKind::Shuffled,
                    'E' => PlaceKind::Named(named.unwrap_or(TileId::START)),
                    _ => {
                        let what =
                            format!("the layout of {id:?} has the sign {sign:?}; expected S, T, E or .");
                        self.complain(path, id, what);
                        continue;
                    }
                };
                places.push(Place { column, row, kind });
            }
        }
        self.laid(path, id, &places, named);
        places
    }

    fn laid(&mut self, path: &str, id: &str, places: &[Place], named: Option<TileId>) {
        let count = |fits: fn(&PlaceKind) -> bool| places.iter().filter(|it| fits(&it.kind)).count();
        if count(|it| *it == PlaceKind::Start) != 1 {
            self.complain(path, id, format!("the layout of {id:?} needs exactly one S for the Start Tile"));
        }
        if count(|it| matches!(it, PlaceKind::Named(_))) != usize::from(named.is_some()) {
            let what = format!("the layout of {id:?} needs one E if `named` says what lies there, else none");
            self.complain(path, id, what);
        }
        if places.len() > MAX_TILES {
            let what = format!("the layout of {id:?} has {} places; at most {MAX_TILES}", places.len());
            self.complain(path, id, what);
        }
        if !joined(places) {
            self.complain(
                path,
                id,
                format!("the layout of {id:?} falls apart; tiles must meet edge to edge"),
            );
        }
    }
}

/// Whether one can get from every place to every other over shared edges.
fn joined(places: &[Place]) -> bool {
    let mut reached: Vec<&Place> = places.first().into_iter().collect();
    let mut next = 0;
    while let Some(place) = reached.get(next).copied() {
        next += 1;
        for other in places {
            let apart = place.column.abs_diff(other.column) + place.row.abs_diff(other.row);
            if apart == 1 && !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    reached.len() == places.len()
}
