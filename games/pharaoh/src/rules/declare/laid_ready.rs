//! Attachments and modifiers: laid ready, waiting while their user moves, or let go. [PHA-RUL-78]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat};

use crate::cites;
use crate::content::{Card as Design, CardId, Effect, Nature, Pharaoh, Who, Window};
use crate::effects::moving::Walk;
use crate::event::Event;
use crate::item::{Item, ItemId, What};
use crate::play::Play;
use crate::state::Figure;

/// What waited while its user moved is ready again; of a defeated user it is lost. [PHC-17]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resume(pub ItemId);

impl Deed<Pharaoh> for Resume {
    fn run(self, play: &mut Play<'_>) {
        let Self(id) = self;
        debug_assert_eq!(id.index() + 1, play.state.stack.len(), "the newest item ends first");
        let Some(item) = play.state.stack.pop() else { return };
        let seat = item.by.expect("somebody lays cards ready");
        if play.state.player(seat).defeated {
            for card in item.with.cards() {
                play.discard(card, &[cites::RUL_122]);
            }
        } else {
            play.state.turn.ready = item.with;
        }
    }
}

impl Play<'_> {
    /// Lays an attachment or modifier ready; what it does first of all happens now. [PHC-17]
    pub(crate) fn lay_ready(&mut self, seat: Seat, kind: CardId) {
        let piece = self.take_from_hand(seat, kind, 0);
        let ready = self.scene().with_ready(&self.state.turn.ready, piece).expect("there is room for it");
        self.state.turn.ready = ready;
        let rules = ready_rules(self.scene().design(piece));
        self.tell(rules, Event::LaidReady { seat, card: kind });
        let moves = self.scene().design(piece).block(Window::Att).and_then(|block| {
            block.steps.iter().find_map(|effect| {
                let Effect::Move(it) = effect else { return None };
                Some(*it).filter(|it| it.who == Who::User)
            })
        });
        if let Some(it) = moves {
            let room = self.state.player(seat).room;
            let mut item = Item::new(What::Waiting, Some(seat), room);
            item.with = self.take_ready();
            let id = self.put_on_stack(item);
            let walk = Walk {
                who: Figure::Character(seat),
                by: seat,
                left: it.hexes,
                optional: true,
                quiet: it.quiet,
                through: None,
                explore: it.explore,
                moved: false,
            };
            self.begin_doing();
            self.first([walk.into(), Resume(id).into()]);
        }
    }

    /// No host is left for what was laid ready: the attack fails. [PHA-RUL-36]
    pub(crate) fn let_go(&mut self, seat: Seat) {
        let ready = self.take_ready();
        for card in ready.cards() {
            self.discard(card, &[cites::RUL_51]);
        }
        if self.state.turn.seat == seat && self.scene().may_act(true) && self.state.stack.is_empty() {
            self.spend_action(true);
        }
        self.tell(&[cites::RUL_36, cites::RUL_51], Event::LetGo { seat });
    }
}

/// The rules by which a card goes with what is declared next.
fn ready_rules(design: &Design) -> &'static [RuleId] {
    let moves = |step: &Effect| matches!(step, Effect::Move(_));
    if design.block(Window::Att).is_some_and(|block| block.steps.iter().any(moves)) {
        return &[cites::RUL_78, cites::PHC_17, cites::ATT_01, cites::NAT_03];
    }
    match design.nature {
        Nature::Alteration => &[cites::RUL_78, cites::NAT_03, cites::ATT_01, cites::ATT_04],
        Nature::EnhancementAttack => &[cites::RUL_78, cites::NAT_06, cites::ATT_01, cites::ATT_04],
        Nature::EnhancementDefense => &[cites::RUL_78, cites::NAT_07, cites::RUL_79, cites::ATT_01],
        _ => &[cites::RUL_32, cites::NAT_08, cites::RUL_78],
    }
}
