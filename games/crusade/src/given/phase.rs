//! What the match of a position waits for.

use table::{Agenda, Seat, SeatSet};

use super::arrange::{Arranging, Result, wrong};
use super::{GivenDone, GivenPhase};
use crate::effects::give_back::GiveBack;
use crate::rules::rounds::NextTurn;
use crate::rules::setup::{ChooseEdge, ChooseOrder, Deal, PlacePieces};
use crate::rules::shop::Shop;
use crate::rules::turns::{Act, AfterCard};
use crate::state::{Acting, Status, Team};
use crate::step::Step;
use crate::tiles::Tiles;

impl Arranging<'_> {
    pub(super) fn phase(&mut self) -> Result<()> {
        self.state.agenda = Agenda::new();
        let first = self.state.orders[Team::Groundskeepers.index()].seats()[0];
        self.state.acting = Acting::new(first, Status::default());
        match &self.given.phase {
            None => self.turn_of(first),
            Some(GivenPhase::Turn(name)) => {
                let seat = self.seat(name)?;
                self.turn_of(seat);
            }
            Some(GivenPhase::Shop { who, done }) => self.shop(who, done)?,
            Some(GivenPhase::GiveBack { who, by }) => self.give_back(who, by)?,
            Some(GivenPhase::Order(name)) => self.order_question(name)?,
            Some(GivenPhase::Edge(name)) => self.edge_question(name)?,
            Some(GivenPhase::Over) => {}
        }
        Ok(())
    }

    fn turn_of(&mut self, seat: Seat) {
        let team = self.state.team(seat);
        let place = self.place_in_order(seat);
        self.state.acting = Acting::new(seat, Status::default());
        self.state.agenda.first([Act.into(), NextTurn(team, place + 1).into()]);
    }

    fn shop(&mut self, who: &str, done: &[String]) -> Result<()> {
        let seat = self.seat(who)?;
        let team = self.state.team(seat);
        let done = done.iter().map(|name| self.seat(name)).collect::<Result<SeatSet>>()?;
        if done.has(seat) {
            return wrong(format!("{who} cannot be asked after saying Done"));
        }
        if done.into_iter().any(|it| self.state.team(it) != team) {
            return wrong(format!("the {} shop; `done` names those of them who have finished", team.name()));
        }
        let shopping = Shop { team, place: self.place_in_order(seat), done };
        self.state.agenda.push(shopping.into());
        Ok(())
    }

    fn give_back(&mut self, who: &str, by: &str) -> Result<()> {
        let (seat, giver) = (self.seat(who)?, self.seat(by)?);
        if !self.scene().enemies(seat, giver) || self.state.team(seat) == Team::Groundskeepers {
            return wrong(format!("a Necromancer gives a card back to a Groundskeeper, not {who} to {by}"));
        }
        self.turn_of(giver);
        self.state.agenda.first([GiveBack(seat).into(), AfterCard.into()]);
        Ok(())
    }

    fn order_question(&mut self, name: &str) -> Result<()> {
        let seat = self.seat(name)?;
        let team = self.state.team(seat);
        if self.scene().captain(team) != Some(seat) {
            return wrong(format!("{name} is not the captain of the {}", team.name()));
        }
        if self.state.members(team).count() == 1 {
            return wrong(format!("{name} is alone and has no order to choose"));
        }
        self.before_the_deal();
        if team == Team::Groundskeepers && self.state.members(Team::Necromancers).count() > 1 {
            self.state.agenda.push(ChooseOrder(Team::Necromancers).into());
        }
        self.state.agenda.push(ChooseOrder(team).into());
        Ok(())
    }

    fn edge_question(&mut self, name: &str) -> Result<()> {
        let seat = self.seat(name)?;
        if self.state.team(seat) == Team::Groundskeepers {
            return wrong(format!("{name} is a Groundskeeper and chooses no edge"));
        }
        let place = self.place_in_order(seat);
        self.before_the_deal();
        self.state.agenda.take(); // the pieces are being placed already
        self.state.agenda.push(ChooseEdge(place).into());
        Ok(())
    }

    fn before_the_deal(&mut self) {
        self.state.agenda.first([PlacePieces.into(), Deal.into()]);
    }

    pub(super) fn place_in_order(&self, seat: Seat) -> u8 {
        let order = self.state.orders[self.state.team(seat).index()];
        let place = order.seats().iter().position(|it| *it == seat).expect("an order names all members");
        u8::try_from(place).expect("a team has at most four members")
    }

    /// What was done on the turn; and whether the match can rest there, which is known only now
    /// that hands and statuses are.
    pub(super) fn done(&mut self) -> Result<()> {
        let done = &self.given.done;
        if *done != GivenDone::default() && !self.in_turn() {
            return wrong("`done` is about a turn, and nobody takes one");
        }
        let sealed = done.sealed.iter().map(|at| self.tile(*at)).collect::<Result<Tiles>>()?;
        let blown = matches!(self.state.agenda.next(), Some(Step::GiveBack(_)));
        let played = if blown { done.played.max(1) } else { done.played }; // the Leaf Blower itself
        let acting = &mut self.state.acting;
        *acting = Acting { moved: done.moved, played, marked: done.marked, sealed, ..*acting };
        match self.state.agenda.next() {
            Some(Step::Act(_)) if self.scene().cards_left() == 0 => {
                wrong("the acting seat has used all its cards, so its turn would be over")
            }
            Some(Step::GiveBack(GiveBack(seat))) if self.state.piece(*seat).hand.len() < 2 => {
                wrong("who gives a card back is asked only with two cards or more")
            }
            _ => Ok(()),
        }
    }
}
