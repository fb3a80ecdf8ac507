//! What the people at the table are called.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The name of each seat, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(Vec<String>);

impl Names {
    /// As many names as there are seats. Missing or empty ones become "Seat 3"; a name that stands
    /// already gets its seat's number behind it, so that every name means one seat.
    pub fn new(given: &[String], seats: usize) -> Self {
        let mut names: Vec<String> = Vec::with_capacity(seats);
        for index in 0..seats {
            let given = given.get(index).map_or("", |name| name.trim());
            let plain = if given.is_empty() { format!("Seat {}", index + 1) } else { given.to_owned() };
            let taken = names.iter().any(|name| name.eq_ignore_ascii_case(&plain));
            names.push(if taken { format!("{plain} {}", index + 1) } else { plain });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_one_seat() {
        let names = Names::new(&["Ada".into(), "ada".into(), "  ".into()], 4);
        assert_eq!(names.all(), ["Ada", "ada 2", "Seat 3", "Seat 4"]);
        assert_eq!(names.find("ADA"), Some(Seat(0)));
        assert_eq!(names.find("Ben"), None);
    }
}
