//! *Conclusive*: when a match is over nothing more is done, everything is open, and a rule says who
//! has won.

use table::{Seat, Table, Viewer, WholeGame, rules};

use super::moment::has_rule;
use super::{Laws, Verdict};

/// Holds over a table whose match has ended with `last`.
pub(super) fn hold<G: WholeGame>(
    laws: &Laws<G>,
    table: &mut Table<G>,
    last: Option<(Seat, G::Action)>,
) -> Verdict {
    let game = &laws.game;
    let outcome = table.turn().outcome().ok_or("the match is not over")?;
    has_rule(&**game, outcome.rule).map_err(|what| format!("the outcome's rule: {what}"))?;
    let seats = table::SeatSet::first(table.names().all().len());
    if !outcome.won.within(seats) || !outcome.drew.within(seats) || !outcome.won.both(outcome.drew).is_empty()
    {
        return Err(format!("the outcome names seats twice, or seats there are not: {outcome:?}"));
    }
    for seat in seats {
        let mut open = Vec::new();
        game.legal_actions(table.state(), seat, &mut open);
        if !open.is_empty() {
            return Err(format!("the match is over, but {seat} may do {open:?}"));
        }
    }
    if table.view(Viewer::SPECTATOR) != Ok(game.view(table.state(), Viewer::Everything)) {
        return Err("the match is over, but a spectator does not see everything".to_owned());
    }
    let Some((seat, action)) = last else { return Ok(()) };
    match table.submit(seat, table.seq(), action) {
        Err(refusal) if refusal.rule() == rules::END_01 => (laws.conserved)(game, table.state()),
        answer => Err(format!("the match is over, but an action is answered with {answer:?}")),
    }
}
