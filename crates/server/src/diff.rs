//! What changed between two views of the same table.

use serde_json::Value;

/// Beyond so many changes the whole view is shorter.
const MOST: usize = 48;

/// Where something changed, and what stands there now.
pub(crate) type Changed<'a> = (Vec<Value>, &'a Value);

/// How to come from the one view to the other.
pub(crate) fn changes<'a>(from: &Value, to: &'a Value) -> Vec<Changed<'a>> {
    let mut changes = Vec::new();
    collect(from, to, &mut Vec::new(), &mut changes);
    if changes.len() > MOST {
        return vec![(Vec::new(), to)];
    }
    changes
}

/// Goes down where both sides have the same shape, and takes the new value where they have not.
fn collect<'a>(from: &Value, to: &'a Value, path: &mut Vec<Value>, changes: &mut Vec<Changed<'a>>) {
    match (from, to) {
        _ if from == to => {}
        (Value::Object(old), Value::Object(new)) if old.keys().eq(new.keys()) => {
            for (key, value) in new {
                path.push(Value::from(key.as_str()));
                collect(&old[key], value, path, changes);
                path.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() && worth_entering(new) => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                path.push(Value::from(index));
                collect(old, new, path, changes);
                path.pop();
            }
        }
        _ => changes.push((path.clone(), to)),
    }
}

/// A list of plain values is shorter than the paths into it.
fn worth_entering(list: &[Value]) -> bool {
    list.len() > 8 || list.iter().any(|it| it.is_object() || it.is_array())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What every client does with changes.
    fn applied(mut view: Value, changes: &[Changed<'_>]) -> Value {
        for (path, value) in changes {
            let place = path.iter().fold(&mut view, |at, step| match step {
                Value::String(key) => &mut at[key.as_str()],
                step => &mut at[usize::try_from(step.as_u64().unwrap()).unwrap()],
            });
            *place = (*value).clone();
        }
        view
    }

    #[test]
    fn changes_lead_from_one_view_to_the_other() {
        let views = [
            json!({"round": 1, "seats": [{"cards": [1, 0]}, {"cards": [3, 0]}], "turn": null}),
            json!({"round": 1, "seats": [{"cards": [1, 0]}, {"cards": [2, 0]}], "turn": {"seat": 1}}),
            json!({"round": 2, "seats": [{"cards": [1, 0]}], "turn": {"seat": 0}}),
            json!((0..100).map(|it| json!([it])).collect::<Vec<_>>()),
            json!((0..100).map(|it| json!([-it])).collect::<Vec<_>>()),
            json!({"other": true}),
            json!(7),
        ];
        for from in &views {
            for to in &views {
                assert_eq!(&applied(from.clone(), &changes(from, to)), to);
            }
            assert_eq!(changes(from, from), []);
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let from = json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 2}]}});
        let to = json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 3}]}});
        assert_eq!(json!(changes(&from, &to)), json!([[["a", "c", 1, "d"], 3]]));
    }
}
