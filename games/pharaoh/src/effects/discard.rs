//! `Discard(who: Target, count: 1, chooser: Random)`: cards go from a hand, never the Key. [PHC-P24]

use table::Seat;

use crate::cites;
use crate::content::steps::Discard;
use crate::content::{Chooser, Count, Step as Primitive};
use crate::play::{Play, Scene};
use crate::state::{Figure, Piece};
use crate::step::{Run, Shed, Spot, Step};

impl Scene<'_> {
    /// The cards of a hand a discard may take. [PHC-08]
    pub(crate) fn sheddable(self, shed: &Shed) -> impl Iterator<Item = Piece> {
        let only = match self.game.steps(shed.spot.steps).get(usize::from(shed.spot.at)) {
            Some(Primitive::Discard(it)) => it.only,
            _ => crate::content::Set::EMPTY,
        };
        let hand = self.state.player(shed.from).hand;
        let fits =
            move |piece: &Piece| !self.is_key(*piece) && (only.is_empty() || self.card_fits(*piece, only));
        (0..hand.len()).map(move |place| hand[place]).filter(fits)
    }

    /// Who chooses what is discarded. A player is asked while others could think there is a choice.
    pub(crate) fn asked_to_shed(self, shed: Shed) -> Option<Seat> {
        let holds = !self.state.player(shed.from).hand.is_empty();
        let known = shed.by != shed.from; // the chooser has seen the hand
        (shed.left > 0 && holds && (!known || self.sheddable(&shed).next().is_some())).then_some(shed.by)
    }
}

impl Play<'_> {
    pub(super) fn discard_cards(&mut self, run: Run, it: &Discard) {
        let user = self.item(run.item).by;
        for figure in self.scene().resolve(it.who, self.item(run.item), &run) {
            let Figure::Character(from) = figure else { continue };
            self.tray.reveal(); // also a hand with nothing to discard tells
            let left = match it.count {
                Count::Number(count) => count,
                Count::All => u8::MAX,
            };
            let spot = Spot { steps: run.steps, at: run.at };
            let by = if it.chooser == Chooser::User { user.unwrap_or(from) } else { from };
            let shed = Shed { from, by, spot, left };
            match (it.chooser, it.count) {
                (Chooser::Random, _) => self.shed_at_random(shed),
                (_, Count::All) => self.shed_all(shed),
                _ => self.first([Step::Shed(shed)]),
            }
        }
    }

    fn shed_all(&mut self, shed: Shed) {
        let pieces: smallvec::SmallVec<[Piece; 12]> = self.scene().sheddable(&shed).collect();
        for piece in pieces {
            self.shed_piece(shed.from, piece);
        }
    }

    fn shed_at_random(&mut self, shed: Shed) {
        for _ in 0..shed.left {
            self.tray.reveal();
            let pieces: smallvec::SmallVec<[Piece; 12]> = self.scene().sheddable(&shed).collect();
            if pieces.is_empty() {
                return;
            }
            let piece = pieces[self.tray.pick(pieces.len())];
            self.shed_piece(shed.from, piece);
        }
    }

    fn shed_piece(&mut self, from: Seat, piece: Piece) {
        self.tray.reveal();
        self.state.player_mut(from).hand.take(piece);
        self.discard(piece, &[cites::PHC_P24, cites::RUL_38]);
    }

    /// A card is chosen to be discarded.
    pub(crate) fn shed_one(&mut self, mut shed: Shed, piece: Piece) {
        self.state.agenda.take();
        self.shed_piece(shed.from, piece);
        shed.left -= 1;
        self.first([Step::Shed(shed)]);
    }
}
