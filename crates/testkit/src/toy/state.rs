//! What lies on the table.

use serde::{Deserialize, Serialize};
use table::{Agenda, Outcome, Seat, SeatSet};

use super::{Card, Hand, Item, Step, Vault, rules};

/// What the lobby chose. [VLT-SET-01]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many thieves.
    pub seats: u8,
    /// How many rounds.
    pub rounds: u8,
}

/// A match in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// In seat order.
    pub thieves: Vec<Thief>,
    /// Coins nobody has taken yet.
    pub vault: u16,
    /// Face down, top card last. No seat may see it.
    pub deck: Vec<Card>,
    /// Face up, newest card last.
    pub discard: Vec<Card>,
    /// Who opened the vault, and so begins every round.
    pub leader: Seat,
    /// The round being played, counted from 1.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// What is still to be done. The match is over when nothing is.
    pub agenda: Agenda<Step>,
}

/// One seat's things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thief {
    /// Only the owner sees it.
    pub hand: Hand,
    /// Coins in reach of others.
    pub purse: u16,
    /// Coins that are safe.
    pub boot: u16,
}

impl State {
    /// All seats of the match.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.thieves.len())
    }

    /// A seat's things.
    pub fn thief(&self, seat: Seat) -> &Thief {
        &self.thieves[seat.index()]
    }

    /// The same, to change them.
    pub fn thief_mut(&mut self, seat: Seat) -> &mut Thief {
        &mut self.thieves[seat.index()]
    }

    /// The seat that many places further round the table.
    pub fn after(&self, seat: Seat, places: usize) -> Seat {
        let index = (seat.index() + places) % self.thieves.len();
        Seat(u8::try_from(index).expect("there are at most four seats"))
    }

    /// The items on the stack, the top first.
    pub fn stack(&self) -> impl Iterator<Item = &Item> {
        self.agenda.iter().filter_map(|step| match step {
            Step::Item(item) => Some(item),
            _ => None,
        })
    }

    /// Who has the most coins. [VLT-END-01] [VLT-END-02]
    pub fn outcome(&self) -> Outcome {
        let coins = |seat: Seat| self.thief(seat).purse + self.thief(seat).boot;
        let most = self.seats().into_iter().map(coins).max();
        let best: SeatSet = self.seats().into_iter().filter(|seat| Some(coins(*seat)) == most).collect();
        match best.len() {
            1 => Outcome { won: best, drew: SeatSet::NONE, rule: rules::END_01 },
            _ => Outcome { won: SeatSet::NONE, drew: best, rule: rules::END_02 },
        }
    }
}

/// No coin and no card comes or goes. Holds from the printed setup on, for [`crate::Laws::conserving`].
pub fn conserved(game: &Vault, state: &State) -> Result<(), String> {
    let coins = state.thieves.iter().map(|thief| thief.purse + thief.boot).sum::<u16>() + state.vault;
    let seats = u16::try_from(state.thieves.len()).expect("there are at most four seats");
    if coins != seats * game.content().coins {
        return Err(format!("there are {coins} coins for {seats} thieves"));
    }
    for (card, printed) in &game.content().cards {
        let there = cards(state).filter(|it| it == card).count();
        if there != *printed {
            return Err(format!("there are {there} of {printed} cards {card}"));
        }
    }
    Ok(())
}

/// Every card, wherever it lies.
fn cards(state: &State) -> impl Iterator<Item = Card> {
    let hands = state.thieves.iter().flat_map(|thief| thief.hand.cards()).copied();
    let piles = state.deck.iter().chain(&state.discard).copied();
    hands.chain(piles).chain(state.agenda.iter().filter_map(Step::card))
}
