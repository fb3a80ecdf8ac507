//! The card language: one verb, one file.
//!
//! A verb's file holds its struct (what the author writes), what an author may get wrong, how it reads, whom it harms,
//! what has to be chosen for it, what happens, and the question that must be answered first. Verbs that stand in force
//! have their queries there; [`crate::rules::standing`] knows what is in force. No rule asks for a card by its name.

pub mod agent;
pub mod block_door;
pub mod bounce;
pub mod cancel;
pub mod choose;
pub mod control;
pub mod cost;
pub mod damage;
pub mod destroy_tabled;
pub mod detach;
pub mod discard;
pub mod dodge_only;
pub mod draw;
pub mod each;
pub mod escape;
pub mod exit;
pub mod extra_actions;
pub mod forbid;
pub mod free_play;
pub mod heal;
pub mod if_then;
pub mod ignore_event;
pub mod immunity;
pub mod lasting;
pub mod lock;
pub mod lose_actions;
pub mod make_free;
pub mod modify_damage;
pub mod modify_dodge;
pub mod modify_range;
pub mod moving;
pub mod multiply;
pub mod on;
pub mod on_roll;
pub mod open_door;
pub mod peek;
pub mod recover;
pub mod redirect;
pub mod repeat;
pub mod reroll;
pub mod rotate_hex;
pub mod search;
pub mod set_dice;
pub mod set_type;
pub mod side;
pub mod spawn;
pub mod steal;
pub mod stop;
pub mod swap;
pub mod tabled_lp;
pub mod teleport;

pub use agent::{Agent, AgentKind};
pub use block_door::BlockDoor;
pub use bounce::Bounce;
pub use cancel::Cancel;
pub use choose::Choose;
pub use control::Control;
pub use cost::Cost;
pub use damage::Damage;
pub use destroy_tabled::DestroyTabled;
pub use detach::Detach;
pub use discard::Discard;
pub use dodge_only::DodgeOnly;
pub use draw::Draw;
pub use each::Each;
pub use escape::Escape;
pub use exit::Exit;
pub use extra_actions::ExtraActions;
pub use forbid::Forbid;
pub use free_play::FreePlay;
pub use heal::Heal;
pub use if_then::{Condition, If};
pub use ignore_event::IgnoreEvent;
pub use immunity::Immunity;
pub use lasting::Lasting;
pub use lock::Lock;
pub use lose_actions::LoseActions;
pub use make_free::MakeFree;
pub use modify_damage::{ModifyDamage, Side};
pub use modify_dodge::{DodgeScore, ModifyDodge};
pub use modify_range::ModifyRange;
pub use moving::Move;
pub use multiply::Multiply;
pub use on::On;
pub use on_roll::{OnRoll, RollBranch};
pub use open_door::OpenDoor;
pub use peek::Peek;
pub use recover::Recover;
pub use redirect::Redirect;
pub use repeat::Repeat;
pub use reroll::Reroll;
pub use rotate_hex::RotateHex;
pub use search::Search;
pub use set_dice::SetDice;
pub use set_type::SetType;
pub use spawn::Spawn;
pub use steal::Steal;
pub use stop::Stop;
pub use swap::Swap;
pub use tabled_lp::TabledLP;
pub use teleport::Teleport;

use serde::Deserialize;
use table::{RuleId, Seat};

use crate::content::{Steps, Who, expected};
use crate::item::{Item, ItemId};
use crate::play::{Play, Scene};
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;
use crate::rules::run::{Run, Spot};
use crate::rules::targets::Need;
use crate::state::Figure;

/// A word of the card language, with its arguments.
pub trait Verb {
    /// The rule that says exactly what it means.
    fn rule(&self) -> RuleId;

    /// Its words on the printed card.
    fn text(&self) -> String;

    /// What its author got wrong, if anything.
    fn fault(&self) -> Option<String> {
        None
    }

    /// The lists of steps inside it, in order.
    fn bodies(&self) -> Vec<&Steps> {
        Vec::new()
    }

