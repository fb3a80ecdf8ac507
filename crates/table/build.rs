//! Makes constants of the table's own rules.

fn main() {
    rulebook::generate("RULES.md");
}
