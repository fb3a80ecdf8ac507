//! A position in a few words: any in which the stack is empty.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Agenda, GivenError, Names, Seat};

use super::{Card, Prowl, State, Step};

/// What a scenario says of a position.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Thieves by name.
    pub thieves: BTreeMap<String, GivenThief>,
    /// Coins in the vault.
    pub vault: Option<u16>,
    /// Face down, top card last.
    pub deck: Option<Vec<Card>>,
    /// Face up, newest card last.
    pub discard: Option<Vec<Card>>,
    /// Who opened the vault; whose turn it is unless `turn` says otherwise.
    pub leader: Option<String>,
    /// Whose turn it is.
    pub turn: Option<String>,
    /// Coins already hidden this turn.
    pub hidden: u8,
    /// The round being played.
    pub round: Option<u8>,
}

/// What it says of a thief.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenThief {
    /// Cards in hand.
    pub hand: Option<Vec<Card>>,
    /// Coins in the purse.
    pub purse: Option<u16>,
    /// Coins in the boot.
    pub boot: Option<u16>,
}

impl Given {
    pub(super) fn arrange(&self, state: &mut State, names: &Names) -> Result<(), GivenError> {
        let seat = |name: &str| names.find(name).ok_or_else(|| nobody(name, names));
        for (name, given) in &self.thieves {
            given.arrange(state, seat(name)?);
        }
        set(&mut state.vault, self.vault);
        set(&mut state.deck, self.deck.clone());
        set(&mut state.discard, self.discard.clone());
        set(&mut state.round, self.round);
        if !(1..=state.rounds).contains(&state.round) {
            return Err(GivenError(format!("round {} is none of {}", state.round, state.rounds)));
        }
        set(&mut state.leader, self.leader.as_deref().map(seat).transpose()?);
        if let Some(name) = self.turn.as_ref().or(self.leader.as_ref()) {
            state.agenda = Agenda::new();
            state.agenda.push(Step::Prowl(Prowl { by: seat(name)?, hidden: self.hidden }));
        }
        Ok(())
    }
}

impl GivenThief {
    fn arrange(&self, state: &mut State, seat: Seat) {
        let thief = state.thief_mut(seat);
        set(&mut thief.hand, self.hand.clone().map(Into::into));
        set(&mut thief.purse, self.purse);
        set(&mut thief.boot, self.boot);
    }
}

fn set<T>(place: &mut T, given: Option<T>) {
    if let Some(value) = given {
        *place = value;
    }
}

fn nobody(name: &str, names: &Names) -> GivenError {
    GivenError(format!("nobody is called {name:?}; the seats are {:?}", names.all()))
}
