//! Tokens, codes and ids from the system's random numbers.

use sha2::{Digest as _, Sha256};
use store::{TableId, TokenHash};
use subtle::ConstantTimeEq as _;

/// A secret of 256 bits as 64 hexadecimal digits. Only its hash is stored.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn fresh() -> Self {
        Self(random_hex::<32>())
    }

    pub(crate) fn shown(self) -> String {
        self.0
    }

    pub(crate) fn hash(&self) -> TokenHash {
        hash(&self.0)
    }
}

pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether this hash is among those, in constant time.
pub(crate) fn is_among(wanted: &TokenHash, given: &[TokenHash]) -> bool {
    given.iter().fold(subtle::Choice::from(0), |found, it| found | it.ct_eq(wanted)).into()
}

pub(crate) fn table_id() -> TableId {
    TableId::new(&random_hex::<12>()).expect("hexadecimal digits are plain")
}

/// Letters and digits that are not mistaken for each other when read aloud.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A short code to join by.
pub(crate) fn code() -> String {
    bytes::<7>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

pub(crate) fn random_hex<const N: usize>() -> String {
    hex(&bytes::<N>())
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[expect(clippy::disallowed_methods, reason = "this is the host of all matches, drawing secrets and tokens")]
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_256_bits_and_found_by_its_hash() {
        let (one, other) = (Token::fresh(), Token::fresh());
        assert_eq!(one.clone().shown().len(), 64);
        assert!(is_among(&one.hash(), &[other.hash(), one.hash()]));
        assert!(!is_among(&one.hash(), &[other.hash()]) && !is_among(&one.hash(), &[]));
    }

    #[test]
    fn a_code_is_short_and_plain() {
        let code = code();
        assert_eq!(code.len(), 7);
        assert!(code.bytes().all(|it| LETTERS.contains(&it)), "{code}");
    }
}
