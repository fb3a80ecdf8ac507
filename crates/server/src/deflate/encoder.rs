//! An encoder of raw deflate (RFC 1951) for messages that repeat most of the one before.
//!
//! zlib keeps 300 kB of tables per stream, which have left the processor's cache when the connection has its next
//! message. Here a match is first looked for at the distance of the one before, since a message goes on like its
//! predecessor with a few bytes more or less, and then in a small hash table. Codes are the fixed ones; a message is too
//! short to pay for a table of its own. docs/adr/0006 has the figures.

/// The longest distance of a copy.
const WINDOW: usize = 32 * 1024;
/// Older bytes are dropped when there are so many.
const SPARE: usize = 16 * 1024;
const HASH_BITS: u32 = 12;
/// The length of what is hashed, and so of the shortest copy.
const SHORTEST: usize = 4;
/// The longest copy that needs no special symbol; longer ones are split.
const LONGEST: usize = 257;
/// A match of this length is not compared with another.
const GOOD: usize = 32;
/// Within a copy every so many places are hashed.
const STEP: usize = 4;

/// One stream.
#[derive(Debug)]
pub(super) struct Encoder {
    /// The newest bytes of the stream.
    history: Vec<u8>,
    /// For a hash, one more than its newest place in `history`; 0 for none.
    places: Box<[u32; 1 << HASH_BITS]>,
    /// The distance of the newest copy; 0 before the first.
    distance: usize,
}

impl Default for Encoder {
    fn default() -> Self {
        Self { history: Vec::new(), places: Box::new([0; 1 << HASH_BITS]), distance: 0 }
    }
}

impl Encoder {
    /// Appends the compressed line to `out`, up to a byte boundary (a sync flush), so that the reader has all of it.
    pub(super) fn encode(&mut self, line: &[u8], out: &mut Vec<u8>) {
        self.trim();
        let mut at = self.history.len();
        self.history.extend_from_slice(line);
        let mut bits = BitWriter { out, pending: 0, count: 0 };
        bits.put(0b010, 3); // a block with fixed codes, not the last
        let mut literals = at;
        while at < self.history.len() {
            let Some((from, length)) = self.find(at) else {
                at += 1;
                continue;
            };
            // The literals before it may belong to it, too.
            let (old, new) = (&self.history[..from], &self.history[literals..at]);
            let back = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
            bits.literals(&self.history[literals..at - back]);
            bits.copy(back + length, at - from);
            (at + 1..at + length).step_by(STEP).for_each(|place| _ = self.note(place));
            self.distance = at - from;
            at += length;
            literals = at;
        }
        bits.literals(&self.history[literals..]);
        bits.put(0, 7); // end of block
        bits.put(0, 3); // an empty stored block
        bits.align();
        out.extend([0, 0, 0xff, 0xff]);
    }

    /// Drops what is too old for a copy.
    fn trim(&mut self) {
        if self.history.len() > WINDOW + SPARE {
            let old = self.history.len() - WINDOW;
            self.history.drain(..old);
            self.history.shrink_to(2 * WINDOW);
            let old = u32::try_from(old).expect("a message is far shorter than 4 GB");
            self.places.iter_mut().for_each(|place| *place = place.saturating_sub(old));
        }
    }

    /// Where what follows `at` was seen before, and how much of it.
    fn find(&mut self, at: usize) -> Option<(usize, usize)> {
        let noted = self.note(at);
        let matches = |from: usize| (from, self.common(from, at));
        let near = at.checked_sub(self.distance).filter(|from| *from < at).map(matches);
        let far =
            noted.filter(|from| at - from <= WINDOW && near.is_none_or(|near| near.1 < GOOD)).map(matches);
        [far, near].into_iter().flatten().max_by_key(|it| it.1).filter(|it| it.1 >= SHORTEST)
    }

    /// Notes a place, and returns where a place with this hash was noted before.
    fn note(&mut self, place: usize) -> Option<usize> {
        let bytes = self.history.get(place..)?.first_chunk::<SHORTEST>()?;
        let hash = u32::from_le_bytes(*bytes).wrapping_mul(0x9e37_79b1) >> (32 - HASH_BITS);
        let place = u32::try_from(place + 1).expect("a message is far shorter than 4 GB");
        let before = std::mem::replace(&mut self.places[hash as usize], place);
        before.checked_sub(1).map(|place| place as usize)
    }

