//! What follows from damage: fainting, dying, bursting, winning. [LIC-RUL-41]

use table::{RuleId, Seat, SeatSet};

use super::rewards::{EndEncounter, Over};
use crate::cites;
use crate::content::Keywords;
use crate::event::{Event, Named, Spread, Sum};
use crate::field::{FoeId, MAX_FOES, Place};
use crate::list::List;
use crate::play::Play;
use crate::state::{Combat, Ending, Who};

/// What brought the harm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cause {
    /// Tagged Spell.
    pub(crate) spell: bool,
    /// Tagged Explosive.
    pub(crate) explosive: bool,
    /// The adventurer who did it, for the story.
    pub(crate) by: Option<Seat>,
}

impl Play<'_> {
    /// Whether the combat and the match go on.
    #[inline]
    pub(crate) fn fights_on(&self) -> bool {
        self.state.ending.is_none() && self.state.in_combat()
    }

    /// Current health; 0 for what is gone.
    #[inline]
    pub(crate) fn health(&self, who: Who) -> u8 {
        match who {
            Who::Hero(seat) => self.state.hero(seat).health,
            Who::Foe(id) => self.state.combat.field.get(id).map_or(0, |foe| foe.health),
        }
    }

    /// Takes health away, never below 0; says how much. Whoever falls is noted. [LIC-RUL-39]
    pub(crate) fn lose_health(&mut self, who: Who, damage: u8, by: Who, felled: &mut SeatSet) -> u8 {
        match who {
            Who::Hero(seat) => {
                let lost = self.bleed(seat, damage);
                if lost > 0 && !self.state.hero(seat).stands() {
                    *felled = felled.with(seat);
                }
                lost
            }
            Who::Foe(id) => {
                let game = self.game;
                let Some(foe) = self.state.combat.field.get_mut(id) else { return 0 };
                if game.monster(foe.card).keywords.animated {
                    return 0;
                }
                let lost = damage.min(foe.health);
                foe.health -= lost;
                if let Who::Hero(seat) = by {
                    self.state.hero_mut(seat).deeds.dealt += u16::from(lost);
                }
                lost
            }
        }
    }

    /// Takes health from an adventurer.
    pub(crate) fn bleed(&mut self, seat: Seat, health: u8) -> u8 {
        let hero = self.state.hero_mut(seat);
        let lost = health.min(hero.health);
        hero.health -= lost;
        hero.deeds.taken += u16::from(lost);
        lost
    }

    /// Gives health back, up to the maximum; says how much. [LIC-RUL-59]
    pub(crate) fn regain(&mut self, who: Who, health: u8) -> u8 {
        match who {
            Who::Hero(seat) => {
                let room = self.scene().max_health(seat).saturating_sub(self.state.hero(seat).health);
                let gained = health.min(room);
                self.state.hero_mut(seat).health += gained;
                gained
            }
            Who::Foe(id) => {
                let Some(foe) = self.state.combat.field.get_mut(id) else { return 0 };
                let gained = health.min(foe.max_health.saturating_sub(foe.health));
                foe.health += gained;
                gained
            }
        }
    }

    /// Steps (c) to (g) after health was lost: the target of the attack dies first. [LIC-RUL-41]
    pub(crate) fn settle(&mut self, felled: SeatSet, target: Option<Who>, cause: Cause) {
        if !self.faint(felled) {
            return;
        }
        let dead = self.bury(target, cause);
        for foe in dead.iter() {
            if !self.burst(*foe, cause) {
                return;
            }
        }
        self.remove_animated();
    }

    /// Adventurers at 0 have fainted; if nobody stands, the match is lost. Then the monsters before
    /// them move. Says whether the match goes on. [LIC-RUL-12]
    pub(crate) fn faint(&mut self, felled: SeatSet) -> bool {
        if felled.is_empty() {
            return true;
        }
        for column in 1..=self.state.run.party {
            let seat = self.state.in_column(column).expect("a column of the row");
            if felled.has(seat) {
                let hero = self.state.hero_mut(seat);
                hero.boons = Keywords::default();
                hero.under = 0;
                hero.deeds.faints += 1;
                self.tell(&[cites::STAT_08, cites::RUL_60], Event::Faints { seat });
            }
        }
        if self.state.standing().next().is_none() {
            self.end_match(Ending::AllFainted);
            return false;
        }
        for column in 1..=self.state.run.party {
            if self.state.in_column(column).is_some_and(|seat| felled.has(seat)) {
                self.leave(column);
            }
        }
        true
    }

    /// The monsters of a file go to open spaces, or into the back row. [LIC-FAINT-01] [LIC-FAINT-02]
    fn leave(&mut self, column: u8) {
        loop {
            let next = self.state.combat.field.file(column).next().map(Named::from);
            let Some(foe) = next else { return };
            let to = self.scene().place_to_join();
            self.state.combat.field.shift(foe.id, to);
            let rules: &[RuleId] = match to {
                Place::Front { .. } => &[cites::FAINT_01, cites::RUL_12, cites::RUL_08],
                Place::Back(_) => &[cites::FAINT_01, cites::FAINT_02, cites::RUL_12, cites::RUL_09],
            };
            self.tell(rules, Event::Turns { foe, to });
        }
    }

    /// Monsters at 0 health come back or go: the target first, then the others by column and row.
    fn bury(&mut self, target: Option<Who>, cause: Cause) -> List<Named, MAX_FOES> {
        let game = self.game;
        let mut down: List<FoeId, MAX_FOES> = List::new();
        for foe in self.state.combat.field.foes() {
            if foe.health == 0 && !game.monster(foe.card).keywords.animated {
                let place = if target == Some(Who::Foe(foe.id)) { 0 } else { down.len() };
                down.insert(place, foe.id);
            }
        }
        let mut dead = List::new();
        for id in down.iter() {
            if let Some(foe) = self.die(*id, cause) {
                dead.push(foe);
            }
        }
        dead
    }

    /// Phylactery, else Reanimation, else the discard pile.
    fn die(&mut self, id: FoeId, cause: Cause) -> Option<Named> {
        let foe = *self.state.combat.field.get(id)?;
        let (name, keywords) = (Named::from(&foe), self.game.monster(foe.card).keywords);
        if keywords.phylactery > 0 && !foe.returned {
            let piece = self.state.combat.field.get_mut(id)?;
            (piece.health, piece.returned) = (keywords.phylactery, true);
            self.tell(&[cites::RUL_41], Event::Returns { foe: name, health: keywords.phylactery });
            return None;
        }
        if self.reanimates(name, keywords.reanimation, cause) {
            self.state.combat.field.get_mut(id)?.health = 1;
            return None;
        }
        self.state.combat.field.remove(id);
        self.discard_monster(foe.card);
        if let Some(seat) = cause.by {
            self.state.hero_mut(seat).deeds.kills += 1;
        }
        self.tell(&[cites::ACT_02, cites::RUL_41, cites::RUL_95, cites::RUL_04], Event::Dies { foe: name });
        Some(name)
    }

    /// Not after a Spell or an explosion. [LIC-KEY-13] [LIC-RUL-53]
    fn reanimates(&mut self, foe: Named, number: u8, cause: Cause) -> bool {
        if number == 0 || cause.spell || cause.explosive {
            return false;
        }
        let roll = self.d6();
        let back = roll <= number;
        let event = Event::ReanimationRoll { foe, roll, number, back };
        self.tell(&[cites::KEY_13, cites::RUL_53], event);
        back
    }

    /// A monster that died in the front without a Spell bursts over its column and the columns
    /// beside. Says whether the match goes on.
    fn burst(&mut self, foe: Named, cause: Cause) -> bool {
        let damage = self.game.monster(foe.card).keywords.burst;
        let Some(column) = foe.place.column().filter(|_| damage > 0 && !cause.spell) else { return true };
        self.tell(&[cites::RUL_41, cites::RUL_42], Event::Bursts { foe, damage });
        let mut around: List<Seat, 3> = List::new();
        for beside in column.saturating_sub(1)..=column + 1 {
            if let Some(seat) = self.state.in_column(beside)
                && self.state.hero(seat).stands()
            {
                around.push(seat);
            }
        }
        let mut felled = SeatSet::NONE;
        self.spread(&around, damage, Spread::Burst, &mut felled);
        self.faint(felled)
    }

    /// Damage that is no attack, to several adventurers at the same time.
    pub(crate) fn spread(&mut self, seats: &[Seat], number: u8, by: Spread, felled: &mut SeatSet) {
        let spell = by == Spread::Storm;
        let sums: List<Sum, 6> = {
            let sum = Sum { number, ..Sum::default() };
            seats.iter().map(|seat| self.scene().reduced(Who::Hero(*seat), sum, spell, 0)).collect()
        };
        for (seat, sum) in seats.iter().zip(sums.iter()) {
            let who = Who::Hero(*seat);
            let lost = self.lose_health(who, sum.damage(), Who::default(), felled);
            let event = Event::Hurts { at: self.figure(who), by, sum: *sum, lost, left: self.health(who) };
            self.tell(&[cites::RUL_38, cites::RUL_39, cites::RUL_42], event);
        }
    }

    /// When only Animated monsters are left they go too; when none is left, the combat is won.
    /// [LIC-RUL-51] [LIC-RUL-29]
    pub(crate) fn remove_animated(&mut self) {
        if !self.fights_on() {
            return;
        }
        let game = self.game;
        let field = &self.state.combat.field;
        if !field.foes().iter().all(|foe| game.monster(foe.card).keywords.animated) {
            return;
        }
        let left: List<Named, MAX_FOES> = field.foes().iter().map(Named::from).collect();
        for foe in left.iter() {
            self.state.combat.field.remove(foe.id);
            self.discard_monster(foe.card);
            self.tell(&[cites::KEY_01, cites::RUL_51, cites::RUL_95], Event::Crumbles { foe: *foe });
        }
        self.win_combat();
    }

    fn win_combat(&mut self) {
        let Combat { round, boss, .. } = self.state.combat;
        let event = Event::CombatWon { rounds: round, boss };
        self.state.combat = Combat::default();
        self.state.agenda.clear(); // the rest of the round is dropped
        if boss {
            self.tell(&[cites::RUL_29, cites::RUL_101], event);
            self.push(EndEncounter(Over::Boss));
        } else {
            self.tell(&[cites::RUL_29], event);
            self.push(EndEncounter(Over::Combat));
        }
    }
}
