//! `Unlock`: opens one adjacent closed gate. [TOM-RUL-83]

use table::RuleId;

use super::{Means, Spot, Use, Verb, nearby};
use crate::cites;
use crate::content::Timing;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;

/// Opens a gate.
pub(super) struct Unlock;

impl Verb for Unlock {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Item(Timing::Free)
    }

    fn hindrance(&self, scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        let Some(at) = at else { return Some(Illegal::NeedsTarget) };
        let map = &scene.state.map;
        if !map.has(map.closed(), at) {
            return Some(Illegal::NoClosedGate(at));
        }
        let adjacent = scene.state.hero(scene.state.acting.hero).at.distance(at) == 1;
        (!adjacent).then_some(Illegal::NotAdjacent(at))
    }

    fn aims(&self, scene: Scene<'_>, with: Means, each: &mut dyn FnMut(Option<Space>)) {
        nearby(self, scene, with, each);
    }

    fn run(&self, play: &mut Play<'_>, by: Use) {
        let gate = by.at.expect("the target was checked");
        play.state.map.grid.add(&mut play.state.map.opened, gate);
        let who = play.scene().whom(by.hero);
        let gate = play.scene().spot(gate);
        play.tell(&[cites::TERR_05, cites::RUL_83, cites::RUL_16], Event::Opens { who, gate });
        play.check_end();
    }

    fn text(&self) -> String {
        "Open an adjacent closed gate.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_83, cites::TERR_05]
    }
}
