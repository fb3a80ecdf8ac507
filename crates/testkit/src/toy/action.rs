//! What a thief may do, and how it is written.

use serde::{Deserialize, Serialize};
use table::{Handle, Names, Seat};

use super::Card;

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Opens the vault. [VLT-OPEN-01]
    Open,
    /// Hides a coin in the boot. [VLT-HIDE-01]
    Hide,
    /// Draws a card. [VLT-DRAW-01]
    Draw,
    /// Plays a card, on its turn or as an answer. [VLT-HAND-01]
    Play(Card),
    /// Names the thief to snatch from. [VLT-SNAT-01]
    From(Seat),
    /// Lets the top item be. [VLT-STACK-02]
    Pass,
}

impl Action {
    /// All there are among the first `seats` seats.
    pub(super) fn all(seats: usize) -> impl Iterator<Item = Self> {
        let plain = [Self::Open, Self::Pass, Self::Hide, Self::Draw];
        let seats = (0u8..).take(seats).map(|seat| Self::From(Seat(seat)));
        plain.into_iter().chain(Card::ALL.into_iter().map(Self::Play)).chain(seats)
    }

    /// In one line.
    pub(super) fn words(self, names: &Names) -> String {
        match self {
            Self::Open => "open the vault".to_owned(),
            Self::Hide => "hide a coin".to_owned(),
            Self::Draw => "draw".to_owned(),
            Self::Play(card) => format!("play {card}"),
            Self::From(seat) => format!("from {}", names.of(seat)),
            Self::Pass => "pass".to_owned(),
        }
    }

    /// Reads such a line.
    pub(super) fn read(line: &str, names: &Names) -> Result<Self, String> {
        let expected = "expected `open the vault`, `hide a coin`, `draw`, `play CARD`, `from NAME` or `pass`";
        let (verb, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match (verb, rest.trim()) {
            ("open", "the vault") => Ok(Self::Open),
            ("hide", "a coin") => Ok(Self::Hide),
            ("draw", "") => Ok(Self::Draw),
            ("pass", "") => Ok(Self::Pass),
            ("play", card) => {
                Card::find(card).map(Self::Play).ok_or_else(|| format!("No card is called {card:?}."))
            }
            ("from", name) => {
                names.find(name).map(Self::From).ok_or_else(|| format!("Nobody is called {name:?}."))
            }
            _ => Err(format!("{line:?} is no action; {expected}.")),
        }
    }

    /// What lights up for it.
    pub(super) fn touches(self) -> Vec<Handle> {
        vec![match self {
            Self::Open => Handle::new("button", "open"),
            Self::Hide => Handle::new("button", "hide"),
            Self::Draw => Handle::new("pile", "deck"),
            Self::Play(card) => Handle::new("card", card),
            Self::From(seat) => Handle::new("seat", seat.0),
            Self::Pass => Handle::new("button", "pass"),
        }]
    }
}
