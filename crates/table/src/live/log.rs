//! What was told, and what a viewer hears and sees of it.

use serde::Serialize;

use super::Table;
use crate::{Refusal, RuleId, Seat, SeatSet, Told, Viewer, WholeGame, rules};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line<E> {
    /// The entry it belongs to, counted from 1; 0 is the setup.
    pub entry: usize,
    /// What it says.
    pub said: Said<E>,
}

impl<E> Line<E> {
    /// What the game told, if it was the game that spoke.
    fn told(&self) -> Option<&Told<E>> {
        match &self.said {
            Said::Told(told) => Some(told),
            Said::Lapsed(..) | Said::TookBack(_) | Said::Conceded(_) => None,
        }
    }
}

/// What a line of the log says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Said<E> {
    /// The game told something.
    Told(Told<E>),
    /// A seat did not answer, and the game or somebody acts for it.
    Lapsed(Seat, [RuleId; 2]),
    /// A seat took its action back.
    TookBack(Seat),
    /// A seat gave up.
    Conceded(Seat),
}

/// A line of the log as one viewer hears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Heard {
    /// The entry it belongs to, counted from 1; 0 is the setup.
    pub entry: usize,
    /// A sentence.
    pub text: String,
    /// The rule at work first, then those that explain it.
    pub rules: Vec<RuleId>,
}

impl<G: WholeGame> Table<G> {
    /// What a viewer sees. After the end nothing is hidden.
    pub fn view(&self, viewer: Viewer) -> Result<G::View, Refusal> {
        Ok(self.game.view(&self.state, self.eyes(viewer)?))
    }

    /// The log as a viewer hears it, from this line on.
    pub fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<Heard>, Refusal> {
        let eyes = self.eyes(viewer)?;
        Ok(self.log.iter().skip(from).map(|line| self.heard(line, eyes)).collect())
    }

    /// What the game told at each line from this one on, as a viewer hears it; nothing where the table
    /// itself spoke.
    pub fn events(&self, viewer: Viewer, from: usize) -> Result<Vec<Option<&G::Event>>, Refusal> {
        let eyes = self.eyes(viewer)?;
        let lines = self.log.iter().skip(from);
        Ok(lines.map(|line| line.told().map(|told| told.heard_by(eyes))).collect())
    }

    /// The first line of which these seats heard less while the match ran; none before its end.
    pub fn opened_from(&self, seats: SeatSet) -> Option<usize> {
        self.turn().outcome()?;
        let was_hidden = |told: &Told<G::Event>| {
            told.secret.as_ref().is_some_and(|(insiders, _)| seats.both(*insiders).is_empty())
        };
        self.log.iter().position(|line| line.told().is_some_and(was_hidden))
    }

    /// How many lines the log has.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    fn heard(&self, line: &Line<G::Event>, eyes: Viewer) -> Heard {
        let name = |seat: Seat| self.names.of(seat);
        let (text, rules) = match &line.said {
            Said::Told(told) => {
                (self.game.narrate(&self.state, told.heard_by(eyes), &self.names), told.rules.to_vec())
            }
            Said::Lapsed(seat, rules) => (format!("{} does not answer in time", name(*seat)), rules.to_vec()),
            Said::TookBack(seat) => {
                (format!("{} takes the last action back", name(*seat)), vec![rules::BACK_01])
            }
            Said::Conceded(seat) => (format!("{} concedes", name(*seat)), vec![rules::CONC_01]),
        };
        Heard { entry: line.entry, text, rules }
    }

    /// The viewer's eyes: opened wide after the end, checked before it.
    fn eyes(&self, viewer: Viewer) -> Result<Viewer, Refusal> {
        if self.turn().outcome().is_some() {
            return Ok(Viewer::Everything);
        }
        if let Viewer::Holding(seats) = viewer {
            for seat in seats {
                self.check_seat(seat)?;
            }
            self.game.may_hold(&self.state, seats)?;
        }
        Ok(viewer)
    }
}
