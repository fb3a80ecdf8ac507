//! How bots judge a position, and how a quick player plays one on.
//!
//! `estimate` weighs how near each seat is to leaving the crypt; the `policy` follows the
//! priorities of the robber in RULES.md, 9.3, and the `shortlist` is what it would think of.
//! They are called on imagined states only.

mod answers;
mod turn;

use table::{Dice, Seat};

use crate::action::Action;
use crate::crypt::Room;
use crate::play::Scene;
use crate::state::{Figure, Lies};

/// Decisions a search plays out before it trusts the estimate: about one round at two seats.
pub const PLAYOUT_DEPTH: u32 = 24;

/// Further than any way in a crypt.
const FAR: i32 = 40;

/// Thousandths of a win: the seat's weight among all weights.
pub(crate) fn estimate(scene: Scene<'_>, seat: Seat) -> i32 {
    let own = weight(scene, seat);
    let all: i32 = scene.state.seats().map(|it| weight(scene, it)).sum();
    let doubt = if scene.state.rite.solitaire() { 300 } else { 60 };
    own * 1000 / (all + doubt)
}

/// How much speaks for a seat to be the one that leaves.
fn weight(scene: Scene<'_>, seat: Seat) -> i32 {
    let player = scene.state.player(seat);
    let Some(person) = scene.person(seat) else { return 4 };
    let life = i32::from(scene.life_of(person)).max(0);
    let way = way_out(scene, seat, person);
    if player.defeated {
        return 8 + life / 2 + way / 2;
    }
    let held = if scene.is_held(person) { 15 } else { 0 };
    let hand = i32::try_from(player.hand.len().min(8)).expect("eight at most");
    (24 + 3 * life + 7 * hand + table_worth(scene, seat) + way - held).max(4)
}

/// What a Key, an exit and the way between them are worth.
fn way_out(scene: Scene<'_>, seat: Seat, person: Figure) -> i32 {
    let steps = |rooms: &mut dyn FnMut(Room) -> bool| steps_to(scene, seat, person, rooms);
    let exit = steps(&mut |room| scene.hex(room).is_exit());
    if scene.has_key(seat) {
        return match exit {
            Some(0) => 380,
            Some(away) => 120 + 150 / (1 + away),
            None => 90,
        };
    }
    let key = steps(&mut |room| scene.state.keys.iter().any(|(_, at)| *at == room));
    let near_key = key.map_or(0, |away| 70 / (1 + away));
    near_key + exit.map_or(0, |away| 20 / (1 + away))
}

/// Steps to the nearest hex that fits.
fn steps_to(scene: Scene<'_>, seat: Seat, from: Figure, fits: &mut dyn FnMut(Room) -> bool) -> Option<i32> {
    let room = scene.state.whereabouts(from)?;
    let mut nearest: Option<u8> = None;
    let distances = scene.state.crypt.distances(room, Some(seat));
    for other in scene.state.crypt.all() {
        if let Some(away) = distances[other.index()]
            && nearest.is_none_or(|it| away < it)
            && fits(other)
        {
            nearest = Some(away);
        }
    }
    nearest.map(i32::from)
}

/// Shields, guards and what else works from the table.
fn table_worth(scene: Scene<'_>, seat: Seat) -> i32 {
    let mut worth = 0;
    for tabled in &scene.state.tabled {
        let left = i32::from(tabled.left());
        worth += match tabled.lies {
            Lies::Before(whom) if whom == seat && tabled.by == seat => 10 + 2 * left,
            Lies::Before(whom) if whom == seat => -20,
            Lies::In(_) if tabled.by == seat => 6 + left,
            _ => 0,
        };
    }
    worth.min(120)
}

/// Which of these a quick player takes.
pub(crate) fn policy(scene: Scene<'_>, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    if actions.len() == 1 {
        return 0;
    }
    let mut best = (i32::MIN, 0);
    for (place, action) in actions.iter().enumerate() {
        let luck = i32::try_from(dice.pick(40)).expect("below forty");
        let worth = scene.liking(seat, *action) + luck;
        if worth > best.0 {
            best = (worth, place);
        }
    }
    best.1
}

/// Keeps what a quick player likes at least half as well as the best: a search that weighs everything else, too,
/// loses sight of the exit.
pub(crate) fn shortlist(scene: Scene<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let best = actions.iter().map(|action| scene.liking(seat, *action)).max().unwrap_or(0);
    if best > 0 {
        actions.retain(|action| 2 * scene.liking(seat, *action) >= best);
    }
}

/// A quick player in its seat. Its methods say how much it likes an answer to what is asked.
#[derive(Clone, Copy)]
pub(crate) struct Robber<'a> {
    pub(crate) scene: Scene<'a>,
    pub(crate) seat: Seat,
}
