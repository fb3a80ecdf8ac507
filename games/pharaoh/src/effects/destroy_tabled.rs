//! `DestroyTabled(whose: AnyPlayer, what: [Trap], count: 1)`: tabled cards are discarded. [PHC-P30]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::cites;
use crate::content::{Filter, Pharaoh, Set, Who};
use crate::illegal::{Illegal, no};
use crate::item::ItemId;
use crate::play::{Play, Scene, first_option};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::{Need, Want};
use crate::state::Figure;
use crate::view::AskedView;
use crate::words::text::nouns::{card, plural, yours};

/// Tabled cards are discarded, never the Key. [PHC-P30]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DestroyTabled {
    /// Whose cards.
    pub whose: Who,
    /// Which cards.
    pub what: Set<Filter>,
    /// At most so many.
    pub count: u8,
}

impl Verb for DestroyTabled {
    fn rule(&self) -> RuleId {
        cites::PHC_P30
    }

    fn text(&self) -> String {
        if self.what.has(Filter::ThisCard) {
            return "this card is destroyed".to_owned();
        }
        let what = plural(&card(self.what), self.count);
        format!("destroy {} tabled {what} of {}", self.count, yours(self.whose))
    }

    fn harms(&self) -> Option<Who> {
        matches!(self.whose, Who::Target | Who::AnyPlayer).then_some(Who::Target)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        match self.whose {
            Who::AnyPlayer => Need::Tabled(self.what),
            Who::Target => Need::Player(Want::Tabled(self.what)),
            _ => Need::Nothing,
        }
    }

    fn describe(&self, host: &mut Host) {
        host.attack |= matches!(self.whose, Who::Target | Who::AnyPlayer);
    }

    fn affordable(&self, scene: Scene<'_>, seat: Seat) -> bool {
        scene.strippable_tabled(seat, self.what).next().is_some()
    }

    fn pay(&self, play: &mut Play<'_>, seat: Seat, item: ItemId) {
        play.push(PickTabled { item, whose: seat, what: self.what, how: Strip::Pay });
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if self.what.has(Filter::ThisCard) {
            if let Some(card) = play.item(run.item).card {
                play.destroy(card, &[cites::PHC_P30]);
            }
            return;
        }
        match (self.whose, run.it) {
            (_, Some(Figure::Card(piece))) => play.destroy(piece, &[cites::PHC_P30, cites::ATT_02]),
            (Who::Target, Some(Figure::Character(seat))) => {
                play.push(PickTabled { item: run.item, whose: seat, what: self.what, how: Strip::Destroy });
            }
            _ => {}
        }
    }
}

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
