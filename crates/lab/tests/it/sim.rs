//! Same plan, same totals; and every bot plays every side.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use lab::sim::{Deal, Plan, Report, Share, Side, SimError, Totals, run};
use table::Game;

use crate::toy::{Setup, Straws};

fn plan(bots: &str, seats: usize, games: u64) -> Plan<Setup> {
    let bots = bots.split(',').map(|bot| bot.parse().expect("a bot")).collect();
    Plan {
        setup: Setup { seats },
        bots,
        deal: Deal::Rotating,
        games,
        seed: 7,
        threads: Some(1),
        count: false,
    }
}

fn played(plan: &Plan<Setup>) -> Report {
    run(&Straws::boxed(), plan, &|| ControlFlow::Continue(())).expect("a plan that can be played")
}

fn share<'r>(report: &'r Report, side: &Side) -> &'r Share {
    report.shares.iter().find(|share| share.side == *side).expect("a side that played")
}

#[test]
fn the_totals_do_not_depend_on_the_number_of_threads() {
    let mut plan = plan("random,greedy,ismcts:8", 4, 300);
    let totals = [1, 2, 3, 7].map(|threads| {
        plan.threads = Some(threads);
        let report = played(&plan);
        assert_eq!(report.timing.threads, threads);
        report.totals
    });
    assert!(totals.iter().all(|it| *it == totals[0]), "{totals:#?}");
    assert_eq!(totals[0].games, 300);
}

#[test]
fn another_seed_gives_other_games() {
    let mut plan = plan("random", 2, 200);
    let one = played(&plan).totals;
    plan.seed += 1;
    assert_ne!(one, played(&plan).totals);
}

#[test]
fn a_shorter_run_is_the_beginning_of_a_longer_one() {
    let (short, long) = (played(&plan("random", 2, 30)).totals, played(&plan("random", 2, 31)).totals);
    assert_eq!(long.games, short.games + 1);
    let wins = |totals: &Totals| totals.teams.iter().map(|team| team.wins).sum::<u64>() + totals.draws;
    assert_eq!(wins(&long), wins(&short) + 1);
    assert!(long.length.total > short.length.total && long.length.most >= short.length.most);
}

#[test]
fn bots_change_places_unless_told_to_stay() {
    let mut plan = plan("random,greedy", 4, 100);
    let games = |report: &Report| -> Vec<Vec<u64>> {
        report.totals.sides.iter().map(|side| side.iter().map(|tally| tally.games).collect()).collect()
    };
    assert_eq!(games(&played(&plan)), [[50, 50], [50, 50]]);
    plan.deal = Deal::Fixed;
    assert_eq!(games(&played(&plan)), [[100, 0], [0, 100]]);
}

#[test]
fn who_counts_straws_beats_who_does_not() {
    let report = played(&plan("random,greedy", 2, 400));
    let [random, greedy] = ["random", "greedy"].map(|bot| share(&report, &Side::Bot(bot.to_owned())));
    assert!(greedy.low > random.high, "{report}");
    let as_odd = share(&report, &Side::Pairing { team: "Odd".to_owned(), bot: "greedy".to_owned() });
    let as_even = share(&report, &Side::Pairing { team: "Even".to_owned(), bot: "greedy".to_owned() });
    assert!((greedy.won - f64::midpoint(as_odd.won, as_even.won)).abs() < 1e-4);
    assert!(report.totals.draws > 0, "the wind blows in one game of six");
}

#[test]
fn the_same_bot_named_twice_is_one_bot() {
    let report = played(&plan("random,random", 2, 10));
    assert_eq!(report.bots.len(), 2);
    assert_eq!(report.totals.sides[0].len(), 1);
    let sides: Vec<String> = report.shares.iter().map(|share| share.side.to_string()).collect();
    assert_eq!(sides, ["Odd", "Even"]);
}

#[test]
fn a_report_survives_its_file_and_names_everything_that_made_it() {
    let report = played(&plan("random,greedy", 4, 37));
    let file = serde_json::to_string_pretty(&report).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&file).unwrap(), report);
    assert_eq!(report.setup, serde_json::json!({ "seats": 4 }));
    assert_eq!((report.game.as_str(), report.seats, report.seed), (Straws::KEY, 4, 7));
}

#[test]
fn the_table_has_a_line_for_every_side() {
    let text = played(&plan("random,greedy", 2, 20)).to_string();
    for line in ["Odd ", "Even ", "random as Odd ", "greedy as Even ", "greedy, average of teams "] {
        assert!(text.lines().any(|it| it.starts_with(line)), "no line for {line:?} in\n{text}");
    }
    assert!(text.contains("20 games, 2 seats"), "{text}");
}

#[test]
fn every_game_ticks_once() {
    let ticks = AtomicU64::new(0);
    let mut plan = plan("random", 2, 50);
    plan.threads = Some(2);
    run(&Straws::boxed(), &plan, &|| {
        ticks.fetch_add(1, Ordering::Relaxed);
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(ticks.into_inner(), 50);
}

#[test]
fn a_run_that_is_stopped_reports_what_was_played() {
    let ticks = AtomicU64::new(0);
    let plan = plan("random", 2, 50);
    let stop = || match ticks.fetch_add(1, Ordering::Relaxed) {
        0..6 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    assert_eq!(run(&Straws::boxed(), &plan, &stop).unwrap().totals.games, 7);
}

#[test]
fn a_plan_nobody_can_play_is_refused() {
    let mut plan = plan("random", 9, 5);
    let error = run(&Straws::boxed(), &plan, &|| ControlFlow::Continue(())).unwrap_err();
    assert!(matches!(&error, SimError::Setup(error) if error.rule.as_str() == "TOY-SEATS-01"), "{error}");
    plan.bots.clear();
    assert!(matches!(run(&Straws::boxed(), &plan, &|| ControlFlow::Continue(())), Err(SimError::NoBots)));
}

#[test]
fn what_a_game_counts_of_itself_is_counted_for_those_it_happened_to() {
    let mut plan = plan("random", 2, 200);
    let uncounted = played(&plan).totals;
    assert!(uncounted.counts.is_empty());
    plan.count = true;
    plan.threads = Some(3);
    let report = played(&plan);
    let Totals { games, draws, counts, .. } = &report.totals;
    assert_eq!((*games, *draws), (uncounted.games, uncounted.draws), "counting changes nothing");
    assert_eq!(counts["ended"]["by the wind"].games, *draws);
    assert_eq!(counts["ended"]["by the last straw"].games, games - draws);
    let drawn = &counts["drawn"];
    assert_eq!(drawn["1"].times + drawn["2"].times, report.totals.length.total, "each decision is a draw");
    let both = drawn["1"].seats.games + drawn["2"].seats.games;
    assert!(drawn["1"].games < drawn["1"].seats.games && both <= 4 * games, "a seat counts once a game");
    assert!((1..=games - draws).contains(&drawn["1"].seats.wins), "and only one of the two wins");
    assert_eq!(counts["rule"]["TOY-LAID-01"].games, *games);
    let text = report.to_string();
    assert!(text.contains("\ndrawn") && text.contains("by the last straw"), "{text}");
}
