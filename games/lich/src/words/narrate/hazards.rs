//! Hazards.

use super::Words;
use crate::event::Event;

impl Words<'_> {
    pub(super) fn hazards(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::HazardDrawn { hazard } => {
                format!(
                    "{}: {}",
                    self.hazard(hazard),
                    self.game.hazard(hazard).ordeal.text().trim_end_matches('.')
                )
            }
            Event::NoHazard => "No hazard card is left: the party walks on".to_owned(),
            Event::HazardRoll { seat, hazard, roll } => {
                format!("{} rolls {roll} for {}", self.who(seat), self.hazard(hazard))
            }
            Event::Spared { seat, .. } => format!("{} is spared", self.who(seat)),
            Event::Braves { seat, hazard } => format!("{} dares {}", self.who(seat), self.hazard(hazard)),
            Event::Declines { seat, hazard } => {
                format!("{} chooses the other way past {}", self.who(seat), self.hazard(hazard))
            }
            Event::Names { seat, hazard } => {
                format!("{} is named for {}", self.who(seat), self.hazard(hazard))
            }
            Event::Loses { seat, health, left, .. } => {
                format!("{} loses {health} health: {left} left", self.who(seat))
            }
            Event::Drained { seat, energy, left, .. } => {
                format!("{} loses {energy} energy: {left} left", self.who(seat))
            }
            Event::ItemLost { seat, item, artifact, .. } => {
                let gone = if artifact { ", which is out of the game" } else { "" };
                format!("{} loses {}{gone}", self.who(seat), self.item(item))
            }
            Event::Sickened { seat, .. } => format!("{} is Sickened", self.who(seat)),
            Event::Slowed { seat, .. } => {
                format!("{} will have speed 1 in the first round of the next combat", self.who(seat))
            }
            Event::Found { item, .. } => format!("The party finds {}", self.item(item)),
            Event::FoundNothing { .. } => "There is nothing to find".to_owned(),
            Event::HazardEnds { hazard } => format!("{} is behind the party", self.hazard(hazard)),
            _ => return None,
        })
    }
}
