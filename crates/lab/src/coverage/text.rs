//! Coverage as the terminal shows it.

use std::fmt;

use super::{Coverage, Standing};

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} scenarios, {} random games\n", self.game, self.scenarios, self.games)?;
        let width = self.rules.iter().map(|count| count.rule.as_str().len()).max().unwrap_or(0);
        writeln!(f, "{:width$} {:>10} {:>10}", "rule", "scenarios", "games")?;
        for count in &self.rules {
            let (rule, remark) = (count.rule.as_str(), count.standing.remark());
            writeln!(f, "{rule:width$} {:>10} {:>10}{remark}", count.in_scenarios, count.in_games)?;
        }
        self.list(f, Standing::Uncited, "never cited in a scenario")?;
        self.list(f, Standing::WronglyMarked, "marked unobservable, but cited")?;
        for failure in &self.failures {
            writeln!(f, "\nfails: {}", failure.trim_end())?;
        }
        Ok(())
    }
}

impl Coverage {
    fn list(&self, f: &mut fmt::Formatter<'_>, standing: Standing, title: &str) -> fmt::Result {
        let rules: Vec<&str> = self.of(standing).map(|count| count.rule.as_str()).collect();
        if rules.is_empty() {
            return Ok(());
        }
        writeln!(f, "\n{title} ({}): {}", rules.len(), rules.join(", "))
    }
}

impl Standing {
    /// What stands behind a rule's counts, set off by spaces; nothing, if all is well.
    const fn remark(self) -> &'static str {
        match self {
            Self::Cited => "",
            Self::Uncited => "  in no scenario",
            Self::Unobservable => "  not observable",
            Self::WronglyMarked => "  wrongly marked as not observable",
        }
    }
}
