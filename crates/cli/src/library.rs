//! Looking things up: rules by id, cards by name, anything by its words.

use std::path::Path;
use std::sync::Arc;

use shelf::{AnyTable, ShelfError, Visit};
use table::{CatalogueEntry, Rule, Rulebook, WholeGame};

use crate::screen::wrapped;

/// Rulebooks and what lies in the boxes.
pub(crate) struct Library {
    books: Vec<&'static Rulebook>,
    entries: Vec<CatalogueEntry>,
}

/// What a search came to.
#[derive(Debug, PartialEq)]
pub(crate) enum Found<'a> {
    /// Just this rule.
    Rule(&'static Rule),
    /// Just this thing.
    Entry(&'a CatalogueEntry),
    /// All that speaks of it.
    Several(Vec<&'a CatalogueEntry>, Vec<&'static Rule>),
    /// Nothing, but these are spelt much like it.
    Nothing(Vec<&'a str>),
}

impl Library {
    /// What can be looked up at a table.
    pub(crate) fn at(table: &dyn AnyTable) -> Self {
        Self { books: vec![table.about().rulebook, &table::rules::RULEBOOK], entries: table.entries() }
    }

    /// One game's rulebook and things, perhaps with a folder of content laid over it, and the table's own rules.
    pub(crate) fn of_game(key: &str, content: Option<&Path>) -> Result<Self, ShelfError> {
        let (book, entries) = shelf::visit(key, content, Contents)?;
        Ok(Self { books: vec![book, &table::rules::RULEBOOK], entries })
    }

    /// Everything on the shelf.
    pub(crate) fn of_all_games() -> Result<Self, ShelfError> {
        let mut all = Self { books: Vec::new(), entries: Vec::new() };
        for key in shelf::keys() {
            let (book, entries) = shelf::visit(key, None, Contents)?;
            all.books.push(book);
            all.entries.extend(entries);
        }
        all.books.push(&table::rules::RULEBOOK);
        Ok(all)
    }

    /// The rulebooks.
    pub(crate) fn books(&self) -> &[&'static Rulebook] {
        &self.books
    }

    /// Cards, tiles and words.
    pub(crate) fn entries(&self) -> &[CatalogueEntry] {
        &self.entries
    }

    /// A rule by its id, a thing by its name, or whatever speaks of these words.
    pub(crate) fn look_up(&self, words: &str) -> Found<'_> {
        if let Some(rule) = self.books.iter().find_map(|book| book.find(words)) {
            return Found::Rule(rule);
        }
        let wanted = plain(words);
        if let Some(entry) =
            self.entries.iter().find(|it| plain(&it.key) == wanted || plain(&it.name) == wanted)
        {
            return Found::Entry(entry);
        }
        let entries: Vec<&CatalogueEntry> =
            self.entries.iter().filter(|it| plain(&it.name).contains(&wanted)).collect();
        let rules: Vec<&Rule> = self.rules().filter(|rule| speaks_of(rule, &wanted)).collect();
        match (entries.as_slice(), rules.as_slice()) {
            ([], []) => Found::Nothing(self.nearest(words)),
            ([entry], []) => Found::Entry(entry),
            ([], [rule]) => Found::Rule(rule),
            _ => Found::Several(entries, rules),
        }
    }

    /// The cards, tiles and words whose name, kind or text contains all these words.
    pub(crate) fn speaking_of(&self, words: &str) -> Vec<&CatalogueEntry> {
        let wanted = plain(words);
        let fits = |entry: &&CatalogueEntry| {
            let page = plain(&format!("{} {} {} {}", entry.key, entry.name, entry.kind, entry.text));
            wanted.split_whitespace().all(|word| page.contains(word))
        };
        self.entries.iter().filter(fits).collect()
    }

    fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.books.iter().flat_map(|book| book.rules)
    }

    /// The few ids and names that differ from these words in the fewest letters, if not in most.
    fn nearest(&self, words: &str) -> Vec<&str> {
        let things = self.entries.iter().map(|entry| entry.name.as_str());
        let names = self.rules().map(|rule| rule.id.as_str()).chain(things);
        let wanted = plain(words);
        let mut ranked: Vec<(usize, &str)> =
            names.map(|name| (distance(&wanted, &plain(name)), name)).collect();
        ranked.sort_by_key(|(distance, _)| *distance); // stable, so equals stay in rulebook order
        let worst = ranked.first().map_or(0, |(best, _)| best + 1).min(wanted.chars().count() / 2);
        ranked.into_iter().take(3).filter(|(distance, _)| *distance <= worst).map(|(_, name)| name).collect()
    }
}

/// Takes out of a game what can be looked up.
struct Contents;

