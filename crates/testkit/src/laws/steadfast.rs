//! *Steadfast*: what revealed nothing can be taken back and is then as if it had not been; done
//! again it is done just the same. Nobody can fish for better dice. (K9)

use table::{SeatSet, WholeGame, rules};

use super::Verdict;
use super::difference::same;
use super::moment::Moment;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let (one, other) =
        (moment.act(moment.state(), moment.dice(1)), moment.act(moment.state(), moment.dice(2)));
    same("with other dice, whether something was revealed", &one.revealed, &other.revealed)?;
    if one.revealed || moment.game().turn(&one.state).outcome().is_some() {
        return Ok(());
    }
    if !one.throws.is_empty() {
        return Err(format!("dice fell, but nothing is marked as revealed: {:?}", one.throws));
    }
    same("nothing was revealed, but with other dice the state", &one.state, &other.state)?;
    for _ in 0..2 {
        there_and_back(moment, &one.state)?;
    }
    Ok(())
}

/// Does the moment's action on the table and takes it back.
fn there_and_back<G: WholeGame>(moment: &mut Moment<'_, G>, after: &G::State) -> Verdict {
    let (seat, action, others) = (moment.seat, moment.action, moment.seats().without(moment.seat));
    let refused = |refusal: table::Refusal| format!("refused: {refusal}");
    let table = &mut *moment.table;
    let (before, lines) = (table.state().clone(), table.log_len());
    table.submit(seat, table.seq(), action).map_err(refused)?;
    same("done on the table, the state", after, table.state())?;
    match table.take_back(others, table.seq()) {
        Err(refusal) if refusal.rule() == rules::BACK_01 => {}
        answer => return Err(format!("others may take the action back: {answer:?}")),
    }
    table.take_back(SeatSet::only(seat), table.seq()).map_err(refused)?;
    same("after a take-back, the state", &before, table.state())?;
    same("after a take-back, the length of the log", &(lines + 1), &table.log_len())
}
