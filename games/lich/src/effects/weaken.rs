//! `Weaken(whom: AnyMonster, attack: 2)`: so much less attack for the round, once at a time.

use super::Use;
use crate::cites;
use crate::event::{Event, Named};
use crate::field::FoeId;
use crate::play::{Play, Scene};

impl Scene<'_> {
    pub(super) fn can_weaken(self, using: Use, foe: FoeId) -> bool {
        let Some(foe) = self.state.combat.field.get(foe) else { return false };
        !using.ability.is_some_and(|id| foe.under >> id.0 & 1 == 1)
    }
}

impl Play<'_> {
    pub(super) fn weaken(&mut self, using: Use, foe: FoeId, attack: u8) {
        let Some(piece) = self.state.combat.field.get_mut(foe) else { return };
        piece.weakened += attack;
        if let Some(id) = using.ability {
            piece.under |= 1 << id.0;
        }
        let foe = Named::from(&*piece);
        self.tell(&[cites::RUL_24, cites::RUL_34], Event::Weakened { foe, attack });
    }
}
