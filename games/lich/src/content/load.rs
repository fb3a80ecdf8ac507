//! Reading and checking the box. All mistakes are reported at once.

mod difficulty;
mod floors;
mod items;
mod party;
mod perils;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use table::{About, ContentError, Files, RuleId, content};

use super::{FLOORS, Lich, MAX_PARTY};
use crate::cites::RULEBOOK;

const ABILITIES: &str = "abilities.ron";
const ADVENTURERS: &str = "adventurers.ron";
const DIFFICULTY: &str = "difficulty.ron";
const ENCOUNTERS: &str = "encounters.ron";
const HAZARDS: &str = "hazards.ron";
const NUMBERS: &str = "numbers.ron";
const FLOOR_FILES: [&str; FLOORS as usize] = ["floors/1.ron", "floors/2.ron", "floors/3.ron", "floors/4.ron"];

/// The files of the printed box.
pub(crate) fn printed() -> Files {
    Files::from(crate::CONTENT)
}

/// Reads everything there is and checks every reference.
pub(crate) fn open(files: &Files) -> Result<Lich, Vec<ContentError>> {
    let mut check = Check { files: content::Check::new(files), ids: BTreeMap::new() };
    let lent = check.read(ABILITIES);
    let adventurers = check.read(ADVENTURERS);
    let encounters = check.read(ENCOUNTERS);
    let hazards = check.read(HAZARDS);
    let numbers = check.read(NUMBERS);
    let levels = check.read(DIFFICULTY);
    let floors: Vec<_> = FLOOR_FILES.into_iter().map(|path| check.read(path)).collect();

    let party = check.party(adventurers, lent);
    let crypt = check.floors(floors, &party.abilities);
    let encounters = check.encounters(encounters);
    let hazards = check.hazards(hazards);
    check.numbers(numbers.as_ref(), encounters.len());
    check.levels(levels.as_ref());
    let game = numbers.zip(levels).map(|(numbers, levels)| Lich {
        about: about(files),
        adventurers: party.adventurers,
        abilities: party.abilities,
        monsters: crypt.monsters,
        items: crypt.items,
        encounters,
        hazards,
        floors: crypt.floors,
        numbers,
        levels,
    });
    check.files.done(game)
}

fn about(files: &Files) -> About {
    About {
        key: "lich",
        title: "The Lich's Crypt",
        pitch: "Adventurers go down four floors together, card against card, to put the Lich to rest for good.",
        min_seats: 1,
        max_seats: MAX_PARTY,
        minutes: (60, 150),
        teams: &["Adventurers"],
        rulebook: &RULEBOOK,
        content_hash: files.hash(),
    }
}

/// The files under examination.
struct Check<'a> {
    files: content::Check<'a>,
    /// Ids and lower-case names of all cards, and where they stand.
    ids: BTreeMap<String, String>,
}

impl<'a> Deref for Check<'a> {
    type Target = content::Check<'a>;

    fn deref(&self) -> &Self::Target {
        &self.files
    }
}

impl DerefMut for Check<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.files
    }
}

impl Check<'_> {
    /// Every card of the box has an id and a name of its own, as both are used to call it.
    fn named(&mut self, file: &str, id: &str, name: &str) {
        let plain = !id.is_empty()
            && id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_');
        if !plain {
            self.complain(file, id, format!("{id:?} is no id; expected small letters such as crypt_rat"));
        }
        self.told(file, id, "name", name);
        let words = [id.to_owned(), name.to_lowercase()];
        let taken =
            words.iter().find_map(|word| self.ids.get(word).map(|place| (word.clone(), place.clone())));
        if let Some((word, place)) = taken {
            self.complain(file, id, format!("{word:?} stands already in {place}"));
        }
        for word in words {
            self.ids.entry(word).or_insert_with(|| file.to_owned());
        }
    }

    /// The rules a card cites. Events cite them for as long as the program runs, and a box is opened
    /// once: so they are never given back.
    fn cited(&mut self, file: &str, id: &str, rules: &[String]) -> &'static [RuleId] {
        self.files.cited(&RULEBOOK, file, id, rules).leak()
    }
}

/// What an event about a card cites: two lists in one.
fn joined(first: &[RuleId], then: &[RuleId]) -> &'static [RuleId] {
    let mut all = first.to_vec();
    all.extend(then.iter().filter(|rule| !first.contains(rule)));
    all.leak()
}
