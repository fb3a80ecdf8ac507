//! The table drawn with characters, for the terminal: eighty columns are enough for six adventurers.
//!
//! From top to bottom: the floor and its two paths, the order of the round, the back row, the monsters
//! above their columns, the party, and what everybody carries.

mod cards;
mod deeds;
mod path;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;

use table::{Names, Seat};

use crate::state::Ending;
use crate::view::{ItemView, Phase, SeatView, View};
use cards::Column;

/// The widest line.
const WIDTH: usize = 80;
/// The signs on cards.
const LEGEND: &str = "♥ health  ✦ energy  † attack  » speed";

/// The whole table.
pub(crate) fn picture(view: &View, names: &Names) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        let _ = writeln!(out, "{}", text.trim_end());
    };
    headline(view, names).into_iter().for_each(&mut line);
    line(LEGEND.to_owned());
    path::lines(view).into_iter().for_each(&mut line);
    if view.round > 0 {
        wrapped("Order:", &order(view, names)).into_iter().for_each(&mut line);
        if !view.back.is_empty() {
            wrapped("Back row:", &back_row(view)).into_iter().for_each(&mut line);
        }
    }
    line(String::new());
    let columns: Vec<Column> =
        view.row.iter().map(|seat| Column::of(view, *seat, names.of(*seat), card_width(view))).collect();
    cards::side_by_side(&columns).into_iter().for_each(&mut line);
    for (seat, own) in (0u8..).map(Seat).zip(&view.seats) {
        wrapped(&format!("{}:", names.of(seat)), &carried(own)).into_iter().for_each(&mut line);
    }
    if !view.laid.is_empty() {
        let items: Vec<String> =
            view.laid.iter().map(|item| format!("{} ({})", item.name, item.text)).collect();
        wrapped("Laid out:", &items).into_iter().for_each(&mut line);
    }
    if view.ending.is_some() {
        deeds::lines(view, names).into_iter().for_each(&mut line);
    }
    line(doing(view, names));
    out
}

/// As wide as fits so often beside each other.
fn card_width(view: &View) -> usize {
    (WIDTH / view.row.len().max(1)).min(20)
}

fn headline(view: &View, names: &Names) -> Vec<String> {
    let round = if view.round > 0 { format!(", round {}", view.round) } else { String::new() };
    let rest = format!("{}{round}. {} leads.", view.floor_name, names.of(view.leader));
    wrapped(&format!("Floor {}:", view.floor), &[rest])
}

fn order(view: &View, names: &Names) -> Vec<String> {
    use crate::view::Progress;
    let foes = || view.field.values().flat_map(|rows| rows.values()).chain(&view.back);
    let turn = |turn: &crate::view::TurnView| {
        let name = match (turn.seat, turn.foe) {
            (Some(seat), _) => names.of(seat).to_owned(),
            (_, Some(id)) => foes()
                .find(|foe| foe.id == id)
                .map_or(String::new(), |foe| format!("{} {}", foe.name, foe.place)),
            _ => String::new(),
        };
        match turn.turn {
            Progress::Past => format!("({name})"),
            Progress::Now => format!("▸{name}"),
            Progress::Coming => name,
        }
    };
    view.order.iter().map(turn).collect()
}

fn back_row(view: &View) -> Vec<String> {
    let foe = |foe: &crate::view::FoeView| {
        let health = foe.health.map_or("Animated".to_owned(), |health| format!("♥{health}"));
        format!("{} {} {health}", foe.place, foe.name)
    };
    view.back.iter().map(foe).collect()
}

/// What an adventurer has equipped and what lies in the bag.
fn carried(own: &SeatView) -> Vec<String> {
    let name =
        |item: &ItemView| if item.quick { format!("{} (Quick-Toss)", item.name) } else { item.name.clone() };
    let mut things: Vec<String> = ["held", "worn", "trinket"]
        .iter()
        .filter_map(|slot| own.equipped.get(*slot)?.as_ref().map(|item| format!("{slot} {}", name(item))))
        .collect();
    if !own.inventory.is_empty() {
        let bag: Vec<String> = own.inventory.iter().map(name).collect();
        things.push(format!("in the bag {}", bag.join(", ")));
    }
    if things.is_empty() {
        things.push("carries nothing".to_owned());
    }
    things
}

/// What the match waits for.
fn doing(view: &View, names: &Names) -> String {
    match &view.phase {
        Phase::ChooseAdventurer { seat, free } => {
            format!("{} takes a character card: {}.", names.of(*seat), free.join(", "))
        }
        Phase::StartingItem { seat } => format!("Which starting item does {} get?", names.of(*seat)),
        Phase::Camp { ready, .. } => {
            let ready: Vec<&str> = ready.into_iter().map(|seat| names.of(seat)).collect();
            let ready = if ready.is_empty() { "nobody yet".to_owned() } else { ready.join(", ") };
            format!("Camp. Ready: {ready}.")
        }
        Phase::ChoosePath => "Play the main card, or scout?".to_owned(),
        Phase::ChooseLane => "Stay on the main path, or leave it?".to_owned(),
        Phase::ChooseReturn => "Return to the main path, or go on?".to_owned(),
        Phase::Hazard { name, text, seat, .. } => format!("{name}, {}: {text}", names.of(*seat)),
        Phase::Window { seat, .. } => format!("{} may throw something.", names.of(*seat)),
        Phase::Turn { seat, acted: false } => format!("{}'s turn.", names.of(*seat)),
        Phase::Turn { seat, acted: true } => format!("{}'s turn; the action is used.", names.of(*seat)),
        Phase::Reward => "One of the items is kept.".to_owned(),
        Phase::Award { item } => format!("Who gets {} ({})?", item.name, item.text),
        Phase::Over => match view.ending {
            Some(Ending::Won) => format!("The Lich is at rest. Score {}.", view.score),
            _ => format!("The party has lost. Score {}.", view.score),
        },
    }
}

/// A word and a list behind it, on as many lines as it takes.
fn wrapped(head: &str, items: &[String]) -> Vec<String> {
    let mut lines = vec![head.to_owned()];
    for (place, item) in items.iter().enumerate() {
        let comma = if place + 1 < items.len() { "," } else { "" };
        for word in format!("{item}{comma}").split(' ') {
            let last = lines.last_mut().expect("there is a first line");
            if last.chars().count() + 1 + word.chars().count() > WIDTH {
                lines.push(format!("  {word}"));
            } else {
                last.push(' ');
                last.push_str(word);
            }
        }
    }
    lines
}
