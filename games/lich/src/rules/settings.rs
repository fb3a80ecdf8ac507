//! What the lobby may choose: the fields of a [`Setup`], in words. Chapter 9 of the rulebook.

use serde_json::json;
use table::{Game as _, RuleId, Setting, SettingKind, SettingOption};

use super::setup::{ANY, CHOOSE, Setup};
use crate::cites;
use crate::content::{Difficulty, Level, Lich};

impl Lich {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.default_setup(seats) else { return Vec::new() };
        let defaults = json!(setup);
        let setting = |offer: Offer| {
            let Offer { key, label, help, kind, rule } = offer;
            Setting { key, label, help, kind, default: defaults[key].clone(), rule }
        };
        [self.adventurers_offer(), self.difficulty_offer(seats), lead(), quick_toss()]
            .into_iter()
            .map(setting)
            .collect()
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
        kind: SettingKind::PerSeat(words(&[("Leads", "Takes the lead in turn"), ("Follows", "Follows")])),
        rule: cites::RUL_104,
    }
}

fn quick_toss() -> Offer {
    Offer {
        key: "quick_toss",
        label: "Quick-Toss",
        help: "When a seat with a Quick-Toss item is asked whether to throw it.",
        kind: SettingKind::PerSeat(words(&[
            ("Always", "At every occasion"),
            ("WhenAttacked", "Only when it is attacked"),
        ])),
        rule: cites::RUL_25,
    }
}

/// A setting whose default is still to be looked up.
struct Offer {
    key: &'static str,
    label: &'static str,
    help: &'static str,
    kind: SettingKind,
    rule: RuleId,
}

fn words(values: &[(&str, &str)]) -> Vec<SettingOption> {
    values.iter().map(|(value, label)| SettingOption::new(*value, *label)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use table::{Dice, Game, Tray};

    use super::*;

    fn game() -> Lich {
        Lich::open(&Lich::printed()).unwrap()
    }

    /// Lays a table from the default with one field changed.
    fn lay(game: &Lich, key: &str, value: Value) -> Result<(), String> {
        let mut setup = json!(game.default_setup(4).unwrap());
        setup[key] = value;
        let setup: Setup = serde_json::from_value(setup).map_err(|error| error.to_string())?;
        game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).map(drop).map_err(|error| error.to_string())
    }

    #[test]
    fn every_value_offered_lays_a_table() {
        let game = game();
        for setting in game.settings(4) {
            let values: Vec<Value> = match setting.kind {
                SettingKind::Choice(options) => options.into_iter().map(|it| it.value).collect(),
                SettingKind::PerSeat(options) => {
                    let mut lists = Vec::new();
                    for option in options {
                        let mut list = setting.default.clone();
                        list[2] = option.value;
                        lists.push(list);
                    }
                    lists
                }
                other => panic!("{other:?} is not used here"),
            };
            assert!(values.contains(&setting.default), "{}", setting.key);
            for value in values {
                assert_eq!(lay(&game, setting.key, value.clone()), Ok(()), "{} = {value}", setting.key);
            }
        }
    }

    #[test]
    fn every_field_of_a_setup_can_be_chosen() {
        let game = game();
        let setup = json!(game.default_setup(2).unwrap());
        let mut fields: Vec<&str> = setup.as_object().unwrap().keys().map(String::as_str).collect();
        let settings = game.settings(2);
        let mut keys: Vec<&str> = settings.iter().map(|it| it.key).collect();
        fields.sort_unstable();
        keys.sort_unstable();
        assert_eq!(keys, fields);
        assert!(game.settings(99).is_empty());
    }

    #[test]
    fn a_setup_that_makes_no_sense_is_refused_by_a_rule() {
        let game = game();
        let four = ["paladin", "paladin", "rogue", "cleric"];
        assert!(lay(&game, "adventurers", json!(four)).unwrap_err().contains("LIC-SETUP-01"));
        assert!(lay(&game, "adventurers", json!(["lich"])).unwrap_err().contains("LIC-SETUP-01"));
        assert!(lay(&game, "adventurers", json!([])).unwrap_err().contains("LIC-SCALE-02"));
        assert!(lay(&game, "lead", json!(["Leads"])).unwrap_err().contains("LIC-RUL-70"));
    }

    #[test]
    fn the_lobby_advises_a_level_for_every_size_of_party() {
        let game = game();
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
