//! A table in the wire's words, for whoever may hear them.

use std::cell::RefCell;
use std::sync::atomic::Ordering::Relaxed;

use shelf::Tape;
use store::TokenHash;
use table::{Names, Seat, SeatSet, Viewer};
use tokio::time::Instant;

use super::audience::Known;
use super::change::{Common, News};
use super::{Match, Room, Seated};
use crate::api_error::ApiError;
use crate::options::{self, Origin};
use crate::text;
use crate::wire::{
    Change, ChoiceText, ClockText, FromServer, Lobby, LobbySeat, Pace, SeatKind, SeatText, Update,
};

thread_local! {
    /// Where a view is laid before it is compared with what its viewers know.
    static SPARE: RefCell<Tape> = RefCell::default();
}

impl Room {
    /// Somebody begins to look.
    pub(crate) fn join(&mut self, tokens: &[TokenHash], since: Option<u32>) -> Result<Seated, ApiError> {
        if self.audiences.len() >= self.services.config.limits.viewers {
            return Err(ApiError::too_many("Too many are looking at this table.", 10));
        }
        let eyes = self.holder(tokens)?.seats;
        let before = self.audiences.present();
        let mut known = Known::default();
        let first = match &self.game {
            None => FromServer::Lobby(self.lobby()?),
            Some(game) => {
                let mut tape = SPARE.take();
                game.table.lay_view(Viewer::Holding(eyes), &Tape::default(), &mut tape)?;
                known.view.copy(&tape);
                SPARE.set(tape);
                known.lines = game.table.log_len();
                FromServer::Update(self.update(game, eyes, since, self.seat_texts(game, before))?)
            }
        };
        let seated = self.audiences.join(eyes, first.written(), known);
        if self.audiences.present() != before {
            self.tell_all(); // the newcomer too, whose first message was written before they were here
        }
        Ok(seated)
    }

    /// Somebody looks no more.
    pub(crate) fn part(&mut self, id: u64) {
        let before = self.audiences.present();
        self.audiences.part(id);
        if self.audiences.present() != before {
            self.tell_all();
        }
        if self.game.as_ref().is_some_and(Match::is_over) {
            self.doze();
        }
    }

    /// Tells everybody what happened since that entry, and how the seats are now.
    pub(super) fn tell_since(&mut self, seq: u32) {
        self.tell(Some(seq), None);
    }

    /// The same after somebody's deed; those who hold the seat are told its key.
    pub(super) fn tell_done(&mut self, seq: u32, seat: Seat, key: Option<&str>) {
        self.tell(Some(seq), key.map(|key| (seat, key)));
    }

    /// Tells everybody that something around the match has changed.
    pub(super) fn tell_all(&mut self) {
        self.tell(None, None);
    }

    fn tell(&mut self, since: Option<u32>, done: Option<(Seat, &str)>) {
        if self.audiences.is_empty() {
            return;
        }
        let mut audiences = std::mem::take(&mut self.audiences);
        // Presence is read from the audiences, so work it out while they are here.
        let present = audiences.present();
        let told_before = self.told.take();
        let told = match &self.game {
            None => {
                let lobby = self.lobby_with(present).map(|lobby| FromServer::Lobby(lobby).written());
                audiences.tell(|_, _| lobby.as_ref().ok().cloned())
            }
            Some(game) => {
                let (common, draft) = self.common(game, present, told_before);
                let news = News::since(game, since.unwrap_or_else(|| game.seq()));
                let mut tape = SPARE.take();
                let told = audiences.tell(|eyes, known| {
                    game.table.lay_view(Viewer::Holding(eyes), &known.view, &mut tape).ok()?;
                    let message = if known.view.is_empty() {
                        known.view.copy(&tape);
                        FromServer::Update(self.first(game, eyes, &common, known).ok()?)
                    } else {
                        let mut change = draft.clone();
                        let theirs = done.filter(|(seat, _)| eyes.has(*seat));
                        change.done = theirs.map(|(_, key)| key.to_owned());
                        self.fill(&mut change, game, eyes, &news, &tape, known).ok()?;
                        FromServer::Change(change)
                    };
                    Some(message.written())
                });
                SPARE.set(tape);
                self.told = Some(common);
                told
            }
        };
        self.services.metrics.messages.fetch_add(told.sent, Relaxed);
        self.services.metrics.slow_readers.fetch_add(told.slow, Relaxed);
        self.audiences = audiences;
    }

    /// What an audience hears when its match begins.
    fn first(
        &self,
        game: &Match,
        eyes: SeatSet,
        common: &Common,
        known: &mut Known,
    ) -> Result<Update, ApiError> {
        known.lines = game.table.log_len();
        self.update(game, eyes, None, common.seats.clone())
    }

