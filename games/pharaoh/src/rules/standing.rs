//! Continuous effects: which steps of conditions, benefits, tabled cards, holds and lasting effects are in force
//! now, and whom they mean. What each of them does is in [`crate::effects`].
//!
//! Nothing here is stored. Each question asks the steps in force, so that an effect ends with its
//! source. [PHC-01]

use table::Seat;

use crate::content::{Effect, Favoured, Label, Who, Window};
use crate::crypt::Room;
use crate::play::Scene;
use crate::state::{Lasting, Lies, Tabled};

/// Where a step in force comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground<'a> {
    /// A card on the table.
    Tabled(&'a Tabled),
    /// A lasting effect.
    Lasting(&'a Lasting),
    /// A condition of the hex.
    Here(Room),
    /// A benefit of the hex for this character.
    Benefit(Seat),
    /// A hold of the hex on this character.
    Cage(Seat),
}

impl<'a> Scene<'a> {
    /// Calls `see` with every standing step of a tabled card; a hold's own steps included.
    pub(crate) fn tabled_steps(self, tabled: &Tabled, see: &mut impl FnMut(&'a Effect)) {
        for block in &self.design(tabled.card).effect {
            let stands = matches!(
                block.window,
                Window::Tab | Window::TabFree | Window::Agent | Window::Vic | Window::Hex
            );
            if stands {
                for step in &block.steps {
                    see(step);
                    if let Effect::Escape(escape) = step {
                        escape.steps.iter().for_each(&mut *see);
                    }
                }
            }
        }
    }

    /// Calls `see` with every condition of a hex that holds now. [PHA-RUL-95]
    pub(crate) fn conditions(self, room: Room, see: &mut impl FnMut(Option<Label>, &'a Effect)) {
        if self.ignored_period(room) {
            return;
        }
        for block in self.hex(room).blocks(Window::Here) {
            block.steps.iter().for_each(|step| see(block.label, step));
        }
    }

    /// The benefit steps a character has of the hex it stands in; nothing ever blocks them. [PHA-BEN-03]
    pub(crate) fn benefits(self, seat: Seat) -> &'a [Effect] {
        let player = self.state.player(seat);
        if player.defeated {
            return &[];
        }
        self.benefits_in(seat, player.room)
    }

    /// The benefit steps a character would have in a hex.
    pub(crate) fn benefits_in(self, seat: Seat, room: Room) -> &'a [Effect] {
        let Some(benefit) = &self.hex(room).benefit else { return &[] };
        let favoured = match benefit.of {
            Favoured::Character(character) => self.state.player(seat).character == character,
            Favoured::Owner => self.state.crypt.room(room).owner == Some(seat),
        };
        if favoured { &benefit.steps } else { &[] }
    }

    /// Calls `see` with every step in force that may bear on this seat's character, and its ground.
    pub(crate) fn in_force(self, seat: Seat, mut see: impl FnMut(Ground<'a>, &'a Effect)) {
        for tabled in &self.state.tabled {
            let mine = tabled.by == seat || tabled.lies == Lies::Before(seat);
            if mine {
                self.tabled_steps(tabled, &mut |step| see(Ground::Tabled(tabled), step));
            }
        }
        for lasting in &self.state.lasting {
            self.game.steps(lasting.steps).iter().for_each(|step| see(Ground::Lasting(lasting), step));
        }
        self.benefits(seat).iter().for_each(|step| see(Ground::Benefit(seat), step));
        let player = self.state.player(seat);
        if player.defeated {
            return;
        }
        if let Some(cage) = player.cage {
            self.game.steps(cage.steps).iter().for_each(|step| see(Ground::Cage(seat), step));
        }
        self.conditions(player.room, &mut |label, step| {
            if !self.ignores(seat, player.room, label) {
                see(Ground::Here(player.room), step);
            }
        });
    }

    /// Whether a step's `who` means this seat on that ground.
    pub(crate) fn means(self, ground: Ground<'_>, who: Who, seat: Seat) -> bool {
        match (ground, who) {
            (Ground::Tabled(tabled), Who::User) => tabled.by == seat,
            (Ground::Tabled(tabled), Who::Others) => tabled.by != seat,
            (Ground::Tabled(tabled), Who::Victim) => tabled.lies == Lies::Before(seat),
            (Ground::Lasting(lasting), Who::User | Who::Entrant) => lasting.by == seat,
            (Ground::Lasting(lasting), Who::Others) => lasting.by != seat,
            (Ground::Lasting(lasting), Who::Target | Who::AnyOther | Who::It) => lasting.on == seat,
            (Ground::Here(room), Who::HereAll) => self.state.player(seat).room == room,
            (Ground::Benefit(of), Who::User) | (Ground::Cage(of), Who::Entrant | Who::Victim) => of == seat,
            (_, Who::AllPlayers) => true,
            _ => false,
        }
    }
}
