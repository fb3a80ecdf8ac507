//! What is asked, and what may be answered.

use std::ops::ControlFlow;

use table::Seat;

use super::ready::{Host, host_of};
use super::targets::Need;
use crate::action::{Action, Way};
use crate::content::{CardId, Freed, Prohibition, Step as Primitive, Who, Window, Zone};
use crate::crypt::Room;
use crate::effects::Removable;
use crate::item::{ItemId, What};
use crate::play::Scene;
use crate::state::{Figure, Phase, Piece, Ready};
use crate::step::{Assault, Spot, Step, Strip, Wall};

impl Scene<'_> {
    /// Who is asked by a step, if it is a question. It follows from what everybody can see, or from
    /// what the asked seat alone can see while it is asked anyway.
    pub(crate) fn asked(self, step: Step) -> Option<Seat> {
        let active = self.state.turn.seat;
        match step {
            Step::Dominate => {
                let open = self.state.player(active).body.is_some()
                    || !self.bodies(active).is_empty()
                    || !self.forcible().is_empty();
                open.then_some(active)
            }
            Step::Draw => self.draws().then_some(active),
            Step::Act => self.asks_for_actions().then_some(active),
            Step::Discard => {
                let player = self.state.player(active);
                (!player.defeated && !player.hand.is_empty() && !self.state.turn.over).then_some(active)
            }
            Step::Lay(figure, side) => {
                (self.placements(figure, side).len() > 1).then(|| self.state.controller(figure)).flatten()
            }
            Step::Release(seat) => {
                let me = Figure::Character(seat);
                (!self.state.player(seat).defeated && self.ways(me).next().is_some()).then_some(seat)
            }
            Step::Walk(walk) => {
                let (rooms, explore) = self.walk_options(&walk);
                (!rooms.is_empty() || explore).then_some(walk.by)
            }
            Step::Warp(warp) => (!self.warp_options(warp).is_empty()).then_some(warp.by),
            Step::Aim(id, steps) => self.asked_to_aim(id, steps),
            Step::AimBlow(id, _) => {
                let item = self.item(id);
                let open = item.targets.is_empty()
                    && !item.is_dead()
                    && self.has_candidate(&self.aim_of(item), Need::Foe, &[]);
                open.then_some(item.by).flatten()
            }
            Step::Station(id) => self.item(id).by.filter(|_| self.item(id).place.is_none()),
            Step::Branch(id, spot, _) => {
                (self.open_branches(id, spot).len() > 1).then(|| self.chooser(id, spot)).flatten()
            }
            Step::Window(id, passed) => self.asked_in_window(id, passed),
            Step::Defend(assault) => self.asked_to_defend(&assault),
            Step::Route(assault, points) => self.routes(&assault, points),
            Step::Hurt(assault) => self.mends(&assault),
            Step::Face(id) => self.next_die(id).and(self.item(id).by),
            Step::Shed(shed) => self.asked_to_shed(shed),
            Step::Take(id, from, spot) => self.asked_to_take(id, from, spot),
            Step::Recover(seat, what, left) => {
                (left > 0 && self.recoverable(seat, what).next().is_some()).then_some(seat)
            }
            Step::Search(seat, _, left) => {
                (left > 0 && !self.state.player(seat).deck.is_empty()).then_some(seat)
            }
            Step::Strip(id, seat, what, strip) => {
                let by = if strip == Strip::Pay { Some(seat) } else { self.item(id).by };
                self.strippable_tabled(seat, what).next().and(by)
            }
            Step::Undo(id, target, spot) => (self.undoable(target, spot).len() > 1
                && self.item(id).chosen.is_none())
            .then_some(self.item(id).by)
            .flatten(),
            Step::Detach(id, spot) => self.asked_to_detach(id, spot),
            Step::Wall(id, wall) => (!self.sides(id, wall).is_empty()).then_some(self.item(id).by).flatten(),
            Step::RotateHex(id, room) => {
                let open = match room {
                    None => self.state.crypt.all().any(|it| self.state.crypt.rotations(it).next().is_some()),
                    Some(room) => self.state.crypt.rotations(room).next().is_some(),
                };
                open.then_some(self.item(id).by).flatten()
            }
            Step::Arrange(seat, _, left) => (left > 1).then_some(seat),
            Step::Redirect(id, of) => self.asked_to_redirect(id, of),
            _ => None,
        }
    }

    /// The active player goes on while something can be declared, or may still be in T2.
    fn asks_for_actions(self) -> bool {
        let turn = &self.state.turn;
        let player = self.state.player(turn.seat);
        let idle = player.defeated && player.body.is_none() && self.own_agents(turn.seat).next().is_none();
        if turn.over || idle {
            return false;
        }
        !turn.ready.is_empty() || turn.phase == Phase::Free || self.may_act(true) || self.may_be_free()
    }

    /// In T3 without actions left, what a card makes free may still be done.
    fn may_be_free(self) -> bool {
        let seat = self.state.turn.seat;
        [Freed::Table, Freed::Return, Freed::Pickup].into_iter().any(|it| self.made_free(seat, it))
            && self.state.turn.phase == Phase::Actions
    }

    fn asked_to_aim(self, id: ItemId, steps: crate::content::StepsId) -> Option<Seat> {
        let item = self.item(id);
        let need = self.need(steps, item.branch);
        let seat = self.aimer(id)?;
        let (have, chosen) = match item.what {
            What::Event => (item.targets.len().saturating_sub(1), &item.targets[..]),
            _ => (item.targets.len(), &item.targets[..]),
        };
        let open =
            !item.is_dead() && have < need.most() && self.has_candidate(&self.event_aim(id), need, chosen);
        open.then_some(seat)
    }

    /// Who names the targets of an item: its user, or the entrant of an event.
    fn aimer(self, id: ItemId) -> Option<Seat> {
        let item = self.item(id);
        match (item.by, item.targets.first()) {
            (None, Some(Figure::Character(seat))) => Some(*seat),
            (by, _) => by,
        }
    }

    /// The aim of an item; that of an event is the entrant's.
    fn event_aim(self, id: ItemId) -> super::targets::Aim {
        let item = self.item(id);
        let mut aim = self.aim_of(item);
        if let (What::Event, Some(seat)) = (item.what, self.aimer(id)) {
            aim.by = seat;
            aim.actor = Figure::Character(seat);
        }
        aim
    }

    fn asked_to_take(self, id: ItemId, from: Seat, spot: Spot) -> Option<Seat> {
        let by = self.item(id).by?;
        let open = match self.theft(spot)?.zone {
            Zone::Hand => !self.state.player(from).hand.is_empty() && !self.pouched(from),
            Zone::Tabled => self.stealable(from).next().is_some(),
        };
        open.then_some(by)
    }

    /// The cards of an item a Cancel may undo.
    pub(crate) fn undoable(self, target: ItemId, spot: Spot) -> smallvec::SmallVec<[Piece; 4]> {
        match self.game.steps(spot.steps).get(usize::from(spot.at)) {
            Some(Primitive::Cancel(what)) => self.cancellable(self.item(target), *what),
            _ => smallvec::SmallVec::new(),
        }
    }

    /// What a Detach may remove.
    pub(crate) fn detachable(self, id: ItemId, spot: Spot) -> smallvec::SmallVec<[Removable; 6]> {
        match self.game.steps(spot.steps).get(usize::from(spot.at)) {
            Some(Primitive::Detach(detach)) => self.removables(id, *detach),
            _ => smallvec::SmallVec::new(),
        }
    }

    fn asked_to_detach(self, id: ItemId, spot: Spot) -> Option<Seat> {
        let open = self.item(id).chosen.is_none() && self.detachable(id, spot).len() > 1;
        open.then(|| self.aimer(id)).flatten()
    }

    /// The sides a step may choose.
    pub(crate) fn sides(self, id: ItemId, wall: Wall) -> smallvec::SmallVec<[crate::crypt::Side; 6]> {
        let room = self.item(id).room;
        match wall {
            Wall::Open => self.walls(room).collect(),
            Wall::BarForNow | Wall::BarByCard => self.barrable(room).collect(),
        }
    }

    fn asked_to_redirect(self, id: ItemId, of: ItemId) -> Option<Seat> {
        let seat = self.item(id).by?;
        let victim = self.item(of).blow.target?;
        (self.redirect_options(self.item(of), victim, seat).len() > 1).then_some(seat)
    }

    /// The seat that is asked now.
    pub(crate) fn awaited(self) -> Option<Seat> {
        self.state.agenda.next().and_then(|step| self.asked(*step))
    }

    /// Every action open to a seat.
    pub(crate) fn list(self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.state.agenda.next().copied() else { return };
        if self.asked(step) != Some(seat) {
            return;
        }
        match step {
            Step::Dominate => {
                out.push(Action::Keep);
                if self.state.player(seat).body.is_some() {
                    out.push(Action::Abandon);
                }
                out.extend(self.bodies(seat).into_iter().map(Action::Dominate));
                out.extend(self.forcible().into_iter().map(Action::Force));
            }
            Step::Draw => out.extend([Action::Draw, Action::NoDraw]),
            Step::Act => self.list_turn(seat, out),
            Step::Discard => self.list_discards(seat, out),
            Step::Lay(figure, side) => {
                out.extend(
                    self.placements(figure, side).into_iter().map(|(side, turn)| Action::Place(side, turn)),
                );
            }
            Step::Release(_) => {
                out.extend(self.ways(Figure::Character(seat)).map(Action::Go));
                out.push(Action::Stay);
            }
            Step::Walk(walk) => {
                let (rooms, explore) = self.walk_options(&walk);
                out.extend(rooms.into_iter().map(Action::Go));
                if explore {
                    out.push(Action::Explore);
                }
                if walk.optional || walk.moved {
                    out.push(Action::Stay);
                }
            }
            Step::Warp(warp) => out.extend(self.warp_options(warp).into_iter().map(Action::Go)),
            Step::Aim(id, steps) => self.list_targets(id, steps, out),
            Step::AimBlow(id, optional) => {
                self.candidates(&self.aim_of(self.item(id)), Need::Foe, &[], |it| out.push(Action::Aim(it)));
                if optional {
                    out.push(Action::Done);
                }
            }
            Step::Station(_) => out.extend(self.state.crypt.all().map(Action::Go)),
            Step::Branch(id, spot, _) => {
                out.extend(self.open_branches(id, spot).into_iter().map(Action::Choose));
            }
            Step::Window(id, _) => {
                out.push(Action::Pass);
                let item = self.item(id);
                self.each_kind(seat, |piece, kind| {
                    if self.responds(seat, piece, Some(item)) {
                        out.push(Action::Play(kind, Way::Respond));
                    }
                });
            }
            Step::Defend(assault) => self.list_defenses(seat, &assault, out),
            Step::Route(..) => {
                out.extend(self.shields(seat).map(Action::Shield));
                out.push(Action::Bear);
            }
            Step::Hurt(_) => self.list_mending(seat, out),
            Step::Face(..) => out.extend((1..=6).map(Action::Face)),
            Step::Shed(shed) => {
                let mut kinds = 0u128;
                for piece in self.sheddable(&shed) {
                    let kind = self.state.kind(piece);
                    if kinds & (1 << kind.0) == 0 {
                        kinds |= 1 << kind.0;
                        out.push(Action::Pick(kind));
                    }
                }
                if out.is_empty() {
                    out.push(Action::Pass); // nothing but a Key, which is never discarded so
                }
            }
            _ => self.list_picks(step, seat, out),
        }
    }

    fn list_picks(self, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Take(_, from, spot) => match self.theft(spot).map(|it| it.zone) {
                Some(Zone::Tabled) => out.extend(self.stealable(from).map(Action::PickTabled)),
                _ => self.each_kind(from, |_, kind| out.push(Action::Pick(kind))),
            },
            Step::Recover(_, what, _) => {
                self.unique(self.recoverable(seat, what), out);
                out.push(Action::Done);
            }
            Step::Search(_, what, _) => {
                // By kind: the order of the deck is nobody's business.
                let mut found = self.findable(seat, what);
                found.sort_unstable_by_key(|piece| self.state.kind(*piece));
                self.unique(found.into_iter(), out);
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Step::Strip(_, whose, what, _) => {
                out.extend(self.strippable_tabled(whose, what).map(Action::PickTabled));
            }
            Step::Undo(_, target, spot) => {
                out.extend(self.undoable(target, spot).into_iter().map(Action::PickTabled));
            }
            Step::Detach(id, spot) => out.extend(self.detachable(id, spot).into_iter().map(|it| match it {
                Removable::Card(piece) => Action::PickTabled(piece),
                Removable::Cage => Action::Stay,
            })),
            Step::Wall(id, wall) => out.extend(self.sides(id, wall).into_iter().map(Action::Side)),
            Step::RotateHex(_, None) => {
                let turnable = |room: &crate::crypt::Room| self.state.crypt.rotations(*room).next().is_some();
                out.extend(self.state.crypt.all().filter(turnable).map(Action::Go));
            }
            Step::RotateHex(_, Some(room)) => out.extend(self.state.crypt.rotations(room).map(Action::Turn)),
            Step::Arrange(_, _, left) => out.extend((0..left).map(Action::Next)),
            Step::Redirect(_, of) => {
                if let Some(victim) = self.item(of).blow.target {
                    out.extend(
                        self.redirect_options(self.item(of), victim, seat).into_iter().map(Action::Aim),
                    );
                }
            }
            _ => {}
        }
    }

    /// Kinds of these cards, each once.
    fn unique(self, pieces: impl Iterator<Item = Piece>, out: &mut Vec<Action>) {
        let mut kinds = 0u128;
        for piece in pieces {
            let kind = self.state.kind(piece);
            if kinds & (1 << kind.0) == 0 {
                kinds |= 1 << kind.0;
                out.push(Action::Pick(kind));
            }
        }
    }

    /// One copy of each kind in a hand.
    fn kinds(self, seat: Seat) -> impl Iterator<Item = (Piece, CardId)> {
        let mut seen = 0u128;
        self.state.player(seat).hand.iter().filter_map(move |piece| {
            let kind = self.state.kind(*piece);
            let new = seen & (1 << kind.0) == 0;
            seen |= 1 << kind.0;
            new.then_some((*piece, kind))
        })
    }

    /// Calls `see` with one copy of each kind in a hand.
    pub(crate) fn each_kind(self, seat: Seat, mut see: impl FnMut(Piece, CardId)) {
        self.kinds(seat).for_each(|(piece, kind)| see(piece, kind));
    }

    /// T2 and T3.
    fn list_turn(self, seat: Seat, out: &mut Vec<Action>) {
        let ready = self.state.turn.ready;
        let _ = self.hosts(seat, &ready, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
        let hosts = out.len();
        self.each_kind(seat, |piece, kind| {
            if self.may_lay_ready(seat, piece, &ready) {
                out.push(Action::Ready(kind));
            }
        });
        if self.may_ride(seat) && self.has_host(seat, &Ready { rider: true, ..ready }) {
            out.push(Action::Rider);
        }
        if !ready.is_empty() {
            if hosts == 0 {
                out.push(Action::LetGo);
            }
            return;
        }
        self.list_plain(seat, out);
        out.push(Action::EndActions);
    }

    /// Whether a card may be laid ready: there is a host for everything together. [PHA-RUL-35]
    fn may_lay_ready(self, seat: Seat, piece: Piece, ready: &Ready) -> bool {
        let Some(more) = self.with_ready(ready, piece) else { return false };
        self.may_use(seat, piece) && (self.has_host(seat, &more) || self.may_rush(seat, piece))
    }

    /// Whether a card that moves its user before the attack could bring it to somebody. [PHC-17]
    fn may_rush(self, seat: Seat, piece: Piece) -> bool {
        let moves = |step: &Primitive| matches!(step, Primitive::Move(it) if it.who == Who::User);
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
                for way in self.ways_to_play(seat, piece, ready) {
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
        ControlFlow::Continue(())
    }

    fn copies(self, seat: Seat, kind: CardId) -> usize {
        self.state.player(seat).hand.iter().filter(|piece| self.state.kind(**piece) == kind).count()
    }

    fn own_agents(self, seat: Seat) -> impl Iterator<Item = Piece> {
        let own = self.state.tabled.iter().filter(move |it| it.by == seat);
        own.filter(move |it| self.design(it.card).agent().is_some()).map(|it| it.card)
    }

    /// What carries nothing: moves, abilities, returns, Keys, the exit, escapes.
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
        if act || self.made_free(seat, Freed::Pickup) {
            out.extend(self.keys_in_reach(seat).map(Action::PickUp));
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
        let there = |it: &crate::crypt::Room| *it != room && reach.has(*it);
        out.extend(self.state.crypt.all().filter(there).map(|to| Action::March(piece, to)));
    }

    /// T4. [PHA-RUL-38]
    fn list_discards(self, seat: Seat, out: &mut Vec<Action>) {
        let limit = usize::from(self.game.numbers().hand_limit);
        if self.state.player(seat).hand.len() <= limit {
            out.push(Action::Done);
        }
        self.each_kind(seat, |piece, kind| {
            out.push(Action::Discard(kind));
            if self.state.stack.is_empty() && self.responds(seat, piece, None) {
                out.push(Action::Play(kind, Way::Respond));
            }
        });
    }

    fn list_targets(self, id: ItemId, steps: crate::content::StepsId, out: &mut Vec<Action>) {
        let item = self.item(id);
        let need = self.need(steps, item.branch);
        self.candidates(&self.event_aim(id), need, &item.targets, |figure| out.push(Action::Aim(figure)));
        let have = if item.what == What::Event { item.targets.len() - 1 } else { item.targets.len() };
        if have >= need.least() {
            out.push(Action::Done);
        }
    }

    /// The defense turn. [PHA-RUL-62]
    fn list_defenses(self, seat: Seat, assault: &Assault, out: &mut Vec<Action>) {
        let ready = self.state.turn.ready;
        self.defense_hosts(seat, assault, &ready, &mut |action| out.push(action));
        let hosts = out.len();
        if self.may_play_defense(assault) || self.may_dodge(assault) {
            self.each_kind(seat, |piece, kind| {
                let Some(more) = self.with_ready(&ready, piece) else { return };
                let mut hosted = false;
                self.defense_hosts(seat, assault, &more, &mut |_| hosted = true);
                if self.may_use(seat, piece) && !self.state.player(seat).defeated && hosted {
                    out.push(Action::Ready(kind));
                }
            });
        }
        if ready.is_empty() {
            if self.may_dodge_out(assault) {
                out.push(Action::DodgeOut);
            }
            if self.may_vanish(assault) {
                out.push(Action::Vanish);
            }
            out.push(Action::Accept);
        } else if hosts == 0 {
            out.push(Action::LetGo);
        }
    }

    fn defense_hosts(self, seat: Seat, assault: &Assault, ready: &Ready, see: &mut dyn FnMut(Action)) {
        if self.may_dodge(assault) && self.carries(ready, Host::DODGE) {
            see(Action::Dodge);
        }
        self.each_kind(seat, |piece, kind| {
            if ready.cards().any(|it| it == piece) {
                return;
            }
            if let Some(way) = self.defends(assault, seat, piece)
                && self.carries(ready, self.defense_host(piece, way))
            {
                see(Action::Play(kind, way));
            }
        });
    }

    /// What a defense card is as a host.
    pub(crate) fn defense_host(self, piece: Piece, way: Way) -> Host {
        let design = self.design(piece);
        let window = match way {
            Way::Defend => crate::content::Window::Def,
            Way::Table => crate::content::Window::Tab,
            _ => return Host { defense: true, ..Host::default() },
        };
        design.block(window).map_or_else(Host::default, |block| host_of(&block.steps, true, false))
    }

    /// Healing after damage.
    fn list_mending(self, seat: Seat, out: &mut Vec<Action>) {
        let ready = self.state.turn.ready;
        self.menders(seat, &ready, &mut |action| out.push(action));
        let hosts = out.len();
        self.each_kind(seat, |piece, kind| {
            let Some(more) = self.with_ready(&ready, piece) else { return };
            let mut hosted = false;
            self.menders(seat, &more, &mut |_| hosted = true);
            if self.may_use(seat, piece) && hosted {
                out.push(Action::Ready(kind));
            }
        });
        if ready.is_empty() {
            out.push(Action::Pass);
        } else if hosts == 0 {
            out.push(Action::LetGo);
        }
    }

    fn menders(self, seat: Seat, ready: &Ready, see: &mut dyn FnMut(Action)) {
        self.each_kind(seat, |piece, kind| {
            let design = self.design(piece);
            if ready.cards().any(|it| it == piece) || !self.may_use(seat, piece) {
                return;
            }
            if let Some(block) = design.block(crate::content::Window::Hurt)
                && self.carries(ready, host_of(&block.steps, true, false))
            {
                see(Action::Play(kind, Way::Mend));
            }
        });
    }
}
