//! Reading and checking the box. All mistakes are reported at once.

mod effects;
mod figures;
mod items;
mod layout;
mod stages;
#[cfg(test)]
mod tests;
mod tiles;

use std::fmt::Display;
use std::ops::RangeInclusive;

pub use effects::UnderCheck;
use table::{About, ContentError, Files};

use super::{Adventure, Tomb};
use crate::cites::RULEBOOK;

const ADVENTURES: &str = "adventures.ron";
const CHARACTERS: &str = "characters.ron";
const MONSTERS: &str = "monsters.ron";
const ITEMS: &str = "items.ron";
/// The Stages, adventure by adventure, each from Stage I on.
const STAGES: [(&str, &str); 11] = [
    ("stages/aur1.ron", include_str!("../../content/stages/aur1.ron")),
    ("stages/aur2.ron", include_str!("../../content/stages/aur2.ron")),
    ("stages/aur3.ron", include_str!("../../content/stages/aur3.ron")),
    ("stages/aur4.ron", include_str!("../../content/stages/aur4.ron")),
    ("stages/blo1.ron", include_str!("../../content/stages/blo1.ron")),
    ("stages/blo2.ron", include_str!("../../content/stages/blo2.ron")),
    ("stages/blo3.ron", include_str!("../../content/stages/blo3.ron")),
    ("stages/blo4.ron", include_str!("../../content/stages/blo4.ron")),
    ("stages/gla1.ron", include_str!("../../content/stages/gla1.ron")),
    ("stages/gla2.ron", include_str!("../../content/stages/gla2.ron")),
    ("stages/gla3.ron", include_str!("../../content/stages/gla3.ron")),
];

/// The files of the printed box.
pub(crate) fn printed() -> Files {
    let mut files = Files::new();
    files.insert(ADVENTURES, include_str!("../../content/adventures.ron"));
    files.insert(CHARACTERS, include_str!("../../content/characters.ron"));
    files.insert(MONSTERS, include_str!("../../content/monsters.ron"));
    files.insert(ITEMS, include_str!("../../content/items.ron"));
    for (path, text) in STAGES {
        files.insert(path, text);
    }
    files
}

/// Reads everything there is and checks every reference.
pub(crate) fn open(files: &Files) -> Result<Tomb, Vec<ContentError>> {
    let mut check = Check { files, mistakes: Vec::new() };
    let mut adventures = check.adventures();
    let characters = check.characters(&adventures);
    let monsters = check.monsters();
    let items = check.items();
    let stages =
        check.stages(&stages::Catalogue { adventures: &adventures, monsters: &monsters, items: &items });
    for (id, stage) in (0u8..).map(super::StageId).zip(&stages) {
        adventures[stage.adventure.index()].stages.push(id);
    }
    if check.mistakes.is_empty() {
        Ok(Tomb { about: about(files), characters, monsters, items, adventures, stages })
    } else {
        Err(check.mistakes)
    }
}

fn about(files: &Files) -> About {
    About {
        key: "tomb",
        title: "Dark Tomb",
        pitch: "A party of one to four turns over the dark tile by tile; the monsters move by rules of their own.",
        min_seats: 1,
        max_seats: 5,
        minutes: (15, 60),
        teams: &["The party", "The monsters"],
        rulebook: &RULEBOOK,
        content_hash: files.hash(),
    }
}

/// The files under examination, and what was found wrong with them.
struct Check<'a> {
    files: &'a Files,
    mistakes: Vec<ContentError>,
}

impl Check<'_> {
    /// Notes a mistake at the line where this name stands.
    fn complain(&mut self, file: &str, near: &str, what: impl Into<String>) {
        let line = self.files.line_of(file, near);
        self.mistakes.push(ContentError { file: file.to_owned(), line, what: what.into() });
    }

    fn read<T: serde::de::DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        self.files.read(file).map_err(|mistake| self.mistakes.push(mistake)).ok()
    }

    /// A number outside what the rules can work with.
    fn within<T: PartialOrd + Display + Copy>(
        &mut self,
        file: &str,
        id: &str,
        what: &str,
        value: T,
        range: RangeInclusive<T>,
    ) {
        if !range.contains(&value) {
            let (low, high) = range.into_inner();
            self.complain(file, id, format!("{id:?} has {what} {value}; expected {low} to {high}"));
        }
    }

    /// A text that must not be missing.
    fn told(&mut self, file: &str, id: &str, what: &str, text: &str) {
        if text.trim().is_empty() {
            self.complain(file, id, format!("{id:?} has no {what}"));
        }
    }

    /// Names must tell things apart, whatever their case.
    fn apart<'n>(&mut self, file: &str, names: impl IntoIterator<Item = [&'n str; 3]>) {
        let mut seen: Vec<[&str; 3]> = Vec::new();
        for [id, code, name] in names {
            let twin = |other: &&[&str; 3]| {
                [id, code, name].iter().any(|mine| other.iter().any(|its| mine.eq_ignore_ascii_case(its)))
            };
            if let Some([other, ..]) = seen.iter().find(twin) {
                let what =
                    format!("{id:?} and {other:?} share an id, a code or a name; each must be its own");
                self.complain(file, id, what);
            }
            if code.len() != 3 || !code.bytes().all(|it| it.is_ascii_uppercase()) {
                let what = format!("{id:?} has the code {code:?}; expected three capital letters");
                self.complain(file, id, what);
            }
            if id.is_empty() || !id.bytes().all(|it| it.is_ascii_lowercase() || it == b'_') {
                self.complain(file, id, format!("the id {id:?}; expected small letters and underscores"));
            }
            self.told(file, id, "name", name);
            seen.push([id, code, name]);
        }
    }

    fn adventures(&mut self) -> Vec<Adventure> {
        let adventures: Vec<Adventure> = self.read(ADVENTURES).unwrap_or_default();
        self.apart(ADVENTURES, adventures.iter().map(|it| [&*it.id, &*it.code, &*it.name]));
        for it in &adventures {
            self.told(ADVENTURES, &it.id, "pitch", &it.pitch);
            self.told(ADVENTURES, &it.id, "stage_word", &it.stage_word);
        }
        adventures
    }
}
