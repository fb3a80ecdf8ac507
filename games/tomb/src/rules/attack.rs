//! Attacking: who can be attacked, the roll, the hit and its riders. [TOM-ATK-01]

use table::RuleId;

use crate::cites;
use crate::content::{Attack, Effect, Kind, Rider, Targets, Trait};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::sight::reaches;
use crate::spaces::{Direction, Space, Spaces};
use crate::state::{BeastId, Figure, HeroId};
use crate::step::{Blow, Step, Weapon};

/// The highest natural roll after which a monster flees. [TOM-FLEE-01]
const FLIGHT: u8 = 5;

impl Scene<'_> {
    /// An attack as the attacker makes it now, with everything that bears on it.
    #[inline]
    pub(crate) fn attack_of(self, by: Figure, with: Weapon) -> Attack {
        match (by, with) {
            (Figure::Beast(beast), _) => self.stats(beast).attack,
            (Figure::Hero(hero), Weapon::Own) => {
                let sidekick = self.character(hero.seat()).sidekick.as_ref();
                self.standard(hero, sidekick.expect("only sidekicks attack so").attack)
            }
            (Figure::Hero(hero), Weapon::Action(slot)) => {
                let card = &self.character(hero.seat()).actions[slot.index()];
                self.standard(hero, card.attack().expect("the Action is an attack"))
            }
            (_, Weapon::Item(item)) => self.game.item(item).attack().expect("the Item is an attack"),
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
    pub(crate) fn aimed(self, by: Figure, with: Weapon) -> Attack {
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

    /// Whether a hero's attack may be made at this space, or at all it reaches. [TOM-ATK-01]
    pub(crate) fn check_attack(self, with: Weapon, at: Option<Space>) -> Result<(), Illegal> {
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
        if attack.targets == Targets::All {
            return Err(Illegal::StrikesAll);
        }
        if self.state.beast_at(at).is_none() {
            return Err(Illegal::NoMonsterThere(at));
        }
        if reaches(&self.state.map, attack, from, at).is_some() {
            return Ok(());
        }
        Err(self.why_out_of_reach(attack, from, at))
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

    /// The Item that lets a hero roll an attack again. [TOM-RUL-86]
    fn reroll_item(self, by: Figure) -> Option<usize> {
        let Figure::Hero(hero) = by else { return None };
        let usable = |card: &crate::state::Card| {
            self.may_use(hero, card.place) && self.game.item(card.item).does(Effect::Reroll)
        };
        self.state.items.iter().position(usable)
    }
}

impl Play<'_> {
    /// A hero attacks: the roll is next, and with it whatever follows.
    pub(crate) fn declare(&mut self, with: Weapon, at: Option<Space>) {
        let by = Figure::Hero(self.state.acting.hero);
        let piercing = std::mem::take(&mut self.state.acting.piercing);
        let blow = Blow { by, with, at, piercing, too_close: false };
        self.state.agenda.push(Step::Strike(blow));
    }

    /// Rolls the die. [TOM-ATK-02]
    pub(crate) fn strike(&mut self, blow: Blow) {
        let roll = self.d20();
        self.tell_roll(&blow, roll);
        let step = match self.scene().reroll_item(blow.by) {
            Some(_) => Step::Reroll(blow, roll),
            None => Step::Resolve(blow, roll),
        };
        self.state.agenda.push(step);
    }

    fn tell_roll(&mut self, blow: &Blow, roll: u8) {
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
            (Weapon::Item(_), ..) => &[cites::ATK_02, cites::RUL_54, cites::RUL_55, cites::ITEM_03],
            (.., Targets::All) if targets > 1 => {
                &[cites::ATK_02, cites::RANGE_01, cites::RUL_56, cites::RUL_57]
            }
            (.., Targets::All) => &[cites::ATK_02, cites::RANGE_06, cites::RUL_56, cites::RUL_57],
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

    /// The die is rolled again, whatever comes. [TOM-RUL-86]
    pub(crate) fn roll_again(&mut self, blow: Blow, before: u8) {
        self.state.agenda.take();
        let place = self.scene().reroll_item(blow.by).expect("a reroll is only offered with the Item");
        let Figure::Hero(hero) = blow.by else { unreachable!("only heroes hold Items") };
        let (by, item) = (self.scene().whom(hero), self.state.items.get(place).expect("it is held").item);
        self.tell(&[cites::RUL_86, cites::RUL_81], Event::RollsAgain { by, item, before });
        self.discard(place);
        let roll = self.d20();
        self.tell_roll(&blow, roll);
        self.state.agenda.push(Step::Resolve(blow, roll));
    }

    /// The roll stands.
    pub(crate) fn keep_roll(&mut self, blow: Blow, roll: u8) {
        self.state.agenda.take();
        self.state.agenda.push(Step::Resolve(blow, roll));
    }

    /// Compares the sum with each target's Armor. [TOM-ATK-03]
    pub(crate) fn resolve(&mut self, blow: Blow, roll: u8) {
        if let (Figure::Beast(beast), 1..=FLIGHT) = (blow.by, roll) {
            self.state.agenda.push(Step::Flee(beast));
        }
        if roll == 1 {
            return self.fumble(blow.by);
        }
        let attack = self.scene().aim(&blow);
        let struck = self.scene().struck(&blow, attack);
        let grid = self.state.map.grid;
        for at in grid.iter(struck) {
            let target = match blow.by {
                Figure::Hero(_) => self.state.beast_at(at).map(Figure::Beast),
                Figure::Beast(_) => self.hero_target(at).map(Figure::Hero),
            };
            if let Some(target) = target {
                self.compare(&blow, attack, roll, target);
            }
            if self.is_over() {
                return;
            }
        }
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
        self.wound(by, 1);
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

    /// A hit that nothing cancels costs HP; then its rider takes effect. [TOM-RUL-62]
    fn hit(&mut self, blow: &Blow, attack: Attack, target: Figure, damage: u8) {
        if let Figure::Hero(hero) = target
            && self.blocked(hero)
        {
            return;
        }
        self.wound(target, damage);
        if self.is_over() {
            return;
        }
        match (attack.rider, target) {
            (Some(Rider::Drain(hp)), _) => self.drain(blow.by, hp),
            (Some(Rider::Pin), Figure::Beast(beast)) => self.pin(beast),
            (Some(Rider::Shift(by)), target) => self.shift(blow.by, target, by),
            (Some(Rider::Pin), Figure::Hero(_)) | (None, _) => {}
        }
    }

    /// The block roll of a shielded hero. [TOM-RUL-46]
    fn blocked(&mut self, hero: HeroId) -> bool {
        let at = self.state.hero(hero).block;
        if at == 0 {
            return false;
        }
        let roll = self.d20();
        let who = self.scene().whom(hero);
        self.tell(&[cites::RUL_46, cites::SHIELD_01], Event::BlockRoll { who, roll, at });
        roll >= at
    }

    /// The attacker heals by what it drains, if it is a character. [TOM-RUL-62]
    fn drain(&mut self, by: Figure, hp: u8) {
        if let Figure::Hero(hero) = by
            && !hero.is_sidekick()
        {
            self.restore(hero, hero, hp, &[cites::RUL_62, cites::CHAR_05]);
        }
    }

    /// A pinned monster stays where it is until the next Stage Turn is over. [TOM-RUL-64]
    fn pin(&mut self, beast: BeastId) {
        if self.state.beast(beast).hp == 0 {
            return;
        }
        let who = self.scene().whom_beast(beast);
        if self.scene().stats(beast).traits.has(Trait::Boss) {
            return self.tell(&[cites::RUL_64, cites::RUL_79], Event::NotPinned { who });
        }
        self.state.beast_mut(beast).pinned = true;
        self.tell(&[cites::RUL_64, cites::RUL_62], Event::Pinned { who });
    }

    /// Pushes or pulls a surviving target in a straight line. [TOM-RUL-63]
    fn shift(&mut self, by: Figure, target: Figure, spaces: i8) {
        let Figure::Beast(beast) = target else { return };
        if self.state.beast(beast).hp == 0 {
            return;
        }
        let who = self.scene().whom_beast(beast);
        let traits = self.scene().stats(beast).traits;
        if traits.has(Trait::Boss) || traits.has(Trait::Rooted) {
            return self.tell(&[cites::RUL_63, cites::RUL_79], Event::NotShifted { who });
        }
        let to = self.scene().shifted(by, beast, spaces);
        if to != self.state.beast(beast).at {
            self.state.beast_mut(beast).at = to;
            self.tell(&[cites::RUL_63, cites::RUL_62], Event::Shifted { who, to });
        }
    }
}

impl Scene<'_> {
    /// Where a shift ends.
    fn shifted(self, by: Figure, beast: BeastId, spaces: i8) -> Space {
        let (from, mut at) = (self.stands(by), self.state.beast(beast).at);
        let level = from.x.abs_diff(at.x) >= from.y.abs_diff(at.y);
        let away = match (level, at.x >= from.x, at.y >= from.y) {
            (true, true, _) => Direction::Right,
            (true, false, _) => Direction::Left,
            (false, _, true) => Direction::Down,
            (false, _, false) => Direction::Up,
        };
        let direction = if spaces > 0 { away } else { away.opposite() };
        let passage = self.monster_passage(beast);
        let grid = self.state.map.grid;
        for _ in 0..spaces.unsigned_abs() {
            let offset = if level { from.x.abs_diff(at.x) } else { from.y.abs_diff(at.y) };
            if spaces < 0 && offset == 0 {
                break;
            }
            match grid.next(at, direction) {
                Some(next) if grid.has(passage.stop, next) => at = next,
                _ => break,
            }
        }
        at
    }
}
