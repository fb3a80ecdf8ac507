//! Playing: requests that become entries, and requests about the match.

use std::sync::atomic::Ordering;

use serde_json::Value;
use shelf::{AnyTable, ShelfError, Thought};
use store::{Appended, TokenHash};
use table::record::Entry;
use table::{Record, Refusal, Seat, SeatSet, Viewer, rules};
use tokio::time::Instant;

use super::running::{Committed, kind_of};
use super::{Match, Room};
use crate::api_error::ApiError;
use crate::convert;
use crate::now::now;
use crate::options;
use crate::wire::{Act, Concede, Done, HintRequest, LogPage, TakeBack, Update, WhyNot, WhyNotAnswer};

const LONGEST_KEY: usize = 64;

/// A request for an entry: for which seat, under which idempotency key, and whether its answer needs an update.
struct Ask {
    seat: Seat,
    held: SeatSet,
    key: String,
    brief: bool,
}

impl Room {
    /// The match as the holder of these tokens sees it.
    pub(crate) fn look(&self, tokens: &[TokenHash]) -> Result<Update, ApiError> {
        self.whole(self.holder(tokens)?.seats)
    }

    /// The log as they hear it.
    pub(crate) fn log(&self, tokens: &[TokenHash], from: u32) -> Result<LogPage, ApiError> {
        let viewer = Viewer::Holding(self.holder(tokens)?.seats);
        let game = self.game()?;
        let lines = convert::lines(&*game.table, viewer, from as usize, false)?;
        Ok(LogPage { seq: game.seq(), from, lines })
    }

    /// A seat acts.
    pub(crate) async fn act(&mut self, tokens: Vec<TokenHash>, act: Act) -> Result<Done, ApiError> {
        let (seat, held) = self.holder_of(act.seat, &tokens)?;
        let ask = Ask { seat, held, key: scoped(seat, &act.key)?, brief: act.brief };
        let wanted = Wanted::by(act.action, act.choice)?;
        if let Some(committed) = self.game()?.committed(&ask.key) {
            let same = self.is_same_action(committed, seat, act.seq, &wanted)?;
            return self.repeated(&ask, same.then_some(committed.entry));
        }
        self.check_seq(act.seq, held)?;
        let done = self.done(&ask, |table| wanted.submit(table, seat, act.seq as usize)).await?;
        match self.game()?.committed(&ask.key) {
            // Another node has committed an entry under this key, perhaps for another action.
            Some(committed)
                if done.repeated && !self.is_same_action(committed, seat, act.seq, &wanted)? =>
            {
                Err(ApiError::key_reused())
            }
            _ => Ok(done),
        }
    }

    /// Takes the newest action back.
    pub(crate) async fn take_back(
        &mut self,
        tokens: Vec<TokenHash>,
        back: TakeBack,
    ) -> Result<Done, ApiError> {
        let held = self.holder(&tokens)?.seats;
        let seat = held.lowest().ok_or_else(ApiError::no_token)?;
        let ask = Ask { seat, held, key: scoped(seat, &back.key)?, brief: back.brief };
        if let Some(committed) = self.game()?.committed(&ask.key) {
            return self.repeated(&ask, committed.is("take_back", back.seq).then_some(committed.entry));
        }
        self.check_seq(back.seq, held)?;
        let seq = back.seq as usize;
        self.done(&ask, |table| table.take_back(held, seq)).await
    }

    /// A seat concedes. If the match goes on without it, a bot plays it.
    pub(crate) async fn concede(
        &mut self,
        tokens: Vec<TokenHash>,
        concede: Concede,
    ) -> Result<Done, ApiError> {
        let (seat, held) = self.holder_of(concede.seat, &tokens)?;
        let ask = Ask { seat, held, key: scoped(seat, &concede.key)?, brief: concede.brief };
        if let Some(committed) = self.game()?.committed(&ask.key) {
            return self.repeated(&ask, committed.is("concede", concede.seq).then_some(committed.entry));
        }
        self.check_seq(concede.seq, held)?;
        let seq = concede.seq as usize;
        let done = self.done(&ask, |table| table.concede(seat, seq)).await?;
        self.bots_follow().await?;
        if self.is_running() && self.game()?.table.has_conceded(seat) {
            self.stand_in(seat).await?;
        }
        Ok(done)
    }

