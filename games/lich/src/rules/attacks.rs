//! The attack: announced, evaded, added up, reduced, answered. [LIC-RUL-33]

use table::{RuleId, Seat, SeatSet};

use super::harm::Cause;
use crate::cites;
use crate::content::AttackType;
use crate::event::{Announced, Event, Figure, Spread, Sum};
use crate::field::{FoeId, MAX_FOES};
use crate::list::List;
use crate::play::{Play, Scene};
use crate::state::Who;

/// An attack on its way. [LIC-RUL-32]
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a tag or keyword the attack has or has not")]
pub(crate) struct Attack {
    /// Who attacks.
    pub(crate) by: Who,
    /// Whom.
    pub(crate) at: Who,
    /// Its one type.
    pub(crate) kind: AttackType,
    /// Tagged Spell.
    pub(crate) spell: bool,
    /// Tagged Explosive.
    pub(crate) explosive: bool,
    /// The raw damage and where it comes from; reductions are still to come.
    pub(crate) sum: Sum,
    /// What the neighbours of the target get: Cleave, or the splash of an explosion.
    pub(crate) spread: u8,
    /// [LIC-KEY-12]
    pub(crate) piercing: u8,
    /// [LIC-KEY-05]
    pub(crate) diseased: u8,
    /// [LIC-KEY-16]
    pub(crate) vampirism: bool,
    /// Whether it answers another attack. [LIC-RUL-50]
    pub(crate) answer: bool,
    /// Where its number comes from.
    pub(crate) form: Form,
}

/// Where the number of an attack comes from. [LIC-RUL-34]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Base damage alone. [LIC-STAT-03]
    Fist,
    /// Base damage and weapon. [LIC-STAT-04]
    Weapon,
    /// An ability's number with both. [LIC-STAT-05]
    Ability,
    /// A Spell's number and Spell Power. [LIC-STAT-06]
    Spell,
    /// The number of what is thrown. [LIC-RUL-44]
    Bomb,
    /// A monster's attack, or the fixed number of its ability.
    Monster,
}

impl Attack {
    /// An attack without any keyword.
    pub(crate) fn plain(by: Who, at: Who, kind: AttackType) -> Self {
        Self {
            by,
            at,
            kind,
            spell: false,
            explosive: false,
            sum: Sum::default(),
            spread: 0,
            piercing: 0,
            diseased: 0,
            vampirism: false,
            answer: false,
            form: Form::Monster,
        }
    }

    /// An adventurer's Attack action. [LIC-STAT-03] [LIC-STAT-04]
    pub(crate) fn by_hero(scene: Scene<'_>, seat: Seat, foe: FoeId) -> Self {
        Self::with_weapons(scene, seat, foe, scene.attack_type(seat))
    }

    /// An adventurer's attack that contains the weapon bonus: it carries the weapons' keywords.
    /// [LIC-RUL-77]
    pub(crate) fn with_weapons(scene: Scene<'_>, seat: Seat, foe: FoeId, kind: AttackType) -> Self {
        let weapon = scene.foe(foe).map_or(0, |(_, monster)| scene.weapon_bonus(seat, monster));
        let sum = Sum { attack: scene.attack(seat), weapon, ..Sum::default() };
        Self {
            sum,
            form: if scene.is_armed(seat) { Form::Weapon } else { Form::Fist },
            spread: scene.highest(seat, |it| it.cleave),
            piercing: scene.highest(seat, |it| it.piercing),
            diseased: scene.highest(seat, |it| it.diseased),
            vampirism: scene.has(seat, |it| it.vampirism),
            ..Self::plain(Who::Hero(seat), Who::Foe(foe), kind)
        }
    }

    /// A monster's attack, with all its keywords. [LIC-RUL-34]
    pub(crate) fn by_foe(scene: Scene<'_>, foe: FoeId, at: Seat) -> Self {
        let mut attack = Self::plain(Who::Foe(foe), Who::Hero(at), AttackType::Normal);
        let Some((piece, monster)) = scene.foe(foe) else { return attack };
        attack.kind = monster.reach;
        attack.spell = monster.spell;
        attack.sum.attack = scene.foe_attack(foe);
        if monster.keywords.pack_tactics {
            attack.sum.pack = scene.others_of_type(piece.id);
        }
        attack.carry(scene, foe);
        attack
    }

    /// Gives the attack the keywords of the monster that makes it.
    pub(crate) fn carry(&mut self, scene: Scene<'_>, foe: FoeId) {
        if let Some((_, monster)) = scene.foe(foe) {
            self.spread = monster.keywords.cleave;
            self.piercing = monster.keywords.piercing;
            self.diseased = monster.keywords.diseased;
            self.vampirism = monster.keywords.vampirism;
        }
    }
}

/// Somebody an attack reaches.
#[derive(Clone, Copy, Debug, Default)]
struct Victim {
    who: Who,
    sum: Sum,
}

