//! After an encounter, and the end.

use super::Words;
use crate::event::Event;
use crate::state::Ending;

impl Words<'_> {
    /// Whatever no other part of the game has told.
    pub(super) fn aftermath(&self, event: &Event) -> String {
        match *event {
            Event::Revives { seat, health } => format!("{} comes to with {health} health", self.who(seat)),
            Event::CombatEffectsEnd => "Ailments, marks and effects of the combat end".to_owned(),
            Event::RewardDrawn { items } => format!("The reward: {}", self.items(&items)),
            Event::NoReward => "No item is left for a reward".to_owned(),
            Event::Kept { seat, item, discarded: Some(other) } => {
                format!("{} keeps {}; {} is discarded", self.who(seat), self.item(item), self.item(other))
            }
            Event::Kept { seat, item, discarded: None } => {
                format!("{} keeps {}", self.who(seat), self.item(item))
            }
            Event::LeftBehind { item } => format!("{} is left behind", self.item(item)),
            Event::ArtifactFound { item } => format!("The boss leaves {}", self.item(item)),
            Event::Awarded { seat, item, .. } => format!("{} gets {}", self.who(seat), self.item(item)),
            Event::FloorDone { floor, rested } => {
                let health = if rested { "health and energy are" } else { "energy is" };
                format!("Floor {floor} is done: all {health} regained")
            }
            Event::Ends { ending, score, floors, encounters } => {
                let how = match ending {
                    Ending::Won => "The Lich is at rest: the party wins".to_owned(),
                    Ending::AllFainted => "All adventurers have fainted: the party loses".to_owned(),
                    Ending::Overrun => "The party is overrun and loses".to_owned(),
                };
                format!("{how} ({floors} floors and {encounters} encounters, score {score})")
            }
            other => unreachable!("{other:?} belongs to another part of the game"),
        }
    }
}
