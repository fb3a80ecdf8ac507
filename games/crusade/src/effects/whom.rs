//! Who is meant.

use table::{Seat, SeatSet};

use super::{aimed_seat, expects_piece};
use crate::action::Target;
use crate::content::{Aim, Whom};
use crate::play::Scene;
use crate::tiles::Tiles;

impl Whom {
    /// The seats an effect befalls.
    pub(super) fn seats(self, scene: Scene<'_>, by: Seat, target: Target) -> SeatSet {
        match self {
            Self::Chosen => SeatSet::only(aimed_seat(target)),
            Self::Me => SeatSet::only(by),
            Self::AllEnemies { within } => {
                standing_on(scene, near(scene, by, within), |seat| scene.enemies(by, seat))
            }
            Self::AllEnemiesNearGraves { within } => {
                let graves = scene.state.owned[scene.state.team(by).index()];
                let near = graves
                    .iter()
                    .fold(Tiles::NONE, |near, grave| near.or(scene.board().within(grave, within)));
                standing_on(scene, near, |seat| scene.enemies(by, seat))
            }
            Self::AlliesAndMe { within } => {
                standing_on(scene, near(scene, by, within), |seat| !scene.enemies(by, seat)).with(by)
            }
        }
    }

    /// Whether it means somebody whatever the card aims at, or the aim is a piece.
    pub(super) fn fits(self, aim: Aim) -> Result<(), String> {
        match self {
            Self::Chosen => expects_piece(aim),
            _ => Ok(()),
        }
    }

    /// Whether it is measured from the player's tile.
    pub(super) fn needs_place(self) -> bool {
        matches!(self, Self::AllEnemies { .. } | Self::AlliesAndMe { .. })
    }
}

fn near(scene: Scene<'_>, by: Seat, within: u8) -> Tiles {
    scene.tile(by).map_or(Tiles::NONE, |tile| scene.board().within(tile, within))
}

fn standing_on(scene: Scene<'_>, tiles: Tiles, wanted: impl Fn(Seat) -> bool) -> SeatSet {
    scene
        .state
        .seats()
        .filter(|seat| wanted(*seat) && scene.tile(*seat).is_some_and(|tile| tiles.has(tile)))
        .collect()
}
