//! *Discreet*: what a seat cannot see makes no difference to what it sees, may do and is told when
//! it asks why not. Here for standing facts; [`super::hearing`] is about what happens. (K5)

use table::{Seat, Viewer, WholeGame};

use super::Verdict;
use super::difference::same;
use super::moment::Moment;

const TRIES: u64 = 2;
const QUESTIONS: usize = 4;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let view = |viewer| moment.game().view(moment.state(), viewer);
    let public = view(Viewer::SPECTATOR);
    for seat in moment.seats() {
        let views = [(Viewer::SPECTATOR, &public), (Viewer::seat(seat), &view(Viewer::seat(seat)))];
        for salt in 1..=TRIES {
            let imagined = moment.imagined(seat, salt);
            let told = |what: String| format!("when what {seat} cannot see is dealt anew, {what}");
            sight(moment, views, &imagined).map_err(told)?;
            say(moment, seat, &imagined).map_err(told)?;
            refusals(moment, seat, &imagined, salt).map_err(told)?;
            afresh(moment, seat, imagined, salt)?;
        }
    }
    Ok(())
}

/// Its view, and what everybody sees.
fn sight<G: WholeGame>(
    moment: &Moment<'_, G>,
    views: [(Viewer, &G::View); 2],
    imagined: &G::State,
) -> Verdict {
    let game = moment.game();
    same("the turn", &game.turn(moment.state()), &game.turn(imagined))?;
    let mut views = views.into_iter();
    views.try_for_each(|(viewer, view)| {
        same(format_args!("the view of {viewer:?}"), view, &game.view(imagined, viewer))
    })
}

/// Its choices, in order and word for word, and what is done if it does not answer.
fn say<G: WholeGame>(moment: &Moment<'_, G>, seat: Seat, imagined: &G::State) -> Verdict {
    let (game, state, names) = (moment.game(), moment.state(), moment.table.names());
    let actions = moment.legal(state, seat);
    same("its legal actions", &actions, &moment.legal(imagined, seat))?;
    for action in actions {
        let put = |state| {
            let words = game.notation(state, action, names);
            (words, game.touches(state, action), game.allowed_by(state, action))
        };
        same("the words of its choice", &put(state), &put(imagined))?;
    }
    if game.turn(state).awaited().has(seat) {
        let lapse = |state| game.lapse(state, seat);
        same("its lapse", &lapse(state).action, &lapse(imagined).action)?;
    }
    Ok(())
}

/// Whoever asks why not must not learn from the answer.
fn refusals<G: WholeGame>(moment: &Moment<'_, G>, seat: Seat, imagined: &G::State, salt: u64) -> Verdict {
    let mut dice = moment.dice(salt + 100);
    for action in (0..QUESTIONS).map(|_| moment.pool.any(&mut dice)) {
        if moment.table.is_legal(seat, action) {
            continue;
        }
        let refuse = |state| moment.game().refuse(state, seat, action, moment.table.names());
        same(format_args!("the refusal of {action:?}"), &refuse(moment.state()), &refuse(imagined))?;
    }
    Ok(())
}

/// An imagined state says nothing of the true one: imagining again forgets it altogether.
fn afresh<G: WholeGame>(moment: &Moment<'_, G>, seat: Seat, imagined: G::State, salt: u64) -> Verdict {
    let mut again = imagined;
    moment.game().imagine(&mut again, seat, &mut moment.dice(salt + 200));
    let direct = moment.imagined(seat, salt + 200);
    same("what is imagined shows how the hidden things lay; imagined twice, the state", &direct, &again)
}
