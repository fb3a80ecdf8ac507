//! What abilities and consumables do, one file a verb.
//!
//! A use is legal if its target is and at least one of its effects would change something
//! [LIC-RUL-23]; so every turn is finite. What a player chooses follows from the first effect.

mod attack;
mod cure;
mod energize;
mod grant;
mod heal;
mod mark;
mod shove;
mod swap;
mod weaken;

use table::Seat;

use crate::action::{Side, Target};
use crate::content::{AbilityId, AttackType, Effect, MonsterType, Whom};
use crate::field::{Foe, FoeId};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// An ability or a consumable in somebody's hands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    /// Whose.
    pub(crate) by: Seat,
    /// Spell Power that counts: that of the user, for an ability marked Spell. [LIC-RUL-37]
    pub(crate) power: u8,
    /// The ability; none for a consumable, which is thrown. [LIC-RUL-82]
    pub(crate) ability: Option<AbilityId>,
}

impl Use {
    /// A consumable.
    pub(crate) const fn of_item(by: Seat) -> Self {
        Self { by, power: 0, ability: None }
    }
}

impl Scene<'_> {
    /// Every target a use could have now.
    #[inline]
    pub(crate) fn targets(self, using: Use, effects: &[Effect], mut each: impl FnMut(Target)) {
        let Some(first) = effects.first() else { return };
        let mut offer = |target| {
            if self.would_change(using, effects, target) {
                each(target);
            }
        };
        match (*first, first.whom()) {
            (Effect::Shove { .. }, _) => self.pushes(using.by, offer),
            (_, Whom::Myself | Whom::Each | Whom::Same) => offer(Target::None),
            (_, Whom::Ally) => self.state.seats().map(Target::Hero).for_each(offer),
            (_, Whom::AllyUp) => self.state.standing().map(Target::Hero).for_each(offer),
            (_, Whom::OtherUp) => {
                self.state.standing().filter(|seat| *seat != using.by).map(Target::Hero).for_each(offer);
            }
            (_, whom @ (Whom::Front | Whom::Reach | Whom::AnyMonster)) => {
                let column = self.state.column(using.by);
                let within = |foe: &&Foe| self.is_target(column, whom, first.only(), foe);
                let foes = || self.state.combat.field.foes().iter().filter(within).map(|foe| foe.id);
                foes().map(Target::Foe).for_each(&mut offer);
                if first.strikes() > 1 {
                    for one in foes() {
                        foes()
                            .filter(|other| *other != one)
                            .for_each(|other| offer(Target::Foes(one, other)));
                    }
                }
            }
        }
    }

    fn is_target(self, column: u8, whom: Whom, only: Option<MonsterType>, foe: &Foe) -> bool {
        crate::rules::turns::reaches(whom.attack_type(), column, foe.place.column())
            && only.is_none_or(|kind| self.game.monster(foe.card).kind == kind)
    }

    /// Every monster before a seat and every open space beside it. [LIC-RUL-17]
    fn pushes(self, by: Seat, mut each: impl FnMut(Target)) {
        let column = self.state.column(by);
        for side in Side::BOTH {
            if side.of(column).is_some_and(|beside| self.state.is_open(beside)) {
                self.state.combat.field.file(column).for_each(|foe| each(Target::Push(foe.id, side)));
            }
        }
    }

    /// Why a use cannot have this target.
    pub(crate) fn check_effects(self, using: Use, effects: &[Effect], target: Target) -> Result<(), Illegal> {
        let Some(first) = effects.first() else { return Err(Illegal::WrongTarget) };
        self.check_target(using.by, *first, target)?;
        if self.would_change(using, effects, target) { Ok(()) } else { Err(Illegal::NoUse) }
    }

    fn check_target(self, by: Seat, first: Effect, target: Target) -> Result<(), Illegal> {
        match (first, first.whom(), target) {
            (Effect::Shove { .. }, _, Target::Push(foe, side)) => self.check_push(by, foe, side),
            (Effect::Shove { .. }, ..) => Err(Illegal::WrongTarget),
            (_, Whom::Myself | Whom::Each | Whom::Same, Target::None) => Ok(()),
            (_, Whom::Ally, Target::Hero(seat)) => self.check_hero(seat, false),
            (_, Whom::AllyUp, Target::Hero(seat)) => self.check_hero(seat, true),
            (_, Whom::OtherUp, Target::Hero(seat)) => self.check_swap(by, seat),
            (_, whom, Target::Foe(foe)) if whom.is_monster() => self.check_foe(by, first, foe),
            (_, whom, Target::Foes(one, other)) if whom.is_monster() && first.strikes() > 1 => {
                if one == other {
                    return Err(Illegal::TwiceTheSame);
                }
                self.check_foe(by, first, one)?;
                self.check_foe(by, first, other)
            }
            _ => Err(Illegal::WrongTarget),
        }
    }

    fn check_hero(self, seat: Seat, standing: bool) -> Result<(), Illegal> {
        if !self.has_seat(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        if standing && !self.state.hero(seat).stands() { Err(Illegal::Fainted(seat)) } else { Ok(()) }
    }

    fn check_foe(self, by: Seat, first: Effect, foe: FoeId) -> Result<(), Illegal> {
        self.check_reach(by, first.whom().attack_type(), foe)?;
        let kind = self.foe(foe).map(|(_, monster)| monster.kind);
        match first.only() {
            Some(only) if kind != Some(only) => Err(Illegal::Only(only)),
            _ => Ok(()),
        }
    }

    fn check_push(self, by: Seat, foe: FoeId, side: Side) -> Result<(), Illegal> {
        self.check_reach(by, AttackType::Normal, foe)?;
        match side.of(self.state.column(by)) {
            Some(beside) if self.state.is_open(beside) => Ok(()),
            _ => Err(Illegal::NotOpen(side)),
        }
    }

    /// Whether at least one effect would change something. [LIC-RUL-23]
    #[inline]
    fn would_change(self, using: Use, effects: &[Effect], target: Target) -> bool {
        effects.iter().any(|effect| self.changes(using, *effect, target))
    }

    fn changes(self, using: Use, effect: Effect, target: Target) -> bool {
        match effect {
            Effect::Strike { .. } | Effect::Cast { .. } | Effect::Blast { .. } => true,
            Effect::Swap { .. } | Effect::Shove { .. } => self.state.in_combat(),
            Effect::Heal { whom, .. } => {
                self.seats_meant(using, whom, target).any(|seat| self.can_heal(seat))
            }
            Effect::Energize { whom, .. } => {
                self.seats_meant(using, whom, target).any(|seat| self.can_energize(seat))
            }
            Effect::Cure { whom } => self.seats_meant(using, whom, target).any(|seat| self.can_cure(seat)),
            Effect::Grant { whom, keyword } => {
                let mut seats = self.seats_meant(using, whom, target);
                self.state.in_combat() && seats.any(|seat| self.can_grant(using, seat, keyword))
            }
            Effect::Weaken { .. } => foe_meant(target).is_some_and(|foe| self.can_weaken(using, foe)),
            Effect::Mark { damage, .. } => foe_meant(target).is_some_and(|foe| self.can_mark(foe, damage)),
        }
    }

    /// The adventurers an effect is for.
    #[inline]
    fn seats_meant(self, using: Use, whom: Whom, target: Target) -> impl Iterator<Item = Seat> {
        let one = match (whom, target) {
            (Whom::Each, _) => None,
            (_, Target::Hero(seat)) => Some(seat),
            _ => Some(using.by),
        };
        let each = if whom == Whom::Each { self.state.row() } else { &[] };
        one.into_iter().chain(each.iter().copied())
    }
}

