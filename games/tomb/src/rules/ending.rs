//! Completing a Stage and failing it. How a campaign goes on from there is in `campaign.rs`. [TOM-END-01]

use table::{Outcome, SeatSet};

use crate::cites;
use crate::content::Requirement;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::campaign::WhatNext;
use crate::state::{Ending, Whereabouts};

impl Scene<'_> {
    /// Whether everything the Stage asks for is done at this very moment. [TOM-RUL-108]
    fn is_complete(self) -> bool {
        self.state.living_beasts().next().is_none()
            && self.state.map.face_down() == 0
            && self.game.stage(self.state.stage).requirements.iter().all(|it| self.fulfilled(*it))
    }

    /// Whether a further requirement is fulfilled by what lies face up now. [TOM-END-02]
    pub(crate) fn fulfilled(self, requirement: Requirement) -> bool {
        let map = &self.state.map;
        let bearer = |item| {
            self.state.items.iter().filter(move |card| card.item == item).find_map(|card| match card.place {
                Whereabouts::Held(seat) => Some(self.state.hero(crate::state::HeroId::character(seat))),
                _ => None,
            })
        };
        match requirement {
            Requirement::GatesOpen => map.closed().is_empty(),
            Requirement::Carry(item) => bearer(item).is_some(),
            Requirement::CarryTo(item) => bearer(item).is_some_and(|hero| map.has(map.objectives, hero.at)),
            Requirement::ActivateAll => (map.objectives - map.activated).is_empty(),
            Requirement::ShipOn => self.ship_spaces().meets(map.objectives),
        }
    }

    /// Whether only characters could still do what is asked. [TOM-RUL-93]
    fn needs_characters(self) -> bool {
        let stage = self.game.stage(self.state.stage);
        stage.requirements.iter().any(|requirement| match requirement {
            Requirement::GatesOpen => !self.progress(*requirement).is_done(),
            Requirement::Carry(_) | Requirement::CarryTo(_) => true,
            Requirement::ActivateAll | Requirement::ShipOn => false,
        })
    }

    /// How the Stage ends now, if it does. Completion is looked at before defeat. [TOM-RUL-107]
    fn ending(self) -> Option<Ending> {
        if self.is_complete() {
            return Some(Ending::Complete);
        }
        if self.state.living_characters().next().is_some() {
            return None;
        }
        if self.state.living_heroes().next().is_none() {
            Some(Ending::Defeated)
        } else if self.needs_characters() {
            Some(Ending::Hopeless)
        } else {
            None
        }
    }

    /// The result of a match whose Stage ended so.
    pub(crate) fn outcome(self, ending: Ending) -> Outcome {
        let party: SeatSet = self.state.party().collect();
        let monsters: SeatSet = self.state.monster_seat().into_iter().collect();
        let (won, rule) = match ending {
            Ending::Complete if self.is_campaign() && self.next_stage().is_none() => (party, cites::END_08),
            Ending::Complete => (party, cites::END_01),
            Ending::Defeated => (monsters, cites::END_09),
            Ending::Hopeless => (monsters, cites::RUL_93),
            // Monsters that run away until the last round have not won. [TOM-RUL-115]
            Ending::OutOfTime => (SeatSet::NONE, cites::RUL_110),
            Ending::GivenUp => (monsters, cites::RUL_111),
        };
        Outcome { won, drew: SeatSet::NONE, rule }
    }
}

impl Play<'_> {
    /// Looks whether the Stage is over. Asked after every single change. [TOM-RUL-107]
    #[inline]
    pub(crate) fn check_end(&mut self) {
        if self.state.ended.is_none()
            && let Some(ending) = self.scene().ending()
        {
            self.end_stage(ending);
        }
    }

    /// The Stage ends; what was still to be resolved is dropped.
    pub(crate) fn end_stage(&mut self, ending: Ending) {
        self.tray.reveal(); // nothing is hidden any more
        self.state.ended = Some(ending);
        let stage = self.state.stage;
        if ending != Ending::Complete {
            let rules: &[_] = match ending {
                Ending::Hopeless => &[cites::RUL_93, cites::END_09],
                Ending::OutOfTime => &[cites::RUL_110, cites::RUL_115, cites::END_09],
                Ending::GivenUp => &[cites::RUL_111, cites::END_09],
                _ => &[cites::END_09, cites::RUL_109],
            };
            return self.tell(rules, Event::StageFailed { stage, why: ending });
        }
        let asked = !self.game.stage(stage).requirements.is_empty();
        let by_sidekicks = self.state.living_characters().next().is_none();
        let rules: &[_] = match (by_sidekicks, asked) {
            (true, _) => &[cites::END_01, cites::SIDE_09, cites::RUL_109, cites::RUL_107, cites::END_04],
            (_, true) => &[cites::END_01, cites::END_02, cites::RUL_108, cites::RUL_107, cites::END_04],
            _ => &[cites::END_01, cites::RUL_107, cites::END_04],
        };
        self.tell(rules, Event::StageComplete { stage });
        for seat in self.state.party() {
            let hero = crate::state::HeroId::character(seat);
            if self.state.hero(hero).hp == 0 {
                let who = self.scene().whom(hero);
                self.tell(&[cites::END_03], Event::SharesTheWin { who });
            }
        }
    }

    /// After the end of a Stage: a campaign goes on, everything else is over. [TOM-RUL-112]
    pub(crate) fn conclude(&mut self, ending: Ending) {
        self.state.agenda.clear();
        self.state.ended = None;
        let stage = self.state.stage;
        let last = ending == Ending::Complete && self.scene().next_stage().is_none();
        if self.scene().is_campaign() && !last {
            return self.push(WhatNext(ending));
        }
        self.state.result = Some(ending);
        if self.scene().is_campaign() {
            self.tell(&[cites::END_08], Event::AdventureComplete { stage });
        }
    }
}
