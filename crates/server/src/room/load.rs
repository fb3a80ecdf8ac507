//! Loading a table from the store, and reading on after another node has changed it.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::Value;
use store::Status;
use tokio::sync::mpsc;

use super::subscribers::Subscribers;
use super::{Command, Match, Room};
use crate::api_error::ApiError;
use crate::hall::Services;
use crate::options::Origin;

impl Room {
    /// The room of a table with these rows.
    pub(super) async fn load(
        services: Arc<Services>,
        row: store::Table,
        seats: Vec<store::Seat>,
        commands: mpsc::WeakSender<Command>,
    ) -> Result<Self, ApiError> {
        let origin: Origin = read(&row.setup)?;
        let mut room = Self {
            services,
            row,
            seats,
            spare: Vec::new(),
            origin,
            game: None,
            subscribers: Subscribers::default(),
            commands,
            seq: Arc::default(),
            asked: None,
            dozes: false,
            broken: false,
        };
        room.sort_seats();
        room.lay().await?;
        if let (Some(alarm), Some(game)) = (room.services.alarms.take(&room.row.id), &mut room.game) {
            game.clocks.resume(alarm.stands, alarm.at);
        }
        Ok(room)
    }

    /// Sets the match up and replays its log.
    async fn lay(&mut self) -> Result<(), ApiError> {
        match &self.origin {
            Origin::Uploaded(record) => {
                self.game = Some(Match::new(shelf::look_back(
                    record,
                    record.entries.len(),
                    &table::record::Budget::UNLIMITED,
                )?));
            }
            // Nonces are written at the start, whatever the status is now.
            Origin::Lobby(options) if self.row.nonces != NO_NONCES => {
                let about = shelf::about(&self.row.game)?;
                if about.content_hash != self.row.content {
                    let sentence = "This match was begun with other content than this server has.";
                    return Err(ApiError::wrong_status(sentence));
                }
                self.game = Some(Match::lay(&self.row, options)?);
                self.note_players();
                self.read_on().await?;
            }
            Origin::Lobby(_) => {}
        }
        Ok(())
    }

    /// Replays the entries that the store has and this room has not.
    async fn read_on(&mut self) -> Result<(), ApiError> {
        let Some(game) = &mut self.game else { return Ok(()) };
        for stored in self.services.store.entries(&self.row.id, game.seq() + 1).await? {
            game.redo(&stored)?;
        }
        self.seq.store(game.seq(), Ordering::Relaxed);
        if game.is_over() && self.row.status == Status::Running {
            self.note_end().await?;
        }
        Ok(())
    }

    /// Reads what another node may have changed.
    pub(crate) async fn catch_up(&mut self) {
        self.services.metrics.read_again.fetch_add(1, Ordering::Relaxed);
        let before = self.seq.load(Ordering::Relaxed);
        let known = (self.row.clone(), self.seats.clone());
        if let Err(error) = self.refresh().await {
            tracing::warn!(?error, "reading a changed table failed");
            self.broken = true;
            return;
        }
        if self.seq.load(Ordering::Relaxed) != before || known != (self.row.clone(), self.seats.clone()) {
            self.go_on();
            self.send_since(before);
        }
    }

    pub(super) async fn refresh(&mut self) -> Result<(), ApiError> {
        let id = self.row.id.clone();
        self.row = self.services.store.table(&id).await?.ok_or_else(|| ApiError::not_found("table"))?;
        self.seats = self.services.store.seats(&id).await?;
        self.origin = read(&self.row.setup)?;
        self.sort_seats();
        if self.game.is_none() { self.lay().await } else { self.read_on().await }
    }

    /// Separates the seats in use from the others.
    pub(super) fn sort_seats(&mut self) {
        self.seats.append(&mut self.spare);
        self.seats.sort_by_key(|seat| seat.seat);
        if let Origin::Lobby(options) = &self.origin {
            self.spare = self.seats.split_off(options.seats.min(self.seats.len()));
        }
    }

    /// Stores the status; the log has the result already.
    pub(super) async fn note_end(&mut self) -> Result<(), ApiError> {
        let at = crate::now::now();
        self.services.store.set_status(&self.row.id, Status::Over, at).await?;
        (self.row.status, self.row.updated) = (Status::Over, at);
        self.row.version += 1;
        Ok(())
    }

    /// Writes into the record who plays each seat.
    pub(super) fn note_players(&mut self) {
        let word = |seat: &store::Seat| match &seat.kind {
            store::Kind::Bot(level) => level.clone(),
            _ => "human".to_owned(),
        };
        let players = self.seats.iter().map(word).collect();
        if let Some(game) = &mut self.game {
            game.table.seated(players);
        }
    }
}

/// The column `nonces` before the start.
pub(crate) const NO_NONCES: &str = "[]";

pub(super) fn secret(row: &store::Table) -> Result<table::fair::Secret, ApiError> {
    serde_json::from_value(Value::from(row.secret.0.as_str())).map_err(damaged)
}

/// A new secret, as the store and as the kernel have it.
pub(crate) fn new_secret() -> (store::Secret, table::fair::Secret) {
    let word = crate::token::random_hex::<32>();
    let secret = serde_json::from_value(Value::from(word.as_str())).expect("64 hexadecimal digits");
    (store::Secret(word), secret)
}

/// Reads JSON that the server itself has written.
pub(super) fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, ApiError> {
    serde_json::from_str(text).map_err(damaged)
}

#[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
fn damaged(error: serde_json::Error) -> ApiError {
    tracing::error!(%error, "a stored table cannot be parsed");
    ApiError::internal()
}
