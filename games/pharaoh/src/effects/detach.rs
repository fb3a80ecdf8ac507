//! `Detach(what: [Hold], count: 1)`: attachments, locks and holds are removed. [PHC-P21]

use smallvec::SmallVec;

use crate::cites;
use crate::content::Filter;
use crate::content::steps::Detach;
use crate::event::Event;
use crate::item::{Hold, ItemId, What};
use crate::play::{Play, Scene};
use crate::rules::stack::strippable;
use crate::state::{Figure, Lies, Piece};
use crate::step::{Run, Spot, Step};

/// Something that can be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Removable {
    /// A card attached, locking or holding.
    Card(Piece),
    /// The hold of the hex on the user.
    Cage,
}

impl Scene<'_> {
    /// What a `Detach` of an item could remove.
    pub(crate) fn removables(self, id: ItemId, detach: Detach) -> SmallVec<[Removable; 6]> {
        let item = self.item(id);
        let mut found: SmallVec<[Removable; 6]> = SmallVec::new();
        match item.what {
            What::Response(Some(target)) => {
                found.extend(strippable(self.item(target), detach.what).into_iter().map(Removable::Card));
                return found;
            }
            What::Response(None) => {
                found.extend(self.tabled_attachments(detach.what).into_iter().map(Removable::Card));
                return found;
            }
            _ => {}
        }
        let seat = match (item.by, item.targets.first()) {
            (Some(seat), _) => seat,
            (None, Some(Figure::Character(seat))) => *seat,
            _ => return found,
        };
        self.bonds_of(seat, detach, &mut found);
        found
    }

    /// Holds on a seat, and locks in its hex.
    pub(crate) fn bonds_of(self, seat: table::Seat, detach: Detach, found: &mut SmallVec<[Removable; 6]>) {
        let room = self.state.player(seat).room;
        for tabled in &self.state.tabled {
            let here = self.state.whereabouts(Figure::Card(tabled.card)) == Some(room);
            let binds = matches!(tabled.lies, Lies::Before(on) if on == seat && tabled.by != seat);
            if detach.what.has(Filter::Hold) && binds {
                found.push(Removable::Card(tabled.card));
            }
            if detach.what.has(Filter::Lock) && here {
                let bars = self.card_fits(tabled.card, crate::content::Set::of(Filter::Lock));
                if bars && matches!(tabled.lies, Lies::In(_)) {
                    found.push(Removable::Card(tabled.card));
                }
                let locks = |piece: &&Piece| self.card_fits(**piece, crate::content::Set::of(Filter::Lock));
                found.extend(tabled.attached.iter().flatten().filter(locks).map(|it| Removable::Card(*it)));
            }
        }
        if detach.what.has(Filter::Hold) && self.state.player(seat).cage.is_some() {
            found.push(Removable::Cage);
        }
    }
}

impl Play<'_> {
    pub(super) fn detach(&mut self, run: Run) {
        if let (What::Response(_), Some(card)) = (self.item(run.item).what, self.item(run.item).chosen) {
            self.remove(run.item, Removable::Card(card));
            return;
        }
        self.first([Step::Detach(run.item, Spot { steps: run.steps, at: run.at })]);
    }

    /// Something is removed.
    pub(crate) fn remove(&mut self, id: ItemId, what: Removable) {
        let piece = match what {
            Removable::Cage => {
                let item = self.item(id);
                let seat = match (item.by, item.targets.first()) {
                    (Some(seat), _) => seat,
                    (None, Some(Figure::Character(seat))) => *seat,
                    _ => return,
                };
                self.release(seat, Hold::Hex, &[cites::PHC_P21]);
                return;
            }
            Removable::Card(piece) => piece,
        };
        let card = self.state.kind(piece);
        if self.state.tabled(piece).is_some() {
            self.tell(&[cites::PHC_P21], Event::Detached { card });
            self.destroy(piece, &[cites::PHC_P21]);
            return;
        }
        if let Some(host) = self.state.tabled.iter_mut().find(|it| it.attached.contains(&Some(piece))) {
            host.attached.iter_mut().filter(|it| **it == Some(piece)).for_each(|it| *it = None);
        } else if let What::Response(Some(target)) = self.item(id).what {
            if !self.item(target).with.cards().any(|it| it == piece) {
                return; // gone while we waited
            }
            crate::rules::stack::strip(&mut self.item_mut(target).with, piece);
        } else {
            return;
        }
        self.tell(&[cites::PHC_P21, cites::PLAY_13, cites::RUL_52], Event::Detached { card });
        self.discard(piece, &[cites::RUL_52]);
    }
}
