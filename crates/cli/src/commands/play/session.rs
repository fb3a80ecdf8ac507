//! A match being played at this keyboard.

use std::process::ExitCode;

use bots::{Bot, Level};
use serde_json::Value;
use shelf::{AnyTable, ChoiceText, ShelfError};
use table::{Outcome, Seat, SeatSet, Turn, Viewer};

use crate::input::Input;
use crate::library::{Library, found_text};
use crate::match_file::MatchFile;
use crate::screen::{Screen, columns, wrapped};

use super::Seated;
use super::chairs::Player;
use super::typed::{HELP, Typed, meant};

/// Choices that are listed one below the other; more are set in columns.
const SHORT_LIST: usize = 8;

/// Lines of the log that remind the players where a match stood when they left it.
const RECENT: usize = 12;

/// Who gives hints.
const ADVISER: Bot = Bot::Level(Level::Normal);

/// A match and the people around it.
pub(crate) struct Session {
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    file: MatchFile,
    seed: u64,
    library: Library,
    screen: Screen,
    input: Input,
    /// Lines of the log that are on the screen.
    heard: usize,
    /// The same, for each seat, when it last held the keyboard.
    heard_by: Vec<usize>,
    /// Whose eyes are on the screen: the human who last held the keyboard.
    at: Option<Seat>,
}

/// What became of a line.
enum After {
    /// The match has gone on.
    Done,
    /// Nothing has changed; ask again.
    Again,
    /// The player leaves.
    Left,
}

/// A choice as it is submitted, and as people read it.
struct Open {
    choice: ChoiceText,
    said: String,
}

impl Session {
    /// Takes a seat at the keyboard.
    pub(crate) fn new(seated: Seated, library: Library, screen: Screen, input: Input) -> Self {
        let Seated { table, players, file, seed } = seated;
        let heard = if table.seq() == 0 { 0 } else { table.log_len().saturating_sub(RECENT) };
        let heard_by = vec![heard; players.len()];
        Self { table, players, file, seed, library, screen, input, heard, heard_by, at: None }
    }

    /// Plays until the match is over or the players leave.
    pub(crate) fn play(mut self) -> anyhow::Result<ExitCode> {
        self.note_players();
        self.save()?;
        self.greet()?;
        loop {
            match self.table.turn() {
                Turn::Over(outcome) => return self.finish(outcome),
                Turn::Awaits(seats) => match seats.both(self.humans()).lowest() {
                    Some(seat) => {
                        if !self.human(seat)? {
                            self.screen.line(format!("\n{}", self.file.farewell()))?;
                            return Ok(ExitCode::SUCCESS);
                        }
                    }
                    None => self.bot(seats.lowest().expect("somebody is awaited"))?,
                },
            }
        }
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        let about = self.table.about();
        self.screen.heading(about.title)?;
        self.screen.line(wrapped(about.pitch, "", self.screen.width()))?;
        for (index, player) in (0u8..).zip(&self.players) {
            let seat = Seat(index);
            let line = format!("  {} ({player}): {}", self.table.names().of(seat), self.table.team(seat)?);
            self.screen.line(line)?;
        }
        if let Some(advice) = self.table.advice() {
            self.screen.line(wrapped(&advice, "", self.screen.width()))?;
        }
        Ok(())
    }

    /// A human's turn at the keyboard; whether the match goes on here.
    fn human(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if !self.pass_keyboard(seat)? {
            return Ok(false);
        }
        let first = self.at.replace(seat).is_none();
        self.news()?;
        self.heard_by[seat.index()] = self.heard;
        self.screen.line(format!("\n{}\n", self.table.picture(Viewer::seat(seat))?))?;
        let choices = self.choices(seat)?;
        if let Some(prompt) = self.table.prompt(seat)? {
            self.screen.line(wrapped(&prompt, "", self.screen.width()))?;
        }
        self.offer(&choices)?;
        if first {
            self.help()?;
        }
        loop {
            self.screen.prompt(&format!("{}>", self.table.names().of(seat)))?;
            let Some(line) = self.input.line()? else { return Ok(false) };
            match self.answer(seat, &choices, &line)? {
                After::Done => {
                    self.save()?;
                    return Ok(true);
                }
                After::Again => {}
                After::Left => return Ok(false),
            }
        }
    }

    /// Clears the screen when the keyboard goes to somebody who must not see what is on it; whether
    /// anybody is there to take it.
    fn pass_keyboard(&mut self, next: Seat) -> anyhow::Result<bool> {
        let same_eyes = match self.at {
            Some(last) => self.share_secrets(last, next),
            None => !self.rivals_share_keyboard(),
        };
        if same_eyes {
            return Ok(true);
        }
        if self.at.is_some() {
            self.screen.clear()?;
        }
        self.heard = self.heard_by[next.index()];
        self.screen
            .prompt(&format!("Pass the keyboard to {}, then press Enter.", self.table.names().of(next)))?;
        Ok(self.input.line()?.is_some())
    }

