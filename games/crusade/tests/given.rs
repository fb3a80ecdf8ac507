//! Positions: what can be said of one is laid out just so, and what cannot be is refused with a sentence.

use std::sync::Arc;

use crusade::given::{Given, GivenPhase, GivenPlace};
use crusade::{Crusade, State};
use table::Start;
use table::scenario::Citations;
use table::{Chance, Game as _, Lobby as _, Table, Throw};
use testkit::run_sheet;

fn game() -> Arc<Crusade> {
    Arc::new(Crusade::open(&Crusade::printed()).expect("the printed box is sound"))
}

fn open(given: Option<Given>) -> Table<Crusade> {
    let game = game();
    let setup = game.default_setup(4).expect("four may play");
    let names = ["Ada", "Nox", "Ben", "Mort"].map(str::to_owned).to_vec();
    let throws = std::iter::repeat_n(Throw::Keep, 6).collect();
    let chance = Chance::Scripted { throws, setup_seed: Some(0) };
    Table::open(game, Start { setup, names, given, chance }).expect("the position is possible")
}

fn played(lines: &[(u8, &str)]) -> State {
    let mut table = open(None);
    for (seat, line) in lines {
        let action = table.read(line).expect("the line is well written");
        table.submit(table::Seat(*seat), table.seq(), action).expect("the action is legal");
    }
    table.state().clone()
}

fn given(given: Given) -> State {
    open(Some(given)).state().clone()
}

#[test]
fn a_position_before_the_first_round_is_the_one_play_leads_to() {
    let phase = |phase| Given { phase: Some(phase), ..Given::default() };
    assert_eq!(given(phase(GivenPhase::Order("Ada".into()))), played(&[]));
    let orders = [(0, "order Ada, Ben")];
    assert_eq!(given(phase(GivenPhase::Order("Nox".into()))), played(&orders));
    let orders = [(0, "order Ada, Ben"), (1, "order Nox, Mort")];
    assert_eq!(given(phase(GivenPhase::Edge("Nox".into()))), played(&orders));
    let first_edge = [(0, "order Ada, Ben"), (1, "order Nox, Mort"), (1, "edge (-3,1) W")];
    let mut second = phase(GivenPhase::Edge("Mort".into()));
    second.pieces.insert("Nox".into(), GivenPlace::Outside((-3, 1), 3));
    assert_eq!(given(second), played(&first_edge));
}

/// Opens a table of two Groundskeepers and two Necromancers, or of one each, and returns the complaint.
fn complaint(seats: &str, position: &str) -> String {
    let sheet = format!(
        r#"(game: "crusade", scenarios: [(title: "x", seats: {seats}, setup: (layout: Fixed), given: {position})])"#
    );
    let mut failures = run_sheet(&game(), "x.ron", &sheet, &mut Citations::new());
    failures.pop().unwrap_or_else(|| panic!("{position} was accepted"))
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    for (position, says) in [
        (r#"(phase: Turn("Zed"))"#, r#"nobody is called "Zed"; there are Ada, Nox, Ben, Mort"#),
        (r"(round: 14)", "the marker cannot stand on round 14 then; expected 1 to 13"),
        (r#"(round: 1, phase: Shop(who: "Ada"))"#, "expected 2 to 13"),
        (r#"(round: 2, phase: Edge("Nox"))"#, "expected 1 to 1"),
        (r#"(orders: [["Ada"]])"#, "must name every member of the Groundskeepers once"),
        (r"(graves: [(at: (9, 9))])", "The Old Yard has no tile (9,9)"),
        (r"(graves: [(at: (0, 0))])", "no grave lies on the Shed, (0,0)"),
        (r"(graves: [(at: (1, 0)), (at: (1, 0))])", "there are two graves on (1,0)"),
        (r"(graves: [(at: (1, 0), seal: 3)])", "a seal shows 2 or 1, not 3"),
        (r#"(pieces: {"Ada": Outside((3, 0), 0)})"#, "Ada is a Groundskeeper and cannot be outside"),
        (r#"(pieces: {"Nox": Outside((1, 0), 0)})"#, "(1,0) has no open edge on side 0"),
        (r#"(phase: Order("Ada"), pieces: {"Ada": On(1, 0)})"#, "Ada's piece is not placed yet"),
        (r#"(phase: Edge("Nox"), pieces: {"Mort": On(1, 0)})"#, "Mort's piece is not placed yet"),
        (r#"(portals: {"Ada": (1, 0)})"#, "Ada is a Groundskeeper and has no Portal"),
        (r#"(phase: Order("Ben"))"#, "Ben is not the captain of the Groundskeepers"),
        (r#"(phase: Edge("Ada"))"#, "Ada is a Groundskeeper and chooses no edge"),
        (r#"(phase: Shop(who: "Ada", done: ["Ada"]))"#, "Ada cannot be asked after saying Done"),
        (r#"(phase: Shop(who: "Ada", done: ["Nox"]))"#, "`done` names those of them who have finished"),
        (r#"(phase: GiveBack(who: "Ada", by: "Nox"))"#, "a Necromancer gives a card back"),
        (
            r#"(phase: GiveBack(who: "Nox", by: "Ada"), hands: {"Nox": ["boo"]})"#,
            "only with two cards or more",
        ),
        (r"(done: (played: 1))", "has used all its cards, so its turn would be over"),
        (r#"(phase: Shop(who: "Ada"), done: (moved: true))"#, "`done` is about a turn, and nobody takes one"),
        (r#"(next_statuses: {"Ben": (drained: 1)})"#, "Ben does not take a turn"),
        (r#"(hands: {"Ada": ["fireball"]})"#, r#"there is no card "fireball""#),
        (r#"(hands: {"Ada": ["boo"]})"#, "Ada cannot hold Boo!, a card of the other team"),
        (r#"(spent: ["boo", "boo", "boo", "boo"])"#, r#""boo" is wanted more often than its 3 copies"#),
        (r#"(decks: {"tier_1": []})"#, r#"there is no deck "tier_1"; expected groundskeepers_1"#),
        (r#"(decks: {"groundskeepers_1": ["rally"]})"#, r#""rally" does not belong into "groundskeepers_1""#),
        (
            r#"(phase: Edge("Nox"), hands: {"Nox": ["boo"]})"#,
            "cards are dealt only after the edges are chosen",
        ),
        (r"(tokens: (keepers: 1))", "keepers"),
        (r"(peices: {})", "pieces"),
    ] {
        let complaint = complaint(r#"["Ada", "Nox", "Ben", "Mort"]"#, position);
        assert!(complaint.contains(says), "{position}: {complaint}");
    }
}

#[test]
fn one_groundskeeper_has_neither_orders_nor_rallies() {
    for (position, says) in [
        (r#"(phase: Order("Ada"))"#, "Ada is alone and has no order to choose"),
        (r#"(hands: {"Ada": ["rally"]})"#, r#""rally" is no part of a match in which nobody can use it"#),
    ] {
        let complaint = complaint(r#"["Ada", "Nox"]"#, position);
        assert!(complaint.contains(says), "{position}: {complaint}");
    }
}
