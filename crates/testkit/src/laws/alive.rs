//! *Alive*: whoever is awaited has something to do, nobody else has, and it is so after every
//! action that is listed, not only after the one that is taken. (K1)

use table::{Seat, SeatSet, Tray, Turn, WholeGame};

use super::Verdict;
use super::moment::Moment;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    at_work(moment, moment.state())?;
    for seat in moment.game().turn(moment.state()).awaited() {
        for action in moment.legal(moment.state(), seat) {
            moment.trying = Some((seat, action));
            leads_on(moment, seat, action).map_err(|what| format!("after what is listed, {what}"))?;
        }
    }
    Ok(())
}

fn leads_on<G: WholeGame>(moment: &Moment<'_, G>, seat: Seat, action: G::Action) -> Verdict {
    let mut state = moment.state().clone();
    moment.game().apply(&mut state, seat, action, &mut Tray::deaf(moment.dice(1)));
    at_work(moment, &state)
}

/// The state waits for somebody who can go on, or is over.
fn at_work<G: WholeGame>(moment: &Moment<'_, G>, state: &G::State) -> Verdict {
    let turn = moment.game().turn(state);
    if turn == Turn::Awaits(SeatSet::NONE) {
        return Err("the game waits for nobody, but is not over".to_owned());
    }
    if !turn.awaited().within(moment.seats()) {
        return Err(format!("the game waits for seats it does not have: {turn:?}"));
    }
    for seat in moment.seats() {
        let actions = moment.legal(state, seat);
        if turn.awaited().has(seat) == actions.is_empty() {
            return Err(format!("{seat} may do {actions:?}, but {turn:?}"));
        }
        if let Some(twice) = (1..actions.len()).find(|place| actions[..*place].contains(&actions[*place])) {
            return Err(format!("{seat} is offered {:?} twice", actions[twice]));
        }
    }
    Ok(())
}
