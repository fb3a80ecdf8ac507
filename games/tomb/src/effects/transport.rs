//! `Transport(within: 4)`: a jump in place of movement, so far or anywhere. [TOM-TRANS-01]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Means, Spot, Use, Verb, unaimed};
use crate::action::Action;
use crate::cites;
use crate::content::{Timing, Tomb, UnderCheck};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::items::PutAway;
use crate::spaces::{Space, Spaces};
use crate::view::Phase;

/// A jump in place of movement, so far or anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Transport {
    /// The greatest distance; without one any revealed space will do.
    #[serde(default)]
    pub within: Option<u8>,
}

impl Verb for Transport {
    fn fits(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Action | Spot::Item(Timing::Move))
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        if let Some(spaces) = self.within {
            card.within("a Transport of", spaces, 1..=50);
        }
    }

    fn replaces_movement(&self) -> bool {
        true
    }

    fn hindrance(&self, scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        unaimed(at).or_else(|| scene.landings(self.within).is_empty().then_some(Illegal::NowhereToLand))
    }

    fn run(&self, play: &mut Play<'_>, by: Use) {
        play.push(Land(by.with));
    }

    fn text(&self) -> String {
        match self.within {
            Some(spaces) => format!(
                "In place of movement, in any turn: jump to a free revealed space within {spaces}, walls or not."
            ),
            None => "Jump to any free revealed space.".to_owned(),
        }
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::TRANS_01, cites::RUL_52, cites::RUL_53]
    }

    fn allowed_by(&self) -> RuleId {
        cites::TRANS_01
    }
}

/// Where the Transport leads. [TOM-RUL-52]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land(pub Means);

impl Land {
    fn spaces(self, scene: Scene<'_>) -> Spaces {
        scene.landings(self.range(scene))
    }

    /// How far the card's Transport leads; no limit for some.
    fn range(self, scene: Scene<'_>) -> Option<u8> {
        let effects = match self.0 {
            Means::Action(slot) => {
                &scene.character(scene.state.acting.hero.seat()).actions[slot.index()].effects
            }
            Means::Item(item) => &scene.game.item(item).effects,
            Means::Own => unreachable!("only cards transport"),
        };
        effects.iter().find_map(|it| if let Effect::Transport(it) = it { it.within } else { None })
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
        let hero = play.state.acting.hero;
        let who = play.scene().whom(hero);
        if let Means::Item(item) = self.0 {
            play.tell(&[cites::ITEM_03, cites::RUL_81], Event::Uses { who, item });
            play.push(PutAway { hero, item });
        }
        play.state.hero_mut(hero).at = to;
        play.state.acting.moved = true;
        play.state.acting.points = 0;
        let rules: &[_] = match self.0 {
            Means::Action(_) | Means::Own => {
                &[cites::TRANS_01, cites::RUL_52, cites::RUL_53, cites::TRANS_02, cites::TRANS_03]
            }
            Means::Item(_) => &[cites::TRANS_01, cites::RUL_52, cites::TRANS_02, cites::TRANS_03],
        };
        let to = play.scene().spot(to);
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
