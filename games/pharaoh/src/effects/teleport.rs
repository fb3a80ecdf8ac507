//! `Teleport(who: User, to: Explored, by: NextPlayer)`: straight to a hex. [PHC-P38]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::steps::Teleport;
use crate::content::{Pharaoh, Place, Who};
use crate::crypt::Room;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::Run;
use crate::state::Figure;
use crate::view::AskedView;
use crate::words::naming;

/// Somebody goes to a hex straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warp {
    /// Who goes.
    pub who: Figure,
    /// Who picks the hex.
    pub by: Seat,
    /// Exits left out.
    pub no_exit: bool,
    /// Only where another character stands.
    pub to_character: bool,
}

impl Question<Pharaoh> for Warp {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        (!scene.warp_options(*self).is_empty()).then_some(self.by).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.warp_options(*self).into_iter().map(Action::Go));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P38], "One cannot be carried there."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Go(room) = action else { unreachable!("{action:?} is no hex") };
        play.state.agenda.take();
        play.transport(self.who, room);
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        if self.who == Figure::Character(seat) {
            return "To which room are you carried?".to_owned();
        }
        format!("To which room is {} carried?", naming::figure(scene, self.who, names))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("move")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.on_the_way(action)
    }
}

impl Scene<'_> {
    /// The hexes somebody may be sent to.
    pub(crate) fn warp_options(self, warp: Warp) -> SmallVec<[Room; 16]> {
        let here = self.state.whereabouts(warp.who);
        let mover = match warp.who {
            Figure::Character(seat) => Some(seat),
            _ => None,
        };
        let fits = |room: &Room| {
            Some(*room) != here
                && !(warp.no_exit && self.hex(*room).is_exit())
                && (!warp.to_character || self.state.characters_in(*room).any(|seat| Some(seat) != mover))
        };
        self.state.crypt.all().filter(fits).collect()
    }
}

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
                    self.push(Warp { by: self.state.after(seat), ..warp });
                }
                _ => self.push(warp),
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

    /// Straight to a hex. [PHC-P38]
    fn transport(&mut self, who: Figure, to: Room) {
        self.tell(&[cites::PHC_P38, cites::RUL_96], Event::Transported { who, to: self.place(to) });
        self.arrive(who, to);
    }
}
