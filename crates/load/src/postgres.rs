//! A private `PostgreSQL` for the tests and measurements of this process.
//!
//! Its data is in a temporary folder, where it listens on a Unix socket only. It ends with this process, even if that
//! is killed: a shell waits for its standard input to close, then stops the server.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// A server to use instead; its user must be allowed to create databases.
const ELSEWHERE: &str = "UNDERCROFT_TEST_POSTGRES";

const SCRIPT: &str = r#"
trap '' INT
folder=$(mktemp -d /tmp/undercroft-pg.XXXXXX)
trap 'rm -rf "$folder"' EXIT
{
    "$0/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync || exit 1
    "$0/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=300 &
} >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
until "$0/pg_isready" -q -h "$folder"; do
    kill -0 $! || { cat "$folder/log" >&2; exit 1; }
    sleep 0.05
done
echo "$folder"
cat
kill -QUIT $!
wait
"#;

/// The address of a database on the server, which need not exist yet.
pub fn address(database: &str) -> String {
    static SERVER: OnceLock<String> = OnceLock::new();
    let server = SERVER.get_or_init(|| std::env::var(ELSEWHERE).unwrap_or_else(|_| start()));
    let (server, options) = server.split_once('?').unwrap_or((server, ""));
    let (server, _) = server.rsplit_once('/').expect("an address ends with /database");
    format!("{server}/{database}?{options}")
}

fn start() -> String {
    static STANDING_BY: OnceLock<Child> = OnceLock::new();
    let mut shell = unprivileged()
        .args(["sh", "-c", SCRIPT])
        .arg(binaries())
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut folder = String::new();
    let output = shell.stdout.take().expect("it is piped");
    BufReader::new(output).read_line(&mut folder).expect("the shell speaks");
    assert!(!folder.is_empty(), "PostgreSQL did not start; its log stands above");
    STANDING_BY.set(shell).expect("started once");
    format!("postgres://postgres@localhost/postgres?host={}", folder.trim())
}

/// `PostgreSQL` refuses to run as root.
fn unprivileged() -> Command {
    let user = Command::new("id").arg("-u").output().expect("id").stdout;
    if user.trim_ascii() != b"0" {
        return Command::new("env");
    }
    let known = Command::new("id").arg("postgres").output().is_ok_and(|it| it.status.success());
    let mut command = Command::new("runuser");
    command.args(["-u", if known { "postgres" } else { "nobody" }, "--"]);
    command
}

fn binaries() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let packaged = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = packaged.map(|it| it.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&path));
    let whole = |it: &Path| ["initdb", "postgres", "pg_isready"].iter().all(|name| it.join(name).exists());
    folders.into_iter().find(|it| whole(it)).unwrap_or_else(|| {
        panic!("no PostgreSQL found: install postgresql-15, or set {ELSEWHERE}=postgres://…/postgres")
    })
}
