//! The primitives of the card language, one variant each. [CONTENT.md, 1.9]
//!
//! A piece's effect is a list of [`Block`]s; a block is a [`Window`] and [`Steps`]; a step is one
//! primitive with its arguments, and some hold further steps. Every list of steps in the box has a
//! number, so that a state can say "the rest of list 212" without holding the list.

mod actions;
mod board;
mod cards;
mod defense;
mod flow;
mod life;

pub use actions::{ExtraActions, Forbid, LoseActions, MakeFree, ModifyRange};
pub use board::{Agent, AgentKind, Escape, IgnoreEvent, Monster, Move, Swap, Teleport};
pub use cards::{Bounce, DestroyTabled, Discard, Draw, Peek, Recover, Search, Steal};
pub use defense::{Detach, DodgeScore, ModifyDodge, Redirect};
pub use flow::{Choose, Condition, Each, If, Lasting, On, OnRoll, RollBranch};
pub use life::{Damage, Heal, ModifyDamage, Multiply, Side};

use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize};
use table::RuleId;

use super::damage::{DamageType, Wards};
use super::set::Set;
use super::terms::{Duration, Filter, Label, Rolls, Who, Window};
use crate::cites;

/// One way to use a piece. [PHC-01]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// When it works.
    pub window: Window,
    /// The name a benefit can single it out by.
    #[serde(default)]
    pub label: Option<Label>,
    /// What happens, in order.
    pub steps: Steps,
}

/// The number of a list of steps in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct StepsId(pub u16);

/// A list of steps, with its number once the box is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// By which [`super::Pharaoh::steps`] finds it.
    pub id: StepsId,
    list: Vec<Effect>,
}

impl Steps {
    /// Calls `see` with every step of the list and of the lists inside, outermost first.
    pub fn walk(&self, see: &mut impl FnMut(&Effect)) {
        self.walk_dyn(see);
    }

    fn walk_dyn(&self, see: &mut dyn FnMut(&Effect)) {
        for step in &self.list {
            see(step);
            for body in step.bodies() {
                body.walk_dyn(see);
            }
        }
    }

    /// Numbers this list and those inside, in the order they are written.
    pub(super) fn number(&mut self, next: &mut impl FnMut(&[Effect]) -> StepsId) {
        self.number_dyn(next);
    }

    fn number_dyn(&mut self, next: &mut dyn FnMut(&[Effect]) -> StepsId) {
        for step in &mut self.list {
            for body in step.bodies_mut() {
                body.number_dyn(next);
            }
        }
        self.id = next(&self.list);
    }
}

impl Deref for Steps {
    type Target = [Effect];

    fn deref(&self) -> &[Effect] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Steps {
    type Item = &'a Effect;
    type IntoIter = std::slice::Iter<'a, Effect>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { id: StepsId::default(), list: Vec::deserialize(deserializer)? })
    }
}

