//! What a game's rules are written with: a scene to look at, a play to change it, and steps on the agenda.
//!
//! A step is one of two things, by its type. A [`Deed`] happens. A [`Question`] waits for a seat, and everything
//! that is true of it stands in one place: who is asked, what may be answered, why something else may not, what an
//! answer does, what is done when nobody answers, how it reads, how a view shows it and how a quick player
//! would answer.
//!
//! [`stage!`](crate::stage!) makes a game's `Scene` and `Play`, [`steps!`](crate::steps!) its list of steps. Both are
//! macros and no generic types because a game's rules are methods of these types, in many files, and only the crate
//! that defines a type may give it methods.

use crate::{Dice, Game, Names, Seat, SeatSet};

/// A game whose rules run steps from an agenda.
pub trait Staged: Game {
    /// The table as rules see it before they change it.
    type Scene<'a>: Copy;
    /// The table as rules change it.
    type Play<'a>;
    /// A player's mistake.
    type Illegal;
    /// A question as a view shows it.
    type Shown;

    /// The mistake of answering when nothing is asked any more.
    fn nothing_asked() -> Self::Illegal;

    /// The mistake of answering what others are asked.
    fn others_asked(asked: SeatSet) -> Self::Illegal;
}

/// A step that happens when its time comes. It looks its subjects up by id and quietly ends if they are gone: the
/// table may have changed while it waited.
pub trait Deed<G: Staged>: Copy {
    /// Happens. It has been taken off the agenda.
    fn run(self, play: &mut G::Play<'_>);
}

/// A step that waits for a seat's decision. It stays on the agenda until an answer takes it off.
pub trait Question<G: Staged>: Copy {
    /// Who is asked. Nobody, if there is nothing to decide: then it is [skipped](Question::skip).
    fn asked(&self, scene: G::Scene<'_>) -> SeatSet;

    /// Adds everything an asked seat may answer.
    fn options(&self, scene: G::Scene<'_>, seat: Seat, out: &mut Vec<G::Action>);

    /// Why an asked seat may not answer this; nothing where nothing speaks against it. Must answer for any action that
    /// is not among the options.
    fn refuse(&self, scene: G::Scene<'_>, seat: Seat, action: G::Action) -> Option<G::Illegal>;

    /// Why a seat that is not asked may not answer.
    fn refuse_others(&self, scene: G::Scene<'_>, seat: Seat) -> G::Illegal {
        let _ = seat;
        G::others_asked(self.asked(scene))
    }

    /// Does what an asked seat has answered, one of the options.
    fn answer(self, play: &mut G::Play<'_>, seat: Seat, action: G::Action);

    /// What happens instead when there is nobody to ask. It has been taken off the agenda.
    fn skip(self, play: &mut G::Play<'_>) {
        let _ = play;
        unreachable!("this question always has somebody to ask")
    }

    /// What is answered for an asked seat that does not answer in time.
    fn lapse(&self, scene: G::Scene<'_>, seat: Seat) -> G::Action;

    /// The question in one line, to an asked seat: `Your turn, Ada: two steps and one card`.
    fn prompt(&self, scene: G::Scene<'_>, seat: Seat, names: &Names) -> String;

    /// The question as a view shows it to everybody.
    fn shown(&self, scene: G::Scene<'_>) -> G::Shown;

    /// Which of the options a quick player would take.
    fn quick(&self, scene: G::Scene<'_>, seat: Seat, options: &[G::Action], dice: &mut Dice) -> usize {
        let (_, _) = (scene, seat);
        dice.pick(options.len())
    }

    /// How much a quick player likes an option, for games whose bots weigh each option by itself.
    fn liking(&self, scene: G::Scene<'_>, seat: Seat, action: G::Action) -> i32 {
        let (_, _, _) = (scene, seat, action);
        0
    }
}

/// Makes a game's `Scene` and `Play`: `table::stage!(Crusade, State, Event, Step);`. The state has a field `agenda` of
/// these steps, which [`steps!`](crate::steps) lists.
#[macro_export]
macro_rules! stage {
    ($Game:ty, $State:ty, $Event:ty, $Step:ty) => {
        /// The table as rules see it before they change it.
        #[derive(Clone, Copy, Debug)]
        pub struct Scene<'a> {
            /// The box.
            pub game: &'a $Game,
            /// What lies on the table.
            pub state: &'a $State,
        }

        impl Scene<'_> {
            /// The step that is due.
            #[inline]
            fn due(self) -> Option<$Step> {
                self.state.agenda.next().copied()
            }

            /// The seats that are asked now; none when nothing is left to do.
            #[inline]
            pub fn awaited(self) -> $crate::SeatSet {
                self.due().and_then(|step| step.asked(self)).unwrap_or($crate::SeatSet::NONE)
            }

            /// Every action open to a seat.
            #[inline]
            pub fn list(self, seat: $crate::Seat, out: &mut Vec<<$Game as $crate::Game>::Action>) {
                if let Some(step) = self.due()
                    && step.asked(self).is_some_and(|asked| asked.has(seat))
                {
                    step.options(self, seat, out);
                }
            }

            /// Why a seat may not do this now; nothing where nothing speaks against it.
            pub fn refusal_of(
                self,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
            ) -> Option<<$Game as $crate::stage::Staged>::Illegal> {
                match self.due().map(|step| (step, step.asked(self))) {
                    Some((step, Some(asked))) if asked.has(seat) => step.refuse(self, seat, action),
                    Some((step, Some(_))) => Some(step.refuse_others(self, seat)),
                    Some((_, None)) | None => Some(<$Game as $crate::stage::Staged>::nothing_asked()),
                }
            }

            /// What is answered for an awaited seat that does not answer.
            pub fn lapse(self, seat: $crate::Seat) -> <$Game as $crate::Game>::Action {
                self.due().expect("an awaited seat is asked something").lapse(self, seat)
            }

            /// The question in one line, to an awaited seat.
            pub fn prompt(self, seat: $crate::Seat, names: &$crate::Names) -> Option<String> {
                let step = self.due().filter(|step| step.asked(self).is_some_and(|asked| asked.has(seat)))?;
                Some(step.prompt(self, seat, names))
            }

            /// The question that waits, as a view shows it.
            pub fn shown(self) -> Option<<$Game as $crate::stage::Staged>::Shown> {
                let step =
                    self.due().filter(|step| step.asked(self).is_some_and(|asked| !asked.is_empty()))?;
                Some(step.shown(self))
            }

            /// Which of these options a quick player would take.
            #[inline]
            pub fn quick(
                self,
                seat: $crate::Seat,
                options: &[<$Game as $crate::Game>::Action],
                dice: &mut $crate::Dice,
            ) -> usize {
                self.due().expect("an awaited seat is asked something").quick(self, seat, options, dice)
            }

            /// How much a quick player likes this option.
            #[inline]
            pub fn liking(self, seat: $crate::Seat, action: <$Game as $crate::Game>::Action) -> i32 {
                self.due().expect("an awaited seat is asked something").liking(self, seat, action)
            }
        }

        /// The table as rules change it.
        #[derive(Debug)]
        pub struct Play<'a> {
            /// The box.
            pub game: &'a $Game,
            /// What lies on the table.
            pub state: &'a mut $State,
            /// Dice and talk.
            pub tray: &'a mut $crate::Tray<$Event>,
        }

        impl Play<'_> {
            /// The table, to look at.
            #[inline]
            pub fn scene(&self) -> Scene<'_> {
                Scene { game: self.game, state: self.state }
            }

            /// Everybody hears this.
            #[inline]
            pub fn tell(&mut self, rules: &'static [$crate::RuleId], event: $Event) {
                self.tray.tell(rules, event);
            }

            /// Puts a step ahead of everything waiting.
            #[inline]
            pub fn push(&mut self, step: impl Into<$Step>) {
                self.state.agenda.push(step.into());
            }

            /// Puts steps ahead of everything waiting, in the order written.
            #[inline]
            pub fn first<const M: usize>(&mut self, steps: [$Step; M]) {
                self.state.agenda.first(steps);
            }

            /// Does what an awaited seat has said.
            #[inline]
            pub fn answer(&mut self, seat: $crate::Seat, action: <$Game as $crate::Game>::Action) {
                let step = self.scene().due().expect("nothing is done after the end");
                step.answer(self, seat, action);
            }

            /// Runs the next step. Says no when it must wait for a seat, when nothing is left to do, or when scripted
            /// dice did not fit: then whatever follows is thrown away.
            #[inline]
            pub fn run_next(&mut self) -> bool {
                let Some(step) = self.scene().due() else { return false };
                let asked = step.asked(self.scene());
                if asked.is_some_and(|asked| !asked.is_empty()) || self.tray.dice().fault().is_some() {
                    return false;
                }
                self.state.agenda.take();
                step.run(self);
                true
            }
        }
    };
}

/// Makes a game's list of steps: `table::steps! { Crusade { ask ChooseOrder, run PlacePieces, … } }`. Each member is a
/// type of that name in scope: those after `ask` are [questions](Question), those after `run` [deeds](Deed). Their order
/// is part of how a state is written, so new ones come last.
#[macro_export]
macro_rules! steps {
    ($Game:ty { $($(#[$meta:meta])* $kind:ident $Name:ident),* $(,)? }) => {
        /// A step on the agenda: a deed to be run, or a question that waits for a seat.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        pub enum Step {
            $($(#[$meta])* #[doc = concat!("[`", stringify!($Name), "`].")] $Name($Name)),*
        }

        $(impl From<$Name> for Step {
            fn from(it: $Name) -> Self {
                Self::$Name(it)
            }
        })*

        impl Step {
            /// Whom it asks, if it is a question; nobody, where a question has nothing to decide.
            #[inline]
            pub(crate) fn asked(self, scene: <$Game as $crate::stage::Staged>::Scene<'_>) -> Option<$crate::SeatSet> {
                match self { $(Self::$Name(it) => $crate::steps!(@asked $kind $Game, it, scene)),* }
            }

            #[inline]
            pub(crate) fn options(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
                out: &mut Vec<<$Game as $crate::Game>::Action>,
            ) {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, options, &it, scene, seat, out)
                    }),*
                }
            }

            pub(crate) fn refuse(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
            ) -> Option<<$Game as $crate::stage::Staged>::Illegal> {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, refuse, &it, scene, seat, action)
                    }),*
                }
            }

