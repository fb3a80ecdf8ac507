//! Attacking: who can be attacked, the roll, and whether it hits. What a hit does is in `hits.rs`. [TOM-ATK-01]

use serde::{Deserialize, Serialize};
use table::RuleId;
use table::stage::Deed;

use crate::cites;
use crate::content::{Attack, Kind, Targets, Tomb};
use crate::effects::Means;
use crate::effects::reroll::Reroll;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::approach::Flee;
use crate::rules::defeat::Cause;
use crate::rules::sight::reaches;
use crate::spaces::{Space, Spaces};
use crate::state::{BeastId, Figure, HeroId};

/// The highest natural roll after which a monster flees. [TOM-FLEE-01]
const FLIGHT: u8 = 5;

/// An attack on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// Who attacks.
    pub by: Figure,
    /// With what.
    pub with: Means,
    /// The space of the one target; none for an attack on all.
    pub at: Option<Space>,
    /// Whether it goes through walls whatever its kind. [TOM-RUL-87]
    pub piercing: bool,
    /// Whether the modifier is 1 lower, because the target is too close. [TOM-RUL-74]
    pub too_close: bool,
}

impl Scene<'_> {
    /// An attack as the attacker makes it now, with everything that bears on it.
    #[inline]
    pub(crate) fn attack_of(self, by: Figure, with: Means) -> Attack {
        match (by, with) {
            (Figure::Beast(beast), _) => self.stats(beast).attack,
            (Figure::Hero(hero), Means::Own) => {
                let sidekick = self.character(hero.seat()).sidekick.as_ref();
                self.standard(hero, sidekick.expect("only sidekicks attack so").attack)
            }
            (Figure::Hero(hero), Means::Action(slot)) => {
                let card = &self.character(hero.seat()).actions[slot.index()];
                self.standard(hero, card.attack().expect("the Action is an attack"))
            }
            (_, Means::Item(item)) => self.game.item(item).attack().expect("the Item is an attack"),
        }
    }

    /// A standard attack with the bonuses of Items and ship. [TOM-RUL-55]
    #[inline]
    pub(crate) fn standard(self, hero: HeroId, printed: Attack) -> Attack {
        let mut attack = printed;
        if !hero.is_sidekick() && !self.state.items.is_empty() {
            let gear = self.gear(hero);
            if printed.max() == 1 {
                attack.modifier += gear.melee;
            } else {
                attack.range.1 += gear.range;
            }
        }
        if self.state.ship.is_some() {
            attack.range.1 += 1; // [TOM-RUL-103]
        }
        attack
    }

    /// The same with a Ghost Glass in hand, if the acting hero has used one. [TOM-RUL-87]
    #[inline]
    pub(crate) fn aimed(self, by: Figure, with: Means) -> Attack {
        let attack = self.attack_of(by, with);
        if self.state.acting.piercing { Attack { kind: Kind::Pierce, ..attack } } else { attack }
    }

    /// The attack of a blow: a Ghost Glass makes it pierce, and a monster that is hemmed in reaches only
    /// those who are too close. [TOM-RUL-74]
    fn aim(self, blow: &Blow) -> Attack {
        let mut attack = self.attack_of(blow.by, blow.with);
        if blow.piercing {
            attack.kind = Kind::Pierce;
        }
        if blow.too_close {
            attack.modifier -= 1;
            attack.range = (0, attack.min().saturating_sub(1));
        }
        attack
    }

    /// The monsters an attack reaches from a space.
    #[inline]
    pub(crate) fn targets_of(self, attack: Attack, from: Space) -> impl Iterator<Item = BeastId> {
        let hit = move |beast: &BeastId| {
            reaches(&self.state.map, attack, from, self.state.beast(*beast).at).is_some()
        };
        self.state.living_beasts().filter(hit)
    }

    /// Whether a hero's attack may be made at this space, or at all it reaches. An attack on all may be made against
    /// just one of several; with one in range both are the same, and no space is named. [TOM-RUL-57]
    pub(crate) fn check_attack(self, with: Means, at: Option<Space>) -> Result<(), Illegal> {
        let hero = self.state.acting.hero;
        let attack = self.aimed(Figure::Hero(hero), with);
        let from = self.state.hero(hero).at;
        let Some(at) = at else {
            return match attack.targets {
                Targets::One => Err(Illegal::NeedsTarget),
                Targets::All if self.targets_of(attack, from).next().is_none() => Err(Illegal::NobodyInRange),
                Targets::All => Ok(()),
            };
        };
        if self.state.beast_at(at).is_none() {
            return Err(Illegal::NoMonsterThere(at));
        }
        if reaches(&self.state.map, attack, from, at).is_none() {
            return Err(self.why_out_of_reach(attack, from, at));
        }
        match attack.targets {
            Targets::All if self.targets_of(attack, from).nth(1).is_none() => Err(Illegal::OnlyTarget),
            Targets::One | Targets::All => Ok(()),
        }
    }

    /// The one monster that an attack on all would strike now, if it is no more and no less than one. [TOM-RUL-57]
    pub(crate) fn only_target(self, with: Means) -> Option<Space> {
        let hero = self.state.acting.hero;
        let printed = match with {
            Means::Action(slot) => self.character(hero.seat()).actions.get(slot.index())?.attack(),
            Means::Item(item) => self.game.items().get(item.index())?.attack(),
            Means::Own => None,
        };
        printed.filter(|it| it.targets == Targets::All)?;
        let mut targets = self.targets_of(self.aimed(Figure::Hero(hero), with), self.state.hero(hero).at);
        let only = targets.next()?;
        targets.next().is_none().then(|| self.state.beast(only).at)
    }

    fn why_out_of_reach(self, attack: Attack, from: Space, at: Space) -> Illegal {
        let map = &self.state.map;
        match crate::rules::sight::range(map, attack.kind, from, at) {
            Some(range) => Illegal::OutOfRange { at, range, min: attack.min(), max: attack.max() },
            None => match attack.kind {
                Kind::Sight => Illegal::NoSight(at),
                Kind::Corner => Illegal::NoWayRound(at),
                Kind::Pierce => Illegal::GateBetween(at),
            },
        }
    }

    /// The figures an attack strikes, in reading order. [TOM-RUL-57]
    fn struck(self, blow: &Blow, attack: Attack) -> Spaces {
        let grid = self.state.map.grid;
        if let Some(at) = blow.at {
            return grid.only(at);
        }
        let from = self.stands(blow.by);
        let mut spaces = Spaces::NONE;
        let mut consider = |at: Space| {
            if reaches(&self.state.map, attack, from, at).is_some() {
                grid.add(&mut spaces, at);
            }
        };
        match blow.by {
            Figure::Hero(_) => {
                self.state.living_beasts().for_each(|beast| consider(self.state.beast(beast).at));
            }
            Figure::Beast(_) => self.visible_heroes().for_each(|hero| consider(self.state.hero(hero).at)),
        }
        spaces
    }

    /// The Armor of a hero, with gear and ward. [TOM-RUL-47]
    pub(crate) fn hero_armor(self, hero: HeroId) -> u8 {
        let character = self.character(hero.seat());
        let ward = self.state.hero(hero).ward;
        match &character.sidekick {
            Some(sidekick) if hero.is_sidekick() => sidekick.armor + ward,
            _ => character.armor + self.gear(hero).armor + ward,
        }
    }
}

