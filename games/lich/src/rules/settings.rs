//! What the lobby may choose: the fields of a [`Setup`], in words. Chapter 9 of the rulebook.

use serde_json::json;
use table::{Lobby as _, Offer, Setting, SettingKind, SettingOption};

use super::setup::{ANY, CHOOSE, Setup};
use crate::cites;
use crate::content::{Difficulty, Level, Lich};

impl Lich {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.default_setup(seats) else { return Vec::new() };
        let offers = [self.adventurers_offer(), self.difficulty_offer(seats), lead(), quick_toss()];
        Offer::settings(offers, &setup)
    }

    fn adventurers_offer(&self) -> Offer {
        let unnamed = [(CHOOSE, "Chosen at the table"), (ANY, "Dealt by chance")];
        let unnamed = unnamed.map(|(word, label)| SettingOption::new(word, label));
        let cards =
            self.adventurers().iter().map(|card| SettingOption::new(card.id.as_str(), card.name.as_str()));
        Offer {
            key: "adventurers",
            label: "Adventurers",
            help: "Who plays which adventurer; no card is taken twice.",
            kind: SettingKind::PerSeat(unnamed.into_iter().chain(cards).collect()),
            rule: cites::SETUP_01,
        }
    }

    fn difficulty_offer(&self, seats: usize) -> Offer {
        let option = |level: Difficulty| {
            let advice = if level == self.recommended(seats) { " (recommended)" } else { "" };
            let words = format!("{level:?}{advice}: {}", change(self.levels.of(level), seats));
            SettingOption::new(json!(level), words)
        };
        Offer {
            key: "difficulty",
            label: "Difficulty",
            help: "How much the crypt forgives. What is recommended gives a party of this size a fair chance.",
            kind: SettingKind::Choice(Difficulty::ALL.into_iter().map(option).collect()),
            rule: cites::RUL_112,
        }
    }

    /// The level at which a party of this size has a fair chance. [LIC-RUL-112]
    pub(crate) fn recommended(&self, party: usize) -> Difficulty {
        self.levels.recommended[party - 1]
    }

    /// The printed scaling is made for four; other parties do better at another level.
    pub(crate) fn lobby_advice(&self, setup: &Setup) -> Option<String> {
        let party = setup.adventurers.len();
        let recommended = self.recommended(party);
        if setup.difficulty == recommended {
            return None;
        }
        let why = match party {
            0..4 => "The printed scaling gives fewer than four adventurers almost as many monsters as four.",
            4..6 => "A practised party of this size finds the printed numbers a little easy.",
            _ => "Six adventurers meet about as many monsters as they can take by the printed scaling.",
        };
        Some(format!("{why} For this party {recommended:?} is recommended."))
    }
}

/// What a level changes for so many adventurers, in a few words.
fn change(level: &Level, seats: usize) -> String {
    let mut words = Vec::new();
    match (level.health[seats - 1], level.energy[seats - 1]) {
        (0, 0) => {}
        (health, 0) => words.push(format!("+{health} health for everybody")),
        (0, energy) => words.push(format!("+{energy} energy for everybody")),
        (health, energy) => words.push(format!("+{health} health and +{energy} energy for everybody")),
    }
    if level.rest {
        words.push("all health comes back after a floor".to_owned());
    }
    for (floor, more) in (1..).zip(level.monsters).filter(|(_, more)| *more > 0) {
        words.push(format!("{more} more in every combat of floor {floor}"));
    }
    if words.is_empty() { "as printed".to_owned() } else { words.join(", ") }
}

fn lead() -> Offer {
    Offer {
        key: "lead",
        label: "Lead",
        help: "Whose turn it is to decide for the group goes round among these seats.",
        kind: SettingKind::PerSeat(SettingOption::list(&[
            ("Leads", "Takes the lead in turn"),
            ("Follows", "Follows"),
        ])),
        rule: cites::RUL_104,
    }
}

fn quick_toss() -> Offer {
    Offer {
        key: "quick_toss",
        label: "Quick-Toss",
        help: "When a seat with a Quick-Toss item is asked whether to throw it.",
        kind: SettingKind::PerSeat(SettingOption::list(&[
            ("Always", "At every occasion"),
            ("WhenAttacked", "Only when it is attacked"),
        ])),
        rule: cites::RUL_25,
    }
}

#[cfg(test)]
mod tests {
    use testkit::{printed, settings};

    use super::*;

    #[test]
    fn every_value_offered_lays_a_table() {
        let game = printed::<Lich>();
        for seats in 1..=6 {
            settings::every_value_offered_lays_a_table(&*game, seats);
        }
    }

    #[test]
    fn every_field_of_a_setup_can_be_chosen() {
        settings::every_field_of_a_setup_can_be_chosen(&*printed::<Lich>(), 2);
    }

    #[test]
    fn a_setup_that_makes_no_sense_is_refused_by_a_rule() {
        let game = printed::<Lich>();
        let four = ["paladin", "paladin", "rogue", "cleric"];
        assert!(
            settings::lay_with(&*game, 4, "adventurers", json!(four)).unwrap_err().contains("LIC-SETUP-01")
        );
        assert!(
            settings::lay_with(&*game, 4, "adventurers", json!(["lich"]))
                .unwrap_err()
                .contains("LIC-SETUP-01")
        );
        assert!(
            settings::lay_with(&*game, 4, "adventurers", json!([])).unwrap_err().contains("LIC-SCALE-02")
        );
        assert!(settings::lay_with(&*game, 4, "lead", json!(["Leads"])).unwrap_err().contains("LIC-RUL-70"));
    }

    #[test]
    fn the_lobby_advises_a_level_for_every_size_of_party() {
        let game = printed::<Lich>();
        for seats in 1..=6 {
            let setup = game.default_setup(seats).unwrap();
            assert_eq!(game.advice(&setup), None, "{seats} seats");
            assert_eq!(setup.difficulty, game.recommended(seats));
            let other =
                if setup.difficulty == Difficulty::Grim { Difficulty::Story } else { Difficulty::Grim };
            let words = game.advice(&Setup { difficulty: other, ..setup }).unwrap();
            assert!(words.contains(&format!("{:?} is recommended", game.recommended(seats))), "{words}");
        }
    }
}
