//! Damage: its parts, its dice, what is left of it for somebody. [PHA-RUL-56]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat};

use super::attack::Assault;
use crate::cites;
use crate::content::{
    Amount, CardType, DamageType, Effect, Flag, Pharaoh, Set, Steps, Value, Ward, Who, Window,
};
use crate::effects::{Damage, If, ModifyDamage, Side, Verb};
use crate::event::Event;
use crate::item::{Blow, Item, ItemId, Origin, Part, RollFor, What};
use crate::play::{Play, Scene};
use crate::state::{Figure, Piece};

/// A4: the damage becomes known, once for all targets. [PHA-RUL-55]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure(pub Assault);

impl Deed<Pharaoh> for Measure {
    fn run(self, play: &mut Play<'_>) {
        let Self(assault) = self;
        if play.item(assault.item).blow.known {
            return;
        }
        let mut blow = play.scene().gather(play.item(assault.item), &assault);
        let dice = blow.parts.iter().fold(0u8, |sum, part| sum.saturating_add(part.dice));
        blow.known = dice == 0;
        let item = play.item_mut(assault.item);
        blow.turned = item.blow.turned;
        blow.target = item.blow.target;
        item.blow = blow;
        let (by, room) = (item.by, item.room);
        if dice > 0 {
            play.roll(dice, RollFor::Damage(assault.item), by, room);
        } else if !play.item(assault.item).blow.parts.is_empty() {
            let points = play.item(assault.item).blow.total();
            play.tell_threat(assault.item, points);
        }
    }
}

/// An attack being put together.
#[derive(Debug)]
pub struct Gathering<'a> {
    scene: Scene<'a>,
    item: &'a Item,
    victim: Figure,
    blow: Blow,
    /// The damage type of the attack itself.
    main: DamageType,
    source: Option<CardType>,
    /// Types that everything becomes.
    becomes: Set<DamageType>,
    /// What adds to it now.
    from: Origin,
}

impl<'a> Scene<'a> {
    /// The damage of an item against somebody before the dice, and how it may be met.
    pub(crate) fn gather(self, item: &'a Item, assault: &Assault) -> Blow {
        let source = item.card.map(|card| self.design(card).kind);
        let mut gathering = Gathering {
            scene: self,
            item,
            victim: assault.victim,
            blow: Blow { needed: 1, turned: item.blow.turned, ..Blow::default() },
            main: DamageType::Untyped,
            source,
            becomes: Set::EMPTY,
            from: Origin::Printed,
        };
        gathering.own(assault);
        gathering.multiply();
        gathering.row_changes(assault);
        gathering.accompany();
        gathering.standing();
        gathering.finish()
    }

    /// The life points of a figure.
    pub(crate) fn life_of(self, figure: Figure) -> i16 {
        match figure {
            Figure::Character(seat) => self.state.player(seat).life,
            Figure::Card(piece) => self.state.tabled(piece).map_or(0, |it| i16::from(it.left())),
            Figure::Monster(id) => self.state.monster(id).map_or(0, |it| it.life),
        }
    }

    /// By how much the own numbers of an item count. [PHA-RUL-57]
    pub(crate) fn factor(self, item: &Item) -> u8 {
        let mut factor = 1;
        for piece in item.with.cards() {
            for window in [Window::Mod, Window::Att] {
                let Some(block) = self.design(piece).block(window) else { continue };
                for step in &block.steps {
                    if let Effect::Multiply(multiply) = step
                        && (multiply.only.is_empty() || self.is_wanted_host(item, multiply.only))
                    {
                        factor += multiply.by - 1;
                    }
                }
            }
        }
        factor
    }

