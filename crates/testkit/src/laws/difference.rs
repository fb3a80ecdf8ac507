//! Two things that should be the same, and the first place where they are not.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use super::Verdict;

/// Both are equal, or the error names the first place where they differ.
pub(super) fn same<T>(what: impl fmt::Display, wanted: &T, found: &T) -> Verdict
where
    T: PartialEq + fmt::Debug + Serialize,
{
    if wanted == found {
        return Ok(());
    }
    let json = |it: &T| serde_json::to_value(it).unwrap_or_else(|_| Value::String(format!("{it:?}")));
    Err(match differ(&json(wanted), &json(found)) {
        Some((path, wanted, found)) => format!("{what}{path} is {found}, expected {wanted}"),
        None => format!("{what} differs in what is not serialised: {found:?}, expected {wanted:?}"),
    })
}

/// The path to the first difference, and what stands there.
fn differ(wanted: &Value, found: &Value) -> Option<(String, Value, Value)> {
    let inside = |key: &dyn fmt::Display, one: &Value, other: &Value| {
        differ(one, other).map(|(path, one, other)| (format!(".{key}{path}"), one, other))
    };
    match (wanted, found) {
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(place, (one, other))| inside(&place, one, other))
        }
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            one.iter().zip(other.values()).find_map(|((key, one), other)| inside(key, one, other))
        }
        _ => (wanted != found).then(|| (String::new(), wanted.clone(), found.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_named_by_its_path() {
        let (one, other) = (json!({"hands": [[1], [2, 3]]}), json!({"hands": [[1], [2, 4]]}));
        assert_eq!(same("the view", &one, &one), Ok(()));
        assert_eq!(same("the view", &one, &other).unwrap_err(), "the view.hands.1.1 is 4, expected 3");
        assert_eq!(same("the view", &json!(1), &json!([])).unwrap_err(), "the view is [], expected 1");
    }
}
