//! What a rule works with: the box, the state, the tray.

use table::{RuleId, Seat, Tray};

use crate::content::{CardId, Hex, Pharaoh, Step as Primitive};
use crate::crypt::Room;
use crate::event::{Event, Where};
use crate::item::{Item, ItemId};
use crate::state::{Piece, State};
use crate::step::Step;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 100_000;

/// The table as rules see it before they change it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The box.
    pub game: &'a Pharaoh,
    /// What lies on the table.
    pub state: &'a State,
}

impl<'a> Scene<'a> {
    /// The design of a placed hex.
    #[inline]
    pub fn hex(self, room: Room) -> &'a Hex {
        self.game.hex(self.state.crypt.room(room).kind)
    }

    /// The design of a physical card.
    #[inline]
    pub fn design(self, piece: Piece) -> &'a crate::content::Card {
        self.game.card(self.state.kind(piece))
    }

    /// An item on the stack.
    #[inline]
    pub fn item(self, id: ItemId) -> &'a Item {
        &self.state.stack[id.index()]
    }

    /// Whether the seat is one of this match.
    pub fn has_seat(self, seat: Seat) -> bool {
        seat.0 < self.state.rite.seats
    }

    /// Whether a card is a Key.
    pub fn is_key(self, piece: Piece) -> bool {
        self.state.kind(piece) == self.game.key()
    }

    /// The first copy of a kind in a seat's hand.
    pub fn in_hand(self, seat: Seat, kind: CardId) -> Option<Piece> {
        self.state.player(seat).hand.iter().copied().find(|piece| self.state.kind(*piece) == kind)
    }
}

/// The table as rules change it.
#[derive(Debug)]
pub struct Play<'a> {
    /// The box.
    pub game: &'a Pharaoh,
    /// What lies on the table.
    pub state: &'a mut State,
    /// Dice and talk.
    pub tray: &'a mut Tray<Event>,
}

impl<'a> Play<'a> {
    /// The table, to look at.
    #[inline]
    pub fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    /// The steps of a list.
    #[inline]
    pub fn list(&self, id: crate::content::StepsId) -> &'a [Primitive] {
        self.game.steps(id)
    }

    /// An item on the stack.
    #[inline]
    pub fn item(&self, id: ItemId) -> &Item {
        &self.state.stack[id.index()]
    }

    /// An item on the stack, to change it.
    #[inline]
    pub fn item_mut(&mut self, id: ItemId) -> &mut Item {
        &mut self.state.stack[id.index()]
    }

    /// A placed hex as events name it.
    pub(crate) fn place(&self, room: Room) -> Where {
        let placed = self.state.crypt.room(room);
        Where { hex: placed.kind, at: placed.at }
    }

    /// Everybody hears this.
    #[inline]
    pub fn tell(&mut self, rules: &'static [RuleId], event: Event) {
        self.tray.tell(rules, event);
    }

    /// Puts steps ahead of everything waiting, in the order written.
    #[inline]
    pub fn first<const M: usize>(&mut self, steps: [Step; M]) {
        self.state.agenda.first(steps);
    }

    /// Plays on until somebody must choose or nothing is left to do.
    pub fn advance(&mut self) {
        for _ in 0..MAX_STEPS {
            if self.state.ending.is_some() {
                self.state.agenda.clear();
                return;
            }
            let Some(step) = self.state.agenda.next().copied() else { return };
            if let Some(seat) = self.scene().asked(step) {
                if !self.state.gone.has(seat) {
                    return;
                }
                let action = self.scene().lapse(seat); // whoever has given up decides nothing more
                self.answer(seat, action);
                continue;
            }
            self.state.agenda.take();
            self.run(step);
        }
        panic!("the agenda runs in circles: {:?}", self.state.agenda);
    }

    fn run(&mut self, step: Step) {
        match step {
            Step::NextTurn => self.next_turn(),
            Step::BeginTurn => self.begin_turn(),
            Step::Dominate => self.keep_body(self.state.turn.seat),
            Step::Draw => self.no_draw_phase(),
            Step::Act => self.end_actions(),
            Step::EndTurn(part) => self.end_turn(part),
            Step::Triggers(when, at) => self.triggers(when, at),
            Step::Enter(seat) => self.enter(seat),
            Step::Events(meeting) => self.next_event(meeting),
            Step::TabledEvent(seat, room, piece) => self.tabled_event(seat, room, piece),
            Step::Menace(seat, room, times) => self.menace(seat, room, times),
            Step::Lay(who, side) => self.lay_only_choice(who, side),
            Step::Walk(walk) => self.walk_ends(walk),
            Step::Aim(item, steps) => self.aim_ends(item, steps),
            Step::AimBlow(item, optional) => self.no_blow(item, optional),
            Step::Branch(item, spot, early) => self.only_branch(item, spot, early),
            Step::Carry(item) => self.carry(item),
            Step::Run(run) => self.run_steps(run),
            Step::Assault(assault) => self.assault(assault),
            Step::Measure(assault) => self.measure(assault),
            Step::Defend(assault) => self.undefended(assault),
            Step::Strike(assault) => self.strike(assault),
            Step::Inflict(assault, at) => self.inflict(assault, at),
            Step::Route(assault, points) => self.bear(assault, points),
            Step::Aftermath(assault) => self.aftermath(assault),
            Step::Reckon(assault) => self.reckon(assault),
            Step::Finish(item) => self.finish(item),
            Step::LayBefore(item) => self.lay_before(item),
            Step::Settle(item) => self.settle(item),
            Step::Resume(item) => self.resume(item),
            _ => self.only_answer(step),
        }
    }
}
