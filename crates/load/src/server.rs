//! A server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use anyhow::Context as _;

/// Linux clock ticks per second.
const TICKS: f64 = 100.0;

/// A running server, killed on drop.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Held open: a server that cannot print its address does not serve.
    _output: BufReader<ChildStdout>,
    /// Where it listens.
    pub address: SocketAddr,
}

/// What a process has used.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// Processor time in seconds, user and kernel.
    pub seconds: f64,
    /// Steal time of all processors together, in seconds.
    pub stolen: f64,
    /// Resident bytes.
    pub bytes: u64,
}

impl Server {
    /// Starts a server on that database and waits until it listens.
    pub fn start(program: &Path, database: &str) -> anyhow::Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--no-open", "--behind-proxy", "--database", database])
            // A table that plays as fast as it can sends far more requests than a browser may.
            .args(["--requests", "1000000"])
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut output = BufReader::new(child.stdout.take().context("the output is piped")?);
        let mut first = String::new();
        let read = output.read_line(&mut first);
        let address = first.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let Some(address) = address.filter(|_| read.is_ok()) else {
            let _ = child.kill(); // it may have ended by itself
            anyhow::bail!("the server did not print its address: {first:?}")
        };
        Ok(Self { child, _output: output, address })
    }

    /// Its usage so far; none without `/proc`.
    pub fn usage(&self) -> Option<Usage> {
        usage(self.child.id())
    }

    /// Kills it.
    pub fn kill(mut self) {
        self.end();
    }

    /// Sends SIGTERM and waits for its end.
    pub fn stop(mut self) -> anyhow::Result<ExitStatus> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        anyhow::ensure!(asked.context("cannot run kill")?.success(), "the server has ended already");
        Ok(self.child.wait()?)
    }

    fn end(&mut self) {
        let _ = self.child.kill(); // it may be gone already
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

fn usage(process: u32) -> Option<Usage> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, after_name) = stat.rsplit_once(')')?;
    let ticks = |field: usize| after_name.split_whitespace().nth(field)?.parse::<f64>().ok();
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
    let seconds = (ticks(11)? + ticks(12)?) / TICKS;
    Some(Usage { seconds, stolen: stolen()?, bytes: kilobytes * 1024 })
}

fn stolen() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/stat").ok()?;
    let all = stat.lines().find_map(|line| line.strip_prefix("cpu "))?;
    Some(all.split_whitespace().nth(7)?.parse::<f64>().ok()? / TICKS)
}
