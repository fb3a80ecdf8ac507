//! Turns: what a seat does on its own, and what happens when it is done. [CRU-RUL-22]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::Crusade;
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::{Place, Status, Team};
use crate::tiles::Tile;
use crate::view::Phase;

/// The main part of a turn. [CRU-RUL-22]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act;

impl Question<Crusade> for Act {
    #[inline]
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.acting.seat)
    }

    /// Moves come first, in place order.
    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.reach().iter().map(Action::Move));
        if scene.check_teleport().is_ok() {
            out.push(Action::Teleport);
        }
        let mut listed = 0u32;
        for card in scene.state.piece(seat).hand.cards().iter().copied() {
            let bit = 1 << card.0;
            if listed & bit != 0 || scene.check_card(card).is_err() {
                continue;
            }
            listed |= bit;
            scene.targets(seat, scene.game.card(card).aim, |target| {
                if scene.check_target(card, target).is_ok() {
                    out.push(Action::Play(card, target));
                }
            });
        }
        out.push(Action::EndTurn);
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Move(to) => scene.check_move(to).err(),
            Action::Teleport => scene.check_teleport().err(),
            Action::Play(card, target) => scene.check_play(card, target).err(),
            Action::EndTurn => None,
            Action::Order(_) | Action::Edge(_) | Action::GiveBack(_) | Action::Buy(_) | Action::Done => {
                Some(Illegal::NotNow(action))
            }
        }
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::Move(to) => play.move_to(seat, to),
            Action::Teleport => play.teleport(seat),
            Action::Play(card, target) => play.play_card(seat, card, target),
            Action::EndTurn => play.declare_end(),
            Action::Order(_) | Action::Edge(_) | Action::GiveBack(_) | Action::Buy(_) | Action::Done => {
                unreachable!("{action:?} is not done on a turn")
            }
        }
    }

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::EndTurn
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        let steps = match (scene.state.acting.moved, scene.movement()) {
            (true, _) => "you have moved".to_owned(),
            (false, steps) => many(steps, "step"),
        };
        format!("Your turn, {}: {steps}, {}", names.of(seat), many(scene.cards_left(), "card"))
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Turn { seat: scene.state.acting.seat }
    }

    #[inline]
    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        bot::act(scene, seat, options, dice)
    }
}

fn many(count: u8, thing: &str) -> String {
    match count {
        0 => format!("no {thing}s"),
        1 => format!("one {thing}"),
        2 => format!("two {thing}s"),
        3 => format!("three {thing}s"),
        _ => format!("{count} {thing}s"),
    }
}

/// A card was carried out: the turn may be over. [CRU-RUL-26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AfterCard;

impl Deed<Crusade> for AfterCard {
    fn run(self, play: &mut Play<'_>) {
        play.after_card();
    }
}

impl Scene<'_> {
    /// How many cards the acting seat may still use. [CRU-RUL-26]
    pub fn cards_left(self) -> u8 {
        let acting = &self.state.acting;
        let base = self.game.numbers_of(self.state.team(acting.seat)).cards_per_turn;
        base.saturating_add(acting.status.extra_cards).saturating_sub(acting.played)
    }
}

impl Play<'_> {
    /// A seat declares its turn ended. [CRU-TURN-04]
    fn declare_end(&mut self) {
        let how = if self.state.acting.fresh() { Ending::Nothing } else { Ending::Declared };
        self.end_turn(how);
    }

    /// A card has been carried out: the turn is over, or goes on. [CRU-RUL-26]
    fn after_card(&mut self) {
        let seat = self.state.acting.seat;
        if self.state.acting.yielded {
            self.end_turn(Ending::Yielded);
        } else if self.scene().cards_left() == 0 {
            self.end_turn(Ending::Card);
        } else {
            let cards = self.scene().cards_left();
            self.tell(&[cites::RUL_26, cites::CARD_08], Event::GoesOn { seat, cards });
        }
    }

    /// Capture, Shed, then the turn's effects expire. [CRU-RUL-29]
    fn end_turn(&mut self, how: Ending) {
        let seat = self.state.acting.seat;
        self.state.agenda.take(); // the question what to do next
        let rules: &[RuleId] = match how {
            Ending::Card => &[cites::TURN_03, cites::RUL_26, cites::RUL_29],
            Ending::Nothing => &[cites::TURN_04, cites::RUL_29],
            Ending::Declared => &[cites::TURN_05, cites::RUL_29],
            Ending::Yielded => &[cites::RUL_67, cites::RUL_29],
        };
        self.tell(rules, Event::TurnEnds { seat, how });
        self.capture();
        self.visit_shed();
        if self.state.acting.status != Status::default() {
            self.state.acting.status = Status::default();
            self.tell(&[cites::RUL_53, cites::RUL_29], Event::Expired { seat });
        }
    }

    /// A Groundskeeper who ends the turn there earns for the team. [CRU-TOK-01]
    fn visit_shed(&mut self) {
        let seat = self.state.acting.seat;
        if self.state.piece(seat).place != Place::On(Tile::SHED) {
            return;
        }
        let team = self.state.team(seat);
        if team == Team::Necromancers {
            self.tell(&[cites::RUL_36], Event::ShedForNothing { seat });
            return;
        }
        let tokens = self.game.numbers.shed_bonus;
        let pool = &mut self.state.tokens[team.index()];
        *pool = pool.saturating_add(tokens);
        let event = Event::ShedBonus { seat, tokens, pool: *pool };
        self.tell(&[cites::TOK_01, cites::RUL_35], event);
    }
}
