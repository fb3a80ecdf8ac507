//! Ids of tables, and the secrets stored with them.

use std::fmt;
use std::sync::Arc;

/// SHA-256 of a token. The token itself never reaches the store.
pub type TokenHash = [u8; 32];

/// The id of a table: 1 to 64 ASCII letters, digits, `-` and `_`, so that it needs no quoting, neither in a URL nor
/// in a notice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(Arc<str>);

impl TableId {
    /// The id, if it is a valid one.
    pub fn new(id: &str) -> Option<Self> {
        let fits = (1..=64).contains(&id.len());
        let plain = id.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_');
        (fits && plain).then(|| Self(id.into()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The host's secret behind a match's dice. Its `Debug` does not show it, so that it gets into no log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_needs_no_quoting() {
        assert_eq!(TableId::new("Crypt-7_x").unwrap().as_str(), "Crypt-7_x");
        for bad in ["", "a b", "a:1", "é", "a/b", &"x".repeat(65)] {
            assert_eq!(TableId::new(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_secret_does_not_print_itself() {
        assert!(!format!("{:?}", Secret("hunter2".to_owned())).contains("hunter2"));
    }
}
