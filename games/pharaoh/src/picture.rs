//! The table drawn with characters, 80 columns wide. `picture/map.rs` draws the crypt,
//! `picture/seats.rs` lists who is who and what lies before them.

mod map;
mod seats;

use table::Names;

use crate::content::Pharaoh;
use crate::state::{Ending, Phase};
use crate::view::{ItemView, OpenView, View};

/// No line is longer.
const WIDTH: usize = 80;
/// Longer names are cut, so that they cannot push the table apart.
const NAME: usize = 14;

/// The crypt, the seats, the stack and who is asked.
pub(crate) fn picture(game: &Pharaoh, view: &View, names: &Names) -> String {
    let sections = [
        header(view, names),
        map::map(view),
        map::rooms(view),
        seats::seats(game, view, names),
        stack(game, view, names),
    ];
    let text: Vec<String> = sections.into_iter().filter(|it| !it.is_empty()).collect();
    let text = text.join("\n\n");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// Round, turn, actions and the question.
fn header(view: &View, names: &Names) -> String {
    let turn = &view.turn;
    let phase = match turn.phase {
        Phase::Start => "turn begins",
        Phase::Draw => "draw",
        Phase::Free => "free actions",
        Phase::Actions => "actions",
        Phase::Discard => "discard",
        Phase::End => "turn ends",
    };
    let credit = if turn.credit { " +1 of the hex" } else { "" };
    let attacks = if turn.attacks > 0 { format!(" +{} to attack", turn.attacks) } else { String::new() };
    let first = format!(
        "Round {} of {}   {}'s turn: {phase}   actions {}{credit}{attacks}   Hexpile {}",
        view.round,
        view.round_limit,
        cut(names.of(turn.seat)),
        turn.actions,
        view.hexpile
    );
    let second = match (&view.ending, &view.asked) {
        (Some(Ending::Escape(seat)), _) => format!("{} has left the crypt.", cut(names.of(*seat))),
        (Some(_), _) => "Nobody has left the crypt.".to_owned(),
        (None, Some(asked)) => {
            let points = asked.points.map(|points| format!(" ({points} damage)")).unwrap_or_default();
            format!("{} decides: {}{points}", cut(names.of(asked.seat)), asked.about)
        }
        (None, None) => String::new(),
    };
    format!("{}\n{}", fold(&first), fold(&second))
}

/// What was declared, the newest on top.
fn stack(game: &Pharaoh, view: &View, names: &Names) -> String {
    if view.stack.is_empty() {
        return String::new();
    }
    let lines: Vec<String> = view.stack.iter().rev().map(|item| item_line(game, item, names)).collect();
    format!("Stack\n{}", lines.join("\n"))
}

fn item_line(game: &Pharaoh, item: &ItemView, names: &Names) -> String {
    let by = item.by.map_or("the crypt", |seat| names.of(seat));
    let card = item.card.as_ref().map_or("", |it| title(game, Some(&it.card)));
    let with = titles(game, &item.with, " with ", ", ");
    let dice = if item.dice.is_empty() { String::new() } else { format!(" {:?}", item.dice) };
    let damage =
        item.damage.filter(|points| *points > 0).map(|it| format!(" {it} damage")).unwrap_or_default();
    let word = format!("{:?}", item.what);
    let word = word.split(['(', ' ']).next().unwrap_or_default();
    let dead = if item.dead { " (undone)" } else { "" };
    fold(&format!("  {}: {word} {card}{with}{dice}{damage}{dead}", cut(by)))
}

/// A card as players call it, if it is known.
fn title<'a>(game: &'a Pharaoh, card: Option<&str>) -> &'a str {
    card.and_then(|id| game.find_card(id)).map_or("?", |id| &game.card(id).title)
}

/// Some cards as players call them, after a word if there are any.
fn titles(game: &Pharaoh, cards: &[OpenView], word: &str, between: &str) -> String {
    let all: Vec<&str> = cards.iter().map(|it| title(game, Some(&it.card))).collect();
    if all.is_empty() { String::new() } else { format!("{word}{}", all.join(between)) }
}

/// A name that fits.
fn cut(name: &str) -> String {
    name.chars().take(NAME).collect()
}

/// A line that fits: what is too long goes on, indented.
fn fold(line: &str) -> String {
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        if !last.trim().is_empty() && last.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("      {word}"));
        } else {
            if !last.is_empty() || word.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Game, Lobby as _, Seat, Tray, Viewer};

    #[test]
    fn a_picture_fits_into_eighty_columns_and_names_its_cards_whatever_happens() {
        let game = Pharaoh::open(&Pharaoh::printed()).unwrap();
        let names = Names::new(&["Somebody with a very long name indeed, really".to_owned()], 4);
        let setup = game.default_setup(4).unwrap();
        let mut tray = Tray::deaf(Dice::fast(11));
        let mut state = game.setup(&setup, &mut tray).unwrap();
        let mut actions = Vec::new();
        let (mut drawn, mut cards) = (0, 0);
        while let Some(seat) = game.turn(&state).awaited().lowest() {
            let view = game.view(&state, Viewer::seat(Seat(0)));
            let text = picture(&game, &view, &names);
            for line in text.lines() {
                assert!(line.chars().count() <= WIDTH, "{line}");
            }
            let stacked = view.stack.iter().flat_map(|item| item.card.iter().chain(&item.with));
            let attached = view.tabled.iter().flat_map(|it| &it.attached);
            for card in stacked.chain(attached) {
                assert!(!text.contains(&card.card), "a number nobody knows by heart: {text}");
                cards += 1;
            }
            drawn += 1;
            actions.clear();
            game.legal_actions(&state, seat, &mut actions);
            let action = actions[tray.dice().pick(actions.len())];
            game.apply(&mut state, seat, action, &mut tray);
        }
        assert!(drawn > 50 && cards > 10, "{drawn} pictures with {cards} cards");
    }

    #[test]
    fn the_starting_hex_shows_its_doors_and_everybody_in_it() {
        let game = Pharaoh::open(&Pharaoh::printed()).unwrap();
        let setup = game.default_setup(3).unwrap();
        let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).unwrap();
        let text = picture(&game, &game.view(&state, Viewer::SPECTATOR), &Names::new(&[], 3));
        assert!(text.contains("123"), "{text}");
        assert!(text.contains("(0,0)") && text.contains("Magician"), "{text}");
    }

    #[test]
    fn a_hand_is_shown_by_titles_to_its_owner_alone() {
        let game = Pharaoh::open(&Pharaoh::printed()).unwrap();
        let setup = game.default_setup(2).unwrap();
        let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).unwrap();
        let seen = |viewer| picture(&game, &game.view(&state, viewer), &Names::new(&[], 2));
        let view = game.view(&state, Viewer::seat(Seat(0)));
        let id = game.find_card(view.seats[0].hand[0].as_deref().unwrap()).unwrap();
        assert!(seen(Viewer::seat(Seat(0))).contains(&format!("hand: {}", game.card(id).title)));
        assert!(!seen(Viewer::SPECTATOR).contains("hand:"));
    }
}
