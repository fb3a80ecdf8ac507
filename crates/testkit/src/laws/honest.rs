//! *Honest*: the table accepts what is listed and nothing else, and says by which rule. On a
//! refusal nothing has changed. (K8)

use table::{Refusal, RuleId, Seat, WholeGame, rules};

use super::Verdict;
use super::moment::Moment;

const TRIES: usize = 6;

pub(super) fn hold<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let mut dice = moment.dice(1);
    for seat in moment.seats() {
        for listed in moment.legal(moment.state(), seat) {
            if let Some(refusal) = moment.table.why_not(seat, listed) {
                return Err(format!("{listed:?} is listed for {seat}, but: {refusal}"));
            }
        }
        for _ in 0..TRIES {
            let action = moment.pool.any(&mut dice);
            refused_unless_listed(moment, seat, action)?;
        }
    }
    strangers_and_latecomers(moment)
}

/// Offers the table an action from anywhere. Only a listed one may be accepted, so that one is not
/// even offered.
pub(super) fn refused_unless_listed<G: WholeGame>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    action: G::Action,
) -> Verdict {
    if moment.table.is_legal(seat, action) {
        return Ok(());
    }
    let refusal = refused(moment, seat, moment.table.seq(), action)?;
    if refusal.rules.is_empty() || refusal.sentence.trim().is_empty() {
        return Err(format!("the refusal lacks a rule or words: {refusal:?}"));
    }
    if moment.table.why_not(seat, action).as_ref() != Some(&refusal) {
        return Err(format!("the refusal differs from `why_not`: {refusal}"));
    }
    let known =
        |rule: &RuleId| moment.has_rule(*rule).is_ok() || rules::RULEBOOK.find(rule.as_str()).is_some();
    match refusal.rules.iter().find(|rule| !known(rule)) {
        Some(rule) => Err(format!("{refusal} is a refusal by {rule}, which no rulebook has")),
        None => Ok(()),
    }
}

/// Seats the match does not have, and seats that have missed something.
fn strangers_and_latecomers<G: WholeGame>(moment: &mut Moment<'_, G>) -> Verdict {
    let (seat, seq, action) = (moment.seat, moment.table.seq(), moment.action);
    let strangers = [3, 15, 16, 200, u8::MAX].map(Seat);
    let seats = moment.seats();
    for stranger in strangers.into_iter().filter(|it| !seats.has(*it)) {
        expect_rule(&refused(moment, stranger, seq, action)?, rules::SEAT_01)?;
    }
    for stale in [seq.wrapping_sub(1), seq + 1] {
        expect_rule(&refused(moment, seat, stale, action)?, rules::SEQ_01)?;
    }
    Ok(())
}

fn expect_rule(refusal: &Refusal, rule: RuleId) -> Verdict {
    if refusal.rule() == rule { Ok(()) } else { Err(format!("expected {rule} to refuse, but: {refusal}")) }
}

/// Submits what must be refused, and sees to it that the refusal changed nothing.
fn refused<G: WholeGame>(
    moment: &mut Moment<'_, G>,
    seat: Seat,
    seq: usize,
    action: G::Action,
) -> Result<Refusal, String> {
    moment.trying = Some((seat, action));
    let table = &mut *moment.table;
    let (state, entries, lines) = (table.state().clone(), table.seq(), table.log_len());
    let Err(refusal) = table.submit(seat, seq, action) else {
        return Err(format!("at entry {seq} it should be refused, but is accepted"));
    };
    if *table.state() != state || table.seq() != entries || table.log_len() != lines {
        return Err(format!("a refusal changed the match: {refusal}"));
    }
    Ok(refusal)
}
