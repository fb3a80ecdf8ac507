//! What every game is held to, written once.
//!
//! [`Laws`] plays random games of a game and checks at every decision what the kernel's contracts
//! promise; [`run_sheets`] runs the scenarios that ship with it; [`replay_golden`]
//! replays recorded matches; [`settings`] tries what a lobby offers;
//! [`no_bot_peeks`] and [`cost_of_playouts`] watch the bots. A game's own tests are therefore a few lines.
//! [`toy`] is a small game with everything that is hard for a kernel, to try things on.
//!
//! ```
//! use std::sync::Arc;
//! use testkit::{Laws, run_sheets, toy};
//!
//! let game = Arc::new(toy::Vault::new());
//! run_sheets(&game);
//! Laws::of(&game).games(1).conserving(toy::conserved).check();
//! ```

mod allocations;
mod golden;
mod laws;
mod minds;
pub mod settings;
mod sheets;
mod starved;
pub mod toy;

use std::sync::Arc;

use table::WholeGame;

pub use allocations::{Cost, Counting, cost_of_playouts};
pub use golden::replay_golden;
pub use laws::{Breach, Laws, Tally};
pub use minds::{no_bot_peeks, positions};
pub use sheets::{every_example_is_told, every_rule_is_shown, run_manual, run_sheet, run_sheets};
pub use starved::no_script_hangs;

/// A game with the content that is printed.
pub fn printed<G: WholeGame>() -> Arc<G> {
    Arc::new(G::open(&G::printed()).expect("the printed box is sound"))
}
