//! Every card and every hex is played in a legal position, and does what its row says.
//!
//! Positions are rich, play is random, the piece under test is used as soon as it may be. A step of a
//! row counts as seen when the table heard it work; the list of what was never seen must be empty.

#[path = "pieces/marks.rs"]
mod marks;

use std::collections::BTreeSet;

use pharaoh::content::{CardId, Character, Effect, Favoured, HexId, Steps, Window, open, printed};
use pharaoh::state::Figure;
use pharaoh::{Action, Event, Given, Pharaoh, Setup, State, Way};
use table::content::from_ron;
use table::{Arrange as _, Dice, Game as _, Lobby as _, Names, Seat, Tray, Turn};

const A: Seat = Seat(0);
/// Tries before a piece counts as unplayable.
const TRIES: u64 = 600;

fn game() -> Pharaoh {
    open(&printed()).expect("the printed box is sound")
}

fn names() -> Names {
    Names::new(&["A".to_owned(), "B".to_owned(), "C".to_owned()], 3)
}

/// A position over a fresh setup of three.
fn arranged(game: &Pharaoh, given: &str) -> State {
    let setup: Setup =
        from_ron("setup", "(characters: [Avenger, Avenger, Avenger], first_player: Host)").expect("a setup");
    let setup = game.complete(setup, 3).expect("a setup of three");
    let mut state = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).expect("a legal setup");
    let given: Given = from_ron("given", given).unwrap_or_else(|error| panic!("{error}\n{given:?}"));
    game.arrange(&mut state, &given, &names()).unwrap_or_else(|error| panic!("{error}\n{given:?}"));
    state
}

/// What is being tried.
struct Trial<'a> {
    game: &'a Pharaoh,
    /// Which actions use the piece.
    uses: &'a dyn Fn(&State, Action) -> bool,
}

impl Trial<'_> {
    /// Plays on at random, using the piece when it may; what was heard from its first use on.
    fn play(&self, mut state: State, seed: u64) -> Vec<Event> {
        let mut dice = Dice::fast(seed);
        let mut heard = Vec::new();
        let mut used = false;
        for turn in 0..60 {
            let Turn::Awaits(seats) = self.game.turn(&state) else { break };
            let seat = seats.lowest().expect("somebody is awaited");
            let mut open = Vec::new();
            self.game.legal_actions(&state, seat, &mut open);
            let wanted = open.iter().copied().find(|action| seat == A && (self.uses)(&state, *action));
            let action = wanted.unwrap_or_else(|| open[dice.pick(open.len())]);
            used |= wanted.is_some();
            let mut tray = Tray::listening(Dice::fast(seed.wrapping_mul(7919).wrapping_add(turn)));
            self.game.apply(&mut state, seat, action, &mut tray);
            if used {
                heard.extend(tray.talk().into_iter().map(|told| told.event));
            }
        }
        heard
    }
}

/// All steps of a list that can be seen at work, nested ones too.
fn visible(list: &Steps) -> Vec<Effect> {
    let mut steps = Vec::new();
    list.walk(&mut |step| steps.push(step.clone()));
    steps
}

/// Plays from these positions until every step was seen; what never was.
fn unseen(trial: &Trial<'_>, positions: &[State], list: &Steps, card: Option<CardId>) -> (bool, Vec<String>) {
    let mut open: Vec<Effect> = visible(list)
        .into_iter()
        .filter(|step| marks::shows(step, &Event::Fizzled, card).is_some())
        .collect();
    let mut played = false;
    for seed in 0..TRIES {
        let position = positions[usize::try_from(seed).expect("few") % positions.len()].clone();
        let heard = trial.play(position, seed);
        played |= !heard.is_empty();
        open.retain(|step| !heard.iter().any(|event| marks::shows(step, event, card) == Some(true)));
        if played && open.is_empty() {
            break;
        }
    }
    (played, open.iter().map(|step| format!("{step:?}")).collect())
}

/// A character that may use a card.
fn user_of(game: &Pharaoh, card: CardId) -> Character {
    Character::ALL.into_iter().find(|it| game.card(card).usable_by(*it)).expect("everything is for somebody")
}

