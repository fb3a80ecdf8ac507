//! The words for who, which and what.

use crate::content::{
    Character, DamageType, Duration, Favoured, Filter, Freed, Place, Prohibition, Set, Trigger, Value, Ward,
    Who,
};
use crate::effects::Condition;

/// As the subject or object of a clause.
pub(crate) fn who(it: Who) -> String {
    match it {
        Who::User => "you".to_owned(),
        Who::Target => "the target".to_owned(),
        Who::Victim => "the victim".to_owned(),
        Who::Entrant => "the entrant".to_owned(),
        Who::Attacker => "the attacker".to_owned(),
        Who::It => "that one".to_owned(),
        Who::Other => "another target within the attacker's reach".to_owned(),
        Who::AnyPlayer => "any one player".to_owned(),
        Who::AnyOther => "one other player".to_owned(),
        Who::AnyChar => "any one character".to_owned(),
        Who::AllPlayers => "every player".to_owned(),
        Who::Others => "every other player".to_owned(),
        Who::AllChars => "every character".to_owned(),
        Who::HereAll => "everyone here".to_owned(),
        Who::HexAll => "everyone in that hex but you".to_owned(),
        Who::Outside => "everyone outside".to_owned(),
        Who::KeyHolders => "every holder of a Key".to_owned(),
        Who::UpTo(count) => format!("up to {count} targets"),
        Who::NextPlayer => "the next player".to_owned(),
        Who::Random => "chance".to_owned(),
        Who::ThisCard => "this card".to_owned(),
        Who::Host => "its host".to_owned(),
        Who::EntrantAndAnyOther => "the entrant and one other player".to_owned(),
    }
}

/// As an owner: `your`, `the target's`.
pub(crate) fn whose(it: Who) -> String {
    match it {
        Who::User => "your".to_owned(),
        Who::HereAll => "all".to_owned(),
        other => format!("{}'s", who(other)),
    }
}

/// A verb that fits its subject.
pub(crate) fn verb(it: Who, plain: &str) -> String {
    let ending = if it == Who::User { "" } else { "s" };
    format!("{} {plain}{ending}", who(it))
}

/// One of several things: `a, b or c`.
pub(crate) fn either(words: &[String]) -> String {
    match words {
        [] => "anything".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// One of the things these filters mean, as an attack or event.
pub(crate) fn attack(filters: Set<Filter>) -> String {
    either(&filters.iter().map(|it| attack_word(it).to_owned()).collect::<Vec<_>>())
}

fn attack_word(it: Filter) -> &'static str {
    match it {
        Filter::Attack => "an attack",
        Filter::Event => "a hex event",
        Filter::Ranged => "an attack from another hex",
        Filter::Dodgeable => "anything that can be dodged",
        Filter::Hit => "a Hit",
        Filter::Weapon => "a weapon attack",
        Filter::Spell => "a spell",
        Filter::Magic => "a magic attack",
        _ => "anything",
    }
}

/// One of the cards these filters mean, without an article.
pub(crate) fn card(filters: Set<Filter>) -> String {
    either(&filters.iter().map(|it| card_word(it).to_owned()).collect::<Vec<_>>())
}

fn card_word(it: Filter) -> &'static str {
    match it {
        Filter::Weapon => "weapon",
        Filter::Tech => "tech card",
        Filter::Spell => "spell",
        Filter::Enchanted => "magic item, potion or scroll",
        Filter::Agent => "agent",
        Filter::Trap => "trap",
        Filter::Alteration => "Alteration",
        Filter::Enhancement => "Enhancement",
        Filter::Luck => "Luck",
        Filter::Key => "Key",
        Filter::Lock => "Lock or Locked Door",
        Filter::Hold => "hold",
        Filter::ThisCard => "card itself",
        _ => "card",
    }
}

pub(crate) fn wards(set: Set<Ward>) -> String {
    let words: Vec<&str> = set.iter().map(Ward::word).collect();
    match words.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        words => words.join(""),
    }
}

pub(crate) fn condition(it: Condition) -> String {
    match it {
        Condition::Is(whom, characters) => {
            let words: Vec<String> = characters.iter().map(article).collect();
            let is = if whom == Who::User { "are" } else { "is" };
            format!("{} {is} {}", who(whom), either(&words))
        }
        Condition::SameHex => "it is in your hex".to_owned(),
        Condition::LifeAtMost(whom, life) => format!("{} has {life} life points or fewer", who(whom)),
    }
}

