//! Reading what lies in a box: RON files, with mistakes reported by file and line.

mod check;
mod pieces;

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::de::DeserializeOwned;

use crate::fair::sha256;

pub use check::Check;

/// Content files by their path inside the game's `content/` folder.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// No file yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file, or lays it over the one of the same path.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.0.insert(path.into(), text.into());
    }

    /// The paths of all files in a folder, sorted.
    pub fn under(&self, folder: &str) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str).filter(move |path| path.starts_with(folder))
    }

    /// All files, by path.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Reads one file that must be there.
    pub fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T, ContentError> {
        let text = self.0.get(path).ok_or_else(|| ContentError {
            file: path.to_owned(),
            line: 1,
            what: "the file is missing".to_owned(),
        })?;
        from_ron(path, text)
    }

    /// The line where a quoted name first stands in a file, for mistakes found after reading.
    pub fn line_of(&self, path: &str, name: &str) -> usize {
        let quoted = format!("{name:?}");
        self.0
            .get(path)
            .and_then(|text| text.lines().position(|line| line.contains(&quoted)))
            .map_or(1, |index| index + 1)
    }

    /// SHA-256 over all paths and texts.
    pub fn hash(&self) -> String {
        let mut all = String::new();
        for (path, text) in &self.0 {
            writeln!(all, "{path} {}", text.len()).expect("strings grow");
            all.push_str(text);
        }
        sha256(all.as_bytes())
    }
}

/// Files by path and text.
impl<const N: usize> From<[(&str, &str); N]> for Files {
    fn from(files: [(&str, &str); N]) -> Self {
        Self::from(&files[..])
    }
}

/// Files by path and text, as a build script embeds them.
impl From<&[(&str, &str)]> for Files {
    fn from(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect())
    }
}

/// Reads RON the way all of Undercroft writes it: `Some` is not written, nor are newtypes.
pub fn from_ron<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ContentError> {
    use ron::extensions::Extensions;
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
        .from_str(text)
        .map_err(|error| ContentError {
            file: file.to_owned(),
            line: error.span.start.line,
            what: format!("{} (at column {})", error.code, error.span.start.col),
        })
}

/// An author's mistake.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ContentError {
    /// The file's path.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Wolf {
        name: String,
        wounds: Option<u8>,
    }

    #[test]
    fn a_mistake_names_file_line_and_expectation() {
        let mut files = Files::new();
        files.insert("wolf.ron", "(\n  name: \"Ember\",\n  wunds: 2,\n)");
        let error = files.read::<Wolf>("wolf.ron").unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("wolf.ron", 3));
        assert!(error.what.contains("wunds") && error.what.contains("wounds"), "{error}");
        assert_eq!(files.read::<Wolf>("bear.ron").unwrap_err().what, "the file is missing");
        files.insert("wolf.ron", "(name: \"Ember\", wounds: 2)");
        assert_eq!(files.read::<Wolf>("wolf.ron").unwrap().wounds, Some(2));
        assert_eq!(files.line_of("wolf.ron", "Ember"), 1);
    }

    #[test]
    fn the_hash_changes_with_any_text_or_path() {
        let hash = |pairs: &[(&str, &str)]| {
            let mut files = Files::new();
            for (path, text) in pairs {
                files.insert(*path, *text);
            }
            files.hash()
        };
        let base = hash(&[("a", "1"), ("b", "2")]);
        assert_ne!(base, hash(&[("a", "1"), ("b", "3")]));
        assert_ne!(base, hash(&[("a", "1"), ("c", "2")]));
    }
}
