//! Lists the games: every dependency of this crate that lies in the folder `games`, in the manifest's order.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("a crate has a manifest");
    let mut games = String::from("macro_rules! each_game {\n    ($with:ident) => {\n        $with! {\n");
    for line in manifest.lines().filter(|line| line.contains("path = \"../../games/")) {
        let (name, _) = line.split_once('=').expect("a dependency has a name");
        writeln!(games, "            {}::TheGame,", name.trim()).expect("strings grow");
    }
    games.push_str("        }\n    };\n}\n");
    let out = env::var("OUT_DIR").expect("cargo gives build scripts an output folder");
    fs::write(Path::new(&out).join("games.rs"), games).expect("cargo's output folder can be written");
}
