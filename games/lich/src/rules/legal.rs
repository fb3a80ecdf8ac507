//! What is legal now, and why something else is not.

use table::Seat;

use crate::action::Action;
use crate::illegal::Illegal;
use crate::play::Scene;
use crate::step::Step;

impl Scene<'_> {
    /// Every action open to a seat.
    pub(crate) fn list(self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.state.agenda.next().copied() else { return };
        if !self.asked(step).is_some_and(|seats| seats.has(seat)) {
            return;
        }
        match step {
            Step::ChooseAdventurer(_) => self.list_cards(out),
            Step::GiveStartingItem(_) => self.list_laid(out),
            Step::Camp(_) => self.list_camp(seat, out),
            Step::ChoosePath => out.extend([Action::PlayMain, Action::Scout]),
            Step::ChooseLane => out.extend([Action::PlayMain, Action::PlaySecondary]),
            Step::ChooseReturn => out.extend([Action::Return, Action::GoOn]),
            Step::Brave(ordeal) => self.list_brave(seat, ordeal, out),
            Step::Decide(hazard) => self.list_decide(hazard, out),
            Step::Pay(..) => self.list_pay(out),
            Step::Drop(_, seat) => self.list_drop(seat, out),
            Step::Window(_) => self.list_window(seat, out),
            Step::Turn(acting) => self.list_turn(acting, out),
            Step::Reward => self.list_reward(out),
            Step::Award(_) => out.extend(self.state.seats().map(Action::Award)),
            _ => {}
        }
    }

    fn list_window(self, seat: Seat, out: &mut Vec<Action>) {
        for item in self.state.hero(seat).inventory.kinds() {
            if self.game.item(item).quick {
                self.list_item(seat, item, out);
            }
        }
        out.push(Action::Pass);
    }

    /// Why a seat may not do this now. Answers for any action by any seat.
    pub(crate) fn check(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(step) = self.state.agenda.next().copied() else { return Err(Illegal::MatchOver) };
        let Some(asked) = self.asked(step) else { return Err(Illegal::MatchOver) };
        if !asked.has(seat) {
            return Err(self.not_asked(step, seat));
        }
        match (step, action) {
            (Step::ChooseAdventurer(_), Action::Take(card)) => self.check_take(card),
            (Step::GiveStartingItem(_), Action::Deal(item)) => self.check_deal(item),
            (Step::Camp(_), action) => self.check_camp(seat, action),
            (Step::ChoosePath, Action::PlayMain | Action::Scout)
            | (Step::ChooseLane, Action::PlayMain | Action::PlaySecondary)
            | (Step::ChooseReturn, Action::Return | Action::GoOn)
            | (Step::Window(_), Action::Pass) => Ok(()),
            (Step::ChooseReturn, Action::Scout) => Err(Illegal::NoThirdPath),
            (Step::Brave(ordeal), action) => self.check_brave(seat, ordeal, action),
            (Step::Decide(hazard), action) => self.check_decide(hazard, action),
            (Step::Pay(..), Action::Name(seat)) => self.check_pay(seat),
            (Step::Drop(_, seat), Action::Lose(item)) => self.check_drop(seat, item),
            (Step::Window(_), Action::Use(item, target)) => {
                self.check_use_item(seat, item, target)?;
                if self.game.item(item).quick { Ok(()) } else { Err(Illegal::NotQuick(item)) }
            }
            (Step::Turn(acting), action) => self.check_turn(acting, action),
            (Step::Reward, Action::Keep(item, seat)) => self.check_keep(item, seat),
            (Step::Reward, Action::Leave) => self.check_leave(),
            (Step::Award(_), Action::Award(seat)) => self.check_award(seat),
            (_, action) => Err(Illegal::NotNow(action)),
        }
    }

    fn not_asked(self, step: Step, seat: Seat) -> Illegal {
        match (step, self.asked(step).and_then(table::SeatSet::lowest)) {
            (Step::Camp(_), _) => Illegal::ReadyAlready,
            (Step::Turn(_), Some(other)) if self.has_seat(seat) && !self.state.hero(seat).stands() => {
                Illegal::FaintedYourself(other)
            }
            (_, Some(other)) => Illegal::NotYourTurn(other),
            (_, None) => Illegal::MatchOver,
        }
    }
}
