//! *Durable*: a match can be saved at any decision, also in the middle of a resolution, and goes on
//! from there as if nothing had been. (K4)

use table::{Viewer, WholeGame};

use super::Verdict;
use super::difference::same;
use super::moment::Moment;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let broken = |error: serde_json::Error| format!("cannot be saved and loaded: {error}");
    let text = serde_json::to_string(moment.state()).map_err(broken)?;
    let loaded: G::State = serde_json::from_str(&text).map_err(broken)?;
    same("once saved and loaded, the state", moment.state(), &loaded)?;
    let (wanted, found) = (moment.act(moment.state(), moment.dice(1)), moment.act(&loaded, moment.dice(1)));
    same("after saving and loading, the next state", &wanted.state, &found.state)?;
    same("after saving and loading, the talk", &wanted.told, &found.told)?;
    sent(moment, &wanted.told)
}

/// What goes over the wire can be written at all: JSON knows no keys but strings.
fn sent<G: WholeGame>(moment: &Moment<'_, G>, told: &impl serde::Serialize) -> Verdict {
    serde_json::to_string(told).map_err(|error| format!("events cannot be written: {error}"))?;
    for viewer in [Viewer::seat(moment.seat), Viewer::SPECTATOR, Viewer::Everything] {
        let view = moment.game().view(moment.state(), viewer);
        serde_json::to_string(&view).map_err(|error| format!("a view cannot be written: {error}"))?;
    }
    Ok(())
}
