//! `Cancel([Any])`: a card that is just being played is undone. [PHC-P20]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Verb};
use crate::action::Action;
use crate::cites;
use crate::content::{Filter, Pharaoh, Set};
use crate::illegal::{Illegal, no};
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::{Run, Spot};
use crate::state::Piece;
use crate::view::AskedView;
use crate::words::text::nouns::card;

/// Cards that can be undone as they are played. [PHC-P20]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Cancel(pub Set<Filter>);

impl Verb for Cancel {
    fn rule(&self) -> RuleId {
        cites::PHC_P20
    }

    fn text(&self) -> String {
        format!("undo a {} as it is played", card(self.0))
    }

    fn answers(&self, scene: Scene<'_>, seat: Seat, item: Option<&Item>) -> bool {
        item.is_some_and(|it| it.by != Some(seat) && !scene.cancellable(it, self.0).is_empty())
    }

    fn declare(&self, play: &mut Play<'_>, item: ItemId, spot: Spot) {
        if let What::Response(Some(target)) = play.item(item).what {
            play.push(Undo { item, target, spot });
        }
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let item = play.item(run.item);
        let (What::Response(Some(target)), Some(card)) = (item.what, item.chosen) else { return };
        let still = {
            let target = play.item(target);
            target.card == Some(card) || target.with.cards().any(|it| it == card)
        };
        if still && !play.item(target).is_dead() {
            play.cancel(target, card);
        }
    }
}

/// Which card of an item is undone. [PHA-RUL-50]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The card that cancels.
    pub item: ItemId,
    /// The item it answers.
    pub target: ItemId,
    /// The step that says which cards.
    pub spot: Spot,
}

impl Question<Pharaoh> for Undo {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let item = scene.item(self.item);
        let open = item.chosen.is_none() && self.undoable(scene).len() > 1;
        item.by.filter(|_| open).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.undoable(scene).into_iter().map(Action::PickTabled));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P20, cites::RUL_50], "Pick a card that is just being played."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::PickTabled(piece) = action else { unreachable!("{action:?} is no card") };
        play.state.agenda.take();
        play.item_mut(self.item).chosen = Some(piece);
    }

    /// The only one, if there is one.
    fn skip(self, play: &mut Play<'_>) {
        if play.item(self.item).chosen.is_none() {
            play.item_mut(self.item).chosen = self.undoable(play.scene()).first().copied();
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Which card do you undo?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }
}

impl Undo {
    /// The cards of the item that may be undone.
    fn undoable(self, scene: Scene<'_>) -> SmallVec<[Piece; 4]> {
        match scene.step_at(self.spot) {
            Some(Effect::Cancel(it)) => scene.cancellable(scene.item(self.target), it.0),
            Some(_) | None => SmallVec::new(),
        }
    }
}

impl Scene<'_> {
    /// The cards of an item that a Cancel may be aimed at. [PHA-RUL-50]
    pub(crate) fn cancellable(self, item: &Item, what: Set<Filter>) -> SmallVec<[Piece; 4]> {
        let mut found = SmallVec::new();
        let used = item.what == What::Use && what.has(Filter::Enchanted);
        if let Some(card) = item.card
            && (item.played || used)
            && !self.is_key(card)
            && self.card_fits(card, what)
        {
            found.push(card);
        }
        found.extend(item.with.cards().filter(|card| self.card_fits(*card, what)));
        found
    }
}
