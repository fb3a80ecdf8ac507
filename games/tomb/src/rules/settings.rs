//! What the lobby may choose: the fields of a [`Setup`], in words. Chapter 9 of the rulebook.

use serde_json::{Value, json};
use table::{RuleId, Setting, SettingKind, SettingOption};

use super::setup::{ANY, MONSTERS, Setup};
use crate::cites;
use crate::content::Tomb;

impl Tomb {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.usual_setup(seats) else { return Vec::new() };
        let defaults = Defaults::of(&setup);
        let list = [self.places(), house_rules()];
        list.into_iter().flatten().map(|offer| defaults.complete(offer)).collect()
    }

    fn places(&self) -> Vec<Offer> {
        let stage = |stage: &crate::content::Stage| {
            let adventure = self.adventure(stage.adventure);
            let label =
                format!("{}, {} {}: {}", adventure.name, adventure.stage_word, stage.numeral(), stage.name);
            SettingOption::new(stage.id.as_str(), label)
        };
        let character = |it: &crate::content::Character| {
            let adventure = &self.adventure(it.adventure).name;
            SettingOption::new(it.id.as_str(), format!("{} ({adventure})", it.name))
        };
        let others = [
            SettingOption::new(ANY, "Any character"),
            SettingOption::new(MONSTERS, "The monsters, last seat"),
        ];
        vec![
            Offer {
                key: "stage",
                label: "Stage",
                help: "Where to begin. Stage I is the place for a first time.",
                kind: SettingKind::Choice(self.stages.iter().map(stage).collect()),
                rule: cites::STAGE_04,
            },
            Offer {
                key: "characters",
                label: "Characters",
                help: "Whom each seat leads; the last seat may play the monsters instead.",
                kind: SettingKind::PerSeat(self.characters.iter().map(character).chain(others).collect()),
                rule: cites::RUL_21,
            },
            Offer {
                key: "story",
                label: "Story",
                help: "A campaign plays the adventure on from there, Stage after Stage.",
                kind: SettingKind::Choice(vec![
                    SettingOption::new("Single", "This Stage alone"),
                    SettingOption::new("Campaign", "A campaign"),
                    SettingOption::new("Iron", "A campaign of iron: failing leads back to Stage I"),
                ]),
                rule: cites::RUL_112,
            },
        ]
    }
}

fn house_rules() -> Vec<Offer> {
    let toggle = |key, label, help, rule| Offer { key, label, help, kind: SettingKind::Toggle, rule };
    vec![
        Offer {
            key: "monsters",
            label: "Monsters",
            help: "Gentle monsters have fewer HP; grim ones have more, and the ground shakes more often.",
            kind: SettingKind::Choice(vec![
                SettingOption::new("Fair", "As the cards say"),
                SettingOption::new("Gentle", "Gentle"),
                SettingOption::new("Grim", "Grim"),
            ]),
            rule: cites::REV_05,
        },
        toggle("steady_ground", "Steady ground", "No tremor is rolled for.", cites::SEISM_01),
        toggle("random_party", "Random party", "Characters are dealt at random.", cites::RUL_21),
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

#[cfg(test)]
mod tests {
    use table::{Dice, Game, Tray};

    use super::*;

    fn game() -> Tomb {
        Tomb::open(&Tomb::printed()).unwrap()
    }

    /// Lays a table from the default with one field changed.
    fn lay(game: &Tomb, key: &str, value: Value) -> Result<(), String> {
        let mut setup = json!(game.default_setup(2).unwrap());
        setup[key] = value;
        let setup: Setup = serde_json::from_value(setup).map_err(|error| error.to_string())?;
        game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).map(drop).map_err(|error| error.to_string())
    }

    #[test]
    fn every_value_offered_lays_a_table() {
        let game = game();
        for setting in game.settings(2) {
            let values: Vec<Value> = match setting.kind {
                SettingKind::Choice(options) => options.into_iter().map(|it| it.value).collect(),
                SettingKind::Toggle => vec![json!(true), json!(false)],
                SettingKind::PerSeat(options) | SettingKind::Sealed(options) => {
                    options.iter().map(|it| json!([ANY, &it.value])).collect()
                }
                SettingKind::Number { .. } => Vec::new(),
            };
            assert!(values.contains(&setting.default) || setting.key == "characters", "{}", setting.key);
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
