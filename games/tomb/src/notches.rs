//! What is counted over many matches: who went, what they used, who fell, and how it ended.

use table::{Notch, Seat};

use crate::event::{Event, Whom};
use crate::play::Scene;
use crate::state::Ending;

/// What to count of an event, or of the end of a match.
pub(crate) fn notches(scene: Scene<'_>, told: Option<&Event>, cut: &mut dyn FnMut(Notch<'_>)) {
    match told {
        Some(event) => heard(scene, event, cut),
        None => ended(scene, cut),
    }
}

fn heard(scene: Scene<'_>, event: &Event, cut: &mut dyn FnMut(Notch<'_>)) {
    let game = scene.game;
    match *event {
        Event::Plays { who, character, slot } => {
            let card = format!("{}.{}", game.character(character).id, game.action(character, slot).id);
            cut(at(Notch::new("played", card), seat_of(scene, who)));
        }
        Event::Uses { who, item } => {
            cut(at(Notch::new("used", &*game.item(item).id), seat_of(scene, who)));
        }
        Event::Defeated { who: Whom::Monster(kind) } => cut(Notch::new("slain", &*game.monster(kind).id)),
        Event::Defeated { who: who @ Whom::Character(character) } => {
            cut(at(Notch::new("fallen", &*game.character(character).id), seat_of(scene, who)));
        }
        _ => {}
    }
}

fn ended(scene: Scene<'_>, cut: &mut dyn FnMut(Notch<'_>)) {
    for seat in scene.state.party() {
        cut(Notch::new("character", &*scene.character(seat).id).of(seat));
    }
    cut(Notch::new("round", scene.state.round.to_string()));
    if let Some(ending) = scene.state.result {
        cut(Notch::new("ending", word(ending)));
    }
}

fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::Complete => "complete",
        Ending::Defeated => "defeated",
        Ending::Hopeless => "hopeless",
        Ending::OutOfTime => "out of time",
    }
}

fn at(notch: Notch<'_>, seat: Option<Seat>) -> Notch<'_> {
    Notch { seat, ..notch }
}

/// The seat that leads a hero.
fn seat_of(scene: Scene<'_>, who: Whom) -> Option<Seat> {
    let (Whom::Character(character) | Whom::Sidekick(character)) = who else { return None };
    scene.state.party().find(|seat| scene.character_id(*seat) == character)
}
