//! One clause for each primitive.

use super::nouns::{
    attack, card, condition, count, duration, forbidden, freed, place, prohibition, trigger, verb, wards,
    who, whose,
};
use crate::content::steps::{
    Agent, AgentKind, Choose, Discard, DodgeScore, ModifyDamage, Monster, Move, OnRoll, Peek, Side, Steal,
};
use crate::content::{Chooser, Count, DamageType, Effect, Filter, Flag, Rolls, Sight, Value, Who, Zone};

/// All steps of a list, in order.
pub(super) fn all(steps: &[Effect]) -> String {
    joined(steps, "; ")
}

fn joined(steps: &[Effect], by: &str) -> String {
    if steps.is_empty() {
        return "nothing".to_owned();
    }
    steps.iter().map(clause).collect::<Vec<_>>().join(by)
}

fn inner(steps: &[Effect]) -> String {
    joined(steps, ", ")
}

fn clause(step: &Effect) -> String {
    flow(step)
        .or_else(|| life(step))
        .or_else(|| defense(step))
        .or_else(|| cards(step))
        .or_else(|| actions(step))
        .or_else(|| board(step))
        .expect("every primitive has its words")
}

fn flow(step: &Effect) -> Option<String> {
    Some(match step {
        Effect::If(it) if it.or.is_empty() => format!("if {}: {}", condition(it.condition), inner(&it.then)),
        Effect::If(it) => {
            format!("if {}: {}; otherwise: {}", condition(it.condition), inner(&it.then), inner(&it.or))
        }
        Effect::Choose(it) => choose(it),
        Effect::OnRoll(it) => table(it),
        Effect::Each(it) => format!("for {}: {}", who(it.of), inner(&it.steps)),
        Effect::Cost(steps) => format!("pay first: {}", inner(steps)),
        Effect::Lasting(it) => format!("{}: {}", duration(it.until), inner(&it.steps)),
        Effect::On(it) => format!("{}: {}", trigger(it.trigger), inner(&it.steps)),
        Effect::Escape(it) => format!("until the escape roll of {}: {}", it.test, inner(&it.steps)),
        _ => return None,
    })
}

fn choose(it: &Choose) -> String {
    let branches: Vec<String> = it.branches.iter().map(|branch| inner(branch)).collect();
    format!("{} one: {}", verb(it.by, "choose"), branches.join(" / "))
}

fn table(it: &OnRoll) -> String {
    let branches = it.branches.iter().map(|branch| {
        let sums = if branch.from == branch.to {
            branch.from.to_string()
        } else {
            format!("{}-{}", branch.from, branch.to)
        };
        let label = branch.label.map(|label| format!(" ({})", label.as_str())).unwrap_or_default();
        format!("{sums}{label}: {}", joined(&branch.steps, " and "))
    });
    format!("roll {}D6 ({})", it.dice, branches.collect::<Vec<_>>().join(" / "))
}

fn life(step: &Effect) -> Option<String> {
    Some(match step {
        Effect::Damage(it) if it.flags.has(Flag::Auto) => {
            format!("{} life points of {}", it.value, yours(it.who))
        }
        Effect::Damage(it) => {
            let mut text = format!("{} to {}", amount(it.value, it.kind), who(it.who));
            for (flag, words) in [
                (Flag::NoDodge, ", without a dodge"),
                (Flag::NoCards, ", without defense cards"),
                (Flag::Pierce, ", past tabled life points"),
            ] {
                if it.flags.has(flag) {
                    text.push_str(words);
                }
            }
            text
        }
        Effect::Heal(it) => format!("{} {}", verb(it.who, "heal"), value(it.value)),
        Effect::ModifyDamage(it) => modify_damage(it),
        Effect::Multiply(it) => {
            let only = if it.only.is_empty() { String::new() } else { format!(" of {}", attack(it.only)) };
            format!("the own numbers{only} count {} times", it.by)
        }
        Effect::SetType(kind) => format!("all its damage becomes {}", kind.word()),
        Effect::TabledLP(life) => format!("it has {}", count(*life, "life point", "life points")),
        Effect::Immunity(list) => format!("immune to {}", wards(*list)),
        _ => return None,
    })
}

fn yours(it: Who) -> String {
    if it == Who::User { "yours".to_owned() } else { who(it) }
}

fn modify_damage(it: &ModifyDamage) -> String {
    let more = if it.value.plus < 0 && it.value.dice == 0 {
        format!("{} less", -it.value.plus)
    } else {
        format!("{} more", it.value)
    };
    let kind = it.kind.map(|kind| format!(" {}", kind.word())).unwrap_or_default();
    let only = if it.only.is_empty() { String::new() } else { format!(", if it is {}", attack(it.only)) };
    match it.side {
        Side::Dealt => format!("{} attacks do {more}{kind} damage{only}", whose(it.who)),
        Side::Taken => format!("{} {more}{kind} damage of each attack or event", verb(it.who, "take")),
    }
}

