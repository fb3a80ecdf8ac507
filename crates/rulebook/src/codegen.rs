//! Turning rules into constants, for build scripts.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use crate::parse::{Parsed, parse};

/// Reads `path` (from the crate's root) and writes `rules.rs` into cargo's output folder: one
/// constant for each rule and `RULEBOOK` with all of them. Stops the build on a mistake.
pub fn generate(path: &str) {
    generate_all(&[path]);
}

/// The same for a rulebook in several files; the first one's title is the book's. Two files that
/// define one constant do not compile.
pub fn generate_all(paths: &[&str]) {
    let mut books = paths.iter().map(|path| read(path));
    let (title, mut rules) = books.next().expect("a rulebook has a file");
    rules.extend(books.flat_map(|(_, rules)| rules));
    let out = env::var("OUT_DIR").expect("cargo gives build scripts an output folder");
    fs::write(Path::new(&out).join("rules.rs"), source(&title, &rules))
        .expect("cargo's output folder can be written");
}

fn read(path: &str) -> (String, Vec<Parsed>) {
    println_for_cargo(&format!("rerun-if-changed={path}"));
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells build scripts where they are");
    let file = Path::new(&root).join(path);
    let markdown = fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: cannot be read: {error}", file.display()));
    parse(&markdown).unwrap_or_else(|mistakes| {
        let list: Vec<String> = mistakes.iter().map(|mistake| format!("{path}: {mistake}")).collect();
        panic!("{}", list.join("\n"))
    })
}

/// Writes `<folder>.rs` into cargo's output folder: a table `constant` of the names and texts of all
/// files with this extension in a folder of the crate, so that a new file needs no line of code.
pub fn embed(folder: &str, extension: &str, constant: &str) {
    println_for_cargo(&format!("rerun-if-changed={folder}"));
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells build scripts where they are");
    let path = Path::new(&root).join(folder);
    let mut files: Vec<_> = fs::read_dir(&path)
        .unwrap_or_else(|error| panic!("{}: cannot be read: {error}", path.display()))
        .map(|entry| entry.expect("a folder's entries can be read").path())
        .filter(|path| path.extension().is_some_and(|it| it == extension))
        .collect();
    files.sort();
    let mut code = format!("static {constant}: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.file_name().expect("a file has a name").to_string_lossy();
        writeln!(code, "    ({name:?}, include_str!({:?})),", file.display().to_string())
            .expect("strings grow");
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo gives build scripts an output folder");
    fs::write(Path::new(&out).join(format!("{folder}.rs")), code)
        .expect("cargo's output folder can be written");
}

#[expect(clippy::print_stdout, reason = "this is how a build script talks to cargo")]
fn println_for_cargo(line: &str) {
    println!("cargo::{line}");
}

fn source(title: &str, rules: &[Parsed]) -> String {
    let mut code =
        String::from("// Generated from the rulebook.\nuse ::rulebook::{Rule, RuleId, Rulebook};\n\n");
    for rule in rules {
        let name = constant(&rule.id);
        // A raw doc attribute: rule texts may contain anything, brackets and quotes included.
        writeln!(code, "#[doc = {:?}]", rule.text.replace('[', "\\[")).expect("strings grow");
        writeln!(code, "pub const {name}: RuleId = RuleId::from_rulebook({:?});", rule.id)
            .expect("strings grow");
    }
    writeln!(
        code,
        "\n/// Every rule of the game.\npub static RULEBOOK: Rulebook = Rulebook {{ title: {title:?}, rules: &["
    )
    .expect("strings grow");
    for rule in rules {
        writeln!(
            code,
            "    Rule {{ id: {}, chapter: {:?}, text: {:?}, note: {:?}, unobservable: {:?} }},",
            constant(&rule.id),
            rule.chapter,
            rule.text,
            rule.note,
            rule.unobservable,
        )
        .expect("strings grow");
    }
    code.push_str("] };\n");
    code
}

/// `CRU-CAP-01` becomes `CAP_01`: inside a game its own prefix says nothing. An id without a chapter,
/// such as `PHC-07`, keeps it: `PHC_07`.
fn constant(id: &str) -> String {
    let (_, rest) = id.split_once('-').expect("a rule id has a prefix");
    if rest.contains('-') { rest.replace('-', "_") } else { id.replace('-', "_") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_becomes_a_constant_without_the_prefix() {
        let (title, rules) = parse("# Toy\n- **TOY-CAP-01** — Says \"so\".\n").unwrap();
        let code = source(&title, &rules);
        assert!(code.contains("pub const CAP_01: RuleId = RuleId::from_rulebook(\"TOY-CAP-01\");"));
        assert_eq!(constant("TOY-07"), "TOY_07");
        assert!(code.contains("text: \"Says \\\"so\\\".\""));
    }
}
