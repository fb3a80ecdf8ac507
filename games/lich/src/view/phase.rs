//! What is going on.

use serde::Serialize;
use table::{Seat, SeatSet};

use super::ItemView;
use crate::play::Scene;
use crate::step::{Moment, Step};

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
    pub(super) fn of(scene: Scene<'_>) -> Self {
        let Some(step) = scene.state.agenda.next().copied() else { return Self::Over };
        let party = usize::from(scene.state.run.party);
        match step {
            Step::ChooseAdventurer(seat) => {
                let free = scene.game.adventurer_ids().filter(|card| scene.is_free(*card));
                Self::ChooseAdventurer {
                    seat,
                    free: free.map(|card| scene.game.adventurer(card).id.clone()).collect(),
                }
            }
            Step::GiveStartingItem(seat) => Self::StartingItem { seat },
            Step::Camp(camp) => Self::Camp { ready: camp.ready, actions: camp.actions[..party].to_vec() },
            Step::ChoosePath => Self::ChoosePath,
            Step::ChooseLane => Self::ChooseLane,
            Step::ChooseReturn => Self::ChooseReturn,
            Step::Window(window) => {
                Self::Window { seat: window.seat, moment: window.moment, targets: window.targets }
            }
            Step::Turn(acting) => Self::Turn { seat: acting.seat, acted: acting.acted },
            Step::Reward => Self::Reward,
            Step::Award(item) => Self::Award { item: ItemView::of(scene, item) },
            other => Self::hazard(scene, other),
        }
    }

    fn hazard(scene: Scene<'_>, step: Step) -> Self {
        let (id, owed) = match step {
            Step::Brave(ordeal) => (ordeal.hazard, None),
            Step::Decide(hazard) | Step::Drop(hazard, _) => (hazard, None),
            Step::Pay(hazard, owed) => (hazard, Some(owed)),
            other => unreachable!("{other:?} is no question"),
        };
        let card = scene.game.hazard(id);
        let seat = scene.asked(step).and_then(SeatSet::lowest).expect("a question is put to somebody");
        Self::Hazard {
            hazard: card.id.clone(),
            name: card.name.clone(),
            text: card.ordeal.text(),
            seat,
            owed,
        }
    }
}
