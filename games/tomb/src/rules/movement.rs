//! Movement: what a step costs, where one may go and where one may stop. [TOM-MOVE-01]

use crate::cites;
use crate::content::{Effect, Trait, Traits};
use crate::event::{Event, Underfoot};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Grid, Space, Spaces};
use crate::state::{BeastId, Cube, HeroId};

/// What entering black ice costs. [TOM-TERR-06]
pub const ICE_COST: u8 = 3;
/// The most points any movement has.
pub const MAX_POINTS: u8 = 15;

/// Costs from nothing to the most.
const LAYERS: usize = MAX_POINTS as usize + 1;

/// Where a figure may go, as things stand.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    /// Spaces it may enter for 1.
    pub easy: Spaces,
    /// Spaces it may enter for 3. [TOM-TERR-06]
    pub hard: Spaces,
    /// Spaces it may stop on, if it gets there.
    pub stop: Spaces,
}

impl Passage {
    /// What entering a space costs, if it may be entered.
    #[inline]
    pub fn cost(&self, grid: Grid, space: Space) -> Option<u8> {
        if grid.has(self.easy, space) {
            Some(1)
        } else if grid.has(self.hard, space) {
            Some(ICE_COST)
        } else {
            None
        }
    }

    /// Everything that can be come to with so many points, by cost.
    #[inline]
    pub fn flood(&self, grid: Grid, from: Space, points: u8) -> Flood {
        let mut flood = Flood { layers: [Spaces::NONE; LAYERS], points: 0, seen: grid.only(from) };
        flood.layers[0] = flood.seen;
        for cost in 1..=usize::from(points.min(MAX_POINTS)) {
            let mut newest = grid.beside(flood.layers[cost - 1]) & self.easy;
            if let Some(before) = cost.checked_sub(usize::from(ICE_COST)) {
                newest |= grid.beside(flood.layers[before]) & self.hard;
            }
            newest -= flood.seen;
            flood.seen |= newest;
            flood.layers[cost] = newest;
        }
        flood.points = points.min(MAX_POINTS);
        flood
    }
}

/// Spaces by what it costs to come to them.
#[derive(Clone, Copy, Debug)]
pub struct Flood {
    layers: [Spaces; LAYERS],
    points: u8,
    seen: Spaces,
}

impl Flood {
    /// All of them, the first space included.
    #[inline]
    pub fn all(&self) -> Spaces {
        self.seen
    }

    /// Each cost with the spaces that take just so much.
    #[inline]
    pub fn by_cost(&self) -> impl Iterator<Item = (u8, Spaces)> {
        (0..=self.points).zip(self.layers)
    }

    /// What it costs to come to a space.
    pub fn cost(&self, grid: Grid, space: Space) -> Option<u8> {
        self.by_cost().find(|(_, layer)| grid.has(*layer, space)).map(|(cost, _)| cost)
    }
}

