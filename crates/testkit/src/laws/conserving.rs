//! *Conserving*: nothing that is counted comes or goes.

use table::WholeGame;

use super::Verdict;
use super::moment::Moment;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let conserved = |state| (moment.laws.conserved)(moment.game(), state);
    conserved(moment.state())?;
    conserved(&moment.act(moment.state(), moment.dice(1)).state).map_err(|what| format!("after it, {what}"))
}
