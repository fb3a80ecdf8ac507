//! Sidekicks: calling one back, for better or worse. [TOM-SIDE-06]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::{Feature, Tomb};
use crate::effects::Means;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Space, Spaces};
use crate::state::{Beast, BeastId, Hero, HeroId};
use crate::view::Phase;

/// Where the revived sidekick goes, and on whose side it is. [TOM-RUL-91]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settle {
    /// Whose sidekick it is.
    pub seat: Seat,
    /// Whether it comes back as a monster.
    pub turned: bool,
}

impl Question<Tomb> for Settle {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.state.map.grid.iter(scene.settling(self.seat)).map(Action::Settle));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Settle(at) = action else { return Some(Illegal::NotNow(action)) };
        (!scene.state.map.has(scene.settling(self.seat), at)).then_some(Illegal::NoSettling(at))
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.seat, &[cites::RUL_91])
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Settle(at) = action else { unreachable!("{action:?} settles nobody") };
        play.state.agenda.take();
        play.put_sidekick(self.seat, at, self.turned);
    }

    /// The first space in reading order.
    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        let first = scene.state.map.grid.first(scene.settling(self.seat));
        Action::Settle(first.expect("a sidekick is only called back with room for it"))
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        let sidekick = scene.character(self.seat).sidekick.as_ref();
        let name = sidekick.map_or("Nobody", |sidekick| &sidekick.name);
        let side = if self.turned { "comes back as a monster" } else { "comes back to you" };
        format!("{name} {side}: where?")
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::Sidekick { seat: self.seat, monster: self.turned }
    }
}

impl Scene<'_> {
    /// Where a sidekick may be put: free spaces beside its character, or beside the ship. [TOM-RUL-91]
    pub(crate) fn settling(self, seat: Seat) -> Spaces {
        let map = &self.state.map;
        let taken = self.hero_spaces() | self.beast_spaces();
        if self.state.ship.is_some() {
            let deck = self.ship_spaces();
            return (map.grid.beside(deck) & map.water & map.clear()) - deck - taken;
        }
        let here = map.grid.only(self.state.hero(HeroId::character(seat)).at);
        (map.grid.beside(here) & map.clear()) - map.obstacles - map.water - taken
    }

    /// The sidekick's own place on the ship. [TOM-RUL-105]
    pub(crate) fn sidekick_deck(self) -> Option<Space> {
        let ship = self.state.ship?;
        let start = self.game.stage(self.state.stage).start().drawn();
        let find = |feature| start.spaces().find(|(_, it)| it.feature == feature).map(|(at, _)| at);
        let ((bow_x, bow_y), (x, y)) = (find(Feature::Start(0))?, find(Feature::Sidekick)?);
        Some(Space::new((ship.x + x).checked_sub(bow_x)?, (ship.y + y).checked_sub(bow_y)?))
    }
}

impl Play<'_> {
    /// A sidekick's one attack, after which it moves no more. [TOM-RUL-88]
    pub(crate) fn sidekick_attacks(&mut self, at: Option<Space>) {
        self.state.acting.acted = true;
        self.state.acting.points = 0;
        self.declare(Means::Own, at);
    }

    /// The sidekick stands on the map again.
    pub(crate) fn put_sidekick(&mut self, seat: Seat, at: Space, turned: bool) {
        let sidekick = if turned {
            let beast = BeastId::turned(seat);
            *self.state.beast_mut(beast) = Beast { hp: 1, at, ..Beast::NONE };
            self.scene().whom_beast(beast)
        } else {
            let hero = HeroId::sidekick(seat);
            *self.state.hero_mut(hero) = Hero { hp: 1, at, ..Hero::default() };
            self.scene().whom(hero)
        };
        let rules: &[_] = match self.state.ship {
            Some(_) => &[cites::RUL_105, cites::SIDE_06],
            None => &[cites::SIDE_06, cites::RUL_91],
        };
        let at = self.scene().spot(at);
        self.tell(rules, Event::Returns { sidekick, at });
    }
}
