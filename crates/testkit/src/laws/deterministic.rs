//! *Deterministic*: same state, same action, same dice, same result. (K2)

use table::{Dice, Tray, WholeGame};

use super::Verdict;
use super::difference::same;
use super::moment::{After, Moment};

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let once = moment.act(moment.state(), moment.dice(1));
    alike("done again", &once, &moment.act(moment.state(), moment.dice(1)))?;
    let script = Dice::scripted(once.throws.iter().cloned());
    alike("done with the same throws from a script", &once, &moment.act(moment.state(), script))?;
    unheard(moment, &once)
}

fn alike<G: WholeGame>(how: &str, once: &After<G>, again: &After<G>) -> Verdict {
    same(format_args!("{how}, the state"), &once.state, &again.state)?;
    same(format_args!("{how}, the talk"), &once.told, &again.told)?;
    same(format_args!("{how}, the throws"), &once.throws, &again.throws)?;
    same(format_args!("{how}, whether something was revealed"), &once.revealed, &again.revealed)
}

/// Bots do not listen; for them everything happens just the same.
fn unheard<G: WholeGame>(moment: &Moment<'_, G>, heard: &After<G>) -> Verdict {
    let mut state = moment.state().clone();
    let mut tray = Tray::deaf(moment.dice(1).keeping());
    moment.game().apply(&mut state, moment.seat, moment.action, &mut tray);
    same("when nobody listens, the state", &heard.state, &state)?;
    same("when nobody listens, the throws", &heard.throws, &tray.dice().kept())?;
    same("when nobody listens, whether something was revealed", &heard.revealed, &tray.revealed())
}