fn article(character: Character) -> String {
    let vowel = character.to_string().starts_with(['A', 'E', 'U']);
    format!("{} {character}", if vowel { "an" } else { "a" })
}

pub(crate) fn favoured(it: Favoured) -> String {
    match it {
        Favoured::Character(character) => format!("{character}s"),
        Favoured::Owner => "The hex's owner".to_owned(),
    }
}

/// Who is forbidden something: `nobody here can`, `the victim cannot`.
pub(crate) fn forbidden(it: Who) -> String {
    match it {
        Who::AllPlayers => "nobody can".to_owned(),
        Who::Others => "nobody else can".to_owned(),
        Who::HereAll => "nobody here can".to_owned(),
        Who::Outside => "nobody outside can".to_owned(),
        other => format!("{} cannot", who(other)),
    }
}

pub(crate) fn trigger(it: Trigger) -> &'static str {
    match it {
        Trigger::Enter => "when you enter",
        Trigger::Event => "when the event happens to you",
        Trigger::TurnStart => "at the start of your turn",
        Trigger::Draw => "in your draw phase",
        Trigger::TurnEnd => "at the end of the victim's turn",
        Trigger::Hit => "if it hits",
        Trigger::Dodged => "if it is dodged",
        Trigger::Attacked => "when another player attacks someone here",
        Trigger::WouldDefeat => "when a character would be defeated",
        Trigger::ExitFail => "when an exit roll fails",
        Trigger::Held => "when a hold is put on you",
    }
}

pub(crate) fn duration(it: Duration) -> &'static str {
    match it {
        Duration::Turn => "this turn",
        Duration::MyNext => "until your next turn",
        Duration::ItsNext => "until the end of the target's next turn",
        Duration::Tabled => "while it lies there",
    }
}

pub(crate) fn place(it: Place) -> String {
    match it {
        Place::Explored => "any other explored hex".to_owned(),
        Place::ExploredNoExit => "any other explored hex that is no exit".to_owned(),
        Place::CharHex => "a hex where another character stands".to_owned(),
        Place::HexOf(whom) => format!("{} hex", whose(whom)),
    }
}

pub(crate) fn prohibition(it: Prohibition) -> String {
    match it {
        Prohibition::Leave => "leave the hex".to_owned(),
        Prohibition::Act => "take actions".to_owned(),
        Prohibition::Attack => "attack".to_owned(),
        Prohibition::Ranged => "reach other hexes or be reached from them".to_owned(),
        Prohibition::Spells => "play spells".to_owned(),
        Prohibition::Weapons => "use weapons".to_owned(),
        Prohibition::Luck => "play Luck".to_owned(),
        Prohibition::DodgeOut => "dodge out of the exit".to_owned(),
        Prohibition::Steal => "steal from your hand".to_owned(),
        Prohibition::Recover => "take this card back from a discard pile".to_owned(),
        Prohibition::Target(whom) => format!("target {}", who(whom)),
    }
}

pub(crate) fn freed(set: Set<Freed>) -> String {
    let word = |it: Freed| match it {
        Freed::Table => "tabling a card in front of you",
        Freed::Return => "taking a tabled card back",
        Freed::Pickup => "picking a Key up",
    };
    either(&set.iter().map(|it| word(it).to_owned()).collect::<Vec<_>>())
}

/// So many of something, in the right number.
pub(crate) fn count(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// `cards` for more than one.
pub(crate) fn plural(word: &str, number: u8) -> String {
    if number == 1 { word.to_owned() } else { format!("{word}s") }
}

/// As the end of `a card of …`.
pub(crate) fn yours(it: Who) -> String {
    if it == Who::User { "yours".to_owned() } else { who(it) }
}

/// As the subject of a way.
pub(crate) fn goes(it: Who) -> String {
    if it == Who::User { "you go".to_owned() } else { format!("{} goes", who(it)) }
}

/// `2D6 poison damage`
pub(crate) fn amount(value: Value, kind: DamageType) -> String {
    let kind = if kind == DamageType::Untyped { String::new() } else { format!("{} ", kind.word()) };
    format!("{value} {kind}damage")
}
