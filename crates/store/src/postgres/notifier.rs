//! Notices between nodes: one `LISTEN` channel, one listening connection per node.
//!
//! A transaction that calls `pg_notify` takes a cluster-wide lock at commit, so the transactions of the log do not.
//! Notices are batched for a few milliseconds and sent by themselves. They are lost when a connection breaks; then
//! [`Notice::Lost`] makes every subscriber read again. Heartbeats detect a connection that died silently.

mod payload;

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::notice::Publisher;
use crate::worker::Worker;
use crate::{Error, Notice};
use payload::Pending;

const CHANNEL: &str = "undercroft";

/// How long notices are batched before they are sent.
const BATCH: Duration = Duration::from_millis(10);

const HEARTBEAT: Duration = Duration::from_secs(5);

/// Without any notification for so long, not even our own heartbeat, the connection counts as dead.
const SILENCE: Duration = Duration::from_secs(15);

const RETRY: Duration = Duration::from_millis(200);

/// Sends this node's notices and publishes those of the others.
#[derive(Debug)]
pub(super) struct Notifier {
    outgoing: Worker<Notice>,
    listener: JoinHandle<()>,
}

impl Notifier {
    /// Returns once the channel is listened to: nothing stored after that is missed.
    pub(super) async fn start(
        options: PgConnectOptions,
        pool: PgPool,
        notices: Publisher,
    ) -> Result<Self, Error> {
        let node: String = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&pool).await?;
        let connection = connect(&options).await?;
        let listener = tokio::spawn(listen(connection, options, node.clone(), notices));
        let outgoing = Worker::spawn(|queue| send_batches(queue, pool, node));
        Ok(Self { outgoing, listener })
    }

    /// Queues a notice for the other nodes.
    pub(super) fn send(&self, notice: Notice) {
        let _ = self.outgoing.send(notice); // a closed node sends nothing; the log is authoritative anyway
    }

    /// Sends what is queued and stops listening.
    pub(super) async fn stop(&self) {
        self.outgoing.close().await;
        self.listener.abort();
    }
}

impl Drop for Notifier {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// The listener has a pool of its own, of one connection, so that a dead one takes no slot from queries.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(SILENCE)
        .connect_with(options.clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen(mut connection: PgListener, options: PgConnectOptions, node: String, notices: Publisher) {
    loop {
        receive(&mut connection, &node, &notices).await;
        connection = loop {
            match connect(&options).await {
                Ok(connection) => break connection,
                Err(_) => sleep(RETRY).await,
            }
        };
        // After reconnecting, not before: later writes are notified, earlier ones can be read.
        notices.publish(Notice::Lost);
    }
}

/// Publishes what other nodes send until the connection is dead.
async fn receive(connection: &mut PgListener, node: &str, notices: &Publisher) {
    while let Ok(Ok(Some(message))) = timeout(SILENCE, connection.try_recv()).await {
        for notice in payload::decode(message.payload(), node) {
            notices.publish(notice);
        }
    }
}

async fn send_batches(mut queue: UnboundedReceiver<Notice>, pool: PgPool, node: String) {
    let mut pending = Pending::default();
    let mut open = true;
    while open {
        match timeout(HEARTBEAT, queue.recv()).await {
            Ok(Some(notice)) => pending.add(notice),
            Ok(None) => open = false,
            Err(_) => {} // an empty batch is the heartbeat
        }
        sleep(BATCH).await;
        while let Ok(notice) = queue.try_recv() {
            pending.add(notice);
        }
        match notify(&pool, &pending.encode(&node)).await {
            Ok(()) => pending = Pending::default(),
            Err(_) => sleep(RETRY).await, // stays pending and goes with the next batch
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
