//! `Search(who: User, what: [Any], count: 1)`: cards are taken out of the own deck. [PHC-P28]

use smallvec::SmallVec;
use table::{Seat, SeatSet};

use crate::cites;
use crate::content::steps::Search;
use crate::content::{Filter, Set};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::piles::bit;
use crate::state::{Figure, Piece};
use crate::step::{Run, Step};

impl Scene<'_> {
    /// Cards that a search may find: in the deck, and for the Key in the discard pile too.
    pub(crate) fn findable(self, seat: Seat, what: Set<Filter>) -> SmallVec<[Piece; 16]> {
        let player = self.state.player(seat);
        let fits = |piece: &&Piece| self.card_fits(**piece, what);
        let discard: &[Piece] = if what.has(Filter::Key) { &player.discard } else { &[] };
        player.deck.iter().chain(discard).filter(fits).copied().collect()
    }
}

impl Play<'_> {
    pub(super) fn search(&mut self, run: Run, it: Search) {
        for figure in self.scene().resolve(it.who, self.item(run.item), &run) {
            let Figure::Character(seat) = figure else { continue };
            // A search for the Key has nothing to choose: there is one, or it is elsewhere.
            if it.what.has(Filter::Key) {
                self.tray.reveal();
                let key = self
                    .scene()
                    .findable(seat, it.what)
                    .into_iter()
                    .find(|piece| self.state.card(*piece).owner() == seat);
                self.take_found(seat, key);
            } else {
                self.first([Step::Search(seat, it.what, it.count)]);
            }
        }
    }

    /// A card is found, and the deck shuffled.
    pub(crate) fn take_found(&mut self, seat: Seat, piece: Option<Piece>) {
        if let Some(piece) = piece {
            let player = self.state.player_mut(seat);
            let public = player.discard.take(piece);
            player.deck.take(piece);
            self.state.card_mut(piece).known = if public { crate::rules::piles::ALL } else { bit(seat) };
            self.state.player_mut(seat).hand.push(piece);
            let card = self.state.kind(piece);
            let hidden = Event::Found { seat, card: public.then_some(card) };
            let seen = Event::Found { seat, card: Some(card) };
            self.tray.whisper(&[cites::PHC_P28], SeatSet::only(seat), seen, hidden);
        } else {
            self.tray.reveal();
            self.tell(&[cites::PHC_P28, cites::PHC_05], Event::NothingToDraw { seat });
        }
        self.shuffle_deck(seat);
    }
}
