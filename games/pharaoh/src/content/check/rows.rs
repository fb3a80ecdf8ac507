//! What one row must be like. [CONTENT.md, 1.10]

use super::{Card, Check, Effect, Hex, Window};
use crate::content::card::{CardType, Method, Nature};
use crate::content::set::Set;
use crate::content::steps::{Block, Steps};
use crate::content::terms::Label;
use crate::effects::{AgentKind, Verb};

/// Whether a card is the Key: the one whose action is the Exit.
pub(super) fn is_key(card: &Card) -> bool {
    card.block(Window::Act).is_some_and(|block| block.steps.contains(&Effect::Exit))
}

pub(super) fn card(check: &mut Check<'_>, path: &str, card: &Card) {
    let id = card.id.as_str();
    if card.title.trim().is_empty() || card.text.trim().is_empty() {
        check.complain(path, id, format!("{id:?} has no title or no text"));
    }
    if let Some((family, level)) = card.kind.level().filter(|(_, level)| !(1..=3).contains(level)) {
        check.complain(path, id, format!("{id:?} is a {family:?} of level {level}; expected 1, 2 or 3"));
    }
    if card.effect.is_empty() {
        check.complain(path, id, format!("{id:?} does nothing; expected at least one block"));
    }
    let (by_method, by_nature) = (of_method(card.method), of_nature(card.nature));
    for block in &card.effect {
        if !by_method.has(block.window) {
            let what =
                format!("{id:?}: a card to {:?} has no window {:?}", card.method.to_string(), block.window);
            check.complain(path, id, what);
        }
        if !by_nature.has(block.window) {
            let what = format!("{id:?}: a card of nature {} has no window {:?}", card.nature, block.window);
            check.complain(path, id, what);
        }
        steps(check, path, id, &block.steps);
    }
    let expected = match card.kind {
        CardType::Creature => Some(AgentKind::Creature),
        CardType::MilitaryUnit => Some(AgentKind::Unit),
        _ => None,
    };
    if card.agent().map(|agent| agent.is) != expected {
        check.complain(path, id, format!("{id:?}: a {} and its Agent step do not agree", card.kind));
    }
}

pub(super) fn hex(check: &mut Check<'_>, path: &str, hex: &Hex) {
    let id = hex.id.as_str();
    if hex.name.trim().is_empty() || hex.text.trim().is_empty() {
        check.complain(path, id, format!("{id:?} has no name or no text"));
    }
    if hex.effect.is_empty() {
        check.complain(path, id, format!("{id:?} does nothing; expected at least one block"));
    }
    for block in &hex.effect {
        if !of_hexes().has(block.window) {
            check.complain(path, id, format!("{id:?}: a hex has no window {:?}", block.window));
        }
        steps(check, path, id, &block.steps);
    }
    let monsters =
        hex.effect.iter().flat_map(|block| &block.steps).filter(|step| matches!(step, Effect::Spawn(_)));
    if monsters.count() > 1 {
        check.complain(path, id, format!("{id:?} has several monsters; a hex has at most one"));
    }
    let Some(benefit) = &hex.benefit else { return };
    if benefit.text.trim().is_empty() {
        check.complain(path, id, format!("{id:?}: the benefit has no text"));
    }
    steps(check, path, id, &benefit.steps);
    let known = labels(&hex.effect);
    benefit.steps.walk(&mut |step| {
        if let Effect::IgnoreEvent(ignore) = step
            && let Some(label) = ignore.label.filter(|label| !known.contains(label))
        {
            let what = format!("{id:?}: the benefit ignores {label:?}, which no part of the event is called");
            check.complain(path, id, what);
        }
    });
}

/// Checks the numbers of a list of steps and of the lists inside.
pub(super) fn steps(check: &mut Check<'_>, path: &str, id: &str, list: &Steps) {
    if list.is_empty() {
        check.complain(path, id, format!("{id:?} has a block without steps"));
    }
    let mut faults = Vec::new();
    list.walk(&mut |step| faults.extend(step.fault()));
    for what in faults {
        check.complain(path, id, format!("{id:?}: {what}"));
    }
}

/// Every name of a part of an event.
fn labels(effect: &[Block]) -> Vec<Label> {
    let mut known: Vec<Label> = effect.iter().filter_map(|block| block.label).collect();
    for block in effect {
        block.steps.walk(&mut |step| {
            if let Effect::OnRoll(table) = step {
                known.extend(table.branches.iter().filter_map(|branch| branch.label));
            }
        });
    }
    known
}

/// The windows a play method allows.
fn of_method(method: Method) -> Set<Window> {
    use Window::{Act, Agent, Any, Att, Def, Free, Hex, Hurt, Mod, Tab, TabFree, Use, Vic};
    let windows: &[Window] = match method {
        Method::UseAndDiscard => &[Act, Free, Mod, Att, Def, Hurt],
        Method::UseReturn => &[Act],
        Method::Table => &[Act, Use, Tab, TabFree, Att],
        Method::TableUntilDestroyed => &[Tab, Agent],
        Method::TableInFront => &[Vic],
        Method::TableInHex => &[Hex],
        Method::Multi => &[Act, Free, Att, Def, Any],
        Method::AnyTime => &[Any],
    };
    windows.iter().copied().collect()
}

/// The windows a nature allows.
fn of_nature(nature: Nature) -> Set<Window> {
    use Window::{Act, Agent, Any, Att, Def, Free, Hex, Hurt, Mod, Tab, TabFree, Use, Vic};
    let windows: &[Window] = match nature {
        Nature::Activity => &[Act, Use, Free, Hex, Any],
        Nature::Alteration => &[Att, Any],
        Nature::Attack => &[Act, Vic, Hex, Agent],
        Nature::Defense => &[Def, Hurt, Tab, Agent, Act, Free, Any],
        Nature::AttackDefense => &[Act, Vic, Hex, Agent, Def, Hurt, Tab, Free, Any],
        Nature::EnhancementAttack => &[Att, Free],
        Nature::EnhancementDefense => &[Att],
        Nature::Modifier => &[Free, Mod, TabFree, Any],
    };
    windows.iter().copied().collect()
}

/// The windows a hex may have.
fn of_hexes() -> Set<Window> {
    [Window::Event, Window::Enter, Window::Here, Window::Use, Window::Exit].into_iter().collect()
}
