//! Makes constants of the rules and embeds content and scenario sheets.

fn main() {
    rulebook::generate_all(&["RULES.md", "CONTENT.md"]);
    rulebook::embed(&["content", "scenarios"]);
}
