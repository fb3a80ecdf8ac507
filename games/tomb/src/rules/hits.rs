//! What a hit does: it may be blocked, it costs HP, then its rider takes effect. [TOM-RUL-62]

use crate::cites;
use crate::content::{Attack, Rider, Trait};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::attack::Blow;
use crate::rules::defeat::Cause;
use crate::spaces::{Direction, Space};
use crate::state::{BeastId, Figure, HeroId};

impl Play<'_> {
    /// A hit that nothing cancels costs HP; then its rider takes effect. [TOM-RUL-62]
    pub(crate) fn hit(&mut self, blow: &Blow, attack: Attack, target: Figure, damage: u8) {
        if let Figure::Hero(hero) = target
            && self.blocked(hero)
        {
            return;
        }
        self.wound(target, damage, Cause::Hit);
        if self.is_over() {
            return;
        }
        match (attack.rider, target) {
            (Some(Rider::Drain(hp)), _) => self.drain(blow.by, hp),
            (Some(Rider::Pin), Figure::Beast(beast)) => self.pin(beast),
            (Some(Rider::Shift(by)), target) => self.shift(blow.by, target, by),
            (Some(Rider::Pin), Figure::Hero(_)) | (None, _) => {}
        }
    }

    /// The block roll of a shielded hero. [TOM-RUL-46]
    fn blocked(&mut self, hero: HeroId) -> bool {
        let at = self.state.hero(hero).block;
        if at == 0 {
            return false;
        }
        let roll = self.d20();
        let who = self.scene().whom(hero);
        self.tell(&[cites::RUL_46, cites::SHIELD_01], Event::BlockRoll { who, roll, at });
        roll >= at
    }

    /// The attacker heals by what it drains, if it is a character. [TOM-RUL-62]
    fn drain(&mut self, by: Figure, hp: u8) {
        if let Figure::Hero(hero) = by
            && !hero.is_sidekick()
        {
            self.restore(hero, hero, hp, &[cites::RUL_62, cites::CHAR_05]);
        }
    }

    /// A pinned monster stays where it is until the next Stage Turn is over. [TOM-RUL-64]
    fn pin(&mut self, beast: BeastId) {
        if self.state.beast(beast).hp == 0 {
            return;
        }
        let who = self.scene().whom_beast(beast);
        if self.scene().stats(beast).traits.has(Trait::Boss) {
            return self.tell(&[cites::RUL_64, cites::RUL_79], Event::NotPinned { who });
        }
        self.state.beast_mut(beast).pinned = true;
        self.tell(&[cites::RUL_64, cites::RUL_62], Event::Pinned { who });
    }

    /// Pushes or pulls a surviving target in a straight line. [TOM-RUL-63]
    fn shift(&mut self, by: Figure, target: Figure, spaces: i8) {
        let Figure::Beast(beast) = target else { return };
        if self.state.beast(beast).hp == 0 {
            return;
        }
        let who = self.scene().whom_beast(beast);
        let traits = self.scene().stats(beast).traits;
        if traits.has(Trait::Boss) || traits.has(Trait::Rooted) {
            return self.tell(&[cites::RUL_63, cites::RUL_79], Event::NotShifted { who });
        }
        let to = self.scene().shifted(by, beast, spaces);
        if to != self.state.beast(beast).at {
            self.state.beast_mut(beast).at = to;
            self.tell(&[cites::RUL_63, cites::RUL_62], Event::Shifted { who, to: self.scene().spot(to) });
        }
    }
}

impl Scene<'_> {
    /// Where a shift ends.
    fn shifted(self, by: Figure, beast: BeastId, spaces: i8) -> Space {
        let (from, mut at) = (self.stands(by), self.state.beast(beast).at);
        let level = from.x.abs_diff(at.x) >= from.y.abs_diff(at.y);
        let away = match (level, at.x >= from.x, at.y >= from.y) {
            (true, true, _) => Direction::Right,
            (true, false, _) => Direction::Left,
            (false, _, true) => Direction::Down,
            (false, _, false) => Direction::Up,
        };
        let direction = if spaces > 0 { away } else { away.opposite() };
        let passage = self.monster_passage(beast);
        let grid = self.state.map.grid;
        for _ in 0..spaces.unsigned_abs() {
            let offset = if level { from.x.abs_diff(at.x) } else { from.y.abs_diff(at.y) };
            if spaces < 0 && offset == 0 {
                break;
            }
            match grid.next(at, direction) {
                Some(next) if grid.has(passage.stop, next) => at = next,
                _ => break,
            }
        }
        at
    }
}
