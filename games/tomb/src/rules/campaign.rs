//! A campaign: what comes after a Stage, and who goes on. [TOM-RUL-112]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Dice, Names, Seat, SeatSet};

use crate::action::{Action, Sequel};
use crate::bot;
use crate::cites;
use crate::content::{CharacterId, StageId, Tomb};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::setup::LayOut;
use crate::state::{Ending, Story};
use crate::step::Step;
use crate::view::Phase;

/// The host says what comes after a Stage that ended so. [TOM-RUL-112]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhatNext(pub Ending);

impl WhatNext {
    const HOST: Seat = Seat(0);

    fn sequels(self) -> impl Iterator<Item = Sequel> {
        let on = self.complete().then_some(Sequel::NextStage);
        on.into_iter().chain([Sequel::NewAttempt, Sequel::OtherCharacters, Sequel::Leave])
    }

    fn complete(self) -> bool {
        self.0 == Ending::Complete
    }
}

impl Question<Tomb> for WhatNext {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(Self::HOST)
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.sequels().map(Action::Next));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Next(sequel) = action else { return Some(Illegal::NotNow(action)) };
        (!self.sequels().any(|it| it == sequel)).then_some(Illegal::NoSuchSequel)
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(Self::HOST, &[cites::RUL_112])
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Next(sequel) = action else { unreachable!("{action:?} does not follow a Stage") };
        match sequel {
            Sequel::OtherCharacters => {
                play.clear_table();
                (0..play.state.venture.party).rev().for_each(|seat| play.push(Recast(Seat(seat))));
            }
            Sequel::NextStage | Sequel::NewAttempt => {
                play.state.agenda.take();
                play.state.stage = play.sequel(self.0, sequel);
                play.clear_table();
                play.push(LayOut);
            }
            Sequel::Leave => {
                play.state.agenda.take();
                play.state.result = Some(self.0);
                play.tell(&[cites::RUL_112], Event::Leaves);
            }
        }
    }

    /// A campaign that goes well goes on. [TOM-RUL-116]
    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Next(if self.complete() { Sequel::NextStage } else { Sequel::Leave })
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        let name = &scene.game.stage(scene.state.stage).name;
        let end = if self.complete() { "is behind you: go on?" } else { "still holds: try again?" };
        format!("{name} {end}")
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::After { seat: Self::HOST, complete: self.complete() }
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        bot::prefer(Some(bot::sequel(scene, self.0)), options, dice)
    }
}

/// Which character this seat leads next. [TOM-END-07]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recast(pub Seat);

impl Recast {
    /// Characters no seat before this one leads. [TOM-RUL-21]
    fn castable(self, scene: Scene<'_>) -> impl Iterator<Item = CharacterId> {
        let count = u8::try_from(scene.game.characters().len()).expect("a box has few characters");
        (0..count).map(CharacterId).filter(move |id| self.is_free(scene, *id))
    }

    fn is_free(self, scene: Scene<'_>, id: CharacterId) -> bool {
        !scene.state.sheets[..self.0.index()].iter().any(|sheet| sheet.character == id)
    }
}

impl Question<Tomb> for Recast {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.0)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.castable(scene).map(Action::Lead));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Lead(character) = action else { return Some(Illegal::NotNow(action)) };
        let found = self.castable(scene).any(|it| it == character);
        (!found).then_some(Illegal::Taken(character))
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.0, &[cites::RUL_21, cites::CHAR_02])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::Lead(character) = action else { unreachable!("{action:?} casts nobody") };
        play.state.agenda.take();
        play.state.sheets[seat.index()].character = character;
        let event = Event::Leads { seat, character, random: false };
        play.tell(&[cites::END_07, cites::RUL_21, cites::CHAR_02], event);
    }

    /// Whom it led so far; if that one is taken, the first who is not.
    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        let own = Some(scene.character_id(seat)).filter(|own| self.is_free(scene, *own));
        let character = own.or_else(|| self.castable(scene).next());
        Action::Lead(character.expect("a box has more characters than a party"))
    }

    fn prompt(&self, _scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        format!("Whom will you lead next, {}?", names.of(seat))
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::Recast { seat: self.0 }
    }

    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        bot::prefer(Some(Action::Lead(scene.character_id(seat))), options, dice)
    }
}

impl Scene<'_> {
    /// Whether a Stage is not played on its own.
    pub(crate) fn is_campaign(self) -> bool {
        self.state.venture.story != Story::Single
    }

    /// Whether a Stage has ended and none has begun yet.
    pub(crate) fn between_stages(self) -> bool {
        matches!(self.state.agenda.next(), None | Some(Step::WhatNext(_) | Step::Recast(_)))
    }

    /// The Stage behind this one. [TOM-STAGE-02]
    pub(crate) fn next_stage(self) -> Option<StageId> {
        let stages = &self.game.adventure(self.game.stage(self.state.stage).adventure).stages;
        let here = stages.iter().position(|stage| *stage == self.state.stage)?;
        stages.get(here + 1).copied()
    }

    /// The Stage a new attempt is made at; a campaign of iron starts over when it failed.
    fn retried_stage(self, ending: Ending) -> StageId {
        let stages = &self.game.adventure(self.game.stage(self.state.stage).adventure).stages;
        let failed = ending != Ending::Complete;
        if failed && self.state.venture.story == Story::Iron { stages[0] } else { self.state.stage }
    }
}

impl Play<'_> {
    /// A seat would give the Stage up; when all of the party would, it is incomplete, and a new attempt is offered.
    /// [TOM-RUL-111]
    pub(crate) fn give_up(&mut self, seat: Seat) {
        if self.state.given_up.has(seat) {
            return;
        }
        self.state.given_up = self.state.given_up.with(seat);
        self.tell(&[cites::RUL_111], Event::GivesUp { seat });
        if self.state.party().all(|it| self.state.given_up.has(it)) {
            self.end_stage(Ending::GivenUp);
        }
    }

    /// The Stage that comes next: the one behind this, or the same again.
    fn sequel(&mut self, ending: Ending, sequel: Sequel) -> StageId {
        if sequel == Sequel::NextStage {
            let stage = self.scene().next_stage().expect("it was offered");
            self.tell(&[cites::RUL_112, cites::STAGE_02], Event::GoesOn { stage });
            return stage;
        }
        let stage = self.scene().retried_stage(ending);
        let before = self.state.attempts[usize::from(self.game.stage(stage).number - 1)];
        let attempt = before.saturating_add(1);
        let sent_back = stage != self.state.stage;
        let event = Event::TriesAgain { stage, attempt, sent_back };
        self.tell(&[cites::END_10, cites::RUL_113, cites::RUL_112], event);
        stage
    }
}
