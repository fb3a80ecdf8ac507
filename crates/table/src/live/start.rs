//! Laying out a match.

use std::sync::Arc;

use super::log::{Line, Said};
use super::{Chance, Table};
use crate::record::Opening;
use crate::{GivenError, Names, Refusal, SeatSet, SetupError, Tray, WholeGame, digest, rules};

/// What a match starts from.
#[derive(Clone, Debug)]
pub struct Start<G: WholeGame> {
    /// What the lobby chose.
    pub setup: G::Setup,
    /// Names by seat; missing ones are filled in.
    pub names: Vec<String>,
    /// A position other than the setup's.
    pub given: Option<G::Given>,
    /// The dice.
    pub chance: Chance,
}

/// Why a match cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The setup is not allowed.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The position is not possible.
    #[error("{0}")]
    Given(#[from] GivenError),
    /// The script does not fit.
    #[error("{0}")]
    Dice(Refusal),
}

impl<G: WholeGame> Table<G> {
    /// Lays out a match.
    pub fn open(game: Arc<G>, start: Start<G>) -> Result<Self, StartError> {
        let Start { setup, names, given, mut chance } = start;
        let mut tray = Tray::listening(chance.dice(0).keeping());
        let mut state = game.setup(&setup, &mut tray)?;
        if let Some(fault) = tray.dice().fault() {
            return Err(StartError::Dice(Refusal::new(&[rules::DICE_01], fault)));
        }
        chance.spend(0, tray.dice());
        let names = Names::new(&names, game.seats(&state));
        let mut told = tray.talk();
        if let Some(given) = &given {
            game.arrange(&mut state, given, &names)?;
            told.clear(); // the setup's story is not this position's
        }
        let opening = Opening { throws: tray.dice().kept(), hash: digest::short(&state) };
        let log = told.into_iter().map(|told| Line { entry: 0, said: Said::Told(told) }).collect();
        Ok(Self {
            game,
            setup,
            given,
            names,
            players: Vec::new(),
            chance,
            state,
            opening,
            entries: Vec::new(),
            log,
            done: 0,
            past: Vec::new(),
            conceded: SeatSet::NONE,
        })
    }
}
