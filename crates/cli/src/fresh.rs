//! Chance from outside: what the host of a new match draws before the first die falls.

use anyhow::Context as _;
use table::Chance;
use table::fair::Secret;

/// Dice anyone can verify. At a terminal host and players share one machine, so the nonces of the
/// seats are drawn here too.
pub(crate) fn fair_chance(seats: usize) -> anyhow::Result<Chance> {
    let nonces = (0..seats).map(|_| word(16)).collect::<anyhow::Result<_>>()?;
    Ok(Chance::fair(word(16)?, Secret::from_bytes(bytes()?), nonces))
}

/// A seed nobody chose.
pub(crate) fn seed() -> anyhow::Result<u64> {
    Ok(u64::from_le_bytes(bytes()?))
}

/// That many hexadecimal digits, at most 32.
pub(crate) fn word(digits: usize) -> anyhow::Result<String> {
    let mut word = format!("{:032x}", u128::from_le_bytes(bytes()?));
    word.truncate(digits);
    Ok(word)
}

#[expect(clippy::disallowed_methods, reason = "this is the host of a match, drawing its secret")]
fn bytes<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the system gives no random bytes")?;
    Ok(bytes)
}
