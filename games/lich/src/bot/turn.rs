//! A turn in combat, and Quick-Toss: what each action is worth.

use table::Seat;

use super::HEALTH;
use super::outlook::{Outlook, blow};
use crate::action::{Action, Side, Target};
use crate::content::{AbilityId, Keyword, Monster};
use crate::effects::{Effect, Use, Whom};
use crate::field::{Foe, FoeId};
use crate::play::Scene;
use crate::rules::attacks::Attack;
use crate::state::Who;

/// A point of damage on any monster, and more for each point of its attack.
const DAMAGE: i32 = 11;
const DAMAGE_A_THREAT: i32 = 7;
/// What a dead monster would have done later, for each point of its attack.
const KILL: i32 = 45;
/// An adventurer that faints loses turns, and monsters crowd the others.
const FAINT: i32 = 113;
/// An adventurer that stands again.
const WAKE: i32 = 500;
/// A point of damage kept off, in hundredths of itself: not every expected attack comes.
const SAVED: i32 = 38;
/// Nobody would do that.
const NEVER: i32 = -10_000;

/// What an action on a turn or in a window is worth.
pub(super) fn value(scene: Scene<'_>, seat: Seat, outlook: &Outlook, action: Action) -> i32 {
    match action {
        Action::Attack(foe) => attack(scene, outlook, &Attack::by_hero(scene, seat, foe)),
        Action::Ability(id, target) => ability(scene, seat, outlook, id, target),
        Action::Use(item, target) => {
            let card = scene.game.item(item);
            let worth: i32 = card
                .effects
                .iter()
                .map(|effect| effect_worth(scene, seat, outlook, 0, *effect, target))
                .sum();
            worth - price_of_item(&card.effects)
        }
        Action::Swap(with) => swap(scene, seat, outlook, with) - 5,
        Action::EndTurn | Action::Pass => 0,
        Action::Equip(..) | Action::Give(..) => NEVER,
        Action::Take(_)
        | Action::Deal(_)
        | Action::Rearrange(..)
        | Action::TakeOff(_)
        | Action::Ready
        | Action::PlayMain
        | Action::Scout
        | Action::PlaySecondary
        | Action::Return
        | Action::GoOn
        | Action::Keep(..)
        | Action::Leave
        | Action::Award(_)
        | Action::Accept
        | Action::Name(_)
        | Action::Lose(_)
        | Action::Refuse => unreachable!("{action:?} is not done in combat"),
    }
}

/// What a consumable would be worth at a better time.
fn price_of_item(effects: &[Effect]) -> i32 {
    let damage = |effect: &Effect| match effect {
        Effect::Blast(it) => i32::from(it.damage) * 24 + i32::from(it.splash) * 24,
        Effect::Heal(it) => i32::from(it.health) * 45,
        Effect::Grant(_) => 150,
        Effect::Strike(_)
        | Effect::Cast(_)
        | Effect::Energize(_)
        | Effect::Weaken(_)
        | Effect::Mark(_)
        | Effect::Cure(_)
        | Effect::Swap(_)
        | Effect::Shove(_) => 0,
    };
    effects.iter().map(damage).sum()
}

fn ability(scene: Scene<'_>, seat: Seat, outlook: &Outlook, id: AbilityId, target: Target) -> i32 {
    let ability = scene.game.ability(id);
    let power = if ability.spell { scene.spell_power(seat) } else { 0 };
    let effects = ability.effects.iter();
    let worth: i32 = effects.map(|effect| effect_worth(scene, seat, outlook, power, *effect, target)).sum();
    worth - i32::from(scene.cost(seat, id)) * price_of_energy(scene, seat, outlook)
}

/// Energy is dear early in a floor and worthless after its boss; dearer for those who can heal with it.
fn price_of_energy(scene: Scene<'_>, seat: Seat, outlook: &Outlook) -> i32 {
    let heals = |id: AbilityId| {
        let ability = scene.game.ability(id);
        ability.camp && ability.effects.iter().any(|it| matches!(it, Effect::Heal(_)))
    };
    let healer = scene.card(seat).abilities.iter().any(|id| heals(*id));
    match (healer, outlook.to_come) {
        (_, ..=0) => 6,
        (true, left) => 60 + 24 * left,
        (false, left) => 25 + 25 * left,
    }
}

