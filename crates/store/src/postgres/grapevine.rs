//! How nodes hear of each other's changes: one channel, one listening connection a node.
//!
//! A transaction that notifies takes a lock of the whole cluster, so the log's transactions do not.
//! What was stored is gathered for a moment and told in one go. Notices are lost when a connection
//! breaks; then [`Notice::Lost`] asks everybody to read again. A heartbeat goes round all the time,
//! through both directions, so that a connection that died silently is noticed too.

mod words;

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::inbox::Inbox;
use crate::notice::Bell;
use crate::{Error, Notice};
use words::News;

const CHANNEL: &str = "undercroft";

/// How long news are gathered before they are told.
const GATHER: Duration = Duration::from_millis(10);

/// How often a node speaks though it has nothing to say.
const HEARTBEAT: Duration = Duration::from_secs(5);

/// After this long without a word, not even our own heartbeat, the line is dead.
const SILENCE: Duration = Duration::from_secs(15);

/// How long to wait before trying again what failed.
const RETRY: Duration = Duration::from_millis(200);

/// A node's place on the channel.
#[derive(Debug)]
pub(super) struct Grapevine {
    news: Inbox<Notice>,
    listener: JoinHandle<()>,
}

impl Grapevine {
    /// Listens, and is ready to tell. What others store from now on is heard.
    pub(super) async fn join(options: PgConnectOptions, pool: PgPool, bell: Bell) -> Result<Self, Error> {
        let node: String = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&pool).await?;
        let line = connect(&options).await?;
        let listener = tokio::spawn(listen(line, options, node.clone(), bell));
        let news = Inbox::of(|inbox| tell(inbox, pool, node));
        Ok(Self { news, listener })
    }

    /// Tells the other nodes, soon.
    pub(super) fn tell(&self, notice: Notice) {
        // A node that has left tells no more; the log is the truth all the same.
        let _ = self.news.send(notice);
    }

    /// Tells what is left to tell, and hangs up.
    pub(super) async fn leave(&self) {
        self.news.close().await;
        self.listener.abort();
    }
}

impl Drop for Grapevine {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// Each line has a pool of its own, of one connection: a dead one takes no place from anybody.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(SILENCE)
        .connect_with(options.clone())
        .await?;
    let mut line = PgListener::connect_with(&pool).await?;
    line.eager_reconnect(false);
    line.listen(CHANNEL).await?;
    Ok(line)
}

async fn listen(mut line: PgListener, options: PgConnectOptions, node: String, bell: Bell) {
    loop {
        hear(&mut line, &node, &bell).await;
        line = loop {
            match connect(&options).await {
                Ok(line) => break line,
                Err(_) => sleep(RETRY).await,
            }
        };
        // Only now: what is stored after this is heard, what was stored before can be read.
        bell.ring(Notice::Lost);
    }
}

/// Passes on what the others say until the line is dead.
async fn hear(line: &mut PgListener, node: &str, bell: &Bell) {
    while let Ok(Ok(Some(heard))) = timeout(SILENCE, line.try_recv()).await {
        for notice in words::read(heard.payload(), node) {
            bell.ring(notice);
        }
    }
}

async fn tell(mut inbox: UnboundedReceiver<Notice>, pool: PgPool, node: String) {
    let mut news = News::default();
    let mut open = true;
    while open {
        match timeout(HEARTBEAT, inbox.recv()).await {
            Ok(Some(notice)) => news.add(notice),
            Ok(None) => open = false,
            Err(_) => {} // nothing to say: the heartbeat
        }
        sleep(GATHER).await;
        while let Ok(notice) = inbox.try_recv() {
            news.add(notice);
        }
        match notify(&pool, &news.write(&node)).await {
            Ok(()) => news = News::default(),
            Err(_) => sleep(RETRY).await, // and tell it with the next
        }
    }
}

async fn notify(pool: &PgPool, messages: &[String]) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message")
        .bind(CHANNEL)
        .bind(messages)
        .execute(pool)
        .await
        .map(drop)
}
