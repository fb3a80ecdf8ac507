//! Lines of bounded length.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read: a mebibyte.
pub(super) const LIMIT: usize = 1 << 20;

/// A line as it came.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Its bytes, without the end.
    Whole(Vec<u8>),
    /// It was longer than [`LIMIT`]; the rest of it has been skipped.
    TooLong,
}

/// Reads lines without ever holding more than [`LIMIT`] of one.
pub(super) struct Lines<R> {
    source: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source }
    }

    /// The next line; none after the last.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let most = LIMIT as u64 + 1;
        if self.source.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > LIMIT {
            self.source.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Whole(bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_over_the_limit_is_skipped_and_the_next_is_read() {
        let mut text = vec![b'x'; LIMIT];
        text.push(b'\n');
        text.extend(vec![b'y'; 3 * LIMIT]);
        text.extend(b"\nlast");
        let mut lines = Lines::new(text.as_slice());
        assert_eq!(lines.next().unwrap(), Some(Line::Whole(vec![b'x'; LIMIT])));
        assert_eq!(lines.next().unwrap(), Some(Line::TooLong));
        assert_eq!(lines.next().unwrap(), Some(Line::Whole(b"last".to_vec())));
        assert_eq!(lines.next().unwrap(), None);
    }
}
