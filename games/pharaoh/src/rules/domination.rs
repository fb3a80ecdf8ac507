//! Domination: how a defeated player goes on. [PHA-RUL-124]

use smallvec::SmallVec;
use table::{RuleId, Seat};

use crate::cites;
use crate::crypt::Room;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Figure, Lies};

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
        self.tell(
            &[cites::DOM_01, cites::DFT_04, cites::DFT_06, cites::RUL_124],
            Event::Dominates { seat, body: Some(body) },
        );
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
        let rules: &'static [RuleId] =
            if body.is_some() { &[cites::RUL_124, cites::DOM_02] } else { &[cites::DOM_06, cites::RUL_124] };
        let event = if body.is_some() { Event::Dominates { seat, body } } else { Event::Waits { seat } };
        self.tell(rules, event);
    }
}
