//! Bots at the table of Dark Tomb: they know no more than the table, cost no allocation, and the quick
//! player is as good as the rulebook says.

use bots::{Bot, playout};
use table::{Dice, Game as _, Seat, Think as _, Tray, Turn};
use testkit::{Counting, cost_of_playouts, no_bot_peeks, positions, printed};
use tomb::rules::monster_seat::March;
use tomb::rules::setup::{ANY, MONSTERS, Setup};
use tomb::step::Step;
use tomb::{Action, State, Tomb};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn setup(stage: &str, characters: &[&str]) -> Setup {
    let characters = characters.iter().map(|it| (*it).to_owned()).collect();
    Setup { stage: stage.to_owned(), characters, ..Setup::default() }
}

/// Plays by the quick player, looking at every position on the way; says whether the party won.
fn play(game: &Tomb, setup: &Setup, seed: u64, mut look: impl FnMut(&State, Seat, &[Action])) -> bool {
    let mut tray = Tray::deaf(Dice::fast(seed));
    let mut state = game.setup(setup, &mut tray).expect("a sound setup");
    let mut actions = Vec::new();
    loop {
        let Turn::Awaits(awaited) = game.turn(&state) else {
            return game.turn(&state).outcome().is_some_and(|it| it.won.has(Seat(0)));
        };
        let seat = awaited.lowest().expect("somebody is awaited");
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        look(&state, seat, &actions);
        let place = game.policy(&state, seat, &actions, tray.dice());
        game.apply(&mut state, seat, actions[place], &mut tray);
    }
}

#[test]
fn no_bot_changes_its_mind_when_hidden_cards_are_dealt_anew() {
    let game = printed::<Tomb>();
    let positions = positions(&*game, &setup("aur2", &["brannoch", "mordec"]), 2, 9);
    let hidden = no_bot_peeks(&*game, &positions, &["policy", "greedy", "ismcts:40", "ismcts:40x2"]);
    assert!(hidden > 5, "only {hidden} positions had anything to hide");
}

#[test]
fn a_random_playout_allocates_nothing() {
    let game = printed::<Tomb>();
    for (stage, party) in
        [("gla3", &["tamsin", "jorun", "mordec", "rhea", MONSTERS][..]), ("blo2", &["okon"])]
    {
        let cost = cost_of_playouts(&*game, &setup(stage, party), 20);
        assert_eq!(cost.allocations, 0, "over {} decisions of {stage}", cost.decisions);
    }
}

#[test]
fn the_quick_player_completes_a_first_stage_and_random_play_does_not() {
    let game = printed::<Tomb>();
    for stage in ["aur1", "blo1", "gla1"] {
        let party = setup(stage, &[ANY, ANY, ANY]);
        let won = (0..30).filter(|seed| play(&game, &party, *seed, |_, _, _| ())).count();
        assert!(won >= 26, "{stage}: {won} of 30");
        let (mut tray, mut actions) = (Tray::deaf(Dice::fast(1)), Vec::new());
        let lucky = (0..30).filter(|_| {
            let mut state = game.setup(&party, &mut tray).expect("a sound setup");
            playout(&*game, &mut state, &mut tray, &mut actions).0.won.has(Seat(0))
        });
        assert!(lucky.count() <= 6, "{stage} is won by luck");
    }
}

/// A bot in the monster seat plays exactly the printed rules.
#[test]
fn the_quick_player_leads_monsters_as_the_rules_do() {
    let game = printed::<Tomb>();
    let mut asked = 0;
    play(&game, &setup("aur3", &["brannoch", "sable", MONSTERS]), 4, |state, seat, actions| {
        if let Some(Step::March(March(beast))) = state.agenda.next().copied() {
            let scene = tomb::play::Scene { game: &game, state };
            let place = game.policy(state, seat, actions, &mut Dice::fast(1));
            assert_eq!(scene.decide(beast).map(|it| Action::March(it.to)), Some(actions[place]));
            asked += 1;
        }
    });
    assert!(asked > 10, "the monsters were asked {asked} times");
}

/// A search that weighs every step against every other walks in circles and runs out of rounds.
#[test]
fn a_search_thinks_about_few_things_and_gets_somewhere() {
    let game = printed::<Tomb>();
    let bot: Bot = "ismcts:40".parse().expect("a bot");
    let party = setup("aur1", &["brannoch", "mordec"]);
    for seed in 0..3 {
        let mut tray = Tray::deaf(Dice::fast(seed));
        let mut state = game.setup(&party, &mut tray).expect("a sound setup");
        for decision in 0.. {
            let Turn::Awaits(awaited) = game.turn(&state) else { break };
            let seat = awaited.lowest().expect("somebody is awaited");
            let considered = bots::consider(&bot, &*game, &state, seat, decision);
            let steps = considered.iter().filter(|it| matches!(it.action, Action::Step(_))).count();
            assert!(steps <= 4 && considered.len() <= 16, "{considered:?}");
            game.apply(&mut state, seat, considered[0].action, &mut tray);
        }
        assert!(state.round <= 20, "the Sunken Stair took {} rounds", state.round);
        assert!(game.turn(&state).outcome().is_some_and(|it| it.won.has(Seat(0))), "with seed {seed}");
    }
}

#[test]
fn what_the_quick_player_does_is_always_worth_a_thought() {
    let game = printed::<Tomb>();
    let mut shorter = 0;
    for (stage, party) in [("gla2", &["tamsin", "wren"][..]), ("blo2", &["okon", "nettle"])] {
        play(&game, &setup(stage, party), 5, |state, seat, actions| {
            let mut short = actions.to_vec();
            game.shortlist(state, seat, &mut short);
            let chosen = actions[game.policy(state, seat, actions, &mut Dice::fast(0))];
            assert!(short.contains(&chosen), "{chosen:?} is not among {short:?}");
            shorter += usize::from(short.len() < actions.len());
        });
    }
    assert!(shorter > 20, "only {shorter} lists became shorter");
}
