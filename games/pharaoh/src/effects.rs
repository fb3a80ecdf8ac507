//! What the primitives of the card language do, one file each. Some happen; others stand in force, and are asked
//! about ([`crate::rules::standing`] knows which those are). What adds up to the damage of one attack is gathered in
//! [`crate::rules::damage`]; the steps that hold others together are in [`crate::rules::run`].

mod block_door;
mod bounce;
pub mod cancel;
mod control;
pub mod destroy;
pub mod detach;
pub mod dice;
pub mod discard;
mod draw;
mod escape;
mod extra_actions;
mod forbid;
mod heal;
mod ignore_event;
mod immunity;
mod lock;
mod lose_actions;
mod make_free;
mod modify_damage;
mod modify_dodge;
mod modify_range;
pub mod moving;
mod open_door;
pub mod peek;
pub mod recover;
pub mod redirect;
pub mod rotate;
pub mod search;
pub mod side;
pub mod steal;
mod stop;
mod swap;
pub mod teleport;

use crate::content::{Prohibition, Step as Primitive};
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Card;

impl Play<'_> {
    /// One step happens, or puts the question it needs on the agenda.
    pub(crate) fn perform(&mut self, run: Run, step: &Primitive) {
        match step {
            Primitive::Heal(it) => self.heal(run, *it),
            Primitive::Draw(it) => self.draw_cards(run, *it),
            Primitive::Discard(it) => self.discard_cards(run, it),
            Primitive::Steal(it) => self.steal(run, *it),
            Primitive::Peek(it) => self.peek(run, *it),
            Primitive::Recover(it) => self.recover(run, *it),
            Primitive::Search(it) => self.search(run, *it),
            Primitive::Bounce(it) => self.bounce(run, *it),
            Primitive::DestroyTabled(it) => self.destroy_tabled(run, *it),
            Primitive::Control => self.control(run),
            Primitive::ExtraActions(it) => self.extra_actions(run, *it),
            Primitive::LoseActions(it) => self.take_actions(run, *it),
            Primitive::Move(it) => self.walk(run, *it),
            Primitive::Teleport(it) => self.teleport(run, *it),
            Primitive::Swap(_) => self.swap(run),
            Primitive::BlockDoor(it) => self.block_door(run, *it),
            Primitive::OpenDoor => self.open_door(run),
            Primitive::RotateHex => self.rotate_hex(run),
            Primitive::Escape(it) => self.put_hold(run, it),
            Primitive::Stop(_) => self.stop(run),
            Primitive::Redirect(it) => self.redirect(run, *it),
            Primitive::Cancel(_) => self.cancel_chosen(run),
            Primitive::Detach(_) => self.detach(run),
            Primitive::SetDice => self.set_dice(run),
            Primitive::Reroll(_) => self.reroll(run),
            Primitive::Forbid(it) if it.what == Prohibition::Recover => {
                if let Some(card) = self.item(run.item).card {
                    self.mark(card, Card::GONE);
                }
            }
            _ => {} // standing steps, costs and triggers do nothing of themselves
        }
    }
}
