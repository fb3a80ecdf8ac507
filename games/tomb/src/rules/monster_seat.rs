//! The monster seat: who leads the monsters, where to, and against whom. [TOM-RUL-80]
//!
//! It is shown what the printed rules would do for each monster, and may follow that or change it.

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, Seat, SeatSet};

use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{Targets, Tomb};
use crate::event::{Event, Why};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::monsters::Decision;
use crate::state::BeastId;
use crate::view::Phase;
use crate::words;

/// Where the monster seat sends this monster, or whether it leaves it where it is. [TOM-RUL-80]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March(pub BeastId);

impl Question<Tomb> for March {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        leader(scene)
    }

    /// What the printed rules would do comes first, then every other space in reading order.
    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let printed = scene.decide(self.0).map(|it| it.to);
        out.extend(printed.map(Action::March));
        let reach = scene.state.map.grid.iter(scene.monster_reach(self.0).2);
        out.extend(reach.filter(|to| Some(*to) != printed).map(Action::March));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::March(to) = action else { return Some(Illegal::NotNow(action)) };
        let reach = scene.monster_reach(self.0).2;
        (!scene.state.map.has(reach, to)).then_some(Illegal::OutOfMonsterReach(to))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        only_the_leader(scene)
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::March(to) = action else { unreachable!("{action:?} sends no monster anywhere") };
        let Self(beast) = self;
        play.state.agenda.take();
        let at = play.state.beast(beast).at;
        let too_close = to == at && play.scene().must_fight_close(beast);
        let grid = play.state.map.grid;
        let cost = play.scene().monster_reach(beast).1.cost(grid, to).unwrap_or(0);
        play.tell_decision(beast, Decision { to, cost, too_close, why: Why::Sent });
        play.state.beast_mut(beast).at = to;
        if too_close {
            return play.monster_strikes(beast, true);
        }
        play.push(MonsterAttacks(beast));
    }

    /// It stays. [TOM-RUL-116]
    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        Action::March(scene.state.beast(self.0).at)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        let name = name(scene, self.0);
        match scene.decide(self.0) {
            Some(printed) => format!("{name}: the rules would {}", words::intent(scene.game, printed.why)),
            None => format!("{name}: where to?"),
        }
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::March { seat: seat(scene), monster: number(scene, self.0) }
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        let wanted = scene.decide(self.0).map(|it| Action::March(it.to));
        bot::prefer(wanted, options, dice)
    }
}

/// A led monster attacks if it can; with several targets its seat is asked which. [TOM-RUL-80]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonsterAttacks(pub BeastId);

impl Deed<Tomb> for MonsterAttacks {
    fn run(self, play: &mut Play<'_>) {
        let Self(beast) = self;
        let one = play.scene().stats(beast).attack.targets == Targets::One;
        if one && play.scene().monster_targets(beast, false).nth(1).is_some() {
            play.push(Assail(beast));
        } else {
            play.monster_strikes(beast, false);
        }
    }
}

/// Whom the monster seat attacks. [TOM-RUL-80]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assail(pub BeastId);

impl Question<Tomb> for Assail {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        leader(scene)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let targets = scene.monster_targets(self.0, false);
        out.extend(targets.map(|(hero, _)| Action::Assail(scene.state.hero(hero).at)));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Assail(at) = action else { return Some(Illegal::NotNow(action)) };
        let mut targets = scene.monster_targets(self.0, false);
        let found = targets.any(|(hero, _)| scene.state.hero(hero).at == at);
        (!found).then_some(Illegal::NoHeroInRange(at))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        only_the_leader(scene)
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Assail(at) = action else { unreachable!("{action:?} is no target") };
        let Self(beast) = self;
        play.state.agenda.take();
        let mut targets = play.scene().monster_targets(beast, false);
        let found = targets.find(|(hero, _)| play.state.hero(*hero).at == at);
        let (hero, range) = found.expect("the target was checked");
        drop(targets);
        let of = u8::try_from(play.scene().monster_targets(beast, false).count()).expect("eight heroes");
        let (who, whom) = (play.scene().whom_beast(beast), play.scene().whom(hero));
        play.tell(&[cites::RUL_80, cites::MON_10], Event::Targets { who, whom, range, of });
        play.swing(beast, Some(at), false);
    }

    /// The first in seat order.
    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        let first = scene.monster_targets(self.0, false).next();
        Action::Assail(first.map(|(hero, _)| scene.state.hero(hero).at).expect("there are several targets"))
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("{}: whom to attack?", name(scene, self.0))
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Assail { seat: seat(scene), monster: number(scene, self.0) }
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        let target = scene.monster_target(self.0, false);
        let wanted = target.map(|(hero, ..)| Action::Assail(scene.state.hero(hero).at));
        bot::prefer(wanted, options, dice)
    }
}

fn seat(scene: Scene<'_>) -> Seat {
    scene.state.monster_seat().expect("monsters are led only by a seat of their own")
}

fn leader(scene: Scene<'_>) -> SeatSet {
    SeatSet::only(seat(scene))
}

fn only_the_leader(scene: Scene<'_>) -> Illegal {
    Illegal::NotYourTurn(seat(scene), &[cites::PLAY_03, cites::RUL_80])
}

/// Its place among the monsters in play.
fn number(scene: Scene<'_>, beast: BeastId) -> usize {
    scene.state.living_beasts().position(|it| it == beast).unwrap_or(0)
}

fn name(scene: Scene<'_>, beast: BeastId) -> &str {
    match beast.was_sidekick_of() {
        Some(seat) => scene.character(seat).sidekick.as_ref().map_or("Nobody", |it| &it.name),
        None => &scene.game.monster(scene.state.beast(beast).kind).name,
    }
}
