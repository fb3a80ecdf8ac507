//! Makes constants of the rules and embeds the scenario sheets.

fn main() {
    rulebook::generate_all(&["RULES.md", "CONTENT.md"]);
    rulebook::embed("scenarios", "ron", "SCENARIOS");
}
