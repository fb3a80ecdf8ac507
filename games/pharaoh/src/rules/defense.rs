//! What a defense does. [PHA-RUL-62]

use table::{RuleId, Seat};

use super::attack::Assault;
use crate::action::Way;
use crate::cites;
use crate::content::{CardId, Who, Window};
use crate::event::{Defense, Event};
use crate::item::{Fate, Item, ItemId, RollFor, What};
use crate::play::Play;
use crate::state::{Figure, Ready};

impl Play<'_> {
    /// The choice on the defense turn is declared.
    pub(crate) fn defend(&mut self, seat: Seat, assault: Assault, how: Defense) {
        self.state.agenda.take();
        let victim = self.scene().victim(&assault);
        let of_crypt = matches!(self.item(assault.item).what, What::Event | What::Trap);
        let rules: &'static [RuleId] = match how {
            Defense::Dodge if self.is_agent(victim) => &[cites::AGT_04, cites::RUL_66, cites::RUL_62],
            Defense::Dodge if matches!(victim, Figure::Card(_)) => {
                &[cites::RUL_66, cites::DEF_01, cites::RUL_62]
            }
            Defense::Dodge if of_crypt => &[cites::EVT_05, cites::DEF_01, cites::RUL_62],
            Defense::Dodge if self.state.player(seat).defeated => &[cites::RUL_130, cites::DEF_01],
            Defense::Dodge => &[cites::DEF_01, cites::RUL_62, cites::RUL_75],
            Defense::DodgeOut => &[cites::OUT_01, cites::RUL_119],
            Defense::Vanish => &[cites::RUL_34, cites::CHAR_08],
            Defense::Card(_) if self.is_agent(victim) => &[cites::DEF_03, cites::AGT_04, cites::RUL_62],
            Defense::Card(_) if of_crypt => &[cites::EVT_05, cites::DEF_02, cites::NAT_05, cites::RUL_62],
            Defense::Card(_) => &[cites::DEF_02, cites::NAT_05, cites::RUL_62],
            Defense::Nothing => &[cites::RUL_77, cites::DEF_01],
        };
        self.tell(rules, Event::Defends { seat, how });
        let room = self.state.player(seat).room;
        match how {
            Defense::Nothing | Defense::Card(_) => {}
            Defense::Dodge => {
                let mut item = Item::new(What::Dodge(assault.item), Some(seat), room);
                item.with = self.take_ready();
                self.begin_item(item);
            }
            Defense::DodgeOut => {
                self.show_key(seat);
                self.roll(2, RollFor::DodgeOut(assault.item), Some(seat), room);
            }
            Defense::Vanish => {
                self.state.player_mut(seat).spent = true;
                self.succeed(assault.item, true);
            }
        }
    }

    fn is_agent(&self, figure: Figure) -> bool {
        matches!(figure, Figure::Card(piece) if self.scene().design(piece).agent().is_some())
    }

    /// What was laid ready goes with what is declared.
    pub(crate) fn take_ready(&mut self) -> Ready {
        std::mem::take(&mut self.state.turn.ready)
    }

    /// A defense card from the hand. [PHA-RUL-62]
    pub(crate) fn defend_by_card(&mut self, seat: Seat, assault: Assault, kind: CardId, way: Way) {
        self.defend(seat, assault, Defense::Card(kind));
        let piece = self.take_from_hand(seat, kind, 0);
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Defense(assault.item), Some(seat), room);
        if way != Way::Defend {
            item.what = What::Play(way);
        }
        item.card = Some(piece);
        item.played = true;
        item.with = self.take_ready();
        let block = self.scene().design(piece).block(Window::Def).map(|block| block.steps.id);
        item.steps = if way == Way::Defend { block } else { None };
        let id = self.begin_item(item);
        if let Some(steps) = self.item(id).steps {
            self.pay_costs(id, steps);
        }
    }

    /// A dodge is rolled. [PHA-CHAR-06]
    pub(crate) fn roll_dodge(&mut self, id: ItemId) {
        let (by, room) = (self.item(id).by, self.item(id).room);
        self.roll(2, RollFor::Dodge(id), by, room);
    }

    /// A dodge roll counts. The item it belongs to names the attack.
    pub(crate) fn dodge_counts(&mut self, dodge: ItemId, sum: i16) {
        let What::Dodge(of) = self.item(dodge).what else { return };
        let Some(victim) = self.present_victim(of) else { return };
        let (fixed, own) = self.dodge_changes(&self.item(dodge).with.clone(), Who::User);
        let (_, against) = self.dodge_changes(&self.item(of).with.clone(), Who::Target);
        let attacker = self.item(of).by;
        let shift = own + against + self.lasting_dodge(attacker);
        let score = self.scene().dodge_score(victim, fixed, shift);
        let sum = u8::try_from(sum).expect("two dice");
        let changed = score != self.scene().printed_dodge(victim);
        let wild = self.state.controller(victim).is_none();
        let rules: &'static [RuleId] = match (changed, wild) {
            (true, _) => &[cites::RUL_74, cites::PHC_P16, cites::DEF_04],
            (false, true) => &[cites::RUL_67, cites::DEF_04, cites::RUL_74],
            (false, false) => &[cites::DEF_04, cites::RUL_74, cites::CHAR_06],
        };
        if sum <= score {
            self.tell(rules, Event::DodgeMade { at: victim, sum, score });
            self.succeed(of, true);
        } else {
            self.tell(rules, Event::DodgeFailed { at: victim, sum, score });
        }
    }

    /// The target an item is being applied to.
    fn present_victim(&self, of: ItemId) -> Option<Figure> {
        self.item(of).blow.target
    }

    /// One defense has succeeded; several may be needed. [PHA-RUL-60]
    pub(crate) fn succeed(&mut self, of: ItemId, dodged: bool) {
        let blow = &mut self.item_mut(of).blow;
        blow.made += 1;
        blow.dodged = dodged;
        if blow.made >= blow.needed {
            blow.avoided = true;
            return;
        }
        let Some(victim) = self.present_victim(of) else { return };
        self.tell(&[cites::RUL_60, cites::PHC_P18], Event::Again { at: victim });
        self.item_mut(of).blow.again = true;
    }

    /// Dodging out wins, or the attack hits. [PHA-OUT-02]
    pub(crate) fn dodge_out_counts(&mut self, of: ItemId, doubles: bool) {
        let Some(victim) = self.present_victim(of) else { return };
        let Some(seat) = self.state.controller(victim) else { return };
        if doubles {
            self.escape_the_crypt(seat, &[cites::OUT_01, cites::RUL_54]);
        } else {
            self.tell(&[cites::OUT_02, cites::RUL_119], Event::ExitFailed { seat });
        }
    }

    /// An item comes to nothing.
    pub(crate) fn fail(&mut self, id: ItemId) {
        self.item_mut(id).fate = Fate::Failed;
        self.tell(&[cites::RUL_51, cites::RUL_36], Event::Fizzled);
    }
}
