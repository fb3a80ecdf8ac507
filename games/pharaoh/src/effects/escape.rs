//! `Escape(test: AtMost(8), steps: […])`: somebody is held until the test is passed. [PHC-P45]

use crate::cites;
use crate::content::steps::Escape;
use crate::content::{Effect, Trigger};
use crate::event::Event;
use crate::item::{Hold, What};
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::{Cage, Figure, Lies};

impl Play<'_> {
    pub(super) fn put_hold(&mut self, run: Run, escape: &Escape) {
        let Some(Figure::Character(seat)) = run.it else { return };
        if let What::Play(_) = self.item(run.item).what {
            return; // the card itself is laid in front of the target and holds from there
        }
        let room = self.state.player(seat).room;
        if room != self.item(run.item).room {
            return;
        }
        let steps = escape.steps.id;
        self.state.player_mut(seat).cage = Some(Cage { steps, tried: self.state.turn.seat == seat });
        self.tell(&[cites::PHC_P45, cites::RUL_106], Event::Held { seat, hold: Hold::Hex });
        self.held(seat, Hold::Hex);
    }

    /// A card that lets no hold keep its user. [`Trigger::Held`]
    pub(crate) fn held(&mut self, seat: table::Seat, hold: Hold) {
        let mut frees = false;
        for tabled in self.state.tabled.iter().filter(|it| it.lies == Lies::Before(seat) && it.by == seat) {
            self.scene().tabled_steps(tabled, &mut |step| {
                frees |= matches!(step, Effect::On(on) if on.trigger == Trigger::Held);
            });
        }
        if frees {
            self.release(seat, hold, &[cites::PHC_P21, cites::PHC_P07]);
        }
    }
}
