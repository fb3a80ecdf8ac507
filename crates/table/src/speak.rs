//! How a game speaks: actions in words, events in sentences, questions and refusals, pictures and look-ups.

use serde::Serialize;

use crate::game::Mark;
use crate::{Game, Handle, Names, Refusal, RuleId, Seat, rules};

/// Words for people. The defaults make any game playable from a plain list; a game that people should enjoy
/// writes its own.
pub trait Speak: Game {
    /// Why an action is not legal now: the rule that forbids it, in a sentence. Must answer for any
    /// value of the type, by any seat.
    fn refuse(&self, state: &Self::State, seat: Seat, action: Self::Action, names: &Names) -> Refusal {
        let _ = names;
        let sentence = if self.turn(state).awaited().has(seat) {
            format!("{action:?} is not open now.")
        } else {
            "Somebody else is asked.".to_owned()
        };
        Refusal::new(&[rules::SEAT_01], sentence)
    }

    /// An action in one line, as players and scenarios write it: `move (1,0)`.
    fn notation(&self, state: &Self::State, action: Self::Action, names: &Names) -> String {
        let (_, _) = (state, names);
        format!("{action:?}")
    }

    /// The same as people read it, by names and without coordinates: `Step north`. Nothing is read back from it, and no
    /// two legal actions of a moment may read alike. The default is the notation.
    fn say(&self, state: &Self::State, action: Self::Action, names: &Names) -> String {
        self.notation(state, action, names)
    }

    /// Reads a line of notation, whether the action is legal now or not; the error says what was expected. The default knows
    /// what is open to the seats that are asked.
    fn read(&self, state: &Self::State, line: &str, names: &Names) -> Result<Self::Action, String> {
        let mut open = Vec::new();
        self.turn(state).awaited().into_iter().for_each(|seat| self.legal_actions(state, seat, &mut open));
        let found = open.iter().find(|action| self.notation(state, **action, names) == line.trim());
        found.copied().ok_or_else(|| {
            let words: Vec<String> = open.iter().map(|it| self.notation(state, *it, names)).collect();
            format!("expected one of: {}", words.join(", "))
        })
    }

    /// The things on the table an action touches; a button of its own, unless the game knows better.
    fn touches(&self, state: &Self::State, action: Self::Action) -> Vec<Handle> {
        vec![Handle::new("button", self.notation(state, action, &Names::default()))]
    }

    /// The rule that allows an action.
    fn allowed_by(&self, state: &Self::State, action: Self::Action) -> RuleId {
        let (_, _) = (state, action);
        rules::SEAT_01
    }

    /// What happened, as the table hears it: `Ada captures the grave on (1,0)`. The state may have
    /// moved on since; only what never changes during a match may be looked up in it.
    fn narrate(&self, state: &Self::State, event: &Self::Event, names: &Names) -> String {
        let (_, _) = (state, names);
        format!("{event:?}")
    }

    /// The question that waits for a seat, in one line.
    fn prompt(&self, state: &Self::State, seat: Seat, names: &Names) -> Option<String> {
        let (_, _, _) = (state, seat, names);
        None
    }

    /// The table drawn with characters, for the terminal.
    fn picture(&self, view: &Self::View, names: &Names) -> String {
        let _ = names;
        format!("{view:#?}")
    }

    /// Cards, tiles and words that can be looked up.
    fn entries(&self) -> Vec<CatalogueEntry> {
        Vec::new()
    }
}

/// Something in the box that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CatalogueEntry {
    /// As content names it: `holy_water`.
    pub key: String,
    /// As the table says it: `Holy Water`.
    pub name: String,
    /// What kind of thing: `Action Card, Tier 2`.
    pub kind: String,
    /// What it does, in our words.
    pub text: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// The rules that govern it.
    pub rules: Vec<RuleId>,
}
