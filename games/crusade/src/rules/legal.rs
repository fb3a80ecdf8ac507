//! What is legal now, and why something else is not.

use table::Seat;

use crate::action::Action;
use crate::cards::Tier;
use crate::illegal::Illegal;
use crate::play::Scene;
use crate::rules::setup::lineups;
use crate::step::Step;

impl Scene<'_> {
    /// Every action open to a seat.
    pub(crate) fn list(self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.state.agenda.next().copied() else { return };
        if self.asked(step) != Some(seat) {
            return;
        }
        match step {
            Step::ChooseOrder(team) => {
                lineups(self.state.orders[team.index()], |order| out.push(Action::Order(order)));
            }
            Step::ChooseEdge(_) => out.extend(self.board().edges.iter().copied().map(Action::Edge)),
            Step::Act => self.list_turn(seat, out),
            Step::GiveBack(_) => self.list_hand(seat, out),
            Step::Shop(shopping) => {
                let payable = |tier: &Tier| self.check_buy(shopping.team, *tier).is_ok();
                out.extend(Tier::ALL.into_iter().filter(payable).map(Action::Buy));
                out.push(Action::Done);
            }
            _ => {}
        }
    }

    fn list_turn(self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.reach().iter().map(Action::Move));
        if self.check_teleport().is_ok() {
            out.push(Action::Teleport);
        }
        let mut listed = 0u32;
        for card in self.state.piece(seat).hand.cards().iter().copied() {
            let bit = 1 << card.0;
            if listed & bit != 0 || self.check_card(card).is_err() {
                continue;
            }
            listed |= bit;
            self.targets(seat, self.game.card(card).aim, |target| {
                if self.check_target(card, target).is_ok() {
                    out.push(Action::Play(card, target));
                }
            });
        }
        out.push(Action::EndTurn);
    }

    fn list_hand(self, seat: Seat, out: &mut Vec<Action>) {
        let mut listed = 0u32;
        for card in self.state.piece(seat).hand.cards() {
            if listed & (1 << card.0) == 0 {
                listed |= 1 << card.0;
                out.push(Action::GiveBack(*card));
            }
        }
    }

    /// Why a seat may not do this now. Answers for any action by any seat.
    pub(crate) fn check(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(step) = self.state.agenda.next().copied() else { return Err(Illegal::NightOver) };
        let Some(asked) = self.asked(step) else { return Err(Illegal::NightOver) };
        if asked != seat {
            return Err(Illegal::NotYourTurn(asked));
        }
        match (step, action) {
            (Step::ChooseOrder(team), Action::Order(order)) => {
                let members = self.state.orders[team.index()];
                if order.set() == members.set() && order.seats().len() == members.seats().len() {
                    Ok(())
                } else {
                    Err(Illegal::NotTheTeam(team))
                }
            }
            (Step::ChooseEdge(_), Action::Edge(edge)) => {
                if self.board().edges.contains(&edge) {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchEdge(edge))
                }
            }
            (Step::Act, Action::Move(to)) => self.check_move(to),
            (Step::Act, Action::Teleport) => self.check_teleport().map(|_| ()),
            (Step::Act, Action::Play(card, target)) => self.check_play(card, target),
            (Step::Act, Action::EndTurn) | (Step::Shop(_), Action::Done) => Ok(()),
            (Step::GiveBack(_), Action::GiveBack(card)) => {
                if self.state.piece(seat).hand.has(card) {
                    Ok(())
                } else {
                    Err(Illegal::NotInHand(card))
                }
            }
            (Step::Shop(shopping), Action::Buy(tier)) => self.check_buy(shopping.team, tier),
            (_, action) => Err(Illegal::NotNow(action)),
        }
    }
}
