//! *Clear*: every legal action has words of its own, and the words are read back as that action.

use std::collections::BTreeMap;

use table::{Seat, Viewer, WholeGame};

use super::Verdict;
use super::moment::Moment;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let awaited = moment.table.turn().awaited();
    awaited.into_iter().try_for_each(|seat| words(moment, seat))?;
    let view = moment.game().view(moment.state(), Viewer::SPECTATOR);
    if moment.game().picture(&view, moment.table.names()).trim().is_empty() {
        return Err("the table's picture is empty".to_owned());
    }
    Ok(())
}

fn words<G: WholeGame>(moment: &Moment<'_, G>, seat: Seat) -> Verdict {
    let mut seen = BTreeMap::new();
    for choice in moment.table.choices(seat) {
        let (action, label) = (choice.action, choice.label);
        match moment.table.read(&label) {
            Ok(read) if read == action => {}
            Ok(read) => return Err(format!("{label:?} is {action:?}, but is read as {read:?}")),
            Err(refusal) => return Err(format!("{label:?} is {action:?}, but cannot be read: {refusal}")),
        }
        if choice.touches.is_empty() {
            return Err(format!("{label:?} touches nothing, so no click can mean it"));
        }
        if let Some(other) = seen.insert(label.clone(), action) {
            return Err(format!("{label:?} is both {other:?} and {action:?}"));
        }
    }
    Ok(())
}
