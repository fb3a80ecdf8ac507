//! Declaring: what the active player may do, and how it gets onto the stack. [PHA-RUL-35]
//!
//! Here is what all declarations share: whether costs can be paid and steps could do something, and the
//! way onto the stack.

mod blows;
mod cards;
mod choices;
mod laid_ready;
mod uses;

pub use blows::ChooseVictim;
pub use choices::ChooseTargets;
pub use laid_ready::Resume;

use table::Seat;

use super::tabled::Station;
use super::targets::{Aim, Need};
use crate::content::{Effect, Filter, Set, Steps, StepsId, Who};
use crate::effects::{Cost, Verb};
use crate::item::{Item, ItemId};
use crate::play::{Play, Scene};
use crate::state::Piece;

impl Scene<'_> {
    /// Whether the costs of a block can be paid. [PHC-P05]
    pub(crate) fn payable(self, seat: Seat, steps: &Steps) -> bool {
        steps.iter().filter_map(cost).flatten().all(|paid| paid.affordable(self, seat))
    }

    /// Whether any step of a list could do something. [PHC-05]
    pub(crate) fn feasible(self, seat: Seat, aim: &Aim, steps: &Steps) -> bool {
        let chosen = steps.iter().find_map(|effect| {
            let Effect::Choose(choose) = effect else { return None };
            Some(choose).filter(|choose| choose.by == Who::User)
        });
        if let Some(choose) = chosen {
            return choose.branches.iter().any(|branch| self.feasible(seat, aim, branch));
        }
        let need = self.need(steps.id, None);
        if need != Need::Nothing {
            let enough = self.all_candidates(aim, need, &[]).len() >= need.least();
            return enough;
        }
        steps.iter().any(|effect| effect.could(self, seat))
    }

    /// Own tabled cards that fit and may be discarded as a cost or by an effect.
    pub(crate) fn strippable_tabled(self, seat: Seat, what: Set<Filter>) -> impl Iterator<Item = Piece> {
        self.state
            .tabled
            .iter()
            .filter(move |it| {
                it.by == seat && !self.is_key(it.card) && !self.locked(it) && self.tabled_fits(it, what)
            })
            .map(|it| it.card)
    }
}

impl Play<'_> {
    /// Puts what is declared on the stack, and ahead of its window everything its user must say.
    pub(crate) fn declare(&mut self, item: Item, station: bool) -> ItemId {
        let steps = item.steps;
        let id = self.begin_item(item);
        if station {
            self.push(Station(id));
        }
        if let Some(steps) = steps {
            self.push(ChooseTargets { item: id, steps });
            self.declare_choices(id, steps);
            self.pay_costs(id, steps);
        }
        id
    }

    /// Costs are paid before anything else happens. [PHC-P05]
    pub(crate) fn pay_costs(&mut self, id: ItemId, steps: StepsId) {
        let Some(seat) = self.item(id).by else { return };
        for paid in self.list(steps).iter().filter_map(cost).flatten() {
            paid.pay(self, seat, id);
        }
    }
}

/// What is paid, if this is a cost.
fn cost(effect: &Effect) -> Option<&Steps> {
    let Effect::Cost(Cost(paid)) = effect else { return None };
    Some(paid)
}
