//! `If(if: Is(User, [Magician]), then: […], or: […])`: one list when a condition holds, another when not. [PHC-P01]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::{Character, Set, Steps, Who};
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::{Need, need_of};
use crate::state::Figure;
use crate::words::text::inner;
use crate::words::text::nouns::condition;

/// One list when a condition holds, another when not. [PHC-P01]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct If {
    /// The condition.
    #[serde(rename = "if")]
    pub condition: Condition,
    /// When it holds.
    pub then: Steps,
    /// When it does not.
    #[serde(default)]
    pub or: Steps,
}

/// What an [`If`] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Condition {
    /// `is(who, A+B)`: the character is of one of these types.
    Is(Who, Set<Character>),
    /// `range(0)`: user and target, or user and attacker, are in the same hex.
    SameHex,
    /// `lp(who)<=n`: that many life points or fewer remain.
    LifeAtMost(Who, u8),
}

impl Verb for If {
    fn rule(&self) -> RuleId {
        cites::PHC_P01
    }

    fn text(&self) -> String {
        let then = format!("if {}: {}", condition(self.condition), inner(&self.then));
        if self.or.is_empty() { then } else { format!("{then}; otherwise: {}", inner(&self.or)) }
    }

    fn bodies(&self) -> Vec<&Steps> {
        vec![&self.then, &self.or]
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        vec![&mut self.then, &mut self.or]
    }

    fn harms(&self) -> Option<Who> {
        self.then.iter().chain(&self.or).find_map(Verb::harms)
    }

    fn need(&self, branch: Option<u8>) -> Need {
        need_of(&self.then, branch)
    }

    fn suits(&self, host: Host) -> bool {
        host.damage
    }

    fn describe(&self, host: &mut Host) {
        self.then.iter().chain(&self.or).for_each(|effect| effect.describe(host));
    }

    fn strikes(&self, gathering: &mut Gathering<'_>) {
        gathering.branch(self).iter().for_each(|effect| effect.strikes(gathering));
    }

    fn alters(&self, gathering: &mut Gathering<'_>) {
        gathering.branch(self).iter().for_each(|effect| effect.alters(gathering));
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let then = play.scene().holds(self.condition, play.item(run.item), run.it);
        play.run_list(run, if then { self.then.id } else { self.or.id });
    }
}

impl Scene<'_> {
    /// Whether a condition of an `If` holds.
    pub(crate) fn holds(self, condition: Condition, item: &Item, it: Option<Figure>) -> bool {
        let user = item.by;
        let target = it.or_else(|| item.targets.first().copied());
        match condition {
            Condition::Is(_, types) => user.is_some_and(|seat| types.has(self.state.player(seat).character)),
            Condition::SameHex => {
                let answered = match item.what {
                    What::Defense(of) => self.item(of).actor,
                    _ => target,
                };
                let there = answered.and_then(|figure| self.state.whereabouts(figure));
                let here = match item.what {
                    What::Defense(_) => user.map(|seat| self.state.player(seat).room),
                    _ => Some(item.room),
                };
                there.is_some() && there == here
            }
            Condition::LifeAtMost(_, points) => {
                target.is_some_and(|figure| self.life_of(figure) <= i16::from(points))
            }
        }
    }
}
