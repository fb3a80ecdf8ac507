//! The threads a server runs on.

use std::io;
use std::thread::available_parallelism;

use tokio::runtime::{Builder, Runtime};

/// What a server runs on: half of the cores for what happens at the tables. The others are for the database's thread and
/// for bots; and threads that have little to do cost more in waking each other than they bring.
pub fn runtime() -> io::Result<Runtime> {
    let threads = available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
    let mut runtime = match threads {
        1 => Builder::new_current_thread(), // nobody need be woken to share the work
        threads => {
            let mut several = Builder::new_multi_thread();
            several.worker_threads(threads);
            several
        }
    };
    runtime.enable_all().build()
}
