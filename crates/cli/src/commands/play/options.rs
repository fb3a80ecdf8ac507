//! What the lobby of a game would offer, asked at the terminal: Stage, board, characters, difficulty.
//!
//! Enter begins with what is proposed; a number changes one thing, and the list comes again.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value};
use shelf::{Layout, Visit};
use table::{Setting, SettingKind, SettingOption, WholeGame};

use super::chairs::Chair;
use crate::input::Input;
use crate::screen::Screen;

/// Asks what to change of the default setup; none if nobody answers any more.
pub(super) fn ask(
    key: &str,
    content: Option<&Path>,
    chairs: &[Chair],
    screen: &mut Screen,
    input: &mut Input,
) -> anyhow::Result<Option<Layout>> {
    let count = chairs.len();
    let settings = shelf::visit(key, content, Offered(count))?;
    let mut chosen = Map::new();
    while !settings.is_empty() {
        for (number, setting) in (1..).zip(&settings) {
            let value = chosen.get(setting.key).unwrap_or(&setting.default);
            screen.line(format!("  {number}  {}: {}", setting.label, said(setting, value)))?;
        }
        screen.prompt("Change what? A number, or Enter to begin:")?;
        let Some(answer) = input.line()? else { return Ok(None) };
        if answer.is_empty() {
            break;
        }
        let place = answer.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let Some(setting) = place.and_then(|place| settings.get(place)) else {
            screen.line(format!("Expected a number from 1 to {}, or just Enter.", settings.len()))?;
            continue;
        };
        let before = chosen.get(setting.key).unwrap_or(&setting.default).clone();
        let mut asking = Asking { setting, count, screen, input };
        match asking.value(before)? {
            Some(value) => chosen.insert(setting.key.to_owned(), value),
            None => return Ok(None),
        };
        if let Err(error) = shelf::seats(key, content, &Layout::Chosen(count, chosen.clone())) {
            screen.line(format!("{error}"))?;
            chosen.remove(setting.key);
        }
    }
    Ok(Some(Layout::Chosen(count, chosen)))
}

struct Offered(usize);

impl Visit for Offered {
    type Out = Vec<Setting>;

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
        // What everybody chooses for themselves, unseen, is brought by --deck and not asked before the others.
        let mut settings = game.settings(self.0);
        settings.retain(|setting| !matches!(setting.kind, SettingKind::Sealed(_)));
        settings
    }
}

/// A value as people read it.
fn said(setting: &Setting, value: &Value) -> String {
    let named = |options: &[SettingOption], value: &Value| {
        let found = options.iter().find(|it| it.value == *value);
        found.map_or_else(|| value.to_string(), |it| it.label.clone())
    };
    match &setting.kind {
        SettingKind::Choice(options) => named(options, value),
        SettingKind::PerSeat(options) | SettingKind::Sealed(options) => {
            let all = value.as_array().into_iter().flatten();
            all.map(|it| named(options, it)).collect::<Vec<_>>().join(", ")
        }
        SettingKind::Toggle if *value == Value::Bool(true) => "yes".to_owned(),
        SettingKind::Toggle => "no".to_owned(),
        SettingKind::Number { automatic, .. } => match value.as_u64() {
            Some(number) => number.to_string(),
            None => (*automatic).unwrap_or("none").to_owned(),
        },
    }
}

/// One setting being changed.
struct Asking<'a> {
    setting: &'a Setting,
    count: usize,
    screen: &'a mut Screen,
    input: &'a mut Input,
}

impl Asking<'_> {
    /// Its new value; none if nobody answers any more.
    fn value(&mut self, before: Value) -> anyhow::Result<Option<Value>> {
        self.screen.line(self.setting.help)?;
        match &self.setting.kind {
            SettingKind::Toggle => Ok(Some(Value::Bool(before != Value::Bool(true)))),
            SettingKind::Choice(options) => {
                self.list(options)?;
                self.option(options, self.setting.label, before)
            }
            SettingKind::Number { min, max, automatic } => self.number(*min, *max, *automatic, before),
            SettingKind::PerSeat(options) | SettingKind::Sealed(options) => {
                self.list(options)?;
                let mut all = before.as_array().cloned().unwrap_or_default();
                all.resize(self.count, Value::Null);
                for (number, value) in (1..).zip(&mut all) {
                    match self.option(options, &format!("Seat {number}"), value.take())? {
                        Some(chosen) => *value = chosen,
                        None => return Ok(None),
                    }
                }
                Ok(Some(Value::Array(all)))
            }
        }
    }

    fn list(&mut self, options: &[SettingOption]) -> anyhow::Result<()> {
        for (number, option) in (1..).zip(options) {
            self.screen.line(format!("  {number:>2}  {}", option.label))?;
        }
        Ok(())
    }

    /// One of these; Enter leaves it as it is.
    fn option(
        &mut self,
        options: &[SettingOption],
        what: &str,
        before: Value,
    ) -> anyhow::Result<Option<Value>> {
        loop {
            self.screen.prompt(&format!("{what}: a number, or Enter to leave it:"))?;
            let Some(answer) = self.input.line()? else { return Ok(None) };
            if answer.is_empty() {
                return Ok(Some(before));
            }
            let place = answer.parse().ok().and_then(|number: usize| number.checked_sub(1));
            if let Some(option) = place.and_then(|place| options.get(place)) {
                return Ok(Some(option.value.clone()));
            }
            self.screen.line(format!("Expected a number from 1 to {}, or just Enter.", options.len()))?;
        }
    }

    fn number(
        &mut self,
        min: u32,
        max: u32,
        automatic: Option<&str>,
        before: Value,
    ) -> anyhow::Result<Option<Value>> {
        let or = automatic.map_or(String::new(), |it| format!(", - for {it}"));
        loop {
            self.screen.prompt(&format!("{min} to {max}{or}, or Enter to leave it:"))?;
            let Some(answer) = self.input.line()? else { return Ok(None) };
            match answer.parse::<u32>() {
                _ if answer.is_empty() => return Ok(Some(before)),
                _ if answer == "-" && automatic.is_some() => return Ok(Some(Value::Null)),
                Ok(number) if (min..=max).contains(&number) => return Ok(Some(number.into())),
                _ => {
                    self.screen.line(format!("Expected a number from {min} to {max}{or}, or just Enter."))?;
                }
            }
        }
    }
}