/// The monster an effect is for.
fn foe_meant(target: Target) -> Option<FoeId> {
    match target {
        Target::Foe(foe) | Target::Foes(foe, _) | Target::Push(foe, _) => Some(foe),
        Target::None | Target::Hero(_) => None,
    }
}

impl Play<'_> {
    /// All effects in order. What ends the combat ends the rest too.
    pub(crate) fn carry_out(&mut self, using: Use, effects: &[Effect], target: Target) {
        let fighting = self.state.in_combat();
        for effect in effects {
            if self.state.ending.is_some() || self.state.in_combat() != fighting {
                return;
            }
            self.perform(using, *effect, target);
        }
    }

    fn perform(&mut self, using: Use, effect: Effect, target: Target) {
        match effect {
            Effect::Strike { .. } | Effect::Cast { .. } | Effect::Blast { .. } => {
                self.perform_attack(using, effect, target);
            }
            Effect::Heal { whom, health } => self.each_meant(using, whom, target, |play, seat| {
                play.heal(using.by, seat, health + using.power);
            }),
            Effect::Energize { whom, energy } => {
                self.each_meant(using, whom, target, |play, seat| play.energize(seat, energy));
            }
            Effect::Cure { whom } => self.each_meant(using, whom, target, Self::cure),
            Effect::Grant { whom, keyword } => {
                self.each_meant(using, whom, target, |play, seat| play.grant(using, seat, keyword));
            }
            Effect::Weaken { attack, .. } => {
                foe_meant(target).into_iter().for_each(|foe| self.weaken(using, foe, attack));
            }
            Effect::Mark { damage, .. } => {
                foe_meant(target).into_iter().for_each(|foe| self.mark(foe, damage));
            }
            Effect::Swap { .. } => self.dash(using.by, target),
            Effect::Shove { .. } => self.shove(using.by, target),
        }
    }

    fn each_meant(&mut self, using: Use, whom: Whom, target: Target, mut each: impl FnMut(&mut Self, Seat)) {
        let seats: crate::list::List<Seat, 6> = self.scene().seats_meant(using, whom, target).collect();
        seats.iter().for_each(|seat| each(self, *seat));
    }
}

impl Effect {
    /// How many monsters it may strike, one attack each.
    const fn strikes(self) -> u8 {
        match self {
            Self::Strike { targets, .. } => targets,
            _ => 1,
        }
    }

    /// The one type it may be aimed at.
    const fn only(self) -> Option<MonsterType> {
        match self {
            Self::Strike { only, .. } => only,
            _ => None,
        }
    }
}

impl Whom {
    /// How far the choice of a monster goes.
    const fn attack_type(self) -> AttackType {
        match self {
            Self::Front => AttackType::Normal,
            Self::Reach => AttackType::Reach,
            _ => AttackType::Ranged,
        }
    }
}
