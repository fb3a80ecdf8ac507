//! `Steal(from: Target, count: 1, zone: Hand, chooser: Random)`: cards change hands. [PHC-P25]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Verb};
use crate::action::Action;
use crate::cites;
use crate::content::{Chooser, Filter, Pharaoh, Set, Who, Zone};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::item::ItemId;
use crate::play::{Play, Scene, first_option};
use crate::rules::ready::Host;
use crate::rules::run::{Run, Spot};
use crate::rules::targets::{Need, Want, wanted};
use crate::state::{Figure, Piece};
use crate::view::AskedView;
use crate::words::text::nouns::{plural, whose};

/// Cards go from another player into the own hand. [PHC-P25]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steal {
    /// From whom.
    pub from: Who,
    /// How many.
    pub count: u8,
    /// From where.
    pub zone: Zone,
    /// Who picks them.
    pub chooser: Chooser,
}

impl Verb for Steal {
    fn rule(&self) -> RuleId {
        cites::PHC_P25
    }

    fn text(&self) -> String {
        let zone = match self.zone {
            Zone::Hand => format!("{} hand", whose(self.from)),
            Zone::Tabled => format!("{} tabled cards", whose(self.from)),
        };
        let how = if self.chooser == Chooser::Random { "random " } else { "" };
        format!("take {} {how}{} from {zone}", self.count, plural("card", self.count))
    }

    fn harms(&self) -> Option<Who> {
        Some(self.from)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        match self.zone {
            Zone::Hand => wanted(self.from, Want::Loot),
            Zone::Tabled => wanted(self.from, Want::Tabled(Set::of(Filter::Any))),
        }
    }

    fn describe(&self, host: &mut Host) {
        host.attack = true;
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let (Some(Figure::Character(from)), Some(by)) = (run.it, play.item(run.item).by) else { return };
        if by == from {
            return;
        }
        match (self.zone, self.chooser) {
            (Zone::Hand, _) if play.scene().pouched(from) => {}
            (Zone::Hand, Chooser::Random) => {
                for _ in 0..self.count {
                    let hand = play.state.player(from).hand;
                    if hand.is_empty() {
                        return;
                    }
                    let piece = hand[play.tray.pick(hand.len())];
                    play.change_hands(from, by, piece);
                }
            }
            _ => play.push(TakeCard { item: run.item, from, spot: run.spot() }),
        }
    }
}

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
    /// A tabled card is stolen into the hand; its attachments are discarded. [PHA-RUL-82]
    fn steal_tabled(&mut self, by: Seat, piece: Piece) {
        let Some(tabled) = self.untable(piece) else { return };
        let card = self.state.kind(piece);
        self.tell(&[cites::PHC_P25, cites::RUL_93], Event::Stolen { from: tabled.by, by, card: Some(card) });
        self.put_into_hand(by, piece);
    }
}
