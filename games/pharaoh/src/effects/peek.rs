//! `Peek(at: Hexpile, count: 3, order: true)`: the user alone looks. [PHC-P26]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::cites;
use crate::content::{Count, Pharaoh, Sight, Who};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::piles::bit;
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::{Need, Want, wanted};
use crate::state::Figure;
use crate::view::AskedView;
use crate::words::text::nouns::whose;

/// The user alone looks. [PHC-P26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peek {
    /// At what.
    pub at: Sight,
    /// How many.
    pub count: Count,
    /// Whether they go back in any order.
    #[serde(default)]
    pub order: bool,
}

impl Verb for Peek {
    fn rule(&self) -> RuleId {
        cites::PHC_P26
    }

    fn text(&self) -> String {
        let order = if self.order { " and put them back in any order" } else { "" };
        match self.at {
            Sight::Hand(whom) => format!("look at {} hand{order}", whose(whom)),
            Sight::Hexpile => format!("look at the next {} hexes of the Hexpile{order}", self.count),
        }
    }

    fn harms(&self) -> Option<Who> {
        match self.at {
            Sight::Hand(who) => Some(who),
            Sight::Hexpile => None,
        }
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        match self.at {
            Sight::Hand(who) => wanted(who, Want::Hand),
            Sight::Hexpile => Need::Nothing,
        }
    }

    fn describe(&self, host: &mut Host) {
        host.attack |= matches!(self.at, Sight::Hand(_));
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        match self.at {
            Sight::Hexpile => !scene.state.crypt.hexpile.is_empty(),
            Sight::Hand(_) => {
                let holds = |other: Seat| !scene.state.player(other).hand.is_empty();
                scene.state.seats().any(|other| other != seat && holds(other))
            }
        }
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let item = play.item(run.item);
        let looker = match (item.by, item.targets.first()) {
            (Some(seat), _) => seat,
            (None, Some(Figure::Character(seat))) => *seat,
            _ => return,
        };
        match self.at {
            Sight::Hand(_) => {
                if let Some(Figure::Character(at)) = run.it {
                    play.look_at_hand(looker, at);
                }
            }
            Sight::Hexpile => play.look_ahead(looker, *self),
        }
    }
}

/// Hexes go back on the pile in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrange {
    /// Who has looked at them.
    pub seat: Seat,
    /// How many hexes.
    pub all: u8,
    /// How many of them are still to be placed.
    pub left: u8,
}

impl Question<Pharaoh> for Arrange {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        (self.left > 1).then_some(self.seat).into()
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..self.left).map(Action::Next));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P26], "Say which of the hexes comes next."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Next(which) = action else { unreachable!("{action:?} is no hex of the pile") };
        play.state.agenda.take();
        play.arrange_next(self, which);
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Which of these hexes comes next?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("arrange")
    }
}

impl Play<'_> {
    fn look_ahead(&mut self, by: Seat, it: Peek) {
        let size = self.state.crypt.hexpile.len();
        let count = match it.count {
            Count::Number(count) => usize::from(count).min(size),
            Count::All => size,
        };
        for tile in self.state.crypt.hexpile.iter_mut().rev().take(count) {
            tile.seen |= bit(by);
        }
        let hexes = u8::try_from(count).expect("at most 96 hexes");
        self.tray.reveal();
        self.tell(&[cites::PHC_P26], Event::LookedAhead { by, hexes });
        if it.order && count > 1 {
            self.push(Arrange { seat: by, all: hexes, left: hexes });
        }
    }

    /// One of the hexes looked at comes next; those already placed lie above it. Others who knew the
    /// order know it no longer.
    fn arrange_next(&mut self, arrange: Arrange, which: u8) {
        let Arrange { seat: by, all, left } = arrange;
        let pile = &mut self.state.crypt.hexpile;
        let bottom = pile.len() - usize::from(all);
        let top = bottom + usize::from(left) - 1;
        pile[top - usize::from(which)..=top].rotate_left(1);
        for tile in &mut pile[bottom..] {
            tile.seen = bit(by);
        }
        self.tray.reveal();
        if left > 2 {
            self.push(Arrange { left: left - 1, ..arrange });
        } else {
            self.tell(&[cites::PHC_P26], Event::PutBack { by });
        }
    }
}
