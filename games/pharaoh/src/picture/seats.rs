//! Who is who, and what lies before them.

use table::Names;

use super::{cut, fold, title, titles};
use crate::content::Pharaoh;
use crate::state::{Figure, Lies};
use crate::view::{SeatView, View};

/// A few lines for each seat, then monsters.
pub(super) fn seats(game: &Pharaoh, view: &View, names: &Names) -> String {
    let mut lines = Vec::new();
    for (number, (seat, name)) in (1..).zip(view.seats.iter().zip(names.all())) {
        lines.push(fold(&format!("{number} {:<14} {}", cut(name), standing(seat))));
        if seat.hand.iter().any(Option::is_some) {
            let hand: Vec<&str> = seat.hand.iter().map(|it| title(game, it.as_deref())).collect();
            lines.push(fold(&format!("      hand: {}", hand.join(", "))));
        }
        let tabled = tabled(game, view, number - 1);
        if !tabled.is_empty() {
            lines.push(fold(&format!("      table: {tabled}")));
        }
    }
    for monster in &view.monsters {
        let master =
            monster.master.map(|seat| format!(" serves {}", cut(names.of(seat)))).unwrap_or_default();
        let at = view.crypt[usize::from(monster.room)].at;
        lines.push(fold(&format!("M {} ({},{}) life {}{master}", monster.name, at.0, at.1, monster.life)));
    }
    lines.join("\n")
}

fn standing(seat: &SeatView) -> String {
    let life = if seat.defeated { "defeated".to_owned() } else { format!("{}/{}", seat.life, seat.full) };
    let mut more = String::new();
    for (holds, word) in [
        (seat.key, " Key"),
        (seat.held, " held"),
        (seat.spent, " ability spent"),
        (matches!(seat.body, Some(Figure::Monster(_))), " in a monster"),
        (matches!(seat.body, Some(Figure::Card(_))), " in an agent"),
    ] {
        if holds {
            more.push_str(word);
        }
    }
    let discards = seat.discard.len();
    format!(
        "{:<11} {life:>8} dodge {} hand {} deck {} discards {discards}{more}",
        seat.character.to_string(),
        seat.dodge,
        seat.cards,
        seat.deck
    )
}

fn tabled(game: &Pharaoh, view: &View, seat: u8) -> String {
    let before = view.tabled.iter().filter(|it| matches!(it.lies, Lies::Before(whom) if whom.0 == seat));
    let words = before.map(|it| {
        let life = if it.full > 0 { format!(" {}/{}", it.left, it.full) } else { String::new() };
        let with = titles(game, &it.attached, " + ", " + ");
        format!("{}{life}{with}", it.title)
    });
    words.collect::<Vec<_>>().join(", ")
}
