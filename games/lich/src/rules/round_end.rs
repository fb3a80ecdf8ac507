//! The end of a round: effects end, eggs hatch, the line of monsters closes up. [LIC-RUL-28]

use serde::{Deserialize, Serialize};
use table::RuleId;
use table::stage::Deed;

use super::rounds::BeginRound;
use crate::cites;
use crate::content::{FLOORS, Keywords, Lich, Origin};
use crate::event::{Event, Named};
use crate::field::{FoeId, MAX_FOES, Place};
use crate::list::List;
use crate::play::Play;
use crate::state::Ending;

type Foes = List<FoeId, MAX_FOES>;

/// The end of a round, after its window. [LIC-RUL-28]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndRound;

impl Deed<Lich> for EndRound {
    /// All steps after the window. [LIC-RUL-28]
    fn run(self, play: &mut Play<'_>) {
        play.end_round_effects();
        play.hatch();
        play.remove_animated();
        if !play.fights_on() {
            return;
        }
        play.regroup();
        if play.state.combat.round >= play.game.numbers().round_limit {
            let round = play.state.combat.round;
            play.tell(&[cites::RUL_31], Event::Overrun { round });
            play.end_match(Ending::Overrun);
        } else {
            play.push(BeginRound);
        }
    }
}

impl Play<'_> {
    /// "For the round" is over, whenever it began; Wails of this round begin to work. [LIC-RUL-24]
    fn end_round_effects(&mut self) {
        let mut any = false;
        for hero in &mut self.state.heroes {
            any |= hero.under != 0 || hero.boons != Keywords::default() || hero.slowed || hero.slow_next;
            hero.boons = Keywords::default();
            (hero.under, hero.used) = (0, 0);
            hero.slowed = std::mem::take(&mut hero.slow_next);
        }
        for foe in self.state.combat.field.foes_mut() {
            any |= foe.chant > 0 || foe.weakened > 0;
            (foe.chant, foe.weakened, foe.under) = (0, 0, 0);
        }
        if any {
            self.tell(&[cites::RUL_24, cites::RUL_28, cites::CMB_02], Event::RoundEffectsEnd);
        }
    }

    /// Every egg that was there when the round began is a round older; those old enough hatch, from
    /// left to right. [LIC-RUL-54]
    fn hatch(&mut self) {
        let (game, round) = (self.game, self.state.combat.round);
        let mut due = Foes::new();
        for foe in self.state.combat.field.foes_mut() {
            if game.monster(foe.card).keywords.hatch && foe.arrived < round {
                foe.brooded += 1;
                if foe.brooded >= game.numbers().hatching {
                    due.push(foe.id);
                }
            }
        }
        let from = Origin::Floor((self.state.floor + 1).min(FLOORS));
        for id in due.iter() {
            let egg = self.named(*id).expect("eggs do not move by themselves");
            let Some(into) = self.draw_monster(from) else {
                self.tell(&[cites::RUL_54], Event::StaysEgg { egg });
                continue;
            };
            self.discard_monster(egg.card);
            self.tell(
                &[cites::KEY_09, cites::RUL_54, cites::RUL_15, cites::RUL_20, cites::RUL_28],
                Event::Hatches { egg, into },
            );
            let foe = self.fresh(into, egg.place);
            let new = self.state.combat.field.replace(*id, foe);
            self.swarm(new);
        }
    }

    /// Files shift to the right into the last open space, and the back row fills what is open then.
    /// [LIC-RUL-13]
    fn regroup(&mut self) {
        self.shift_right();
        while let Some(column) = self.state.leftmost_open() {
            let Some(foe) = self.state.combat.field.back().next().map(Named::from) else { break };
            let to = Place::Front { column, row: 1 };
            self.state.combat.field.shift(foe.id, to);
            self.tell(
                &[cites::FAINT_04, cites::FAINT_05, cites::RUL_13, cites::RUL_20],
                Event::Enters { foe, to },
            );
        }
        self.relieve_animated();
    }

    fn shift_right(&mut self) {
        let standing: List<u8, 6> = {
            let state = &*self.state;
            state.standing().map(|seat| state.column(seat)).collect()
        };
        let holds = |index: usize| self.state.combat.field.holds(standing[index]);
        let last_open = (1..standing.len()).rev().find(|index| !holds(*index) && (0..*index).any(holds));
        let Some(open) = last_open else { return };
        let next = |column: u8| match standing[..open].iter().position(|it| *it == column) {
            Some(index) => standing[index + 1],
            None => column,
        };
        let moving: List<Named, MAX_FOES> = {
            let foes = self.state.combat.field.foes().iter();
            foes.filter(|foe| foe.place.column().is_some_and(|it| next(it) != it)).map(Named::from).collect()
        };
        self.state.combat.field.move_files(next);
        let waiting = self.state.combat.field.back().next().is_some();
        let rules: &[RuleId] = if waiting {
            &[cites::FAINT_04, cites::RUL_13]
        } else {
            &[cites::FAINT_04, cites::RUL_13, cites::RUL_14]
        };
        for foe in moving.iter() {
            let to = self.named(foe.id).expect("files move, nothing leaves").place;
            self.tell(rules, Event::Shifts { foe: *foe, to });
        }
    }

    /// If only Animated monsters stand in front while others wait, the first of those takes the
    /// place of the Animated one furthest left in row 1. [LIC-RUL-110]
    fn relieve_animated(&mut self) {
        let game = self.game;
        let field = &self.state.combat.field;
        let animated = |card| game.monster(card).keywords.animated;
        let mut front = field.foes().iter().filter(|foe| foe.place.column().is_some());
        if !front.all(|foe| animated(foe.card)) {
            return;
        }
        let waiting = field.back().find(|foe| !animated(foe.card)).map(Named::from);
        let first_row = |foe: &&crate::field::Foe| matches!(foe.place, Place::Front { row: 1, .. });
        let holder = field.foes().iter().find(first_row).map(Named::from);
        let (Some(foe), Some(animated)) = (waiting, holder) else { return };
        self.state.combat.field.relieve(foe.id, animated.id);
        self.tell(&[cites::RUL_110, cites::KEY_01], Event::Relieves { foe, animated });
    }
}
