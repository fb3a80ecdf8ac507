//! The whole table in a browser: everything on the shelf as a WebAssembly module that takes JSON and answers JSON.
//!
//! A page plays matches against bots, looks at records and proves them with this, and needs no server for it. What it
//! is told is what a server would say, since both speak through [`wire::convert`]. There is no clock, thread or source of
//! chance in here: secrets, nonces, seeds and the time of day come from outside, and whoever asks a bot says how many
//! iterations it may think before it looks up.
//!
//! [`Module`] is all of it, and [`Request`] everything that can be asked; `abi.rs` is the way in from a browser.

#[cfg(target_arch = "wasm32")]
mod abi;
mod module;
mod problem;
mod request;
mod room;

pub use module::Module;
pub use request::Request;
