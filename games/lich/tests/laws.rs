//! The Lich's Crypt under the laws that hold at every table.

use std::collections::BTreeMap;
use std::sync::Arc;

use lich::content::{Difficulty, ItemId, MonsterId, Pack};
use lich::field::Place;
use lich::play::Scene;
use lich::rules::rewards::Award;
use lich::state::Lane;
use lich::step::Step;
use lich::{Lich, Setup, State};
use table::{Dice, Game, Lobby as _, Names, Seat, Speak as _, Think as _, Tray, Turn, Viewer};
use testkit::Laws;

fn game() -> Arc<Lich> {
    Arc::new(Lich::open(&Lich::printed()).expect("the printed box is sound"))
}

/// Every card is somewhere, every adventurer has one column, the files have no holes, and no number is
/// above its maximum.
fn conserved(game: &Lich, state: &State) -> Result<(), String> {
    items(game, state)?;
    monsters(game, state)?;
    path(game, state)?;
    row(state)?;
    field(state)
}

fn count<T: Ord>(cards: impl Iterator<Item = T>) -> BTreeMap<T, u32> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(card).or_default() += 1;
    }
    counts
}

/// Item cards of the floors are all there; an artifact exists at most once.
fn items(game: &Lich, state: &State) -> Result<(), String> {
    let decks =
        state.decks.items.iter().flat_map(|deck| deck.pile.iter().chain(deck.discard.iter())).copied();
    let carried = state.party().iter().flat_map(|hero| hero.inventory.cards().chain(hero.gear()));
    let offered = state.agenda.iter().filter_map(|step| match step {
        Step::Award(Award(item)) => Some(*item),
        _ => None,
    });
    let counts = count(decks.chain(carried).chain(state.laid.iter().copied()).chain(offered));
    for id in game.item_ids() {
        let there = counts.get(&id).copied().unwrap_or(0);
        let card = game.item(id);
        let right = match card.pack {
            Pack::Floor(_) => there == u32::from(card.copies),
            Pack::Artifact(_) => there <= 1,
        };
        if !right {
            return Err(format!("there are {there} of {}", card.name));
        }
    }
    let marked = |item: ItemId| counts.contains_key(&item);
    if state.worn_before.into_iter().any(|item| !marked(item)) {
        return Err("an item that is gone bears a mark".to_owned());
    }
    Ok(())
}

fn monsters(game: &Lich, state: &State) -> Result<(), String> {
    let decks = state.decks.monsters.iter().chain(&state.decks.minions);
    let decks = decks.flat_map(|deck| deck.pile.iter().chain(deck.discard.iter())).copied();
    let field = state.combat.field.foes().iter().map(|foe| foe.card);
    let counts: BTreeMap<MonsterId, u32> = count(decks.chain(field));
    for id in game.monster_ids().filter(|id| game.monster(*id).boss.is_none()) {
        let there = counts.get(&id).copied().unwrap_or(0);
        let card = game.monster(id);
        if there != u32::from(card.copies) {
            return Err(format!("{there} of the {} copies of {} are left", card.copies, card.name));
        }
    }
    Ok(())
}

/// Encounter and hazard cards are all there, and the party never stands beside a path.
fn path(game: &Lich, state: &State) -> Result<(), String> {
    let deck = &state.decks.encounters;
    let laid = state.path.main.iter().copied().chain(state.path.secondary.iter().flatten().copied());
    let encounters = count(deck.pile.iter().chain(deck.discard.iter()).copied().chain(laid));
    if game.encounter_ids().any(|id| encounters.get(&id) != Some(&1)) {
        return Err(format!("encounter cards are lost or doubled: {encounters:?}"));
    }
    let deck = &state.decks.hazards;
    let hazards = count(deck.pile.iter().chain(deck.discard.iter()).copied());
    if game.hazard_ids().any(|id| hazards.get(&id) != Some(&1)) {
        return Err(format!("hazard cards are lost or doubled: {hazards:?}"));
    }
    let path = &state.path;
    let here = usize::from(path.column);
    if path.lane == Lane::Secondary && path.secondary[here - 1].is_none() {
        return Err(format!("the party stands above column {here}, where no card lies"));
    }
    if path.completed > 8 {
        return Err(format!("{} encounters on one floor", path.completed));
    }
    Ok(())
}

fn row(state: &State) -> Result<(), String> {
    let mut seats: Vec<_> = state.row().to_vec();
    seats.sort_unstable();
    if !seats.iter().copied().eq(state.seats()) {
        return Err(format!("the row is {:?}", state.row()));
    }
    Ok(())
}

