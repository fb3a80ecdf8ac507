//! A monster's turn: what it does, and against whom. Monsters ask nobody. [LIC-RUL-64]

use serde::{Deserialize, Serialize};
use table::{RuleId, Seat, SeatSet, stage};

use super::attacks::Attack;
use super::harm::Cause;
use crate::cites;
use crate::content::{Active, AttackType, Deed, Lich};
use crate::event::{Event, Named, Spread};
use crate::field::{FoeId, MAX_FOES, Place};
use crate::list::List;
use crate::play::{Play, Scene};
use crate::state::Who;

impl Scene<'_> {
    /// Whether an active ability would do something. [LIC-RUL-65]
    fn is_possible(self, id: FoeId, deed: Deed) -> bool {
        match deed {
            Deed::Chant(_) => self.choir(id).next().is_some(),
            Deed::Summon(_) => !self.state.combat.field.is_full() && self.can_summon(),
            Deed::Wail(_) | Deed::NecroticBolt(_) | Deed::SoulStorm(_) => true,
        }
    }

    /// Those a Chant reaches: adjacent monsters without Hatch.
    fn choir(self, id: FoeId) -> impl Iterator<Item = FoeId> {
        let place = self.foe(id).map_or(Place::Back(0), |(foe, _)| foe.place);
        let beside = self.foes().filter(move |(foe, _)| foe.place.adjacent(place));
        beside.filter(|(_, monster)| !monster.keywords.hatch).map(|(foe, _)| foe.id)
    }

    fn can_summon(self) -> bool {
        use crate::content::Origin;
        let decks = &self.state.decks;
        match self.company() {
            Origin::Floor(floor) => !decks.monsters[usize::from(floor) - 1].is_empty(),
            Origin::Minions(floor) => !decks.minions[usize::from(floor) - 1].is_empty(),
            Origin::Boss(_) => false,
        }
    }

    /// The deck the company of the floor's boss comes from. [LIC-RUL-100]
    fn company(self) -> crate::content::Origin {
        let boss = self.game.monster(self.game.floor(self.state.floor).boss);
        boss.boss.expect("a floor's boss is a boss").from
    }

    /// The ability a monster uses: the dearest it can pay and that would do something. [LIC-RUL-64]
    fn active(self, id: FoeId) -> Option<(u8, Active)> {
        let (foe, monster) = self.foe(id)?;
        let mut all = (0u8..).zip(monster.actives.iter().copied());
        all.find(|(_, active)| active.cost <= foe.energy && self.is_possible(id, active.does))
    }

    /// Of the adventurers within reach the one with the least health; straight ahead, then left, then
    /// right. [LIC-RUL-62]
    fn weakest_in_reach(self, column: u8) -> Option<Seat> {
        let columns = [Some(column), column.checked_sub(1), Some(column + 1)];
        let seats = columns.into_iter().flatten().filter_map(|it| self.state.in_column(it));
        let standing = seats.filter(|seat| self.state.hero(*seat).stands());
        standing.min_by_key(|seat| self.state.hero(*seat).health)
    }
}

/// A monster's turn, if it is still there. [LIC-RUL-64]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoeTurn(pub FoeId);

impl stage::Deed<Lich> for FoeTurn {
    /// A monster's turn, unless something removed it in the window before. [LIC-RUL-27]
    fn run(self, play: &mut Play<'_>) {
        let Self(id) = self;
        let Some((piece, monster)) = play.scene().foe(id) else { return };
        let (foe, hatch) = (Named::from(piece), monster.keywords.hatch);
        match foe.place.column() {
            None => play.rest(foe),
            Some(_) if hatch => play.tell(&[cites::RUL_54, cites::KEY_09], Event::Broods { foe }),
            Some(column) => {
                if let Some((place, active)) = play.scene().active(id) {
                    play.invoke(foe, place, active);
                } else {
                    play.tell_unable(foe);
                    play.aim(foe, column);
                }
            }
        }
    }
}

/// An announced attack happens. [LIC-RUL-33]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoeAttacks {
    /// Who attacks.
    pub by: FoeId,
    /// Whom.
    pub at: Seat,
}

