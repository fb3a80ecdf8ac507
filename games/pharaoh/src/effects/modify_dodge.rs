//! `modify_dodge`: how hard a figure is to hit.

use crate::content::steps::DodgeScore;
use crate::content::{Effect, Who};
use crate::play::Scene;
use crate::rules::standing::Ground;
use crate::state::{Figure, Lies};

impl Scene<'_> {
    /// The dodge score of a figure, with shifts that come from elsewhere. [PHA-RUL-74]
    pub(crate) fn dodge_score(self, figure: Figure, fixed: Option<u8>, shift: i8) -> u8 {
        let (base, mut best, mut shift) = (self.printed_dodge(figure), fixed, shift);
        let mut count = |score: DodgeScore| match score {
            DodgeScore::Fixed(score) => best = best.max(Some(score)),
            DodgeScore::Shift(by) => shift = shift.saturating_add(by),
        };
        match figure {
            Figure::Character(seat) => self.in_force(seat, |ground, step| {
                if let Effect::ModifyDodge(modify) = step
                    && self.means(ground, modify.who, seat)
                {
                    // A lasting shift for targets of the user is counted with the attack.
                    let mine = !matches!((ground, modify.who), (Ground::Lasting(_), Who::Target));
                    if mine {
                        count(modify.score);
                    }
                }
            }),
            _ => {
                if let Some(room) = self.state.whereabouts(figure) {
                    self.conditions(room, &mut |_, step| {
                        if let Effect::ModifyDodge(modify) = step {
                            count(modify.score);
                        }
                    });
                }
            }
        }
        let score = i16::from(best.map_or(base, |best| best)) + i16::from(shift);
        u8::try_from(score.clamp(2, 11)).expect("between 2 and 11")
    }

    /// The dodge score printed for a figure; 0 if it cannot dodge.
    pub(crate) fn printed_dodge(self, figure: Figure) -> u8 {
        match figure {
            Figure::Character(seat) => self.game.character(self.state.player(seat).character).dodge,
            Figure::Card(piece) => match (self.design(piece).agent(), self.state.tabled(piece)) {
                (Some(agent), _) => agent.dodge,
                (None, Some(tabled)) if tabled.lies == Lies::Before(tabled.by) => {
                    self.game.character(self.state.player(tabled.by).character).dodge
                }
                _ => 0,
            },
            Figure::Monster(id) => self
                .state
                .monster(id)
                .and_then(|monster| self.hex(monster.home).monster())
                .map_or(0, |monster| monster.dodge),
        }
    }
}
