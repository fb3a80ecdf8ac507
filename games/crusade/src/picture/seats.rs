//! The list of seats by team, in turn order: where they are, what they hold, what holds them.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::Seat;

use super::{NAME, Picture, WIDTH, counted, wrapped};
use crate::state::{Status, Team};
use crate::view::{SeatView, TeamView};

/// Where the last column begins.
const NOTES: usize = 51;

impl Picture<'_> {
    /// Both teams with their decks and members.
    pub(super) fn seats(&self) -> String {
        let teams = [&self.view.groundskeepers, &self.view.necromancers];
        let lines = Team::BOTH.into_iter().zip(teams).flat_map(|(team, own)| self.team(team, own));
        lines.collect::<Vec<String>>().join("\n")
    }

    fn team(&self, team: Team, own: &TeamView) -> Vec<String> {
        let heading = format!("{} in turn order", team.name());
        let mut lines = vec![format!("{heading:<32}cards {:>3}{:>4}{:>4}", "I", "II", "III")];
        lines.extend(own.order.iter().flat_map(|seat| self.seat(*seat)));
        lines.push(format!("     {:<33}{}", "left in the decks", tiers(own.decks)));
        lines
    }

    fn seat(&self, seat: Seat) -> Vec<String> {
        let own = &self.view.seats[seat.index()];
        let marker = if self.question().is_some_and(|(asked, _)| asked == seat) { '▶' } else { ' ' };
        let mut notes = notes(own).into_iter();
        let first = format!(
            "{marker} {} {:<NAME$} {:<18}{}  {}",
            self.label(seat),
            self.name(seat),
            place(own),
            tiers(own.cards),
            notes.next().unwrap_or_default()
        );
        std::iter::once(first).chain(notes.map(|note| format!("{:NOTES$}{note}", ""))).collect()
    }
}

fn place(seat: &SeatView) -> String {
    match (&seat.at, &seat.outside) {
        (Some(tile), _) => tile.to_string(),
        (_, Some(edge)) => format!("outside {} {}", edge.at, edge.direction),
        _ => "not placed yet".to_owned(),
    }
}

/// Cards by tier, in three columns.
fn tiers([one, two, three]: [u8; 3]) -> String {
    format!("{one:>3}{two:>4}{three:>4}")
}

/// What holds the seat, and what it holds and shows, each on lines of its own.
fn notes(seat: &SeatView) -> Vec<String> {
    let hand = seat.hand.iter().flatten().fold(BTreeMap::new(), |mut hand, card| {
        *hand.entry(Arc::clone(card)).or_default() += 1;
        hand
    });
    let mut notes = vec![
        (String::new(), conditions(seat.status)),
        ("Portal ".to_owned(), seat.portal.iter().map(ToString::to_string).collect()),
        ("holds ".to_owned(), counted(&hand)),
    ];
    if let Some(seen) = &seat.seen {
        notes.push((format!("round {}: showed ", seen.round), counted(&seen.cards)));
    }
    notes.retain(|(_, items)| !items.is_empty());
    notes.iter().flat_map(|(title, items)| wrapped(title, items, WIDTH - NOTES)).collect()
}

fn conditions(status: Status) -> Vec<String> {
    let Status { rooted, spooked, silenced, drained, extra_movement, extra_cards } = status;
    [
        (rooted, "rooted".to_owned()),
        (spooked, "spooked".to_owned()),
        (silenced, "silenced".to_owned()),
        (drained > 0, format!("drained {drained}")),
        (extra_movement > 0, format!("movement +{extra_movement}")),
        (extra_cards > 0, format!("cards +{extra_cards}")),
    ]
    .into_iter()
    .filter_map(|(holds, words)| holds.then_some(words))
    .collect()
}
