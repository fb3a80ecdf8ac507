//! Dice that anyone can verify.
//!
//! Before the seats give their nonces the host publishes a [`commitment`] to its [`Secret`]; when
//! the match has ended it publishes the secret. The key of the dice mixes the secret with every
//! nonce, so neither side alone chose the dice. The stream of action *n* comes from the key and
//! *n*, never from the published commitment and never from program flow: neither a take-back nor a
//! retry can throw anew.
//!
//! Everything is SHA-256 and HMAC-SHA-256 over plain bytes, so that a second implementation in any
//! language is a page of code; `docs/fair-dice.md` is its specification, with test vectors.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

type Hmac256 = Hmac<Sha256>;

const COMMITMENT_TAG: &[u8] = b"undercroft commitment 1";
const KEY_TAG: &[u8] = b"undercroft key 1";
const DICE_TAG: &[u8] = b"undercroft dice 1";

/// The host's 256 bits. Shown to nobody before the match has ended.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// From bytes that a cryptographic generator made.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)") // so that no log ever shows it
    }
}

impl Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Self).ok_or_else(|| serde::de::Error::custom("a secret is 64 hexadecimal digits"))
    }
}

/// What the host publishes first: it binds the host to its secret, for this match and content.
pub fn commitment(secret: &Secret, match_id: &str, content_hash: &str) -> String {
    let mut hash = Sha256::new();
    for part in [COMMITMENT_TAG, match_id.as_bytes(), content_hash.as_bytes(), &secret.0] {
        hash.update(length(part));
        hash.update(part);
    }
    hex(&hash.finalize())
}

/// The key of a match's dice.
#[derive(Clone)]
pub struct Key(Hmac256);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// Mixes the host's secret with the nonce of every seat, in seat order.
    pub fn new(secret: &Secret, match_id: &str, nonces: &[String]) -> Self {
        let mut mac = keyed(&secret.0);
        for part in [KEY_TAG, match_id.as_bytes()] {
            mac.update(&length(part));
            mac.update(part);
        }
        for nonce in nonces {
            mac.update(&length(nonce.as_bytes()));
            mac.update(nonce.as_bytes());
        }
        Self(keyed(&mac.finalize().into_bytes()))
    }

    /// The dice of action `n`; 0 is the setup.
    pub fn stream(&self, n: u64) -> Stream {
        Stream { key: self.0.clone(), n, block: 0, words: [0; 8], used: 8 }
    }
}

/// The words one action may draw from, eight to a block.
#[derive(Clone)]
pub struct Stream {
    key: Hmac256,
    n: u64,
    block: u64,
    words: [u32; 8],
    used: usize,
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stream(action {})", self.n)
    }
}

impl Stream {
    /// The next 32 bits.
    pub fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let mut mac = self.key.clone();
            mac.update(DICE_TAG);
            mac.update(&self.n.to_be_bytes());
            mac.update(&self.block.to_be_bytes());
            let bytes = mac.finalize().into_bytes();
            for (word, four) in self.words.iter_mut().zip(bytes.chunks_exact(4)) {
                *word = u32::from_be_bytes(four.try_into().expect("chunks of four"));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

/// SHA-256 in hexadecimal, for content and states.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&sha256_bytes(bytes))
}

pub(crate) fn sha256_bytes(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

fn keyed(key: &[u8]) -> Hmac256 {
    Hmac256::new_from_slice(key).expect("HMAC takes keys of any length")
}

fn length(part: &[u8]) -> [u8; 8] {
    (part.len() as u64).to_be_bytes()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xf)]).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, place) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[place..place + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret::from_bytes(std::array::from_fn(|index| u8::try_from(index).unwrap()))
    }

    /// The vectors of `docs/fair-dice.md`, made by an independent implementation.
    #[test]
    fn known_answers() {
        let nonces = ["ada".to_owned(), "nox".to_owned()];
        assert_eq!(commitment(&secret(), "match-1", "content-1"), COMMITMENT);
        let mut stream = Key::new(&secret(), "match-1", &nonces).stream(0);
        let words: Vec<u32> = (0..10).map(|_| stream.word()).collect();
        assert_eq!(words, WORDS);
        let key = Key::new(&secret(), "match-1", &nonces);
        let mut dice = crate::Dice::fair(key.stream(1));
        let faces: Vec<u32> = (0..10).map(|_| dice.roll(6)).collect();
        assert_eq!(faces, [3, 3, 4, 4, 1, 3, 1, 4, 2, 4]);
        let mut pile = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        crate::Dice::fair(key.stream(2)).shuffle(&mut pile);
        assert_eq!(pile, [7, 6, 9, 8, 4, 2, 5, 1, 0, 3]);
    }
    const COMMITMENT: &str = "7738dc48404428a5b177531ab9219afe465d649d85f5455a1c40ca6fcfdf24c5";
    const WORDS: [u32; 10] = [
        2_165_581_756,
        593_302_215,
        4_074_173_370,
        1_516_598_756,
        545_044_168,
        18_680_092,
        3_908_515_412,
        1_472_717_733,
        1_689_143_571,
        3_929_771_093,
    ];

    #[test]
    fn every_action_nonce_and_match_has_its_own_stream() {
        let one = ["a".to_owned(), "bc".to_owned()];
        let two = ["ab".to_owned(), "c".to_owned()];
        let first = |key: Key, n| key.stream(n).word();
        let base = first(Key::new(&secret(), "m", &one), 1);
        assert_ne!(base, first(Key::new(&secret(), "m", &one), 2));
        assert_ne!(base, first(Key::new(&secret(), "m", &two), 1));
        assert_ne!(base, first(Key::new(&secret(), "n", &one), 1));
        assert_eq!(base, first(Key::new(&secret(), "m", &one), 1));
    }

    #[test]
    fn a_secret_is_read_back_and_never_printed_for_debugging() {
        let json = serde_json::to_string(&secret()).unwrap();
        assert_eq!(serde_json::from_str::<Secret>(&json).unwrap(), secret());
        assert!(!format!("{:?}", secret()).contains("01"));
        for bad in ["\"\"", "\"xyz\"", &format!("\"{}\"", "é".repeat(32))] {
            assert!(serde_json::from_str::<Secret>(bad).is_err());
        }
    }
}
