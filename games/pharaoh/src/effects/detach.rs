//! `Detach(what: [Hold], count: 1)`: attachments, locks and holds are removed. [PHC-P21]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Verb};
use crate::action::Action;
use crate::cites;
use crate::content::{Filter, Pharaoh, Set};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Hold, Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::{Run, Spot};
use crate::state::{Figure, Lies, Piece};
use crate::view::AskedView;
use crate::words::text::nouns::card;

/// Discards cards from what they are attached to, lock or hold. [PHC-P21]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detach {
    /// Which cards.
    pub what: Set<Filter>,
    /// At most so many.
    pub count: u8,
}

impl Verb for Detach {
    fn rule(&self) -> RuleId {
        cites::PHC_P21
    }

    fn text(&self) -> String {
        match self.count {
            1 => format!("one {} is detached", card(self.what)),
            many => format!("up to {many} of these are detached: {}", card(self.what)),
        }
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        let mut found = SmallVec::new();
        scene.bonds_of(seat, *self, &mut found);
        !found.is_empty()
    }

    fn answers(&self, scene: Scene<'_>, seat: Seat, item: Option<&Item>) -> bool {
        match item {
            Some(it) => it.by != Some(seat) && !strippable(it, self.what).is_empty(),
            None => !scene.tabled_attachments(self.what).is_empty(),
        }
    }

    fn declare(&self, play: &mut Play<'_>, item: ItemId, spot: Spot) {
        if let What::Response(_) = play.item(item).what {
            play.push(Remove { item, spot });
        }
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if let (What::Response(_), Some(card)) = (play.item(run.item).what, play.item(run.item).chosen) {
            play.remove(run.item, Removable::Card(card));
            return;
        }
        play.push(Remove { item: run.item, spot: run.spot() });
    }
}

/// Something attached or holding is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remove {
    /// By which item.
    pub item: ItemId,
    /// The step that says what.
    pub spot: Spot,
}

impl Question<Pharaoh> for Remove {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let open = scene.item(self.item).chosen.is_none() && self.removables(scene).len() > 1;
        open.then(|| scene.aimer(self.item)).flatten().into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.removables(scene).into_iter().map(|it| match it {
            Removable::Card(piece) => Action::PickTabled(piece),
            Removable::Cage => Action::Stay,
        }));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(
            &[cites::PHC_P21, cites::RUL_52, cites::RUL_81],
            "Pick something attached that may be taken off.",
        ))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::PickTabled(piece) => play.choose_removal(self.item, Removable::Card(piece)),
            Action::Stay => play.choose_removal(self.item, Removable::Cage),
            other => unreachable!("{other:?} removes nothing"),
        }
    }

    /// The only one, if there is one.
    fn skip(self, play: &mut Play<'_>) {
        if let Some(only) = self.removables(play.scene()).first() {
            play.choose_removal(self.item, *only);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "What do you take off?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }
}

impl Remove {
    fn removables(self, scene: Scene<'_>) -> SmallVec<[Removable; 6]> {
        match scene.step_at(self.spot) {
            Some(Effect::Detach(detach)) => scene.removables(self.item, *detach),
            Some(_) | None => SmallVec::new(),
        }
    }
}

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
    fn removables(self, id: ItemId, detach: Detach) -> SmallVec<[Removable; 6]> {
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
    pub(crate) fn bonds_of(self, seat: Seat, detach: Detach, found: &mut SmallVec<[Removable; 6]>) {
        let room = self.state.player(seat).room;
        for tabled in &self.state.tabled {
            let here = self.state.whereabouts(Figure::Card(tabled.card)) == Some(room);
            let binds = matches!(tabled.lies, Lies::Before(on) if on == seat && tabled.by != seat);
            if detach.what.has(Filter::Hold) && binds {
                found.push(Removable::Card(tabled.card));
            }
            if detach.what.has(Filter::Lock) && here {
                let bars = self.card_fits(tabled.card, Set::of(Filter::Lock));
                if bars && matches!(tabled.lies, Lies::In(_)) {
                    found.push(Removable::Card(tabled.card));
                }
                let locks = |piece: &&Piece| self.card_fits(**piece, Set::of(Filter::Lock));
                found.extend(tabled.attached.iter().flatten().filter(locks).map(|it| Removable::Card(*it)));
            }
        }
        if detach.what.has(Filter::Hold) && self.state.player(seat).cage.is_some() {
            found.push(Removable::Cage);
        }
    }

    /// The attachments of all tabled cards that may be stripped.
    pub(crate) fn tabled_attachments(self, what: Set<Filter>) -> SmallVec<[Piece; 4]> {
        let mut found = SmallVec::new();
        for tabled in &self.state.tabled {
            for (place, filter) in [Filter::Alteration, Filter::Enhancement].into_iter().enumerate() {
                if what.has(filter) {
                    found.extend(tabled.attached[place]);
                }
            }
        }
        found
    }
}

impl Play<'_> {
    /// Something is chosen: of an any-time card it goes when that resolves, of others now.
    fn choose_removal(&mut self, id: ItemId, what: Removable) {
        match (self.item(id).what, what) {
            (What::Response(_), Removable::Card(piece)) => self.item_mut(id).chosen = Some(piece),
            _ => self.remove(id, what),
        }
    }

    /// Something is removed.
    fn remove(&mut self, id: ItemId, what: Removable) {
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

/// The attachments of an item that may be stripped. [PHA-PLAY-13]
pub(crate) fn strippable(item: &Item, what: Set<Filter>) -> SmallVec<[Piece; 4]> {
    let mut found = SmallVec::new();
    if what.has(Filter::Alteration) {
        found.extend(item.with.alteration);
    }
    if what.has(Filter::Enhancement) {
        found.extend(item.with.enhancement);
    }
    found
}