/// Positions in which a card of A's hand finds everything it could need.
fn positions(game: &Pharaoh, card: CardId) -> Vec<State> {
    let (title, character) = (&game.card(card).id, user_of(game, card));
    let crypt = r#"crypt: [
        (hex: "H016", at: (0, 0)), (hex: "H016", at: (1, 0), doors: ["NW"]), (hex: "H036", at: (0, -1), doors: ["S"]),
        (hex: "H027", at: (-1, 1), doors: ["NE"]), (hex: "H020", at: (2, 0), doors: ["NW"]),
    ], hexpile: ["H001", "H005", "H006", "H012", "H013"], keys: [(owner: "C", at: (1, 0))]"#;
    let player = |more: &str| {
        format!(
            r#""A": (character: {character:?}, {more} top: ["heal", "short_sword", "binding"],
            discard: ["binding", "burning_spear", "block", "advantage"])"#
        )
    };
    let others = r#""B": (hand: ["short_sword", "dagger", "short_bow", "burning_spear", "echo", "poison", "block", "teleport_crystal", "heal"]),
        "C": (at: (1, 0), hand: ["blowgun", "luck", "grenade", "enforce", "helm"])"#;
    let tabled = r#"(card: "shield", by: "A"), (card: "crimson_guard", by: "A", lost: 1), (card: "helm", by: "B"),
        (card: "ring_of_evasion", by: "B"), (card: "din", by: "B", at: (0, 0), attached: ["lock"]),
        (card: "mist_wolf", by: "C", at: (1, 0)), (card: "trap", by: "C", at: (0, 0)),
        (card: "nerve_gas", by: "C", at: (0, 0))"#;
    let helpers = r#""short_sword", "burning_spear", "advantage""#;
    let free = player(&format!(r#"life: 12, hand: ["{title}", {helpers}],"#));
    let held = player(&format!(r#"life: 12, hand: ["{title}", {helpers}], at: (-1, 1), held: true,"#));
    let alone = player(&format!(r#"life: 20, hand: ["{title}"],"#));
    let key = if card == game.key() { "block" } else { "the_key" };
    let armed = player(&format!(r#"life: 20, hand: ["{title}", "{key}"],"#));
    [
        format!("(round: 3, {crypt}, players: {{{free}, {others}}}, tabled: [{tabled}])"),
        format!(r#"(round: 3, turn: "B", so_far: (extra: 3), {crypt}, players: {{{alone}, {others}}}, tabled: [{tabled}])"#),
        format!(r#"(round: 3, {crypt}, players: {{{held}, {others}}}, tabled: [{tabled}, (card: "binding", by: "B", before: "A")])"#),
        format!(r#"(round: 3, turn: "C", so_far: (extra: 3), {crypt}, players: {{{armed}, {others}}}, tabled: [{tabled}])"#),
        format!("(round: 3, so_far: (extra: 2), {crypt}, players: {{{armed}, {others}}}, tabled: [])"),
    ]
    .iter()
    .map(|given| arranged(game, given))
    .collect()
}

/// The ways a window of a card is played.
fn ways(window: Window) -> &'static [Way] {
    match window {
        Window::Act => &[Way::Act],
        Window::Free => &[Way::Free],
        Window::Def => &[Way::Defend],
        Window::Hurt => &[Way::Mend],
        Window::Any => &[Way::Respond],
        Window::Tab | Window::TabFree | Window::Use => &[Way::Table],
        Window::Agent => &[Way::Agent, Way::Guard],
        Window::Vic => &[Way::Before],
        Window::Hex => &[Way::InHex],
        Window::Att => &[Way::Fasten],
        _ => &[],
    }
}

#[test]
fn every_card_can_be_played_and_does_what_its_row_says() {
    let game = game();
    let mut wrong: BTreeSet<String> = BTreeSet::new();
    for id in game.card_ids() {
        let card = game.card(id);
        let positions = positions(&game, id);
        for block in &card.effect {
            let ways = ways(block.window);
            let uses = |state: &State, action: Action| match action {
                Action::Play(kind, way) => kind == id && ways.contains(&way),
                Action::Ready(kind) => kind == id && matches!(block.window, Window::Att | Window::Mod),
                Action::Use(piece) => block.window == Window::Use && state.kind(piece) == id,
                Action::Exit => id == game.key(),
                _ => false,
            };
            let trial = Trial { game: &game, uses: &uses };
            let (played, open) = unseen(&trial, &positions, &block.steps, Some(id));
            if !played {
                wrong.insert(format!("{} {}, {:?}: never playable", card.id, card.title, block.window));
            }
            wrong.extend(
                open.iter().map(|step| format!("{} {}, {:?}: {step}", card.id, card.title, block.window)),
            );
        }
    }
    assert!(
        wrong.is_empty(),
        "{} never seen:\n{}",
        wrong.len(),
        wrong.into_iter().collect::<Vec<_>>().join("\n")
    );
}

/// Positions beside and inside a hex, for a character whom it does not favour.
fn hex_positions(game: &Pharaoh, id: HexId, character: Character, owner: &str) -> Vec<State> {
    let hex = &game.hex(id).id;
    let crypt = format!(
        r#"crypt: [(hex: "H016", at: (0, 0)), (hex: "{hex}", at: (1, 0), doors: ["NW"], owner: {owner}), (hex: "H016", at: (-1, 0), doors: ["SE"])],
        hexpile: ["H001", "H005", "H006", "H012", "H013"], tabled: [(card: "curse", by: "B", before: "A")]"#
    );
    let others = r#""B": (character: Spellmancer, at: (1, 0), hand: ["short_sword", "block"]), "C": (at: (0, 0), hand: ["long_bow"])"#;
    let player = |more: &str| {
        format!(
            r#""A": (character: {character:?}, {more} hand: ["the_key", "short_sword", "burning_spear"])"#
        )
    };
    [
        format!("(round: 3, so_far: (extra: 2), {crypt}, players: {{{}, {others}}})", player("")),
        format!(
            "(round: 3, so_far: (extra: 2), {crypt}, players: {{{}, {others}}})",
            player("life: 9, at: (1, 0),")
        ),
        format!(
            r#"(round: 3, turn: "B", so_far: (extra: 3), {crypt}, players: {{{}, {others}}})"#,
            player("life: 4, at: (1, 0),")
        ),
    ]
    .iter()
    .map(|given| arranged(game, given))
    .collect()
}

fn enters(_: &State, action: Action) -> bool {
    matches!(action, Action::Go(pharaoh::crypt::Room(1)) | Action::UseHex | Action::Exit)
        || action == Action::Hit(Figure::Character(Seat(1)))
}

#[test]
fn every_hex_does_what_its_row_says() {
    let game = game();
    let mut wrong = Vec::new();
    for id in game.hex_ids() {
        let hex = game.hex(id);
        let favoured = hex.benefit.as_ref().map(|benefit| benefit.of);
        let stranger = Character::ALL.into_iter().find(|it| Some(Favoured::Character(*it)) != favoured);
        let stranger = stranger.expect("a hex favours one character at most");
        let trial = Trial { game: &game, uses: &enters };
        let positions = hex_positions(&game, id, stranger, "None");
        for block in &hex.effect {
            let (played, open) = unseen(&trial, &positions, &block.steps, None);
            if !played {
                wrong.push(format!("{} {}, {:?}: never met", hex.id, hex.name, block.window));
            }
            wrong.extend(
                open.iter().map(|step| format!("{} {}, {:?}: {step}", hex.id, hex.name, block.window)),
            );
        }
    }
    assert!(wrong.is_empty(), "{} never seen:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_benefit_serves_whom_it_names() {
    let game = game();
    let mut wrong = Vec::new();
    for id in game.hex_ids() {
        let Some(benefit) = &game.hex(id).benefit else { continue };
        let (character, owner) = match benefit.of {
            Favoured::Character(character) => (character, "None"),
            Favoured::Owner => (Character::Avenger, "\"A\""),
        };
        let trial = Trial { game: &game, uses: &enters };
        let positions = hex_positions(&game, id, character, owner);
        let credit = benefit.steps.iter().any(|step| matches!(step, Effect::ExtraActions(_)));
        if credit {
            let spent = (0..40).any(|seed| {
                let heard = trial.play(positions[usize::try_from(seed % 2).expect("few")].clone(), seed);
                heard.iter().any(|event| matches!(event, Event::Credit { seat, .. } if *seat == A))
            });
            if !spent {
                wrong.push(format!("{}: no credit", game.hex(id).id));
            }
            continue;
        }
        // A benefit that ignores a condition shows in what the others may not do; scenarios tell those.
        let conditions = game.hex(id).effect.iter().all(|block| block.window == Window::Here);
        let (_, open) = unseen(&trial, &positions, &benefit.steps, None);
        if !conditions {
            wrong.extend(open.iter().map(|step| format!("{}: {step}", game.hex(id).id)));
        }
    }
    assert!(wrong.is_empty(), "{} never seen:\n{}", wrong.len(), wrong.join("\n"));
}
