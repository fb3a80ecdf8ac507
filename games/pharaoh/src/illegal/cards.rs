//! Why a card of the hand may not be played so.

use table::{RuleId, Seat};

use super::{Illegal, no};
use crate::action::Way;
use crate::cites;
use crate::content::{Card as Design, CardId, CardType, Nature, Prohibition, Range, Window};
use crate::play::Scene;
use crate::state::{Card, Phase};

impl Scene<'_> {
    /// Why nobody could play this card, whatever the moment.
    pub(crate) fn unplayable(self, seat: Seat, id: CardId) -> Option<Illegal> {
        let design = self.game.card(id);
        let player = self.state.player(seat);
        if player.defeated {
            return Some(no(
                &[cites::RUL_129, cites::DFT_03],
                "A defeated player has no hand and plays no cards.",
            ));
        }
        if self.in_hand(seat, id).is_none() {
            return Some(no(&[cites::CARD_04], format!("{} is not in your hand.", design.title)));
        }
        if !design.usable_by(player.character) {
            let sentence = format!(
                "{} is a {} card, which a {} cannot use.",
                design.title, design.kind, player.character
            );
            let rules = [
                cites::TYPE_03,
                cites::CARD_05,
                cites::CHAR_02,
                cites::CHAR_03,
                cites::RUL_05,
                cites::PHC_16,
            ];
            return Some(no(&rules, sentence));
        }
        if matches!(design.kind, CardType::Spell(_)) && self.forbidden(seat, Prohibition::Spells) {
            return Some(no(&[cites::PHC_P34, cites::OBJ_02], "You may not play spells now."));
        }
        if design.kind.is_weapon() && self.forbidden(seat, Prohibition::Weapons) {
            return Some(no(&[cites::PHC_P34], "You may not use weapons now."));
        }
        None
    }

    pub(super) fn not_played(self, seat: Seat, id: CardId, way: Way) -> Illegal {
        if let Some(why) = self.unplayable(seat, id) {
            return why;
        }
        let design = self.game.card(id);
        if !fits(design, way) {
            return no(&wrong_way(design, way), format!("{} is not played so now.", design.title));
        }
        let marks = self.in_hand(seat, id).map(|piece| self.state.card(piece));
        let marked = |mark: u8| marks.is_some_and(|card| card.has(mark));
        if way == Way::Respond {
            return no(&[cites::RUL_47, cites::RUL_44], "There is nothing for it to answer.");
        }
        if way == Way::Free || (way == Way::Table && design.block(Window::TabFree).is_some()) {
            if self.state.turn.phase != Phase::Free {
                return no(
                    &[cites::RUL_29, cites::FREE_01],
                    "Free actions come before the first action of a turn.",
                );
            }
            if marked(Card::FREE) {
                return no(&[cites::RUL_31], "The same card is a free action once a turn.");
            }
        } else if marked(Card::USED) && way == Way::Agent {
            return no(
                &[cites::RUL_94, cites::RUL_87],
                format!("{} has attacked this turn; it may still be tabled as a guard.", design.title),
            );
        } else if marked(Card::USED) && !matches!(way, Way::Table | Way::Guard) {
            return no(
                &[cites::RUL_94, cites::PHC_04],
                "A card that returns to the hand is used once a turn.",
            );
        } else if let Some(why) = self.no_action_left(seat, is_attack(design, way)) {
            return why;
        }
        if is_attack(design, way)
            && let Some(why) = self.no_attack(seat)
        {
            return why;
        }
        if !self.state.turn.ready.is_empty() {
            return no(&[cites::RUL_78, cites::ATT_03], "What you laid ready does not go with this card.");
        }
        let mut rules = nothing_to_do(design);
        if self.state.rite.solitaire() {
            rules.push(cites::SOLO_08);
        }
        no(&rules, format!("{} has nobody and nothing to work on within its reach.", design.title))
    }

    pub(crate) fn not_laid_ready(self, seat: Seat, id: CardId) -> Illegal {
        if let Some(why) = self.unplayable(seat, id) {
            return why;
        }
        let design = self.game.card(id);
        let ready = &self.state.turn.ready;
        let attaches = design.block(Window::Att).is_some() || design.block(Window::Mod).is_some();
        if !attaches {
            let rules = [cites::RUL_78, cites::ATT_01];
            return no(
                &rules,
                format!("{} is neither attached to an action nor laid beside one.", design.title),
            );
        }
        let second = match design.nature {
            Nature::Alteration => ready.alteration.is_some(),
            Nature::EnhancementAttack | Nature::EnhancementDefense => ready.enhancement.is_some(),
            _ => false,
        };
        if second {
            let rules = [cites::ATT_01, cites::RUL_78];
            return no(&rules, "One alteration and one enhancement go with an action, no more.");
        }
        let rules = [cites::RUL_78, design.nature.rule(), cites::RUL_79, cites::ATT_03];
        no(&rules, format!("There is no action or defense of yours that {} goes with.", design.title))
    }
}

/// Whether a design has a block for a way of playing it.
fn fits(design: &Design, way: Way) -> bool {
    let has = |window| design.block(window).is_some();
    match way {
        Way::Act => has(Window::Act),
        Way::Free => has(Window::Free),
        Way::Table => {
            has(Window::Tab)
                || has(Window::TabFree)
                || has(Window::Use)
                || design.method == crate::content::Method::Table
        }
        Way::Before => has(Window::Vic),
        Way::InHex => has(Window::Hex),
        Way::Agent | Way::Guard => has(Window::Agent),
        Way::Fasten => has(Window::Att) && design.method == crate::content::Method::Table,
        Way::Respond => has(Window::Any),
        Way::Defend | Way::Mend => false,
    }
}

/// Whether a card played so is an attack. [PHA-NAT-02]
fn is_attack(design: &Design, way: Way) -> bool {
    match way {
        Way::Before | Way::Agent => true,
        Way::Act => {
            design.range != Range::None && matches!(design.nature, Nature::Attack | Nature::AttackDefense)
        }
        _ => false,
    }
}

fn wrong_way(design: &Design, way: Way) -> Vec<RuleId> {
    match way {
        Way::Defend => vec![cites::DEF_01, cites::RUL_62],
        Way::Mend => vec![cites::RUL_68],
        Way::Respond => vec![cites::PLAY_08, cites::RUL_44],
        Way::Free => vec![cites::FREE_01, cites::RUL_30],
        Way::Agent | Way::Guard => vec![cites::AGT_01, design.method.rule()],
        _ => vec![design.method.rule(), cites::PLAY_07, design.nature.rule()],
    }
}

/// The rules a card without a target or use runs into.
fn nothing_to_do(design: &Design) -> Vec<RuleId> {
    let mut rules = vec![cites::RUL_35, cites::PHC_05];
    match design.range {
        Range::None => {}
        Range::Hexes(0) => rules.push(cites::ATK_02),
        Range::Hexes(_) => {
            rules.extend([cites::RNG_01, cites::RNG_02, cites::RNG_03, cites::RUL_22, cites::RUL_24]);
        }
        Range::Any => rules.push(cites::RNG_04),
    }
    rules
}
