//! `Mark(whom: AnyMonster, damage: 1)`: every attack aimed at it does more until the combat ends; marks do
//! not add up. [LIC-RUL-34]

use crate::cites;
use crate::event::{Event, Named};
use crate::field::FoeId;
use crate::play::{Play, Scene};

impl Scene<'_> {
    pub(super) fn can_mark(self, foe: FoeId, damage: u8) -> bool {
        self.state.combat.field.get(foe).is_some_and(|foe| foe.marked < damage)
    }
}

impl Play<'_> {
    pub(super) fn mark(&mut self, foe: FoeId, damage: u8) {
        let Some(piece) = self.state.combat.field.get_mut(foe) else { return };
        piece.marked = piece.marked.max(damage);
        let foe = Named::from(&*piece);
        self.tell(&[cites::RUL_34, cites::RUL_97], Event::Marked { foe, damage });
    }
}
