//! A task with a queue.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;

use crate::Error;

/// A handle to a task that reads a queue until it is closed.
///
/// The queue is unbounded: senders either wait for an answer or report what is already committed, so its length is
/// bounded by the number of concurrent callers.
#[derive(Debug)]
pub(crate) struct Worker<T>(Mutex<Ends<T>>);

/// Both are taken by [`Worker::close`].
#[derive(Debug)]
struct Ends<T> {
    queue: Option<UnboundedSender<T>>,
    task: Option<JoinHandle<()>>,
}

impl<T> Worker<T> {
    pub(crate) fn spawn<F>(task: impl FnOnce(UnboundedReceiver<T>) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (queue, receiver) = mpsc::unbounded_channel();
        let task = tokio::spawn(task(receiver));
        Self(Mutex::new(Ends { queue: Some(queue), task: Some(task) }))
    }

    pub(crate) fn send(&self, message: T) -> Result<(), Error> {
        let ends = self.ends();
        let queue = ends.queue.as_ref().ok_or(Error::Closed)?;
        queue.send(message).map_err(|_| Error::Closed)
    }

    /// Closes the queue and waits until the task has read the rest of it.
    pub(crate) async fn close(&self) {
        let task = {
            let mut ends = self.ends();
            ends.queue = None;
            ends.task.take()
        };
        if let Some(task) = task {
            let _ = task.await; // if it panicked, the callers' answer channels are closed
        }
    }

    fn ends(&self) -> MutexGuard<'_, Ends<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn what_was_sent_before_closing_is_read_and_nothing_after() {
        let sum = Arc::new(AtomicU32::new(0));
        let counter = Arc::clone(&sum);
        let worker = Worker::spawn(|mut queue: UnboundedReceiver<u32>| async move {
            while let Some(number) = queue.recv().await {
                counter.fetch_add(number, Ordering::Relaxed);
            }
        });
        for number in [1, 2, 3] {
            worker.send(number).unwrap();
        }
        worker.close().await;
        assert_eq!(sum.load(Ordering::Relaxed), 6);
        assert!(matches!(worker.send(4), Err(Error::Closed)));
    }
}
