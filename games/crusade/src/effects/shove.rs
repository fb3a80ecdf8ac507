//! `Shove(tiles: 2)`: the chosen opponent goes so many tiles straight in the chosen direction. [CRU-CARD-01]

use serde::Deserialize;
use table::Seat;

use super::{Verb, aimed_seat};
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::content::card::tiles;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::Place;
use crate::tiles::Tile;

/// Sends an opponent off.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shove {
    /// How far.
    tiles: u8,
}

impl Shove {
    /// Where the target would land; nowhere if a tile on the way is missing. [CRU-RUL-60]
    fn goal(&self, scene: Scene<'_>, target: Target) -> Option<Tile> {
        let Target::Toward(whom, direction) = target else { return None };
        scene.board().line(scene.tile(whom)?, direction, self.tiles)
    }
}

impl Verb for Shove {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        match aim {
            Aim::OneEnemyToward { .. } => Ok(()),
            _ => Err("expected the aim OneEnemyToward".to_owned()),
        }
    }

    fn hindrance(&self, scene: Scene<'_>, _by: Seat, target: Target) -> Option<Illegal> {
        let Target::Toward(whom, direction) = target else { return None };
        self.goal(scene, target).is_none().then_some(Illegal::OffTheBoard(whom, direction))
    }

    fn is_still_possible(&self, scene: Scene<'_>, target: Target) -> bool {
        self.goal(scene, target).is_some()
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        let whom = aimed_seat(target);
        let to = self.goal(play.scene(), target).expect("checked before the card was played");
        play.state.piece_mut(whom).place = Place::On(to);
        let event = Event::Shoved { seat: by, whom, to };
        if play.state.graves.has(to) {
            play.tell(&[cites::CARD_01, cites::RUL_59, cites::RUL_61, cites::RUL_34], event);
        } else {
            play.tell(&[cites::CARD_01, cites::RUL_59, cites::RUL_61], event);
        }
    }

    fn text(&self, aim: Aim) -> String {
        format!(
            "Send {} {} straight in a direction of your choice, never off the board.",
            aim.text(),
            tiles(self.tiles)
        )
    }
}
