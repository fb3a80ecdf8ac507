//! What the lobby may choose: the fields of a [`Setup`], in words. Chapter 9 of the rulebook.

use serde_json::json;
use table::{Game as _, RuleId, Setting, SettingKind, SettingOption};

use super::setup::{CHOOSE, Setup};
use crate::cites;
use crate::content::Lich;
use crate::state::Difficulty;

impl Lich {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.default_setup(seats) else { return Vec::new() };
        let defaults = json!(setup);
        let setting = |offer: Offer| {
            let Offer { key, label, help, kind, rule } = offer;
            Setting { key, label, help, kind, default: defaults[key].clone(), rule }
        };
        [self.adventurers_offer(), difficulty(), lead(), quick_toss()].into_iter().map(setting).collect()
    }

    fn adventurers_offer(&self) -> Offer {
        let at_the_table = SettingOption::new(CHOOSE, "Chosen at the table");
        let cards =
            self.adventurers().iter().map(|card| SettingOption::new(card.id.as_str(), card.name.as_str()));
        Offer {
            key: "adventurers",
            label: "Adventurers",
            help: "Who plays which adventurer; no card is taken twice.",
            kind: SettingKind::PerSeat(std::iter::once(at_the_table).chain(cards).collect()),
            rule: cites::SETUP_01,
        }
    }

    /// The printed scaling is made for four; other parties do better at another level.
    pub(crate) fn lobby_advice(&self, setup: &Setup) -> Option<String> {
        let party = setup.adventurers.len();
        let recommended = recommended(party);
        if setup.difficulty == recommended {
            return None;
        }
        let why = match party {
            0..4 => "The printed scaling gives fewer than four adventurers almost as many monsters as four.",
            4 => "Four adventurers are what the printed numbers are made for.",
            _ => "The printed scaling adds more monsters than the fifth and sixth adventurer can take.",
        };
        Some(format!("{why} For this party {recommended:?} is recommended."))
    }
}

/// The level at which a party of this size has a fair chance.
pub(crate) const fn recommended(party: usize) -> Difficulty {
    match party {
        0..4 => Difficulty::Story,
        4 => Difficulty::Standard,
        _ => Difficulty::Merciful,
    }
}

fn difficulty() -> Offer {
    Offer {
        key: "difficulty",
        label: "Difficulty",
        help: "How much the crypt forgives.",
        kind: SettingKind::Choice(words(&[
            ("Story", "Story: sturdier adventurers, and all health comes back after a floor"),
            ("Merciful", "Merciful: all health comes back after a floor"),
            ("Standard", "Standard, as printed"),
            ("Grim", "Grim: one more monster in every combat of the last floor"),
        ])),
        rule: cites::RUL_102,
    }
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
