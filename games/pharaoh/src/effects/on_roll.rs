//! `OnRoll(dice: 1, branches: [(from: 1, to: 4, steps: […]), …])`: the dice pick a branch. [PHC-P03]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{Label, Steps, expected};
use crate::event::Event;
use crate::item::{ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::state::Figure;
use crate::words::text::joined;

/// The dice pick a branch. [PHC-P03]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnRoll {
    /// How many dice.
    pub dice: u8,
    /// Together they cover every sum.
    pub branches: Vec<RollBranch>,
}

impl OnRoll {
    /// The branch that contains a sum.
    pub fn branch(&self, sum: u8) -> Option<&RollBranch> {
        self.branches.iter().find(|branch| (branch.from..=branch.to).contains(&sum))
    }
}

/// What happens on some sums.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollBranch {
    /// The lowest sum.
    pub from: u8,
    /// The highest sum.
    pub to: u8,
    /// The name a benefit can single it out by.
    #[serde(default)]
    pub label: Option<Label>,
    /// What happens; an empty list is an empty branch.
    pub steps: Steps,
}

impl Verb for OnRoll {
    fn rule(&self) -> RuleId {
        cites::PHC_P03
    }

    fn text(&self) -> String {
        let branches = self.branches.iter().map(|branch| {
            let sums = if branch.from == branch.to {
                branch.from.to_string()
            } else {
                format!("{}-{}", branch.from, branch.to)
            };
            let label = branch.label.map(|label| format!(" ({})", label.as_str())).unwrap_or_default();
            format!("{sums}{label}: {}", joined(&branch.steps, " and "))
        });
        format!("roll {}D6 ({})", self.dice, branches.collect::<Vec<_>>().join(" / "))
    }

    /// Every sum has exactly one branch.
    fn fault(&self) -> Option<String> {
        let sums = u16::from(self.dice)..=u16::from(self.dice) * 6;
        for sum in sums.clone() {
            let covers =
                |branch: &&RollBranch| (u16::from(branch.from)..=u16::from(branch.to)).contains(&sum);
            let hits = self.branches.iter().filter(covers).count();
            if hits != 1 {
                return Some(format!("{hits} branches for a roll of {sum}; expected exactly one"));
            }
        }
        let outside = self.branches.iter().find(|branch| {
            branch.from > branch.to
                || !sums.contains(&u16::from(branch.from))
                || !sums.contains(&u16::from(branch.to))
        });
        outside.map(|branch| format!("{}D6 never shows {} to {}", self.dice, branch.from, branch.to))
    }

    fn bodies(&self) -> Vec<&Steps> {
        self.branches.iter().map(|branch| &branch.steps).collect()
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        self.branches.iter_mut().map(|branch| &mut branch.steps).collect()
    }

    fn expected_damage(&self) -> f64 {
        expected::of_table(self)
    }

    /// What only dice decide is no attack yet. [PHC-21]
    fn describe(&self, host: &mut Host) {
        let mut rolled = Host::default();
        self.branches.iter().flat_map(|branch| &branch.steps).for_each(|effect| effect.describe(&mut rolled));
        host.numbers |= rolled.numbers;
    }

    fn could(&self, _scene: Scene<'_>, _seat: Seat) -> bool {
        true
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let (by, room) = (play.roller(run.item), play.item(run.item).room);
        play.roll(self.dice, RollFor::Table(run.item, run.steps, run.at, run.it), by, room);
    }
}

impl Play<'_> {
    /// Whose roll a table is: the entrant's or the user's. [PHC-P03]
    fn roller(&self, id: ItemId) -> Option<Seat> {
        let item = self.item(id);
        match (item.what, item.targets.first()) {
            (What::Event, Some(Figure::Character(seat))) => Some(*seat),
            _ => item.by,
        }
    }

    /// The branch of a table, unless a benefit ignores it.
    pub(crate) fn table_counts(&mut self, of: ItemId, table: &OnRoll, sum: u8, it: Option<Figure>) {
        let Some(branch) = table.branch(sum) else { return };
        let item = self.item(of);
        let room = item.room;
        let entrant = match (item.what, item.targets.first()) {
            (What::Event, Some(Figure::Character(seat))) => Some(*seat),
            _ => None,
        };
        if let (Some(seat), Some(label)) = (entrant, branch.label)
            && self.scene().ignores(seat, room, Some(label))
        {
            self.tell(&[cites::RUL_104, cites::BEN_02], Event::Ignored { seat, room: self.place(room) });
            return;
        }
        let steps = branch.steps.id;
        self.push(Run::new(of, steps, it));
        self.need_targets(of, steps);
    }
}
