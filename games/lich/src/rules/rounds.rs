//! Rounds of combat: order and turns. [LIC-CMB-01]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, SeatSet};

use super::monsters::FoeTurn;
use super::round_end::EndRound;
use super::turns::BeginTurn;
use super::windows::{Moment, OpenWindow};
use crate::cites;
use crate::content::Lich;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::Who;
use crate::step::Step;

impl Scene<'_> {
    /// A card's place in the order.
    fn pace(self, who: Who) -> u8 {
        match who {
            Who::Hero(seat) => self.speed(seat),
            Who::Foe(id) => self.foe(id).map_or(0, |(_, monster)| monster.speed),
        }
    }

    /// The fastest first; adventurers before monsters, then from left to right. [LIC-RUL-19]
    pub(crate) fn turn_order(self) -> crate::list::List<Who, 12> {
        let heroes = self.state.row().iter().map(|seat| Who::Hero(*seat));
        let foes = self.state.combat.field.foes().iter().map(|foe| Who::Foe(foe.id));
        let mut order = crate::list::List::<Who, 12>::new();
        let mut paces = crate::list::List::<u8, 12>::new();
        for who in heroes.chain(foes) {
            let own = self.pace(who);
            let place = paces.iter().position(|other| *other < own).unwrap_or(paces.len());
            paces.insert(place, own);
            order.insert(place, who);
        }
        order
    }
}

/// A round of combat begins. [LIC-CMB-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeginRound;

impl Deed<Lich> for BeginRound {
    /// The order is fixed for the round. [LIC-RUL-19]
    fn run(self, play: &mut Play<'_>) {
        play.state.combat.round += 1;
        play.state.combat.turn = 0;
        let round = play.state.combat.round;
        play.tell(&[cites::CMB_01, cites::CMB_02, cites::RUL_18], Event::Round { round });
        let order = play.scene().turn_order();
        play.state.combat.order = order;
        let event = Event::Order { order: order.iter().map(|who| play.figure(*who)).collect() };
        let slowed = play.state.party().iter().any(|hero| hero.slowed);
        let rules: &[RuleId] = if slowed {
            &[cites::SPEED_01, cites::SPEED_02, cites::SPEED_03, cites::RUL_19, cites::RUL_67]
        } else {
            &[cites::SPEED_01, cites::SPEED_02, cites::SPEED_03, cites::RUL_19]
        };
        play.tell(rules, event);
        play.push(NextTurn);
    }
}

/// The next card in the order has its turn, or the round ends. [LIC-SPEED-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTurn;

impl Deed<Lich> for NextTurn {
    /// A window before each turn that will really be taken; one more when all had theirs.
    fn run(self, play: &mut Play<'_>) {
        let combat = &mut play.state.combat;
        let Some(who) = combat.order.get(usize::from(combat.turn)).copied() else {
            let round = combat.round;
            play.tell(&[cites::CMB_01], Event::RoundEnds { round });
            play.first([OpenWindow::at(Moment::RoundEnd, SeatSet::NONE).into(), EndRound.into()]);
            return;
        };
        combat.turn += 1;
        let taken = match who {
            Who::Hero(seat) if play.state.hero(seat).stands() => Some(Step::from(BeginTurn(seat))),
            Who::Hero(seat) => {
                play.tell(&[cites::STAT_09, cites::RUL_21], Event::Skipped { seat });
                None
            }
            Who::Foe(id) => play.state.combat.field.get(id).map(|_| FoeTurn(id).into()),
        };
        match taken {
            Some(turn) => {
                let window = OpenWindow::at(Moment::BeforeTurn, SeatSet::NONE);
                play.first([window.into(), turn, NextTurn.into()]);
            }
            None => play.push(NextTurn),
        }
    }
}
