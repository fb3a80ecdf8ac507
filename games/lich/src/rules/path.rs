//! The path: five cards, a second row above them, and the boss behind. [LIC-RUL-89]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, RuleId, Seat, SeatSet};

use super::encounters::Meet;
use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{EncounterId, Lich};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::list::List;
use crate::play::{Play, Scene};
use crate::state::{Lane, PATH, Path};
use crate::view::Phase;

/// The cards of a floor are laid out. [LIC-SETUP-09]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayFloor;

impl Deed<Lich> for LayFloor {
    /// Five cards face-down and the boss behind them; then camp. [LIC-SETUP-09] [LIC-BOSS-03]
    fn run(self, play: &mut Play<'_>) {
        let wanted = usize::from(play.game.numbers().encounters).min(PATH);
        let mut main = List::new();
        for _ in 0..wanted {
            let Some(card) = play.draw_encounter() else { break };
            main.push(card);
        }
        play.state.path = Path { main, ..Path::default() };
        let event = Event::FloorLaid { floor: play.state.floor, cards: play.scene().last_column() };
        match play.state.floor {
            1 => play.tell(&[cites::SETUP_09, cites::OBJ_02], event),
            _ => play.tell(&[cites::BOSS_03, cites::SETUP_09, cites::OBJ_02, cites::RUL_98], event),
        }
        let row = play.state.row().iter().copied().collect();
        play.tell(&[cites::SETUP_10, cites::RUL_01], Event::Row { row });
        play.make_camp();
    }
}

/// The party moves on to the next card. [LIC-RUL-89]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveOn;

impl Deed<Lich> for MoveOn {
    /// Camp is over: the next card, by the path machine.
    fn run(self, play: &mut Play<'_>) {
        let Path { column, lane, stretch, .. } = play.state.path;
        let last = play.scene().last_column();
        match lane {
            Lane::Main if column == last => play.meet_boss(),
            Lane::Main => play.next_main(column + 1),
            Lane::Secondary if column == last => play.return_to_main(false),
            Lane::Secondary if stretch == 1 => play.second_card(column),
            Lane::Secondary if play.scene().can_lay() => play.push(ChooseReturn),
            Lane::Secondary => play.return_to_main(false),
        }
    }
}

/// Play the main card or scout. [LIC-PATH-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoosePath;

impl Question<Lich> for ChoosePath {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::PlayMain, Action::Scout]);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let fits = matches!(action, Action::PlayMain | Action::Scout);
        (!fits).then_some(Illegal::NotNow(action))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::PlayMain => play.play_main(),
            Action::Scout => play.scout(),
            other => unreachable!("{other:?} chooses no path"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("You lead: face {}, or scout for another path?", scene.name_here(Lane::Main))
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::ChoosePath
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::choose_path(scene, options)
    }
}

/// The main card or the one above. [LIC-PATH-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseLane;

impl Question<Lich> for ChooseLane {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::PlayMain, Action::PlaySecondary]);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let fits = matches!(action, Action::PlayMain | Action::PlaySecondary);
        (!fits).then_some(Illegal::NotNow(action))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::PlayMain => play.play_main(),
            Action::PlaySecondary => play.play_secondary(),
            other => unreachable!("{other:?} chooses no lane"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        let (main, above) = (scene.name_here(Lane::Main), scene.name_here(Lane::Secondary));
        format!("You lead: face {main}, or {above} on the other path?")
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::ChooseLane
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::choose_lane(scene, options)
    }
}

/// Back to the main path or on along the secondary one. [LIC-PATH-05]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseReturn;

impl Question<Lich> for ChooseReturn {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Return, Action::GoOn]);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Return | Action::GoOn => None,
            Action::Scout => Some(Illegal::NoThirdPath),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Return => play.return_to_main(true),
            Action::GoOn => play.lay_on(play.state.path.column + 1, true),
            other => unreachable!("{other:?} neither returns nor goes on"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "You lead: back to the main path, or on along this one?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::ChooseReturn
    }

    fn quick(&self, _scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::choose_return(options)
    }
}

impl<'a> Scene<'a> {
    /// Whether a card can be laid above the path. [LIC-RUL-94]
    fn can_lay(self) -> bool {
        !self.state.decks.encounters.is_empty()
    }

