//! What each viewer may see.

use std::fmt::Write as _;

use serde::Serialize;
use table::{Names, Seat, SeatSet, Viewer};

use super::{Card, Hand, Item, State};

/// The table as one viewer sees it. What is on the stack is open to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// In seat order.
    pub thieves: Vec<ThiefView>,
    /// Coins nobody has taken yet.
    pub vault: u16,
    /// Cards in the deck.
    pub deck: usize,
    /// Face up, newest card last.
    pub discard: Vec<Card>,
    /// The round being played.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// Items, the top first.
    pub stack: Vec<Item>,
    /// Who is asked.
    pub asked: SeatSet,
}

/// One seat's things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ThiefView {
    /// Coins in reach of others.
    pub purse: u16,
    /// Coins that are safe.
    pub boot: u16,
    /// Cards in hand.
    pub cards: usize,
    /// Which; for the seat's holder.
    pub hand: Option<Hand>,
}

impl View {
    pub(super) fn new(state: &State, viewer: Viewer) -> Self {
        let thief = |seat: Seat| {
            let thief = state.thief(seat);
            ThiefView {
                purse: thief.purse,
                boot: thief.boot,
                cards: thief.hand.len(),
                hand: viewer.knows_any_of(SeatSet::only(seat)).then(|| thief.hand.clone()),
            }
        };
        Self {
            thieves: state.seats().into_iter().map(thief).collect(),
            vault: state.vault,
            deck: state.deck.len(),
            discard: state.discard.clone(),
            round: state.round,
            rounds: state.rounds,
            stack: state.stack().cloned().collect(),
            asked: state.agenda.next().map_or(SeatSet::NONE, |step| step.asks(state)),
        }
    }

    pub(super) fn picture(&self, names: &Names) -> String {
        let mut text = format!("round {} of {}, vault {}\n", self.round, self.rounds, self.vault);
        for (thief, name) in self.thieves.iter().zip(names.all()) {
            let hand = match &thief.hand {
                Some(hand) => format!("{:?}", hand.cards()),
                None => format!("{} cards", thief.cards),
            };
            writeln!(text, "{name}: purse {}, boot {}, {hand}", thief.purse, thief.boot)
                .expect("strings grow");
        }
        for item in &self.stack {
            writeln!(text, "  {} of {}", item.what, names.of(item.by)).expect("strings grow");
        }
        text
    }
}
