//! After an encounter: the fainted return, the group is rewarded, the lead passes on. [LIC-RUL-97]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, RuleId, Seat, SeatSet};

use super::path::LayFloor;
use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{FLOORS, ItemId, Keywords, Lich, Pack};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::{Ending, Path};
use crate::view::{ItemView, Phase};

/// What is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Over {
    /// A combat from the path.
    Combat,
    /// A hazard.
    Hazard,
    /// The fight against the boss.
    Boss,
}

/// An encounter is over: the fainted return. [LIC-RUL-97]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndEncounter(pub Over);

impl Deed<Lich> for EndEncounter {
    /// The end of an encounter, in its order. [LIC-RUL-97]
    fn run(self, play: &mut Play<'_>) {
        let Self(over) = self;
        play.state.path.completed += 1;
        play.revive();
        if over != Over::Hazard {
            play.end_combat_effects();
        }
        match over {
            Over::Hazard => play.push(PassLead),
            Over::Combat => {
                play.push(PassLead);
                play.reward();
            }
            Over::Boss if play.state.floor == FLOORS => play.win(),
            Over::Boss => {
                play.push(EndFloor);
                play.find_artifact();
            }
        }
    }
}

/// Which of the drawn items is kept, and for whom. [LIC-BTW-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reward;

impl Question<Lich> for Reward {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        for (place, item) in scene.state.laid.iter().enumerate() {
            if !scene.state.laid[..place].contains(item) {
                out.extend(scene.state.seats().map(|seat| Action::Keep(*item, seat)));
            }
        }
        if scene.state.laid.len() == 1 {
            out.push(Action::Leave);
        }
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Keep(item, _) if !scene.state.laid.contains(&item) => Some(Illegal::NotDrawn(item)),
            Action::Keep(_, whom) => (!scene.has_seat(whom)).then_some(Illegal::NoSuchSeat),
            Action::Leave => (scene.state.laid.len() != 1).then_some(Illegal::MustKeepOne),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Keep(item, whom) => play.keep(item, whom),
            Action::Leave => play.leave_reward(),
            other => unreachable!("{other:?} is no answer to a reward"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        match *scene.state.laid {
            [only] => format!("You lead: who gets the {}, or do you leave it?", scene.game.item(only).name),
            _ => "You lead: which item do you keep, and who gets it?".to_owned(),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::Reward
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::reward(scene, options)
    }
}

/// Who gets this item. [LIC-BOSS-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award(pub ItemId);

impl Question<Lich> for Award {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.state.seats().map(Action::Award));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Award(whom) = action else { return Some(Illegal::NotNow(action)) };
        (!scene.has_seat(whom)).then_some(Illegal::NoSuchSeat)
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Award(whom) = action else { unreachable!("{action:?} awards nothing") };
        play.state.agenda.take();
        play.award(self.0, whom);
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("You lead: who gets the {}?", scene.game.item(self.0).name)
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Award { item: ItemView::of(scene, self.0) }
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::award(scene, self.0, options)
    }
}

/// The reward is given: the lead passes on, and camp is made. [LIC-RUL-97]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassLead;

impl Deed<Lich> for PassLead {
    /// The lead goes round; then camp. [LIC-RUL-104] [LIC-RUL-84]
    fn run(self, play: &mut Play<'_>) {
        play.give_lead();
        play.make_camp();
    }
}

/// A floor is finished. [LIC-RUL-102]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndFloor;

impl Deed<Lich> for EndFloor {
    /// All energy comes back, and by difficulty all health; the next floor is laid. [LIC-RUL-102]
    fn run(self, play: &mut Play<'_>) {
        let floor = play.state.floor;
        let rested = play.scene().level().rest;
        for seat in play.state.seats() {
            let (health, energy) = (play.scene().max_health(seat), play.scene().max_energy(seat));
            let hero = play.state.hero_mut(seat);
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
        play.tell(rules, Event::FloorDone { floor, rested });
        play.clear_path();
        play.state.floor += 1;
        play.give_lead();
        play.push(LayFloor);
    }
}

impl Scene<'_> {
    /// The next seat among those that lead. [LIC-RUL-104]
    fn next_leader(self) -> Seat {
        let leads = self.state.run.leads;
        let after = leads.into_iter().find(|seat| *seat > self.state.leader);
        after.or(leads.lowest()).unwrap_or(self.state.leader)
    }
}

impl Play<'_> {
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
            self.push(Reward);
        }
    }

    /// One of the cards is kept, the other goes. [LIC-BTW-02]
    fn keep(&mut self, item: ItemId, seat: Seat) {
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
    fn leave_reward(&mut self) {
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
            self.push(Award(item));
        }
    }

    pub(crate) fn award(&mut self, item: ItemId, seat: Seat) {
        self.state.hero_mut(seat).inventory.add(item);
        let artifact = matches!(self.game.item(item).pack, Pack::Artifact(_));
        let rules: &[RuleId] =
            if artifact { &[cites::BOSS_02, cites::RUL_104] } else { &[cites::RUL_104, cites::RUL_88] };
        self.tell(rules, Event::Awarded { seat, item, artifact });
    }

    fn give_lead(&mut self) {
        let seat = self.scene().next_leader();
        if seat != self.state.leader {
            self.state.leader = seat;
            self.tell(&[cites::RUL_104, cites::RUL_97], Event::Leads { seat });
        }
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
