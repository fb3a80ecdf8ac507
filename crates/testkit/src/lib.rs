//! What every game is held to, written once.
//!
//! [`Laws`] plays random games of a game and checks at every decision what the kernel's contracts
//! promise; [`run_sheets`] runs the scenarios that ship with it. A game's own tests are therefore a
//! few lines. [`toy`] is a small game with everything that is hard for a kernel, to try things on.
//!
//! ```
//! use std::sync::Arc;
//! use testkit::{Laws, run_sheets, toy};
//!
//! let game = Arc::new(toy::Vault::new());
//! run_sheets(&game);
//! Laws::of(&game).games(1).conserving(toy::conserved).check();
//! ```

mod laws;
mod sheets;
pub mod toy;

pub use laws::{Breach, Laws, Tally};
pub use sheets::{run_sheet, run_sheets};
