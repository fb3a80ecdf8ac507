//! What the lobby may choose: the fields of a [`Setup`](super::setup::Setup), in words. Chapter 9.3 of the rulebook.

use serde_json::Value;
use table::{Lobby as _, Offer, Setting, SettingKind, SettingOption};

use crate::cites;
use crate::content::{Crusade, GRAVES};

impl Crusade {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.default_setup(seats) else { return Vec::new() };
        let list = [self.places(), arrangement(), self.night(), house_rules()];
        Offer::settings(list.into_iter().flatten(), &setup)
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
                kind: SettingKind::PerSeat(SettingOption::list(&[
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
            kind: SettingKind::Choice(SettingOption::list(&[
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
            kind: SettingKind::Choice(SettingOption::list(&[
                ("Empty", "None, as printed"),
                ("Even", "An even night"),
            ])),
            rule: cites::RUL_19,
        },
        Offer {
            key: "turn_order",
            label: "Turn order",
            help: "Whether captains choose who goes when, or the seats' numbers do.",
            kind: SettingKind::Choice(SettingOption::list(&[
                ("Choose", "The captains choose"),
                ("Seats", "By seat number"),
            ])),
            rule: cites::RUL_03,
        },
        Offer {
            key: "team_hands",
            label: "Hands",
            help: "Whether team-mates see each other's cards.",
            kind: SettingKind::Choice(SettingOption::list(&[
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

#[cfg(test)]
mod tests {
    use testkit::{printed, settings};

    use super::*;

    #[test]
    fn every_value_offered_lays_a_table() {
        let game = printed::<Crusade>();
        for seats in [2, 4] {
            settings::every_value_offered_lays_a_table(&*game, seats);
        }
    }

    #[test]
    fn every_field_of_a_setup_can_be_chosen() {
        settings::every_field_of_a_setup_can_be_chosen(&*printed::<Crusade>(), 2);
    }
}
