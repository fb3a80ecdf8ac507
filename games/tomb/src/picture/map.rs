//! The tiles, two characters a space, with a legend of what is on them.

use crate::spaces::Space;
use crate::view::{HeroView, MonsterView, SeatView, View};

/// The map with its columns and rows numbered.
pub(super) fn map(view: &View) -> String {
    let (width, _) = view.size;
    let number = |x: u8| if x.is_multiple_of(5) { format!("{x:>2}") } else { "  ".to_owned() };
    let numbers: String = (0..width).map(number).collect();
    let mut lines = vec![format!("    {numbers}")];
    for (y, row) in (0u8..).zip(&view.map) {
        let cells: String =
            (0u8..).zip(row.chars()).map(|(x, sign)| cell(view, Space::new(x, y), sign)).collect();
        lines.push(format!(" {y:>2} {cells}"));
    }
    let legend = legend(view);
    if !legend.is_empty() {
        lines.push(format!("    {}", legend.join("  ")));
    }
    lines.join("\n")
}

/// Whoever stands there, else what lies there, else what it is made of.
fn cell(view: &View, at: Space, sign: char) -> String {
    if let Some(label) = figure(view, at) {
        return label;
    }
    if view.dropped.contains_key(&at.to_string()) {
        return " □".to_owned();
    }
    if view.ship.as_ref().is_some_and(|ship| covers(ship.at, ship.size, at)) {
        return "══".to_owned();
    }
    let open = view.opened.contains(&at);
    let lit = view.objectives.get(&at.to_string()) == Some(&true);
    SIGNS
        .iter()
        .find(|it| it.printed == sign)
        .map_or("  ", |it| match sign {
            'G' if open => "┆┆",
            'x' | 'X' if lit => " ✓",
            _ => it.drawn,
        })
        .to_owned()
}

fn covers(ship: Space, size: (u8, u8), at: Space) -> bool {
    let (columns, rows) = size;
    (ship.x..ship.x + columns).contains(&at.x) && (ship.y..ship.y + rows).contains(&at.y)
}

fn figure(view: &View, at: Space) -> Option<String> {
    let stands = |hero: &HeroView| hero.space == Some(at);
    let seats = || (1..).zip(&view.seats);
    let acting = view.turn.as_ref().filter(|turn| !turn.sidekick).map(|turn| turn.seat.index() + 1);
    let mover = seats().find(|(number, seat)| Some(*number) == acting && stands(&seat.hero));
    let hero = mover.or_else(|| seats().find(|(_, seat)| stands(&seat.hero)));
    hero.map(|(number, seat)| hero_label(number, seat))
        .or_else(|| view.sidekicks.iter().find(|(_, hero)| stands(hero)).map(|(id, _)| sidekick_label(id)))
        .or_else(|| view.monsters.iter().find(|monster| monster.space == at).map(monster_label))
}

/// `B1`: Brannoch of the first seat.
pub(super) fn hero_label(number: usize, seat: &SeatView) -> String {
    format!("{}{number}", initial(&seat.short).to_ascii_uppercase())
}

/// `B*`: Bracken, at somebody's side.
pub(super) fn sidekick_label(id: &str) -> String {
    format!("{}*", initial(id).to_ascii_uppercase())
}

/// `s2`: the third monster that came, a Sentry.
pub(super) fn monster_label(monster: &MonsterView) -> String {
    format!("{}{:x}", initial(&monster.code).to_ascii_lowercase(), monster.number)
}

fn initial(word: &str) -> char {
    word.chars().next().unwrap_or('?')
}

/// How a sign of the rules is drawn, and what it means.
struct Sign {
    printed: char,
    drawn: &'static str,
    meaning: &'static str,
}

const fn sign(printed: char, drawn: &'static str, meaning: &'static str) -> Sign {
    Sign { printed, drawn, meaning }
}

const SIGNS: [Sign; 13] = [
    sign('?', "▒▒", "face down"),
    sign('#', "██", ""),
    sign('.', " ·", ""),
    sign('o', " ○", "obstacle"),
    sign('~', "≈≈", "water"),
    sign('R', "»»", "rapid"),
    sign('*', "░░", "black ice"),
    sign('G', "╬╬", "gate"),
    sign('i', " ■", "Item"),
    sign('I', "≈■", "Item"),
    sign('x', " ×", "objective"),
    sign('X', "≈×", "mooring"),
    sign(' ', "  ", ""),
];

/// What of all that is on this map.
fn legend(view: &View) -> Vec<String> {
    let there = |sign: &&Sign| view.map.iter().any(|row| row.contains(sign.printed));
    let named = SIGNS.iter().filter(|sign| !sign.meaning.is_empty()).filter(there);
    let mut legend: Vec<String> =
        named.map(|sign| format!("{} {}", sign.drawn.trim(), sign.meaning)).collect();
    if !view.dropped.is_empty() {
        legend.push("□ dropped".to_owned());
    }
    legend
}
