//! Quick-Toss windows: moments between turns at which something may be thrown. [LIC-RUL-25]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, Seat, SeatSet};

use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{ItemId, Lich};
use crate::effects::Use;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::Step;
use crate::view::Phase;

/// When a window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Moment {
    /// W1, before a turn.
    BeforeTurn,
    /// W2, after a monster has announced what it does.
    Announced,
    /// W3, before the round ends.
    RoundEnd,
}

/// Seats from this one on may throw something. [LIC-RUL-25]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenWindow(pub Window);

impl Deed<Lich> for OpenWindow {
    /// Asks the next seat that could throw something; a window nobody could use is skipped.
    /// [LIC-RUL-25]
    fn run(self, play: &mut Play<'_>) {
        let Self(window) = self;
        let scene = play.scene();
        let wary = play.state.run.wary;
        let next = (window.seat.0..play.state.run.party).map(Seat).find(|seat| {
            let asked = !wary.has(*seat) || window.targets.has(*seat);
            asked && scene.can_toss(*seat)
        });
        if let Some(seat) = next {
            play.push(Window { seat, ..window });
        }
    }
}

impl OpenWindow {
    /// A window as it opens.
    pub(crate) const fn at(moment: Moment, targets: SeatSet) -> Self {
        Self(Window { moment, seat: Seat(0), targets })
    }
}

/// A seat may throw something. [LIC-KEY-10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Which moment.
    pub moment: Moment,
    /// The seat that is asked, or the first that may be.
    pub seat: Seat,
    /// The adventurers an announced attack or ability is aimed at.
    pub targets: SeatSet,
}

impl Question<Lich> for Window {
    #[inline]
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        for item in scene.state.hero(seat).inventory.kinds() {
            if scene.game.item(item).quick {
                scene.list_item(seat, item, out);
            }
        }
        out.push(Action::Pass);
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Pass => None,
            Action::Use(item, target) => scene.check_use_item(seat, item, target).err().or_else(|| {
                let quick = scene.game.item(item).quick;
                (!quick).then_some(Illegal::NotQuick(item))
            }),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.seat, &[cites::RUL_25])
    }

    /// After a pass the next seat is asked; after a throw all are again, from the lowest. [LIC-RUL-25]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Pass => {
                play.tell(&[cites::RUL_25, cites::KEY_10], Event::Passed { seat });
                play.push(OpenWindow(Self { seat: Seat(seat.0 + 1), ..self }));
            }
            Action::Use(item, target) => {
                play.push(OpenWindow(Self { seat: Seat(0), ..self }));
                play.use_item(seat, item, target);
            }
            other => unreachable!("{other:?} is not done in a window"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        match self.moment {
            Moment::BeforeTurn => "Before the next turn: throw something?".to_owned(),
            Moment::Announced if self.targets.has(seat) => {
                format!("Your {} is about to be hit: throw something?", scene.card(seat).name)
            }
            Moment::Announced => "Before it happens: throw something?".to_owned(),
            Moment::RoundEnd => "The round is ending: throw something?".to_owned(),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::Window { seat: self.seat, moment: self.moment, targets: self.targets }
    }

    #[inline]
    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::in_combat(scene, seat, options)
    }
}

impl Scene<'_> {
    /// Whether a seat can throw something now. [LIC-RUL-25]
    fn can_toss(self, seat: Seat) -> bool {
        let hero = self.state.hero(seat);
        hero.stands() && hero.inventory.kinds().into_iter().any(|item| self.can_toss_item(seat, item))
    }

    fn can_toss_item(self, seat: Seat, item: ItemId) -> bool {
        let card = self.game.item(item);
        let mut any = false;
        if card.quick {
            self.targets(Use::of_item(seat), &card.effects, |_| any = true);
        }
        any
    }
}

impl Play<'_> {
    /// A monster has announced something: a window opens before it happens. [LIC-RUL-25]
    pub(crate) fn announce(&mut self, targets: SeatSet, then: impl Into<Step>) {
        self.first([OpenWindow::at(Moment::Announced, targets).into(), then.into()]);
    }
}
