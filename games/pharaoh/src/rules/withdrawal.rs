//! Giving up: a player leaves, the others play on. [PHA-RUL-133]

use smallvec::SmallVec;
use table::Seat;

use crate::cites;
use crate::event::Event;
use crate::item::Fate;
use crate::play::Play;
use crate::state::Piece;

impl Play<'_> {
    /// Keys drop, body and agents go, the character is defeated; what it had begun comes to nothing.
    pub(crate) fn withdraw(&mut self, seat: Seat) {
        self.tray.reveal(); // the whole hand lies open
        self.tell(&[cites::RUL_133], Event::Withdrew { seat });
        self.state.gone = self.state.gone.with(seat);
        if self.scene().awaited().has(seat) {
            let ready = self.take_ready();
            for card in ready.cards() {
                self.discard(card, &[cites::RUL_133]);
            }
        }
        self.leave_body(seat);
        if !self.state.player(seat).defeated {
            self.defeat(seat);
        }
        let own: SmallVec<[Piece; 8]> =
            self.state.tabled.iter().filter(|it| it.by == seat).map(|it| it.card).collect();
        for piece in own {
            self.destroy(piece, &[cites::RUL_133]);
        }
        for item in self.state.stack.iter_mut().filter(|item| item.by == Some(seat)) {
            if item.fate == Fate::Open {
                item.fate = Fate::Failed;
            }
        }
        if self.state.turn.seat == seat {
            self.state.turn.over = true;
        }
        self.check_curse();
    }
}
