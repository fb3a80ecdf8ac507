//! Answers, and answers to answers: a last-in-first-out stack on the agenda. [chapter 4]
//!
//! An item lies on the agenda behind its window, the question whether anybody answers it. An answer
//! puts its own window and item ahead of both and turns the waiting window back to its first seat.
//! So nothing has to remember that a window must start again: when all above it is done, it does.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{RuleId, Seat};

use super::step::Play;
use super::{Card, Event, State, Step, rules};

const DIE: u32 = 6;

/// The question whether anybody answers the item behind it. [VLT-STACK-02]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// The item's owner, who is asked last.
    pub of: Seat,
    /// How many places round the table have had their say.
    pub asked: u8,
}

impl Window {
    /// A window nobody has been asked in yet.
    pub fn new(of: Seat) -> Self {
        Self { of, asked: 0 }
    }

    /// Who is to speak now; nobody once all have passed.
    pub fn asks(&self, state: &State) -> Option<Seat> {
        (usize::from(self.asked)..state.thieves.len())
            .map(|places| state.after(self.of, places + 1))
            .find(|seat| !state.thief(*seat).hand.is_empty())
    }

    /// The seat has had its say, and so have those before it that have no cards.
    fn pass(&mut self, seat: Seat, seats: usize) {
        let places = (seat.index() + seats - self.of.index() - 1) % seats;
        self.asked = u8::try_from(places + 1).expect("there are at most four seats");
    }
}

/// A card or a roll on the stack. [VLT-STACK-01]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Who played or rolled it.
    pub by: Seat,
    /// What it is.
    pub what: What,
    /// How often it will be carried out.
    pub times: u16,
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Coins out of the vault.
    Pilfer,
    /// Coins out of a purse.
    Snatch {
        /// Whose.
        from: Seat,
    },
    /// Stops the card beneath.
    Hush,
    /// Doubles the card beneath.
    Echo,
    /// Rolls the die beneath again.
    Jolt,
    /// A die that has fallen but does not count yet.
    Roll {
        /// What it shows.
        face: u16,
    },
}

impl What {
    /// The card it is, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Pilfer => Some(Card::Pilfer),
            Self::Snatch { .. } => Some(Card::Snatch),
            Self::Hush => Some(Card::Hush),
            Self::Echo => Some(Card::Echo),
            Self::Jolt => Some(Card::Jolt),
            Self::Roll { .. } => None,
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().map_or("roll", Card::name))
    }
}

/// A seat lets the top item be. [VLT-STACK-02]
pub(super) fn pass(by: Seat, play: &mut Play<'_>) {
    let seats = play.state.thieves.len();
    if let Some(Step::Window(window)) = play.state.agenda.next_mut() {
        window.pass(by, seats);
    }
    play.tray.tell(&[rules::STACK_02], Event::Passed(by));
}

/// A seat answers the top item. [VLT-STACK-03]
pub(super) fn answer(by: Seat, card: Card, play: &mut Play<'_>) {
    if let Some(Step::Window(window)) = play.state.agenda.next_mut() {
        window.asked = 0; // it starts again when all above it is done [VLT-STACK-04]
    }
    play.show(by, card, &[rules::STACK_03, rules::HAND_01]);
    let what = match card {
        Card::Hush => What::Hush,
        Card::Echo => What::Echo,
        Card::Jolt => What::Jolt,
        Card::Pilfer | Card::Snatch => unreachable!("these answer nothing"),
    };
    play.stack(Item::new(by, what));
}

impl Play<'_> {
    /// A card leaves a hand for all to see, which cannot be unseen.
    pub(super) fn show(&mut self, by: Seat, card: Card, rules: &'static [RuleId]) {
        self.state.thief_mut(by).hand.remove(card);
        self.tray.reveal();
        self.tray.tell(rules, Event::Played { by, card });
    }

    /// Puts an item on the stack and opens its window. [VLT-STACK-01]
    pub(super) fn stack(&mut self, item: Item) {
        self.state.agenda.first([Step::Window(Window::new(item.by)), Step::Item(item)]);
    }

    /// Rolls a die for an item; the roll is one itself.
    fn roll(&mut self, by: Seat) -> What {
        let face = u16::try_from(self.tray.roll(DIE)).expect("a die has few sides");
        self.tray.tell(&[rules::STACK_01, rules::PILF_01], Event::Rolled { by, face });
        What::Roll { face }
    }

    /// Takes the item beneath off the stack, if one is there.
    fn lift(&mut self) -> Option<Item> {
        let Some(Step::Window(_)) = self.state.agenda.next() else { return None };
        self.state.agenda.take();
        match self.state.agenda.take() {
            Some(Step::Item(item)) => Some(item),
            _ => unreachable!("behind every window lies its item"),
        }
    }
}

impl Item {
    pub(super) fn new(by: Seat, what: What) -> Self {
        Self { by, what, times: 1 }
    }

    /// It is carried out and leaves the stack. [VLT-STACK-04]
    pub(super) fn run(self, play: &mut Play<'_>) {
        play.state.discard.extend(self.what.card());
        for _ in 0..self.times {
            self.carry_out(play);
        }
    }

    fn carry_out(&self, play: &mut Play<'_>) {
        match self.what {
            What::Pilfer => {
                let roll = play.roll(self.by);
                play.stack(Self::new(self.by, roll));
            }
            What::Roll { face } => self.pilfer(face, play),
            What::Snatch { from } => self.snatch(from, play),
            What::Hush => hush(play),
            What::Echo => echo(play),
            What::Jolt => jolt(play),
        }
    }

    fn pilfer(&self, face: u16, play: &mut Play<'_>) {
        let coins = face.min(play.state.vault);
        play.state.vault -= coins;
        play.state.thief_mut(self.by).purse += coins;
        play.tray.tell(&[rules::PILF_01, rules::STACK_04], Event::Pilfered { by: self.by, coins });
    }

    fn snatch(&self, from: Seat, play: &mut Play<'_>) {
        let coins = play.state.thief(from).purse.min(2);
        play.state.thief_mut(from).purse -= coins;
        play.state.thief_mut(self.by).purse += coins;
        play.tray.tell(&[rules::SNAT_01, rules::STACK_04], Event::Snatched { by: self.by, from, coins });
    }
}

/// The card beneath goes without effect. [VLT-HUSH-01]
fn hush(play: &mut Play<'_>) {
    match play.lift() {
        Some(Item { by, what, .. }) if what.card().is_some() => {
            play.state.discard.extend(what.card());
            play.tray.tell(&[rules::HUSH_01, rules::STACK_04], Event::Hushed { by, what });
        }
        Some(roll) => play.stack(roll), // an echoed hush may come upon a roll, which is no card
        None => {}                      // or upon nothing at all
    }
}

/// The card beneath will be carried out once more. [VLT-ECHO-01]
fn echo(play: &mut Play<'_>) {
    if let Some(mut item) = play.lift() {
        item.times += 1;
        play.tray.tell(&[rules::ECHO_01, rules::STACK_04], Event::Echoed { by: item.by, what: item.what });
        play.stack(item);
    }
}

/// The die beneath is rolled again. [VLT-JOLT-01]
fn jolt(play: &mut Play<'_>) {
    if let Some(mut item) = play.lift() {
        play.tray.tell(&[rules::JOLT_01, rules::STACK_04], Event::Jolted(item.by));
        item.what = play.roll(item.by);
        play.stack(item);
    }
}
