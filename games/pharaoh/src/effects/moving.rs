//! `Move(who: User, hexes: 1, by: User, explore: true, quiet: true)`: through passages. [PHC-P37]

use crate::content::Step as Primitive;
use crate::content::steps::Move;
use crate::play::Play;
use crate::state::{Figure, Lies};
use crate::step::{Run, Step, Walk};

impl Play<'_> {
    pub(super) fn walk(&mut self, run: Run, it: Move) {
        let Some(user) = self.item(run.item).by else { return };
        for who in self.scene().resolve(it.who, self.item(run.item), &run) {
            if !self.movable(who) {
                continue;
            }
            let earlier = &self.list(run.steps)[..usize::from(run.at)];
            let through = match earlier.last() {
                Some(Primitive::OpenDoor) => match self.item(run.item).side {
                    Some(side) => Some(side),
                    None => continue, // no door was opened, so nobody goes through it
                },
                _ => None,
            };
            let walk = Walk {
                who,
                by: user,
                left: it.hexes,
                optional: it.by.is_none(),
                quiet: it.quiet,
                through,
                explore: it.explore,
                moved: false,
            };
            self.first([Step::Walk(walk)]);
        }
    }

    /// Tabled cards, guards and monsters nobody dominates are not moved. [PHC-09]
    pub(crate) fn movable(&self, who: Figure) -> bool {
        match who {
            Figure::Character(_) => true,
            Figure::Card(piece) => self.state.tabled(piece).is_some_and(|it| {
                matches!(it.lies, Lies::In(_)) && self.scene().design(piece).agent().is_some()
            }),
            Figure::Monster(id) => self.state.monster(id).is_some_and(|it| it.master.is_some()),
        }
    }
}
