//! Settings that players choose for their own seats.
//!
//! They override the host's settings, and are shown to others only as far as the game allows.

use table::Seat;

use super::Room;
use super::lobby::check_options;
use crate::api_error::ApiError;
use crate::convert;
use crate::options::{Options, Origin};
use crate::wire::{Json, SettingKind};

impl Room {
    /// The holder of a seat chooses for it; null resets a setting to the host's.
    pub(super) async fn choose_own(&mut self, seat: Seat, chosen: Json) -> Result<(), ApiError> {
        let Origin::Lobby(options) = &self.origin else {
            return Err(ApiError::wrong_status("A replay cannot be changed."));
        };
        let mut options = options.clone();
        let own = options.own.entry(seat.0).or_default();
        for (key, value) in chosen {
            if value.is_null() {
                own.remove(&key);
            } else {
                own.insert(key, value);
            }
        }
        options.own.retain(|_, own| !own.is_empty());
        check_options(&self.row.game, &options)?;
        self.keep_options(options).await
    }

    /// The next holder begins with the host's settings.
    pub(super) async fn forget_own(&mut self, seat: Seat) -> Result<(), ApiError> {
        let Origin::Lobby(options) = &self.origin else { return Ok(()) };
        let mut options = options.clone();
        if options.own.remove(&seat.0).is_none() {
            return Ok(());
        }
        self.keep_options(options).await
    }

    /// The settings of a seat as everybody may see them: null where the game keeps them sealed.
    pub(super) fn own_shown(&self, seat: Seat) -> Result<Json, ApiError> {
        let own = match &self.origin {
            Origin::Lobby(options) => options.own.get(&seat.0),
            Origin::Uploaded(_) => None,
        };
        let Some(own) = own else { return Ok(Json::new()) };
        let settings = convert::settings(&self.row.game, self.seats.len())?;
        let is_open = |key: &String| {
            let setting = settings.iter().find(|setting| setting.key == *key);
            setting.is_some_and(|setting| matches!(setting.kind, SettingKind::PerSeat { .. }))
        };
        let shown = |(key, value): (&String, &serde_json::Value)| {
            (key.clone(), if is_open(key) { value.clone() } else { serde_json::Value::Null })
        };
        Ok(own.iter().map(shown).collect())
    }

    async fn keep_options(&mut self, options: Options) -> Result<(), ApiError> {
        let origin = Origin::Lobby(options);
        let setup = serde_json::to_string(&origin).expect("options are plain data");
        self.save(store::Table { setup, ..self.row.clone() }).await?;
        self.origin = origin;
        Ok(())
    }
}
