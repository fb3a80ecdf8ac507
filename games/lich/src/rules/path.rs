//! The path: five cards, a second row above them, and the boss behind. [LIC-RUL-89]

use table::RuleId;

use crate::cites;
use crate::content::EncounterId;
use crate::event::Event;
use crate::list::List;
use crate::play::{Play, Scene};
use crate::state::{Lane, PATH, Path};
use crate::step::Step;

impl Scene<'_> {
    /// Whether a card can be laid above the path. [LIC-RUL-94]
    fn can_lay(self) -> bool {
        !self.state.decks.encounters.is_empty()
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
    /// Five cards face-down and the boss behind them; then camp. [LIC-SETUP-09] [LIC-BOSS-03]
    pub(crate) fn lay_floor(&mut self) {
        let wanted = usize::from(self.game.numbers().encounters).min(PATH);
        let mut main = List::new();
        for _ in 0..wanted {
            let Some(card) = self.draw_encounter() else { break };
            main.push(card);
        }
        self.state.path = Path { main, ..Path::default() };
        let event = Event::FloorLaid { floor: self.state.floor, cards: self.scene().last_column() };
        match self.state.floor {
            1 => self.tell(&[cites::SETUP_09, cites::OBJ_02], event),
            _ => self.tell(&[cites::BOSS_03, cites::SETUP_09, cites::OBJ_02, cites::RUL_98], event),
        }
        let row = self.state.row().iter().copied().collect();
        self.tell(&[cites::SETUP_10, cites::RUL_01], Event::Row { row });
        self.make_camp();
    }

    /// Camp is over: the next card, by the path machine.
    pub(crate) fn move_on(&mut self) {
        let Path { column, lane, stretch, .. } = self.state.path;
        let last = self.scene().last_column();
        match lane {
            Lane::Main if column == last => self.meet_boss(),
            Lane::Main => self.next_main(column + 1),
            Lane::Secondary if column == last => self.return_to_main(false),
            Lane::Secondary if stretch == 1 => self.second_card(column),
            Lane::Secondary if self.scene().can_lay() => self.state.agenda.push(Step::ChooseReturn),
            Lane::Secondary => self.return_to_main(false),
        }
    }

    /// P1 and P2: the next main card is turned over; from the second on there is a choice.
    fn next_main(&mut self, column: u8) {
        self.turn_over(column);
        if column > 1 && self.scene().can_lay() {
            self.state.agenda.push(Step::ChoosePath);
        } else {
            self.state.agenda.push(Step::Meet);
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
    pub(crate) fn play_main(&mut self) {
        self.state.agenda.take();
        let path = &mut self.state.path;
        let column = path.column;
        if let Some(refused) = path.secondary[usize::from(column) - 1].take() {
            self.state.decks.encounters.discard.push(refused);
            self.tell(&[cites::PATH_03, cites::RUL_89, cites::RUL_93], Event::Stayed { column, refused });
        }
        self.state.agenda.push(Step::Meet);
    }

    /// A fresh card is laid above the main one. [LIC-PATH-02]
    pub(crate) fn scout(&mut self) {
        self.state.agenda.take();
        let card = self.draw_encounter().expect("scouting is offered only while there is a card");
        let column = self.state.path.column;
        self.state.path.secondary[usize::from(column) - 1] = Some(card);
        let rules: &[RuleId] = if column == self.scene().last_column() {
            &[cites::PATH_02, cites::RUL_89, cites::RUL_92]
        } else {
            &[cites::PATH_02, cites::RUL_89]
        };
        self.tell(rules, Event::Scouted { column, card });
        self.state.agenda.push(Step::ChooseLane);
    }

    /// The party leaves the main path. [LIC-PATH-03]
    pub(crate) fn play_secondary(&mut self) {
        self.state.agenda.take();
        let path = &mut self.state.path;
        (path.lane, path.stretch) = (Lane::Secondary, 0);
        let column = path.column;
        self.tell(&[cites::PATH_03, cites::PATH_06, cites::RUL_91], Event::Left { column });
        self.state.agenda.push(Step::Meet);
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

    /// P4: the leader goes on along the secondary path. [LIC-PATH-05]
    pub(crate) fn go_on(&mut self) {
        self.state.agenda.take();
        self.lay_on(self.state.path.column + 1, true);
    }

    fn lay_on(&mut self, column: u8, chosen: bool) {
        let card = self.draw_encounter().expect("only offered while there is a card");
        let path = &mut self.state.path;
        path.column = column;
        path.secondary[usize::from(column) - 1] = Some(card);
        let event = Event::LaidOn { column, card, chosen };
        match chosen {
            false => self.tell(&[cites::PATH_04, cites::RUL_89, cites::PATH_07], event),
            true => self.tell(&[cites::PATH_05, cites::RUL_89, cites::PATH_06, cites::PATH_07], event),
        }
        self.state.agenda.push(Step::Meet);
    }

    /// P4: the leader returns.
    pub(crate) fn choose_return(&mut self) {
        self.state.agenda.take();
        self.return_to_main(true);
    }

    /// P5: the main card below is played without any choice. [LIC-PATH-05] [LIC-PATH-08]
    fn return_to_main(&mut self, chosen: bool) {
        let column = self.state.path.column;
        let event = Event::Returned { column, chosen };
        match column == self.scene().last_column() {
            true => self.tell(&[cites::PATH_08, cites::RUL_92, cites::RUL_89], event),
            false => self.tell(&[cites::PATH_05, cites::RUL_89, cites::RUL_91], event),
        }
        self.turn_over(column);
        self.state.agenda.push(Step::Meet);
    }
}
