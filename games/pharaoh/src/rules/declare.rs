//! Declaring: what the active player may do, and how it gets onto the stack. [PHA-RUL-35]

use smallvec::SmallVec;
use table::{RuleId, Seat, SeatSet};

use super::ready::{Host, host_of};
use super::targets::{Aim, Need};
use crate::action::Way;
use crate::cites;
use crate::content::{
    Card as Design, CardId, CardType, Flag, Freed, Method, Prohibition, Range, Sight, Step as Primitive,
    Steps, StepsId, Value, Who, Window,
};
use crate::event::Event;
use crate::item::{Fate, Item, ItemId, What};
use crate::play::{Play, Scene};
use crate::state::{Card, Figure, Lies, Phase, Piece, Ready};
use crate::step::{Spot, Step, Strip, Walk};

impl Scene<'_> {
    /// The ways a card of the hand may be played in the own turn now.
    pub(crate) fn ways_to_play(self, seat: Seat, piece: Piece, ready: &Ready) -> SmallVec<[Way; 4]> {
        let mut ways = SmallVec::new();
        if !self.may_use(seat, piece) {
            return ways;
        }
        for way in [
            Way::Act,
            Way::Free,
            Way::Table,
            Way::Before,
            Way::InHex,
            Way::Agent,
            Way::Guard,
            Way::Fasten,
            Way::Respond,
        ] {
            if self.may_play(seat, piece, way, ready) {
                ways.push(way);
            }
        }
        ways
    }

    fn may_play(self, seat: Seat, piece: Piece, way: Way, ready: &Ready) -> bool {
        let design = self.design(piece);
        let Some(host) = host_by_way(design, way) else { return false };
        if !self.carries(ready, host) || !self.affordable(seat, piece, way, host) {
            return false;
        }
        if host.attack && self.forbidden(seat, Prohibition::Attack) {
            return false;
        }
        match way {
            Way::Act | Way::Free => {
                let window = if way == Way::Act { Window::Act } else { Window::Free };
                let Some(block) = design.block(window) else { return false };
                let aim = self.card_aim(seat, design, ready);
                self.payable(seat, &block.steps) && self.feasible(seat, &aim, &block.steps)
            }
            Way::Before => {
                let aim = self.card_aim(seat, design, ready);
                self.has_candidate(&aim, Need::Player(super::targets::Want::Anything), &[])
            }
            Way::InHex => {
                let bars = design.block(Window::Hex).is_some_and(|block| {
                    block.steps.iter().any(|step| matches!(step, Primitive::BlockDoor(_)))
                });
                !bars || self.barrable(self.state.player(seat).room).next().is_some()
            }
            Way::Fasten => {
                let aim = self.card_aim(seat, design, ready);
                self.has_candidate(&aim, Need::Host, &[])
            }
            Way::Respond => self.responds(seat, piece, None),
            _ => true,
        }
    }

    /// Whether the turn allows it: a free action in T2, or an action of the budget.
    fn affordable(self, seat: Seat, piece: Piece, way: Way, host: Host) -> bool {
        let card = self.state.card(piece);
        let free_phase = self.state.turn.phase == Phase::Free;
        match way {
            Way::Free => free_phase && !card.has(Card::FREE),
            Way::Table if self.tables_free(piece) => free_phase && !card.has(Card::FREE),
            Way::Respond => true,
            Way::Table | Way::Guard if self.made_free(seat, Freed::Table) => true,
            _ if card.has(Card::USED) => false,
            Way::Act | Way::Before if self.rite_covers(piece) => true,
            Way::Agent | Way::Before => self.may_act(true),
            _ => self.may_act(host.attack),
        }
    }

    fn tables_free(self, piece: Piece) -> bool {
        self.design(piece).block(Window::TabFree).is_some()
    }

    /// Whether the Spellmancer's rite pays for a card. [PHA-RUL-34]
    pub(crate) fn rite_covers(self, piece: Piece) -> bool {
        self.state.turn.rite
            && self.state.turn.phase == Phase::Free
            && matches!(self.design(piece).kind, CardType::Spell(_))
    }

    fn card_aim(self, seat: Seat, design: &Design, ready: &Ready) -> Aim {
        let phased = design.damage_type() == Some(crate::content::DamageType::Phased);
        let room = self.state.player(seat).room;
        self.aim(seat, Figure::Character(seat), room, design.range, phased, ready)
    }

    /// Whether the costs of a block can be paid. [PHC-P05]
    pub(crate) fn payable(self, seat: Seat, steps: &Steps) -> bool {
        steps.iter().all(|step| match step {
            Primitive::Cost(cost) => cost.iter().all(|step| match step {
                Primitive::Damage(damage) => match damage.value {
                    Value::Amount(amount) if damage.flags.has(Flag::Auto) => {
                        self.state.player(seat).life > amount.plus
                    }
                    _ => false,
                },
                Primitive::DestroyTabled(it) => self.strippable_tabled(seat, it.what).next().is_some(),
                _ => true,
            }),
            _ => true,
        })
    }

    /// Whether any step of a list could do something. [PHC-05]
    pub(crate) fn feasible(self, seat: Seat, aim: &Aim, steps: &Steps) -> bool {
        let mut choices = steps.iter().filter_map(|step| match step {
            Primitive::Choose(choose) if choose.by == Who::User => Some(choose),
            _ => None,
        });
        if let Some(choose) = choices.next() {
            return choose.branches.iter().any(|branch| self.feasible(seat, aim, branch));
        }
        let need = self.need(steps.id, None);
        if need != Need::Nothing {
            let enough = self.all_candidates(aim, need, &[]).len() >= need.least();
            return enough;
        }
        steps.iter().any(|step| self.does_something(seat, step))
    }

    /// Whether a step without a target could do something for its user.
    fn does_something(self, seat: Seat, step: &Primitive) -> bool {
        let player = self.state.player(seat);
        let room = player.room;
        match step {
            Primitive::Heal(heal) if heal.who == Who::User => player.life < self.full_life(seat),
            Primitive::Draw(_) => !player.deck.is_empty() || !player.discard.is_empty(),
            Primitive::Recover(it) => self.recoverable(seat, it.what).next().is_some(),
            Primitive::Search(_) => !player.deck.is_empty(),
            Primitive::ExtraActions(it) => it.attack || self.all_actions() < super::budget::MOST_ACTIONS,
            Primitive::OpenDoor => self.walls(room).next().is_some(),
            Primitive::BlockDoor(_) => self.barrable(room).next().is_some(),
            Primitive::RotateHex => {
                self.state.crypt.all().any(|it| self.state.crypt.rotations(it).next().is_some())
            }
            Primitive::Move(it) if it.who == Who::User => {
                let me = Figure::Character(seat);
                !self.is_held(me) && self.ways(me).next().is_some()
            }
            Primitive::Teleport(it) if it.who == Who::User => {
                let warp = crate::step::Warp {
                    who: Figure::Character(seat),
                    by: seat,
                    no_exit: it.to == crate::content::Place::ExploredNoExit,
                    to_character: it.to == crate::content::Place::CharHex,
                };
                !self.warp_options(warp).is_empty()
            }
            Primitive::Detach(detach) => {
                let mut found = SmallVec::new();
                self.bonds_of(seat, *detach, &mut found);
                !found.is_empty()
            }
            Primitive::Peek(it) => match it.at {
                Sight::Hexpile => !self.state.crypt.hexpile.is_empty(),
                Sight::Hand(_) => self.others_hold_cards(seat),
            },
            Primitive::Each(each) => match each.of {
                Who::Others => !self.state.standing().without(seat).is_empty(),
                Who::HexAll => false,
                _ => true,
            },
            Primitive::OnRoll(_) | Primitive::Lasting(_) | Primitive::FreePlay(_) => true,
            _ => false,
        }
    }

    fn others_hold_cards(self, seat: Seat) -> bool {
        self.state.seats().any(|other| other != seat && !self.state.player(other).hand.is_empty())
    }

    /// Own tabled cards that fit and may be discarded as a cost or by an effect.
    pub(crate) fn strippable_tabled(
        self,
        seat: Seat,
        what: crate::content::Set<crate::content::Filter>,
    ) -> impl Iterator<Item = Piece> {
        self.state
            .tabled
            .iter()
            .filter(move |it| {
                it.by == seat && !self.is_key(it.card) && !self.locked(it) && self.tabled_fits(it, what)
            })
            .map(|it| it.card)
    }

    /// The usable event of the hex a character is in, if it may be used now. [PHA-RUL-102]
    pub(crate) fn usable_event(self, seat: Seat, ready: &Ready) -> Option<StepsId> {
        let player = self.state.player(seat);
        if player.defeated || self.ignored_period(player.room) {
            return None;
        }
        let block = self.hex(player.room).blocks(Window::Use).next()?;
        let host = host_of(&block.steps, false, false);
        let aim = self.aim(seat, Figure::Character(seat), player.room, Range::Any, false, ready);
        let open = self.may_act(host.attack)
            && self.carries(ready, host)
            && !(host.attack && self.forbidden(seat, Prohibition::Attack))
            && self.payable(seat, &block.steps)
            && self.feasible(seat, &aim, &block.steps);
        open.then_some(block.steps.id)
    }

    /// Whether a tabled card may be used now. [PHA-ACT-06]
    pub(crate) fn may_use_tabled(self, seat: Seat, piece: Piece, ready: &Ready) -> bool {
        let Some(tabled) = self.state.tabled(piece) else { return false };
        let design = self.design(piece);
        let Some(block) = design.block(Window::Use) else { return false };
        let host = host_of(&block.steps, false, design.kind.is_weapon());
        tabled.by == seat
            && tabled.lies == Lies::Before(seat)
            && !self.state.card(piece).has(Card::USED)
            && self.may_use(seat, piece)
            && self.may_act(host.attack)
            && self.carries(ready, host)
            && !(host.attack && self.forbidden(seat, Prohibition::Attack))
            && self.feasible(seat, &self.card_aim(seat, design, ready), &block.steps)
    }

    /// Whether the special ability may be declared in the own turn now. [PHA-RUL-34]
    pub(crate) fn may_use_ability(self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        let ability = &self.game.character(player.character).effect;
        if player.spent || player.defeated {
            return false;
        }
        match ability.window {
            Window::Act => {
                let aim = self.aim(
                    seat,
                    Figure::Character(seat),
                    player.room,
                    Range::None,
                    false,
                    &Ready::default(),
                );
                self.may_act(false) && self.feasible(seat, &aim, &ability.steps)
            }
            Window::Free => match ability.steps.first() {
                Some(Primitive::FreePlay(_)) => {
                    self.state.turn.phase == Phase::Free && !self.state.turn.rite && self.has_rite_spell(seat)
                }
                _ => self.all_actions() < super::budget::MOST_ACTIONS,
            },
            _ => false,
        }
    }

    /// Whether a spell in hand could be played if it cost no action.
    fn has_rite_spell(self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        player.hand.iter().any(|piece| {
            let design = self.design(*piece);
            let aim = self.card_aim(seat, design, &Ready::default());
            let act = design.block(Window::Act).is_some_and(|block| self.feasible(seat, &aim, &block.steps));
            let vic = design.block(Window::Vic).is_some()
                && self.has_candidate(&aim, Need::Player(super::targets::Want::Anything), &[]);
            matches!(design.kind, CardType::Spell(_)) && self.may_use(seat, *piece) && (act || vic)
        })
    }

    /// Whether an agent or the body may be ordered to attack now. [PHA-RUL-94] [PHA-RUL-125]
    pub(crate) fn may_order(self, seat: Seat, figure: Figure, ready: &Ready) -> bool {
        let body = self.state.player(seat).body == Some(figure);
        let own = match figure {
            Figure::Card(piece) => {
                self.state
                    .tabled(piece)
                    .is_some_and(|it| it.by == seat && self.design(piece).agent().is_some())
                    && (body || !self.state.card(piece).has(Card::USED))
            }
            Figure::Monster(_) => body,
            Figure::Character(_) => false,
        };
        own && self.may_act(true)
            && self.carries(ready, Host::AGENT)
            && !self.forbidden_there(figure, Prohibition::Attack)
            && self.has_candidate(&self.blow_aim(seat, figure, ready), Need::Foe, &[])
    }

    /// How far a blow of a character, agent or body goes.
    pub(crate) fn blow_aim(self, seat: Seat, figure: Figure, ready: &Ready) -> Aim {
        let range = match figure {
            Figure::Card(piece) => self.design(piece).agent().map_or(0, |agent| agent.range),
            _ => 0,
        };
        let room = self.state.whereabouts(figure).unwrap_or_default();
        self.aim(seat, figure, room, Range::Hexes(range), false, ready)
    }

    /// Whether the character may hit somebody.
    pub(crate) fn may_hit(self, seat: Seat, ready: &Ready) -> bool {
        !self.state.player(seat).defeated
            && self.may_act(true)
            && self.carries(ready, Host::HIT)
            && !self.forbidden(seat, Prohibition::Attack)
    }

    /// Whether the ability can ride on a damaging attack. [PHA-RUL-34]
    pub(crate) fn may_ride(self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        !player.spent
            && !player.defeated
            && !self.state.turn.ready.rider
            && self.game.character(player.character).effect.window == Window::Mod
    }

    /// Whether a tabled card may be taken back to the hand. [PHA-RUL-83]
    pub(crate) fn may_return(self, seat: Seat, piece: Piece) -> bool {
        let Some(tabled) = self.state.tabled(piece) else { return false };
        tabled.by == seat
            && tabled.lost == 0
            && !self.state.player(seat).defeated
            && (self.may_act(false) || self.made_free(seat, Freed::Return))
    }
}

