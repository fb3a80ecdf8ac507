//! The Stage Turn: the ground, the hidden, the monsters one by one. [TOM-RUL-67]

use crate::cites;
use crate::event::Event;
use crate::list::List;
use crate::play::Play;
use crate::rules::rounds::LAST_ROUND;
use crate::state::{BeastId, Ending, Figure, HeroId, MAX_BEASTS, MAX_HEROES, Mood};
use crate::step::Step;

/// The least roll that shakes the ground. [TOM-SEISM-01]
const TREMOR: u8 = 19;

impl Play<'_> {
    /// The Stage Turn card is reached. [TOM-STURN-01]
    pub(crate) fn stage_turn(&mut self) {
        let round = self.state.round;
        self.tell(&[cites::STURN_01, cites::INIT_04, cites::RUL_67], Event::StageTurn { round });
        self.state.agenda.first([Step::Tremor, Step::StealthRolls, Step::Muster, Step::EndStageTurn]);
    }

    /// Rolls for a tremor, which hits all heroes at the same time. [TOM-RUL-68]
    pub(crate) fn tremor(&mut self) {
        if self.state.venture.steady_ground {
            return self.tell(&[cites::RUL_67], Event::SteadyGround);
        }
        let roll = self.d20();
        let shakes = roll >= TREMOR - u8::from(self.state.venture.mood == Mood::Grim);
        let rules: &[_] = if shakes {
            &[cites::SEISM_01, cites::SEISM_02, cites::RUL_68, cites::RUL_48]
        } else {
            &[cites::STURN_01, cites::RUL_68]
        };
        self.tell(rules, Event::Tremor { roll, shakes });
        if !shakes {
            return;
        }
        let everybody: List<HeroId, MAX_HEROES> = self.state.living_heroes().collect();
        everybody.iter().for_each(|hero| self.lose(Figure::Hero(*hero), 1));
        everybody.iter().for_each(|hero| self.fall(Figure::Hero(*hero)));
        self.check_end();
    }

    /// Each hero with stealth rolls, in seat order. [TOM-RUL-49]
    pub(crate) fn stealth_rolls(&mut self) {
        for seat in self.state.party() {
            for id in [HeroId::character(seat), HeroId::sidekick(seat)] {
                let hero = *self.state.hero(id);
                if hero.hp == 0 || hero.stealth == 0 {
                    continue;
                }
                let roll = self.d20();
                self.state.hero_mut(id).hidden = roll >= hero.stealth;
                let event = Event::StealthRoll { who: self.scene().whom(id), roll, at: hero.stealth };
                self.tell(&[cites::RUL_49, cites::STLTH_01, cites::RUL_50], event);
            }
        }
    }

    /// Fixes the order of the monsters by where they stand. [TOM-RUL-69]
    pub(crate) fn muster(&mut self) {
        let mut order: List<BeastId, MAX_BEASTS> = List::new();
        let grid = self.state.map.grid;
        for at in grid.iter(self.scene().beast_spaces()) {
            order.push(self.state.beast_at(at).expect("a monster stands there"));
        }
        if let Ok(monsters @ 1..) = u8::try_from(order.len()) {
            let rules = &[cites::STURN_02, cites::RUL_69, cites::RUL_08, cites::STURN_04, cites::STURN_05];
            self.tell(rules, Event::Muster { monsters });
        }
        for beast in order.iter().rev() {
            self.state.agenda.push(Step::MonsterMoves(*beast));
        }
    }

    /// Shields, stealth and pins are removed. [TOM-SHIELD-02]
    pub(crate) fn end_stage_turn(&mut self) {
        let mut marked = false;
        for hero in &mut self.state.heroes {
            marked |= hero.block != 0 || hero.ward != 0 || hero.stealth != 0;
            (hero.block, hero.ward, hero.stealth, hero.hidden) = (0, 0, 0, false);
        }
        for beast in &mut self.state.beasts {
            marked |= beast.pinned;
            beast.pinned = false;
        }
        if marked {
            self.tell(&[cites::RUL_67, cites::SHIELD_02, cites::STLTH_02, cites::RUL_64], Event::MarkersOff);
        }
        if self.state.round >= LAST_ROUND {
            return self.end_stage(Ending::OutOfTime);
        }
        self.state.agenda.push(Step::BeginRound);
    }
}
