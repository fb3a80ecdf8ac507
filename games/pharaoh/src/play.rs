//! What a rule works with: the box, the state, the tray.

use table::stage::{Question, Staged, until_rest};
use table::{Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::{CardId, Effect, Hex, Pharaoh};
use crate::crypt::Room;
use crate::event::{Event, Where};
use crate::illegal::{Illegal, no};
use crate::item::{Item, ItemId, What};
use crate::rules::run::Spot;
use crate::state::{Piece, State};
use crate::step::Step;
use crate::view::AskedView;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 100_000;

table::stage!(Pharaoh, State, Event, Step);

impl Staged for Pharaoh {
    type Scene<'a> = Scene<'a>;
    type Play<'a> = Play<'a>;
    type Illegal = Illegal;
    type Shown = AskedView;

    fn nothing_asked() -> Illegal {
        no(&[cites::RUL_54, cites::RUL_134], "The game is over.")
    }

    fn others_asked(asked: SeatSet) -> Illegal {
        Illegal::others(asked, &[cites::TURN_01, cites::RUL_26])
    }
}

/// The first of its options, for a seat that does not answer and whom the rulebook gives no better default.
/// [RULES.md, 6]
pub(crate) fn first_option(question: &impl Question<Pharaoh>, scene: Scene<'_>, seat: Seat) -> Action {
    let mut open = Vec::new();
    question.options(scene, seat, &mut open);
    *open.first().expect("an awaited seat has something to do")
}

impl<'a> Scene<'a> {
    /// The design of a placed hex.
    #[inline]
    pub fn hex(self, room: Room) -> &'a Hex {
        self.game.hex(self.state.crypt.room(room).kind)
    }

    /// The design of a physical card.
    #[inline]
    pub fn design(self, piece: Piece) -> &'a crate::content::Card {
        self.game.card(self.state.kind(piece))
    }

    /// An item on the stack.
    #[inline]
    pub fn item(self, id: ItemId) -> &'a Item {
        &self.state.stack[id.index()]
    }

    /// One step of a list.
    #[inline]
    pub(crate) fn step_at(self, spot: Spot) -> Option<&'a Effect> {
        self.game.steps(spot.steps).get(usize::from(spot.at))
    }

    /// What a player calls an item on the stack.
    pub(crate) fn title_of(self, id: ItemId) -> &'a str {
        let item = self.item(id);
        match (item.card, item.what) {
            (Some(card), _) => &self.design(card).title,
            (None, What::Event | What::UseHex | What::Standing) => &self.hex(item.room).name,
            (None, What::Ability) => "Your ability",
            (None, _) => "The blow",
        }
    }

    /// Whether the seat is one of this match.
    pub fn has_seat(self, seat: Seat) -> bool {
        seat.0 < self.state.rite.seats
    }

    /// Whether a card is a Key.
    pub fn is_key(self, piece: Piece) -> bool {
        self.state.kind(piece) == self.game.key()
    }

    /// The first copy of a kind in a seat's hand.
    pub fn in_hand(self, seat: Seat, kind: CardId) -> Option<Piece> {
        self.state.player(seat).hand.iter().copied().find(|piece| self.state.kind(*piece) == kind)
    }
}

impl<'a> Play<'a> {
    /// The steps of a list.
    #[inline]
    pub fn list(&self, id: crate::content::StepsId) -> &'a [Effect] {
        self.game.steps(id)
    }

    /// An item on the stack.
    #[inline]
    pub fn item(&self, id: ItemId) -> &Item {
        &self.state.stack[id.index()]
    }

    /// An item on the stack, to change it.
    #[inline]
    pub fn item_mut(&mut self, id: ItemId) -> &mut Item {
        &mut self.state.stack[id.index()]
    }

    /// A placed hex as events name it.
    pub(crate) fn place(&self, room: Room) -> Where {
        let placed = self.state.crypt.room(room);
        Where { hex: placed.kind, at: placed.at }
    }

    /// Plays on until somebody must choose or nothing is left to do.
    pub fn advance(&mut self) {
        until_rest(self, MAX_STEPS, |play| {
            if play.state.ending.is_some() {
                play.state.agenda.clear();
                return false;
            }
            play.run_next() || play.answer_for_the_gone()
        });
    }

    /// Whoever has given up decides nothing more. [PHA-RUL-133]
    fn answer_for_the_gone(&mut self) -> bool {
        if self.state.gone.is_empty() {
            return false;
        }
        let Some(seat) = self.scene().awaited().lowest().filter(|seat| self.state.gone.has(*seat)) else {
            return false;
        };
        let action = self.scene().lapse(seat);
        self.answer(seat, action);
        true
    }
}