impl Play<'_> {
    /// Lays an attachment or modifier ready; what it does first of all happens now. [PHC-17]
    pub(crate) fn lay_ready(&mut self, seat: Seat, kind: CardId) {
        let piece = self.take_from_hand(seat, kind, 0);
        let ready = self.scene().with_ready(&self.state.turn.ready, piece).expect("there is room for it");
        self.state.turn.ready = ready;
        let rules = ready_rules(self.scene().design(piece));
        self.tell(rules, Event::LaidReady { seat, card: kind });
        let moves = self.scene().design(piece).block(Window::Att).and_then(|block| {
            block.steps.iter().find_map(|step| match step {
                Primitive::Move(it) if it.who == Who::User => Some(*it),
                _ => None,
            })
        });
        if let Some(it) = moves {
            let room = self.state.player(seat).room;
            let mut item = Item::new(What::Waiting, Some(seat), room);
            item.with = self.take_ready();
            let id = self.push(item);
            let walk = Walk {
                who: Figure::Character(seat),
                by: seat,
                left: it.hexes,
                optional: true,
                quiet: it.quiet,
                through: None,
                explore: it.explore,
                moved: false,
            };
            self.begin_doing();
            self.first([Step::Walk(walk), Step::Resume(id)]);
        }
    }

    /// What waited while its user moved is ready again; of a defeated user it is lost.
    pub(crate) fn resume(&mut self, id: ItemId) {
        debug_assert_eq!(id.index() + 1, self.state.stack.len(), "the newest item ends first");
        let Some(item) = self.state.stack.pop() else { return };
        let seat = item.by.expect("somebody lays cards ready");
        if self.state.player(seat).defeated {
            for card in item.with.cards() {
                self.discard(card, &[cites::RUL_122]);
            }
        } else {
            self.state.turn.ready = item.with;
        }
    }

    /// No host is left for what was laid ready: the attack fails. [PHA-RUL-36]
    pub(crate) fn let_go(&mut self, seat: Seat) {
        let ready = self.take_ready();
        for card in ready.cards() {
            self.discard(card, &[cites::RUL_51]);
        }
        if self.state.turn.seat == seat && self.scene().may_act(true) && self.state.stack.is_empty() {
            self.spend_action(true);
        }
        self.tell(&[cites::RUL_36, cites::RUL_51], Event::LetGo { seat });
    }

    /// A card from the hand is declared.
    pub(crate) fn play_card(&mut self, seat: Seat, kind: CardId, way: Way) {
        if way == Way::Respond {
            self.respond(seat, kind, None);
            return;
        }
        let unmarked = if way == Way::Free { Card::FREE } else { 0 };
        let piece = self.take_from_hand(seat, kind, unmarked);
        self.pay_for_playing(seat, piece, way);
        let rules = play_rules(self.scene().design(piece), way);
        self.tell(rules, Event::Played { seat, card: kind, how: way });
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Play(way), Some(seat), room);
        item.actor = Some(Figure::Character(seat));
        item.card = Some(piece);
        item.played = true;
        item.with = self.take_ready();
        if item.with.rider {
            self.state.player_mut(seat).spent = true;
        }
        let window = match way {
            Way::Act => Some(Window::Act),
            Way::Free => Some(Window::Free),
            Way::Before => Some(Window::Vic),
            Way::Fasten => Some(Window::Att),
            _ => None,
        };
        item.steps = window.and_then(|it| self.scene().design(piece).block(it)).map(|block| block.steps.id);
        self.declare(item, way == Way::Agent);
    }

    fn pay_for_playing(&mut self, seat: Seat, piece: Piece, way: Way) {
        let scene = self.scene();
        let host = host_by_way(scene.design(piece), way).unwrap_or_default();
        let table_free = way == Way::Table && scene.design(piece).block(Window::TabFree).is_some();
        if way == Way::Free || table_free {
            self.begin_doing();
            self.mark(piece, Card::FREE);
            return;
        }
        if way == Way::Act {
            self.mark(piece, Card::USED);
        }
        if matches!(way, Way::Act | Way::Before) && self.scene().rite_covers(piece) {
            self.state.turn.rite = false;
            self.begin_doing();
        } else if !(matches!(way, Way::Table | Way::Guard) && self.make_free(seat, Freed::Table)) {
            self.spend_action(host.attack || matches!(way, Way::Agent | Way::Before));
        }
    }

    /// Puts what is declared on the stack, and ahead of its window everything its user must say.
    pub(crate) fn declare(&mut self, item: Item, station: bool) -> ItemId {
        let steps = item.steps;
        let id = self.push(item);
        self.first([Step::Window(id, SeatSet::NONE), Step::Carry(id), Step::Finish(id)]);
        if station {
            self.first([Step::Station(id)]);
        }
        if let Some(steps) = steps {
            self.first([Step::Aim(id, steps)]);
            self.declare_choices(id, steps);
            self.pay_costs(id, steps);
        }
        id
    }

    /// Costs are paid before anything else happens. [PHC-P05]
    pub(crate) fn pay_costs(&mut self, id: ItemId, steps: StepsId) {
        let Some(seat) = self.item(id).by else { return };
        for step in self.list(steps) {
            let Primitive::Cost(cost) = step else { continue };
            for paid in cost {
                match paid {
                    Primitive::Damage(damage) => {
                        if let Value::Amount(amount) = damage.value {
                            self.pay_life(seat, amount.plus);
                        }
                    }
                    Primitive::DestroyTabled(it) => {
                        self.first([Step::Strip(id, seat, it.what, Strip::Pay)]);
                    }
                    _ => {}
                }
            }
        }
    }

    /// A hit is declared on somebody. [PHA-ACT-04]
    pub(crate) fn hit(&mut self, seat: Seat, at: Figure) {
        self.spend_action(true);
        self.tell(&[cites::ACT_04, cites::CHAR_04, cites::CHAR_07], Event::Hits { seat });
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Hit, Some(seat), room);
        item.actor = Some(Figure::Character(seat));
        item.targets.push(at);
        item.with = self.take_ready();
        if item.with.rider {
            self.state.player_mut(seat).spent = true;
        }
        self.tell(&[cites::ATK_02, cites::ATK_03], Event::Aimed { at });
        self.begin_item(item);
    }

    /// An agent or the body is ordered to attack. [PHA-AGT-02]
    pub(crate) fn order(&mut self, seat: Seat, figure: Figure) {
        self.spend_action(true);
        match figure {
            Figure::Card(piece) => self.order_agent(seat, piece, false),
            _ => self.strike_with(seat, figure, What::Monster, None, false),
        }
    }

    /// An agent attacks, ordered or as part of being tabled. [PHA-RUL-87]
    pub(crate) fn order_agent(&mut self, seat: Seat, piece: Piece, included: bool) {
        self.mark(piece, Card::USED);
        self.strike_with(seat, Figure::Card(piece), What::Agent { ordered: true }, Some(piece), included);
    }

    fn strike_with(&mut self, seat: Seat, figure: Figure, what: What, card: Option<Piece>, optional: bool) {
        let Some(room) = self.state.whereabouts(figure) else { return };
        let mut item = Item::new(what, Some(seat), room);
        item.actor = Some(figure);
        item.card = card;
        if !optional {
            item.with = self.take_ready();
            self.tell(
                &[cites::AGT_02, cites::AGT_03, cites::RUL_33, cites::DFT_05],
                Event::Orders { seat, who: figure },
            );
        }
        let id = self.push(item);
        self.first([
            Step::AimBlow(id, optional),
            Step::Window(id, SeatSet::NONE),
            Step::Carry(id),
            Step::Finish(id),
        ]);
    }

    /// Nobody is in reach, or the included attack is let be.
    pub(crate) fn no_blow(&mut self, id: ItemId, optional: bool) {
        if optional {
            self.item_mut(id).fate = Fate::Failed;
        } else {
            self.fail(id);
        }
    }

    /// A tabled card is used. [PHA-ACT-06]
    pub(crate) fn use_tabled(&mut self, seat: Seat, piece: Piece) {
        let scene = self.scene();
        let design = scene.design(piece);
        let block = design.block(Window::Use).expect("it has a use");
        let host = host_of(&block.steps, false, design.kind.is_weapon());
        let steps = block.steps.id;
        self.mark(piece, Card::USED);
        self.spend_action(host.attack);
        let card = self.state.kind(piece);
        self.tell(&[cites::ACT_06, cites::PHC_04, cites::RUL_94], Event::Uses { seat, card });
        let mut item = Item::new(What::Use, Some(seat), self.state.player(seat).room);
        item.actor = Some(Figure::Character(seat));
        item.card = Some(piece);
        item.steps = Some(steps);
        item.with = self.take_ready();
        self.declare(item, false);
    }

    /// The usable event of the hex. [PHA-ACT-10]
    pub(crate) fn use_hex(&mut self, seat: Seat, steps: StepsId) {
        let room = self.state.player(seat).room;
        let block = self.scene().hex(room).blocks(Window::Use).next().expect("it has a use");
        let host = host_of(&block.steps, false, false);
        self.spend_action(host.attack);
        let hex = self.state.crypt.room(room).kind;
        self.tell(&[cites::ACT_10, cites::EVT_06, cites::RUL_102], Event::UsesHex { seat, hex });
        let mut item = Item::new(What::UseHex, Some(seat), room);
        item.actor = Some(Figure::Character(seat));
        item.steps = Some(steps);
        item.with = self.take_ready();
        self.declare(item, false);
    }

    /// The special ability, in the own turn. [PHA-ACT-07]
    pub(crate) fn use_ability(&mut self, seat: Seat) {
        let character = self.state.player(seat).character;
        let ability = &self.game.character(character).effect;
        self.state.player_mut(seat).spent = true;
        self.tell(&[cites::ACT_07, cites::CHAR_08, cites::RUL_34], Event::Ability { seat, character });
        if ability.window == Window::Act {
            self.spend_action(false);
        } else {
            self.begin_doing();
        }
        if ability.steps.iter().any(|step| matches!(step, Primitive::FreePlay(_))) {
            self.state.turn.rite = true;
            return;
        }
        let mut item = Item::new(What::Ability, Some(seat), self.state.player(seat).room);
        item.actor = Some(Figure::Character(seat));
        item.steps = Some(ability.steps.id);
        self.declare(item, false);
    }

    /// A target is named.
    pub(crate) fn aim_at(&mut self, id: ItemId, at: Figure) {
        self.item_mut(id).targets.push(at);
        let rules = self.scene().aim_rules(self.item(id), at);
        self.tell(rules, Event::Aimed { at });
    }

    /// Enough targets, or none to be had.
    pub(crate) fn aim_ends(&mut self, id: ItemId, steps: StepsId) {
        let item = self.item(id);
        let need = self.scene().need(steps, item.branch);
        let event = matches!(item.what, What::Event);
        if !event && item.targets.len() < need.least() && item.steps == Some(steps) {
            self.fail(id);
        }
    }

    /// A branch is chosen: kept for later as the item is declared, or carried out now. [PHC-P02]
    pub(crate) fn choose_branch(&mut self, id: ItemId, spot: Spot, early: bool, branch: u8) {
        let Some(Primitive::Choose(choose)) = self.list(spot.steps).get(usize::from(spot.at)) else { return };
        if early {
            self.item_mut(id).branch = Some(branch);
            self.declare_choices(id, choose.branches[usize::from(branch)].id);
            return;
        }
        let steps = choose.branches[usize::from(branch)].id;
        let it = if choose.by == Who::It { self.item(id).blow.target } else { None };
        self.first([Step::Run(crate::step::Run { item: id, steps, at: 0, it, after: false })]);
        self.need_targets(id, steps);
    }

    /// Only one branch can be chosen.
    pub(crate) fn only_branch(&mut self, id: ItemId, spot: Spot, early: bool) {
        let branches = self.scene().open_branches(id, spot);
        if let Some(branch) = branches.first() {
            self.choose_branch(id, spot, early, *branch);
        }
    }
}

