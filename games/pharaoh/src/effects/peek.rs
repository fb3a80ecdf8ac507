//! `Peek(at: Hexpile, count: 3, order: true)`: the user alone looks. [PHC-P26]

use table::Seat;

use crate::cites;
use crate::content::steps::Peek;
use crate::content::{Count, Sight};
use crate::event::Event;
use crate::play::Play;
use crate::rules::piles::bit;
use crate::state::Figure;
use crate::step::{Run, Step};

impl Play<'_> {
    pub(super) fn peek(&mut self, run: Run, it: Peek) {
        let item = self.item(run.item);
        let looker = match (item.by, item.targets.first()) {
            (Some(seat), _) => seat,
            (None, Some(Figure::Character(seat))) => *seat,
            _ => return,
        };
        match it.at {
            Sight::Hand(_) => {
                if let Some(Figure::Character(at)) = run.it {
                    self.look_at_hand(looker, at);
                }
            }
            Sight::Hexpile => self.look_ahead(looker, it),
        }
    }

    fn look_ahead(&mut self, by: Seat, it: Peek) {
        let size = self.state.crypt.hexpile.len();
        let count = match it.count {
            Count::Number(count) => usize::from(count).min(size),
            Count::All => size,
        };
        for tile in self.state.crypt.hexpile.iter_mut().rev().take(count) {
            tile.seen |= bit(by);
        }
        let hexes = u8::try_from(count).expect("at most 96 hexes");
        self.tray.reveal();
        self.tell(&[cites::PHC_P26], Event::LookedAhead { by, hexes });
        if it.order && count > 1 {
            self.first([Step::Arrange(by, hexes, hexes)]);
        }
    }

    /// One of the hexes looked at comes next; those already placed lie above it. Others who knew the
    /// order know it no longer.
    pub(crate) fn arrange_next(&mut self, by: Seat, all: u8, left: u8, which: u8) {
        self.state.agenda.take();
        let pile = &mut self.state.crypt.hexpile;
        let bottom = pile.len() - usize::from(all);
        let top = bottom + usize::from(left) - 1;
        pile[top - usize::from(which)..=top].rotate_left(1);
        for tile in &mut pile[bottom..] {
            tile.seen = bit(by);
        }
        self.tray.reveal();
        if left > 2 {
            self.first([Step::Arrange(by, all, left - 1)]);
        } else {
            self.tell(&[cites::PHC_P26], Event::PutBack { by });
        }
    }
}
