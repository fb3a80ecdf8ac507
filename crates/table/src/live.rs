//! A match on the table, and the one checked door to it.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::Serialize;

use crate::dice::nth_seed;
use crate::digest;
use crate::fair::{Key, Secret, commitment};
use crate::record::{DiceRecord, End, Entry, FORMAT, Opening, Record};
use crate::{
    Choice, Dice, GivenError, Json, Names, Outcome, Refusal, RuleId, Seat, SeatSet, SetupError, Throw, Told,
    Tray, Turn, Viewer, WholeGame, rules,
};

/// Where a match's dice come from.
#[derive(Clone, Debug)]
pub enum Chance {
    /// Dice anyone can verify.
    Fair {
        /// Names the match.
        match_id: String,
        /// The host's.
        secret: Secret,
        /// One from each seat, in seat order.
        nonces: Vec<String>,
        /// Made of the three.
        key: Key,
    },
    /// Quick dice from a seed.
    Fast(u64),
    /// Dice somebody wrote down.
    Scripted {
        /// Throws still to come.
        throws: VecDeque<Throw>,
        /// Lays the setup with quick dice of this seed, so that the script serves only what follows.
        setup_seed: Option<u64>,
    },
}

impl Chance {
    /// Dice anyone can verify.
    pub fn fair(match_id: String, secret: Secret, nonces: Vec<String>) -> Self {
        let key = Key::new(&secret, &match_id, &nonces);
        Self::Fair { match_id, secret, nonces, key }
    }

    /// The dice of the n-th action; 0 is the setup.
    pub(crate) fn dice(&self, n: u64) -> Dice {
        match self {
            Self::Fair { key, .. } => Dice::fair(key.stream(n)),
            Self::Fast(seed) => Dice::fast(nth_seed(*seed, n)),
            Self::Scripted { setup_seed: Some(seed), .. } if n == 0 => Dice::fast(*seed),
            Self::Scripted { throws, .. } => Dice::scripted(throws.iter().cloned()),
        }
    }

    /// Lets go of the throws these dice have shown.
    fn spend(&mut self, n: u64, dice: &Dice) {
        match self {
            Self::Scripted { setup_seed: Some(_), .. } if n == 0 => {}
            Self::Scripted { throws, .. } => *throws = dice.left_over().cloned().collect(),
            _ => {}
        }
    }
}

/// What a match starts from.
#[derive(Clone, Debug)]
pub struct Start<G: WholeGame> {
    /// What the lobby chose.
    pub setup: G::Setup,
    /// Names by seat; missing ones are filled in.
    pub names: Vec<String>,
    /// A position other than the setup's.
    pub given: Option<G::Given>,
    /// The dice.
    pub chance: Chance,
}

/// Why a match cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The setup is not allowed.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The position is not possible.
    #[error("{0}")]
    Given(#[from] GivenError),
    /// The script does not fit.
    #[error("{0}")]
    Dice(Refusal),
}

/// A match in progress, with its history. Everything untrusted comes through here and on a refusal
/// nothing has changed. [K8]
#[derive(Debug)]
pub struct Table<G: WholeGame> {
    game: Arc<G>,
    setup: G::Setup,
    given: Option<G::Given>,
    names: Names,
    players: Vec<String>,
    chance: Chance,
    state: G::State,
    opening: Opening,
    entries: Vec<Entry>,
    log: Vec<Line<G::Event>>,
    /// Actions that stand; take-backs are not counted and lower it. The dice of the next action
    /// come from this number, so that doing something again throws the same dice again.
    done: u64,
    /// What may still be taken back, the newest last.
    past: Vec<Past<G::State>>,
    conceded: SeatSet,
}

/// Who decided.
#[derive(Clone, Copy)]
enum By {
    /// The seat itself.
    Seat,
    /// The game, by this rule, as the seat did not answer.
    Game(RuleId),
    /// Somebody else, for the same reason.
    StandIn,
}

#[derive(Clone, Debug)]
struct Past<S> {
    seat: Seat,
    /// Apart: there are seldom many, and a list of them would keep the room it once needed.
    state: Box<S>,
    log: usize,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line<E> {
    /// The entry it belongs to, counted from 1; 0 is the setup.
    pub entry: usize,
    /// What it says.
    pub said: Said<E>,
}

impl<E> Line<E> {
    /// What the game told, if it was the game that spoke.
    fn told(&self) -> Option<&Told<E>> {
        match &self.said {
            Said::Told(told) => Some(told),
            Said::Lapsed(..) | Said::TookBack(_) | Said::Conceded(_) => None,
        }
    }
}

/// What a line of the log says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Said<E> {
    /// The game told something.
    Told(Told<E>),
    /// A seat did not answer, and the game or somebody acts for it.
    Lapsed(Seat, [RuleId; 2]),
    /// A seat took its action back.
    TookBack(Seat),
    /// A seat gave up.
    Conceded(Seat),
}