    /// Bots that give up with the people of their side do so.
    async fn bots_follow(&mut self) -> Result<(), ApiError> {
        let bots =
            self.seats.iter().filter(|it| it.kind != store::Kind::Human).map(|it| Seat(it.seat)).collect();
        let followers = self.game()?.table.followers(bots);
        for bot in followers {
            self.commit(bot, None, |table| table.concede(bot, table.seq())).await?;
        }
        Ok(())
    }

    /// A bot's search, for the caller to run.
    pub(crate) fn hint(
        &self,
        tokens: &[TokenHash],
        request: HintRequest,
    ) -> Result<(u32, Vec<Value>, Thought), ApiError> {
        let (seat, _) = self.holder_of(request.seat, tokens)?;
        let game = self.game()?;
        let thought = game.table.thought(&convert::bot(request.level), seat, crate::token::seed())?;
        let choices = game.table.choices(seat)?.into_iter().map(|choice| choice.action.value()).collect();
        Ok((game.seq(), choices, thought))
    }

    /// Why a seat may not do this.
    pub(crate) fn why_not(&self, tokens: &[TokenHash], question: WhyNot) -> Result<WhyNotAnswer, ApiError> {
        let (seat, _) = self.holder_of(question.seat, tokens)?;
        let table = &self.game()?.table;
        let action = match (question.action, question.line) {
            (Some(action), None) => action,
            (None, Some(line)) => table.read(&line)?,
            _ => return Err(ApiError::malformed("Give either an action or a line.")),
        };
        Ok(convert::why_not(table.why_not(seat, &action)?))
    }

    /// The whole match with its secret, once it is over.
    pub(crate) fn record(&self) -> Result<Record, ApiError> {
        let running =
            || ApiError::wrong_status("The match is not over yet, and its record holds every secret.");
        if let options::Origin::Uploaded(record) = &self.origin {
            return Ok((**record).clone());
        }
        let game = self.game.as_ref().filter(|game| game.is_over()).ok_or_else(running)?;
        Ok(game.table.record())
    }

    /// Whether an entry is what this request asked for. The list a choice was an index of is gone, so the match is
    /// replayed up to there; repeated requests are rare.
    fn is_same_action(
        &self,
        committed: Committed<'_>,
        seat: Seat,
        seq: u32,
        wanted: &Wanted,
    ) -> Result<bool, ApiError> {
        match wanted {
            _ if !committed.is("act", seq) => Ok(false),
            Wanted::Action(action) => Ok(committed.is_action(action)),
            Wanted::Choice(index) => {
                let record = self.game()?.table.record();
                let before = shelf::look_back(
                    &record,
                    committed.entry as usize - 1,
                    &table::record::Budget::UNLIMITED,
                )?;
                let action = before.choice(seat, *index as usize)?;
                Ok(action.is_some_and(|action| committed.is_action(&action)))
            }
        }
    }

    fn check_seq(&self, seq: u32, held: SeatSet) -> Result<(), ApiError> {
        let now = self.game()?.seq();
        if seq == now {
            return Ok(());
        }
        let sentence = format!("The match has {now} entries, not {seq}; look again before acting.");
        let stale = ApiError::from(Refusal::new(&[rules::SEQ_01], sentence));
        Err(stale.showing(self.whole(held)?))
    }

    /// Answers a repeated request; `None` is a key that was used for something else.
    fn repeated(&self, ask: &Ask, entry: Option<u32>) -> Result<Done, ApiError> {
        self.answer(ask, entry.ok_or_else(ApiError::key_reused)?, true)
    }

    /// Commits it, and answers with the match as it is then.
    async fn done(
        &mut self,
        ask: &Ask,
        action: impl FnOnce(&mut dyn AnyTable) -> Result<(), ShelfError> + Send,
    ) -> Result<Done, ApiError> {
        match self.commit(ask.seat, Some(ask.key.clone()), action).await {
            Ok((entry, repeated)) => self.answer(ask, entry, repeated),
            Err(error) if error.is_stale() && self.game.is_some() => {
                Err(error.showing(self.whole(ask.held)?))
            }
            Err(error) => Err(error),
        }
    }

    fn answer(&self, ask: &Ask, entry: u32, repeated: bool) -> Result<Done, ApiError> {
        let update = if ask.brief { None } else { Some(self.whole(ask.held)?) };
        Ok(Done { entry, repeated, update })
    }

