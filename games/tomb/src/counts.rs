//! What is counted over many matches: who went, what they used, who fell, and how it ended.

use table::{Occurrence, Seat};

use crate::event::{Event, Whom};
use crate::play::Scene;
use crate::state::Ending;

/// What to count of an event, or of the end of a match.
pub(crate) fn occurrences(scene: Scene<'_>, told: Option<&Event>, count: &mut dyn FnMut(Occurrence<'_>)) {
    match told {
        Some(event) => heard(scene, event, count),
        None => ended(scene, count),
    }
}

fn heard(scene: Scene<'_>, event: &Event, count: &mut dyn FnMut(Occurrence<'_>)) {
    let game = scene.game;
    match *event {
        Event::Plays { who, character, slot } => {
            let card = format!("{}.{}", game.character(character).id, game.action(character, slot).id);
            count(at(Occurrence::new("played", card), seat_of(scene, who)));
        }
        Event::Uses { who, item } => {
            count(at(Occurrence::new("used", &*game.item(item).id), seat_of(scene, who)));
        }
        Event::Defeated { who: Whom::Monster(kind) } => {
            count(Occurrence::new("slain", &*game.monster(kind).id));
        }
        Event::Defeated { who: who @ Whom::Character(character) } => {
            count(at(Occurrence::new("fallen", &*game.character(character).id), seat_of(scene, who)));
        }
        _ => {}
    }
}

fn ended(scene: Scene<'_>, count: &mut dyn FnMut(Occurrence<'_>)) {
    for seat in scene.state.party() {
        count(Occurrence::new("character", &*scene.character(seat).id).of(seat));
    }
    count(Occurrence::new("round", scene.state.round.to_string()));
    if let Some(ending) = scene.state.result {
        count(Occurrence::new("ending", word(ending)));
    }
}

fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::Complete => "complete",
        Ending::Defeated => "defeated",
        Ending::Hopeless => "hopeless",
        Ending::OutOfTime => "out of time",
        Ending::GivenUp => "given up",
    }
}

fn at(occurrence: Occurrence<'_>, seat: Option<Seat>) -> Occurrence<'_> {
    Occurrence { seat, ..occurrence }
}

/// The seat that leads a hero.
fn seat_of(scene: Scene<'_>, who: Whom) -> Option<Seat> {
    let (Whom::Character(character) | Whom::Sidekick(character)) = who else { return None };
    scene.state.party().find(|seat| scene.character_id(*seat) == character)
}
