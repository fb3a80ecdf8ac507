//! Who sits where.

use std::fmt;
use std::str::FromStr;

use anyhow::Context as _;
use bots::{Bot, Level};
use table::About;

use crate::input::Input;
use crate::screen::Screen;

/// Who plays a seat. Match files keep the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this keyboard.
    Human,
    /// A bot.
    Bot(Bot),
}

impl Player {
    /// Whoever takes over from somebody who left, and sits where nobody else does.
    pub(crate) const SUBSTITUTE: Self = Self::Bot(Bot::Level(Level::Normal));
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(bot) => write!(f, "{bot}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        if word == "human" {
            return Ok(Self::Human);
        }
        word.parse().map(Self::Bot).map_err(|error| format!("{error}; or human"))
    }
}

/// A player and perhaps a name: `human`, `human=Ada`, `ismcts:300`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    player: Player,
    name: Option<String>,
}

impl FromStr for Chair {
    type Err = String;

    fn from_str(words: &str) -> Result<Self, String> {
        let (player, name) = match words.split_once('=') {
            Some((player, name)) => (player, Some(name.trim())),
            None => (words, None),
        };
        if name.is_some_and(|name| name.is_empty() || name.chars().any(char::is_control)) {
            return Err(format!("{words:?} gives no name that can be written"));
        }
        Ok(Self { player: player.trim().parse()?, name: name.map(str::to_owned) })
    }
}

/// What the seats are called: their names, or what they are with the seat's number.
pub(crate) fn names(chairs: &[Chair]) -> Vec<String> {
    let name = |(index, chair): (usize, &Chair)| {
        let kind = if chair.player == Player::Human { "Player" } else { "Bot" };
        chair.name.clone().unwrap_or_else(|| format!("{kind} {}", index + 1))
    };
    chairs.iter().enumerate().map(name).collect()
}

/// Who they are, without their names.
pub(crate) fn players(chairs: Vec<Chair>) -> Vec<Player> {
    chairs.into_iter().map(|chair| chair.player).collect()
}

/// The players a match file names.
pub(crate) fn read_players(words: &[String]) -> anyhow::Result<Vec<Player>> {
    let players: Result<_, String> = words.iter().map(|word| word.parse()).collect();
    players
        .map_err(anyhow::Error::msg)
        .context("the file names a player unknown here; say who plays with --seats")
}

/// Asks how many seats there are; none if nobody answers any more.
pub(crate) fn ask_count(
    about: &About,
    screen: &mut Screen,
    input: &mut Input,
) -> anyhow::Result<Option<usize>> {
    let (least, most) = (about.min_seats, about.max_seats);
    loop {
        screen.prompt(&format!("{} for how many? {least} to {most} [{least}]:", about.title))?;
        let Some(answer) = input.line()? else { return Ok(None) };
        match answer.parse() {
            _ if answer.is_empty() => return Ok(Some(least)),
            Ok(count) if (least..=most).contains(&count) => return Ok(Some(count)),
            _ => screen
                .line(format!("Expected a number from {least} to {most}, or just Enter for {least}."))?,
        }
    }
}

/// Asks who sits where; none if nobody answers any more.
pub(crate) fn ask(
    count: usize,
    screen: &mut Screen,
    input: &mut Input,
) -> anyhow::Result<Option<Vec<Chair>>> {
    screen.line(
        "A seat is for human or human=Ada, or for a bot: easy, normal, hard, random, greedy, ismcts:300.",
    )?;
    let mut chairs = Vec::with_capacity(count);
    while chairs.len() < count {
        let usual = if chairs.is_empty() { Player::Human } else { Player::SUBSTITUTE };
        screen.prompt(&format!("Who plays seat {}? [{usual}]:", chairs.len() + 1))?;
        let Some(answer) = input.line()? else { return Ok(None) };
        if answer.is_empty() {
            chairs.push(Chair { player: usual, name: None });
            continue;
        }
        match answer.parse() {
            Ok(chair) => chairs.push(chair),
            Err(sentence) => screen.line(format!("{sentence}."))?,
        }
    }
    Ok(Some(chairs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_are_read_with_and_without_names() {
        let chairs: Vec<Chair> =
            ["human", "human=Ada", "ismcts:300", "hard=Nox"].iter().map(|it| it.parse().unwrap()).collect();
        assert_eq!(names(&chairs), ["Player 1", "Ada", "Bot 3", "Nox"]);
        let words: Vec<String> = players(chairs.clone()).iter().map(ToString::to_string).collect();
        assert_eq!(words, ["human", "human", "ismcts:300", "hard"]);
        assert_eq!(read_players(&words).unwrap(), players(chairs));
    }

    #[test]
    fn what_is_no_chair_is_refused_with_what_was_expected() {
        for bad in ["", "humans", "human=", "human=A\u{1b}[2Jda", "ismcts:0"] {
            assert!(bad.parse::<Chair>().is_err(), "{bad}");
        }
        assert!("clever".parse::<Chair>().unwrap_err().contains("or human"));
    }
}
