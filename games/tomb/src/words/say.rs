//! Choices as people read them: the deed first, then whom or where; no id and no coordinate.
//!
//! The notation beside it is what scenarios, records and `read` write.

use super::places::{self, standing, way};
use crate::action::{Action, Sequel};
use crate::content::{ActionSlot, Effect, ItemId, Targets};
use crate::effects::Means;
use crate::play::Scene;
use crate::spaces::Space;
use crate::state::{BeastId, HeroId};
use crate::step::Step;
use crate::words::intent;

/// `Step north`, `Longsword: strike the Bone Sentry`, `Lift the lid east of the Sunken Landing`.
pub(crate) fn say(scene: Scene<'_>, action: Action) -> String {
    let on = |at: Space| standing(scene.game, scene.spot(at));
    let card = |slot: ActionSlot| {
        scene.character(scene.state.acting.hero.seat()).actions[slot.index()].name.as_str()
    };
    let item = |id: ItemId| scene.game.item(id).name.as_str();
    let other = || scene.companion().map_or("the other", |it| scene.character(it.seat()).short.as_str());
    match action {
        Action::Step(to) => match way(scene.state.hero(scene.state.acting.hero).at, to) {
            Some(way) => format!("Step {way}"),
            None => format!("Step {}", on(to)),
        },
        Action::Steer(direction) => format!("Steer {}", direction.wind()),
        Action::Drift => "Let the ship drift".to_owned(),
        Action::Reveal(place) => format!("Lift {}", scene.lid(place)),
        Action::Take => "Take what is in the satchel".to_owned(),
        Action::PickUp(id) => format!("Pick up {}", item(id)),
        Action::Give(id) => format!("Give {} to {}", item(id), other()),
        Action::Receive(id) => format!("Take {} from {}", item(id), other()),
        Action::Activate => "Activate what stands here".to_owned(),
        Action::Play(slot, at) => aimed(scene, card(slot), Means::Action(slot), at),
        Action::Use(id, at) => aimed(scene, &format!("Use {}", item(id)), Means::Item(id), at),
        Action::Attack(Some(at)) | Action::Assail(at) => format!("Strike {}", target(scene, at)),
        Action::Attack(None) => "Strike everybody in range".to_owned(),
        Action::Land(to) => format!("Appear {}", on(to)),
        Action::Settle(to) => format!("Put it {}", on(to)),
        Action::RollAgain => "Roll the attack again".to_owned(),
        Action::KeepRoll => "Let the roll stand".to_owned(),
        Action::Burn(slot) => format!("End the turn; {} rests next turn", card(slot)),
        Action::EndTurn => "End the turn".to_owned(),
        Action::March(to) => march(scene, to),
        Action::Next(Sequel::NextStage) => "On to the next Stage".to_owned(),
        Action::Next(Sequel::NewAttempt) => "Play this Stage again".to_owned(),
        Action::Next(Sequel::OtherCharacters) => "Choose other characters".to_owned(),
        Action::Next(Sequel::Leave) => "Leave it at that".to_owned(),
        Action::Lead(id) => format!("Lead {}", scene.game.character(id).name),
    }
}

/// Where a monster is sent; what the printed rules would do is named as such.
fn march(scene: Scene<'_>, to: Space) -> String {
    let beast = match scene.state.agenda.next() {
        Some(Step::March(march)) => Some(march.0),
        _ => None,
    };
    let printed = beast.and_then(|it| scene.decide(it)).filter(|it| it.to == to);
    match (printed, beast) {
        (Some(printed), _) => format!("As the rules have it: {}", intent(scene.game, printed.why)),
        (None, Some(beast)) if scene.state.beast(beast).at == to => "Leave it where it is".to_owned(),
        _ => format!("Move it {}", standing(scene.game, scene.spot(to))),
    }
}

/// A card that is played or used, with what it is aimed at.
fn aimed(scene: Scene<'_>, name: &str, with: Means, at: Option<Space>) -> String {
    let Some(at) = at.or_else(|| scene.only_target(with)) else {
        let all = attack_on_all(scene, with);
        return if all { format!("{name}: strike everybody in range") } else { name.to_owned() };
    };
    if scene.state.beast_at(at).is_some() {
        return format!("{name}: strike {}", target(scene, at));
    }
    let opens = matches!(with, Means::Item(id) if scene.game.item(id).does(Effect::Unlock));
    if opens {
        let place = places::place(scene.game, scene.spot(at));
        let gate = if place.starts_with("the gate") { place } else { format!("the gate: {place}") };
        return format!("{name}: open {gate}");
    }
    format!("{name}: {}", target(scene, at))
}

fn attack_on_all(scene: Scene<'_>, with: Means) -> bool {
    let attack = match with {
        Means::Action(slot) => scene.character(scene.state.acting.hero.seat()).actions[slot.index()].attack(),
        Means::Item(id) => scene.game.item(id).attack(),
        Means::Own => None,
    };
    attack.is_some_and(|it| it.targets == Targets::All)
}

/// Whoever stands there, else the place.
fn target(scene: Scene<'_>, at: Space) -> String {
    figure(scene, at).unwrap_or_else(|| places::place(scene.game, scene.spot(at)))
}

/// Who stands there, monsters first: `the second Bone Sentry`, `Sable`.
pub(crate) fn figure(scene: Scene<'_>, at: Space) -> Option<String> {
    if let Some(beast) = scene.state.beast_at(at) {
        return Some(monster(scene, beast));
    }
    scene.state.hero_at(at).map(|hero| hero_name(scene, hero).to_owned())
}

/// Whether the name of who stands there is a plural: the Tomb Rats are, the Ghoul is.
pub(crate) fn is_many(scene: Scene<'_>, at: Space) -> bool {
    let beast = scene.state.beast_at(at).filter(|it| it.was_sidekick_of().is_none());
    beast.is_some_and(|it| scene.game.monster(scene.state.beast(it).kind).name.ends_with('s'))
}

fn hero_name(scene: Scene<'_>, hero: HeroId) -> &str {
    let character = scene.character(hero.seat());
    match &character.sidekick {
        Some(sidekick) if hero.is_sidekick() => &sidekick.name,
        _ => &character.short,
    }
}

/// A monster with its article; those of one kind are told apart in the order they came.
fn monster(scene: Scene<'_>, beast: BeastId) -> String {
    if let Some(seat) = beast.was_sidekick_of() {
        return format!("{} the monster", hero_name(scene, HeroId::sidekick(seat)));
    }
    let kind = scene.state.beast(beast).kind;
    let name = &scene.game.monster(kind).name;
    let kin = || (0..scene.state.arrived).map(BeastId).filter(|it| scene.state.beast(*it).kind == kind);
    let place = kin().position(|it| it == beast).unwrap_or(0);
    match name.split_once(',') {
        Some((short, _)) => short.to_owned(),
        None if kin().nth(1).is_some() => format!("the {} {name}", ORDINALS[place.min(ORDINALS.len() - 1)]),
        None => format!("the {}", name.strip_prefix("The ").unwrap_or(name)),
    }
}

const ORDINALS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
