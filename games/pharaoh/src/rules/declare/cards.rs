//! Cards from the hand: how each may be played now, what that costs, and the playing. [PHA-ACT-05]

use smallvec::SmallVec;
use table::{RuleId, Seat};

use crate::action::Way;
use crate::cites;
use crate::content::{Card as Design, CardId, CardType, Effect, Freed, Method, Nature, Prohibition, Window};
use crate::event::Event;
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::rules::ready::{Host, host_of};
use crate::rules::targets::{Aim, Need, Want};
use crate::state::{Card, Figure, Phase, Piece, Ready};

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
        // An agent may be put into a hex without attacking. [PHA-RUL-87]
        if host.attack && way != Way::Agent && self.forbidden(seat, Prohibition::Attack) {
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
                self.has_candidate(&aim, Need::Player(Want::Anything), &[])
            }
            Way::InHex => {
                let bars = design
                    .block(Window::Hex)
                    .is_some_and(|block| block.steps.iter().any(|step| matches!(step, Effect::BlockDoor(_))));
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
            Way::Table | Way::Guard => self.made_free(seat, Freed::Table) || self.may_act(false),
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

    pub(super) fn card_aim(self, seat: Seat, design: &Design, ready: &Ready) -> Aim {
        let phased = design.damage_type() == Some(crate::content::DamageType::Phased);
        let room = self.state.player(seat).room;
        self.aim(seat, Figure::Character(seat), room, design.range, phased, ready)
    }
}

impl Play<'_> {
    /// A card from the hand is declared.
    pub(crate) fn play_card(&mut self, seat: Seat, kind: CardId, way: Way) {
        if way == Way::Respond {
            self.respond(seat, kind, None);
            return;
        }
        let unmarked = match way {
            Way::Free => Card::FREE,
            Way::Act | Way::Agent | Way::Before | Way::InHex => Card::USED,
            _ => 0,
        };
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
            self.spend_action(host.attack || way == Way::Before);
        }
    }
}

/// What a card is as a host, played so; none if it is not played so at all.
fn host_by_way(design: &Design, way: Way) -> Option<Host> {
    let weapon = design.kind.is_weapon();
    let of = |window: Window| design.block(window).map(|block| host_of(&block.steps, false, weapon));
    let tables = matches!(design.method, Method::Table | Method::TableUntilDestroyed);
    let is_key = design.effect.iter().flat_map(|block| &block.steps).any(|it| matches!(it, Effect::Exit));
    let laid = Host { tables: design.nature.takes_attachments() && !is_key, ..Host::default() };
    match way {
        Way::Act => of(Window::Act).filter(|_| !tables),
        Way::Free => of(Window::Free),
        Way::Table if tables && design.agent().is_none() && design.block(Window::Att).is_none() => {
            let host = of(Window::Tab).unwrap_or_default();
            Some(Host { attack: false, reaches: false, tables: laid.tables, ..host })
        }
        Way::Before => of(Window::Vic).map(|host| Host { tables: laid.tables, ..host }),
        Way::InHex => design.block(Window::Hex).map(|_| laid),
        Way::Agent => design.agent().map(|_| Host { tables: laid.tables, ..Host::AGENT }),
        Way::Guard => design.agent().map(|_| laid),
        Way::Fasten if design.method == Method::Table => design.block(Window::Att).map(|_| Host::default()),
        Way::Respond => design.block(Window::Any).map(|_| Host::default()),
        _ => None,
    }
}

/// The rules by which a card is declared so.
fn play_rules(design: &Design, way: Way) -> &'static [RuleId] {
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
