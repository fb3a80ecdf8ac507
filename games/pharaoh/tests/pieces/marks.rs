//! How one can tell that a primitive has worked: by what the table heard.

use pharaoh::Event;
use pharaoh::content::steps::{Agent, Monster};
use pharaoh::content::{Amount, CardId, Flag, Step, Value};
use pharaoh::event::Rolled;
use pharaoh::item::Hold;
use pharaoh::state::Figure;

/// Whether an event shows this step at work; none for steps that only stand and change others.
pub(crate) fn shows(step: &Step, event: &Event, card: Option<CardId>) -> Option<bool> {
    Some(match step {
        Step::Damage(it) if it.flags.has(Flag::Auto) => {
            matches!(event, Event::Paid { points, .. } if of(it.value, *points))
        }
        Step::Damage(it) => matches!(event, Event::Threat { points, .. } if of(it.value, *points)),
        Step::Heal(_) => matches!(event, Event::Healed { .. }),
        Step::Draw(_) => matches!(event, Event::Drew { .. } | Event::NothingToDraw { .. }),
        Step::Discard(_) => matches!(event, Event::Discarded { .. }),
        Step::Steal(_) => matches!(event, Event::Stolen { .. }),
        Step::Peek(_) => matches!(event, Event::Looked { .. } | Event::LookedAhead { .. }),
        Step::Recover(_) => matches!(event, Event::Recovered { .. }),
        Step::Search(_) => matches!(event, Event::Found { .. } | Event::NothingToDraw { .. }),
        Step::Bounce(_) => matches!(event, Event::Returned { .. } | Event::CameBack { .. }),
        Step::DestroyTabled(_) => matches!(event, Event::Discarded { .. }),
        Step::Control => matches!(event, Event::Controlled { .. }),
        Step::ExtraActions(it) => {
            matches!(event, Event::Gained { actions, attacks, .. } if *actions == it.count && *attacks == it.attack)
        }
        Step::LoseActions(it) => matches!(event, Event::LostActions { actions, .. } if *actions == it.count),
        Step::Move(_) => matches!(event, Event::Moved { .. }),
        Step::Teleport(_) => matches!(event, Event::Transported { .. }),
        Step::Swap(_) => matches!(event, Event::Swapped { .. }),
        Step::BlockDoor(_) => matches!(event, Event::Barred { .. }),
        Step::OpenDoor => matches!(event, Event::DoorOpened { .. }),
        Step::RotateHex => matches!(event, Event::HexTurned { .. }),
        Step::Escape(_) => match card {
            Some(_) => matches!(event, Event::Held { hold: Hold::Card(_), .. }),
            None => matches!(event, Event::Held { hold: Hold::Hex, .. }),
        },
        Step::Exit => matches!(event, Event::Rolled { why: Rolled::Exit, .. }),
        Step::SetDice => matches!(event, Event::DiceSet { .. }),
        Step::Reroll(_) => matches!(event, Event::RollAgain { .. }),
        Step::Agent(Agent { life, .. }) | Step::TabledLP(life) => {
            matches!(event, Event::Tabled { card: it, life: told, .. } if Some(*it) == card && told == life)
        }
        Step::Stop(_) => matches!(event, Event::Avoided { .. }),
        Step::Redirect(_) => matches!(event, Event::Redirected { .. }),
        Step::Cancel(_) => matches!(event, Event::Cancelled { .. }),
        Step::Detach(_) => matches!(event, Event::Detached { .. } | Event::Freed { .. }),
        Step::Repeat(_) => matches!(event, Event::Again { .. }),
        Step::Lasting(_) => matches!(event, Event::Lasts { .. }),
        Step::Spawn(Monster { life, .. }) => {
            matches!(event, Event::Appeared { life: told, .. } if *told == i16::from(*life))
        }
        Step::OnRoll(_) => matches!(event, Event::Rolled { why: Rolled::Table | Rolled::Mirror, .. }),
        Step::IgnoreEvent(_) => matches!(event, Event::Ignored { .. }),
        Step::Lock(_) => matches!(event, Event::Fastened { .. } | Event::Tabled { .. }),
        Step::MakeFree(_) => matches!(event, Event::MadeFree { .. }),
        Step::Immunity(_) => matches!(event, Event::Immune { at: Figure::Character(_), .. }),
        Step::If(_)
        | Step::Choose(_)
        | Step::Each(_)
        | Step::Cost(_)
        | Step::On(_)
        | Step::ModifyDamage(_)
        | Step::Multiply(_)
        | Step::SetType(_)
        | Step::ModifyDodge(_)
        | Step::DodgeOnly
        | Step::Forbid(_)
        | Step::ModifyRange(_)
        | Step::FreePlay(_) => return None,
    })
}

/// Whether a number can come of a value, plus whatever goes with the attack.
fn of(value: Value, points: i16) -> bool {
    match value {
        Value::Amount(Amount { dice, plus }) => points >= i16::from(dice) + plus,
        _ => true,
    }
}
