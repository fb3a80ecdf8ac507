//! Hidden information: imagining what a seat cannot see. [CRU-RUL-79]

use table::{Dice, Seat};

use crate::cards::{CardId, Counts, Hand, Tier};
use crate::content::Crusade;
use crate::state::{State, Team};

/// Cards on their way: a box has at most 64 a team.
type Pool = Hand;

impl Crusade {
    /// Deals everything the seat cannot see anew, consistently with all that everybody knows.
    pub(crate) fn imagine_for(&self, state: &mut State, seat: Seat, dice: &mut Dice) {
        for team in Team::BOTH {
            for tier in Tier::ALL {
                self.redeal(state, seat, team, tier, dice);
            }
        }
    }

    /// Gathers a tier's hidden cards, shuffles them and deals them back. The pool is gathered by
    /// kind, so nothing of the true order can shine through.
    fn redeal(&self, state: &mut State, viewer: Seat, team: Team, tier: Tier, dice: &mut Dice) {
        let mut hidden = Counts::of(state.deck(team, tier).cards());
        let strangers = state.members(team).filter(|seat| !state.insiders(*seat).has(viewer));
        let strangers: table::SeatSet = strangers.collect();
        let mut unknown = [0u8; crate::state::MAX_SEATS];
        for seat in strangers {
            let piece = state.piece(seat);
            let of_tier = piece.hand.cards().iter().filter(|card| self.card(**card).tier == tier);
            let mut counts = Counts::default();
            of_tier.for_each(|card| counts.add(*card));
            for (card, count) in counts.iter() {
                let guessed = count - piece.known.get(card);
                unknown[seat.index()] += guessed;
                (0..guessed).for_each(|_| hidden.add(card));
            }
        }
        let mut pool = Pool::EMPTY;
        for card in self.tier_of(team, tier) {
            (0..hidden.get(card)).for_each(|_| pool.push(card));
        }
        dice.shuffle(pool.cards_mut());
        for seat in strangers {
            self.refill_hand(state, seat, tier, unknown[seat.index()], &mut pool);
        }
        let deck = state.deck_mut(team, tier);
        *deck = crate::cards::Deck::EMPTY;
        pool.cards().iter().for_each(|card| deck.push(*card));
    }

    /// Replaces a hand's cards of a tier by those known and so many from the pool. Tiers are laid
    /// one behind the other: the order of a hand is its holder's secret too.
    fn refill_hand(&self, state: &mut State, seat: Seat, tier: Tier, unknown: u8, pool: &mut Pool) {
        let piece = state.piece_mut(seat);
        let mut cards = Counts::default();
        for (card, count) in piece.known.iter().filter(|(card, _)| self.card(*card).tier == tier) {
            cards.set(card, count);
        }
        for _ in 0..unknown {
            cards.add(pool.pop().expect("as many cards go out as came in"));
        }
        let keep = |card: &CardId| self.card(*card).tier != tier;
        let mut hand = Hand::EMPTY;
        piece.hand.cards().iter().filter(|card| keep(card)).for_each(|card| hand.push(*card));
        for (card, count) in cards.iter() {
            (0..count).for_each(|_| hand.push(card));
        }
        piece.hand = hand;
    }
}
