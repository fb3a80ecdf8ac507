//! Hex events, in their order, for a character that enters or remains. [PHA-RUL-98]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat};

use crate::cites;
use crate::content::{Block, Effect, Pharaoh, Trigger, Window};
use crate::crypt::Room;
use crate::event::Event;
use crate::item::{Item, What};
use crate::play::Play;
use crate::state::{Figure, Lies, Piece};

/// A character meets the events of a hex, from a place in their order on; after the last one, cards and agents
/// tabled there. [PHA-RUL-98]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// Whose character.
    pub seat: Seat,
    /// Which hex.
    pub room: Room,
    /// Whether it enters, or remains.
    pub enters: bool,
    /// The place in the order of events.
    pub at: u8,
}

impl Deed<Pharaoh> for Meeting {
    fn run(self, play: &mut Play<'_>) {
        let Self { seat, room, enters, at } = self;
        if !play.still_there(seat, room) {
            return;
        }
        let hex = play.game.hex(play.state.crypt.room(room).kind);
        let comes =
            |block: &&Block| block.window == Window::Event || (enters && block.window == Window::Enter);
        let Some(block) = hex.effect.iter().filter(comes).nth(usize::from(at)) else {
            play.tabled_events(seat, room);
            play.benefit_events(self, hex.effect.iter().any(|block| comes(&block)));
            return;
        };
        play.push(Self { at: at + 1, ..self });
        let spawns = block.steps.iter().any(|step| matches!(step, Effect::Spawn(_)));
        if play.scene().ignores(seat, room, block.label) && !(spawns && play.scene().hated(seat, room)) {
            let rules = play.ignoring(seat, room, spawns);
            play.tell(rules, Event::Ignored { seat, room: play.place(room) });
            return;
        }
        let event = Event::EventOf { seat, room: play.place(room) };
        if enters {
            play.tell(
                &[
                    cites::EVT_01,
                    cites::EVT_11,
                    cites::RUL_98,
                    cites::HEX_03,
                    cites::EVT_02,
                    cites::EVT_09,
                    cites::RUL_96,
                ],
                event,
            );
        } else {
            play.tell(&[cites::EVT_10, cites::EVT_09, cites::RUL_97, cites::RUL_98], event);
        }
        play.state.player_mut(seat).suffered.add(room);
        if spawns {
            play.monster_event(seat, room, enters);
            return;
        }
        let mut item = Item::new(What::Event, None, room);
        item.steps = Some(block.steps.id);
        item.targets.push(Figure::Character(seat));
        play.begin_item(item);
    }
}

/// One card or agent acts as an event. [PHA-RUL-89]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TabledEvent {
    /// On whose character.
    pub seat: Seat,
    /// In which hex.
    pub room: Room,
    /// Which.
    pub piece: Piece,
}

impl Deed<Pharaoh> for TabledEvent {
    fn run(self, play: &mut Play<'_>) {
        let Self { seat, room, piece } = self;
        let Some(tabled) = play.state.tabled(piece).copied() else { return };
        if !play.still_there(seat, room) || tabled.lies != Lies::In(room) || tabled.by == seat {
            return;
        }
        let design = play.scene().design(piece);
        let card = play.state.kind(piece);
        let victim = Figure::Character(seat);
        if design.agent().is_some() {
            if play.state.dominator(Figure::Card(piece)).is_some() {
                return; // while dominated an agent is no event [PHA-RUL-127]
            }
            play.tell(
                &[cites::RUL_89, cites::EVT_08, cites::EVT_09, cites::RUL_98],
                Event::AgentOf { seat, card },
            );
            let mut item = Item::new(What::Agent { ordered: false }, Some(tabled.by), room);
            item.actor = Some(Figure::Card(piece));
            item.card = Some(piece);
            item.targets.push(victim);
            play.begin_item(item);
            return;
        }
        let Some(block) = design.block(Window::Hex) else { return };
        let acts = |step: &&Effect| !matches!(step, Effect::BlockDoor(_) | Effect::TabledLP(_));
        if !block.steps.iter().any(|step| acts(&step)) {
            return;
        }
        let steps = block.steps.id;
        play.tell(
            &[cites::EVT_08, cites::EVT_09, cites::PHC_14, cites::RUL_98],
            Event::TrapOf { seat, card },
        );
        let mut item = Item::new(What::Trap, Some(tabled.by), room);
        item.card = Some(piece);
        item.steps = Some(steps);
        item.targets.push(victim);
        play.begin_item(item);
    }
}

