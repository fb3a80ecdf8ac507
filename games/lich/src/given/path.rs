//! The cards of the floor.

use super::arrange::{Arranging, Result, wrong};
use super::{GivenHere, GivenPhase};
use crate::content::EncounterId;
use crate::state::{Lane, PATH, Path};

impl Arranging<'_> {
    /// The main path as named, or the first cards of the box; then where the party is.
    pub(super) fn path(&mut self) -> Result<()> {
        let given = &self.given.path;
        let mut path = Path::default();
        let main = match given.main.as_slice() {
            [] => self.first_encounters(),
            names if names.len() == PATH => names.to_vec(),
            _ => return wrong(format!("the main path has {PATH} cards")),
        };
        for name in &main {
            let card = self.take_encounter(name)?;
            path.main.push(card);
        }
        for (column, name) in &given.secondary {
            let place = place(*column)?;
            path.secondary[place] = Some(self.take_encounter(name)?);
        }
        let (lane, column) = match given.here {
            None => (Lane::Main, 0),
            Some(GivenHere::Main(column)) => (Lane::Main, column),
            Some(GivenHere::Secondary(column)) => (Lane::Secondary, column),
        };
        if usize::from(column) > PATH {
            return wrong(format!("the path has {PATH} columns, not {column}"));
        }
        (path.lane, path.column, path.boss) = (lane, column, given.boss);
        self.walked(&mut path)?;
        self.fits_phase(&path)?;
        self.state.path = path;
        Ok(())
    }

    /// What was turned over and played on the way there.
    fn walked(&self, path: &mut Path) -> Result<()> {
        let here = usize::from(path.column);
        let at_question = matches!(self.given.phase, Some(GivenPhase::ChoosePath | GivenPhase::ChooseLane));
        let skipped: Vec<usize> =
            self.given.path.skipped.iter().map(|it| place(*it)).collect::<Result<_>>()?;
        for column in 0..here {
            let current = column + 1 == here;
            let (on_main, above) = (path.lane == Lane::Main, path.secondary[column].is_some());
            path.played[0][column] =
                !skipped.contains(&column) && (on_main || !above) && !(current && at_question);
            path.turned[column] = path.played[0][column] || (current && on_main);
            path.played[1][column] = above && !(current && at_question);
        }
        if path.lane == Lane::Secondary {
            let stretch = path.secondary[..here].iter().rev().take_while(|card| card.is_some()).count();
            path.stretch = u8::try_from(stretch).expect("a path is short");
            path.turned[here - stretch] = true; // the card the party turned away from
        }
        let played = path.played.iter().flatten().filter(|it| **it).count();
        let fighting = usize::from(!self.given.monsters.is_empty() && !path.boss);
        path.completed = u8::try_from(played.saturating_sub(fighting)).expect("a floor is short");
        Ok(())
    }

    fn fits_phase(&self, path: &Path) -> Result<()> {
        let place = usize::from(path.column).checked_sub(1);
        let above = place.is_some_and(|place| path.secondary[place].is_some());
        let fits = match (&self.given.phase, path.lane) {
            (Some(GivenPhase::ChoosePath), Lane::Main) => path.column >= 2 && !above,
            (Some(GivenPhase::ChooseLane), Lane::Main) => path.column >= 2 && above,
            (Some(GivenPhase::ChooseReturn), Lane::Secondary) => {
                path.stretch >= 2 && usize::from(path.column) < PATH
            }
            (Some(GivenPhase::ChoosePath | GivenPhase::ChooseLane | GivenPhase::ChooseReturn), _) => false,
            (_, Lane::Secondary) => above,
            (_, Lane::Main) => true,
        };
        if fits {
            Ok(())
        } else {
            wrong("the party cannot be asked this at this place of the path [LIC-RUL-89]")
        }
    }

    /// The first cards of the box that the position does not need elsewhere.
    fn first_encounters(&self) -> Vec<String> {
        let piles = self.given.decks.values().chain(self.given.discards.values()).flatten();
        let named: Vec<EncounterId> = piles
            .chain(self.given.path.secondary.values())
            .filter_map(|name| self.game.find_encounter(name))
            .collect();
        let free = self.game.encounter_ids().filter(|id| !named.contains(id));
        free.take(PATH).map(|id| self.game.encounter(id).id.clone()).collect()
    }
}

fn place(column: u8) -> Result<usize> {
    match usize::from(column).checked_sub(1) {
        Some(place) if place < PATH => Ok(place),
        _ => wrong(format!("the path has {PATH} columns, not {column}")),
    }
}
