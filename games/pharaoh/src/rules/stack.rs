//! The stack: carrying out, cancelling, and where cards go. [PHA-RUL-40]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Deed;
use table::{Seat, SeatSet};

use super::attack::Assault;
use super::run::{Run, Spot, numbered};
use super::windows::Respond;
use crate::action::Way;
use crate::cites;
use crate::content::{Pharaoh, StepsId};
use crate::effects::Verb;
use crate::event::Event;
use crate::item::{Fate, Item, ItemId, What};
use crate::play::Play;
use crate::state::{Figure, Piece};

/// An item whose window has closed goes on. [PHA-RUL-45] [PHA-RUL-51]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carry(pub ItemId);

impl Deed<Pharaoh> for Carry {
    fn run(self, play: &mut Play<'_>) {
        let Self(id) = self;
        if play.item(id).is_dead() || !play.recheck(id) {
            return;
        }
        let (what, steps) = (play.item(id).what, play.item(id).steps);
        if let (What::Use | What::Agent { ordered: true }, Some(card)) = (what, play.item(id).card) {
            play.fasten_along(id, card);
        }
        match what {
            What::Hit | What::Monster | What::Agent { .. } => {
                if let Some(victim) = play.item(id).targets.first().copied() {
                    play.push(Assault { item: id, steps: None, victim, it: None, defended: true });
                }
            }
            What::Play(way) => play.carry_play(id, way),
            What::PickUp => play.carry_pick_up(id),
            What::Dodge(_) => play.roll_dodge(id),
            What::Roll(_) => {}
            _ => {
                if let Some(steps) = steps {
                    play.push(Run::new(id, steps, None));
                }
            }
        }
    }
}

/// An item leaves the stack; its cards go where their play methods say. [PHA-RUL-55]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish(pub ItemId);

impl Deed<Pharaoh> for Finish {
    fn run(self, play: &mut Play<'_>) {
        let Self(id) = self;
        debug_assert_eq!(id.index() + 1, play.state.stack.len(), "the newest item ends first");
        let Some(item) = play.state.stack.pop() else { return };
        if item.played
            && let Some(card) = item.card
        {
            play.put_away(&item, card);
        }
        for card in item.with.cards() {
            play.discard(card, &[cites::ATT_02, cites::PLAY_04]);
        }
        if play.state.stack.is_empty() {
            play.stack_empties();
        }
    }
}

impl Play<'_> {
    /// Puts an item on top of the stack.
    pub(crate) fn put_on_stack(&mut self, item: Item) -> ItemId {
        let id = ItemId(u16::try_from(self.state.stack.len()).expect("a stack has fewer than 65,536 items"));
        self.state.stack.push(item);
        id
    }

    /// Puts an item on the stack, with its window, its carrying out and its end.
    pub(crate) fn begin_item(&mut self, item: Item) -> ItemId {
        let id = self.put_on_stack(item);
        self.first([Respond { item: id, passed: SeatSet::NONE }.into(), Carry(id).into(), Finish(id).into()]);
        id
    }

    /// Carries steps out at once, for an item nobody answers.
    pub(crate) fn begin_steps(&mut self, item: Item, steps: StepsId, it: Option<Figure>) {
        let id = self.put_on_stack(item);
        self.first([Run::new(id, steps, it).into(), Finish(id).into()]);
    }

    /// What the user of a piece has to say as it is declared: branches, and what a response is aimed at.
    pub(crate) fn declare_choices(&mut self, id: ItemId, steps: StepsId) {
        for (at, effect) in numbered(self.list(steps)).rev() {
            effect.declare(self, id, Spot { steps, at });
        }
    }

    /// Legality again: an item none of whose targets is still a legal one fails. [PHA-RUL-51]
    fn recheck(&mut self, id: ItemId) -> bool {
        let item = self.item(id);
        let of_crypt = item.by.is_none() && item.what == What::Monster;
        if item.targets.is_empty()
            || of_crypt
            || matches!(item.what, What::Event | What::Trap | What::Standing)
        {
            return true;
        }
        let scene = self.scene();
        let kept: SmallVec<[Figure; 4]> =
            item.targets.iter().copied().filter(|figure| scene.still_a_target(item, *figure)).collect();
        let alive = kept.len() >= scene.need_of_item(item).least().max(1);
        self.item_mut(id).targets = kept;
        if !alive {
            self.item_mut(id).fate = Fate::Failed;
            self.tell(&[cites::RUL_51, cites::RUL_36], Event::Fizzled);
        }
        alive
    }

    /// An item is undone. [PHA-RUL-50]
    pub(crate) fn cancel(&mut self, id: ItemId, card: Piece) {
        let item = self.item_mut(id);
        let by = item.by;
        if item.card == Some(card) {
            item.fate = Fate::Cancelled;
        } else {
            strip(&mut item.with, card);
            self.discard(card, &[cites::RUL_52, cites::RUL_81]);
        }
        let kind = self.state.kind(card);
        self.tell(&[cites::PHC_P20, cites::RUL_50], Event::Cancelled { seat: by, card: Some(kind) });
    }

    /// Where the card of an item goes.
    fn put_away(&mut self, item: &Item, card: Piece) {
        use crate::content::Method;
        let seat = item.by.expect("cards are played by somebody");
        let design = self.scene().design(card);
        match (item.fate, design.method) {
            (Fate::Stays, _) => {}
            (Fate::Cancelled, _) => self.discard(card, &[cites::RUL_50, cites::RUL_36, cites::RUL_65]),
            (Fate::Bounced, _) => self.come_back(seat, card, &[cites::PHC_P29]),
            (_, Method::UseReturn) if item.what == What::Play(Way::Act) => {
                self.come_back(seat, card, &[cites::PLAY_01, cites::PHC_04]);
            }
            (_, Method::AnyTime) => self.discard(card, &[cites::PLAY_11, cites::PLAY_12, cites::RUL_45]),
            (_, Method::Multi) => self.discard(card, &[cites::PLAY_07]),
            _ => self.discard(card, &[cites::PLAY_04]),
        }
    }

    fn come_back(&mut self, seat: Seat, card: Piece, rules: &'static [table::RuleId]) {
        if self.state.player(seat).defeated {
            self.discard(card, &[cites::RUL_129]);
            return;
        }
        let kind = self.state.kind(card);
        self.tell(rules, Event::CameBack { seat, card: kind });
        self.put_into_hand(seat, card);
    }
}

/// Takes a card out of what accompanies an item.
pub(crate) fn strip(with: &mut crate::state::Ready, card: Piece) {
    if with.alteration == Some(card) {
        with.alteration = None;
    }
    if with.enhancement == Some(card) {
        with.enhancement = None;
    }
    with.modifiers.take(card);
}
