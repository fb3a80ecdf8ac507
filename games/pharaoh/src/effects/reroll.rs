//! `Reroll(Dodge)`: dice fall again. [PHC-P48]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::Rolls;
use crate::item::{Item, RollFor, What};
use crate::play::{Play, Scene};
use crate::rules::run::Run;

/// Rolls that fall again. [PHC-P48]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Reroll(pub Rolls);

impl Verb for Reroll {
    fn rule(&self) -> RuleId {
        cites::PHC_P48
    }

    fn text(&self) -> String {
        match self.0 {
            Rolls::Any => "any roll is made again".to_owned(),
            Rolls::Dodge => "a dodge roll is made again".to_owned(),
        }
    }

    fn answers(&self, _scene: Scene<'_>, seat: Seat, item: Option<&Item>) -> bool {
        item.is_some_and(|it| match self.0 {
            Rolls::Any => matches!(it.what, What::Roll(_)),
            Rolls::Dodge => matches!(it.what, What::Roll(RollFor::Dodge(_))) && it.by != Some(seat),
        })
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if let (Some(roll), Some(seat)) = (play.scene().answered_roll(run.item), play.item(run.item).by) {
            play.roll_again(seat, roll);
        }
    }
}