/// What a card is as a host, played so; none if it is not played so at all.
fn host_by_way(design: &Design, way: Way) -> Option<Host> {
    let weapon = design.kind.is_weapon();
    let of = |window: Window| design.block(window).map(|block| host_of(&block.steps, false, weapon));
    let tables = matches!(design.method, Method::Table | Method::TableUntilDestroyed);
    match way {
        Way::Act => of(Window::Act).filter(|_| !tables),
        Way::Free => of(Window::Free),
        Way::Table if tables && design.agent().is_none() && design.block(Window::Att).is_none() => {
            Some(of(Window::Tab).map_or_else(Host::default, |host| Host { attack: false, ..host }))
        }
        Way::Before => of(Window::Vic),
        Way::InHex => design.block(Window::Hex).map(|_| Host::default()),
        Way::Agent => design.agent().map(|_| Host::default()),
        Way::Guard => design.agent().map(|_| Host::default()),
        Way::Fasten if design.method == Method::Table => design.block(Window::Att).map(|_| Host::default()),
        Way::Respond => design.block(Window::Any).map(|_| Host::default()),
        _ => None,
    }
}

impl Scene<'_> {
    /// Who picks a branch.
    pub(crate) fn chooser(self, id: ItemId, spot: Spot) -> Option<Seat> {
        let Some(Primitive::Choose(choose)) = self.game.steps(spot.steps).get(usize::from(spot.at)) else {
            return None;
        };
        match choose.by {
            Who::It => self.item(id).blow.target.and_then(|figure| self.state.controller(figure)),
            _ => self.item(id).by,
        }
    }

    /// Branches that could do something; all of them if none could. [PHC-P02]
    pub(crate) fn open_branches(self, id: ItemId, spot: Spot) -> SmallVec<[u8; 4]> {
        let Some(Primitive::Choose(choose)) = self.game.steps(spot.steps).get(usize::from(spot.at)) else {
            return SmallVec::new();
        };
        let all = || (0u8..).take(choose.branches.len());
        let Some(seat) = self.chooser(id, spot) else { return all().collect() };
        let item = self.item(id);
        let aim = self.aim_of(item);
        let open = |branch: &u8| {
            let steps = &choose.branches[usize::from(*branch)];
            match item.what {
                What::Response(Some(target)) => {
                    steps.iter().any(|step| self.answers(seat, step, Some(self.item(target))))
                }
                _ if choose.by == Who::It => steps.iter().any(|step| match step {
                    Primitive::Discard(_) => !self.state.player(seat).hand.is_empty(),
                    _ => true,
                }),
                _ => self.feasible(seat, &aim, steps),
            }
        };
        let found: SmallVec<[u8; 4]> = all().filter(open).collect();
        if found.is_empty() { all().collect() } else { found }
    }
}

