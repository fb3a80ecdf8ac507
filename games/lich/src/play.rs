//! What a rule works with: the box, the state, the tray.

use table::{RuleId, Seat, SeatSet, Tray};

use crate::content::{Adventurer, Lich, Monster};
use crate::event::{Event, Figure, Named};
use crate::field::{Foe, FoeId};
use crate::state::{State, Who};
use crate::step::Step;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 10_000;

/// The table as rules see it before they change it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The box.
    pub game: &'a Lich,
    /// What lies on the table.
    pub state: &'a State,
}

impl<'a> Scene<'a> {
    /// Whether the seat is one of this match.
    #[inline]
    pub fn has_seat(self, seat: Seat) -> bool {
        seat.0 < self.state.run.party
    }

    /// A seat's character card.
    #[inline]
    pub fn card(self, seat: Seat) -> &'a Adventurer {
        self.game.adventurer(self.state.hero(seat).card.expect("cards are chosen before anything else"))
    }

    /// A monster on the field and its card.
    #[inline]
    pub fn foe(self, id: FoeId) -> Option<(&'a Foe, &'a Monster)> {
        let foe = self.state.combat.field.get(id)?;
        Some((foe, self.game.monster(foe.card)))
    }

    /// Every monster on the field with its card.
    #[inline]
    pub fn foes(self) -> impl Iterator<Item = (&'a Foe, &'a Monster)> {
        self.state.combat.field.foes().iter().map(move |foe| (foe, self.game.monster(foe.card)))
    }

    /// The seats a step asks, if it is a question.
    #[inline]
    pub fn asked(self, step: Step) -> Option<SeatSet> {
        let seat = match step {
            Step::Camp(camp) => {
                let all = SeatSet::first(usize::from(self.state.run.party));
                return Some(camp.ready.into_iter().fold(all, SeatSet::without));
            }
            Step::Turn(acting) => acting.seat,
            Step::Window(window) => window.seat,
            Step::ChooseAdventurer(seat) | Step::Drop(_, seat) => seat,
            Step::Brave(ordeal) => self.state.in_column(ordeal.column)?,
            Step::GiveStartingItem(_)
            | Step::ChoosePath
            | Step::ChooseLane
            | Step::ChooseReturn
            | Step::Decide(_)
            | Step::Pay(..)
            | Step::Reward
            | Step::Award(_) => self.state.leader,
            _ => return None,
        };
        Some(SeatSet::only(seat))
    }
}

/// The table as rules change it.
#[derive(Debug)]
pub struct Play<'a> {
    /// The box.
    pub game: &'a Lich,
    /// What lies on the table.
    pub state: &'a mut State,
    /// Dice and talk.
    pub tray: &'a mut Tray<Event>,
}

impl Play<'_> {
    /// The table, to look at.
    #[inline]
    pub fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    /// Everybody hears this.
    #[inline]
    pub fn tell(&mut self, rules: &'static [RuleId], event: Event) {
        self.tray.tell(rules, event);
    }

    /// A six-sided die.
    #[inline]
    pub fn d6(&mut self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "a die has six sides")]
        let roll = self.tray.roll(6) as u8;
        roll
    }

    /// A monster by its name at this moment.
    #[inline]
    pub fn named(&self, id: FoeId) -> Option<Named> {
        self.state.combat.field.get(id).map(Named::from)
    }

    /// A card of the combat by its name at this moment; a monster must be on the field.
    #[inline]
    pub fn figure(&self, who: Who) -> Figure {
        match who {
            Who::Hero(seat) => Figure::Hero(seat),
            Who::Foe(id) => Figure::Foe(self.named(id).expect("only what is there is spoken of")),
        }
    }

    /// Plays on until somebody must choose or nothing is left to do.
    #[inline]
    pub fn advance(&mut self) {
        for _ in 0..MAX_STEPS {
            let Some(step) = self.state.agenda.next().copied() else { return };
            if self.scene().asked(step).is_some() {
                return;
            }
            self.state.agenda.take();
            self.run(step);
        }
        panic!("the agenda runs in circles: {:?}", self.state.agenda);
    }

    fn run(&mut self, step: Step) {
        match step {
            Step::LayItems => self.lay_items(),
            Step::LayFloor => self.lay_floor(),
            Step::MoveOn => self.move_on(),
            Step::Meet => self.meet(),
            Step::Trial(ordeal) => self.trial(ordeal),
            Step::HazardEnds => self.end_hazard(),
            Step::BeginRound => self.begin_round(),
            Step::NextTurn => self.next_turn(),
            Step::OpenWindow(window) => self.open_window(window),
            Step::BeginTurn(seat) => self.begin_turn(seat),
            Step::FoeTurn(id) => self.foe_turn(id),
            Step::FoeAttacks { by, at } => self.foe_attacks(by, at),
            Step::FoeUses { by, ability, at } => self.foe_uses(by, ability, at),
            Step::EndRound => self.end_round(),
            Step::EndEncounter(over) => self.end_encounter(over),
            Step::PassLead => self.pass_lead(),
            Step::EndFloor => self.end_floor(),
            Step::ChooseAdventurer(_)
            | Step::GiveStartingItem(_)
            | Step::Camp(_)
            | Step::ChoosePath
            | Step::ChooseLane
            | Step::ChooseReturn
            | Step::Brave(_)
            | Step::Decide(_)
            | Step::Pay(..)
            | Step::Drop(..)
            | Step::Window(_)
            | Step::Turn(_)
            | Step::Reward
            | Step::Award(_) => unreachable!("questions wait for a seat"),
        }
    }
}
