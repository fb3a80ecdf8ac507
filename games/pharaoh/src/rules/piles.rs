//! Cards on their way: drawing, discarding, changing hands, and who knows what.

use table::{RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::CardId;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Card, Piece};

/// The bit of a seat in a set of those who know something.
pub(crate) const fn bit(seat: Seat) -> u8 {
    1 << (seat.0 & 7)
}

/// Everybody.
pub(crate) const ALL: u8 = u8::MAX;

impl Scene<'_> {
    /// Whether a seat's hand has room for one more. [PHA-RUL-157]
    pub(crate) fn has_room(self, seat: Seat) -> bool {
        self.state.player(seat).hand.len() < crate::state::MAX_HAND
    }

    /// Offers the kinds of these cards, each once.
    pub(crate) fn offer_kinds(self, pieces: impl Iterator<Item = Piece>, out: &mut Vec<Action>) {
        let mut seen = 0u128;
        out.extend(pieces.map(|piece| self.state.kind(piece)).filter_map(|kind| {
            let new = seen & (1 << kind.0) == 0;
            seen |= 1 << kind.0;
            new.then_some(Action::Pick(kind))
        }));
    }

    /// One copy of each kind in a hand.
    pub(crate) fn kinds(self, seat: Seat) -> impl Iterator<Item = (Piece, CardId)> {
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
}

impl Play<'_> {
    /// Draws cards one by one; an empty deck is made of the discards first. [PHA-RUL-37]
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, rules: &'static [RuleId]) {
        if self.state.player(seat).defeated {
            return; // [PHA-RUL-129]
        }
        for _ in 0..count {
            self.tray.reveal();
            if self.state.player(seat).deck.is_empty() {
                self.reshuffle(seat);
            }
            let drawn =
                if self.scene().has_room(seat) { self.state.player_mut(seat).deck.pop() } else { None };
            let Some(piece) = drawn else {
                self.tell(&[cites::RUL_37, cites::DRAW_02], Event::NothingToDraw { seat });
                return;
            };
            self.state.card_mut(piece).known = bit(seat);
            self.state.player_mut(seat).hand.push(piece);
            let card = self.state.kind(piece);
            self.tray.whisper(
                rules,
                SeatSet::only(seat),
                Event::Drew { seat, card: Some(card) },
                Event::Drew { seat, card: None },
            );
        }
    }

    /// The discard pile becomes the deck. [PHA-DRAW-02]
    fn reshuffle(&mut self, seat: Seat) {
        if self.state.player(seat).discard.is_empty() {
            return;
        }
        let player = self.state.player_mut(seat);
        player.deck = player.discard;
        player.discard.clear();
        let count = player.deck.len();
        self.shuffle_deck(seat);
        let cards = u8::try_from(count).expect("a deck has at most 50 cards");
        self.tell(&[cites::DRAW_02, cites::RUL_37, cites::RUL_06], Event::Reshuffled { seat, cards });
    }

    /// Shuffles a deck; nobody knows what lies where.
    pub(crate) fn shuffle_deck(&mut self, seat: Seat) {
        let mut deck = self.state.player(seat).deck;
        self.tray.shuffle(&mut deck);
        for piece in deck.iter() {
            let card = self.state.card_mut(*piece);
            card.known = 0;
            card.marks = 0;
        }
        self.state.player_mut(seat).deck = deck;
    }

    /// A card goes face up to its owner's discard pile. [PHA-RUL-05]
    pub(crate) fn discard(&mut self, piece: Piece, rules: &'static [RuleId]) {
        let card = self.state.card(piece);
        if card.known != ALL {
            self.tray.reveal();
        }
        self.state.card_mut(piece).known = ALL;
        self.state.player_mut(card.owner()).discard.push(piece);
        self.tell(rules, Event::Discarded { owner: card.owner(), card: card.kind });
    }

    /// Takes a card of a kind out of a hand: a copy that is not marked so, and rather one that
    /// everybody knows. Others learn of it, so this cannot be taken back.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, kind: CardId, unmarked: u8) -> Piece {
        let state = &self.state;
        let fits = |piece: &Piece| {
            let card = state.card(*piece);
            card.kind == kind && !card.has(unmarked)
        };
        let hand = &state.player(seat).hand;
        let open = hand.iter().copied().filter(fits).find(|piece| state.card(*piece).known == ALL);
        let found = open.or_else(|| hand.iter().copied().find(fits));
        let piece = found.expect("a legal action names a card in hand");
        if open.is_none() {
            self.tray.reveal();
        }
        self.state.player_mut(seat).hand.take(piece);
        self.state.card_mut(piece).known = ALL;
        piece
    }

    /// A card everybody sees goes into a hand; without room it is discarded. [PHA-RUL-157]
    pub(crate) fn put_into_hand(&mut self, seat: Seat, piece: Piece) {
        self.state.card_mut(piece).known = ALL;
        if !self.state.player_mut(seat).hand.push(piece) {
            self.discard(piece, &[cites::RUL_157]);
        }
    }

    /// A card goes from hand to hand, and only the two know which. Whoever knew cards of that hand
    /// can no longer be sure of any of them.
    pub(crate) fn change_hands(&mut self, from: Seat, to: Seat, piece: Piece) {
        let insiders = bit(from) | bit(to);
        let hand = self.state.player(from).hand;
        for other in hand.iter() {
            self.state.card_mut(*other).known &= insiders;
        }
        self.state.player_mut(from).hand.take(piece);
        self.state.card_mut(piece).known = insiders;
        if !self.state.player_mut(to).hand.push(piece) {
            self.discard(piece, &[cites::RUL_157]);
            return;
        }
        let card = self.state.kind(piece);
        self.tray.whisper(
            &[cites::PHC_P25, cites::RUL_93],
            SeatSet::only(from).with(to),
            Event::Stolen { from, by: to, card: Some(card) },
            Event::Stolen { from, by: to, card: None },
        );
    }

    /// A seat sees another's hand. [PHC-P26]
    pub(crate) fn look_at_hand(&mut self, by: Seat, at: Seat) {
        let hand = self.state.player(at).hand;
        for piece in hand.iter() {
            self.state.card_mut(*piece).known |= bit(by);
        }
        self.tray.reveal();
        self.tell(&[cites::PHC_P26], Event::Looked { by, at });
    }

    /// Forgets what was done with cards this turn. [PHA-RUL-31] [PHA-RUL-94]
    pub(crate) fn clear_marks(&mut self, marks: u8) {
        for card in self.state.cards.iter_mut() {
            card.marks &= !marks;
        }
    }

    /// Marks a card.
    pub(crate) fn mark(&mut self, piece: Piece, mark: u8) {
        self.state.card_mut(piece).marks |= mark;
    }
}

/// All marks of a turn.
pub(crate) const TURN_MARKS: u8 = Card::FREE | Card::USED;
