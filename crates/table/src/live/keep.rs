//! The match as a file keeps it.

use serde::Serialize;

use super::{Chance, Table};
use crate::fair::commitment;
use crate::record::{DiceRecord, End, FORMAT, Record};
use crate::{Outcome, WholeGame, digest};

impl<G: WholeGame> Table<G> {
    /// The match as a file keeps it. It holds every secret: while a match runs it is the host's alone.
    pub fn record(&self) -> Record {
        Record {
            format: FORMAT.to_owned(),
            game: G::KEY.to_owned(),
            content: self.game.about().content_hash.clone(),
            names: self.names.all().to_vec(),
            players: self.players.clone(),
            setup: to_json(&self.setup),
            given: self.given.as_ref().map(to_json),
            dice: self.dice_record(),
            opening: self.opening.clone(),
            entries: self.entries.clone(),
            end: self.end(),
        }
    }

    fn dice_record(&self) -> DiceRecord {
        match &self.chance {
            Chance::Fair { match_id, secret, nonces, .. } => DiceRecord::Fair {
                match_id: match_id.clone(),
                commitment: commitment(secret, match_id, &self.game.about().content_hash),
                secret: Some(secret.clone()),
                nonces: nonces.clone(),
            },
            Chance::Fast(seed) => DiceRecord::Fast { seed: *seed },
            Chance::Scripted { throws, setup_seed } => {
                DiceRecord::Scripted { left: throws.iter().cloned().collect(), setup_seed: *setup_seed }
            }
        }
    }

    /// The result as a record states it.
    pub(crate) fn end(&self) -> Option<End> {
        let Outcome { won, drew, rule } = self.turn().outcome()?;
        Some(End { won, drew, rule: rule.to_string(), hash: digest::long(&self.state) })
    }
}

fn to_json<T: Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("setups, positions and actions are plain data")
}