/// The attack is rolled for. [TOM-ATK-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike(pub Blow);

impl Deed<Tomb> for Strike {
    fn run(self, play: &mut Play<'_>) {
        let blow = self.0;
        let roll = play.d20();
        play.tell_roll(&blow, roll);
        match play.scene().reroll_item(blow.by) {
            Some(_) => play.push(Reroll { blow, roll }),
            None => play.push(Resolve { blow, roll }),
        }
    }
}

/// The sum is compared with each target's Armor, and the attack takes effect. [TOM-ATK-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resolve {
    /// Which attack.
    pub blow: Blow,
    /// The natural roll.
    pub roll: u8,
}

impl Deed<Tomb> for Resolve {
    fn run(self, play: &mut Play<'_>) {
        let Self { blow, roll } = self;
        if let (Figure::Beast(beast), 1..=FLIGHT) = (blow.by, roll) {
            play.push(Flee(beast));
        }
        if roll == 1 {
            return play.fumble(blow.by);
        }
        let attack = play.scene().aim(&blow);
        let struck = play.scene().struck(&blow, attack);
        let grid = play.state.map.grid;
        for at in grid.iter(struck) {
            let target = match blow.by {
                Figure::Hero(_) => play.state.beast_at(at).map(Figure::Beast),
                Figure::Beast(_) => play.hero_target(at).map(Figure::Hero),
            };
            if let Some(target) = target {
                play.compare(&blow, attack, roll, target);
            }
            if play.is_over() {
                return;
            }
        }
    }
}

