//! Crypt Crusade under the laws that hold at every table.

use std::sync::Arc;

use crusade::cards::{CardId, Tier};
use crusade::rules::setup::{Layout, OpeningPurse, Setup, TeamHands, TurnOrder};
use crusade::state::Place;
use crusade::{Crusade, State, Team};
use table::{Game, Lobby as _};
use testkit::Laws;

fn game() -> Arc<Crusade> {
    Arc::new(Crusade::open(&Crusade::printed()).expect("the printed box is sound"))
}

/// Every copy of every card is somewhere, every grave belongs to at most one team, every seal lies
/// on a grave, and every piece is where a piece may be.
fn conserved(game: &Crusade, state: &State) -> Result<(), String> {
    cards(game, state)?;
    let [keepers, necromancers] = state.owned;
    if !keepers.and(necromancers).is_empty() || !keepers.or(necromancers).except(state.graves).is_empty() {
        return Err("a grave is controlled twice, or a tile without one is".to_owned());
    }
    if !state.seals.all().except(state.graves).is_empty() || !state.seals.one.and(state.seals.two).is_empty()
    {
        return Err("a seal lies beside a grave, or two lie on one".to_owned());
    }
    for seat in state.seats() {
        let piece = state.piece(seat);
        let fits = match (piece.team, piece.place) {
            (Team::Groundskeepers, Place::Outside(_)) => false,
            (_, Place::On(tile)) => game.board(state).has(tile),
            (_, Place::Outside(edge)) => game.board(state).edges.contains(&edge),
            (_, Place::Nowhere) => true,
        };
        if !fits {
            return Err(format!("{seat} is at {:?}", piece.place));
        }
        if piece.known.iter().any(|(card, count)| count > held(piece.hand.cards(), card)) {
            return Err(format!("{seat} is known to hold what it does not"));
        }
    }
    Ok(())
}

fn held(cards: &[CardId], card: CardId) -> u8 {
    u8::try_from(cards.iter().filter(|it| **it == card).count()).expect("hands are small")
}

fn cards(game: &Crusade, state: &State) -> Result<(), String> {
    let decks = || Team::BOTH.into_iter().flat_map(|team| Tier::ALL.map(|tier| state.deck(team, tier)));
    let before_the_deal = decks().all(crusade::cards::Pile::is_empty) && state.spent.total() == 0;
    if before_the_deal {
        return Ok(());
    }
    for card in game.card_ids() {
        let in_decks: u8 = decks().map(|deck| held(deck.cards(), card)).sum();
        let in_hands: u8 = state.seats().map(|seat| held(state.piece(seat).hand.cards(), card)).sum();
        let all = in_decks + in_hands + state.spent.get(card) + state.aside.get(card);
        if all != game.card(card).copies {
            let kind = game.card(card);
            return Err(format!("{} of the {} copies of {} are left", all, kind.copies, kind.name));
        }
    }
    Ok(())
}

#[test]
fn every_number_of_seats_keeps_the_laws() {
    Laws::of(&game()).games(10).decisions(2_000).conserving(conserved).check();
}

#[test]
fn every_board_and_option_keeps_the_laws() {
    let game = game();
    let setups = game.boards().iter().enumerate().map(|(index, board)| {
        let seats = [2, 5, 8][index];
        Setup {
            board: board.id.to_string(),
            layout: if index == 0 { Layout::Fixed } else { Layout::Shuffled },
            grave_count: Some([3, 9, 15][index]),
            opening_purse: OpeningPurse::Even,
            reshuffle_spent: true,
            team_hands: TeamHands::Closed,
            turn_order: if index == 1 { TurnOrder::Seats } else { TurnOrder::Choose },
            rounds: if index == 2 { Some(7) } else { None },
            ..game.default_setup(seats).expect("two to eight seats are allowed")
        }
    });
    Laws::of(&game).setups(setups).games(16).decisions(3_000).conserving(conserved).check();
}
