//! Dark Tomb under the laws that hold at every table.

use std::sync::Arc;

use table::{Game, Names, Speak as _};
use testkit::Laws;
use tomb::map::Map;
use tomb::play::Scene;
use tomb::rules::setup::{ANY, MONSTERS, Setup};
use tomb::state::{Figure, Mood, Story};
use tomb::{Event, State, Tomb};

fn game() -> Arc<Tomb> {
    Arc::new(Tomb::open(&Tomb::printed()).expect("the printed box is sound"))
}

/// Every card and tile of the Stage is somewhere, everybody stands where one can, and HP are within
/// their tracks.
fn conserved(game: &Tomb, state: &State) -> Result<(), String> {
    reads_well(game, state)?;
    if state.map.laid.is_empty() {
        return Ok(()); // between two Stages the table is bare
    }
    cards(game, state)?;
    tiles(game, state)?;
    figures(game, state)
}

fn cards(game: &Tomb, state: &State) -> Result<(), String> {
    let printed = game.stage(state.stage);
    let mut items: Vec<_> =
        state.item_pile.iter().copied().chain(state.items.iter().map(|it| it.item)).collect();
    let mut all = printed.items.clone();
    items.sort_unstable();
    all.sort_unstable();
    if items != all {
        return Err(format!("the Items are {items:?}, not {all:?}"));
    }
    let arrived = &state.beasts[..usize::from(state.arrived)];
    let mut monsters: Vec<_> =
        state.monster_pile.iter().copied().chain(arrived.iter().map(|it| it.kind)).collect();
    let mut all = printed.monsters.clone();
    monsters.sort_unstable();
    all.sort_unstable();
    if monsters == all { Ok(()) } else { Err(format!("the Monsters are {monsters:?}, not {all:?}")) }
}

fn tiles(game: &Tomb, state: &State) -> Result<(), String> {
    let printed = game.stage(state.stage);
    let mut laid: Vec<_> = state.map.laid.iter().map(|it| it.tile.0).collect();
    laid.sort_unstable();
    if laid.iter().copied().ne(0..u8::try_from(printed.tiles.len()).expect("few tiles")) {
        return Err(format!("the tiles are {laid:?}"));
    }
    let mut map = Map::empty(state.map.grid);
    for tile in state.map.laid.iter().filter(|it| it.face_up) {
        map.charted |= tile.spaces(map.grid);
    }
    if map.charted == state.map.charted { Ok(()) } else { Err("face-up tiles are not the map".to_owned()) }
}

fn figures(game: &Tomb, state: &State) -> Result<(), String> {
    let mut taken = Vec::new();
    let heroes = state.living_heroes().map(|id| (Figure::Hero(id), state.hero(id).at));
    let beasts = state.living_beasts().map(|id| (Figure::Beast(id), state.beast(id).at));
    for (figure, at) in heroes.chain(beasts) {
        let passing = figure == Figure::Hero(state.acting.hero) && state.acting.moved;
        if !state.map.has(state.map.clear(), at) {
            return Err(format!("{figure:?} stands in a wall on {at}"));
        }
        if state.map.has(state.map.obstacles, at) && !passing {
            return Err(format!("{figure:?} stopped on the obstacle {at}"));
        }
        if taken.contains(&at) && !(state.acting.moved && state.hero(state.acting.hero).at == at) {
            return Err(format!("two figures stand on {at}"));
        }
        taken.push(at);
    }
    for seat in state.party() {
        let full = game.character(state.sheet(seat).character).hp;
        if state.hero(tomb::state::HeroId::character(seat)).hp > full {
            return Err(format!("{seat} has more HP than its track"));
        }
    }
    Ok(())
}

/// A question is one short line, and so is every choice, without coordinates and the names of data files; no two
/// choices read alike.
fn reads_well(game: &Tomb, state: &State) -> Result<(), String> {
    let (scene, names) = (Scene { game, state }, Names::new(&[], game.seats(state)));
    for seat in scene.awaited() {
        let prompt = scene.prompt(seat, &names).ok_or("somebody is awaited and nothing is asked")?;
        if prompt.chars().count() > 60 || prompt.contains(['(', '_', '#']) {
            return Err(format!("the question {prompt:?} is no rail"));
        }
        let mut actions = Vec::new();
        game.legal_actions(state, seat, &mut actions);
        let mut said: Vec<String> = actions.iter().map(|it| game.say(state, *it, &names)).collect();
        if let Some(odd) = said.iter().find(|it| it.chars().count() > 90 || it.contains(['(', '_', '#'])) {
            return Err(format!("the choice {odd:?} reads badly"));
        }
        said.sort();
        if let Some([twin, _]) = said.array_windows().find(|[one, next]| one == next) {
            return Err(format!("two choices read {twin:?}"));
        }
    }
    Ok(())
}

/// The dice of initiative lie on the table for a moment only.
fn fleeting(event: &Event) -> bool {
    matches!(event, Event::Initiative { .. } | Event::InitiativeTied { .. })
}

/// How many games each setup is played; `UNDERCROFT_TEST_GAMES=20` asks for hundreds in all, which takes
/// minutes.
fn games(usual: u64) -> u64 {
    std::env::var("UNDERCROFT_TEST_GAMES").map_or(usual, |it| it.parse().expect("a number"))
}

#[test]
fn every_number_of_seats_keeps_the_laws() {
    Laws::of(&game()).games(games(3)).decisions(6_000).conserving(conserved).fleeting(fleeting).check();
}

/// Every Stage once, with the monsters' player and without, and every option somewhere.
#[test]
fn every_stage_and_option_keeps_the_laws() {
    let game = game();
    let moods = [Mood::Gentle, Mood::Fair, Mood::Grim];
    let setups = game.stages().iter().enumerate().map(|(index, stage)| {
        let party = index % 4 + 1;
        let mut characters: Vec<String> = (0..party)
            .map(|seat| game.characters()[(index * 5 + seat * 7) % game.characters().len()].id.clone())
            .collect();
        if index % 3 == 0 {
            characters[party - 1] = ANY.to_owned();
        }
        if index % 2 == 0 {
            characters.push(MONSTERS.to_owned());
        }
        Setup {
            stage: stage.id.clone(),
            characters,
            monsters: moods[index % 3],
            steady_ground: index % 4 == 3,
            ..Setup::default()
        }
    });
    Laws::of(&game)
        .setups(setups.collect::<Vec<_>>())
        .games(games(2))
        .decisions(6_000)
        .conserving(conserved)
        .fleeting(fleeting)
        .check();
}

#[test]
fn a_campaign_keeps_the_laws() {
    let game = game();
    let setup = |story| Setup {
        stage: "gla2".to_owned(),
        characters: vec!["tamsin".to_owned(), "jorun".to_owned()],
        story,
        ..Setup::default()
    };
    Laws::of(&game)
        .setups([setup(Story::Campaign), setup(Story::Iron)])
        .games(games(2))
        .decisions(60_000)
        .conserving(conserved)
        .fleeting(fleeting)
        .check();
}
