//! The bots at a table where hands are hidden.

mod toy;

use bots::{Bot, Budget, Effort, Level, Mind, Search, choose, consider, playout};
use table::{Arrange as _, Dice, Game, Names, Outcome, Seat, Tray, Turn};
use toy::{Given, Play, State, Toy};

fn bot(text: &str) -> Bot {
    text.parse().expect("a bot's word")
}

/// A first trick under way, with this deck.
fn position(toy: &Toy, cards: u8, hands: &[&[u8]], leader: u8, trick: &[u8]) -> State {
    let seats = u8::try_from(hands.len()).expect("few seats");
    let mut state = toy.deal(seats, 1, cards, 0);
    let hands = hands.iter().map(|hand| hand.to_vec()).collect();
    let given = Given { hands, leader, trick: trick.to_vec() };
    toy.arrange(&mut state, &given, &Names::new(&[], seats.into())).expect("a possible position");
    state
}

/// Plays some random actions, so that there is a middle of the match to think about; whoever is
/// awaited then must have a choice.
fn midgame(toy: &Toy, seats: u8, cards: u8, seed: u64) -> (State, Seat) {
    let mut state = toy.deal(seats, 4, cards, seed);
    let mut tray = Tray::deaf(Dice::fast(!seed));
    let mut actions = Vec::new();
    let plays = tray.pick(usize::from(seats) * 3 - 1);
    for _ in 0..plays {
        let seat = awaited(toy, &state);
        actions.clear();
        toy.legal_actions(&state, seat, &mut actions);
        let action = actions[tray.pick(actions.len())];
        toy.apply(&mut state, seat, action, &mut tray);
    }
    let seat = awaited(toy, &state);
    (state, seat)
}

fn awaited(toy: &Toy, state: &State) -> Seat {
    toy.turn(state).awaited().lowest().expect("the match is not over")
}

/// 9 was led. With 10 the trick is taken and 23, the highest, takes another: two of three for
/// certain. Any other card leaves it to the opponent's hand.
fn take_it_cheaply(toy: &Toy) -> State {
    position(toy, 24, &[&[12, 5], &[0, 10, 23]], 0, &[9])
}

#[test]
fn the_search_finds_the_only_sure_win() {
    let toy = Toy::new();
    let state = take_it_cheaply(&toy);
    for seed in 0..20 {
        let considered = consider(&bot("ismcts:400"), &toy, &state, Seat(1), seed);
        assert_eq!(considered[0].action, Play(10), "{considered:?}");
        assert!(considered[0].value > 0.9, "{considered:?}");
        assert_eq!(considered.iter().map(|it| it.visits).sum::<u32>(), 400);
    }
}

#[test]
fn partners_trust_each_other() {
    let toy = Toy::new();
    // Seat 0's partner lies ahead with 20, and 21 would take the trick from a friend. Kept for the
    // second trick it is the highest card left, as 22 and 23 are not in the deck.
    let state = position(&toy, 22, &[&[3, 21], &[11], &[8], &[9]], 1, &[6, 20, 12]);
    for seed in 0..20 {
        assert_eq!(choose(&bot("ismcts:200"), &toy, &state, Seat(0), seed), Play(3));
    }
}

#[test]
fn a_seat_that_may_lead_beside_its_partner_answers_for_itself() {
    let toy = Toy::new();
    let state = position(&toy, 24, &[&[0, 1], &[2, 3], &[4, 23], &[6, 7]], 0, &[]);
    assert_eq!(toy.turn(&state).awaited().len(), 2);
    for text in ["random", "greedy", "ismcts:50"] {
        let chosen = choose(&bot(text), &toy, &state, Seat(2), 3);
        assert!([Play(4), Play(23)].contains(&chosen), "{text}: {chosen:?}");
    }
}

/// What the seat to act gets with best play on both sides, when nothing is hidden.
fn minimax(toy: &Toy, state: &State, for_seat: Seat) -> i32 {
    if let Turn::Over(outcome) = toy.turn(state) {
        return outcome.worth(for_seat);
    }
    let seat = awaited(toy, state);
    let worths = after_each(toy, state, seat).into_iter().map(|(_, after)| minimax(toy, &after, for_seat));
    let best = if seat == for_seat { worths.max() } else { worths.min() };
    best.expect("an awaited seat has a card")
}

fn after_each(toy: &Toy, state: &State, seat: Seat) -> Vec<(Play, State)> {
    let mut actions = Vec::new();
    toy.legal_actions(state, seat, &mut actions);
    let mut tray = Tray::deaf(Dice::fast(0));
    let after = |action| {
        let mut state = state.clone();
        toy.apply(&mut state, seat, action, &mut tray);
        (action, state)
    };
    actions.into_iter().map(after).collect()
}

