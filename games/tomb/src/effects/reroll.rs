//! `Reroll`: rolls an own attack again; the second roll counts, whatever it is. [TOM-RUL-86]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Dice, Names, RuleId, Seat, SeatSet};

use super::{Effect, Means, Spot, Use, Verb, never_used};
use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{Timing, Tomb};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::attack::{Blow, Resolve};
use crate::spaces::Space;
use crate::state::{Card, Figure};
use crate::view::Phase;

/// Offers a second throw after the first.
pub(super) struct RollsAgain;

impl Verb for RollsAgain {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Item(Timing::Reroll)
    }

    fn hindrance(&self, _scene: Scene<'_>, with: Means, _at: Option<Space>) -> Option<Illegal> {
        Some(never_used(with))
    }

    fn run(&self, _play: &mut Play<'_>, by: Use) {
        unreachable!("{by:?} is never done: it is offered after a roll")
    }

    fn text(&self) -> String {
        "Roll again; the second roll counts.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_86]
    }
}

/// Whether to roll again. [TOM-RUL-86]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reroll {
    /// Which attack.
    pub blow: Blow,
    /// The natural roll.
    pub roll: u8,
}

impl Question<Tomb> for Reroll {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.acting.hero.seat())
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::RollAgain, Action::KeepRoll]);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        (!matches!(action, Action::RollAgain | Action::KeepRoll)).then_some(Illegal::NotNow(action))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(scene.state.acting.hero.seat(), &[cites::RUL_86])
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Self { blow, roll } = self;
        play.state.agenda.take();
        let again = action == Action::RollAgain;
        let roll = if again { play.roll_again(&blow, roll) } else { roll };
        play.push(Resolve { blow, roll });
    }

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::KeepRoll
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("You rolled {}: roll again?", self.roll)
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Reroll { seat: scene.state.acting.hero.seat(), roll: self.roll }
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        bot::reroll(scene, self, options, dice)
    }
}

impl Scene<'_> {
    /// The Item that lets a hero roll an attack again. [TOM-RUL-86]
    pub(crate) fn reroll_item(self, by: Figure) -> Option<usize> {
        let Figure::Hero(hero) = by else { return None };
        let usable =
            |card: &Card| self.may_use(hero, card.place) && self.game.item(card.item).does(Effect::Reroll);
        self.state.items.iter().position(usable)
    }
}

impl Play<'_> {
    /// The die is rolled again, whatever comes.
    fn roll_again(&mut self, blow: &Blow, before: u8) -> u8 {
        let place = self.scene().reroll_item(blow.by).expect("a reroll is only offered with the Item");
        let Figure::Hero(hero) = blow.by else { unreachable!("only heroes hold Items") };
        let (by, item) = (self.scene().whom(hero), self.state.items.get(place).expect("it is held").item);
        self.tell(&[cites::RUL_86, cites::RUL_81], Event::RollsAgain { by, item, before });
        self.discard(place);
        let roll = self.d20();
        self.tell_roll(blow, roll);
        roll
    }
}
