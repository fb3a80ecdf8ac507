//! T2 and T3: free actions, then actions. [PHA-RUL-29]

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use super::targets::Need;
use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{CardId, Effect, Freed, Pharaoh, Prohibition, Who, Window};
use crate::crypt::Room;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::{Ask, Card, Figure, Phase, Piece, Ready};
use crate::view::AskedView;
use crate::words::number;

/// What is done on the own turn. [PHA-RUL-29]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act;

impl Question<Pharaoh> for Act {
    /// The active player, while something can be declared or T2 may still go on.
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        scene.asks_for_actions().then_some(scene.state.turn.seat).into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let ready = scene.state.turn.ready;
        let _ = scene.hosts(seat, &ready, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
        let hosts = out.len();
        scene.each_kind(seat, |piece, kind| {
            if scene.may_lay_ready(seat, piece, &ready) {
                out.push(Action::Ready(kind));
            }
        });
        if scene.may_ride(seat) && scene.has_host(seat, &Ready { rider: true, ..ready }) {
            out.push(Action::Rider);
        }
        if !ready.is_empty() {
            if hosts == 0 {
                out.push(Action::LetGo);
            }
            return;
        }
        scene.list_plain(seat, out);
        out.push(Action::EndActions);
        if scene.may_say_when(seat) {
            let wish = scene.state.rite.ask[seat.index()];
            out.extend(Ask::ALL.into_iter().filter(|it| *it != wish).map(Action::Ask));
        }
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        Some(scene.not_on_turn(seat, action))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let person = play.scene().person(seat);
        match action {
            Action::Ready(kind) => play.lay_ready(seat, kind),
            Action::Rider => {
                play.state.turn.ready.rider = true;
                play.tell(&[cites::RUL_34, cites::CHAR_08], Event::Rides { seat });
            }
            Action::LetGo => play.let_go(seat),
            Action::Play(kind, way) => play.play_card(seat, kind, way),
            Action::Go(room) => play.move_action(person.expect("somebody moves"), room),
            Action::Explore => play.explore_action(person.expect("somebody explores")),
            Action::Hit(figure) => play.hit(seat, figure),
            Action::Order(figure) => play.order(seat, figure),
            Action::March(piece, room) => play.march(piece, room),
            Action::Use(piece) => play.use_tabled(seat, piece),
            Action::Ability => play.use_ability(seat),
            Action::UseHex => {
                let ready = play.state.turn.ready;
                let steps = play.scene().usable_event(seat, &ready).expect("the hex can be used");
                play.use_hex(seat, steps);
            }
            Action::Return(piece) => {
                play.spend_or_free(seat, Freed::Return);
                play.return_card(seat, piece);
            }
            Action::PickUp(key) => {
                play.spend_or_free(seat, Freed::Pickup);
                play.reach_for_key(seat, key);
            }
            Action::Exit => play.exit_action(seat),
            Action::Escape(hold) => play.try_escape(seat, hold),
            Action::EndActions => {
                play.state.agenda.take();
                play.end_actions();
            }
            Action::Ask(ask) => {
                play.state.rite.ask[seat.index()] = ask;
                play.state.turn.said = true;
                play.tell(&[cites::RUL_158], Event::AskedFor { seat, ask });
            }
            other => unreachable!("{other:?} is not done on a turn"),
        }
    }

    fn skip(self, play: &mut Play<'_>) {
        play.end_actions();
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        let mut open = Vec::new();
        self.options(scene, seat, &mut open);
        let escape = open.iter().copied().find(|it| matches!(it, Action::Escape(_)));
        let ends = || open.contains(&Action::EndActions).then_some(Action::EndActions);
        escape.or_else(ends).unwrap_or(open[0])
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        let turn = &scene.state.turn;
        if !turn.ready.is_empty() {
            return "What does your card go with?".to_owned();
        }
        let left = usize::from(scene.ordinary_actions().saturating_sub(turn.ordinary));
        let actions = if left == 1 { "action" } else { "actions" };
        let free = if turn.phase == Phase::Free { "free actions first, then " } else { "" };
        format!("Your turn, {}: {free}{} {actions}", names.of(seat), number(left))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("act")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.in_turn(action)
    }
}

