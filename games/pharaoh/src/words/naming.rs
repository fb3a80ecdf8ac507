//! How players and scenarios name things on the table.
//!
//! A room is its name with its article, `the Hall of Shadows`; of several alike the later ones are counted by the order
//! in which they were laid, `the second Hall of Shadows`. So a name never changes during a match. A card is its title;
//! the second of the same title on the table is `second Short Sword`. A character is its player's name, a monster its
//! own. What is read back (`super::read`) may be shorter, and cells such as `(1,-1)` and `short_sword#2` will do.

use table::{Names, Seat};

use crate::content::{CardId, Pharaoh};
use crate::crypt::Room;
use crate::play::Scene;
use crate::state::{Figure, MonsterId, Piece};

/// A title as one word: `Gna's Grievances` is `gnas_grievances`.
pub(crate) fn slug(title: &str) -> String {
    let mut word = String::with_capacity(title.len());
    for letter in title.chars() {
        if letter.is_alphanumeric() {
            word.extend(letter.to_lowercase());
        } else if letter != '\'' && !word.ends_with('_') {
            word.push('_');
        }
    }
    word
}

/// A kind of card; what is no card has no name.
pub(crate) fn card(game: &Pharaoh, id: CardId) -> String {
    game.cards().get(id.index()).map_or("?".to_owned(), |card| card.title.clone())
}

/// The name of a hex as it is said: `the Hall of Shadows`, `Pharaoh's Crypt`, `the Clear Exit`.
pub(crate) fn hex_said(name: &str) -> String {
    match name.split_once(", ") {
        Some((kind, which)) => format!("the {which} {kind}"),
        None => match name.split_once(' ') {
            Some(("The", rest)) => format!("the {rest}"),
            Some((owner, _)) if owner.ends_with("'s") => name.to_owned(),
            _ => format!("the {name}"),
        },
    }
}

/// A hex on the table.
pub(crate) fn room(scene: Scene<'_>, room: Room) -> String {
    let rooms = &scene.state.crypt.rooms;
    let Some(placed) = rooms.get(room.index()) else { return "?".to_owned() };
    let said = hex_said(&scene.game.hex(placed.kind).name);
    match rooms[..room.index()].iter().filter(|it| it.kind == placed.kind).count() {
        0 => said,
        before => {
            let bare = said.strip_prefix("the ").unwrap_or(&said);
            format!("the {} {bare}", ordinal(before + 1))
        }
    }
}

/// `second`, `third` …
pub(crate) fn ordinal(place: usize) -> String {
    match ORDINALS.get(place.wrapping_sub(1)) {
        Some(word) => (*word).to_owned(),
        None => format!("{place}th"),
    }
}

/// The first twelve of a row.
const ORDINALS: [&str; 12] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
];

/// A name without its ordinal, and the place that says, counted from 0: `second Helm`, `helm#2`, `Helm`.
pub(crate) fn counted(name: &str) -> (&str, usize) {
    if let Some((bare, place)) = name.split_once('#')
        && let Ok(place @ 1..) = place.parse::<usize>()
    {
        return (bare, place - 1);
    }
    if let Some((word, bare)) = name.split_once(' ') {
        let number = || word.strip_suffix("th")?.parse::<usize>().ok()?.checked_sub(1);
        let place = ORDINALS.iter().position(|it| it.eq_ignore_ascii_case(word)).or_else(number);
        if let Some(place) = place {
            return (bare, place);
        }
    }
    (name, 0)
}

/// A name without its article.
pub(crate) fn bare(name: &str) -> &str {
    let name = name.trim();
    match name.get(..4) {
        Some(article) if article.eq_ignore_ascii_case("the ") => name[4..].trim_start(),
        _ => name,
    }
}

/// A card that everybody can see.
pub(crate) fn piece(scene: Scene<'_>, piece: Piece) -> String {
    let Some(card) = scene.state.cards.get(piece.index()) else { return "?".to_owned() };
    let word = self::card(scene.game, card.kind);
    match open_cards(scene).filter(|it| scene.state.kind(*it) == card.kind).position(|it| it == piece) {
        Some(0) => word,
        Some(place) => format!("{} {word}", ordinal(place + 1)),
        None => "a card that does not lie open".to_owned(), // its face may be hidden
    }
}

/// Every card that lies open outside the discard piles: tabled, attached, in play, Keys in hexes.
pub(crate) fn open_cards(scene: Scene<'_>) -> impl Iterator<Item = Piece> + '_ {
    let tabled = scene.state.tabled.iter().map(|it| it.card);
    let attached = scene.state.tabled.iter().flat_map(|it| it.attached.into_iter().flatten());
    let keys = scene.state.keys.iter().map(|(key, _)| *key);
    let played = scene.state.stack.iter().flat_map(|item| item.card.into_iter().chain(item.with.cards()));
    let ready = scene.state.turn.ready.cards();
    let mut seen: Vec<Piece> = Vec::new();
    for piece in tabled.chain(attached).chain(keys).chain(played).chain(ready) {
        if !seen.contains(&piece) {
            seen.push(piece);
        }
    }
    seen.into_iter()
}

/// A monster on the board.
pub(crate) fn monster(scene: Scene<'_>, id: MonsterId) -> String {
    let Some(monster) = scene.state.monster(id) else { return "the monster".to_owned() };
    let word = monster_name(scene, monster.home);
    let same = scene.state.monsters.iter().filter(|it| monster_name(scene, it.home) == word);
    match same.take_while(|it| it.id != id).count() {
        0 => format!("the {word}"),
        place => format!("the {} {word}", ordinal(place + 1)),
    }
}

/// What the monster of a hex is called.
pub(crate) fn monster_name(scene: Scene<'_>, home: Room) -> &str {
    scene.hex(home).monster().map_or("monster", |monster| monster.name.as_str())
}

/// Anything that can be hurt.
pub(crate) fn figure(scene: Scene<'_>, figure: Figure, names: &Names) -> String {
    match figure {
        Figure::Character(seat) => seat_name(scene, seat, names),
        Figure::Card(it) => piece(scene, it),
        Figure::Monster(id) => monster(scene, id),
    }
}

/// The same as it is spoken, where it need not be read back.
pub(crate) fn spoken(scene: Scene<'_>, figure: Figure, names: &Names) -> String {
    match figure {
        Figure::Character(seat) => seat_name(scene, seat, names),
        Figure::Card(it) => scene.design(it).title.clone(),
        Figure::Monster(id) => monster(scene, id),
    }
}

/// A seat, as long as there is one.
pub(crate) fn seat_name(scene: Scene<'_>, seat: Seat, names: &Names) -> String {
    if scene.has_seat(seat) { names.of(seat).to_owned() } else { "?".to_owned() }
}
