//! `Choose(by: User, branches: [[…], […]])`: the named player picks exactly one branch. [PHC-P02]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Verb};
use crate::action::Action;
use crate::cites;
use crate::content::{Pharaoh, Steps, Who};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::ready::Host;
use crate::rules::run::{Run, Spot};
use crate::rules::targets::{Need, need_of};
use crate::view::AskedView;
use crate::words::text::nouns::verb;
use crate::words::text::{inner, steps_text};

/// The named player picks exactly one branch. [PHC-P02]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// Who picks.
    pub by: Who,
    /// From these.
    pub branches: Vec<Steps>,
}

impl Verb for Choose {
    fn rule(&self) -> RuleId {
        cites::PHC_P02
    }

    fn text(&self) -> String {
        let branches: Vec<String> = self.branches.iter().map(|branch| inner(branch)).collect();
        format!("{} one: {}", verb(self.by, "choose"), branches.join(" / "))
    }

    fn fault(&self) -> Option<String> {
        (self.branches.len() < 2).then(|| "a Choose needs at least two branches".to_owned())
    }

    fn bodies(&self) -> Vec<&Steps> {
        self.branches.iter().collect()
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        self.branches.iter_mut().collect()
    }

    fn need(&self, branch: Option<u8>) -> Need {
        let chosen = branch.filter(|_| self.by == Who::User);
        let chosen = chosen.and_then(|branch| self.branches.get(usize::from(branch)));
        chosen.map_or(Need::Nothing, |steps| need_of(steps, None))
    }

    fn describe(&self, host: &mut Host) {
        self.branches.iter().flatten().for_each(|effect| effect.describe(host));
    }

    fn answers(&self, scene: Scene<'_>, seat: Seat, item: Option<&Item>) -> bool {
        self.branches.iter().flatten().any(|effect| effect.answers(scene, seat, item))
    }

    fn declare(&self, play: &mut Play<'_>, item: ItemId, spot: Spot) {
        if self.by == Who::User {
            play.push(ChooseBranch { item, spot, early: true });
        }
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if let Some(branch) = play.item(run.item).branch.filter(|_| self.by == Who::User) {
            play.run_list(run, self.branches[usize::from(branch)].id);
            return;
        }
        play.push(ChooseBranch { item: run.item, spot: run.spot(), early: false });
        if let Some(it) = run.it {
            play.item_mut(run.item).blow.target = Some(it);
        }
    }
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
                    steps.iter().any(|effect| effect.answers(scene, seat, Some(scene.item(target))))
                }
                _ if choose.by == Who::It => {
                    let holds_cards = !scene.state.player(seat).hand.is_empty();
                    steps.iter().any(|effect| holds_cards || !matches!(effect, Effect::Discard(_)))
                }
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
