//! Where the cards of a position are.
//!
//! Every seat keeps as many physical cards as its deck has. A card that the position names is one of
//! them: a copy the deck has, or else another card of the deck that takes its face.

use table::Seat;

use super::GivenTabled;
use super::arrange::{Arranging, Result, side, wrong};
use crate::content::Nature;
use crate::crypt::Bar;
use crate::list::List;
use crate::state::{Card, Lies, Piece, Tabled};

/// Everybody knows what lies open.
const EVERYBODY: u8 = u8::MAX;

impl Arranging<'_> {
    pub(super) fn cards(&mut self) -> Result<()> {
        self.state.tabled.clear();
        self.state.keys.clear();
        let mut pools: Vec<Vec<Piece>> = self.state.seats().map(|seat| self.pool(seat)).collect();
        for seat in self.state.seats() {
            self.hand_and_piles(seat, &mut pools[seat.index()])?;
        }
        for given in &self.given.tabled {
            self.tabled_card(given, &mut pools)?;
        }
        for given in &self.given.keys {
            let owner = self.seat(&given.owner)?;
            let room = self.room(given.at)?;
            let Some(key) = self.key_of(owner).filter(|key| pools[owner.index()].contains(key)) else {
                return wrong(format!("the Key of {} lies elsewhere", given.owner));
            };
            pools[owner.index()].retain(|piece| *piece != key);
            self.state.card_mut(key).known = EVERYBODY;
            self.state.keys.push((key, room));
        }
        for seat in self.state.seats() {
            if self.player(seat).deck.is_none() {
                self.bottom_of_deck(seat, &pools[seat.index()]);
            }
        }
        Ok(())
    }

    /// A seat's cards, none of them anywhere yet.
    fn pool(&mut self, seat: Seat) -> Vec<Piece> {
        let player = self.state.player_mut(seat);
        (player.hand, player.deck, player.discard) = (List::EMPTY, List::EMPTY, List::EMPTY);
        let owned: Vec<Piece> = (0u16..)
            .zip(self.state.cards.iter())
            .filter(|(_, card)| card.owner() == seat)
            .map(|(place, _)| Piece(place))
            .collect();
        for piece in &owned {
            let card = self.state.card_mut(*piece);
            *card = Card { known: 0, marks: 0, ..*card };
        }
        owned
    }

    fn hand_and_piles(&mut self, seat: Seat, pool: &mut Vec<Piece>) -> Result<()> {
        let said = self.player(seat);
        for name in &said.hand {
            let piece = self.take(name, seat, pool)?;
            self.state.card_mut(piece).known = if said.open { EVERYBODY } else { 1 << seat.0 };
            self.state.player_mut(seat).hand.push(piece);
        }
        for name in &said.discard {
            let piece = self.take(name, seat, pool)?;
            self.state.card_mut(piece).known = EVERYBODY;
            self.state.player_mut(seat).discard.push(piece);
        }
        for name in said.deck.as_ref().unwrap_or(&said.top).iter().rev() {
            let piece = self.take(name, seat, pool)?;
            self.state.player_mut(seat).deck.push(piece);
        }
        Ok(())
    }

    /// What nobody named lies below what was named.
    fn bottom_of_deck(&mut self, seat: Seat, pool: &[Piece]) {
        let top = self.state.player(seat).deck;
        let mut deck = List::EMPTY;
        pool.iter().chain(top.iter()).for_each(|piece| {
            deck.push(*piece);
        });
        self.state.player_mut(seat).deck = deck;
    }

    /// A card of the pool with this face; if there is none, another takes it.
    fn take(&mut self, name: &str, seat: Seat, pool: &mut Vec<Piece>) -> Result<Piece> {
        let kind = self.card(name)?;
        let same = pool.iter().position(|piece| self.state.kind(*piece) == kind);
        let other = || pool.iter().rposition(|piece| self.state.kind(*piece) != self.game.key());
        let Some(place) = same.or_else(other).filter(|_| same.is_some() || kind != self.game.key()) else {
            return wrong(format!("{} has no card left that could be {name:?}", self.names.of(seat)));
        };
        let piece = pool.remove(place);
        self.state.card_mut(piece).kind = kind;
        Ok(piece)
    }

    fn tabled_card(&mut self, given: &GivenTabled, pools: &mut [Vec<Piece>]) -> Result<()> {
        let by = self.seat(&given.by)?;
        let owner = given.owner.as_deref().map_or(Ok(by), |name| self.seat(name))?;
        let lies = match (&given.before, given.at) {
            (Some(_), Some(_)) => return wrong(format!("{:?} lies in one place only", given.card)),
            (_, Some(at)) => Lies::In(self.room(at)?),
            (Some(name), None) => Lies::Before(self.seat(name)?),
            (None, None) => Lies::Before(by),
        };
        let card = self.take(&given.card, owner, &mut pools[owner.index()])?;
        self.state.card_mut(card).known = EVERYBODY;
        let full = self.scene().design(card).life().unwrap_or(0);
        if given.lost > 0 && given.lost >= full {
            return wrong(format!(
                "{:?} has {full} life points and cannot have lost {}",
                given.card, given.lost
            ));
        }
        let mut attached = [None; 2];
        for name in &given.attached {
            let piece = self.take(name, owner, &mut pools[owner.index()])?;
            self.state.card_mut(piece).known = EVERYBODY;
            let place = usize::from(self.scene().design(piece).nature != Nature::Alteration);
            if attached[place].replace(piece).is_some() {
                return wrong(format!("{:?} holds one alteration and one enhancement", given.card));
            }
        }
        if let Some(name) = &given.side {
            let Lies::In(room) = lies else { return wrong("only a card in a hex shuts a door") };
            let bar = Bar { room, side: side(name)?, placer: by, card: Some(card) };
            self.state.crypt.bars.push(bar);
        }
        let tabled = Tabled {
            card,
            by,
            lies,
            full,
            lost: given.lost,
            attached,
            fresh: given.fresh,
            tried: false,
            freed: 0,
        };
        self.state.tabled.push(tabled);
        Ok(())
    }
}
