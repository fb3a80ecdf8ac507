//! Encounters, hazards and numbers, as their authors write them.

use serde::Deserialize;
use table::Mark;

use super::{Check, ENCOUNTERS, HAZARDS, NUMBERS};
use crate::content::encounter::{Encounter, EncounterKind, Hazard, Offer, Ordeal, Outcome, Toll, Trial};
use crate::content::{MAX_ENCOUNTERS, MAX_HAZARDS, Numbers};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HazardFile {
    id: String,
    name: String,
    mark: Mark,
    ordeal: Ordeal,
    rules: Vec<String>,
}

impl Check<'_> {
    pub(super) fn encounters(&mut self, files: Option<Vec<Encounter>>) -> Vec<Encounter> {
        let Some(files) = files else { return Vec::new() };
        if files.len() > MAX_ENCOUNTERS {
            let what = format!("{} encounters; the box has room for {MAX_ENCOUNTERS}", files.len());
            self.complain(ENCOUNTERS, "", what);
        }
        for file in &files {
            self.named(ENCOUNTERS, &file.id, &file.name);
            if let EncounterKind::Combat { monsters } = file.kind {
                self.within(ENCOUNTERS, &file.id, "monsters", monsters, 1..=6);
            }
        }
        files
    }

    pub(super) fn hazards(&mut self, files: Option<Vec<HazardFile>>) -> Vec<Hazard> {
        let Some(files) = files else { return Vec::new() };
        if files.is_empty() || files.len() > MAX_HAZARDS {
            let what = format!("{} hazards; expected 1 to {MAX_HAZARDS}", files.len());
            self.complain(HAZARDS, "", what);
        }
        files.into_iter().map(|file| self.hazard(file)).collect()
    }

    fn hazard(&mut self, file: HazardFile) -> Hazard {
        let id = file.id;
        self.named(HAZARDS, &id, &file.name);
        match &file.ordeal {
            Ordeal::Each(trial) | Ordeal::Ends(trial) => self.trial(&id, trial, false),
            Ordeal::EachChooses { either, or } => {
                self.trial(&id, either, true);
                self.trial(&id, or, false);
            }
            Ordeal::LeaderChooses { either, or } => {
                self.offer(&id, either);
                self.offer(&id, or);
            }
        }
        if file.rules.is_empty() {
            self.complain(HAZARDS, &id, format!("{id:?} cites no rule; expected at least one"));
        }
        Hazard {
            rules: self.cited(HAZARDS, &id, &file.rules),
            id,
            name: file.name,
            mark: file.mark,
            ordeal: file.ordeal,
        }
    }

    fn offer(&mut self, id: &str, offer: &Offer) {
        match offer {
            Offer::One(trial) | Offer::Each(trial) => self.trial(id, trial, false),
            Offer::Pay { energy } => self.within(HAZARDS, id, "a price of", *energy, 1..=6),
            Offer::Nothing => {}
        }
    }

    /// `choice`: the seat may refuse, so that it may be asked for any item it has.
    fn trial(&mut self, id: &str, trial: &Trial, choice: bool) {
        match trial {
            Trial::Roll(outcomes) => self.outcomes(id, outcomes),
            Trial::RollOverSpeed(tolls) | Trial::Suffer(tolls) => {
                if tolls.is_empty() {
                    self.complain(HAZARDS, id, format!("{id:?} takes nothing; expected at least one toll"));
                }
                for toll in tolls {
                    self.toll(id, toll, choice);
                }
            }
            Trial::Nothing => {}
        }
    }

    fn outcomes(&mut self, id: &str, outcomes: &[Outcome]) {
        let mut free = [true; 6];
        for outcome in outcomes {
            if outcome.from < 1 || outcome.to > 6 || outcome.from > outcome.to {
                let what =
                    format!("{id:?} has a result from {} to {}; a d6 shows 1 to 6", outcome.from, outcome.to);
                self.complain(HAZARDS, id, what);
                continue;
            }
            for face in outcome.from..=outcome.to {
                if !std::mem::take(&mut free[usize::from(face) - 1]) {
                    self.complain(HAZARDS, id, format!("{id:?} says twice what a {face} brings"));
                }
            }
            for toll in &outcome.then {
                self.toll(id, toll, false);
            }
        }
        if outcomes.iter().all(|outcome| outcome.then.is_empty()) {
            self.complain(
                HAZARDS,
                id,
                format!("{id:?} rolls for nothing; expected a result that brings something"),
            );
        }
    }

    fn toll(&mut self, id: &str, toll: &Toll, choice: bool) {
        match toll {
            Toll::Lose(n) | Toll::Heal(n) | Toll::Energize(n) => {
                self.within(HAZARDS, id, "a toll of", *n, 1..=20);
            }
            Toll::Loot(n) => self.within(HAZARDS, id, "a loot of", *n, 1..=2),
            Toll::Drain { energy, or } => {
                self.within(HAZARDS, id, "a drain of", *energy, 1..=20);
                self.instead(id, or);
            }
            Toll::DropEquipped { or } => self.instead(id, or),
            Toll::DropAny if !choice => {
                let what =
                    format!("{id:?}: DropAny must be the first of two choices, as one may have no item");
                self.complain(HAZARDS, id, what);
            }
            Toll::DropAny | Toll::Sicken | Toll::Slow => {}
        }
    }

    /// What befalls one who cannot pay must befall anybody.
    fn instead(&mut self, id: &str, or: &Toll) {
        match or {
            Toll::Lose(_) | Toll::Sicken | Toll::Slow => self.toll(id, or, false),
            _ => self.complain(
                HAZARDS,
                id,
                format!("{id:?}: expected Lose, Sicken or Slow as what befalls one who cannot pay"),
            ),
        }
    }

    pub(super) fn numbers(&mut self, numbers: Option<&Numbers>, encounters: usize) {
        let Some(numbers) = numbers else { return };
        let (fewest, most) = numbers.monsters;
        if fewest == 0 || fewest > most || most > 6 {
            let what = format!("{fewest} to {most} monsters; expected 1 to 6 [LIC-SCALE-01]");
            self.complain(NUMBERS, "", what);
        }
        if numbers.scaling.iter().any(|change| change.unsigned_abs() > 5) {
            self.complain(NUMBERS, "", "a scaling beyond 5; expected -5 to 5 [LIC-SCALE-02]".to_owned());
        }
        if numbers.encounters != 5 {
            let what = format!(
                "{} main encounters a floor; the path has five places [LIC-OBJ-02]",
                numbers.encounters
            );
            self.complain(NUMBERS, "", what);
        }
        if encounters < usize::from(numbers.encounters) && encounters > 0 {
            let what = format!("{encounters} encounter cards; a floor needs {}", numbers.encounters);
            self.complain(ENCOUNTERS, "", what);
        }
        for (name, number, range) in [
            ("spare_items", numbers.spare_items, 0..=2),
            ("reward", numbers.reward, 2..=2),
            ("revival", numbers.revival, 1..=7),
            ("back_row_healing", numbers.back_row_healing, 0..=20),
            ("hatching", numbers.hatching, 1..=9),
            ("round_limit", numbers.round_limit, 1..=99),
            ("camp_limit", numbers.camp_limit, 1..=200),
        ] {
            self.within(NUMBERS, name, "the number", number, range);
        }
    }
}
