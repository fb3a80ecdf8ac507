//! Encounters: what a card on the path brings, and how monsters are laid out. [LIC-ENC-01]

use serde::{Deserialize, Serialize};
use table::RuleId;
use table::stage::Deed;

use super::decks::draw;
use super::rewards::{EndEncounter, Over};
use super::rounds::BeginRound;
use crate::cites;
use crate::content::{EncounterKind, Lich, MonsterId, Origin};
use crate::event::{Event, Named, Stack};
use crate::field::{Foe, FoeId, MAX_FOES, Place};
use crate::list::List;
use crate::play::{Play, Scene};
use crate::state::{Combat, Lane};

/// Cards drawn for a combat, in order.
type Drawn = List<MonsterId, MAX_FOES>;

/// How many cards an all-Animated draw is replaced with before the deck is taken to hold no other.
const MOST_REPLACED: usize = 64;

/// The card the party has come to is played. [LIC-ENC-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meet;

impl Deed<Lich> for Meet {
    /// The card the party has come to is played. [LIC-ENC-02]
    fn run(self, play: &mut Play<'_>) {
        let path = &mut play.state.path;
        let (lane, column) = (path.lane, path.column);
        let card = path.here().expect("the party stands at a card");
        path.played[lane as usize][usize::from(column) - 1] = true;
        if lane == Lane::Secondary {
            path.stretch += 1;
        }
        let kind = play.game.encounter(card).kind;
        let event = Event::Meets { card, lane, column };
        match kind {
            EncounterKind::Combat { monsters } => {
                play.tell(&[cites::ENC_02, cites::ENC_03], event);
                play.meet_monsters(monsters);
            }
            EncounterKind::Hazard => {
                play.tell(&[cites::ENC_02, cites::HAZ_01], event);
                play.meet_hazard();
            }
        }
    }
}

