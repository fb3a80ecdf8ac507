//! What an item is worth to an adventurer.

use table::Seat;

use super::HEALTH;
use crate::content::{Item, ItemId, Slot, Stat};
use crate::effects::{Effect, Whom};
use crate::play::Scene;

/// What having an item equipped is worth to an adventurer; nothing if it cannot be.
pub(super) fn worth_equipped(scene: Scene<'_>, seat: Seat, item: &Item) -> i32 {
    let card = scene.card(seat);
    let far = matches!(
        item.gear.attack,
        Some(crate::content::AttackType::Reach | crate::content::AttackType::Ranged)
    );
    if item.is_consumable() || (far && card.passives.no_far_weapons) {
        return 0;
    }
    let per_item = |stat: Stat| {
        let each = card.passives.per_item.iter().filter(|it| it.bonus == stat);
        each.map(|it| i32::from(it.of_item(item))).sum::<i32>()
    };
    let gear = &item.gear;
    let caster = is_caster(scene, seat);
    let (hit, spell) = if caster { (25, 100) } else { (90, 15) };
    let bane = gear.bane.map_or(0, |(_, more)| i32::from(more) / 2 + 1);
    let words = &gear.keywords;
    let mut worth = (i32::from(gear.weapon) + per_item(Stat::Weapon) + bane) * hit
        + (i32::from(gear.spell) + per_item(Stat::Spell)) * spell
        + (i32::from(gear.health) + per_item(Stat::Health)) * 35
        + (i32::from(gear.energy) + per_item(Stat::Energy)) * 40
        + i32::from(gear.speed) * 8
        + i32::from(words.armor) * 130
        + i32::from(words.guard) * 60
        + i32::from(words.evade) * 55
        + i32::from(words.cleave) * 30
        + i32::from(words.piercing) * 15
        + i32::from(words.diseased) * 10
        + if words.retaliation { 60 } else { 0 }
        + if gear.ability.is_some() { 50 } else { 0 };
    if gear.attack.is_some_and(|kind| kind != crate::content::AttackType::Normal) && !caster {
        worth += 30;
    }
    worth
}

/// Whether an adventurer fights with spells rather than weapons.
fn is_caster(scene: Scene<'_>, seat: Seat) -> bool {
    let attacks = |effect: &Effect| matches!(effect, Effect::Strike(_) | Effect::Cast(_) | Effect::Blast(_));
    let card = scene.card(seat);
    card.attack <= 2
        && card.abilities.iter().any(|id| {
            let ability = scene.game.ability(*id);
            ability.spell && ability.effects.iter().any(attacks)
        })
}

/// What an adventurer gains by getting an item, with the slot it would go into.
pub(super) fn gain(scene: Scene<'_>, seat: Seat, id: ItemId) -> (i32, Option<Slot>) {
    let item = scene.game.item(id);
    let now = |slot: Slot| {
        let worn = scene.state.hero(seat).wears(slot).filter(|worn| *worn != id);
        worn.map_or(0, |worn| worth_equipped(scene, seat, scene.game.item(worn)))
    };
    let worth = worth_equipped(scene, seat, item);
    let slots = Slot::ALL.into_iter().filter(|slot| worth > 0 && scene.fits(seat, item, *slot));
    let best = slots.map(|slot| (worth - now(slot), slot)).max_by_key(|(gain, _)| *gain);
    best.map_or((0, None), |(gain, slot)| (gain, Some(slot)))
}

/// What a consumable is worth to the party: healing more, the more health is missing.
pub(super) fn worth_consumed(scene: Scene<'_>, item: &Item) -> i32 {
    let party = scene.state.party();
    let missing: i32 = scene
        .state
        .seats()
        .map(|seat| i32::from(scene.max_health(seat)) - i32::from(scene.state.hero(seat).health))
        .sum();
    let each = i32::try_from(party.len()).unwrap_or(1);
    let worth = |effect: &Effect| match effect {
        Effect::Heal(it) => {
            let times = if it.whom == Whom::Each { each } else { 1 };
            let health = i32::from(it.health) * times;
            health * 25 + health.min(missing) * HEALTH / 4
        }
        Effect::Blast(it) => (i32::from(it.damage) + i32::from(it.splash)) * 20,
        Effect::Energize(it) => i32::from(it.energy) * 30,
        Effect::Grant(_) => 120,
        Effect::Strike(_)
        | Effect::Cast(_)
        | Effect::Weaken(_)
        | Effect::Mark(_)
        | Effect::Cure(_)
        | Effect::Swap(_)
        | Effect::Shove(_) => 10,
    };
    item.effects.iter().map(worth).sum()
}

/// What the party gains if this seat gets the item.
pub(super) fn prize(scene: Scene<'_>, seat: Seat, id: ItemId) -> i32 {
    let item = scene.game.item(id);
    if item.is_consumable() {
        let carried = i32::try_from(scene.state.hero(seat).inventory.cards().count()).unwrap_or(0);
        return worth_consumed(scene, item) - carried;
    }
    gain(scene, seat, id).0.max(0)
}
