//! The list of games, and the way from a word to a type.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use table::{About, Game, WholeGame};

use crate::error::ShelfError;
use crate::overlay::overlay;

// `each_game!` calls a macro with the types of all games, as the manifest lists them.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// What to do with a game once its type is known.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out;
}

/// The word for each game, in shelf order.
pub fn keys() -> &'static [&'static str] {
    macro_rules! list {
        ($($game:ty,)*) => { &[$(<$game as Game>::KEY),*] };
    }
    each_game!(list)
}

/// Takes a game off the shelf, perhaps with a folder of content laid over what is printed, and lets
/// the visitor work with it.
pub fn visit<V: Visit>(key: &str, content: Option<&Path>, visitor: V) -> Result<V::Out, ShelfError> {
    macro_rules! find {
        ($($game:ty,)*) => {
            match key {
                $(<$game as Game>::KEY => {
                    static PRINTED: OnceLock<Arc<$game>> = OnceLock::new();
                    Ok(visitor.visit(opened(content, &PRINTED)?))
                })*
                _ => Err(ShelfError::unknown_game(key)),
            }
        };
    }
    each_game!(find)
}

/// What stands on the lid of a game.
pub fn about(key: &str) -> Result<About, ShelfError> {
    struct Lid;

    impl Visit for Lid {
        type Out = About;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> About {
            game.about().clone()
        }
    }

    visit(key, None, Lid)
}

/// The box with a folder laid over it; or as printed, opened once and shared by all matches.
fn opened<G: WholeGame>(content: Option<&Path>, printed: &OnceLock<Arc<G>>) -> Result<Arc<G>, ShelfError> {
    if let Some(folder) = content {
        return Ok(Arc::new(overlay::<G>(folder)?));
    }
    if let Some(game) = printed.get() {
        return Ok(Arc::clone(game));
    }
    let game = Arc::new(G::open(&G::printed())?);
    Ok(Arc::clone(printed.get_or_init(|| game)))
}
