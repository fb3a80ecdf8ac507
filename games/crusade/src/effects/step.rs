//! `Step`: the own piece goes to one adjacent tile, or enters over its edge. [CRU-RUL-62]

use table::Seat;

use super::{Verb, aimed_tile};
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::{Place, Team};

/// One tile further.
pub(super) struct Step;

impl Verb for Step {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        if aim == Aim::AdjacentTile { Ok(()) } else { Err("expected the aim AdjacentTile".to_owned()) }
    }

    fn hindrance(&self, scene: Scene<'_>, _by: Seat, _target: Target) -> Option<Illegal> {
        scene.state.acting.status.rooted.then_some(Illegal::RootedStep)
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        let to = aimed_tile(target);
        play.state.piece_mut(by).place = Place::On(to);
        let event = Event::Stepped { seat: by, to };
        match (play.state.team(by), play.state.acting.moved) {
            (Team::Groundskeepers, true) => {
                play.tell(&[cites::CARD_03, cites::MOVE_06, cites::RUL_62], event);
            }
            (Team::Groundskeepers, false) => play.tell(&[cites::CARD_03, cites::RUL_62], event),
            (Team::Necromancers, true) => play.tell(&[cites::CARD_09, cites::MOVE_06, cites::RUL_62], event),
            (Team::Necromancers, false) => play.tell(&[cites::CARD_09, cites::RUL_62], event),
        }
    }

    fn text(&self, _aim: Aim) -> String {
        "Move 1 tile, even after your movement.".to_owned()
    }
}
