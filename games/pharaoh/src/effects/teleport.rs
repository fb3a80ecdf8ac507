//! `Teleport(who: User, to: Explored, by: NextPlayer)`: straight to a hex. [PHC-P38]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Pharaoh, Place, Who};
use crate::crypt::Room;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::Run;
use crate::state::Figure;
use crate::view::AskedView;
use crate::words::naming;
use crate::words::text::nouns::{goes, place, who};

/// Straight to a hex. [PHC-P38]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teleport {
    /// Who goes.
    pub who: Who,
    /// Where to.
    pub to: Place,
    /// Who picks the hex, if not the user.
    #[serde(default)]
    pub by: Option<Who>,
}

impl Verb for Teleport {
    fn rule(&self) -> RuleId {
        cites::PHC_P38
    }

    fn text(&self) -> String {
        let by = self.by.map(|by| format!(", chosen by {}", who(by))).unwrap_or_default();
        format!("{} straight to {}{by}", goes(self.who), place(self.to))
    }

    fn harms(&self) -> Option<Who> {
        (self.who != Who::User).then_some(self.who)
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        self.who == Who::User && !scene.warp_options(self.warp(Figure::Character(seat), seat)).is_empty()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let user = play.item(run.item).by;
        for who in play.scene().resolve(self.who, play.item(run.item), &run) {
            if !play.movable(who) {
                continue;
            }
            if let Place::HexOf(whose) = self.to {
                let goal = play.scene().resolve(whose, play.item(run.item), &run);
                let room = goal.first().and_then(|figure| play.state.whereabouts(*figure));
                if let Some(room) = room.filter(|room| play.state.whereabouts(who) != Some(*room)) {
                    play.transport(who, room);
                }
                continue;
            }
            let mover = match who {
                Figure::Character(seat) => Some(seat),
                _ => None,
            };
            let warp = self.warp(who, user.or(mover).unwrap_or(play.state.turn.seat));
            match (self.by, mover) {
                (Some(Who::Random), _) => play.warp_at_random(warp),
                (Some(Who::NextPlayer), _) if play.state.rite.solitaire() => play.warp_at_random(warp),
                (Some(Who::NextPlayer), Some(seat)) => {
                    play.push(Warp { by: play.state.after(seat), ..warp });
                }
                _ => play.push(warp),
            }
        }
    }
}

impl Teleport {
    fn warp(self, who: Figure, by: Seat) -> Warp {
        Warp { who, by, no_exit: self.to == Place::ExploredNoExit, to_character: self.to == Place::CharHex }
    }
}

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
        format!("To which room is {} carried?", naming::spoken(scene, self.who, names))
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
