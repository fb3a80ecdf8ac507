//! What a bot thinks of a position, and how a quick player plays on.
//!
//! Values are in thousandths of a grave until they become a chance of winning. Everything is made
//! of what all seats can see, but for the worth of the own team's cards.

use table::{Dice, Seat};

use crate::action::{Action, Target};
use crate::cards::CardId;
use crate::content::Aim;
use crate::play::Scene;
use crate::rules::rounds::NextTurn;
use crate::rules::turns::Act;
use crate::state::{Place, Team};
use crate::step::Step;
use crate::tiles::Tiles;

/// A grave.
const GRAVE: i32 = 1000;
/// A grave that will be captured when this turn ends.
const ALMOST: i32 = 850;
/// An unguarded grave some opponent can reach before the next own turn there.
const EXPOSED: i32 = -280;
/// The same in the last round, when there will be no answer.
const LOST: i32 = -800;
/// A grave whose seal will still lie there in the last round.
const SECURED: i32 = 350;
/// A grave some own piece can capture on its next turn.
const CHANCE: i32 = 260;
/// Each step a piece is away from being able to capture anything.
const STEP: i32 = -27;
/// A token while there is still a Shop to come, and how many of them are worth that much.
const TOKEN: i32 = 30;
const PURSE: u16 = 16;
/// Cards by tier, while there are turns to play them on.
const CARD: [i32; 3] = [112, 125, 180];
/// A card that seals, over and above its tier, until the last two rounds need it.
const SAVED_SEAL: i32 = 90;
/// A debuff on a piece's next turn.
const DEBUFF: i32 = -120;
/// How much a lead must be to mean something, and how much more for every round to come.
const DOUBT: i32 = 540;
const DOUBT_A_ROUND: i32 = 150;

/// How the position looks for a seat's team, in thousandths of a win.
pub(crate) fn estimate(scene: Scene<'_>, seat: Seat) -> i32 {
    let team = scene.state.team(seat);
    let ahead =
        Side::of(scene, team).value() - Side::of(scene, team.other()).value() + tie_break(scene, team);
    let left = i32::from(scene.state.night.rounds.saturating_sub(scene.state.round));
    let doubt = DOUBT + DOUBT_A_ROUND * left;
    500 + 490 * ahead / (ahead.abs() + doubt)
}

/// Equal graves in the last round: tokens decide.
fn tie_break(scene: Scene<'_>, team: Team) -> i32 {
    let [own, other] = [team, team.other()].map(|team| i32::from(scene.state.tokens[team.index()]));
    if scene.state.round < scene.state.night.rounds { 0 } else { (own - other).clamp(-3, 3) * 60 }
}

/// One team's view of the position.
struct Side<'a> {
    scene: Scene<'a>,
    team: Team,
    /// Where its pieces stand, and where the opponents' do.
    own: Tiles,
    enemies: Tiles,
}

impl<'a> Side<'a> {
    fn of(scene: Scene<'a>, team: Team) -> Self {
        Self { scene, team, own: scene.state.stands(team), enemies: scene.state.stands(team.other()) }
    }

    fn value(&self) -> i32 {
        let state = self.scene.state;
        let owned = state.owned[self.team.index()];
        let graves = GRAVE * count(owned);
        graves + self.exposure(owned) + self.prospects() + self.wealth() + self.about_to_capture()
    }

    /// Own graves that opponents could take before anybody of the team acts again.
    fn exposure(&self, owned: Tiles) -> i32 {
        let state = self.scene.state;
        let reach = self.reach_of(self.team.other());
        let exposed = count(owned.and(reach).except(self.own).except(state.seals.all()));
        match i32::from(state.night.rounds) - i32::from(state.round) {
            ..=0 => LOST * exposed,
            1 => EXPOSED * exposed + SECURED * count(owned.and(state.seals.two)),
            _ => EXPOSED * exposed,
        }
    }

    /// All tiles a team's pieces could come to on the turns they still have.
    fn reach_of(&self, team: Team) -> Tiles {
        self.scene.state.members(team).fold(Tiles::NONE, |tiles, seat| tiles.or(self.reach(seat)))
    }

    fn reach(&self, seat: Seat) -> Tiles {
        let state = self.scene.state;
        if !self.acts_again(seat) {
            return Tiles::NONE;
        }
        let piece = state.piece(seat);
        let base = self.scene.game.numbers_of(piece.team).movement;
        let steps = if piece.coming.rooted {
            0
        } else {
            (base + piece.coming.extra_movement).saturating_sub(piece.coming.drained)
        };
        match piece.place {
            Place::On(tile) => self.scene.board().within(tile, steps),
            Place::Outside(edge) if steps > 0 => self.scene.board().within(edge.tile, steps - 1),
            _ => Tiles::NONE,
        }
    }

