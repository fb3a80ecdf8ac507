//! *Finite*: random play from any position reaches an end, also from one that is only imagined, as
//! bots play them. (K7)

use table::{Tray, WholeGame};

use super::Verdict;
use super::moment::Moment;
use super::pool::play_out;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let mut state = moment.imagined(moment.seat, 1);
    let mut tray = Tray::deaf(moment.dice(2));
    play_out(moment.game(), &mut state, &mut tray, moment.laws.decisions, |_| {})
        .map_err(|what| format!("from a position that {} imagined, {what}", moment.seat))
}
