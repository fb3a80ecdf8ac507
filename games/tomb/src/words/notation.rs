//! Actions as players write them, with the things they touch and the rule that allows them.

use table::{Handle, RuleId};

use crate::action::{Action, Sequel};
use crate::cites;
use crate::content::{ActionSlot, CharacterId, ItemId, Timing};
use crate::effects::Means;
use crate::play::Scene;
use crate::spaces::Space;

/// One line: `step (1,0)`, `play longsword (3,1)`.
pub(crate) fn notation(scene: Scene<'_>, action: Action) -> String {
    let at = |verb: String, space: Option<Space>| match space {
        Some(space) => format!("{verb} {space}"),
        None => verb,
    };
    match action {
        Action::Step(to) => format!("step {to}"),
        Action::Steer(direction) => format!("steer {}", direction.name()),
        Action::Drift => "drift".to_owned(),
        Action::Reveal(place) => format!("reveal {}", tile_place(scene, place)),
        Action::Take => "take".to_owned(),
        Action::PickUp(item) => format!("pick up {}", item_id(scene, item)),
        Action::Give(item) => format!("give {}", item_id(scene, item)),
        Action::Receive(item) => format!("receive {}", item_id(scene, item)),
        Action::Activate => "activate".to_owned(),
        Action::Play(slot, space) => at(format!("play {}", action_id(scene, slot)), space),
        Action::Use(item, space) => at(format!("use {}", item_id(scene, item)), space),
        Action::Attack(space) => at("attack".to_owned(), space),
        Action::Land(to) => format!("land {to}"),
        Action::Settle(to) => format!("settle {to}"),
        Action::RollAgain => "roll again".to_owned(),
        Action::KeepRoll => "keep roll".to_owned(),
        Action::Burn(slot) => format!("burn {}", action_id(scene, slot)),
        Action::EndTurn => "end turn".to_owned(),
        Action::March(to) => format!("march {to}"),
        Action::Assail(space) => format!("assail {space}"),
        Action::Next(sequel) => sequel_word(sequel).to_owned(),
        Action::Lead(character) => format!("lead {}", character_id(scene, character)),
    }
}

pub(super) const fn sequel_word(sequel: Sequel) -> &'static str {
    match sequel {
        Sequel::NextStage => "next stage",
        Sequel::NewAttempt => "new attempt",
        Sequel::OtherCharacters => "other characters",
        Sequel::Leave => "leave",
    }
}

/// A tile by the space in its top-left corner, which everybody can see.
fn tile_place(scene: Scene<'_>, place: u8) -> String {
    let laid = scene.state.map.laid.get(usize::from(place));
    laid.and_then(|it| it.at).map_or_else(|| format!("#{place}"), |at| at.to_string())
}

fn item_id(scene: Scene<'_>, item: ItemId) -> &str {
    scene.game.items().get(item.index()).map_or("?", |item| &item.id)
}

fn character_id(scene: Scene<'_>, character: CharacterId) -> &str {
    scene.game.characters().get(character.index()).map_or("?", |character| &character.id)
}

/// An Action of whoever takes the turn.
fn action_id(scene: Scene<'_>, slot: ActionSlot) -> &str {
    let character = scene.character(scene.state.acting.hero.seat());
    character.actions.get(slot.index()).map_or("?", |card| &card.id)
}

/// What lights up for an action.
pub(crate) fn touches(scene: Scene<'_>, action: Action) -> Vec<Handle> {
    let space = |at: Space| Handle::new("space", format!("{},{}", at.x, at.y));
    let button = |word: &str| Handle::new("button", word);
    let card = |slot: ActionSlot| Handle::new("action", action_id(scene, slot));
    let item = |id: ItemId| Handle::new("item", item_id(scene, id));
    match action {
        Action::Step(at) | Action::Land(at) | Action::Settle(at) | Action::March(at) | Action::Assail(at) => {
            vec![space(at)]
        }
        Action::Steer(direction) => vec![Handle::new("steer", direction.name())],
        Action::Drift => vec![button("drift")],
        Action::Reveal(place) => vec![Handle::new("tile", place)],
        Action::Take => vec![button("take"), space(scene.state.hero(scene.state.acting.hero).at)],
        Action::PickUp(id) | Action::Give(id) | Action::Receive(id) => vec![item(id)],
        Action::Activate => vec![button("activate"), space(scene.state.hero(scene.state.acting.hero).at)],
        Action::Play(slot, at) => {
            let at = at.or_else(|| scene.only_target(Means::Action(slot)));
            std::iter::once(card(slot)).chain(at.map(space)).collect()
        }
        Action::Use(id, at) => {
            let at = at.or_else(|| scene.only_target(Means::Item(id)));
            std::iter::once(item(id)).chain(at.map(space)).collect()
        }
        Action::Attack(at) => std::iter::once(button("attack")).chain(at.map(space)).collect(),
        Action::RollAgain => vec![button("roll-again")],
        Action::KeepRoll => vec![button("keep-roll")],
        Action::Burn(slot) => vec![button("burn"), card(slot)],
        Action::EndTurn => vec![button("end-turn")],
        Action::Next(Sequel::NextStage) => vec![button("next-stage")],
        Action::Next(Sequel::NewAttempt) => vec![button("new-attempt")],
        Action::Next(Sequel::OtherCharacters) => vec![button("other-characters")],
        Action::Next(Sequel::Leave) => vec![button("leave")],
        Action::Lead(character) => vec![Handle::new("character", character_id(scene, character))],
    }
}

/// The rule that allows an action.
pub(crate) fn allowed_by(scene: Scene<'_>, action: Action) -> RuleId {
    match action {
        Action::Step(_) => cites::MOVE_01,
        Action::Steer(_) if scene.state.acting.drifted => cites::SHIP_06,
        Action::Steer(_) => cites::SHIP_03,
        Action::Drift => cites::SHIP_04,
        Action::Reveal(_) => cites::REV_01,
        Action::Take => cites::ITEM_02,
        Action::PickUp(_) => cites::DROP_02,
        Action::Give(_) | Action::Receive(_) => cites::PASS_01,
        Action::Activate => cites::RUL_85,
        Action::Play(slot, _) => {
            scene.character(scene.state.acting.hero.seat()).actions[slot.index()].verb().allowed_by()
        }
        Action::Use(item, _) => match scene.game.item(item).timing {
            Timing::Action => cites::RUL_54,
            Timing::Move => cites::RUL_52,
            _ => cites::ITEM_03,
        },
        Action::Attack(_) => cites::SIDE_02,
        Action::Land(_) => cites::RUL_52,
        Action::Settle(_) => cites::SIDE_06,
        Action::RollAgain | Action::KeepRoll => cites::RUL_86,
        Action::Burn(_) => cites::TURN_07,
        Action::EndTurn => cites::TURN_05,
        Action::March(_) => cites::MON_10,
        Action::Assail(_) => cites::RUL_80,
        Action::Next(_) => cites::RUL_112,
        Action::Lead(_) => cites::END_07,
    }
}
