//! What everybody may see: it is a cooperative game with open cards, and only what lies face-down is
//! hidden from all alike. Chapter 7 of the rulebook.

mod decks;
mod field;
mod party;
mod path;
mod phase;

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use crate::content::Difficulty;
use crate::play::Scene;
use crate::state::Ending;

pub use field::{FoeView, Progress, TurnView};
pub use party::{AbilityView, ItemView, SeatView};
pub use path::{BossView, CardView, PathView};
pub use phase::Phase;

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct View {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The floor the party is on, from 1.
    pub floor: u8,
    /// Its name.
    pub floor_name: String,
    /// Who decides for the group.
    pub leader: Seat,
    /// What is going on.
    pub phase: Phase,
    /// In seat order.
    pub seats: Vec<SeatView>,
    /// The seat of each column, from the left.
    pub row: Vec<Seat>,
    /// The round of the combat; 0 between combats.
    pub round: u8,
    /// The monsters in front, by column and row.
    pub field: BTreeMap<u8, BTreeMap<u8, FoeView>>,
    /// The back row, from left to right.
    pub back: Vec<FoeView>,
    /// Who acts when in this round.
    pub order: Vec<TurnView>,
    /// The cards of the floor.
    pub path: PathView,
    /// How many cards each deck still has.
    pub decks: BTreeMap<String, usize>,
    /// What lies on each discard pile, by card.
    pub discards: BTreeMap<String, BTreeMap<String, u8>>,
    /// Items lying face-up for the group.
    pub laid: Vec<ItemView>,
    /// Items whose first-time bonus was given.
    pub worn_before: Vec<String>,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// For the record.
    pub score: u16,
}

impl View {
    pub(crate) fn new(scene: Scene<'_>) -> Self {
        let state = scene.state;
        Self {
            difficulty: state.run.difficulty,
            floor: state.floor,
            floor_name: scene.game.floor(state.floor).name.clone(),
            leader: state.leader,
            phase: scene.shown().unwrap_or(Phase::Over),
            seats: state.seats().map(|seat| SeatView::of(scene, seat)).collect(),
            row: state.row().to_vec(),
            round: state.combat.round,
            field: field::front(scene),
            back: state.combat.field.back().map(|foe| FoeView::of(scene, foe)).collect(),
            order: field::order(scene),
            path: PathView::of(scene),
            decks: decks::counts(state),
            discards: decks::discards(scene),
            laid: state.laid.iter().map(|item| ItemView::of(scene, *item)).collect(),
            worn_before: state.worn_before.into_iter().map(|item| scene.game.item(item).id.clone()).collect(),
            ending: state.ending,
            score: scene.score(),
        }
    }
}
