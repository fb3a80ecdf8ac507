//! What cards say, made of what they do, so that no card says one thing and does another.

use crate::content::{ActionCard, AfterUse, Item, Monster, Requirement, Timing, Tomb, Trait};
use crate::effects::Verb;
use crate::rules::goals::Wanted;

/// What an Action does: `Attack: +4, 2 damage, range 1.`
pub(crate) fn action(card: &ActionCard) -> String {
    let parts: Vec<String> = card.effects.iter().map(|it| it.verb().text()).collect();
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
    let parts: Vec<String> = item.effects.iter().map(|it| it.verb().text()).collect();
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
        it.attack.text()
    );
    for nature in it.traits.iter() {
        text.push(' ');
        text.push_str(of_trait(nature));
    }
    text
}

/// What a Stage asks for.
pub(crate) fn goal(game: &Tomb, it: Wanted) -> String {
    match it {
        Wanted::Tiles => "All tiles are face up.".to_owned(),
        Wanted::Monsters => "No monster is left.".to_owned(),
        Wanted::Further(it) => requirement(game, it),
    }
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
