//! What the lobby may choose: the fields of a [`Setup`], in words. Chapter 9.3 of the rulebook.

use serde_json::{Value, json};
use table::{Game as _, RuleId, Setting, SettingKind, SettingOption};

use super::setup::Setup;
use crate::cites;
use crate::content::{Crusade, GRAVES};

impl Crusade {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.default_setup(seats) else { return Vec::new() };
        let list = [self.places(), arrangement(), self.night(), house_rules()];
        let defaults = Defaults::of(&setup);
        list.into_iter().flatten().map(|offer| defaults.complete(offer)).collect()
    }

    fn places(&self) -> Vec<Offer> {
        let board = |board: &crate::content::Board| {
            SettingOption::new(&*board.id, format!("{}: {}", board.name, board.pitch))
        };
        let boards = self.boards().iter().map(board).collect();
        vec![
            Offer {
                key: "board",
                label: "Board",
                help: "The yard you fight over.",
                kind: SettingKind::Choice(boards),
                rule: cites::RUL_05,
            },
            Offer {
                key: "teams",
                label: "Teams",
                help: "Which team each seat asks for; whoever asks for any fills up.",
                kind: SettingKind::PerSeat(words(&[
                    ("Groundskeepers", "Groundskeepers"),
                    ("Necromancers", "Necromancers"),
                    ("Any", "Any team"),
                ])),
                rule: cites::RUL_02,
            },
        ]
    }

    fn night(&self) -> Vec<Offer> {
        let (long, short) = (self.numbers.rounds, self.numbers.short_rounds);
        let night = |rounds: u8, name: &str| SettingOption::new(rounds, format!("{name}, {rounds} rounds"));
        vec![Offer {
            key: "rounds",
            label: "Length",
            help: "A short night plays in about half the time.",
            kind: SettingKind::Choice(vec![
                SettingOption::new(Value::Null, format!("As printed, {long} rounds")),
                night(short, "A short night"),
            ]),
            rule: cites::ROUND_07,
        }]
    }
}

fn arrangement() -> Vec<Offer> {
    vec![
        Offer {
            key: "layout",
            label: "Tiles",
            help: "Shuffled tiles put the graves elsewhere every night.",
            kind: SettingKind::Choice(words(&[
                ("Shuffled", "Shuffled, as printed"),
                ("Fixed", "Always the same"),
            ])),
            rule: cites::RUL_06,
        },
        Offer {
            key: "grave_count",
            label: "Graves",
            help: "Fewer graves help the Groundskeepers, more the Necromancers.",
            kind: SettingKind::Number {
                min: u32::from(*GRAVES.start()),
                max: u32::from(*GRAVES.end()),
                automatic: Some("As the board says"),
            },
            rule: cites::RUL_09,
        },
    ]
}

fn house_rules() -> Vec<Offer> {
    vec![
        Offer {
            key: "opening_purse",
            label: "Tokens to begin with",
            help: "An even night gives the weaker team a few tokens.",
            kind: SettingKind::Choice(words(&[("Empty", "None, as printed"), ("Even", "An even night")])),
            rule: cites::RUL_19,
        },
        Offer {
            key: "turn_order",
            label: "Turn order",
            help: "Whether captains choose who goes when, or the seats' numbers do.",
            kind: SettingKind::Choice(words(&[
                ("Choose", "The captains choose"),
                ("Seats", "By seat number"),
            ])),
            rule: cites::RUL_03,
        },
        Offer {
            key: "team_hands",
            label: "Hands",
            help: "Whether team-mates see each other's cards.",
            kind: SettingKind::Choice(words(&[
                ("Open", "Open to the team"),
                ("Closed", "Each to their own"),
            ])),
            rule: cites::RUL_79,
        },
        Offer {
            key: "reshuffle_spent",
            label: "Refill empty tiers",
            help: "Spent cards are shuffled back when a tier runs out.",
            kind: SettingKind::Toggle,
            rule: cites::RUL_47,
        },
    ]
}

/// A setting whose default is still to be looked up.
struct Offer {
    key: &'static str,
    label: &'static str,
    help: &'static str,
    kind: SettingKind,
    rule: RuleId,
}

/// The default setup as JSON, so that no default is written down twice.
struct Defaults(Value);

impl Defaults {
    fn of(setup: &Setup) -> Self {
        Self(json!(setup))
    }

    fn complete(&self, offer: Offer) -> Setting {
        let Offer { key, label, help, kind, rule } = offer;
        Setting { key, label, help, kind, default: self.0[key].clone(), rule }
    }
}

fn words(values: &[(&str, &str)]) -> Vec<SettingOption> {
    values.iter().map(|(value, label)| SettingOption::new(*value, *label)).collect()
}

#[cfg(test)]
mod tests {
    use table::{Dice, Game, Tray};

    use super::*;

    fn game() -> Crusade {
        Crusade::open(&Crusade::printed()).unwrap()
    }

    /// Lays a table from the default with one field changed.
    fn lay(game: &Crusade, key: &str, value: Value) -> Result<(), String> {
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
                SettingKind::Toggle => vec![json!(true), json!(false)],
                SettingKind::Number { min, max, .. } => vec![json!(min), json!(max), Value::Null],
                SettingKind::PerSeat(options) | SettingKind::Sealed(options) => {
                    options.iter().map(|it| json!(vec![&it.value; 4])).collect()
                }
            };
            assert!(values.contains(&setting.default) || setting.key == "teams", "{}", setting.key);
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
}
