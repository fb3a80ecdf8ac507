//! Moving, exploring, being pushed and being sent. [PHA-MOVE-01] [PHA-RUL-17]

use smallvec::SmallVec;
use table::{RuleId, Seat};

use super::piles::{ALL, bit};
use crate::cites;
use crate::content::Prohibition;
use crate::crypt::{Doors, Room, Side};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Figure, Lies};
use crate::step::{Meeting, Step, Walk, Warp};

impl Scene<'_> {
    /// The neighbours a figure can walk into.
    pub(crate) fn ways(self, figure: Figure) -> impl Iterator<Item = Room> {
        let from = self.state.whereabouts(figure);
        let who = self.state.controller(figure);
        let crypt = &self.state.crypt;
        from.into_iter()
            .flat_map(move |room| Side::ALL.into_iter().filter_map(move |side| crypt.way(room, side, who)))
    }

    /// Where a figure's next hex may be laid: sides of its hex, and turns of the hex.
    pub(crate) fn placements(self, figure: Figure, only: Option<Side>) -> SmallVec<[(Side, u8); 36]> {
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

    /// Whether a figure is bound to its hex. [PHA-RUL-106]
    pub(crate) fn is_held(self, figure: Figure) -> bool {
        matches!(figure, Figure::Character(seat) if self.forbidden(seat, Prohibition::Leave))
    }

    /// The hexes a walk may go on to, and whether it may explore.
    pub(crate) fn walk_options(self, walk: &Walk) -> (SmallVec<[Room; 6]>, bool) {
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
    /// The Move action of a character or body. [PHA-ACT-03]
    pub(crate) fn move_action(&mut self, figure: Figure, to: Room) {
        self.spend_action(false);
        let rules: &'static [RuleId] = match figure {
            Figure::Monster(_) => &[cites::MOVE_01, cites::MON_05, cites::RUL_125],
            Figure::Card(_) => &[cites::MOVE_01, cites::RUL_125, cites::RUL_90],
            Figure::Character(_) => &[cites::MOVE_01, cites::ACT_03, cites::RUL_16],
        };
        self.tell(rules, Event::Moved { who: figure, to: self.place(to) });
        self.arrive(figure, to);
    }

    /// An agent marches. [PHA-RUL-33] [PHA-RUL-88]
    pub(crate) fn march(&mut self, piece: crate::state::Piece, to: Room) {
        self.spend_action(false);
        let who = Figure::Card(piece);
        self.tell(
            &[cites::AGT_02, cites::RUL_33, cites::RUL_88, cites::RUL_90, cites::AGT_12],
            Event::Moved { who, to: self.place(to) },
        );
        self.arrive(who, to);
    }

    /// A figure comes to be in a hex. Characters enter it; agents and bodies do not. [PHA-RUL-90]
    pub(crate) fn arrive(&mut self, figure: Figure, to: Room) {
        match figure {
            Figure::Character(seat) => {
                self.depart(seat);
                self.state.player_mut(seat).room = to;
                self.first([Step::Enter(seat)]);
            }
            Figure::Card(piece) => {
                // An agent that moves comes last in the order of its new hex. [PHA-RUL-90]
                if let Some(place) = self.state.tabled.iter().position(|it| it.card == piece) {
                    let mut tabled = self.state.tabled.remove(place);
                    tabled.lies = Lies::In(to);
                    tabled.fresh = true;
                    self.state.tabled.push(tabled);
                }
            }
            Figure::Monster(id) => {
                if let Some(monster) = self.state.monster_mut(id) {
                    monster.at = to;
                }
            }
        }
    }

    /// A character leaves its hex: its hold ends, and what the monster there had against it.
    pub(crate) fn depart(&mut self, seat: Seat) {
        let room = self.state.player(seat).room;
        if self.state.player_mut(seat).cage.take().is_some() {
            self.tell(&[cites::RUL_106], Event::HexLetsGo { seat, room: self.place(room) });
        }
        if self.state.turn.seat == seat {
            self.state.turn.stayed = None;
        }
        for monster in self.state.monsters.iter_mut().filter(|monster| monster.at == room) {
            monster.spares &= !bit(seat);
            monster.hates &= !bit(seat);
        }
        let alone = self.state.characters_in(room).all(|other| other == seat);
        if alone {
            self.state.crypt.rooms[room.index()].slain = false; // [PHA-RUL-110]
        }
    }

    /// A character has arrived: the events of the hex, unless it met them in this action. [PHA-RUL-96]
    pub(crate) fn enter(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        if player.defeated {
            return;
        }
        let room = player.room;
        player.entered.add(room);
        if self.state.met[seat.index()].has(room) {
            self.tell(&[cites::RUL_99, cites::PHC_10], Event::Quiet { seat, room: self.place(room) });
            return;
        }
        self.state.met[seat.index()].add(room);
        self.first([Step::Events(Meeting { seat, room, enters: true, at: 0 })]);
    }

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
        self.first([Step::Lay(figure, side)]);
    }

    /// One legal place: it is laid without a question. [PHA-RUL-17]
    pub(crate) fn lay_only_choice(&mut self, figure: Figure, only: Option<Side>) {
        let places = self.scene().placements(figure, only);
        if let Some((side, turn)) = places.first() {
            self.lay_hex(figure, *side, *turn);
        }
    }

    /// Lays the top hex and moves in. [PHA-HEX-02]
    pub(crate) fn lay_hex(&mut self, figure: Figure, side: Side, turn: u8) {
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

    /// One step of a walk.
    pub(crate) fn walk_to(&mut self, walk: Walk, to: Room) {
        self.state.agenda.take();
        self.tell(&[cites::PHC_P37], Event::Moved { who: walk.who, to: self.place(to) });
        let rest = Walk { left: walk.left - 1, moved: true, through: None, explore: false, ..walk };
        self.first([Step::Walk(rest)]);
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

    /// A walk that goes no further.
    pub(crate) fn walk_ends(&mut self, walk: Walk) {
        if let (true, true, Figure::Character(seat)) = (walk.quiet, walk.moved, walk.who) {
            self.first([Step::Enter(seat)]);
        }
    }

    /// Straight to a hex. [PHC-P38]
    pub(crate) fn transport(&mut self, who: Figure, to: Room) {
        self.tell(&[cites::PHC_P38, cites::RUL_96], Event::Transported { who, to: self.place(to) });
        self.arrive(who, to);
    }
}
