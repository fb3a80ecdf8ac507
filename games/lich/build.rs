//! Makes constants of the rules and embeds the scenario sheets.

fn main() {
    rulebook::generate("RULES.md");
    rulebook::embed("scenarios", "ron", "SCENARIOS");
}
