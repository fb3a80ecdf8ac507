//! What cards say, made of what they do, so that no card says one thing and does another.

use table::RuleId;

use crate::cites;
use crate::content::{
    ActionCard, AfterUse, Attack, Effect, Item, Kind, Monster, Requirement, Rider, Targets, Timing, Tomb,
    Trait, Who,
};

/// What an Action does: `Attack: +4, 2 damage, range 1.`
pub(crate) fn action(card: &ActionCard) -> String {
    let parts: Vec<String> = card.effects.iter().map(|it| effect(*it)).collect();
    parts.join(" Made, hit or miss, it also gives: ")
}

/// What an Item does, when, and what becomes of it.
pub(crate) fn item(item: &Item) -> String {
    let when = match item.timing {
        Timing::Free => "As a free action: ",
        Timing::Action => "Instead of an Action: ",
        Timing::Move => "Instead of moving: ",
        Timing::Reroll => "Right after an attack roll of the holder: ",
        Timing::Passive | Timing::Auto | Timing::Relic => "",
    };
    let parts: Vec<String> = item.effects.iter().map(|it| effect(*it)).collect();
    let what = if parts.is_empty() {
        "It does nothing by itself; a Stage may ask for it.".to_owned()
    } else {
        parts.join(" ")
    };
    let after = match (item.timing, item.after_use) {
        (_, AfterUse::Discarded) => " Then it is discarded.",
        (Timing::Action, AfterUse::Kept) => " It is kept, but not for use two turns running.",
        (_, AfterUse::Kept) => "",
    };
    format!("{when}{what}{after}")
}

/// A monster's numbers and nature.
pub(crate) fn monster(it: &Monster) -> String {
    let [one, two, three, four] = it.hp;
    let mut text = format!(
        "HP {one} / {two} / {three} / {four} for one to four characters. Armor {}, Move {}. {}",
        it.armor,
        it.movement,
        attack(it.attack)
    );
    for nature in it.traits.iter() {
        text.push(' ');
        text.push_str(of_trait(nature));
    }
    text
}

/// What a Stage asks for besides all tiles face up and no monster left.
pub(crate) fn requirement(game: &Tomb, it: Requirement) -> String {
    match it {
        Requirement::GatesOpen => "Every gate is open.".to_owned(),
        Requirement::Carry(item) => format!("A living character holds the {}.", game.item(item).name),
        Requirement::CarryTo(item) => {
            format!("A living character who holds the {} is on the objective.", game.item(item).name)
        }
        Requirement::ActivateAll => "Every objective has been activated.".to_owned(),
        Requirement::ShipOn => "The ship lies over the mooring.".to_owned(),
    }
}

/// One effect as a sentence.
pub(crate) fn effect(it: Effect) -> String {
    match it {
        Effect::Attack(it) => attack(it),
        Effect::Block { at, who } => {
            format!(
                "Shield for {}: in the next Stage Turn a hit does nothing on a roll of {at} or more.",
                covered(who)
            )
        }
        Effect::Ward { armor, who } => {
            format!("Shield for {}: Armor +{armor} in the next Stage Turn.", covered(who))
        }
        Effect::Stealth { at } => {
            format!("Stealth: hidden in the next Stage Turn on a roll of {at} or more.")
        }
        Effect::Heal(hp) => format!("Heal {hp} HP on yourself or one adjacent character."),
        Effect::Dash(points) => format!("Dash: move up to {points}; on the river the ship moves 1."),
        Effect::Transport { within: Some(spaces) } => {
            format!(
                "In place of movement, in any turn: jump to a free revealed space within {spaces}, walls or not."
            )
        }
        Effect::Transport { within: None } => "Jump to any free revealed space.".to_owned(),
        Effect::Revive { low } => {
            format!(
                "Call your sidekick back to a free adjacent space; on a roll of 1 to {low} it returns as a monster."
            )
        }
        Effect::Unlock => "Open an adjacent closed gate.".to_owned(),
        Effect::Float => "The holder can be on water.".to_owned(),
        Effect::Move(points) => format!("Move {points:+}; a Dash stays as it is."),
        Effect::Armor(armor) => format!("Armor +{armor}."),
        Effect::MeleeModifier(bonus) => {
            format!("{bonus:+} to the attack roll of Actions with a printed range of 1.")
        }
        Effect::Range(spaces) => format!("Range +{spaces} for Actions with a printed range of 2 or more."),
        Effect::Icewalk => "Black ice costs the holder 1 movement.".to_owned(),
        Effect::Climb => "The holder can move through obstacles, but not stop on one.".to_owned(),
        Effect::Deathward => "When the holder would be defeated, 1 HP is left instead.".to_owned(),
        Effect::Reroll => "Roll again; the second roll counts.".to_owned(),
        Effect::NextPierce => "Your next attack of this turn goes through walls.".to_owned(),
    }
}

