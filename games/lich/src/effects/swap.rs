//! `Swap(whom: OtherUp)`: the two adventurers change places; monsters stay. [LIC-RUL-16]

use table::Seat;

use crate::action::Target;
use crate::cites;
use crate::play::Play;

impl Play<'_> {
    pub(super) fn dash(&mut self, by: Seat, target: Target) {
        if let Target::Hero(with) = target {
            self.swap(by, with, &[cites::RUL_16, cites::RUL_75]);
        }
    }
}