    /// What all are to know now, and a change that holds what of this they have not been told.
    fn common(&self, game: &Match, present: SeatSet, told: Option<Common>) -> (Common, Change) {
        let seats = |seats: &[SeatText]| self.seats_are(seats, game, present);
        let (status, turn) = (text::status(self.row.status), text::turn(game.table.turn()));
        let change = Change {
            status: (told.as_ref().map(|it| it.status) != Some(status)).then_some(status),
            turn: (told.as_ref().map(|it| &it.turn) != Some(&turn)).then(|| turn.clone()),
            ..Change::default()
        };
        match told {
            Some(told) if seats(&told.seats) => (Common { status, turn, ..told }, change),
            _ => {
                let seats = self.seat_texts(game, present);
                (Common { status, turn, seats: seats.clone() }, Change { seats: Some(seats), ..change })
            }
        }
    }

    /// The match through these eyes, whole.
    pub(super) fn whole(&self, eyes: SeatSet) -> Result<Update, ApiError> {
        let game = self.game()?;
        let seats = self.seat_texts(game, self.audiences.present());
        self.update(game, eyes, None, seats)
    }

    fn update(
        &self,
        game: &Match,
        eyes: SeatSet,
        since: Option<u32>,
        seats: Vec<SeatText>,
    ) -> Result<Update, ApiError> {
        let from = match since {
            Some(since) if since == game.seq() || !game.is_over() => game.log_from(since),
            _ => 0, // after the end nothing is hidden any more, and all of it is told anew
        };
        let log = text::lines(&*game.table, Viewer::Holding(eyes), from, from > 0)?;
        Ok(Update {
            seq: game.seq(),
            status: text::status(self.row.status),
            view: game.table.written_view(Viewer::Holding(eyes))?,
            turn: text::turn(game.table.turn()),
            choices: self.choices(game, eyes)?,
            can_take_back: self.is_running() && game.table.may_take_back(eyes),
            log_from: count(from),
            log,
            seats,
            clock: self.clock_text(),
        })
    }

    /// What is open to these seats, if a person decides there.
    fn choices(&self, game: &Match, eyes: SeatSet) -> Result<Vec<ChoiceText>, ApiError> {
        let mut choices = Vec::new();
        if self.is_running() {
            for seat in game.table.turn().awaited().both(eyes) {
                let open = game.table.choices(seat)?;
                choices.extend((0..).zip(open).map(|(index, choice)| text::choice(seat, index, choice)));
            }
        }
        Ok(choices)
    }

    pub(super) fn clock_text(&self) -> Option<ClockText> {
        let (deadline, full) = (self.deadline()?, self.clock()?);
        let left = deadline.saturating_duration_since(Instant::now());
        let ms = |time: std::time::Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        Some(ClockText { left_ms: ms(left), full_ms: ms(full) })
    }

    fn seat_texts(&self, game: &Match, present: SeatSet) -> Vec<SeatText> {
        self.seat_words(game, present).map(SeatWords::written).collect()
    }

    /// Whether these were told, and are still true.
    fn seats_are(&self, told: &[SeatText], game: &Match, present: SeatSet) -> bool {
        told.len() == self.seats.len()
            && self.seat_words(game, present).zip(told).all(|(it, told)| it.are(told))
    }

    fn seat_words<'a>(&'a self, game: &'a Match, present: SeatSet) -> impl Iterator<Item = SeatWords<'a>> {
        self.seats.iter().map(move |seat| SeatWords {
            seat: u32::from(seat.seat),
            name: game.table.names().of(Seat(seat.seat)),
            team: game.table.team(Seat(seat.seat)).unwrap_or_default(),
            who: options::who(&seat.kind),
            held: seat.token.is_some(),
            present: present.has(Seat(seat.seat)),
        })
    }

    /// The table as its lobby shows it.
    pub(crate) fn lobby(&self) -> Result<Lobby, ApiError> {
        self.lobby_with(self.audiences.present())
    }

    fn lobby_with(&self, present: SeatSet) -> Result<Lobby, ApiError> {
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
            status: text::status(self.row.status),
            visibility: text::visibility(self.row.visibility),
            clock: self.clock().map(|clock| u32::try_from(clock.as_secs()).unwrap_or(u32::MAX)),
            pace,
            settings: text::settings(&self.row.game, self.seats.len())?,
            chosen,
            advice,
            seats: self.lobby_seats(present)?,
            commitment: self.row.commitment.clone(),
            content_hash: self.row.content.clone(),
            waits_for: self.waits_for(),
            outcome: over.map(text::outcome),
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

    /// What the seats are called, made plain.
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

/// A [`SeatText`] that is only looked at.
struct SeatWords<'a> {
    seat: u32,
    name: &'a str,
    team: &'a str,
    who: SeatKind,
    held: bool,
    present: bool,
}

impl SeatWords<'_> {
    fn written(self) -> SeatText {
        let Self { seat, name, team, who, held, present } = self;
        SeatText { seat, name: name.to_owned(), team: team.to_owned(), who, held, present }
    }

    fn are(&self, told: &SeatText) -> bool {
        let SeatText { seat, name, team, who, held, present } = told;
        (self.seat, self.name, self.team) == (*seat, name, team)
            && (self.who, self.held, self.present) == (*who, *held, *present)
    }
}

pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).expect("a match ends long before")
}
