//! *Cited*: every event, every choice and every lapse names its rule, and every event has words. (K6)

use table::{Told, Viewer, WholeGame};

use super::Verdict;
use super::difference::same;
use super::moment::Moment;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    offers(moment)?;
    let after = moment.act(moment.state(), moment.dice(1));
    for told in &after.told {
        rules(moment, told).map_err(|what| format!("{:?} cites its rules, but {what}", told.event))?;
        words(moment, told, &after.state)?;
    }
    Ok(())
}

fn offers<G: WholeGame>(moment: &Moment<'_, G>) -> Verdict {
    for seat in moment.table.turn().awaited() {
        for action in moment.legal(moment.state(), seat) {
            let rule = moment.game().allowed_by(moment.state(), action);
            moment.has_rule(rule).map_err(|what| format!("a rule allows {action:?}, but {what}"))?;
        }
        let lapse = moment.game().lapse(moment.state(), seat);
        moment.has_rule(lapse.rule).map_err(|what| format!("a rule lets {seat} lapse, but {what}"))?;
        if !moment.table.is_legal(seat, lapse.action) {
            return Err(format!("the lapse of {seat} is {:?}, which is not legal", lapse.action));
        }
    }
    Ok(())
}

fn rules<G: WholeGame>(moment: &Moment<'_, G>, told: &Told<G::Event>) -> Verdict {
    if told.rules.is_empty() {
        return Err("there are none".to_owned());
    }
    told.rules.iter().try_for_each(|rule| moment.has_rule(*rule))
}

/// A log is read long after, and by people who know less than the state: its words stay the same.
fn words<G: WholeGame>(moment: &Moment<'_, G>, told: &Told<G::Event>, after: &G::State) -> Verdict {
    let imagined = moment.imagined(moment.seat, 2);
    for event in [told.heard_by(Viewer::SPECTATOR), told.heard_by(Viewer::Everything)] {
        let said = |state| moment.game().narrate(state, event, moment.table.names());
        let now = said(after);
        if now.trim().is_empty() {
            return Err(format!("{event:?} has no words"));
        }
        same("told from another state, an event", &now, &said(moment.state()))?;
        same("told from an imagined state, an event", &now, &said(&imagined))?;
    }
    Ok(())
}
