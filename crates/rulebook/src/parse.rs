//! Reading rules out of Markdown.
//!
//! A rule is a list item `- **CRU-CAP-01** — Text. *(note)*`, on one line or several. A note that
//! opens with `not observable:` gives the reason why no event or refusal can cite the rule.

use std::collections::BTreeMap;
use std::fmt;

/// A rule as read, before it becomes a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// For example `CRU-CAP-01`.
    pub id: String,
    /// The nearest heading above it.
    pub chapter: String,
    /// What the rule says.
    pub text: String,
    /// The remarks in `*(…)*` behind it, joined.
    pub note: String,
    /// The reason behind `not observable:`.
    pub unobservable: Option<String>,
}

/// Something in a rulebook that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// The title and all rules of a rulebook, or all of its mistakes at once.
pub fn parse(markdown: &str) -> Result<(String, Vec<Parsed>), Vec<Mistake>> {
    let mut title = String::new();
    let mut chapter = String::new();
    let mut rules: Vec<Parsed> = Vec::new();
    let mut lines_of_ids: BTreeMap<String, usize> = BTreeMap::new();
    let mut mistakes = Vec::new();
    let mut open = false; // the last line belonged to a rule, so an indented one continues it

    for (index, line) in markdown.lines().enumerate() {
        let number = index + 1;
        if let Some(heading) = heading(line) {
            open = false;
            if title.is_empty() {
                heading.clone_into(&mut title);
            }
            heading.clone_into(&mut chapter);
        } else if let Some(rest) = line.strip_prefix("- **") {
            open = false;
            let Some((id, text)) = rest.split_once("** — ") else {
                continue; // a list item with a bold opening that is no rule
            };
            if !is_rule_id(id) {
                mistakes.push(Mistake {
                    line: number,
                    what: format!("{id:?} is not a rule id such as CRU-CAP-01"),
                });
                continue;
            }
            if let Some(first) = lines_of_ids.insert(id.to_owned(), number) {
                mistakes.push(Mistake { line: number, what: format!("{id} stands already at line {first}") });
                continue;
            }
            open = true;
            rules.push(Parsed {
                id: id.to_owned(),
                chapter: chapter.clone(),
                text: text.trim().to_owned(),
                note: String::new(),
                unobservable: None,
            });
        } else if open && line.starts_with("  ") {
            let rule = rules.last_mut().expect("an open rule was pushed");
            rule.text.push(' ');
            rule.text.push_str(line.trim());
        } else {
            open = false;
        }
    }
    if rules.is_empty() && mistakes.is_empty() {
        mistakes.push(Mistake {
            line: 1,
            what: "no rule found; expected items such as `- **CRU-CAP-01** — Text.`".into(),
        });
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    rules.iter_mut().for_each(split_notes);
    Ok((title, rules))
}

fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    (text.len() < line.len()).then(|| text.strip_prefix(' ')).flatten().map(str::trim)
}

/// `CRU-CAP-01`, `PHC-07` or `PHC-P07`: words of capitals, then a number that may follow a letter,
/// joined by hyphens.
fn is_rule_id(id: &str) -> bool {
    let Some((words, number)) = id.rsplit_once('-') else {
        return false;
    };
    let digits = number.trim_start_matches(|it: char| it.is_ascii_uppercase());
    !digits.is_empty()
        && number.len() - digits.len() <= 1
        && digits.bytes().all(|it| it.is_ascii_digit())
        && words.split('-').all(|word| !word.is_empty() && word.bytes().all(|it| it.is_ascii_uppercase()))
}

/// Moves `*(…)*` remarks from the text into `note` and `unobservable`.
fn split_notes(rule: &mut Parsed) {
    let mut notes: Vec<String> = Vec::new();
    while let Some(start) = rule.text.find("*(") {
        let Some(length) = rule.text[start..].find(")*") else {
            break;
        };
        let note = rule.text[start + 2..start + length].trim().to_owned();
        rule.text.replace_range(start..start + length + 2, "");
        match note.strip_prefix("not observable:") {
            Some(reason) => rule.unobservable = Some(reason.trim().to_owned()),
            None => notes.push(note),
        }
    }
    rule.text = rule.text.split_whitespace().collect::<Vec<_>>().join(" ");
    rule.note = notes.join("; ");
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# A game
## 1. Moving
- **TOY-MOVE-01** — A piece moves
  two steps. *(source: the rulebook)*
- **Plain item**: no rule.
## 2. Limits
- **TOY-END-01** — It ends. *(not observable: a property test shows it)* *(source: ours)*
";

    #[test]
    fn rules_carry_chapter_text_and_notes() {
        let (title, rules) = parse(BOOK).unwrap();
        assert_eq!(title, "A game");
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0].id, "TOY-MOVE-01");
        assert_eq!(rules[0].chapter, "1. Moving");
        assert_eq!(rules[0].text, "A piece moves two steps.");
        assert_eq!(rules[0].note, "source: the rulebook");
        assert_eq!(rules[1].unobservable.as_deref(), Some("a property test shows it"));
        assert_eq!(rules[1].note, "source: ours");
    }

    #[test]
    fn all_mistakes_are_reported_with_their_lines() {
        let text = "- **TOY-A-01** — one\n- **TOY-A-01** — again\n- **toy-a** — not an id\n";
        let mistakes = parse(text).unwrap_err();
        assert_eq!(mistakes.len(), 2);
        assert_eq!(mistakes[0].to_string(), "line 2: TOY-A-01 stands already at line 1");
        assert_eq!(mistakes[1].line, 3);
    }

    #[test]
    fn an_id_may_lack_a_chapter_or_carry_a_letter() {
        let ids = ["TOY-A-01", "TOY-01", "TOY-P01", "TOY-PP01", "01", "toy-01", "TOY-P", "-01"];
        assert_eq!(ids.map(is_rule_id), [true, true, true, false, false, false, false, false]);
    }

    #[test]
    fn a_file_without_rules_is_a_mistake() {
        assert!(parse("# Nothing here\n").is_err());
    }
}
