//! Laying a position out over the setup: the row, the leader, what is waited for.

use table::{Agenda, GivenError, Names, Seat, SeatSet};

use super::cards::Stock;
use super::{Given, GivenPhase};
use crate::bag::Items;
use crate::content::{FLOORS, Lich, MAX_PARTY};
use crate::list::List;
use crate::play::Scene;
use crate::rules::camp::Camp;
use crate::rules::path::{ChooseLane, ChoosePath, ChooseReturn};
use crate::rules::rewards::{PassLead, Reward};
use crate::rules::rounds::NextTurn;
use crate::rules::turns::Acting;
use crate::state::{Combat, State, Who};
use crate::step::Step;

pub(super) type Result<T> = std::result::Result<T, GivenError>;

pub(super) fn wrong<T>(what: impl Into<String>) -> Result<T> {
    Err(GivenError(what.into()))
}

impl Given {
    /// Lays the position out over the setup.
    pub(crate) fn arrange(&self, game: &Lich, state: &mut State, names: &Names) -> Result<()> {
        if state.party().iter().any(|hero| hero.card.is_none()) {
            return wrong("some seats have no character card; name all `adventurers` in the setup");
        }
        let mut table = Arranging { given: self, game, cards: Stock::full(game), state, names };
        table.clear();
        table.group()?;
        table.items()?;
        table.path()?;
        table.monsters()?;
        table.laid()?;
        table.decks()?;
        table.party()?;
        table.phase()
    }
}

/// A position on its way from words to the table.
pub(super) struct Arranging<'a> {
    pub(super) given: &'a Given,
    pub(super) game: &'a Lich,
    /// Cards that lie nowhere yet.
    pub(super) cards: Stock,
    pub(super) state: &'a mut State,
    pub(super) names: &'a Names,
}

impl Arranging<'_> {
    fn clear(&mut self) {
        self.state.agenda = Agenda::new();
        self.state.combat = Combat::default();
        self.state.laid = List::new();
        self.state.worn_before = Items::default();
        self.state.blessed_before = Items::default();
        self.state.ending = None;
    }

    /// The floor, the leader and the row.
    fn group(&mut self) -> Result<()> {
        let floor = self.given.floor.unwrap_or(1);
        if !(1..=FLOORS).contains(&floor) {
            return wrong(format!("there is no floor {floor}; expected 1 to {FLOORS}"));
        }
        self.state.floor = floor;
        if let Some(name) = &self.given.leader {
            let seat = self.seat(name)?;
            if !self.state.run.leads.has(seat) {
                return wrong(format!("{name} never leads in this setup"));
            }
            self.state.leader = seat;
        }
        let seats: Vec<Seat> = match self.given.row.as_slice() {
            [] => self.state.seats().collect(),
            names => names.iter().map(|name| self.seat(name)).collect::<Result<_>>()?,
        };
        let everybody = self.everybody();
        if seats.len() != everybody.len() || seats.iter().copied().collect::<SeatSet>() != everybody {
            return wrong("the row must name every seat once");
        }
        for (place, seat) in self.state.row.iter_mut().zip(seats) {
            *place = seat;
        }
        Ok(())
    }

    pub(super) fn everybody(&self) -> SeatSet {
        SeatSet::first(usize::from(self.state.run.party))
    }

    /// What the match waits for, with what lies behind it on the agenda.
    fn phase(&mut self) -> Result<()> {
        let camp = GivenPhase::Camp { ready: Vec::new(), actions: std::collections::BTreeMap::new() };
        let phase = self.given.phase.clone().unwrap_or(camp);
        let fighting = matches!(phase, GivenPhase::Turn(_) | GivenPhase::TurnAfterAction(_));
        if fighting == self.given.monsters.is_empty() {
            return wrong("monsters lie on the field during a combat, and only then");
        }
        if matches!(phase, GivenPhase::Reward) == self.given.laid.is_empty() {
            return wrong("items are laid out for a reward, and only then");
        }
        match phase {
            GivenPhase::Camp { ready, actions } => self.camp(&ready, &actions),
            GivenPhase::Turn(name) => self.turn(&name, false),
            GivenPhase::TurnAfterAction(name) => self.turn(&name, true),
            GivenPhase::ChoosePath => self.ask(&[ChoosePath.into()]),
            GivenPhase::ChooseLane => self.ask(&[ChooseLane.into()]),
            GivenPhase::ChooseReturn => self.ask(&[ChooseReturn.into()]),
            GivenPhase::Reward => self.ask(&[Reward.into(), PassLead.into()]),
        }
    }

    /// A question that is legal as it stands, and what happens after its answer.
    #[expect(clippy::unnecessary_wraps, reason = "the last step of every phase, some of which can fail")]
    fn ask(&mut self, steps: &[Step]) -> Result<()> {
        steps.iter().rev().for_each(|step| self.state.agenda.push(*step));
        Ok(())
    }

    fn camp(&mut self, ready: &[String], actions: &std::collections::BTreeMap<String, u8>) -> Result<()> {
        let ready = ready.iter().map(|name| self.seat(name)).collect::<Result<SeatSet>>()?;
        if ready == self.everybody() {
            return wrong("when all are ready, camp is over");
        }
        let mut camp = Camp { ready, actions: [0; MAX_PARTY] };
        let limit = self.game.numbers().camp_limit;
        for (name, count) in actions {
            let seat = self.seat(name)?;
            if *count >= limit && !ready.has(seat) {
                return wrong(format!(
                    "{name} has taken {count} actions and must be ready; the limit is {limit}"
                ));
            }
            camp.actions[seat.index()] = *count;
        }
        self.ask(&[camp.into()])
    }

    /// The order is that of the speeds and places as they are now. [LIC-RUL-19]
    fn turn(&mut self, name: &str, acted: bool) -> Result<()> {
        let seat = self.seat(name)?;
        if !self.state.hero(seat).stands() {
            return wrong(format!("{name} has fainted and has no turn"));
        }
        let round = self.given.round.unwrap_or(1);
        let limit = self.game.numbers().round_limit;
        if !(1..=limit).contains(&round) {
            return wrong(format!("there is no round {round}; expected 1 to {limit}"));
        }
        let order = self.scene().turn_order();
        let place = order.iter().position(|who| *who == Who::Hero(seat)).expect("everybody is in the order");
        let combat = &mut self.state.combat;
        combat.round = round;
        combat.order = order;
        combat.turn = u8::try_from(place + 1).expect("the order is short");
        // The turn being taken counts.
        self.state.hero_mut(seat).deeds.turns = 1;
        self.ask(&[Acting { seat, acted }.into(), NextTurn.into()])
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat> {
        self.names.find(name).ok_or_else(|| {
            GivenError(format!("nobody is called {name:?}; there are {}", self.names.all().join(", ")))
        })
    }
}