    /// Whether a seat has another turn after the one being taken.
    fn acts_again(&self, seat: Seat) -> bool {
        let state = self.scene.state;
        if state.round < state.night.rounds {
            return true;
        }
        let next = state.agenda.iter().find_map(|step| match step {
            Step::NextTurn(NextTurn(team, place)) => Some((*team, usize::from(*place))),
            _ => None,
        });
        let Some((team, place)) = next else { return state.round == state.night.rounds };
        let own = state.team(seat);
        if own != team {
            return own > team;
        }
        state.orders[own.index()].seats()[place.min(state.orders[own.index()].seats().len())..]
            .contains(&seat)
    }

    /// Graves within reach, and how far the other pieces are from any.
    fn prospects(&self) -> i32 {
        let state = self.scene.state;
        let open =
            state.graves.except(state.owned[self.team.index()]).except(self.enemies).except(state.seals.two);
        let mut claimed = Tiles::NONE;
        let mut value = 0;
        for seat in state.members(self.team) {
            let piece = state.piece(seat);
            if piece.coming.debuffed() {
                value += DEBUFF;
            }
            let near = self.reach(seat).and(open).except(claimed);
            if let Some(tile) = near.first() {
                claimed.add(tile);
                value += CHANCE;
            } else if self.acts_again(seat) {
                value += STEP * self.steps_to_any(piece.place, open.except(claimed));
            }
        }
        value
    }

    fn steps_to_any(&self, place: Place, goals: Tiles) -> i32 {
        let (tile, extra) = match place {
            Place::On(tile) => (tile, 0),
            Place::Outside(edge) => (edge.tile, 1),
            Place::Nowhere => return 4,
        };
        let reach = (1..6u8).find(|steps| !self.scene.board().within(tile, *steps).and(goals).is_empty());
        i32::from(reach.unwrap_or(6)) + extra
    }

    /// Tokens that can still be spent, and cards that can still be played.
    fn wealth(&self) -> i32 {
        let state = self.scene.state;
        let shops =
            state.round < state.night.rounds || state.agenda.iter().any(|step| matches!(step, Step::Shop(_)));
        let tokens = state.tokens[self.team.index()];
        let purse = if shops { i32::from(tokens.min(PURSE)) * TOKEN } else { 0 };
        let holders = state.members(self.team).filter(|seat| self.acts_again(*seat));
        let cards: i32 = holders.map(|seat| self.hand(seat)).sum();
        purse + cards
    }

    /// A hand, with what it is worth to save its seals.
    fn hand(&self, seat: Seat) -> i32 {
        let state = self.scene.state;
        let early = state.round + 2 < state.night.rounds;
        let worth = |card: &CardId| {
            let card = self.scene.game.card(*card);
            let saved = if early && card.aim == Aim::AnyGrave { SAVED_SEAL } else { 0 };
            CARD[card.tier.index()] + saved
        };
        state.piece(seat).hand.cards().iter().map(worth).sum()
    }

    /// The acting piece stands where it will capture.
    fn about_to_capture(&self) -> i32 {
        let state = self.scene.state;
        let acting = &state.acting;
        let in_turn = state.agenda.next() == Some(&Step::Act(Act));
        let here = state.piece(acting.seat).place.tile();
        match here {
            Some(tile) if in_turn && state.team(acting.seat) == self.team && !acting.status.spooked => {
                let sealed = state.seals.all().has(tile) && !acting.sealed.has(tile);
                let open = state.graves.has(tile) && !state.owned[self.team.index()].has(tile);
                if open && !sealed && !self.enemies.has(tile) { ALMOST } else { 0 }
            }
            _ => 0,
        }
    }
}

fn count(tiles: Tiles) -> i32 {
    i32::try_from(tiles.count()).expect("at most 64 tiles")
}

/// What a quick player does on a turn: onto a grave if one can be captured, and then whatever comes.
pub(crate) fn act(scene: Scene<'_>, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let state = scene.state;
    let team = state.team(seat);
    let open = state
        .graves
        .except(state.owned[team.index()])
        .except(state.stands(team.other()))
        .except(state.seals.all());
    let here = scene.tile(seat);
    let reach = scene.reach();
    let goals = open.and(reach);
    if here.is_some_and(|tile| open.has(tile)) {
        return stay(scene, actions, dice);
    }
    if !goals.is_empty() && dice.pick(8) != 0 {
        let goal = goals.iter().nth(dice.pick(goals.count() as usize)).expect("picked among them");
        // Moves come first, in place order.
        let place = Tiles(reach.0 & ((1 << goal.0) - 1)).count() as usize;
        debug_assert_eq!(actions[place], Action::Move(goal));
        return place;
    }
    dice.pick(actions.len())
}

/// On a grave that will be captured: a card that does not step away, or the end of the turn.
fn stay(scene: Scene<'_>, actions: &[Action], dice: &mut Dice) -> usize {
    let last = actions.len() - 1;
    let moves = scene.reach().count() as usize;
    if moves == last {
        return last;
    }
    let place = moves + dice.pick(last + 1 - moves);
    match actions[place] {
        Action::Play(_, Target::Tile(tile)) if !scene.state.graves.has(tile) => last,
        Action::Teleport => last,
        _ => place,
    }
}
