//! The rulebook as tests: given, dice, when, then.
//!
//! Scenarios call no API, so they survive every refactoring; `docs/scenarios.md` is their manual.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::content::{ContentError, from_ron};
use crate::live::{Chance, Heard, Start, StartError, Table};
use crate::{Refusal, RuleId, Seat, SeatSet, Throw, Turn, Viewer, WholeGame};

/// A file of scenarios for one game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: DeserializeOwned, V: DeserializeOwned")]
pub struct Sheet<S, V> {
    /// The game they are about.
    pub game: String,
    /// The scenarios, each on its own.
    pub scenarios: Vec<Scenario<S, V>>,
}

/// A scenario: a position, what is done in it, and what follows by the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: DeserializeOwned, V: DeserializeOwned")]
pub struct Scenario<S, V> {
    /// What it shows, in a few words.
    pub title: String,
    /// Rules that must be cited on the way.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The seats' names.
    #[serde(default)]
    pub seats: Vec<String>,
    /// What the lobby chose; without it the game's default for as many seats as there are names.
    #[serde(default)]
    pub setup: Option<S>,
    /// The seed the table is laid with; what it decides is what `given` leaves open.
    #[serde(default)]
    pub seed: u64,
    /// The position; whatever it leaves out is as after setup.
    #[serde(default)]
    pub given: Option<V>,
    /// What the dice show, all of it.
    #[serde(default)]
    pub dice: Vec<Throw>,
    /// What is done first.
    #[serde(default)]
    pub when: Vec<String>,
    /// What must then hold.
    #[serde(default)]
    pub then: Vec<Then>,
    /// What is done and holds after that, in turn.
    #[serde(default)]
    pub next: Vec<Act>,
}

/// A further part of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// What is done.
    #[serde(default)]
    pub when: Vec<String>,
    /// What must then hold.
    #[serde(default)]
    pub then: Vec<Then>,
}

/// Something that must hold.
#[derive(Clone, Debug, Deserialize)]
pub enum Then {
    /// Everybody hears this in the course of the `when` above, in the order of these lines.
    Hears(String),
    /// A seat hears this.
    HearsAs(String, String),
    /// Nobody hears this.
    Silent(String),
    /// Everybody hears this just so often in the course of the `when` above.
    HearsTimes(String, usize),
    /// A rule was cited by an event or a refusal.
    Cites(String),
    /// A spectator's view shows this value at this path.
    Shows(String, Value),
    /// A seat's view shows it.
    ShowsAs(String, String, Value),
    /// A spectator's view has nothing at this path.
    Hides(String),
    /// A seat's view has nothing there.
    HidesAs(String, String),
    /// A spectator's view has so many things in the list or the table at this path.
    Counts(String, usize),
    /// The match waits for just these seats.
    Awaits(Vec<String>),
    /// So many of a seat's choices say this; `""` counts all of them.
    Offers(String, String, usize),
    /// This line would be accepted.
    Legal(String),
    /// This line would be refused by this rule.
    Illegal(String, String),
    /// The match is over and these seats have won.
    Wins(Vec<String>),
    /// The match is over and undecided.
    Draw,
    /// The lobby refuses the setup by this rule.
    SetupRefused(String),
    /// Nobody may hold all these seats, by this rule.
    MayNotHold(Vec<String>, String),
}

/// How often each rule was cited.
pub type Citations = BTreeMap<RuleId, u64>;

/// Where a scenario does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The scenario's title.
    pub title: String,
    /// What was expected and what came.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.title, self.what)
    }
}

/// The game a sheet says it is about.
pub fn game_of(file: &str, text: &str) -> Result<String, ContentError> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    from_ron::<Head>(file, text).map(|head| head.game)
}

/// Reads a sheet of scenarios.
pub fn read<G: WholeGame>(file: &str, text: &str) -> Result<Sheet<G::Setup, G::Given>, ContentError> {
    let sheet: Sheet<G::Setup, G::Given> = from_ron(file, text)?;
    if sheet.game != G::KEY {
        return Err(ContentError {
            file: file.to_owned(),
            line: 1,
            what: format!("these scenarios are about {:?}, not {:?}", sheet.game, G::KEY),
        });
    }
    Ok(sheet)
}

/// Plays a scenario. Citations are counted also when it fails.
pub fn run<G: WholeGame>(
    game: &Arc<G>,
    scenario: &Scenario<G::Setup, G::Given>,
    citations: &mut Citations,
) -> Result<(), Failure> {
    let mut cited = Citations::new();
    let result = Stage::play(game, scenario, &mut cited).and_then(|()| {
        let missing = scenario.rules.iter().find(|id| !cited.keys().any(|rule| rule.as_str() == **id));
        match missing {
            Some(id) => Err(format!(
                "{id} is not cited; cited were {}",
                cited.keys().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            )),
            None => Ok(()),
        }
    });
    for (rule, count) in cited {
        *citations.entry(rule).or_default() += count;
    }
    result.map_err(|what| Failure { title: scenario.title.clone(), what })
}