    /// The same, to number them.
    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        Vec::new()
    }

    /// The mean of the damage it does to others: of several lists inside that of the one that does most.
    fn expected_damage(&self) -> f64 {
        self.bodies().into_iter().map(|body| expected::of_list(body)).fold(0.0, f64::max)
    }

    /// Whom it harms, if it harms anybody. What harms the same target is one attack. [PHC-20]
    fn harms(&self) -> Option<Who> {
        None
    }

    /// What has to be chosen for it before it is carried out, with the branch its user has chosen.
    fn need(&self, branch: Option<u8>) -> Need {
        let _ = branch;
        Need::Nothing
    }

    /// Says what it makes of the action it is part of, as far as attachments and modifiers care.
    fn describe(&self, host: &mut Host) {
        let _ = host;
    }

    /// Whether an attachment with this verb can go with a host. [PHA-RUL-78]
    fn suits(&self, host: Host) -> bool {
        let _ = host;
        false
    }

    /// Whether it could do something for its user without a target. [PHC-05]
    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        let (_, _) = (scene, seat);
        false
    }

    /// Whether it would do something as an answer to an item, or at any time. [PHA-RUL-44]
    fn answers(&self, scene: Scene<'_>, seat: Seat, item: Option<&Item>) -> bool {
        let (_, _, _) = (scene, seat, item);
        false
    }

    /// Whether it defends somebody against an attack. [PHA-DEF-02]
    fn counters(&self, scene: Scene<'_>, attack: &Item, victim: Figure, seat: Seat) -> bool {
        let (_, _, _, _) = (scene, attack, victim, seat);
        false
    }

    /// Whether a player can pay it as a cost. [PHC-P05]
    fn affordable(&self, scene: Scene<'_>, seat: Seat) -> bool {
        let (_, _) = (scene, seat);
        true
    }

    /// A player pays it as a cost.
    fn pay(&self, play: &mut Play<'_>, seat: Seat, item: ItemId) {
        let (_, _, _) = (play, seat, item);
    }

    /// Adds what it gives to the attack it is printed in. [PHA-RUL-56]
    fn strikes(&self, gathering: &mut Gathering<'_>) {
        let _ = gathering;
    }

    /// Adds what it gives to the attack it is attached to. [PHA-RUL-56]
    fn alters(&self, gathering: &mut Gathering<'_>) {
        let _ = gathering;
    }

    /// Asks what its user has to say as the item is declared. [PHC-21]
    fn declare(&self, play: &mut Play<'_>, item: ItemId, spot: Spot) {
        let (_, _, _) = (play, item, spot);
    }

    /// Happens, or puts the question that must be answered first on the agenda. What stands in force, is paid or adds to
    /// an attack does nothing of itself.
    fn run(&self, play: &mut Play<'_>, run: Run) {
        let (_, _) = (play, run);
    }
}

