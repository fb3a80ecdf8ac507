//! What a user says of a declared item: its targets and its branch. [PHC-P02] [PHC-21]

use smallvec::SmallVec;
use table::{RuleId, Seat};

use crate::cites;
use crate::content::{Nature, Range, Step as Primitive, StepsId, Who};
use crate::event::Event;
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene};
use crate::state::Figure;
use crate::step::{Run, Spot, Step};

impl Scene<'_> {
    /// Who picks a branch.
    pub(crate) fn chooser(self, id: ItemId, spot: Spot) -> Option<Seat> {
        let Some(Primitive::Choose(choose)) = self.game.steps(spot.steps).get(usize::from(spot.at)) else {
            return None;
        };
        match choose.by {
            Who::It => self.item(id).blow.target.and_then(|figure| self.state.controller(figure)),
            _ => self.item(id).by,
        }
    }

    /// Branches that could do something; all of them if none could. [PHC-P02]
    pub(crate) fn open_branches(self, id: ItemId, spot: Spot) -> SmallVec<[u8; 4]> {
        let Some(Primitive::Choose(choose)) = self.game.steps(spot.steps).get(usize::from(spot.at)) else {
            return SmallVec::new();
        };
        let all = || (0u8..).take(choose.branches.len());
        let Some(seat) = self.chooser(id, spot) else { return all().collect() };
        let item = self.item(id);
        let aim = self.aim_of(item);
        let open = |branch: &u8| {
            let steps = &choose.branches[usize::from(*branch)];
            match item.what {
                What::Response(Some(target)) => {
                    steps.iter().any(|step| self.answers(seat, step, Some(self.item(target))))
                }
                _ if choose.by == Who::It => steps.iter().any(|step| match step {
                    Primitive::Discard(_) => !self.state.player(seat).hand.is_empty(),
                    _ => true,
                }),
                _ => self.feasible(seat, &aim, steps),
            }
        };
        let found: SmallVec<[u8; 4]> = all().filter(open).collect();
        if found.is_empty() { all().collect() } else { found }
    }

    /// The rules by which an item is aimed at somebody.
    fn aim_rules(self, item: &Item, at: Figure) -> &'static [RuleId] {
        let there = self.state.whereabouts(at);
        if let What::Agent { ordered: true } = item.what
            && item.with.is_empty()
        {
            return &[cites::AGT_05, cites::RUL_87, cites::TAB_04, cites::RUL_22, cites::ATK_03];
        }
        let design = item.card.map(|card| self.design(card));
        if design.is_some_and(|design| design.range == Range::Any) {
            return &[cites::RNG_04, cites::ATK_03, cites::RUL_22];
        }
        let bonus = item.by.is_some_and(|seat| self.range_bonus(seat) > 0)
            || item.with.cards().any(|piece| {
                let steps = self.design(piece).effect.iter().flat_map(|block| &block.steps);
                steps.into_iter().any(|step| matches!(step, Primitive::ModifyRange(_)))
            });
        if there == Some(item.room) {
            match design.map(|design| design.nature) {
                Some(Nature::Activity) => &[cites::NAT_02, cites::ATK_01, cites::ATK_02, cites::ATK_03],
                _ => &[cites::ATK_02, cites::ATK_03, cites::RUL_61],
            }
        } else if bonus {
            &[cites::PHC_P36, cites::RNG_02, cites::RUL_22]
        } else {
            &[cites::RNG_02, cites::RNG_01, cites::RNG_03, cites::RUL_22, cites::ATK_03]
        }
    }
}

impl Play<'_> {
    /// A target is named.
    pub(crate) fn aim_at(&mut self, id: ItemId, at: Figure) {
        self.item_mut(id).targets.push(at);
        let rules = self.scene().aim_rules(self.item(id), at);
        self.tell(rules, Event::Aimed { at });
    }

    /// Enough targets, or none to be had.
    pub(crate) fn aim_ends(&mut self, id: ItemId, steps: StepsId) {
        let item = self.item(id);
        let need = self.scene().need(steps, item.branch);
        let event = matches!(item.what, What::Event);
        if !event && item.targets.len() < need.least() && item.steps == Some(steps) {
            self.fail(id);
        }
    }

    /// A branch is chosen: kept for later as the item is declared, or carried out now. [PHC-P02]
    pub(crate) fn choose_branch(&mut self, id: ItemId, spot: Spot, early: bool, branch: u8) {
        let Some(Primitive::Choose(choose)) = self.list(spot.steps).get(usize::from(spot.at)) else { return };
        if early {
            self.item_mut(id).branch = Some(branch);
            self.declare_choices(id, choose.branches[usize::from(branch)].id);
            return;
        }
        let steps = choose.branches[usize::from(branch)].id;
        let it = if choose.by == Who::It { self.item(id).blow.target } else { None };
        self.first([Step::Run(Run { item: id, steps, at: 0, it, after: false })]);
        self.need_targets(id, steps);
    }

    /// Only one branch can be chosen.
    pub(crate) fn only_branch(&mut self, id: ItemId, spot: Spot, early: bool) {
        let branches = self.scene().open_branches(id, spot);
        if let Some(branch) = branches.first() {
            self.choose_branch(id, spot, early, *branch);
        }
    }
}