/// A scenario being played.
struct Stage<'a, G: WholeGame> {
    table: Table<G>,
    cited: &'a mut Citations,
    /// The first entry whose citations are not counted yet; 0 is the setup.
    uncounted: usize,
    /// Rules cited since the current `when` began.
    now: Vec<RuleId>,
    /// The first entry of the current `when`. Entries are counted and not lines of the log, because
    /// a take-back shortens the log.
    since: usize,
}

impl<'a, G: WholeGame> Stage<'a, G> {
    fn play(
        game: &Arc<G>,
        scenario: &Scenario<G::Setup, G::Given>,
        cited: &'a mut Citations,
    ) -> Result<(), String> {
        let opened = Self::open(game, scenario);
        let refused_by = scenario.then.iter().find_map(|then| match then {
            Then::SetupRefused(rule) => Some(rule),
            _ => None,
        });
        let table = match (opened, refused_by) {
            (Ok(table), None) => table,
            (Err(StartError::Setup(error)), Some(rule)) if error.rule.as_str() == rule => {
                *cited.entry(error.rule).or_default() += 1;
                return Ok(());
            }
            (Ok(_), Some(rule)) => {
                return Err(format!("the setup was accepted; expected {rule} to refuse it"));
            }
            (Err(error), _) => return Err(error.to_string()),
        };
        let mut stage = Self { table, cited, uncounted: 0, now: Vec::new(), since: 0 };
        stage.count();
        stage.act(&scenario.when, &scenario.then)?;
        for act in &scenario.next {
            stage.act(&act.when, &act.then)?;
        }
        match stage.table.throws_left().next() {
            Some(throw) => Err(format!("nobody asked for {throw}")),
            None => Ok(()),
        }
    }

    fn open(game: &Arc<G>, scenario: &Scenario<G::Setup, G::Given>) -> Result<Table<G>, StartError> {
        let setup = match &scenario.setup {
            Some(setup) => game.complete(setup.clone(), scenario.seats.len())?,
            None => game.default_setup(scenario.seats.len())?,
        };
        let chance =
            Chance::Scripted { throws: scenario.dice.clone().into(), setup_seed: Some(scenario.seed) };
        let start = Start { setup, names: scenario.seats.clone(), given: scenario.given.clone(), chance };
        Table::open(Arc::clone(game), start)
    }

    fn act(&mut self, when: &[String], then: &[Then]) -> Result<(), String> {
        if !when.is_empty() {
            self.since = self.table.seq() + 1;
            self.now.clear();
        }
        for line in when {
            self.step(line)?;
        }
        let mut heard_to = 0;
        for then in then {
            self.check(then, &mut heard_to)?;
        }
        Ok(())
    }