    /// How many bytes are the same at both places.
    fn common(&self, from: usize, at: usize) -> usize {
        let (old, new) = (&self.history[from..], &self.history[at..]);
        let words = old.as_chunks::<8>().0.iter().zip(new.as_chunks::<8>().0);
        let same = 8 * words.take_while(|(old, new)| old == new).count();
        same + old[same..].iter().zip(&new[same..]).take_while(|(old, new)| old == new).count()
    }
}

/// Writes symbols of the fixed codes, the lowest bit first.
struct BitWriter<'a> {
    out: &'a mut Vec<u8>,
    pending: u64,
    count: u32,
}

impl BitWriter<'_> {
    fn put(&mut self, value: u64, bits: u32) {
        self.pending |= value << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.out.push(self.pending.to_le_bytes()[0]);
        self.pending >>= 8;
        self.count = self.count.saturating_sub(8);
    }

    fn align(&mut self) {
        if self.count > 0 {
            self.flush();
        }
    }

    /// Huffman codes alone are written from their highest bit.
    fn code(&mut self, code: u64, bits: u32) {
        self.put(code.reverse_bits() >> (64 - bits), bits);
    }

    fn literals(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match u64::from(*byte) {
                byte @ ..144 => self.code(0x30 + byte, 8),
                byte => self.code(0x190 + byte - 144, 9),
            }
        }
    }

    fn copy(&mut self, mut length: usize, distance: usize) {
        while length > 0 {
            let part = if length > LONGEST { LONGEST.min(length - SHORTEST) } else { length };
            let (symbol, extra) = split(part - 3, 2);
            match symbol {
                ..23 => self.code(symbol + 1, 7),
                _ => self.code(0xc0 + symbol - 23, 8),
            }
            self.extra(part - 3, extra);
            let (symbol, extra) = split(distance - 1, 1);
            self.code(symbol, 5);
            self.extra(distance - 1, extra);
            length -= part;
        }
    }

    fn extra(&mut self, value: usize, bits: u32) {
        self.put(value as u64 & ((1 << bits) - 1), bits);
    }
}

/// The symbol of a length or distance, which has its leading bits, and how many more bits follow.
fn split(value: usize, leading: u32) -> (u64, u32) {
    let extra = (usize::BITS - value.leading_zeros()).saturating_sub(leading + 1);
    ((u64::from(extra) << leading) + (value as u64 >> extra), extra)
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};
    use table::Dice;

    use super::*;

    fn check(lines: impl IntoIterator<Item = Vec<u8>>) -> Vec<usize> {
        let (mut encoder, mut reader) = (Encoder::default(), Decompress::new(false));
        let sizes = lines.into_iter().map(|line| {
            let mut message = Vec::new();
            encoder.encode(&line, &mut message);
            let mut text = Vec::with_capacity(line.len() + 1);
            reader.decompress_vec(&message, &mut text, FlushDecompress::Sync).unwrap();
            assert!(text == line, "a line of {} bytes", line.len());
            message.len()
        });
        sizes.collect()
    }

    fn noise(dice: &mut Dice, letters: usize, length: usize) -> Vec<u8> {
        (0..length).map(|_| u8::try_from(dice.pick(letters)).unwrap()).collect()
    }

    #[test]
    fn any_bytes_can_be_read_again() {
        let mut dice = Dice::fast(7);
        for letters in [1, 2, 10, 256] {
            check((0..40).map(|_| {
                let length = [0, 1, 3, 4, 257, 258, 259, 262, 5_000][dice.pick(9)] + dice.pick(9);
                noise(&mut dice, letters, length)
            }));
        }
        check([
            noise(&mut dice, 256, 200_000),
            noise(&mut dice, 3, 200_000),
            Vec::new(),
            noise(&mut dice, 9, 10),
        ]);
    }

    #[test]
    fn a_line_like_one_before_is_short_as_long_as_it_is_in_the_window() {
        let mut dice = Dice::fast(8);
        let mut line = noise(&mut dice, 200, 6_000);
        let lines = (0..30).map(|number| {
            let place = dice.pick(line.len());
            let news = noise(&mut dice, 200, number);
            line.splice(place..place, news);
            line.clone()
        });
        let sizes = check(lines);
        assert!(sizes[1..].iter().zip(1..).all(|(size, news)| *size < 100 + 2 * news), "{sizes:?}");
        let far = noise(&mut dice, 256, WINDOW - 1_000);
        let sizes = check([line.clone(), far, line.clone(), line]);
        assert!(sizes[2] > 5_000 && sizes[3] < 110, "{sizes:?}");
    }
}
