//! How good a position looks: the party's strength against what still lies before it.
//!
//! The weights were found by a logistic fit over positions of three thousand games of the simple
//! player (four adventurers, Standard): which were won in the end? Two were then set by hand: energy,
//! which the fit cannot tell from the beginning of a floor, and the danger of monsters.

use super::outlook::encounters_to_come;
use super::treasure::worth_equipped;
use crate::content::Item;
use crate::effects::Effect;
use crate::play::Scene;

/// All weights are in thousandths of a logit: for the whole health of the party,
const HEALTH: i32 = 2600;
/// for every adventurer of it at a third of its health or below,
const LOW: i32 = -640;
/// or fainted,
const FAINTED: i32 = -500;
/// for all energy at the beginning of a floor,
const ENERGY: i32 = 1300;
/// for a hundred points of equipment on each adventurer,
const GEAR: i32 = 550;
/// for ten health in potions for each,
const POTIONS: i32 = 170;
/// for ten health of monsters for each,
const FOES: i32 = -300;
/// for ten health of monsters, times their attack, for each,
const DANGER: i32 = -60;
/// for each floor behind the party, which is left weaker than it came,
const FLOOR: i32 = 350;
/// for each encounter of the floor behind it,
const ENCOUNTER: i32 = 90;
/// and where everything begins.
const START: i32 = -4000;

/// In thousandths of a win.
pub(crate) fn estimate(scene: Scene<'_>) -> i32 {
    let state = scene.state;
    let done = FLOOR * i32::from(state.floor) + ENCOUNTER * i32::from(state.path.completed);
    let x = START + done + party(scene) + field(scene);
    500 + 490 * x / (x.abs() + 1000)
}

/// What the party has.
fn party(scene: Scene<'_>) -> i32 {
    let mut sums = Sums::default();
    let state = scene.state;
    for seat in state.seats().filter(|seat| state.hero(*seat).card.is_some()) {
        let hero = state.hero(seat);
        let most = i32::from(scene.max_health(seat));
        sums.health += i32::from(hero.health);
        sums.most_health += most;
        sums.energy += i32::from(hero.energy);
        sums.most_energy += i32::from(scene.max_energy(seat));
        sums.fainted += i32::from(!hero.stands());
        sums.low += i32::from(i32::from(hero.health) * 3 <= most);
        sums.gear += hero.gear().map(|item| worth_equipped(scene, seat, scene.game.item(item))).sum::<i32>();
        sums.potions += hero.inventory.cards().map(|item| potion(scene.game.item(item))).sum::<i32>();
    }
    let each = i32::from(state.run.party);
    let to_come = encounters_to_come(scene).clamp(0, 6);
    HEALTH * sums.health / sums.most_health.max(1)
        + ENERGY * sums.energy * to_come / (6 * sums.most_energy.max(1))
        + (LOW * sums.low + FAINTED * sums.fainted) / each
        + GEAR * sums.gear / (100 * each)
        + POTIONS * sums.potions / (10 * each)
}

#[derive(Default)]
struct Sums {
    health: i32,
    most_health: i32,
    energy: i32,
    most_energy: i32,
    fainted: i32,
    low: i32,
    gear: i32,
    potions: i32,
}

/// What lies on the field.
fn field(scene: Scene<'_>) -> i32 {
    let each = i32::from(scene.state.run.party);
    let of = |foe: &crate::field::Foe, attack: u8| {
        let health = i32::from(foe.health);
        FOES * health + DANGER * health * i32::from(attack)
    };
    scene.foes().map(|(foe, card)| of(foe, card.attack)).sum::<i32>() / (10 * each)
}

/// What a consumable holds, in points of health.
fn potion(item: &Item) -> i32 {
    let worth = |effect: &Effect| match effect {
        Effect::Heal(it) => i32::from(it.health),
        Effect::Blast(it) => i32::from(it.damage + it.splash) / 2,
        Effect::Energize(it) => i32::from(it.energy),
        Effect::Grant(_) => 3,
        Effect::Strike(_)
        | Effect::Cast(_)
        | Effect::Weaken(_)
        | Effect::Mark(_)
        | Effect::Cure(_)
        | Effect::Swap(_)
        | Effect::Shove(_) => 0,
    };
    item.effects.iter().map(worth).sum()
}
