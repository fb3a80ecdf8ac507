//! Seats and settings before the start; starting, leaving and coming back.

use futures_util::FutureExt as _;
use store::{Kind, Status, Swap, TokenHash};
use table::Seat;

use super::{Match, Room};
use crate::api_error::ApiError;
use crate::convert;
use crate::now::now;
use crate::options::{self, Options, Origin};
use crate::token::Token;
use crate::wire::{Begin, ChangeSeat, ChangeTable, ClaimSeat, Claimed, Close, Level, Lobby, SeatKind};

const LONGEST_NONCE: usize = 64;
/// Bounds of a clock, in seconds.
const CLOCK: std::ops::RangeInclusive<u32> = 5..=604_800;

impl Room {
    /// The host changes the settings.
    pub(crate) async fn change_table(
        &mut self,
        tokens: Vec<TokenHash>,
        change: ChangeTable,
    ) -> Result<Lobby, ApiError> {
        self.check_host(&tokens)?;
        let Origin::Lobby(options) = &self.origin else {
            return Err(ApiError::wrong_status("A replay cannot be changed."));
        };
        let only_pace = change.seats.is_none()
            && change.settings.is_none()
            && change.clock.is_none()
            && change.visibility.is_none();
        if !only_pace {
            self.check_lobby()?;
        }
        let options = self.changed(options, &change)?;
        let mut row = self.row.clone();
        if let Some(clock) = change.clock {
            row.clock = stored_clock((clock > 0).then_some(clock))?;
        }
        if let Some(visibility) = change.visibility {
            row.visibility = convert::kept_visibility(visibility);
        }
        let origin = Origin::Lobby(options);
        row.setup = serde_json::to_string(&origin).expect("options are plain data");
        self.save(row).await?;
        self.origin = origin;
        self.sort_seats();
        self.send_to_all();
        self.lobby()
    }

    /// The changed options, if a match can be set up with them.
    fn changed(&self, options: &Options, change: &ChangeTable) -> Result<Options, ApiError> {
        let mut options = options.clone();
        if let Some(seats) = change.seats.map(|it| it as usize).filter(|seats| *seats != options.seats) {
            if self.seats.iter().skip(seats).any(|seat| seat.kind == Kind::Human) {
                return Err(ApiError::wrong_status("Somebody sits on a seat that would be taken away."));
            }
            options.seats = seats;
            options.settings.retain(|_, value| !value.is_array()); // lists have a value per seat
            options.own.retain(|seat, _| usize::from(*seat) < seats);
        }
        if let Some(settings) = &change.settings {
            options.settings.clone_from(settings);
        }
        options.pace = change.pace.unwrap_or(options.pace);
        check_options(&self.row.game, &options)?;
        Ok(options)
    }

    /// A person claims an open seat.
    pub(crate) async fn claim(&mut self, seat: u32, claim: ClaimSeat) -> Result<Claimed, ApiError> {
        self.check_lobby()?;
        let seat = self.seat(seat)?;
        check_nonce(&claim.nonce)?;
        if self.seats[seat.index()].kind != Kind::Open {
            return Err(ApiError::taken());
        }
        let token = Token::fresh();
        let changed = store::Seat {
            kind: Kind::Human,
            name: check_name(&claim.name)?,
            token: Some(token.hash()),
            ready: false,
            nonce: Some(claim.nonce),
            ..self.seats[seat.index()].clone()
        };
        match self.save_seat(changed).await {
            Err(error) if error.is_stale() => return Err(ApiError::taken()),
            saved => saved?,
        }
        self.send_to_all();
        Ok(Claimed { seat: u32::from(seat.0), token: token.shown() })
    }

