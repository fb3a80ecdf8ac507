//! `undercroft check`: content folders and scenario files, from anywhere.

use std::any::Any;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::Args;
use shelf::Visit;
use table::scenario::{self, Citations};
use table::{Dice, Tray, WholeGame};

use crate::screen::Screen;

/// What to check.
#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Folders and files: folders with a game's content are checked as if laid over what is
    /// printed, `.ron` files are run as scenarios
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// The game whose content it is, where more than one has files of those names
    #[arg(long)]
    game: Option<String>,
    /// Run the scenarios with this content folder
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl CheckArgs {
    /// Checks everything and reports all problems.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let mut check =
            Check { boxes: boxes(self.game.as_deref())?, content: self.content, report: Report::default() };
        for path in &self.paths {
            if !path.exists() {
                bail!("there is no {}", path.display());
            }
            check.path(path)?;
        }
        let report = check.report;
        let mut screen = Screen::new();
        for problem in &report.problems {
            screen.line(problem)?;
        }
        screen.line(report.summary())?;
        let checked = report.folders + report.sheets > 0;
        Ok(if report.problems.is_empty() && checked { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The files of each game's content, and its folders in which every file counts, to know a content folder by.
fn boxes(game: Option<&str>) -> anyhow::Result<Vec<(String, Vec<String>)>> {
    struct Paths;

    impl Visit for Paths {
        type Out = Vec<String>;

        fn visit<G: WholeGame>(self, _: Arc<G>) -> Vec<String> {
            let printed = G::printed();
            let files = printed.iter().map(|(path, _)| path);
            files.chain(G::OPEN_FOLDERS.iter().copied()).map(str::to_owned).collect()
        }
    }

    let keys = game.map_or_else(|| shelf::keys().to_vec(), |key| vec![key]);
    keys.into_iter().map(|key| Ok((key.to_owned(), shelf::visit(key, None, Paths)?))).collect()
}

/// What has been checked, and what was found.
#[derive(Default)]
struct Report {
    folders: usize,
    sheets: usize,
    scenarios: usize,
    problems: Vec<String>,
}

impl Report {
    fn summary(&self) -> String {
        let checked = format!(
            "{}, {}, {}",
            count(self.folders, "content folder"),
            count(self.sheets, "sheet"),
            count(self.scenarios, "scenario")
        );
        match self.problems.len() {
            0 if self.folders + self.sheets == 0 => {
                "Nothing to check: no content and no scenarios found.".to_owned()
            }
            0 => format!("{checked}: no problem."),
            problems => format!("{checked}: {}.", count(problems, "problem")),
        }
    }
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

struct Check {
    boxes: Vec<(String, Vec<String>)>,
    content: Option<PathBuf>,
    report: Report,
}

impl Check {
    fn path(&mut self, path: &Path) -> anyhow::Result<()> {
        if path.is_dir() {
            self.folder(path)?;
        } else {
            self.sheet(path);
        }
        Ok(())
    }

    /// A content folder is checked as a whole, by the game that knows most of its files; in any other,
    /// everything is checked on its own.
    fn folder(&mut self, folder: &Path) -> anyhow::Result<()> {
        let known = |paths: &[String]| paths.iter().filter(|path| folder.join(path).exists()).count();
        let most = self.boxes.iter().map(|(_, paths)| known(paths)).max().unwrap_or(0);
        let games: Vec<&str> = self
            .boxes
            .iter()
            .filter(|(_, paths)| most > 0 && known(paths) == most)
            .map(|(key, _)| key.as_str())
            .collect();
        match games[..] {
            [] => {}
            [game] => {
                let mistakes = shelf::visit(game, None, Overlay(folder))?;
                self.report.folders += 1;
                self.report.problems.extend(mistakes);
                return Ok(());
            }
            _ => {
                bail!("{} may be content of {}; say which with --game", folder.display(), games.join(" or "))
            }
        }
        for path in inside(folder)? {
            if path.is_dir() && !path.is_symlink() {
                self.folder(&path)?;
            } else if path.extension().is_some_and(|it| it == "ron") {
                self.sheet(&path);
            }
        }
        Ok(())
    }

    fn sheet(&mut self, path: &Path) {
        match self.run(path) {
            Ok((scenarios, problems)) => {
                self.report.sheets += 1;
                self.report.scenarios += scenarios;
                self.report.problems.extend(problems);
            }
            Err(problem) => self.report.problems.push(problem),
        }
    }

    /// Runs a sheet: how many scenarios there are, and what does not hold in them.
    fn run(&self, path: &Path) -> Result<(usize, Vec<String>), String> {
        let file = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|error| format!("{file}:1: cannot be read: {error}"))?;
        let game = scenario::game_of(&file, &text).map_err(|mistake| {
            format!(
                "{mistake}; expected a sheet of scenarios, which opens with `game:` (content is checked by \
                 its folder)"
            )
        })?;
        let sheet = Sheet { file: &file, text: &text };
        shelf::visit(&game, self.content.as_deref(), sheet).map_err(|error| format!("{file}:1: {error}"))
    }
}

/// What lies in a folder, sorted, hidden files left aside.
fn inside(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let unreadable = || format!("{} cannot be read", folder.display());
    let mut paths = Vec::new();
    for item in fs::read_dir(folder).with_context(unreadable)? {
        let item = item.with_context(unreadable)?;
        if !item.file_name().to_string_lossy().starts_with('.') {
            paths.push(item.path());
        }
    }
    paths.sort();
    Ok(paths)
}

struct Overlay<'a>(&'a Path);

impl Visit for Overlay<'_> {
    type Out = Vec<String>;

    fn visit<G: WholeGame>(self, _: Arc<G>) -> Self::Out {
        match shelf::overlay::<G>(self.0) {
            Ok(game) => {
                trial(&game).err().map(|what| format!("{}: {what}", self.0.display())).into_iter().collect()
            }
            Err(mistakes) => mistakes.iter().map(ToString::to_string).collect(),
        }
    }
}

/// How many random matches content must stand for every number of seats.
const TRIAL_GAMES: u64 = 3;

/// Plays a few random matches with what was checked: content that passes the checks and then brings the rules to a
/// halt is a mistake as well.
fn trial<G: WholeGame>(game: &G) -> Result<(), String> {
    let about = game.about();
    for (seats, seed) in
        (about.min_seats..=about.max_seats).flat_map(|it| (0..TRIAL_GAMES).map(move |n| (it, n)))
    {
        let Ok(setup) = game.default_setup(seats) else { continue };
        let play = || {
            let mut tray = Tray::deaf(Dice::fast(seed));
            let mut state = game.setup(&setup, &mut tray).map_err(|error| error.to_string())?;
            bots::playout(game, &mut state, &mut tray, &mut Vec::new());
            Ok(())
        };
        // Games are plain values: after a panic nothing of this match is looked at again.
        let played =
            panic::catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| Err(words_of(&*panic)));
        played.map_err(|what| {
            format!("a random match with {seats} seats (seed {seed}) does not work: {what}")
        })?;
    }
    Ok(())
}

/// What a panic said.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("the rules came to a halt").to_owned()
}

struct Sheet<'a> {
    file: &'a str,
    text: &'a str,
}

impl Visit for Sheet<'_> {
    /// How many scenarios, and what does not hold in them.
    type Out = (usize, Vec<String>);

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
        let sheet = match scenario::read::<G>(self.file, self.text) {
            Ok(sheet) => sheet,
            Err(mistake) => return (0, vec![mistake.to_string()]),
        };
        let mut problems = Vec::new();
        for scenario in &sheet.scenarios {
            if let Err(failure) = scenario::run(&game, scenario, &mut Citations::new()) {
                problems.push(format!("{}:{}: {failure}", self.file, self.line_of(&failure.title)));
            }
        }
        (sheet.scenarios.len(), problems)
    }
}

impl Sheet<'_> {
    /// Where a scenario stands, found by its title.
    fn line_of(&self, title: &str) -> usize {
        let quoted = format!("{title:?}");
        self.text.lines().position(|line| line.contains(&quoted)).map_or(1, |index| index + 1)
    }
}
