//! How one can tell that a primitive has worked: by what the table heard.

use pharaoh::Event;
use pharaoh::content::{Amount, CardId, Effect, Flag, Value};
use pharaoh::effects::{Agent, Spawn, TabledLP};
use pharaoh::event::Rolled;
use pharaoh::item::Hold;
use pharaoh::state::Figure;

/// Whether an event shows this step at work; none for steps that only stand and change others.
pub(crate) fn shows(step: &Effect, event: &Event, card: Option<CardId>) -> Option<bool> {
    Some(match step {
        Effect::Damage(it) if it.flags.has(Flag::Auto) => {
            matches!(event, Event::Paid { points, .. } if of(it.value, *points))
        }
        Effect::Damage(it) => matches!(event, Event::Threat { points, .. } if of(it.value, *points)),
        Effect::Heal(_) => matches!(event, Event::Healed { .. }),
        Effect::Draw(_) => matches!(event, Event::Drew { .. } | Event::NothingToDraw { .. }),
        Effect::Discard(_) => matches!(event, Event::Discarded { .. }),
        Effect::Steal(_) => matches!(event, Event::Stolen { .. }),
        Effect::Peek(_) => matches!(event, Event::Looked { .. } | Event::LookedAhead { .. }),
        Effect::Recover(_) => matches!(event, Event::Recovered { .. }),
        Effect::Search(_) => matches!(event, Event::Found { .. } | Event::NothingToDraw { .. }),
        Effect::Bounce(_) => matches!(event, Event::Returned { .. } | Event::CameBack { .. }),
        Effect::DestroyTabled(_) => matches!(event, Event::Discarded { .. }),
        Effect::Control => matches!(event, Event::Controlled { .. }),
        Effect::ExtraActions(it) => {
            matches!(event, Event::Gained { actions, attacks, .. } if *actions == it.count && *attacks == it.attack)
        }
        Effect::LoseActions(it) => {
            matches!(event, Event::LostActions { actions, .. } if *actions == it.count)
        }
        Effect::Move(_) => matches!(event, Event::Moved { .. }),
        Effect::Teleport(_) => matches!(event, Event::Transported { .. }),
        Effect::Swap(_) => matches!(event, Event::Swapped { .. }),
        Effect::BlockDoor(_) => matches!(event, Event::Barred { .. }),
        Effect::OpenDoor => matches!(event, Event::DoorOpened { .. }),
        Effect::RotateHex => matches!(event, Event::HexTurned { .. }),
        Effect::Escape(_) => match card {
            Some(_) => matches!(event, Event::Held { hold: Hold::Card(_), .. }),
            None => matches!(event, Event::Held { hold: Hold::Hex, .. }),
        },
        Effect::Exit => matches!(event, Event::Rolled { why: Rolled::Exit, .. }),
        Effect::SetDice => matches!(event, Event::DiceSet { .. }),
        Effect::Reroll(_) => matches!(event, Event::RollAgain { .. }),
        Effect::Agent(Agent { life, .. }) | Effect::TabledLP(TabledLP(life)) => {
            matches!(event, Event::Tabled { card: it, life: told, .. } if Some(*it) == card && told == life)
        }
        Effect::Stop(_) => matches!(event, Event::Avoided { .. }),
        Effect::Redirect(_) => matches!(event, Event::Redirected { .. }),
        Effect::Cancel(_) => matches!(event, Event::Cancelled { .. }),
        Effect::Detach(_) => matches!(event, Event::Detached { .. } | Event::Freed { .. }),
        Effect::Repeat(_) => matches!(event, Event::Again { .. }),
        Effect::Lasting(_) => matches!(event, Event::Lasts { .. }),
        Effect::Spawn(Spawn { life, .. }) => {
            matches!(event, Event::Appeared { life: told, .. } if *told == i16::from(*life))
        }
        Effect::OnRoll(_) => matches!(event, Event::Rolled { why: Rolled::Table | Rolled::Mirror, .. }),
        Effect::IgnoreEvent(_) => matches!(event, Event::Ignored { .. }),
        Effect::Lock(_) => matches!(event, Event::Fastened { .. } | Event::Tabled { .. }),
        Effect::MakeFree(_) => matches!(event, Event::MadeFree { .. }),
        Effect::Immunity(_) => matches!(event, Event::Immune { at: Figure::Character(_), .. }),
        Effect::If(_)
        | Effect::Choose(_)
        | Effect::Each(_)
        | Effect::Cost(_)
        | Effect::On(_)
        | Effect::ModifyDamage(_)
        | Effect::Multiply(_)
        | Effect::SetType(_)
        | Effect::ModifyDodge(_)
        | Effect::DodgeOnly
        | Effect::Forbid(_)
        | Effect::ModifyRange(_)
        | Effect::FreePlay(_) => return None,
    })
}

/// Whether a number can come of a value, plus whatever goes with the attack.
fn of(value: Value, points: i16) -> bool {
    match value {
        Value::Amount(Amount { dice, plus }) => points >= i16::from(dice) + plus,
        _ => true,
    }
}
