//! Checking what an author wrote: every mistake is noted with its file, its line and what was expected.

use std::fmt::Display;
use std::ops::RangeInclusive;

use rulebook::{RuleId, Rulebook};
use serde::de::DeserializeOwned;

use super::{ContentError, Files};

/// The files under examination, and what was found wrong with them.
#[derive(Debug)]
pub struct Check<'a> {
    files: &'a Files,
    mistakes: Vec<ContentError>,
}

impl<'a> Check<'a> {
    /// Nothing is wrong yet.
    pub fn new(files: &'a Files) -> Self {
        Self { files, mistakes: Vec::new() }
    }

    /// Reads a file that must be there; nothing, and a mistake, where it cannot be read.
    pub fn read<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        self.files.read(file).map_err(|mistake| self.mistakes.push(mistake)).ok()
    }

    /// The paths of all files in a folder, sorted.
    pub fn under(&self, folder: &str) -> Vec<&'a str> {
        self.files.under(folder).collect()
    }

    /// Notes a mistake at the line where this name stands.
    pub fn complain(&mut self, file: &str, near: &str, what: impl Into<String>) {
        let line = self.files.line_of(file, near);
        self.mistakes.push(ContentError { file: file.to_owned(), line, what: what.into() });
    }

    /// A number that must lie between two others.
    pub fn within<T: PartialOrd + Display + Copy>(
        &mut self,
        file: &str,
        id: &str,
        what: &str,
        number: T,
        range: RangeInclusive<T>,
    ) {
        if !range.contains(&number) {
            let (low, high) = range.into_inner();
            self.complain(file, id, format!("{id:?} has {what} {number}; expected {low} to {high}"));
        }
    }

    /// A text that must not be missing.
    pub fn told(&mut self, file: &str, id: &str, what: &str, text: &str) {
        if text.trim().is_empty() {
            self.complain(file, id, format!("{id:?} has no {what}"));
        }
    }

    /// What was found under an id, or a complaint.
    pub fn known<T>(&mut self, found: Option<T>, file: &str, id: &str) -> Option<T> {
        if found.is_none() {
            self.complain(file, id, format!("{id:?} is no piece of this box"));
        }
        found
    }

    /// The rules a piece cites.
    pub fn cited(&mut self, book: &Rulebook, file: &str, id: &str, rules: &[String]) -> Vec<RuleId> {
        let mut known = Vec::with_capacity(rules.len());
        for rule in rules {
            if let Some(rule) = book.find(rule) {
                known.push(rule.id);
            } else {
                self.complain(file, rule, format!("{id:?} cites {rule:?}, which is no rule of this game"));
            }
        }
        known
    }

    /// How many mistakes there are so far.
    pub fn count(&self) -> usize {
        self.mistakes.len()
    }

    /// The box, if nothing was wrong.
    pub fn done<T>(self, game: Option<T>) -> Result<T, Vec<ContentError>> {
        match game {
            Some(game) if self.mistakes.is_empty() => Ok(game),
            _ => Err(self.mistakes),
        }
    }
}
