//! A match as a file: readable, and never half written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Serialize as _;
use serde_json::ser::Formatter;
use table::Record;

/// Reads a match file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Record> {
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is no match file", path.display()))
}

/// The file a match in progress is kept in.
#[derive(Clone, Debug)]
pub(crate) struct MatchFile {
    path: PathBuf,
    /// The folder of content the match is played with, if it is not as printed.
    content: Option<PathBuf>,
}

impl MatchFile {
    /// Keeps a match that is played with this content here.
    pub(crate) fn new(path: PathBuf, content: Option<PathBuf>) -> Self {
        Self { path, content }
    }

    /// Writes beside the file and then changes the name, so that whoever ends this program at any
    /// moment leaves either the old match or the new one.
    pub(crate) fn save(&self, record: &Record) -> anyhow::Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        fs::write(&beside, text(record))
            .and_then(|()| fs::rename(&beside, &self.path))
            .with_context(|| format!("{} cannot be written", self.path.display()))
    }

    /// Its path as a shell reads it.
    pub(crate) fn shown(&self) -> String {
        quoted(&self.path)
    }

    /// How to go on with it, for people.
    pub(crate) fn farewell(&self) -> String {
        let content = self.content.as_deref().map(|it| format!(" --content {}", quoted(it)));
        let content = content.unwrap_or_default();
        format!("The match is kept. Go on with:\n  undercroft play --resume {}{content}", self.shown())
    }
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let plain = path.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_./".contains(&it));
    if plain { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
}

/// JSON with a line for each entry: short enough to read, and a change to one entry changes one line.
fn text(record: &Record) -> Vec<u8> {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, Lines::default());
    record.serialize(&mut serializer).expect("records are plain data");
    text.push(b'\n');
    text
}

/// Breaks the line before whatever stands in the outermost two brackets.
#[derive(Default)]
struct Lines {
    depth: usize,
}

impl Lines {
    const BROKEN: usize = 2;

    fn item<W: io::Write + ?Sized>(&self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth <= Self::BROKEN {
            writer.write_all(b"\n")?;
            (0..self.depth).try_for_each(|_| writer.write_all(b"  "))?;
        } else if !first {
            writer.write_all(b" ")?;
        }
        Ok(())
    }

    fn open<W: io::Write + ?Sized>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(bracket)
    }

    fn close<W: io::Write + ?Sized>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        if self.depth <= Self::BROKEN {
            writer.write_all(b"\n")?;
            (1..self.depth).try_for_each(|_| writer.write_all(b"  "))?;
        }
        self.depth -= 1;
        writer.write_all(bracket)
    }
}

impl Formatter for Lines {
    fn begin_array<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"[")
    }

    fn end_array<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"]")
    }

    fn begin_array_value<W: io::Write + ?Sized>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.item(writer, first)
    }

    fn begin_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"{")
    }

    fn end_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"}")
    }

    fn begin_object_key<W: io::Write + ?Sized>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.item(writer, first)
    }

    fn begin_object_value<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::record::{DiceRecord, Entry, FORMAT, Opening};
    use table::{Seat, Throw};

    fn record() -> Record {
        Record {
            format: FORMAT.to_owned(),
            game: "toy".to_owned(),
            content: "c".to_owned(),
            names: vec!["Ada".to_owned()],
            players: vec!["human".to_owned()],
            setup: serde_json::json!({"seats": 1}),
            given: None,
            dice: DiceRecord::Fast { seed: 7 },
            opening: Opening { throws: vec![Throw::Order(vec![1, 0])], hash: "h".to_owned() },
            entries: vec![
                Entry::TakeBack { seat: Seat(0) },
                Entry::Concede { seat: Seat(0), throws: Vec::new() },
            ],
            end: None,
        }
    }

    #[test]
    fn every_entry_has_a_line_and_is_read_back() {
        let text = String::from_utf8(text(&record())).unwrap();
        assert!(text.contains("\n    {\"what\": \"take_back\", \"seat\": 0},\n"), "{text}");
        assert!(text.contains("\n    \"throws\": [[1, 0]],\n"), "{text}");
        assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record());
    }

    #[test]
    fn the_command_to_go_on_survives_odd_names() {
        let farewell = |path: &str| MatchFile::new(path.into(), None).farewell();
        assert!(farewell("a/b-1.match.json").ends_with("--resume a/b-1.match.json"));
        assert!(farewell("it's here").ends_with(r"--resume 'it'\''s here'"));
        let own = MatchFile::new("a.json".into(), Some("my box".into())).farewell();
        assert!(own.ends_with("--resume a.json --content 'my box'"), "{own}");
    }
}
