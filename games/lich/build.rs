//! Makes constants of the rules and embeds content and scenario sheets.

fn main() {
    rulebook::generate("RULES.md");
    rulebook::embed(&["content", "scenarios"]);
}
