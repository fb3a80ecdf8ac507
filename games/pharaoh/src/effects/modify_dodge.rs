//! `ModifyDodge(who: User, score: Fixed(9))`: how hard a figure is to hit. [PHC-P16]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Who, Window};
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::standing::Ground;
use crate::state::{Figure, Lies, Ready};
use crate::words::text::nouns::verb;

/// Sets or shifts the dodge score. [PHC-P16]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyDodge {
    /// Whose; `Target` is whoever the user attacks.
    pub who: Who,
    /// To what, or by how much.
    pub score: DodgeScore,
}

/// A dodge score, or a change of it. [PHA-RUL-74]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum DodgeScore {
    /// This score; of several the best counts.
    Fixed(u8),
    /// So much better, or worse.
    Shift(i8),
}

impl Verb for ModifyDodge {
    fn rule(&self) -> RuleId {
        cites::PHC_P16
    }

    fn text(&self) -> String {
        match self.score {
            DodgeScore::Fixed(score) => format!("{} on {score} or lower", verb(self.who, "dodge")),
            DodgeScore::Shift(shift) if shift < 0 => {
                format!("{} at {} less", verb(self.who, "dodge"), -shift)
            }
            DodgeScore::Shift(shift) => format!("{} at {shift} more", verb(self.who, "dodge")),
        }
    }

    fn suits(&self, host: Host) -> bool {
        host.attack
    }
}

impl Play<'_> {
    /// Dodge changes of the cards that accompany something.
    pub(crate) fn dodge_changes(&self, with: &Ready, whose: Who) -> (Option<u8>, i8) {
        let (mut fixed, mut shift) = (None, 0);
        for piece in with.cards() {
            let Some(block) = self.scene().design(piece).block(Window::Att) else { continue };
            for step in &block.steps {
                if let Effect::ModifyDodge(modify) = step
                    && modify.who == whose
                {
                    match modify.score {
                        DodgeScore::Fixed(score) => fixed = fixed.max(Some(score)),
                        DodgeScore::Shift(by) => shift += by,
                    }
                }
            }
        }
        (fixed, shift)
    }

    /// Whoever somebody attacks this turn dodges worse.
    pub(crate) fn lasting_dodge(&self, attacker: Option<Seat>) -> i8 {
        let mut shift = 0;
        for lasting in self.state.lasting.iter().filter(|it| Some(it.by) == attacker) {
            for step in self.game.steps(lasting.steps) {
                if let Effect::ModifyDodge(modify) = step
                    && modify.who == Who::Target
                    && let DodgeScore::Shift(by) = modify.score
                {
                    shift += by;
                }
            }
        }
        shift
    }
}

impl Scene<'_> {
    /// The dodge score of a figure, with shifts that come from elsewhere. [PHA-RUL-74]
    pub(crate) fn dodge_score(self, figure: Figure, fixed: Option<u8>, shift: i8) -> u8 {
        let figure = self.dodger(figure);
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

    /// Whose score counts for a figure: for a card in front of its controller that of the character. [PHA-RUL-66]
    fn dodger(self, figure: Figure) -> Figure {
        let Figure::Card(piece) = figure else { return figure };
        match self.state.tabled(piece) {
            Some(it) if it.lies == Lies::Before(it.by) && self.design(piece).agent().is_none() => {
                Figure::Character(it.by)
            }
            _ => figure,
        }
    }

    /// The dodge score printed for a figure; 0 if it cannot dodge.
    pub(crate) fn printed_dodge(self, figure: Figure) -> u8 {
        match self.dodger(figure) {
            Figure::Character(seat) => self.game.character(self.state.player(seat).character).dodge,
            Figure::Card(piece) => self.design(piece).agent().map_or(0, |agent| agent.dodge),
            Figure::Monster(id) => self
                .state
                .monster(id)
                .and_then(|monster| self.hex(monster.home).monster())
                .map_or(0, |monster| monster.dodge),
        }
    }
}
