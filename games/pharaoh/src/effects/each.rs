//! `Each(of: AllPlayers, steps: […])`: the steps once for every member of a group. [PHC-P04]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{Steps, Who};
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::Need;
use crate::state::Tabled;
use crate::words::text::inner;
use crate::words::text::nouns::who;

/// The steps once for every member of a group. [PHC-P04]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Each {
    /// The group.
    pub of: Who,
    /// Inside, `It` is the member.
    pub steps: Steps,
}

impl Verb for Each {
    fn rule(&self) -> RuleId {
        cites::PHC_P04
    }

    fn text(&self) -> String {
        format!("for {}: {}", who(self.of), inner(&self.steps))
    }

    fn bodies(&self) -> Vec<&Steps> {
        vec![&self.steps]
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        vec![&mut self.steps]
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        match self.of {
            Who::UpTo(count) => Need::Foes(count),
            Who::EntrantAndAnyOther => Need::Friend,
            _ => Need::Nothing,
        }
    }

    fn describe(&self, host: &mut Host) {
        self.steps.iter().for_each(|effect| effect.describe(host));
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        match self.of {
            Who::Others => !scene.state.standing().without(seat).is_empty(),
            Who::HexAll => scene.others_on_board(seat),
            _ => true,
        }
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let members = play.scene().resolve(self.of, play.item(run.item), &run);
        if self.of == Who::KeyHolders {
            play.tray.reveal(); // who is struck, and who is not, tells
            members.iter().for_each(|figure| play.shows_as_holder(*figure));
        }
        for member in members.into_iter().rev() {
            play.push(Run { steps: self.steps.id, at: 0, it: Some(member), ..run });
        }
    }
}

impl Scene<'_> {
    /// Whether any figure but this seat's own character stands in a hex. [PHA-RUL-59]
    fn others_on_board(self, seat: Seat) -> bool {
        let agent = |it: &Tabled| it.room().is_some() && self.design(it.card).agent().is_some();
        !self.state.standing().without(seat).is_empty()
            || !self.state.monsters.is_empty()
            || self.state.tabled.iter().any(agent)
    }
}
