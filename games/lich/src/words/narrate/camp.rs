//! Camp and path.

use super::{Words, plural};
use crate::event::Event;
use crate::state::Lane;

impl Words<'_> {
    pub(super) fn camp(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::CampBegins => "The party makes camp".to_owned(),
            Event::Rearranged { one, other } => {
                format!("{} and {} change places in the row", self.who(one), self.who(other))
            }
            Event::Gave { seat, to, item, .. } => {
                format!("{} gives {} to {}", self.who(seat), self.item(item), self.who(to))
            }
            Event::Equipped { seat, item, slot, health, energy, .. } => {
                let gains = [(health, "health"), (energy, "energy")];
                let gains: Vec<String> = gains
                    .iter()
                    .filter(|(more, _)| *more > 0)
                    .map(|(more, what)| format!(", +{more} {what}"))
                    .collect();
                let gains = gains.concat();
                format!("{} equips {} ({slot}){gains}", self.who(seat), self.item(item))
            }
            Event::TakenOff { seat, item } => format!("{} takes {} off", self.who(seat), self.item(item)),
            Event::Lowered { seat, health, energy } => {
                format!("{} is down to {health} health and {energy} energy, the new maximum", self.who(seat))
            }
            Event::Ready { seat } => format!("{} is ready", self.who(seat)),
            Event::Dawdled { seat, actions } => {
                format!("{} has done {actions} things in this camp and counts as ready", self.who(seat))
            }
            Event::CampEnds => "All are ready: the party moves on".to_owned(),
            _ => return None,
        })
    }

    pub(super) fn path(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::TurnedOver { column, card } => {
                format!("Main card {column} is turned over: {}", self.encounter(card))
            }
            Event::Scouted { column, card } => {
                format!("Above main card {column} lies {}", self.encounter(card))
            }
            Event::Stayed { refused, .. } => {
                format!("The party stays on the main path; {} is discarded", self.encounter(refused))
            }
            Event::Left { column } => format!("The party leaves the main path at column {column}"),
            Event::LaidOn { column, card, chosen: false } => {
                format!("{} is laid at column {column} and must be played", self.encounter(card))
            }
            Event::LaidOn { column, card, chosen: true } => {
                format!("The party goes on: {} is laid at column {column}", self.encounter(card))
            }
            Event::Returned { column, .. } => {
                format!("The party returns to the main path at column {column}")
            }
            Event::NothingToLay => "No encounter card is left to lay".to_owned(),
            Event::Meets { card, lane, column } => {
                let lane = match lane {
                    Lane::Main => "main",
                    Lane::Secondary => "secondary",
                };
                format!("The party meets {} ({lane} path, column {column})", self.encounter(card))
            }
            Event::MonstersDrawn { listed, drawn, party, more } => {
                let grim = match more {
                    0 => String::new(),
                    1 => ", one more for a grim crypt".to_owned(),
                    _ => format!(", {more} more for a grim crypt"),
                };
                format!(
                    "{} for {} (the card says {listed}{grim})",
                    monsters(drawn),
                    plural(party, "adventurer")
                )
            }
            Event::BossTurned { boss, company, cards, party } => format!(
                "{} is turned over: {} for {} (Company {company})",
                self.monster(boss),
                plural(cards, "card"),
                plural(party, "adventurer")
            ),
            Event::Replaced { card } => {
                format!("All are Animated: {} is discarded and replaced", self.monster(card))
            }
            Event::Placed { foe, health: 0 } => format!("{} takes its place", self.foe(foe)),
            Event::Placed { foe, health } => {
                format!("{} takes its place with {health} health", self.foe(foe))
            }
            Event::Swarmed { foe, more, health } => {
                format!("{} swarms: +{more}, {health} health", self.foe(foe))
            }
            _ => return None,
        })
    }
}

fn monsters(count: u8) -> String {
    if count == 1 { "1 monster comes".to_owned() } else { format!("{count} monsters come") }
}
