//! A result as a file for programs, never half written.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Serialize;

/// A file that waits for its JSON.
pub(crate) struct JsonFile {
    path: PathBuf,
    /// Written first, then renamed.
    temporary: PathBuf,
    file: File,
}

impl JsonFile {
    /// Opens a temporary file beside it before the work begins: a path nobody can write to is better refused now
    /// than after an hour, and what stands there stays until there is something better.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        let mut temporary = path.to_owned().into_os_string();
        temporary.push(".new");
        let temporary = PathBuf::from(temporary);
        let file =
            File::create(&temporary).with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(Self { path: path.to_owned(), temporary, file })
    }

    /// Writes it for people to read, too, and puts it in its place.
    pub(crate) fn write(self, value: &impl Serialize) -> anyhow::Result<()> {
        let unwritten = || format!("{} cannot be written", self.path.display());
        let mut out = BufWriter::new(&self.file);
        serde_json::to_writer_pretty(&mut out, value).with_context(unwritten)?;
        writeln!(out).and_then(|()| out.flush()).with_context(unwritten)?;
        drop(out);
        fs::rename(&self.temporary, &self.path).with_context(unwritten)
    }
}

/// Work that failed leaves nothing behind.
impl Drop for JsonFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.temporary); // gone already where it was renamed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_old_result_stays_until_the_new_one_is_whole() {
        let folder = std::env::temp_dir().join(format!("undercroft-json-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("result.json");
        fs::write(&path, "old").unwrap();
        drop(JsonFile::create(&path).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        JsonFile::create(&path).unwrap().write(&[1, 2]).unwrap();
        assert_eq!(serde_json::from_str::<Vec<u8>>(&fs::read_to_string(&path).unwrap()).unwrap(), [1, 2]);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no temporary file is left");
        fs::remove_dir_all(&folder).unwrap();
    }
}
