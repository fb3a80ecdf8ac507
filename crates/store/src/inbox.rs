//! A task with an inbox.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;

use crate::Error;

/// The way to a task that reads letters until nobody can write any more.
///
/// The inbox has no bound: whoever writes waits for an answer or writes about something that is
/// committed, so what lies in it is bounded by what the callers do at once.
#[derive(Debug)]
pub(crate) struct Inbox<T>(Mutex<Ends<T>>);

/// Both are taken away by [`Inbox::close`].
#[derive(Debug)]
struct Ends<T> {
    letters: Option<UnboundedSender<T>>,
    task: Option<JoinHandle<()>>,
}

impl<T> Inbox<T> {
    /// Starts the task.
    pub(crate) fn of<F>(task: impl FnOnce(UnboundedReceiver<T>) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (letters, inbox) = mpsc::unbounded_channel();
        let task = tokio::spawn(task(inbox));
        Self(Mutex::new(Ends { letters: Some(letters), task: Some(task) }))
    }

    /// Puts a letter into the inbox.
    pub(crate) fn send(&self, letter: T) -> Result<(), Error> {
        let ends = self.ends();
        let letters = ends.letters.as_ref().ok_or(Error::Closed)?;
        letters.send(letter).map_err(|_| Error::Closed)
    }

    /// Takes no more letters and waits until those that are there have been read.
    pub(crate) async fn close(&self) {
        let task = {
            let mut ends = self.ends();
            ends.letters = None;
            ends.task.take()
        };
        if let Some(task) = task {
            // If it has panicked, whoever waited for an answer knows by its absence.
            let _ = task.await;
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
        let inbox = Inbox::of(|mut letters: UnboundedReceiver<u32>| async move {
            while let Some(letter) = letters.recv().await {
                counter.fetch_add(letter, Ordering::Relaxed);
            }
        });
        for letter in [1, 2, 3] {
            inbox.send(letter).unwrap();
        }
        inbox.close().await;
        assert_eq!(sum.load(Ordering::Relaxed), 6);
        assert!(matches!(inbox.send(4), Err(Error::Closed)));
    }
}
