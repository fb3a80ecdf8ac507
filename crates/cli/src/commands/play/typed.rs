//! What a player typed.

/// A line at the prompt, understood as far as the words go.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed<'a> {
    /// Just Enter.
    Nothing,
    /// The choice of that number, counted from 1.
    Number(usize),
    /// What can be explained?
    Topics,
    /// Explain this.
    Explain(&'a str),
    /// Take the last action back.
    Back,
    /// The whole log.
    Log,
    /// What would a bot do?
    Hint,
    /// Give up.
    Concede,
    /// Leave.
    Quit,
    /// An action in words, it seems.
    Words(&'a str),
}

/// What may be typed besides an action.
pub(crate) const HELP: &str = "Write a number, or as many words as make it clear. \
    Also: ? (what can be explained), ? WORDS (explain), back, log, hint, concede, quit.";

impl<'a> Typed<'a> {
    /// Reads a line.
    pub(crate) fn read(line: &'a str) -> Self {
        if let Some(words) = line.strip_prefix('?') {
            let words = words.trim();
            return if words.is_empty() { Self::Topics } else { Self::Explain(words) };
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        match line.to_lowercase().as_str() {
            "" => Self::Nothing,
            "help" => Self::Topics,
            "back" | "take back" => Self::Back,
            "log" => Self::Log,
            "hint" => Self::Hint,
            "concede" => Self::Concede,
            "quit" | "exit" => Self::Quit,
            _ => Self::Words(line),
        }
    }
}

/// The labels these words may mean: the one they spell out, or else all that open like them, word
/// by word. `m (1,0)` means `move (1,0)`.
pub(crate) fn meant(words: &str, labels: &[&str]) -> Vec<usize> {
    let typed = split(words);
    let labels: Vec<Vec<String>> = labels.iter().map(|label| split(label)).collect();
    if let Some(index) = labels.iter().position(|label| *label == typed) {
        return vec![index];
    }
    let opens = |label: &[String]| {
        typed.len() <= label.len()
            && typed.iter().zip(label).all(|(typed, word)| word.starts_with(typed.as_str()))
    };
    (0..labels.len()).filter(|index| opens(&labels[*index])).collect()
}

fn split(words: &str) -> Vec<String> {
    words.to_lowercase().split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        assert_eq!(Typed::read("12"), Typed::Number(12));
        assert_eq!(Typed::read("?"), Typed::Topics);
        assert_eq!(Typed::read("? kick"), Typed::Explain("kick"));
        assert_eq!(Typed::read("BACK"), Typed::Back);
        assert_eq!(Typed::read("end turn"), Typed::Words("end turn"));
        assert_eq!(Typed::read(""), Typed::Nothing);
    }

    #[test]
    fn words_mean_a_label_in_full_or_by_a_clear_opening() {
        let labels = ["move (1,0)", "move (1,0) then rest", "end turn", "play Kick on Nox"];
        assert_eq!(meant("MOVE  (1,0)", &labels), [0]);
        assert_eq!(meant("e", &labels), [2]);
        assert_eq!(meant("p kick", &labels), [3]);
        assert_eq!(meant("move", &labels), [0, 1]);
        assert!(meant("move (9,9)", &labels).is_empty());
        assert!(meant("end turn now", &labels).is_empty());
    }
}