    /// What is open to a seat: to be read, and to be submitted.
    fn choices(&self, seat: Seat) -> anyhow::Result<Vec<Open>> {
        let said = self.table.said(seat)?;
        let choices = self.table.choices(seat)?.into_iter().zip(said);
        Ok(choices.map(|(choice, said)| Open { choice, said }).collect())
    }

    fn offer(&mut self, choices: &[Open]) -> anyhow::Result<()> {
        let digits = choices.len().to_string().len();
        let items: Vec<String> = (1..)
            .zip(choices)
            .map(|(number, choice)| format!("{number:>digits$}  {}", choice.said))
            .collect();
        let width = if items.len() > SHORT_LIST { self.screen.width() } else { 0 };
        Ok(self.screen.line(columns(&items, width))?)
    }

    fn help(&mut self) -> anyhow::Result<()> {
        Ok(self.screen.line(wrapped(HELP, "", self.screen.width()))?)
    }

    fn answer(&mut self, seat: Seat, choices: &[Open], line: &str) -> anyhow::Result<After> {
        match Typed::read(line) {
            Typed::Nothing => self.help()?,
            Typed::Number(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(open) => return self.act(seat, &open.choice.action.value()),
                None => self
                    .screen
                    .line(format!("There is no choice {number}; there are 1 to {}.", choices.len()))?,
            },
            Typed::Words(words) => return self.words(seat, choices, words),
            Typed::Topics => self.topics()?,
            Typed::Explain(words) => {
                let found = self.library.look_up(words);
                self.screen.line(found_text(words, &found, self.screen.width()))?;
            }
            Typed::Log => {
                let lines = self.table.log(Viewer::seat(seat), 0)?;
                self.screen.log(&lines)?;
            }
            Typed::Hint => self.hint(seat)?,
            Typed::Back => return self.take_back(seat),
            Typed::Concede => return self.concede(seat),
            Typed::Quit => return Ok(After::Left),
        }
        Ok(After::Again)
    }

    /// An action in words. What opens no choice goes to the game as it is, which knows best what is
    /// wrong with it.
    fn words(&mut self, seat: Seat, choices: &[Open], words: &str) -> anyhow::Result<After> {
        let labels: Vec<&str> = choices.iter().map(|open| open.choice.label.as_str()).collect();
        let said: Vec<&str> = choices.iter().map(|open| open.said.as_str()).collect();
        let (labels, found) = match meant(words, &labels) {
            none if none.is_empty() => (said.clone(), meant(words, &said)),
            found => (labels, found),
        };
        match found[..] {
            [index] => self.act(seat, &choices[index].choice.action.value()),
            [] => {
                let result = self.table.submit_line(seat, self.table.seq(), words);
                self.accepted(result)
            }
            ref several => {
                let several: Vec<&str> = several.iter().take(4).map(|index| labels[*index]).collect();
                self.screen
                    .line(format!("{words:?} may mean {}; write more of it.", several.join(", or ")))?;
                Ok(After::Again)
            }
        }
    }

    fn act(&mut self, seat: Seat, action: &Value) -> anyhow::Result<After> {
        let result = self.table.submit(seat, self.table.seq(), action);
        self.accepted(result)
    }

    /// Tells the player why not, if it was not.
    fn accepted(&mut self, result: Result<(), ShelfError>) -> anyhow::Result<After> {
        let Err(error) = result else { return Ok(After::Done) };
        self.screen.cited(&error.message, error.rules.first().copied())?;
        Ok(After::Again)
    }

    fn take_back(&mut self, seat: Seat) -> anyhow::Result<After> {
        let holder = self.humans().into_iter().filter(|it| self.may_be_one_person(*it, seat)).collect();
        let result = self.table.take_back(holder, self.table.seq());
        if result.is_ok() {
            let news = self.table.log_len() - 1; // the log is shorter, but for one line
            self.heard = self.heard.min(news);
            self.heard_by.iter_mut().for_each(|heard| *heard = (*heard).min(news));
        }
        self.accepted(result)
    }

    /// A human gives up. If the match goes on without them, a bot takes the seat; who gives up only a part of it stays.
    fn concede(&mut self, seat: Seat) -> anyhow::Result<After> {
        self.screen.prompt(&format!("Does {} really give up? [y/N]:", self.table.names().of(seat)))?;
        let sure = self.input.line()?.is_some_and(|line| line.to_lowercase().starts_with('y'));
        if !sure {
            return Ok(After::Again);
        }
        let result = self.table.concede(seat, self.table.seq());
        if result.is_ok() {
            let bots = self.humans().into_iter().fold(SeatSet::first(self.players.len()), SeatSet::without);
            for bot in self.table.followers(bots) {
                self.table.concede(bot, self.table.seq())?;
            }
        }
        if result.is_ok() && self.table.has_conceded(seat) {
            self.players[seat.index()] = Player::SUBSTITUTE;
            self.note_players();
        }
        self.accepted(result)
    }

