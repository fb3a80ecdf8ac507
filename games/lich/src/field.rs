//! The field: where the monsters of a combat lie, and who is beside whom.
//!
//! Monsters are kept in the order the rules read them: front by column and row, then the back row.
//! Every move puts them into that order again, so that "from left to right" is plain iteration.

use serde::{Deserialize, Serialize};

use crate::content::MonsterId;
use crate::list::List;

/// The most monsters on the field. [LIC-SCALE-01] [LIC-RUL-65]
pub const MAX_FOES: usize = 6;

/// A monster of this combat, by its number of arrival; never used twice in one combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct FoeId(pub u8);

/// Where a monster lies. Columns and rows are counted from 1. [LIC-RUL-03] [LIC-RUL-09]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Place {
    /// Above a column of the party.
    Front {
        /// The column.
        column: u8,
        /// Row 1 was laid first and lies furthest from the party.
        row: u8,
    },
    /// In the back row, counted from the left.
    Back(u8),
}

impl Place {
    /// The column, for a monster in the front.
    #[inline]
    pub const fn column(self) -> Option<u8> {
        match self {
            Self::Front { column, .. } => Some(column),
            Self::Back(_) => None,
        }
    }

    /// Neighbours share a side; a back-row monster has none. [LIC-RUL-05] [LIC-RUL-10]
    #[inline]
    pub const fn adjacent(self, other: Self) -> bool {
        match (self, other) {
            (Self::Front { column, row }, Self::Front { column: other_column, row: other_row }) => {
                column.abs_diff(other_column) + row.abs_diff(other_row) == 1
            }
            _ => false,
        }
    }
}

impl Default for Place {
    fn default() -> Self {
        Self::Back(0)
    }
}

/// A monster in the current combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    /// Its number of arrival.
    pub id: FoeId,
    /// Its card.
    pub card: MonsterId,
    /// Where it lies.
    pub place: Place,
    /// Current health; an Animated monster shows none. [LIC-RUL-51]
    pub health: u8,
    /// Health it cannot exceed: the printed one and what Swarm added. [LIC-RUL-55]
    pub max_health: u8,
    /// Energy left. [LIC-RUL-68]
    pub energy: u8,
    /// Attack given by Chants for the round. [LIC-RUL-66]
    pub chant: u8,
    /// Attack taken away for the round. [LIC-RUL-24]
    pub weakened: u8,
    /// Abilities whose effect for the round lies on the card, as a set.
    pub under: u32,
    /// What every attack aimed at it does more. (Hunter's Mark)
    pub marked: u8,
    /// The ailment. [LIC-AIL-01]
    pub sickened: bool,
    /// Rounds it was on the field for, if it has Hatch. [LIC-RUL-54]
    pub brooded: u8,
    /// The round it arrived in; 0 if the combat began with it. [LIC-RUL-28]
    pub arrived: u8,
    /// Whether its Phylactery is used up.
    pub returned: bool,
}

/// All monsters of the combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    foes: List<Foe, MAX_FOES>,
    /// How many have ever arrived.
    arrivals: u8,
}

impl Field {
    /// Everything on it, from left to right, the back row last.
    #[inline]
    pub fn foes(&self) -> &[Foe] {
        &self.foes
    }

    /// The same, to be changed; never change a place here.
    #[inline]
    pub fn foes_mut(&mut self) -> &mut [Foe] {
        &mut self.foes
    }