#[test]
fn with_nothing_hidden_the_search_plays_perfectly() {
    let toy = Toy::new();
    let mut hard = 0;
    for seed in 0..200 {
        let (state, seat) = midgame(&toy, 2, 8, seed); // all eight cards are in the hands
        let worths: Vec<(Play, i32)> = after_each(&toy, &state, seat)
            .into_iter()
            .map(|(play, after)| (play, minimax(&toy, &after, seat)))
            .collect();
        let best = worths.iter().map(|(_, worth)| *worth).max().unwrap();
        hard += usize::from(worths.iter().any(|(_, worth)| *worth < best));
        let chosen = choose(&bot("ismcts:3000"), &toy, &state, seat, seed);
        assert!(worths.contains(&(chosen, best)), "deal {seed}: {chosen:?} of {worths:?}");
    }
    assert!(hard > 30, "only {hard} positions had anything to get wrong");
}

#[test]
fn a_search_may_stop_its_playouts_and_estimate() {
    let toy = Toy::new();
    let state = take_it_cheaply(&toy);
    let search = Search { playout_depth: Some(0), ..Search::new(&toy, Effort::iterations(300)) };
    let considered = search.consider(&Mind::new(&toy, &state, Seat(1)), 1);
    assert_eq!(considered[0].action, Play(10), "{considered:?}");
    let to_the_end =
        Search::new(&toy, Effort::iterations(300)).consider(&Mind::new(&toy, &state, Seat(1)), 1);
    assert_ne!(considered, to_the_end);
}

#[test]
fn a_search_with_laps_estimates_only_where_a_lap_begins() {
    let (laps, toy) = (Toy::with_laps(), Toy::new());
    let search = Search { playout_depth: Some(1), ..Search::new(&toy, Effort::iterations(300)) };
    let mut differ = 0;
    for seed in 0..30 {
        let (state, seat) = midgame(&toy, 4, 24, seed);
        let by_laps = search.consider(&Mind::new(&laps, &state, seat), seed); // the toy itself is watching
        let by_decisions = search.consider(&Mind::new(&toy, &state, seat), seed);
        differ += usize::from(by_laps != by_decisions);
    }
    assert!(differ > 10, "only {differ} of 30 thoughts noticed that a lap is not a decision");
}

#[test]
fn greedy_takes_what_the_estimate_likes_best() {
    let toy = Toy::new();
    let considered = consider(&Bot::Greedy, &toy, &take_it_cheaply(&toy), Seat(1), 1);
    let order: Vec<Play> = considered.iter().map(|it| it.action).collect();
    assert_eq!(order, [Play(10), Play(23), Play(0)]);
    // One trick, and 23 still in hand; nothing of it is a guess.
    assert!((considered[0].value - 0.623).abs() < 1e-9, "{considered:?}");
}

#[test]
fn the_dice_decide_between_what_greedy_likes_equally() {
    let toy = Toy::new();
    let state = position(&toy, 24, &[&[3, 5, 23], &[1, 2, 4]], 0, &[]);
    assert_eq!(chosen_by(Bot::Greedy, &toy, &state, Seat(0)), [3, 5], "23 is the better one to keep");
}

