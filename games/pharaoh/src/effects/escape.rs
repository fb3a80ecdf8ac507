//! `Escape(test: AtMost(8), steps: […])`: somebody is held until the test is passed. [PHC-P45]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Steps, Test, Trigger, Who};
use crate::event::Event;
use crate::item::{Hold, What};
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::{Need, Want};
use crate::state::{Cage, Figure, Lies, Piece, Tabled};
use crate::words::text::inner;

/// Binds somebody until a test is passed. [PHC-P45]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Escape {
    /// Rolled once in each free action phase.
    pub test: Test,
    /// What holds until then.
    pub steps: Steps,
}

impl Verb for Escape {
    fn rule(&self) -> RuleId {
        cites::PHC_P45
    }

    fn text(&self) -> String {
        format!("until the escape roll of {}: {}", self.test, inner(&self.steps))
    }

    fn fault(&self) -> Option<String> {
        match self.test {
            Test::AtMost(score) if !(2..=11).contains(&score) => {
                Some(format!("an escape on {score} or lower; expected 2 to 11"))
            }
            _ => None,
        }
    }

    fn bodies(&self) -> Vec<&Steps> {
        vec![&self.steps]
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        vec![&mut self.steps]
    }

    fn harms(&self) -> Option<Who> {
        Some(Who::Victim)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        Need::Player(Want::Anything)
    }

    fn describe(&self, host: &mut Host) {
        host.attack = true;
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let Some(Figure::Character(seat)) = run.it else { return };
        if let What::Play(_) = play.item(run.item).what {
            return; // the card itself is laid in front of the target and holds from there
        }
        let room = play.state.player(seat).room;
        if room != play.item(run.item).room {
            return;
        }
        let steps = self.steps.id;
        play.state.player_mut(seat).cage = Some(Cage { steps, tried: play.state.turn.seat == seat });
        play.tell(&[cites::PHC_P45, cites::RUL_106], Event::Held { seat, hold: Hold::Hex });
        play.held(seat, Hold::Hex);
    }
}

impl Scene<'_> {
    /// Whether a tabled card lets no hold keep its user. [`Trigger::Held`]
    fn frees(self, tabled: &Tabled) -> bool {
        let mut frees = false;
        self.tabled_steps(tabled, &mut |step| {
            frees |= matches!(step, Effect::On(on) if on.trigger == Trigger::Held);
        });
        frees && tabled.lies == Lies::Before(tabled.by)
    }
}

impl Play<'_> {
    /// A hold is put on somebody: a card that lets none keep its user takes it off at once.
    pub(crate) fn held(&mut self, seat: Seat, hold: Hold) {
        if self.state.tabled.iter().any(|it| it.by == seat && self.scene().frees(it)) {
            self.release(seat, hold, &[cites::PHC_P21, cites::PHC_P07]);
        }
    }

    /// Such a card comes onto the table: what holds its user already falls off, too.
    pub(crate) fn free_from_holds(&mut self, seat: Seat, card: Piece) {
        if !self.state.tabled(card).is_some_and(|it| self.scene().frees(it)) {
            return;
        }
        if self.state.player(seat).cage.is_some() {
            self.release(seat, Hold::Hex, &[cites::PHC_P21, cites::PHC_P07]);
        }
        while let Some(hold) = self
            .state
            .tabled
            .iter()
            .find(|it| it.lies == Lies::Before(seat) && it.by != seat)
            .map(|it| it.card)
        {
            self.release(seat, Hold::Card(hold), &[cites::PHC_P21, cites::PHC_P07]);
        }
    }
}
