//! Transport: a jump in place of movement. [TOM-TRANS-01]

use crate::cites;
use crate::content::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Space, Spaces};
use crate::step::Jump;

impl Scene<'_> {
    /// How far a Transport leads; no limit for some.
    pub(crate) fn jump_range(self, jump: Jump) -> Option<u8> {
        let seat = self.state.acting.hero.seat();
        let effects = match jump {
            Jump::Action(slot) => &self.character(seat).actions[slot.index()].effects,
            Jump::Item(item) => &self.game.item(item).effects,
        };
        effects.iter().find_map(|effect| match effect {
            Effect::Transport { within } => *within,
            _ => None,
        })
    }

    /// Free revealed spaces so near where the acting character may stop. [TOM-RUL-52]
    pub(crate) fn landings(self, within: Option<u8>) -> Spaces {
        let hero = self.state.acting.hero;
        let (grid, from) = (self.state.map.grid, self.state.hero(hero).at);
        let mut spaces = self.passage(hero).stop;
        grid.remove(&mut spaces, from);
        let Some(within) = within else { return spaces };
        let near = grid.iter(spaces).filter(|space| space.distance(from) <= within);
        near.fold(Spaces::NONE, |mut all, space| {
            grid.add(&mut all, space);
            all
        })
    }

    /// Whether a Transport may lead here. [TOM-RUL-52]
    pub(crate) fn check_land(self, jump: Jump, to: Space) -> Result<(), Illegal> {
        if self.state.map.has(self.landings(self.jump_range(jump)), to) {
            Ok(())
        } else {
            Err(Illegal::NoLanding(to))
        }
    }
}

impl Play<'_> {
    /// Comes down. That rules out standard movement in this turn, but no Action. [TOM-TRANS-02]
    pub(crate) fn land(&mut self, jump: Jump, to: Space) {
        self.state.agenda.take();
        let hero = self.state.acting.hero;
        let who = self.scene().whom(hero);
        if let Jump::Item(item) = jump {
            self.tell(&[cites::ITEM_03, cites::RUL_81], Event::Uses { who, item });
            self.state.agenda.push(crate::step::Step::PutAway(hero, item));
        }
        self.state.hero_mut(hero).at = to;
        self.state.acting.moved = true;
        self.state.acting.points = 0;
        let rules: &[_] = match jump {
            Jump::Action(_) => {
                &[cites::TRANS_01, cites::RUL_52, cites::RUL_53, cites::TRANS_02, cites::TRANS_03]
            }
            Jump::Item(_) => &[cites::TRANS_01, cites::RUL_52, cites::TRANS_02, cites::TRANS_03],
        };
        self.tell(rules, Event::Transports { who, to });
        self.check_end();
    }
}
