//! Which bot sits in a seat, in one word.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A player that needs no chair. Its text is how people, files and the wire write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// `random`: any legal action.
    Random,
    /// `policy`: what the game's own quick player does, the one that searches play positions out with.
    Policy,
    /// `greedy`: whatever looks best one action later, by the game's own estimate.
    Greedy,
    /// `ismcts:200`, `ismcts:50ms`, `ismcts:400x2`: tree search with this much effort.
    Ismcts(Effort),
    /// `easy`, `normal`, `hard`: an effort with a name, for people.
    Level(Level),
}

/// How much a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// When to stop.
    pub budget: Budget,
    /// How many threads share iterations, or spend the time side by side; none means one.
    pub threads: u8,
}

impl Effort {
    /// That many iterations on one thread.
    pub const fn iterations(count: u32) -> Self {
        Self { budget: Budget::Iterations(count), threads: 1 }
    }
}

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// After so many iterations: the same seed gives the same answer.
    Iterations(u32),
    /// When the time is up: the answer depends on the machine.
    Milliseconds(u32),
}

/// A strength people choose by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Sees what lies on the table and little beyond.
    Easy,
    /// A fair opponent.
    Normal,
    /// Thinks as long as people are willing to wait.
    Hard,
}

/// Every level, its word and its iterations.
const LEVELS: [(Level, &str, u32); 3] =
    [(Level::Easy, "easy", 40), (Level::Normal, "normal", 300), (Level::Hard, "hard", 2000)];

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 3] = [LEVELS[0].0, LEVELS[1].0, LEVELS[2].0];

    /// The effort behind the name.
    pub const fn effort(self) -> Effort {
        Effort::iterations(LEVELS[self as usize].2)
    }

    const fn word(self) -> &'static str {
        LEVELS[self as usize].1
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Policy => f.write_str("policy"),
            Self::Greedy => f.write_str("greedy"),
            Self::Ismcts(effort) => write!(f, "ismcts:{effort}"),
            Self::Level(level) => f.write_str(level.word()),
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(count) => write!(f, "{count}")?,
            Budget::Milliseconds(time) => write!(f, "{time}ms")?,
        }
        if self.threads > 1 { write!(f, "x{}", self.threads) } else { Ok(()) }
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no bot; expected random, policy, greedy, easy, normal, hard, or a search such as ismcts:200 \
     (iterations), ismcts:50ms (time) or ismcts:400x2 (on two threads; at most 255)"
)]
pub struct NoBot(pub String);

impl FromStr for Bot {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Self, NoBot> {
        let level = LEVELS.iter().find(|(_, word, _)| *word == text);
        match text {
            "random" => Some(Self::Random),
            "policy" => Some(Self::Policy),
            "greedy" => Some(Self::Greedy),
            _ => level
                .map(|(level, ..)| Self::Level(*level))
                .or_else(|| text.strip_prefix("ismcts:").and_then(effort).map(Self::Ismcts)),
        }
        .ok_or_else(|| NoBot(text.to_owned()))
    }
}

/// Reads `200`, `50ms` or `400x2`.
fn effort(text: &str) -> Option<Effort> {
    let (budget, threads) = text.split_once('x').unwrap_or((text, "1"));
    let budget = match budget.strip_suffix("ms") {
        Some(time) => Budget::Milliseconds(positive(time)?),
        None => Budget::Iterations(positive(budget)?),
    };
    let threads = u8::try_from(positive(threads)?).ok()?;
    Some(Effort { budget, threads })
}

fn positive(digits: &str) -> Option<u32> {
    digits.parse().ok().filter(|number| *number > 0)
}

impl Serialize for Bot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_read_as_it_is_written() {
        let words =
            ["random", "policy", "greedy", "ismcts:200", "ismcts:50ms", "ismcts:400x2", "ismcts:50msx3", "hard"];
        for word in words {
            let bot: Bot = word.parse().unwrap();
            assert_eq!(bot.to_string(), word);
            let json = serde_json::to_string(&bot).unwrap();
            assert_eq!(json, format!("{word:?}"));
            assert_eq!(serde_json::from_str::<Bot>(&json).unwrap(), bot);
        }
        let plain = Bot::Ismcts(Effort::iterations(400));
        assert_eq!("ismcts:400x1".parse(), Ok(plain));
        let timed = Effort { budget: Budget::Milliseconds(50), threads: 3 };
        assert_eq!("ismcts:50msx3".parse(), Ok(Bot::Ismcts(timed)));
    }

    #[test]
    fn what_is_no_bot_is_refused_with_what_was_expected() {
        for bad in
            ["", "Random", "ismcts", "ismcts:", "ismcts:0", "ismcts:5s", "ismcts:9x0", "ismcts:9x256", "x2"]
        {
            let error = bad.parse::<Bot>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("{bad:?} is no bot; expected random, policy")), "{error}");
        }
        assert!(serde_json::from_str::<Bot>("\"clever\"").unwrap_err().to_string().contains("\"clever\""));
    }

    #[test]
    fn every_level_stands_in_its_own_line_and_thinks_more_than_the_one_before() {
        for (level, (listed, word, iterations)) in Level::ALL.into_iter().zip(LEVELS) {
            assert_eq!(level, listed);
            assert_eq!(level.effort(), Effort::iterations(iterations));
            assert_eq!(word.parse(), Ok(Bot::Level(level)));
        }
        assert!(LEVELS.windows(2).all(|pair| pair[0].2 < pair[1].2));
    }
}