    fn hint(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.screen.passing("Thinking…")?;
        let considered = self.table.consider(&ADVISER, seat, self.thought())?;
        self.screen.passing("")?;
        if let [only] = &considered[..] {
            return Ok(self.screen.line(format!("  {}: nothing else is worth a thought", only.label))?);
        }
        for it in considered.iter().take(3) {
            let chance = 100.0 * it.value;
            self.screen.line(format!("  {}: wins {chance:.0}% in {} tries", it.label, it.visits))?;
        }
        Ok(())
    }

    /// What `?` can explain.
    fn topics(&mut self) -> anyhow::Result<()> {
        self.help()?;
        let names: Vec<String> = self.library.entries().iter().map(|entry| entry.name.clone()).collect();
        self.screen.line(columns(&names, self.screen.width()))?;
        let example = table::rules::BACK_01;
        self.screen
            .line(format!("Explained is also every rule by its id, such as ? {example}, or by its words."))?;
        Ok(())
    }

    fn bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Player::Bot(bot) = self.players[seat.index()] else { unreachable!("humans are asked first") };
        self.screen.passing(&format!("{} is thinking…", self.table.names().of(seat)))?;
        let choice = self.table.bot_choice(&bot, seat, self.thought())?;
        self.screen.passing("")?;
        self.table.submit(seat, self.table.seq(), &choice.action.value())?;
        self.save()?;
        if self.rivals_share_keyboard() {
            return Ok(()); // whoever is next will read it when the others look away
        }
        self.news()
    }

    /// The lines of the log that are not on the screen yet, as whoever looks at it hears them.
    fn news(&mut self) -> anyhow::Result<()> {
        let lines = self.table.log(self.viewer(), self.heard)?;
        self.screen.log(&lines)?;
        self.heard = self.table.log_len();
        Ok(())
    }

    /// Whose eyes are on the screen. Where only bots play nobody has secrets to keep from anybody.
    fn viewer(&self) -> Viewer {
        match self.at.or_else(|| self.humans().lowest()) {
            Some(seat) => Viewer::seat(seat),
            None => Viewer::Everything,
        }
    }

    fn finish(mut self, outcome: Outcome) -> anyhow::Result<ExitCode> {
        self.news()?;
        self.screen.line(format!("\n{}\n", self.table.picture(Viewer::Everything)?))?;
        let sentence = self.result(outcome)?;
        self.screen.cited(&sentence, Some(outcome.rule))?;
        if let Some(rule) = self.table.about().rulebook.find(outcome.rule.as_str()) {
            self.screen.line(wrapped(rule.text, "  ", self.screen.width()))?;
        }
        let file = self.file.shown();
        self.screen.line(format!("The match is in {file}; see it again with: undercroft replay {file}"))?;
        Ok(ExitCode::SUCCESS)
    }

    fn result(&self, outcome: Outcome) -> anyhow::Result<String> {
        let Some(winner) = outcome.won.lowest() else { return Ok("Nobody has won.".to_owned()) };
        let names: Vec<&str> = outcome.won.into_iter().map(|seat| self.table.names().of(seat)).collect();
        Ok(format!("The {} have won: {}.", self.table.team(winner)?, names.join(", ")))
    }

    fn humans(&self) -> SeatSet {
        (0u8..)
            .zip(&self.players)
            .filter(|(_, it)| **it == Player::Human)
            .map(|(index, _)| Seat(index))
            .collect()
    }

    /// Whether two people at this keyboard have secrets from each other. Whoever held it last may
    /// have conceded since and still be looking.
    fn rivals_share_keyboard(&self) -> bool {
        let people = self.at.map_or(self.humans(), |last| self.humans().with(last));
        people.lowest().is_some_and(|first| people.into_iter().any(|it| !self.share_secrets(first, it)))
    }

    /// Whether what is on the screen for one seat may be seen by the other: one person might hold
    /// both, and both see the same.
    fn share_secrets(&self, one: Seat, other: Seat) -> bool {
        let sees = |seat| self.table.view(Viewer::seat(seat)).ok();
        self.may_be_one_person(one, other) && sees(one) == sees(other)
    }

    fn may_be_one_person(&self, one: Seat, other: Seat) -> bool {
        self.table.may_hold(SeatSet::only(one).with(other)).is_ok()
    }

    /// The seed of a bot's next thought: another for every entry, the same when it is played again.
    fn thought(&self) -> u64 {
        self.seed.wrapping_add(self.table.seq() as u64)
    }

    fn note_players(&mut self) {
        self.table.seated(self.players.iter().map(ToString::to_string).collect());
    }

    fn save(&self) -> anyhow::Result<()> {
        self.file.save(&self.table.record())
    }
}
