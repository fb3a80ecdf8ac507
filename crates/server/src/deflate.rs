//! One raw deflate stream per connection.
//!
//! A whole update repeats most of the one before, so a stream that remembers it needs a few hundred bytes for the next.
//! An idle connection drops its stream, and the next message begins a new one. Streams are never shared between viewers,
//! since the size of a message tells something about what was compressed with it.

mod encoder;

use encoder::Encoder;

/// Most messages are shorter.
const USUAL: usize = 512;

/// The first byte of a message that continues the stream.
const CONTINUES: u8 = 0;
/// The first byte of a message that begins a new stream.
const BEGINS: u8 = 1;

#[derive(Debug, Default)]
pub(crate) struct Deflater {
    stream: Option<Encoder>,
    /// Whether something was sent since [`Deflater::rest`] was last called.
    busy: bool,
}

impl Deflater {
    /// The message for a line: a byte that says whether a new stream begins, then the compressed line.
    pub(crate) fn deflate(&mut self, line: &str) -> Vec<u8> {
        self.busy = true;
        let mut message = Vec::with_capacity(USUAL);
        message.push(if self.stream.is_some() { CONTINUES } else { BEGINS });
        self.stream.get_or_insert_default().encode(line.as_bytes(), &mut message);
        message
    }

    /// Drops the stream if nothing was sent since the last call.
    pub(crate) fn rest(&mut self) {
        if !std::mem::take(&mut self.busy) {
            self.stream = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    fn read(stream: &mut Decompress, message: &[u8]) -> String {
        if message[0] == BEGINS {
            stream.reset(false);
        }
        let mut text = Vec::with_capacity(100_000);
        stream.decompress_vec(&message[1..], &mut text, FlushDecompress::Sync).unwrap();
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn every_line_can_be_read_as_soon_as_it_has_come_and_the_next_is_short() {
        let (mut deflater, mut reader) = (Deflater::default(), Decompress::new(false));
        // Long enough not to fit into the first buffer, and without repetitions.
        let mut dice = table::Dice::fast(3);
        let long: String =
            (0..8000).map(|_| char::from(b'!' + u8::try_from(dice.pick(90)).unwrap())).collect();
        let lines = ["{}\n".to_owned(), format!("{long}1\n"), format!("{long}2\n"), "\n".to_owned()];
        let sizes = lines.map(|line| {
            let message = deflater.deflate(&line);
            assert_eq!(read(&mut reader, &message), line);
            message.len()
        });
        assert!(sizes[1] > 5000 && sizes[2] < 200, "{sizes:?}");
    }

    #[test]
    fn who_rests_forgets_and_who_is_busy_does_not() {
        let (mut deflater, mut reader) = (Deflater::default(), Decompress::new(false));
        let mut first_bytes = Vec::new();
        for idle in [0, 1, 2, 1] {
            (0..idle).for_each(|_| deflater.rest());
            let message = deflater.deflate("{\"seq\":1}\n");
            assert_eq!(read(&mut reader, &message), "{\"seq\":1}\n");
            first_bytes.push(message[0]);
        }
        assert_eq!(first_bytes, [BEGINS, CONTINUES, BEGINS, CONTINUES]);
        deflater.rest();
        deflater.rest();
        assert!(deflater.stream.is_none(), "an idle connection keeps no window");
    }
}
