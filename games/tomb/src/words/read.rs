//! Reading what players write. Any well-formed line is an action, legal or not.

use crate::action::{Action, Sequel};
use crate::content::{ActionSlot, ItemId};
use crate::effects::Means;
use crate::play::Scene;
use crate::spaces::{Direction, Space};

const EXPECTED: &str = "expected one of: step (X,Y), play ACTION [(X,Y)], use ITEM [(X,Y)], attack [(X,Y)], \
                        reveal (X,Y), take, pick up ITEM, give ITEM, receive ITEM, activate, land (X,Y), \
                        settle (X,Y), roll again, keep roll, burn ACTION, end turn, steer DIRECTION, drift, \
                        march (X,Y), assail (X,Y), next stage, new attempt, other characters, leave, lead CHARACTER";

/// An action in words; the error says what was expected. Whoever names the only monster that an attack on all would
/// strike means the attack itself. [TOM-RUL-57]
pub(crate) fn read(scene: Scene<'_>, line: &str) -> Result<Action, String> {
    let reader = Reader { scene };
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let plain = |action: Action| {
        if rest.is_empty() {
            Ok(action)
        } else {
            Err(format!("nothing may follow {verb:?}, but {rest:?} does"))
        }
    };
    match verb.to_ascii_lowercase().as_str() {
        "step" => space(rest).map(Action::Step),
        "land" => space(rest).map(Action::Land),
        "settle" => space(rest).map(Action::Settle),
        "march" => space(rest).map(Action::March),
        "assail" => space(rest).map(Action::Assail),
        "steer" => direction(rest).map(Action::Steer),
        "reveal" => reader.tile(rest).map(Action::Reveal),
        "play" => aimed(rest, |words| reader.slot(words)).map(|(slot, at)| {
            Action::Play(slot, at.filter(|_| at != reader.scene.only_target(Means::Action(slot))))
        }),
        "use" => aimed(rest, |words| reader.item(words)).map(|(item, at)| {
            Action::Use(item, at.filter(|_| at != reader.scene.only_target(Means::Item(item))))
        }),
        "attack" if rest.is_empty() => Ok(Action::Attack(None)),
        "attack" => space(rest).map(|at| Action::Attack(Some(at))),
        "pick" => reader.item(rest.strip_prefix("up").unwrap_or(rest)).map(Action::PickUp),
        "give" => reader.item(rest).map(Action::Give),
        "receive" => reader.item(rest).map(Action::Receive),
        "burn" => reader.slot(rest).map(Action::Burn),
        "lead" => reader.character(rest),
        "drift" => plain(Action::Drift),
        "take" => plain(Action::Take),
        "activate" => plain(Action::Activate),
        "leave" => plain(Action::Next(Sequel::Leave)),
        _ => phrase(line).ok_or_else(|| format!("I do not understand {line:?}; {EXPECTED}.")),
    }
}

/// Actions that are two words and no more.
fn phrase(line: &str) -> Option<Action> {
    let words: Vec<String> = line.split_whitespace().map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["roll", "again"] => Some(Action::RollAgain),
        ["keep", "roll"] => Some(Action::KeepRoll),
        ["end"] | ["end", "turn"] => Some(Action::EndTurn),
        ["next", "stage"] => Some(Action::Next(Sequel::NextStage)),
        ["new", "attempt"] => Some(Action::Next(Sequel::NewAttempt)),
        ["other", "characters"] => Some(Action::Next(Sequel::OtherCharacters)),
        _ => None,
    }
}

fn direction(text: &str) -> Result<Direction, String> {
    let named = Direction::ALL.into_iter().find(|it| it.name().eq_ignore_ascii_case(text));
    named.ok_or_else(|| format!("{text:?} is no direction; expected up, left, right or down"))
}

fn space(text: &str) -> Result<Space, String> {
    let text = text.trim();
    let inside = text.strip_prefix("to ").or_else(|| text.strip_prefix("at ")).unwrap_or(text).trim();
    let numbers = inside.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let parsed = numbers
        .and_then(|it| it.split_once(','))
        .and_then(|(x, y)| Some(Space::new(x.trim().parse().ok()?, y.trim().parse().ok()?)));
    parsed.ok_or_else(|| format!("{text:?} is no space; expected coordinates such as (1,0)"))
}

/// A name, and perhaps a space behind it.
fn aimed<T>(text: &str, name: impl Fn(&str) -> Result<T, String>) -> Result<(T, Option<Space>), String> {
    match text.split_once('(') {
        Some((words, rest)) => {
            let words = words.trim();
            let words = words.strip_suffix(" at").unwrap_or(words);
            Ok((name(words)?, Some(space(&format!("({rest}"))?)))
        }
        None => Ok((name(text)?, None)),
    }
}

struct Reader<'a> {
    scene: Scene<'a>,
}

impl Reader<'_> {
    /// An Action of whoever takes the turn, by id or name.
    fn slot(&self, text: &str) -> Result<ActionSlot, String> {
        let text = text.trim();
        let character = self.scene.character(self.scene.state.acting.hero.seat());
        let fits = |card: &crate::content::ActionCard| {
            card.id.eq_ignore_ascii_case(text) || card.name.eq_ignore_ascii_case(text)
        };
        let found = ActionSlot::ALL.into_iter().zip(&character.actions).find(|(_, card)| fits(card));
        found.map(|(slot, _)| slot).ok_or_else(|| {
            let all: Vec<&str> = character.actions.iter().map(|card| card.name.as_str()).collect();
            format!("{} has no Action {text:?}; there are {}", character.short, all.join(", "))
        })
    }

    fn item(&self, text: &str) -> Result<ItemId, String> {
        let text = text.trim();
        self.scene.game.find_item(text).ok_or_else(|| format!("there is no Item called {text:?}"))
    }

    fn character(&self, text: &str) -> Result<Action, String> {
        let found = self.scene.game.find_character(text);
        found.map(Action::Lead).ok_or_else(|| format!("there is no character called {text:?}"))
    }

    /// A tile by any of its spaces.
    fn tile(&self, text: &str) -> Result<u8, String> {
        let map = &self.scene.state.map;
        if let Some(place) = text.strip_prefix('#').and_then(|it| it.parse().ok()) {
            return Ok(place);
        }
        let at = space(text)?;
        let mut places = (0u8..).zip(map.laid.iter());
        let found = places.find(|(_, tile)| map.has(tile.spaces(map.grid), at));
        found.map(|(place, _)| place).ok_or_else(|| format!("no tile lies on {at}"))
    }
}
