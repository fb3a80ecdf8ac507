//! What the table hears.

use serde::Serialize;
use table::{Names, Seat};

use super::{Card, What};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Everybody got a hand.
    Dealt {
        /// This many cards.
        cards: usize,
    },
    /// The match began.
    Opened(Seat),
    /// A coin went from the purse into the boot.
    Hid(Seat),
    /// Somebody drew.
    Drew {
        /// Who.
        by: Seat,
        /// The card; only the drawer hears it.
        card: Option<Card>,
    },
    /// There was nothing to draw.
    DrewNothing(Seat),
    /// The discard pile became the deck.
    Reshuffled,
    /// A card was played.
    Played {
        /// Who.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// A victim was named.
    Named {
        /// Who snatches.
        by: Seat,
        /// From whom.
        from: Seat,
    },
    /// A seat let the top item be.
    Passed(Seat),
    /// A die fell.
    Rolled {
        /// Whose.
        by: Seat,
        /// What it shows.
        face: u16,
    },
    /// Coins came out of the vault.
    Pilfered {
        /// Who has them.
        by: Seat,
        /// How many.
        coins: u16,
    },
    /// Coins changed purses.
    Snatched {
        /// Who has them.
        by: Seat,
        /// Who had them.
        from: Seat,
        /// How many.
        coins: u16,
    },
    /// A card was removed from the stack.
    Hushed {
        /// Whose.
        by: Seat,
        /// Which.
        what: What,
    },
    /// A card will be carried out once more.
    Echoed {
        /// Whose.
        by: Seat,
        /// Which.
        what: What,
    },
    /// A roll will be made again.
    Jolted(Seat),
    /// A round began.
    Round(u8),
    /// The match ended.
    Ended,
}

impl Event {
    /// In a sentence.
    pub(super) fn words(&self, names: &Names) -> String {
        let name = |seat: &Seat| names.of(*seat).to_owned();
        match self {
            Self::Dealt { cards } => format!("Everybody is dealt {cards} cards"),
            Self::Opened(by) => format!("{} opens the vault", name(by)),
            Self::Hid(by) => format!("{} hides a coin", name(by)),
            Self::Drew { by, card: Some(card) } => format!("{} draws {card}", name(by)),
            Self::Drew { by, card: None } => format!("{} draws a card", name(by)),
            Self::DrewNothing(by) => format!("{} finds nothing to draw", name(by)),
            Self::Reshuffled => "The discard pile is shuffled into a new deck".to_owned(),
            Self::Played { by, card } => format!("{} plays {card}", name(by)),
            Self::Named { by, from } => format!("{} reaches for the purse of {}", name(by), name(from)),
            Self::Passed(by) => format!("{} passes", name(by)),
            Self::Rolled { by, face } => format!("{} rolls {face}", name(by)),
            Self::Pilfered { by, coins } => format!("{} pilfers {coins} coins", name(by)),
            Self::Snatched { by, from, coins } => {
                format!("{} snatches {coins} coins from {}", name(by), name(from))
            }
            Self::Hushed { by, what } => format!("The {what} of {} is hushed", name(by)),
            Self::Echoed { by, what } => format!("The {what} of {} echoes", name(by)),
            Self::Jolted(by) => format!("The die of {} is jolted", name(by)),
            Self::Round(round) => format!("Round {round} begins"),
            Self::Ended => "The match is over".to_owned(),
        }
    }
}
