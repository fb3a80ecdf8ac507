//! Reading and checking the box. All mistakes are reported at once.

mod effects;
mod figures;
mod items;
mod layout;
mod stages;
#[cfg(test)]
mod tests;
mod tiles;

use std::ops::{Deref, DerefMut};

pub use effects::UnderCheck;
use table::{About, ContentError, Files, content};

use super::{Adventure, Tomb};
use crate::cites::RULEBOOK;

const ADVENTURES: &str = "adventures.ron";
const CHARACTERS: &str = "characters.ron";
const MONSTERS: &str = "monsters.ron";
const ITEMS: &str = "items.ron";
/// The folder of the Stages; by name they lie adventure by adventure, each from Stage I on.
const STAGES: &str = "stages/";

/// The files of the printed box.
pub(crate) fn printed() -> Files {
    Files::from(crate::CONTENT)
}

/// Reads everything there is and checks every reference.
pub(crate) fn open(files: &Files) -> Result<Tomb, Vec<ContentError>> {
    let mut check = Check(content::Check::new(files));
    let mut adventures = check.adventures();
    let characters = check.characters(&adventures);
    let monsters = check.monsters();
    let items = check.items();
    let stages =
        check.stages(&stages::Catalogue { adventures: &adventures, monsters: &monsters, items: &items });
    for (id, stage) in (0u8..).map(super::StageId).zip(&stages) {
        adventures[stage.adventure.index()].stages.push(id);
    }
    check.0.done(Some(Tomb { about: about(files), characters, monsters, items, adventures, stages }))
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

/// The files under examination.
struct Check<'a>(content::Check<'a>);

impl<'a> Deref for Check<'a> {
    type Target = content::Check<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Check<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Check<'_> {
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
