//! Events as the table hears them, by the part of the game they belong to.

mod aftermath;
mod camp;
mod combat;
mod hazards;
mod setup;

use table::{Names, Seat};

use super::notation;
use crate::content::{AbilityId, EncounterId, HazardId, ItemId, Lich, MonsterId};
use crate::event::{Event, Figure, Named, Sum};
use crate::field::Place;
use crate::play::Scene;

/// What happened, in a sentence without its full stop.
pub(crate) fn narrate(scene: Scene<'_>, event: &Event, names: &Names) -> String {
    let words = Words { game: scene.game, names };
    words
        .setup(event)
        .or_else(|| words.camp(event))
        .or_else(|| words.path(event))
        .or_else(|| words.rounds(event))
        .or_else(|| words.attacks(event))
        .or_else(|| words.effects(event))
        .or_else(|| words.monsters(event))
        .or_else(|| words.hazards(event))
        .unwrap_or_else(|| words.aftermath(event))
}

pub(super) struct Words<'a> {
    game: &'a Lich,
    names: &'a Names,
}

impl Words<'_> {
    fn who(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    fn everybody(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.who(seat)).collect::<Vec<_>>().join(", ")
    }

    fn item(&self, item: ItemId) -> &str {
        &self.game.item(item).name
    }

    fn items(&self, items: &[ItemId]) -> String {
        items.iter().map(|item| self.item(*item)).collect::<Vec<_>>().join(", ")
    }

    fn ability(&self, ability: AbilityId) -> &str {
        &self.game.ability(ability).name
    }

    fn monster(&self, card: MonsterId) -> &str {
        &self.game.monster(card).name
    }

    fn encounter(&self, card: EncounterId) -> &str {
        &self.game.encounter(card).name
    }

    fn hazard(&self, card: HazardId) -> &str {
        &self.game.hazard(card).name
    }

    /// A monster with its place, as there may be several of a name: `Zombie (2.1)`.
    fn foe(&self, foe: Named) -> String {
        format!("{} ({})", self.monster(foe.card), at(foe.place))
    }

    fn figure(&self, figure: Figure) -> String {
        match figure {
            Figure::Hero(seat) => self.who(seat).to_owned(),
            Figure::Foe(foe) => self.foe(foe),
        }
    }
}

fn at(place: Place) -> String {
    notation::place(place)
}

fn plural(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// How a damage came about: `2 + 4 attack + 1 weapon - 1 Armor = 6`.
fn sum(sum: Sum) -> String {
    let added = [
        (sum.number, ""),
        (sum.attack, " attack"),
        (sum.weapon, " weapon"),
        (sum.spell, " Spell Power"),
        (sum.pack, " Pack Tactics"),
        (sum.mark, " mark"),
    ];
    let added: Vec<String> = added
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| format!("{number}{what}"))
        .collect();
    let taken: String = [(sum.armor, "Armor"), (sum.guard, "Guard")]
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| format!(" - {number} {what}"))
        .collect();
    let raw = if added.is_empty() { "0".to_owned() } else { added.join(" + ") };
    let least = if sum.raw() > 0 && sum.armor + sum.guard >= sum.raw() { ", at least 1" } else { "" };
    format!("{raw}{taken} = {}{least}", sum.damage())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_spelled_out() {
        let hit = Sum { attack: 2, weapon: 1, armor: 1, ..Sum::default() };
        assert_eq!(sum(hit), "2 attack + 1 weapon - 1 Armor = 2");
        let scratch = Sum { attack: 1, armor: 2, guard: 1, ..Sum::default() };
        assert_eq!(sum(scratch), "1 attack - 2 Armor - 1 Guard = 1, at least 1");
        assert_eq!(sum(Sum::default()), "0 = 0");
    }
}