/// `2D6 poison damage`
fn amount(value: Value, kind: DamageType) -> String {
    let kind = if kind == DamageType::Untyped { String::new() } else { format!("{} ", kind.word()) };
    format!("{value} {kind}damage")
}

fn value(it: Value) -> String {
    match it {
        Value::Amount(amount) => amount.to_string(),
        Value::Remaining => "as much as it has life points left".to_owned(),
        Value::Dealt => "as much as it took off".to_owned(),
        Value::Incoming => "as much as it would have done".to_owned(),
        Value::HalfIncoming => "half of what it would have done".to_owned(),
        Value::To(points) => format!("to {}", count(points, "life point", "life points")),
    }
}

fn defense(step: &Effect) -> Option<String> {
    Some(match step {
        Effect::Stop(filters) => format!("stop {}", attack(*filters)),
        Effect::ModifyDodge(it) => match it.score {
            DodgeScore::Fixed(score) => format!("{} on {score} or lower", verb(it.who, "dodge")),
            DodgeScore::Shift(shift) if shift < 0 => format!("{} at {} less", verb(it.who, "dodge"), -shift),
            DodgeScore::Shift(shift) => format!("{} at {shift} more", verb(it.who, "dodge")),
        },
        Effect::DodgeOnly => "it may only be dodged".to_owned(),
        Effect::Repeat(times) => format!("it must be defended against {times} times"),
        Effect::Redirect(it) if it.only.is_empty() => format!("the attack goes to {}", who(it.to)),
        Effect::Redirect(it) => format!("{} goes to {}", attack(it.only), who(it.to)),
        Effect::Cancel(filters) => format!("undo a {} as it is played", card(*filters)),
        Effect::Detach(it) if it.count == 1 => format!("one {} is detached", card(it.what)),
        Effect::Detach(it) => format!("up to {} of these are detached: {}", it.count, card(it.what)),
        Effect::Lock(whom) => format!("no card may act on {}", who(*whom)),
        _ => return None,
    })
}

fn cards(step: &Effect) -> Option<String> {
    Some(match step {
        Effect::Draw(it) => format!("{} {}", verb(it.who, "draw"), count(it.count, "card", "cards")),
        Effect::Discard(it) => discard(it),
        Effect::Steal(it) => steal(*it),
        Effect::Peek(it) => peek(*it),
        Effect::Recover(it) => {
            format!("take up to {} {} from your discard pile", it.count, plural(&card(it.what), it.count))
        }
        Effect::Search(it) => {
            format!(
                "{} {} {} from the own deck",
                verb(it.who, "take"),
                it.count,
                plural(&card(it.what), it.count)
            )
        }
        Effect::Bounce(it) if it.what.has(Filter::ThisCard) => "this card goes back to the hand".to_owned(),
        Effect::Bounce(it) => format!("one {} of {} goes back to the hand", card(it.what), yours(it.whose)),
        Effect::DestroyTabled(it) if it.what.has(Filter::ThisCard) => "this card is destroyed".to_owned(),
        Effect::DestroyTabled(it) => {
            format!("destroy {} tabled {} of {}", it.count, plural(&card(it.what), it.count), yours(it.whose))
        }
        Effect::Control => "take control of one agent".to_owned(),
        _ => return None,
    })
}

fn discard(it: &Discard) -> String {
    let what = card(it.only);
    let what = if it.only.is_empty() { "card".to_owned() } else { what };
    let subject = verb(it.who, "discard");
    match (it.count, it.chooser) {
        (Count::All, _) => format!("{subject} the whole hand"),
        (Count::Number(1), Chooser::Random) => format!("{subject} a random {what}"),
        (Count::Number(number), Chooser::Random) => {
            format!("{subject} {number} random {}", plural(&what, number))
        }
        (Count::Number(number), Chooser::Own) => {
            format!("{subject} {number} {} of their choice", plural(&what, number))
        }
        (Count::Number(number), Chooser::User) => {
            format!("{subject} {number} {} of your choice", plural(&what, number))
        }
    }
}

fn steal(it: Steal) -> String {
    let zone = match it.zone {
        Zone::Hand => format!("{} hand", whose(it.from)),
        Zone::Tabled => format!("{} tabled cards", whose(it.from)),
    };
    let how = if it.chooser == Chooser::Random { "random " } else { "" };
    format!("take {} {how}{} from {zone}", it.count, plural("card", it.count))
}

fn peek(it: Peek) -> String {
    let order = if it.order { " and put them back in any order" } else { "" };
    match it.at {
        Sight::Hand(whom) => format!("look at {} hand{order}", whose(whom)),
        Sight::Hexpile => format!("look at the next {} hexes of the Hexpile{order}", it.count),
    }
}

