//! What is asked, and everything one needs to see in order to answer.

use serde::Serialize;
use table::Seat;

use crate::crypt::{Doors, Side};
use crate::play::Scene;

/// A question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct AskedView {
    /// Who decides.
    pub seat: Seat,
    /// About what, in a word.
    pub about: &'static str,
    /// Damage to be routed.
    pub points: Option<i16>,
    /// The hex whose sides or rotation are asked for.
    pub room: Option<u8>,
    /// The hex turned up to be laid.
    pub laying: Option<LayingView>,
    /// The die whose face is asked for, by its place in the roll. [PHA-RUL-159]
    pub die: Option<u8>,
    /// What each branch does, in words.
    pub branches: Vec<String>,
    /// Who is asked after this seat if it passes. [PHA-RUL-42]
    pub then: Vec<Seat>,
}

/// A hex turned up and not yet laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct LayingView {
    /// Its number, such as `H028`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its doors as printed, clockwise from the north.
    pub doors: [bool; 6],
    /// Whether one can leave the crypt there.
    pub exit: bool,
}

impl AskedView {
    /// The question the match waits with, if it waits.
    pub(super) fn new(scene: Scene<'_>) -> Option<Self> {
        let seat = scene.awaited().lowest()?;
        Some(Self { seat, ..scene.shown()? })
    }

    /// A question about this. The view knows who is asked.
    pub(crate) fn about(about: &'static str) -> Self {
        Self { about, ..Self::default() }
    }
}

impl LayingView {
    /// The top hex of the pile, which everybody sees while it is being laid. [PHA-EXPL-01]
    pub(crate) fn new(scene: Scene<'_>) -> Option<Self> {
        let hex = scene.game.hex(scene.state.crypt.hexpile.last()?.kind);
        let printed = Doors(hex.doors.bits());
        Some(Self {
            id: hex.id.clone(),
            name: hex.name.clone(),
            doors: Side::ALL.map(|side| printed.has(side)),
            exit: hex.is_exit(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use table::{Dice, Game, Lobby as _, Names, SeatSet, Tray, Viewer};

    use super::*;
    use crate::content::{Pharaoh, open, printed};
    use crate::rules::setup::{DeckChoice, Setup};
    use crate::state::State;

    /// A deck that often gives somebody something to choose.
    const CHOICES: [(&str, u8); 8] = [
        ("C000", 1),
        ("X003", 3),
        ("S028", 4),
        ("S010", 4),
        ("C005", 4),
        ("C024", 4),
        ("C055", 4),
        ("C058", 1),
    ];

    /// Plays random matches and shows every question, until `enough`.
    fn every_question(mut enough: impl FnMut(&Pharaoh, &State, &AskedView) -> bool) {
        let game = open(&printed()).unwrap();
        let cards = CHOICES.map(|(id, copies)| (id.to_owned(), copies));
        let decks = vec![DeckChoice::Cards(cards.into_iter().collect()); 3];
        let usual = game.default_setup(3).unwrap();
        let setups = [Setup { decks, ..usual.clone() }, usual];
        for seed in 0..200 {
            let mut tray = Tray::deaf(Dice::fast(seed));
            let mut state = game.setup(&setups[usize::from(seed % 4 == 3)], &mut tray).unwrap();
            let mut actions = Vec::new();
            while let Some(seat) = game.turn(&state).awaited().lowest() {
                let view = game.view(&state, Viewer::SPECTATOR);
                if enough(&game, &state, &view.asked.expect("somebody is asked")) {
                    return;
                }
                actions.clear();
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[tray.dice().pick(actions.len())];
                game.apply(&mut state, seat, action, &mut tray);
            }
        }
        panic!("too few questions were asked");
    }

    /// Shows questions of this kind, until there were enough of them.
    fn asked_about(about: &str, check: impl Fn(&Pharaoh, &State, &AskedView)) {
        let mut seen = 0;
        every_question(|game, state, asked| {
            if asked.about == about {
                check(game, state, asked);
                seen += 1;
            }
            seen >= 20
        });
    }

    #[test]
    fn every_question_is_put_in_one_short_line() {
        let names = Names::new(&["Ana", "Bo", "Cleo"].map(str::to_owned), 3);
        let mut kinds = BTreeSet::new();
        every_question(|game, state, asked| {
            let scene = Scene { game, state };
            let prompt = scene.prompt(asked.seat, &names).expect("somebody is asked");
            let plain = |letter: char| !"_#()[]{}\n".contains(letter);
            assert!((8..=64).contains(&prompt.chars().count()), "{prompt}");
            assert!(prompt.chars().all(plain), "{prompt}");
            assert_eq!(scene.prompt(table::Seat(7), &names), None, "nobody else is asked");
            kinds.insert(asked.about);
            kinds.len() >= 12
        });
    }

    #[test]
    fn every_facing_offered_for_a_new_hex_has_a_door_toward_the_old_one() {
        asked_about("lay", |game, state, asked| {
            let laying = asked.laying.as_ref().expect("a hex is turned up");
            let bits = (0..6).filter(|side| laying.doors[*side]).fold(0, |bits, side| bits | 1 << side);
            assert!(asked.room.is_some_and(|room| usize::from(room) < state.crypt.rooms.len()));
            let mut actions = Vec::new();
            game.legal_actions(state, asked.seat, &mut actions);
            for action in actions {
                let crate::action::Action::Place(side, rotation) = action else { panic!("{action:?}") };
                assert!(Doors(bits).turned(rotation).has(side.opposite()), "{laying:?} {action:?}");
            }
        });
    }

    #[test]
    fn every_branch_that_may_be_chosen_has_its_words() {
        asked_about("choose", |game, state, asked| {
            let mut actions = Vec::new();
            game.legal_actions(state, asked.seat, &mut actions);
            for action in actions {
                let crate::action::Action::Choose(branch) = action else { panic!("{action:?}") };
                assert!(!asked.branches[usize::from(branch)].is_empty());
            }
        });
    }

    #[test]
    fn whoever_is_asked_next_in_a_window_was_announced() {
        asked_about("respond", |game, state, asked| {
            let mut state = state.clone();
            let all: SeatSet = asked.then.iter().copied().collect();
            assert!(!all.has(asked.seat));
            game.apply(&mut state, asked.seat, crate::action::Action::Pass, &mut Tray::deaf(Dice::fast(0)));
            if let Some(next) = asked.then.first() {
                let asked = game.view(&state, Viewer::SPECTATOR).asked.expect("the window goes on");
                assert_eq!((asked.seat, asked.about), (*next, "respond"));
            }
        });
    }
}
