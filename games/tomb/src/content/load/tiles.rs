//! Checking tiles: their drawing, and that every arrangement of them can be walked. [TOM-RUL-07]

use serde::Deserialize;

use super::Check;
use crate::content::tile::SPACES;
use crate::content::{Face, Feature, SIDE, Space, Terrain, Tile};

/// The middle of each side, where a tile meets its neighbours.
const EDGE_CENTRES: [(u8, u8); 4] = [(2, 0), (0, 2), (4, 2), (2, 4)];

/// A tile as its author draws it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileFile {
    pub(super) id: String,
    name: String,
    rows: Vec<String>,
}

impl Check<'_> {
    pub(super) fn tile(&mut self, path: &str, file: TileFile, river: bool) -> Option<Tile> {
        self.told(path, &file.id, "name", &file.name);
        let face = self.face(path, &file, river)?;
        if !river {
            self.walkable(path, &file.id, &face);
        }
        Some(Tile::new(file.id, file.name, face))
    }

    fn face(&mut self, path: &str, file: &TileFile, river: bool) -> Option<Face> {
        let id = &file.id;
        let signs: Vec<char> = file.rows.iter().flat_map(|row| row.chars()).collect();
        if file.rows.len() != usize::from(SIDE)
            || file.rows.iter().any(|row| row.chars().count() != usize::from(SIDE))
        {
            self.complain(path, id, format!("{id:?} is not drawn in 5 rows of 5 signs"));
            return None;
        }
        let mut face = Face([Space { terrain: Terrain::Wall, feature: Feature::Plain }; SPACES]);
        let before = self.count();
        for (space, sign) in face.0.iter_mut().zip(signs) {
            if let Some(read) = Space::read(sign, river) {
                *space = read;
            } else {
                let what = format!(
                    "{id:?} has the sign {sign:?}; expected one of . # o ~ R G * i I m M x X 1 2 3 4 a ="
                );
                self.complain(path, id, what);
            }
        }
        (self.count() == before).then_some(face)
    }

    /// Edge centres and Item spaces are joined by what a character without any Item can walk.
    fn walkable(&mut self, path: &str, id: &str, face: &Face) {
        let near = walk(face, EDGE_CENTRES[0]);
        let items = face.spaces().filter(|(_, space)| space.feature == Feature::Item).map(|(at, _)| at);
        for (x, y) in EDGE_CENTRES.into_iter().chain(items) {
            if !near.contains(&(x, y)) {
                let what = format!("on {id:?} nobody can walk from (2,0) to ({x},{y}) without an Item");
                self.complain(path, id, what);
            }
        }
    }
}

/// Everything that can be walked to from a space of a tile, the space included.
fn walk(face: &Face, from: (u8, u8)) -> Vec<(u8, u8)> {
    let walkable = |(x, y): (u8, u8)| matches!(face.at(x, y).terrain, Terrain::Ground | Terrain::BlackIce);
    let mut reached: Vec<(u8, u8)> = Vec::new();
    let mut open = vec![from];
    while let Some((x, y)) = open.pop() {
        if !walkable((x, y)) || reached.contains(&(x, y)) {
            continue;
        }
        reached.push((x, y));
        open.extend(
            [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)]
                .into_iter()
                .filter(|(x, y)| *x < SIDE && *y < SIDE),
        );
    }
    reached
}
