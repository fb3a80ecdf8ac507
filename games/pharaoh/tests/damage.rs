//! Damage worked out by hand from the rules, row by row: multipliers, additions, types, immunities,
//! the taking side, tabled life points. [RULES.md, 3.21 and 4.6]

use pharaoh::content::{open, printed};
use pharaoh::{Given, Pharaoh, Setup, State};
use table::content::from_ron;
use table::{Arrange as _, Dice, Game as _, Lobby as _, Names, Seat, Speak as _, Throw, Tray, Turn};

/// One attack of A on B, and what B has left of 25 life points.
struct Row {
    /// What it shows.
    why: &'static str,
    /// A's character.
    by: &'static str,
    /// What A lays ready, then plays; `hit` is a Hit.
    cards: &'static [&'static str],
    /// The faces of the damage dice.
    dice: &'static [u32],
    /// Cards tabled: `A:` or `B:` before the title.
    tabled: &'static [&'static str],
    /// How B routes: titles of own cards, the rest goes to the character.
    shields: &'static [&'static str],
    /// The hex both stand in.
    hex: &'static str,
    /// Life points of B afterwards.
    left: i16,
}

const PLAIN: Row =
    Row { why: "", by: "Avenger", cards: &[], dice: &[], tabled: &[], shields: &[], hex: "H016", left: 25 };

#[rustfmt::skip]
const ROWS: &[Row] = &[
    Row { why: "a hit is 1D6", cards: &["hit"], dice: &[4], left: 21, ..PLAIN },
    Row { why: "fixed damage", cards: &["short_sword"], left: 15, ..PLAIN },
    Row { why: "dice and points", cards: &["dagger"], dice: &[3], left: 20, ..PLAIN },
    Row { why: "an addition of its own type", cards: &["poison", "short_sword"], left: 10, ..PLAIN },
    Row { why: "Pure Might for an Avenger", cards: &["pure_might", "short_sword"], left: 10, ..PLAIN },
    Row { why: "Pure Might for a Warlord", by: "Warlord", cards: &["pure_might", "short_sword"], left: 5, ..PLAIN },
    Row { why: "a bonus line of the card itself", by: "Magician", cards: &["burning_spear"], dice: &[2], left: 18, ..PLAIN },
    Row { why: "the same card without it", cards: &["burning_spear"], dice: &[2], left: 23, ..PLAIN },
    Row { why: "Enforce doubles fixed damage", cards: &["enforce", "short_sword"], left: 5, ..PLAIN },
    Row { why: "Enforce doubles dice and points", cards: &["enforce", "dagger"], dice: &[1, 2], left: 18, ..PLAIN },
    Row { why: "Enforce doubles a hit", cards: &["enforce", "hit"], dice: &[3, 4], left: 18, ..PLAIN },
    Row { why: "Enforce does not double an enhancement", cards: &["poison", "enforce", "dagger"], dice: &[1, 1], left: 14, ..PLAIN },
    Row { why: "Enforce doubles the own bonus line", by: "Magician", cards: &["enforce", "burning_spear"], dice: &[1, 1], left: 13, ..PLAIN },
    Row { why: "two multipliers make three, not four", cards: &["herculean_effort", "enforce", "hit"], dice: &[1, 2, 3], left: 19, ..PLAIN },
    Row { why: "a tabled ring adds its dice once", cards: &["hit"], dice: &[2, 1, 1], tabled: &["A:the_vanguard_ring"], left: 21, ..PLAIN },
    Row { why: "two rings add up", cards: &["hit"], dice: &[2, 1, 1, 1, 1], tabled: &["A:the_vanguard_ring", "A:the_vanguard_ring"], left: 19, ..PLAIN },
    Row { why: "a benefit adds three", cards: &["hit"], dice: &[2], hex: "H032", left: 20, ..PLAIN },
    Row { why: "a benefit is not doubled", cards: &["enforce", "short_sword"], hex: "H032", left: 2, ..PLAIN },
    Row { why: "a benefit of others adds nothing", by: "Warlord", cards: &["hit"], dice: &[2], hex: "H032", left: 23, ..PLAIN },
    Row { why: "weapons do three more in the Temple of Neith", cards: &["short_sword"], hex: "H031", left: 12, ..PLAIN },
    Row { why: "a hit is no weapon there", cards: &["hit"], dice: &[2], hex: "H031", left: 23, ..PLAIN },
    Row { why: "immunity stops its own part only", cards: &["poison", "short_sword"], tabled: &["B:protection_from_poison_gas"], left: 15, ..PLAIN },
    Row { why: "immunity to magic stops a spell", cards: &["burning_spear"], dice: &[6], tabled: &["B:anti_magic_armor"], left: 25, ..PLAIN },
    Row { why: "Force makes all of it magic", cards: &["force", "short_sword"], dice: &[4], tabled: &["B:anti_magic_armor"], left: 25, ..PLAIN },
    Row { why: "nothing is immune to a hit", cards: &["hit"], dice: &[6], tabled: &["B:anti_magic_armor"], left: 19, ..PLAIN },
    Row { why: "Foil takes two off the whole", cards: &["poison", "short_sword"], tabled: &["B:foil"], left: 12, ..PLAIN },
    Row { why: "two Foils take four off", cards: &["short_sword"], tabled: &["B:foil", "B:foil"], left: 19, ..PLAIN },
    Row { why: "never below zero", cards: &["hit"], dice: &[1], tabled: &["B:foil"], left: 25, ..PLAIN },
    Row { why: "Foil comes after immunity", cards: &["poison", "short_sword"], tabled: &["B:foil", "B:protection_from_poison_gas"], left: 17, ..PLAIN },
    Row { why: "a Curse adds three", cards: &["hit"], dice: &[2], tabled: &["C>B:curse"], left: 20, ..PLAIN },
    Row { why: "Foil and Curse add up", cards: &["hit"], dice: &[2], tabled: &["B:foil", "C>B:curse"], left: 22, ..PLAIN },
    Row { why: "a Helm takes six", cards: &["short_sword"], tabled: &["B:helm"], shields: &["helm"], left: 21, ..PLAIN },
    Row { why: "Foil works before the Helm", cards: &["short_sword"], tabled: &["B:foil", "B:helm"], shields: &["helm"], left: 23, ..PLAIN },
    Row { why: "one after another", by: "Warlord", cards: &["enforce", "short_sword"], tabled: &["B:helm", "B:shield"], shields: &["shield", "helm"], left: 21, ..PLAIN },
    Row { why: "the character first, if its player wants", cards: &["short_sword"], tabled: &["B:shield"], left: 15, ..PLAIN },
    Row { why: "a spear goes past armor", cards: &["burning_spear"], dice: &[5], tabled: &["B:shield"], left: 20, ..PLAIN },
    Row { why: "a guard is a shield too", cards: &["short_sword"], tabled: &["B:crimson_guard"], shields: &["crimson_guard"], left: 22, ..PLAIN },
    Row { why: "five dice close by", by: "Warlord", cards: &["shotgun"], dice: &[1, 2, 3, 4, 5], left: 10, ..PLAIN },
    Row { why: "two dice more against the weak, not against the strong", by: "Warlord", cards: &["vaeivictis"], dice: &[1, 1, 1, 1], left: 21, ..PLAIN },
];

