//! Rounds of combat: order, turns, Quick-Toss windows. [LIC-CMB-01]

use table::{RuleId, Seat, SeatSet};

use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::Who;
use crate::step::{Moment, Step, Window};

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
            let pace = self.pace(who);
            let place = paces.iter().position(|other| *other < pace).unwrap_or(paces.len());
            paces.insert(place, pace);
            order.insert(place, who);
        }
        order
    }

    /// Whether a seat can throw something now. [LIC-RUL-25]
    fn can_toss(self, seat: Seat) -> bool {
        let hero = self.state.hero(seat);
        hero.stands() && hero.inventory.kinds().into_iter().any(|item| self.can_toss_item(seat, item))
    }

    fn can_toss_item(self, seat: Seat, item: crate::content::ItemId) -> bool {
        let card = self.game.item(item);
        let mut any = false;
        if card.quick {
            self.targets(crate::effects::Use::of_item(seat), &card.effects, |_| any = true);
        }
        any
    }
}

impl Play<'_> {
    /// The order is fixed for the round. [LIC-RUL-19]
    pub(crate) fn begin_round(&mut self) {
        self.state.combat.round += 1;
        self.state.combat.turn = 0;
        let round = self.state.combat.round;
        self.tell(&[cites::CMB_01, cites::CMB_02, cites::RUL_18], Event::Round { round });
        let order = self.scene().turn_order();
        self.state.combat.order = order;
        let event = Event::Order { order: order.iter().map(|who| self.figure(*who)).collect() };
        let slowed = self.state.party().iter().any(|hero| hero.slowed);
        let rules: &[RuleId] = match slowed {
            false => &[cites::SPEED_01, cites::SPEED_02, cites::SPEED_03, cites::RUL_19],
            true => &[cites::SPEED_01, cites::SPEED_02, cites::SPEED_03, cites::RUL_19, cites::RUL_67],
        };
        self.tell(rules, event);
        self.state.agenda.push(Step::NextTurn);
    }

    /// A window before each turn that will really be taken; one more when all had theirs.
    pub(crate) fn next_turn(&mut self) {
        let combat = &mut self.state.combat;
        let Some(who) = combat.order.get(usize::from(combat.turn)).copied() else {
            let round = combat.round;
            self.tell(&[cites::CMB_01], Event::RoundEnds { round });
            let window = window(Moment::RoundEnd, SeatSet::NONE);
            self.state.agenda.first([Step::OpenWindow(window), Step::EndRound]);
            return;
        };
        combat.turn += 1;
        let taken = match who {
            Who::Hero(seat) if self.state.hero(seat).stands() => Some(Step::BeginTurn(seat)),
            Who::Hero(seat) => {
                self.tell(&[cites::STAT_09, cites::RUL_21], Event::Skipped { seat });
                None
            }
            Who::Foe(id) => self.state.combat.field.get(id).map(|_| Step::FoeTurn(id)),
        };
        match taken {
            Some(turn) => {
                let window = window(Moment::BeforeTurn, SeatSet::NONE);
                self.state.agenda.first([Step::OpenWindow(window), turn, Step::NextTurn]);
            }
            None => self.state.agenda.push(Step::NextTurn),
        }
    }

    /// Asks the next seat that could throw something; a window nobody could use is skipped.
    /// [LIC-RUL-25]
    pub(crate) fn open_window(&mut self, window: Window) {
        let scene = self.scene();
        let wary = self.state.run.wary;
        let next = (window.seat.0..self.state.run.party).map(Seat).find(|seat| {
            let asked = !wary.has(*seat) || window.targets.has(*seat);
            asked && scene.can_toss(*seat)
        });
        if let Some(seat) = next {
            self.state.agenda.push(Step::Window(Window { seat, ..window }));
        }
    }

    /// A seat throws nothing: the next is asked.
    pub(crate) fn pass(&mut self, seat: Seat, window: Window) {
        self.state.agenda.take();
        self.tell(&[cites::RUL_25, cites::KEY_10], Event::Passed { seat });
        self.state.agenda.push(Step::OpenWindow(Window { seat: Seat(seat.0 + 1), ..window }));
    }

    /// A seat throws something: then all are asked again, from the lowest. [LIC-RUL-25]
    pub(crate) fn toss(
        &mut self,
        seat: Seat,
        window: Window,
        item: crate::content::ItemId,
        target: crate::action::Target,
    ) {
        self.state.agenda.take();
        self.state.agenda.push(Step::OpenWindow(Window { seat: Seat(0), ..window }));
        self.use_item(seat, item, target);
    }

    /// A monster has announced something: a window opens before it happens. [LIC-RUL-25]
    pub(crate) fn announce(&mut self, targets: SeatSet, then: Step) {
        self.state.agenda.first([Step::OpenWindow(window(Moment::Announced, targets)), then]);
    }
}

/// A window as it opens.
fn window(moment: Moment, targets: SeatSet) -> Window {
    Window { moment, seat: Seat(0), targets }
}