impl stage::Deed<Lich> for FoeAttacks {
    /// What was announced happens, if the monster is still in front and its target still stands.
    /// [LIC-RUL-33] [LIC-RUL-27]
    fn run(self, play: &mut Play<'_>) {
        let Self { by, at } = self;
        if play.is_cancelled(by) {
            return;
        }
        if play.state.hero(at).stands() {
            let attack = Attack::by_foe(play.scene(), by, at);
            play.strike(attack);
        }
    }
}

/// An announced active ability happens. [LIC-RUL-64]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoeUses {
    /// Who uses it.
    pub by: FoeId,
    /// Its place among the card's active abilities.
    pub ability: u8,
    /// Its target, if it has one.
    pub at: Option<Seat>,
}

impl stage::Deed<Lich> for FoeUses {
    /// An announced ability happens.
    fn run(self, play: &mut Play<'_>) {
        let Self { by, ability, at } = self;
        if play.is_cancelled(by) {
            return;
        }
        let foe = play.named(by).expect("it is still there");
        let active = play.game.monster(foe.card).actives[usize::from(ability)];
        match active.does {
            Deed::Chant(more) => play.chant(by, more),
            Deed::Wail(number) => play.wail(number),
            Deed::NecroticBolt(damage) => play.bolt(by, at, damage),
            Deed::SoulStorm(damage) => play.storm(foe, damage),
            Deed::Summon(cards) => play.summon(cards),
        }
    }
}