    /// The host changes who plays a seat; its holder changes name, settings and readiness.
    pub(crate) async fn change_seat(
        &mut self,
        tokens: Vec<TokenHash>,
        seat: u32,
        change: ChangeSeat,
    ) -> Result<Lobby, ApiError> {
        if let Some(settings) = change.settings {
            let (seat, _) = self.holder_of(seat, &tokens)?;
            self.check_lobby()?;
            self.choose_own(seat, settings).await?;
        }
        if change.name.is_some() || change.ready.is_some() {
            let (seat, _) = self.holder_of(seat, &tokens)?;
            self.check_lobby()?;
            let mut changed = self.seats[seat.index()].clone();
            if let Some(name) = &change.name {
                changed.name = check_name(name)?;
            }
            changed.ready = change.ready.unwrap_or(changed.ready);
            self.save_seat(changed).await?;
        }
        if let Some(who) = change.who {
            self.check_host(&tokens)?;
            let seat = self.seat(seat)?;
            match (self.row.status, who) {
                (_, SeatKind::Human) => {
                    return Err(ApiError::malformed("Only claiming makes a seat human; open it."));
                }
                (Status::Lobby, _) => self.reseat(seat, who).await?,
                (Status::Running, SeatKind::Bot { level }) => self.stand_in_with(seat, level).await?,
                _ => return Err(ApiError::wrong_status("During a match a seat can only be given to a bot.")),
            }
        }
        self.send_to_all();
        self.go_on();
        self.lobby()
    }

    /// Before the start: whoever held the seat loses it.
    async fn reseat(&mut self, seat: Seat, who: SeatKind) -> Result<(), ApiError> {
        let version = self.seats[seat.index()].version;
        self.save_seat(store::Seat { version, ..new_seat(seat.0, who) }).await?;
        self.subscribers.disconnect_holders(seat, Close::Forbidden);
        self.forget_own(seat).await
    }

    pub(crate) async fn start(&mut self, tokens: Vec<TokenHash>) -> Result<Lobby, ApiError> {
        self.check_host(&tokens)?;
        self.begin().await
    }

    /// The person at a quick table has seen the commitment and gives their nonce. Idempotent for the same nonce.
    pub(crate) async fn begin_with(
        &mut self,
        tokens: Vec<TokenHash>,
        Begin { seat, nonce }: Begin,
    ) -> Result<Lobby, ApiError> {
        let (seat, _) = self.holder_of(seat, &tokens)?;
        check_nonce(&nonce)?;
        let held = self.seats[seat.index()].clone();
        match &held.nonce {
            Some(given) if *given != nonce => {
                return Err(ApiError::wrong_status("This seat has given its nonce already."));
            }
            Some(_) if self.row.status != Status::Lobby => return self.lobby(),
            Some(_) => {}
            None => {
                self.check_lobby()?;
                self.save_seat(store::Seat { nonce: Some(nonce), ready: true, ..held }).await?;
            }
        }
        self.begin().await
    }

    /// The match starts: the nonces are complete and decide the dice.
    pub(crate) async fn begin(&mut self) -> Result<Lobby, ApiError> {
        self.check_lobby()?;
        if let Some(sentence) = self.waits_for() {
            return Err(ApiError::wrong_status(sentence));
        }
        let Origin::Lobby(options) = &self.origin else {
            return Err(ApiError::wrong_status("A replay cannot be played."));
        };
        // A fixed nonce: one drawn now would let the server choose the dice.
        let nonce = |seat: &store::Seat| seat.nonce.clone().unwrap_or_else(|| "bot".to_owned());
        let nonces: Vec<String> = self.seats.iter().map(nonce).collect();
        let row = store::Table {
            status: Status::Running,
            names: serde_json::to_string(&self.names()).expect("names are plain data"),
            nonces: serde_json::to_string(&nonces).expect("nonces are plain data"),
            ..self.row.clone()
        };
        let game = Match::lay(&row, options)?;
        self.save(row).await?;
        self.game = Some(game);
        self.note_players();
        self.go_on();
        self.send_since(0);
        self.lobby()
    }

    /// A person leaves: before the start the seat is open again, later a bot plays on.
    pub(crate) async fn leave(&mut self, tokens: Vec<TokenHash>, seat: u32) -> Result<Lobby, ApiError> {
        let (seat, _) = self.holder_of(seat, &tokens)?;
        match self.row.status {
            Status::Lobby => self.reseat(seat, SeatKind::Open).await?,
            _ => self.stand_in(seat).await?,
        }
        self.send_to_all();
        self.go_on();
        self.lobby()
    }