    /// Whether an item is the kind of host a multiplier wants.
    fn is_wanted_host(self, item: &Item, only: Set<crate::content::Filter>) -> bool {
        let card = item.card.map(|card| self.design(card));
        only.iter().any(|filter| match filter {
            crate::content::Filter::Hit => item.what == What::Hit,
            crate::content::Filter::Weapon => {
                card.is_some_and(|it| it.kind.is_weapon() || it.damage_type() == Some(DamageType::Weapons))
            }
            _ => false,
        })
    }

    /// What is left of an item's damage for somebody: immunity, then the taking side. [PHA-RUL-69]
    pub(crate) fn damage_for(self, item: &Item, victim: Figure) -> (i16, i16, i16) {
        let wards = self.wards(victim);
        let (mut points, mut immune) = (0, 0);
        for part in item.blow.parts.iter() {
            let typed = part.types.iter().filter_map(Ward::against).any(|ward| wards.has(ward));
            let levelled = part.source.and_then(Ward::against_card).is_some_and(|ward| wards.has(ward));
            if typed || levelled {
                immune += part.points;
            } else {
                points += part.points;
            }
        }
        let change = match victim {
            Figure::Character(seat) if points > 0 => self.taken_by(seat).max(-points),
            _ => 0,
        };
        ((points + change).max(0), immune, change)
    }
}

impl Scene<'_> {
    /// The rules an item's damage follows: what multiplies or adds to it, else where it comes from.
    fn threat_rules(self, item: &Item) -> &'static [RuleId] {
        let with = |fits: &dyn Fn(&Effect) -> bool| {
            let blocks = item.with.cards().flat_map(|piece| &self.design(piece).effect);
            blocks.flat_map(|block| &block.steps).any(fits)
        };
        let own = matches!(
            item.what,
            What::Hit | What::Play(_) | What::Use | What::UseHex | What::Ability | What::Defense(_)
        );
        let benefit = own
            && item.by.is_some_and(|seat| {
                self.benefits(seat).iter().any(|step| matches!(step, Effect::ModifyDamage(_)))
            });
        if self.factor(item) > 1 {
            return &[
                cites::RUL_56,
                cites::RUL_57,
                cites::RUL_58,
                cites::PHC_02,
                cites::PHC_P11,
                cites::RUL_55,
            ];
        }
        if with(&|step| matches!(step, Effect::SetType(_))) {
            return &[cites::RUL_56, cites::PHC_P12, cites::RUL_58, cites::RUL_55];
        }
        if with(&|step| matches!(step, Effect::If(_))) {
            return &[cites::RUL_56, cites::PHC_P01, cites::PHC_P10, cites::PHC_03, cites::RUL_55];
        }
        if item.with.cards().next().is_some() || item.with.rider {
            return &[
                cites::RUL_56,
                cites::RUL_58,
                cites::PHC_01,
                cites::PHC_02,
                cites::PHC_P10,
                cites::RUL_55,
            ];
        }
        if benefit {
            return &[cites::RUL_105, cites::BEN_02, cites::RUL_56, cites::PHC_12, cites::RUL_55];
        }
        match item.what {
            What::Hit => &[cites::ATK_05, cites::IMM_01, cites::RUL_58, cites::RUL_55],
            What::Monster => &[cites::MON_10, cites::ATK_01, cites::RUL_55],
            What::Agent { .. } => match item.card.and_then(|card| self.design(card).agent()) {
                Some(agent) if agent.damage == Value::Remaining => {
                    &[cites::AGT_11, cites::RUL_91, cites::AGT_10]
                }
                _ => &[cites::AGT_09, cites::AGT_10, cites::RUL_55],
            },
            What::Event | What::Trap => &[cites::PHC_P08, cites::ATK_01, cites::IMM_01, cites::RUL_103],
            _ if item.targets.len() > 1 || item.place.is_some() => {
                &[cites::ATK_04, cites::RUL_59, cites::PHC_P04, cites::PHC_P08]
            }
            _ => &[cites::PHC_P08, cites::ATK_05, cites::RUL_58, cites::RUL_55],
        }
    }
}

