//! The table drawn with characters, 80 columns wide. Colour is the terminal's business: here letters
//! and shapes must do. `picture/board.rs` draws the yard, `picture/seats.rs` lists who is who.

mod board;
mod seats;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use table::{Names, Seat};

use crate::state::Team;
use crate::view::{Phase, TurnView, View};

/// No line is longer.
const WIDTH: usize = 80;
/// Longer names are cut, so that they cannot push the table apart.
const NAME: usize = 14;

/// The counter, the board, the seats and the spent cards as a text.
pub(crate) fn picture(view: &View, names: &Names) -> String {
    let picture = Picture { view, names };
    let sections = [picture.header(), board::board(view), picture.seats(), picture.spent()];
    let lines = sections.join("\n\n");
    let lines: Vec<&str> = lines.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// What is drawn: all that the viewer may know, and what everybody is called.
struct Picture<'a> {
    view: &'a View,
    names: &'a Names,
}

impl Picture<'_> {
    fn header(&self) -> String {
        let View { groundskeepers, necromancers, graves, .. } = self.view;
        let neutral = graves.iter().filter(|(_, grave)| grave.owner.is_none()).count();
        [
            self.counter(),
            format!(
                "Graves   Groundskeepers {:<5}  Necromancers {:<5}  neutral {neutral}",
                groundskeepers.graves, necromancers.graves
            ),
            format!(
                "Tokens   Groundskeepers {:<5}  Necromancers {}",
                groundskeepers.tokens, necromancers.tokens
            ),
            self.decision(),
        ]
        .join("\n")
    }

    /// `Round 4 of 7  ●●●◉○○○`; after the last round the marker has left the track.
    fn counter(&self) -> String {
        let View { round, rounds, .. } = *self.view;
        let track: String = (1..=rounds)
            .map(|space| match space.cmp(&round) {
                std::cmp::Ordering::Less => '●',
                std::cmp::Ordering::Equal => '◉',
                std::cmp::Ordering::Greater => '○',
            })
            .collect();
        if round > rounds {
            format!("After round {rounds}  {track}")
        } else {
            format!("Round {round} of {rounds}  {track}")
        }
    }

    fn decision(&self) -> String {
        match self.question() {
            Some((seat, what)) => format!("▶ {} ({}) {what}", self.name(seat), self.label(seat)),
            None => "The night is over".to_owned(),
        }
    }

    /// Who is asked, and what for.
    fn question(&self) -> Option<(Seat, String)> {
        match self.view.phase {
            Phase::Order { seat } => Some((seat, "lines the team up".to_owned())),
            Phase::Edge { seat } => Some((seat, "chooses an edge to come in by".to_owned())),
            Phase::Turn { seat } => {
                Some((seat, format!("takes a turn{}", allowance(self.view.turn.as_ref()))))
            }
            Phase::GiveBack { seat } => Some((seat, "gives a card back".to_owned())),
            Phase::Shop { seat, team } => Some((seat, format!("shops for the {}", team.name()))),
            Phase::Over => None,
        }
    }

    fn spent(&self) -> String {
        let cards = counted(&self.view.spent);
        if cards.is_empty() { String::new() } else { wrapped("Spent ", &cards, WIDTH).join("\n") }
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if name.chars().count() <= NAME {
            return name.to_owned();
        }
        name.chars().take(NAME - 1).chain(['…']).collect()
    }

    /// The same on the board and in the list of seats: `g1`.
    fn label(&self, seat: Seat) -> String {
        format!("{}{}", sign(self.view.seats[seat.index()].team), seat.index() + 1)
    }
}

/// What stands before the seat number of a team's pieces; capitals mark the graves.
const fn sign(team: Team) -> char {
    match team {
        Team::Groundskeepers => 'g',
        Team::Necromancers => 'n',
    }
}

fn allowance(turn: Option<&TurnView>) -> String {
    match turn {
        Some(TurnView { moved: true, cards_left, .. }) => format!(": has moved, cards {cards_left}"),
        Some(TurnView { movement, cards_left, .. }) => format!(": movement {movement}, cards {cards_left}"),
        None => String::new(),
    }
}

/// `kick ×2`, as a player would write the card.
fn counted(cards: &BTreeMap<Arc<str>, u8>) -> Vec<String> {
    let one = |(card, count): (&Arc<str>, &u8)| match count {
        1 => card.to_string(),
        _ => format!("{card} ×{count}"),
    };
    cards.iter().map(one).collect()
}

/// A list that is continued on further lines, none longer than `width`.
fn wrapped(title: &str, items: &[String], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = title.to_owned();
    for (index, item) in items.iter().enumerate() {
        let comma = if index + 1 < items.len() { "," } else { "" };
        let item = format!("{item}{comma}");
        if !line.is_empty() && line.chars().count() + item.chars().count() > width {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(&item);
        line.push(' ');
    }
    lines.push(line);
    lines
}
