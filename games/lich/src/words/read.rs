//! Reading what players write. Any well-formed line is an action, legal or not.

use table::{Names, Seat};

use crate::action::{Action, Side, Target};
use crate::content::{AdventurerId, ItemId, Slot};
use crate::field::{FoeId, Place};
use crate::play::Scene;

const EXPECTED: &str = "expected one of: attack MONSTER, use WHAT [on WHOM], swap with NAME, give ITEM to NAME, \
                        equip ITEM [SLOT], take off SLOT, end turn, pass, ready, rearrange NAME and NAME, play main, \
                        scout, play secondary, return, go on, keep ITEM for NAME, leave it, award NAME, accept, \
                        name NAME, lose ITEM, refuse, take ADVENTURER, deal ITEM";

/// An action in words; the error says what was expected.
pub(crate) fn read(scene: Scene<'_>, line: &str, names: &Names) -> Result<Action, String> {
    let reader = Reader { scene, names };
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = match line.to_ascii_lowercase().as_str() {
        "end" | "end turn" => Some(Action::EndTurn),
        "ready" => Some(Action::Ready),
        "pass" => Some(Action::Pass),
        "play main" => Some(Action::PlayMain),
        "scout" => Some(Action::Scout),
        "play secondary" => Some(Action::PlaySecondary),
        "return" => Some(Action::Return),
        "go on" => Some(Action::GoOn),
        "leave" | "leave it" => Some(Action::Leave),
        "accept" => Some(Action::Accept),
        "refuse" => Some(Action::Refuse),
        _ => None,
    };
    match plain {
        Some(action) => Ok(action),
        None => reader.verb(&line),
    }
}

struct Reader<'a> {
    scene: Scene<'a>,
    names: &'a Names,
}

impl Reader<'_> {
    fn verb(&self, line: &str) -> Result<Action, String> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb.to_ascii_lowercase().as_str() {
            "take" => match strip(rest, "off ") {
                Some(slot) => self.slot(slot).map(Action::TakeOff),
                None => self.adventurer(rest).map(Action::Take),
            },
            "deal" => self.item(rest).map(Action::Deal),
            "rearrange" => self.rearrange(rest),
            "give" => self.item_and_seat(rest, " to ").map(|(item, seat)| Action::Give(item, seat)),
            "keep" => self.item_and_seat(rest, " for ").map(|(item, seat)| Action::Keep(item, seat)),
            "equip" => self.equip(rest),
            "use" => self.make_use(rest),
            "attack" => self.foe(rest).map(Action::Attack),
            "swap" => self.seat(strip(rest, "with ").unwrap_or(rest)).map(Action::Swap),
            "award" => self.seat(rest).map(Action::Award),
            "name" => self.seat(rest).map(Action::Name),
            "lose" => self.item(rest).map(Action::Lose),
            _ => Err(format!("I do not understand {line:?}; {EXPECTED}.")),
        }
    }

    /// The two in seat order: it is the same exchange.
    fn rearrange(&self, text: &str) -> Result<Action, String> {
        let (one, other) =
            text.split_once(" and ").ok_or("expected two names, such as `rearrange Ana and Bo`")?;
        let (one, other) = (self.seat(one)?, self.seat(other)?);
        Ok(Action::Rearrange(one.min(other), one.max(other)))
    }

    fn item_and_seat(&self, text: &str, between: &str) -> Result<(ItemId, Seat), String> {
        let (item, seat) = text
            .rsplit_once(between)
            .ok_or_else(|| format!("expected an item, {:?} and a name", between.trim()))?;
        Ok((self.item(item)?, self.seat(seat)?))
    }

    /// Without a slot, the item's own.
    fn equip(&self, text: &str) -> Result<Action, String> {
        if let Some((item, slot)) = text.rsplit_once(' ')
            && let Ok(slot) = self.slot(slot)
        {
            return Ok(Action::Equip(self.item(item)?, slot));
        }
        let item = self.item(text)?;
        let slot = self.scene.game.item(item).slot;
        Ok(Action::Equip(item, slot.unwrap_or(Slot::Held)))
    }

    /// An ability or a consumable, then its target.
    fn make_use(&self, text: &str) -> Result<Action, String> {
        let (what, target) = match text.split_once(" on ") {
            Some((what, target)) => (what, self.target(target)?),
            None => (text, Target::None),
        };
        if let Some(ability) = self.scene.game.find_ability(what) {
            return Ok(Action::Ability(ability, target));
        }
        let item = self.scene.game.find_item(what);
        item.map(|item| Action::Use(item, target))
            .ok_or_else(|| format!("there is no ability and no item called {what:?}"))
    }

    fn target(&self, text: &str) -> Result<Target, String> {
        if let Some(seat) = self.names.find(text) {
            return Ok(Target::Hero(seat));
        }
        if let Some((one, other)) = text.split_once(" and ") {
            return Ok(Target::Foes(self.foe(one)?, self.foe(other)?));
        }
        for (word, side) in [(" left", Side::Left), (" right", Side::Right)] {
            if let Some(foe) = text.strip_suffix(word) {
                return Ok(Target::Push(self.foe(foe)?, side));
            }
        }
        self.foe(text).map(Target::Foe)
    }

    /// By its place, `2.1` or `back 1`, or by its name if only one is so called.
    fn foe(&self, text: &str) -> Result<FoeId, String> {
        let field = &self.scene.state.combat.field;
        if let Some(place) = place(text) {
            return field.at(place).map(|foe| foe.id).ok_or_else(|| format!("no monster lies at {text}"));
        }
        let mut called = field.foes().iter().filter(|foe| {
            let card = self.scene.game.monster(foe.card);
            card.id.eq_ignore_ascii_case(text) || card.name.eq_ignore_ascii_case(text)
        });
        match (called.next(), called.next()) {
            (Some(foe), None) => Ok(foe.id),
            (Some(_), Some(_)) => {
                Err(format!("there are several monsters called {text:?}; say where, such as 2.1"))
            }
            (None, _) => Err(format!(
                "{text:?} is neither a place such as 2.1 or back 1, nor a monster on the field, nor one of {}",
                self.everybody()
            )),
        }
    }

    fn adventurer(&self, text: &str) -> Result<AdventurerId, String> {
        self.scene.game.find_adventurer(text).ok_or_else(|| format!("there is no adventurer called {text:?}"))
    }

    fn item(&self, text: &str) -> Result<ItemId, String> {
        self.scene.game.find_item(text).ok_or_else(|| format!("there is no item called {text:?}"))
    }

    fn slot(&self, text: &str) -> Result<Slot, String> {
        Slot::ALL
            .into_iter()
            .find(|slot| slot.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| format!("{text:?} is no slot; expected held, worn or trinket"))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        self.names
            .find(name)
            .ok_or_else(|| format!("nobody is called {name:?}; there are {}", self.everybody()))
    }

    fn everybody(&self) -> String {
        self.names.all().join(", ")
    }
}

fn strip<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (head, rest) = text.split_at_checked(word.len())?;
    head.eq_ignore_ascii_case(word).then_some(rest)
}

fn place(text: &str) -> Option<Place> {
    if let Some(number) = strip(text, "back ") {
        return number.parse().ok().map(Place::Back);
    }
    let (column, row) = text.split_once('.')?;
    Some(Place::Front { column: column.parse().ok()?, row: row.parse().ok()? })
}
