//! The tokio runtime of a server.

use std::io;
use std::thread::available_parallelism;

use tokio::runtime::{Builder, Runtime};

/// Half of the cores run the event loop; the others are left to the database's thread and to bots. More threads with
/// little to do cost more in wakeups than they bring.
pub fn runtime() -> io::Result<Runtime> {
    let threads = available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
    let mut runtime = match threads {
        1 => Builder::new_current_thread(), // no cross-thread wakeups at all
        threads => {
            let mut several = Builder::new_multi_thread();
            several.worker_threads(threads);
            several
        }
    };
    runtime.enable_all().build()
}
