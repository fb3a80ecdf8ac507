//! The application on a socket, until it is told to stop.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::app::app;
use crate::hall::Hall;

/// How long open requests may take to finish after `stop`.
const FAREWELL: Duration = Duration::from_secs(10);

/// Serves until `stop` resolves, then closes all connections and finishes every write.
pub async fn serve(
    listener: TcpListener,
    hall: Hall,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let service = app(hall.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let leaving = hall.clone();
    let (closed, closing) = tokio::sync::oneshot::channel();
    // Send every message at once (no Nagle).
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true); // without it messages are only later
    });
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("shutting down");
        leaving.close().await;
        let _ = closed.send(());
    });
    let server = tokio::spawn(server.into_future());
    if closing.await.is_err() {
        return server.await.map_err(io::Error::other)?; // it ended by itself: return its error
    }
    match timeout(FAREWELL, server).await {
        Ok(ended) => ended.map_err(io::Error::other)?,
        Err(_) => Ok(()), // a client holds a connection open; none of its writes is pending
    }
}