            pub(crate) fn refuse_others(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
            ) -> <$Game as $crate::stage::Staged>::Illegal {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, refuse_others, &it, scene, seat)
                    }),*
                }
            }

            #[inline]
            pub(crate) fn answer(
                self,
                play: &mut <$Game as $crate::stage::Staged>::Play<'_>,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
            ) {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, answer, it, play, seat, action)
                    }),*
                }
            }

            /// Happens; a question is passed over.
            #[inline]
            pub(crate) fn run(self, play: &mut <$Game as $crate::stage::Staged>::Play<'_>) {
                match self { $(Self::$Name(it) => $crate::steps!(@run $kind $Game, it, play)),* }
            }

            pub(crate) fn lapse(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
            ) -> <$Game as $crate::Game>::Action {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, lapse, &it, scene, seat)
                    }),*
                }
            }

            pub(crate) fn prompt(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
                names: &$crate::Names,
            ) -> String {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, prompt, &it, scene, seat, names)
                    }),*
                }
            }

            pub(crate) fn shown(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
            ) -> <$Game as $crate::stage::Staged>::Shown {
                match self { $(Self::$Name(it) => $crate::steps!(@call $kind $Game, shown, &it, scene)),* }
            }

            #[inline]
            pub(crate) fn quick(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
                options: &[<$Game as $crate::Game>::Action],
                dice: &mut $crate::Dice,
            ) -> usize {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, quick, &it, scene, seat, options, dice)
                    }),*
                }
            }

            #[inline]
            pub(crate) fn liking(
                self,
                scene: <$Game as $crate::stage::Staged>::Scene<'_>,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
            ) -> i32 {
                match self {
                    $(Self::$Name(it) => {
                        $crate::steps!(@call $kind $Game, liking, &it, scene, seat, action)
                    }),*
                }
            }
        }
    };
    (@asked ask $Game:ty, $it:ident, $scene:ident) => {
        Some($crate::stage::Question::<$Game>::asked(&$it, $scene))
    };
    (@asked run $Game:ty, $it:ident, $scene:ident) => {{
        let _ = $it;
        None
    }};
    (@call ask $Game:ty, $method:ident, $it:expr, $($argument:ident),*) => {
        $crate::stage::Question::<$Game>::$method($it, $($argument),*)
    };
    (@call run $Game:ty, $method:ident, $it:expr, $($argument:ident),*) => {{
        let _ = $it;
        unreachable!(concat!("a deed is not asked for its ", stringify!($method)))
    }};
    (@run ask $Game:ty, $it:ident, $play:ident) => {
        $crate::stage::Question::<$Game>::skip($it, $play)
    };
    (@run run $Game:ty, $it:ident, $play:ident) => {
        $crate::stage::Deed::<$Game>::run($it, $play)
    };
}

/// Runs `next` until it says no. More steps than `most` without a question are a loop, not a turn.
#[inline]
pub fn until_rest<P>(play: &mut P, most: usize, mut next: impl FnMut(&mut P) -> bool) {
    for _ in 0..most {
        if !next(play) {
            return;
        }
    }
    panic!("the agenda runs in circles: {most} steps without a question");
}
