//! A table as its lobby shows it.

use table::{Names, Seat, SeatSet};

use super::{Match, Room};
use crate::api_error::ApiError;
use crate::convert;
use crate::options::{self, Origin};
use crate::wire::{Lobby, LobbySeat, Pace, SeatKind};

impl Room {
    pub(crate) fn lobby(&self) -> Result<Lobby, ApiError> {
        self.lobby_with(self.subscribers.present())
    }

    pub(super) fn lobby_with(&self, present: SeatSet) -> Result<Lobby, ApiError> {
        let about = shelf::about(&self.row.game)?;
        let (chosen, pace, advice) = match &self.origin {
            Origin::Lobby(options) => {
                let prospect = shelf::prospect(&self.row.game, None, &options.layout())?;
                (options.settings.clone(), options.pace, prospect.advice)
            }
            Origin::Uploaded(_) => (crate::wire::Json::new(), Pace::default(), None),
        };
        let over = self.game.as_ref().and_then(|game| game.table.turn().outcome());
        Ok(Lobby {
            table: self.row.id.to_string(),
            code: self.row.code.clone(),
            game: self.row.game.clone(),
            title: about.title.to_owned(),
            status: convert::status(self.row.status),
            visibility: convert::visibility(self.row.visibility),
            clock: self.clock().map(|clock| u32::try_from(clock.as_secs()).unwrap_or(u32::MAX)),
            pace,
            settings: convert::settings(&self.row.game, self.seats.len())?,
            chosen,
            advice,
            seats: self.lobby_seats(present)?,
            commitment: self.row.commitment.clone(),
            content_hash: self.row.content.clone(),
            waits_for: self.waits_for(),
            outcome: over.map(convert::outcome),
            seq: self.game.as_ref().map_or(0, Match::seq),
            created: self.row.created,
        })
    }

    fn lobby_seats(&self, present: SeatSet) -> Result<Vec<LobbySeat>, ApiError> {
        let names = self.names();
        let text = |seat: &store::Seat| {
            Ok(LobbySeat {
                seat: u32::from(seat.seat),
                who: options::who(&seat.kind),
                held: seat.token.is_some(),
                name: names.of(Seat(seat.seat)).to_owned(),
                ready: seat.ready || matches!(seat.kind, store::Kind::Bot(_)),
                present: present.has(Seat(seat.seat)),
                nonce: seat.nonce.clone(),
                own: self.own_shown(Seat(seat.seat))?,
            })
        };
        self.seats.iter().map(text).collect()
    }

    pub(super) fn names(&self) -> Names {
        let names: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        Names::new(&names, self.seats.len())
    }

    /// Why the match cannot start.
    pub(super) fn waits_for(&self) -> Option<String> {
        if self.row.status != store::Status::Lobby {
            return None;
        }
        let names = self.names();
        let open = self.seats.iter().filter(|seat| options::who(&seat.kind) == SeatKind::Open).count();
        match open {
            0 => {}
            1 => return Some("One seat is still open.".to_owned()),
            open => return Some(format!("{open} seats are still open.")),
        }
        let waiting: Vec<&str> = self
            .seats
            .iter()
            .filter(|seat| seat.kind == store::Kind::Human && !seat.ready)
            .map(|seat| names.of(Seat(seat.seat)))
            .collect();
        (!waiting.is_empty()).then(|| format!("Not ready yet: {}.", waiting.join(", ")))
    }
}