/// One primitive with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// `If(if: Is(User, [Magician]), then: […], or: […])` [PHC-P01]
    If(If),
    /// `Choose(by: User, branches: [[…], […]])` [PHC-P02]
    Choose(Choose),
    /// `OnRoll(dice: 1, branches: [(from: 1, to: 4, steps: […]), …])` [PHC-P03]
    OnRoll(OnRoll),
    /// `Each(of: AllPlayers, steps: […])` [PHC-P04]
    Each(Each),
    /// `Cost([…])` [PHC-P05]
    Cost(Steps),
    /// `Lasting(until: MyNext, steps: […])` [PHC-P06]
    Lasting(Lasting),
    /// `On(trigger: Hit, steps: […])` [PHC-P07]
    On(On),
    /// `Damage(who: Target, value: "2D6+3", kind: Magic, flags: [NoDodge])` [PHC-P08]
    Damage(Damage),
    /// `Heal(who: User, value: 10)` [PHC-P09]
    Heal(Heal),
    /// `ModifyDamage(who: User, side: Dealt, value: 5, kind: Poison, only: [Weapon])` [PHC-P10]
    ModifyDamage(ModifyDamage),
    /// `Multiply(by: 2, only: [Hit])` [PHC-P11]
    Multiply(Multiply),
    /// `SetType(Phased)` [PHC-P12]
    SetType(DamageType),
    /// `TabledLP(10)` [PHC-P13]
    TabledLP(u8),
    /// `Immunity([Poison, Gas])` [PHC-P14]
    Immunity(Wards),
    /// `Stop([Attack, Event])` [PHC-P15]
    Stop(Set<Filter>),
    /// `ModifyDodge(who: User, score: Fixed(9))` [PHC-P16]
    ModifyDodge(ModifyDodge),
    /// `DodgeOnly` [PHC-P17]
    DodgeOnly,
    /// `Repeat(2)` [PHC-P18]
    Repeat(u8),
    /// `Redirect(to: Attacker, only: [Spell, Magic])` [PHC-P19]
    Redirect(Redirect),
    /// `Cancel([Any])` [PHC-P20]
    Cancel(Set<Filter>),
    /// `Detach(what: [Hold], count: 1)` [PHC-P21]
    Detach(Detach),
    /// `Lock(Host)` [PHC-P22]
    Lock(Who),
    /// `Draw(who: User, count: 2)` [PHC-P23]
    Draw(Draw),
    /// `Discard(who: Target, count: 1, chooser: Random, only: [Tech])` [PHC-P24]
    Discard(Discard),
    /// `Steal(from: Target, count: 1, zone: Hand, chooser: Random)` [PHC-P25]
    Steal(Steal),
    /// `Peek(at: Hexpile, count: 3, order: true)` [PHC-P26]
    Peek(Peek),
    /// `Recover(what: [Spell], count: 2)` [PHC-P27]
    Recover(Recover),
    /// `Search(who: User, what: [Any], count: 1)` [PHC-P28]
    Search(Search),
    /// `Bounce(whose: Target, what: [Weapon])` [PHC-P29]
    Bounce(Bounce),
    /// `DestroyTabled(whose: AnyPlayer, what: [Trap], count: 1)` [PHC-P30]
    DestroyTabled(DestroyTabled),
    /// `Control`: of one agent. [PHC-P31]
    Control,
    /// `ExtraActions(count: 1, attack: true)` [PHC-P32]
    ExtraActions(ExtraActions),
    /// `LoseActions(who: Target, count: 1)` [PHC-P33]
    LoseActions(LoseActions),
    /// `Forbid(who: Victim, what: Leave)` [PHC-P34]
    Forbid(Forbid),
    /// `MakeFree(what: [Table, Return], times: 1)` [PHC-P35]
    MakeFree(MakeFree),
    /// `ModifyRange(who: User, by: 1)` [PHC-P36]
    ModifyRange(ModifyRange),
    /// `Move(who: User, hexes: 1, by: User, explore: true, quiet: true)` [PHC-P37]
    Move(Move),
    /// `Teleport(who: User, to: Explored, by: NextPlayer)` [PHC-P38]
    Teleport(Teleport),
    /// `Swap(one: AnyChar, other: AnyChar)` [PHC-P39]
    Swap(Swap),
    /// `BlockDoor(MyNext)` [PHC-P40]
    BlockDoor(Duration),
    /// `OpenDoor`: in one wall of the user's hex. [PHC-P41]
    OpenDoor,
    /// `RotateHex`: any placed hex. [PHC-P42]
    RotateHex,
    /// `IgnoreEvent(who: User, label: "famine")` [PHC-P43]
    IgnoreEvent(IgnoreEvent),
    /// `Spawn(name: "Mummy", life: 20, dodge: 5, damage: "2D6", acts: 2, immune: [LowTech])` [PHC-P44]
    Spawn(Monster),
    /// `Escape(test: AtMost(8), steps: […])` [PHC-P45]
    Escape(Escape),
    /// `Exit`: the Exit action. [PHC-P46]
    Exit,
    /// `SetDice`: of any roll. [PHC-P47]
    SetDice,
    /// `Reroll(Dodge)` [PHC-P48]
    Reroll(Rolls),
    /// `Agent(is: Creature, life: 10, dodge: 5, damage: "2D6", kind: Poison)` [PHC-P49]
    Agent(Agent),
    /// `FreePlay([Spell])`: only in an ability. [PHA-RUL-34]
    FreePlay(Set<Filter>),
}

