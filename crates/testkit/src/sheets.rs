//! Running the scenarios that ship with a game, and seeing that they show all there is to show.

use std::sync::Arc;

use table::WholeGame;
use table::scenario::{self, Citations};

/// Runs every scenario sheet of a game and tells how often each rule was cited. Panics with all
/// that does not hold, so that one run shows everything there is to mend.
pub fn run_sheets<G: WholeGame>(game: &Arc<G>) -> Citations {
    let mut citations = Citations::new();
    let mut failures = Vec::new();
    for (file, text) in G::scenarios().iter() {
        failures.extend(run_sheet(game, file, text, &mut citations));
    }
    assert!(failures.is_empty(), "{} scenarios do not hold:\n{}", failures.len(), failures.join("\n"));
    assert!(!citations.is_empty(), "{} ships no scenario that cites a rule", G::KEY);
    citations
}

/// Runs one sheet, adds up its citations, and returns what does not hold, each with the file's name.
pub fn run_sheet<G: WholeGame>(
    game: &Arc<G>,
    file: &str,
    text: &str,
    citations: &mut Citations,
) -> Vec<String> {
    match scenario::read::<G>(file, text) {
        Err(error) => vec![error.to_string()],
        Ok(sheet) => sheet
            .scenarios
            .iter()
            .filter_map(|it| scenario::run(game, it, citations).err())
            .map(|failure| format!("{file}: {failure}"))
            .collect(),
    }
}

/// A rule that no event and no refusal can show says so in the rulebook; the scenarios show all others.
pub fn every_rule_is_shown<G: WholeGame>(game: &Arc<G>) {
    let citations = run_sheets(game);
    let rules = game.about().rulebook.rules.iter();
    let wrong: Vec<String> = rules
        .filter_map(|rule| match (citations.contains_key(&rule.id), rule.unobservable) {
            (false, None) => Some(format!("{} is cited by no scenario", rule.id)),
            (true, Some(_)) => Some(format!("{} is marked as not observable, but was cited", rule.id)),
            _ => None,
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A worked example of the rules that no scenario tells would be one nobody has checked. An example begins
/// a line with `opening` and its number, a scenario's title with `title` and the same. Says how many there are.
pub fn every_example_is_told<G: WholeGame>(rules: &str, opening: &str, title: &str, but: &[&str]) -> usize {
    let sheets = G::scenarios();
    let sheet = sheets.iter().find(|(file, _)| file.contains("worked-examples"));
    let (_, examples) = sheet.expect("there is a sheet of worked examples");
    let numbers: Vec<&str> = rules
        .lines()
        .filter_map(|line| line.strip_prefix(opening)?.get(..2))
        .filter(|number| number.bytes().all(|it| it.is_ascii_digit()))
        .collect();
    for number in numbers.iter().filter(|number| !but.contains(number)) {
        assert!(examples.contains(&format!("title: \"{title}{number}")), "{title}{number} has no scenario");
    }
    numbers.len()
}

/// The examples of a manual are scenarios like any other; says how many there are.
pub fn run_manual<G: WholeGame>(game: &Arc<G>, file: &str, manual: &str) -> usize {
    let sheets = manual.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut count = 0;
    for sheet in sheets {
        let failures = run_sheet(game, file, sheet, &mut Citations::new());
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        count += 1;
    }
    count
}
