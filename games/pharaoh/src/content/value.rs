//! Numbers as the rulebook writes them: `7`, `2D6+3`, `half(incoming)`.

use std::fmt;
use std::str::FromStr;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// So many six-sided dice, and points added to their sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Amount {
    /// Six-sided dice.
    pub dice: u8,
    /// Points added, or taken off.
    pub plus: i16,
}

impl Amount {
    /// A number that needs no dice.
    pub const fn fixed(points: i16) -> Self {
        Self { dice: 0, plus: points }
    }

    /// The multiplied dice: twice 2D6+3 is 4D6+6. [PHA-RUL-57]
    #[must_use]
    pub fn times(self, factor: u8) -> Self {
        Self { dice: self.dice.saturating_mul(factor), plus: self.plus.saturating_mul(i16::from(factor)) }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.dice, self.plus) {
            (0, plus) => write!(f, "{plus}"),
            (dice, 0) => write!(f, "{dice}D6"),
            (dice, plus) => write!(f, "{dice}D6{plus:+}"),
        }
    }
}

impl FromStr for Amount {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || format!("{text:?} is no number; expected one such as 7, 3D6 or 2D6+3");
        let points = |text: &str| text.parse::<i16>().map_err(|_| expected());
        let Some((dice, plus)) = text.split_once("D6") else {
            return Ok(Self::fixed(points(text)?));
        };
        let dice: u8 = dice.trim_start_matches('+').parse().map_err(|_| expected())?;
        if dice == 0 {
            return Err(expected());
        }
        Ok(Self { dice, plus: if plus.is_empty() { 0 } else { points(plus)? } })
    }
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number, or dice that are rolled for it.
    Amount(Amount),
    /// `LP`: the life points a military unit has left. [PHA-AGT-11]
    Remaining,
    /// `dealt`: the life points this attack took off, tabled ones included.
    Dealt,
    /// `incoming`: what the answered attack or event would have done after all changes.
    Incoming,
    /// `half(incoming)`: half of that, rounded down.
    HalfIncoming,
    /// `to(n)`: as much as brings the life points to n.
    To(u8),
}

impl Value {
    /// The least it can be, if it is a number.
    pub fn least(self) -> Option<i16> {
        let Self::Amount(amount) = self else { return None };
        Some(i16::from(amount.dice) + amount.plus)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Amount(amount) => amount.fmt(f),
            Self::Remaining => f.write_str("LP"),
            Self::Dealt => f.write_str("dealt"),
            Self::Incoming => f.write_str("incoming"),
            Self::HalfIncoming => f.write_str("half(incoming)"),
            Self::To(points) => write!(f, "to({points})"),
        }
    }
}

impl FromStr for Value {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "LP" => Ok(Self::Remaining),
            "dealt" => Ok(Self::Dealt),
            "incoming" => Ok(Self::Incoming),
            "half(incoming)" => Ok(Self::HalfIncoming),
            _ => match text.strip_prefix("to(").and_then(|rest| rest.strip_suffix(')')) {
                Some(points) => {
                    points.parse().map(Self::To).map_err(|_| format!("{text:?}: expected to(1) or the like"))
                }
                None => text.parse().map(Self::Amount),
            },
        }
    }
}

/// How many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// So many, or as many as there are.
    Number(u8),
    /// `all`.
    All,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::All => f.write_str("all"),
        }
    }
}

impl FromStr for Count {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            _ => {
                text.parse().map(Self::Number).map_err(|_| format!("{text:?}: expected a number or \"all\""))
            }
        }
    }
}

/// Reads and writes one of these as a bare number or as text.
macro_rules! as_text {
    ($kind:ident, $expected:literal) => {
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl Visitor<'_> for Text {
                    type Value = $kind;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$kind, E> {
                        text.parse().map_err(E::custom)
                    }

                    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<$kind, E> {
                        self.visit_str(&number.to_string())
                    }

                    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<$kind, E> {
                        self.visit_str(&number.to_string())
                    }
                }

                deserializer.deserialize_any(Text)
            }
        }
    };
}

as_text!(Amount, "a number or dice such as \"2D6+3\"");
as_text!(Value, "a number, dice such as \"2D6+3\", or a word such as \"dealt\"");
as_text!(Count, "a number or \"all\"");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_as_the_rulebook_writes_them() {
        for text in ["7", "-2", "3D6", "2D6+3", "LP", "dealt", "incoming", "half(incoming)", "to(1)"] {
            assert_eq!(text.parse::<Value>().unwrap().to_string(), text);
        }
        assert_eq!("+1D6".parse::<Value>().unwrap(), Value::Amount(Amount { dice: 1, plus: 0 }));
        assert_eq!("+5".parse::<Value>().unwrap(), Value::Amount(Amount::fixed(5)));
        for text in ["", "0D6", "D6", "2D8", "many", "to(x)", "2D6+"] {
            assert!(text.parse::<Value>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_row_may_write_a_bare_number_or_text() {
        let values: Vec<Value> = table::content::from_ron("test", "[5, \"3D6\", -2]").unwrap();
        assert_eq!(values.iter().map(Value::to_string).collect::<Vec<_>>(), ["5", "3D6", "-2"]);
        let counts: Vec<Count> = table::content::from_ron("test", "[2, \"all\"]").unwrap();
        assert_eq!(counts, [Count::Number(2), Count::All]);
    }

    #[test]
    fn doubling_doubles_dice_and_points() {
        assert_eq!("2D6+3".parse::<Amount>().unwrap().times(2).to_string(), "4D6+6");
    }
}
