//! The table drawn with characters, 80 columns wide. Colour is the terminal's business: here letters
//! and shapes must do. `picture/map.rs` draws the tiles, `picture/figures.rs` lists who is who.

mod figures;
mod map;
#[cfg(test)]
mod tests;

use table::{Names, Seat};

use crate::view::{Phase, View};

/// No line is longer.
const WIDTH: usize = 80;
/// Longer names are cut, so that they cannot push the table apart.
const NAME: usize = 14;

/// The Stage, the map, the party and the monsters as a text.
pub(crate) fn picture(view: &View, names: &Names) -> String {
    let picture = Picture { view, names };
    let sections = [picture.header(), map::map(view), picture.party(), picture.monsters(), picture.rest()];
    let sections: Vec<String> = sections.into_iter().filter(|it| !it.is_empty()).collect();
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
        let View { stage, round, piles, .. } = self.view;
        let mut lines = vec![
            cut(&format!("{}, {}: {}", stage.adventure, stage.number, stage.name), WIDTH),
            format!(
                "Round {round} of {}   to come: {}, {}, {}",
                crate::rules::rounds::LAST_ROUND,
                counted(piles.tiles, "tile"),
                counted(piles.monsters, "Monster"),
                counted(piles.items, "Item")
            ),
        ];
        for goal in &stage.goals {
            let mark = if goal.fulfilled { '✓' } else { '·' };
            let text = goal.text.trim_end_matches('.');
            lines.push(cut(&format!("{mark} {text}: {} of {}", goal.done, goal.of), WIDTH));
        }
        lines.push(self.order());
        lines.push(self.decision());
        lines.join("\n")
    }

    /// Who comes when, with the Stage Turn card at the end; whoever acts now is marked. [TOM-INIT-02]
    fn order(&self) -> String {
        let View { seats, first, turn, phase, .. } = self.view;
        let now = match phase {
            Phase::March { .. } | Phase::Assail { .. } => seats.len(),
            _ => turn.as_ref().map_or(usize::MAX, |it| it.seat.index()),
        };
        let places = (0..seats.len()).map(|place| (first.index() + place) % seats.len().max(1));
        let coin =
            |(index, name): (usize, &str)| if index == now { format!("[{name}]") } else { name.to_owned() };
        let heroes = places.map(|index| (index, seats[index].short.as_str()));
        let coins: Vec<String> = heroes.chain([(seats.len(), "Stage Turn")]).map(coin).collect();
        cut(&format!("Order: {}", coins.join(" → ")), WIDTH)
    }

    fn decision(&self) -> String {
        match self.question() {
            Some((seat, what)) => cut(&format!("▶ {} {what}", self.name(seat)), WIDTH),
            None if self.view.phase == (Phase::Over { complete: true }) => "The Stage is complete".to_owned(),
            None => "The Stage is incomplete".to_owned(),
        }
    }

    /// Who is asked, and what for.
    fn question(&self) -> Option<(Seat, String)> {
        let monster = |place: usize| self.view.monsters.get(place).map_or("a monster", |it| &it.name);
        Some(match self.view.phase {
            Phase::Turn { seat, sidekick } => (seat, self.turn(sidekick)),
            Phase::Transport { seat } => (seat, "chooses where the Transport leads".to_owned()),
            Phase::Sidekick { seat, monster: true } => (seat, "puts a monster on the map".to_owned()),
            Phase::Sidekick { seat, .. } => (seat, "puts the sidekick on the map".to_owned()),
            Phase::Reroll { seat, roll } => (seat, format!("rolled {roll} and may roll again")),
            Phase::March { seat, monster: place } => (seat, format!("moves {}", monster(place))),
            Phase::Assail { seat, monster: place } => (seat, format!("attacks with {}", monster(place))),
            Phase::After { seat, complete: true } => (seat, "says how the story goes on".to_owned()),
            Phase::After { seat, .. } => (seat, "says whether to try again".to_owned()),
            Phase::Recast { seat } => (seat, "chooses a character".to_owned()),
            Phase::Over { .. } => return None,
        })
    }

    fn turn(&self, sidekick: bool) -> String {
        let Some(turn) = &self.view.turn else { return "takes a turn".to_owned() };
        let whose = if sidekick { "the sidekick's turn" } else { "a turn" };
        let steers = self.view.ship.is_some();
        let points = match (turn.points, steers) {
            (0, _) => "no movement left".to_owned(),
            (points, true) => format!("{points} to steer"),
            (points, false) => format!("{points} to move"),
        };
        let action = match (turn.acted, turn.drifted) {
            (true, _) => "Action taken",
            (false, true) => "Action open",
            (false, false) => "Action after the drift",
        };
        format!("takes {whose}: {points}, {action}")
    }

    /// What lies about: dropped Items, the hold, what is used up.
    fn rest(&self) -> String {
        let mut lines = Vec::new();
        for (at, items) in &self.view.dropped {
            lines.extend(wrapped(&format!("Dropped on {at}: "), items));
        }
        if let Some(ship) = &self.view.ship {
            lines.extend(wrapped("In the hold: ", &ship.hold));
        }
        lines.extend(wrapped("Used up: ", &self.view.discarded));
        lines.join("\n")
    }

    fn name(&self, seat: Seat) -> String {
        cut(self.names.of(seat), NAME)
    }
}

/// `3 tiles`
fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

/// No longer than so many letters.
fn cut(text: &str, length: usize) -> String {
    if text.chars().count() <= length {
        return text.to_owned();
    }
    text.chars().take(length - 1).chain(['…']).collect()
}

/// A list that is continued on further lines; nothing if it is empty.
fn wrapped(title: &str, items: &[String]) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), title.to_owned());
    if items.is_empty() {
        return lines;
    }
    for (index, item) in items.iter().enumerate() {
        let comma = if index + 1 < items.len() { ", " } else { "" };
        if line.chars().count() + item.chars().count() + 1 > WIDTH {
            lines.push(std::mem::replace(&mut line, "  ".to_owned()));
        }
        line.push_str(item);
        line.push_str(comma);
    }
    lines.push(line);
    lines
}
