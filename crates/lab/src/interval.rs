//! How sure a share is.

/// The 97.5th percentile of the normal distribution: 95 of 100 intervals hold the truth.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95% interval for a share seen in `games` games. Unlike the textbook's plain interval it
/// stays within 0 and 1, and says something sensible of a bot that won every game.
pub fn wilson(share: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let weight = Z * Z / real(games);
    let middle = share + weight / 2.0;
    let spread = (weight * (share * (1.0 - share) + weight / 4.0)).sqrt();
    let scale = 1.0 + weight;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// `part` of `whole`, and 0 of nothing.
pub(crate) fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { real(part) / real(whole) }
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
pub(crate) fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn expect(wins: u64, games: u64, low: f64, high: f64) {
        let found = wilson(share(wins, games), games);
        let close = (found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5;
        assert!(close, "{wins} of {games}: expected {low} to {high}, found {found:?}");
    }

    #[test]
    fn intervals_are_those_of_the_literature() {
        expect(50, 100, 0.4038, 0.5962);
        expect(0, 10, 0.0, 0.2775);
        expect(10, 10, 0.7225, 1.0);
        // Newcombe (1998), method 3, his worked examples.
        expect(81, 263, 0.2553, 0.3662);
        expect(15, 148, 0.0624, 0.1605);
        expect(1, 29, 0.0061, 0.1718);
    }

    #[test]
    fn of_no_game_nothing_is_known() {
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
