//! The map of a position: drawn, or of tiles.

use super::arrange::{Arranging, Result, wrong};
use super::{At, GivenTile};
use crate::content::{SIDE, TileId};
use crate::map::{Laid, Map};
use crate::spaces::{Grid, Space, Spaces};

impl Arranging<'_> {
    pub(super) fn map(&mut self) -> Result<()> {
        match &self.given.map {
            Some(rows) => self.drawn(rows)?,
            None => self.tiles()?,
        }
        let given = self.given;
        if let Some(cubes) = &given.cubes {
            self.state.map.cubes = self.spaces(cubes)?;
        }
        self.state.map.opened = self.spaces(&given.opened)?;
        if !(self.state.map.opened - self.state.map.gates).is_empty() {
            return wrong("only a gate can be opened");
        }
        self.state.map.activated = self.spaces(&given.activated)?;
        if !(self.state.map.activated - self.state.map.objectives).is_empty() {
            return wrong("only an objective can be activated");
        }
        Ok(())
    }

    fn spaces(&self, list: &[At]) -> Result<Spaces> {
        let grid = self.state.map.grid;
        list.iter().try_fold(Spaces::NONE, |set, at| Ok(set | grid.only(self.space(*at)?)))
    }

    fn drawn(&mut self, rows: &[String]) -> Result<()> {
        let river = self.game.stage(self.state.stage).river;
        let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
        let size = u8::try_from(width).ok().zip(u8::try_from(rows.len()).ok());
        let Some(grid) = size.and_then(|(width, height)| Grid::new(width, height)) else {
            return wrong(format!("a board of {width} by {} spaces is too large or too small", rows.len()));
        };
        let mut map = Map::empty(grid);
        for (y, row) in (0u8..).zip(rows) {
            for (x, sign) in (0u8..).zip(row.chars()) {
                if sign == ' ' {
                    continue;
                }
                let Some(space) = crate::content::Space::read(sign, river) else {
                    return wrong(format!("{sign:?} is no sign of a map"));
                };
                map.chart_space(Space::new(x, y), space);
            }
        }
        let apart = self.given.elsewhere.unwrap_or(1);
        let tiles = self.game.stage(self.state.stage).tiles.len();
        if usize::from(apart) >= tiles {
            return wrong(format!("the Stage has only {} Map Tiles", tiles - 1));
        }
        for tile in (1..=apart).map(TileId) {
            map.laid.push(Laid { at: None, tile, turns: 0, face_up: false });
        }
        self.state.map = map;
        Ok(())
    }

    fn tiles(&mut self) -> Result<()> {
        for tile in &self.given.tiles {
            self.swap_in(tile)?;
        }
        if self.given.all_face_up {
            self.state.map.laid.iter_mut().for_each(|laid| laid.face_up = true);
        }
        let mut map = Map::empty(self.state.map.grid);
        map.laid = self.state.map.laid;
        for laid in self.state.map.laid.iter().filter(|laid| laid.face_up) {
            let face = &self.game.stage(self.state.stage).tile(laid.tile).faces[usize::from(laid.turns)];
            if let Some(at) = laid.at {
                map.chart(at, face);
            }
        }
        self.state.map = map;
        Ok(())
    }

    /// Puts a tile at its place, and what lay there where the tile was.
    fn swap_in(&mut self, given: &GivenTile) -> Result<()> {
        let stage = self.game.stage(self.state.stage);
        let Some(tile) = stage.find_tile(&given.tile) else {
            return wrong(format!("{} has no tile {:?}", stage.name, given.tile));
        };
        let (column, row) = given.at;
        let corner = Space::new(column.saturating_mul(SIDE), row.saturating_mul(SIDE));
        let laid = &mut self.state.map.laid;
        let here = laid.iter().position(|it| it.at == Some(corner));
        let there = laid.iter().position(|it| it.tile == tile);
        let (Some(here), Some(there)) = (here, there) else {
            return wrong(format!("the layout of {} has no place ({column},{row})", stage.name));
        };
        if given.turns > 3 {
            return wrong(format!("a tile is turned 0 to 3 quarters, not {}", given.turns));
        }
        let old = laid.get(here).expect("the place was found").tile;
        laid.get_mut(there).expect("the tile was found").tile = old;
        let place = laid.get_mut(here).expect("the place was found");
        (place.tile, place.turns, place.face_up) = (tile, given.turns, given.face_up);
        Ok(())
    }

    /// The ship and everybody's place on it.
    pub(super) fn ship(&mut self) -> Result<()> {
        let Some(at) = self.given.ship else {
            if self.given.map.is_some() && self.state.ship.is_some() {
                return wrong("a drawn board of a river must say where the `ship` is");
            }
            return Ok(());
        };
        let ship = self.space(at)?;
        let Some(before) = self.state.ship else { return wrong("this Stage has no ship") };
        let deck = self.scene().deck_at(ship);
        if deck.count() != 6 || !(deck - self.state.map.water).is_empty() {
            return wrong(format!("the ship at {ship} would not lie in the water"));
        }
        self.state.ship = Some(ship);
        for hero in &mut self.state.heroes {
            hero.at = Space::new(
                (hero.at.x + ship.x).saturating_sub(before.x),
                (hero.at.y + ship.y).saturating_sub(before.y),
            );
        }
        Ok(())
    }
}