/// The rules behind an effect, the one that tells most about it first.
pub(crate) fn rules(it: Effect) -> Vec<RuleId> {
    match it {
        Effect::Attack(it) => rules_of_attack(it),
        Effect::Block { .. } => vec![cites::RUL_46, cites::SHIELD_01, cites::SHIELD_03],
        Effect::Ward { .. } => vec![cites::RUL_47, cites::SHIELD_01, cites::SHIELD_03],
        Effect::Stealth { .. } => vec![cites::RUL_49, cites::STLTH_01, cites::RUL_50],
        Effect::Heal(_) => vec![cites::HEAL_01, cites::RUL_51],
        Effect::Dash(_) => vec![cites::RUL_33, cites::SHIP_06],
        Effect::Transport { .. } => vec![cites::TRANS_01, cites::RUL_52, cites::RUL_53],
        Effect::Revive { .. } => vec![cites::RUL_91, cites::SIDE_06, cites::SIDE_07],
        Effect::Unlock => vec![cites::RUL_83, cites::TERR_05],
        Effect::Float => vec![cites::BOARDS_01, cites::RUL_84],
        Effect::Move(_) => vec![cites::RUL_29, cites::BOARDS_02],
        Effect::Armor(_) => vec![cites::RUL_82],
        Effect::MeleeModifier(_) | Effect::Range(_) => vec![cites::RUL_55],
        Effect::Icewalk => vec![cites::RUL_79, cites::TERR_06],
        Effect::Climb => vec![cites::RUL_30, cites::TERR_03],
        Effect::Deathward => vec![cites::RUL_65],
        Effect::Reroll => vec![cites::RUL_86],
        Effect::NextPierce => vec![cites::RUL_87],
    }
}

/// The rules behind an attack.
pub(crate) fn rules_of_attack(it: Attack) -> Vec<RuleId> {
    let mut rules = vec![cites::ATK_02, cites::RANGE_02];
    rules.push(match it.kind {
        Kind::Sight => cites::LOS_01,
        Kind::Corner => cites::RUL_14,
        Kind::Pierce => cites::RUL_15,
    });
    if it.targets == Targets::All {
        rules.push(cites::RANGE_01);
    }
    rules.extend(it.rider.map(|it| match it {
        Rider::Shift(_) => cites::RUL_63,
        Rider::Pin => cites::RUL_64,
        Rider::Drain(_) => cites::RUL_62,
    }));
    rules
}

/// An attack's numbers and nature.
pub(crate) fn attack(it: Attack) -> String {
    let range = match it.range {
        (min, max) if min == max => format!("range {min}"),
        (min, max) => format!("range {min}–{max}"),
    };
    let mut text = format!("Attack: {:+}, {} damage, {range}", it.modifier, it.damage);
    text.push_str(match it.kind {
        Kind::Sight => "",
        Kind::Corner => ", turns corners",
        Kind::Pierce => ", goes through walls",
    });
    if it.targets == Targets::All {
        text.push_str(", strikes everybody in range");
    }
    text.push('.');
    text + &it.rider.map_or(String::new(), of_rider)
}

fn of_rider(it: Rider) -> String {
    match it {
        Rider::Shift(by) if by > 0 => format!(" A hit pushes the target {by} away."),
        Rider::Shift(by) => format!(" A hit pulls the target {} closer.", by.unsigned_abs()),
        Rider::Pin => " A hit holds the target in place until the next Stage Turn is over.".to_owned(),
        Rider::Drain(hp) => format!(" A hit heals the attacker by {hp}."),
    }
}

fn covered(who: Who) -> &'static str {
    match who {
        Who::Me => "yourself",
        Who::MeAndAdjacent => "yourself and everybody of the party next to you",
    }
}

/// A trait as a sentence. [TOM-RUL-79]
fn of_trait(it: Trait) -> &'static str {
    match it {
        Trait::Aquatic => "Stays in the water.",
        Trait::Flies => "Flies over obstacles and black ice.",
        Trait::Icewalk => "Walks on black ice as on ground.",
        Trait::Rooted => "Never moves.",
        Trait::Boss => "A boss: last in the pile, neither shifted nor pinned.",
    }
}
