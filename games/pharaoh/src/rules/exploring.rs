//! Exploring: the top hex of the pile is turned up and laid. [PHA-EXPL-01] [PHA-RUL-17]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::piles::ALL;
use crate::action::Action;
use crate::cites;
use crate::content::Pharaoh;
use crate::crypt::{Doors, Side};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::state::Figure;
use crate::view::{AskedView, LayingView};
use crate::words::stakes;

/// The drawn hex is laid. [PHA-RUL-17]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lay {
    /// Who explores.
    pub who: Figure,
    /// The one side it may be laid at.
    pub only: Option<Side>,
}

impl Question<Pharaoh> for Lay {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let open = scene.placements(self.who, self.only).len() > 1;
        open.then(|| scene.state.controller(self.who)).flatten().into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let places = scene.placements(self.who, self.only);
        out.extend(places.into_iter().map(|(side, turn)| Action::Place(side, turn)));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        let rules = [cites::RUL_17, cites::HEX_02, cites::RUL_15];
        Some(no(&rules, "A door of the new hex must meet a free door of this one."))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::others(self.asked(scene), &[cites::RUL_17])
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Place(side, turn) = action else { unreachable!("{action:?} lays nothing") };
        play.state.agenda.take();
        play.lay_hex(self.who, side, turn);
    }

    /// One legal place: it is laid without a question. [PHA-RUL-17]
    fn skip(self, play: &mut Play<'_>) {
        if let Some((side, turn)) = play.scene().placements(self.who, self.only).first() {
            play.lay_hex(self.who, *side, *turn);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        let Some(tile) = scene.state.crypt.hexpile.last() else { return "Where does it lie?".to_owned() };
        let hex = scene.game.hex(tile.kind);
        stakes::of_laying(&hex.name, Doors(hex.doors.bits()))
    }

    fn shown(&self, scene: Scene<'_>) -> AskedView {
        let room = scene.state.whereabouts(self.who).map(|room| room.0);
        AskedView { room, laying: LayingView::new(scene), ..AskedView::about("lay") }
    }
}

impl Scene<'_> {
    /// Where a figure's next hex may be laid: sides of its hex, and turns of the hex.
    fn placements(self, figure: Figure, only: Option<Side>) -> SmallVec<[(Side, u8); 36]> {
        let mut found = SmallVec::new();
        let (Some(room), Some(tile)) = (self.state.whereabouts(figure), self.state.crypt.hexpile.last())
        else {
            return found;
        };
        let printed = Doors(self.game.hex(tile.kind).doors.bits());
        let frontier = self.state.crypt.frontier(room, self.state.controller(figure));
        for side in frontier.iter().filter(|side| only.is_none_or(|only| only == *side)) {
            for turn in 0..6 {
                if printed.turned(turn).has(side.opposite()) {
                    found.push((side, turn));
                }
            }
        }
        found
    }

    /// Whether a figure could explore from where it is. [PHA-RUL-19]
    pub(crate) fn may_explore(self, figure: Figure) -> bool {
        let Some(room) = self.state.whereabouts(figure) else { return false };
        !self.state.crypt.hexpile.is_empty()
            && self.state.crypt.frontier(room, self.state.controller(figure)) != Doors::default()
    }
}

impl Play<'_> {
    /// The Explore action. [PHA-RUL-17]
    pub(crate) fn explore_action(&mut self, figure: Figure) {
        self.spend_action(false);
        match figure {
            Figure::Character(_) => {
                self.explore(figure, None, &[cites::EXPL_01, cites::EXPL_02, cites::RUL_17]);
            }
            _ => self.explore(figure, None, &[cites::DOM_03, cites::EXPL_01, cites::RUL_17]),
        }
    }

    /// Turns the top hex up, to be laid.
    pub(crate) fn explore(&mut self, figure: Figure, side: Option<Side>, rules: &'static [RuleId]) {
        let Some(tile) = self.state.crypt.hexpile.last_mut() else { return };
        tile.seen = ALL;
        let hex = tile.kind;
        self.tray.reveal();
        self.tell(rules, Event::Explores { who: figure, hex });
        self.push(Lay { who: figure, only: side });
    }

    /// Lays the top hex and moves in. [PHA-HEX-02]
    fn lay_hex(&mut self, figure: Figure, side: Side, turn: u8) {
        let Some(room) = self.state.whereabouts(figure) else { return };
        let Some(tile) = self.state.crypt.hexpile.pop() else { return };
        if !self.state.crypt.room(room).doors.has(side) {
            self.state.crypt.open(room, side);
            self.tell(&[cites::RUL_20], Event::DoorOpened { room: self.place(room), side, dug: true });
        }
        let at = self.state.crypt.room(room).at.beyond(side);
        let printed = Doors(self.game.hex(tile.kind).doors.bits());
        let new = self.state.crypt.place(tile.kind, tile.owner, printed, turn, at);
        let event = Event::Laid { hex: tile.kind, at, rotation: turn, owner: tile.owner };
        self.tell(
            &[
                cites::HEX_02,
                cites::RUL_14,
                cites::RUL_15,
                cites::RUL_16,
                cites::RUL_18,
                cites::PILE_04,
                cites::OBJ_05,
                cites::HEX_01,
            ],
            event,
        );
        self.tell(&[cites::EXPL_01], Event::Moved { who: figure, to: self.place(new) });
        self.arrive(figure, new);
    }
}
