//! The lab at work on a toy.

mod coverage;
mod sim;
mod toy;
