//! Writes data the way the tables of `CONTENT.md` do, so that the two can be held against each other.

use pharaoh::content::{
    Block, Chooser, Count, DamageType, Duration, Effect, Favoured, Filter, Flag, Freed, Member, Place,
    Prohibition, Rolls, Set, Sight, Test, Trigger, Ward, Who, Window, Zone,
};
use pharaoh::effects::{
    AgentKind, BlockDoor, Cancel, Condition, Cost, DodgeScore, FreePlay, Immunity, Lock, Repeat, Reroll,
    SetType, Side, Stop, TabledLP,
};

/// `act{Damage(target, 1D6, poison)}`
pub(crate) fn blocks(effect: &[Block]) -> String {
    let block = |block: &Block| {
        let label = block.label.map(|label| format!("#{}", label.as_str())).unwrap_or_default();
        format!("{}{label}{{{}}}", window(block.window), steps(&block.steps))
    };
    effect.iter().map(block).collect::<Vec<_>>().join(" ")
}

/// `owner{IgnoreEvent(user)}`
pub(crate) fn benefit(of: Favoured, list: &[Effect]) -> String {
    let of = match of {
        Favoured::Character(character) => character.to_string(),
        Favoured::Owner => "owner".to_owned(),
    };
    format!("{of}{{{}}}", steps(list))
}

pub(crate) fn steps(list: &[Effect]) -> String {
    if list.is_empty() {
        return "-".to_owned();
    }
    list.iter().map(step).collect::<Vec<_>>().join("; ")
}

/// The name of a primitive.
pub(crate) fn name(it: &Effect) -> String {
    step(it).chars().take_while(|letter| letter.is_alphabetic()).collect()
}

