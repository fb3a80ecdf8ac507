//! Positions as scenarios describe them.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Files, Game, Names};

/// How a scenario lays a position out.
pub trait Arrange: Game {
    /// What a scenario says of a position; whatever it leaves out is as after setup.
    type Given: Clone + fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync;

    /// Lays a position out as a scenario describes it. A position the game cannot be in is an error.
    fn arrange(&self, state: &mut Self::State, given: &Self::Given, names: &Names) -> Result<(), GivenError> {
        let (_, _, _) = (state, given, names);
        Ok(())
    }

    /// The scenario sheets that ship with the game, by file name.
    fn scenarios() -> Files {
        Files::new()
    }
}

/// A position that cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("given: {0}")]
pub struct GivenError(pub String);
