//! *Discreet*, the other half: what happens tells a seat nothing it may not know, and nothing that
//! is not marked as revealed. (K5, K9)
//!
//! The same action with the same dice is done to the true state and to one the seat cannot tell
//! from it. What it hears may differ only if something was revealed, and then its view must differ
//! too: a view is everything a viewer may know. So a take-back can never undo a glimpse.

use table::{Told, Viewer, WholeGame};

use super::difference::same;
use super::moment::{After, Moment};
use super::{Laws, Verdict};

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let truth = moment.act(moment.state(), moment.dice(1));
    for seat in moment.seats() {
        let imagined = moment.imagined(seat, 2);
        if !moment.legal(&imagined, moment.seat).contains(&moment.action) {
            continue; // another seat's card, which this one did not imagine there
        }
        let other = moment.act(&imagined, moment.dice(1));
        for (who, viewer) in [("the seat", Viewer::seat(seat)), ("a spectator", Viewer::SPECTATOR)] {
            compare(moment, viewer, &truth, &other)
                .map_err(|what| format!("for {who}, when what {seat} cannot see is dealt anew, {what}"))?;
        }
    }
    Ok(())
}

fn compare<G: WholeGame>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    truth: &After<G>,
    other: &After<G>,
) -> Verdict {
    let game = moment.game();
    let over = |after: &After<G>| game.turn(&after.state).outcome().is_some();
    let open = |after: &After<G>| after.revealed || over(after);
    same("whether the action reveals something", &open(truth), &open(other))?;
    if over(truth) || over(other) {
        return Ok(()); // then every hand is open
    }
    let view = |after: &After<G>| game.view(&after.state, viewer);
    if !truth.revealed {
        let unmarked = |what| format!("{what}, though the action reveals nothing");
        same("the turn after it", &game.turn(&truth.state), &game.turn(&other.state)).map_err(unmarked)?;
        same("the view after it", &view(truth), &view(other)).map_err(unmarked)?;
        let talk = |after: &After<G>| ears(viewer, &after.told);
        same("the talk", &talk(truth), &talk(other)).map_err(unmarked)?;
    }
    if view(truth) == view(other) {
        let heard = |after: &After<G>| heard(moment.laws, viewer, &after.told);
        same("the talk tells what the view does not show: it", &heard(truth), &heard(other))?;
    }
    Ok(())
}

/// What the viewer hears, but for what nobody needs to remember.
pub(super) fn heard<G: WholeGame>(laws: &Laws<G>, viewer: Viewer, told: &[Told<G::Event>]) -> Vec<G::Event> {
    let events = ears(viewer, told).into_iter();
    events.filter(|event| !(laws.fleeting)(event)).collect()
}

fn ears<E: Clone>(viewer: Viewer, told: &[Told<E>]) -> Vec<E> {
    told.iter().map(|told| told.heard_by(viewer).clone()).collect()
}
