//! `Steal(from: Target, count: 1, zone: Hand, chooser: Random)`: cards change hands. [PHC-P25]

use table::Seat;

use crate::cites;
use crate::content::steps::Steal;
use crate::content::{Chooser, Step as Primitive, Zone};
use crate::event::Event;
use crate::item::ItemId;
use crate::play::{Play, Scene};
use crate::state::{Figure, Piece};
use crate::step::{Run, Spot, Step};

impl Scene<'_> {
    /// Tabled cards of a seat that may be stolen.
    pub(crate) fn stealable(self, from: Seat) -> impl Iterator<Item = Piece> {
        self.state.tabled.iter().filter(move |it| it.by == from && !self.locked(it)).map(|it| it.card)
    }

    /// The terms of a theft.
    pub(crate) fn theft(self, spot: Spot) -> Option<Steal> {
        match self.game.steps(spot.steps).get(usize::from(spot.at)) {
            Some(Primitive::Steal(it)) => Some(*it),
            _ => None,
        }
    }
}

impl Play<'_> {
    pub(super) fn steal(&mut self, run: Run, it: Steal) {
        let (Some(Figure::Character(from)), Some(by)) = (run.it, self.item(run.item).by) else { return };
        if by == from {
            return;
        }
        let spot = Spot { steps: run.steps, at: run.at };
        match (it.zone, it.chooser) {
            (Zone::Hand, _) if self.scene().pouched(from) => {}
            (Zone::Hand, Chooser::Random) => {
                for _ in 0..it.count {
                    let hand = self.state.player(from).hand;
                    if hand.is_empty() {
                        return;
                    }
                    let piece = hand[self.tray.pick(hand.len())];
                    self.change_hands(from, by, piece);
                }
            }
            _ => self.first([Step::Take(run.item, from, spot)]),
        }
    }

    /// A tabled card is stolen into the hand; its attachments are discarded. [PHA-RUL-82]
    pub(crate) fn steal_tabled(&mut self, id: ItemId, piece: Piece) {
        let Some(by) = self.item(id).by else { return };
        let Some(tabled) = self.untable(piece) else { return };
        let card = self.state.kind(piece);
        self.tell(&[cites::PHC_P25, cites::RUL_93], Event::Stolen { from: tabled.by, by, card: Some(card) });
        self.put_into_hand(by, piece);
    }
}
