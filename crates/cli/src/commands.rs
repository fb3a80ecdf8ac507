//! What each word of the command line does, one file a word.

pub(crate) mod cards;
pub(crate) mod check;
pub(crate) mod coverage;
pub(crate) mod deck;
pub(crate) mod engine;
pub(crate) mod export_site;
pub(crate) mod games;
pub(crate) mod load;
pub(crate) mod manual;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod verify;
