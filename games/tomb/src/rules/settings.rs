//! What the lobby may choose: the fields of a [`Setup`](super::setup::Setup), in words. Chapter 9 of the rulebook.

use table::{Offer, Setting, SettingKind, SettingOption};

use super::setup::{ANY, MONSTERS};
use crate::cites;
use crate::content::Tomb;

impl Tomb {
    /// Every option for that many seats; none if no match has so many.
    pub(crate) fn lobby_settings(&self, seats: usize) -> Vec<Setting> {
        let Ok(setup) = self.usual_setup(seats) else { return Vec::new() };
        Offer::settings([self.places(seats), house_rules()].into_iter().flatten(), &setup)
    }

    fn places(&self, seats: usize) -> Vec<Offer> {
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
        let mut others = vec![SettingOption::new(ANY, "Any character")];
        if seats > 1 {
            others.push(SettingOption::new(MONSTERS, "The monsters, last seat"));
        }
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
                kind: SettingKind::Choice(SettingOption::list(&[
                    ("Single", "This Stage alone"),
                    ("Campaign", "A campaign"),
                    ("Iron", "A campaign of iron: failing leads back to Stage I"),
                ])),
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
            kind: SettingKind::Choice(SettingOption::list(&[
                ("Fair", "As the cards say"),
                ("Gentle", "Gentle"),
                ("Grim", "Grim"),
            ])),
            rule: cites::REV_05,
        },
        toggle("steady_ground", "Steady ground", "No tremor is rolled for.", cites::SEISM_01),
        toggle("random_party", "Random party", "Characters are dealt at random.", cites::RUL_21),
    ]
}

#[cfg(test)]
mod tests {
    use testkit::{printed, settings};

    use super::*;

    #[test]
    fn every_value_offered_lays_a_table() {
        let game = printed::<Tomb>();
        for seats in 1..=4 {
            settings::every_value_offered_lays_a_table(&*game, seats);
        }
    }

    #[test]
    fn every_field_of_a_setup_can_be_chosen() {
        settings::every_field_of_a_setup_can_be_chosen(&*printed::<Tomb>(), 2);
    }
}
