//! A match in the page, and what stands around it.

use shelf::{AnyTable, Layout, Start};
use table::fair::commitment;
use table::record::Entry;
use table::{Chance, Names, Seat, SeatSet};
use wire::convert::{self, LogSlice, Marks, Surroundings};
use wire::{Level, Lobby, LobbySeat, SeatKind, SeatText, Status, Update, Visibility, catalogue};

use crate::problem::Refusal;
use crate::request::{Kept, Lay};

/// One table of this browser. It has no code, no clock and nobody who watches.
pub(crate) struct Room {
    lay: Lay,
    pub(crate) table: Box<dyn AnyTable>,
    marks: Marks,
}

impl Room {
    /// Lays the table. The same secret and nonces lay it the same again.
    pub(crate) fn lay(mut lay: Lay) -> Result<Self, Refusal> {
        let seats = lay.kinds.len();
        if lay.nonces.len() != seats {
            return Err(Refusal::malformed(format!("Give a nonce for each of the {seats} seats.")));
        }
        lay.names.resize(seats, String::new());
        for (seat, (name, who)) in (0..).zip(lay.names.iter_mut().zip(&lay.kinds)) {
            if name.is_empty() && matches!(who, SeatKind::Bot { .. }) {
                convert::bot_name(seat).clone_into(name);
            }
        }
        let start = Start {
            layout: Layout::Chosen(seats, lay.settings.clone()),
            names: lay.names.clone(),
            given: None,
            chance: Chance::fair(lay.table.clone(), lay.secret.clone(), lay.nonces.clone()),
        };
        let table = shelf::open(&lay.game, None, start)?;
        let mut room = Self { lay, table, marks: Marks::default() };
        room.note_players();
        Ok(room)
    }

    /// Lays it and does everything again. The dice are thrown again too, and must lead to the same states.
    pub(crate) fn resume(kept: Kept) -> Result<Self, Refusal> {
        let mut room = Self::lay(kept.lay)?;
        for entry in &kept.entries {
            room.redo(entry)?;
        }
        Ok(room)
    }

    /// Does an entry again.
    pub(crate) fn redo(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let seq = self.table.seq();
        self.does(|table| match entry {
            Entry::Act { seat, lapsed: true, .. } => table.lapse(*seat, seq),
            Entry::Act { seat, action, stood_in: true, .. } => table.stand_in(*seat, seq, &action.value()),
            Entry::Act { seat, action, .. } => table.submit(*seat, seq, &action.value()),
            Entry::TakeBack { seat } => table.take_back(SeatSet::only(*seat), seq),
            Entry::Concede { seat, .. } => table.concede(*seat, seq),
        })?;
        if self.table.has_come_to(entry) {
            return Ok(());
        }
        let place = seq + 1;
        Err(Refusal::damaged(format!("Entry {place} does not lead where it led before.")))
    }

    /// Something is done at the table, and what it changed is noted.
    pub(crate) fn does<E>(&mut self, deed: impl FnOnce(&mut dyn AnyTable) -> Result<(), E>) -> Result<(), E> {
        let lines = self.table.log_len();
        deed(&mut *self.table)?;
        self.marks.note(&*self.table, lines);
        Ok(())
    }

    /// The match through these eyes.
    pub(crate) fn update(&self, eyes: SeatSet, since: Option<u32>) -> Result<Update, Refusal> {
        let from = since.map_or(0, |since| self.marks.news_from(&*self.table, eyes, since));
        let around = Surroundings { status: self.status(), seats: self.seats() };
        Ok(convert::update(&*self.table, eyes, LogSlice { from, is_news: since.is_some() }, around)?)
    }

    /// The table as its lobby shows it.
    pub(crate) fn lobby(&self) -> Result<Lobby, Refusal> {
        let (lay, about) = (&self.lay, self.table.about());
        let seat = |(text, nonce): (SeatText, &String)| LobbySeat {
            seat: text.seat,
            who: text.who,
            held: text.held,
            name: text.name,
            ready: true,
            present: text.present,
            nonce: Some(nonce.clone()),
            own: wire::Json::new(),
        };
        Ok(Lobby {
            table: lay.table.clone(),
            code: String::new(),
            game: lay.game.clone(),
            title: about.title.to_owned(),
            status: self.status(),
            visibility: Visibility::Link,
            clock: None,
            pace: lay.pace,
            settings: catalogue::settings(&lay.game, lay.kinds.len())?,
            chosen: lay.settings.clone(),
            advice: self.table.advice(),
            seats: self.seats().into_iter().zip(&lay.nonces).map(seat).collect(),
            commitment: commitment(&lay.secret, &lay.table, &about.content_hash),
            content_hash: about.content_hash.clone(),
            waits_for: None,
            outcome: self.table.turn().outcome().map(convert::outcome),
            seq: u32::try_from(self.table.seq()).unwrap_or(u32::MAX),
            created: lay.created,
        })
    }

    /// The awaited seat where a bot decides, if no person is awaited as well.
    pub(crate) fn bot(&self) -> Option<(Seat, Level)> {
        let awaited = self.table.turn().awaited();
        let level = |seat: Seat| match self.lay.kinds.get(seat.index()) {
            Some(SeatKind::Bot { level }) => Some((seat, *level)),
            _ => None,
        };
        let bots = awaited.into_iter().map(level).collect::<Option<Vec<_>>>()?;
        bots.into_iter().next()
    }

    /// Somebody else decides there from now on.
    pub(crate) fn seat(&mut self, seat: Seat, who: SeatKind) -> Result<(), Refusal> {
        let place = self.lay.kinds.get_mut(seat.index()).ok_or_else(|| Refusal::not_found("seat"))?;
        *place = who;
        self.note_players();
        Ok(())
    }

    pub(crate) fn set_pace(&mut self, pace: wire::Pace) {
        self.lay.pace = pace;
    }

    fn status(&self) -> Status {
        if self.table.turn().outcome().is_some() { Status::Over } else { Status::Running }
    }

    fn seats(&self) -> Vec<SeatText> {
        let names: &Names = self.table.names();
        let text = |(seat, who): (u8, &SeatKind)| SeatText {
            seat: u32::from(seat),
            name: names.of(Seat(seat)).to_owned(),
            team: self.table.team(Seat(seat)).unwrap_or_default().to_owned(),
            who: *who,
            held: self.lay.held.contains(&seat),
            present: *who == SeatKind::Human,
        };
        (0..).zip(&self.lay.kinds).map(text).collect()
    }

    /// Writes into the record who plays each seat.
    fn note_players(&mut self) {
        let word = |who: &SeatKind| match who {
            SeatKind::Bot { level } => convert::bot(*level).to_string(),
            SeatKind::Open | SeatKind::Human => "human".to_owned(),
        };
        self.table.seated(self.lay.kinds.iter().map(word).collect());
    }
}
