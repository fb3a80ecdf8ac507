//! `Discard(who: Target, count: 1, chooser: Random)`: cards go from a hand, never the Key. [PHC-P24]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Effect, Verb};
use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Chooser, Count, Filter, Pharaoh, Set, Who};
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::ready::Host;
use crate::rules::run::{Run, Spot};
use crate::rules::targets::{Need, Want, wanted};
use crate::state::{Figure, Piece};
use crate::view::AskedView;
use crate::words::text::nouns::{card, plural, verb};

/// Cards go from a hand to the discard pile, never the Key. [PHC-P24]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// From whose hand.
    pub who: Who,
    /// How many.
    pub count: Count,
    /// Who picks them.
    pub chooser: Chooser,
    /// Which cards; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

impl Verb for Discard {
    fn rule(&self) -> RuleId {
        cites::PHC_P24
    }

    fn text(&self) -> String {
        let what = if self.only.is_empty() { "card".to_owned() } else { card(self.only) };
        let subject = verb(self.who, "discard");
        match (self.count, self.chooser) {
            (Count::All, _) => format!("{subject} the whole hand"),
            (Count::Number(1), Chooser::Random) => format!("{subject} a random {what}"),
            (Count::Number(number), Chooser::Random) => {
                format!("{subject} {number} random {}", plural(&what, number))
            }
            (Count::Number(number), Chooser::Own) => {
                format!("{subject} {number} {} of their choice", plural(&what, number))
            }
            (Count::Number(number), Chooser::User) => {
                format!("{subject} {number} {} of your choice", plural(&what, number))
            }
        }
    }

    fn fault(&self) -> Option<String> {
        (self.count == Count::Number(0)).then(|| "a Discard of no card".to_owned())
    }

    fn harms(&self) -> Option<Who> {
        Some(self.who)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        wanted(self.who, Want::Hand)
    }

    fn describe(&self, host: &mut Host) {
        host.attack = true;
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let user = play.item(run.item).by;
        for figure in play.scene().resolve(self.who, play.item(run.item), &run) {
            let Figure::Character(from) = figure else { continue };
            play.tray.reveal(); // also a hand with nothing to discard tells
            let left = match self.count {
                Count::Number(count) => count,
                Count::All => u8::MAX,
            };
            let spot = run.spot();
            let by = if self.chooser == Chooser::User { user.unwrap_or(from) } else { from };
            let shed = Shed { from, by, spot, left };
            match (self.chooser, self.count) {
                (Chooser::Random, _) => play.shed_at_random(shed),
                (_, Count::All) => play.shed_all(shed),
                _ => play.push(shed),
            }
        }
    }
}

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
