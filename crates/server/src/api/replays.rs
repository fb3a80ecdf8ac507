//! Replays of finished matches.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use serde::Deserialize;
use shelf::{AnyTable, ShelfError};
use store::{Kind, Status, Visibility};
use table::record::{Budget, DiceRecord, Entry};
use table::{Record, Seat, Viewer};
use utoipa::IntoParams;

use crate::api_error::ApiError;
use crate::convert;
use crate::create::{self, NewTable};
use crate::extract::{Address, Body, Path, Query, table_id};
use crate::hall::Hall;
use crate::options::{self, Origin};
use crate::wire::{Frame, Line, MatchFile, Problem, SeatText, Uploaded, Verdict};

/// The match file, secret included; refused to everybody while the match runs.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "replays", params(("table" = String, Path)),
    responses(
        (status = 200, body = Object, content_type = "application/json"),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn record(
    State(hall): State<Hall>,
    Path(table): Path<String>,
) -> Result<([(HeaderName, String); 1], Json<Record>), ApiError> {
    let record = finished(&hall, &table).await?;
    let name = format!("attachment; filename=\"{}-{table}.match.json\"", record.game);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)))
}

/// Whose view.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// `all`, `spectator` or a seat's number; `all` if missing.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    eyes: Option<String>,
}

impl Eyes {
    fn viewer(&self, seats: usize) -> Result<Viewer, ApiError> {
        match self.eyes.as_deref() {
            None | Some("all") => Ok(Viewer::Everything),
            Some("spectator") => Ok(Viewer::SPECTATOR),
            Some(word) => {
                let seat = word.parse::<u8>().ok().filter(|seat| usize::from(*seat) < seats);
                let wrong = || ApiError::malformed("`as` is all, spectator or the number of a seat.");
                seat.map(|seat| Viewer::seat(Seat(seat))).ok_or_else(wrong)
            }
        }
    }
}

