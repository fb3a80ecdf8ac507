//! Checking Stages: their piles, their tiles, what completes them.

use serde::Deserialize;
use table::Mark;

use super::tiles::TileFile;
use super::{Check, STAGES};
use crate::content::stage::{MAX_ITEMS, MAX_MONSTERS};
use crate::content::{
    Adventure, AdventureId, Effect, Feature, Item, ItemId, Monster, MonsterId, PlaceKind, Requirement, Stage,
    Terrain, Tile, TileId, Trait,
};

/// What Stages refer to.
pub(super) struct Catalogue<'a> {
    pub(super) adventures: &'a [Adventure],
    pub(super) monsters: &'a [Monster],
    pub(super) items: &'a [Item],
}

/// A Stage as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StageFile {
    id: String,
    name: String,
    adventure: String,
    number: u8,
    mark: Mark,
    colour: String,
    intro: String,
    completion: String,
    #[serde(default)]
    river: bool,
    #[serde(default)]
    requirements: Vec<Asked>,
    monsters: Vec<String>,
    #[serde(default)]
    boss: Option<String>,
    items: Vec<String>,
    layout: Vec<String>,
    #[serde(default)]
    named: Option<String>,
    tiles: Vec<TileFile>,
}

/// A requirement as its author writes it.
#[derive(Deserialize)]
enum Asked {
    GatesOpen,
    Carry(String),
    CarryTo(String),
    ActivateAll,
    ShipOn,
}

