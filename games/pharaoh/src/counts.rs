//! What a designer counts: cards drawn and played, who plays whom, how and when a match ends.

use table::Occurrence;

use crate::event::{Defense, Event};
use crate::play::Scene;
use crate::state::Ending;

impl Scene<'_> {
    /// Of what has been told: `drawn` for each card that came into a hand, `played` for each that was used
    /// from one.
    pub(crate) fn occurrences(self, event: &Event, count: &mut dyn FnMut(Occurrence<'_>)) {
        let (what, card, seat) = match *event {
            Event::Dealt { seat, card: Some(card) }
            | Event::Drew { seat, card: Some(card) }
            | Event::Found { seat, card: Some(card) }
            | Event::Recovered { seat, card } => ("drawn", card, seat),
            Event::Stolen { by, card: Some(card), .. } => ("drawn", card, by),
            Event::Played { seat, card, .. }
            | Event::LaidReady { seat, card }
            | Event::Defends { seat, how: Defense::Card(card) } => ("played", card, seat),
            Event::KeyShown { seat } => ("played", self.game.key(), seat),
            _ => return,
        };
        count(Occurrence::new(what, self.game.card(card).id.as_str()).of(seat));
    }

    /// Of the end: each seat's character and whether it is defeated, the ending and its round.
    pub(crate) fn last_occurrences(self, count: &mut dyn FnMut(Occurrence<'_>)) {
        for seat in self.state.seats() {
            let player = self.state.player(seat);
            let name = format!("{:?}", player.character);
            if player.defeated {
                count(Occurrence::new("defeated", name.clone()).of(seat));
            }
            count(Occurrence::new("character", name).of(seat));
        }
        let ending = match self.state.ending {
            Some(Ending::Escape(_)) => "escape",
            Some(Ending::Curse) => "curse",
            Some(Ending::Silence) => "silence",
            Some(Ending::Sealed) | None => "sealed",
        };
        count(Occurrence::new("ending", ending));
        count(Occurrence::new("round", format!("{:02}", self.state.round)));
    }
}
