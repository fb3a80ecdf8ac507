//! What the people at the table are called.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The name of each seat, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(Vec<String>);

impl Names {
    /// As many names as there are seats, made plain. Missing or empty ones become "Seat 3"; a name that
    /// stands already gets its seat's number behind it, so that every name means one seat.
    pub fn new(given: &[String], seats: usize) -> Self {
        let mut names: Vec<String> = Vec::with_capacity(seats);
        for index in 0..seats {
            let given = given.get(index).map(|name| plain(name)).unwrap_or_default();
            let mut own = if given.is_empty() { format!("Seat {}", index + 1) } else { given };
            while names.iter().any(|name| name.eq_ignore_ascii_case(&own)) {
                own = format!("{own} {}", index + 1);
            }
            names.push(own);
        }
        Self(names)
    }

    /// The seat's name.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// The seat of that name, whatever its case.
    pub fn find(&self, name: &str) -> Option<Seat> {
        let index = self.0.iter().position(|it| it.eq_ignore_ascii_case(name.trim()))?;
        u8::try_from(index).ok().map(Seat)
    }

    /// All of them, in seat order.
    pub fn all(&self) -> &[String] {
        &self.0
    }
}

/// The longest name, in characters.
const LONGEST: usize = 40;

/// A name that cannot be mistaken for anything else in a line of text: no commas and colons, which
/// lists and scenarios use, and nothing invisible or able to turn the text around.
fn plain(name: &str) -> String {
    let harmless = |letter: &char| {
        !letter.is_control()
            && !matches!(letter, ',' | ':' | '(' | ')')
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let words: String =
        name.chars().map(|it| if it.is_whitespace() { ' ' } else { it }).filter(harmless).collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_one_seat() {
        let names = Names::new(&["Ada".into(), "ada".into(), "  ".into()], 4);
        assert_eq!(names.all(), ["Ada", "ada 2", "Seat 3", "Seat 4"]);
        assert_eq!(names.find("ADA"), Some(Seat(0)));
        assert_eq!(names.find("Ben"), None);
        let sly = Names::new(&["Ada".into(), "Ada 3".into(), "ada".into()], 3);
        assert_eq!(sly.all(), ["Ada", "Ada 3", "ada 3 3"]);
    }

    #[test]
    fn names_are_made_plain() {
        let names = Names::new(&["A,\tb:\n\u{202e}c ".into(), "x".repeat(99), "\u{200b}".into()], 3);
        assert_eq!(names.of(Seat(0)), "A b c");
        assert_eq!(names.of(Seat(1)).len(), 40);
        assert_eq!(names.of(Seat(2)), "Seat 3");
    }
}
