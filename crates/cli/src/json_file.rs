//! A result as a file for programs.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Serialize;

/// A file that waits for its JSON.
pub(crate) struct JsonFile {
    path: PathBuf,
    file: File,
}

impl JsonFile {
    /// Opens it before the work begins: a path nobody can write to is better refused now than after
    /// an hour.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        let file = File::create(path).with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Writes it for people to read, too.
    pub(crate) fn write(self, value: &impl Serialize) -> anyhow::Result<()> {
        let unwritten = || format!("{} cannot be written", self.path.display());
        let mut out = BufWriter::new(&self.file);
        serde_json::to_writer_pretty(&mut out, value).with_context(unwritten)?;
        writeln!(out).and_then(|()| out.flush()).with_context(unwritten)
    }
}
