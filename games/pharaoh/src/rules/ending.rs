//! How a match ends, and how its players stand then. [PHA-RUL-131] [PHA-RUL-136]

use table::{Outcome, Seat, SeatSet};

use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Ending, Lies, Tabled};

impl Scene<'_> {
    /// The result: whoever is out has won; if nobody is, nobody has. [PHA-RUL-131]
    pub(crate) fn outcome(self) -> Outcome {
        let (won, rule) = match self.state.ending {
            Some(Ending::Escape(seat)) => (SeatSet::only(seat), cites::OBJ_01),
            Some(Ending::Curse | Ending::Silence) if self.state.rite.solitaire() => {
                (SeatSet::NONE, cites::SOLO_11)
            }
            _ if self.state.rite.solitaire() => (SeatSet::NONE, cites::SOLO_10),
            Some(Ending::Curse) => (SeatSet::NONE, cites::RUL_131),
            Some(Ending::Silence) => (SeatSet::NONE, cites::RUL_132),
            _ => (SeatSet::NONE, cites::RUL_134),
        };
        Outcome { won, drew: SeatSet::NONE, rule }
    }

    /// Whether a Key is in play: in a hex, in a hand or on the table. [PHA-RUL-121]
    fn key_in_play(self) -> bool {
        !self.state.keys.is_empty() || self.state.seats().any(|seat| self.has_key(seat))
    }

    /// The standing of a seat for rankings, better ones higher. [PHA-RUL-136]
    pub fn rank(self, seat: Seat) -> (bool, bool, bool, i16) {
        let player = self.state.player(seat);
        let won = self.state.ending == Some(Ending::Escape(seat));
        let life = match self.person(seat) {
            Some(person) => self.life_of(person),
            None => 0,
        };
        (won, !player.defeated, self.has_key(seat), life)
    }

    /// The score of a solitaire escape; 0 for a lost game. [PHA-SOLO-12] [PHA-SOLO-13]
    pub fn score(self) -> i16 {
        let seat = Seat(0);
        if self.state.ending != Some(Ending::Escape(seat)) {
            return 0;
        }
        let player = self.state.player(seat);
        let turns = i16::from(self.state.rite.round_limit) - i16::from(self.state.round);
        let monsters = i16::from(player.slain.min(5));
        let life = if player.defeated { 0 } else { player.life.max(0) / 5 };
        let total = self.depth() + monsters + life + turns.max(0) / 4;
        if player.defeated && total > 0 { total / 2 } else { total }
    }

    /// The sum of hex points of all hexes entered. [PHA-SOLO-12]
    pub fn depth(self) -> i16 {
        let player = self.state.player(Seat(0));
        let points = |room: crate::crypt::Room| {
            let points = i16::from(self.hex(room).points.unwrap_or(0));
            if points > 0 && !player.suffered.has(room) { 0 } else { points }
        };
        self.state.crypt.all().filter(|room| player.entered.has(*room)).map(points).sum()
    }
}

impl Play<'_> {
    /// The match is over.
    pub(crate) fn end(&mut self, how: Ending) {
        self.state.ending = Some(how);
        if self.state.rite.solitaire() {
            let points = self.scene().score();
            self.tell(&[cites::SOLO_12, cites::SOLO_13, cites::SOLO_14], Event::Score { points });
        }
    }

    /// Everybody is defeated and no Key is in play. [PHA-DFT-07]
    pub(crate) fn check_curse(&mut self) {
        if self.state.ending.is_none() && self.state.standing().is_empty() && !self.scene().key_in_play() {
            let rules: &'static [table::RuleId] = if self.state.rite.solitaire() {
                &[cites::SOLO_11, cites::RUL_131, cites::DFT_07]
            } else {
                &[cites::RUL_131, cites::DFT_07]
            };
            self.tell(rules, Event::Ended { how: Ending::Curse });
            self.end(Ending::Curse);
        }
    }

    /// A defeated player has chosen a body or has none: one more turn in a row in which nobody has a body or an
    /// agent, or none. Turns are counted from their domination step on, so that the turn of the last defeat is not
    /// one of them and everybody is offered a body before the game ends. [PHA-RUL-132]
    pub(crate) fn count_idle_turn(&mut self) {
        let scene = self.scene();
        let agent = |it: &Tabled| matches!(it.lies, Lies::In(_)) && scene.design(it.card).agent().is_some();
        let idle = self.state.standing().is_empty()
            && self.state.seats().all(|seat| self.state.player(seat).body.is_none())
            && !self.state.tabled.iter().any(agent);
        self.state.idle_turns = if idle { self.state.idle_turns + 1 } else { 0 };
    }

    /// The checks of T5. [PHA-RUL-132] [PHA-RUL-134]
    pub(crate) fn check_end_of_turn(&mut self, seat: Seat) {
        self.check_curse();
        if self.state.ending.is_some() {
            return;
        }
        if usize::from(self.state.idle_turns) >= self.state.playing().len() {
            self.tell(&[cites::RUL_132], Event::Ended { how: Ending::Silence });
            self.end(Ending::Silence);
            return;
        }
        let (_, last) = self.state.turn_after(seat);
        if last && self.state.round >= self.state.rite.round_limit {
            let rules: &'static [table::RuleId] = if self.state.rite.solitaire() {
                &[cites::SOLO_10, cites::RUL_134]
            } else {
                &[cites::RUL_134]
            };
            self.tell(rules, Event::Ended { how: Ending::Sealed });
            self.end(Ending::Sealed);
        }
    }
}
