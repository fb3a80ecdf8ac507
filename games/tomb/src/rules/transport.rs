//! Transport: a jump in place of movement. [TOM-TRANS-01]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::{ActionSlot, Effect, ItemId, Tomb};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::items::PutAway;
use crate::spaces::Spaces;
use crate::view::Phase;

/// By what a character transports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Jump {
    /// An Action. [TOM-RUL-53]
    Action(ActionSlot),
    /// An Item, which is then put away.
    Item(ItemId),
}

/// Where the Transport leads. [TOM-RUL-52]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land(pub Jump);

impl Land {
    fn spaces(self, scene: Scene<'_>) -> Spaces {
        scene.landings(scene.jump_range(self.0))
    }
}

impl Question<Tomb> for Land {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.acting.hero.seat())
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.state.map.grid.iter(self.spaces(scene)).map(Action::Land));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Land(to) = action else { return Some(Illegal::NotNow(action)) };
        (!scene.state.map.has(self.spaces(scene), to)).then_some(Illegal::NoLanding(to))
    }

    /// Comes down. That rules out standard movement in this turn, but no Action. [TOM-TRANS-02]
    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Land(to) = action else { unreachable!("{action:?} leads nowhere") };
        play.state.agenda.take();
        let jump = self.0;
        let hero = play.state.acting.hero;
        let who = play.scene().whom(hero);
        if let Jump::Item(item) = jump {
            play.tell(&[cites::ITEM_03, cites::RUL_81], Event::Uses { who, item });
            play.push(PutAway { hero, item });
        }
        play.state.hero_mut(hero).at = to;
        play.state.acting.moved = true;
        play.state.acting.points = 0;
        let rules: &[_] = match jump {
            Jump::Action(_) => {
                &[cites::TRANS_01, cites::RUL_52, cites::RUL_53, cites::TRANS_02, cites::TRANS_03]
            }
            Jump::Item(_) => &[cites::TRANS_01, cites::RUL_52, cites::TRANS_02, cites::TRANS_03],
        };
        play.tell(rules, Event::Transports { who, to });
        play.check_end();
    }

    /// The first space in reading order.
    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        let first = scene.state.map.grid.first(self.spaces(scene));
        Action::Land(first.expect("a Transport is only played with a space to land on"))
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Where will you appear?".to_owned()
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Transport { seat: scene.state.acting.hero.seat() }
    }
}

impl Scene<'_> {
    /// How far a Transport leads; no limit for some.
    pub(crate) fn jump_range(self, jump: Jump) -> Option<u8> {
        let seat = self.state.acting.hero.seat();
        let effects = match jump {
            Jump::Action(slot) => &self.character(seat).actions[slot.index()].effects,
            Jump::Item(item) => &self.game.item(item).effects,
        };
        effects.iter().find_map(|effect| match effect {
            Effect::Transport { within } => *within,
            _ => None,
        })
    }

    /// Free revealed spaces so near where the acting character may stop. [TOM-RUL-52]
    pub(crate) fn landings(self, within: Option<u8>) -> Spaces {
        let hero = self.state.acting.hero;
        let (grid, from) = (self.state.map.grid, self.state.hero(hero).at);
        let mut spaces = self.passage(hero).stop;
        grid.remove(&mut spaces, from);
        let Some(within) = within else { return spaces };
        let near = grid.iter(spaces).filter(|space| space.distance(from) <= within);
        near.fold(Spaces::NONE, |mut all, space| {
            grid.add(&mut all, space);
            all
        })
    }
}
