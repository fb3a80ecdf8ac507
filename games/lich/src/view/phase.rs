//! What is going on.

use serde::Serialize;
use table::{Seat, SeatSet};

use super::ItemView;
use crate::content::HazardId;
use crate::play::Scene;
use crate::rules::windows::Moment;

/// What the match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Phase {
    /// A seat takes a character card.
    ChooseAdventurer {
        /// Whose turn it is.
        seat: Seat,
        /// What is free.
        free: Vec<String>,
    },
    /// The leader gives a seat a starting item.
    StartingItem {
        /// Who gets it.
        seat: Seat,
    },
    /// Everybody prepares.
    Camp {
        /// Who is ready.
        #[cfg_attr(test, ts(as = "Vec<Seat>"))]
        ready: SeatSet,
        /// Actions each seat has taken.
        actions: Vec<u8>,
    },
    /// The leader plays the main card or scouts.
    ChoosePath,
    /// The leader plays the main card or the one above.
    ChooseLane,
    /// The leader returns or goes on.
    ChooseReturn,
    /// A hazard asks somebody.
    Hazard {
        /// The card.
        hazard: String,
        /// Its name.
        name: String,
        /// What it does.
        text: String,
        /// Who is asked.
        seat: Seat,
        /// Energy still to be taken.
        owed: Option<u8>,
    },
    /// A seat may throw something.
    Window {
        /// Who is asked.
        seat: Seat,
        /// When.
        moment: Moment,
        /// Whom the announced attack or ability is aimed at.
        #[cfg_attr(test, ts(as = "Vec<Seat>"))]
        targets: SeatSet,
    },
    /// An adventurer's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// Whether its action is used.
        acted: bool,
    },
    /// The leader keeps one of the items laid out.
    Reward,
    /// The leader gives an item away.
    Award {
        /// Which.
        item: ItemView,
    },
    /// The match is over.
    Over,
}

impl Phase {
    /// What a hazard asks a seat; `owed`: energy still to be taken.
    pub(crate) fn hazard(scene: Scene<'_>, id: HazardId, asked: SeatSet, owed: Option<u8>) -> Self {
        let card = scene.game.hazard(id);
        let seat = asked.lowest().expect("a question is put to somebody");
        Self::Hazard {
            hazard: card.id.clone(),
            name: card.name.clone(),
            text: card.ordeal.text(),
            seat,
            owed,
        }
    }
}
