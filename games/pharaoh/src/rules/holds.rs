//! Escaping from holds. [PHA-RUL-106]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Effect, Pharaoh, Test, Window};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Hold, RollFor};
use crate::play::{Play, Scene, first_option};
use crate::state::{Figure, Lies, Phase, Piece};
use crate::view::AskedView;

/// Somebody freed from a hex may move out. [PHA-ESC-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Release(pub Seat);

impl Question<Pharaoh> for Release {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let Self(seat) = *self;
        let mut ways = scene.ways(Figure::Character(seat));
        (!scene.state.player(seat).defeated && ways.next().is_some()).then_some(seat).into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.ways(Figure::Character(seat)).map(Action::Go));
        out.push(Action::Stay);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::ESC_01, cites::RUL_106], "Go out through an unblocked passage, or stay."))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        if let Action::Go(room) = action {
            let who = Figure::Character(seat);
            play.tell(&[cites::ESC_01, cites::RUL_106], Event::Moved { who, to: play.place(room) });
            play.arrive(who, room);
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "You are free: leave this room, or stay?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("move")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.on_the_way(action)
    }
}

impl Scene<'_> {
    /// The test of a hold on a seat, if it is there and has one.
    pub(crate) fn test_of(self, seat: Seat, hold: Hold) -> Option<Test> {
        match hold {
            Hold::Hex => {
                let cage = self.state.player(seat).cage?;
                let mut found = None;
                for block in &self.hex(self.state.player(seat).room).effect {
                    block.steps.walk(&mut |step| {
                        if let Effect::Escape(escape) = step
                            && escape.steps.id == cage.steps
                        {
                            found = Some(escape.test);
                        }
                    });
                }
                found
            }
            Hold::Card(piece) => {
                let tabled = self.state.tabled(piece)?;
                if tabled.lies != Lies::Before(seat) {
                    return None;
                }
                self.design(piece).block(Window::Vic)?.steps.iter().find_map(|effect| {
                    let Effect::Escape(escape) = effect else { return None };
                    Some(escape.test)
                })
            }
        }
    }

    /// The holds a seat may roll against now: each once in its own T2. [PHA-ESC-02]
    pub(crate) fn escapable(self, seat: Seat, mut see: impl FnMut(Hold)) {
        if self.state.turn.phase != Phase::Free || self.state.turn.seat != seat {
            return;
        }
        if self.state.player(seat).cage.is_some_and(|cage| !cage.tried) {
            see(Hold::Hex);
        }
        for tabled in &self.state.tabled {
            if tabled.lies == Lies::Before(seat) && tabled.by != seat && !tabled.tried {
                let hold = Hold::Card(tabled.card);
                if self.test_of(seat, hold).is_some() {
                    see(hold);
                }
            }
        }
    }
}

impl Play<'_> {
    /// A roll for freedom. [PHC-11]
    pub(crate) fn try_escape(&mut self, seat: Seat, hold: Hold) {
        self.begin_doing();
        match hold {
            Hold::Hex => {
                if let Some(cage) = &mut self.state.player_mut(seat).cage {
                    cage.tried = true;
                }
            }
            Hold::Card(piece) => {
                if let Some(tabled) = self.state.tabled_mut(piece) {
                    tabled.tried = true;
                }
            }
        }
        let room = self.state.player(seat).room;
        self.roll(2, RollFor::Escape(hold), Some(seat), room);
    }

    /// A roll for freedom counts.
    pub(crate) fn escape_counts(&mut self, seat: Seat, hold: Hold, dice: [u8; 2]) {
        let Some(test) = self.scene().test_of(seat, hold) else { return };
        if !test.passes(dice[0], dice[1]) {
            self.tell(&[cites::ESC_02, cites::RUL_106, cites::PHC_P45], Event::StillHeld { seat });
            return;
        }
        self.release(seat, hold, &[cites::ESC_01, cites::RUL_106, cites::PHC_P45]);
        if hold == Hold::Hex && !self.scene().is_held(Figure::Character(seat)) {
            self.push(Release(seat));
        }
    }

    /// A hold ends: a card is discarded, a hex lets go.
    pub(crate) fn release(&mut self, seat: Seat, hold: Hold, rules: &'static [RuleId]) {
        self.tell(rules, Event::Freed { seat });
        match hold {
            Hold::Hex => self.state.player_mut(seat).cage = None,
            Hold::Card(piece) => self.destroy_hold(piece),
        }
    }

    fn destroy_hold(&mut self, piece: Piece) {
        self.destroy(piece, &[cites::RUL_106]);
    }
}
