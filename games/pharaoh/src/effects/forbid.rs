//! `forbid`: what a character, a hex or a card must not do.

use table::Seat;

use crate::content::{Effect, Prohibition, Who};
use crate::crypt::Room;
use crate::play::Scene;
use crate::rules::standing::Ground;
use crate::state::{Figure, Lies};

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
                && self.game.steps(lasting.steps).iter().any(|step| match step {
                    Effect::Forbid(forbid) if matches!(forbid.what, Prohibition::Target(_)) => {
                        self.means(Ground::Lasting(lasting), forbid.who, by)
                    }
                    _ => false,
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
