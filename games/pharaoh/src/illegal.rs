//! Why a player may not do something: the rule, and a sentence.

use table::{Names, Refusal, RuleId, Seat};

use crate::action::{Action, Way};
use crate::cites;
use crate::content::{Method, Prohibition, Window};
use crate::play::Scene;
use crate::state::{Card, Figure, Phase};
use crate::step::Step;

/// A rule first, those that explain it, and a sentence.
type No = (&'static [RuleId], String);

impl Scene<'_> {
    /// Why a seat may not do this now. Answers for any action by any seat.
    pub(crate) fn refusal(self, seat: Seat, action: Action, names: &Names) -> Refusal {
        let (rules, sentence) = self.why_not(seat, action, names);
        Refusal::new(rules, sentence)
    }

    fn why_not(self, seat: Seat, action: Action, names: &Names) -> No {
        let Some(asked) = self.state.agenda.next().and_then(|step| self.asked(*step)) else {
            return (&[cites::RUL_54], "The match is over.".to_owned());
        };
        if asked != seat {
            let rules: &'static [RuleId] = match self.state.agenda.next() {
                Some(Step::Window(..)) => &[cites::RUL_42, cites::RUL_47],
                Some(Step::Defend(_)) => &[cites::RUL_62],
                _ => &[cites::TURN_01, cites::RUL_47],
            };
            return (rules, format!("It is for {} to decide now.", names.of(asked)));
        }
        match self.state.agenda.next() {
            Some(Step::Act) => self.not_in_turn(seat, action),
            Some(Step::Defend(assault)) => self.no_defense(seat, action, assault),
            Some(Step::Window(..)) => self.no_response(seat, action),
            Some(Step::Discard) => self.no_discard(action),
            Some(Step::Aim(..) | Step::AimBlow(..)) => {
                (&[cites::RUL_35, cites::ATK_02, cites::RNG_01, cites::RNG_03], "That cannot be the target.".to_owned())
            }
            Some(Step::Hurt(_)) => {
                (&[cites::RUL_55, cites::RUL_68], "Only cards that heal after damage can be played now.".to_owned())
            }
            Some(Step::Route(..)) => {
                (&[cites::RUL_70, cites::DMG_03], "Name one of your protective cards, or bear the rest.".to_owned())
            }
            Some(Step::Lay(..)) => (
                &[cites::HEX_02, cites::RUL_17],
                "A door of the new hex must meet an open door of the one you stand in.".to_owned(),
            ),
            Some(Step::Dominate) => {
                (&[cites::RUL_124, cites::DOM_01], "Take a body you may dominate, or keep what you have.".to_owned())
            }
            Some(Step::Draw) => (&[cites::DRAW_01, cites::TURN_01], "Draw a card first, or decline to.".to_owned()),
            Some(Step::Shed(_)) => {
                (&[cites::RUL_38, cites::PHC_08], "Pick one of the cards that may be discarded.".to_owned())
            }
            Some(Step::Release(_)) => (&[cites::ESC_01, cites::RUL_106], "Move out, or stay.".to_owned()),
            Some(Step::Walk(_)) => (&[cites::PHC_P37], "Go through an open passage.".to_owned()),
            _ => (&[cites::RUL_35], "That is no answer to what is asked.".to_owned()),
        }
    }

    /// T2 and T3.
    fn not_in_turn(self, seat: Seat, action: Action) -> No {
        if !self.state.turn.ready.is_empty() && !matches!(action, Action::Ready(_) | Action::LetGo) {
            let sentence = "What you laid ready must go with what you declare next.";
            return (&[cites::RUL_78, cites::ATT_04], sentence.to_owned());
        }
        match action {
            Action::Play(kind, way) => self.not_played(seat, kind, way),
            Action::Ready(kind) => match self.in_hand(seat, kind) {
                None => not_in_hand(),
                Some(_) => (
                    &[cites::RUL_78, cites::ATT_01, cites::NAT_06, cites::NAT_07],
                    "There is nothing it could accompany: one alteration and one enhancement, and they must suit."
                        .to_owned(),
                ),
            },
            Action::Go(_) | Action::Explore | Action::Exit => self.not_moved(seat, action),
            Action::Hit(figure) => self.not_hit(seat, figure),
            Action::Order(_) | Action::March(..) => (
                &[cites::AGT_02, cites::RUL_94, cites::RUL_33],
                "That agent cannot do this now: each attacks once a turn, on a target in reach.".to_owned(),
            ),
            Action::Use(_) => {
                (&[cites::ACT_06, cites::RUL_94, cites::PHC_04], "That card cannot be used now.".to_owned())
            }
            Action::Return(_) => (
                &[cites::TAB_06, cites::RUL_83, cites::ACT_08],
                "Only an undamaged card of your own can be taken back.".to_owned(),
            ),
            Action::PickUp(_) => (&[cites::ACT_09, cites::RUL_115], "There is no such Key in reach.".to_owned()),
            Action::UseHex => {
                (&[cites::RUL_102, cites::EVT_06], "This hex offers nothing you could use now.".to_owned())
            }
            Action::Ability | Action::Rider => {
                (&[cites::RUL_34, cites::CHAR_08], "Your special ability cannot be used now.".to_owned())
            }
            Action::Escape(_) => (
                &[cites::RUL_106, cites::ESC_02, cites::PHC_11],
                "Each hold may be rolled against once, in your free action phase.".to_owned(),
            ),
            _ => (&[cites::RUL_35], "That cannot be done now.".to_owned()),
        }
    }

    fn not_played(self, seat: Seat, kind: crate::content::CardId, way: Way) -> No {
        let Some(piece) = self.in_hand(seat, kind) else { return not_in_hand() };
        let design = self.design(piece);
        if !design.usable_by(self.state.player(seat).character) {
            return (&[cites::TYPE_03, cites::RUL_05], format!("{} is above your level.", design.title));
        }
        if self.forbidden(seat, Prohibition::Act) && way != Way::Free {
            return (&[cites::RUL_106, cites::PHC_P34], "A hold lets you take no actions.".to_owned());
        }
        if !self.may_use(seat, piece) {
            return (&[cites::PHC_P34], format!("{} is forbidden to you now.", design.title));
        }
        if way == Way::Free && self.state.turn.phase != Phase::Free {
            return (&[cites::RUL_29, cites::FREE_01], "Free actions come before the first action.".to_owned());
        }
        if way == Way::Free && self.state.card(piece).has(Card::FREE) {
            return (&[cites::RUL_31], "That card was played as a free action this turn.".to_owned());
        }
        if self.state.card(piece).has(Card::USED) {
            return (&[cites::PHC_04, cites::RUL_94], "That card was used this turn.".to_owned());
        }
        if !self.may_act(true) && !matches!(way, Way::Free | Way::Respond) {
            return no_action();
        }
        if design.block(Window::Any).is_some() && way == Way::Respond {
            return (&[cites::RUL_44, cites::RUL_47], "There is nothing it could answer.".to_owned());
        }
        let targets = design.range != crate::content::Range::None;
        if targets && matches!(way, Way::Act | Way::Before) {
            let rules: &'static [RuleId] = match design.method {
                Method::TableInFront => &[cites::RUL_155, cites::RUL_35, cites::ATK_02, cites::RNG_01],
                _ => &[cites::RUL_35, cites::ATK_02, cites::RNG_01, cites::RUL_22, cites::RUL_24],
            };
            return (rules, format!("{} has no legal target in reach.", design.title));
        }
        (&[cites::RUL_35, cites::PHC_05], format!("{} cannot be played like that now.", design.title))
    }

    fn not_moved(self, seat: Seat, action: Action) -> No {
        let Some(person) = self.person(seat) else {
            return (&[cites::DOM_06, cites::RUL_124], "You have no body to act with.".to_owned());
        };
        if !self.may_act(false) {
            return no_action();
        }
        if self.is_held(person) {
            return (&[cites::RUL_106, cites::PHC_P34], "You are held and cannot leave.".to_owned());
        }
        match action {
            Action::Explore if self.state.crypt.hexpile.is_empty() => {
                (&[cites::RUL_21, cites::RUL_19], "The Hexpile is empty.".to_owned())
            }
            Action::Explore => {
                (&[cites::RUL_19, cites::EXPL_02], "No open door here leads into the unknown.".to_owned())
            }
            Action::Exit if !self.has_key(seat) => (&[cites::OBJ_01, cites::KEY_01], "You have no Key.".to_owned()),
            Action::Exit => (&[cites::OBJ_01, cites::ACT_11], "This is no exit.".to_owned()),
            _ => (&[cites::MOVE_01, cites::RUL_16, cites::RUL_24], "No open passage leads there.".to_owned()),
        }
    }

    fn not_hit(self, seat: Seat, figure: Figure) -> No {
        if !self.may_act(true) {
            return no_action();
        }
        if self.forbidden(seat, Prohibition::Attack) {
            return (&[cites::PHC_P34, cites::OBJ_02], "Nobody may attack here.".to_owned());
        }
        if self.state.controller(figure) == Some(seat) {
            return (&[cites::RUL_61], "You cannot attack your own side.".to_owned());
        }
        (&[cites::ATK_02, cites::CHAR_07, cites::RUL_84], "That cannot be hit from here.".to_owned())
    }

    fn no_defense(self, seat: Seat, action: Action, assault: &crate::step::Assault) -> No {
        let item = self.item(assault.item);
        match action {
            Action::Dodge if item.blow.no_dodge => (&[cites::RUL_73], "This cannot be dodged.".to_owned()),
            Action::DodgeOut => {
                (&[cites::RUL_119, cites::OUT_03, cites::RUL_120], "You cannot dodge out here.".to_owned())
            }
            Action::Play(kind, _) if self.in_hand(seat, kind).is_none() => not_in_hand(),
            Action::Play(..) if item.blow.no_cards => {
                (&[cites::RUL_73], "This may only be dodged; cards do not help.".to_owned())
            }
            Action::Play(..) => (
                &[cites::RUL_62, cites::DEF_01, cites::AGT_07],
                "That card is no defense against this.".to_owned(),
            ),
            Action::Vanish => (&[cites::RUL_34], "You cannot vanish now.".to_owned()),
            _ => (&[cites::RUL_62, cites::RUL_65], "Defend, dodge or accept it.".to_owned()),
        }
    }

    fn no_response(self, seat: Seat, action: Action) -> No {
        match action {
            Action::Play(kind, _) => match self.in_hand(seat, kind) {
                None => not_in_hand(),
                Some(piece) if self.design(piece).block(Window::Any).is_none() => (
                    &[cites::PLAY_09, cites::RUL_46],
                    "Only cards that can be played any time answer this.".to_owned(),
                ),
                Some(piece) if self.state.card(piece).has(Card::STACKED) => {
                    (&[cites::RUL_49], "That card was played on this stack already.".to_owned())
                }
                Some(piece)
                    if crate::rules::filters::is_luck(self.design(piece))
                        && self.forbidden(seat, Prohibition::Luck) =>
                {
                    (&[cites::RUL_118, cites::EXIT_01], "Luck does not work where you stand.".to_owned())
                }
                Some(_) => (&[cites::RUL_44, cites::RUL_50, cites::RUL_43], "It has nothing to do with this.".to_owned()),
            },
            _ => (&[cites::RUL_42, cites::RUL_43], "Respond with one card, or pass.".to_owned()),
        }
    }

    fn no_discard(self, action: Action) -> No {
        match action {
            Action::Done => {
                let limit = self.game.numbers().hand_limit;
                (&[cites::DISC_02, cites::RUL_39], format!("You may keep {limit} cards."))
            }
            Action::Discard(_) => not_in_hand(),
            _ => (&[cites::TURN_01, cites::RUL_29], "Only discards are left in this turn.".to_owned()),
        }
    }
}

fn not_in_hand() -> No {
    (&[cites::CARD_04], "You do not hold that card.".to_owned())
}

fn no_action() -> No {
    (&[cites::RUL_27, cites::ACT_01, cites::ACT_02], "You have no action left for that.".to_owned())
}
