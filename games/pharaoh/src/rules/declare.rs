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
pub use choices::{ChooseBranch, ChooseTargets};
pub use laid_ready::Resume;

use smallvec::SmallVec;
use table::Seat;

use super::budget::MOST_ACTIONS;
use super::tabled::Station;
use super::targets::{Aim, Need};
use crate::content::{Effect, Filter, Flag, Place, Set, Sight, Steps, StepsId, Value, Who};
use crate::effects::destroy::{PickTabled, Strip};
use crate::effects::teleport::Warp;
use crate::item::{Item, ItemId};
use crate::play::{Play, Scene};
use crate::state::{Figure, Piece};

impl Scene<'_> {
    /// Whether the costs of a block can be paid. [PHC-P05]
    pub(crate) fn payable(self, seat: Seat, steps: &Steps) -> bool {
        steps.iter().all(|step| match step {
            Effect::Cost(cost) => cost.iter().all(|step| match step {
                Effect::Damage(damage) => match damage.value {
                    Value::Amount(amount) if damage.flags.has(Flag::Auto) => {
                        self.state.player(seat).life > amount.plus
                    }
                    _ => false,
                },
                Effect::DestroyTabled(it) => self.strippable_tabled(seat, it.what).next().is_some(),
                _ => true,
            }),
            _ => true,
        })
    }

    /// Whether any step of a list could do something. [PHC-05]
    pub(crate) fn feasible(self, seat: Seat, aim: &Aim, steps: &Steps) -> bool {
        let mut choices = steps.iter().filter_map(|step| match step {
            Effect::Choose(choose) if choose.by == Who::User => Some(choose),
            _ => None,
        });
        if let Some(choose) = choices.next() {
            return choose.branches.iter().any(|branch| self.feasible(seat, aim, branch));
        }
        let need = self.need(steps.id, None);
        if need != Need::Nothing {
            let enough = self.all_candidates(aim, need, &[]).len() >= need.least();
            return enough;
        }
        steps.iter().any(|step| self.does_something(seat, step))
    }

    /// Whether a step without a target could do something for its user.
    fn does_something(self, seat: Seat, step: &Effect) -> bool {
        let player = self.state.player(seat);
        let room = player.room;
        match step {
            Effect::Heal(heal) if heal.who == Who::User => player.life < self.full_life(seat),
            Effect::Draw(_) => !player.deck.is_empty() || !player.discard.is_empty(),
            Effect::Recover(it) => self.recoverable(seat, it.what).next().is_some(),
            Effect::Search(_) => !player.deck.is_empty(),
            Effect::ExtraActions(it) => it.attack || self.all_actions() < MOST_ACTIONS,
            Effect::OpenDoor => self.walls(room).next().is_some(),
            Effect::BlockDoor(_) => self.barrable(room).next().is_some(),
            Effect::RotateHex => {
                self.state.crypt.all().any(|it| self.state.crypt.rotations(it).next().is_some())
            }
            Effect::Move(it) if it.who == Who::User => {
                let me = Figure::Character(seat);
                !self.is_held(me) && self.ways(me).next().is_some()
            }
            Effect::Teleport(it) if it.who == Who::User => {
                let warp = Warp {
                    who: Figure::Character(seat),
                    by: seat,
                    no_exit: it.to == Place::ExploredNoExit,
                    to_character: it.to == Place::CharHex,
                };
                !self.warp_options(warp).is_empty()
            }
            Effect::Detach(detach) => {
                let mut found = SmallVec::new();
                self.bonds_of(seat, *detach, &mut found);
                !found.is_empty()
            }
            Effect::Peek(it) => match it.at {
                Sight::Hexpile => !self.state.crypt.hexpile.is_empty(),
                Sight::Hand(_) => self.others_hold_cards(seat),
            },
            Effect::Each(each) => match each.of {
                Who::Others => !self.state.standing().without(seat).is_empty(),
                Who::HexAll => false,
                _ => true,
            },
            Effect::OnRoll(_) | Effect::Lasting(_) | Effect::FreePlay(_) => true,
            _ => false,
        }
    }

    fn others_hold_cards(self, seat: Seat) -> bool {
        self.state.seats().any(|other| other != seat && !self.state.player(other).hand.is_empty())
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
        for step in self.list(steps) {
            let Effect::Cost(cost) = step else { continue };
            for paid in cost {
                match paid {
                    Effect::Damage(damage) => {
                        if let Value::Amount(amount) = damage.value {
                            self.pay_life(seat, amount.plus);
                        }
                    }
                    Effect::DestroyTabled(it) => {
                        self.push(PickTabled { item: id, whose: seat, what: it.what, how: Strip::Pay });
                    }
                    _ => {}
                }
            }
        }
    }
}
