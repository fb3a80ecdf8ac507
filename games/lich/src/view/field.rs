//! Monsters and the order of the round.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use crate::content::{AttackType, Keywords, MonsterType};
use crate::field::{Foe, FoeId, Place};
use crate::play::Scene;
use crate::state::Who;

/// A monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct FoeView {
    /// Its number of arrival, as actions name it.
    pub id: FoeId,
    /// As data and scenarios name its card.
    pub card: String,
    /// As it is printed.
    pub name: String,
    /// Its place as players write it: `2.1`, `back 1`.
    pub place: String,
    /// The type line.
    pub kind: MonsterType,
    /// Current health; none for an Animated monster.
    pub health: Option<u8>,
    /// And the most there can be.
    pub max_health: Option<u8>,
    /// Energy left.
    pub energy: u8,
    /// As it counts now, without Pack Tactics.
    pub attack: u8,
    /// The printed attack.
    pub base_attack: u8,
    /// How far its attack goes.
    pub attack_type: AttackType,
    /// Its attack is a Spell.
    pub spell: bool,
    /// Its place in the order.
    pub speed: u8,
    /// Its keywords.
    pub keywords: Keywords,
    /// Keywords and active abilities as printed.
    pub text: String,
    /// The ailment.
    pub sickened: bool,
    /// What every attack aimed at it does more.
    pub marked: u8,
    /// Rounds an egg has lain there.
    pub brooded: u8,
    /// Whether it is a boss.
    pub boss: bool,
}

impl FoeView {
    pub(super) fn of(scene: Scene<'_>, foe: &Foe) -> Self {
        let card = scene.game.monster(foe.card);
        let shown = |health: u8| (!card.keywords.animated).then_some(health);
        Self {
            id: foe.id,
            card: card.id.clone(),
            name: card.name.clone(),
            place: crate::words::place(foe.place),
            kind: card.kind,
            health: shown(foe.health),
            max_health: shown(foe.max_health),
            energy: foe.energy,
            attack: scene.foe_attack(foe.id),
            base_attack: card.attack,
            attack_type: card.reach,
            spell: card.spell,
            speed: card.speed,
            keywords: card.keywords,
            text: card.abilities_text(),
            sickened: foe.sickened,
            marked: foe.marked,
            brooded: foe.brooded,
            boss: card.boss.is_some(),
        }
    }
}

/// A place in the order of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct TurnView {
    /// An adventurer.
    pub seat: Option<Seat>,
    /// Or a monster.
    pub foe: Option<FoeId>,
    /// Whether this turn is over, is being taken, or is still to come.
    pub turn: Progress,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Progress {
    /// It was taken or lost.
    Past,
    /// It is being taken, or is about to be.
    Now,
    /// It is still to come.
    Coming,
}

/// By column and row.
pub(super) fn front(scene: Scene<'_>) -> BTreeMap<u8, BTreeMap<u8, FoeView>> {
    let mut front: BTreeMap<u8, BTreeMap<u8, FoeView>> = BTreeMap::new();
    for foe in scene.state.combat.field.foes() {
        if let Place::Front { column, row } = foe.place {
            front.entry(column).or_default().insert(row, FoeView::of(scene, foe));
        }
    }
    front
}

/// Everybody who is still there.
pub(super) fn order(scene: Scene<'_>) -> Vec<TurnView> {
    let combat = &scene.state.combat;
    let turn = |(place, who): (u8, &Who)| {
        let turn = match (place + 1).cmp(&combat.turn) {
            std::cmp::Ordering::Less => Progress::Past,
            std::cmp::Ordering::Equal => Progress::Now,
            std::cmp::Ordering::Greater => Progress::Coming,
        };
        match who {
            Who::Hero(seat) => Some(TurnView { seat: Some(*seat), foe: None, turn }),
            Who::Foe(id) => combat.field.get(*id).map(|foe| TurnView { seat: None, foe: Some(foe.id), turn }),
        }
    };
    (0u8..).zip(combat.order.iter()).filter_map(turn).collect()
}