#[expect(clippy::too_many_lines, reason = "one arm for each primitive")]
fn step(it: &Effect) -> String {
    match it {
        Effect::If(it) => {
            let or = if it.or.is_empty() { String::new() } else { format!("{{{}}}", steps(&it.or)) };
            format!("If({}){{{}}}{or}", condition(it.condition), steps(&it.then))
        }
        Effect::Choose(it) => {
            let branches: Vec<String> = it.branches.iter().map(|branch| steps(branch)).collect();
            format!("Choose({}){{{}}}", who(it.by), branches.join(" // "))
        }
        Effect::OnRoll(it) => {
            let branch = |branch: &pharaoh::effects::RollBranch| {
                let sums = if branch.from == branch.to {
                    branch.from.to_string()
                } else {
                    format!("{}-{}", branch.from, branch.to)
                };
                let label = branch.label.map(|label| format!("#{}", label.as_str())).unwrap_or_default();
                format!("{sums}{label}: {}", steps(&branch.steps))
            };
            let branches: Vec<String> = it.branches.iter().map(branch).collect();
            format!("OnRoll({}D6){{{}}}", it.dice, branches.join(" // "))
        }
        Effect::Each(it) => format!("Each({}){{{}}}", who(it.of), steps(&it.steps)),
        Effect::Cost(Cost(list)) => format!("Cost{{{}}}", steps(list)),
        Effect::Lasting(it) => format!("Lasting({}){{{}}}", duration(it.until), steps(&it.steps)),
        Effect::On(it) => format!("On({}){{{}}}", trigger(it.trigger), steps(&it.steps)),
        Effect::Escape(it) => {
            let test = match it.test {
                Test::AtMost(score) => format!("2D6<={score}"),
                Test::Doubles => "2D6=doubles".to_owned(),
            };
            format!("Escape({test}){{{}}}", steps(&it.steps))
        }
        Effect::Damage(it) => {
            let mut words = vec![who(it.who), it.value.to_string()];
            words.push(if it.flags.has(Flag::Auto) { "auto".to_owned() } else { damage(it.kind).to_owned() });
            for (flag, word) in
                [(Flag::NoDodge, "nododge"), (Flag::NoCards, "nocards"), (Flag::Pierce, "pierce")]
            {
                if it.flags.has(flag) {
                    words.push(word.to_owned());
                }
            }
            call("Damage", words)
        }
        Effect::Heal(it) => call("Heal", [who(it.who), it.value.to_string()]),
        Effect::ModifyDamage(it) => {
            let side = match it.side {
                Side::Dealt => "dealt",
                Side::Taken => "taken",
            };
            let value = it.value.to_string();
            let signed = if value.starts_with('-') { value } else { format!("+{value}") };
            let mut words = vec![who(it.who), side.to_owned(), signed];
            words.extend(it.kind.map(|kind| format!("type={}", damage(kind))));
            words.extend(only(it.only));
            call("ModifyDamage", words)
        }
        Effect::Multiply(it) => call("Multiply", [it.by.to_string()].into_iter().chain(only(it.only))),
        Effect::SetType(SetType(kind)) => call("SetType", [damage(*kind).to_owned()]),
        Effect::TabledLP(TabledLP(life)) => call("TabledLP", [life.to_string()]),
        Effect::Immunity(Immunity(wards)) => call("Immunity", [joined(*wards, ward)]),
        Effect::Stop(Stop(filter)) => call("Stop", [joined(*filter, self::filter)]),
        Effect::Cancel(Cancel(filter)) => call("Cancel", [joined(*filter, self::filter)]),
        Effect::FreePlay(FreePlay(filter)) => call("FreePlay", [joined(*filter, self::filter)]),
        Effect::ModifyDodge(it) => {
            let score = match it.score {
                DodgeScore::Fixed(score) => format!("={score}"),
                DodgeScore::Shift(shift) => format!("{shift:+}"),
            };
            call("ModifyDodge", [who(it.who), score])
        }
        Effect::DodgeOnly => "DodgeOnly".to_owned(),
        Effect::Repeat(Repeat(times)) => call("Repeat", [times.to_string()]),
        Effect::Redirect(it) => call("Redirect", [who(it.to)].into_iter().chain(only(it.only))),
        Effect::Detach(it) => call("Detach", [joined(it.what, filter), it.count.to_string()]),
        Effect::Lock(Lock(whose)) => call("Lock", [who(*whose)]),
        Effect::Draw(it) => call("Draw", [who(it.who), it.count.to_string()]),
        Effect::Discard(it) => {
            let words = [who(it.who), count(it.count), chooser(it.chooser).to_owned()];
            call("Discard", words.into_iter().chain(only(it.only)))
        }
        Effect::Steal(it) => {
            let zone = match it.zone {
                Zone::Hand => "hand",
                Zone::Tabled => "tabled",
            };
            call(
                "Steal",
                [who(it.from), it.count.to_string(), zone.to_owned(), chooser(it.chooser).to_owned()],
            )
        }
        Effect::Peek(it) => {
            let at = match it.at {
                Sight::Hand(whose) => format!("hand({})", who(whose)),
                Sight::Hexpile => "hexpile".to_owned(),
            };
            call("Peek", [at, count(it.count)].into_iter().chain(it.order.then(|| "order".to_owned())))
        }
        Effect::Recover(it) => call("Recover", [joined(it.what, filter), it.count.to_string()]),
        Effect::Search(it) => call("Search", [who(it.who), joined(it.what, filter), it.count.to_string()]),
        Effect::Bounce(it) => call("Bounce", [who(it.whose), joined(it.what, filter)]),
        Effect::DestroyTabled(it) => {
            call("DestroyTabled", [who(it.whose), joined(it.what, filter), it.count.to_string()])
        }
        Effect::Control => "Control(agent)".to_owned(),
        Effect::ExtraActions(it) => call(
            "ExtraActions",
            [it.count.to_string()].into_iter().chain(it.attack.then(|| "attack".to_owned())),
        ),
        Effect::LoseActions(it) => call("LoseActions", [who(it.who), it.count.to_string()]),
        Effect::Forbid(it) => call("Forbid", [who(it.who), prohibition(it.what)]),
        Effect::MakeFree(it) => call("MakeFree", [joined(it.what, freed), it.times.to_string()]),
        Effect::ModifyRange(it) => call("ModifyRange", [who(it.who), format!("+{}", it.by)]),
        Effect::Move(it) => {
            let mut words = vec![who(it.who), it.hexes.to_string()];
            words.extend(it.by.map(|by| format!("by={}", who(by))));
            words.extend(it.explore.then(|| "explore".to_owned()));
            words.extend(it.quiet.then(|| "quiet".to_owned()));
            call("Move", words)
        }
        Effect::Teleport(it) => {
            let to = match it.to {
                Place::Explored => "explored".to_owned(),
                Place::ExploredNoExit => "explored-noexit".to_owned(),
                Place::CharHex => "charhex".to_owned(),
                Place::HexOf(whose) => format!("hexof({})", who(whose)),
            };
            call("Teleport", [who(it.who), to].into_iter().chain(it.by.map(|by| format!("by={}", who(by)))))
        }
        Effect::Swap(it) => call("Swap", [who(it.one), who(it.other)]),
        Effect::BlockDoor(BlockDoor(until)) => call("BlockDoor", [duration(*until).to_owned()]),
        Effect::OpenDoor => "OpenDoor(wall)".to_owned(),
        Effect::RotateHex => "RotateHex(any)".to_owned(),
        Effect::IgnoreEvent(it) => call(
            "IgnoreEvent",
            [who(it.who)].into_iter().chain(it.label.map(|label| label.as_str().to_owned())),
        ),
        Effect::Spawn(it) => {
            let stats = [it.name.clone(), it.life.to_string(), it.dodge.to_string(), it.damage.to_string()];
            let mut words: Vec<String> = stats.into_iter().collect();
            words.push(damage(it.kind).to_owned());
            words.extend((it.acts != 1).then(|| format!("acts={}", it.acts)));
            words.extend((!it.immune.is_empty()).then(|| format!("immune={}", joined(it.immune, ward))));
            call("Spawn", words)
        }
        Effect::Exit => "Exit(user)".to_owned(),
        Effect::SetDice => "SetDice(any)".to_owned(),
        Effect::Reroll(Reroll(rolls)) => {
            let which = match rolls {
                Rolls::Any => "any",
                Rolls::Dodge => "dodge",
            };
            call("Reroll", [which.to_owned()])
        }
        Effect::Agent(it) => {
            let kind = match it.is {
                AgentKind::Creature => "creature",
                AgentKind::Unit => "unit",
            };
            let mut words =
                vec![kind.to_owned(), it.life.to_string(), it.dodge.to_string(), it.damage.to_string()];
            words.push(damage(it.kind).to_owned());
            words.extend((it.range != 0).then(|| format!("range={}", it.range)));
            words.extend((it.speed != 1).then(|| format!("speed={}", it.speed)));
            words.extend((!it.immune.is_empty()).then(|| format!("immune={}", joined(it.immune, ward))));
            words.extend(it.guarddef.then(|| "guarddef".to_owned()));
            call("Agent", words)
        }
    }
}

