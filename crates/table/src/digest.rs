//! Hashes of states: whether two matches stand alike, without showing how they stand.
//!
//! States hold no hash maps, so equal states are written alike.

use serde::Serialize;

use crate::fair::{hex, sha256, sha256_bytes};

/// How many digits of a hash stand behind every entry.
const SHORT: usize = 12;

/// How many there were when it was taken of the state's JSON.
const SHORT_OF_JSON: usize = 16;

/// Most states are written in so many bytes, the second as JSON.
const USUAL: usize = 1024;
const USUAL_JSON: usize = 8192;

/// SHA-256 of a state's JSON.
pub(crate) fn long<S: Serialize>(state: &S) -> String {
    let mut text = Vec::with_capacity(USUAL_JSON);
    serde_json::to_writer(&mut text, state).expect("states are plain data");
    sha256(&text)
}

/// SHA-256 of a state in a few bytes, cut. It is taken after every action, so it must be quick.
pub(crate) fn short<S: Serialize>(state: &S) -> String {
    let bytes = postcard::to_extend(state, Vec::with_capacity(USUAL));
    let bytes = bytes.expect("states are plain data, and their lists know how long they are");
    hex(&sha256_bytes(&bytes)[..SHORT / 2])
}

/// A state's hash of the same kind as one that was recorded.
pub(crate) fn like<S: Serialize>(recorded: &str, state: &S) -> String {
    if recorded.len() == SHORT_OF_JSON { long(state)[..SHORT_OF_JSON].to_owned() } else { short(state) }
}
