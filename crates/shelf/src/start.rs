//! Laying out a match of a game that is only known by its name.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use table::content::from_ron;
use table::record::{Budget, Record, Verified, look_back as replay_to, replay, verify_within};
use table::{Chance, Dice, Table, Tray, WholeGame};

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
    /// The game's default for that many seats, with these fields in place of its own.
    Chosen(usize, Map<String, Value>),
    /// A setup that may leave to the game what follows from the number of seats.
    For(usize, Box<Layout>),
    /// A setup for that many seats, with what the holders of some seats chose for themselves.
    Brought(usize, Box<Layout>, BTreeMap<u8, Map<String, Value>>),
}

impl Layout {
    fn setup<G: WholeGame>(&self, game: &G) -> Result<G::Setup, ShelfError> {
        match self {
            Self::Seats(seats) => Ok(game.default_setup(*seats)?),
            Self::Chosen(seats, chosen) => overlaid(game, *seats, chosen),
            Self::For(seats, layout) => Ok(game.complete(layout.setup(game)?, *seats)?),
            Self::Brought(seats, layout, own) => brought(game, *seats, &layout.setup(game)?, own),
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

/// The default setup with what the lobby chose laid over it. Only what [`Lobby::settings`] offers may
/// be chosen, and the number of seats stays.
fn overlaid<G: WholeGame>(
    game: &G,
    seats: usize,
    chosen: &Map<String, Value>,
) -> Result<G::Setup, ShelfError> {
    let mut setup = json!(game.default_setup(seats)?);
    let settings = game.settings(seats);
    for (key, value) in chosen {
        let Some(setting) = settings.iter().find(|setting| setting.key == key) else {
            let keys: Vec<&str> = settings.iter().map(|setting| setting.key).collect();
            let message = format!("There is no setting {key:?}; there is {}.", keys.join(", "));
            return Err(ShelfError::new(Code::Setup, message));
        };
        let listed = value.as_array().map(Vec::len);
        if setting.kind.is_by_seat() && listed != Some(seats) {
            let message = format!("{key:?} needs a list of {seats} values, one for each seat.");
            return Err(ShelfError::new(Code::Setup, message));
        }
        setup[key] = value.clone();
    }
    from_json(&setup, Code::Setup)
}

/// A setup with what players bring laid over it, each at their own seat.
fn brought<G: WholeGame>(
    game: &G,
    seats: usize,
    setup: &G::Setup,
    own: &BTreeMap<u8, Map<String, Value>>,
) -> Result<G::Setup, ShelfError> {
    let (usual, mut setup) = (json!(game.default_setup(seats)?), json!(setup));
    let mut keys = game.settings(seats);
    keys.retain(|setting| setting.kind.is_by_seat());
    for (seat, chosen) in own {
        for (key, value) in chosen {
            if !keys.iter().any(|setting| setting.key == key) {
                let keys: Vec<&str> = keys.iter().map(|setting| setting.key).collect();
                let message = format!("A seat does not choose {key:?} for itself, but {}.", keys.join(", "));
                return Err(ShelfError::new(Code::Setup, message));
            }
            let mut list = setup[key].as_array().cloned().unwrap_or_default();
            list.extend(usual[key].as_array().into_iter().flatten().skip(list.len()).cloned());
            let Some(place) = list.get_mut(usize::from(*seat)) else {
                return Err(ShelfError::new(Code::NoSeat, format!("There is no seat {}.", seat + 1)));
            };
            *place = value.clone();
            setup[key] = Value::Array(list);
        }
    }
    from_json(&setup, Code::Setup)
}

/// Lays out a match.
pub fn open(key: &str, content: Option<&Path>, start: Start) -> Result<Box<dyn AnyTable>, ShelfError> {
    struct Open(Start);

    impl Visit for Open {
        type Out = Result<Box<dyn AnyTable>, ShelfError>;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            let Start { layout, names, given, chance } = self.0;
            let setup = layout.setup(&*game)?;
            let given = given.map(|given| from_json(&given, Code::Given)).transpose()?;
            let table = Table::open(game, table::Start { setup, names, given, chance })?;
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

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            Ok(Box::new(replay(&game, self.0)?))
        }
    }

    visit(&record.game, content, Resume(record))?
}

/// A recorded match as it stood after so many entries, to be looked at. Nothing more can be thrown
/// at it, so this needs no secret.
pub fn look_back(
    record: &Record,
    entries: usize,
    budget: &Budget<'_>,
) -> Result<Box<dyn AnyTable>, ShelfError> {
    struct LookBack<'a>(&'a Record, usize, &'a Budget<'a>);

    impl Visit for LookBack<'_> {
        type Out = Result<Box<dyn AnyTable>, ShelfError>;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            Ok(Box::new(replay_to(&game, self.0, self.1, self.2)?))
        }
    }

    visit(&record.game, None, LookBack(record, entries, budget))?
}

/// Recomputes every roll, shuffle and state of a record.
pub fn check(record: &Record, budget: &Budget<'_>) -> Result<Verified, ShelfError> {
    struct Check<'a>(&'a Record, &'a Budget<'a>);

    impl Visit for Check<'_> {
        type Out = Result<Verified, ShelfError>;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            Ok(verify_within(&game, self.0, self.1)?)
        }
    }

    visit(&record.game, None, Check(record, budget))?
}

/// What a layout will come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// How many seats the match will have.
    pub seats: usize,
    /// Advice for those about to play it.
    pub advice: Option<String>,
}

/// Lays a table for a look at it, with dice that count for nothing; an impossible setup is an error.
pub fn prospect(key: &str, content: Option<&Path>, layout: &Layout) -> Result<Prospect, ShelfError> {
    struct Look<'a>(&'a Layout);

    impl Visit for Look<'_> {
        type Out = Result<Prospect, ShelfError>;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            let setup = self.0.setup(&*game)?;
            let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(0)))?;
            Ok(Prospect { seats: game.seats(&state), advice: game.advice(&setup) })
        }
    }

    visit(key, content, Look(layout))?
}

/// How many seats a match from this layout will have: whoever hosts it collects a nonce from each
/// before the first die falls.
pub fn seats(key: &str, content: Option<&Path>, layout: &Layout) -> Result<usize, ShelfError> {
    Ok(prospect(key, content, layout)?.seats)
}

fn from_json<T: DeserializeOwned>(value: &Value, code: Code) -> Result<T, ShelfError> {
    T::deserialize(value).map_err(|error| ShelfError::new(code, error.to_string()))
}
