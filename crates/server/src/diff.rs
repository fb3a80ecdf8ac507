//! What changed between two views of the same table.

use shelf::{Part, Tape};

/// Beyond so many changes the whole view is shorter.
const MOST: usize = 48;

/// Where something changed, as JSON such as `["seats",0,"at"]`, and what stands there now.
pub(crate) type Changed<'a> = (String, Part<'a>);

/// How to come from the one view to the other.
pub(crate) fn changes<'a>(from: &Tape, to: &'a Tape) -> Vec<Changed<'a>> {
    let mut changes = Vec::new();
    let (from, to_root) = (from.root(), to.root());
    // Two views are hardly ever the same, so it is found out where they differ before whether they do.
    if can_enter(from, to_root) || from != to_root {
        collect(from, to_root, &mut Vec::new(), &mut changes);
    }
    if changes.len() > MOST {
        return vec![("[]".to_owned(), to_root)];
    }
    changes
}

/// What differs between two parts that do: goes down where both have the same shape, and takes the new value
/// where they have not.
fn collect<'a>(from: Part<'_>, to: Part<'a>, path: &mut Vec<String>, changes: &mut Vec<Changed<'a>>) {
    if !can_enter(from, to) {
        changes.push((format!("[{}]", path.join(",")), to));
        return;
    }
    for (index, ((_, old), (key, new))) in from.parts().zip(to.parts()).enumerate() {
        if old != new {
            path.push(key.map_or_else(|| index.to_string(), |key| key.to_string()));
            collect(old, new, path, changes);
            path.pop();
        }
    }
}

fn can_enter(from: Part<'_>, to: Part<'_>) -> bool {
    have_same_shape(from, to) && is_worth_entering(to)
}

/// Whether both are lists of the same length, or objects with the same keys.
fn have_same_shape(from: Part<'_>, to: Part<'_>) -> bool {
    let mut pairs = (from.parts(), to.parts());
    from.is_composed()
        && from.is_object() == to.is_object()
        && loop {
            match (pairs.0.next(), pairs.1.next()) {
                (None, None) => break to.is_composed(),
                (Some((old, _)), Some((new, _))) if old == new => {}
                _ => break false,
            }
        }
}

/// A short list of plain values is shorter than the paths into it.
fn is_worth_entering(part: Part<'_>) -> bool {
    part.is_object() || part.parts().nth(8).is_some() || part.parts().any(|(_, value)| value.is_composed())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn tape(value: &Value) -> Tape {
        let mut tape = Tape::default();
        tape.lay(value);
        tape
    }

    /// What every client does with changes.
    fn applied(mut view: Value, changes: &[Changed<'_>]) -> Value {
        for (path, value) in changes {
            let path: Vec<Value> = serde_json::from_str(path).unwrap();
            let place = path.iter().fold(&mut view, |at, step| match step {
                Value::String(key) => &mut at[key.as_str()],
                step => &mut at[usize::try_from(step.as_u64().unwrap()).unwrap()],
            });
            *place = serde_json::from_str(&value.to_string()).unwrap();
        }
        view
    }

    #[test]
    fn changes_lead_from_one_view_to_the_other() {
        let views = [
            json!({"round": 1, "seats": [{"cards": [1, 0]}, {"cards": [3, 0]}], "turn": null}),
            json!({"round": 1, "seats": [{"cards": [1, 0]}, {"cards": [2, 0]}], "turn": {"seat": 1}}),
            json!({"round": 2, "seats": [{"cards": [1, 0]}], "turn": {"seat": 0}}),
            json!({"seats": [{"name": "a \"quoted\", {odd} [name]\\"}, {}], "turn": [], "round": -1.5e3}),
            json!({"seats": [{"name": "\\\" \u{1F480} :,"}, {}], "turn": [[]], "round": true}),
            json!((0..100).map(|it| json!([it])).collect::<Vec<_>>()),
            json!((0..100).map(|it| json!([-it])).collect::<Vec<_>>()),
            json!({"other": true}),
            json!({}),
            json!([]),
            json!("word"),
            json!(7),
        ];
        for from in &views {
            for to in &views {
                let told = applied(from.clone(), &changes(&tape(from), &tape(to)));
                assert_eq!(&told, to, "{from} to {to}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let from = tape(&json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 2}]}}));
        let to = tape(&json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 3}]}}));
        let told: Vec<(String, String)> =
            changes(&from, &to).into_iter().map(|(path, value)| (path, value.to_string())).collect();
        assert_eq!(told, [(r#"["a","c",1,"d"]"#.to_owned(), "3".to_owned())]);
        assert!(changes(&to, &to).is_empty());
    }
}
