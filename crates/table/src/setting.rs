//! What a lobby may choose before the start.

use serde::Serialize;
use serde_json::Value;

use crate::RuleId;

/// One field of a setup that people may want otherwise than the default has it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Setting {
    /// The field's name in the JSON of the setup.
    pub key: &'static str,
    /// What to call it.
    pub label: &'static str,
    /// One sentence on what it changes.
    pub help: &'static str,
    /// How it is chosen.
    pub kind: SettingKind,
    /// What holds if nobody chooses, as the default setup has it.
    pub default: Value,
    /// The rule behind it.
    pub rule: RuleId,
}

/// How a setting is chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum SettingKind {
    /// One of these values.
    Choice(Vec<SettingOption>),
    /// A whole number in a range, or null.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
        /// What null means; none if it is not allowed.
        automatic: Option<&'static str>,
    },
    /// Yes or no.
    Toggle,
    /// One of these values for each seat, in seat order.
    PerSeat(Vec<SettingOption>),
    /// The same, but each player's own business: what whoever holds a seat chooses for it is not shown to
    /// the others, and may be of their own making, such as a deck.
    Sealed(Vec<SettingOption>),
}

impl SettingKind {
    /// Whether there is a value for each seat, in seat order.
    pub fn is_by_seat(&self) -> bool {
        matches!(self, Self::PerSeat(_) | Self::Sealed(_))
    }
}

/// A value a setting may have.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SettingOption {
    /// As the setup writes it.
    pub value: Value,
    /// As people read it.
    pub label: String,
}

impl SettingOption {
    /// This value under this name.
    pub fn new(value: impl Into<Value>, label: impl Into<String>) -> Self {
        Self { value: value.into(), label: label.into() }
    }

    /// These values, each under its name.
    pub fn list(values: &[(&str, &str)]) -> Vec<Self> {
        values.iter().map(|(value, label)| Self::new(*value, *label)).collect()
    }
}

/// A setting whose default stands in the default setup, so that it is not written down twice.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// As in [`Setting`].
    pub key: &'static str,
    /// As in [`Setting`].
    pub label: &'static str,
    /// As in [`Setting`].
    pub help: &'static str,
    /// As in [`Setting`].
    pub kind: SettingKind,
    /// As in [`Setting`].
    pub rule: RuleId,
}

impl Offer {
    /// The settings of a lobby that begins with this setup.
    pub fn settings(offers: impl IntoIterator<Item = Self>, usual: &impl Serialize) -> Vec<Setting> {
        let usual = serde_json::to_value(usual).expect("setups are plain data");
        let setting = |Self { key, label, help, kind, rule }: Self| Setting {
            key,
            label,
            help,
            kind,
            default: usual[key].clone(),
            rule,
        };
        offers.into_iter().map(setting).collect()
    }
}
