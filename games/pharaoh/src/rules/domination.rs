//! Domination: how a defeated player goes on. [PHA-RUL-124]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::Pharaoh;
use crate::crypt::Room;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene};
use crate::state::{Figure, Lies};
use crate::view::AskedView;

/// A defeated player takes a body. [PHA-RUL-124]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dominate;

impl Question<Pharaoh> for Dominate {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let seat = scene.state.turn.seat;
        let open = scene.state.player(seat).body.is_some()
            || !scene.bodies(seat).is_empty()
            || !scene.forcible().is_empty();
        open.then_some(seat).into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        if scene.state.player(seat).body.is_some() {
            out.push(Action::Abandon);
        }
        out.extend(scene.bodies(seat).into_iter().map(Action::Dominate));
        out.extend(scene.forcible().into_iter().map(Action::Force));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        Some(match action {
            Action::Dominate(_) => no(
                &[cites::DOM_01, cites::RUL_124],
                "One dominates an agent of one's own, or a monster that nobody dominates.",
            ),
            Action::Force(_) if !scene.state.rite.force_monster => {
                no(&[cites::DOM_08, cites::RUL_128], "Monsters are not made to appear at this table.")
            }
            Action::Force(_) => {
                no(&[cites::RUL_128, cites::DOM_08], "No monster can be made to appear in that hex now.")
            }
            Action::Abandon => no(&[cites::RUL_124, cites::RUL_126], "You have no body to leave."),
            _ => no(
                &[cites::RUL_124, cites::DOM_02],
                "First say which body you take, if any; there is no draw.",
            ),
        })
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::others(self.asked(scene), &[cites::RUL_124])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Dominate(body) => play.dominate(seat, body),
            Action::Force(room) => play.force_monster(seat, room),
            Action::Abandon => play.leave_body(seat),
            Action::Keep => play.keep_body(seat),
            other => unreachable!("{other:?} is no body"),
        }
        play.count_idle_turn();
    }

    fn skip(self, play: &mut Play<'_>) {
        play.keep_body(play.state.turn.seat);
        play.count_idle_turn();
    }

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Keep
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        match scene.state.player(seat).body {
            Some(_) => "You walk on in a borrowed body: keep it?".to_owned(),
            None => "You were defeated: which body will you take?".to_owned(),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("dominate")
    }

    fn liking(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> i32 {
        i32::from(!matches!(action, Action::Keep | Action::Abandon)) * 20
    }
}

impl Scene<'_> {
    /// Bodies a defeated player may take, besides the present one.
    pub(crate) fn bodies(self, seat: Seat) -> SmallVec<[Figure; 12]> {
        let present = self.state.player(seat).body;
        let agents = self.state.tabled.iter().filter(|it| it.by == seat && matches!(it.lies, Lies::In(_)));
        let agents =
            agents.filter(|it| self.design(it.card).agent().is_some()).map(|it| Figure::Card(it.card));
        let monsters = self.state.monsters.iter().filter(|it| it.master.is_none());
        let monsters = monsters.map(|it| Figure::Monster(it.id));
        agents.chain(monsters).filter(|figure| Some(*figure) != present).collect()
    }

    /// Hexes whose monster may be made to appear. [PHA-RUL-128]
    pub(crate) fn forcible(self) -> SmallVec<[Room; 8]> {
        if !self.state.rite.force_monster {
            return SmallVec::new();
        }
        let fits = |room: &Room| {
            let spawns = self.hex(*room).monster().is_some();
            let home = self.state.monsters.iter().any(|it| it.home == *room && it.at == *room);
            spawns
                && !home
                && !self.ignored_period(*room)
                && (!self.state.crypt.room(*room).slain || self.state.characters_in(*room).next().is_none())
        };
        self.state.crypt.all().filter(fits).collect()
    }
}

impl Play<'_> {
    /// A defeated player takes a body. [PHA-DOM-01]
    pub(crate) fn dominate(&mut self, seat: Seat, body: Figure) {
        self.leave_body(seat);
        if let Figure::Monster(id) = body
            && let Some(monster) = self.state.monster_mut(id)
        {
            monster.master = Some(seat);
        }
        self.state.player_mut(seat).body = Some(body);
        let rules: &'static [RuleId] = if self.state.rite.solitaire() {
            &[cites::DOM_01, cites::DFT_04, cites::DFT_06, cites::RUL_124, cites::SOLO_11]
        } else {
            &[cites::DOM_01, cites::DFT_04, cites::DFT_06, cites::RUL_124]
        };
        self.tell(rules, Event::Dominates { seat, body: Some(body) });
    }

    /// A monster is made to appear and dominated at once. [PHA-DOM-08]
    pub(crate) fn force_monster(&mut self, seat: Seat, room: Room) {
        let Some(printed) = self.scene().hex(room).monster() else { return };
        let id = self.appear(room, printed.life, 0);
        self.tell(&[cites::DOM_08, cites::RUL_128], Event::Dominates { seat, body: None });
        self.dominate(seat, Figure::Monster(id));
    }

    /// A body is left: Keys drop, an agent stays an agent, a monster goes home or crumbles. [PHA-RUL-126]
    pub(crate) fn leave_body(&mut self, seat: Seat) {
        let Some(body) = self.state.player_mut(seat).body.take() else { return };
        let Some(room) = self.state.whereabouts(body) else { return };
        self.drop_keys(seat, room);
        let mut crumbled = false;
        match body {
            Figure::Card(piece) => {
                if let Some(tabled) = self.state.tabled_mut(piece) {
                    tabled.fresh = true;
                }
            }
            Figure::Monster(id) => {
                let monster = self.state.monster(id).copied().expect("a body is somewhere");
                let another = self.scene().monster_at_home(monster.home).is_some();
                crumbled = monster.at != monster.home || another;
                if crumbled {
                    self.state.monsters.retain(|it| it.id != id);
                } else if let Some(monster) = self.state.monster_mut(id) {
                    monster.master = None;
                }
            }
            Figure::Character(_) => {}
        }
        self.tell(&[cites::RUL_126], Event::BodyLeft { seat, crumbled });
    }

    /// The body is kept, or there is none to take.
    pub(crate) fn keep_body(&mut self, seat: Seat) {
        let body = self.state.player(seat).body;
        let rules: &'static [RuleId] = match body {
            Some(_) => &[cites::RUL_124, cites::DOM_02],
            None if self.state.rite.solitaire() => &[cites::DOM_06, cites::RUL_124, cites::SOLO_11],
            None => &[cites::DOM_06, cites::RUL_124],
        };
        let event = if body.is_some() { Event::Dominates { seat, body } } else { Event::Waits { seat } };
        self.tell(rules, event);
    }
}
