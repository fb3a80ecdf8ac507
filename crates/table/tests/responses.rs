//! A stack of answers to answers can be saved, copied and resumed at any decision in its middle.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::fair::Secret;
use table::record::{self, Entry, Record};
use table::{Chance, Dice, Game, Seat, Table, Told, Tray, Viewer};
use testkit::toy::{Action, Card, Event, Given, GivenThief, State, Step, Vault, What, lay, say_all};

const NAMES: [&str; 3] = ["Ana", "Bo", "Cy"];

/// Three answers above a card, one of them cancelled, one that doubles what lies beneath, then two
/// rolls, one made again; and on to the end of the match.
const LINES: [&str; 24] = [
    "Ana: play pilfer",
    "Bo: play echo",  // answers the pilfer
    "Cy: play hush",  // answers the echo
    "Ana: play hush", // answers the hush
    "Bo: pass",
    "Cy: pass",
    "Ana: pass", // Cy's hush is gone; the echo's window starts again
    "Cy: pass",
    "Ana: pass",
    "Bo: pass", // the echo doubles the pilfer, whose window starts again
    "Bo: pass",
    "Cy: pass",
    "Ana: pass", // two dice fall
    "Bo: pass",
    "Cy: pass",
    "Ana: play jolt", // answers the upper one
    "Bo: pass",
    "Cy: pass", // it is rolled again and its window starts again
    "Bo: pass",
    "Cy: pass", // the upper roll counts
    "Bo: pass",
    "Cy: pass", // the lower one too
    "Bo: draw",
    "Cy: draw",
];

fn hands(of: &[(&str, &[Card])]) -> Given {
    let thief = |cards: &[Card]| GivenThief { hand: Some(cards.to_vec()), ..GivenThief::default() };
    let thieves: BTreeMap<_, _> = of.iter().map(|(name, cards)| ((*name).to_owned(), thief(cards))).collect();
    Given { thieves, leader: Some("Ana".to_owned()), ..Given::default() }
}

fn three_thieves() -> Table<Vault> {
    use Card::{Echo, Hush, Jolt, Pilfer, Snatch};
    let given = hands(&[("Ana", &[Pilfer, Hush, Jolt]), ("Bo", &[Echo, Snatch]), ("Cy", &[Hush, Snatch])]);
    let nonces = NAMES.map(str::to_owned).to_vec();
    lay(&NAMES, given, Chance::fair("a match".to_owned(), Secret::from_bytes([3; 32]), nonces))
}

fn depth(state: &State) -> usize {
    state.stack().count()
}

#[test]
fn the_stack_is_what_the_lines_say() {
    let mut table = three_thieves();
    let depths: Vec<usize> = LINES
        .map(|line| {
            say_all(&mut table, &[line]);
            depth(table.state())
        })
        .to_vec();
    assert_eq!(depths, [1, 2, 3, 4, 4, 4, 2, 2, 2, 1, 1, 1, 2, 2, 2, 3, 3, 2, 2, 1, 1, 0, 0, 0]);
    let heard: Vec<String> =
        table.log(Viewer::SPECTATOR, 0).unwrap().into_iter().map(|line| line.text).collect();
    let rolls: Vec<u16> =
        heard.iter().filter_map(|line| line.strip_prefix("Ana rolls ")?.parse().ok()).collect();
    let [lower, _jolted, upper] = rolls[..] else { panic!("three dice fall: {rolls:?}") };
    assert_eq!(table.state().thief(Seat(0)).purse, lower + upper);
    assert!(heard.contains(&"The hush of Cy is hushed".to_owned()));
    assert!(table.turn().outcome().is_some());
}

/// A bare state, with no table around it.
struct Bare {
    state: State,
    talk: Vec<Told<Event>>,
}

impl Bare {
    fn new(state: State) -> Self {
        Self { state, talk: Vec::new() }
    }

    /// Does the next entries of a record, with its throws.
    fn go_on(mut self, game: &Vault, entries: &[Entry]) -> Self {
        for entry in entries {
            let Entry::Act { seat, action, throws, .. } = entry else { panic!("only actions here") };
            let mut tray = Tray::listening(Dice::scripted(throws.clone()));
            let action = action.read().expect("what was recorded is an action");
            game.apply(&mut self.state, *seat, action, &mut tray);
            let dice = tray.dice();
            assert_eq!((dice.fault(), dice.left_over().count()), (None, 0));
            self.talk.extend(tray.talk());
        }
        self
    }
}

fn saved_and_loaded<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    serde_json::from_str(&text).expect("it can be read")
}