    /// The only way into the log: applied to the table, committed to the store, and only then sent. Returns the entry
    /// and whether it was a repeated request.
    pub(super) async fn commit(
        &mut self,
        seat: Seat,
        key: Option<String>,
        action: impl FnOnce(&mut dyn AnyTable) -> Result<(), ShelfError> + Send,
    ) -> Result<(u32, bool), ApiError> {
        self.check_playing()?;
        let game = self.game.as_mut().expect("a match being played has begun");
        let (before, lines) = (game.seq(), game.table.log_len());
        action(&mut *game.table)?;
        let entry = stored(game, seat, key.clone());
        // Before the commit, so that a notice of it does not make us read our own entry.
        self.seq.store(entry.seq, Ordering::Relaxed);
        let begun = Instant::now();
        let appended = self.services.store.append(&self.row.id, entry).await;
        let waited = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.services.metrics.commit_ms.fetch_add(waited, Ordering::Relaxed);
        match appended {
            Ok(Appended::Stored) => {}
            // Boxed, as it is rare and large: the future that every append waits in stays small.
            Ok(other) => return Box::pin(self.lost_the_race(before, other)).await,
            Err(error) => {
                self.broken = true; // may or may not be stored: the next room will see
                return Err(error.into());
            }
        }
        self.services.metrics.entries.fetch_add(1, Ordering::Relaxed);
        game.note(lines, key.clone());
        let (entry, over) = (game.seq(), game.is_over());
        if over {
            // The log has the end; if this fails, the next room stores the status.
            self.note_end()
                .await
                .unwrap_or_else(|error| tracing::warn!(?error, "storing the end of a match failed"));
        }
        self.go_on();
        self.send_done(before, seat, key.as_deref().and_then(client_key));
        Ok((entry, false))
    }

    /// Another node has appended first, or has committed this very request: the match is loaded again.
    async fn lost_the_race(&mut self, before: u32, appended: Appended) -> Result<(u32, bool), ApiError> {
        self.services.metrics.conflicts.fetch_add(1, Ordering::Relaxed);
        self.game = None;
        if let Err(error) = self.refresh().await {
            self.broken = true;
            return Err(error);
        }
        self.go_on();
        self.send_since(before);
        match appended {
            Appended::Duplicate(entry) => Ok((entry.seq, true)),
            _ => Err(ApiError::changed("Somebody was faster; look again before acting.")),
        }
    }

    fn check_playing(&self) -> Result<(), ApiError> {
        match self.row.status {
            store::Status::Running => Ok(()),
            store::Status::Over => Err(Refusal::new(&[rules::END_01], "The match is over.").into()),
            store::Status::Lobby => Err(ApiError::wrong_status("The match has not begun yet.")),
            store::Status::Expired => Err(ApiError::wrong_status("The table has expired.")),
        }
    }
}

/// The newest entry as it is stored.
fn stored(game: &Match, seat: Seat, key: Option<String>) -> store::LogEntry {
    let newest = game.table.newest().expect("something was just done");
    store::LogEntry {
        seq: game.seq(),
        seat: Some(seat.0),
        kind: kind_of(newest).to_owned(),
        payload: serde_json::to_string::<Entry>(newest).expect("entries are plain data"),
        key,
        at: now(),
    }
}

/// An action, or an index into the choices.
enum Wanted {
    Action(Value),
    Choice(u32),
}

impl Wanted {
    fn by(action: Option<Value>, choice: Option<u32>) -> Result<Self, ApiError> {
        match (action, choice) {
            (Some(action), None) => Ok(Self::Action(action)),
            (None, Some(index)) => Ok(Self::Choice(index)),
            _ => Err(ApiError::malformed("Give either an action or a choice.")),
        }
    }

    fn submit(&self, table: &mut dyn AnyTable, seat: Seat, seq: usize) -> Result<(), ShelfError> {
        match self {
            Self::Action(action) => table.submit(seat, seq, action),
            Self::Choice(index) => table.submit_choice(seat, seq, *index as usize),
        }
    }
}

/// Keys are scoped to their seat, so that nobody can use up another's.
fn scoped(seat: Seat, key: &str) -> Result<String, ApiError> {
    let plain = !key.is_empty() && key.len() <= LONGEST_KEY && key.bytes().all(|it| it.is_ascii_graphic());
    if !plain {
        let sentence = format!("A key is 1 to {LONGEST_KEY} plain characters without spaces.");
        return Err(ApiError::malformed(sentence));
    }
    Ok(format!("{}:{key}", seat.0))
}

/// The client's part of a scoped key; none for a bot's.
fn client_key(scoped: &str) -> Option<&str> {
    let (seat, word) = scoped.split_once(':')?;
    seat.parse::<u8>().ok().map(|_| word)
}