    /// Whether no monster is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.foes.is_empty()
    }

    /// Whether no further monster may arrive by Summon. [LIC-RUL-65]
    #[inline]
    pub fn is_full(&self) -> bool {
        self.foes.len() >= MAX_FOES
    }

    /// The monster with this number, if it is still there.
    #[inline]
    pub fn get(&self, id: FoeId) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.id == id)
    }

    /// The same, to be changed; never change its place here.
    #[inline]
    pub fn get_mut(&mut self, id: FoeId) -> Option<&mut Foe> {
        self.foes.iter_mut().find(|foe| foe.id == id)
    }

    /// The monster at a place.
    pub fn at(&self, place: Place) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.place == place)
    }

    /// The monsters above a column, row 1 first.
    #[inline]
    pub fn file(&self, column: u8) -> impl Iterator<Item = &Foe> {
        self.foes.iter().filter(move |foe| foe.place.column() == Some(column))
    }

    /// Whether a column has a monster above it.
    #[inline]
    pub fn holds(&self, column: u8) -> bool {
        self.file(column).next().is_some()
    }

    /// The monsters of the back row, from left to right.
    pub fn back(&self) -> impl Iterator<Item = &Foe> {
        self.foes.iter().filter(|foe| matches!(foe.place, Place::Back(_)))
    }

    /// The next free place of a file: its lowest free row.
    pub fn end_of_file(&self, column: u8) -> Place {
        Place::Front { column, row: count(self.file(column)) + 1 }
    }

    /// The right end of the back row. [LIC-RUL-09]
    pub fn end_of_back(&self) -> Place {
        Place::Back(count(self.back()) + 1)
    }

    /// A card arrives at a free place and gets a number.
    pub fn arrive(&mut self, foe: Foe) -> FoeId {
        self.arrivals += 1;
        let id = FoeId(self.arrivals);
        self.put(Foe { id, ..foe });
        id
    }

    /// A card takes exactly the place of another, which leaves. [LIC-RUL-15]
    pub fn replace(&mut self, old: FoeId, new: Foe) -> FoeId {
        self.arrivals += 1;
        let id = FoeId(self.arrivals);
        let foe = self.get_mut(old).expect("only what lies there is replaced");
        *foe = Foe { id, place: foe.place, ..new };
        id
    }

    /// Takes a monster off the field; those behind it in its file or in the back row close up.
    /// [LIC-RUL-04]
    pub fn remove(&mut self, id: FoeId) -> Option<Foe> {
        let index = self.foes.iter().position(|foe| foe.id == id)?;
        let gone = self.foes.remove(index);
        for foe in self.foes.iter_mut() {
            match (&mut foe.place, gone.place) {
                (Place::Front { column, row }, Place::Front { column: left, row: hole })
                    if *column == left && *row > hole =>
                {
                    *row -= 1;
                }
                (Place::Back(place), Place::Back(hole)) if *place > hole => *place -= 1,
                _ => {}
            }
        }
        Some(gone)
    }

    /// Moves a monster to a free place. A place in the own file or in the back row must be counted as
    /// if the monster had left already.
    pub fn shift(&mut self, id: FoeId, to: Place) {
        if let Some(foe) = self.remove(id) {
            self.put(Foe { place: to, ..foe });
        }
    }

    /// A back-row monster takes exactly the place of one in front, which goes to the right end of the
    /// back row. [LIC-RUL-110]
    pub fn relieve(&mut self, waiting: FoeId, holder: FoeId) {
        let place = self.get(holder).expect("only what lies there is relieved").place;
        let Some(foe) = self.remove(waiting) else { return };
        let end = self.end_of_back();
        if let Some(holder) = self.get_mut(holder) {
            holder.place = end;
        }
        self.sort();
        self.put(Foe { place, ..foe });
    }

    /// Every file moves as a whole: the one above column `n` to column `to(n)`. [LIC-RUL-13]
    pub fn move_files(&mut self, to: impl Fn(u8) -> u8) {
        for foe in self.foes.iter_mut() {
            if let Place::Front { column, .. } = &mut foe.place {
                *column = to(*column);
            }
        }
        self.sort();
    }

    fn put(&mut self, foe: Foe) {
        let index = self.foes.iter().position(|it| it.place > foe.place).unwrap_or(self.foes.len());
        self.foes.insert(index, foe);
    }

    fn sort(&mut self) {
        self.foes.sort_unstable_by_key(|foe| foe.place);
    }
}

fn count<'a>(foes: impl Iterator<Item = &'a Foe>) -> u8 {
    u8::try_from(foes.count()).expect("at most six monsters")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn front(column: u8, row: u8) -> Place {
        Place::Front { column, row }
    }

    fn field(places: &[Place]) -> Field {
        let mut field = Field::default();
        for place in places {
            field.arrive(Foe { place: *place, ..Foe::default() });
        }
        field
    }

    fn places(field: &Field) -> Vec<(u8, Place)> {
        field.foes().iter().map(|foe| (foe.id.0, foe.place)).collect()
    }

    #[test]
    fn neighbours_share_a_side_and_nothing_else() {
        assert!(front(1, 1).adjacent(front(2, 1)) && front(1, 1).adjacent(front(1, 2)));
        assert!(!front(1, 1).adjacent(front(2, 2)) && !front(1, 1).adjacent(front(3, 1)));
        assert!(!front(1, 1).adjacent(front(1, 1)) && !Place::Back(1).adjacent(Place::Back(2)));
    }

    #[test]
    fn what_leaves_a_file_leaves_no_hole() {
        let mut field = field(&[front(1, 1), front(2, 1), front(1, 2), Place::Back(1), Place::Back(2)]);
        assert_eq!(field.foes().iter().map(|foe| foe.id.0).collect::<Vec<_>>(), [1, 3, 2, 4, 5]);
        field.remove(FoeId(1));
        field.remove(FoeId(4));
        assert_eq!(places(&field), [(3, front(1, 1)), (2, front(2, 1)), (5, Place::Back(1))]);
        assert_eq!(field.end_of_file(1), front(1, 2));
        assert_eq!(field.end_of_back(), Place::Back(2));
    }

    #[test]
    fn a_hatchling_takes_the_place_and_a_number_of_its_own() {
        let mut field = field(&[front(1, 1), front(2, 1)]);
        assert_eq!(field.replace(FoeId(1), Foe::default()), FoeId(3));
        assert_eq!(places(&field), [(3, front(1, 1)), (2, front(2, 1))]);
        assert_eq!(field.get(FoeId(1)), None);
    }

    #[test]
    fn moves_keep_the_order_of_the_field() {
        let mut field = field(&[front(1, 1), front(2, 1), Place::Back(1)]);
        field.relieve(FoeId(3), FoeId(1));
        assert_eq!(places(&field), [(3, front(1, 1)), (2, front(2, 1)), (1, Place::Back(1))]);
        field.shift(FoeId(3), front(3, 1));
        assert_eq!(places(&field), [(2, front(2, 1)), (3, front(3, 1)), (1, Place::Back(1))]);
        field.move_files(|column| column + 1);
        assert_eq!(places(&field), [(2, front(3, 1)), (3, front(4, 1)), (1, Place::Back(1))]);
    }
}
