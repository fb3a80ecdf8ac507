//! What a lobby offers: whatever is chosen there lays a table.

use std::fmt::Display;

use serde_json::{Value, json};
use table::{Dice, Setting, SettingKind, Tray, WholeGame};

/// Lays a table for so many seats from the default with one field changed.
pub fn lay_with<G: WholeGame>(game: &G, seats: usize, key: &str, value: Value) -> Result<(), String> {
    let told = |error: &dyn Display| error.to_string();
    let mut setup = json!(game.default_setup(seats).map_err(|error| told(&error))?);
    setup[key] = value;
    let setup: G::Setup = serde_json::from_value(setup).map_err(|error| told(&error))?;
    game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).map(drop).map_err(|error| told(&error))
}

/// Every value of every setting for so many seats can be chosen, and the default is one of them.
pub fn every_value_offered_lays_a_table<G: WholeGame>(game: &G, seats: usize) {
    let settings = game.settings(seats);
    assert!(!settings.is_empty(), "nothing can be chosen for {seats}");
    for setting in settings {
        let values = values(&setting);
        assert!(values.contains(&setting.default), "{} is {} by default", setting.key, setting.default);
        for value in values {
            let laid = lay_with(game, seats, setting.key, value.clone());
            assert_eq!(laid, Ok(()), "{} = {value} for {seats}", setting.key);
        }
    }
}

/// What a setting can be set to, the default among it. By seat: each option once, at the last seat, which changes
/// places with whoever has it by default.
fn values(setting: &Setting) -> Vec<Value> {
    match &setting.kind {
        SettingKind::Choice(options) => options.iter().map(|it| it.value.clone()).collect(),
        SettingKind::Toggle => vec![json!(true), json!(false)],
        SettingKind::Number { min, max, automatic } => {
            let automatic = automatic.map(|_| Value::Null);
            [json!(min), json!(max)].into_iter().chain(automatic).collect()
        }
        SettingKind::PerSeat(options) | SettingKind::Sealed(options) => {
            let usual = setting.default.as_array().expect("a list, in seat order");
            let with = |option: &Value| {
                let (mut list, place) = (usual.clone(), usual.len() - 1);
                match list.iter().position(|it| it == option) {
                    Some(other) => list.swap(other, place),
                    None => list[place] = option.clone(),
                }
                Value::from(list)
            };
            options.iter().map(|it| with(&it.value)).chain([setting.default.clone()]).collect()
        }
    }
}

/// No field of a setup for so many seats is out of a lobby's reach.
pub fn every_field_of_a_setup_can_be_chosen<G: WholeGame>(game: &G, seats: usize) {
    let setup = json!(game.default_setup(seats).expect("so many may play"));
    let mut fields: Vec<&str> =
        setup.as_object().expect("a setup has fields").keys().map(String::as_str).collect();
    let settings = game.settings(seats);
    let mut keys: Vec<&str> = settings.iter().map(|it| it.key).collect();
    fields.sort_unstable();
    keys.sort_unstable();
    assert_eq!(keys, fields);
    assert!(game.settings(99).is_empty(), "nobody plays with 99");
}
