//! `undercroft load`: what a server can bear.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use load::{Plan, Server, Transport};

use crate::screen::Screen;

/// Who plays, how fast, and where.
#[derive(Args)]
pub(crate) struct LoadArgs {
    /// How many tables play at once
    #[arg(long, value_name = "NUMBER", default_value = "50")]
    tables: NonZeroUsize,
    /// How many seats each has, all of them guests over HTTP and WebSocket
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    seats: usize,
    /// The game
    #[arg(long, value_name = "NAME", default_value = "crusade")]
    game: String,
    /// Actions a second at all tables together; without it everybody acts as soon as they may
    #[arg(long, value_name = "NUMBER", value_parser = number(0.01..=1e6))]
    rate: Option<f64>,
    /// Count only the playing, not the making of tables: all matches begin together, and counting stops when the
    /// first of them ends
    #[arg(long)]
    play_only: bool,
    /// Act by requests, not over the WebSocket
    #[arg(long)]
    http: bool,
    /// How many seconds to count
    #[arg(long, value_name = "NUMBER", default_value_t = 10.0, value_parser = number(0.1..=86_400.0))]
    seconds: f64,
    /// How many seconds to play before
    #[arg(long, value_name = "NUMBER", default_value_t = 3.0, value_parser = number(0.0..=86_400.0))]
    warm_up: f64,
    /// Where the server keeps its tables: a file, or postgres://…; without it a file for this time only
    #[arg(long, value_name = "URL|FILE")]
    database: Option<String>,
    /// Start a postgres for this time only, from this machine's binaries
    #[arg(long, conflicts_with_all = ["database", "url"])]
    private_postgres: bool,
    /// The address and port of a server that runs already, with --behind-proxy; its processor time and
    /// memory are not seen then
    #[arg(long, value_name = "ADDRESS", conflicts_with = "database")]
    url: Option<SocketAddr>,
}

impl LoadArgs {
    /// Plays and tells.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let folder = Folder::new()?;
        let server = match self.url {
            Some(_) => None,
            None => Some(Server::start(&std::env::current_exe()?, &self.database(&folder))?),
        };
        let address =
            self.url.or(server.as_ref().map(|it| it.address)).context("there is a server or an address")?;
        let plan = Plan {
            game: self.game,
            tables: self.tables.get(),
            seats: self.seats,
            rate: self.rate,
            play_only: self.play_only,
            transport: if self.http { Transport::Http } else { Transport::Socket },
            warm_up: Duration::from_secs_f64(self.warm_up),
            time: Duration::from_secs_f64(self.seconds),
        };
        // One thread: all guests together must not take both cores of a small machine from the server.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let usage = || server.as_ref().and_then(Server::usage);
        let figures = runtime.block_on(load::measure(address, plan, usage))?;
        Screen::new().line(figures.to_string())?;
        Ok(ExitCode::SUCCESS)
    }

    fn database(&self, folder: &Folder) -> String {
        match &self.database {
            Some(database) => database.clone(),
            None if self.private_postgres => load::postgres::address("postgres"),
            None => format!("sqlite:{}", folder.0.join("tables.db").display()),
        }
    }
}

/// Reads a number in these bounds.
fn number(bounds: RangeInclusive<f64>) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| {
        let read = text.parse().ok().filter(|it| bounds.contains(it));
        read.ok_or_else(|| format!("a number from {} to {} is expected", bounds.start(), bounds.end()))
    }
}

/// A temporary folder, gone with its value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> anyhow::Result<Self> {
        let folder = std::env::temp_dir().join(format!("undercroft-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0); // a temporary folder left behind harms nobody
    }
}
