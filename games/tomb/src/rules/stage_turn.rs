//! The Stage Turn: the ground, the hidden, the monsters one by one. [TOM-RUL-67]

use serde::{Deserialize, Serialize};
use table::List;
use table::stage::Deed;

use crate::cites;
use crate::content::Tomb;
use crate::event::Event;
use crate::play::Play;
use crate::rules::defeat::Cause;
use crate::rules::monsters::MonsterMoves;
use crate::rules::rounds::{BeginRound, LAST_ROUND};
use crate::state::{BeastId, Ending, Figure, HeroId, MAX_BEASTS, MAX_HEROES, Mood};

/// The least roll that shakes the ground. [TOM-SEISM-01]
const TREMOR: u8 = 19;

impl Play<'_> {
    /// The Stage Turn card is reached. [TOM-STURN-01]
    pub(crate) fn stage_turn(&mut self) {
        let round = self.state.round;
        self.tell(&[cites::STURN_01, cites::INIT_04, cites::RUL_67], Event::StageTurn { round });
        self.first([Tremor.into(), StealthRolls.into(), Muster.into(), EndStageTurn.into()]);
    }
}

/// Rolls for a tremor, which hits all heroes at the same time. [TOM-RUL-68]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tremor;

impl Deed<Tomb> for Tremor {
    fn run(self, play: &mut Play<'_>) {
        if play.state.venture.steady_ground {
            return play.tell(&[cites::RUL_67], Event::SteadyGround);
        }
        let roll = play.d20();
        let shakes = roll >= TREMOR - u8::from(play.state.venture.mood == Mood::Grim);
        let rules: &[_] = if shakes {
            &[cites::SEISM_01, cites::SEISM_02, cites::RUL_68, cites::RUL_48]
        } else {
            &[cites::STURN_01, cites::RUL_68]
        };
        play.tell(rules, Event::Tremor { roll, shakes });
        if !shakes {
            return;
        }
        let everybody: List<HeroId, MAX_HEROES> = play.state.living_heroes().collect();
        everybody.iter().for_each(|hero| play.lose(Figure::Hero(*hero), 1, Cause::Tremor));
        everybody.iter().for_each(|hero| play.fall(Figure::Hero(*hero)));
        play.check_end();
    }
}

/// Each hero with stealth rolls, in seat order. [TOM-RUL-49]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StealthRolls;

impl Deed<Tomb> for StealthRolls {
    fn run(self, play: &mut Play<'_>) {
        for seat in play.state.party() {
            for id in [HeroId::character(seat), HeroId::sidekick(seat)] {
                let hero = *play.state.hero(id);
                if hero.hp == 0 || hero.stealth == 0 {
                    continue;
                }
                let roll = play.d20();
                play.state.hero_mut(id).hidden = roll >= hero.stealth;
                let event = Event::StealthRoll { who: play.scene().whom(id), roll, at: hero.stealth };
                play.tell(&[cites::RUL_49, cites::STLTH_01, cites::RUL_50], event);
            }
        }
    }
}

/// Fixes the order of the monsters by where they stand. [TOM-RUL-69]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muster;

impl Deed<Tomb> for Muster {
    fn run(self, play: &mut Play<'_>) {
        let mut order: List<BeastId, MAX_BEASTS> = List::new();
        let grid = play.state.map.grid;
        for at in grid.iter(play.scene().beast_spaces()) {
            order.push(play.state.beast_at(at).expect("a monster stands there"));
        }
        if let Ok(monsters @ 1..) = u8::try_from(order.len()) {
            let rules = &[cites::STURN_02, cites::RUL_69, cites::RUL_08, cites::STURN_04, cites::STURN_05];
            play.tell(rules, Event::Muster { monsters });
        }
        for beast in order.iter().rev() {
            play.push(MonsterMoves(*beast));
        }
    }
}

/// Shields, stealth and pins are removed, and the round is over. [TOM-SHIELD-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndStageTurn;

impl Deed<Tomb> for EndStageTurn {
    fn run(self, play: &mut Play<'_>) {
        let mut marked = false;
        for hero in &mut play.state.heroes {
            marked |= hero.block != 0 || hero.ward != 0 || hero.stealth != 0;
            (hero.block, hero.ward, hero.stealth, hero.hidden) = (0, 0, 0, false);
        }
        for beast in &mut play.state.beasts {
            marked |= beast.pinned;
            beast.pinned = false;
        }
        if marked {
            play.tell(&[cites::RUL_67, cites::SHIELD_02, cites::STLTH_02, cites::RUL_64], Event::MarkersOff);
        }
        if play.state.round >= LAST_ROUND {
            return play.end_stage(Ending::OutOfTime);
        }
        play.push(BeginRound);
    }
}
