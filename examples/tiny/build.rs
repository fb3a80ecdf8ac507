//! Makes constants of the rules.

fn main() {
    rulebook::generate("RULES.md");
}
