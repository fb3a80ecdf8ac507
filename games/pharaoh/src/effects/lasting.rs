//! `Lasting(until: MyNext, steps: […])`: standing steps in force for a while. [PHC-P06]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{Duration, Steps};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::run::Run;
use crate::state;
use crate::state::{Figure, Until};
use crate::words::text::inner;
use crate::words::text::nouns::duration;

/// Standing steps in force for a while. [PHC-P06]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// How long.
    pub until: Duration,
    /// What stands.
    pub steps: Steps,
}

impl Verb for Lasting {
    fn rule(&self) -> RuleId {
        cites::PHC_P06
    }

    fn text(&self) -> String {
        format!("{}: {}", duration(self.until), inner(&self.steps))
    }

    fn bodies(&self) -> Vec<&Steps> {
        vec![&self.steps]
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        vec![&mut self.steps]
    }

    fn could(&self, _scene: Scene<'_>, _seat: Seat) -> bool {
        true
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let item = play.item(run.item);
        let entrant = match item.targets.first() {
            Some(Figure::Character(seat)) => Some(*seat),
            _ => None,
        };
        let Some(by) = item.by.or(entrant) else { return };
        let on = match (run.it, item.targets.get(1).copied()) {
            (Some(Figure::Character(seat)), _) | (None, Some(Figure::Character(seat))) => seat,
            (Some(_), _) => return, // [PHA-RUL-155]
            _ => entrant.unwrap_or(by),
        };
        let until = match self.until {
            Duration::Turn | Duration::Tabled => Until::ThisTurn,
            Duration::MyNext => Until::TurnOf(by),
            Duration::ItsNext => Until::EndOf(on, false),
        };
        play.state.lasting.push(state::Lasting { steps: self.steps.id, by, on, until });
        play.tell(&[cites::PHC_P06], Event::Lasts { seat: by });
    }
}
