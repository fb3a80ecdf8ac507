//! Tokens, codes and ids: chance that is no game's.

use sha2::{Digest as _, Sha256};
use store::{TableId, TokenHash};
use subtle::ConstantTimeEq as _;

/// A secret somebody holds, 256 bits as 64 hexadecimal digits. Only its hash is kept.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    /// A new one.
    pub(crate) fn fresh() -> Self {
        Self(word::<32>())
    }

    /// As it is shown, once.
    pub(crate) fn shown(self) -> String {
        self.0
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> TokenHash {
        hash(&self.0)
    }
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether this hash is among those, in a time that tells nothing about them.
pub(crate) fn is_among(wanted: &TokenHash, given: &[TokenHash]) -> bool {
    given.iter().fold(subtle::Choice::from(0), |found, it| found | it.ct_eq(wanted)).into()
}

/// A name for a table that nobody can guess.
pub(crate) fn table_id() -> TableId {
    TableId::new(&word::<12>()).expect("hexadecimal digits are plain")
}

/// Letters and digits that nobody mistakes for each other on the telephone.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A short word to tell a friend.
pub(crate) fn code() -> String {
    bytes::<7>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A seed for a bot.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// That many random bytes in hexadecimal.
pub(crate) fn word<const N: usize>() -> String {
    hex(&bytes::<N>())
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}"); // writing to a string cannot fail
        text
    })
}

/// Bytes nobody can foretell.
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