impl Scene<'_> {
    /// The rules by which an item is aimed at somebody.
    fn aim_rules(self, item: &Item, at: Figure) -> &'static [RuleId] {
        let there = self.state.whereabouts(at);
        if let What::Agent { ordered: true } = item.what
            && item.with.is_empty()
        {
            return &[cites::AGT_05, cites::RUL_87, cites::TAB_04, cites::RUL_22, cites::ATK_03];
        }
        let design = item.card.map(|card| self.design(card));
        if design.is_some_and(|design| design.range == Range::Any) {
            return &[cites::RNG_04, cites::ATK_03, cites::RUL_22];
        }
        let bonus = item.by.is_some_and(|seat| self.range_bonus(seat) > 0)
            || item.with.cards().any(|piece| {
                let steps = self.design(piece).effect.iter().flat_map(|block| &block.steps);
                steps.into_iter().any(|step| matches!(step, Primitive::ModifyRange(_)))
            });
        if there == Some(item.room) {
            match design.map(|design| design.nature) {
                Some(crate::content::Nature::Activity) => {
                    &[cites::NAT_02, cites::ATK_01, cites::ATK_02, cites::ATK_03]
                }
                _ => &[cites::ATK_02, cites::ATK_03, cites::RUL_61],
            }
        } else if bonus {
            &[cites::PHC_P36, cites::RNG_02, cites::RUL_22]
        } else {
            &[cites::RNG_02, cites::RNG_01, cites::RNG_03, cites::RUL_22, cites::ATK_03]
        }
    }
}

