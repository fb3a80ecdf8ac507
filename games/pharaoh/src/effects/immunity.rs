//! `immunity`: damage that does nothing to a figure.

use crate::content::{Effect, Wards};
use crate::play::Scene;
use crate::state::{Figure, Lies, Tabled};

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
                            wards = wards.with(*list);
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
        self.tabled_steps(tabled, &mut |step| match step {
            Effect::Immunity(list) => wards = wards.with(*list),
            Effect::Agent(agent) => wards = wards.with(agent.immune),
            _ => {}
        });
        wards
    }
}
