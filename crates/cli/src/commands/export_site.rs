//! `undercroft export-site`: the client and its engine as plain files, for any web host.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::Args;

use crate::screen::Screen;

/// Where to write it.
#[derive(Args)]
pub(crate) struct ExportSiteArgs {
    /// A folder that is empty or not there yet
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl ExportSiteArgs {
    /// Writes the site. It plays all games in the page, from any host and any folder of it, without a server.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        if !client::has_engine() {
            bail!("this binary was built without the engine for the page, so there is no site to write");
        }
        let folder = &self.folder;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        if fs::read_dir(folder)?.next().is_some() {
            bail!("{} is not empty", folder.display());
        }
        let mut count = 0;
        for (path, bytes) in client::files().filter(|(path, _)| !client::is_compressed(path)) {
            let file = folder.join(path);
            if let Some(parent) = file.parent() {
                fs::create_dir_all(parent)?;
            }
            let written =
                if path == client::INDEX { fs::write(&file, page(bytes)?) } else { fs::write(&file, bytes) };
            written.with_context(|| format!("cannot write {}", file.display()))?;
            count += 1;
        }
        let mut screen = Screen::new();
        screen.line(format!(
            "{count} files are in {}. Any web host can serve them, from any folder.",
            folder.display()
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The first page for a site without a server: its addresses begin where it lies, and it says what it is.
fn page(bytes: &[u8]) -> anyhow::Result<String> {
    let page = std::str::from_utf8(bytes)?;
    let relative = page.replace("=\"/", "=\"./");
    let site = relative.replacen("<html ", "<html data-site=\"static\" ", 1);
    if site == relative {
        bail!("the client's first page is not what was expected");
    }
    Ok(site)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_begins_where_it_lies() {
        let served =
            b"<!doctype html><html lang=\"en\"><script src=\"/assets/index-1a2b.js\"></script></html>";
        let site = page(served).expect("a page");
        assert!(
            site.contains("<html data-site=\"static\" lang=\"en\">") && site.contains("src=\"./assets/"),
            "{site}"
        );
        assert!(page(b"<p>something else</p>").is_err());
    }
}
