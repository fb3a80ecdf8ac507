//! Positions: what can be said of one is laid out just so, and what cannot be is refused with a sentence.

use std::sync::Arc;

use pharaoh::given::{Given, GivenHex, GivenPhase, GivenPlayer};
use pharaoh::state::Phase;
use pharaoh::{Pharaoh, State};
use table::Start;
use table::scenario::Citations;
use table::{Chance, Game as _, Lobby as _, Seat, Table};
use testkit::run_sheet;

fn game() -> Arc<Pharaoh> {
    Arc::new(Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound"))
}

fn open(given: Option<Given>) -> Table<Pharaoh> {
    let game = game();
    let setup = game.default_setup(2).expect("two may play");
    let names = ["Ana", "Bo"].map(str::to_owned).to_vec();
    let chance = Chance::Scripted { throws: [].into(), setup_seed: Some(4) };
    Table::open(game, Start { setup, names, given, chance }).expect("the position is possible")
}

fn given(given: Given) -> State {
    open(Some(given)).state().clone()
}

/// The starting hex where it would have lain anyway, the hands as dealt: only the draw is taken out.
#[test]
fn an_opening_laid_out_is_the_opening_dealt() {
    let dealt = open(None);
    let (game, state) = (game(), dealt.state());
    let words = |seat: Seat| {
        let hand = &state.player(seat).hand;
        hand.iter().map(|piece| game.card(state.kind(*piece)).id.clone()).collect()
    };
    let start = state.crypt.rooms[0];
    let owner = start.owner.map(|seat| ["Ana", "Bo"][seat.index()].to_owned());
    let position = Given {
        turn: Some(["Ana", "Bo"][state.turn.seat.index()].to_owned()),
        phase: GivenPhase::Draw,
        crypt: vec![GivenHex {
            hex: game.hex(start.kind).id.clone(),
            at: (0, 0),
            rotation: start.rotation,
            owner,
            doors: Vec::new(),
            slain: false,
        }],
        players: [("Ana", Seat(0)), ("Bo", Seat(1))]
            .map(|(name, seat)| {
                let hand = words(seat);
                (name.to_owned(), GivenPlayer { hand, ..GivenPlayer::default() })
            })
            .into(),
        ..Given::default()
    };
    let laid = given(position);
    assert_eq!(laid.turn, state.turn);
    assert_eq!(laid.crypt.rooms, state.crypt.rooms);
    for seat in [Seat(0), Seat(1)] {
        let kinds = |state: &State| state.player(seat).hand.iter().map(|it| state.kind(*it)).collect();
        let (one, other): (Vec<_>, Vec<_>) = (kinds(&laid), kinds(state));
        assert_eq!(one, other, "the hand of {seat}");
        assert_eq!(laid.player(seat).deck.len(), state.player(seat).deck.len());
    }
}

#[test]
fn a_phase_waits_for_the_seat_it_names() {
    for (phase, reached) in [
        (GivenPhase::Draw, Phase::Start),
        (GivenPhase::Free, Phase::Free),
        (GivenPhase::Actions, Phase::Actions),
        (GivenPhase::Discard, Phase::Discard),
    ] {
        let hand = vec!["heal".to_owned()];
        let players = [("Bo".to_owned(), GivenPlayer { hand, ..GivenPlayer::default() })].into();
        let table = open(Some(Given { turn: Some("Bo".into()), phase, players, ..Given::default() }));
        assert_eq!(table.turn().awaited().lowest(), Some(Seat(1)), "{phase:?}");
        assert_eq!(table.state().turn.phase, reached, "{phase:?}");
    }
}

/// Opens a table of two, or a sheet's own, and returns the complaint.
fn complaint(position: &str) -> String {
    let sheet = format!(
        r#"(game: "pharaoh", scenarios: [(title: "x", seats: ["Ana", "Bo"], given: {position}, then: [])])"#
    );
    let mut failures = run_sheet(&game(), "x.ron", &sheet, &mut Citations::new());
    failures.pop().unwrap_or_else(|| panic!("{position} was accepted"))
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    for (position, says) in [
        (r#"(turn: "Zed")"#, r#"nobody is called "Zed"; there are Ana, Bo"#),
        (r"(round: 61)", "round 61 of 60"),
        (r"(phase: Start)", "only a defeated player has something to choose before the draw"),
        (r#"(crypt: [(hex: "H999", at: (0, 0))])"#, r#"there is no hex "H999""#),
        (r#"(crypt: [(hex: "H016", at: (0, 0)), (hex: "H001", at: (0, 0))])"#, "two hexes lie on (0,0)"),
        (r#"(players: {"Ana": (at: (5, 5))})"#, "no hex lies on (5,5)"),
        (r#"(players: {"Ana": (life: 26)})"#, "Ana: 26 of 25 life points"),
        (
            r#"(crypt: [(hex: "H016", at: (0, 0))], players: {"Ana": (held: true)})"#,
            "no hex holds Ana: its event has no escape roll",
        ),
        (r#"(players: {"Ana": (hand: ["excalibur"])})"#, "excalibur"),
        (
            r#"(players: {"Ana": (hand: ["the_key"], discard: ["the_key"])})"#,
            r#"Ana has no card left that could be "the_key""#,
        ),
        (r#"(crypt: [(hex: "H016", at: (0, 0))], monsters: [(home: (0, 0))])"#, "has no monster"),
        (
            r#"(crypt: [(hex: "H016", at: (0, 0))], players: {"Ana": (body: "din")}, tabled: [(card: "din", by: "Ana", at: (0, 0))])"#,
            "Ana is not defeated and has no body",
        ),
        (
            r#"(crypt: [(hex: "H016", at: (0, 0))], tabled: [(card: "din", by: "Ana", before: "Bo", at: (0, 0))])"#,
            r#""din" lies in one place only"#,
        ),
        (r#"(tabled: [(card: "locked_door", by: "Ana", side: "N")])"#, "only a card in a hex shuts a door"),
        (
            r#"(players: {"Bo": (hand: ["the_key"])}, keys: [(owner: "Bo", at: (0, 0))])"#,
            "the Key of Bo lies elsewhere",
        ),
        (r"(phase: Discard)", "this position asks nobody anything: Ana has nothing to decide in Discard"),
        (
            r#"(turn: "Bo", phase: Actions, so_far: (taken: 1))"#,
            "this position asks nobody anything: Bo has nothing to decide in Actions",
        ),
        (r"(peices: {})", "peices"),
    ] {
        let complaint = complaint(position);
        assert!(complaint.contains(says), "{position}: {complaint}");
    }
}
