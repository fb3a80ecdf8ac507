//! What must hold before the first decision: the lid of the box, the setups, and the deal.

use std::collections::BTreeSet;

use table::{Dice, Tray, Viewer, WholeGame};

use super::breach::unpanicked;
use super::difference::same;
use super::hearing::heard;
use super::moment::{has_rule, mix};
use super::mutation::mutate_json;
use super::{Breach, Laws, Verdict};

const TRIES: u64 = 40;
const DEALS: u64 = 12;

pub(super) fn hold<G: WholeGame>(laws: &Laws<G>) -> Result<(), Breach> {
    let breach = |law, setup| move |what| Breach::new::<G>(law, setup, laws.seed, what);
    unpanicked(|| lid(laws)).map_err(breach("cited", None))?;
    for setup in &laws.setups {
        unpanicked(|| garbled_setups(laws, setup)).map_err(breach("robust", Some(setup)))?;
        unpanicked(|| deals(laws, setup)).map_err(breach("discreet", Some(setup)))?;
    }
    Ok(())
}

/// Player counts, keys and entries are as the lid says, and every rule named there exists.
fn lid<G: WholeGame>(laws: &Laws<G>) -> Verdict {
    let (game, about) = (&*laws.game, laws.game.about());
    same("the key on the lid", &G::KEY, &about.key)?;
    if laws.setups.is_empty() {
        return Err("there is no setup to play".to_owned());
    }
    for seats in 0..=about.max_seats + 1 {
        let fits = (about.min_seats..=about.max_seats).contains(&seats);
        match game.default_setup(seats) {
            Ok(setup) if fits => {
                let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(laws.seed)));
                let state = state.map_err(|error| format!("the default setup is refused: {error}"))?;
                same("the number of seats of a default setup", &seats, &game.seats(&state))?;
            }
            Err(error) if !fits => has_rule(game, error.rule)?,
            answer => return Err(format!("the default setup for {seats} seats is {answer:?}")),
        }
    }
    let mut keys = BTreeSet::new();
    for entry in game.entries() {
        entry.rules.iter().try_for_each(|rule| has_rule(game, *rule))?;
        if !keys.insert(entry.key.clone()) {
            return Err(format!("two entries have the key {:?}", entry.key));
        }
    }
    Ok(())
}

/// A lobby may ask for anything: it is laid out or refused by a rule.
fn garbled_setups<G: WholeGame>(laws: &Laws<G>, setup: &G::Setup) -> Verdict {
    let whole = serde_json::to_value(setup).map_err(|error| error.to_string())?;
    for salt in 0..TRIES {
        let mut dice = Dice::fast(mix(laws.seed, salt));
        let mut json = whole.clone();
        mutate_json(&mut json, &[], &mut dice);
        let Ok(setup) = serde_json::from_value::<G::Setup>(json.clone()) else { continue };
        let laid = || match laws.game.setup(&setup, &mut Tray::deaf(dice)) {
            Ok(_) => Ok(()),
            Err(error) => has_rule(&*laws.game, error.rule),
        };
        unpanicked(laid).map_err(|what| format!("asked for {json}, {what}"))?;
    }
    Ok(())
}

/// What a spectator hears of the deal depends on nothing it does not see afterwards.
fn deals<G: WholeGame>(laws: &Laws<G>, setup: &G::Setup) -> Verdict {
    let deal = |salt| {
        let mut tray = Tray::listening(Dice::fast(mix(laws.seed, salt)));
        let state = laws.game.setup(setup, &mut tray).map_err(|error| format!("refused: {error}"))?;
        let view = laws.game.view(&state, Viewer::SPECTATOR);
        Ok::<_, String>((view, heard(laws, Viewer::SPECTATOR, &tray.talk())))
    };
    let (view, talk) = deal(0)?;
    for salt in 1..DEALS {
        let (other_view, other_talk) = deal(salt)?;
        if other_view == view {
            same("the talk of the deal tells what no view shows: it", &talk, &other_talk)?;
        }
    }
    Ok(())
}
