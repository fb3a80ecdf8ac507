//! Why something is no answer: to a window, an attack, a question.

use table::Seat;

use super::{Illegal, no};
use crate::action::{Action, Way};
use crate::cites;
use crate::content::{CardId, Prohibition, Step as Primitive, Window};
use crate::play::Scene;
use crate::state::{Card, Figure};
use crate::step::{Assault, Step};

impl Scene<'_> {
    /// A response window.
    pub(super) fn not_answered(self, seat: Seat, action: Action) -> Illegal {
        let Action::Play(id, _) = action else {
            return no(&[cites::RUL_42, cites::RUL_43], "Answer with one any-time card, or pass.");
        };
        if let Some(why) = self.unplayable(seat, id) {
            return why;
        }
        let design = self.game.card(id);
        let Some(block) = design.block(Window::Any) else {
            let rules = [cites::PLAY_08, cites::PLAY_09, cites::RUL_46];
            return no(&rules, format!("{} is no any-time card.", design.title));
        };
        let sets_dice = |steps: &crate::content::Steps| {
            let mut found = false;
            steps.walk(&mut |step| found |= matches!(step, Primitive::SetDice));
            found
        };
        if sets_dice(&block.steps) && self.forbidden(seat, Prohibition::Luck) {
            let rules = [cites::EXIT_01, cites::RUL_118, cites::PHC_P34, cites::OBJ_02];
            return no(&rules, format!("{} cannot be used in this hex.", design.title));
        }
        if self.in_hand(seat, id).is_some_and(|piece| self.state.card(piece).has(Card::STACKED)) {
            return no(&[cites::RUL_49], "The same card is played once while anything waits on the stack.");
        }
        if self.state.stack.last().is_some_and(|item| item.by == Some(seat)) {
            return no(&[cites::RUL_44], "One answers what others do, unless the card covers the own.");
        }
        let rules = [cites::RUL_44, cites::RUL_43, cites::RUL_50, cites::PLAY_10];
        no(&rules, format!("{} does not apply to what is on top of the stack.", design.title))
    }

    /// The defense turn.
    pub(super) fn not_defended(self, seat: Seat, assault: &Assault, action: Action) -> Illegal {
        let blow = &self.item(assault.item).blow;
        let body = self.state.player(seat).defeated;
        match action {
            Action::Dodge if blow.no_dodge => no(&[cites::RUL_73], "This cannot be dodged."),
            Action::Dodge => no(&[cites::RUL_66, cites::RUL_62], "There is no dodge for that."),
            Action::DodgeOut => self.not_dodged_out(seat, assault),
            Action::Vanish => no(&[cites::RUL_34, cites::RUL_73], "There is no ability to avoid this with."),
            Action::Play(..) | Action::Ready(_) if body => {
                no(&[cites::RUL_130, cites::RUL_129], "A body only dodges, or dodges out.")
            }
            Action::Play(..) if blow.no_cards => {
                no(&[cites::RUL_73, cites::PHC_P17], "No card helps against this.")
            }
            Action::Play(id, way) => self.no_defense(seat, id, way),
            Action::Ready(id) => self.not_laid_ready(seat, id),
            _ => no(&[cites::DEF_01, cites::RUL_62], "Defend with a card, dodge, or accept what comes."),
        }
    }

    fn not_dodged_out(self, seat: Seat, assault: &Assault) -> Illegal {
        let victim = self.victim(assault);
        if self.item(assault.item).blow.no_dodge {
            return no(&[cites::RUL_73, cites::RUL_119], "What cannot be dodged cannot be dodged out of.");
        }
        if self.forbidden_there(victim, Prohibition::DodgeOut) {
            return no(&[cites::OUT_03, cites::RUL_120], "Nobody can dodge out of this exit.");
        }
        if !self.has_key(seat) {
            return no(&[cites::OUT_01, cites::KEY_01], "Nobody leaves without a Key in hand or tabled.");
        }
        if self.is_held(victim) {
            return no(&[cites::RUL_106, cites::OUT_01], "A hold forbids leaving this hex.");
        }
        no(&[cites::OUT_01, cites::RUL_119], "One dodges out of an exit, with nothing attached, in person.")
    }

    fn no_defense(self, seat: Seat, id: CardId, way: Way) -> Illegal {
        if let Some(why) = self.unplayable(seat, id) {
            return why;
        }
        let design = self.game.card(id);
        if way == Way::Guard {
            return no(
                &[cites::AGT_07],
                format!("{} is no guard that may be tabled on a defense turn.", design.title),
            );
        }
        if way == Way::Mend {
            return no(&[cites::RUL_68], "Healing comes after the damage.");
        }
        let rules = [cites::DEF_02, cites::RUL_62, cites::PHC_P15, cites::NAT_05];
        no(&rules, format!("{} is no defense against this.", design.title))
    }

    /// Everything else that is picked, named or passed.
    pub(super) fn not_picked(self, seat: Seat, step: Step, action: Action) -> Illegal {
        match step {
            Step::Hurt(_) => match action {
                Action::Play(id, Way::Mend) => self.unplayable(seat, id).unwrap_or_else(|| {
                    no(&[cites::RUL_68, cites::PHC_06], "That card does not heal after damage.")
                }),
                _ => no(
                    &[cites::RUL_65, cites::RUL_68],
                    "The defense is over; only healing can be played now, or pass.",
                ),
            },
            Step::Route(..) => no(
                &[cites::RUL_70, cites::DMG_03],
                "Name a protective card tabled in front of you, or bear it.",
            ),
            Step::Lay(..) => no(
                &[cites::RUL_17, cites::HEX_02, cites::RUL_15],
                "A door of the new hex must meet a free door of this one.",
            ),
            Step::Release(_) => {
                no(&[cites::ESC_01, cites::RUL_106], "Go out through an unblocked passage, or stay.")
            }
            Step::Walk(_) => no(&[cites::PHC_P37, cites::MOVE_01], "The way does not lead there."),
            Step::Warp(_) => no(&[cites::PHC_P38], "One cannot be carried there."),
            Step::Station(_) => {
                no(&[cites::RUL_85, cites::AGT_05], "An agent is put into a hex on the board.")
            }
            Step::Branch(..) => {
                no(&[cites::PHC_P02, cites::PHC_21], "Choose one of the branches that can do something.")
            }
            Step::Face(..) => no(&[cites::PHC_P47, cites::RUL_159], "A die shows 1 to 6."),
            Step::Shed(_) => no(
                &[cites::PHC_P24, cites::RUL_38, cites::PHC_08],
                "Pick a card of that hand that may be discarded; the Key never is.",
            ),
            Step::Take(_, from, _) => self.not_taken(from, action),
            Step::Recover(..) => no(
                &[cites::PHC_P27, cites::PHC_P34],
                "Pick a fitting card of your discard pile that may come back.",
            ),
            Step::Search(..) => no(&[cites::PHC_P28], "Pick a fitting card of your deck."),
            Step::Strip(_, whose, ..) => self.not_taken(whose, action),
            Step::Undo(..) => no(&[cites::PHC_P20, cites::RUL_50], "Pick a card that is just being played."),
            Step::Detach(..) => no(
                &[cites::PHC_P21, cites::RUL_52, cites::RUL_81],
                "Pick something attached that may be taken off.",
            ),
            Step::Wall(..) => no(&[cites::PHC_P41, cites::PHC_P40], "Pick a fitting side of your hex."),
            Step::RotateHex(..) => {
                no(&[cites::PHC_P42], "A hex that had a passage must still have one when it is turned.")
            }
            Step::Arrange(..) => no(&[cites::PHC_P26], "Say which of the hexes comes next."),
            _ => no(&[cites::RUL_35], "That is not what is asked now."),
        }
    }

    /// A tabled card that cannot be stolen, destroyed or sent back.
    fn not_taken(self, from: Seat, action: Action) -> Illegal {
        if let Action::PickTabled(piece) = action
            && let Some(tabled) = self.state.tabled(piece)
        {
            if self.locked(tabled) {
                return no(&[cites::PHC_P22], "A Lock keeps cards off it.");
            }
            if self.is_key(piece) {
                return no(&[cites::PHC_08, cites::RUL_116], "The Key cannot be destroyed.");
            }
            if self.state.controller(Figure::Card(piece)) != Some(from) {
                return no(&[cites::PHC_P30, cites::PHC_P25], "That card is somebody else's.");
            }
        }
        no(&[cites::PHC_P25, cites::PHC_P30, cites::PHC_P29], "That card cannot be taken.")
    }
}
