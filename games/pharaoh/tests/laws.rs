//! The Pharaoh's Curse under the laws that hold at every table.

use std::sync::Arc;

use pharaoh::event::Event;
use pharaoh::rules::setup::{DeckChoice, FirstPlayer, Setup};
use pharaoh::state::{Ask, Figure, Lies, Piece};
use pharaoh::{Pharaoh, State};
use table::{Game, Lobby as _};
use testkit::Laws;

fn game() -> Arc<Pharaoh> {
    Arc::new(Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound"))
}

/// Every card is in exactly one place, every hex on the table or in the pile, every figure somewhere.
fn conserved(game: &Pharaoh, state: &State) -> Result<(), String> {
    let mut seen = vec![0u8; state.cards.len()];
    let mut see = |piece: Piece| seen[piece.index()] += 1;
    for seat in state.seats() {
        let player = state.player(seat);
        player.hand.iter().chain(player.deck.iter()).chain(player.discard.iter()).for_each(|it| see(*it));
        if let Some(piece) = player.discard.iter().find(|it| state.card(**it).owner() != seat) {
            return Err(format!("{piece:?} lies in the discard pile of {seat}, who does not own it"));
        }
        if player.body.is_some_and(|body| state.whereabouts(body).is_none()) {
            return Err(format!("{seat} dominates what is gone"));
        }
        if player.life > 25 || (player.life <= 0 && !player.defeated && state.stack.is_empty()) {
            return Err(format!("{seat} has {} life points", player.life));
        }
    }
    for tabled in &state.tabled {
        see(tabled.card);
        tabled.attached.into_iter().flatten().for_each(&mut see);
        if let Lies::Before(seat) = tabled.lies
            && state.player(seat).defeated
            && state.kind(tabled.card) != game.key()
        {
            return Err(format!("{:?} lies before the defeated {seat}", tabled.card));
        }
        if tabled.full > 0 && tabled.left() == 0 && state.stack.is_empty() {
            return Err(format!("{:?} has no life points left", tabled.card));
        }
    }
    state.keys.iter().for_each(|(key, _)| see(*key));
    for item in &state.stack {
        if item.played && item.fate != pharaoh::item::Fate::Stays {
            item.card.into_iter().for_each(&mut see);
        }
        item.with.cards().for_each(&mut see);
    }
    state.turn.ready.cards().for_each(&mut see);
    if let Some(place) = seen.iter().position(|count| *count != 1) {
        return Err(format!("card {place} is in {} places", seen[place]));
    }
    for monster in &state.monsters {
        if let Some(master) = monster.master
            && state.player(master).body != Some(Figure::Monster(monster.id))
        {
            return Err(format!("{:?} serves a master who has another body", monster.id));
        }
    }
    Ok(())
}

/// Who rolled what for the first turn, and which exits were shuffled back, nobody needs to remember.
fn fleeting(event: &Event) -> bool {
    matches!(event, Event::RolledForFirst { .. } | Event::ExitOnTop { .. })
}

fn short(game: &Pharaoh, seats: usize) -> Setup {
    Setup { round_limit: Some(20), ..game.default_setup(seats).expect("one to eight seats are allowed") }
}

/// `UNDERCROFT_TEST_GAMES=40` plays hundreds of games, which takes minutes.
#[test]
fn every_number_of_seats_keeps_the_laws() {
    let game = game();
    let games = std::env::var("UNDERCROFT_TEST_GAMES").map_or(1, |it| it.parse().expect("a number"));
    let setups: Vec<Setup> = (1..=5).map(|seats| short(&game, seats)).collect();
    Laws::of(&game)
        .setups(setups)
        .games(games)
        .decisions(20_000)
        .conserving(conserved)
        .fleeting(fleeting)
        .check();
}

#[test]
fn every_option_keeps_the_laws() {
    let game = game();
    let setup = Setup {
        decks: vec![DeckChoice::AllCommon; 3],
        first_player: FirstPlayer::Random,
        force_monster: false,
        ask: vec![Ask::Always, Ask::Affected, Ask::Could],
        ..short(&game, 3)
    };
    Laws::of(&game)
        .setups([setup])
        .games(2)
        .decisions(20_000)
        .conserving(conserved)
        .fleeting(fleeting)
        .check();
}
