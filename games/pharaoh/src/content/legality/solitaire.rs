//! What a solitaire hex set must be like. [RULES.md, 9.2]

use table::RuleId;

use super::{Code, Fault, total};
use crate::cites;
use crate::content::deck::{Difficulty, Pile};
use crate::content::hex::{Favoured, Hex};
use crate::content::{Character, HexId, Pharaoh};
use crate::effects::Effect;

impl Pharaoh {
    /// Everything that is wrong with a solitaire hex set; nothing if it is legal.
    pub fn solitaire_faults(
        &self,
        character: Character,
        difficulty: Difficulty,
        hexes: &Pile<HexId>,
    ) -> Vec<Fault> {
        let mut faults = Vec::new();
        let level = self.solitaire.level(difficulty);
        let count = total(hexes);
        let most = self.solitaire.most_hexes;
        if count > u32::from(most) {
            let sentence = format!("The set has {count} hexes; at most {most} are allowed.");
            faults.push(Fault::new(Code::HexCount, cites::SOLO_02, sentence));
        }
        self.check_hexes(hexes, &mut faults);
        for (id, _) in hexes {
            if self.hex(*id).points.is_none() {
                let sentence =
                    format!("{} has no hex points and is not used in solitaire.", self.hex(*id).name);
                faults.push(Fault::about(&self.hex(*id).id, Code::SoloNa, cites::COLL_04, sentence));
            }
        }
        let mut complain = |rule: RuleId, sentence: String| {
            faults.push(Fault::new(Code::SoloRating, rule, sentence));
        };
        if count < u32::from(level.hexes) {
            complain(
                cites::SOLO_04,
                format!("{difficulty:?} needs at least {} hexes; the set has {count}.", level.hexes),
            );
        }
        let rating = self.rating(character, hexes);
        if rating < level.rating {
            let sentence =
                format!("{difficulty:?} needs a rating of at least {}; the set has {rating}.", level.rating);
            complain(cites::SOLO_03, sentence);
        }
        if let Some(only) = level.only_exit {
            for (id, _) in hexes.iter().filter(|(id, _)| self.hex(*id).is_exit() && *id != only) {
                let sentence = format!(
                    "{difficulty:?} allows no exit but {}, so not {}.",
                    self.hex(only).name,
                    self.hex(*id).name
                );
                complain(cites::SOLO_04, sentence);
            }
        }
        faults
    }

    /// The sum of a set's hex points, where what a character ignores counts nothing. [PHA-SOLO-03]
    pub fn rating(&self, character: Character, hexes: &Pile<HexId>) -> i16 {
        let points = |hex: &Hex| match hex.points {
            Some(points) if points > 0 && hex.is_ignored_by(character) => 0,
            points => i16::from(points.unwrap_or(0)),
        };
        hexes.iter().map(|(id, copies)| points(self.hex(*id)) * i16::from(*copies)).sum()
    }
}

impl Hex {
    /// Whether a character ignores its whole event.
    pub fn is_ignored_by(&self, character: Character) -> bool {
        self.benefit.as_ref().is_some_and(|benefit| {
            benefit.of == Favoured::Character(character)
                && benefit
                    .steps
                    .iter()
                    .any(|step| matches!(step, Effect::IgnoreEvent(it) if it.label.is_none()))
        })
    }
}
