//! Where a tape differs from the one it was laid over.

use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use super::{Part, Tape};

impl Tape {
    /// Places, and what stands there now, in order: how to come from the one tape to the other. Goes down where both
    /// have the same shape, and has the new value where they have not.
    pub fn changes(&self) -> impl Iterator<Item = (Way<'_>, Part<'_>)> {
        self.changed.iter().map(|at| {
            let part = self.root().at(*at as usize);
            (Way(part), part)
        })
    }
}

/// The way to a place on a tape; in JSON such as `["seats",0,"at"]`.
#[derive(Clone, Copy)]
pub struct Way<'a>(Part<'a>);

enum Step<'a> {
    Key(Part<'a>),
    Index(usize),
}

impl<'a> Way<'a> {
    fn steps(self) -> impl Iterator<Item = Step<'a>> {
        let mut here = self.0.at(0);
        std::iter::from_fn(move || {
            let mut parts = here.parts().enumerate();
            let (index, (key, value)) = parts.find(|(_, (_, value))| self.0.at < value.at + value.size())?;
            let step = (here.at < self.0.at).then(|| key.map_or(Step::Index(index), Step::Key));
            here = value;
            step
        })
    }
}

impl Serialize for Way<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.steps())
    }
}

/// Equal for ways that are written alike, whatever tapes they are on.
impl Hash for Way<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for step in self.steps() {
            match step {
                Step::Key(key) => key.word().hash(state),
                Step::Index(index) => index.hash(state),
            }
        }
    }
}

impl Serialize for Step<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Key(key) => key.serialize(serializer),
            Self::Index(index) => index.serialize(serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn between(from: &Value, to: &Value) -> Tape {
        let (mut before, mut tape) = (Tape::default(), Tape::default());
        before.lay(from, &Tape::default());
        tape.lay(to, &before);
        tape
    }

    /// What every client does with changes.
    fn applied(mut view: Value, tape: &Tape) -> Value {
        for (way, value) in tape.changes() {
            let way = serde_json::to_value(way).unwrap();
            let place = way.as_array().unwrap().iter().fold(&mut view, |at, step| match step {
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
            json!({"round": 2, "seats": [{"cards": [1, 0]}, {}, {}], "turn": {"seat": 0, "moved": [[], 1]}}),
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
                assert_eq!(&applied(from.clone(), &between(from, to)), to, "{from} to {to}");
            }
        }
    }

    fn told(from: &Value, to: &Value) -> Vec<Value> {
        between(from, to).changes().map(|it| json!(it)).collect()
    }

    #[test]
    fn ways_have_the_same_key_where_they_are_the_same() {
        let keys = |from: &Value, to: &Value| -> Vec<(Value, u64)> {
            between(from, to).changes().map(|(way, _)| (json!(way), crate::key_of(&way))).collect()
        };
        let one = keys(&json!({"a": [[1], [2]], "b": 1, "1": 1}), &json!({"a": [[3], [4]], "b": 2, "1": 2}));
        let other = keys(&json!({"a": [[9, 9], [2]], "b": 0}), &json!({"a": [[9, 9], [5]], "b": 1}));
        assert_eq!(one.len(), 4);
        for (way, key) in one.iter().chain(&other) {
            for (another, its) in one.iter().chain(&other) {
                assert_eq!(way == another, key == its, "{way} and {another}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let from = json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 2}]}, "e": null});
        let to = json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 3}]}, "e": true});
        assert_eq!(told(&from, &to), [json!([["a", "c", 1, "d"], 3]), json!([["e"], true])]);
        assert!(told(&to, &to).is_empty());
    }

    #[test]
    fn what_has_another_shape_is_told_whole() {
        let shapes = [
            (json!({"a": 1, "b": 2}), json!({"a": 3, "c": 2})),
            (json!({"a": 1}), json!({"a": 3, "b": 2})),
            (json!({"a": 1, "b": 2}), json!({"a": 3})),
            (json!([[1], [2]]), json!([[3]])),
            (json!([[1]]), json!([[3], [2]])),
            (json!([[1]]), json!({"a": 3})),
            (json!([1, 2]), json!([1, 3])), // or is short enough
        ];
        for (from, to) in shapes {
            assert_eq!(
                told(&json!([0, {"x": from}]), &json!([1, {"x": to}])),
                [json!([[0], 1]), json!([[1, "x"], to])]
            );
        }
    }
}
