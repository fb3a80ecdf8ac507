//! `Heal(who: User, value: 10)`: life points come back, never above the printed total. [PHC-P09]

use crate::cites;
use crate::content::steps::Heal;
use crate::content::{Value, Who};
use crate::event::Event;
use crate::item::{ItemId, RollFor, What};
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Figure;

impl Play<'_> {
    pub(super) fn heal(&mut self, run: Run, it: Heal) {
        let item = self.item(run.item);
        let factor = self.scene().factor(item);
        let patients = match it.who {
            Who::ThisCard => item.card.map(Figure::Card).into_iter().collect(),
            who => self.scene().resolve(who, item, &run),
        };
        for who in patients {
            let points = match it.value {
                Value::Amount(amount) => {
                    let amount = amount.times(factor);
                    if amount.dice > 0 {
                        let (by, room) = (self.item(run.item).by, self.item(run.item).room);
                        self.roll(amount.dice, RollFor::Heal(run.item, who), by, room);
                        continue;
                    }
                    amount.plus
                }
                Value::Dealt => self.item(run.item).blow.dealt,
                Value::Incoming => self.incoming(run.item),
                Value::HalfIncoming => self.incoming(run.item) / 2,
                Value::To(points) => i16::from(points) - self.scene().life_of(who),
                Value::Remaining => 0,
            };
            self.give_life(who, points);
        }
    }

    /// Dice for healing have fallen.
    pub(crate) fn heal_by(&mut self, who: Figure, points: i16) {
        self.give_life(who, points);
    }

    /// What the answered attack would have done. [CONTENT.md, 1.8]
    fn incoming(&self, id: ItemId) -> i16 {
        let What::Defense(of) = self.item(id).what else { return 0 };
        let Some(victim) = self.item(of).blow.target else { return 0 };
        self.scene().damage_for(self.item(of), victim).0
    }

    /// Life points come back. [PHA-RUL-04]
    pub(crate) fn give_life(&mut self, who: Figure, points: i16) {
        let points = points.max(0);
        let healed = match who {
            Figure::Character(seat) => {
                let full = self.scene().full_life(seat);
                let player = self.state.player_mut(seat);
                if player.defeated {
                    return;
                }
                let healed = points.min(full - player.life).max(0);
                player.life += healed;
                healed
            }
            Figure::Card(piece) => {
                let Some(tabled) = self.state.tabled_mut(piece) else { return };
                let healed = points.min(i16::from(tabled.lost));
                tabled.lost -= u8::try_from(healed).expect("no more than was lost");
                healed
            }
            Figure::Monster(_) => return,
        };
        let left = self.scene().life_of(who);
        self.tell(
            &[cites::PHC_P09, cites::RUL_04, cites::PHC_07],
            Event::Healed { who, points: healed, left },
        );
    }
}