    /// What the card of a lane that the party has come to is called.
    fn name_here(self, lane: Lane) -> &'a str {
        let card = Path { lane, ..self.state.path }.here();
        card.map_or("the next card", |card| &self.game.encounter(card).name)
    }

    /// The last column of the main path. [LIC-PATH-08]
    fn last_column(self) -> u8 {
        u8::try_from(self.state.path.main.len()).expect("a path is short")
    }
}

impl Path {
    /// The card the party has come to.
    pub(crate) fn here(&self) -> Option<EncounterId> {
        let place = usize::from(self.column).checked_sub(1)?;
        match self.lane {
            Lane::Main => self.main.get(place).copied(),
            Lane::Secondary => self.secondary[place],
        }
    }
}

impl Play<'_> {
    /// P1 and P2: the next main card is turned over; from the second on there is a choice.
    fn next_main(&mut self, column: u8) {
        self.turn_over(column);
        if column > 1 && self.scene().can_lay() {
            self.push(ChoosePath);
        } else {
            self.push(Meet);
        }
    }

    fn turn_over(&mut self, column: u8) {
        let path = &mut self.state.path;
        (path.column, path.lane, path.stretch) = (column, Lane::Main, 0);
        let place = usize::from(column) - 1;
        if !std::mem::replace(&mut path.turned[place], true) {
            let card = path.main[place];
            self.tray.reveal();
            let rules: &[RuleId] = match column {
                1 => &[cites::ENC_01, cites::PATH_01, cites::RUL_90],
                _ => &[cites::PATH_01, cites::ENC_01, cites::PATH_07],
            };
            self.tell(rules, Event::TurnedOver { column, card });
        }
    }

    /// The leader plays the main card, before or after scouting. [LIC-PATH-02] [LIC-PATH-03]
    fn play_main(&mut self) {
        let path = &mut self.state.path;
        let column = path.column;
        if let Some(refused) = path.secondary[usize::from(column) - 1].take() {
            self.state.decks.encounters.discard.push(refused);
            self.tell(&[cites::PATH_03, cites::RUL_89, cites::RUL_93], Event::Stayed { column, refused });
        }
        self.push(Meet);
    }

    /// A fresh card is laid above the main one. [LIC-PATH-02]
    fn scout(&mut self) {
        let card = self.draw_encounter().expect("scouting is offered only while there is a card");
        let column = self.state.path.column;
        self.state.path.secondary[usize::from(column) - 1] = Some(card);
        let rules: &[RuleId] = if column == self.scene().last_column() {
            &[cites::PATH_02, cites::RUL_89, cites::RUL_92]
        } else {
            &[cites::PATH_02, cites::RUL_89]
        };
        self.tell(rules, Event::Scouted { column, card });
        self.push(ChooseLane);
    }

    /// The party leaves the main path. [LIC-PATH-03]
    fn play_secondary(&mut self) {
        let path = &mut self.state.path;
        (path.lane, path.stretch) = (Lane::Secondary, 0);
        let column = path.column;
        self.tell(&[cites::PATH_03, cites::PATH_06, cites::RUL_91], Event::Left { column });
        self.push(Meet);
    }

    /// P3: the second card of a stretch must be played. [LIC-PATH-04]
    fn second_card(&mut self, column: u8) {
        if self.scene().can_lay() {
            self.lay_on(column + 1, false);
        } else {
            self.tell(&[cites::RUL_94], Event::NothingToLay);
            self.return_to_main(false);
        }
    }

    fn lay_on(&mut self, column: u8, chosen: bool) {
        let card = self.draw_encounter().expect("only offered while there is a card");
        let path = &mut self.state.path;
        path.column = column;
        path.secondary[usize::from(column) - 1] = Some(card);
        let event = Event::LaidOn { column, card, chosen };
        let rules: &[RuleId] = if chosen {
            &[cites::PATH_05, cites::RUL_89, cites::PATH_06, cites::PATH_07]
        } else {
            &[cites::PATH_04, cites::RUL_89, cites::PATH_07]
        };
        self.tell(rules, event);
        self.push(Meet);
    }

    /// P5: the main card below is played without any choice. [LIC-PATH-05] [LIC-PATH-08]
    fn return_to_main(&mut self, chosen: bool) {
        let column = self.state.path.column;
        let event = Event::Returned { column, chosen };
        let rules: &[RuleId] = if column == self.scene().last_column() {
            &[cites::PATH_08, cites::RUL_92, cites::RUL_89]
        } else {
            &[cites::PATH_05, cites::RUL_89, cites::RUL_91]
        };
        self.tell(rules, event);
        self.turn_over(column);
        self.push(Meet);
    }
}
