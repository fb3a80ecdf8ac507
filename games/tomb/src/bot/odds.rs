//! Chances and dangers, in thousandths of a hit point.

use crate::content::Attack;
use crate::play::Scene;
use crate::spaces::{Space, Spaces};
use crate::state::{BeastId, MAX_BEASTS};

/// What a kill is worth on top of the HP it takes.
const KILL: i32 = 700;

/// How many thousandths of the rolls hit: the sum reaches the Armor, and a natural 1 never does.
#[inline]
pub(super) fn hit_chance(modifier: i8, armor: u8) -> i32 {
    let needed = i32::from(armor) - i32::from(modifier);
    50 * (21 - needed).clamp(0, 19)
}

/// What an attack may be expected to take from a monster, a kill counting extra.
#[inline]
pub(super) fn gain(scene: Scene<'_>, attack: Attack, beast: BeastId) -> (i32, i32) {
    let hp = scene.state.beast(beast).hp;
    let chance = hit_chance(attack.modifier, scene.stats(beast).armor);
    let damage = chance * i32::from(attack.damage.min(hp));
    let kill = if attack.damage >= hp { chance * KILL / 1000 } else { 0 };
    (damage, damage + kill)
}

/// Where each monster could strike next, and what that would cost whoever stands there.
pub(super) struct Dangers {
    zones: [(Spaces, i32); MAX_BEASTS],
    count: usize,
}

impl Dangers {
    /// As the monsters stand now, for somebody with this Armor.
    pub(super) fn to(scene: Scene<'_>, armor: u8) -> Self {
        let mut dangers = Self { zones: [(Spaces::NONE, 0); MAX_BEASTS], count: 0 };
        for beast in scene.state.living_beasts() {
            let attack = scene.stats(beast).attack;
            let harm = hit_chance(attack.modifier, armor) * i32::from(attack.damage);
            dangers.zones[dangers.count] = (zone(scene, beast, attack.max()), harm);
            dangers.count += 1;
        }
        dangers
    }

    /// What standing there may be expected to cost.
    #[inline]
    pub(super) fn at(&self, scene: Scene<'_>, space: Space) -> i32 {
        let threats = self.zones[..self.count].iter().filter(|(zone, _)| scene.state.map.has(*zone, space));
        threats.map(|(_, harm)| harm).sum()
    }

    /// Everything some monster threatens.
    pub(super) fn all(&self) -> Spaces {
        self.zones[..self.count].iter().fold(Spaces::NONE, |all, (zone, _)| all | *zone)
    }
}

/// The spaces a monster could attack in its next turn, walls in between not looked at too closely.
fn zone(scene: Scene<'_>, beast: BeastId, range: u8) -> Spaces {
    let grid = scene.state.map.grid;
    let mut zone = scene.monster_reach(beast).1.all();
    let clear = scene.state.map.clear();
    for _ in 0..range {
        zone |= grid.beside(zone) & clear;
    }
    zone
}