/// A finished match as it stood after that many entries.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{entry}", tag = "replays",
    params(("table" = String, Path), ("entry" = u32, Path), Eyes), responses(
        (status = 200, body = Frame),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn frame(
    State(hall): State<Hall>,
    Path((table, entry)): Path<(String, u32)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Frame>, ApiError> {
    let record = finished(&hall, &table).await?;
    if entry as usize > record.entries.len() {
        return Err(ApiError::not_found("entry"));
    }
    let viewer = eyes.viewer(record.names.len())?;
    Ok(Json(hall.replaying(move |budget| frame_of(&record, entry, viewer, budget)).await??))
}

fn frame_of(record: &Record, entry: u32, viewer: Viewer, budget: &Budget<'_>) -> Result<Frame, ShelfError> {
    let table = shelf::look_back(record, entry as usize, budget)?;
    let about = table.about();
    let log = convert::lines(&*table, viewer, 0, true)?;
    Ok(Frame {
        game: about.key.to_owned(),
        title: about.title.to_owned(),
        entry,
        entries: u32::try_from(record.entries.len()).expect("a match ends long before"),
        says: entry.checked_sub(1).map(|index| says(&record.entries[index as usize], &*table)),
        view: table.view(viewer)?,
        turn: convert::turn(table.turn()),
        news: log.iter().filter(|line| line.entry == entry).cloned().collect(),
        log: log.into_iter().map(|line| Line { event: None, ..line }).collect(),
        seats: (0..).zip(&record.names).map(|(seat, name)| seat_text(record, &*table, seat, name)).collect(),
    })
}

fn says(entry: &Entry, table: &dyn AnyTable) -> String {
    let name = |seat: &Seat| table.names().of(*seat).to_owned();
    match entry {
        Entry::Act { seat, says, .. } => format!("{}: {says}", name(seat)),
        Entry::TakeBack { seat } => format!("{} takes the last action back", name(seat)),
        Entry::Concede { seat, .. } => format!("{} concedes", name(seat)),
    }
}

fn seat_text(record: &Record, table: &dyn AnyTable, seat: u8, name: &str) -> SeatText {
    SeatText {
        seat: u32::from(seat),
        name: name.to_owned(),
        team: table.team(Seat(seat)).unwrap_or_default().to_owned(),
        who: options::who(&player(record, seat)),
        held: false,
        present: false,
    }
}

/// Who played a seat, as far as the record tells.
fn player(record: &Record, seat: u8) -> Kind {
    match record.players.get(usize::from(seat)).filter(|word| word.parse::<bots::Bot>().is_ok()) {
        Some(word) => Kind::Bot(word.clone()),
        None => Kind::Human,
    }
}

/// Every roll, shuffle and state, recomputed.
#[utoipa::path(get, path = "/api/tables/{table}/verify", tag = "replays", params(("table" = String, Path)),
    responses(
        (status = 200, body = Verdict),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn verify(
    State(hall): State<Hall>,
    Path(table): Path<String>,
) -> Result<Json<Verdict>, ApiError> {
    let record = finished(&hall, &table).await?;
    Ok(Json(hall.replaying(move |budget| verdict(&record, budget)).await?))
}

fn verdict(record: &Record, budget: &Budget<'_>) -> Verdict {
    let (commitment, secret, nonces) = match &record.dice {
        DiceRecord::Fair { commitment, secret, nonces, .. } => {
            let secret = secret.as_ref().and_then(|it| serde_json::to_value(it).ok());
            let secret = secret.and_then(|it| it.as_str().map(str::to_owned));
            (Some(commitment.clone()), secret, nonces.clone())
        }
        _ => (None, None, Vec::new()),
    };
    let mut verdict = Verdict {
        genuine: false,
        sentence: String::new(),
        entries: 0,
        throws: 0,
        dice_recomputed: false,
        commitment,
        secret,
        nonces,
    };
    match shelf::check(record, budget) {
        Err(error) => verdict.sentence = error.message,
        Ok(found) => {
            verdict.genuine = true;
            verdict.entries = u32::try_from(found.entries).unwrap_or(u32::MAX);
            verdict.throws = u32::try_from(found.throws).unwrap_or(u32::MAX);
            verdict.dice_recomputed = found.dice_recomputed;
            verdict.sentence = if found.dice_recomputed {
                "Every roll, shuffle and state is what secret and nonces give.".to_owned()
            } else {
                "Every state follows from the throws recorded; these cannot be recomputed.".to_owned()
            };
        }
    }
    verdict
}

/// A match file becomes a replay.
#[utoipa::path(post, path = "/api/replays", tag = "replays", request_body = MatchFile, responses(
    (status = 201, body = Uploaded),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn upload(
    State(hall): State<Hall>,
    Address(address): Address,
    Body(record): Body<Record>,
) -> Result<(StatusCode, Json<Uploaded>), ApiError> {
    hall.admit_table(address)?;
    if record.end.is_none() {
        return Err(ApiError::record("This match is not over; only finished matches can be watched."));
    }
    let (record, checked) = hall
        .replaying(move |budget| {
            let checked = shelf::check(&record, budget);
            (record, checked)
        })
        .await?;
    checked?;
    let seat = |(seat, name): (u8, &String)| store::Seat {
        name: name.clone(),
        kind: player(&record, seat),
        ..store::Seat::open(seat)
    };
    let table = NewTable {
        game: record.game.clone(),
        seats: (0..).zip(&record.names).map(seat).collect(),
        visibility: Visibility::Private,
        clock: None,
        status: Status::Over,
        origin: Origin::Uploaded(Box::new(record)),
    };
    let (created, _) = create::create(&hall, table).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { table: created.table })))
}

async fn finished(hall: &Hall, table: &str) -> Result<Record, ApiError> {
    hall.ask(&table_id(table)?, |room| room.record()).await
}
