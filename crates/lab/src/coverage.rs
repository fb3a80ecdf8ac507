//! Which rules have been seen at work.
//!
//! Scenarios are what counts: they are the rulebook as tests. Random games beside them show how
//! common a rule is, and catch a rule that is marked unobservable and can be observed after all.

mod random;
mod text;

use std::sync::Arc;

use serde::Serialize;
use table::StartError;
use table::scenario::{self, Citations};
use table::{Rule, RuleId, Rulebook, WholeGame};

/// How often each rule of a game was cited, by events and refusals.
#[derive(Clone, Debug, Serialize)]
pub struct Coverage {
    /// The game's word.
    pub game: &'static str,
    /// How many scenarios were played.
    pub scenarios: u64,
    /// How many random games.
    pub games: u64,
    /// Every rule, in the rulebook's order.
    pub rules: Vec<Count>,
    /// Scenarios that do not hold, and sheets that cannot be read.
    pub failures: Vec<String>,
}

/// How often one rule was cited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// The rule.
    pub rule: RuleId,
    /// The heading it stands under.
    pub chapter: &'static str,
    /// In scenarios.
    pub in_scenarios: u64,
    /// In random games.
    pub in_games: u64,
    /// What to think of that.
    pub standing: Standing,
}

/// Whether a rule is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// A scenario shows it at work.
    Cited,
    /// No scenario does.
    Uncited,
    /// None can, and the rulebook says why.
    Unobservable,
    /// The rulebook says that none can, but it was cited.
    WronglyMarked,
}

impl Coverage {
    /// The rules of this standing.
    pub fn of(&self, standing: Standing) -> impl Iterator<Item = &Count> {
        self.rules.iter().filter(move |count| count.standing == standing)
    }

    /// Whether every observable rule is cited in a scenario, no mark is wrong, and every scenario holds.
    pub fn is_complete(&self) -> bool {
        let good = |count: &Count| matches!(count.standing, Standing::Cited | Standing::Unobservable);
        self.failures.is_empty() && self.rules.iter().all(good)
    }
}

impl Count {
    fn new(rule: &Rule, in_scenarios: u64, in_games: u64) -> Self {
        let standing = match (rule.unobservable, in_scenarios, in_games) {
            (Some(_), 0, 0) => Standing::Unobservable,
            (Some(_), ..) => Standing::WronglyMarked,
            (None, 0, _) => Standing::Uncited,
            (None, ..) => Standing::Cited,
        };
        Self { rule: rule.id, chapter: rule.chapter, in_scenarios, in_games, standing }
    }
}

/// Plays the game's scenarios, and that many random games from a seed.
pub fn run<G: WholeGame>(game: &Arc<G>, games: u64, seed: u64) -> Result<Coverage, StartError> {
    let scenarios = Played::all(game);
    let random = random::play(game, games, seed)?;
    Ok(Coverage {
        game: G::KEY,
        scenarios: scenarios.count,
        games,
        rules: counts(game.about().rulebook, &scenarios.cited, &random),
        failures: scenarios.failures,
    })
}

fn counts(rulebook: &Rulebook, scenarios: &Citations, games: &Citations) -> Vec<Count> {
    let of = |citations: &Citations, rule: &Rule| citations.get(&rule.id).copied().unwrap_or(0);
    rulebook.rules.iter().map(|rule| Count::new(rule, of(scenarios, rule), of(games, rule))).collect()
}

/// The scenarios that ship with a game, played.
#[derive(Default)]
struct Played {
    count: u64,
    cited: Citations,
    failures: Vec<String>,
}

impl Played {
    fn all<G: WholeGame>(game: &Arc<G>) -> Self {
        let mut played = Self::default();
        for (file, text) in G::scenarios().iter() {
            played.sheet(game, file, text);
        }
        played
    }

    fn sheet<G: WholeGame>(&mut self, game: &Arc<G>, file: &str, text: &str) {
        match scenario::read::<G>(file, text) {
            Err(error) => self.failures.push(error.to_string()),
            Ok(sheet) => {
                for it in &sheet.scenarios {
                    self.count += 1;
                    if let Err(failure) = scenario::run(game, it, &mut self.cited) {
                        self.failures.push(format!("{file}: {failure}"));
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_judged_by_scenarios_and_a_mark_by_everything() {
        let rule = |unobservable| Rule {
            id: RuleId::from_rulebook("TOY-01"),
            chapter: "",
            text: "",
            note: "",
            unobservable,
        };
        let standing = |mark, scenarios, games| Count::new(&rule(mark), scenarios, games).standing;
        assert_eq!(standing(None, 1, 0), Standing::Cited);
        assert_eq!(standing(None, 0, 9), Standing::Uncited, "random games prove nothing");
        assert_eq!(standing(Some("a habit"), 0, 0), Standing::Unobservable);
        assert_eq!(standing(Some("a habit"), 1, 0), Standing::WronglyMarked);
        assert_eq!(standing(Some("a habit"), 0, 1), Standing::WronglyMarked);
    }
}
