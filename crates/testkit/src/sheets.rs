//! Running the scenarios that ship with a game.

use std::sync::Arc;

use table::Game;
use table::scenario::{self, Citations};

/// Runs every scenario sheet of a game and tells how often each rule was cited. Panics with all
/// that does not hold, so that one run shows everything there is to mend.
pub fn run_sheets<G: Game>(game: &Arc<G>) -> Citations {
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
pub fn run_sheet<G: Game>(game: &Arc<G>, file: &str, text: &str, citations: &mut Citations) -> Vec<String> {
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
