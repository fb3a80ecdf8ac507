//! The two paths of the floor, as a map of two lines.

use crate::content::EncounterKind;
use crate::state::Lane;
use crate::view::{CardView, View};

/// Room for a card on the map.
const CELL: usize = 13;

/// The secondary path, if there is one, above the main path with the boss behind it.
pub(super) fn lines(view: &View) -> Vec<String> {
    let path = &view.path;
    let mut lines = Vec::new();
    if path.secondary.iter().any(Option::is_some) {
        let cells = (1..).zip(&path.secondary).map(|(column, card)| match card {
            Some(card) => cell(view, column, Lane::Secondary, card),
            None => " ".repeat(CELL),
        });
        lines.push(cells.collect());
    }
    if !path.main.is_empty() {
        let cells = (1..).zip(&path.main).map(|(column, card)| cell(view, column, Lane::Main, card));
        let boss = if path.boss.turned {
            format!("▸{}", path.boss.name)
        } else {
            format!("♛{}", path.boss.name)
        };
        lines.push(cells.collect::<String>() + &boss.chars().take(14).collect::<String>());
    }
    lines
}

fn cell(view: &View, column: u8, lane: Lane, card: &CardView) -> String {
    let here = view.path.column == column && view.path.lane == lane && !view.path.boss.turned;
    let sign = match (here, card.played) {
        (true, _) => '▸',
        (false, true) => '✓',
        (false, false) => ' ',
    };
    let what = match (&card.name, card.kind) {
        (Some(name), Some(EncounterKind::Combat { .. })) => format!("{} {name}", card.monsters.unwrap_or(0)),
        (Some(name), _) => format!("! {name}"),
        (None, _) => "░░░".to_owned(),
    };
    let what: String = what.chars().take(CELL - 2).collect();
    format!("{sign}{what:<width$}", width = CELL - 1)
}
