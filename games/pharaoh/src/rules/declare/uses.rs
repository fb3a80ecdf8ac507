//! What is there already and can be used: tabled cards, the hex, the special ability. [PHA-ACT-06]

use table::Seat;

use crate::cites;
use crate::content::{CardType, Effect, Freed, Prohibition, Range, StepsId, Window};
use crate::event::Event;
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::rules::budget::MOST_ACTIONS;
use crate::rules::ready::{Host, host_of};
use crate::rules::targets::{Need, Want};
use crate::state::{Card, Figure, Lies, Phase, Piece, Ready};

impl Scene<'_> {
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
        let host = Host { tables: self.may_fasten_to(tabled), ..host };
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
            Window::Free if matches!(ability.steps.first(), Some(Effect::FreePlay(_))) => {
                self.state.turn.phase == Phase::Free && !self.state.turn.rite && self.has_rite_spell(seat)
            }
            Window::Free => self.all_actions() < MOST_ACTIONS,
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
                && self.has_candidate(&aim, Need::Player(Want::Anything), &[]);
            matches!(design.kind, CardType::Spell(_)) && self.may_use(seat, *piece) && (act || vic)
        })
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
        if ability.steps.iter().any(|step| matches!(step, Effect::FreePlay(_))) {
            self.state.turn.rite = true;
            return;
        }
        let mut item = Item::new(What::Ability, Some(seat), self.state.player(seat).room);
        item.actor = Some(Figure::Character(seat));
        item.steps = Some(ability.steps.id);
        self.declare(item, false);
    }
}
