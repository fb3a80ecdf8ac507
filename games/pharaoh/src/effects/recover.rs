//! `Recover(what: [Spell], count: 2)`: cards come back from the own discard pile. [PHC-P27]

use table::Seat;

use crate::cites;
use crate::content::steps::Recover;
use crate::content::{Filter, Set};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Card, Piece};
use crate::step::{Run, Step};

impl Scene<'_> {
    /// Cards of a discard pile that may be taken back.
    pub(crate) fn recoverable(self, seat: Seat, what: Set<Filter>) -> impl Iterator<Item = Piece> {
        let pile = &self.state.player(seat).discard;
        pile.iter()
            .copied()
            .filter(move |piece| !self.state.card(*piece).has(Card::GONE) && self.card_fits(*piece, what))
    }
}

impl Play<'_> {
    pub(super) fn recover(&mut self, run: Run, it: Recover) {
        let factor = self.scene().factor(self.item(run.item));
        if let Some(seat) = self.item(run.item).by {
            self.first([Step::Recover(seat, it.what, it.count.saturating_mul(factor))]);
        }
    }

    /// A card is taken back. Everybody saw it lie there.
    pub(crate) fn take_back(&mut self, seat: Seat, what: Set<Filter>, left: u8, piece: Piece) {
        self.state.agenda.take();
        self.state.player_mut(seat).discard.take(piece);
        let card = self.state.kind(piece);
        self.tell(&[cites::PHC_P27], Event::Recovered { seat, card });
        self.put_into_hand(seat, piece);
        if left > 1 {
            self.first([Step::Recover(seat, what, left - 1)]);
        }
    }
}
