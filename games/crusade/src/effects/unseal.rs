//! `Unseal(within: 3)`: all seals within so many tiles are removed; `0` is the own tile. [CRU-CARD-10] [CRU-CARD-13]

use serde::Deserialize;
use table::Seat;

use super::Verb;
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::content::card::tiles;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::tiles::Tiles;

/// Breaks seals.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unseal {
    /// A distance from the own tile.
    within: u8,
}

impl Unseal {
    fn seals(&self, scene: Scene<'_>, by: Seat) -> Tiles {
        let near = scene.tile(by).map_or(Tiles::NONE, |tile| scene.board().within(tile, self.within));
        scene.state.seals.all().and(near)
    }
}

impl Verb for Unseal {
    fn needs_place(&self) -> bool {
        true
    }

    fn hindrance(&self, scene: Scene<'_>, by: Seat, _target: Target) -> Option<Illegal> {
        self.seals(scene, by).is_empty().then_some(Illegal::NoSealWithin(self.within))
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, _target: Target) {
        let broken = self.seals(play.scene(), by);
        let seals = &mut play.state.seals;
        seals.one = seals.one.except(broken);
        seals.two = seals.two.except(broken);
        for tile in broken {
            let event = Event::Unsealed { seat: by, tile };
            match self.within {
                0 => play.tell(&[cites::CARD_10, cites::RUL_69], event),
                _ => play.tell(&[cites::CARD_13, cites::RUL_72, cites::RUL_08], event),
            }
        }
    }

    fn text(&self, _aim: Aim) -> String {
        match self.within {
            0 => "Break the seal of the grave you stand on.".to_owned(),
            within => format!("Break all seals within {}.", tiles(within)),
        }
    }
}