/// A line of the log as one viewer hears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Heard {
    /// The entry it belongs to, counted from 1; 0 is the setup.
    pub entry: usize,
    /// A sentence.
    pub text: String,
    /// The rule at work first, then those that explain it.
    pub rules: Vec<RuleId>,
}

impl<G: WholeGame> Table<G> {
    /// Lays out a match.
    pub fn open(game: Arc<G>, start: Start<G>) -> Result<Self, StartError> {
        let Start { setup, names, given, mut chance } = start;
        let mut tray = Tray::listening(chance.dice(0).keeping());
        let mut state = game.setup(&setup, &mut tray)?;
        if let Some(fault) = tray.dice().fault() {
            return Err(StartError::Dice(Refusal::new(&[rules::DICE_01], fault)));
        }
        chance.spend(0, tray.dice());
        let names = Names::new(&names, game.seats(&state));
        let mut told = tray.talk();
        if let Some(given) = &given {
            game.arrange(&mut state, given, &names)?;
            told.clear(); // the setup's story is not this position's
        }
        let opening = Opening { throws: tray.dice().kept(), hash: digest::short(&state) };
        let log = told.into_iter().map(|told| Line { entry: 0, said: Said::Told(told) }).collect();
        Ok(Self {
            game,
            setup,
            given,
            names,
            players: Vec::new(),
            chance,
            state,
            opening,
            entries: Vec::new(),
            log,
            done: 0,
            past: Vec::new(),
            conceded: SeatSet::NONE,
        })
    }

    /// The box.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The seats' names.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Who plays each seat, in the words of whoever seated them.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Notes who plays each seat, for the record.
    pub fn seated(&mut self, players: Vec<String>) {
        self.players = players;
    }

    /// What the lobby chose.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The whole truth; for trusted callers only.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many entries there are; the next one must name this number.
    pub fn seq(&self) -> usize {
        self.entries.len()
    }

    /// The newest entry.
    pub fn newest(&self) -> Option<&Entry> {
        self.entries.last()
    }

    /// Whether the newest entry is this one, which was kept, perhaps by an older version with hashes of its own.
    pub fn has_come_to(&self, kept: &Entry) -> bool {
        let Some(newest) = self.newest() else { return false };
        match (newest, kept) {
            (Entry::Act { hash, .. }, Entry::Act { hash: old, .. }) if hash.len() != old.len() => {
                let mut newest = newest.clone();
                if let Entry::Act { hash, .. } = &mut newest {
                    *hash = digest::like(old, &self.state);
                }
                newest == *kept
            }
            _ => newest == kept,
        }
    }

    /// An entry by its place in the match, counted from 1.
    pub fn entry(&self, place: usize) -> Option<&Entry> {
        self.entries.get(place.checked_sub(1)?)
    }

    /// Actions that stand.
    pub(crate) fn done(&self) -> u64 {
        self.done
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        if self.conceded.is_empty() {
            return self.game.turn(&self.state);
        }
        let over = self.game.concession(&self.state, self.conceded).map(Turn::Over);
        over.unwrap_or_else(|| self.game.turn(&self.state))
    }

    /// What is open to a seat, with words and handles.
    pub fn choices(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        self.legal_actions(seat).into_iter().map(|action| self.choice(action)).collect()
    }

    /// An action that is open to a seat, with words and handles.
    pub fn choice(&self, action: G::Action) -> Choice<G::Action> {
        Choice {
            action,
            label: self.notation(action),
            touches: self.game.touches(&self.state, action),
            rule: self.game.allowed_by(&self.state, action),
        }
    }

    /// The question a seat is asked, in one line; nothing if it is not awaited or the game says nothing of it.
    pub fn prompt(&self, seat: Seat) -> Option<String> {
        let asked = self.turn().awaited().has(seat);
        asked.then(|| self.game.prompt(&self.state, seat, &self.names)).flatten()
    }

