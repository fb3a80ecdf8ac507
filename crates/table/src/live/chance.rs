//! Where the dice of a match come from.

use std::collections::VecDeque;

use crate::dice::nth_seed;
use crate::fair::{Key, Secret};
use crate::{Dice, Throw};

/// Where a match's dice come from.
#[derive(Clone, Debug)]
pub enum Chance {
    /// Dice anyone can verify.
    Fair {
        /// Names the match.
        match_id: String,
        /// The host's.
        secret: Secret,
        /// One from each seat, in seat order.
        nonces: Vec<String>,
        /// Made of the three.
        key: Key,
    },
    /// Quick dice from a seed.
    Fast(u64),
    /// Dice somebody wrote down.
    Scripted {
        /// Throws still to come.
        throws: VecDeque<Throw>,
        /// Lays the setup with quick dice of this seed, so that the script serves only what follows.
        setup_seed: Option<u64>,
    },
}

impl Chance {
    /// Dice anyone can verify.
    pub fn fair(match_id: String, secret: Secret, nonces: Vec<String>) -> Self {
        let key = Key::new(&secret, &match_id, &nonces);
        Self::Fair { match_id, secret, nonces, key }
    }

    /// The dice of the n-th action; 0 is the setup.
    pub(crate) fn dice(&self, n: u64) -> Dice {
        match self {
            Self::Fair { key, .. } => Dice::fair(key.stream(n)),
            Self::Fast(seed) => Dice::fast(nth_seed(*seed, n)),
            Self::Scripted { setup_seed: Some(seed), .. } if n == 0 => Dice::fast(*seed),
            Self::Scripted { throws, .. } => Dice::scripted(throws.iter().cloned()),
        }
    }

    /// Lets go of the throws these dice have shown.
    pub(super) fn spend(&mut self, n: u64, dice: &Dice) {
        match self {
            Self::Scripted { setup_seed: Some(_), .. } if n == 0 => {}
            Self::Scripted { throws, .. } => *throws = dice.left_over().cloned().collect(),
            _ => {}
        }
    }
}