impl Scene<'_> {
    /// A monster's attack with Chants and other changes, at least 0. [LIC-RUL-34]
    #[inline]
    pub(crate) fn foe_attack(self, id: FoeId) -> u8 {
        self.foe(id).map_or(0, |(foe, monster)| {
            (monster.attack + foe.chant).saturating_sub(foe.weakened + u8::from(foe.sickened))
        })
    }

    /// [LIC-RUL-42]
    #[inline]
    fn evade(self, who: Who) -> u8 {
        match who {
            Who::Hero(seat) => self.highest(seat, |it| it.evade),
            Who::Foe(id) => self.foe(id).map_or(0, |(_, monster)| monster.keywords.evade),
        }
    }

    #[inline]
    fn retaliates(self, who: Who) -> bool {
        match who {
            Who::Hero(seat) => self.has(seat, |it| it.retaliation),
            Who::Foe(id) => self.foe(id).is_some_and(|(_, monster)| monster.keywords.retaliation),
        }
    }

    /// Whether the card is standing, or on the field.
    #[inline]
    pub(crate) fn is_there(self, who: Who) -> bool {
        match who {
            Who::Hero(seat) => self.state.hero(seat).stands(),
            Who::Foe(id) => self.state.combat.field.get(id).is_some(),
        }
    }

    /// What a card's Armor and its neighbours' Guard take off a damage. [LIC-RUL-38]
    pub(crate) fn reduced(self, who: Who, sum: Sum, spell: bool, piercing: u8) -> Sum {
        let (armor, guard) = match who {
            Who::Hero(seat) => (self.total(seat, |it| it.armor), self.guard_of_hero(seat)),
            Who::Foe(id) => {
                (self.foe(id).map_or(0, |(_, monster)| monster.keywords.armor), self.guard_of_foe(id))
            }
        };
        Sum { armor: armor.saturating_sub(piercing), guard: if spell { 0 } else { guard }, ..sum }
    }

    /// Guard of the standing adventurers beside one. [LIC-RUL-58]
    fn guard_of_hero(self, seat: Seat) -> u8 {
        self.beside(seat).map(|other| self.total(other, |it| it.guard)).sum()
    }

    /// Guard of the monsters beside one. [LIC-RUL-10]
    fn guard_of_foe(self, id: FoeId) -> u8 {
        let Some((own, _)) = self.foe(id) else { return 0 };
        let beside = self.foes().filter(|(foe, _)| foe.place.adjacent(own.place));
        beside.map(|(_, monster)| monster.keywords.guard).sum()
    }

    /// The standing adventurers beside one, from left to right. [LIC-RUL-06]
    pub(crate) fn beside(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let column = self.state.column(seat);
        let neighbours = [column - 1, column + 1].into_iter().filter_map(move |it| self.state.in_column(it));
        neighbours.filter(move |other| self.state.hero(*other).stands())
    }
}

