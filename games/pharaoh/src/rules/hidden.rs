//! Hidden information: imagining what a seat cannot see. [RULES.md, 7]
//!
//! A stranger's deck list is secret, but the character is not: unseen cards of others are imagined
//! as those of the character's starter deck, less what was seen of it. Nothing hidden is read.

use smallvec::SmallVec;
use table::{Dice, Seat};

use super::piles::bit;
use crate::content::{CardId, HexId, Pharaoh};
use crate::state::{Piece, State};

impl Pharaoh {
    /// Deals everything the seat cannot see anew.
    pub(crate) fn imagine_for(&self, state: &mut State, viewer: Seat, dice: &mut Dice) {
        for owner in state.seats() {
            self.redeal_cards(state, viewer, owner, dice);
        }
        self.redeal_hexes(state, viewer, dice);
    }

    /// New kinds for the unseen cards of one owner.
    fn redeal_cards(&self, state: &mut State, viewer: Seat, owner: Seat, dice: &mut Dice) {
        let hidden = hidden_cards(state, viewer, owner);
        if hidden.is_empty() {
            return;
        }
        let mut pool: SmallVec<[CardId; 64]> = if owner == viewer {
            hidden.iter().map(|piece| state.kind(*piece)).collect()
        } else {
            self.guess_cards(state, owner, &hidden, dice)
        };
        pool.sort_unstable();
        dice.shuffle(&mut pool);
        for (piece, kind) in hidden.iter().zip(pool) {
            state.card_mut(*piece).kind = kind;
        }
    }

    /// As many cards of a starter deck as are unseen, the Key among them unless it was seen.
    fn guess_cards(
        &self,
        state: &State,
        owner: Seat,
        hidden: &[Piece],
        dice: &mut Dice,
    ) -> SmallVec<[CardId; 64]> {
        let starter = self.starter(state.player(owner).character);
        let mut pool: SmallVec<[CardId; 64]> = SmallVec::new();
        for (kind, copies) in starter.cards.iter().filter(|(kind, _)| *kind != self.key()) {
            (0..*copies).for_each(|_| pool.push(*kind));
        }
        pool.sort_unstable();
        let whole = pool.clone();
        let mut key_seen = false;
        for (place, card) in state.cards.iter().enumerate() {
            let piece = Piece(u16::try_from(place).expect("at most 400 cards"));
            if card.owner() != owner || hidden.contains(&piece) {
                continue;
            }
            key_seen |= card.kind == self.key();
            if let Some(place) = pool.iter().position(|kind| *kind == card.kind) {
                pool.remove(place);
            }
        }
        let wanted = hidden.len() - usize::from(!key_seen);
        let mut more = whole.iter().cycle();
        while pool.len() < wanted {
            pool.push(*more.next().expect("a starter deck has cards"));
        }
        dice.shuffle(&mut pool);
        pool.truncate(wanted);
        if !key_seen {
            pool.push(self.key());
        }
        pool
    }

    /// New hexes for the unseen part of the Hexpile.
    fn redeal_hexes(&self, state: &mut State, viewer: Seat, dice: &mut Dice) {
        let unseen = |tile: &crate::crypt::Tile| tile.seen & bit(viewer) == 0;
        let mut pool: SmallVec<[(Option<Seat>, HexId); 96]> = SmallVec::new();
        let owners = std::iter::once(None).chain(state.seats().map(Some));
        for owner in owners {
            let hidden: SmallVec<[HexId; 16]> = state
                .crypt
                .hexpile
                .iter()
                .filter(|tile| unseen(tile) && tile.owner == owner)
                .map(|tile| tile.kind)
                .collect();
            let kinds = match owner {
                Some(seat) if seat != viewer => self.guess_hexes(state, viewer, seat, hidden.len(), dice),
                _ => hidden,
            };
            pool.extend(kinds.into_iter().map(|kind| (owner, kind)));
        }
        pool.sort_unstable();
        dice.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        for tile in state.crypt.hexpile.iter_mut().filter(|tile| unseen(tile)) {
            let (owner, kind) = pool.next().expect("as many hexes go back as came out");
            tile.owner = owner;
            tile.kind = kind;
        }
    }

    /// As many hexes of a starter set as are unseen.
    fn guess_hexes(
        &self,
        state: &State,
        viewer: Seat,
        owner: Seat,
        count: usize,
        dice: &mut Dice,
    ) -> SmallVec<[HexId; 16]> {
        let starter = self.starter(state.player(owner).character);
        let mut pool: SmallVec<[HexId; 16]> = SmallVec::new();
        for (kind, copies) in &starter.hexes {
            (0..*copies).for_each(|_| pool.push(*kind));
        }
        pool.sort_unstable();
        let whole = pool.clone();
        let placed = state.crypt.rooms.iter().filter(|room| room.owner == Some(owner)).map(|room| room.kind);
        let seen = state
            .crypt
            .hexpile
            .iter()
            .filter(|tile| tile.owner == Some(owner) && tile.seen & bit(viewer) != 0);
        for kind in placed.chain(seen.map(|tile| tile.kind)) {
            if let Some(place) = pool.iter().position(|it| *it == kind) {
                pool.remove(place);
            }
        }
        let mut more = whole.iter().cycle();
        while pool.len() < count {
            pool.push(*more.next().expect("a starter set has hexes"));
        }
        dice.shuffle(&mut pool);
        pool.truncate(count);
        pool
    }
}

/// The cards of an owner a viewer has not seen, by number: those in decks, and those in others'
/// hands that it does not know.
fn hidden_cards(state: &State, viewer: Seat, owner: Seat) -> SmallVec<[Piece; 64]> {
    let mut hidden: SmallVec<[Piece; 64]> = state.player(owner).deck.iter().copied().collect();
    for seat in state.seats().filter(|seat| *seat != viewer) {
        let unknown = |piece: &&Piece| {
            let card = state.card(**piece);
            card.owner() == owner && card.known & bit(viewer) == 0
        };
        hidden.extend(state.player(seat).hand.iter().filter(unknown).copied());
    }
    hidden.sort_unstable();
    hidden
}
