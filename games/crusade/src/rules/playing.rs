//! Playing cards: whose, when, on what. [CRU-RUL-28]

use table::{Seat, SeatSet};

use crate::action::Target;
use crate::cards::CardId;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::turns::AfterCard;
use crate::state::Place;
use crate::tiles::Tiles;

impl Scene<'_> {
    /// Why the acting seat may not play this card on this target. [CRU-RUL-27]
    pub(crate) fn check_play(self, card: CardId, target: Target) -> Result<(), Illegal> {
        if card.index() >= self.game.cards.len() {
            return Err(Illegal::NoSuchCard(card));
        }
        self.check_card(card)?;
        self.check_target(card, target)
    }

    /// What does not depend on the target.
    pub(crate) fn check_card(self, card: CardId) -> Result<(), Illegal> {
        let seat = self.state.acting.seat;
        let piece = self.state.piece(seat);
        let kind = self.game.card(card);
        if kind.team != piece.team {
            return Err(Illegal::OthersCard(card));
        }
        if !piece.hand.has(card) {
            return Err(Illegal::NotInHand(card));
        }
        if self.state.acting.status.silenced {
            return Err(Illegal::Silenced);
        }
        if piece.place.tile().is_none() && kind.needs_place() {
            return Err(Illegal::NeedsPlace(card));
        }
        Ok(())
    }

    /// Whether the card's aim and all its effects accept the target.
    pub(crate) fn check_target(self, card: CardId, target: Target) -> Result<(), Illegal> {
        let seat = self.state.acting.seat;
        let kind = self.game.card(card);
        self.check_aim(seat, card, kind.aim, target)?;
        match kind.effects.iter().find_map(|effect| effect.verb().hindrance(self, seat, target)) {
            Some(illegal) => Err(illegal),
            None => Ok(()),
        }
    }

    fn check_aim(self, by: Seat, card: CardId, aim: Aim, target: Target) -> Result<(), Illegal> {
        match (aim, target) {
            (Aim::Nothing, Target::None) => Ok(()),
            (Aim::OneEnemy { within }, Target::Seat(seat)) => self.check_enemy(by, seat, within),
            (Aim::OneEnemyToward { within }, Target::Toward(seat, direction)) => {
                self.check_enemy(by, seat, Some(within))?;
                if usize::from(direction) < self.board().shape.directions().len() {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchDirection(direction))
                }
            }
            (Aim::OneAlly, Target::Seat(seat)) => {
                if self.has_seat(seat) && seat != by && !self.enemies(by, seat) {
                    Ok(())
                } else {
                    Err(Illegal::NotAnAlly)
                }
            }
            (Aim::AnyOtherPiece, Target::Seat(seat)) => self.check_other(by, seat),
            (Aim::AnyGrave, Target::Tile(tile)) => {
                if self.state.graves.has(tile) {
                    Ok(())
                } else {
                    Err(Illegal::NoGrave(tile))
                }
            }
            (Aim::AdjacentTile, Target::Tile(tile)) => {
                if self.adjacent(by).has(tile) {
                    Ok(())
                } else {
                    Err(Illegal::NotAdjacent(tile))
                }
            }
            _ => Err(Illegal::WrongTarget(card)),
        }
    }

    fn check_enemy(self, by: Seat, seat: Seat, within: Option<u8>) -> Result<(), Illegal> {
        if !self.has_seat(seat) || !self.enemies(by, seat) {
            return Err(Illegal::NotAnEnemy);
        }
        let Some(within) = within else { return Ok(()) };
        let (Some(here), Some(there)) = (self.tile(by), self.tile(seat)) else {
            return Err(Illegal::Outside(seat));
        };
        let distance = self.board().distance(here, there);
        if distance <= within { Ok(()) } else { Err(Illegal::OutOfRange { seat, distance, within }) }
    }

    fn check_other(self, by: Seat, seat: Seat) -> Result<(), Illegal> {
        if !self.has_seat(seat) || seat == by {
            return Err(Illegal::NotAnother);
        }
        match self.tile(seat) {
            None => Err(Illegal::Outside(seat)),
            Some(tile) if Some(tile) == self.tile(by) => Err(Illegal::SameTile(seat)),
            Some(_) => Ok(()),
        }
    }

    /// Tiles one step away; for a piece outside just its edge's tile. [CRU-RUL-17]
    fn adjacent(self, seat: Seat) -> Tiles {
        match self.state.piece(seat).place {
            Place::On(tile) => self.board().within(tile, 1).except(Tiles::only(tile)),
            Place::Outside(edge) => Tiles::only(edge.tile),
            Place::Nowhere => Tiles::NONE,
        }
    }

    /// Everything a card's aim could mean now; effects may still object.
    #[inline]
    pub(crate) fn targets(self, by: Seat, aim: Aim, mut each: impl FnMut(Target)) {
        let seats = |wanted: &dyn Fn(Seat) -> bool| -> SeatSet {
            self.state.seats().filter(|it| wanted(*it)).collect()
        };
        match aim {
            Aim::Nothing => each(Target::None),
            Aim::OneEnemy { .. } => {
                seats(&|it| self.enemies(by, it)).into_iter().map(Target::Seat).for_each(each);
            }
            Aim::OneEnemyToward { .. } => {
                for seat in seats(&|it| self.enemies(by, it)) {
                    (0u8..)
                        .zip(self.board().shape.directions())
                        .for_each(|(it, _)| each(Target::Toward(seat, it)));
                }
            }
            Aim::OneAlly | Aim::AnyOtherPiece => {
                seats(&|it| it != by).into_iter().map(Target::Seat).for_each(each);
            }
            Aim::AnyGrave => self.state.graves.iter().map(Target::Tile).for_each(each),
            Aim::AdjacentTile => self.adjacent(by).iter().map(Target::Tile).for_each(each),
        }
    }
}

impl Play<'_> {
    /// Shows the card, carries it out, and then looks whether the turn is over.
    pub(crate) fn play_card(&mut self, seat: Seat, card: CardId, target: Target) {
        let piece = self.state.piece_mut(seat);
        let held = piece.hand.take(card);
        debug_assert!(held, "only cards in hand are played");
        piece.known.remove(card);
        self.state.spent.add(card);
        self.state.acting.played += 1;
        self.tell(&[cites::RUL_28, cites::RUL_45], Event::Played { seat, card });
        self.push(AfterCard);
        let game = self.game;
        for effect in &game.card(card).effects {
            if effect.verb().is_still_possible(self.scene(), target) {
                effect.verb().run(self, seat, target);
            }
        }
    }

    /// A card goes from a hand into its deck, which is shuffled. [CRU-RUL-48]
    pub(crate) fn give_back(&mut self, seat: Seat, card: CardId) {
        let game = self.game;
        let kind = game.card(card);
        let (team, tier) = (kind.team, kind.tier);
        let piece = self.state.piece_mut(seat);
        piece.hand.take(card);
        // Others learn only the tier: of each kind of it they are now sure of one card less.
        for same in game.tier_of(team, tier) {
            piece.known.remove(same);
        }
        let deck = self.state.deck_mut(team, tier);
        deck.push(card);
        self.tray.shuffle(deck.cards_mut());
        let insiders = self.state.insiders(seat);
        let secret = Event::GaveBack { seat, tier, card: Some(card) };
        let event = Event::GaveBack { seat, tier, card: None };
        self.tray.whisper(&[cites::CARD_05, cites::RUL_48, cites::RUL_64], insiders, secret, event);
    }
}