impl Play<'_> {
    /// What the monster could pay but has no use for costs nothing, and it attacks. [LIC-RUL-65]
    fn tell_unable(&mut self, foe: Named) {
        let Some(piece) = self.state.combat.field.get(foe.id) else { return };
        let (energy, actives) = (piece.energy, &self.game.monster(foe.card).actives);
        for active in actives.iter().filter(|active| active.cost <= energy) {
            let rules: &[RuleId] = match active.does {
                Deed::Chant(_) => &[cites::RUL_65, cites::FAQ_02, cites::RUL_05],
                Deed::Wail(_) | Deed::NecroticBolt(_) | Deed::SoulStorm(_) | Deed::Summon(_) => {
                    &[cites::RUL_65]
                }
            };
            self.tell(rules, Event::Unable { foe, deed: active.does });
        }
    }

    /// In the back row a monster regains health and does nothing else. [LIC-RUL-11]
    fn rest(&mut self, foe: Named) {
        let health = self.regain(Who::Foe(foe.id), self.game.numbers().back_row_healing);
        let now = self.health(Who::Foe(foe.id));
        self.tell(&[cites::FAINT_03, cites::RUL_11, cites::RUL_10], Event::Rests { foe, health, now });
    }

    /// Chooses a target by the type of its attack and announces it. [LIC-RUL-61]
    fn aim(&mut self, foe: Named, column: u8) {
        let at = match self.game.monster(foe.card).reach {
            AttackType::Normal => self.state.in_column(column).filter(|seat| self.state.hero(*seat).stands()),
            AttackType::Reach => self.scene().weakest_in_reach(column),
            AttackType::Ranged => self.anybody(),
        };
        let Some(at) = at else { return };
        let attack = Attack::by_foe(self.scene(), foe.id, at);
        self.tell_attack(&attack);
        self.announce(SeatSet::only(at), FoeAttacks { by: foe.id, at });
    }

    /// A random standing adventurer; of one there is no choice. [LIC-RUL-63]
    fn anybody(&mut self) -> Option<Seat> {
        let standing: SeatSet = self.state.standing().collect();
        let place = if standing.len() > 1 { self.tray.pick(standing.len()) } else { 0 };
        self.state.standing().nth(place)
    }

    fn is_cancelled(&mut self, by: FoeId) -> bool {
        let Some(foe) = self.named(by) else { return true };
        let back = foe.place.column().is_none();
        if back {
            self.tell(&[cites::RUL_27], Event::Cancelled { foe });
        }
        back
    }

    /// Energy is paid and the ability announced. [LIC-ENEMY-03]
    fn invoke(&mut self, foe: Named, ability: u8, active: Active) {
        let Some(piece) = self.state.combat.field.get_mut(foe.id) else { return };
        piece.energy -= active.cost;
        let energy = piece.energy;
        let at = match active.does {
            Deed::NecroticBolt(_) => self.anybody(),
            Deed::Chant(_) | Deed::Wail(_) | Deed::SoulStorm(_) | Deed::Summon(_) => None,
        };
        let targets = match active.does {
            Deed::NecroticBolt(_) => at.map_or(SeatSet::NONE, SeatSet::only),
            Deed::SoulStorm(_) | Deed::Wail(_) => self.state.standing().collect(),
            Deed::Chant(_) | Deed::Summon(_) => SeatSet::NONE,
        };
        let event = Event::Invokes { foe, deed: active.does, cost: active.cost, energy, at };
        self.tell(rules_of_deed(active.does), event);
        self.announce(targets, FoeUses { by: foe.id, ability, at });
    }

    /// Those adjacent now have more attack for the round. [LIC-RUL-66]
    fn chant(&mut self, by: FoeId, more: u8) {
        let choir: List<FoeId, MAX_FOES> = self.scene().choir(by).collect();
        for id in choir.iter() {
            if let Some(foe) = self.state.combat.field.get_mut(*id) {
                foe.chant += more;
                let foe = Named::from(&*foe);
                self.tell(&[cites::KEY_03, cites::RUL_66], Event::Chanted { foe, more });
            }
        }
    }

    /// Each standing adventurer rolls, from left to right. [LIC-RUL-67]
    fn wail(&mut self, number: u8) {
        let standing: List<Seat, 6> = self.state.standing().collect();
        for seat in standing.iter().copied() {
            let roll = self.d6();
            let slowed = roll <= number;
            if slowed {
                self.state.hero_mut(seat).slow_next = true;
            }
            let event = Event::WailRoll { seat, roll, number, slowed };
            self.tell(&[cites::KEY_17, cites::RUL_67], event);
        }
    }

    /// A Ranged Spell attack with a fixed number. [LIC-RUL-34]
    fn bolt(&mut self, by: FoeId, at: Option<Seat>, damage: u8) {
        let Some(at) = at.filter(|seat| self.state.hero(*seat).stands()) else { return };
        let mut attack = Attack::plain(Who::Foe(by), Who::Hero(at), AttackType::Ranged);
        attack.spell = true;
        attack.sum.number = damage;
        attack.carry(self.scene(), by);
        self.attack(attack);
    }

    /// Damage to everybody who stands, at the same time.
    fn storm(&mut self, foe: Named, damage: u8) {
        self.tell(&[cites::RUL_42], Event::Storms { foe, damage });
        let standing: List<Seat, 6> = self.state.standing().collect();
        let mut felled = SeatSet::NONE;
        self.spread(&standing, damage, Spread::Storm, &mut felled);
        self.settle(felled, None, Cause { spell: true, explosive: false, by: None });
    }

    /// Cards of the boss's Minion deck arrive, as far as there is room. [LIC-RUL-15]
    fn summon(&mut self, cards: u8) {
        let from = self.scene().company();
        for _ in 0..cards {
            if self.state.combat.field.is_full() {
                return;
            }
            let Some(card) = self.draw_monster(from) else { return };
            let id = self.join(card);
            let foe = self.named(id).expect("just arrived");
            self.tell(&[cites::RUL_15, cites::RUL_20, cites::RUL_100], Event::Summoned { foe });
            self.swarm(id);
        }
    }
}

fn rules_of_deed(deed: Deed) -> &'static [RuleId] {
    match deed {
        Deed::Chant(_) => &[cites::ENEMY_03, cites::RUL_64, cites::RUL_65, cites::KEY_03, cites::RUL_68],
        Deed::Wail(_) => &[cites::ENEMY_03, cites::RUL_64, cites::KEY_17, cites::RUL_68],
        Deed::NecroticBolt(_) => &[cites::ENEMY_03, cites::RUL_64, cites::RUL_63, cites::RUL_68],
        Deed::SoulStorm(_) | Deed::Summon(_) => {
            &[cites::ENEMY_03, cites::RUL_64, cites::RUL_65, cites::RUL_68]
        }
    }
}
