//! `Recover(what: [Spell], count: 2)`: cards come back from the own discard pile. [PHC-P27]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::cites;
use crate::content::{Filter, Pharaoh, Set};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::state::{Card, Piece};
use crate::view::AskedView;
use crate::words::text::nouns::{card, plural};

/// Cards come back from the own discard pile. [PHC-P27]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// Which cards.
    pub what: Set<Filter>,
    /// At most so many.
    pub count: u8,
}

impl Verb for Recover {
    fn rule(&self) -> RuleId {
        cites::PHC_P27
    }

    fn text(&self) -> String {
        format!("take up to {} {} from your discard pile", self.count, plural(&card(self.what), self.count))
    }

    fn describe(&self, host: &mut Host) {
        host.numbers = true;
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        scene.recoverable(seat, self.what).next().is_some()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let factor = play.scene().factor(play.item(run.item));
        if let Some(seat) = play.item(run.item).by {
            play.push(TakeBack { seat, what: self.what, left: self.count.saturating_mul(factor) });
        }
    }
}

/// A card of the own discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBack {
    /// Whose pile.
    pub seat: Seat,
    /// Which cards fit.
    pub what: Set<Filter>,
    /// How many may still come back.
    pub left: u8,
}

impl Question<Pharaoh> for TakeBack {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let open = self.left > 0 && scene.recoverable(self.seat, self.what).next().is_some();
        open.then_some(self.seat).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        scene.offer_kinds(scene.recoverable(self.seat, self.what), out);
        out.push(Action::Done);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        let rules = [cites::PHC_P27, cites::PHC_P34];
        Some(no(&rules, "Pick a fitting card of your discard pile that may come back."))
    }

    /// Everybody saw the card lie there.
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        let Action::Pick(card) = action else { return };
        let piece = play.scene().recoverable(seat, self.what).find(|it| play.state.kind(*it) == card);
        let piece = piece.expect("a legal choice");
        play.state.player_mut(seat).discard.take(piece);
        play.tell(&[cites::PHC_P27], Event::Recovered { seat, card });
        play.put_into_hand(seat, piece);
        if self.left > 1 {
            play.push(Self { left: self.left - 1, ..self });
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Which card comes back from your discard pile?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }
}

impl Scene<'_> {
    /// Cards of a discard pile that may be taken back.
    pub(crate) fn recoverable(self, seat: Seat, what: Set<Filter>) -> impl Iterator<Item = Piece> {
        let pile = &self.state.player(seat).discard;
        pile.iter()
            .copied()
            .filter(move |piece| !self.state.card(*piece).has(Card::GONE) && self.card_fits(*piece, what))
    }
}
