//! What changed between two views of the same table.

use std::ops::Range;

use serde::{Serialize, Serializer};
use shelf::{Part, Tape};

/// Beyond so many changes the whole view is shorter.
const MOST: usize = 48;

/// How to come from one view to another.
pub(crate) struct Changes<'a> {
    /// The ways to all places, one behind the other.
    steps: Vec<Step<'a>>,
    /// Each place, and what stands there now.
    values: Vec<(Range<usize>, Part<'a>)>,
}

/// The way to a place in a view; in JSON such as `["seats",0,"at"]`.
#[derive(Serialize)]
pub(crate) struct Path<'a>(&'a [Step<'a>]);

#[derive(Clone, Copy)]
enum Step<'a> {
    Key(Part<'a>),
    Index(usize),
}

impl Serialize for Step<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Key(key) => key.serialize(serializer),
            Self::Index(index) => index.serialize(serializer),
        }
    }
}

impl<'a> Changes<'a> {
    /// What differs.
    pub(crate) fn between(from: &Tape, to: &'a Tape) -> Self {
        let mut changes = Self { steps: Vec::new(), values: Vec::new() };
        let (from, to) = (from.root(), to.root());
        // Two views are hardly ever the same, so it is found out where they differ before whether they do.
        if can_enter(from, to) || from != to {
            changes.collect(from, to, 0, &mut Vec::new());
        }
        if changes.values.len() > MOST {
            changes.values = vec![(0..0, to)];
        }
        changes
    }

    /// Places and what stands there now, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Path<'_>, Part<'a>)> {
        self.values.iter().map(|(way, value)| (Path(&self.steps[way.clone()]), *value))
    }

    /// What differs between two parts that do: goes down where both have the same shape, and takes the new value
    /// where they have not. They are known to be alike for so many nodes; no node is compared twice.
    fn collect(&mut self, from: Part<'_>, to: Part<'a>, alike: usize, way: &mut Vec<Step<'a>>) {
        if !can_enter(from, to) {
            let begin = self.steps.len();
            self.steps.extend_from_slice(way);
            self.values.push((begin..self.steps.len(), to));
            return;
        }
        let mut alike_to = to.place() + alike;
        for (index, ((_, old), (key, new))) in from.parts().zip(to.parts()).enumerate() {
            if alike_to <= new.place() {
                alike_to = new.place() + old.alike(from, new, to);
            }
            if alike_to < new.place() + new.size() {
                way.push(key.map_or(Step::Index(index), Step::Key));
                self.collect(old, new, alike_to - new.place(), way);
                way.pop();
                alike_to = 0; // what follows may be shifted against each other
            }
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
    fn applied(mut view: Value, changes: &Changes<'_>) -> Value {
        for (path, value) in changes.iter() {
            let path = serde_json::to_value(path).unwrap();
            let place = path.as_array().unwrap().iter().fold(&mut view, |at, step| match step {
                Value::String(key) => &mut at[key.as_str()],
                step => &mut at[usize::try_from(step.as_u64().unwrap()).unwrap()],
            });
            *place = serde_json::to_value(value).unwrap();
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
                let told = applied(from.clone(), &Changes::between(&tape(from), &tape(to)));
                assert_eq!(&told, to, "{from} to {to}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let from = tape(&json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 2}]}}));
        let to = tape(&json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 3}]}}));
        let told = |from, to| Changes::between(from, to).iter().map(|it| json!(it)).collect::<Vec<_>>();
        assert_eq!(told(&from, &to), [json!([["a", "c", 1, "d"], 3])]);
        assert!(told(&to, &to).is_empty());
    }
}