impl Gathering<'_> {
    /// The source's own printed numbers.
    fn own(&mut self, assault: &Assault) {
        match self.item.what {
            What::Hit => {
                let seat = self.item.by.expect("characters hit");
                let hit = self.scene.game.character(self.scene.state.player(seat).character).hit;
                self.add(hit, None);
            }
            What::Agent { .. } => {
                let Some(card) = self.item.card else { return };
                let Some(agent) = self.scene.design(card).agent() else { return };
                self.source = None;
                self.main = agent.kind;
                let amount = match agent.damage {
                    Value::Amount(amount) => amount,
                    _ => Amount::fixed(self.scene.life_of(Figure::Card(card))),
                };
                self.add(amount, None);
            }
            What::Monster => {
                let Some(Figure::Monster(id)) = self.item.actor else { return };
                let Some(monster) = self.scene.state.monster(id) else { return };
                let Some(printed) = self.scene.hex(monster.home).monster() else { return };
                self.main = printed.kind;
                self.add(printed.damage, None);
            }
            _ => {
                let Some(steps) = assault.steps else { return };
                self.scene.game.steps(steps).iter().for_each(|effect| effect.strikes(self));
            }
        }
    }

    /// An attack of the row.
    pub(crate) fn strike(&mut self, damage: &Damage) {
        self.main = damage.kind;
        if let Value::Amount(amount) = damage.value {
            self.add(amount, None);
        }
        self.blow.no_dodge |= damage.flags.has(Flag::NoDodge);
        self.blow.no_cards |= damage.flags.has(Flag::NoCards);
        self.blow.pierce |= damage.flags.has(Flag::Pierce);
    }

    /// No card helps against it.
    pub(crate) fn dodge_only(&mut self) {
        self.blow.no_cards = true;
    }

    /// It must be defended against so many times.
    pub(crate) fn repeat(&mut self, times: u8) {
        self.blow.needed = self.blow.needed.max(times);
    }

    /// All its damage becomes of this type.
    pub(crate) fn becomes(&mut self, kind: DamageType) {
        self.becomes = self.becomes.with(Set::of(kind));
    }

    /// The list of an `If` that counts.
    pub(crate) fn branch<'b>(&self, it: &'b If) -> &'b Steps {
        if self.scene.holds(it.condition, self.item, Some(self.victim)) { &it.then } else { &it.or }
    }

    /// Changes printed in the row itself belong to the bracket that is multiplied. [PHA-RUL-57]
    fn row_changes(&mut self, assault: &Assault) {
        let Some(steps) = assault.steps else { return };
        let factor = self.scene.factor(self.item);
        let mut found: smallvec::SmallVec<[ModifyDamage; 4]> = smallvec::SmallVec::new();
        self.collect(self.scene.game.steps(steps), &mut found);
        if self.blow.parts.is_empty() {
            return;
        }
        for modify in found {
            self.add(modify.value.times(factor), modify.kind);
        }
    }

    fn collect(&self, steps: &[Effect], found: &mut smallvec::SmallVec<[ModifyDamage; 4]>) {
        for effect in steps {
            if let Effect::ModifyDamage(modify) = effect
                && modify.side == Side::Dealt
            {
                found.push(*modify);
            } else if let Effect::If(it) = effect {
                self.collect(self.branch(it), found);
            }
        }
    }

    fn multiply(&mut self) {
        let factor = self.scene.factor(self.item);
        for part in self.blow.parts.iter_mut() {
            part.dice = part.dice.saturating_mul(factor);
            part.points = part.points.saturating_mul(i16::from(factor));
        }
    }

    /// What attachments, modifiers and the rider add.
    fn accompany(&mut self) {
        let item = self.item;
        self.from = Origin::Cards;
        for piece in item.with.cards() {
            self.accompanied_by(piece);
        }
        if item.with.rider
            && let Some(seat) = item.by
        {
            self.from = Origin::Ability;
            let ability = &self.scene.game.character(self.scene.state.player(seat).character).effect;
            self.changes(&ability.steps);
        }
    }

    fn accompanied_by(&mut self, piece: Piece) {
        for window in [Window::Att, Window::Mod] {
            if let Some(block) = self.scene.design(piece).block(window) {
                self.changes(&block.steps);
            }
        }
    }

    fn changes(&mut self, steps: &[Effect]) {
        for effect in steps {
            effect.alters(self);
        }
    }

    /// Standing bonuses of the character that attacks itself. [PHC-P10]
    fn standing(&mut self) {
        let own =
            matches!(self.item.what, What::Hit | What::Play(_) | What::Use | What::UseHex | What::Ability);
        let (true, Some(seat)) = (own, self.item.by) else { return };
        if self.victim == Figure::Character(seat) || self.scene.state.player(seat).defeated {
            return;
        }
        let mut found: smallvec::SmallVec<[(ModifyDamage, Origin); 6]> = smallvec::SmallVec::new();
        self.scene.dealt_by(seat, |modify, from| found.push((*modify, from)));
        for (modify, from) in found {
            self.from = from;
            self.change(&modify);
        }
    }

    /// A bonus of the attacker.
    pub(crate) fn change(&mut self, modify: &ModifyDamage) {
        if self.blow.parts.is_empty() || modify.who != Who::User && modify.who != Who::HereAll {
            return;
        }
        if !modify.only.is_empty() {
            let probe = Item { blow: self.blow, ..self.item.clone() };
            if !self.scene.attack_fits(&probe, modify.only, self.victim) {
                return;
            }
        }
        self.add(modify.value, modify.kind);
    }

    /// Adds a part; a type of its own makes it a part of its own. [PHA-RUL-58]
    fn add(&mut self, amount: Amount, kind: Option<DamageType>) {
        let kind = kind.unwrap_or(self.main);
        let part = Part {
            types: Set::of(kind),
            dice: amount.dice,
            points: amount.plus,
            rolled: 0,
            source: self.source,
            from: self.from,
        };
        if !self.blow.parts.push(part)
            && let Some(last) = self.blow.parts.last_mut()
        {
            last.dice = last.dice.saturating_add(amount.dice);
            last.points = last.points.saturating_add(amount.plus);
        }
    }

    fn finish(mut self) -> Blow {
        if !self.becomes.is_empty() {
            for part in self.blow.parts.iter_mut() {
                part.types = self.becomes;
            }
        }
        self.blow
    }
}