impl Effect {
    /// The rule that says exactly what it means.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::If(_) => cites::PHC_P01,
            Self::Choose(_) => cites::PHC_P02,
            Self::OnRoll(_) => cites::PHC_P03,
            Self::Each(_) => cites::PHC_P04,
            Self::Cost(_) => cites::PHC_P05,
            Self::Lasting(_) => cites::PHC_P06,
            Self::On(_) => cites::PHC_P07,
            Self::Damage(_) => cites::PHC_P08,
            Self::Heal(_) => cites::PHC_P09,
            Self::ModifyDamage(_) => cites::PHC_P10,
            Self::Multiply(_) => cites::PHC_P11,
            Self::SetType(_) => cites::PHC_P12,
            Self::TabledLP(_) => cites::PHC_P13,
            Self::Immunity(_) => cites::PHC_P14,
            Self::Stop(_) => cites::PHC_P15,
            Self::ModifyDodge(_) => cites::PHC_P16,
            Self::DodgeOnly => cites::PHC_P17,
            Self::Repeat(_) => cites::PHC_P18,
            Self::Redirect(_) => cites::PHC_P19,
            Self::Cancel(_) => cites::PHC_P20,
            Self::Detach(_) => cites::PHC_P21,
            Self::Lock(_) => cites::PHC_P22,
            Self::Draw(_) => cites::PHC_P23,
            Self::Discard(_) => cites::PHC_P24,
            Self::Steal(_) => cites::PHC_P25,
            Self::Peek(_) => cites::PHC_P26,
            Self::Recover(_) => cites::PHC_P27,
            Self::Search(_) => cites::PHC_P28,
            Self::Bounce(_) => cites::PHC_P29,
            Self::DestroyTabled(_) => cites::PHC_P30,
            Self::Control => cites::PHC_P31,
            Self::ExtraActions(_) => cites::PHC_P32,
            Self::LoseActions(_) => cites::PHC_P33,
            Self::Forbid(_) => cites::PHC_P34,
            Self::MakeFree(_) => cites::PHC_P35,
            Self::ModifyRange(_) => cites::PHC_P36,
            Self::Move(_) => cites::PHC_P37,
            Self::Teleport(_) => cites::PHC_P38,
            Self::Swap(_) => cites::PHC_P39,
            Self::BlockDoor(_) => cites::PHC_P40,
            Self::OpenDoor => cites::PHC_P41,
            Self::RotateHex => cites::PHC_P42,
            Self::IgnoreEvent(_) => cites::PHC_P43,
            Self::Spawn(_) => cites::PHC_P44,
            Self::Escape(_) => cites::PHC_P45,
            Self::Exit => cites::PHC_P46,
            Self::SetDice => cites::PHC_P47,
            Self::Reroll(_) => cites::PHC_P48,
            Self::Agent(_) => cites::PHC_P49,
            Self::FreePlay(_) => cites::RUL_34,
        }
    }

    /// The lists of steps inside it, in order.
    pub fn bodies(&self) -> Vec<&Steps> {
        match self {
            Self::If(it) => vec![&it.then, &it.or],
            Self::Choose(it) => it.branches.iter().collect(),
            Self::OnRoll(it) => it.branches.iter().map(|branch| &branch.steps).collect(),
            Self::Each(it) => vec![&it.steps],
            Self::Cost(steps) => vec![steps],
            Self::Lasting(it) => vec![&it.steps],
            Self::On(it) => vec![&it.steps],
            Self::Escape(it) => vec![&it.steps],
            _ => Vec::new(),
        }
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        match self {
            Self::If(it) => vec![&mut it.then, &mut it.or],
            Self::Choose(it) => it.branches.iter_mut().collect(),
            Self::OnRoll(it) => it.branches.iter_mut().map(|branch| &mut branch.steps).collect(),
            Self::Each(it) => vec![&mut it.steps],
            Self::Cost(steps) => vec![steps],
            Self::Lasting(it) => vec![&mut it.steps],
            Self::On(it) => vec![&mut it.steps],
            Self::Escape(it) => vec![&mut it.steps],
            _ => Vec::new(),
        }
    }
}
