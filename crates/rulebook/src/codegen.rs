//! Turning rules into constants, for build scripts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
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

/// Writes `embedded.rs` into cargo's output folder: for each of these folders of the crate a table named after it
/// (`CONTENT`, `SCENARIOS`) of the paths and texts of all `.ron` files in it, so that a new file needs no line of code.
pub fn embed(folders: &[&str]) {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells build scripts where they are");
    let mut code = String::new();
    for folder in folders {
        println_for_cargo(&format!("rerun-if-changed={folder}"));
        let folder_path = Path::new(&root).join(folder);
        let mut files = files_under(&folder_path);
        files.sort();
        writeln!(code, "static {}: &[(&str, &str)] = &[", folder.to_uppercase()).expect("strings grow");
        for file in files {
            let name = file.strip_prefix(&folder_path).expect("it was found in the folder").to_string_lossy();
            let name = name.replace(std::path::MAIN_SEPARATOR, "/");
            writeln!(code, "    ({name:?}, include_str!({:?})),", file.display().to_string())
                .expect("strings grow");
        }
        code.push_str("];\n");
    }
    let out = env::var("OUT_DIR").expect("cargo gives build scripts an output folder");
    fs::write(Path::new(&out).join("embedded.rs"), code).expect("cargo's output folder can be written");
}

fn files_under(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: cannot be read: {error}", folder.display()))
        .map(|entry| entry.expect("a folder's entries can be read").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let mut found: Vec<PathBuf> =
        files.into_iter().filter(|path| path.extension().is_some_and(|it| it == "ron")).collect();
    found.extend(folders.iter().flat_map(|folder| files_under(folder)));
    found
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
