//! The WebSocket of a table.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::task::Poll;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, Uri, header};
use axum::response::Response;
use futures_util::{FutureExt as _, poll};
use store::{TableId, TokenHash};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::api_error::ApiError;
use crate::deflate::Deflater;
use crate::extract::{Address, MOST_TOKENS, Path, table_id};
use crate::hall::Hall;
use crate::limits::ConnectionPermit;
use crate::room::{RoomHandle, Subscription};
use crate::token;
use crate::wire::{Act, Close, Done, FromClient, FromServer, Hello, PROTOCOL, Problem};

/// How long a client may take to send its hello.
const HELLO: Duration = Duration::from_secs(10);
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A connection without any message for so long is closed.
const SILENCE: Duration = Duration::from_secs(75);
/// Messages a client may send between two heartbeats.
const CHATTER: u32 = 60;
/// How long sending one message may take.
const SENDING: Duration = Duration::from_secs(10);

/// Live updates of a table. See `docs/web-api.md` for the messages.
#[utoipa::path(get, path = "/api/tables/{table}/live", tag = "live", params(("table" = String, Path)), responses(
    (status = 101, description = "A WebSocket that speaks FromClient and FromServer"),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn live(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Address(address): Address,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    check_origin(&headers)?;
    let table = table_id(&table)?;
    hall.ask(&table, |_| Ok(())).await?; // answers an unknown table with HTTP
    let upgrade = upgrade.map_err(|_| ApiError::malformed("This address speaks WebSocket only."))?;
    let permit = hall.admit_connection(address)?;
    let most = hall.config().limits.message;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).max_write_buffer_size(1024 * 1024);
    // Clients send little, and every message is flushed at once: the default buffers of 128 KiB each would be most of
    // a table's memory.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(0);
    Ok(upgrade
        .on_upgrade(move |socket| serve(socket, Session { hall, table, address, handle: None }, permit)))
}

/// Browsers send the page's origin; it must be ours.
fn check_origin(headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    let origin = origin.to_str().ok().and_then(|it| it.parse::<Uri>().ok());
    match origin.as_ref().and_then(Uri::authority) {
        Some(authority) if host.is_some_and(|host| host.eq_ignore_ascii_case(authority.as_str())) => Ok(()),
        _ => Err(ApiError::forbidden("Another site's page may not listen here.")),
    }
}

struct Session {
    hall: Hall,
    table: TableId,
    address: IpAddr,
    /// The room's handle, cached.
    handle: Option<RoomHandle>,
}

async fn serve(mut socket: WebSocket, mut session: Session, permit: ConnectionPermit) {
    session.hall.metrics().connections.fetch_add(1, Relaxed);
    let close = match subscribe(&mut socket, &session).await {
        Ok((mut subscription, client)) => {
            let close = forward(&mut socket, &mut subscription, &mut session, client).await;
            let id = subscription.id;
            drop(subscription);
            // A room that has ended has no list to be removed from.
            let _ = session
                .hall
                .ask(&session.table, move |room| {
                    room.disconnect(id);
                    Ok(())
                })
                .await;
            close
        }
        Err(close) => Some(close),
    };
    if let Some(close) = close {
        let frame = CloseFrame { code: close.code(), reason: Utf8Bytes::from_static(close.reason()) };
        let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
    }
    session.hall.metrics().connections.fetch_sub(1, Relaxed);
    drop(permit);
}

struct Client {
    tokens: Vec<TokenHash>,
    /// None for clients that want text.
    deflater: Option<Deflater>,
}

/// Receives the hello and subscribes to the room.
async fn subscribe(socket: &mut WebSocket, session: &Session) -> Result<(Subscription, Client), Close> {
    let hello = match timeout(HELLO, hello(socket)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(detail)) => {
            send_error(socket, ApiError::malformed(detail)).await;
            return Err(Close::Policy);
        }
        Err(_) => return Err(Close::Silent),
    };
    let tokens: Vec<TokenHash> = hello.tokens.iter().map(|it| token::hash(it)).collect();
    let shown = tokens.clone();
    match session.hall.ask(&session.table, move |room| room.connect(&shown, hello.since)).await {
        Ok(subscription) => {
            Ok((subscription, Client { tokens, deflater: hello.deflate.then(Deflater::default) }))
        }
        Err(error) => {
            let problem = error.problem();
            let close = match problem.status {
                403 | 422 => Close::Forbidden,
                404 => Close::Gone,
                429 => Close::Policy,
                _ => Close::Restarting,
            };
            let _ = socket.send(Message::Text(FromServer::Error { problem }.encode().into())).await;
            Err(close)
        }
    }
}