fn plural(word: &str, number: u8) -> String {
    if number == 1 { word.to_owned() } else { format!("{word}s") }
}

fn actions(step: &Effect) -> Option<String> {
    Some(match step {
        Effect::ExtraActions(it) => {
            let attack = if it.attack { ", for an attack only" } else { "" };
            format!("{} this turn{attack}", count(it.count, "more action", "more actions"))
        }
        Effect::LoseActions(it) => {
            format!("{} {}", verb(it.who, "lose"), count(it.count, "action", "actions"))
        }
        Effect::Forbid(it) => format!("{} {}", forbidden(it.who), prohibition(it.what)),
        Effect::MakeFree(it) if it.times == 1 => format!("once a turn, {} is free", freed(it.what)),
        Effect::MakeFree(it) => format!("{} times a turn, {} is free", it.times, freed(it.what)),
        Effect::ModifyRange(it) => {
            format!("{} actions reach {} further", whose(it.who), count(it.by, "hex", "hexes"))
        }
        Effect::FreePlay(filters) => {
            format!("play one {} from your hand without spending an action", card(*filters))
        }
        _ => return None,
    })
}

fn board(step: &Effect) -> Option<String> {
    Some(match step {
        Effect::Move(it) => movement(*it),
        Effect::Teleport(it) => {
            let by = it.by.map(|by| format!(", chosen by {}", who(by))).unwrap_or_default();
            format!("{} straight to {}{by}", goes(it.who), place(it.to))
        }
        Effect::Swap(it) if it.one == it.other => "two characters of your choice change hexes".to_owned(),
        Effect::Swap(it) => format!("{} and {} change hexes", who(it.one), who(it.other)),
        Effect::BlockDoor(until) => {
            format!("one door of your hex is shut to everyone else {}", duration(*until))
        }
        Effect::OpenDoor => "one wall of your hex becomes a door for good".to_owned(),
        Effect::RotateHex => "turn any explored hex to any facing".to_owned(),
        Effect::IgnoreEvent(it) => {
            let part = it.label.map_or("events".to_owned(), |label| label.as_str().to_owned());
            format!("{} the {part} of the hex", verb(it.who, "ignore"))
        }
        Effect::Spawn(monster) => spawn(monster),
        Effect::Exit => "roll 2D6; doubles take you out of the crypt".to_owned(),
        Effect::SetDice => "say what the dice of any roll show".to_owned(),
        Effect::Reroll(Rolls::Any) => "any roll is made again".to_owned(),
        Effect::Reroll(Rolls::Dodge) => "a dodge roll is made again".to_owned(),
        Effect::Agent(agent) => stats(agent),
        _ => return None,
    })
}

fn goes(it: Who) -> String {
    if it == Who::User { "you go".to_owned() } else { format!("{} goes", who(it)) }
}

fn movement(it: Move) -> String {
    let mut text = format!("{} up to {}", goes(it.who), count(it.hexes, "hex", "hexes"));
    if it.by.is_some_and(|by| by != it.who) {
        text.push_str(", where you say");
    }
    if it.explore {
        text.push_str(", exploring if nothing is there");
    }
    if it.quiet {
        text.push_str(", and only the last hex's events happen");
    }
    text
}

fn spawn(it: &Monster) -> String {
    let mut parts = vec![
        format!("a {} appears with {} life points", it.name, it.life),
        format!("dodges on {}", it.dodge),
    ];
    let acts = if it.acts == 1 { String::new() } else { format!(" {} times", it.acts) };
    let hits = format!("hits{acts} for {}", amount(Value::Amount(it.damage), it.kind));
    if it.immune.is_empty() {
        return format!("{} and {hits}", parts.join(", "));
    }
    parts.push(hits);
    format!("{} and is immune to {}", parts.join(", "), wards(it.immune))
}

fn stats(it: &Agent) -> String {
    let is = match it.is {
        AgentKind::Creature => "a creature",
        AgentKind::Unit => "a military unit",
    };
    let kind = if it.kind == DamageType::Untyped { String::new() } else { format!("{} ", it.kind.word()) };
    let damage = match it.damage {
        Value::Remaining => format!("as much {kind}damage as it has life points left"),
        value => format!("{value} {kind}damage"),
    };
    let mut parts =
        vec![format!("{is} with {} life points that dodges on {} and does {damage}", it.life, it.dodge)];
    if it.range > 0 {
        parts.push(format!("up to {} away", count(it.range, "hex", "hexes")));
    }
    if it.speed > 1 {
        parts.push(format!("going {} with one move", count(it.speed, "hex", "hexes")));
    }
    if !it.immune.is_empty() {
        parts.push(format!("immune to {}", wards(it.immune)));
    }
    if it.guarddef {
        parts.push("fit to be tabled as a guard on your defense turn".to_owned());
    }
    parts.join(", ")
}
