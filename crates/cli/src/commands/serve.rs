//! `undercroft serve`: the hall, in the browser.

mod browser;

use std::env;
use std::io::{self, IsTerminal as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use server::{Asset, Config, Hall, Limits, Rate};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::screen::Screen;

/// The port tried first.
const PORT: u16 = 7117;
/// How many ports behind it are tried if it is taken.
const NEIGHBOURS: u16 = 20;

/// Where to listen and what to keep.
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// The port; without it 7117, or the next free one
    #[arg(long, value_name = "NUMBER")]
    port: Option<u16>,
    /// The address to listen on; 0.0.0.0 lets the whole network in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Where tables are kept: a file, or postgres://…; without it a file in your data folder
    #[arg(long, value_name = "URL|FILE", env = "UNDERCROFT_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A proxy of your own stands in front and names the client in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// How many requests a second one address may send; without it 40. Guests behind one address share them
    #[arg(long, value_name = "NUMBER")]
    requests: Option<NonZeroU32>,
    /// Where "Play now" begins: in the visitor's page, which costs this machine nothing, or on this server
    #[arg(long, value_name = "WHERE", default_value = "page")]
    play_now: PlayNow,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

/// Where a match against bots is played.
#[derive(Clone, Copy, clap::ValueEnum)]
enum PlayNow {
    /// In the page
    Page,
    /// On this server
    Server,
}

impl From<PlayNow> for server::wire::PlayNow {
    fn from(word: PlayNow) -> Self {
        match word {
            PlayNow::Page => Self::Page,
            PlayNow::Server => Self::Server,
        }
    }
}

impl Default for ServeArgs {
    fn default() -> Self {
        let host = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Self {
            port: None,
            host,
            database: None,
            behind_proxy: false,
            requests: None,
            play_now: PlayNow::Page,
            no_open: false,
        }
    }
}

impl ServeArgs {
    /// Serves until Ctrl-C or a polite kill, and finishes what was begun.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        log_to_stderr();
        server::runtime()?.block_on(self.serve())?;
        Ok(ExitCode::SUCCESS)
    }

    async fn serve(self) -> anyhow::Result<()> {
        let database = self.database()?;
        let store =
            store::open(&database).await.with_context(|| format!("cannot open {}", shown(&database)))?;
        let config = Config {
            assets,
            behind_proxy: self.behind_proxy,
            play_now: self.play_now.into(),
            limits: self.limits(),
            ..Config::default()
        };
        let listener = self.listen().await?;
        let address = listener.local_addr()?;
        let page = format!("http://{}", reachable(address));
        let mut screen = Screen::new();
        screen.line(format!("Undercroft is open at {page}"))?;
        screen.line(format!("Tables are kept in {}. Ctrl-C closes.", shown(&database)))?;
        if !self.no_open && client::is_included() {
            browser::open(&page);
        }
        server::serve(listener, Hall::open(store, config), stopped()?).await?;
        Ok(())
    }

    /// What one address may ask for: the default, or as many requests as given.
    fn limits(&self) -> Limits {
        let limits = Limits::default();
        Limits { requests: self.requests.map_or(limits.requests, Rate::a_second), ..limits }
    }

    /// The address of the database: as given, or a file in the user's data folder.
    fn database(&self) -> anyhow::Result<String> {
        match &self.database {
            Some(address) if address.contains(':') => Ok(address.clone()),
            Some(file) => Ok(format!("sqlite:{file}")),
            None => {
                let folder = data_folder().context("there is no data folder; say --database FILE")?;
                std::fs::create_dir_all(&folder)
                    .with_context(|| format!("cannot make {}", folder.display()))?;
                Ok(format!("sqlite:{}", folder.join("tables.db").display()))
            }
        }
    }

    /// Listens on the port given, or on the first free one.
    async fn listen(&self) -> anyhow::Result<TcpListener> {
        if let Some(port) = self.port {
            let listener = TcpListener::bind((self.host, port)).await;
            return listener
                .with_context(|| format!("cannot listen on {}", SocketAddr::new(self.host, port)));
        }
        for port in PORT..PORT + NEIGHBOURS {
            match TcpListener::bind((self.host, port)).await {
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
                other => return other.with_context(|| format!("cannot listen on {}", self.host)),
            }
        }
        anyhow::bail!("every port from {PORT} on is taken; say --port")
    }
}

/// A file of the web client, as the server wants it.
fn assets(path: &str) -> Option<Asset> {
    let file = client::asset(path)?;
    let compressed = client::ENCODINGS.iter().filter_map(|(word, ending)| {
        let file = client::asset(&format!("{path}{ending}"))?;
        Some((*word, file.bytes))
    });
    let compressed = compressed.collect();
    Some(Asset { bytes: file.bytes.into(), compressed, media_type: file.mime, immutable: file.immutable })
}

/// Done when somebody asks the process to stop.
fn stopped() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    let (stop, mut stopped) = tokio::sync::mpsc::channel(1);
    ctrlc::set_handler(move || {
        let _ = stop.try_send(()); // asked twice is asked
    })?;
    Ok(async move {
        stopped.recv().await;
    })
}

/// An address a browser can go to: "every interface" is no place.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), address.port()),
        _ => address,
    }
}

/// A database's address without what stands before an `@`: that may be a password.
fn shown(database: &str) -> String {
    match (database.split_once("://"), database.rsplit_once('@')) {
        (Some((kind, _)), Some((_, place))) => format!("{kind}://…@{place}"),
        _ => database.trim_start_matches("sqlite:").to_owned(),
    }
}

/// Where this user's programs keep their data.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("undercroft"))
}

/// Logs for people at a terminal, and as JSON lines for whatever else reads them. `RUST_LOG` says
/// how much.
fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if io::stderr().is_terminal() {
        log.compact().init();
    } else {
        log.json().init();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(shown("postgres://ada:secret@db.example/hall"), "postgres://…@db.example/hall");
        assert_eq!(shown("sqlite:/home/ada/tables.db"), "/home/ada/tables.db");
    }

    #[test]
    fn a_file_is_a_database_and_an_address_stays_one() {
        let of = |word: &str| {
            ServeArgs { database: Some(word.to_owned()), ..ServeArgs::default() }.database().unwrap()
        };
        assert_eq!(of("my.db"), "sqlite:my.db");
        assert_eq!(of("postgres://db/hall"), "postgres://db/hall");
    }

    #[test]
    fn every_interface_is_shown_as_this_machine() {
        let shown = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(
            (shown("0.0.0.0:7"), shown("10.0.0.2:7")),
            ("127.0.0.1:7".to_owned(), "10.0.0.2:7".to_owned())
        );
    }
}
