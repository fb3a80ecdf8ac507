//! Revealing tiles, and what comes with them. [TOM-REV-01]

use crate::cites;
use crate::content::Feature;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Space, Spaces};
use crate::state::{Beast, BeastId, HeroId, Mood};

impl Scene<'_> {
    /// Whether the acting hero may turn over the tile at this place. [TOM-RUL-40]
    pub(crate) fn check_reveal(self, place: u8) -> Result<(), Illegal> {
        let Some(tile) = self.state.map.laid.get(usize::from(place)) else {
            return Err(Illegal::NoSuchTile(place));
        };
        if self.state.ship.is_some() {
            return Err(Illegal::ShipReveals);
        }
        if tile.face_up {
            return Err(Illegal::FaceUp(place));
        }
        let map = &self.state.map;
        let here = map.grid.only(self.state.hero(self.state.acting.hero).at);
        if tile.spaces(map.grid).meets(map.grid.beside(here)) {
            Ok(())
        } else {
            Err(Illegal::TileNotAdjacent(place))
        }
    }

    /// The places of face-down tiles that share an edge with one of these spaces.
    pub(crate) fn face_down_beside(self, spaces: Spaces) -> impl Iterator<Item = u8> {
        let grid = self.state.map.grid;
        let beside = grid.beside(spaces) - self.state.map.charted;
        let near = move |tile: &crate::map::Laid| !tile.face_up && tile.spaces(grid).meets(beside);
        let any = !beside.is_empty();
        (0u8..).zip(self.state.map.laid.iter()).filter(move |(_, tile)| any && near(tile)).map(|(it, _)| it)
    }

    /// The HP a monster comes with. [TOM-REV-05]
    pub(crate) fn monster_hp(self, kind: crate::content::MonsterId) -> u8 {
        let column = usize::from(self.state.venture.party) - 1;
        let column = match self.state.venture.mood {
            Mood::Gentle => column.saturating_sub(1),
            Mood::Fair => column,
            Mood::Grim => (column + 1).min(3),
        };
        self.game.monster(kind).hp[column]
    }
}

impl Play<'_> {
    /// Turns a tile over: cubes on its Item spaces, monsters on its monster spaces.
    pub(crate) fn reveal(&mut self, place: u8, by: Option<HeroId>) {
        self.tray.reveal();
        let stage = self.state.stage;
        let laid = self.state.map.laid.get_mut(usize::from(place)).expect("the place was checked");
        laid.face_up = true;
        let (tile, turns, at) = (laid.tile, laid.turns, laid.at.expect("a tile beside somebody lies there"));
        let face = &self.game.stage(stage).tile(tile).faces[usize::from(turns)];
        self.state.map.chart(at, face);
        let who = by.map(|hero| self.scene().whom(hero));
        let rules: &[_] = match by {
            Some(hero) if hero.is_sidekick() => {
                &[cites::REV_02, cites::SIDE_02, cites::SETUP_05, cites::RUL_05]
            }
            Some(_) => {
                &[cites::REV_02, cites::REV_01, cites::FREE_02, cites::SETUP_05, cites::RUL_05, cites::RUL_40]
            }
            None => &[cites::SHIP_15, cites::RUL_99, cites::REV_02, cites::SETUP_05, cites::RUL_05],
        };
        self.tell(rules, Event::Reveals { who, stage, tile, turns, at });
        let cubes = u8::try_from(face.count(Feature::Item)).expect("a tile has 25 spaces");
        if cubes > 0 {
            self.tell(&[cites::REV_03], Event::CubesPlaced { cubes });
        }
        for ((x, y), space) in face.spaces() {
            if space.feature == Feature::Monster {
                self.appear(Space::new(at.x + x, at.y + y));
            }
        }
        self.check_end();
    }

    /// The top Monster card comes into play on a monster space. [TOM-REV-04]
    fn appear(&mut self, at: Space) {
        let Some(kind) = self.state.monster_pile.pop() else {
            self.tell(&[cites::RUL_19], Event::NoMonsterLeft { at: self.scene().spot(at) });
            return;
        };
        let beast = BeastId(self.state.arrived);
        self.state.arrived += 1;
        let hp = self.scene().monster_hp(kind);
        *self.state.beast_mut(beast) = Beast { kind, hp, at, pinned: false };
        let (who, characters) = (self.scene().whom_beast(beast), self.state.venture.party);
        let fallen = self.state.living_characters().count() < usize::from(characters);
        let sidekicks = self.state.party().any(|seat| self.scene().character(seat).sidekick.is_some());
        let rules: &[_] = match (fallen, sidekicks) {
            (true, _) => &[cites::REV_04, cites::REV_05, cites::REV_06, cites::RUL_25, cites::RUL_41],
            (_, true) => &[cites::REV_04, cites::REV_05, cites::SIDE_04, cites::RUL_25, cites::RUL_41],
            _ => &[cites::REV_04, cites::REV_05, cites::RUL_25, cites::RUL_41],
        };
        let at = self.scene().spot(at);
        self.tell(rules, Event::Appears { who, at, hp, characters });
    }
}
