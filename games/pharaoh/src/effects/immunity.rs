//! `Immunity([Poison, Gas])`: damage that does nothing to a figure. [PHC-P14]

use serde::Deserialize;
use table::RuleId;

use super::{Effect, Verb};
use crate::cites;
use crate::content::Wards;
use crate::play::Scene;
use crate::state::{Figure, Lies, Tabled};
use crate::words::text::nouns::wards;

/// Damage that does nothing. [PHC-P14]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Immunity(pub Wards);

impl Verb for Immunity {
    fn rule(&self) -> RuleId {
        cites::PHC_P14
    }

    fn text(&self) -> String {
        format!("immune to {}", wards(self.0))
    }
}

impl Scene<'_> {
    /// What a figure is immune to. [PHA-RUL-72]
    pub(crate) fn wards(self, figure: Figure) -> Wards {
        match figure {
            Figure::Character(seat) => {
                let mut wards = Wards::EMPTY;
                for tabled in self.state.tabled.iter().filter(|it| it.lies == Lies::Before(seat)) {
                    wards = wards.with(self.own_wards(tabled));
                }
                for lasting in self.state.lasting.iter().filter(|it| it.by == seat) {
                    for step in self.game.steps(lasting.steps) {
                        if let Effect::Immunity(list) = step {
                            wards = wards.with(list.0);
                        }
                    }
                }
                wards
            }
            Figure::Card(piece) => self.state.tabled(piece).map_or(Wards::EMPTY, |it| self.own_wards(it)),
            Figure::Monster(id) => self
                .state
                .monster(id)
                .and_then(|monster| self.hex(monster.home).monster())
                .map_or(Wards::EMPTY, |monster| monster.immune),
        }
    }

    fn own_wards(self, tabled: &Tabled) -> Wards {
        let mut wards = Wards::EMPTY;
        self.tabled_steps(tabled, &mut |effect| {
            if let Effect::Immunity(Immunity(own)) = effect {
                wards = wards.with(*own);
            } else if let Effect::Agent(agent) = effect {
                wards = wards.with(agent.immune);
            }
        });
        wards
    }
}