impl Play<'_> {
    /// An attack from its announcement to its answer.
    pub(crate) fn attack(&mut self, attack: Attack) {
        self.tell_attack(&attack);
        self.strike(attack);
    }

    /// The same without its announcement, which was made before a window.
    pub(crate) fn strike(&mut self, attack: Attack) {
        let mut felled = false;
        if !self.is_evaded(&attack) {
            felled = self.hit(&attack);
        }
        if !felled {
            self.retaliate(&attack);
        }
    }

    pub(crate) fn tell_attack(&mut self, attack: &Attack) {
        let Attack { by, at, kind, spell, explosive, answer, .. } = *attack;
        let event = Announced { by: self.figure(by), at: self.figure(at), kind, spell, explosive, answer };
        let rules = self.rules_of_attack(attack);
        self.tell(rules, Event::Attacks(event));
    }

    /// The defender rolls once, before damage, unless it is a Spell. [LIC-RUL-42]
    fn is_evaded(&mut self, attack: &Attack) -> bool {
        let evade = if attack.spell { 0 } else { self.scene().evade(attack.at) };
        if evade == 0 {
            return false;
        }
        let roll = self.d6();
        let missed = roll <= evade;
        let event = Event::Evades { who: self.figure(attack.at), roll, evade, missed };
        self.tell(&[cites::KEY_06, cites::RUL_42, cites::FAQ_01], event);
        missed
    }

    /// Damage, and everything that follows from it. Says whether the target was brought to 0.
    fn hit(&mut self, attack: &Attack) -> bool {
        let mut victims: List<Victim, MAX_FOES> = List::new();
        let scene = self.scene();
        let sum = scene.marked(attack);
        victims.push(Victim {
            who: attack.at,
            sum: scene.reduced(attack.at, sum, attack.spell, attack.piercing),
        });
        scene.each_beside(attack.at, |who| {
            if attack.spread > 0 {
                let sum = Sum { number: attack.spread, ..Sum::default() };
                victims.push(Victim { who, sum: scene.reduced(who, sum, attack.spell, attack.piercing) });
            }
        });
        let mut felled = SeatSet::NONE;
        let mut lost_by_all = 0;
        let mut lost_by_target = 0;
        for (place, victim) in victims.iter().enumerate() {
            let lost = self.lose_health(victim.who, victim.sum.damage(), attack.by, &mut felled);
            lost_by_all += lost;
            if place == 0 {
                lost_by_target = lost;
            }
            self.tell_hit(attack, victim, place == 0, lost);
        }
        let down = lost_by_target > 0 && self.health(attack.at) == 0;
        self.drink(attack, lost_by_all);
        if lost_by_target > 0 && !down {
            self.disease(attack);
        }
        let by = match attack.by {
            Who::Hero(seat) => Some(seat),
            Who::Foe(_) => None,
        };
        let cause = Cause { spell: attack.spell, explosive: attack.explosive, by };
        self.settle(felled, Some(attack.at), cause);
        down
    }

    fn tell_hit(&mut self, attack: &Attack, victim: &Victim, target: bool, lost: u8) {
        let Victim { who, sum } = *victim;
        let (at, left) = (self.figure(who), self.health(who));
        if let Figure::Foe(foe) = at
            && self.game.monster(foe.card).keywords.animated
        {
            self.tell(&[cites::KEY_01, cites::RUL_51, cites::ENEMY_02], Event::Unharmed { foe });
        } else if target {
            self.tell(self.rules_of_hit(attack, sum), Event::Hits { at, sum, lost, left });
        } else {
            let (by, rules): (_, &[RuleId]) = match (attack.explosive, who) {
                (true, _) => (Spread::Splash, &[cites::RUL_44, cites::RUL_05, cites::RUL_38, cites::RUL_42]),
                (false, Who::Foe(_)) => (
                    Spread::Cleave,
                    &[cites::KEY_04, cites::RUL_43, cites::RUL_05, cites::RUL_38, cites::RUL_42],
                ),
                (false, Who::Hero(_)) => (
                    Spread::Cleave,
                    &[cites::KEY_04, cites::RUL_43, cites::RUL_06, cites::RUL_38, cites::RUL_42],
                ),
            };
            self.tell(rules, Event::Hurts { at, by, sum, lost, left });
        }
    }

    /// Vampirism heals by what was really lost. [LIC-RUL-45]
    fn drink(&mut self, attack: &Attack, lost: u8) {
        if !attack.vampirism || lost == 0 {
            return;
        }
        let health = self.regain(attack.by, lost);
        if health > 0 {
            let event = Event::Drinks { who: self.figure(attack.by), health, now: self.health(attack.by) };
            self.tell(&[cites::KEY_16, cites::RUL_45], event);
        }
    }

    /// One roll for the main target. [LIC-RUL-46]
    fn disease(&mut self, attack: &Attack) {
        let number = attack.diseased;
        if number == 0 {
            return;
        }
        let roll = self.d6();
        let sickened = roll <= number;
        if sickened {
            match attack.at {
                Who::Hero(seat) => self.state.hero_mut(seat).sickened = true,
                Who::Foe(id) => {
                    if let Some(foe) = self.state.combat.field.get_mut(id) {
                        foe.sickened = true;
                    }
                }
            }
        }
        let event = Event::DiseaseRoll { who: self.figure(attack.at), roll, number, sickened };
        let rules: &[RuleId] = if sickened {
            &[cites::KEY_05, cites::RUL_46, cites::AIL_01, cites::RUL_47, cites::RUL_41]
        } else {
            &[cites::KEY_05, cites::RUL_46, cites::RUL_41]
        };
        self.tell(rules, event);
    }

    /// A Normal attack that did not fell its target is answered, if the target can. [LIC-RUL-49]
    fn retaliate(&mut self, attack: &Attack) {
        let there = |who| self.scene().is_there(who);
        let provoked = attack.kind == AttackType::Normal && !attack.answer;
        if !provoked || !self.fights_on() || !there(attack.by) || !there(attack.at) {
            return;
        }
        if !self.scene().retaliates(attack.at) {
            return;
        }
        let answer = match (attack.at, attack.by) {
            (Who::Hero(seat), Who::Foe(foe)) => {
                Attack::with_weapons(self.scene(), seat, foe, AttackType::Normal)
            }
            (Who::Foe(foe), Who::Hero(seat)) => Attack::by_foe(self.scene(), foe, seat),
            _ => return,
        };
        self.attack(Attack { kind: AttackType::Normal, answer: true, ..answer });
    }
}

impl Scene<'_> {
    /// The raw sum with the target's mark, which adds to damage only. [LIC-RUL-34]
    pub(crate) fn marked(self, attack: &Attack) -> Sum {
        let mark = match attack.at {
            Who::Foe(id) if attack.sum.raw() > 0 => self.foe(id).map_or(0, |(foe, _)| foe.marked),
            _ => 0,
        };
        Sum { mark, ..attack.sum }
    }

    /// The cards of its own side adjacent to one. [LIC-RUL-05] [LIC-RUL-06]
    pub(crate) fn each_beside(self, who: Who, mut each: impl FnMut(Who)) {
        match who {
            Who::Hero(seat) => self.beside(seat).for_each(|other| each(Who::Hero(other))),
            Who::Foe(id) => {
                let Some((own, _)) = self.foe(id) else { return };
                let beside = self.foes().filter(|(foe, _)| foe.place.adjacent(own.place));
                beside.for_each(|(foe, _)| each(Who::Foe(foe.id)));
            }
        }
    }
}
