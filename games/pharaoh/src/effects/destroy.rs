//! `DestroyTabled(whose: AnyPlayer, what: [Trap], count: 1)`: tabled cards are discarded. [PHC-P30]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::steps::DestroyTabled;
use crate::content::{Filter, Pharaoh, Set, Who};
use crate::illegal::{Illegal, no};
use crate::item::ItemId;
use crate::play::{Play, Scene, first_option};
use crate::rules::run::Run;
use crate::state::Figure;
use crate::view::AskedView;

/// One tabled card of a player: destroyed, paid, or back to the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickTabled {
    /// By which item.
    pub item: ItemId,
    /// Whose card.
    pub whose: Seat,
    /// Which cards fit.
    pub what: Set<Filter>,
    /// What happens to it.
    pub how: Strip,
}

impl Question<Pharaoh> for PickTabled {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let by = if self.how == Strip::Pay { Some(self.whose) } else { scene.item(self.item).by };
        scene.strippable_tabled(self.whose, self.what).next().and(by).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.strippable_tabled(self.whose, self.what).map(Action::PickTabled));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        Some(scene.not_taken(self.whose, action))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::PickTabled(piece) = action else { unreachable!("{action:?} is no tabled card") };
        play.state.agenda.take();
        match self.how {
            Strip::Destroy => play.destroy(piece, &[cites::PHC_P30, cites::ATT_02]),
            Strip::Pay => play.destroy(piece, &[cites::PHC_P05, cites::PHC_P30]),
            Strip::Bounce => play.bounce_tabled(piece),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, names: &Names) -> String {
        match self.how {
            Strip::Destroy => format!("Which card of {} is destroyed?", names.of(self.whose)),
            Strip::Pay => "Which of your tabled cards do you pay with?".to_owned(),
            Strip::Bounce => format!("Which card of {} goes back to the hand?", names.of(self.whose)),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }
}

/// What happens to a tabled card that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Strip {
    /// It is discarded.
    Destroy,
    /// It is discarded as a cost.
    Pay,
    /// It goes back to the hand.
    Bounce,
}

impl Scene<'_> {
    /// A tabled card that cannot be stolen, destroyed or sent back.
    pub(super) fn not_taken(self, from: Seat, action: Action) -> Illegal {
        if let Action::PickTabled(piece) = action
            && let Some(tabled) = self.state.tabled(piece)
        {
            if self.locked(tabled) {
                return no(&[cites::PHC_P22], "A Lock keeps cards off it.");
            }
            if self.is_key(piece) {
                return no(&[cites::PHC_08, cites::RUL_116], "The Key cannot be destroyed.");
            }
            if self.state.controller(Figure::Card(piece)) != Some(from) {
                return no(&[cites::PHC_P30, cites::PHC_P25], "That card is somebody else's.");
            }
        }
        no(&[cites::PHC_P25, cites::PHC_P30, cites::PHC_P29], "That card cannot be taken.")
    }
}

impl Play<'_> {
    pub(super) fn destroy_tabled(&mut self, run: Run, it: DestroyTabled) {
        if it.what.has(Filter::ThisCard) {
            if let Some(card) = self.item(run.item).card {
                self.destroy(card, &[cites::PHC_P30]);
            }
            return;
        }
        match (it.whose, run.it) {
            (_, Some(Figure::Card(piece))) => self.destroy(piece, &[cites::PHC_P30, cites::ATT_02]),
            (Who::Target, Some(Figure::Character(seat))) => {
                self.push(PickTabled { item: run.item, whose: seat, what: it.what, how: Strip::Destroy });
            }
            _ => {}
        }
    }
}
