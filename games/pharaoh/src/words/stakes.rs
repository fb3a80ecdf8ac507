//! What is at stake in a question: the attack with its sum, the event with its hex, the doors of a new hex.

use table::{Names, Seat};

use super::naming;
use crate::content::{Count, Effect, Test};
use crate::crypt::{Doors, Side};
use crate::item::{Sum, What};
use crate::play::Scene;
use crate::rules::attack::Assault;
use crate::state::Figure;
use crate::words::number;

/// Longer lines do not fit the rail.
const LINE: usize = 64;

/// The defense turn: who or what comes to whom, for how much, made of what.
pub(crate) fn of_defense(scene: Scene<'_>, assault: &Assault, seat: Seat, names: &Names) -> String {
    let item = scene.item(assault.item);
    let victim = scene.victim(assault);
    let whom = if victim == Figure::Character(seat) {
        "you".to_owned()
    } else {
        naming::spoken(scene, victim, names)
    };
    let points = scene.damage_for(item, victim).0;
    let lines = if item.blow.known && points > 0 {
        let total = item.blow.total();
        let sum = terms(item.blow.sum()).filter(|_| points == total);
        let long = sum.map_or(points.to_string(), |terms| format!("{terms} = {points}"));
        let short = points.to_string();
        [(true, &long), (false, &long), (true, &short), (false, &short)]
            .map(|(label, sum)| {
                format!("{}. Your defense?", coming(scene, assault, &whom, sum, label, names))
            })
            .to_vec()
    } else {
        let stake = consequence(scene, assault, &whom);
        [true, false]
            .map(|label| format!("{}: {stake}. Your defense?", source(scene, assault, label)))
            .to_vec()
    };
    fitting(lines, || format!("{points} damage comes to {whom}. Your defense?"))
}

/// A new hex, with its doors as printed.
pub(crate) fn of_laying(name: &str, doors: Doors) -> String {
    let sides: Vec<&str> = Side::ALL.into_iter().filter(|side| doors.has(*side)).map(Side::name).collect();
    let word = if sides.len() == 1 { "door" } else { "doors" };
    let line = format!("You find {name}, {word} {}: where does it lie?", sides.join(" "));
    fitting(vec![line], || format!("You find {name}: where does it lie?"))
}

/// The first that fits the rail, else a line that says less.
fn fitting(lines: Vec<String>, less: impl FnOnce() -> String) -> String {
    lines.into_iter().find(|line| line.chars().count() <= LINE).unwrap_or_else(less)
}

/// `9 rolled + 3 hex`, what is printed as a bare number; nothing if there is only one term.
pub(crate) fn terms(sum: Sum) -> Option<String> {
    let terms = [
        (sum.rolled, "rolled"),
        (sum.printed, ""),
        (sum.cards, "cards"),
        (sum.ability, "ability"),
        (sum.hex, "hex"),
    ];
    let terms: Vec<String> = terms
        .into_iter()
        .filter(|(points, _)| *points != 0)
        .map(|(points, word)| format!("{points} {word}").trim_end().to_owned())
        .collect();
    (terms.len() > 1).then(|| terms.join(" + "))
}

/// `The Demon strikes you for 6`
fn coming(scene: Scene<'_>, assault: &Assault, whom: &str, sum: &str, label: bool, names: &Names) -> String {
    let item = scene.item(assault.item);
    let by = item.by.map(|seat| names.of(seat));
    let title = item.card.map(|card| scene.design(card).title.as_str());
    match (item.what, by, title) {
        (What::Hit, Some(by), _) => format!("{by} hits {whom} for {sum}"),
        (What::Monster, ..) => match item.actor {
            Some(figure) => {
                let monster = naming::spoken(scene, figure, names);
                format!("{} strikes {whom} for {sum}", monster.replacen("the ", "The ", 1))
            }
            None => format!("The monster strikes {whom} for {sum}"),
        },
        (What::Agent { .. }, Some(by), Some(title)) => format!("{by}'s {title} attacks {whom} for {sum}"),
        (What::Event | What::UseHex, ..) => {
            format!("{}: {sum} damage to {whom}", event_name(scene, assault, label))
        }
        (_, _, Some(title)) => format!("{title} comes to {whom} for {sum}"),
        _ => format!("{sum} damage comes to {whom}"),
    }
}

/// The hex of an event, and the part of it that happens.
fn event_name(scene: Scene<'_>, assault: &Assault, labelled: bool) -> String {
    let hex = scene.hex(scene.item(assault.item).room);
    let mut found = None;
    for block in &hex.effect {
        if Some(block.steps.id) == assault.steps {
            found = block.label;
        }
        block.steps.walk(&mut |step| {
            if let Effect::OnRoll(table) = step
                && let Some(branch) = table.branches.iter().find(|it| Some(it.steps.id) == assault.steps)
            {
                found = branch.label.or(block.label);
            }
        });
    }
    match found.filter(|_| labelled) {
        Some(label) => format!("{}, the {}", hex.name, label.as_str()),
        None => hex.name.clone(),
    }
}

fn source(scene: Scene<'_>, assault: &Assault, label: bool) -> String {
    let item = scene.item(assault.item);
    match item.what {
        What::Event | What::UseHex => event_name(scene, assault, label),
        _ => scene.title_of(assault.item).to_owned(),
    }
}

/// What an attack without damage would do.
fn consequence(scene: Scene<'_>, assault: &Assault, whom: &str) -> String {
    let steps = assault.steps.map(|steps| scene.game.steps(steps)).unwrap_or_default();
    let cards =
        |count: u8| if count == 1 { "a card".to_owned() } else { format!("{} cards", number(count.into())) };
    let found = steps.iter().find_map(|step| {
        Some(match step {
            Effect::Discard(it) => match it.count {
                Count::Number(count) => format!("{} discarded", cards(count)),
                Count::All => "the hand discarded".to_owned(),
            },
            Effect::Steal(it) => format!("{} taken", cards(it.count)),
            Effect::LoseActions(it) if it.count == 1 => "an action lost".to_owned(),
            Effect::LoseActions(it) => format!("{} actions lost", number(it.count.into())),
            Effect::Escape(it) => match it.test {
                Test::AtMost(score) => format!("held, free on {score} or less"),
                Test::Doubles => "held, free on doubles".to_owned(),
            },
            Effect::Move(_) | Effect::Teleport(_) | Effect::Swap(_) => format!("{whom} moved"),
            Effect::Control => "an agent taken over".to_owned(),
            Effect::DestroyTabled(_) => "a tabled card destroyed".to_owned(),
            Effect::Peek(_) => "a look at the hand".to_owned(),
            _ => return None,
        })
    });
    found.unwrap_or_else(|| format!("it comes to {whom}"))
}
