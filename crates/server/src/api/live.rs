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

/// How long a client may take to say hello.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often we ask for a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long a connection may be silent.
const SILENCE: Duration = Duration::from_secs(75);
/// How many messages a client may send between two heartbeats.
const CHATTER: u32 = 60;
/// How long one message may take to go out.
const SENDING: Duration = Duration::from_secs(10);

/// What happens at a table, as it happens. See `docs/web-api.md` for the messages.
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
    hall.ask(&table, |_| Ok(())).await?; // no such table: say so in HTTP
    let upgrade = upgrade.map_err(|_| ApiError::malformed("This address speaks WebSocket only."))?;
    let permit = hall.admit_connection(address)?;
    let most = hall.config().limits.message;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).max_write_buffer_size(1024 * 1024);
    // Clients say little, and every message goes out at once: the usual 128 KiB each way would be most of
    // what a table costs.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| serve(socket, Place { hall, table, address, handle: None }, permit)))
}

/// A browser says which page opened the connection; it must be one of ours.
fn check_origin(headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    let origin = origin.to_str().ok().and_then(|it| it.parse::<Uri>().ok());
    match origin.as_ref().and_then(Uri::authority) {
        Some(authority) if host.is_some_and(|host| host.eq_ignore_ascii_case(authority.as_str())) => Ok(()),
        _ => Err(ApiError::forbidden("Another site's page may not listen here.")),
    }
}

/// Which table a connection is for, and where it comes from.
struct Place {
    hall: Hall,
    table: TableId,
    address: IpAddr,
    /// The way into its room, once it was found.
    handle: Option<RoomHandle>,
}

async fn serve(mut socket: WebSocket, mut place: Place, permit: ConnectionPermit) {
    place.hall.metrics().connections.fetch_add(1, Relaxed);
    let close = match subscribe(&mut socket, &place).await {
        Ok((mut subscription, hello)) => {
            let close = listen(&mut socket, &mut subscription, &mut place, hello).await;
            let id = subscription.id;
            drop(subscription);
            // A room that has ended has nobody to be taken off the list.
            let _ = place
                .hall
                .ask(&place.table, move |room| {
                    room.part(id);
                    Ok(())
                })
                .await;
            close
        }
        Err(close) => Some(close),
    };
    if let Some(close) = close {
        let frame = CloseFrame { code: close.code(), reason: Utf8Bytes::from_static(close.word()) };
        let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
    }
    place.hall.metrics().connections.fetch_sub(1, Relaxed);
    drop(permit);
}

/// Who listens, and how.
struct Listener {
    tokens: Vec<TokenHash>,
    /// What is told goes through it; nothing if it is to come as text.
    deflater: Option<Deflater>,
}

/// Hears the hello and takes a place in the room.
async fn subscribe(socket: &mut WebSocket, place: &Place) -> Result<(Subscription, Listener), Close> {
    let hello = match timeout(PATIENCE, hello(socket)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(detail)) => {
            complain(socket, ApiError::malformed(detail)).await;
            return Err(Close::Policy);
        }
        Err(_) => return Err(Close::Silent),
    };
    let tokens: Vec<TokenHash> = hello.tokens.iter().map(|it| token::hash(it)).collect();
    let shown = tokens.clone();
    match place.hall.ask(&place.table, move |room| room.join(&shown, hello.since)).await {
        Ok(subscription) => {
            Ok((subscription, Listener { tokens, deflater: hello.deflate.then(Deflater::default) }))
        }
        Err(error) => {
            let problem = error.problem();
            let close = match problem.status {
                403 | 422 => Close::Forbidden,
                404 => Close::Gone,
                429 => Close::Policy,
                _ => Close::Restarting,
            };
            let _ = socket.send(Message::Text(FromServer::Error { problem }.encode())).await;
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

/// Passes on what the room tells until one of both goes; says why, if it was us.
async fn listen(
    socket: &mut WebSocket,
    subscription: &mut Subscription,
    place: &mut Place,
    listener: Listener,
) -> Option<Close> {
    let Listener { tokens, mut deflater } = listener;
    let (mut heard, mut chatter) = (Instant::now(), 0);
    let mut heartbeat = interval_at(heard + HEARTBEAT, HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let out = tokio::select! {
            biased;
            away = &mut subscription.away => return Some(away.unwrap_or(Close::Restarting)),
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
                        // Counted like a request, not as chatter.
                        Ok(FromClient::Act(act)) => match act_over(place, &tokens, act).await {
                            Some(answer) => answer,
                            None => continue, // the update says it
                        },
                        Ok(FromClient::Ping) if chatter < CHATTER => {
                            chatter += 1;
                            Message::Text(FromServer::Pong.encode())
                        }
                        _ => {
                            complain(socket, ApiError::malformed("After the hello only acts and pings.")).await;
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
        // Nearly every message goes out at once, and no clock need be set.
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

/// A seat acts over its connection. Says what no update will: that it was refused, or done before.
async fn act_over(place: &mut Place, tokens: &[TokenHash], act: Act) -> Option<Message> {
    let (key, tokens) = (act.key.clone(), tokens.to_vec());
    let done = match place.hall.admit(place.address) {
        Ok(()) => {
            let act = Act { brief: true, ..act };
            let Place { hall, table, handle, .. } = place;
            hall.call_cached(handle, table, |room| room.act(tokens, act).boxed()).await
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(Done { repeated: false, .. }) => None,
        Ok(Done { entry, .. }) => Some(Message::Text(FromServer::Done { key, entry }.encode())),
        Err(error) => Some(Message::Text(FromServer::Refused { key, problem: error.problem() }.encode())),
    }
}

async fn complain(socket: &mut WebSocket, error: ApiError) {
    let _ = socket.send(Message::Text(FromServer::Error { problem: error.problem() }.encode())).await; // it may be gone already
}