/// Every card the bot chooses with one seed or another.
fn chosen_by(bot: Bot, toy: &Toy, state: &State, seat: Seat) -> Vec<u8> {
    let mut chosen: Vec<u8> = (0..60).map(|seed| choose(&bot, toy, state, seat, seed).0).collect();
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

#[test]
fn random_may_choose_anything() {
    let toy = Toy::new();
    assert_eq!(chosen_by(Bot::Random, &toy, &take_it_cheaply(&toy), Seat(1)), [0, 10, 23]);
}

#[test]
fn the_only_thing_to_do_needs_no_thought() {
    let toy = Toy::new();
    let state = position(&toy, 24, &[&[3], &[7]], 0, &[]);
    let forever = Bot::Ismcts(Effort { budget: Budget::Milliseconds(u32::MAX), threads: 2 });
    let considered = consider(&forever, &toy, &state, Seat(0), 1);
    assert_eq!((considered.len(), considered[0].action, considered[0].visits), (1, Play(3), 0));
}

#[test]
fn time_is_a_budget_too() {
    let toy = Toy::new();
    let considered = consider(&bot("ismcts:20msx2"), &toy, &take_it_cheaply(&toy), Seat(1), 1);
    assert_eq!(considered[0].action, Play(10));
    assert!(considered.iter().all(|it| it.visits > 0));
}

#[test]
fn the_same_seed_gives_the_same_thoughts_on_any_number_of_threads() {
    let toy = Toy::new();
    for text in ["random", "greedy", "ismcts:101", "ismcts:101x2", "ismcts:101x4", "easy"] {
        for seed in 0..10 {
            let (state, seat) = midgame(&toy, 4, 24, seed);
            let first = consider(&bot(text), &toy, &state, seat, seed);
            let again = consider(&bot(text), &toy, &state, seat, seed);
            assert_eq!(first, again, "{text}");
        }
    }
    let state = take_it_cheaply(&toy);
    let thoughts = |text: &str, seed| consider(&bot(text), &toy, &state, Seat(1), seed);
    assert_ne!(thoughts("ismcts:101", 1), thoughts("ismcts:101", 2));
    assert_ne!(thoughts("ismcts:101", 1), thoughts("ismcts:101x2", 1));
    let total: u32 = thoughts("ismcts:101x4", 1).iter().map(|it| it.visits).sum();
    assert_eq!(total, 101, "every iteration is somebody's");
    let easy = Bot::Ismcts(Level::Easy.effort());
    assert_eq!(thoughts("easy", 1), consider(&easy, &toy, &state, Seat(1), 1));
}

/// Everything hidden is dealt anew and the seed kept: if a thought changes, the bot has peeked.
#[test]
fn thinking_in_slices_comes_to_the_same() {
    let toy = std::sync::Arc::new(Toy::new());
    for seed in 0..5 {
        let (state, seat) = midgame(&toy, 4, 20, seed);
        let whole = consider(&bot("ismcts:300"), &*toy, &state, seat, seed);
        let mut pondering = bots::Pondering::new(std::sync::Arc::clone(&toy), state, seat, 300, seed);
        let mut left = 300;
        while left > 0 {
            let before = left;
            left = pondering.go_on(37);
            assert_eq!(before - left, 37.min(before));
        }
        assert_eq!(pondering.go_on(37), 0);
        assert_eq!(pondering.considered(), whole);
    }
}

#[test]
fn no_bot_peeks() {
    let toy = Toy::new();
    let mut changed = 0;
    for seed in 0..150 {
        let seats = if seed % 2 == 0 { 2 } else { 4 };
        let (state, seat) = midgame(&toy, seats, 24, seed);
        let mut other = state.clone();
        toy.imagine(&mut other, seat, &mut Dice::fast(seed + 1000));
        changed += usize::from(other != state);
        for text in ["random", "greedy", "ismcts:60", "ismcts:60x2"] {
            let bot = bot(text);
            assert_eq!(
                consider(&bot, &toy, &state, seat, seed),
                consider(&bot, &toy, &other, seat, seed),
                "{text} in deal {seed}"
            );
        }
    }
    assert!(changed > 140, "only {changed} deals had anything to hide");
}

/// The share of the points `one` wins against `other`, with every deal played from both sides.
fn score(toy: &Toy, one: &Bot, other: &Bot, games: u32) -> f64 {
    let points: i32 = (0..games)
        .map(u64::from)
        .map(|game| {
            let mine = Seat(u8::from(game % 2 == 1));
            let mut state = toy.deal(2, 7, 20, game / 2);
            let mut tray = Tray::deaf(Dice::fast(game));
            for decision in 0.. {
                if let Turn::Over(outcome) = toy.turn(&state) {
                    return outcome.worth(mine);
                }
                let seat = awaited(toy, &state);
                let bot = if seat == mine { one } else { other };
                let action = choose(bot, toy, &state, seat, game * 100 + decision);
                toy.apply(&mut state, seat, action, &mut tray);
            }
            unreachable!("a match of fourteen cards ends")
        })
        .sum();
    f64::from(points) / 1000.0 / f64::from(games)
}

#[test]
fn thinking_pays() {
    let toy = Toy::new();
    for (one, other, least) in
        [("greedy", "random", 0.6), ("ismcts:200", "random", 0.65), ("ismcts:200", "greedy", 0.5)]
    {
        let share = score(&toy, &bot(one), &bot(other), 200);
        assert!(share > least, "{one} against {other}: {share}");
    }
}

#[test]
fn a_random_playout_reaches_an_end_and_counts_its_decisions() {
    let toy = Toy::new();
    let mut actions = Vec::new();
    for seed in 0..50 {
        let mut state = toy.deal(4, 5, 24, seed);
        let (outcome, decisions) = playout(&toy, &mut state, &mut Tray::deaf(Dice::fast(seed)), &mut actions);
        assert_eq!(decisions, 20);
        assert_eq!(toy.turn(&state), Turn::Over(outcome));
        let Outcome { won, .. } = outcome;
        assert_eq!(won.len(), 2, "five tricks cannot be shared evenly");
    }
}
