//! A thief's turn, up to the card that is played in it. [chapter 2]

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use super::step::Play;
use super::{Card, Event, Item, Step, What, rules};

/// The most coins a thief may hide in one turn. [VLT-HIDE-01]
pub(super) const MOST_HIDDEN: u8 = 2;

/// The question of a turn: draw, or play a card?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prowl {
    /// Whose turn it is.
    pub by: Seat,
    /// Coins hidden in it so far.
    pub hidden: u8,
}

impl Prowl {
    /// The beginning of a turn.
    pub fn new(by: Seat) -> Self {
        Self { by, hidden: 0 }
    }
}

/// A snatch on the table that still lacks its victim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    /// Who snatches.
    pub by: Seat,
}

/// The first word is spoken. [VLT-OPEN-01]
pub(super) fn open(by: Seat, play: &mut Play<'_>) {
    play.state.agenda.take();
    play.state.leader = by;
    play.tray.tell(&[rules::OPEN_01], Event::Opened(by));
    play.state.agenda.push(Step::Prowl(Prowl::new(by)));
}

/// A coin goes out of reach; the turn goes on. [VLT-HIDE-01]
pub(super) fn hide(by: Seat, play: &mut Play<'_>) {
    if let Some(Step::Prowl(prowl)) = play.state.agenda.next_mut() {
        prowl.hidden += 1;
    }
    let thief = play.state.thief_mut(by);
    thief.purse -= 1;
    thief.boot += 1;
    play.tray.tell(&[rules::HIDE_01], Event::Hid(by));
}

/// A card is drawn and the turn is over. [VLT-DRAW-01] [VLT-DRAW-02]
pub(super) fn draw(by: Seat, play: &mut Play<'_>) {
    play.state.agenda.take();
    play.state.agenda.push(Step::TurnOver(by));
    if play.state.deck.is_empty() && !play.state.discard.is_empty() {
        play.state.deck = std::mem::take(&mut play.state.discard);
        play.tray.shuffle(&mut play.state.deck);
        play.tray.tell(&[rules::DRAW_02], Event::Reshuffled);
    }
    let Some(card) = play.state.deck.pop() else {
        play.tray.tell(&[rules::DRAW_02], Event::DrewNothing(by));
        return;
    };
    play.state.thief_mut(by).hand.add(card);
    let (secret, event) = (Event::Drew { by, card: Some(card) }, Event::Drew { by, card: None });
    play.tray.whisper(&[rules::DRAW_01, rules::TURN_01], SeatSet::only(by), secret, event);
}

/// A card of the own turn is played. A snatch asks for its victim before it is an item.
pub(super) fn play_card(by: Seat, card: Card, play: &mut Play<'_>) {
    play.state.agenda.take();
    play.state.agenda.push(Step::TurnOver(by));
    play.show(by, card, &[rules::HAND_01, rules::TURN_01]);
    match card {
        Card::Snatch => play.state.agenda.push(Step::Aim(Aim { by })),
        _ => play.stack(Item::new(by, What::Pilfer)),
    }
}

/// The victim is named: now the snatch is an item. [VLT-SNAT-01]
pub(super) fn aim(by: Seat, from: Seat, play: &mut Play<'_>) {
    play.state.agenda.take();
    play.tray.tell(&[rules::SNAT_01], Event::Named { by, from });
    play.stack(Item::new(by, What::Snatch { from }));
}

/// The turn passes on, or the match ends. [VLT-END-01]
pub(super) fn over(seat: Seat, play: &mut Play<'_>) {
    let next = play.state.after(seat, 1);
    let round_over = next == play.state.leader;
    if play.state.vault == 0 || round_over && play.state.round == play.state.rounds {
        play.tray.tell(&[rules::END_01], Event::Ended);
        return;
    }
    if round_over {
        play.state.round += 1;
        play.tray.tell(&[rules::TURN_01], Event::Round(play.state.round));
    }
    play.state.agenda.push(Step::Prowl(Prowl::new(next)));
}
