//! JSON that is kept and seldom looked into.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A JSON value as its text: as a tree it would take twenty times the room, and every action of a match is kept.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl Json {
    /// What serde makes of something that is plain data.
    pub fn of(plain: &impl Serialize) -> Self {
        Self(to_raw_value(plain).expect("plain data is JSON"))
    }

    /// Reads it as something.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.0.get())
    }

    /// The same as a tree.
    pub fn value(&self) -> Value {
        self.read().expect("it was made from JSON")
    }
}

/// Whatever the order of their keys.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get() || self.value() == other.value()
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Self::of(&value)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn it_is_written_as_it_is_and_read_again() {
        let value = json!({"to": [1, "a \"quoted\" word"], "by": null});
        let kept = Json::from(value.clone());
        assert_eq!(serde_json::to_value((&kept, 1)).unwrap(), json!([value, 1]));
        assert_eq!(serde_json::from_str::<Json>(&serde_json::to_string(&kept).unwrap()).unwrap(), kept);
        assert_eq!((kept.value(), kept.read::<Value>().unwrap()), (value.clone(), value));
        assert!(kept.read::<u8>().is_err());
    }

    #[test]
    fn the_order_of_keys_does_not_matter_and_all_else_does() {
        let read = |text: &str| Json(RawValue::from_string(text.to_owned()).unwrap());
        assert_eq!(read(r#"{"a":1,"b":2}"#), read(r#"{ "b": 2, "a": 1 }"#));
        assert_ne!(read("[1,2]"), read("[2,1]"));
        assert_ne!(read("1"), read(r#""1""#));
    }
}
