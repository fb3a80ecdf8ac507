//! What the terminal can show: lines, a little colour, columns. Piped output is plain.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::{Command, Stdio};

use anstyle::Style;
use table::Heard;
use table::RuleId;

const WIDTH_IF_UNKNOWN: usize = 80;

/// Where words to people go.
pub(crate) struct Screen {
    terminal: bool,
    colour: bool,
}

impl Screen {
    /// Standard output; in colour if it is a terminal and nobody objects with `NO_COLOR`.
    pub(crate) fn new() -> Self {
        let terminal = io::stdout().is_terminal();
        let objected = std::env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty());
        Self { terminal, colour: terminal && !objected }
    }

    /// A line, or several.
    #[expect(clippy::unused_self, reason = "whoever writes must hold the screen")]
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(io::stdout(), "{}", text.as_ref())
    }

    /// A line that stands out.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        let heading = self.painted(Style::new().bold(), text);
        self.line(heading)
    }

    /// A sentence of the log or a refusal, with the rule it follows behind it.
    pub(crate) fn cited(&mut self, sentence: &str, rule: Option<RuleId>) -> io::Result<()> {
        match rule {
            Some(rule) => {
                let rule = self.painted(Style::new().dimmed(), &format!("[{rule}]"));
                self.line(format!("{sentence} {rule}"))
            }
            None => self.line(sentence),
        }
    }

    /// Lines of the log.
    pub(crate) fn log(&mut self, lines: &[Heard]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.cited(&line.text, line.rules.first().copied()))
    }

    /// Asks for a line of input.
    pub(crate) fn prompt(&mut self, words: &str) -> io::Result<()> {
        let prompt = self.painted(Style::new().bold(), words);
        write!(io::stdout(), "{prompt} ")?;
        io::stdout().flush()
    }

    /// Says something that the next line replaces; a file or pipe is spared it.
    pub(crate) fn passing(&mut self, words: &str) -> io::Result<()> {
        if self.terminal {
            write!(io::stdout(), "\r\x1b[2K{words}")?;
        }
        io::stdout().flush()
    }

    /// Leaves nothing to be seen, scrolling back included.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.terminal {
            write!(io::stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
        }
        io::stdout().flush()
    }

    /// How many characters fit side by side. A shell that exports `COLUMNS` is believed; otherwise
    /// `stty` knows, as the standard library does not.
    pub(crate) fn width(&self) -> usize {
        let said = std::env::var("COLUMNS").ok().and_then(|it| it.parse().ok());
        let width = said.or_else(|| if self.terminal { terminal_width() } else { None });
        width.filter(|it| *it > 0).unwrap_or(WIDTH_IF_UNKNOWN)
    }

    fn painted(&self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}

/// A sentence for standard error.
pub(crate) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}"); // if nobody listens there either, so be it
}

fn terminal_width() -> Option<usize> {
    let stty =
        Command::new("stty").arg("size").stdin(Stdio::inherit()).stderr(Stdio::null()).output().ok()?;
    let size = String::from_utf8(stty.stdout).ok()?;
    size.split_whitespace().nth(1)?.parse().ok()
}

/// Items side by side, read from top to bottom and then from left to right.
pub(crate) fn columns(items: &[String], width: usize) -> String {
    const GAP: usize = 3;
    let widest = items.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let across = ((width + GAP) / (widest + GAP)).max(1);
    let down = items.len().div_ceil(across);
    let mut text = String::new();
    for row in 0..down {
        let cells: Vec<&str> = items.iter().skip(row).step_by(down).map(String::as_str).collect();
        let (last, others) = cells.split_last().expect("a row has a cell");
        for cell in others {
            write!(text, "{cell:<w$}", w = widest + GAP).expect("strings grow");
        }
        text.push_str(last);
        if row + 1 < down {
            text.push('\n');
        }
    }
    text
}

/// Text in lines no longer than `width`, each behind the indent. A longer word keeps its line.
pub(crate) fn wrapped(text: &str, indent: &str, width: usize) -> String {
    let room = width.saturating_sub(indent.chars().count());
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let lines: Vec<String> = lines.into_iter().map(|line| format!("{indent}{line}")).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn columns_fill_the_width_and_no_more() {
        let items = items(&["one", "two", "three", "four", "five"]);
        assert_eq!(columns(&items, 13), "one     four\ntwo     five\nthree");
        assert_eq!(columns(&items, 12), "one\ntwo\nthree\nfour\nfive");
        assert_eq!(columns(&items, 200), "one     two     three   four    five");
        assert_eq!(columns(&[], 80), "");
    }

    #[test]
    fn text_is_wrapped_between_words() {
        assert_eq!(wrapped("a grave is captured", "  ", 12), "  a grave is\n  captured");
        assert_eq!(wrapped("Groundskeepers win", "", 5), "Groundskeepers\nwin");
    }
}