impl Visit for Contents {
    type Out = (&'static Rulebook, Vec<CatalogueEntry>);

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
        (game.about().rulebook, game.entries())
    }
}

/// A rule in full: id, chapter, text, where it comes from.
pub(crate) fn rule_text(rule: &Rule, width: usize) -> String {
    let mut text = format!("{}  ({})\n{}", rule.id, rule.chapter, wrapped(rule.text, "  ", width));
    let unobservable = rule.unobservable.map(|reason| format!("not observable: {reason}"));
    for note in [Some(rule.note.to_owned()), unobservable].into_iter().flatten().filter(|it| !it.is_empty()) {
        text.push('\n');
        text.push_str(&wrapped(&format!("({note})"), "  ", width));
    }
    text
}

/// A thing in full: name, kind, text, rules.
pub(crate) fn entry_text(entry: &CatalogueEntry, width: usize) -> String {
    let rules: Vec<String> = entry.rules.iter().map(ToString::to_string).collect();
    let text = wrapped(&entry.text, "  ", width);
    let mut text = format!("{}  ({}; {})\n{text}", entry.name, entry.kind, entry.mark);
    if !rules.is_empty() {
        text.push('\n');
        text.push_str(&wrapped(&format!("[{}]", rules.join(", ")), "  ", width));
    }
    text
}

/// Whatever a search came to, in words; nothing found is said too.
pub(crate) fn found_text(words: &str, found: &Found<'_>, width: usize) -> String {
    match found {
        Found::Rule(rule) => rule_text(rule, width),
        Found::Entry(entry) => entry_text(entry, width),
        Found::Several(entries, rules) => {
            let entries = entries.iter().map(|it| entry_text(it, width));
            entries.chain(rules.iter().map(|it| rule_text(it, width))).collect::<Vec<_>>().join("\n\n")
        }
        Found::Nothing(near) if near.is_empty() => format!("Nothing speaks of {words:?}."),
        Found::Nothing(near) => format!("Nothing speaks of {words:?}; did you mean {}?", near.join(" or ")),
    }
}

/// Small letters, with underscores as spaces: `Holy_Water` is `holy water`.
fn plain(words: &str) -> String {
    words.trim().replace('_', " ").to_lowercase()
}

fn speaks_of(rule: &Rule, wanted: &str) -> bool {
    let page = plain(&format!("{} {} {}", rule.id, rule.chapter, rule.text));
    wanted.split_whitespace().all(|word| page.contains(word))
}

/// How many letters must be put in, left out or changed (Levenshtein's distance).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut corner = above;
        row[0] = above + 1;
        for (place, wanted) in other.iter().enumerate() {
            let kept = corner + usize::from(letter != *wanted);
            corner = row[place + 1];
            row[place + 1] = kept.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> Library {
        let entry = |key: &str, name: &str| CatalogueEntry {
            key: key.to_owned(),
            name: name.to_owned(),
            kind: "Action Card".to_owned(),
            text: "Does a thing.".to_owned(),
            mark: table::Mark::House,
            rules: vec![table::rules::SEAT_01],
        };
        let entries = vec![entry("holy_water", "Holy Water"), entry("boo", "Boo!")];
        Library { books: vec![&table::rules::RULEBOOK], entries }
    }

    #[test]
    fn rules_are_found_by_id_and_by_their_words() {
        let library = library();
        assert!(
            matches!(library.look_up("tab-seq-01"), Found::Rule(rule) if rule.id == table::rules::SEQ_01)
        );
        let Found::Several(_, rules) = library.look_up("taking back") else { panic!("a search") };
        assert!(rules.iter().any(|rule| rule.id == table::rules::BACK_01));
    }

    #[test]
    fn things_are_found_by_key_name_and_part_of_it() {
        let library = library();
        for words in ["holy_water", "Holy Water", "boo!", "water"] {
            assert!(matches!(library.look_up(words), Found::Entry(_)), "{words}");
        }
    }

    #[test]
    fn a_box_is_searched_by_name_kind_and_text() {
        let library = library();
        let keys = |words: &str| -> Vec<&str> {
            library.speaking_of(words).iter().map(|entry| entry.key.as_str()).collect()
        };
        assert_eq!(keys("action water"), ["holy_water"]);
        assert_eq!(keys("does a thing").len(), 2);
        assert_eq!(keys("").len(), 2);
        assert!(keys("fire").is_empty());
    }

    #[test]
    fn a_slip_of_the_pen_is_answered_with_the_nearest() {
        let library = library();
        assert_eq!(library.look_up("TAB-SEC-01"), Found::Nothing(vec!["TAB-SEQ-01", "TAB-SEAT-01"]));
        assert_eq!(library.look_up("xyzzyx"), Found::Nothing(Vec::new()));
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
