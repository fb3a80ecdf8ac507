//! One decision of a random game, just before it is made.

use table::{Dice, RuleId, Seat, SeatSet, Table, Throw, Told, Tray, WholeGame};

use super::pool::Pool;
use super::{Laws, Verdict};

/// What a law looks at. It may try things on the table, but must leave it as it was but for
/// take-backs in its history.
pub(super) struct Moment<'a, G: WholeGame> {
    pub(super) laws: &'a Laws<G>,
    pub(super) table: &'a mut Table<G>,
    /// Actions of other moments.
    pub(super) pool: &'a Pool<G>,
    /// Who acts.
    pub(super) seat: Seat,
    /// What it will do.
    pub(super) action: G::Action,
    /// Different at each moment.
    pub(super) seed: u64,
    /// What the law is just trying, in case the game panics over it.
    pub(super) trying: Option<(Seat, G::Action)>,
}

/// What became of a state by an action.
pub(super) struct After<G: WholeGame> {
    pub(super) state: G::State,
    pub(super) told: Vec<Told<G::Event>>,
    pub(super) throws: Vec<Throw>,
    pub(super) revealed: bool,
}

impl<G: WholeGame> Moment<'_, G> {
    pub(super) fn game(&self) -> &G {
        &self.laws.game
    }

    pub(super) fn state(&self) -> &G::State {
        self.table.state()
    }

    pub(super) fn seats(&self) -> SeatSet {
        SeatSet::first(self.game().seats(self.state()))
    }

    /// Dice of this moment; other salt, other dice.
    pub(super) fn dice(&self, salt: u64) -> Dice {
        Dice::fast(mix(self.seed, salt))
    }

    /// What the game lists for a seat, without the table between.
    pub(super) fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game().legal_actions(state, seat, &mut actions);
        actions
    }

    /// The state as this seat may imagine it.
    pub(super) fn imagined(&self, seat: Seat, salt: u64) -> G::State {
        let mut state = self.state().clone();
        self.game().imagine(&mut state, seat, &mut self.dice(salt));
        state
    }

    /// Does the moment's action to a copy of some state.
    pub(super) fn act(&self, state: &G::State, dice: Dice) -> After<G> {
        let mut state = state.clone();
        let mut tray = Tray::listening(dice.keeping());
        self.game().apply(&mut state, self.seat, self.action, &mut tray);
        After { state, told: tray.talk(), throws: tray.dice().kept(), revealed: tray.revealed() }
    }

    /// The rule stands in the game's rulebook.
    pub(super) fn has_rule(&self, rule: RuleId) -> Verdict {
        has_rule(self.game(), rule)
    }
}

/// The rule stands in the game's rulebook.
pub(super) fn has_rule<G: WholeGame>(game: &G, rule: RuleId) -> Verdict {
    match game.about().rulebook.find(rule.as_str()) {
        Some(_) => Ok(()),
        None => Err(format!("{rule} does not stand in the rulebook")),
    }
}

/// A seed made of two numbers, of which nearby ones give far seeds (the finaliser of `SplitMix64`).
pub(super) fn mix(one: u64, other: u64) -> u64 {
    let mut bits = one.wrapping_add(other.wrapping_mul(0xd1b5_4a32_d192_ed03));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