async fn hello(socket: &mut WebSocket) -> Result<Hello, &'static str> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(FromClient::Hello(hello)) if hello.version != PROTOCOL => {
                    return Err("This server speaks version 2 of the live protocol.");
                }
                Ok(FromClient::Hello(hello)) if hello.tokens.len() > MOST_TOKENS => {
                    return Err("Too many tokens.");
                }
                Ok(FromClient::Hello(hello)) => return Ok(hello),
                _ => return Err("The first message must be a hello."),
            },
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return Err("The first message must be a hello."),
        }
    }
}

/// Forwards messages both ways until either end closes; returns the reason if it was us.
async fn forward(
    socket: &mut WebSocket,
    subscription: &mut Subscription,
    session: &mut Session,
    client: Client,
) -> Option<Close> {
    let Client { tokens, mut deflater } = client;
    let (mut heard, mut chatter) = (Instant::now(), 0);
    let mut heartbeat = interval_at(heard + HEARTBEAT, HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let out = tokio::select! {
            biased;
            close = &mut subscription.close => return Some(close.unwrap_or(Close::Restarting)),
            message = subscription.messages.recv() => match message {
                Some(message) => match &mut deflater {
                    Some(deflater) => Message::Binary(deflater.deflate(&message).into()),
                    None => Message::Text(message),
                },
                None => return Some(Close::Restarting),
            },
            _ = heartbeat.tick() => {
                if heard.elapsed() > SILENCE {
                    return Some(Close::Silent);
                }
                chatter = 0;
                deflater.iter_mut().for_each(Deflater::rest);
                Message::Ping(axum::body::Bytes::new())
            }
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                        // Limited like a request, not by `CHATTER`.
                        Ok(FromClient::Act(act)) => match submit(session, &tokens, act).await {
                            Some(answer) => answer,
                            None => continue, // acknowledged by the update
                        },
                        Ok(FromClient::Ping) if chatter < CHATTER => {
                            chatter += 1;
                            Message::Text(FromServer::Pong.encode().into())
                        }
                        _ => {
                            send_error(socket, ApiError::malformed("After the hello only acts and pings.")).await;
                            return Some(Close::Policy);
                        }
                    },
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) if chatter < CHATTER => {
                        chatter += 1;
                        continue;
                    }
                    Some(Ok(Message::Close(_))) | None => return None,
                    Some(Ok(_) | Err(_)) => return Some(Close::Policy),
                }
            }
        };
        // Nearly every message is sent without waiting and needs no timer.
        let sending = socket.send(out);
        tokio::pin!(sending);
        let sent = match poll!(sending.as_mut()) {
            Poll::Ready(sent) => Ok(sent),
            Poll::Pending => timeout(SENDING, sending).await,
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return None,
            Err(_) => return Some(Close::TooSlow),
        }
    }
}

/// Acts for a seat. Returns what no update will say: that it was refused, or done before.
async fn submit(session: &mut Session, tokens: &[TokenHash], act: Act) -> Option<Message> {
    let (key, tokens) = (act.key.clone(), tokens.to_vec());
    let done = match session.hall.admit(session.address) {
        Ok(()) => {
            let act = Act { brief: true, ..act };
            let Session { hall, table, handle, .. } = session;
            hall.call_cached(handle, table, |room| room.act(tokens, act).boxed()).await
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(Done { repeated: false, .. }) => None,
        Ok(Done { entry, .. }) => Some(Message::Text(FromServer::Done { key, entry }.encode().into())),
        Err(error) => {
            Some(Message::Text(FromServer::Refused { key, problem: error.problem() }.encode().into()))
        }
    }
}

async fn send_error(socket: &mut WebSocket, error: ApiError) {
    let _ = socket.send(Message::Text(FromServer::Error { problem: error.problem() }.encode().into())).await; // it may be gone already
}