impl Play<'_> {
    /// A combat encounter: so many monsters of the floor's deck. [LIC-ENC-03]
    fn meet_monsters(&mut self, listed: u8) {
        let floor = self.state.floor;
        let wanted = self.scene().monsters_of(listed);
        let (party, more) = (self.state.run.party, self.scene().more_monsters());
        let event = Event::MonstersDrawn { listed, drawn: wanted, party, more };
        let rules: &[RuleId] = match more {
            0 => &[cites::SCALE_01, cites::SCALE_02, cites::ENC_03],
            _ => &[cites::SCALE_01, cites::SCALE_02, cites::ENC_03, cites::RUL_112],
        };
        self.tell(rules, event);
        let mut drawn = Drawn::new();
        self.draw_monsters(Origin::Floor(floor), wanted, &mut drawn);
        self.replace_animated(Origin::Floor(floor), &mut drawn);
        self.begin_combat(drawn, false);
    }

    /// The floor's last encounter: the boss leftmost, then its company. [LIC-BOSS-01] [LIC-RUL-99]
    pub(crate) fn meet_boss(&mut self) {
        let id = self.game.floor(self.state.floor).boss;
        let boss = self.game.monster(id).boss.expect("a floor's boss is a boss");
        let party = self.state.run.party;
        let cards = self.game.numbers().scaled(boss.company, usize::from(party));
        self.state.path.boss = true;
        let event = Event::BossTurned { boss: id, company: boss.company, cards, party };
        let rules: &[RuleId] =
            &[cites::BOSS_01, cites::PATH_08, cites::RUL_99, cites::SCALE_01, cites::RUL_100, cites::OBJ_02];
        self.tell(rules, event);
        let mut drawn: Drawn = [id].into_iter().collect();
        self.draw_monsters(boss.from, cards.saturating_sub(1), &mut drawn);
        self.begin_combat(drawn, true);
    }

    fn draw_monsters(&mut self, from: Origin, wanted: u8, drawn: &mut Drawn) {
        for _ in 0..wanted {
            let Some(card) = self.draw_monster(from) else { return };
            drawn.push(card);
        }
    }

    /// As long as all drawn cards are Animated, the leftmost is replaced. [LIC-RUL-52]
    fn replace_animated(&mut self, from: Origin, drawn: &mut Drawn) {
        for _ in 0..MOST_REPLACED {
            let all = drawn.iter().all(|card| self.game.monster(*card).keywords.animated);
            if !all || drawn.is_empty() {
                return;
            }
            let card = drawn.remove(0);
            let Some(next) = self.draw_monster(from) else {
                drawn.insert(0, card);
                return;
            };
            self.discard_monster(card);
            self.tell(&[cites::RUL_52, cites::KEY_01], Event::Replaced { card });
            drawn.insert(0, next);
        }
    }

    /// One above each adventurer from left to right, then a further row in front. [LIC-RUL-03]
    fn begin_combat(&mut self, drawn: Drawn, boss: bool) {
        self.state.combat = Combat { boss, ..Combat::default() };
        for (number, card) in (0u8..).zip(drawn.iter()) {
            let column = number % self.state.run.party + 1;
            let place = self.state.combat.field.end_of_file(column);
            let id = self.put_down(*card, place);
            let foe = self.named(id).expect("just put down");
            let health = self.game.monster(*card).health;
            let rules: &[RuleId] = if number < self.state.run.party {
                &[cites::PLACE_01, cites::RUL_03, cites::PLACE_02, cites::ENEMY_01, cites::CARD_01]
            } else {
                &[cites::PLACE_03, cites::RUL_03, cites::RUL_02, cites::ENEMY_01]
            };
            self.tell(rules, Event::Placed { foe, health });
        }
        let arrived: List<FoeId, MAX_FOES> =
            self.state.combat.field.foes().iter().map(|foe| foe.id).collect();
        arrived.iter().for_each(|id| self.swarm(*id));
        for hero in &mut self.state.heroes {
            hero.slowed = std::mem::take(&mut hero.slow_next);
            hero.used = 0;
        }
        if self.state.combat.field.is_empty() {
            self.push(EndEncounter(Over::Combat));
        } else {
            self.push(BeginRound);
        }
    }

    /// A card with full health and energy comes to a place. [LIC-ENEMY-01]
    fn put_down(&mut self, card: MonsterId, place: Place) -> FoeId {
        let foe = self.fresh(card, place);
        self.state.combat.field.arrive(foe)
    }

    /// A card as it arrives.
    pub(crate) fn fresh(&self, card: MonsterId, place: Place) -> Foe {
        let monster = self.game.monster(card);
        Foe {
            card,
            place,
            health: monster.health,
            max_health: monster.health,
            energy: monster.energy,
            arrived: self.state.combat.round,
            ..Foe::default()
        }
    }

    /// A card joins a running combat: the leftmost open space, else the back row. [LIC-RUL-15]
    pub(crate) fn join(&mut self, card: MonsterId) -> FoeId {
        let place = self.scene().place_to_join();
        self.put_down(card, place)
    }

    /// Swarm counts the others of its type once. [LIC-RUL-55]
    pub(crate) fn swarm(&mut self, id: FoeId) {
        let Some((foe, monster)) = self.scene().foe(id) else { return };
        if !monster.keywords.swarm {
            return;
        }
        let foe = Named::from(foe);
        let more = self.scene().others_of_type(id);
        let Some(piece) = self.state.combat.field.get_mut(id) else { return };
        piece.health += more;
        piece.max_health += more;
        let health = piece.health;
        self.tell(&[cites::KEY_15, cites::RUL_55, cites::RUL_57], Event::Swarmed { foe, more, health });
    }

    /// A hazard encounter: one card of the hazard deck. [LIC-HAZ-01] It lies face-up on its discard
    /// pile while it is played.
    fn meet_hazard(&mut self) {
        let Some(hazard) = draw(&mut self.state.decks.hazards, self.tray, Stack::Hazards) else {
            self.tell(&[cites::RUL_94], Event::NoHazard);
            self.push(EndEncounter(Over::Hazard));
            return;
        };
        self.state.decks.hazards.discard.push(hazard);
        self.tell(&[cites::HAZ_01], Event::HazardDrawn { hazard });
        self.begin_hazard(hazard);
    }
}

impl Scene<'_> {
    /// How many monsters a card brings this party on this floor. [LIC-SCALE-01]
    pub(crate) fn monsters_of(self, listed: u8) -> u8 {
        let numbers = self.game.numbers();
        let scaled = numbers.scaled(listed, usize::from(self.state.run.party));
        (scaled + self.more_monsters()).min(numbers.monsters.1)
    }

    /// How many monsters the difficulty adds on this floor. [LIC-RUL-112]
    fn more_monsters(self) -> u8 {
        self.level().monsters[usize::from(self.state.floor) - 1]
    }

    /// Where a monster that must find a place goes. [LIC-RUL-12] [LIC-RUL-15]
    pub(crate) fn place_to_join(self) -> Place {
        match self.state.leftmost_open() {
            Some(column) => Place::Front { column, row: 1 },
            None => self.state.combat.field.end_of_back(),
        }
    }

    /// How many other monsters on the field have the same type line. [LIC-RUL-57]
    pub(crate) fn others_of_type(self, id: FoeId) -> u8 {
        let Some((_, own)) = self.foe(id) else { return 0 };
        let others = self.foes().filter(|(foe, monster)| foe.id != id && monster.kind == own.kind);
        u8::try_from(others.count()).expect("at most six monsters")
    }
}
