//! Movement: once a turn, in one piece, in any direction. [CRU-MOVE-05]

use table::{RuleId, Seat};

use crate::cites;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::{Place, Team};
use crate::tiles::{Tile, Tiles};

impl Scene<'_> {
    /// How far the acting seat may move on this turn. [CRU-RUL-24]
    #[inline]
    pub fn movement(self) -> u8 {
        let acting = &self.state.acting;
        if acting.status.rooted {
            return 0;
        }
        let base = self.game.numbers_of(self.state.team(acting.seat)).movement;
        base.saturating_add(acting.status.extra_movement).saturating_sub(acting.status.drained)
    }

    /// Every tile the Move of the turn may name. [CRU-RUL-23]
    #[inline]
    pub(crate) fn reach(self) -> Tiles {
        let steps = self.movement();
        if steps == 0 || self.state.acting.moved {
            return Tiles::NONE;
        }
        match self.state.piece(self.state.acting.seat).place {
            Place::On(tile) => self.board().within(tile, steps).except(Tiles::only(tile)),
            Place::Outside(edge) => self.board().within(edge.tile, steps - 1),
            Place::Nowhere => Tiles::NONE,
        }
    }

    /// Steps from where a seat is to a tile; entering costs one. [CRU-RUL-14]
    pub(crate) fn steps_to(self, seat: Seat, to: Tile) -> u8 {
        match self.state.piece(seat).place {
            Place::On(tile) => self.board().distance(tile, to),
            Place::Outside(edge) => self.board().distance(edge.tile, to) + 1,
            Place::Nowhere => u8::MAX,
        }
    }

    /// Why the acting seat may not move there.
    pub(crate) fn check_move(self, to: Tile) -> Result<(), Illegal> {
        let seat = self.state.acting.seat;
        if !self.board().has(to) {
            return Err(Illegal::NoSuchTile(to));
        }
        if self.state.acting.moved {
            return Err(Illegal::MovedAlready);
        }
        if self.state.acting.status.rooted {
            return Err(Illegal::Rooted);
        }
        if self.state.piece(seat).place == Place::On(to) {
            return Err(Illegal::OwnTile);
        }
        if self.movement() == 0 {
            return Err(Illegal::NoMovement);
        }
        if self.reach().has(to) {
            return Ok(());
        }
        Err(Illegal::TooFarToMove { to, steps: self.steps_to(seat, to), allowance: self.movement() })
    }

    /// Why the acting seat may not teleport. [CRU-RUL-76]
    #[inline]
    pub(crate) fn check_teleport(self) -> Result<Tile, Illegal> {
        let acting = &self.state.acting;
        let piece = self.state.piece(acting.seat);
        let Some(marker) = piece.portal else { return Err(Illegal::NoMarker) };
        match piece.place.tile() {
            _ if acting.moved => Err(Illegal::MovedAlready),
            _ if acting.marked => Err(Illegal::FreshMarker),
            None => Err(Illegal::OutsideTeleport),
            Some(tile) if tile == marker => Err(Illegal::OnOwnMarker),
            Some(_) => Ok(marker),
        }
    }
}

impl Play<'_> {
    /// The Move of the turn.
    pub(crate) fn move_to(&mut self, seat: Seat, to: Tile) {
        let (steps, allowance) = (self.scene().steps_to(seat, to), self.scene().movement());
        let from = std::mem::replace(&mut self.state.piece_mut(seat).place, Place::On(to));
        self.state.acting.moved = true;
        if matches!(from, Place::Outside(_)) {
            let event = Event::Entered { seat, to, steps, allowance };
            self.tell(&[cites::RUL_14, cites::SETUP_03, cites::MOVE_02, cites::RUL_23], event);
            return;
        }
        let event = Event::Moved { seat, to, steps, allowance };
        let rules = self.move_rules(seat, to, steps < allowance);
        self.tell(rules, event);
    }

    /// The rule of the team's pace, and whichever of the others this move shows most clearly.
    fn move_rules(&self, seat: Seat, to: Tile, short: bool) -> &'static [RuleId] {
        use cites::{CAP_02, MOVE_01, MOVE_02, MOVE_03, MOVE_04, RUL_10, RUL_25, RUL_58};
        let keeper = self.state.team(seat) == Team::Groundskeepers;
        let shared = self.state.seats().any(|other| other != seat && self.scene().tile(other) == Some(to));
        if self.state.acting.played > 0 {
            return &[RUL_25, MOVE_01];
        }
        if self.state.seals.all().has(to) {
            return if keeper { &[MOVE_01, RUL_58] } else { &[MOVE_02, RUL_58] };
        }
        if shared {
            return if keeper { &[MOVE_01, RUL_10] } else { &[MOVE_02, RUL_10] };
        }
        if short {
            return if keeper { &[MOVE_01, MOVE_04] } else { &[MOVE_02, MOVE_04] };
        }
        if self.state.graves.has(to) {
            return if keeper { &[MOVE_01, CAP_02] } else { &[MOVE_02, CAP_02] };
        }
        if keeper { &[MOVE_01, MOVE_03] } else { &[MOVE_02, MOVE_03] }
    }

    /// Instead of the Move. [CRU-RUL-76]
    pub(crate) fn teleport(&mut self, seat: Seat) {
        let to = self.state.piece(seat).portal.expect("only owners of a marker teleport");
        self.state.piece_mut(seat).place = Place::On(to);
        self.state.acting.moved = true;
        self.tell(&[cites::CARD_16, cites::RUL_76], Event::Teleported { seat, to });
    }
}
