//! Acting: a seat, the game or a stand-in for a seat that does not answer, and giving up.

use super::log::{Line, Said};
use super::{Past, Table};
use crate::record::Entry;
use crate::{Dice, Json, Refusal, RuleId, Seat, SeatSet, Tray, WholeGame, rules};

/// Who decided.
#[derive(Clone, Copy)]
enum By {
    /// The seat itself.
    Seat,
    /// The game, by this rule, as the seat did not answer.
    Game(RuleId),
    /// Somebody else, for the same reason.
    StandIn,
}

impl<G: WholeGame> Table<G> {
    /// A seat acts. `seq` is the number of entries the seat has seen.
    pub fn submit(&mut self, seat: Seat, seq: usize, action: G::Action) -> Result<(), Refusal> {
        self.act(seat, seq, action, By::Seat)
    }

    /// The same by the action's place among all that are open to the seat.
    pub fn submit_choice(&mut self, seat: Seat, seq: usize, index: usize) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        let Some(action) = self.legal_actions(seat).get(index).copied() else {
            let sentence = format!("There is no choice {index} for this seat now.");
            return Err(Refusal::new(&[rules::READ_01], sentence));
        };
        self.carry_out(seat, action, By::Seat)
    }

    /// The game acts for a seat that did not answer in time.
    pub fn lapse(&mut self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check_awaited(seat, seq)?;
        let lapse = self.game.lapse(&self.state, seat);
        self.act(seat, seq, lapse.action, By::Game(lapse.rule))
    }

    /// Somebody acts for a seat that did not answer in time, knowing only what the seat knows.
    pub fn stand_in(&mut self, seat: Seat, seq: usize, action: G::Action) -> Result<(), Refusal> {
        self.check_awaited(seat, seq)?;
        self.act(seat, seq, action, By::StandIn)
    }

    fn check_awaited(&self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        if self.turn().awaited().has(seat) {
            return Ok(());
        }
        let sentence = format!("The match does not wait for {}.", self.names.of(seat));
        Err(Refusal::new(&[rules::LAPSE_01], sentence))
    }

    fn act(&mut self, seat: Seat, seq: usize, action: G::Action, by: By) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        if !self.is_legal(seat, action) {
            return Err(self.game.refuse(&self.state, seat, action, &self.names));
        }
        self.carry_out(seat, action, by)
    }

    /// Does what is legal; only the dice may not be what was written down.
    fn carry_out(&mut self, seat: Seat, action: G::Action, by: By) -> Result<(), Refusal> {
        let n = self.done + 1;
        let mut tray = Tray::listening(self.chance.dice(n).keeping());
        let mut state = self.state.clone();
        self.game.apply(&mut state, seat, action, &mut tray);
        if let Some(fault) = tray.dice().fault() {
            return Err(Refusal::new(&[rules::DICE_01], format!("{fault}.")));
        }
        // From here on nothing can fail.
        let says = self.notation(action);
        self.chance.spend(n, tray.dice());
        self.done = n;
        let before = std::mem::replace(&mut self.state, state);
        let over = self.turn().outcome().is_some(); // then every hand is open
        if tray.revealed() || over {
            self.past.clear();
        } else {
            self.past.push(Past { seat, state: Box::new(before), log: self.log.len() });
        }
        let entry = self.entries.len() + 1;
        match by {
            By::Seat => {}
            By::Game(rule) => {
                self.log.push(Line { entry, said: Said::Lapsed(seat, [rule, rules::LAPSE_01]) });
            }
            By::StandIn => {
                let rules = [rules::LAPSE_02, rules::LAPSE_01];
                self.log.push(Line { entry, said: Said::Lapsed(seat, rules) });
            }
        }
        let told = tray.talk();
        self.log.extend(told.into_iter().map(|told| Line { entry, said: Said::Told(told) }));
        self.entries.push(Entry::Act {
            seat,
            action: Json::of(&action),
            says,
            lapsed: matches!(by, By::Game(_)),
            stood_in: matches!(by, By::StandIn),
            throws: tray.dice().kept(),
            hash: self.short_hash(),
        });
        Ok(())
    }

    /// A seat gives up.
    pub fn concede(&mut self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        let again = || {
            let sentence = format!("{} has conceded already.", self.names.of(seat));
            Refusal::new(&[rules::CONC_01], sentence)
        };
        if self.conceded.has(seat) {
            return Err(again());
        }
        let n = self.done + 1;
        let stays = self.game.stays(&self.state, seat);
        let (state, mut tray) = self.without(seat, self.chance.dice(n).keeping());
        if stays && state == self.state {
            return Err(again());
        }
        if let Some(fault) = tray.dice().fault() {
            return Err(Refusal::new(&[rules::DICE_01], format!("{fault}.")));
        }
        // From here on nothing can fail.
        let throws = tray.dice().kept();
        if !throws.is_empty() {
            self.chance.spend(n, tray.dice());
            self.done = n;
        }
        self.state = state;
        if !stays {
            self.conceded = self.conceded.with(seat);
        }
        self.past.clear(); // another seat's decision
        let entry = self.entries.len() + 1;
        self.log.push(Line { entry, said: Said::Conceded(seat) });
        self.log.extend(tray.talk().into_iter().map(|told| Line { entry, said: Said::Told(told) }));
        self.entries.push(Entry::Concede { seat, throws });
        Ok(())
    }

    /// Which of these bots give up as well, after those who have. Nobody once the match is over.
    pub fn followers(&self, bots: SeatSet) -> SeatSet {
        if self.turn().outcome().is_some() {
            return SeatSet::NONE;
        }
        self.game.follows(&self.state, self.conceded, bots)
    }

    /// Whether a seat has given up the match and left it to the others.
    pub fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded.has(seat)
    }

    /// Whether a seat has not given up yet, and still could.
    pub(crate) fn may_concede(&self, seat: Seat) -> bool {
        self.check(seat, self.seq()).is_ok() && !self.conceded.has(seat)
    }

    /// The position after a seat has given up, and what was thrown and told; as it is where that ends the
    /// match.
    pub(crate) fn without(&self, seat: Seat, dice: Dice) -> (G::State, Tray<G::Event>) {
        let (mut state, mut tray) = (self.state.clone(), Tray::listening(dice));
        let stays = self.game.stays(&state, seat);
        if stays || self.game.concession(&state, self.conceded.with(seat)).is_none() {
            self.game.withdraw(&mut state, seat, &mut tray);
        }
        (state, tray)
    }
}
