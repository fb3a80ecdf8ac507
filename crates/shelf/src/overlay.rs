//! A designer's folder, laid over the content a game is printed with.

use std::fs;
use std::path::{Path, PathBuf};

use table::{ContentError, Files, WholeGame};

/// Opens the box with the files of a folder in place of the printed ones of the same path, and
/// reports all mistakes at once. A file that stands in for nothing is one of them, unless it lies in a folder in which
/// every file counts: more often than not it is a misspelt name, and the designer would wonder why nothing changes.
pub fn overlay<G: WholeGame>(folder: &Path) -> Result<G, Vec<ContentError>> {
    let mut files = G::printed();
    let mut mistakes = Vec::new();
    let mut laid = Vec::new();
    for path in files_under(folder).map_err(|what| vec![mistake(folder, what)])? {
        match stand_in::<G>(&files, folder, &path) {
            Ok((name, text)) => {
                files.insert(name.clone(), text);
                laid.push(name);
            }
            Err(what) => mistakes.push(mistake(&path, what)),
        }
    }
    if laid.is_empty() && mistakes.is_empty() {
        mistakes.push(mistake(folder, expected(&files)));
    }
    match G::open(&files) {
        Ok(game) if mistakes.is_empty() => return Ok(game),
        Ok(_) => {}
        Err(found) => mistakes.extend(found.into_iter().map(|it| located(it, folder, &laid))),
    }
    Err(mistakes)
}

/// The printed file this one stands in for, or joins, and its text.
fn stand_in<G: WholeGame>(printed: &Files, folder: &Path, path: &Path) -> Result<(String, String), String> {
    let name = path.strip_prefix(folder).expect("it was found under the folder");
    let name = name.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
    let is_ron = path.extension().is_some_and(|it| it == "ron");
    let joins = || is_ron && G::OPEN_FOLDERS.iter().any(|it| name.starts_with(it));
    if !printed.iter().any(|(it, _)| it == name) && !joins() {
        return Err(expected(printed));
    }
    let text = fs::read_to_string(path).map_err(|error| format!("cannot be read: {error}"))?;
    Ok((name, text))
}

fn expected(printed: &Files) -> String {
    let names: Vec<&str> = printed.iter().map(|(name, _)| name).collect();
    format!("the game has no content by this name; expected {}", names.join(", "))
}

/// A mistake names the file the author knows: the one in the folder, or else the printed one.
fn located(mut mistake: ContentError, folder: &Path, laid: &[String]) -> ContentError {
    mistake.file = if laid.contains(&mistake.file) {
        folder.join(&mistake.file).display().to_string()
    } else {
        format!("{} (as printed)", mistake.file)
    };
    mistake
}

fn mistake(path: &Path, what: String) -> ContentError {
    ContentError { file: path.display().to_string(), line: 1, what }
}

/// Every file in a folder and the folders in it, sorted. Hidden files (`.git`, an editor's traces)
/// are nobody's content.
fn files_under(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error: std::io::Error| format!("cannot be read: {error}");
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for item in fs::read_dir(&folder).map_err(unreadable)? {
            let item = item.map_err(unreadable)?;
            if item.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            let folder = item.file_type().map_err(unreadable)?.is_dir(); // a link is none: links may run in circles
            let list = if folder { &mut open } else { &mut found };
            list.push(item.path());
        }
    }
    found.sort();
    Ok(found)
}