    /// Does one line: `Ada: move (1,0)`, perhaps with `=> CRU-RUL-23` for a line that must be refused.
    fn step(&mut self, line: &str) -> Result<(), String> {
        let (line, refused_by) = match line.split_once("=>") {
            Some((line, rule)) => (line.trim(), Some(rule.trim())),
            None => (line.trim(), None),
        };
        let (seat, words) = self.split(line)?;
        let seq = self.table.seq();
        let result = match words {
            "take back" => self.table.take_back(SeatSet::only(seat), seq),
            "concede" => self.table.concede(seat, seq),
            "no answer" => self.table.lapse(seat, seq),
            words => self.table.read(words).and_then(|action| self.table.submit(seat, seq, action)),
        };
        self.count();
        match (result, refused_by) {
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(rule)) => Err(format!("{line:?} was accepted; expected {rule} to refuse it")),
            (Err(refusal), Some(rule)) if cites(&refusal, rule) => {
                self.cite(&refusal.rules);
                Ok(())
            }
            (Err(refusal), Some(rule)) => Err(format!("{line:?} was refused, but not by {rule}: {refusal}")),
            (Err(refusal), None) => Err(format!("{line:?} was refused: {refusal}\n{}", self.legal())),
        }
    }

    /// What was legal instead, for whoever has to mend a scenario.
    fn legal(&self) -> String {
        let mut text = String::new();
        for seat in self.table.turn().awaited() {
            for choice in self.table.choices(seat) {
                writeln!(text, "  legal: {}: {}", self.table.names().of(seat), choice.label)
                    .expect("strings grow");
            }
        }
        text
    }

    fn check(&mut self, then: &Then, heard_to: &mut usize) -> Result<(), String> {
        match then {
            Then::Hears(text) => self.hears(Viewer::SPECTATOR, text, heard_to),
            Then::HearsAs(name, text) => {
                let viewer = Viewer::seat(self.seat(name)?);
                self.hears(viewer, text, heard_to)
            }
            Then::Silent(text) => {
                let lines = self.lines(Viewer::Everything)?;
                match lines.iter().find(|line| line.text.contains(text.as_str())) {
                    Some(line) => Err(format!("heard {:?}, but should not have", line.text)),
                    None => Ok(()),
                }
            }
            Then::HearsTimes(text, times) => {
                let lines = self.lines(Viewer::SPECTATOR)?;
                let heard = lines.iter().filter(|line| line.text.contains(text.as_str())).count();
                expected(&format!("to hear {text:?} {times} times"), *times, heard)
            }
            Then::Cites(rule) if self.now.iter().any(|it| it.as_str() == rule) => Ok(()),
            Then::Cites(rule) => Err(format!("{rule} was not cited; cited were {:?}", self.now)),
            Then::Shows(path, value) => self.shows(Viewer::SPECTATOR, path, Some(value)),
            Then::ShowsAs(name, path, value) => self.shows(Viewer::seat(self.seat(name)?), path, Some(value)),
            Then::Hides(path) => self.shows(Viewer::SPECTATOR, path, None),
            Then::HidesAs(name, path) => self.shows(Viewer::seat(self.seat(name)?), path, None),
            Then::Counts(path, wanted) => {
                let view = self.table.view(Viewer::SPECTATOR).map_err(|refusal| refusal.to_string())?;
                let view = serde_json::to_value(&view).expect("views are plain data");
                let found = match self.at(&view, path) {
                    Some(Value::Array(list)) => list.len(),
                    Some(Value::Object(map)) => map.len(),
                    Some(other) => return Err(format!("{path} shows {other}, which has nothing to count")),
                    None => return Err(format!("{path} is not in the view")),
                };
                expected(&format!("{wanted} things at {path}"), *wanted, found)
            }
            Then::Offers(name, words, wanted) => {
                let choices = self.table.choices(self.seat(name)?);
                let found = choices.iter().filter(|it| it.label.contains(words.as_str())).count();
                expected(&format!("{wanted} choices of {name} that say {words:?}"), *wanted, found)
                    .map_err(|what| format!("{what}\n{}", self.legal()))
            }
            Then::Awaits(names) => {
                let wanted = self.set(names)?;
                match self.table.turn() {
                    Turn::Awaits(seats) if seats == wanted => Ok(()),
                    turn => Err(format!("expected to wait for {names:?}, but {}", self.waits(turn))),
                }
            }
            Then::Legal(line) => self.would(line, None),
            Then::Illegal(line, rule) => self.would(line, Some(rule)),
            Then::Wins(names) => {
                let wanted = self.set(names)?;
                match self.table.turn() {
                    Turn::Over(outcome) if outcome.won == wanted => {
                        self.cite(&[outcome.rule]);
                        Ok(())
                    }
                    turn => Err(format!("expected {names:?} to have won, but {}", self.waits(turn))),
                }
            }
            Then::Draw => match self.table.turn() {
                Turn::Over(outcome) if outcome.won.is_empty() && !outcome.drew.is_empty() => {
                    self.cite(&[outcome.rule]);
                    Ok(())
                }
                turn => Err(format!("expected a draw, but {}", self.waits(turn))),
            },
            Then::SetupRefused(_) => Ok(()), // answered before the stage was set
            Then::MayNotHold(names, rule) => {
                let seats = self.set(names)?;
                match self.table.view(Viewer::Holding(seats)) {
                    Err(refusal) if cites(&refusal, rule) => {
                        self.cite(&refusal.rules);
                        Ok(())
                    }
                    Err(refusal) => Err(format!("refused, but not by {rule}: {refusal}")),
                    Ok(_) => Err(format!("{names:?} may be held together; expected {rule} to refuse it")),
                }
            }
        }
    }

    fn cite(&mut self, rules: &[RuleId]) {
        for rule in rules {
            *self.cited.entry(*rule).or_default() += 1;
        }
        self.now.extend(rules);
    }

    fn hears(&self, viewer: Viewer, text: &str, heard_to: &mut usize) -> Result<(), String> {
        let lines = self.lines(viewer)?;
        match lines.iter().skip(*heard_to).position(|line| line.text.contains(text)) {
            Some(offset) => {
                *heard_to += offset + 1;
                Ok(())
            }
            None => Err(format!(
                "expected to hear {text:?}; heard were {:#?}",
                lines.iter().map(|line| &line.text).collect::<Vec<_>>()
            )),
        }
    }

    fn would(&mut self, line: &str, refused_by: Option<&str>) -> Result<(), String> {
        let (seat, words) = self.split(line)?;
        let verdict = self.table.read(words).map(|action| self.table.why_not(seat, action));
        let refusal = verdict.unwrap_or_else(Some);
        match (refusal, refused_by) {
            (None, None) => Ok(()),
            (None, Some(rule)) => Err(format!("{line:?} is legal; expected {rule} to refuse it")),
            (Some(refusal), Some(rule)) if cites(&refusal, rule) => {
                self.cite(&refusal.rules);
                Ok(())
            }
            (Some(refusal), Some(rule)) => Err(format!("{line:?} is refused, but not by {rule}: {refusal}")),
            (Some(refusal), None) => Err(format!("{line:?} is refused: {refusal}\n{}", self.legal())),
        }
    }

    fn shows(&self, viewer: Viewer, path: &str, wanted: Option<&Value>) -> Result<(), String> {
        let view = self.table.view(viewer).map_err(|refusal| refusal.to_string())?;
        let view = serde_json::to_value(&view).expect("views are plain data");
        let found = self.at(&view, path);
        match (found, wanted) {
            (Some(found), Some(wanted)) if self.same(found, wanted) => Ok(()),
            (None | Some(Value::Null), None) => Ok(()),
            (Some(found), None) => Err(format!("{path} should be hidden, but shows {found}")),
            (Some(found), Some(wanted)) => Err(format!("{path} shows {found}, expected {wanted}")),
            (None, Some(wanted)) => Err(format!("{path} is not in the view, expected {wanted}")),
        }
    }

    /// Follows a path of keys, places in a list and seats' names: `hands.Ada.0`.
    fn at<'v>(&self, view: &'v Value, path: &str) -> Option<&'v Value> {
        path.split('.').try_fold(view, |value, key| match value {
            Value::Object(map) => map.get(key),
            Value::Array(list) => {
                let index = key.parse().ok().or_else(|| self.table.names().find(key).map(Seat::index));
                list.get(index?)
            }
            _ => None,
        })
    }

    /// Equal, where a seat may be written by its name.
    fn same(&self, found: &Value, wanted: &Value) -> bool {
        match (found, wanted) {
            (Value::Number(number), Value::String(name)) => {
                self.table.names().find(name).is_some_and(|seat| number.as_u64() == Some(u64::from(seat.0)))
            }
            (Value::Array(one), Value::Array(other)) => {
                one.len() == other.len() && one.iter().zip(other).all(|(one, other)| self.same(one, other))
            }
            (Value::Number(one), Value::Number(other)) => one.as_f64() == other.as_f64(),
            _ => found == wanted,
        }
    }

    fn waits(&self, turn: Turn) -> String {
        let list = |seats: SeatSet| {
            seats.into_iter().map(|seat| self.table.names().of(seat)).collect::<Vec<_>>().join(", ")
        };
        match turn {
            Turn::Awaits(seats) => format!("the match waits for {}", list(seats)),
            Turn::Over(outcome) if outcome.won.is_empty() => "the match is a draw".to_owned(),
            Turn::Over(outcome) => format!("the match was won by {}", list(outcome.won)),
        }
    }

    /// What the viewer heard since the current `when` began.
    fn lines(&self, viewer: Viewer) -> Result<Vec<Heard>, String> {
        let log = self.table.log(viewer, 0).map_err(|refusal| refusal.to_string())?;
        Ok(log.into_iter().filter(|line| line.entry >= self.since).collect())
    }

    /// Counts what the log cites since the last time.
    fn count(&mut self) {
        let lines = self.table.log(Viewer::Everything, 0).expect("everything may be seen");
        let first = std::mem::replace(&mut self.uncounted, self.table.seq() + 1);
        for line in lines.iter().filter(|line| line.entry >= first) {
            self.cite(&line.rules);
        }
    }

    fn split<'l>(&self, line: &'l str) -> Result<(Seat, &'l str), String> {
        let (name, words) = line
            .split_once(':')
            .ok_or_else(|| format!("{line:?} does not say who acts; expected `name: action`"))?;
        Ok((self.seat(name)?, words.trim()))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        self.table
            .names()
            .find(name)
            .ok_or_else(|| format!("nobody is called {name:?}; the seats are {:?}", self.table.names().all()))
    }

    fn set(&self, names: &[String]) -> Result<SeatSet, String> {
        names.iter().map(|name| self.seat(name)).collect()
    }
}

/// A count that must be just this.
fn expected(what: &str, wanted: usize, found: usize) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("expected {what}, but there are {found}")) }
}

fn cites(refusal: &Refusal, rule: &str) -> bool {
    refusal.rules.iter().any(|it| it.as_str() == rule)
}