/// Makes the list of verbs, and lets each answer for itself. The calls are resolved at compile time: what a card needs
/// and whether it could do anything is asked for every card of a hand at every decision.
macro_rules! verbs {
    (
        with { $($(#[$doc:meta])* $Verb:ident),* $(,)? }
        bare { $($(#[$bare_doc:meta])* $Bare:ident),* $(,)? }
    ) => {
        /// Something a piece does: one verb with its arguments. [CONTENT.md, 1.9]
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
        pub enum Effect {
            $($(#[$doc])* $Verb($Verb),)*
            $($(#[$bare_doc])* $Bare),*
        }

        impl Verb for Effect {
            verbs! { @ask [$($Verb)*] [$($Bare)*]
                fn rule() -> RuleId;
                fn text() -> String;
                fn fault() -> Option<String>;
                fn bodies() -> Vec<&Steps>;
                fn expected_damage() -> f64;
                fn harms() -> Option<Who>;
                fn need(branch: Option<u8>) -> Need;
                fn describe(host: &mut Host) -> ();
                fn suits(host: Host) -> bool;
                fn could(scene: Scene<'_>, seat: Seat) -> bool;
                fn answers(scene: Scene<'_>, seat: Seat, item: Option<&Item>) -> bool;
                fn counters(scene: Scene<'_>, attack: &Item, victim: Figure, seat: Seat) -> bool;
                fn affordable(scene: Scene<'_>, seat: Seat) -> bool;
                fn pay(play: &mut Play<'_>, seat: Seat, item: ItemId) -> ();
                fn strikes(gathering: &mut Gathering<'_>) -> ();
                fn alters(gathering: &mut Gathering<'_>) -> ();
                fn declare(play: &mut Play<'_>, item: ItemId, spot: Spot) -> ();
                fn run(play: &mut Play<'_>, run: Run) -> ();
            }

            fn bodies_mut(&mut self) -> Vec<&mut Steps> {
                match self {
                    $(Self::$Verb(it) => it.bodies_mut(),)*
                    $(Self::$Bare => Vec::new()),*
                }
            }
        }
    };
    (@ask $verbs:tt $bare:tt $(fn $method:ident $arguments:tt -> $Answer:ty;)*) => {
        $(verbs! { @method $method $arguments $Answer, $verbs $bare })*
    };
    (@method $method:ident ($($name:ident: $Type:ty),*) $Answer:ty, $verbs:tt $bare:tt) => {
        #[inline]
        fn $method(&self, $($name: $Type),*) -> $Answer {
            verbs! { @match self, $method ($($name),*), $verbs $bare }
        }
    };
    (@match $self:ident, $method:ident $arguments:tt, [$($Verb:ident)*] [$($Bare:ident)*]) => {
        match $self {
            $(Self::$Verb(it) => verbs!(@call it, $method $arguments),)*
            $(Self::$Bare => verbs!(@call &$Bare, $method $arguments)),*
        }
    };
    (@call $verb:expr, $method:ident ($($argument:ident),*)) => {
        Verb::$method($verb, $($argument),*)
    };
}

verbs! {
    with {
        /// `If(if: Is(User, [Magician]), then: […], or: […])` [PHC-P01]
        If,
        /// `Choose(by: User, branches: [[…], […]])` [PHC-P02]
        Choose,
        /// `OnRoll(dice: 1, branches: [(from: 1, to: 4, steps: […]), …])` [PHC-P03]
        OnRoll,
        /// `Each(of: AllPlayers, steps: […])` [PHC-P04]
        Each,
        /// `Cost([…])` [PHC-P05]
        Cost,
        /// `Lasting(until: MyNext, steps: […])` [PHC-P06]
        Lasting,
        /// `On(trigger: Hit, steps: […])` [PHC-P07]
        On,
        /// `Damage(who: Target, value: "2D6+3", kind: Magic, flags: [NoDodge])` [PHC-P08]
        Damage,
        /// `Heal(who: User, value: 10)` [PHC-P09]
        Heal,
        /// `ModifyDamage(who: User, side: Dealt, value: 5, kind: Poison, only: [Weapon])` [PHC-P10]
        ModifyDamage,
        /// `Multiply(by: 2, only: [Hit])` [PHC-P11]
        Multiply,
        /// `SetType(Phased)` [PHC-P12]
        SetType,
        /// `TabledLP(10)` [PHC-P13]
        TabledLP,
        /// `Immunity([Poison, Gas])` [PHC-P14]
        Immunity,
        /// `Stop([Attack, Event])` [PHC-P15]
        Stop,
        /// `ModifyDodge(who: User, score: Fixed(9))` [PHC-P16]
        ModifyDodge,
        /// `Repeat(2)` [PHC-P18]
        Repeat,
        /// `Redirect(to: Attacker, only: [Spell, Magic])` [PHC-P19]
        Redirect,
        /// `Cancel([Any])` [PHC-P20]
        Cancel,
        /// `Detach(what: [Hold], count: 1)` [PHC-P21]
        Detach,
        /// `Lock(Host)` [PHC-P22]
        Lock,
        /// `Draw(who: User, count: 2)` [PHC-P23]
        Draw,
        /// `Discard(who: Target, count: 1, chooser: Random, only: [Tech])` [PHC-P24]
        Discard,
        /// `Steal(from: Target, count: 1, zone: Hand, chooser: Random)` [PHC-P25]
        Steal,
        /// `Peek(at: Hexpile, count: 3, order: true)` [PHC-P26]
        Peek,
        /// `Recover(what: [Spell], count: 2)` [PHC-P27]
        Recover,
        /// `Search(who: User, what: [Any], count: 1)` [PHC-P28]
        Search,
        /// `Bounce(whose: Target, what: [Weapon])` [PHC-P29]
        Bounce,
        /// `DestroyTabled(whose: AnyPlayer, what: [Trap], count: 1)` [PHC-P30]
        DestroyTabled,
        /// `ExtraActions(count: 1, attack: true)` [PHC-P32]
        ExtraActions,
        /// `LoseActions(who: Target, count: 1)` [PHC-P33]
        LoseActions,
        /// `Forbid(who: Victim, what: Leave)` [PHC-P34]
        Forbid,
        /// `MakeFree(what: [Table, Return], times: 1)` [PHC-P35]
        MakeFree,
        /// `ModifyRange(who: User, by: 1)` [PHC-P36]
        ModifyRange,
        /// `Move(who: User, hexes: 1, by: User, explore: true, quiet: true)` [PHC-P37]
        Move,
        /// `Teleport(who: User, to: Explored, by: NextPlayer)` [PHC-P38]
        Teleport,
        /// `Swap(one: AnyChar, other: AnyChar)` [PHC-P39]
        Swap,
        /// `BlockDoor(MyNext)` [PHC-P40]
        BlockDoor,
        /// `IgnoreEvent(who: User, label: "famine")` [PHC-P43]
        IgnoreEvent,
        /// `Spawn(name: "Mummy", life: 20, dodge: 5, damage: "2D6", acts: 2, immune: [LowTech])` [PHC-P44]
        Spawn,
        /// `Escape(test: AtMost(8), steps: […])` [PHC-P45]
        Escape,
        /// `Reroll(Dodge)` [PHC-P48]
        Reroll,
        /// `Agent(is: Creature, life: 10, dodge: 5, damage: "2D6", kind: Poison)` [PHC-P49]
        Agent,
        /// `FreePlay([Spell])`: only in an ability. [PHA-RUL-34]
        FreePlay,
    }
    bare {
        /// `DodgeOnly` [PHC-P17]
        DodgeOnly,
        /// `Control`: of one agent. [PHC-P31]
        Control,
        /// `OpenDoor`: in one wall of the user's hex. [PHC-P41]
        OpenDoor,
        /// `RotateHex`: any placed hex. [PHC-P42]
        RotateHex,
        /// `Exit`: the Exit action. [PHC-P46]
        Exit,
        /// `SetDice`: of any roll. [PHC-P47]
        SetDice,
    }
}
