//! Whom an ability or a consumable may be used on.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Effect, Use, Verb};
use crate::action::{Side, Target};
use crate::content::{AttackType, MonsterType};
use crate::field::{Foe, FoeId};
use crate::illegal::Illegal;
use crate::play::Scene;

/// Whom an effect may be aimed at; where that leaves a choice, the acting seat chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whom {
    /// The acting adventurer.
    Myself,
    /// One monster of the own file.
    Front,
    /// One monster of the own or a neighbouring file. [LIC-RUL-07]
    Reach,
    /// Any monster on the field, back row included.
    AnyMonster,
    /// Any adventurer, fainted ones included.
    Ally,
    /// Any standing adventurer.
    AllyUp,
    /// Any standing adventurer but the own.
    OtherUp,
    /// Every adventurer, fainted ones included.
    Each,
    /// The target of the effect before it.
    Same,
}

impl Whom {
    /// Whether a monster is chosen.
    pub const fn is_monster(self) -> bool {
        matches!(self, Self::Front | Self::Reach | Self::AnyMonster)
    }

    /// Whether somebody must be chosen at all.
    pub const fn is_choice(self) -> bool {
        !matches!(self, Self::Myself | Self::Each | Self::Same)
    }

    /// How far the choice of a monster goes.
    const fn attack_type(self) -> AttackType {
        match self {
            Self::Front => AttackType::Normal,
            Self::Reach => AttackType::Reach,
            Self::AnyMonster
            | Self::Myself
            | Self::Ally
            | Self::AllyUp
            | Self::OtherUp
            | Self::Each
            | Self::Same => AttackType::Ranged,
        }
    }

    /// Who is spoken of: `a standing adventurer`.
    pub(super) const fn subject(self) -> &'static str {
        match self {
            Self::Myself => "its owner",
            Self::Front | Self::Reach | Self::AnyMonster => "a monster",
            Self::Ally => "an adventurer",
            Self::AllyUp => "a standing adventurer",
            Self::OtherUp => "another standing adventurer",
            Self::Each => "every adventurer, fainted ones too,",
            Self::Same => "the same",
        }
    }

    /// What the author of a verb on monsters must write.
    pub(super) fn must_be_monster(self) -> Result<(), &'static str> {
        self.is_monster().then_some(()).ok_or("a monster as target")
    }

    /// What the author of a verb on adventurers must write.
    pub(super) fn must_be_hero(self) -> Result<(), &'static str> {
        (!self.is_monster()).then_some(()).ok_or("an adventurer as target")
    }
}

impl Scene<'_> {
    /// Every target a use could have now. What a player chooses follows from the first effect.
    #[inline]
    pub(crate) fn targets(self, using: Use, effects: &[Effect], mut each: impl FnMut(Target)) {
        let Some(first) = effects.first() else { return };
        let mut offer = |target| {
            if self.would_change(using, effects, target) {
                each(target);
            }
        };
        let verb = first.verb();
        if verb.shoves() {
            return self.pushes(using.by, offer);
        }
        match verb.whom() {
            Whom::Myself | Whom::Each | Whom::Same => offer(Target::None),
            Whom::Ally => self.state.seats().map(Target::Hero).for_each(offer),
            Whom::AllyUp => self.state.standing().map(Target::Hero).for_each(offer),
            Whom::OtherUp => {
                self.state.standing().filter(|seat| *seat != using.by).map(Target::Hero).for_each(offer);
            }
            whom @ (Whom::Front | Whom::Reach | Whom::AnyMonster) => {
                let column = self.state.column(using.by);
                let within = |foe: &&Foe| self.is_target(column, whom, verb.only(), foe);
                let foes = || self.state.combat.field.foes().iter().filter(within).map(|foe| foe.id);
                foes().map(Target::Foe).for_each(&mut offer);
                if verb.strikes() > 1 {
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
        self.check_target(using.by, first.verb(), target)?;
        if self.would_change(using, effects, target) { Ok(()) } else { Err(Illegal::NoUse) }
    }

    fn check_target(self, by: Seat, first: &dyn Verb, target: Target) -> Result<(), Illegal> {
        let whom = first.whom();
        match target {
            Target::Push(foe, side) if first.shoves() => self.check_push(by, foe, side),
            Target::None if !whom.is_choice() => Ok(()),
            Target::Hero(seat) if whom == Whom::Ally => self.check_hero(seat, false),
            Target::Hero(seat) if whom == Whom::AllyUp => self.check_hero(seat, true),
            Target::Hero(seat) if whom == Whom::OtherUp => self.check_swap(by, seat),
            Target::Foe(foe) if whom.is_monster() && !first.shoves() => self.check_foe(by, first, foe),
            Target::Foes(one, other) if whom.is_monster() && first.strikes() > 1 => {
                if one == other {
                    return Err(Illegal::TwiceTheSame);
                }
                self.check_foe(by, first, one)?;
                self.check_foe(by, first, other)
            }
            Target::None | Target::Hero(_) | Target::Foe(_) | Target::Foes(..) | Target::Push(..) => {
                Err(Illegal::WrongTarget)
            }
        }
    }

    fn check_hero(self, seat: Seat, standing: bool) -> Result<(), Illegal> {
        if !self.has_seat(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        if standing && !self.state.hero(seat).stands() { Err(Illegal::Fainted(seat)) } else { Ok(()) }
    }

    fn check_foe(self, by: Seat, first: &dyn Verb, foe: FoeId) -> Result<(), Illegal> {
        self.check_reach(by, first.whom().attack_type(), foe)?;
        let kind = self.foe(foe).map(|(_, monster)| monster.kind);
        match first.only() {
            Some(only) if kind != Some(only) => Err(Illegal::Only(only)),
            Some(_) | None => Ok(()),
        }
    }

    fn check_push(self, by: Seat, foe: FoeId, side: Side) -> Result<(), Illegal> {
        self.check_reach(by, AttackType::Normal, foe)?;
        match side.of(self.state.column(by)) {
            Some(beside) if self.state.is_open(beside) => Ok(()),
            Some(_) | None => Err(Illegal::NotOpen(side)),
        }
    }
}
