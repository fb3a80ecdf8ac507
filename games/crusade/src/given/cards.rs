//! Where the cards of a position are.

use super::arrange::{Arranging, Result, wrong};
use crate::cards::{CardId, Counts, Deck, Hand, Tier};
use crate::state::{Piece, Team};
use crate::step::Step;

impl Arranging<'_> {
    /// Hands, spent cards and named decks first; what is left fills the other decks, and what a
    /// named deck leaves over is not part of the match.
    pub(super) fn cards(&mut self) -> Result<()> {
        self.clear_cards();
        let given = self.given;
        if self.state.agenda.iter().any(|step| matches!(step, Step::Deal(_))) {
            if given.hands.is_empty() && given.decks.is_empty() && given.spent.is_empty() {
                return Ok(());
            }
            return wrong("cards are dealt only after the edges are chosen");
        }
        let mut left = self.whole_box();
        self.hands(&mut left)?;
        for card in &given.spent {
            let card = self.take(&mut left, card)?;
            self.state.spent.add(card);
        }
        self.named_decks(&mut left)?;
        self.other_decks(&left);
        Ok(())
    }

    fn clear_cards(&mut self) {
        self.state.spent = Counts::default();
        self.state.aside = Counts::default();
        self.state.decks = [[Deck::EMPTY; 3]; 2];
        for seat in self.state.seats() {
            let piece = self.state.piece_mut(seat);
            *piece = Piece { hand: Hand::EMPTY, known: Counts::default(), seen: None, ..*piece };
        }
    }

    /// Every card of the match; what nobody could ever use is laid aside. [CRU-RUL-21]
    fn whole_box(&mut self) -> Counts {
        let mut left = Counts::default();
        for card in self.game.card_ids() {
            let copies = self.game.card(card).copies;
            if self.scene().is_useless(card) {
                self.state.aside.set(card, copies);
            } else {
                left.set(card, copies);
            }
        }
        left
    }

    fn hands(&mut self, left: &mut Counts) -> Result<()> {
        for (name, cards) in &self.given.hands {
            let seat = self.seat(name)?;
            for card in cards {
                let card = self.take(left, card)?;
                let kind = self.game.card(card);
                if kind.team != self.state.team(seat) {
                    return wrong(format!("{name} cannot hold {}, a card of the other team", kind.name));
                }
                self.state.piece_mut(seat).hand.push(card);
            }
        }
        Ok(())
    }

    fn named_decks(&mut self, left: &mut Counts) -> Result<()> {
        for (name, cards) in &self.given.decks {
            let Some((team, tier)) = all_decks().find(|(team, tier)| deck_name(*team, *tier) == *name) else {
                return wrong(format!(
                    "there is no deck {name:?}; expected groundskeepers_1 to necromancers_3"
                ));
            };
            for card in cards.iter().rev() {
                let id = self.take(left, card)?;
                let kind = self.game.card(id);
                if (kind.team, kind.tier) != (team, tier) {
                    return wrong(format!("{card:?} does not belong into {name:?}"));
                }
                self.state.deck_mut(team, tier).push(id);
            }
        }
        Ok(())
    }

    fn other_decks(&mut self, left: &Counts) {
        for (team, tier) in all_decks() {
            let named = self.given.decks.contains_key(&deck_name(team, tier));
            for card in self.game.tier_of(team, tier) {
                for _ in 0..left.get(card) {
                    if named {
                        self.state.aside.add(card);
                    } else {
                        self.state.deck_mut(team, tier).push(card);
                    }
                }
            }
        }
    }

    fn take(&self, left: &mut Counts, name: &str) -> Result<CardId> {
        let card = self.card(name)?;
        if left.remove(card) {
            return Ok(card);
        }
        match self.state.aside.get(card) {
            0 => wrong(format!(
                "{name:?} is wanted more often than its {} copies",
                self.game.card(card).copies
            )),
            _ => wrong(format!("{name:?} is no part of a match in which nobody can use it")),
        }
    }
}

fn all_decks() -> impl Iterator<Item = (Team, Tier)> {
    Team::BOTH.into_iter().flat_map(|team| Tier::ALL.map(|tier| (team, tier)))
}

fn deck_name(team: Team, tier: Tier) -> String {
    format!("{}_{}", team.name().to_lowercase(), tier.0)
}
