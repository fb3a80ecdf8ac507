//! What a designer counts of many runs: who came along, which items were offered and taken, which
//! keywords were at work, where parties fell.

use table::Occurrence;

use crate::content::{Deed, ItemId, Keywords};
use crate::event::{Announced, Event, Figure, Spread, Sum};
use crate::play::Scene;
use crate::state::Ending;

/// Counts what has been told, or, when nothing is told, how a run ended.
pub(crate) fn occurrences(scene: Scene<'_>, told: Option<&Event>, count: &mut dyn FnMut(Occurrence<'_>)) {
    let Some(event) = told else { return ending(scene, count) };
    for keyword in keywords(scene, event).into_iter().flatten() {
        count(Occurrence::new("keyword", keyword));
    }
    let item = |what: &'static str, id: ItemId| Occurrence::new(what, scene.game.item(id).id.as_str());
    match *event {
        Event::ItemsLaid { items } | Event::RewardDrawn { items } => {
            items.iter().for_each(|id| count(item("offered", *id)));
        }
        Event::ArtifactFound { item: id } | Event::Found { item: id, .. } => count(item("offered", id)),
        Event::StartingItem { seat, item: id }
        | Event::Kept { seat, item: id, .. }
        | Event::Awarded { seat, item: id, .. } => count(item("taken", id).of(seat)),
        Event::Equipped { seat, item: id, .. } => count(item("equipped", id).of(seat)),
        Event::UsesItem { seat, item: id, .. } => count(item("used", id).of(seat)),
        Event::Uses { seat, ability, .. } => {
            count(Occurrence::new("ability", scene.game.ability(ability).id.as_str()).of(seat));
        }
        Event::HazardDrawn { hazard } => {
            count(Occurrence::new("hazard", scene.game.hazard(hazard).id.as_str()));
        }
        Event::Dies { foe } => count(Occurrence::new("slain", scene.game.monster(foe.card).id.as_str())),
        Event::CombatWon { rounds, .. } => {
            count(Occurrence::new("rounds of a combat", format!("{rounds:02}")));
        }
        _ => {}
    }
}

fn ending(scene: Scene<'_>, count: &mut dyn FnMut(Occurrence<'_>)) {
    for seat in scene.state.seats() {
        count(Occurrence::new("adventurer", scene.card(seat).id.as_str()).of(seat));
    }
    let floor = scene.state.floor;
    count(match scene.state.ending {
        Some(Ending::Won) => Occurrence::new("end", "won"),
        Some(Ending::Overrun) => Occurrence::new("end", format!("overrun on floor {floor}")),
        _ => Occurrence::new("end", format!("all fainted on floor {floor}")),
    });
}

/// The keywords an event shows at work. An attack is looked at when it is announced, with what its two
/// sides have by the time it is counted.
fn keywords(scene: Scene<'_>, event: &Event) -> [Option<&'static str>; 3] {
    let one = match *event {
        Event::Hits { sum, .. } => return in_sum(sum),
        Event::Attacks(attack) => return announced(scene, attack),
        Event::Hurts { by, .. } => match by {
            Spread::Cleave => "Cleave",
            Spread::Splash => "Explosive",
            Spread::Burst => "Burst",
            Spread::Storm => "Soul Storm",
        },
        Event::Unharmed { .. } | Event::Crumbles { .. } => "Animated",
        Event::Evades { .. } => "Evade",
        Event::Drinks { .. } => "Vampirism",
        Event::DiseaseRoll { .. } => "Diseased",
        Event::ReanimationRoll { .. } => "Reanimation",
        Event::Returns { .. } => "Phylactery",
        Event::Swarmed { .. } => "Swarm",
        Event::Hatches { .. } => "Hatch",
        Event::UsesItem { quick: true, .. } => "Quick-Toss",
        Event::Invokes { deed, .. } => match deed {
            Deed::Chant(_) => "Chant",
            Deed::Wail(_) => "Wail",
            Deed::Summon(_) => "Summon",
            Deed::NecroticBolt(_) => "Necrotic Bolt",
            Deed::SoulStorm(_) => return [None; 3], // counted by what it hurts
        },
        _ => return [None; 3],
    };
    [Some(one), None, None]
}

fn in_sum(sum: Sum) -> [Option<&'static str>; 3] {
    let with = |number: u8, word| (number > 0).then_some(word);
    [with(sum.armor, "Armor"), with(sum.guard, "Guard"), with(sum.pack, "Pack Tactics")]
}

fn announced(scene: Scene<'_>, attack: Announced) -> [Option<&'static str>; 3] {
    let armor = |who| keyword(scene, who, |it| it.armor);
    let pierces = keyword(scene, attack.by, |it| it.piercing) > 0 && armor(attack.at) > 0;
    let jelly = |who| matches!(who, Figure::Foe(foe) if scene.game.monster(foe.card).keywords.gelatinous);
    let armed = |who| matches!(who, Figure::Hero(seat) if scene.is_armed(seat));
    [
        pierces.then_some("Piercing"),
        (jelly(attack.at) && armed(attack.by)).then_some("Gelatinous"),
        attack.answer.then_some("Retaliation"),
    ]
}

fn keyword(scene: Scene<'_>, who: Figure, of: fn(&Keywords) -> u8) -> u8 {
    match who {
        Figure::Hero(seat) => scene.total(seat, of),
        Figure::Foe(foe) => of(&scene.game.monster(foe.card).keywords),
    }
}
