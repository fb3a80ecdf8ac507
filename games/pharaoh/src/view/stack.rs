//! What was declared and is not over, as everybody sees it. [PHA-RUL-40]

use serde::Serialize;
use table::Seat;

use super::OpenView;
use crate::content::DamageType;
use crate::item::{Item, Part, What};
use crate::play::Scene;
use crate::state::Figure;

/// Something on the stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct ItemView {
    /// What it is.
    pub what: What,
    /// Who controls it.
    pub by: Option<Seat>,
    /// Who acts: a character, an agent, a monster.
    pub actor: Option<Figure>,
    /// The hex it comes from.
    pub room: u8,
    /// The card played or used.
    pub card: Option<OpenView>,
    /// Attachments and modifiers.
    pub with: Vec<OpenView>,
    /// At whom.
    pub targets: Vec<Figure>,
    /// Dice as they lie.
    pub dice: Vec<u8>,
    /// What the damage is made of, as soon as dice are thrown for it. [PHA-RUL-58]
    pub parts: Vec<PartView>,
    /// Damage, once it is known.
    pub damage: Option<i16>,
    /// Whether it has been undone.
    pub dead: bool,
}

/// One part of damage with its own types.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct PartView {
    /// Dice thrown for it.
    pub dice: u8,
    /// Points added to the dice; once they have fallen, all points.
    pub points: i16,
    /// Its types in words; untyped damage has none.
    pub types: Vec<&'static str>,
}

impl ItemView {
    pub(super) fn new(scene: Scene<'_>, item: &Item) -> Self {
        let open = |piece| OpenView::new(scene, piece);
        Self {
            what: item.what,
            by: item.by,
            actor: item.actor,
            room: item.room.0,
            card: item.card.map(open),
            with: item.with.cards().map(open).collect(),
            targets: item.targets.to_vec(),
            dice: item.dice.to_vec(),
            parts: item.blow.parts.iter().map(PartView::new).collect(),
            damage: item.blow.known.then(|| item.blow.total()),
            dead: item.is_dead(),
        }
    }
}

impl PartView {
    fn new(part: &Part) -> Self {
        let types = part.types.iter().map(DamageType::word).filter(|word| !word.is_empty());
        Self { dice: part.dice, points: part.points, types: types.collect() }
    }
}
