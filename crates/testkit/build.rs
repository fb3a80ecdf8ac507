//! Makes constants of the toy's rules.

fn main() {
    rulebook::generate("toy/RULES.md");
}
