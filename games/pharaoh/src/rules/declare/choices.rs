//! What a user says of a declared item: its targets and its branch. [PHC-P02] [PHC-21]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Effect, Nature, Pharaoh, Range, StepsId};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::targets::Aim;
use crate::state::Figure;
use crate::view::AskedView;

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