impl Scene<'_> {
    /// Where a hero may go. [TOM-MOVE-02]
    #[inline]
    pub fn passage(self, hero: HeroId) -> Passage {
        self.passage_with(hero, self.gear(hero))
    }

    /// The same with other gear.
    pub(crate) fn passage_with(self, hero: HeroId, gear: Gear) -> Passage {
        let map = &self.state.map;
        let mut others = Spaces::NONE;
        for other in self.state.living_heroes().filter(|other| *other != hero) {
            map.grid.add(&mut others, self.state.hero(other).at);
        }
        let beasts = self.beast_spaces();
        let mut easy = map.ground();
        let mut hard = map.ice;
        if gear.float {
            easy |= map.water;
        }
        if gear.climb {
            easy |= map.obstacles;
        }
        if gear.icewalk {
            easy |= map.ice;
            hard = Spaces::NONE;
        }
        let (easy, hard) = (easy - beasts, hard - beasts);
        Passage { easy, hard, stop: (easy | hard) - map.obstacles - others }
    }

    /// Where a monster may go. [TOM-MOVE-03]
    pub fn monster_passage(self, beast: BeastId) -> Passage {
        let (easy, hard) = self.monster_terrain(self.stats(beast).traits);
        let heroes = self.hero_spaces() | self.ship_spaces();
        let (easy, hard) = (easy - heroes, hard - heroes);
        let mut others = self.beast_spaces();
        self.state.map.grid.remove(&mut others, self.state.beast(beast).at);
        Passage { easy, hard, stop: (easy | hard) - self.state.map.obstacles - others }
    }

    /// What a monster can enter at all, for 1 and for 3. [TOM-RUL-79]
    pub(crate) fn monster_terrain(self, traits: Traits) -> (Spaces, Spaces) {
        let map = &self.state.map;
        if traits.has(Trait::Aquatic) {
            return (map.water & map.clear(), Spaces::NONE);
        }
        let mut easy = map.ground() | map.water;
        let flies = traits.has(Trait::Flies);
        if flies {
            easy |= map.obstacles;
        }
        if flies || traits.has(Trait::Icewalk) { (easy | map.ice, Spaces::NONE) } else { (easy, map.ice) }
    }

    /// What a hero's Items let it do; different ones add up, two of a kind count once. [TOM-RUL-82]
    #[inline]
    pub fn gear(self, hero: HeroId) -> Gear {
        self.gear_without(hero, None)
    }

    /// The same without one of its cards.
    pub(crate) fn gear_without(self, hero: HeroId, without: Option<usize>) -> Gear {
        let mut gear = Gear::default();
        for (place, card) in self.state.items.iter().enumerate() {
            if Some(place) == without || !self.may_use(hero, card.place) {
                continue;
            }
            let seen =
                |it: &(usize, &crate::state::Card)| Some(it.0) != without && self.may_use(hero, it.1.place);
            let mut earlier = self.state.items.iter().enumerate().take(place).filter(seen);
            if !earlier.any(|(_, it)| it.item == card.item) {
                self.game.item(card.item).effects.iter().for_each(|it| it.verb().equip(&mut gear));
            }
        }
        gear
    }

    /// The standard Move of a hero as its turn begins. [TOM-RUL-29]
    pub(crate) fn standard_move(self, hero: HeroId) -> u8 {
        let character = self.character(hero.seat());
        if hero.is_sidekick() {
            return character.sidekick.as_ref().map_or(0, |sidekick| sidekick.movement);
        }
        character.movement.saturating_add_signed(self.gear(hero).movement).min(MAX_POINTS)
    }

    /// Whether the acting hero may take this step. [TOM-RUL-30]
    pub(crate) fn check_step(self, to: Space) -> Result<u8, Illegal> {
        let acting = &self.state.acting;
        let here = self.state.hero(acting.hero).at;
        if self.state.ship.is_some() {
            return Err(Illegal::OnTheShip);
        }
        if here.distance(to) != 1 {
            return Err(Illegal::NotAStep(to));
        }
        let passage = self.passage(acting.hero);
        let grid = self.state.map.grid;
        let Some(cost) = passage.cost(grid, to) else { return Err(self.why_closed(to)) };
        if cost > acting.points {
            return Err(self.why_too_dear(to, cost));
        }
        if self.can_stop_after(&passage, to, acting.points - cost) {
            Ok(cost)
        } else {
            Err(Illegal::NoStopBeyond(to))
        }
    }

    /// Whether somebody on this space can come to rest with so many points. [TOM-RUL-30]
    pub(crate) fn can_stop_after(self, passage: &Passage, at: Space, points: u8) -> bool {
        let grid = self.state.map.grid;
        grid.has(passage.stop, at) || passage.flood(grid, at, points).all().meets(passage.stop)
    }

    /// Whether the acting hero may stay where it is. [TOM-RUL-30]
    pub(crate) fn may_stop(self) -> bool {
        let hero = self.state.acting.hero;
        let at = self.state.hero(hero).at;
        if self.state.ship.is_some() || !self.state.acting.moved {
            return true;
        }
        let shared = self.state.living_heroes().any(|other| other != hero && self.state.hero(other).at == at);
        !shared && !self.state.map.has(self.state.map.obstacles, at)
    }

    fn why_closed(self, to: Space) -> Illegal {
        let map = &self.state.map;
        if !map.has(map.charted, to) {
            Illegal::Unknown(to)
        } else if map.has(map.walls, to) {
            Illegal::Wall(to)
        } else if map.has(map.closed(), to) {
            Illegal::ClosedGate(to)
        } else if map.has(self.beast_spaces(), to) {
            Illegal::MonsterInTheWay(to)
        } else if map.has(map.obstacles, to) {
            Illegal::Obstacle(to)
        } else {
            Illegal::Water(to)
        }
    }

    /// Whether the Action of this turn was a Dash: the cube lies on it. [TOM-RUL-33]
    pub(crate) fn has_dashed(self) -> bool {
        let acting = &self.state.acting;
        let seat = acting.hero.seat();
        let Cube::On(slot) = self.state.sheet(seat).cube else { return false };
        let card = &self.character(seat).actions[slot.index()];
        acting.acted
            && !acting.hero.is_sidekick()
            && card.effects.iter().any(|it| matches!(it, Effect::Dash(_)))
    }

    fn why_too_dear(self, to: Space, cost: u8) -> Illegal {
        let acting = &self.state.acting;
        match acting.points {
            0 if self.has_dashed() => Illegal::DashSpent,
            0 if acting.acted => Illegal::MovementOver,
            0 if acting.moved && !acting.hero.is_sidekick() => Illegal::NoPoints,
            left => Illegal::TooDear { to, cost, left },
        }
    }
}

