//! A random game under the eyes of all laws.

use std::sync::Arc;

use table::Start;
use table::fair::Secret;
use table::{Chance, Dice, Seat, Table, Tray, WholeGame};

use super::breach::unpanicked;
use super::moment::{Moment, mix};
use super::pool::Pool;
use super::replayable::Bookmark;
use super::{Breach, Law, Laws, all, conclusive, replayable};

/// Names people have: with spaces, digits and signs that notations use.
const NAMES: [&str; 8] = ["Ana María", "O'Neil", "Zoë 2", "Bo (away)", "x", "D-7", "Ada the Bold", "7"];

/// One game in so many is looked at by every law at every decision.
const THOROUGH: u64 = 8;

/// A random game. Its choices, its dice and everything the laws try follow from setup and seed.
pub(super) struct Walk<'a, G: WholeGame> {
    laws: &'a Laws<G>,
    setup: &'a G::Setup,
    seed: u64,
    table: Table<G>,
    pool: Pool<G>,
    dice: Dice,
    bookmark: Option<Bookmark<G>>,
    decision: usize,
    /// The newest decision, whether made yet or not.
    doing: Option<(Seat, G::Action)>,
}

impl<'a, G: WholeGame> Walk<'a, G> {
    /// Plays one game and returns the number of its decisions.
    pub(super) fn play(laws: &'a Laws<G>, setup: &'a G::Setup, seed: u64) -> Result<usize, Breach> {
        let mut walk = unpanicked(|| Self::begin(laws, setup, seed))
            .map_err(|what| Breach::new::<G>("finite", Some(setup), seed, what))?;
        while walk.step()? {}
        walk.end()?;
        Ok(walk.decision)
    }

    fn begin(laws: &'a Laws<G>, setup: &'a G::Setup, seed: u64) -> Result<Self, String> {
        let pool = Pool::rehearse(&*laws.game, setup, seed, laws.decisions)?;
        let start = Start {
            setup: setup.clone(),
            names: if seed.is_multiple_of(2) { NAMES.map(str::to_owned).to_vec() } else { Vec::new() },
            given: None,
            chance: chance(&*laws.game, setup, seed)?,
        };
        let table = Table::open(Arc::clone(&laws.game), start).map_err(|error| error.to_string())?;
        let dice = Dice::fast(mix(seed, 0));
        Ok(Self { laws, setup, seed, table, pool, dice, bookmark: None, decision: 0, doing: None })
    }

    /// One decision; none if the match is over.
    fn step(&mut self) -> Result<bool, Breach> {
        let awaited: Vec<Seat> = self.table.turn().awaited().into_iter().collect();
        if awaited.is_empty() {
            return Ok(false);
        }
        if self.decision == self.laws.decisions {
            return Err(self.breach("finite", "the game still goes on".to_owned()));
        }
        let seat = awaited[self.dice.pick(awaited.len())];
        let actions = self.table.legal_actions(seat);
        if actions.is_empty() {
            return Err(self.breach("alive", format!("{seat} is awaited but may do nothing")));
        }
        let action = actions[self.dice.pick(actions.len())];
        self.doing = Some((seat, action));
        self.check(seat, action)?;
        self.table
            .submit(seat, self.table.seq(), action)
            .map_err(|refusal| self.breach("honest", format!("a listed action is refused: {refusal}")))?;
        self.decision += 1;
        self.turn_page(seat, action)?;
        Ok(true)
    }

    fn check(&mut self, seat: Seat, action: G::Action) -> Result<(), Breach> {
        for (salt, law) in (0..).zip(all::<G>()) {
            if !self.due(&law) {
                continue;
            }
            let mut moment = Moment {
                laws: self.laws,
                table: &mut self.table,
                pool: &self.pool,
                seat,
                action,
                seed: mix(mix(self.seed, self.decision as u64), salt),
                trying: None,
            };
            let verdict = unpanicked(|| (law.hold)(&mut moment));
            let tried =
                moment.trying.map_or_else(String::new, |it| format!(" (tried: {:?} by {})", it.1, it.0));
            verdict.map_err(|what| self.breach(law.name, what + &tried))?;
        }
        Ok(())
    }

    /// Neighbouring games take turns, so that no kind of decision is passed over.
    fn due(&self, law: &Law<G>) -> bool {
        (self.seed + self.decision as u64).is_multiple_of(law.every) || self.seed.is_multiple_of(THOROUGH)
    }

    /// Lays a bookmark somewhere on the way, and notes what is done after it.
    fn turn_page(&mut self, seat: Seat, action: G::Action) -> Result<(), Breach> {
        match &mut self.bookmark {
            Some(bookmark) => bookmark.note(seat, action),
            None if self.dice.pick(16) == 0 => {
                let bookmark = Bookmark::new(&self.table).map_err(|what| self.breach("replayable", what))?;
                self.bookmark = Some(bookmark);
            }
            None => {}
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Breach> {
        let game = &self.laws.game;
        unpanicked(|| {
            replayable::hold(game, &self.table)?;
            self.bookmark.as_ref().map_or(Ok(()), |bookmark| bookmark.hold(game, &self.table))
        })
        .map_err(|what| self.breach("replayable", what))?;
        unpanicked(|| conclusive::hold(self.laws, &mut self.table, self.doing))
            .map_err(|what| self.breach("conclusive", what))
    }

    fn breach(&self, law: &'static str, what: String) -> Breach {
        let mut breach = Breach::new::<G>(law, Some(self.setup), self.seed, what);
        breach.decision = self.decision;
        breach.doing = self.doing.map_or_else(String::new, |(seat, action)| format!("{seat}: {action:?}"));
        breach
    }
}

/// Quick dice in one half of the games, dice that can be verified in the other.
fn chance<G: WholeGame>(game: &G, setup: &G::Setup, seed: u64) -> Result<Chance, String> {
    if seed % 4 < 2 {
        return Ok(Chance::Fast(seed));
    }
    let state = game.setup(setup, &mut Tray::deaf(Dice::fast(seed))).map_err(|error| error.to_string())?;
    let nonces = (0..game.seats(&state)).map(|seat| format!("nonce {seat} of {seed}")).collect();
    let secret = Secret::from_bytes(std::array::from_fn(|place| seed.to_le_bytes()[place % 8]));
    Ok(Chance::fair(format!("match {seed}"), secret, nonces))
}