impl Check<'_> {
    pub(super) fn stages(&mut self, lying: &Catalogue<'_>) -> Vec<Stage> {
        let paths = self.under(STAGES);
        let read = |path: &&str| self.read(path).and_then(|file| self.stage(path, file, lying));
        let stages: Vec<Stage> = paths.iter().filter_map(read).collect();
        // With one missing, the others would be miscounted.
        if stages.len() == paths.len() {
            for (index, path) in paths.into_iter().enumerate() {
                self.follows(path, &stages[index], &stages[..index]);
            }
        }
        stages
    }

    /// Stages are numbered from I, each with a name and a colour of its own. [TOM-STAGE-01]
    fn follows(&mut self, path: &str, stage: &Stage, earlier: &[Stage]) {
        let id = &stage.id;
        let number = 1 + earlier.iter().filter(|it| it.adventure == stage.adventure).count();
        if usize::from(stage.number) != number {
            let what = format!(
                "{id:?} has the number {}; expected {number}, as it lies in its adventure",
                stage.number
            );
            self.complain(path, id, what);
        }
        if let Some(other) = earlier.iter().find(|it| {
            it.id == *id
                || it.name == stage.name
                || (it.adventure, &it.colour) == (stage.adventure, &stage.colour)
        }) {
            let what = format!("{id:?} shares its id, name or colour with {:?}", other.id);
            self.complain(path, id, what);
        }
    }

    fn stage(&mut self, path: &str, file: StageFile, lying: &Catalogue<'_>) -> Option<Stage> {
        let before = self.count();
        let id = file.id.as_str();
        for (what, text) in [
            ("name", &file.name),
            ("colour", &file.colour),
            ("intro", &file.intro),
            ("completion", &file.completion),
        ] {
            self.told(path, id, what, text);
        }
        let adventure = self.refer(path, &file.adventure, "adventure", lying.adventures, |it| &it.id);
        let monsters: Vec<MonsterId> = file
            .monsters
            .iter()
            .filter_map(|word| self.refer(path, word, "monster", lying.monsters, |it| &it.id).map(MonsterId))
            .collect();
        let boss = file
            .boss
            .as_ref()
            .and_then(|word| self.refer(path, word, "monster", lying.monsters, |it| &it.id).map(MonsterId));
        let items: Vec<ItemId> = file
            .items
            .iter()
            .filter_map(|word| self.refer(path, word, "Item", lying.items, |it| &it.id).map(ItemId))
            .collect();
        let requirements =
            file.requirements.iter().filter_map(|it| self.requirement(path, it, lying)).collect();
        let tiles: Vec<Tile> =
            file.tiles.into_iter().filter_map(|tile| self.tile(path, tile, file.river)).collect();
        let named = file
            .named
            .as_ref()
            .and_then(|word| self.refer(path, word, "tile of this Stage", &tiles, |it| &it.id).map(TileId));
        let places = self.layout(path, id, &file.layout, named);
        if self.count() > before {
            return None;
        }
        let stage = Stage {
            adventure: AdventureId(adventure?),
            id: file.id,
            name: file.name,
            number: file.number,
            colour: file.colour,
            intro: file.intro,
            completion: file.completion,
            tiles,
            places,
            monsters,
            boss,
            items,
            requirements,
            river: file.river,
            mark: file.mark,
        };
        self.whole(path, &stage, lying);
        Some(stage)
    }

    fn refer<T>(
        &mut self,
        path: &str,
        word: &str,
        what: &str,
        all: &[T],
        id: impl Fn(&T) -> &String,
    ) -> Option<u8> {
        let found = all.iter().position(|it| id(it) == word).and_then(|index| u8::try_from(index).ok());
        if found.is_none() {
            self.complain(path, word, format!("{word:?} is no {what}"));
        }
        found
    }

    fn requirement(&mut self, path: &str, asked: &Asked, lying: &Catalogue<'_>) -> Option<Requirement> {
        let mut item = |word| self.refer(path, word, "Item", lying.items, |it: &Item| &it.id).map(ItemId);
        Some(match asked {
            Asked::GatesOpen => Requirement::GatesOpen,
            Asked::Carry(word) => Requirement::Carry(item(word)?),
            Asked::CarryTo(word) => Requirement::CarryTo(item(word)?),
            Asked::ActivateAll => Requirement::ActivateAll,
            Asked::ShipOn => Requirement::ShipOn,
        })
    }

    /// What only all parts of a Stage together show.
    fn whole(&mut self, path: &str, stage: &Stage, lying: &Catalogue<'_>) {
        self.piles(path, stage, lying);
        self.start_tile(path, stage);
        self.attainable(path, stage, lying);
        let id = &stage.id;
        if stage.tiles.len() != stage.places.len() {
            let what = format!("{id:?} has {} tiles for {} places", stage.tiles.len(), stage.places.len());
            self.complain(path, id, what);
        }
        for (index, tile) in stage.tiles.iter().enumerate() {
            if stage.tiles[..index].iter().any(|it| it.id == tile.id || it.name == tile.name) {
                self.complain(
                    path,
                    &tile.id,
                    format!("{:?} shares its id or name with another tile", tile.id),
                );
            }
        }
        if stage.places.iter().any(|it| it.kind == PlaceKind::Named(TileId::START)) {
            self.complain(path, id, format!("{id:?} names its Start Tile; that one lies at S"));
        }
    }

    /// As many cards as spaces for them; the boss at the bottom. [TOM-RUL-18] [TOM-RUL-19]
    fn piles(&mut self, path: &str, stage: &Stage, lying: &Catalogue<'_>) {
        let id = &stage.id;
        let spaces = |feature| -> usize { stage.tiles.iter().map(|tile| tile.drawn().count(feature)).sum() };
        for (what, cards, spaces, most) in [
            ("Monster", stage.monsters.len(), spaces(Feature::Monster), MAX_MONSTERS),
            ("Item", stage.items.len(), spaces(Feature::Item), MAX_ITEMS),
        ] {
            if cards != spaces || cards > most {
                let what = format!(
                    "{id:?} has {cards} {what} cards for {spaces} spaces; expected as many, at most {most}"
                );
                self.complain(path, id, what);
            }
        }
        let monster = |it: MonsterId| &lying.monsters[it.index()];
        let bosses: Vec<MonsterId> =
            stage.monsters.iter().copied().filter(|it| monster(*it).traits.has(Trait::Boss)).collect();
        if bosses != stage.boss.into_iter().collect::<Vec<_>>() {
            let what =
                format!("the bosses among the monsters of {id:?} must be the one that `boss` names, once");
            self.complain(path, id, what);
        }
        let dry = stage
            .tiles
            .iter()
            .flat_map(|tile| tile.drawn().0)
            .any(|space| space.feature == Feature::Monster && space.terrain != Terrain::Water);
        if dry && stage.monsters.iter().any(|it| monster(*it).traits.has(Trait::Aquatic)) {
            self.complain(
                path,
                id,
                format!("{id:?} has an Aquatic monster, and a monster space on dry land"),
            );
        }
    }

    /// Four characters and a sidekick start on the Start Tile and nowhere else, on the ship if there
    /// is one. [TOM-RUL-20] [TOM-RUL-94]
    fn start_tile(&mut self, path: &str, stage: &Stage) {
        let starts = |feature| matches!(feature, Feature::Start(_) | Feature::Sidekick | Feature::Deck);
        for (index, tile) in stage.tiles.iter().enumerate() {
            let face = tile.drawn();
            let wrong = if index == 0 {
                (0..4).any(|seat| face.count(Feature::Start(seat)) != 1)
                    || face.count(Feature::Sidekick) != 1
                    || face.count(Feature::Item) + face.count(Feature::Monster) > 0
                    || face.count(Feature::Deck) != usize::from(stage.river)
                    || stage.river && !is_ship(tile)
            } else {
                face.0.iter().any(|space| starts(space.feature))
            };
            if wrong {
                let what = format!(
                    "{:?}: the first tile is the Start Tile and has 1, 2, 3, 4 and a once each, without Items and \
                     monsters, in a river as a ship of 3 by 2 spaces with one =; the others have none of these",
                    tile.id
                );
                self.complain(path, &tile.id, what);
            }
        }
    }

    /// What the Intro card asks for must be there. [TOM-END-02]
    fn attainable(&mut self, path: &str, stage: &Stage, lying: &Catalogue<'_>) {
        let id = &stage.id;
        let spaces = || stage.tiles.iter().flat_map(|tile| tile.drawn().0);
        let gates = spaces().filter(|space| space.terrain == Terrain::Gate).count();
        let objectives = spaces().filter(|space| space.feature == Feature::Objective).count();
        let unlocks = |it: &&ItemId| lying.items[it.index()].does(Effect::Unlock);
        if stage.items.iter().filter(unlocks).count() < gates {
            self.complain(path, id, format!("{id:?} has {gates} gates; expected a key for each"));
        }
        for requirement in &stage.requirements {
            let held = |item| stage.items.contains(&item);
            let (met, what) = match *requirement {
                Requirement::GatesOpen => (gates > 0, "gates, and there is none"),
                Requirement::Carry(item) => (held(item), "an Item that is not in its pile"),
                Requirement::CarryTo(item) => {
                    (held(item) && objectives > 0, "an Item in its pile and an objective")
                }
                Requirement::ActivateAll => {
                    (objectives > 0 && !stage.river, "objectives that can be walked to")
                }
                Requirement::ShipOn => (stage.river && objectives == 1, "a river with one mooring"),
            };
            if !met {
                self.complain(path, id, format!("{id:?} asks for {what}"));
            }
        }
    }
}

/// Whether the deck is a rectangle 3 wide and 2 high, with the first seat at its top left. [TOM-RUL-94]
fn is_ship(tile: &Tile) -> bool {
    let deck: Vec<(u8, u8)> = tile
        .drawn()
        .spaces()
        .filter(|(_, space)| matches!(space.feature, Feature::Start(_) | Feature::Sidekick | Feature::Deck))
        .map(|(at, _)| at)
        .collect();
    let first = tile.drawn().spaces().find(|(_, space)| space.feature == Feature::Start(0));
    first.is_some_and(|((x, y), _)| {
        deck == (0..2).flat_map(|down| (0..3).map(move |right| (x + right, y + down))).collect::<Vec<_>>()
    })
}
