//! A table to try things at: a position, some dice, and lines as players say them.

use std::sync::Arc;

use lich::view::{FoeView, SeatView, View};
use lich::{Given, Lich, Setup};
use table::Start;
use table::{Chance, Game as _, Lobby as _, Table, Throw, Viewer};

pub(crate) const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

/// The printed box.
pub(crate) fn printed() -> Arc<Lich> {
    Arc::new(Lich::open(&Lich::printed()).expect("the printed box is sound"))
}

pub(crate) struct Bench {
    table: Table<Lich>,
}

impl Bench {
    pub(crate) fn new(game: &Arc<Lich>, adventurers: &[&str], given: Given, dice: &[u32]) -> Self {
        Self::seated(game, adventurers, &NAMES[..adventurers.len()], given, dice)
    }

    pub(crate) fn seated(
        game: &Arc<Lich>,
        adventurers: &[&str],
        names: &[&str],
        given: Given,
        dice: &[u32],
    ) -> Self {
        let setup =
            Setup { adventurers: adventurers.iter().map(ToString::to_string).collect(), ..Setup::default() };
        let names = names.iter().map(ToString::to_string).collect();
        let throws: Vec<Throw> = dice.iter().copied().map(Throw::Die).collect();
        let chance = Chance::Scripted { throws: throws.into(), setup_seed: Some(0) };
        let setup = game.complete(setup, adventurers.len()).expect("a sound setup");
        let start = Start { setup, names, given: Some(given), chance };
        let table = Table::open(Arc::clone(game), start).unwrap_or_else(|error| panic!("{error}"));
        Self { table }
    }

    /// `Ana: attack 1.1`
    pub(crate) fn say(&mut self, line: &str) -> &mut Self {
        if let Err(refusal) = self.tries(line) {
            panic!("{line}: {refusal}");
        }
        self
    }

    pub(crate) fn tries(&mut self, line: &str) -> Result<(), String> {
        let (name, words) = line.split_once(": ").expect("a name and what is done");
        let seat = self.table.names().find(name).expect("somebody of the party");
        let action = self.table.read(words).map_err(|refusal| refusal.to_string())?;
        self.table.submit(seat, self.table.seq(), action).map_err(|refusal| refusal.to_string())
    }

    /// What can be done now, as players write it.
    pub(crate) fn choices(&self) -> Vec<String> {
        let awaited = self.table.turn().awaited();
        let of = |seat| self.table.choices(seat).into_iter().map(|choice| choice.label);
        awaited.into_iter().flat_map(of).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.table.view(Viewer::SPECTATOR).expect("spectators may look")
    }

    pub(crate) fn seat(&self, name: &str) -> SeatView {
        let seat = self.table.names().find(name).expect("somebody of the party");
        self.view().seats[seat.index()].clone()
    }

    /// The monster of this card, wherever it lies.
    pub(crate) fn monster(&self, card: &str) -> Option<FoeView> {
        let view = self.view();
        let front = view.field.values().flat_map(|file| file.values());
        front.chain(&view.back).find(|foe| foe.card == card).cloned()
    }

    /// Every throw was asked for, and none was missing.
    pub(crate) fn is_settled(&self) -> Result<(), String> {
        match self.table.throws_left().next() {
            Some(throw) => Err(format!("nobody asked for {throw}")),
            None => Ok(()),
        }
    }
}
