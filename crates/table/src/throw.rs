//! One throw of the dice or one shuffle, as records keep it and scenarios script it.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A throw: written `12`, `"keep"` or `[2, 0, 1]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Throw {
    /// The face a die shows, counted from 1.
    Die(u32),
    /// A shuffle that leaves the pile as it lies.
    Keep,
    /// A shuffle: the card that lies at the first place afterwards was at this place before, and so on.
    Order(Vec<u32>),
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(face) => write!(f, "a die showing {face}"),
            Self::Keep => f.write_str("a shuffle that changes nothing"),
            Self::Order(order) => write!(f, "a shuffle of {} into {order:?}", order.len()),
        }
    }
}

impl Serialize for Throw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Die(face) => serializer.serialize_u32(*face),
            Self::Keep => serializer.serialize_str("keep"),
            Self::Order(order) => order.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Throw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ThrowVisitor)
    }
}

struct ThrowVisitor;

impl<'de> Visitor<'de> for ThrowVisitor {
    type Value = Throw;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a die's face such as 12, \"keep\", or a shuffle's order such as [2, 0, 1]")
    }

    fn visit_u64<E: serde::de::Error>(self, face: u64) -> Result<Throw, E> {
        match u32::try_from(face) {
            Ok(face) if face > 0 => Ok(Throw::Die(face)),
            _ => Err(E::custom(format!("no die shows {face}"))),
        }
    }

    fn visit_i64<E: serde::de::Error>(self, face: i64) -> Result<Throw, E> {
        match u64::try_from(face) {
            Ok(face) => self.visit_u64(face),
            Err(_) => Err(E::custom(format!("no die shows {face}"))),
        }
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Throw, E> {
        match word {
            "keep" => Ok(Throw::Keep),
            _ => Err(E::custom(format!("{word:?} is no throw; expected \"keep\""))),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Throw, A::Error> {
        let mut order: Vec<u32> = Vec::new();
        while let Some(place) = seq.next_element()? {
            order.push(place);
        }
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if sorted.iter().zip(0u32..).any(|(place, want)| *place != want) {
            return Err(A::Error::custom(format!(
                "{order:?} is no order: each place from 0 to {} must stand once",
                order.len().saturating_sub(1)
            )));
        }
        Ok(Throw::Order(order))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_are_written_plainly_in_ron_and_json() {
        let throws: Vec<Throw> = ron::from_str(r#"[12, "keep", [2, 0, 1]]"#).unwrap();
        assert_eq!(throws, [Throw::Die(12), Throw::Keep, Throw::Order(vec![2, 0, 1])]);
        let json = serde_json::to_string(&throws).unwrap();
        assert_eq!(json, r#"[12,"keep",[2,0,1]]"#);
        assert_eq!(serde_json::from_str::<Vec<Throw>>(&json).unwrap(), throws);
    }

    #[test]
    fn what_is_no_throw_is_refused() {
        for bad in ["0", "-1", "\"shuffle\"", "[0, 0]", "[1, 2]", "true"] {
            assert!(serde_json::from_str::<Throw>(bad).is_err(), "{bad}");
        }
    }
}