#[test]
fn every_decision_in_the_middle_can_be_saved_copied_and_resumed() {
    let mut whole = three_thieves();
    say_all(&mut whole, &LINES);
    let (end, record) = (whole.state().clone(), whole.record());

    let mut table = three_thieves();
    for (done, line) in LINES.iter().enumerate() {
        let rest = &record.entries[done..];
        let game = Arc::clone(table.game());
        let original = Bare::new(table.state().clone()).go_on(&game, rest);
        assert_eq!(original.state, end, "a copy made before {line:?} ends otherwise");

        let loaded = Bare::new(saved_and_loaded(table.state())).go_on(&game, rest);
        assert_eq!(loaded.state, end, "a state saved before {line:?} ends otherwise");
        assert_eq!(loaded.talk, original.talk, "a state saved before {line:?} tells another story");

        let kept: Record = saved_and_loaded(&table.record());
        let mut resumed = record::replay(&game, &kept).unwrap();
        assert_eq!(resumed.state(), table.state());
        say_all(&mut resumed, &LINES[done..]);
        assert_eq!(resumed.record(), record, "a record kept before {line:?} ends otherwise");
        assert_eq!(resumed.log(Viewer::Everything, 0), whole.log(Viewer::Everything, 0));

        say_all(&mut table, &[line]);
    }
    assert_eq!(*table.state(), end);
}

#[test]
fn a_host_cancelled_in_the_middle_leaves_the_one_beneath_waiting_from_its_first_seat() {
    let mut table = three_thieves();
    say_all(&mut table, &["Ana: play pilfer", "Bo: pass", "Cy: play hush", "Ana: play hush"]);
    // Saved while the hush that is about to be cancelled still lies in the middle.
    let state: State = saved_and_loaded(table.state());
    assert_eq!(
        state.stack().map(|item| item.what).collect::<Vec<_>>(),
        [What::Hush, What::Hush, What::Pilfer]
    );
    let mut resumed = record::replay(table.game(), &saved_and_loaded(&table.record())).unwrap();
    for table in [&mut table, &mut resumed] {
        say_all(table, &["Bo: pass", "Cy: pass", "Ana: pass"]);
        assert_eq!(table.state().stack().map(|item| item.what).collect::<Vec<_>>(), [What::Pilfer]);
        // Bo had passed on the pilfer before; the window has started again.
        assert_eq!(table.turn().awaited().lowest(), Some(Seat(1)));
        assert_eq!(table.state().discard, [Card::Hush, Card::Hush]);
    }
    assert_eq!(table.state(), resumed.state());
}

/// Two thieves who hush each other's hush until neither has a card left.
fn hush_after_hush(hushes: usize) -> (Vault, State) {
    let hand = |count| vec![Card::Hush; count];
    let ana = [hand(hushes / 2), vec![Card::Pilfer]].concat();
    let given = hands(&[("Ana", &ana), ("Bo", &hand(hushes - hushes / 2))]);
    let mut state = lay(&["Ana", "Bo"], given, Chance::Fast(1)).state().clone();
    let game = Vault::new();
    let mut tray = Tray::deaf(Dice::fast(1));
    game.apply(&mut state, Seat(0), Action::Play(Card::Pilfer), &mut tray);
    for answer in 1..hushes {
        let seat = Seat(u8::from(answer % 2 == 1));
        game.apply(&mut state, seat, Action::Play(Card::Hush), &mut tray);
    }
    (game, state)
}

/// Plays the last hush with little room for a call stack: everything resolves at once, since nobody
/// has a card left to be asked about.
fn resolve_in_a_small_room(game: Vault, mut state: State, last: Seat) -> (State, Vec<Told<Event>>) {
    let small = std::thread::Builder::new().stack_size(128 * 1024);
    let run = move || {
        let mut tray = Tray::listening(Dice::scripted([table::Throw::Die(4)]));
        game.apply(&mut state, last, Action::Play(Card::Hush), &mut tray);
        (state, tray.talk())
    };
    small.spawn(run).expect("a thread starts").join().expect("its stack suffices")
}

#[test]
fn a_stack_five_hundred_deep_resolves_without_recursion() {
    let (game, state) = hush_after_hush(500);
    assert_eq!(depth(&state), 500);
    assert_eq!(state.agenda.len(), 1001); // an item and a window each, and the end of the turn
    let loaded: State = saved_and_loaded(&state);
    assert_eq!(loaded, state);

    let (end, talk) = resolve_in_a_small_room(game.clone(), loaded, Seat(0));
    // Every second hush was hushed itself, the one against the pilfer among them.
    assert_eq!(talk.iter().filter(|told| matches!(told.event, Event::Hushed { .. })).count(), 250);
    assert_eq!(end.thief(Seat(0)).purse, 4);
    assert_eq!(end.discard.len(), 501);
    assert!(matches!(end.agenda.next(), Some(Step::Prowl(_))));
    assert_eq!(resolve_in_a_small_room(game, state, Seat(0)).0, end);
}