/// The rules by which a card is declared so.
fn play_rules(design: &Design, way: Way) -> &'static [RuleId] {
    use crate::content::Nature;
    match (way, design.nature) {
        (Way::Free, Nature::Modifier) => {
            &[cites::FREE_01, cites::RUL_30, cites::RUL_31, cites::NAT_08, cites::RUL_32]
        }
        (Way::Free, _) => &[cites::FREE_01, cites::RUL_30, cites::RUL_31],
        (Way::Table, Nature::Modifier) => {
            &[cites::FREE_01, cites::NAT_08, cites::RUL_32, cites::TAB_05, cites::TAB_07]
        }
        (Way::Table, _) => &[cites::ACT_05, cites::TAB_03, cites::TAB_05, cites::TAB_07],
        (Way::Agent | Way::Guard, _) => &[cites::ACT_05, cites::AGT_01, cites::TYPE_02],
        (Way::Fasten, _) => &[cites::ACT_05, cites::NAT_03, cites::RUL_80],
        (_, Nature::Activity) => &[cites::ACT_05, cites::CARD_04, cites::CARD_03, cites::NAT_01],
        (_, Nature::Defense | Nature::AttackDefense) => &[cites::ACT_05, cites::CARD_04, cites::NAT_05],
        _ if design.kind.level().is_none() => &[cites::ACT_05, cites::CARD_04, cites::NAT_04, cites::TYPE_04],
        _ => &[cites::ACT_05, cites::CARD_04, cites::NAT_04, cites::TYPE_03, cites::CARD_05],
    }
}

/// The rules by which a card goes with what is declared next.
fn ready_rules(design: &Design) -> &'static [RuleId] {
    use crate::content::Nature;
    let moves = |step: &Primitive| matches!(step, Primitive::Move(_));
    if design.block(Window::Att).is_some_and(|block| block.steps.iter().any(moves)) {
        return &[cites::RUL_78, cites::PHC_17, cites::ATT_01, cites::NAT_03];
    }
    match design.nature {
        Nature::Alteration => &[cites::RUL_78, cites::NAT_03, cites::ATT_01, cites::ATT_04],
        Nature::EnhancementAttack => &[cites::RUL_78, cites::NAT_06, cites::ATT_01, cites::ATT_04],
        Nature::EnhancementDefense => &[cites::RUL_78, cites::NAT_07, cites::RUL_79, cites::ATT_01],
        _ => &[cites::RUL_32, cites::NAT_08, cites::RUL_78],
    }
}
