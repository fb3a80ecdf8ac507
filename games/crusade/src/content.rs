//! What lies in the box: cards, boards, numbers. Read once, checked, never changed in play.

pub mod board;
pub mod card;
mod load;
mod numbers;

pub use board::{Board, Shape};
pub use card::{Aim, Card, Debuff, Whom};
pub use load::GRAVES;
pub(crate) use load::MAX_PURSE;
pub(crate) use load::{open, printed};
pub use numbers::{Numbers, Purse, TeamNumbers};

use table::About;

use crate::cards::{CardId, Tier};
use crate::state::{State, Team};

/// The box of Crypt Crusade.
#[derive(Debug)]
pub struct Crusade {
    pub(crate) about: About,
    pub(crate) cards: Vec<Card>,
    pub(crate) boards: Vec<Board>,
    pub(crate) numbers: Numbers,
}

table::pieces! {
    impl Crusade {
        /// A card. They lie in the box's order: Action Cards by tier, then Spell Cards by tier.
        cards: Card, card(CardId), card_ids, find_card by [id, name];
    }
}

impl Crusade {
    /// The cards of one tier of a team.
    pub fn tier_of(&self, team: Team, tier: Tier) -> impl Iterator<Item = CardId> + '_ {
        self.card_ids().filter(move |id| self.card(*id).team == team && self.card(*id).tier == tier)
    }

    /// All boards; the first is the default.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The board of a match.
    #[inline]
    pub fn board(&self, state: &State) -> &Board {
        &self.boards[usize::from(state.night.board)]
    }

    /// The printed numbers of a team.
    #[inline]
    pub fn numbers_of(&self, team: Team) -> &TeamNumbers {
        match team {
            Team::Groundskeepers => &self.numbers.groundskeepers,
            Team::Necromancers => &self.numbers.necromancers,
        }
    }

    /// What a card of a tier costs a team. [CRU-SHOP-05] [CRU-SHOP-06]
    #[inline]
    pub fn price(&self, team: Team, tier: Tier) -> u8 {
        let (one, two, three) = self.numbers_of(team).prices;
        [one, two, three][tier.index()]
    }
}
