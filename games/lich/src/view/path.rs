//! The two paths of the floor.

use serde::Serialize;

use crate::content::{EncounterId, EncounterKind};
use crate::play::Scene;
use crate::state::Lane;

/// The cards of the floor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct PathView {
    /// From left to right; face-down cards show nothing.
    pub main: Vec<CardView>,
    /// The cards above them.
    pub secondary: Vec<Option<CardView>>,
    /// The column the party is at or comes from; 0 before the first card.
    pub column: u8,
    /// The path it is on.
    pub lane: Lane,
    /// Encounters completed on this floor.
    pub completed: u8,
    /// The boss behind the path.
    pub boss: BossView,
}

/// An encounter card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct CardView {
    /// As data and scenarios name it; none face-down.
    pub id: Option<String>,
    /// As it is printed.
    pub name: Option<String>,
    /// Its background and instruction.
    pub kind: Option<EncounterKind>,
    /// Monsters it brings this party.
    pub monsters: Option<u8>,
    /// Whether it was played.
    pub played: bool,
}

/// The boss of the floor, which everybody knows though it lies face-down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct BossView {
    /// As data and scenarios name it.
    pub id: String,
    /// As it is printed.
    pub name: String,
    /// Whether it is turned over.
    pub turned: bool,
    /// What it leaves behind.
    pub artifact: String,
}

impl PathView {
    pub(super) fn of(scene: Scene<'_>) -> Self {
        let path = &scene.state.path;
        let [main_played, above_played] = path.played;
        let main = path.main.iter().enumerate().map(|(place, id)| {
            if path.turned[place] { face_up(scene, *id, main_played[place]) } else { CardView::default() }
        });
        let above = path.secondary.iter().enumerate();
        Self {
            main: main.collect(),
            secondary: above
                .map(|(place, id)| id.map(|id| face_up(scene, id, above_played[place])))
                .collect(),
            column: path.column,
            lane: path.lane,
            completed: path.completed,
            boss: BossView::of(scene),
        }
    }
}

impl BossView {
    fn of(scene: Scene<'_>) -> Self {
        let boss = scene.game.monster(scene.game.floor(scene.state.floor).boss);
        let artifact = boss.boss.map(|it| scene.game.item(it.artifact).id.clone());
        Self {
            id: boss.id.clone(),
            name: boss.name.clone(),
            turned: scene.state.path.boss,
            artifact: artifact.unwrap_or_default(),
        }
    }
}

fn face_up(scene: Scene<'_>, id: EncounterId, played: bool) -> CardView {
    let card = scene.game.encounter(id);
    let monsters = match card.kind {
        EncounterKind::Combat { monsters } => Some(scene.monsters_of(monsters)),
        EncounterKind::Hazard => None,
    };
    CardView {
        id: Some(card.id.clone()),
        name: Some(card.name.clone()),
        kind: Some(card.kind),
        monsters,
        played,
    }
}