impl Play<'_> {
    /// One step. [TOM-MOVE-01]
    pub(crate) fn step(&mut self, to: Space) {
        let hero = self.state.acting.hero;
        let scene = self.scene();
        let gear = scene.gear(hero);
        let cost = scene.passage_with(hero, gear).cost(self.state.map.grid, to).unwrap_or(1);
        let shared = self.state.hero_at(to).is_some();
        let terrain = self.underfoot(to, shared);
        let (who, sidekick) = (self.scene().whom(hero), hero.is_sidekick());
        self.state.acting.points = self.state.acting.points.saturating_sub(cost);
        self.state.acting.moved = true;
        self.state.hero_mut(hero).at = to;
        let event = Event::Steps { who, to: self.scene().spot(to), cost, terrain };
        let rules: &[_] = match terrain {
            Underfoot::Ground if sidekick => &[cites::MOVE_01, cites::SIDE_02, cites::RUL_88],
            Underfoot::Ground if self.state.acting.acted => &[cites::MOVE_01, cites::RUL_33, cites::MOVE_05],
            Underfoot::Ground => &[cites::MOVE_01, cites::TURN_01, cites::TERR_01, cites::MOVE_05],
            Underfoot::Water => &[cites::MOVE_01, cites::BOARDS_01, cites::RUL_84, cites::TERR_04],
            Underfoot::Ice if cost == ICE_COST => {
                &[cites::TERR_06, cites::RUL_28, cites::MOVE_01, cites::RUL_32]
            }
            Underfoot::Ice => &[cites::MOVE_01, cites::RUL_79, cites::TERR_06],
            Underfoot::Obstacle => &[cites::MOVE_01, cites::RUL_30, cites::TERR_03],
            Underfoot::Hero => &[cites::MOVE_02, cites::RUL_30, cites::RUL_31],
        };
        self.tell(rules, event);
        self.check_end();
    }

    fn underfoot(&self, at: Space, shared: bool) -> Underfoot {
        let map = &self.state.map;
        if shared {
            Underfoot::Hero
        } else if map.has(map.ice, at) {
            Underfoot::Ice
        } else if map.has(map.water, at) {
            Underfoot::Water
        } else if map.has(map.obstacles, at) {
            Underfoot::Obstacle
        } else {
            Underfoot::Ground
        }
    }
}

/// What passive Items do for their holder, summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gear {
    /// May be on water. [TOM-BOARDS-01]
    pub float: bool,
    /// May pass over obstacles.
    pub climb: bool,
    /// Black ice costs 1.
    pub icewalk: bool,
    /// Added to the standard Move. [TOM-RUL-29]
    pub movement: i8,
    /// Added to the Armor.
    pub armor: u8,
    /// Added to the modifier of close standard attacks. [TOM-RUL-55]
    pub melee: i8,
    /// Added to the range of far standard attacks. [TOM-RUL-55]
    pub range: u8,
}