fn call(name: &str, words: impl IntoIterator<Item = String>) -> String {
    format!("{name}({})", words.into_iter().collect::<Vec<_>>().join(", "))
}

fn only(filters: Set<Filter>) -> Option<String> {
    (!filters.is_empty()).then(|| format!("only={}", joined(filters, filter)))
}

/// Words of a set, in alphabetical order: a set has none of its own.
fn joined<T: Member>(set: Set<T>, word: impl Fn(T) -> String) -> String {
    let mut words: Vec<String> = set.iter().map(word).collect();
    words.sort();
    words.join("+")
}

fn filter(it: Filter) -> String {
    format!("{it:?}").to_lowercase()
}

fn freed(it: Freed) -> String {
    format!("{it:?}").to_lowercase()
}

fn who(it: Who) -> String {
    match it {
        Who::UpTo(count) => format!("upto({count})"),
        Who::EntrantAndAnyOther => "anyother+entrant".to_owned(),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

fn count(it: Count) -> String {
    it.to_string()
}

fn chooser(it: Chooser) -> &'static str {
    match it {
        Chooser::Own => "own",
        Chooser::User => "user",
        Chooser::Random => "random",
    }
}

fn prohibition(it: Prohibition) -> String {
    match it {
        Prohibition::Target(whom) => format!("target({})", who(whom)),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

fn condition(it: Condition) -> String {
    match it {
        Condition::Is(whom, characters) => {
            format!("is({}, {})", who(whom), joined(characters, |character| character.to_string()))
        }
        Condition::SameHex => "range(0)".to_owned(),
        Condition::LifeAtMost(whom, life) => format!("lp({})<={life}", who(whom)),
    }
}

fn trigger(it: Trigger) -> String {
    match it {
        Trigger::WouldDefeat => "wouldDefeat".to_owned(),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

fn duration(it: Duration) -> &'static str {
    match it {
        Duration::Turn => "turn",
        Duration::MyNext => "mynext",
        Duration::ItsNext => "itsnext",
        Duration::Tabled => "tabled",
    }
}

fn window(it: Window) -> String {
    format!("{it:?}").to_lowercase()
}

pub(crate) fn damage(it: DamageType) -> &'static str {
    if it == DamageType::Untyped { "none" } else { it.word() }
}

fn ward(it: Ward) -> String {
    match it {
        Ward::Weapons | Ward::Magic | Ward::Tech | Ward::Phased | Ward::Poison | Ward::Gas => {
            format!("{it:?}").to_lowercase()
        }
        Ward::LightWeapons => "weapon-lt".to_owned(),
        Ward::MediumWeapons => "weapon-med".to_owned(),
        Ward::HeavyWeapons => "weapon-hvy".to_owned(),
        Ward::FirstSpells => "spell-1".to_owned(),
        Ward::SecondSpells => "spell-2".to_owned(),
        Ward::ThirdSpells => "spell-3".to_owned(),
        Ward::LowTech => "tech-low".to_owned(),
        Ward::MediumTech => "tech-med".to_owned(),
        Ward::HighTech => "tech-high".to_owned(),
    }
}
