//! Damaging JSON and lines of text in ways that often still look right.

use serde_json::Value;
use table::Dice;

const NUMBERS: [i64; 9] = [0, 1, 7, 63, 200, 255, 256, 70_000, -1];

/// Changes one thing somewhere inside: a number, a word, a key, or the length of a list.
pub(super) fn mutate_json(value: &mut Value, words: &[String], dice: &mut Dice) {
    match value {
        Value::Number(_) | Value::Null => *value = NUMBERS[dice.pick(NUMBERS.len())].into(),
        Value::Bool(truth) => *truth = !*truth,
        Value::String(word) => another(word, words, dice),
        Value::Array(list) => match dice.pick(list.len() + 1) {
            place if place < list.len() => mutate_json(&mut list[place], words, dice),
            _ => drop(list.pop()),
        },
        Value::Object(map) if map.is_empty() => *value = Value::Null,
        Value::Object(map) => {
            let place = dice.pick(map.len());
            let mut key = map.keys().nth(place).expect("a place within").clone();
            let mut inner = map.remove(&key).expect("a key of the map");
            match dice.pick(3) {
                0 => another(&mut key, words, dice),
                _ => mutate_json(&mut inner, words, dice),
            }
            map.insert(key, inner);
        }
    }
}

fn another(word: &mut String, words: &[String], dice: &mut Dice) {
    if !words.is_empty() {
        words[dice.pick(words.len())].clone_into(word);
    }
}

/// Cuts, doubles or bends a line.
pub(super) fn mutate_line(line: &str, dice: &mut Dice) -> String {
    let letters: Vec<char> = line.chars().collect();
    let place = dice.pick(letters.len() + 1);
    let (head, tail) = letters.split_at(place);
    let (head, tail): (String, String) = (head.iter().collect(), tail.iter().collect());
    match dice.pick(7) {
        0 => head,
        1 => tail,
        2 => format!("{line} {tail}"),
        3 => line.replace(|it: char| it.is_ascii_digit(), "99"),
        4 => line.replace(|it: char| it.is_ascii_digit(), "-99999999999999999999"),
        5 => format!("{head}\u{e9}{tail}"),
        _ => line.to_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn damaged_json_differs_in_numbers_words_and_keys() {
        let whole = json!({"move": {"to": [3, 4], "by": "walking"}});
        let words = ["move".to_owned(), "wait".to_owned(), "walking".to_owned()];
        let mut dice = Dice::fast(1);
        let mut damaged = || {
            let mut value = whole.clone();
            mutate_json(&mut value, &words, &mut dice);
            value
        };
        let all: Vec<Value> = (0..200).map(|_| damaged()).collect();
        for wanted in [
            json!({"move": {"to": [255, 4], "by": "walking"}}),
            json!({"move": {"to": [3], "by": "walking"}}),
            json!({"move": {"to": [3, 4], "by": "wait"}}),
            json!({"wait": {"to": [3, 4], "by": "walking"}}),
        ] {
            assert!(all.contains(&wanted), "{wanted}");
        }
    }

    #[test]
    fn lines_are_cut_between_letters() {
        let mut dice = Dice::fast(1);
        let lines: Vec<String> = (0..200).map(|_| mutate_line("grüße 7", &mut dice)).collect();
        assert!(lines.contains(&"grü".to_owned()) && lines.contains(&"grüße 99".to_owned()));
        assert!(lines.contains(&String::new()));
    }
}
