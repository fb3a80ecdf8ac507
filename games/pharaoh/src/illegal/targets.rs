//! Why something cannot be aimed at.

use table::Seat;

use super::{Illegal, no};
use crate::action::Action;
use crate::cites;
use crate::item::ItemId;
use crate::play::Scene;
use crate::rules::targets::Aim;
use crate::state::Figure;

impl Scene<'_> {
    /// Why an item cannot be aimed so.
    pub(crate) fn not_aimed(self, seat: Seat, id: ItemId, action: Action) -> Illegal {
        let Action::Aim(at) = action else { return not_said_at_whom() };
        let mut aim = self.aim_of(self.item(id));
        aim.by = seat;
        self.not_a_target(&aim, at).unwrap_or_else(|| {
            let rules = [cites::RUL_155, cites::ATK_03, cites::PHC_09, cites::RUL_84];
            no(&rules, "{} is nothing for it to work on.").naming(at)
        })
    }

    /// Why a figure cannot be reached or attacked, if it cannot.
    pub(super) fn not_a_target(self, aim: &Aim, at: Figure) -> Option<Illegal> {
        let Some(there) = self.state.whereabouts(at) else {
            return Some(no(&[cites::RUL_51, cites::ATK_03], "{} is not on the board.").naming(at));
        };
        let here = aim.room;
        if self.state.controller(at) == Some(aim.by) {
            return Some(no(&[cites::RUL_61], "Nobody attacks the own side."));
        }
        if let Figure::Monster(_) = at
            && self.state.player(aim.by).body.is_some()
            && self.state.controller(at).is_none()
        {
            return Some(no(
                &[cites::RUL_127, cites::DOM_04],
                "A dominated body does not fight monsters of the crypt.",
            ));
        }
        if there != here && (self.misty(here) || self.misty(there)) {
            let rules = [cites::RUL_23, cites::PHC_P34, cites::OBJ_02];
            return Some(no(&rules, "Nothing ranged works out of that hex or into it."));
        }
        if there != here && self.sanctuary(there) {
            return Some(no(
                &[cites::PHC_P34, cites::OBJ_02],
                "Nobody outside can target anyone in that hex.",
            ));
        }
        if let Figure::Character(whom) = at
            && self.hidden_from(whom, aim.by)
        {
            let rules = [cites::PHC_P34, cites::PHC_P06];
            return Some(no(&rules, "{} cannot be targeted by you for now.").naming(at));
        }
        if !self.reachable(aim, at) {
            let rules =
                [cites::ATK_02, cites::RUL_22, cites::RNG_01, cites::RNG_02, cites::RNG_03, cites::CHAR_07];
            return Some(no(&rules, "{} is out of reach.").naming(at));
        }
        if let Figure::Card(piece) = at
            && self.state.tabled(piece).is_some_and(|tabled| tabled.full == 0)
        {
            return Some(no(&[cites::RUL_84], "{} has no life points to take.").naming(at));
        }
        None
    }
}

/// The answer to a question at whom is somebody.
pub(crate) fn not_said_at_whom() -> Illegal {
    no(&[cites::RUL_35, cites::ATK_03], "First say at whom.")
}