impl Play<'_> {
    /// A hero attacks: the roll is next, and with it whatever follows.
    pub(crate) fn declare(&mut self, with: Means, at: Option<Space>) {
        let by = Figure::Hero(self.state.acting.hero);
        let piercing = std::mem::take(&mut self.state.acting.piercing);
        let blow = Blow { by, with, at, piercing, too_close: false };
        self.push(Strike(blow));
    }

    pub(crate) fn tell_roll(&mut self, blow: &Blow, roll: u8) {
        let scene = self.scene();
        let attack = scene.aim(blow);
        let targets = u8::try_from(scene.struck(blow, attack).count()).expect("a dozen figures");
        let modifier = attack.modifier;
        let by = scene.whom_figure(blow.by);
        let rules = self.roll_rules(blow, attack, targets);
        self.tell(rules, Event::Attacks { by, roll, modifier, targets, too_close: blow.too_close });
    }

    fn roll_rules(&self, blow: &Blow, attack: Attack, targets: u8) -> &'static [RuleId] {
        let ship = self.state.ship.is_some() && matches!(blow.by, Figure::Hero(_));
        match (blow.with, attack.kind, attack.targets) {
            _ if blow.too_close => &[cites::ATK_02, cites::MON_05, cites::RUL_74],
            _ if blow.piercing => &[cites::ATK_02, cites::RUL_87, cites::LOS_05],
            (Means::Item(_), ..) => &[cites::ATK_02, cites::RUL_54, cites::RUL_55, cites::ITEM_03],
            (.., Targets::All) if targets > 1 => {
                &[cites::ATK_02, cites::RANGE_01, cites::RUL_56, cites::RUL_57]
            }
            (.., Targets::All) => &[cites::ATK_02, cites::RANGE_06, cites::RUL_57],
            _ if ship => &[cites::ATK_02, cites::SHIP_10, cites::RUL_103, cites::RUL_55],
            (_, Kind::Corner, _) => &[cites::ATK_02, cites::LOS_05, cites::RUL_14, cites::RANGE_04],
            (_, Kind::Pierce, _) => &[cites::ATK_02, cites::LOS_05, cites::RUL_15, cites::RANGE_05],
            (_, Kind::Sight, _) if self.slants(blow) => {
                &[cites::ATK_02, cites::LOS_01, cites::LOS_04, cites::RUL_11, cites::RUL_12, cites::RANGE_02]
            }
            (_, Kind::Sight, _) if attack.max() > 1 => {
                &[cites::ATK_02, cites::LOS_01, cites::LOS_02, cites::RUL_11, cites::RANGE_02, cites::RUL_10]
            }
            _ => &[cites::ATK_02, cites::ATK_01, cites::LOS_01, cites::RANGE_03],
        }
    }

    /// Whether the line to the one target runs at 45 degrees. [TOM-LOS-04]
    fn slants(&self, blow: &Blow) -> bool {
        let from = self.scene().stands(blow.by);
        blow.at.is_some_and(|at| at.x.abs_diff(from.x) == at.y.abs_diff(from.y))
    }

    fn hero_target(&self, at: Space) -> Option<HeroId> {
        self.state.living_heroes().find(|hero| self.state.hero(*hero).at == at)
    }

    /// A natural 1 costs the attacker 1 HP and does nothing else. [TOM-ATK-06]
    fn fumble(&mut self, by: Figure) {
        let whom = self.scene().whom_figure(by);
        let rules: &[_] = match by {
            Figure::Hero(_) => &[cites::ATK_06, cites::RUL_59],
            Figure::Beast(_) => &[cites::ATK_06, cites::RUL_59, cites::RUL_60],
        };
        self.tell(rules, Event::Fumbles { by: whom });
        self.wound(by, 1, Cause::Fumble);
    }

    fn compare(&mut self, blow: &Blow, attack: Attack, roll: u8, target: Figure) {
        let scene = self.scene();
        let armor = match target {
            Figure::Hero(hero) => scene.hero_armor(hero),
            Figure::Beast(beast) => scene.stats(beast).armor,
        };
        let (by, whom) = (scene.whom_figure(blow.by), scene.whom_figure(target));
        let warded = matches!(target, Figure::Hero(hero) if scene.state.hero(hero).ward > 0);
        let geared = matches!(target, Figure::Hero(hero) if scene.gear(hero).armor > 0);
        let roll_sum = roll.cast_signed() + attack.modifier;
        let natural = roll == 20;
        if roll_sum < armor.cast_signed() {
            let rules: &[_] = match (natural, warded) {
                (true, _) => &[cites::ATK_03, cites::RUL_58],
                (_, false) if geared => &[cites::ATK_03, cites::RUL_82],
                (_, true) => &[cites::ATK_03, cites::RUL_47, cites::SHIELD_01],
                _ => &[cites::ATK_03],
            };
            return self.tell(rules, Event::Misses { by, whom, total: roll_sum, armor });
        }
        let rules: &[_] = match (natural, blow.by) {
            (true, _) => &[cites::ATK_03, cites::ATK_05, cites::RUL_58],
            (_, Figure::Beast(_)) if roll <= FLIGHT => &[cites::ATK_03, cites::RUL_61],
            _ => &[cites::ATK_03, cites::ATK_07],
        };
        self.tell(rules, Event::Hits { by, whom, total: roll_sum, armor, natural });
        self.hit(blow, attack, target, attack.damage + u8::from(natural));
    }
}