impl Play<'_> {
    /// The dice of the damage count, part by part.
    pub(crate) fn damage_known(&mut self, of: ItemId, dice: &[u8]) {
        let blow = &mut self.item_mut(of).blow;
        let mut dice = dice.iter();
        for part in blow.parts.iter_mut() {
            let sum: i16 = dice.by_ref().take(usize::from(part.dice)).map(|face| i16::from(*face)).sum();
            part.rolled = sum;
            part.points = (part.points + sum).max(0);
        }
        blow.known = true;
        let points = blow.total();
        self.tell_threat(of, points);
    }

    /// So much damage comes to the present target, before it defends. [PHA-RUL-55]
    fn tell_threat(&mut self, of: ItemId, points: i16) {
        let Some(at) = self.item(of).blow.target else { return };
        let rules = self.scene().threat_rules(self.item(of));
        let sum = self.item(of).blow.sum();
        self.tell(rules, Event::Threat { at, points, sum });
    }

    /// Damage that is a cost: straight off the life points. [PHA-RUL-102]
    pub(crate) fn pay_life(&mut self, seat: Seat, points: i16) {
        let player = self.state.player_mut(seat);
        player.life -= points;
        let left = player.life;
        self.tell(&[cites::RUL_102, cites::EVT_07, cites::PHC_P05], Event::Paid { seat, points, left });
    }
}
