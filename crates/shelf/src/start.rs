//! Laying out a match of a game that is only known by its name.

use std::path::Path;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::content::from_ron;
use table::record::{Record, replay};
use table::{Chance, Dice, Game, Table, Tray};

use crate::any_table::AnyTable;
use crate::error::{Code, ShelfError};
use crate::games::{Visit, visit};

/// What a match starts from.
#[derive(Clone, Debug)]
pub struct Start {
    /// What the lobby chose.
    pub layout: Layout,
    /// Names by seat; missing ones are filled in.
    pub names: Vec<String>,
    /// A position other than the setup's.
    pub given: Option<Value>,
    /// The dice.
    pub chance: Chance,
}

/// What the lobby chose.
#[derive(Clone, Debug)]
pub enum Layout {
    /// The game's default for that many seats.
    Seats(usize),
    /// A setup in JSON.
    Json(Value),
    /// A setup as a person writes it, in JSON or RON.
    Text(String),
    /// A setup that may leave to the game what follows from the number of seats.
    For(usize, Box<Layout>),
}

impl Layout {
    fn setup<G: Game>(&self, game: &G) -> Result<G::Setup, ShelfError> {
        match self {
            Self::Seats(seats) => Ok(game.default_setup(*seats)?),
            Self::For(seats, layout) => Ok(game.complete(layout.setup(game)?, *seats)?),
            Self::Json(value) => from_json(value, Code::Setup),
            Self::Text(text) if text.trim_start().starts_with('{') => {
                serde_json::from_str(text).map_err(|error| ShelfError::new(Code::Setup, error.to_string()))
            }
            Self::Text(text) => {
                from_ron("setup", text).map_err(|mistake| ShelfError::new(Code::Setup, mistake.to_string()))
            }
        }
    }
}

/// Lays out a match.
pub fn open(key: &str, content: Option<&Path>, start: Start) -> Result<Box<dyn AnyTable>, ShelfError> {
    struct Open(Start);

    impl Visit for Open {
        type Out = Result<Box<dyn AnyTable>, ShelfError>;

        fn visit<G: Game>(self, game: Arc<G>) -> Self::Out {
            let Start { layout, names, given, chance } = self.0;
            let setup = layout.setup(&*game)?;
            let given = given.map(|given| from_json(&given, Code::Given)).transpose()?;
            let table = Table::open(game, table::live::Start { setup, names, given, chance })?;
            Ok(Box::new(table))
        }
    }

    visit(key, content, Open(start))?
}

/// Puts a recorded match back on the table, where it can go on.
pub fn resume(content: Option<&Path>, record: &Record) -> Result<Box<dyn AnyTable>, ShelfError> {
    struct Resume<'a>(&'a Record);

    impl Visit for Resume<'_> {
        type Out = Result<Box<dyn AnyTable>, ShelfError>;

        fn visit<G: Game>(self, game: Arc<G>) -> Self::Out {
            Ok(Box::new(replay(&game, self.0)?))
        }
    }

    visit(&record.game, content, Resume(record))?
}

/// How many seats a match from this layout will have: whoever hosts it collects a nonce from each
/// before the first die falls.
pub fn seats(key: &str, content: Option<&Path>, layout: &Layout) -> Result<usize, ShelfError> {
    struct Count<'a>(&'a Layout);

    impl Visit for Count<'_> {
        type Out = Result<usize, ShelfError>;

        fn visit<G: Game>(self, game: Arc<G>) -> Self::Out {
            let setup = self.0.setup(&*game)?;
            let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(0)))?;
            Ok(game.seats(&state))
        }
    }

    visit(key, content, Count(layout))?
}

fn from_json<T: DeserializeOwned>(value: &Value, code: Code) -> Result<T, ShelfError> {
    T::deserialize(value).map_err(|error| ShelfError::new(code, error.to_string()))
}