    /// What is open to a seat.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().awaited().has(seat) {
            self.game.legal_actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Whether a seat may do this now.
    pub fn is_legal(&self, seat: Seat, action: G::Action) -> bool {
        self.legal_actions(seat).contains(&action)
    }

    /// An action in words.
    pub fn notation(&self, action: G::Action) -> String {
        self.game.notation(&self.state, action, &self.names)
    }

    /// Reads an action in words, legal or not.
    pub fn read(&self, line: &str) -> Result<G::Action, Refusal> {
        self.game
            .read(&self.state, line, &self.names)
            .map_err(|what| Refusal::new(&[rules::READ_01], sentence(&what)))
    }

    /// Why a seat may not do this now; nothing if it may.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<Refusal> {
        self.check_seat(seat).and_then(|()| self.check_running()).err().or_else(|| {
            (!self.is_legal(seat, action)).then(|| self.game.refuse(&self.state, seat, action, &self.names))
        })
    }

    /// A seat acts. `seq` is the number of entries the seat has seen.
    pub fn submit(&mut self, seat: Seat, seq: usize, action: G::Action) -> Result<(), Refusal> {
        self.act(seat, seq, action, By::Seat)
    }

    /// The same by the action's place among all that are open to the seat.
    pub fn submit_choice(&mut self, seat: Seat, seq: usize, index: usize) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        let Some(action) = self.legal_actions(seat).get(index).copied() else {
            let sentence = format!("There is no choice {index} for this seat now.");
            return Err(Refusal::new(&[rules::READ_01], sentence));
        };
        self.carry_out(seat, action, By::Seat)
    }

    /// The game acts for a seat that did not answer in time.
    pub fn lapse(&mut self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check_awaited(seat, seq)?;
        let lapse = self.game.lapse(&self.state, seat);
        self.act(seat, seq, lapse.action, By::Game(lapse.rule))
    }

    /// Somebody acts for a seat that did not answer in time, knowing only what the seat knows.
    pub fn stand_in(&mut self, seat: Seat, seq: usize, action: G::Action) -> Result<(), Refusal> {
        self.check_awaited(seat, seq)?;
        self.act(seat, seq, action, By::StandIn)
    }

    fn check_awaited(&self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        if self.turn().awaited().has(seat) {
            return Ok(());
        }
        let sentence = format!("The match does not wait for {}.", self.names.of(seat));
        Err(Refusal::new(&[rules::LAPSE_01], sentence))
    }

    fn act(&mut self, seat: Seat, seq: usize, action: G::Action, by: By) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        if !self.is_legal(seat, action) {
            return Err(self.game.refuse(&self.state, seat, action, &self.names));
        }
        self.carry_out(seat, action, by)
    }

    /// Does what is legal; only the dice may not be what was written down.
    fn carry_out(&mut self, seat: Seat, action: G::Action, by: By) -> Result<(), Refusal> {
        let n = self.done + 1;
        let mut tray = Tray::listening(self.chance.dice(n).keeping());
        let mut state = self.state.clone();
        self.game.apply(&mut state, seat, action, &mut tray);
        if let Some(fault) = tray.dice().fault() {
            return Err(Refusal::new(&[rules::DICE_01], format!("{fault}.")));
        }
        // From here on nothing can fail.
        let says = self.notation(action);
        self.chance.spend(n, tray.dice());
        self.done = n;
        let before = std::mem::replace(&mut self.state, state);
        let over = self.turn().outcome().is_some(); // then every hand is open
        if tray.revealed() || over {
            self.past.clear();
        } else {
            self.past.push(Past { seat, state: Box::new(before), log: self.log.len() });
        }
        let entry = self.entries.len() + 1;
        match by {
            By::Seat => {}
            By::Game(rule) => {
                self.log.push(Line { entry, said: Said::Lapsed(seat, [rule, rules::LAPSE_01]) });
            }
            By::StandIn => {
                let rules = [rules::LAPSE_02, rules::LAPSE_01];
                self.log.push(Line { entry, said: Said::Lapsed(seat, rules) });
            }
        }
        let told = tray.talk();
        self.log.extend(told.into_iter().map(|told| Line { entry, said: Said::Told(told) }));
        self.entries.push(Entry::Act {
            seat,
            action: Json::of(&action),
            says,
            lapsed: matches!(by, By::Game(_)),
            stood_in: matches!(by, By::StandIn),
            throws: tray.dice().kept(),
            hash: self.short_hash(),
        });
        Ok(())
    }

    /// The holder of these seats takes the newest action back. [K9]
    pub fn take_back(&mut self, holder: SeatSet, seq: usize) -> Result<(), Refusal> {
        self.check_seq(seq)?;
        let newest = self.may_take_back(holder)?;
        let past = self.past.pop().expect("something may be taken back");
        self.state = *past.state;
        self.log.truncate(past.log);
        self.done -= 1;
        self.entries.push(Entry::TakeBack { seat: newest });
        self.log.push(Line { entry: self.entries.len(), said: Said::TookBack(newest) });
        Ok(())
    }

    /// Whose action the holder of these seats would take back now.
    pub fn may_take_back(&self, holder: SeatSet) -> Result<Seat, Refusal> {
        self.check_running()?;
        if let Some(seat) = self.would_take_back(holder) {
            return Ok(seat);
        }
        match self.past.last() {
            Some(past) => Err(Refusal::new(
                &[rules::BACK_01],
                format!("The newest action is {}'s; only they may take it back.", self.names.of(past.seat)),
            )),
            None if self.done == 0 => Err(Refusal::new(&[rules::BACK_01], "Nothing has been done yet.")),
            None => {
                Err(Refusal::new(&[rules::BACK_02], "The newest action revealed something and stays done."))
            }
        }
    }

    /// Whether they may, without a word about why not.
    pub fn can_take_back(&self, holder: SeatSet) -> bool {
        self.turn().outcome().is_none() && self.would_take_back(holder).is_some()
    }

    fn would_take_back(&self, holder: SeatSet) -> Option<Seat> {
        self.past.last().map(|past| past.seat).filter(|seat| holder.has(*seat))
    }

    /// A seat gives up.
    pub fn concede(&mut self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check(seat, seq)?;
        if self.conceded.has(seat) {
            return Err(Refusal::new(
                &[rules::CONC_01],
                format!("{} has conceded already.", self.names.of(seat)),
            ));
        }
        let n = self.done + 1;
        let (state, mut tray) = self.without(seat, self.chance.dice(n).keeping());
        if let Some(fault) = tray.dice().fault() {
            return Err(Refusal::new(&[rules::DICE_01], format!("{fault}.")));
        }
        // From here on nothing can fail.
        let throws = tray.dice().kept();
        if !throws.is_empty() {
            self.chance.spend(n, tray.dice());
            self.done = n;
        }
        self.state = state;
        self.conceded = self.conceded.with(seat);
        self.past.clear(); // another seat's decision
        let entry = self.entries.len() + 1;
        self.log.push(Line { entry, said: Said::Conceded(seat) });
        self.log.extend(tray.talk().into_iter().map(|told| Line { entry, said: Said::Told(told) }));
        self.entries.push(Entry::Concede { seat, throws });
        Ok(())
    }

    /// Whether a seat has not given up yet, and still could.
    pub(crate) fn may_concede(&self, seat: Seat) -> bool {
        self.check(seat, self.seq()).is_ok() && !self.conceded.has(seat)
    }

    /// The position after a seat has given up, and what was thrown and told; as it is where that ends the
    /// match.
    pub(crate) fn without(&self, seat: Seat, dice: Dice) -> (G::State, Tray<G::Event>) {
        let (mut state, mut tray) = (self.state.clone(), Tray::listening(dice));
        if self.game.concession(&state, self.conceded.with(seat)).is_none() {
            self.game.withdraw(&mut state, seat, &mut tray);
        }
        (state, tray)
    }

    /// What a viewer sees. After the end nothing is hidden.
    pub fn view(&self, viewer: Viewer) -> Result<G::View, Refusal> {
        Ok(self.game.view(&self.state, self.eyes(viewer)?))
    }

    /// The log as a viewer hears it, from this line on.
    pub fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<Heard>, Refusal> {
        let eyes = self.eyes(viewer)?;
        Ok(self.log.iter().skip(from).map(|line| self.heard(line, eyes)).collect())
    }

    /// What the game told at each line from this one on, as a viewer hears it; nothing where the table
    /// itself spoke.
    pub fn events(&self, viewer: Viewer, from: usize) -> Result<Vec<Option<&G::Event>>, Refusal> {
        let eyes = self.eyes(viewer)?;
        let lines = self.log.iter().skip(from);
        Ok(lines.map(|line| line.told().map(|told| told.heard_by(eyes))).collect())
    }

    /// The first line of which these seats heard less while the match ran; none before its end.
    pub fn opened_from(&self, seats: SeatSet) -> Option<usize> {
        self.turn().outcome()?;
        let was_hidden = |told: &Told<G::Event>| {
            told.secret.as_ref().is_some_and(|(insiders, _)| seats.both(*insiders).is_empty())
        };
        self.log.iter().position(|line| line.told().is_some_and(was_hidden))
    }

    /// How many lines the log has.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    fn heard(&self, line: &Line<G::Event>, eyes: Viewer) -> Heard {
        let name = |seat: Seat| self.names.of(seat);
        let (text, rules) = match &line.said {
            Said::Told(told) => {
                (self.game.narrate(&self.state, told.heard_by(eyes), &self.names), told.rules.to_vec())
            }
            Said::Lapsed(seat, rules) => (format!("{} does not answer in time", name(*seat)), rules.to_vec()),
            Said::TookBack(seat) => {
                (format!("{} takes the last action back", name(*seat)), vec![rules::BACK_01])
            }
            Said::Conceded(seat) => (format!("{} concedes", name(*seat)), vec![rules::CONC_01]),
        };
        Heard { entry: line.entry, text, rules }
    }

    /// The viewer's eyes: opened wide after the end, checked before it.
    fn eyes(&self, viewer: Viewer) -> Result<Viewer, Refusal> {
        if self.turn().outcome().is_some() {
            return Ok(Viewer::Everything);
        }
        if let Viewer::Holding(seats) = viewer {
            for seat in seats {
                self.check_seat(seat)?;
            }
            self.game.may_hold(&self.state, seats)?;
        }
        Ok(viewer)
    }

    /// The match as a file keeps it. It holds every secret: while a match runs it is the host's alone.
    pub fn record(&self) -> Record {
        Record {
            format: FORMAT.to_owned(),
            game: G::KEY.to_owned(),
            content: self.game.about().content_hash.clone(),
            names: self.names.all().to_vec(),
            players: self.players.clone(),
            setup: to_json(&self.setup),
            given: self.given.as_ref().map(to_json),
            dice: self.dice_record(),
            opening: self.opening.clone(),
            entries: self.entries.clone(),
            end: self.end(),
        }
    }

    fn dice_record(&self) -> DiceRecord {
        match &self.chance {
            Chance::Fair { match_id, secret, nonces, .. } => DiceRecord::Fair {
                match_id: match_id.clone(),
                commitment: commitment(secret, match_id, &self.game.about().content_hash),
                secret: Some(secret.clone()),
                nonces: nonces.clone(),
            },
            Chance::Fast(seed) => DiceRecord::Fast { seed: *seed },
            Chance::Scripted { throws, setup_seed } => {
                DiceRecord::Scripted { left: throws.iter().cloned().collect(), setup_seed: *setup_seed }
            }
        }
    }

    /// The result as a record states it.
    pub(crate) fn end(&self) -> Option<End> {
        let Outcome { won, drew, rule } = self.turn().outcome()?;
        Some(End { won, drew, rule: rule.to_string(), hash: digest::long(&self.state) })
    }

    /// A few digits that are the same for equal states.
    pub fn short_hash(&self) -> String {
        digest::short(&self.state)
    }

    pub(crate) fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// Scripted throws nobody has asked for yet.
    pub fn throws_left(&self) -> impl Iterator<Item = &Throw> {
        match &self.chance {
            Chance::Scripted { throws, .. } => Some(throws.iter()),
            _ => None,
        }
        .into_iter()
        .flatten()
    }

    fn check(&self, seat: Seat, seq: usize) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.check_seq(seq)?;
        self.check_running()
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.names.all().len();
        if seat.index() < seats {
            return Ok(());
        }
        Err(Refusal::new(&[rules::SEAT_01], format!("There is no {seat}; this match has {seats} seats.")))
    }

    fn check_seq(&self, seq: usize) -> Result<(), Refusal> {
        if seq == self.seq() {
            return Ok(());
        }
        Err(Refusal::new(
            &[rules::SEQ_01],
            format!("The match has {} entries, not {seq}; look again before acting.", self.seq()),
        ))
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Awaits(_) => Ok(()),
            Turn::Over(_) => Err(Refusal::new(&[rules::END_01], "The match is over.")),
        }
    }
}

/// With a capital and a full stop.
fn sentence(what: &str) -> String {
    let mut letters = what.trim_end_matches('.').chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

fn to_json<T: Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("setups, positions and actions are plain data")
}