impl Scene<'_> {
    /// The active player goes on while something can be declared, or may still be in T2.
    fn asks_for_actions(self) -> bool {
        let turn = &self.state.turn;
        let player = self.state.player(turn.seat);
        let idle = player.defeated && player.body.is_none() && self.own_agents(turn.seat).next().is_none();
        if turn.over || idle {
            return false;
        }
        !turn.ready.is_empty()
            || turn.phase == Phase::Free
            || self.may_act(true)
            || self.may_be_free()
            || self.may_use_ability(turn.seat)
    }

    /// Whether a player may say anew when to be asked: once in T2, so that a match cannot go on for ever with it.
    /// Alone there is nothing to choose. [PHA-RUL-158]
    fn may_say_when(self, seat: Seat) -> bool {
        let turn = &self.state.turn;
        turn.phase == Phase::Free
            && !turn.said
            && !self.state.player(seat).defeated
            && !self.state.rite.solitaire()
    }

    /// In T3 without actions left, what a card makes free may still be done.
    fn may_be_free(self) -> bool {
        let seat = self.state.turn.seat;
        [Freed::Table, Freed::Return, Freed::Pickup].into_iter().any(|it| self.made_free(seat, it))
            && self.state.turn.phase == Phase::Actions
    }

    /// Whether a card may be laid ready: there is a host for everything together. [PHA-RUL-35]
    fn may_lay_ready(self, seat: Seat, piece: Piece, ready: &Ready) -> bool {
        let Some(more) = self.with_ready(ready, piece) else { return false };
        self.may_use(seat, piece) && (self.has_host(seat, &more) || self.may_rush(seat, piece))
    }

    /// Whether a card that moves its user before the attack could bring it to somebody. [PHC-17]
    fn may_rush(self, seat: Seat, piece: Piece) -> bool {
        let moves = |step: &Effect| matches!(step, Effect::Move(it) if it.who == Who::User);
        let rushes = self.design(piece).block(Window::Att).is_some_and(|block| block.steps.iter().any(moves));
        let me = Figure::Character(seat);
        let stands = |room: Room| {
            let foe = |figure: &Figure| self.state.controller(*figure) != Some(seat);
            let agents = self.state.tabled.iter().map(|it| Figure::Card(it.card));
            let others = self.state.seats().map(Figure::Character).chain(agents);
            let monsters = self.state.monsters.iter().map(|it| Figure::Monster(it.id));
            others.chain(monsters).filter(foe).any(|it| self.state.whereabouts(it) == Some(room))
        };
        rushes
            && self.may_act(true)
            && !self.forbidden(seat, Prohibition::Attack)
            && !self.is_held(me)
            && self.ways(me).any(stands)
    }

    fn has_host(self, seat: Seat, ready: &Ready) -> bool {
        self.hosts(seat, ready, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Calls `see` with everything that can carry what is ready, until it has seen enough; with nothing
    /// ready, with everything of that sort.
    fn hosts(
        self,
        seat: Seat,
        ready: &Ready,
        see: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (piece, kind) in self.kinds(seat) {
            if !ready.cards().any(|it| it == piece) || self.copies(seat, kind) > 1 {
                for way in self.ways_to_play(seat, self.unused(seat, kind).unwrap_or(piece), ready) {
                    see(Action::Play(kind, way))?;
                }
            }
        }
        if self.may_hit(seat, ready) {
            let aim = self.blow_aim(seat, Figure::Character(seat), ready);
            let mut flow = ControlFlow::Continue(());
            self.candidates(&aim, Need::Foe, &[], |figure| {
                if flow.is_continue() {
                    flow = see(Action::Hit(figure));
                }
            });
            flow?;
        }
        let monster = self.state.player(seat).body.filter(|body| matches!(body, Figure::Monster(_)));
        for figure in monster.into_iter().chain(self.own_agents(seat).map(Figure::Card)) {
            if self.may_order(seat, figure, ready) {
                see(Action::Order(figure))?;
            }
        }
        for tabled in &self.state.tabled {
            if self.may_use_tabled(seat, tabled.card, ready) {
                see(Action::Use(tabled.card))?;
            }
        }
        if self.usable_event(seat, ready).is_some() {
            see(Action::UseHex)?;
        }
        if self.may_pick_up(seat, ready) {
            self.keys_in_reach(seat, ready).map(Action::PickUp).try_for_each(see)?;
        }
        ControlFlow::Continue(())
    }

    /// A copy in hand that was not used this turn. [PHA-RUL-94]
    fn unused(self, seat: Seat, kind: CardId) -> Option<Piece> {
        let fresh =
            |piece: &&Piece| self.state.kind(**piece) == kind && !self.state.card(**piece).has(Card::USED);
        self.state.player(seat).hand.iter().find(fresh).copied()
    }

    fn copies(self, seat: Seat, kind: CardId) -> usize {
        self.state.player(seat).hand.iter().filter(|piece| self.state.kind(**piece) == kind).count()
    }

    fn own_agents(self, seat: Seat) -> impl Iterator<Item = Piece> {
        let own = self.state.tabled.iter().filter(move |it| it.by == seat);
        own.filter(move |it| self.design(it.card).agent().is_some()).map(|it| it.card)
    }

    /// What carries nothing: moves, abilities, returns, the exit, escapes.
    fn list_plain(self, seat: Seat, out: &mut Vec<Action>) {
        let act = self.may_act(false);
        if let Some(person) = self.person(seat).filter(|_| act) {
            if !self.is_held(person) {
                out.extend(self.ways(person).map(Action::Go));
                if self.may_explore(person) {
                    out.push(Action::Explore);
                }
            }
            if self.may_exit(seat) {
                out.push(Action::Exit);
            }
        }
        if act {
            for piece in self.own_agents(seat) {
                if self.state.player(seat).body != Some(Figure::Card(piece)) {
                    self.list_marches(seat, piece, out);
                }
            }
        }
        for tabled in &self.state.tabled {
            if self.may_return(seat, tabled.card) {
                out.push(Action::Return(tabled.card));
            }
        }
        if self.may_use_ability(seat) {
            out.push(Action::Ability);
        }
        self.escapable(seat, |hold| out.push(Action::Escape(hold)));
    }

    fn list_marches(self, seat: Seat, piece: Piece, out: &mut Vec<Action>) {
        let Some(room) = self.state.whereabouts(Figure::Card(piece)) else { return };
        let speed = self.design(piece).agent().map_or(1, |agent| agent.speed);
        let reach = self.state.crypt.reach(room, speed, Some(seat));
        let there = |it: &Room| *it != room && reach.has(*it);
        out.extend(self.state.crypt.all().filter(there).map(|to| Action::March(piece, to)));
    }
}

impl Play<'_> {
    /// A card may make it free; else it costs an action.
    fn spend_or_free(&mut self, seat: Seat, what: Freed) {
        if !self.make_free(seat, what) {
            self.spend_action(false);
        }
    }
}
