//! What a rule works with: the box, the state, the tray.

use table::stage::{Staged, until_rest};
use table::{Dice, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::{Adventurer, Lich, Monster};
use crate::event::{Event, Figure, Named};
use crate::field::{Foe, FoeId};
use crate::illegal::Illegal;
use crate::state::{State, Who};
use crate::step::Step;
use crate::view::Phase;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 10_000;

/// The dice of the bot that answers for who does not.
const LAPSE_SEED: u64 = 106;

table::stage!(Lich, State, Event, Step);

impl Staged for Lich {
    type Scene<'a> = Scene<'a>;
    type Play<'a> = Play<'a>;
    type Illegal = Illegal;
    type Shown = Phase;

    fn nothing_asked() -> Illegal {
        Illegal::MatchOver
    }

    /// Most questions are the leader's. [LIC-RUL-104]
    fn others_asked(asked: SeatSet) -> Illegal {
        asked.lowest().map_or(Illegal::MatchOver, |seat| Illegal::NotYourTurn(seat, &[cites::RUL_104]))
    }
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

    /// What a bot would answer, for a seat that does not: the same question gets the same answer. [LIC-RUL-106]
    pub(crate) fn as_a_bot_would(self, seat: Seat) -> Action {
        let mut actions = Vec::new();
        self.list(seat, &mut actions);
        actions[self.quick(seat, &actions, &mut Dice::fast(LAPSE_SEED))]
    }
}

impl Play<'_> {
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
        until_rest(self, MAX_STEPS, Self::run_next);
    }
}
