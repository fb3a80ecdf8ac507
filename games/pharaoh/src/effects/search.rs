//! `Search(who: User, what: [Any], count: 1)`: cards are taken out of the own deck. [PHC-P28]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::cites;
use crate::content::{Filter, Pharaoh, Set, Who};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene, first_option};
use crate::rules::piles::bit;
use crate::rules::run::Run;
use crate::state::{Figure, Piece};
use crate::view::AskedView;
use crate::words::text::nouns::{card, plural, verb};

/// Cards are taken out of the own deck. [PHC-P28]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Who searches.
    pub who: Who,
    /// Which cards.
    pub what: Set<Filter>,
    /// How many.
    pub count: u8,
}

impl Verb for Search {
    fn rule(&self) -> RuleId {
        cites::PHC_P28
    }

    fn text(&self) -> String {
        let what = plural(&card(self.what), self.count);
        format!("{} {} {what} from the own deck", verb(self.who, "take"), self.count)
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        !scene.state.player(seat).deck.is_empty()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        for figure in play.scene().resolve(self.who, play.item(run.item), &run) {
            let Figure::Character(seat) = figure else { continue };
            // A search for the Key has nothing to choose: there is one, or it is elsewhere.
            if self.what.has(Filter::Key) {
                play.tray.reveal();
                let key = play
                    .scene()
                    .findable(seat, self.what)
                    .into_iter()
                    .find(|piece| play.state.card(*piece).owner() == seat);
                play.take_found(seat, key);
            } else {
                play.push(FindCard { seat, what: self.what, count: self.count });
            }
        }
    }
}

/// A card of the own deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindCard {
    /// Whose deck.
    pub seat: Seat,
    /// Which cards fit.
    pub what: Set<Filter>,
    /// How many.
    pub count: u8,
}

impl Question<Pharaoh> for FindCard {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let open = self.count > 0 && !scene.state.player(self.seat).deck.is_empty();
        open.then_some(self.seat).into()
    }

    /// By kind: the order of the deck is nobody's business.
    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let mut found = scene.findable(self.seat, self.what);
        found.sort_unstable_by_key(|piece| scene.state.kind(*piece));
        scene.offer_kinds(found.into_iter(), out);
        if out.is_empty() {
            out.push(Action::Pass);
        }
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P28], "Pick a fitting card of your deck."))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        let Action::Pick(kind) = action else { return };
        let found = play.scene().findable(seat, self.what);
        let piece = found.into_iter().find(|it| play.state.kind(*it) == kind);
        play.take_found(seat, piece);
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Which card do you take out of your deck?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("pick")
    }
}

impl Scene<'_> {
    /// Cards that a search may find: in the deck, and for the Key in the discard pile too.
    fn findable(self, seat: Seat, what: Set<Filter>) -> SmallVec<[Piece; 16]> {
        let player = self.state.player(seat);
        let fits = |piece: &&Piece| self.card_fits(**piece, what);
        let discard: &[Piece] = if what.has(Filter::Key) { &player.discard } else { &[] };
        player.deck.iter().chain(discard).filter(fits).copied().collect()
    }
}

impl Play<'_> {
    /// A card is found, and the deck shuffled.
    fn take_found(&mut self, seat: Seat, piece: Option<Piece>) {
        if let Some(piece) = piece {
            let player = self.state.player_mut(seat);
            let public = player.discard.take(piece);
            player.deck.take(piece);
            self.state.card_mut(piece).known = if public { crate::rules::piles::ALL } else { bit(seat) };
            self.state.player_mut(seat).hand.push(piece);
            let card = self.state.kind(piece);
            let hidden = Event::Found { seat, card: public.then_some(card) };
            let seen = Event::Found { seat, card: Some(card) };
            self.tray.whisper(&[cites::PHC_P28], SeatSet::only(seat), seen, hidden);
        } else {
            self.tray.reveal();
            self.tell(&[cites::PHC_P28, cites::PHC_05], Event::NothingToDraw { seat });
        }
        self.shuffle_deck(seat);
    }
}
