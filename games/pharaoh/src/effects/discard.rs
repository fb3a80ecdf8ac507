//! `Discard(who: Target, count: 1, chooser: Random)`: cards go from a hand, never the Key. [PHC-P24]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::steps::Discard;
use crate::content::{Chooser, Count, Effect, Pharaoh, Set};
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::{Run, Spot};
use crate::state::{Figure, Piece};
use crate::view::AskedView;

/// Cards are to be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shed {
    /// Whose hand.
    pub from: Seat,
    /// Who picks.
    pub by: Seat,
    /// The step that says which cards.
    pub spot: Spot,
    /// How many are still to go.
    pub left: u8,
}

impl Question<Pharaoh> for Shed {
    /// Whoever chooses what is discarded, while others could think there is a choice.
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let holds = !scene.state.player(self.from).hand.is_empty();
        let known = self.by != self.from; // the chooser has seen the hand
        let open = self.left > 0 && holds && (!known || scene.sheddable(self).next().is_some());
        open.then_some(self.by).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        scene.offer_kinds(scene.sheddable(self), out);
        if out.is_empty() {
            out.push(Action::Pass); // nothing but a Key, which is never discarded so
        }
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        let rules = [cites::PHC_P24, cites::RUL_38, cites::PHC_08];
        Some(no(&rules, "Pick a card of that hand that may be discarded; the Key never is."))
    }

    fn answer(mut self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        let Action::Pick(kind) = action else { return };
        let piece = play.scene().sheddable(&self).find(|it| play.state.kind(*it) == kind);
        play.shed_piece(self.from, piece.expect("a legal choice"));
        self.left -= 1;
        play.push(self);
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        if self.from == seat {
            return "Which card do you discard?".to_owned();
        }
        format!("Which card does {} discard?", names.of(self.from))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_discard(action)
    }
}

impl Scene<'_> {
    /// The cards of a hand a discard may take. [PHC-08]
    fn sheddable(self, shed: &Shed) -> impl Iterator<Item = Piece> {
        let only = match self.step_at(shed.spot) {
            Some(Effect::Discard(it)) => it.only,
            Some(_) | None => Set::EMPTY,
        };
        let hand = self.state.player(shed.from).hand;
        let fits =
            move |piece: &Piece| !self.is_key(*piece) && (only.is_empty() || self.card_fits(*piece, only));
        (0..hand.len()).map(move |place| hand[place]).filter(fits)
    }
}

impl Play<'_> {
    pub(super) fn discard_cards(&mut self, run: Run, it: &Discard) {
        let user = self.item(run.item).by;
        for figure in self.scene().resolve(it.who, self.item(run.item), &run) {
            let Figure::Character(from) = figure else { continue };
            self.tray.reveal(); // also a hand with nothing to discard tells
            let left = match it.count {
                Count::Number(count) => count,
                Count::All => u8::MAX,
            };
            let spot = run.spot();
            let by = if it.chooser == Chooser::User { user.unwrap_or(from) } else { from };
            let shed = Shed { from, by, spot, left };
            match (it.chooser, it.count) {
                (Chooser::Random, _) => self.shed_at_random(shed),
                (_, Count::All) => self.shed_all(shed),
                _ => self.push(shed),
            }
        }
    }

    fn shed_all(&mut self, shed: Shed) {
        let pieces: smallvec::SmallVec<[Piece; 12]> = self.scene().sheddable(&shed).collect();
        for piece in pieces {
            self.shed_piece(shed.from, piece);
        }
    }

    fn shed_at_random(&mut self, shed: Shed) {
        for _ in 0..shed.left {
            self.tray.reveal();
            let pieces: smallvec::SmallVec<[Piece; 12]> = self.scene().sheddable(&shed).collect();
            if pieces.is_empty() {
                return;
            }
            let piece = pieces[self.tray.pick(pieces.len())];
            self.shed_piece(shed.from, piece);
        }
    }

    fn shed_piece(&mut self, from: Seat, piece: Piece) {
        self.tray.reveal();
        self.state.player_mut(from).hand.take(piece);
        self.discard(piece, &[cites::PHC_P24, cites::RUL_38]);
    }
}
