//! Turns: T0 to T5, and whose is next. [PHA-RUL-26]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Names, RuleId, Seat, SeatSet};

use super::act::Act;
use super::discards::TurnDiscard;
use super::domination::Dominate;
use super::piles::TURN_MARKS;
use crate::action::Action;
use crate::cites;
use crate::content::{Effect, Pharaoh, Trigger};
use crate::crypt::Rooms;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::state::{Card, Figure, Lies, Phase, Ready, TurnState, Until};
use crate::view::AskedView;

/// The seat after the last one; a new round when everybody has had a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTurn;

impl Deed<Pharaoh> for NextTurn {
    fn run(self, play: &mut Play<'_>) {
        let (next, new_round) = play.state.turn_after(play.state.turn.seat);
        if new_round {
            play.state.round += 1;
            let round = play.state.round;
            play.tell(&[cites::RUL_07, cites::RUL_134], Event::Round { round });
        }
        play.start_turn(next);
    }
}

/// T0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeginTurn;

impl Deed<Pharaoh> for BeginTurn {
    fn run(self, play: &mut Play<'_>) {
        let seat = play.state.turn.seat;
        play.clear_marks(TURN_MARKS);
        play.begin_doing();
        play.tell(&[cites::TURN_01, cites::RUL_26], Event::TurnBegins { seat });
        play.expire(|until| until == Until::TurnOf(seat));
        play.lift_bars(seat);
        for lasting in &mut play.state.lasting {
            if lasting.until == Until::EndOf(seat, false) {
                lasting.until = Until::EndOf(seat, true);
            }
        }
        for tabled in &mut play.state.tabled {
            tabled.tried = false;
            tabled.freed = 0;
        }
        let player = play.state.player_mut(seat);
        let (lost, defeated, room) = (player.lost, player.defeated, player.room);
        player.lost = 0;
        if let Some(cage) = &mut player.cage {
            cage.tried = false;
        }
        if lost > 0 {
            play.state.turn.extra -= i8::try_from(lost).unwrap_or(i8::MAX);
            play.tell(&[cites::PHC_P33], Event::LostActions { seat, actions: lost });
        }
        if defeated {
            play.push(Dominate);
        } else {
            play.state.turn.stayed = Some(room);
            play.push(Triggers { when: When::TurnStart, at: 0 });
        }
    }
}

/// T1. [PHA-DRAW-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDraw;

impl Question<Pharaoh> for TurnDraw {
    /// A defeated player has nothing to do with it, nor one who was defeated at T0. [PHA-DOM-02]
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let seat = scene.state.turn.seat;
        (!scene.state.player(seat).defeated).then_some(seat).into()
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Draw, Action::NoDraw]);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::DRAW_01, cites::TURN_01], "First draw a card, or say that you do not."))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        play.state.turn.phase = Phase::Draw;
        if action == Action::Draw {
            play.draw(seat, 1, &[cites::DRAW_01, cites::RUL_37]);
        } else {
            play.tell(&[cites::DRAW_01], Event::NotDrawn { seat });
        }
        play.push(Triggers { when: When::Draw, at: 0 });
        play.begin_actions();
    }

    fn skip(self, play: &mut Play<'_>) {
        play.begin_actions();
    }

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Draw
    }

    fn prompt(&self, _scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        format!("Your turn, {}: draw a card?", names.of(seat))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("draw")
    }

    fn liking(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> i32 {
        i32::from(action == Action::Draw) * 100
    }
}

/// T5, from this part on: triggers, remaining, cards in hexes, turn effects, end of game. [PHA-RUL-26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndTurn(pub EndPart);

impl Deed<Pharaoh> for EndTurn {
    fn run(self, play: &mut Play<'_>) {
        let Self(part) = self;
        let seat = play.state.turn.seat;
        match part {
            EndPart::Remaining => {
                play.state.turn.phase = Phase::End;
                play.begin_doing();
                play.push(EndTurn(EndPart::Closing));
                let player = play.state.player(seat);
                if player.defeated || play.state.turn.over {
                    return;
                }
                play.remain(seat);
                play.push(Triggers { when: When::TurnEnd, at: 0 });
            }
            EndPart::Closing => play.close_turn(seat),
        }
    }
}

/// Parts of T5. [PHA-RUL-26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndPart {
    /// Cards in front of the player, then remaining.
    Remaining,
    /// Cards in hexes become events, effects end, the end of the game is checked.
    Closing,
}

/// What cards in front of the active player do at their time, by placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Triggers {
    /// At which time.
    pub when: When,
    /// From this place of the tabled list on.
    pub at: u8,
}

impl Deed<Pharaoh> for Triggers {
    fn run(self, play: &mut Play<'_>) {
        let Self { when, at } = self;
        let seat = play.state.turn.seat;
        let trigger = match when {
            When::TurnStart => Trigger::TurnStart,
            When::Draw => Trigger::Draw,
            When::TurnEnd => Trigger::TurnEnd,
        };
        let Some(tabled) = play.state.tabled.get(usize::from(at)).copied() else { return };
        if play.state.player(seat).defeated {
            return;
        }
        play.push(Triggers { when, at: at + 1 });
        if tabled.lies != Lies::Before(seat) || (when != When::TurnEnd && tabled.by != seat) {
            return;
        }
        let mut found = None;
        play.scene().tabled_steps(&tabled, &mut |step| {
            if let Effect::On(on) = step
                && on.trigger == trigger
            {
                found = Some(on.steps.id);
            }
        });
        let Some(steps) = found else { return };
        let room = play.state.player(seat).room;
        let mut item = Item::new(What::Standing, Some(tabled.by), room);
        item.card = Some(tabled.card);
        item.targets.push(Figure::Character(seat));
        play.begin_steps(item, steps, None);
    }
}

/// When tabled cards act by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// T0.
    TurnStart,
    /// T1.
    Draw,
    /// T5.
    TurnEnd,
}

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
            said: false,
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

impl Play<'_> {
    /// Puts a seat's turn on the agenda.
    pub(crate) fn start_turn(&mut self, seat: Seat) {
        self.state.turn = TurnState::new(seat);
        self.first([
            BeginTurn.into(),
            TurnDraw.into(),
            Act.into(),
            TurnDiscard.into(),
            EndTurn(EndPart::Remaining).into(),
        ]);
    }

    fn begin_actions(&mut self) {
        let defeated = self.state.player(self.state.turn.seat).defeated;
        self.state.turn.phase = if defeated { Phase::Actions } else { Phase::Free }; // [PHA-RUL-125]
    }

    /// No more actions: T4 follows.
    pub(crate) fn end_actions(&mut self) {
        let seat = self.state.turn.seat;
        self.state.turn.phase = Phase::Discard;
        if !self.state.turn.over {
            self.tell(&[cites::ACT_12, cites::RUL_35], Event::ActionsEnd { seat });
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
        self.push(NextTurn);
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
