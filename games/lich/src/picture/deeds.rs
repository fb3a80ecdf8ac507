//! What the run came to, adventurer by adventurer.

use table::{Names, Seat};

use crate::state::Deeds;
use crate::view::View;

/// A column of the table: its head and its number.
type Column = (&'static str, fn(&Deeds) -> u16);

const COLUMNS: [Column; 6] = [
    ("dealt", |it| it.dealt),
    ("taken", |it| it.taken),
    ("healed", |it| it.healed),
    ("kills", |it| it.kills),
    ("fainted", |it| it.faints),
    ("turns", |it| it.turns),
];
/// Room for a name.
const NAME: usize = 16;

/// A head, a line for each adventurer, and one for all together.
pub(super) fn lines(view: &View, names: &Names) -> Vec<String> {
    let head = row("", &COLUMNS.map(|(word, _)| word.to_owned()));
    let each = (0u8..).map(Seat).zip(&view.seats);
    let each =
        each.map(|(seat, own)| row(names.of(seat), &COLUMNS.map(|(_, of)| of(&own.deeds).to_string())));
    let all = |of: fn(&Deeds) -> u16| view.seats.iter().map(|own| u32::from(of(&own.deeds))).sum::<u32>();
    let together = row("Together", &COLUMNS.map(|(_, of)| all(of).to_string()));
    std::iter::once(head).chain(each).chain([together]).collect()
}

fn row(name: &str, cells: &[String; COLUMNS.len()]) -> String {
    let name: String = name.chars().take(NAME).collect();
    cells.iter().fold(format!("{name:NAME$}"), |line, cell| format!("{line}{cell:>9}"))
}
