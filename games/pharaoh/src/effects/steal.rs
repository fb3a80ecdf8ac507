//! `Steal(from: Target, count: 1, zone: Hand, chooser: Random)`: cards change hands. [PHC-P25]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::steps::Steal;
use crate::content::{Chooser, Effect, Pharaoh, Zone};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::item::ItemId;
use crate::play::{Play, Scene, first_option};
use crate::rules::run::{Run, Spot};
use crate::state::{Figure, Piece};
use crate::view::AskedView;

/// A card is taken from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeCard {
    /// By which item.
    pub item: ItemId,
    /// From whom.
    pub from: Seat,
    /// The step that says which.
    pub spot: Spot,
}

impl Question<Pharaoh> for TakeCard {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let open = match self.zone(scene) {
            Some(Zone::Hand) => !scene.state.player(self.from).hand.is_empty() && !scene.pouched(self.from),
            Some(Zone::Tabled) => scene.stealable(self.from).next().is_some(),
            None => false,
        };
        scene.item(self.item).by.filter(|_| open).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        match self.zone(scene) {
            Some(Zone::Tabled) => out.extend(scene.stealable(self.from).map(Action::PickTabled)),
            Some(Zone::Hand) => scene.each_kind(self.from, |_, kind| out.push(Action::Pick(kind))),
            None => {}
        }
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        Some(scene.not_taken(self.from, action))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Pick(kind) => {
                let piece = play.scene().in_hand(self.from, kind).expect("a legal choice");
                play.change_hands(self.from, seat, piece);
            }
            Action::PickTabled(piece) => play.steal_tabled(seat, piece),
            other => unreachable!("{other:?} takes nothing"),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, names: &Names) -> String {
        format!("Which card do you take from {}?", names.of(self.from))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }
}

impl TakeCard {
    /// Where the card is taken from.
    fn zone(self, scene: Scene<'_>) -> Option<Zone> {
        match scene.step_at(self.spot) {
            Some(Effect::Steal(it)) => Some(it.zone),
            Some(_) | None => None,
        }
    }
}

impl Scene<'_> {
    /// Tabled cards of a seat that may be stolen.
    fn stealable(self, from: Seat) -> impl Iterator<Item = Piece> {
        self.state.tabled.iter().filter(move |it| it.by == from && !self.locked(it)).map(|it| it.card)
    }
}

impl Play<'_> {
    pub(super) fn steal(&mut self, run: Run, it: Steal) {
        let (Some(Figure::Character(from)), Some(by)) = (run.it, self.item(run.item).by) else { return };
        if by == from {
            return;
        }
        match (it.zone, it.chooser) {
            (Zone::Hand, _) if self.scene().pouched(from) => {}
            (Zone::Hand, Chooser::Random) => {
                for _ in 0..it.count {
                    let hand = self.state.player(from).hand;
                    if hand.is_empty() {
                        return;
                    }
                    let piece = hand[self.tray.pick(hand.len())];
                    self.change_hands(from, by, piece);
                }
            }
            _ => self.push(TakeCard { item: run.item, from, spot: run.spot() }),
        }
    }

    /// A tabled card is stolen into the hand; its attachments are discarded. [PHA-RUL-82]
    fn steal_tabled(&mut self, by: Seat, piece: Piece) {
        let Some(tabled) = self.untable(piece) else { return };
        let card = self.state.kind(piece);
        self.tell(&[cites::PHC_P25, cites::RUL_93], Event::Stolen { from: tabled.by, by, card: Some(card) });
        self.put_into_hand(by, piece);
    }
}
