//! *Robust*: whatever comes in is answered, never with a panic. (K8)

use table::{Dice, Seat, WholeGame};

use super::Verdict;
use super::breach::unpanicked;
use super::honest::refused_unless_listed;
use super::moment::Moment;
use super::mutation::{mutate_json, mutate_line};

const TRIES: usize = 8;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let mut dice = moment.dice(1);
    for _ in 0..TRIES {
        garbled_action(moment, &mut dice)?;
        garbled_line(moment, &mut dice)?;
    }
    Ok(())
}

/// Actions whose JSON was damaged and still is an action.
fn garbled_action<G: WholeGame>(moment: &mut Moment<'_, G>, dice: &mut Dice) -> Verdict {
    let action = if dice.pick(2) == 0 { moment.action } else { moment.pool.any(dice) };
    let mut json = serde_json::to_value(action).map_err(|error| error.to_string())?;
    for _ in 0..=dice.pick(2) {
        mutate_json(&mut json, moment.pool.words(), dice);
    }
    match serde_json::from_value(json) {
        Ok(action) => refused_unless_listed(moment, any_seat(moment, dice), action),
        Err(_) => Ok(()),
    }
}

/// Lines with slips of the pen: either read as an action, which then is checked, or refused in words.
fn garbled_line<G: WholeGame>(moment: &mut Moment<'_, G>, dice: &mut Dice) -> Verdict {
    let line = mutate_line(&moment.table.notation(moment.action), dice);
    let read = || Ok(moment.table.read(&line));
    match unpanicked(read).map_err(|what| format!("asked to read {line:?}, {what}"))? {
        Ok(action) => refused_unless_listed(moment, any_seat(moment, dice), action),
        Err(refusal) if refusal.sentence.trim().is_empty() => {
            Err(format!("{line:?} is not read, and nothing says why"))
        }
        Err(_) => Ok(()),
    }
}

fn any_seat<G: WholeGame>(moment: &Moment<'_, G>, dice: &mut Dice) -> Seat {
    let seats: Vec<Seat> = moment.seats().into_iter().collect();
    seats[dice.pick(seats.len())]
}
