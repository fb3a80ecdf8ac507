//! `SetDice`: dice read otherwise. [PHC-P47]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::Pharaoh;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene};
use crate::rules::rolls::told;
use crate::rules::run::{Run, Spot};
use crate::view::AskedView;

/// The dice of any roll read as they are named. [PHC-P47]
pub struct SetDice;

impl Verb for SetDice {
    fn rule(&self) -> RuleId {
        cites::PHC_P47
    }

    fn text(&self) -> String {
        "say what the dice of any roll show".to_owned()
    }

    fn answers(&self, _scene: Scene<'_>, _seat: Seat, item: Option<&Item>) -> bool {
        item.is_some_and(|it| matches!(it.what, What::Roll(_)))
    }

    fn declare(&self, play: &mut Play<'_>, item: ItemId, _spot: Spot) {
        if let What::Response(Some(_)) = play.item(item).what {
            play.push(NameFace(item));
        }
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let (Some(roll), Some(seat)) = (play.scene().answered_roll(run.item), play.item(run.item).by) else {
            return;
        };
        let named = play.item(run.item).dice.clone();
        let (dice, _) = told(&named);
        play.item_mut(roll).dice = named;
        play.tell(&[cites::PHC_P47, cites::RUL_154], Event::DiceSet { seat, dice });
    }
}

/// What the next die of the roll this card answers shall read. [PHA-RUL-159]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameFace(pub ItemId);

impl Question<Pharaoh> for NameFace {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        scene.next_die(self.0).and(scene.item(self.0).by).into()
    }

    fn options(&self, _scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend((1..=6).map(Action::Face));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P47, cites::RUL_159], "A die shows 1 to 6."))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::Face(face) = action else { unreachable!("{action:?} is no face") };
        play.state.agenda.take();
        play.name_face(seat, self.0, face);
    }

    fn skip(self, _play: &mut Play<'_>) {}

    /// As it lies. [PHA-RUL-159]
    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Face(scene.next_die(self.0).expect("a die is asked for"))
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        match scene.next_die(self.0) {
            Some(face) => format!("A die shows {face}. What shall it read?"),
            None => "What shall the die read?".to_owned(),
        }
    }

    fn shown(&self, scene: Scene<'_>) -> AskedView {
        AskedView { die: u8::try_from(scene.item(self.0).dice.len()).ok(), ..AskedView::about("dice") }
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_dice(self.0, action)
    }
}

impl Scene<'_> {
    /// The roll an any-time card answers, if it does.
    pub(crate) fn answered_roll(self, id: ItemId) -> Option<ItemId> {
        let What::Response(Some(target)) = self.item(id).what else { return None };
        matches!(self.item(target).what, What::Roll(_)).then_some(target)
    }

    /// The die of the answered roll whose new face is named next, as it lies now.
    pub(crate) fn next_die(self, id: ItemId) -> Option<u8> {
        let roll = self.answered_roll(id)?;
        self.item(roll).dice.get(self.item(id).dice.len()).copied()
    }
}

impl Play<'_> {
    /// The user of a card names a face; the card keeps it until it takes effect. [PHA-RUL-159]
    fn name_face(&mut self, seat: Seat, id: ItemId, face: u8) {
        self.item_mut(id).dice.push(face);
        if self.scene().next_die(id).is_some() {
            self.push(NameFace(id));
        } else {
            let (dice, _) = told(&self.item(id).dice);
            self.tell(&[cites::RUL_159, cites::PHC_P47], Event::FacesNamed { seat, dice });
        }
    }
}