fn effect_worth(
    scene: Scene<'_>,
    seat: Seat,
    outlook: &Outlook,
    power: u8,
    effect: Effect,
    target: Target,
) -> i32 {
    let hero = if let Target::Hero(hero) = target { hero } else { seat };
    match effect {
        Effect::Strike(_) | Effect::Cast(_) | Effect::Blast(_) => {
            let using = Use { by: seat, power, ability: None };
            let of =
                |foe: FoeId| effect.verb().attack(scene, using, foe).map(|it| attack(scene, outlook, &it));
            struck(target).into_iter().flatten().filter_map(of).sum()
        }
        Effect::Heal(it) if it.whom == Whom::Each => {
            scene.state.seats().map(|whom| heal(scene, outlook, whom, it.health + power)).sum()
        }
        Effect::Heal(it) => heal(scene, outlook, hero, it.health + power),
        Effect::Grant(it) => grant(scene, seat, outlook, hero, it.keyword),
        Effect::Weaken(it) => match target {
            Target::Foe(foe) => weaken(scene, outlook, foe, it.attack),
            Target::None | Target::Hero(_) | Target::Foes(..) | Target::Push(..) => 0,
        },
        Effect::Mark(it) => match target {
            Target::Foe(foe) => mark(scene, foe, it.damage),
            Target::None | Target::Hero(_) | Target::Foes(..) | Target::Push(..) => 0,
        },
        Effect::Swap(_) => match target {
            Target::Hero(with) => dash(scene, seat, outlook, with),
            Target::None | Target::Foe(_) | Target::Foes(..) | Target::Push(..) => 0,
        },
        Effect::Shove(_) => match target {
            Target::Push(foe, side) => shove(scene, seat, outlook, foe, side),
            Target::None | Target::Hero(_) | Target::Foe(_) | Target::Foes(..) => 0,
        },
        Effect::Energize(_) | Effect::Cure(_) => 0,
    }
}

/// The monsters an attack is made on.
fn struck(target: Target) -> [Option<FoeId>; 2] {
    match target {
        Target::Foe(foe) => [Some(foe), None],
        Target::Foes(one, other) => [Some(one), Some(other)],
        Target::None | Target::Hero(_) | Target::Push(..) => [None, None],
    }
}

/// How dangerous a monster is, in points of damage a round.
fn threat(scene: Scene<'_>, foe: &Foe, monster: &Monster) -> i32 {
    if monster.keywords.hatch {
        return 3;
    }
    let pack = if monster.keywords.pack_tactics { scene.others_of_type(foe.id) } else { 0 };
    let active = i32::from(!monster.actives.is_empty() && foe.energy > 0);
    i32::from(monster.attack.saturating_sub(u8::from(foe.sickened)) + pack) + active
}

/// What an attack is worth: damage, kills, and what it provokes.
fn attack(scene: Scene<'_>, outlook: &Outlook, attack: &Attack) -> i32 {
    let Who::Foe(id) = attack.at else { return 0 };
    let Some((foe, monster)) = scene.foe(id) else { return 0 };
    let evade = if attack.spell { 0 } else { i32::from(monster.keywords.evade.min(6)) };
    let main = scene.reduced(attack.at, scene.marked(attack), attack.spell, attack.piercing).damage();
    let mut worth = harm(scene, outlook, attack, foe, monster, main);
    if attack.spread > 0 {
        scene.each_beside(attack.at, |who| {
            let Who::Foe(beside) = who else { return };
            if let Some((foe, monster)) = scene.foe(beside) {
                let sum = crate::event::Sum { number: attack.spread, ..crate::event::Sum::default() };
                let damage = scene.reduced(who, sum, attack.spell, attack.piercing).damage();
                worth += harm(scene, outlook, attack, foe, monster, damage);
            }
        });
    }
    worth = worth * (6 - evade) / 6;
    if attack.kind == crate::content::AttackType::Normal
        && monster.keywords.retaliation
        && (main < foe.health || monster.keywords.animated)
        && let Who::Hero(seat) = attack.by
    {
        let cost = blow(scene, foe, monster, seat);
        let health = i32::from(scene.state.hero(seat).health) * HEALTH;
        worth -= cost * 3 / 4 + if cost >= health { FAINT } else { 0 };
    }
    worth.max(1)
}

/// What so much damage on a monster is worth.
fn harm(
    scene: Scene<'_>,
    outlook: &Outlook,
    attack: &Attack,
    foe: &Foe,
    monster: &Monster,
    damage: u8,
) -> i32 {
    if monster.keywords.animated {
        return 1;
    }
    let threat = threat(scene, foe, monster);
    let lost = i32::from(damage.min(foe.health));
    let mut worth = lost * (DAMAGE + DAMAGE_A_THREAT * threat);
    if damage >= foe.health {
        let returns =
            if attack.spell || attack.explosive { 0 } else { i32::from(monster.keywords.reanimation) };
        let now = if outlook.acts(foe) { threat * HEALTH } else { 0 };
        worth += (KILL * threat + now) * (6 - returns) / 6;
        worth -= i32::from(monster.keywords.burst) * 60;
    } else if attack.vampirism {
        worth += lost * 40;
    }
    worth
}

/// What so much healing is worth: more for who lies down or will soon.
fn heal(scene: Scene<'_>, outlook: &Outlook, seat: Seat, health: u8) -> i32 {
    let hero = scene.state.hero(seat);
    let gained = i32::from(health.min(scene.max_health(seat).saturating_sub(hero.health)));
    let mut worth = gained * HEALTH / 2;
    if gained == 0 {
        return 0;
    }
    if !hero.stands() {
        worth += WAKE;
    } else if outlook.dooms(scene, seat) {
        let after = (i32::from(hero.health) + gained) * HEALTH;
        worth += if after > outlook.incoming[seat.index()] { FAINT } else { FAINT / 4 };
    }
    worth
}

