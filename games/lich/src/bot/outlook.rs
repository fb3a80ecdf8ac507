//! What the monsters that have still to act in this round will probably do.

use table::Seat;

use super::HEALTH;
use crate::content::{AttackType, Deed, MAX_PARTY, Monster};
use crate::event::Sum;
use crate::field::Foe;
use crate::play::Scene;
use crate::state::Who;

/// Expected losses of the round, by seat.
pub(super) struct Outlook {
    /// In hundredths of health.
    pub(super) incoming: [i32; MAX_PARTY],
    /// Monsters that have still to act, as a set of their numbers.
    pending: u128,
    /// Encounters of the floor still to come, the boss included.
    pub(super) to_come: i32,
}

impl Outlook {
    pub(super) fn new(scene: Scene<'_>) -> Self {
        let mut outlook = Self { incoming: [0; MAX_PARTY], pending: 0, to_come: encounters_to_come(scene) };
        let combat = &scene.state.combat;
        for who in combat.order.iter().skip(usize::from(combat.turn)) {
            if let Who::Foe(id) = who
                && let Some((foe, monster)) = scene.foe(*id)
            {
                outlook.pending |= 1 << (id.0 & 127);
                outlook.expect(scene, foe, monster);
            }
        }
        outlook
    }

    /// Whether a monster has still to act in this round.
    pub(super) fn acts(&self, foe: &Foe) -> bool {
        self.pending >> (foe.id.0 & 127) & 1 == 1
    }

    /// Whether an adventurer will probably faint in this round.
    pub(super) fn dooms(&self, scene: Scene<'_>, seat: Seat) -> bool {
        let health = i32::from(scene.state.hero(seat).health);
        health > 0 && self.incoming[seat.index()] >= health * HEALTH
    }

    fn expect(&mut self, scene: Scene<'_>, foe: &Foe, monster: &Monster) {
        let Some(column) = foe.place.column() else { return };
        if monster.keywords.hatch {
            return;
        }
        let standing = i32::try_from(scene.state.standing().count()).unwrap_or(1).max(1);
        let storm = monster.actives.iter().find(|it| it.cost <= foe.energy).map(|it| it.does);
        match storm {
            Some(Deed::SoulStorm(damage)) => {
                for seat in scene.state.standing() {
                    self.incoming[seat.index()] += i32::from(damage) * HEALTH;
                }
            }
            Some(Deed::NecroticBolt(damage)) => {
                for seat in scene.state.standing() {
                    self.incoming[seat.index()] += i32::from(damage) * HEALTH / standing;
                }
            }
            Some(Deed::Chant(_) | Deed::Wail(_) | Deed::Summon(_)) => {}
            None => match monster.reach {
                AttackType::Ranged => {
                    for seat in scene.state.standing() {
                        self.incoming[seat.index()] += blow(scene, foe, monster, seat) / standing;
                    }
                }
                AttackType::Normal | AttackType::Reach => {
                    if let Some(seat) = scene.state.in_column(column) {
                        self.incoming[seat.index()] += blow(scene, foe, monster, seat);
                    }
                }
            },
        }
    }
}

/// What an attack of a monster on an adventurer costs on average.
pub(super) fn blow(scene: Scene<'_>, foe: &Foe, monster: &Monster, seat: Seat) -> i32 {
    let pack = if monster.keywords.pack_tactics { scene.others_of_type(foe.id) } else { 0 };
    let sum = Sum { attack: scene.foe_attack(foe.id), pack, ..Sum::default() };
    let damage = scene.reduced(Who::Hero(seat), sum, monster.spell, monster.keywords.piercing).damage();
    let evade = if monster.spell { 0 } else { scene.highest(seat, |it| it.evade) };
    i32::from(damage) * HEALTH * (6 - i32::from(evade.min(6))) / 6
}

/// How many encounters of the floor are still to come after this one, the boss included.
pub(super) fn encounters_to_come(scene: Scene<'_>) -> i32 {
    let path = &scene.state.path;
    if path.boss {
        return 0;
    }
    i32::try_from(path.main.len()).unwrap_or(0) - i32::from(path.column) + 1
}
