//! Moving, arriving, entering. [PHA-MOVE-01]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat};

use super::events::Meeting;
use super::piles::bit;
use crate::cites;
use crate::content::{Pharaoh, Prohibition};
use crate::crypt::{Room, Side};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Figure, Lies};

/// A character has arrived: the events of the hex, unless it met them in this action. [PHA-RUL-96]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enter(pub Seat);

impl Deed<Pharaoh> for Enter {
    fn run(self, play: &mut Play<'_>) {
        let Self(seat) = self;
        let player = play.state.player_mut(seat);
        if player.defeated {
            return;
        }
        let room = player.room;
        player.entered.add(room);
        if play.state.met[seat.index()].has(room) {
            play.tell(&[cites::RUL_99, cites::PHC_10], Event::Quiet { seat, room: play.place(room) });
            return;
        }
        play.state.met[seat.index()].add(room);
        play.push(Meeting { seat, room, enters: true, at: 0 });
    }
}

impl Scene<'_> {
    /// The neighbours a figure can walk into.
    pub(crate) fn ways(self, figure: Figure) -> impl Iterator<Item = Room> {
        let from = self.state.whereabouts(figure);
        let who = self.state.controller(figure);
        let crypt = &self.state.crypt;
        from.into_iter()
            .flat_map(move |room| Side::ALL.into_iter().filter_map(move |side| crypt.way(room, side, who)))
    }

    /// Whether a figure is bound to its hex. [PHA-RUL-106]
    pub(crate) fn is_held(self, figure: Figure) -> bool {
        matches!(figure, Figure::Character(seat) if self.forbidden(seat, Prohibition::Leave))
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
                self.push(Enter(seat));
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
}
