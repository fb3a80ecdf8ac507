//! `Move(who: User, hexes: 1, by: User, explore: true, quiet: true)`: through passages. [PHC-P37]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Verb};
use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Pharaoh, Who};
use crate::crypt::{Room, Side};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::movement::Enter;
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::Need;
use crate::state::{Figure, Lies};
use crate::view::AskedView;
use crate::words::naming;
use crate::words::text::nouns::{count, goes};

/// Through unblocked passages. [PHC-P37]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who goes.
    pub who: Who,
    /// At most so many hexes.
    pub hexes: u8,
    /// Who picks the way, if not the mover.
    #[serde(default)]
    pub by: Option<Who>,
    /// Whether a step may draw a new hex.
    #[serde(default)]
    pub explore: bool,
    /// Whether only the last hex's events happen.
    #[serde(default)]
    pub quiet: bool,
}

impl Verb for Move {
    fn rule(&self) -> RuleId {
        cites::PHC_P37
    }

    fn text(&self) -> String {
        let mut text = format!("{} up to {}", goes(self.who), count(self.hexes, "hex", "hexes"));
        if self.by.is_some_and(|by| by != self.who) {
            text.push_str(", where you say");
        }
        if self.explore {
            text.push_str(", exploring if nothing is there");
        }
        if self.quiet {
            text.push_str(", and only the last hex's events happen");
        }
        text
    }

    fn harms(&self) -> Option<Who> {
        self.by.map(|_| self.who)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        if self.who == Who::AnyChar { Need::Character } else { Need::Nothing }
    }

    fn describe(&self, host: &mut Host) {
        host.attack |= self.by.is_some();
    }

    fn suits(&self, host: Host) -> bool {
        host.attack
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        let me = Figure::Character(seat);
        self.who == Who::User && !scene.is_held(me) && scene.ways(me).next().is_some()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let Some(user) = play.item(run.item).by else { return };
        for who in play.scene().resolve(self.who, play.item(run.item), &run) {
            if !play.movable(who) {
                continue;
            }
            let earlier = &play.list(run.steps)[..usize::from(run.at)];
            let through_new = matches!(earlier.last(), Some(Effect::OpenDoor));
            let through = play.item(run.item).side.filter(|_| through_new);
            if through_new && through.is_none() {
                continue; // no door was opened, so nobody goes through it
            }
            let walk = Walk {
                who,
                by: user,
                left: self.hexes,
                optional: self.by.is_none(),
                quiet: self.quiet,
                through,
                explore: self.explore,
                moved: false,
            };
            play.push(walk);
        }
    }
}

/// Somebody walks, or is walked, so many hexes at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an argument of the verb")]
pub struct Walk {
    /// Who goes.
    pub who: Figure,
    /// Who picks the way.
    pub by: Seat,
    /// Hexes left.
    pub left: u8,
    /// Whether staying is allowed.
    pub optional: bool,
    /// Whether only the last hex's events happen.
    pub quiet: bool,
    /// The one side it may go through.
    pub through: Option<Side>,
    /// Whether a new hex may be drawn.
    pub explore: bool,
    /// Whether something was walked already.
    pub moved: bool,
}

impl Question<Pharaoh> for Walk {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let (rooms, explore) = scene.walk_options(self);
        (!rooms.is_empty() || explore).then_some(self.by).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let (rooms, explore) = scene.walk_options(self);
        out.extend(rooms.into_iter().map(Action::Go));
        if explore {
            out.push(Action::Explore);
        }
        if self.optional || self.moved {
            out.push(Action::Stay);
        }
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P37, cites::MOVE_01], "The way does not lead there."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Go(room) => play.walk_to(self, room),
            Action::Explore => {
                play.explore(self.who, self.through, &[cites::PHC_P37, cites::EXPL_01]);
            }
            Action::Stay => self.skip(play),
            other => unreachable!("{other:?} leads nowhere"),
        }
    }

    /// It goes no further.
    fn skip(self, play: &mut Play<'_>) {
        if let (true, true, Figure::Character(seat)) = (self.quiet, self.moved, self.who) {
            play.push(Enter(seat));
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        if self.who == Figure::Character(seat) {
            return "Where do you go?".to_owned();
        }
        format!("Where does {} go?", naming::spoken(scene, self.who, names))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("move")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.on_the_way(action)
    }
}

impl Scene<'_> {
    /// The hexes a walk may go on to, and whether it may explore.
    fn walk_options(self, walk: &Walk) -> (SmallVec<[Room; 6]>, bool) {
        let mut rooms = SmallVec::new();
        let Some(room) = self.state.whereabouts(walk.who) else { return (rooms, false) };
        let who = self.state.controller(walk.who);
        if walk.left == 0 || (who == Some(walk.by) && self.is_held(walk.who)) {
            return (rooms, false);
        }
        for side in Side::ALL.into_iter().filter(|side| walk.through.is_none_or(|only| only == *side)) {
            rooms.extend(self.state.crypt.way(room, side, who));
        }
        let explore = walk.explore
            && walk.through.is_some_and(|side| self.state.crypt.room(room).near[side.index()].is_none())
            && !self.state.crypt.hexpile.is_empty();
        (rooms, explore)
    }
}

impl Play<'_> {
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

    /// One step of a walk.
    fn walk_to(&mut self, walk: Walk, to: Room) {
        self.tell(&[cites::PHC_P37], Event::Moved { who: walk.who, to: self.place(to) });
        let rest = Walk { left: walk.left - 1, moved: true, through: None, explore: false, ..walk };
        self.push(rest);
        if walk.quiet {
            // Only the last hex's events happen: the figure just stands there meanwhile.
            if let Figure::Character(seat) = walk.who {
                self.depart(seat);
                self.state.player_mut(seat).room = to;
            } else {
                self.arrive(walk.who, to);
            }
        } else {
            self.arrive(walk.who, to);
        }
    }
}
