//! Actions of other moments, to be tried where they do not belong.

use std::collections::HashSet;

use serde_json::Value;
use table::{Dice, Tray, WholeGame};

use super::moment::mix;

const REHEARSALS: u64 = 3;
const MOST: usize = 600;

/// Actions that are legal somewhere, all seats and phases mixed, and the words their JSON uses.
pub(super) struct Pool<G: WholeGame> {
    actions: Vec<G::Action>,
    words: Vec<String>,
}

impl<G: WholeGame> Pool<G> {
    /// Rehearses a few games and keeps all they allow. A game that does not end is an error.
    pub(super) fn rehearse(game: &G, setup: &G::Setup, seed: u64, decisions: usize) -> Result<Self, String> {
        let mut actions = Vec::new();
        let mut known = HashSet::new();
        for rehearsal in 1..=REHEARSALS {
            let mut tray = Tray::deaf(Dice::fast(mix(seed, rehearsal)));
            let mut state = game.setup(setup, &mut tray).map_err(|error| error.to_string())?;
            play_out(game, &mut state, &mut tray, decisions, |action| {
                if actions.len() < MOST && known.insert(action) {
                    actions.push(action);
                }
            })?;
        }
        let mut words = Vec::new();
        for action in &actions {
            collect_words(&serde_json::to_value(action).map_err(|error| error.to_string())?, &mut words);
        }
        words.sort_unstable();
        words.dedup();
        Ok(Self { actions, words })
    }

    /// Any of the actions.
    pub(super) fn any(&self, dice: &mut Dice) -> G::Action {
        self.actions[dice.pick(self.actions.len())]
    }

    /// Every string and key in their JSON.
    pub(super) fn words(&self) -> &[String] {
        &self.words
    }
}

/// Plays on at random to the end, and shows each action that was open on the way.
pub(super) fn play_out<G: WholeGame>(
    game: &G,
    state: &mut G::State,
    tray: &mut Tray<G::Event>,
    decisions: usize,
    mut open: impl FnMut(G::Action),
) -> Result<(), String> {
    let mut actions = Vec::new();
    for _ in 0..decisions {
        let awaited: Vec<_> = game.turn(state).awaited().into_iter().collect();
        if awaited.is_empty() {
            return Ok(());
        }
        let seat = awaited[tray.dice().pick(awaited.len())];
        actions.clear();
        game.legal_actions(state, seat, &mut actions);
        if actions.is_empty() {
            return Ok(()); // not alive, which is another law's business
        }
        actions.iter().copied().for_each(&mut open);
        let action = actions[tray.dice().pick(actions.len())];
        game.apply(state, seat, action, tray);
    }
    Err(format!("a random game goes on after {decisions} decisions"))
}

fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(list) => list.iter().for_each(|it| collect_words(it, words)),
        Value::Object(map) => {
            for (key, value) in map {
                words.push(key.clone());
                collect_words(value, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
