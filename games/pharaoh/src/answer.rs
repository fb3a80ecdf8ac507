//! What a seat's word does: each question and its answers.

use table::Seat;

use crate::action::Action;
use crate::cites;
use crate::content::{Freed, Zone};
use crate::effects::Removable;
use crate::event::{Defense, Event};
use crate::play::Play;
use crate::state::{Figure, Piece};
use crate::step::{Step, Strip, Wall};

impl Play<'_> {
    /// Does what a seat has said.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action) {
        let step = *self.state.agenda.next().expect("nothing is done after the end");
        match step {
            Step::Dominate => self.answer_domination(seat, action),
            Step::Draw => self.draw_phase(action == Action::Draw),
            Step::Act => self.answer_turn(seat, action),
            Step::Discard => self.answer_discard(seat, action),
            Step::Window(id, _) => match action {
                Action::Play(kind, _) => self.respond(seat, kind, Some(id)),
                _ => self.pass(seat),
            },
            Step::Defend(assault) => match action {
                Action::Ready(kind) => self.lay_ready(seat, kind),
                Action::LetGo => self.let_go(seat),
                Action::Dodge => self.defend(seat, assault, Defense::Dodge),
                Action::DodgeOut => self.defend(seat, assault, Defense::DodgeOut),
                Action::Vanish => self.defend(seat, assault, Defense::Vanish),
                Action::Play(kind, way) => self.defend_by_card(seat, assault, kind, way),
                _ => self.defend(seat, assault, Defense::Nothing),
            },
            Step::Hurt(_) => match action {
                Action::Ready(kind) => self.lay_ready(seat, kind),
                Action::LetGo => self.let_go(seat),
                Action::Play(kind, _) => self.mend_by_card(seat, kind),
                _ => drop(self.state.agenda.take()),
            },
            Step::Route(assault, points) => {
                if let Action::Shield(piece) = action {
                    self.shield(assault, points, piece);
                } else {
                    self.state.agenda.take();
                    self.bear(assault, points);
                }
            }
            _ => self.answer_choice(step, seat, action),
        }
    }

    fn answer_domination(&mut self, seat: Seat, action: Action) {
        self.state.agenda.take();
        match action {
            Action::Dominate(body) => self.dominate(seat, body),
            Action::Force(room) => self.force_monster(seat, room),
            Action::Abandon => self.leave_body(seat),
            _ => self.keep_body(seat),
        }
    }

    fn answer_discard(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Discard(kind) => self.discard_one(seat, kind),
            Action::Play(kind, _) => self.respond(seat, kind, None),
            _ => drop(self.state.agenda.take()),
        }
    }

    /// T2 and T3.
    fn answer_turn(&mut self, seat: Seat, action: Action) {
        let person = self.scene().person(seat);
        match action {
            Action::Ready(kind) => self.lay_ready(seat, kind),
            Action::Rider => {
                self.state.turn.ready.rider = true;
                self.tell(&[cites::RUL_34, cites::CHAR_08], Event::Rides { seat });
            }
            Action::LetGo => self.let_go(seat),
            Action::Play(kind, way) => self.play_card(seat, kind, way),
            Action::Go(room) => self.move_action(person.expect("somebody moves"), room),
            Action::Explore => self.explore_action(person.expect("somebody explores")),
            Action::Hit(figure) => self.hit(seat, figure),
            Action::Order(figure) => self.order(seat, figure),
            Action::March(piece, room) => self.march(piece, room),
            Action::Use(piece) => self.use_tabled(seat, piece),
            Action::Ability => self.use_ability(seat),
            Action::UseHex => {
                let ready = self.state.turn.ready;
                let steps = self.scene().usable_event(seat, &ready).expect("the hex can be used");
                self.use_hex(seat, steps);
            }
            Action::Return(piece) => {
                self.spend_or_free(seat, Freed::Return);
                self.return_card(seat, piece);
            }
            Action::PickUp(key) => {
                self.spend_or_free(seat, Freed::Pickup);
                self.pick_up(seat, key);
            }
            Action::Exit => self.exit_action(seat),
            Action::Escape(hold) => self.try_escape(seat, hold),
            _ => {
                self.state.agenda.take();
                self.end_actions();
            }
        }
    }

    /// A card may make it free; else it costs an action.
    fn spend_or_free(&mut self, seat: Seat, what: Freed) {
        if !self.make_free(seat, what) {
            self.spend_action(false);
        }
    }

    /// Choices in the middle of something.
    fn answer_choice(&mut self, step: Step, seat: Seat, action: Action) {
        match (step, action) {
            (Step::Lay(figure, _), Action::Place(side, turn)) => {
                self.state.agenda.take();
                self.lay_hex(figure, side, turn);
            }
            (Step::Release(seat), Action::Go(room)) => {
                self.state.agenda.take();
                let who = Figure::Character(seat);
                self.tell(&[cites::ESC_01, cites::RUL_106], Event::Moved { who, to: self.place(room) });
                self.arrive(who, room);
            }
            (Step::Walk(walk), Action::Go(room)) => self.walk_to(walk, room),
            (Step::Walk(walk), Action::Explore) => {
                self.state.agenda.take();
                self.explore(walk.who, walk.through, &[cites::PHC_P37, cites::EXPL_01]);
            }
            (Step::Walk(walk), _) => {
                self.state.agenda.take();
                self.walk_ends(walk);
            }
            (Step::Warp(warp), Action::Go(room)) => {
                self.state.agenda.take();
                self.transport(warp.who, room);
            }
            (Step::Aim(id, _), Action::Aim(at)) => self.aim_at(id, at),
            (Step::AimBlow(id, _), Action::Aim(at)) => {
                self.state.agenda.take();
                self.aim_at(id, at);
            }
            (Step::AimBlow(id, optional), _) => {
                self.state.agenda.take();
                self.no_blow(id, optional);
            }
            (Step::Station(id), Action::Go(room)) => {
                self.state.agenda.take();
                self.item_mut(id).place = Some(room);
            }
            (Step::Branch(id, spot, early), Action::Choose(branch)) => {
                self.state.agenda.take();
                self.tell(&[cites::PHC_P02, cites::PHC_21], Event::Chose { seat, branch });
                self.choose_branch(id, spot, early, branch);
            }
            (Step::Face(id), Action::Face(face)) => self.name_face(seat, id, face),
            (Step::Shed(shed), Action::Pick(kind)) => {
                let piece = self.scene().sheddable(&shed).find(|it| self.state.kind(*it) == kind);
                self.shed_one(shed, piece.expect("a legal choice"));
            }
            (Step::Recover(seat, what, left), Action::Pick(kind)) => {
                let piece = self.scene().recoverable(seat, what).find(|it| self.state.kind(*it) == kind);
                self.take_back(seat, what, left, piece.expect("a legal choice"));
            }
            (Step::Search(seat, what, _), Action::Pick(kind)) => {
                self.state.agenda.take();
                let found = self.scene().findable(seat, what);
                let piece = found.into_iter().find(|it| self.state.kind(*it) == kind);
                self.take_found(seat, piece);
            }
            _ => self.answer_pick(step, action),
        }
    }

    fn answer_pick(&mut self, step: Step, action: Action) {
        self.state.agenda.take();
        match (step, action) {
            (Step::Take(id, from, spot), Action::Pick(kind)) => {
                debug_assert_eq!(self.scene().theft(spot).map(|it| it.zone), Some(Zone::Hand));
                let piece = self.scene().in_hand(from, kind).expect("a legal choice");
                if let Some(by) = self.item(id).by {
                    self.change_hands(from, by, piece);
                }
            }
            (Step::Take(id, ..), Action::PickTabled(piece)) => self.steal_tabled(id, piece),
            (Step::Strip(_, _, _, strip), Action::PickTabled(piece)) => self.strip_card(strip, piece),
            (Step::Undo(id, ..), Action::PickTabled(piece)) => self.item_mut(id).chosen = Some(piece),
            (Step::Detach(id, _), Action::PickTabled(piece)) => {
                self.choose_removal(id, Removable::Card(piece));
            }
            (Step::Detach(id, _), Action::Stay) => self.choose_removal(id, Removable::Cage),
            (Step::Wall(id, wall), Action::Side(side)) => match wall {
                Wall::Open => self.cut(id, side),
                Wall::BarForNow => self.bar(id, side, false),
                Wall::BarByCard => self.bar(id, side, true),
            },
            (Step::RotateHex(id, None), Action::Go(room)) => self.first([Step::RotateHex(id, Some(room))]),
            (Step::RotateHex(id, Some(room)), Action::Turn(rotation)) => {
                self.state.agenda.push(step);
                self.turn_hex(id, room, rotation);
            }
            (Step::Arrange(seat, all, left), Action::Next(which)) => {
                self.state.agenda.push(step);
                self.arrange_next(seat, all, left, which);
            }
            (Step::Redirect(_, of), Action::Aim(to)) => self.send_on(of, to),
            _ => {} // done, stay, pass: nothing more
        }
    }

    /// A tabled card was picked to be destroyed, paid or taken back.
    fn strip_card(&mut self, strip: Strip, piece: Piece) {
        match strip {
            Strip::Destroy => self.destroy(piece, &[cites::PHC_P30, cites::ATT_02]),
            Strip::Pay => self.destroy(piece, &[cites::PHC_P05, cites::PHC_P30]),
            Strip::Bounce => self.bounce_tabled(piece),
        }
    }

    /// What a Detach removes: of an any-time card when it resolves, of others now.
    pub(crate) fn choose_removal(&mut self, id: crate::item::ItemId, what: Removable) {
        use crate::item::What;
        match (self.item(id).what, what) {
            (What::Response(_), Removable::Card(piece)) => self.item_mut(id).chosen = Some(piece),
            _ => self.remove(id, what),
        }
    }

    /// A question with one answer or none: it is answered, or passed over.
    pub(crate) fn only_answer(&mut self, step: Step) {
        match step {
            Step::Undo(id, target, spot) => {
                let found = self.scene().undoable(target, spot);
                if self.item(id).chosen.is_none() {
                    self.item_mut(id).chosen = found.first().copied();
                }
            }
            Step::Detach(id, spot) => {
                let found = self.scene().detachable(id, spot);
                if let Some(only) = found.first() {
                    self.choose_removal(id, *only);
                }
            }
            Step::Redirect(id, of) => {
                let (Some(seat), Some(victim)) = (self.item(id).by, self.item(of).blow.target) else {
                    return;
                };
                let found = self.scene().redirect_options(self.item(of), victim, seat);
                if let Some(only) = found.first() {
                    self.send_on(of, *only);
                }
            }
            _ => {}
        }
    }
}
