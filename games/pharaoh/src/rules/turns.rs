//! Turns: T0 to T5, and whose is next. [PHA-RUL-26]

use table::{RuleId, Seat};

use super::piles::TURN_MARKS;
use crate::cites;
use crate::content::{Step as Primitive, Trigger};
use crate::crypt::Rooms;
use crate::event::Event;
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::state::{Card, Figure, Lies, Phase, Ready, TurnState, Until};
use crate::step::{EndPart, Run, Step, When};

impl TurnState {
    /// The beginning of a turn.
    pub const fn new(seat: Seat) -> Self {
        Self {
            seat,
            phase: Phase::Start,
            taken: 0,
            ordinary: 0,
            extra: 0,
            attacks: 0,
            credits: Rooms::NONE,
            stayed: None,
            rite: false,
            over: false,
            ready: Ready {
                alteration: None,
                enhancement: None,
                modifiers: crate::list::List::EMPTY,
                rider: false,
            },
        }
    }
}

impl Scene<'_> {
    /// Whether the active player has to do with T1: a defeated one has not. [PHA-DOM-02]
    pub(crate) fn draws(self) -> bool {
        !self.state.player(self.state.turn.seat).defeated
    }
}

impl Play<'_> {
    /// The seat after the last one; a new round when everybody has had a turn.
    pub(crate) fn next_turn(&mut self) {
        let (next, new_round) = self.state.turn_after(self.state.turn.seat);
        if new_round {
            self.state.round += 1;
            let round = self.state.round;
            self.tell(&[cites::RUL_07, cites::RUL_134], Event::Round { round });
        }
        self.start_turn(next);
    }

    /// Puts a seat's turn on the agenda.
    pub(crate) fn start_turn(&mut self, seat: Seat) {
        self.state.turn = TurnState::new(seat);
        self.first([
            Step::BeginTurn,
            Step::Draw,
            Step::Act,
            Step::Discard,
            Step::EndTurn(EndPart::Remaining),
        ]);
    }

    /// T0.
    pub(crate) fn begin_turn(&mut self) {
        let seat = self.state.turn.seat;
        self.clear_marks(TURN_MARKS);
        self.begin_doing();
        self.tell(&[cites::TURN_01, cites::RUL_26], Event::TurnBegins { seat });
        self.expire(|until| until == Until::TurnOf(seat));
        self.lift_bars(seat);
        for lasting in &mut self.state.lasting {
            if lasting.until == Until::EndOf(seat, false) {
                lasting.until = Until::EndOf(seat, true);
            }
        }
        for tabled in &mut self.state.tabled {
            tabled.tried = false;
            tabled.freed = 0;
        }
        let player = self.state.player_mut(seat);
        let (lost, defeated, room) = (player.lost, player.defeated, player.room);
        player.lost = 0;
        if let Some(cage) = &mut player.cage {
            cage.tried = false;
        }
        if lost > 0 {
            self.state.turn.extra -= i8::try_from(lost).unwrap_or(i8::MAX);
            self.tell(&[cites::PHC_P33], Event::LostActions { seat, actions: lost });
        }
        if defeated {
            self.first([Step::Dominate]);
        } else {
            self.state.turn.stayed = Some(room);
            self.first([Step::Triggers(When::TurnStart, 0)]);
        }
    }

    /// T1 is not for the defeated, nor for one who was defeated at T0.
    pub(crate) fn no_draw_phase(&mut self) {
        self.begin_actions();
    }

    /// The draw of the turn, taken or not.
    pub(crate) fn draw_phase(&mut self, draws: bool) {
        let seat = self.state.turn.seat;
        self.state.agenda.take();
        self.state.turn.phase = Phase::Draw;
        if draws {
            self.draw(seat, 1, &[cites::DRAW_01, cites::RUL_37]);
        } else {
            self.tell(&[cites::DRAW_01], Event::NotDrawn { seat });
        }
        self.first([Step::Triggers(When::Draw, 0)]);
        self.begin_actions();
    }

    fn begin_actions(&mut self) {
        let defeated = self.state.player(self.state.turn.seat).defeated;
        self.state.turn.phase = if defeated { Phase::Actions } else { Phase::Free }; // [PHA-RUL-125]
    }

    /// What cards in front of the active player do at their time, by placement.
    pub(crate) fn triggers(&mut self, when: When, at: u8) {
        let seat = self.state.turn.seat;
        let trigger = match when {
            When::TurnStart => Trigger::TurnStart,
            When::Draw => Trigger::Draw,
            When::TurnEnd => Trigger::TurnEnd,
        };
        let Some(tabled) = self.state.tabled.get(usize::from(at)).copied() else { return };
        if self.state.player(seat).defeated {
            return;
        }
        self.first([Step::Triggers(when, at + 1)]);
        if tabled.lies != Lies::Before(seat) || (when != When::TurnEnd && tabled.by != seat) {
            return;
        }
        let mut found = None;
        self.scene().tabled_steps(&tabled, &mut |step| {
            if let Primitive::On(on) = step
                && on.trigger == trigger
            {
                found = Some(on.steps.id);
            }
        });
        let Some(steps) = found else { return };
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Standing, Some(tabled.by), room);
        item.card = Some(tabled.card);
        item.targets.push(Figure::Character(seat));
        let id = self.push(item);
        self.first([Step::Run(Run { item: id, steps, at: 0, it: None, after: false }), Step::Finish(id)]);
    }

    /// No more actions: T4 follows.
    pub(crate) fn end_actions(&mut self) {
        let seat = self.state.turn.seat;
        self.state.turn.phase = Phase::Discard;
        if !self.state.turn.over {
            self.tell(&[cites::ACT_12, cites::RUL_35], Event::ActionsEnd { seat });
        }
    }

    /// One card of T4. [PHA-RUL-38]
    pub(crate) fn discard_one(&mut self, seat: Seat, kind: crate::content::CardId) {
        let piece = self.take_from_hand(seat, kind, 0);
        let rules: &[RuleId] = if self.state.kind(piece) == self.game.key() {
            &[cites::DISC_01, cites::RUL_121]
        } else {
            &[cites::DISC_01, cites::RUL_38]
        };
        self.discard(piece, rules);
    }

    /// T5. [PHA-RUL-26]
    pub(crate) fn end_turn(&mut self, part: EndPart) {
        let seat = self.state.turn.seat;
        match part {
            EndPart::Remaining => {
                self.state.turn.phase = Phase::End;
                self.begin_doing();
                self.first([Step::EndTurn(EndPart::Closing)]);
                let player = self.state.player(seat);
                if player.defeated || self.state.turn.over {
                    return;
                }
                self.remain(seat);
                self.first([Step::Triggers(When::TurnEnd, 0)]);
            }
            EndPart::Closing => self.close_turn(seat),
        }
    }

    fn close_turn(&mut self, seat: Seat) {
        for tabled in &mut self.state.tabled {
            tabled.fresh = false;
        }
        self.expire(|until| until == Until::ThisTurn || until == Until::EndOf(seat, true));
        let rules: &'static [RuleId] = if self.state.turn.over {
            &[cites::RUL_123, cites::RUL_26]
        } else {
            &[cites::RUL_26, cites::TURN_01]
        };
        self.tell(rules, Event::TurnEnds { seat });
        self.check_end_of_turn(seat);
        self.first([Step::NextTurn]);
    }

    /// Lasting effects end.
    fn expire(&mut self, over: impl Fn(Until) -> bool) {
        let before = self.state.lasting.len();
        self.state.lasting.retain(|lasting| !over(lasting.until));
        if self.state.lasting.len() < before {
            let seat = self.state.turn.seat;
            self.tell(&[cites::PHC_P06, cites::RUL_26], Event::Expired { seat });
        }
    }

    /// Doors a seat barred until its next turn open. [PHC-P40]
    fn lift_bars(&mut self, seat: Seat) {
        while let Some(place) =
            self.state.crypt.bars.iter().position(|bar| bar.placer == seat && bar.card.is_none())
        {
            let bar = self.state.crypt.bars.remove(place);
            self.tell(
                &[cites::PHC_P40, cites::RUL_24],
                Event::Unbarred { room: self.place(bar.room), side: bar.side },
            );
        }
    }

    /// The stack is empty: every card may be played again. [PHA-RUL-49]
    pub(crate) fn stack_empties(&mut self) {
        if self.state.cards.iter().any(|card| card.has(Card::STACKED)) {
            self.clear_marks(Card::STACKED);
        }
    }
}
