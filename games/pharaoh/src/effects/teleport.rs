//! `Teleport(who: User, to: Explored, by: NextPlayer)`: straight to a hex. [PHC-P38]

use crate::content::steps::Teleport;
use crate::content::{Place, Who};
use crate::play::Play;
use crate::state::Figure;
use crate::step::{Run, Step, Warp};

impl Play<'_> {
    pub(super) fn teleport(&mut self, run: Run, it: Teleport) {
        let user = self.item(run.item).by;
        for who in self.scene().resolve(it.who, self.item(run.item), &run) {
            if !self.movable(who) {
                continue;
            }
            if let Place::HexOf(whose) = it.to {
                let goal = self.scene().resolve(whose, self.item(run.item), &run);
                let room = goal.first().and_then(|figure| self.state.whereabouts(*figure));
                if let Some(room) = room.filter(|room| self.state.whereabouts(who) != Some(*room)) {
                    self.transport(who, room);
                }
                continue;
            }
            let mover = match who {
                Figure::Character(seat) => Some(seat),
                _ => None,
            };
            let warp = Warp {
                who,
                by: user.or(mover).unwrap_or(self.state.turn.seat),
                no_exit: it.to == Place::ExploredNoExit,
                to_character: it.to == Place::CharHex,
            };
            match (it.by, mover) {
                (Some(Who::Random), _) => self.warp_at_random(warp),
                (Some(Who::NextPlayer), _) if self.state.rite.solitaire() => self.warp_at_random(warp),
                (Some(Who::NextPlayer), Some(seat)) => {
                    self.first([Step::Warp(Warp { by: self.state.after(seat), ..warp })]);
                }
                _ => self.first([Step::Warp(warp)]),
            }
        }
    }

    fn warp_at_random(&mut self, warp: Warp) {
        let rooms = self.scene().warp_options(warp);
        if !rooms.is_empty() {
            let room = rooms[self.tray.pick(rooms.len())];
            self.transport(warp.who, room);
        }
    }
}
