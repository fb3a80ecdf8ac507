//! All a rule may touch besides the state: the dice, and the table's ears.

use serde::Serialize;

use crate::{Dice, RuleId, SeatSet, Viewer};

/// Dice and talk of one action. A deaf tray drops the talk, for searches that do not listen.
#[derive(Clone, Debug)]
pub struct Tray<E> {
    dice: Dice,
    talk: Option<Vec<Told<E>>>,
    revealed: bool,
}

impl<E> Tray<E> {
    /// A tray that remembers what was told.
    pub fn listening(dice: Dice) -> Self {
        Self { dice, talk: Some(Vec::new()), revealed: false }
    }

    /// A tray for search.
    pub fn deaf(dice: Dice) -> Self {
        Self { dice, talk: None, revealed: false }
    }

    /// A die with that many sides. Everybody sees it fall.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.revealed = true;
        self.dice.roll(sides)
    }

    /// Shuffles a pile. What lies in it afterwards is new to everybody, so this cannot be taken back.
    pub fn shuffle<T>(&mut self, pile: &mut [T]) {
        self.revealed = true;
        self.dice.shuffle(pile);
    }

    /// One of that many equal chances, counted from 0.
    pub fn pick(&mut self, chances: usize) -> usize {
        self.revealed = true;
        self.dice.pick(chances)
    }

    /// Notes that somebody has just learnt what was hidden from them.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Everybody hears this. The first rule is the one at work, the others explain it.
    #[inline]
    pub fn tell(&mut self, rules: &'static [RuleId], event: E) {
        if let Some(talk) = &mut self.talk {
            debug_assert!(!rules.is_empty(), "every event cites its rule");
            talk.push(Told { rules, event, secret: None });
        }
    }

    /// The insiders hear `secret`, everybody else hears `event`. Somebody has learnt something.
    #[inline]
    pub fn whisper(&mut self, rules: &'static [RuleId], insiders: SeatSet, secret: E, event: E) {
        self.revealed = true;
        if let Some(talk) = &mut self.talk {
            debug_assert!(!rules.is_empty(), "every event cites its rule");
            talk.push(Told { rules, event, secret: Some((insiders, secret)) });
        }
    }

    /// Whether anybody learnt anything: then the action cannot be taken back.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The dice, for search and for those who keep records.
    pub fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// What was told so far, in order; the tray listens on with empty ears.
    pub fn talk(&mut self) -> Vec<Told<E>> {
        self.talk.as_mut().map(std::mem::take).unwrap_or_default()
    }
}

/// Something told at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told<E> {
    /// The rule at work first, then those that explain it.
    pub rules: &'static [RuleId],
    /// What everybody hears.
    pub event: E,
    /// What these seats hear instead.
    pub secret: Option<(SeatSet, E)>,
}

impl<E> Told<E> {
    /// What this viewer hears.
    pub fn heard_by(&self, viewer: Viewer) -> &E {
        match &self.secret {
            Some((insiders, secret)) if viewer.knows_any_of(*insiders) => secret,
            _ => &self.event,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, rules};

    #[test]
    fn a_whisper_is_heard_in_full_by_insiders_only_and_reveals() {
        let mut tray = Tray::listening(Dice::fast(1));
        tray.tell(&[rules::SEAT_01], "sits down");
        assert!(!tray.revealed());
        tray.whisper(&[rules::SEAT_01], SeatSet::only(Seat(1)), "draws the fool", "draws a card");
        assert!(tray.revealed());
        let talk = tray.talk();
        assert_eq!(*talk[1].heard_by(Viewer::seat(Seat(1))), "draws the fool");
        assert_eq!(*talk[1].heard_by(Viewer::seat(Seat(0))), "draws a card");
        assert_eq!(*talk[1].heard_by(Viewer::SPECTATOR), "draws a card");
        assert_eq!(*talk[1].heard_by(Viewer::Everything), "draws the fool");
    }

    #[test]
    fn dice_reveal_and_a_deaf_tray_drops_talk() {
        let mut tray = Tray::deaf(Dice::fast(1));
        tray.tell(&[rules::SEAT_01], "hello");
        assert!(tray.talk().is_empty() && !tray.revealed());
        tray.shuffle(&mut [1, 2, 3]);
        assert!(tray.revealed());
    }
}