impl Play<'_> {
    /// A character that was here at T0 and never left meets the events again. [PHA-RUL-97]
    pub(crate) fn remain(&mut self, seat: Seat) {
        let room = self.state.player(seat).room;
        if self.state.turn.stayed == Some(room) {
            self.state.met[seat.index()].add(room);
            self.push(Meeting { seat, room, enters: false, at: 0 });
        }
    }

    /// The rules by which a character ignores an event.
    fn ignoring(&self, seat: Seat, room: Room, spawns: bool) -> &'static [RuleId] {
        if self.scene().ignored_period(room) {
            return if self.state.rite.solitaire() {
                &[cites::SOLO_07, cites::EVT_03, cites::RUL_100]
            } else {
                &[cites::EVT_03, cites::RUL_100]
            };
        }
        let present = self.scene().monster_at_home(room).is_some();
        match (spawns, self.scene().benefits_in(seat, room).is_empty()) {
            (true, false) if present => &[cites::MON_09, cites::RUL_109, cites::BEN_01, cites::BEN_03],
            (true, false) => {
                &[cites::MON_08, cites::RUL_104, cites::BEN_01, cites::BEN_02, cites::BEN_03, cites::PHC_P43]
            }
            (false, false) => &[cites::RUL_104, cites::BEN_01, cites::BEN_02, cites::BEN_03, cites::PHC_P43],
            (_, true) => &[cites::PHC_P43, cites::RUL_104],
        }
    }

    fn still_there(&self, seat: Seat, room: Room) -> bool {
        let player = self.state.player(seat);
        !player.defeated && player.room == room
    }

    /// Cards and agents tabled in the hex, by placement; none touches its own player. [PHA-EVT-08]
    fn tabled_events(&mut self, seat: Seat, room: Room) {
        if self.scene().ignored_period(room) {
            return; // [PHA-RUL-100]
        }
        let here = |it: &&crate::state::Tabled| it.lies == Lies::In(room) && !it.fresh && it.by != seat;
        let pieces: smallvec::SmallVec<[Piece; 8]> =
            self.state.tabled.iter().filter(here).map(|it| it.card).collect();
        for piece in pieces.into_iter().rev() {
            self.push(TabledEvent { seat, room, piece });
        }
    }

    /// What a benefit adds on entering, or when the event happens.
    fn benefit_events(&mut self, meeting: Meeting, any: bool) {
        let Meeting { seat, room, enters, .. } = meeting;
        let happens = any && !self.scene().ignores(seat, room, None);
        let mut found = None;
        for step in self.scene().benefits_in(seat, room) {
            if let Effect::On(on) = step {
                let now = match on.trigger {
                    Trigger::Enter => enters,
                    Trigger::Event => happens,
                    _ => false,
                };
                if now {
                    found = Some(on.steps.id);
                }
            }
        }
        let Some(steps) = found else { return };
        let mut item = Item::new(What::Standing, Some(seat), room);
        item.steps = Some(steps);
        self.begin_steps(item, steps, None);
    }

    /// What a condition of a hex does of itself, such as rubble after a failed exit roll.
    pub(crate) fn condition_fires(&mut self, room: Room, trigger: Trigger, it: Option<Figure>) {
        let mut found = None;
        self.scene().conditions(room, &mut |_, step| {
            if let Effect::On(on) = step
                && on.trigger == trigger
            {
                found = Some(on.steps.id);
            }
        });
        let Some(steps) = found else { return };
        let mut item = Item::new(What::Event, None, room);
        item.steps = Some(steps);
        item.targets.extend(it);
        self.begin_steps(item, steps, it);
    }
}
