//! After an encounter: the fainted return, the group is rewarded, the lead passes on. [LIC-RUL-97]

use table::{RuleId, Seat};

use crate::action::Action;
use crate::cites;
use crate::content::{FLOORS, ItemId, Keywords, Pack};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::{Ending, Path};
use crate::step::{Over, Step};

impl Scene<'_> {
    /// Answers to [`Step::Reward`].
    pub(crate) fn list_reward(self, out: &mut Vec<Action>) {
        for (place, item) in self.state.laid.iter().enumerate() {
            if !self.state.laid[..place].contains(item) {
                out.extend(self.state.seats().map(|seat| Action::Keep(*item, seat)));
            }
        }
        if self.state.laid.len() == 1 {
            out.push(Action::Leave);
        }
    }

    pub(crate) fn check_keep(self, item: ItemId, seat: Seat) -> Result<(), Illegal> {
        if !self.state.laid.contains(&item) {
            return Err(Illegal::NotDrawn(item));
        }
        if self.has_seat(seat) { Ok(()) } else { Err(Illegal::NoSuchSeat) }
    }

    pub(crate) fn check_leave(self) -> Result<(), Illegal> {
        if self.state.laid.len() == 1 { Ok(()) } else { Err(Illegal::MustKeepOne) }
    }

    pub(crate) fn check_award(self, seat: Seat) -> Result<(), Illegal> {
        if self.has_seat(seat) { Ok(()) } else { Err(Illegal::NoSuchSeat) }
    }

    /// The next seat among those that lead. [LIC-RUL-104]
    fn next_leader(self) -> Seat {
        let leads = self.state.run.leads;
        let after = leads.into_iter().find(|seat| *seat > self.state.leader);
        after.or(leads.lowest()).unwrap_or(self.state.leader)
    }
}

