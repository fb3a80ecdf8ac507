//! Rounds: seals tick, teams act and are counted, the marker moves. [CRU-ROUND-01]

use serde::{Deserialize, Serialize};
use table::RuleId;
use table::stage::Deed;

use crate::cites;
use crate::content::Crusade;
use crate::event::Event;
use crate::play::Play;
use crate::rules::turns::Act;
use crate::state::{Acting, Status, Team};
use crate::tiles::Tiles;

/// Seals tick, then the Groundskeepers begin. [CRU-SEAL-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeginRound;

impl Deed<Crusade> for BeginRound {
    fn run(self, play: &mut Play<'_>) {
        play.begin_round();
    }
}

/// The member of a team at this place of its order takes a turn, or the team is counted. [CRU-ROUND-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTurn(pub Team, pub u8);

impl Deed<Crusade> for NextTurn {
    fn run(self, play: &mut Play<'_>) {
        play.next_turn(self.0, self.1);
    }
}

/// The marker moves, then Shop or result. [CRU-RUL-43]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndRound;

impl Deed<Crusade> for EndRound {
    fn run(self, play: &mut Play<'_>) {
        play.end_round();
    }
}

impl Play<'_> {
    /// Seals showing 1 go, seals showing 2 are turned. [CRU-SEAL-02] [CRU-SEAL-03]
    fn begin_round(&mut self) {
        let seals = self.state.seals;
        self.state.seals.one = seals.two;
        self.state.seals.two = Tiles::NONE;
        for tile in seals.one {
            self.tell(&[cites::SEAL_03, cites::RUL_57], Event::SealGone { tile });
        }
        for tile in seals.two {
            self.tell(&[cites::SEAL_02], Event::SealTurned { tile });
        }
        self.push(NextTurn(Team::Groundskeepers, 0));
    }

    /// The next member's turn begins; after the last one the team is counted. [CRU-ROUND-02]
    fn next_turn(&mut self, team: Team, place: u8) {
        let Some(seat) = self.state.orders[team.index()].seats().get(usize::from(place)).copied() else {
            self.count(team);
            match team {
                Team::Groundskeepers => self.push(NextTurn(Team::Necromancers, 0)),
                Team::Necromancers => self.push(EndRound),
            }
            return;
        };
        let coming = std::mem::take(&mut self.state.piece_mut(seat).coming);
        self.state.acting = Acting::new(seat, coming);
        let scene = self.scene();
        let event = Event::TurnBegins { seat, movement: scene.movement(), cards: scene.cards_left() };
        let rules: &[RuleId] = match (team, coming == Status::default()) {
            (Team::Groundskeepers, true) => &[cites::TURN_01, cites::RUL_22, cites::ROUND_02],
            (Team::Groundskeepers, false) => &[cites::TURN_01, cites::RUL_22, cites::ROUND_02, cites::RUL_24],
            (Team::Necromancers, true) => &[cites::TURN_02, cites::RUL_22, cites::ROUND_02],
            (Team::Necromancers, false) => &[cites::TURN_02, cites::RUL_22, cites::ROUND_02, cites::RUL_24],
        };
        self.tell(rules, event);
        self.first([Act.into(), NextTurn(team, place + 1).into()]);
    }

    /// One token for each grave the team controls, once a round. [CRU-TOK-02] [CRU-RUL-37]
    fn count(&mut self, team: Team) {
        let owned = self.state.owned[team.index()];
        #[expect(clippy::cast_possible_truncation, reason = "at most 64 tiles")]
        let graves = owned.count() as u8;
        let pool = &mut self.state.tokens[team.index()];
        *pool = pool.saturating_add(u16::from(graves));
        let event = Event::Counted { team, graves, pool: *pool };
        let neutral = !self.state.neutral().is_empty();
        let sealed = !self.state.seals.all().and(owned).is_empty();
        let rules: &[RuleId] = match (neutral, sealed) {
            (false, false) => &[cites::TOK_02, cites::RUL_37],
            (false, true) => &[cites::TOK_02, cites::RUL_37, cites::RUL_58],
            (true, false) => &[cites::TOK_02, cites::RUL_37, cites::TOK_03],
            (true, true) => &[cites::TOK_02, cites::RUL_37, cites::TOK_03, cites::RUL_58],
        };
        self.tell(rules, event);
    }

    /// The marker moves; then the Shop, or the end of the night. [CRU-RUL-43]
    fn end_round(&mut self) {
        let round = self.state.round;
        self.tell(&[cites::ROUND_01], Event::RoundEnds { round });
        self.state.round += 1;
        if round >= self.state.night.rounds {
            self.end_night();
            return;
        }
        for team in Team::BOTH {
            if self.state.owned[team.index()] == self.state.graves {
                self.tell(&[cites::RUL_49], Event::AllGraves { team });
            }
        }
        self.tell(&[cites::ROUND_05], Event::Round { round: self.state.round });
        self.open_shop(Team::Groundskeepers);
    }
}
