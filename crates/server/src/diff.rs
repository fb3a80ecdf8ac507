//! What changed between two views of the same table.
//!
//! Both are JSON as text, written by the same code, so that what is equal is equal byte for byte and is
//! stepped over without being read into a tree. Views are looked at after every action by everybody;
//! trees were most of what a server did.

/// Beyond so many changes the whole view is shorter.
const MOST: usize = 48;

/// Where something changed, as JSON such as `["seats",0,"at"]`, and the JSON of what stands there now.
pub(crate) type Changed<'a> = (String, &'a str);

/// How to come from the one view to the other.
pub(crate) fn changes<'a>(from: &str, to: &'a str) -> Vec<Changed<'a>> {
    let mut changes = Vec::new();
    collect(from, to, &mut Vec::new(), &mut changes);
    if changes.len() > MOST {
        return vec![("[]".to_owned(), to)];
    }
    changes
}

/// Goes down where both sides have the same shape, and takes the new value where they have not.
fn collect<'a>(from: &str, to: &'a str, path: &mut Vec<String>, changes: &mut Vec<Changed<'a>>) {
    if from == to {
        return;
    }
    let (old, new) = (parts(from), parts(to));
    let alike = old.len() == new.len() && old.iter().zip(&new).all(|(old, new)| old.key == new.key);
    if from.as_bytes()[0] != to.as_bytes()[0] || new.is_empty() || !alike || !worth_entering(&new) {
        changes.push((format!("[{}]", path.join(",")), to));
        return;
    }
    for (index, (old, new)) in old.iter().zip(&new).enumerate() {
        if old.value != new.value {
            path.push(new.key.map_or_else(|| index.to_string(), str::to_owned));
            collect(old.value, new.value, path, changes);
            path.pop();
        }
    }
}

/// A list of plain values is shorter than the paths into it.
fn worth_entering(parts: &[Part<'_>]) -> bool {
    parts.len() > 8 || parts.iter().any(|it| it.key.is_some() || it.value.starts_with(['{', '[']))
}

/// A member of an object, or an item of a list.
struct Part<'a> {
    /// With its quotation marks; none in a list.
    key: Option<&'a str>,
    value: &'a str,
}

/// What an object or a list is made of; nothing for anything else.
fn parts(text: &str) -> Vec<Part<'_>> {
    let is_object = text.starts_with('{');
    let mut parts = Vec::new();
    if !is_object && !text.starts_with('[') {
        return parts;
    }
    let mut rest = &text[1..text.len() - 1];
    while !rest.is_empty() {
        let mut key = None;
        if is_object {
            let (word, value) = rest.split_at(length(rest));
            (key, rest) = (Some(word), &value[1..]); // behind the colon
        }
        let (value, behind) = rest.split_at(length(rest));
        parts.push(Part { key, value });
        rest = behind.strip_prefix(',').unwrap_or(behind);
    }
    parts
}

/// How long the first value of a text is.
fn length(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (place, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => continue,
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' | b':' if depth == 0 => return place,
            b'}' | b']' => depth -= 1,
            _ => continue,
        }
        let ends = matches!(byte, b'"' | b'}' | b']') && !quoted && !escaped && depth == 0;
        if ends {
            return place + 1;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// What every client does with changes.
    fn applied(mut view: Value, changes: &[Changed<'_>]) -> Value {
        for (path, value) in changes {
            let path: Vec<Value> = serde_json::from_str(path).unwrap();
            let place = path.iter().fold(&mut view, |at, step| match step {
                Value::String(key) => &mut at[key.as_str()],
                step => &mut at[usize::try_from(step.as_u64().unwrap()).unwrap()],
            });
            *place = serde_json::from_str(value).unwrap();
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
                let (before, after) = (from.to_string(), to.to_string());
                assert_eq!(&applied(from.clone(), &changes(&before, &after)), to, "{from} to {to}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let from = json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 2}]}}).to_string();
        let to = json!({"a": {"b": 1, "c": [{"d": 1}, {"d": 3}]}}).to_string();
        assert_eq!(changes(&from, &to), [(r#"["a","c",1,"d"]"#.to_owned(), "3")]);
        assert_eq!(changes(&to, &to), []);
    }
}