    /// The person plays again.
    pub(crate) async fn come_back(&mut self, tokens: Vec<TokenHash>, seat: u32) -> Result<Lobby, ApiError> {
        let (seat, _) = self.holder_of(seat, &tokens)?;
        let changed = store::Seat { kind: Kind::Human, ..self.seats[seat.index()].clone() };
        self.save_seat(changed).await?;
        self.go_on();
        self.send_to_all();
        self.lobby()
    }

    /// A bot plays the seat; the holder of its token may come back.
    pub(super) async fn stand_in(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.stand_in_with(seat, Level::Normal).await?;
        self.go_on();
        self.send_to_all();
        Ok(())
    }

    async fn stand_in_with(&mut self, seat: Seat, level: Level) -> Result<(), ApiError> {
        let kind = options::kind(SeatKind::Bot { level });
        self.save_seat(store::Seat { kind, ..self.seats[seat.index()].clone() }).await
    }

    pub(super) async fn save(&mut self, row: store::Table) -> Result<(), ApiError> {
        let saved = self.services.store.update_table(&store::Table { updated: now(), ..row }).await;
        self.row = self.stored(saved, "The table was changed at the same moment; look again.")?;
        Ok(())
    }

    async fn save_seat(&mut self, seat: store::Seat) -> Result<(), ApiError> {
        let place = usize::from(seat.seat);
        let saved = self.services.store.update_seat(&self.row.id, &seat).await;
        self.seats[place] = self.stored(saved, "The seat was changed at the same moment; look again.")?;
        Ok(())
    }

    /// What is stored now. If it is not what was written, or that is unknown, the room reads the store again and
    /// sends everybody what it finds.
    fn stored<T>(&self, saved: Result<Swap<T>, store::Error>, stale: &str) -> Result<T, ApiError> {
        let refused = match saved {
            Ok(Swap::Done(stored)) => return Ok(stored),
            Ok(Swap::Stale(_)) => ApiError::changed(stale),
            Err(error) => error.into(),
        };
        if let Some(commands) = self.commands.upgrade() {
            let _ = commands.try_send(Box::new(|room| room.catch_up().boxed())); // if the queue is full, a command in it will notice
        }
        Err(refused)
    }

    fn check_lobby(&self) -> Result<(), ApiError> {
        match self.row.status {
            Status::Lobby => Ok(()),
            _ => Err(ApiError::wrong_status("This can only be done before the start.")),
        }
    }
}

/// A seat nobody has claimed yet.
pub(crate) fn new_seat(seat: u8, who: SeatKind) -> store::Seat {
    let name = match who {
        SeatKind::Bot { .. } => convert::bot_name(seat).to_owned(),
        _ => String::new(),
    };
    store::Seat { kind: options::kind(who), name, ..store::Seat::open(seat) }
}

/// Whether a match can be set up with these options, for the number of seats they say.
pub(crate) fn check_options(game: &str, options: &Options) -> Result<(), ApiError> {
    let seats = shelf::prospect(game, None, &options.layout())?.seats;
    if seats == options.seats {
        return Ok(());
    }
    Err(ApiError::setup(format!("These settings are for {seats} seats, not for {}.", options.seats)))
}

/// A clock as it is stored.
pub(crate) fn stored_clock(seconds: Option<u32>) -> Result<Option<String>, ApiError> {
    match seconds {
        Some(seconds) if !CLOCK.contains(&seconds) => {
            Err(ApiError::malformed("A clock has 5 to 604800 seconds for each decision."))
        }
        seconds => Ok(seconds.map(|it| it.to_string())),
    }
}

fn check_nonce(nonce: &str) -> Result<(), ApiError> {
    if (1..=LONGEST_NONCE).contains(&nonce.len()) && nonce.bytes().all(|it| it.is_ascii_graphic()) {
        return Ok(());
    }
    Err(ApiError::malformed(format!("A nonce is 1 to {LONGEST_NONCE} plain characters without spaces.")))
}

/// A name as it is stored; the kernel sanitises it further.
pub(crate) fn check_name(name: &str) -> Result<String, ApiError> {
    if name.chars().count() > 40 {
        return Err(ApiError::malformed("A name has at most 40 characters."));
    }
    Ok(name.chars().filter(|it| !it.is_control()).collect())
}
