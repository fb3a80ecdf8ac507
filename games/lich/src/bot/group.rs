//! The group's decisions and hazards.

use table::Seat;

use super::treasure::{prize, worth_equipped};
use crate::action::Action;
use crate::content::EncounterKind;
use crate::play::Scene;
use crate::step::Step;

/// So many monsters make a party look for another way.
const TOO_MANY: u8 = 5;

/// What an answer is worth.
pub(super) fn value(scene: Scene<'_>, seat: Seat, step: Step, action: Action) -> i32 {
    match (step, action) {
        (Step::GiveStartingItem(whom), Action::Deal(item)) => prize(scene, whom, item),
        (Step::ChoosePath, Action::Scout) => i32::from(here(scene, false) >= TOO_MANY),
        (Step::ChooseLane, Action::PlaySecondary) => i32::from(here(scene, true) + 2 <= here(scene, false)),
        (Step::ChooseReturn, Action::Return) => 1,
        (_, Action::Keep(item, whom)) => prize(scene, whom, item),
        (_, Action::Leave) => 1,
        (Step::Award(item), Action::Award(whom)) => prize(scene, whom, item),
        (Step::Brave(_), Action::Accept) => drink(scene, seat),
        (Step::Brave(_) | Step::Drop(..), Action::Lose(item)) => {
            -worth_equipped(scene, seat, scene.game.item(item))
        }
        (Step::Brave(_), Action::Refuse) => -30,
        (Step::Decide(_), Action::Name(whom)) => i32::from(scene.state.hero(whom).health) - 4,
        (Step::Decide(_), Action::Refuse) => 0,
        (Step::Pay(..), Action::Name(whom)) => i32::from(scene.state.hero(whom).energy),
        _ => 0,
    }
}

/// Monsters the card brings; a hazard brings none.
fn here(scene: Scene<'_>, above: bool) -> u8 {
    let path = &scene.state.path;
    let place = usize::from(path.column).saturating_sub(1);
    let card = if above { path.secondary[place] } else { path.main.get(place).copied() };
    match card.map(|card| scene.game.encounter(card).kind) {
        Some(EncounterKind::Combat { monsters }) => scene.monsters_of(monsters),
        _ => 0,
    }
}

/// A gamble for health is worth it with some to lose and some to gain.
fn drink(scene: Scene<'_>, seat: Seat) -> i32 {
    let health = scene.state.hero(seat).health;
    let missing = scene.max_health(seat).saturating_sub(health);
    if missing >= 2 && health > 2 { 10 } else { -100 }
}
