//! The robber's own turn: its priorities. [RULES.md, 9.3]

use super::{FAR, Robber, steps_to};
use crate::action::{Action, Way};
use crate::content::{CardId, Effect, Nature, Value, Window};
use crate::crypt::Room;
use crate::effects::Heal;
use crate::rules::budget::MOST_ACTIONS;
use crate::state::Figure;

impl Robber<'_> {
    /// T2 and T3.
    pub(crate) fn in_turn(self, action: Action) -> i32 {
        match action {
            Action::Exit => 2000,
            Action::Escape(_) => 1500,
            Action::PickUp(_) => 1400,
            Action::Play(card, way) => self.play(card, way),
            Action::Go(room) => self.go(room),
            Action::Explore => self.explore(),
            Action::Hit(figure) => 300 + self.target(figure),
            Action::Order(_) => 360,
            Action::Ready(_) | Action::Rider => 395,
            Action::Use(_) => 380,
            Action::Ability => 430,
            Action::UseHex => 150,
            Action::March(..) => 60,
            Action::EndActions => 120,
            Action::LetGo | Action::Return(_) => 0,
            Action::Ask(_) => -1000,
            other => unreachable!("{other:?} is not done on a turn"),
        }
    }

    /// Along the shortest way to an exit with a Key, to a Key without one.
    fn go(self, room: Room) -> i32 {
        let scene = self.scene;
        let Some(person) = scene.person(self.seat) else { return 0 };
        let has_key = scene.has_key(self.seat);
        let mut goal = |it: Room| {
            if has_key { scene.hex(it).is_exit() } else { scene.state.keys.iter().any(|(_, at)| *at == it) }
        };
        let now = steps_to(scene, self.seat, person, &mut goal).unwrap_or(FAR);
        let then = self.steps_from(room, &mut goal).unwrap_or(FAR);
        let hurts = i32::from(scene.state.player(self.seat).life) <= 8;
        match then.cmp(&now) {
            std::cmp::Ordering::Less if has_key => 1200,
            std::cmp::Ordering::Less => 700,
            _ if now == 0 => 0,
            _ if hurts => 200,
            _ => 130,
        }
    }

    fn steps_from(self, from: Room, fits: &mut dyn FnMut(Room) -> bool) -> Option<i32> {
        let crypt = &self.scene.state.crypt;
        let distances = crypt.distances(from, Some(self.seat));
        let near = crypt.all().filter(|room| fits(*room)).filter_map(|room| distances[room.index()]).min();
        near.map(i32::from)
    }

    fn explore(self) -> i32 {
        let known = self.scene.state.crypt.all().any(|room| self.scene.hex(room).is_exit());
        let weak = self.scene.state.player(self.seat).life <= 8;
        match (known, weak) {
            (false, false) => 500,
            (false, true) => 310,
            (true, false) => 260,
            (true, true) => 90,
        }
    }

    fn play(self, card: CardId, way: Way) -> i32 {
        let design = self.scene.game.card(card);
        match way {
            Way::Free => self.free(card),
            Way::Table if card == self.scene.game.key() => -50,
            Way::Table | Way::Guard => 420,
            Way::Agent => 410,
            Way::Before => 440,
            Way::InHex => 250,
            Way::Fasten => 140,
            Way::Respond => -100,
            _ => match design.nature {
                Nature::Attack | Nature::AttackDefense => 450 + self.expected(card),
                Nature::Activity => 400,
                _ => 300,
            },
        }
    }

    /// Twice the damage a card does on average.
    fn expected(self, card: CardId) -> i32 {
        let mut points = 0;
        for block in &self.scene.game.card(card).effect {
            if block.window == Window::Act {
                block.steps.walk(&mut |step| {
                    if let Effect::Damage(damage) = step
                        && let Value::Amount(amount) = damage.value
                    {
                        points = points.max(7 * i32::from(amount.dice) + 2 * i32::from(amount.plus));
                    }
                });
            }
        }
        points
    }

    /// Bonuses before anything else; healing when it is needed.
    fn free(self, card: CardId) -> i32 {
        let design = self.scene.game.card(card);
        let Some(block) = design.block(Window::Free) else { return 0 };
        let missing = self.scene.full_life(self.seat) - self.scene.state.player(self.seat).life;
        let heals = block.steps.iter().find_map(|effect| {
            let Effect::Heal(Heal { value: Value::Amount(amount), .. }) = effect else { return None };
            Some(amount.plus)
        });
        match heals {
            Some(points) if missing >= points || missing >= 14 => 900,
            Some(_) => -50,
            None if block.steps.iter().all(|step| matches!(step, Effect::ExtraActions(_)))
                && self.scene.all_actions() >= MOST_ACTIONS =>
            {
                -50
            }
            None => 600,
        }
    }

    /// Whom to strike: characters first, the weak and those with a Key before others.
    pub(crate) fn target(self, figure: Figure) -> i32 {
        let life = i32::from(self.scene.life_of(figure));
        match figure {
            Figure::Character(seat) => {
                let key = if self.scene.has_tabled_key(seat) { 60 } else { 0 };
                60 + key + (25 - life).max(0)
            }
            Figure::Monster(_) => 20 + (20 - life).max(0),
            Figure::Card(_) => 10,
        }
    }
}
