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

use crate::content::{Effect, Prohibition};
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Card;

impl Play<'_> {
    /// One step happens, or puts the question it needs on the agenda.
    pub(crate) fn perform(&mut self, run: Run, step: &Effect) {
        match step {
            Effect::Heal(it) => self.heal(run, *it),
            Effect::Draw(it) => self.draw_cards(run, *it),
            Effect::Discard(it) => self.discard_cards(run, it),
            Effect::Steal(it) => self.steal(run, *it),
            Effect::Peek(it) => self.peek(run, *it),
            Effect::Recover(it) => self.recover(run, *it),
            Effect::Search(it) => self.search(run, *it),
            Effect::Bounce(it) => self.bounce(run, *it),
            Effect::DestroyTabled(it) => self.destroy_tabled(run, *it),
            Effect::Control => self.control(run),
            Effect::ExtraActions(it) => self.extra_actions(run, *it),
            Effect::LoseActions(it) => self.take_actions(run, *it),
            Effect::Move(it) => self.walk(run, *it),
            Effect::Teleport(it) => self.teleport(run, *it),
            Effect::Swap(_) => self.swap(run),
            Effect::BlockDoor(it) => self.block_door(run, *it),
            Effect::OpenDoor => self.open_door(run),
            Effect::RotateHex => self.rotate_hex(run),
            Effect::Escape(it) => self.put_hold(run, it),
            Effect::Stop(_) => self.stop(run),
            Effect::Redirect(it) => self.redirect(run, *it),
            Effect::Cancel(_) => self.cancel_chosen(run),
            Effect::Detach(_) => self.detach(run),
            Effect::SetDice => self.set_dice(run),
            Effect::Reroll(_) => self.reroll(run),
            Effect::Forbid(it) if it.what == Prohibition::Recover => {
                if let Some(card) = self.item(run.item).card {
                    self.mark(card, Card::GONE);
                }
            }
            _ => {} // standing steps, costs and triggers do nothing of themselves
        }
    }
}