/// Rows are 1 to n in every file, nothing lies before a fainted adventurer, nothing dead lies anywhere.
fn field(state: &State) -> Result<(), String> {
    let field = &state.combat.field;
    for column in 1..=state.run.party {
        let rows: Vec<Place> = field.file(column).map(|foe| foe.place).collect();
        if rows.iter().zip(1..).any(|(place, row)| *place != Place::Front { column, row }) {
            return Err(format!("column {column} holds {rows:?}"));
        }
        let seat = state.in_column(column).expect("a column of the row");
        if !state.hero(seat).stands() && !rows.is_empty() && state.ending.is_none() {
            return Err(format!("monsters lie before a fainted adventurer in column {column}"));
        }
    }
    let back: Vec<Place> = field.back().map(|foe| foe.place).collect();
    if back.iter().zip(1..).any(|(place, number)| *place != Place::Back(number)) {
        return Err(format!("the back row holds {back:?}"));
    }
    if field.foes().iter().any(|foe| foe.health > foe.max_health) {
        return Err("a monster has more health than it can have".to_owned());
    }
    Ok(())
}

/// `UNDERCROFT_TEST_GAMES=40` plays hundreds of games, which takes minutes.
fn times() -> u64 {
    std::env::var("UNDERCROFT_TEST_GAMES").map_or(1, |it| it.parse().expect("a number"))
}

#[test]
fn every_party_keeps_the_laws() {
    Laws::of(&game()).games(3 * times()).decisions(60_000).conserving(conserved).check();
}

#[test]
fn every_difficulty_keeps_the_laws() {
    let game = game();
    let levels = [Difficulty::Story, Difficulty::Merciful, Difficulty::Grim];
    let setups = levels.into_iter().zip([2, 3, 5]).map(|(difficulty, seats)| Setup {
        difficulty,
        ..game.default_setup(seats).expect("a party of one to six")
    });
    Laws::of(&game).setups(setups).games(3 * times()).decisions(60_000).conserving(conserved).check();
}

/// Random parties hardly see the second floor; the simple player sees all four. What the laws ask most is
/// asked at each of its decisions too.
#[test]
fn whole_runs_keep_the_cards_and_hide_what_lies_face_down() {
    let game = game();
    let (mut floors, runs) = (0, 8 * times());
    for seed in 0..runs {
        let seats = [4, 5, 3, 6][usize::try_from(seed).expect("few games") % 4];
        let difficulty = [Difficulty::Merciful, Difficulty::Story][usize::from(seats == 3)];
        let setup = Setup { difficulty, ..game.default_setup(seats).expect("a party of one to six") };
        floors += u64::from(run(&game, &setup, seed));
    }
    assert!(floors >= 3 * runs, "only {floors} floors were seen in {runs} runs");
}

/// A run by the simple player; says how many floors it saw.
fn run(game: &Lich, setup: &Setup, seed: u64) -> u8 {
    let names = Names::new(&[], setup.adventurers.len());
    let mut dice = Dice::fast(seed);
    let mut tray = Tray::listening(Dice::fast(seed + 100));
    let mut state = game.setup(setup, &mut tray).expect("a default setup is allowed");
    let mut actions = Vec::new();
    while let Turn::Awaits(awaited) = game.turn(&state) {
        assert_eq!(conserved(game, &state), Ok(()));
        let seat = awaited.any(&mut dice).expect("somebody is awaited");
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        if dice.pick(8) == 0 {
            look_closely(game, &state, seat, &actions, &names, &mut dice);
        }
        let place = game.policy(&state, seat, &actions, &mut dice);
        game.apply(&mut state, seat, actions[place], &mut tray);
        for told in tray.talk() {
            assert!(!told.rules.is_empty() && !game.narrate(&state, &told.event, &names).is_empty());
        }
    }
    state.floor
}

/// The view, the choices and their words are the same when everything face-down lies otherwise, every
/// choice can be written and read, and the question reads as one plain line.
fn look_closely(
    game: &Lich,
    state: &State,
    seat: Seat,
    actions: &[lich::Action],
    names: &Names,
    dice: &mut Dice,
) {
    let mut imagined = state.clone();
    game.imagine(&mut imagined, seat, dice);
    assert_eq!(game.view(&imagined, Viewer::seat(seat)), game.view(state, Viewer::seat(seat)));
    let mut again = Vec::new();
    game.legal_actions(&imagined, seat, &mut again);
    assert_eq!(again, actions);
    let prompt = Scene { game, state }.prompt(seat, names).expect("an awaited seat is asked something");
    assert!((10..=90).contains(&prompt.chars().count()), "{prompt}");
    assert!(!prompt.contains(['\n', '[', '(', '_', '#']), "{prompt}");
    for action in actions {
        let line = game.notation(state, *action, names);
        assert_eq!(game.read(state, &line, names), Ok(*action), "{line}");
        assert!(!game.touches(state, *action).is_empty());
    }
}
