//! How players and scenarios name things on the table.
//!
//! A card is its title in small letters, `short_sword`; the second of the same title on the table is
//! `short_sword#2`. A character is its player's name, a monster its own, a hex its cell `(1,-1)`.

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
    game.cards().get(id.index()).map_or("?".to_owned(), |card| slug(&card.title))
}

/// A hex on the table.
pub(crate) fn room(scene: Scene<'_>, room: Room) -> String {
    scene
        .state
        .crypt
        .rooms
        .get(room.index())
        .map_or("?".to_owned(), |placed| format!("({},{})", placed.at.0, placed.at.1))
}

/// A card that everybody can see.
pub(crate) fn piece(scene: Scene<'_>, piece: Piece) -> String {
    let Some(card) = scene.state.cards.get(piece.index()) else { return "?".to_owned() };
    let word = self::card(scene.game, card.kind);
    match open_cards(scene).filter(|it| scene.state.kind(*it) == card.kind).position(|it| it == piece) {
        Some(0) => word,
        Some(place) => format!("{word}#{}", place + 1),
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
    let Some(monster) = scene.state.monster(id) else { return "?".to_owned() };
    let word = slug(monster_name(scene, monster.home));
    let same = scene.state.monsters.iter().filter(|it| slug(monster_name(scene, it.home)) == word);
    match same.take_while(|it| it.id != id).count() {
        0 => word,
        place => format!("{word}#{}", place + 1),
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
        Figure::Monster(id) => match scene.state.monster(id) {
            Some(monster) => format!("the {}", monster_name(scene, monster.home)),
            None => "the monster".to_owned(),
        },
    }
}

/// A seat, as long as there is one.
pub(crate) fn seat_name(scene: Scene<'_>, seat: Seat, names: &Names) -> String {
    if scene.has_seat(seat) { names.of(seat).to_owned() } else { "?".to_owned() }
}
