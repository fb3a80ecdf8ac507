//! What a user says of a declared item: its targets and its branch. [PHC-P02] [PHC-21]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::steps::Choose;
use crate::content::{Effect, Nature, Pharaoh, Range, StepsId, Who};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::{Run, Spot};
use crate::rules::targets::Aim;
use crate::state::Figure;
use crate::view::AskedView;
use crate::words::text::steps_text;

/// Targets of an item, as these steps need them. [PHA-RUL-35]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseTargets {
    /// Of which item.
    pub item: ItemId,
    /// For which list.
    pub steps: StepsId,
}

impl Question<Pharaoh> for ChooseTargets {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let item = scene.item(self.item);
        let need = scene.need(self.steps, item.branch);
        let open = !item.is_dead()
            && named_targets(item) < need.most()
            && scene.has_candidate(&scene.event_aim(self.item), need, &item.targets);
        scene.aimer(self.item).filter(|_| open).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let item = scene.item(self.item);
        let need = scene.need(self.steps, item.branch);
        scene.candidates(&scene.event_aim(self.item), need, &item.targets, |figure| {
            out.push(Action::Aim(figure));
        });
        if named_targets(item) >= need.least() {
            out.push(Action::Done);
        }
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        Some(scene.not_aimed(seat, self.item, action))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        match action {
            Action::Aim(at) => play.aim_at(self.item, at),
            Action::Done => drop(play.state.agenda.take()),
            other => unreachable!("{other:?} is no target"),
        }
    }

    /// Enough targets, or none to be had.
    fn skip(self, play: &mut Play<'_>) {
        let item = play.item(self.item);
        let need = play.scene().need(self.steps, item.branch);
        let event = matches!(item.what, What::Event);
        if !event && item.targets.len() < need.least() && item.steps == Some(self.steps) {
            play.fail(self.item);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("{}: at whom?", scene.title_of(self.item))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("aim")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_target(action)
    }
}

/// How many targets were named; the entrant of an event was not.
fn named_targets(item: &Item) -> usize {
    item.targets.len().saturating_sub(usize::from(item.what == What::Event))
}

/// A branch of an item's block. [PHC-21]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseBranch {
    /// Of which item.
    pub item: ItemId,
    /// At which step.
    pub spot: Spot,
    /// Whether it is chosen as the item is declared, or as it comes up.
    pub early: bool,
}

impl Question<Pharaoh> for ChooseBranch {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let Some(choose) = self.choose(scene) else { return SeatSet::NONE };
        (self.open(scene, choose).len() > 1).then(|| self.chooser(scene, choose)).flatten().into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        if let Some(choose) = self.choose(scene) {
            out.extend(self.open(scene, choose).into_iter().map(Action::Choose));
        }
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        let rules = [cites::PHC_P02, cites::PHC_21];
        Some(no(&rules, "Choose one of the branches that can do something."))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::Choose(branch) = action else { unreachable!("{action:?} is no branch") };
        play.state.agenda.take();
        play.tell(&[cites::PHC_P02, cites::PHC_21], Event::Chose { seat, branch });
        self.take(play, branch);
    }

    /// Only one branch can be chosen.
    fn skip(self, play: &mut Play<'_>) {
        let scene = play.scene();
        let only = self.choose(scene).and_then(|choose| self.open(scene, choose).first().copied());
        if let Some(branch) = only {
            self.take(play, branch);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("{}: what shall it do?", scene.title_of(self.item))
    }

    fn shown(&self, scene: Scene<'_>) -> AskedView {
        let branches = self.choose(scene).map_or(&[][..], |choose| &choose.branches);
        AskedView {
            branches: branches.iter().map(|it| steps_text(it)).collect(),
            ..AskedView::about("choose")
        }
    }
}

impl ChooseBranch {
    /// What there is to choose between.
    fn choose(self, scene: Scene<'_>) -> Option<&Choose> {
        match scene.step_at(self.spot) {
            Some(Effect::Choose(choose)) => Some(choose),
            Some(_) | None => None,
        }
    }

    /// Who picks.
    fn chooser(self, scene: Scene<'_>, choose: &Choose) -> Option<Seat> {
        let item = scene.item(self.item);
        match choose.by {
            Who::It => item.blow.target.and_then(|figure| scene.state.controller(figure)),
            _ => item.by,
        }
    }

    /// Branches that could do something; all of them if none could. [PHC-P02]
    fn open(self, scene: Scene<'_>, choose: &Choose) -> SmallVec<[u8; 4]> {
        let all = || (0u8..).take(choose.branches.len());
        let Some(seat) = self.chooser(scene, choose) else { return all().collect() };
        let item = scene.item(self.item);
        let aim = scene.aim_of(item);
        let open = |branch: &u8| {
            let steps = &choose.branches[usize::from(*branch)];
            match item.what {
                What::Response(Some(target)) => {
                    steps.iter().any(|step| scene.answers(seat, step, Some(scene.item(target))))
                }
                _ if choose.by == Who::It => steps.iter().any(|step| match step {
                    Effect::Discard(_) => !scene.state.player(seat).hand.is_empty(),
                    _ => true,
                }),
                _ => scene.feasible(seat, &aim, steps),
            }
        };
        let found: SmallVec<[u8; 4]> = all().filter(open).collect();
        if found.is_empty() { all().collect() } else { found }
    }

    /// A branch is kept for later as the item is declared, or carried out now. [PHC-P02]
    fn take(self, play: &mut Play<'_>, branch: u8) {
        let Some(choose) = self.choose(play.scene()) else { return };
        let steps = choose.branches[usize::from(branch)].id;
        let it = if choose.by == Who::It { play.item(self.item).blow.target } else { None };
        if self.early {
            play.item_mut(self.item).branch = Some(branch);
            play.declare_choices(self.item, steps);
            return;
        }
        play.push(Run::new(self.item, steps, it));
        play.need_targets(self.item, steps);
    }
}

impl Scene<'_> {
    /// Who names the targets of an item: its user, or the entrant of an event.
    pub(crate) fn aimer(self, id: ItemId) -> Option<Seat> {
        let item = self.item(id);
        match (item.by, item.targets.first()) {
            (None, Some(Figure::Character(seat))) => Some(*seat),
            (by, _) => by,
        }
    }

    /// The aim of an item; that of an event is the entrant's.
    fn event_aim(self, id: ItemId) -> Aim {
        let item = self.item(id);
        let mut aim = self.aim_of(item);
        if let (What::Event, Some(seat)) = (item.what, self.aimer(id)) {
            aim.by = seat;
            aim.actor = Figure::Character(seat);
        }
        aim
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
                steps.into_iter().any(|step| matches!(step, Effect::ModifyRange(_)))
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
}
