//! `Control`: the user takes over one agent. [PHC-P31]

use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::Who;
use crate::event::Event;
use crate::play::Play;
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::Need;
use crate::state::{Figure, Lies};

/// The user takes over one agent. [PHC-P31]
pub struct Control;

impl Verb for Control {
    fn rule(&self) -> RuleId {
        cites::PHC_P31
    }

    fn text(&self) -> String {
        "take control of one agent".to_owned()
    }

    fn harms(&self) -> Option<Who> {
        Some(Who::Target)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        Need::Agent
    }

    fn describe(&self, host: &mut Host) {
        host.attack = true;
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let (Some(Figure::Card(piece)), Some(by)) = (run.it, play.item(run.item).by) else { return };
        if play.state.dominator(Figure::Card(piece)).is_some() {
            return; // [PHC-09]
        }
        let card = play.state.kind(piece);
        let Some(tabled) = play.state.tabled_mut(piece) else { return };
        tabled.by = by;
        if matches!(tabled.lies, Lies::Before(_)) {
            tabled.lies = Lies::Before(by); // [PHA-RUL-93]
        }
        play.tell(&[cites::PHC_P31, cites::RUL_93], Event::Controlled { by, card });
    }
}
