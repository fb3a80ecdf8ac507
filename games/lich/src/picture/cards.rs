//! Cards beside each other: the monsters of a file above the adventurer of its column.

use table::Seat;

use crate::content::{AttackType, Keywords};
use crate::view::{FoeView, SeatView, View};

/// One column of the party, drawn as lines of equal width.
pub(super) struct Column {
    width: usize,
    /// The cards of the file, row 1 first.
    foes: Vec<Vec<String>>,
    hero: Vec<String>,
}

/// Lines of a card between its upper and lower edge.
const FOE_LINES: usize = 4;

impl Column {
    pub(super) fn of(view: &View, seat: Seat, name: &str, width: usize) -> Self {
        let own = &view.seats[seat.index()];
        let file = view.field.get(&own.column);
        let foes =
            file.into_iter().flat_map(|rows| rows.values()).map(|foe| card(&foe_lines(foe, width), width));
        Self { width, foes: foes.collect(), hero: card(&hero_lines(own, name, width), width) }
    }
}

/// All columns, the files standing on the party row.
pub(super) fn side_by_side(columns: &[Column]) -> Vec<String> {
    let tallest = columns.iter().map(|column| column.foes.len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for row in 0..tallest {
        let empty = |column: &Column| vec![" ".repeat(column.width); FOE_LINES + 2];
        join(&mut lines, columns, |column| column.foes.get(row).cloned().unwrap_or_else(|| empty(column)));
    }
    join(&mut lines, columns, |column| column.hero.clone());
    lines
}

fn join(lines: &mut Vec<String>, columns: &[Column], part: impl Fn(&Column) -> Vec<String>) {
    let parts: Vec<Vec<String>> = columns.iter().map(part).collect();
    let tallest = parts.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..tallest {
        lines.push(parts.iter().map(|part| part.get(line).map_or("", String::as_str)).collect());
    }
}

/// Text in a frame.
fn card(lines: &[String], width: usize) -> Vec<String> {
    let inner = width - 2;
    let mut card = vec![format!("┌{}┐", "─".repeat(inner))];
    card.extend(lines.iter().map(|line| format!("│{}│", fitted(line, inner))));
    card.push(format!("└{}┘", "─".repeat(inner)));
    card
}

/// Cut or filled up to a width.
fn fitted(text: &str, width: usize) -> String {
    let length = text.chars().count();
    if length > width {
        return text.chars().take(width.saturating_sub(1)).chain(['…']).collect();
    }
    format!("{text}{}", " ".repeat(width - length))
}

fn foe_lines(foe: &FoeView, width: usize) -> Vec<String> {
    let health = match (foe.health, foe.max_health) {
        (Some(health), Some(max)) => format!("♥{health}/{max}"),
        _ => "♥–".to_owned(),
    };
    let energy = if foe.energy > 0 { format!(" ✦{}", foe.energy) } else { String::new() };
    let mut notes = Vec::new();
    if foe.sickened {
        notes.push("sick".to_owned());
    }
    if foe.marked > 0 {
        notes.push(format!("mark {}", foe.marked));
    }
    notes.extend(words(&foe.keywords));
    let mut text = split(&notes.join(", "), width - 2);
    text.resize(2, String::new());
    let numbers = format!("{health}{energy} †{}{} »{}", foe.attack, far(foe.attack_type), foe.speed);
    vec![format!("{} {}", foe.place, foe.name), numbers, text[0].clone(), text[1].clone()]
}

fn hero_lines(own: &SeatView, name: &str, width: usize) -> Vec<String> {
    let Some(card) = own.name.clone() else { return vec![name.to_owned(), "no card yet".to_owned()] };
    let mut notes = Vec::new();
    for (held, note) in
        [(own.fainted, "FAINTED"), (own.sickened, "sick"), (own.slowed, "slow"), (own.slow_next, "slow next")]
    {
        if held {
            notes.push(note.to_owned());
        }
    }
    notes.extend(words(&own.keywords));
    let mut text = split(&notes.join(", "), width - 2);
    text.resize(2, String::new());
    let weapon = if own.weapon > 0 { format!("+{}", own.weapon) } else { String::new() };
    let spell = if own.spell_power > 0 { format!(" +{}sp", own.spell_power) } else { String::new() };
    vec![
        name.to_owned(),
        card,
        format!("♥{}/{} ✦{}/{}", own.health, own.max_health, own.energy, own.max_energy),
        format!("†{}{weapon}{} »{}{spell}", own.attack, far(own.attack_type), own.speed),
        text[0].clone(),
        text[1].clone(),
    ]
}

/// How far an attack goes, in a letter.
fn far(kind: AttackType) -> &'static str {
    match kind {
        AttackType::Normal => "",
        AttackType::Reach => "r",
        AttackType::Ranged => "R",
    }
}

/// The keywords in short.
fn words(words: &Keywords) -> Vec<String> {
    let numbers = [
        (words.armor, "Armor"),
        (words.guard, "Guard"),
        (words.evade, "Evade"),
        (words.cleave, "Cleave"),
        (words.piercing, "Pierce"),
        (words.diseased, "Disease"),
        (words.reanimation, "Reanim"),
        (words.burst, "Burst"),
        (words.phylactery, "Phylact"),
    ];
    let plain = [
        (words.animated, "Animated"),
        (words.retaliation, "Retal"),
        (words.gelatinous, "Gelatin"),
        (words.hatch, "Hatch"),
        (words.pack_tactics, "Pack"),
        (words.swarm, "Swarm"),
        (words.vampirism, "Vampire"),
    ];
    let numbers = numbers.into_iter().filter(|(x, _)| *x > 0).map(|(x, word)| format!("{word} {x}"));
    let plain = plain.into_iter().filter(|(has, _)| *has).map(|(_, word)| word.to_owned());
    numbers.chain(plain).collect()
}

/// Two lines at most; what does not fit is cut by the frame.
fn split(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(", ").filter(|word| !word.is_empty()) {
        let first = lines.len() < 2;
        let last = lines.last_mut().expect("there is a first line");
        let room = last.is_empty() || last.chars().count() + 2 + word.chars().count() <= width;
        if !room && first {
            lines.push(word.to_owned());
        } else if last.is_empty() {
            word.clone_into(last);
        } else {
            *last = format!("{last}, {word}");
        }
    }
    lines
}