/// What a keyword for the round is worth: what it keeps off, or what it brings.
fn grant(scene: Scene<'_>, seat: Seat, outlook: &Outlook, whom: Seat, keyword: Keyword) -> i32 {
    let incoming = outlook.incoming[whom.index()];
    let saved = match keyword {
        Keyword::Evade(x) => {
            let (old, new) = (i32::from(scene.highest(whom, |it| it.evade)), i32::from(x));
            if old >= 6 { 0 } else { incoming * (new - old) / (6 - old) }
        }
        Keyword::Armor(x) => (i32::from(x) * HEALTH).min(incoming - HEALTH).max(0),
        Keyword::Vampirism => {
            let lost =
                i32::from(scene.max_health(seat) - scene.state.hero(seat).health.min(scene.max_health(seat)));
            i32::from(scene.attack(seat) + scene.plain_weapon_bonus(seat)).min(lost) * HEALTH / 2
        }
        _ => 0,
    };
    let health = i32::from(scene.state.hero(whom).health) * HEALTH;
    let rescue = if incoming >= health && incoming - saved < health { FAINT } else { 0 };
    saved * SAVED / 100 + rescue
}

fn weaken(scene: Scene<'_>, outlook: &Outlook, foe: FoeId, attack: u8) -> i32 {
    let Some((foe, monster)) = scene.foe(foe) else { return 0 };
    if !outlook.acts(foe) || foe.place.column().is_none() || monster.keywords.hatch {
        return 0;
    }
    let saved = i32::from(attack.min(scene.foe_attack(foe.id).saturating_sub(1))) * SAVED;
    let column = foe.place.column().and_then(|column| scene.state.in_column(column));
    let rescue = column.is_some_and(|seat| {
        let health = i32::from(scene.state.hero(seat).health) * HEALTH;
        outlook.dooms(scene, seat) && outlook.incoming[seat.index()] - saved < health
    });
    saved + if rescue { FAINT } else { 0 }
}

/// A mark pays for every attack the monster will live through.
fn mark(scene: Scene<'_>, foe: FoeId, damage: u8) -> i32 {
    let Some((foe, monster)) = scene.foe(foe) else { return 0 };
    if monster.keywords.animated {
        return 0;
    }
    let attacks = i32::from(foe.health) / 5;
    i32::from(damage) * (attacks - 1).max(0) * (DAMAGE + DAMAGE_A_THREAT * threat(scene, foe, monster))
}

/// Taking a monster from somebody who would faint; else hardly anything.
fn swap(scene: Scene<'_>, seat: Seat, outlook: &Outlook, with: Seat) -> i32 {
    let health = |seat: Seat| i32::from(scene.state.hero(seat).health) * HEALTH;
    let (own, other) = (outlook.incoming[seat.index()], outlook.incoming[with.index()]);
    let rescue = outlook.dooms(scene, with)
        && !outlook.dooms(scene, seat)
        && health(seat) > other
        && health(with) > own;
    let reach = |column: u8| scene.state.combat.field.holds(column);
    let idle = !reach(scene.state.column(seat)) && reach(scene.state.column(with));
    let stronger = scene.attack(seat) > scene.attack(with);
    if rescue {
        FAINT / 2
    } else if idle && stronger {
        20
    } else {
        -20
    }
}

/// A free swap: to where there is something to attack, or to take a monster from who would faint.
fn dash(scene: Scene<'_>, seat: Seat, outlook: &Outlook, with: Seat) -> i32 {
    let idle = !scene.state.combat.field.holds(scene.state.column(seat));
    let busy = scene.state.combat.field.holds(scene.state.column(with));
    let sturdy = outlook.incoming[with.index()] < i32::from(scene.state.hero(seat).health) * HEALTH;
    if idle && busy && sturdy { 60 } else { swap(scene, seat, outlook, with).min(FAINT / 2) }
}

/// Pushing a monster before somebody sturdier.
fn shove(scene: Scene<'_>, seat: Seat, outlook: &Outlook, foe: FoeId, side: Side) -> i32 {
    let crowd = scene.state.combat.field.file(scene.state.column(seat)).count() > 1;
    let beside = side.of(scene.state.column(seat)).and_then(|column| scene.state.in_column(column));
    let (Some(beside), Some((foe, monster))) = (beside, scene.foe(foe)) else { return NEVER };
    let hit = blow(scene, foe, monster, beside);
    let safe = i32::from(scene.state.hero(beside).health) * HEALTH > hit + outlook.incoming[beside.index()];
    if (crowd || outlook.dooms(scene, seat)) && safe && outlook.acts(foe) { 60 } else { -10 }
}
