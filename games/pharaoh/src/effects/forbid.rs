//! `Forbid(who: Victim, what: Leave)`: what a character, a hex or a card must not do. [PHC-P34]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Prohibition, Who};
use crate::crypt::Room;
use crate::play::{Play, Scene};
use crate::rules::run::Run;
use crate::rules::standing::Ground;
use crate::state::{Card, Figure, Lies};
use crate::words::text::nouns::{forbidden, prohibition};

/// Those players may not do this. [PHC-P34]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forbid {
    /// Who may not.
    pub who: Who,
    /// Do what.
    pub what: Prohibition,
}

impl Verb for Forbid {
    fn rule(&self) -> RuleId {
        cites::PHC_P34
    }

    fn text(&self) -> String {
        format!("{} {}", forbidden(self.who), prohibition(self.what))
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if self.what == Prohibition::Recover
            && let Some(card) = play.item(run.item).card
        {
            play.mark(card, Card::GONE);
        }
    }
}

impl Scene<'_> {
    /// Whether something forbids this to a seat's character. Targets have their own question.
    pub(crate) fn forbidden(self, seat: Seat, what: Prohibition) -> bool {
        let mut found = false;
        self.in_force(seat, |ground, step| {
            if let Effect::Forbid(forbid) = step
                && forbid.what == what
                && self.means(ground, forbid.who, seat)
            {
                found = true;
            }
        });
        found
    }

    /// Whether a condition of the hex a figure is in forbids this to it. [PHA-RUL-127]
    pub(crate) fn forbidden_there(self, figure: Figure, what: Prohibition) -> bool {
        if let Figure::Character(seat) = figure {
            return self.forbidden(seat, what);
        }
        let Some(room) = self.state.whereabouts(figure) else { return false };
        let mut found = false;
        self.conditions(room, &mut |_, step| {
            found |= matches!(step, Effect::Forbid(forbid) if forbid.what == what);
        });
        found
    }

    /// Whether ranged actions do not work in a hex. [PHA-RUL-23]
    pub(crate) fn misty(self, room: Room) -> bool {
        let mut found = false;
        self.conditions(room, &mut |_, step| {
            found |= matches!(step, Effect::Forbid(forbid) if forbid.what == Prohibition::Ranged);
        });
        found
    }

    /// Whether somebody in another hex cannot target anyone in this one.
    pub(crate) fn sanctuary(self, room: Room) -> bool {
        let mut found = false;
        self.conditions(room, &mut |_, step| {
            found |= matches!(step, Effect::Forbid(forbid) if forbid.who == Who::Outside);
        });
        found
    }

    /// Whether a lasting effect forbids one seat to choose another's character as a target.
    pub(crate) fn hidden_from(self, whom: Seat, by: Seat) -> bool {
        self.state.lasting.iter().any(|lasting| {
            lasting.by == whom
                && self.game.steps(lasting.steps).iter().any(|effect| {
                    matches!(effect, Effect::Forbid(it) if matches!(it.what, Prohibition::Target(_))
                        && self.means(Ground::Lasting(lasting), it.who, by))
                })
        })
    }

    /// Whether nobody may take cards from a seat's hand.
    pub(crate) fn pouched(self, seat: Seat) -> bool {
        self.state.tabled.iter().any(|tabled| {
            let mut found = false;
            if tabled.by == seat && tabled.lies == Lies::Before(seat) {
                self.tabled_steps(tabled, &mut |step| {
                    found |= matches!(step, Effect::Forbid(forbid) if forbid.what == Prohibition::Steal);
                });
            }
            found
        })
    }
}
