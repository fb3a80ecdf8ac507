//! The browser client, carried inside the binary: every file that `web/` is built into, by its path.
//!
//! The build script beside this crate runs npm. It is a crate of its own so that a change to the rules
//! does not build the client again, nor the other way round.

use std::path::Path;

use include_dir::{Dir, include_dir};

static DIST: Dir<'_> = include_dir!("$OUT_DIR/dist");

/// What a deep link such as `/table/b1946ac9` is answered with: the client finds the page itself.
pub const INDEX: &str = "index.html";

/// What HTTP calls the ways in which files lie here compressed, and how the names of such files end; the best first.
pub const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// One file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// What is in it.
    pub bytes: &'static [u8],
    /// Its `Content-Type`.
    pub mime: &'static str,
    /// Whether it never changes under this path, because its name bears a hash of its content.
    pub immutable: bool,
}

/// The file at a path without a leading slash, such as `assets/index-D10kuR5h.js`. There is none at all
/// in a binary that was built without the client.
pub fn asset(path: &str) -> Option<Asset> {
    let file = DIST.get_file(path)?;
    Some(Asset { bytes: file.contents(), mime: mime(path), immutable: path.starts_with("assets/") })
}

/// Whether this binary has a client to serve.
pub fn is_included() -> bool {
    DIST.get_file(INDEX).is_some()
}

/// Whether it can play in the page by itself.
pub fn has_engine() -> bool {
    files().any(|(path, _)| mime(path) == "application/wasm")
}

/// Every file with its path.
pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    let mut folders = vec![&DIST];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        folders.extend(folder.dirs());
        found.extend(folder.files().filter_map(|file| Some((file.path().to_str()?, file.contents()))));
    }
    found.into_iter()
}

/// Whether a file is another one, compressed beforehand.
pub fn is_compressed(path: &str) -> bool {
    ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending))
}

fn mime(path: &str) -> &'static str {
    let extension = Path::new(path).extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything the first page names, as a browser would fetch it.
    fn named_in(index: &str) -> Vec<&str> {
        let quoted = index.split('"').filter(|word| word.starts_with('/'));
        quoted.map(|path| path.trim_start_matches('/')).collect()
    }

    #[test]
    fn the_first_page_names_only_files_that_are_there() {
        if !is_included() {
            assert_eq!(asset(INDEX), None);
            return;
        }
        let index = std::str::from_utf8(asset(INDEX).unwrap().bytes).unwrap();
        let paths = named_in(index);
        assert!(paths.iter().any(|path| mime(path).starts_with("text/javascript")), "{index}");
        assert!(paths.iter().any(|path| mime(path).starts_with("text/css")), "{index}");
        for path in paths {
            assert!(asset(path).is_some(), "{path} is missing");
        }
    }

    #[test]
    fn the_first_page_runs_under_a_strict_policy() {
        let Some(index) = asset(INDEX) else { return };
        let index = std::str::from_utf8(index.bytes).unwrap();
        assert!(!index.contains("<style") && !index.contains(" style="), "{index}");
        for script in index.split("<script").skip(1) {
            assert!(script.split_once('>').unwrap().0.contains("src="), "an inline script in {index}");
        }
    }

    #[test]
    fn only_hashed_files_are_immutable() {
        for file in DIST.find("**/*").unwrap().filter_map(|entry| entry.as_file()) {
            let path = file.path().to_str().unwrap();
            let asset = asset(path).unwrap();
            assert_eq!(asset.immutable, path.starts_with("assets/"), "{path}");
            assert_eq!(asset.mime == "application/octet-stream", is_compressed(path), "{path} has no type");
        }
    }

    #[test]
    fn what_is_compressed_stands_beside_itself() {
        for (path, _) in files().filter(|(path, _)| is_compressed(path)) {
            let (plain, _) = path.rsplit_once('.').unwrap();
            assert!(asset(plain).is_some(), "{path} is of no file");
        }
    }

    #[test]
    fn nothing_outside_is_reached() {
        assert_eq!(asset("../Cargo.toml"), None);
        assert_eq!(asset("/etc/passwd"), None);
        assert_eq!(asset(""), None);
    }
}
