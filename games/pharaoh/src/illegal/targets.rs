//! Why something cannot be aimed at.

use table::{Names, Seat};

use super::turn::name;
use super::{Illegal, no};
use crate::action::Action;
use crate::cites;
use crate::play::Scene;
use crate::rules::targets::Aim;
use crate::state::Figure;
use crate::step::Step;

impl Scene<'_> {
    pub(super) fn not_aimed(self, seat: Seat, step: Step, action: Action, names: &Names) -> Illegal {
        let Action::Aim(at) = action else {
            return no(&[cites::RUL_35, cites::ATK_03], "First say at whom.");
        };
        let (Step::Aim(id, _) | Step::AimBlow(id, _) | Step::Redirect(id, _)) = step else {
            return no(&[cites::RUL_35], "Nothing is aimed now.");
        };
        if matches!(step, Step::Redirect(..)) {
            return no(&[cites::RUL_76, cites::PHC_P19], "The attack cannot be sent on to that one.");
        }
        let mut aim = self.aim_of(self.item(id));
        aim.by = seat;
        if let Some(why) = self.not_a_target(&aim, at, names) {
            return why;
        }
        let sentence = format!("{} is nothing for it to work on.", name(self, at, names));
        no(&[cites::RUL_155, cites::ATK_03, cites::PHC_09, cites::RUL_84], sentence)
    }

    /// Why a figure cannot be reached or attacked, if it cannot.
    pub(super) fn not_a_target(self, aim: &Aim, at: Figure, names: &Names) -> Option<Illegal> {
        let it = name(self, at, names);
        let Some(there) = self.state.whereabouts(at) else {
            return Some(no(&[cites::RUL_51, cites::ATK_03], format!("{it} is not on the board.")));
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
            return Some(no(
                &[cites::PHC_P34, cites::PHC_P06],
                format!("{it} cannot be targeted by you for now."),
            ));
        }
        if !self.reachable(aim, at) {
            let rules =
                [cites::ATK_02, cites::RUL_22, cites::RNG_01, cites::RNG_02, cites::RNG_03, cites::CHAR_07];
            return Some(no(&rules, format!("{it} is out of reach.")));
        }
        if let Figure::Card(piece) = at
            && self.state.tabled(piece).is_some_and(|tabled| tabled.full == 0)
        {
            return Some(no(&[cites::RUL_84], format!("{it} has no life points to take.")));
        }
        None
    }
}
