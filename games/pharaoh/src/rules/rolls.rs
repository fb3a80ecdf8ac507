//! Dice: first they are shown, then the window, then they count. [PHA-RUL-48]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat, SeatSet};

use super::windows::Respond;
use crate::cites;
use crate::content::{Effect, Pharaoh};
use crate::crypt::Room;
use crate::event::{Event, MAX_DICE, Rolled};
use crate::item::{Item, ItemId, RollFor, What};
use crate::play::Play;

/// A roll has had its window: it counts, and leaves the stack. [PHA-RUL-48]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settle(pub ItemId);

impl Deed<Pharaoh> for Settle {
    fn run(self, play: &mut Play<'_>) {
        let Self(id) = self;
        debug_assert_eq!(id.index() + 1, play.state.stack.len(), "the newest item ends first");
        let Some(item) = play.state.stack.pop() else { return };
        if play.state.stack.is_empty() {
            play.stack_empties();
        }
        let What::Roll(why) = item.what else { return };
        let sum = item.sum();
        match why {
            RollFor::Damage(of) => play.damage_known(of, &item.dice),
            RollFor::Dodge(of) => play.dodge_counts(of, sum),
            RollFor::DodgeOut(of) => play.dodge_out_counts(of, item.doubles()),
            RollFor::Exit => play.exit_counts(item.by.expect("somebody leaves"), item.doubles()),
            RollFor::Escape(hold) => {
                let seat = item.by.expect("somebody is held");
                play.escape_counts(seat, hold, [item.dice[0], item.dice[1]]);
            }
            RollFor::Table(of, steps, at, it) => {
                if let Some(Effect::OnRoll(table)) = play.list(steps).get(usize::from(at)) {
                    play.table_counts(of, table, small(sum), it);
                }
            }
            RollFor::Heal(_, who) => play.heal_by(who, sum),
            RollFor::Mirror(of, steps, at) => {
                if let Some(Effect::OnRoll(table)) = play.list(steps).get(usize::from(at)) {
                    let turns = table.branch(small(sum)).is_some_and(|branch| !branch.steps.is_empty());
                    play.mirror_counts(of, turns);
                }
            }
        }
    }
}

impl Play<'_> {
    /// Throws dice for something. `by` controls the roll; nobody controls those of the crypt.
    pub(crate) fn roll(&mut self, count: u8, why: RollFor, by: Option<Seat>, room: Room) {
        let mut item = Item::new(What::Roll(why), by, room);
        item.dice = (0..count).map(|_| self.die()).collect();
        let id = self.put_on_stack(item);
        self.tell_dice(id);
        self.first([Respond { item: id, passed: SeatSet::NONE }.into(), Settle(id).into()]);
    }

    fn die(&mut self) -> u8 {
        u8::try_from(self.tray.roll(6)).expect("a die has six sides")
    }

    /// All dice of a roll are thrown again. [PHC-P48]
    pub(crate) fn roll_again(&mut self, seat: Seat, id: ItemId) {
        self.tell(&[cites::PHC_P48, cites::RUL_48], Event::RollAgain { seat });
        let count = self.item(id).dice.len();
        let dice = (0..count).map(|_| self.die()).collect();
        self.item_mut(id).dice = dice;
        self.tell_dice(id);
    }

    fn tell_dice(&mut self, id: ItemId) {
        let item = self.item(id);
        let What::Roll(why) = item.what else { return };
        let (dice, rest) = told(&item.dice);
        let (word, rules): (Rolled, &'static [RuleId]) = match why {
            RollFor::Damage(of) => (Rolled::Damage, self.damage_dice_rules(of)),
            RollFor::Dodge(_) if item.by.is_none() => (
                Rolled::Dodge,
                &[cites::RUL_67, cites::MON_04, cites::RUL_111, cites::RUL_101, cites::RUL_48],
            ),
            RollFor::Dodge(_) => (Rolled::Dodge, &[cites::DEF_04, cites::CHAR_06, cites::RUL_48]),
            RollFor::DodgeOut(_) => (Rolled::DodgeOut, &[cites::OUT_01, cites::RUL_48]),
            RollFor::Exit => {
                (Rolled::Exit, &[cites::OBJ_01, cites::ACT_11, cites::PHC_P46, cites::RUL_48, cites::RUL_118])
            }
            RollFor::Escape(_) => (Rolled::Escape, &[cites::ESC_02, cites::RUL_48]),
            RollFor::Table(..) => (Rolled::Table, &[cites::PHC_P03, cites::RUL_103]),
            RollFor::Heal(..) => (Rolled::Heal, &[cites::PHC_P09, cites::RUL_48]),
            RollFor::Mirror(..) => (Rolled::Mirror, &[cites::PHC_P03]),
        };
        let roller = item.by.or_else(|| self.thrower(why));
        self.tell(rules, Event::Rolled { roller, why: word, dice, rest });
    }

    /// The rules on who throws the dice of some damage.
    fn damage_dice_rules(&self, of: ItemId) -> &'static [RuleId] {
        match self.item(of).what {
            What::Event | What::Monster if self.state.rite.solitaire() => {
                &[cites::SOLO_06, cites::RUL_101, cites::ATK_05, cites::RUL_48]
            }
            What::Event => &[cites::EVT_04, cites::RUL_101, cites::ATK_05, cites::RUL_48],
            What::Monster => &[cites::MON_04, cites::RUL_111, cites::RUL_101, cites::RUL_48],
            What::Agent { .. } => &[cites::AGT_08, cites::AGT_09, cites::ATK_05, cites::RUL_48],
            _ => &[cites::ATK_05, cites::RUL_48],
        }
    }

    /// Who throws for the crypt: the seat after the player it concerns; nobody in solitaire. The
    /// thrower decides nothing. [PHA-RUL-101]
    fn thrower(&self, why: RollFor) -> Option<Seat> {
        if self.state.rite.solitaire() {
            return None;
        }
        let concerns = match why {
            RollFor::Damage(of) => self.item(of).blow.target.and_then(|it| self.state.controller(it)),
            RollFor::Dodge(dodge) => match self.item(dodge).what {
                What::Dodge(of) => self.item(of).by,
                _ => None,
            },
            RollFor::Mirror(of, ..) => self.item(of).by,
            _ => None,
        };
        concerns.map(|seat| self.state.after(seat))
    }
}

/// The first dice one by one, and the sum of the others.
pub(crate) fn told(dice: &[u8]) -> ([u8; MAX_DICE], u8) {
    let mut faces = [0; MAX_DICE];
    for (place, face) in faces.iter_mut().zip(dice) {
        *place = *face;
    }
    let rest = dice.iter().skip(MAX_DICE).fold(0u8, |sum, face| sum.saturating_add(*face));
    (faces, rest)
}

fn small(sum: i16) -> u8 {
    u8::try_from(sum).expect("a few dice")
}
