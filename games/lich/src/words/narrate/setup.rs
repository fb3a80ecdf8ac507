//! The beginning: cards taken, decks laid out.

use super::{Words, plural};
use crate::content::Difficulty;
use crate::event::{Event, Stack};

impl Words<'_> {
    pub(super) fn setup(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::SetsOut { party, difficulty } => {
                let more = match difficulty {
                    Difficulty::Standard => String::new(),
                    other => format!(" ({other:?})"),
                };
                format!(
                    "{} into the crypt{more}",
                    match party {
                        1 => "One adventurer sets out".to_owned(),
                        _ => format!("{party} adventurers set out"),
                    }
                )
            }
            Event::Leads { seat } => format!("{} takes the lead", self.who(seat)),
            Event::Chosen { seat, card } => {
                format!("{} is the {}", self.who(seat), self.game.adventurer(card).name)
            }
            Event::DiceTaken { seat, health, energy } => {
                format!("{} has {health} health and {energy} energy", self.who(seat))
            }
            Event::BossesApart => "Bosses and minions lie apart, face-down".to_owned(),
            Event::DecksReady => "All other decks are sorted and shuffled".to_owned(),
            Event::ItemsLaid { items } => format!("Laid out: {}", self.items(&items)),
            Event::StartingItem { seat, item } => format!("{} gets {}", self.who(seat), self.item(item)),
            Event::ItemsReturned { cards } => {
                format!("{} back into the deck, which is shuffled", went(cards))
            }
            Event::FloorLaid { floor, cards } => format!(
                "Floor {floor}, {}: {} face-down, and behind them {}",
                self.game.floor(floor).name,
                plural(cards, "encounter"),
                self.monster(self.game.floor(floor).boss)
            ),
            Event::Row { row } => format!("The row: {}", self.everybody(row.iter().copied())),
            Event::Reshuffled { stack, cards } => {
                format!("{} of {} are shuffled into a new deck", plural(cards, "discarded card"), deck(stack))
            }
            _ => return None,
        })
    }
}

fn went(cards: u8) -> String {
    if cards == 1 { "1 item goes".to_owned() } else { format!("{cards} items go") }
}

fn deck(stack: Stack) -> String {
    match stack {
        Stack::Encounters => "the encounters".to_owned(),
        Stack::Hazards => "the hazards".to_owned(),
        Stack::Monsters(floor) => format!("the monsters of floor {floor}"),
        Stack::Minions(floor) => format!("the minions of floor {floor}"),
        Stack::Items(floor) => format!("the items of floor {floor}"),
    }
}
