//! `Heal(who: User, value: 10)`: life points come back, never above the printed total. [PHC-P09]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{Value, Who};
use crate::event::Event;
use crate::item::{ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::Need;
use crate::state::Figure;
use crate::words::text::nouns::{count, verb};

/// Gives life points back. [PHC-P09]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// To whom.
    pub who: Who,
    /// How much.
    pub value: Value,
}

impl Verb for Heal {
    fn rule(&self) -> RuleId {
        cites::PHC_P09
    }

    fn text(&self) -> String {
        let points = match self.value {
            Value::Amount(amount) => amount.to_string(),
            Value::Remaining => "as much as it has life points left".to_owned(),
            Value::Dealt => "as much as it took off".to_owned(),
            Value::Incoming => "as much as it would have done".to_owned(),
            Value::HalfIncoming => "half of what it would have done".to_owned(),
            Value::To(points) => format!("to {}", count(points, "life point", "life points")),
        };
        format!("{} {points}", verb(self.who, "heal"))
    }

    fn fault(&self) -> Option<String> {
        (self.value.least().is_some_and(|points| points <= 0))
            .then(|| "a Heal must give at least 1".to_owned())
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        if self.who == Who::Target { Need::Patient } else { Need::Nothing }
    }

    fn describe(&self, host: &mut Host) {
        host.numbers = true;
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        self.who == Who::User && scene.state.player(seat).life < scene.full_life(seat)
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let item = play.item(run.item);
        let factor = play.scene().factor(item);
        let patients = match self.who {
            Who::ThisCard => item.card.map(Figure::Card).into_iter().collect(),
            who => play.scene().resolve(who, item, &run),
        };
        for who in patients {
            let points = match self.value {
                Value::Amount(amount) => {
                    let amount = amount.times(factor);
                    if amount.dice > 0 {
                        let (by, room) = (play.item(run.item).by, play.item(run.item).room);
                        play.roll(amount.dice, RollFor::Heal(run.item, who), by, room);
                        continue;
                    }
                    amount.plus
                }
                Value::Dealt => play.item(run.item).blow.dealt,
                Value::Incoming => play.incoming(run.item),
                Value::HalfIncoming => play.incoming(run.item) / 2,
                Value::To(points) => i16::from(points) - play.scene().life_of(who),
                Value::Remaining => 0,
            };
            play.give_life(who, points);
        }
    }
}

impl Play<'_> {
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
