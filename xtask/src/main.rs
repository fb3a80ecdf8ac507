//! Every chore.
fn main() {}