impl Play<'_> {
    /// The end of an encounter, in its order. [LIC-RUL-97]
    pub(crate) fn end_encounter(&mut self, over: Over) {
        self.state.path.completed += 1;
        self.revive();
        if over != Over::Hazard {
            self.end_combat_effects();
        }
        match over {
            Over::Hazard => self.state.agenda.push(Step::PassLead),
            Over::Combat => {
                self.state.agenda.push(Step::PassLead);
                self.reward();
            }
            Over::Boss if self.state.floor == FLOORS => self.win(),
            Over::Boss => {
                self.state.agenda.push(Step::EndFloor);
                self.find_artifact();
            }
        }
    }

    /// Fainted adventurers return with 1 health. [LIC-STAT-08]
    fn revive(&mut self) {
        let health = self.game.numbers().revival;
        for column in 1..=self.state.run.party {
            let seat = self.state.in_column(column).expect("a column of the row");
            if !self.state.hero(seat).stands() {
                self.state.hero_mut(seat).health = health;
                self.tell(&[cites::STAT_08, cites::RUL_97], Event::Revives { seat, health });
            }
        }
    }

    /// Sickened and everything that lasts for a combat ends. [LIC-RUL-47]
    fn end_combat_effects(&mut self) {
        let mut any = false;
        for hero in &mut self.state.heroes {
            any |= hero.sickened || hero.under != 0 || hero.slowed || hero.slow_next;
            (hero.sickened, hero.slowed, hero.slow_next) = (false, false, false);
            hero.boons = Keywords::default();
            (hero.under, hero.used) = (0, 0);
        }
        if any {
            self.tell(&[cites::RUL_97, cites::RUL_47], Event::CombatEffectsEnd);
        }
    }

    /// Two cards of the floor's item deck, of which one is kept. [LIC-BTW-01] [LIC-RUL-96]
    fn reward(&mut self) {
        self.lay_out(self.state.floor, self.game.numbers().reward);
        if self.state.laid.is_empty() {
            self.tell(&[cites::RUL_94], Event::NoReward);
        } else {
            self.tell(&[cites::BTW_01, cites::RUL_96], Event::RewardDrawn { items: self.state.laid });
            self.state.agenda.push(Step::Reward);
        }
    }

    /// The leader answers [`Action::Keep`]. [LIC-BTW-02]
    pub(crate) fn keep(&mut self, item: ItemId, seat: Seat) {
        self.state.agenda.take();
        let place = self.state.laid.iter().position(|it| *it == item).expect("checked before it was kept");
        self.state.laid.remove(place);
        self.state.hero_mut(seat).inventory.add(item);
        let discarded = self.state.laid.first().copied();
        while let Some(other) = self.state.laid.pop() {
            self.discard_item(other);
        }
        self.tell(&[cites::BTW_02, cites::BTW_01, cites::RUL_104], Event::Kept { seat, item, discarded });
    }

    /// The only card is left. [LIC-RUL-94]
    pub(crate) fn leave_reward(&mut self) {
        self.state.agenda.take();
        let item = self.state.laid.pop().expect("there is one to leave");
        self.discard_item(item);
        self.tell(&[cites::RUL_94, cites::BTW_01], Event::LeftBehind { item });
    }

    fn find_artifact(&mut self) {
        let boss = self.game.monster(self.game.floor(self.state.floor).boss);
        let item = boss.boss.expect("a floor's boss is a boss").artifact;
        self.tell(&[cites::BOSS_02, cites::RUL_101], Event::ArtifactFound { item });
        self.offer(item);
    }

    /// The leader says who gets an item; in a party of one there is no question.
    pub(crate) fn offer(&mut self, item: ItemId) {
        if self.state.run.party == 1 {
            self.award(item, Seat(0));
        } else {
            self.state.agenda.push(Step::Award(item));
        }
    }

    pub(crate) fn award(&mut self, item: ItemId, seat: Seat) {
        self.state.hero_mut(seat).inventory.add(item);
        let artifact = matches!(self.game.item(item).pack, Pack::Artifact(_));
        let rules: &[RuleId] =
            if artifact { &[cites::BOSS_02, cites::RUL_104] } else { &[cites::RUL_104, cites::RUL_88] };
        self.tell(rules, Event::Awarded { seat, item, artifact });
    }

    /// The lead goes round; then camp. [LIC-RUL-104] [LIC-RUL-84]
    pub(crate) fn pass_lead(&mut self) {
        self.give_lead();
        self.make_camp();
    }

    fn give_lead(&mut self) {
        let seat = self.scene().next_leader();
        if seat != self.state.leader {
            self.state.leader = seat;
            self.tell(&[cites::RUL_104, cites::RUL_97], Event::Leads { seat });
        }
    }

    /// All energy comes back, and by difficulty all health; the next floor is laid. [LIC-RUL-102]
    pub(crate) fn end_floor(&mut self) {
        let floor = self.state.floor;
        let rested = self.scene().level().rest;
        for seat in self.state.seats() {
            let (health, energy) = (self.scene().max_health(seat), self.scene().max_energy(seat));
            let hero = self.state.hero_mut(seat);
            hero.energy = energy;
            if rested {
                hero.health = health;
            }
        }
        let rules: &[RuleId] = if rested {
            &[cites::STAT_11, cites::RUL_102, cites::RUL_93, cites::RUL_112]
        } else {
            &[cites::STAT_11, cites::RUL_102, cites::RUL_93]
        };
        self.tell(rules, Event::FloorDone { floor, rested });
        self.clear_path();
        self.state.floor += 1;
        self.give_lead();
        self.state.agenda.push(Step::LayFloor);
    }

    /// Path cards go to the discard pile, played or not. [LIC-RUL-93]
    fn clear_path(&mut self) {
        let path = std::mem::take(&mut self.state.path);
        let discard = &mut self.state.decks.encounters.discard;
        path.main
            .iter()
            .copied()
            .chain(path.secondary.into_iter().flatten())
            .for_each(|card| discard.push(card));
        self.state.path = Path::default();
    }

    /// The Lich is beaten. [LIC-WIN-01] [LIC-RUL-103]
    fn win(&mut self) {
        let boss = self.game.monster(self.game.floor(self.state.floor).boss);
        let item = boss.boss.expect("a floor's boss is a boss").artifact;
        self.tell(&[cites::RUL_103, cites::BOSS_02], Event::ArtifactFound { item });
        self.end_match(Ending::Won);
    }
}
