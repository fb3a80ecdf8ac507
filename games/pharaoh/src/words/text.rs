//! What a piece does, in words made of its data, so that none says one thing and does another.
//!
//! A block becomes a sentence, each of its steps a clause, which its verb knows ([`crate::effects`]).
//! `nouns` has the words for who and what.

pub(crate) mod nouns;

use crate::content::{Benefit, Block, Card, CharacterCard, Effect, Hex, Window};
use crate::effects::Verb;

/// Everything a card does.
pub fn card_text(card: &Card) -> String {
    sentences(card.effect.iter().map(|block| sentence(card_window(block.window), &block.steps)))
}

/// Everything that happens in a hex, and who has it better there.
pub fn hex_text(hex: &Hex) -> String {
    let named = |block: &Block| {
        let text = sentence(hex_window(block.window), &block.steps);
        block.label.map_or(text.clone(), |label| format!("{text} (the {})", label.as_str()))
    };
    sentences(hex.effect.iter().map(named).chain(hex.benefit.as_ref().map(benefit_text)))
}

/// What a character's special ability does.
pub fn ability_text(card: &CharacterCard) -> String {
    sentences([sentence(card_window(card.effect.window), &card.effect.steps)])
}

/// What a list of steps does, as one of several to choose from.
pub(crate) fn steps_text(steps: &[Effect]) -> String {
    joined(steps, "; ")
}

/// The clauses of a list inside a clause.
pub(crate) fn inner(steps: &[Effect]) -> String {
    joined(steps, ", ")
}

/// The clauses of a list, one for each step.
pub(crate) fn joined(steps: &[Effect], by: &str) -> String {
    if steps.is_empty() {
        return "nothing".to_owned();
    }
    steps.iter().map(Verb::text).collect::<Vec<_>>().join(by)
}

fn benefit_text(benefit: &Benefit) -> String {
    sentence(&format!("{} here", nouns::favoured(benefit.of)), &benefit.steps)
}

fn sentence(when: &str, steps: &[Effect]) -> String {
    format!("{when}: {}", steps_text(steps))
}

fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().map(|part| format!("{part}.")).collect::<Vec<_>>().join(" ")
}

fn card_window(window: Window) -> &'static str {
    match window {
        Window::Act => "As an action",
        Window::Use => "Tabled, once a turn as an action",
        Window::Free => "As a free action",
        Window::Mod => "Beside an action or card of yours",
        Window::Att => "Attached",
        Window::Def => "On your defense turn",
        Window::Hurt => "Right after you lost life points",
        Window::Any => "Any time",
        Window::Tab => "While tabled",
        Window::TabFree => "While tabled, as a free action",
        Window::Agent => "As an attack or a guard",
        Window::Vic => "In front of its target",
        Window::Hex | Window::Event | Window::Enter | Window::Here | Window::Exit => "In the hex",
    }
}

fn hex_window(window: Window) -> &'static str {
    match window {
        Window::Event => "On entering and on remaining",
        Window::Enter => "On entering",
        Window::Here => "While here",
        Window::Use => "As an action here",
        Window::Exit => "With a Key, as an action",
        _ => "Here",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Character, open, printed};

    #[test]
    fn a_card_reads_as_its_data_says() {
        let game = open(&printed()).unwrap();
        let text = |title: &str| card_text(game.card(game.find_card(title).unwrap()));
        assert_eq!(text("Blowgun"), "As an action: 1D6 poison damage to the target.");
        assert_eq!(
            text("Janus"),
            "As an action: 2D6+3 magic damage to the target. On your defense turn: stop an attack."
        );
        assert_eq!(
            text("Pure Might"),
            "Attached: if you are an Undertaker or a Warlord: your attacks do 10 more damage; otherwise: your attacks do 5 more damage."
        );
        assert_eq!(
            text("Nerve Gas"),
            "In the hex: 2D6 gas damage to the entrant, without a dodge; the entrant discards a random card; roll 1D6 (1-4: nothing / 5-6: this card is destroyed)."
        );
        assert_eq!(
            text("Bola"),
            "In front of its target: 1D6 weapons damage to the victim; until the escape roll of 7 or lower on 2D6: the victim cannot leave the hex, the victim dodges at 2 less."
        );
        assert_eq!(
            text("Seekers"),
            "As an attack or a guard: a military unit with 5 life points that dodges on 6 and does as much tech damage as it has life points left, up to 2 hexes away."
        );
        assert_eq!(
            text("Quick Release"),
            "While tabled, as a free action: once a turn, tabling a card in front of you, taking a tabled card back or picking a Key up is free; when a hold is put on you: one hold is detached."
        );
    }

    #[test]
    fn a_hex_and_an_ability_read_as_their_data_say() {
        let game = open(&printed()).unwrap();
        let text = |name: &str| hex_text(game.hex(game.find_hex(name).unwrap()));
        assert_eq!(
            text("Chamber of Arches"),
            "On entering and on remaining: 5 damage to the entrant (the rocks). On entering and on remaining: a Cobra appears with 8 life points, dodges on 6 and hits for 1D6+2 poison damage (the cobra). Engineers here: you ignore the rocks of the hex."
        );
        assert_eq!(
            text("Crypt of Hate"),
            "As an action here: pay first: 5 life points of yours; any one player discards 3 cards of their choice. Avengers here: 1 more action this turn."
        );
        assert_eq!(
            ability_text(game.character(Character::Spellmancer)),
            "As a free action: play one spell from your hand without spending an action."
        );
    }

    /// Every number of a row stands in its text.
    #[test]
    fn no_piece_is_silent() {
        let game = open(&printed()).unwrap();
        for card in game.cards() {
            let text = card_text(card);
            assert!(text.ends_with('.') && text.len() > 20, "{}: {text}", card.id);
            if let Some(life) = card.life() {
                assert!(text.contains(&life.to_string()), "{}: {text}", card.id);
            }
        }
        for hex in game.hexes() {
            assert!(hex_text(hex).ends_with('.'), "{}", hex.id);
        }
    }
}