fn position(game: &Pharaoh, row: &Row) -> State {
    let setup: Setup =
        from_ron("setup", "(characters: [Avenger, Spellmancer, Spellmancer], first_player: Host)")
            .expect("a setup");
    let setup = game.complete(setup, 3).expect("a setup of three");
    let mut state = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).expect("a legal setup");
    let hand: Vec<String> = row.cards.iter().filter(|it| **it != "hit").map(|it| format!("{it:?}")).collect();
    let tabled: Vec<String> = row.tabled.iter().map(|it| tabled(it)).collect();
    let given = format!(
        r#"(round: 3, phase: Actions, crypt: [(hex: {:?}, at: (0, 0)), (hex: "H016", at: (5, 0))],
            players: {{"A": (character: {}, hand: [{}], open: true), "C": (at: (5, 0))}}, tabled: [{}])"#,
        row.hex,
        row.by,
        hand.join(", "),
        tabled.join(", "),
    );
    let given: Given = from_ron("given", &given).unwrap_or_else(|error| panic!("{error}\n{given}"));
    game.arrange(&mut state, &given, &names()).unwrap_or_else(|error| panic!("{}: {error}", row.why));
    state
}

/// `B:helm` lies before B, `C>B:curse` is C's and lies before B.
fn tabled(word: &str) -> String {
    let (who, card) = word.split_once(':').expect("a seat before the card");
    match who.split_once('>') {
        Some((by, before)) => format!("(card: {card:?}, by: {by:?}, before: {before:?})"),
        None => format!("(card: {card:?}, by: {who:?})"),
    }
}

fn names() -> Names {
    Names::new(&["A".to_owned(), "B".to_owned(), "C".to_owned()], 3)
}

/// What B has left after the attack.
fn outcome(game: &Pharaoh, row: &Row) -> i16 {
    let mut state = position(game, row);
    let mut dice = row.dice.to_vec();
    let mut say = |state: &mut State, seat: u8, line: &str| {
        let action = game.read(state, line, &names()).unwrap_or_else(|error| panic!("{}: {error}", row.why));
        let mut open = Vec::new();
        game.legal_actions(state, Seat(seat), &mut open);
        assert!(open.contains(&action), "{}: {line} is not legal: {open:?}", row.why);
        let mut tray = Tray::deaf(Dice::scripted(dice.drain(..).map(Throw::Die)));
        game.apply(state, Seat(seat), action, &mut tray);
        assert!(tray.dice().fault().is_none(), "{}: {line}: the dice do not fit", row.why);
        dice = tray
            .dice()
            .left_over()
            .filter_map(|it| if let Throw::Die(face) = it { Some(*face) } else { None })
            .collect();
    };
    let (last, ready) = row.cards.split_last().expect("an attack");
    for card in ready {
        say(&mut state, 0, &format!("with {card}"));
    }
    if *last == "hit" {
        say(&mut state, 0, "hit B");
    } else {
        say(&mut state, 0, &format!("play {last}"));
        say(&mut state, 0, "at B");
    }
    say(&mut state, 1, "accept");
    for shield in row.shields {
        say(&mut state, 1, &format!("shield {shield}"));
    }
    if matches!(game.turn(&state), Turn::Awaits(seats) if seats.has(Seat(1))) && state.turn.seat == Seat(0) {
        say(&mut state, 1, "bear");
    }
    state.player(Seat(1)).life
}

#[test]
fn damage_comes_out_as_worked_out_by_hand() {
    let game = open(&printed()).expect("the printed box is sound");
    let wrong: Vec<String> = ROWS
        .iter()
        .filter_map(|row| {
            let left = outcome(&game, row);
            (left != row.left).then(|| format!("{}: {left} left, expected {}", row.why, row.left))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
