//! What is asked, and everything one needs to see in order to answer.

use serde::Serialize;
use table::Seat;

use crate::content::Step as Primitive;
use crate::crypt::{Doors, Room, Side};
use crate::play::Scene;
use crate::step::{Spot, Step};
use crate::words::text::steps_text;

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
        let step = scene.state.agenda.next()?;
        let seat = scene.asked(*step)?;
        let plain = Self { seat, about: about(step), ..Self::default() };
        Some(match *step {
            Step::Route(_, points) => Self { points: Some(points), ..plain },
            Step::Lay(figure, _) => {
                let room = scene.state.whereabouts(figure).map(|room| room.0);
                Self { room, laying: laying(scene), ..plain }
            }
            Step::Wall(id, _) => Self { room: Some(scene.item(id).room.0), ..plain },
            Step::RotateHex(_, Some(Room(room))) => Self { room: Some(room), ..plain },
            Step::Branch(_, spot, _) => Self { branches: branches(scene, spot), ..plain },
            Step::Window(id, passed) => Self { then: scene.asked_later(id, passed.with(seat)), ..plain },
            _ => plain,
        })
    }
}

fn about(step: &Step) -> &'static str {
    match step {
        Step::Dominate => "dominate",
        Step::Draw => "draw",
        Step::Act => "act",
        Step::Discard => "discard",
        Step::Lay(..) => "lay",
        Step::Release(_) | Step::Walk(_) | Step::Warp(_) => "move",
        Step::Aim(..) | Step::AimBlow(..) | Step::Redirect(..) => "aim",
        Step::Station(_) => "station",
        Step::Branch(..) => "choose",
        Step::Window(..) => "respond",
        Step::Defend(_) => "defend",
        Step::Route(..) => "route",
        Step::Hurt(_) => "mend",
        Step::Face(..) => "dice",
        Step::Arrange(..) => "arrange",
        Step::Wall(..) => "side",
        Step::RotateHex(..) => "turn",
        _ => "pick",
    }
}

/// The top hex of the pile, which everybody sees while it is being laid. [PHA-EXPL-01]
fn laying(scene: Scene<'_>) -> Option<LayingView> {
    let hex = scene.game.hex(scene.state.crypt.hexpile.last()?.kind);
    let printed = Doors(hex.doors.bits());
    Some(LayingView {
        id: hex.id.clone(),
        name: hex.name.clone(),
        doors: Side::ALL.map(|side| printed.has(side)),
        exit: hex.is_exit(),
    })
}

fn branches(scene: Scene<'_>, spot: Spot) -> Vec<String> {
    match scene.game.steps(spot.steps).get(usize::from(spot.at)) {
        Some(Primitive::Choose(choose)) => choose.branches.iter().map(|it| steps_text(it)).collect(),
        _ => Vec::new(),
    }
}
