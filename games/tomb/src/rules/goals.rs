//! What a Stage asks for and how far the party has come with it, for everybody to see. [TOM-RUL-118]
//!
//! Which tiles belong to a Stage is open; which of them lies where is not. So what is still face down can be counted, and
//! the count is the same however the tiles lie.

use crate::content::{Face, Feature, Requirement, Terrain, TileId};
use crate::play::Scene;
use crate::state::{BeastId, Whereabouts};

/// Something that must be done before the Stage is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What it is.
    pub what: Wanted,
    /// How much of it is done.
    pub done: usize,
    /// How much there is, what is still face down included.
    pub of: usize,
}

/// A goal of a Stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Every tile lies face up. [TOM-END-01]
    Tiles,
    /// Every monster is defeated. [TOM-END-01]
    Monsters,
    /// What the Intro card adds. [TOM-END-02]
    Further(Requirement),
}

impl Goal {
    /// Whether nothing of it is left, here or on a face-down tile.
    pub const fn is_done(self) -> bool {
        self.done == self.of
    }
}

impl Scene<'_> {
    /// The goals of the Stage: the two of every Stage first, then those of its Intro card.
    pub(crate) fn goals(self) -> impl Iterator<Item = Goal> {
        let further = self.game.stage(self.state.stage).requirements.iter();
        [self.tiles_turned(), self.monsters_beaten()]
            .into_iter()
            .chain(further.map(move |it| self.progress(*it)))
    }

    /// Map Tiles face up; the Start Tile was never anything else.
    fn tiles_turned(self) -> Goal {
        let map = &self.state.map;
        let of = map.laid.iter().filter(|it| it.tile != TileId::START).count();
        Goal { what: Wanted::Tiles, done: of - map.face_down(), of }
    }

    /// Monsters that came and are gone, of all that came or will come. A sidekick that came back wrong is one of them as
    /// long as it lives. [TOM-SIDE-10]
    fn monsters_beaten(self) -> Goal {
        let living = self.state.living_beasts().filter(|it| it.was_sidekick_of().is_none()).count();
        let turned = self.state.living_beasts().filter(|it| it.was_sidekick_of().is_some()).count();
        let arrived =
            (0..self.state.arrived).map(BeastId).filter(|it| it.was_sidekick_of().is_none()).count();
        let to_come = self.face_down(|face| face.count(Feature::Monster)).min(self.state.monster_pile.len());
        let of = arrived.max(living) + to_come + turned;
        Goal { what: Wanted::Monsters, done: arrived.saturating_sub(living), of }
    }

    pub(crate) fn progress(self, requirement: Requirement) -> Goal {
        let map = &self.state.map;
        let known = |count: u32| usize::try_from(count).expect("a map is small");
        let held = |item| {
            let held = |place| matches!(place, Whereabouts::Held(_));
            usize::from(self.state.items.iter().any(|card| card.item == item && held(card.place)))
        };
        let (done, of) = match requirement {
            Requirement::GatesOpen => {
                let gates = |face: &Face| face.0.iter().filter(|it| it.terrain == Terrain::Gate).count();
                (known(map.opened.count()), known(map.gates.count()) + self.face_down(gates))
            }
            Requirement::ActivateAll => {
                let hidden = self.face_down(|face| face.count(Feature::Objective));
                (known(map.activated.count()), known(map.objectives.count()) + hidden)
            }
            Requirement::Carry(item) => (held(item), 1),
            Requirement::CarryTo(item) => (held(item) + usize::from(self.fulfilled(requirement)), 2),
            Requirement::ShipOn => (usize::from(self.fulfilled(requirement)), 1),
        };
        Goal { what: Wanted::Further(requirement), done, of }
    }

    /// How much of something lies on the tiles that are face down, wherever each of them is.
    pub(crate) fn face_down(self, count: impl Fn(&Face) -> usize) -> usize {
        let stage = self.game.stage(self.state.stage);
        let hidden = self.state.map.laid.iter().filter(|tile| !tile.face_up);
        hidden.map(|tile| count(stage.tile(tile.tile).drawn())).sum()
    }
}
