//! Response windows: who is asked, and what answers. [PHA-RUL-42]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use crate::action::{Action, Way};
use crate::bot::Robber;
use crate::cites;
use crate::content::{CardId, CardType, Effect, Pharaoh, Prohibition, Steps, Window};
use crate::effects::Verb;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Item, ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::state::{Ask, Card, Piece};
use crate::step::Step;
use crate::view::AskedView;

/// The window of an item. [PHA-RUL-42]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Respond {
    /// Which item.
    pub item: ItemId,
    /// Those who have passed.
    pub passed: SeatSet,
}

impl Question<Pharaoh> for Respond {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let item = scene.item(self.item);
        if item.is_dead() || !scene.answerable(item) {
            return SeatSet::NONE;
        }
        scene.asked_about(item, self.passed).next().into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let item = scene.item(self.item);
        scene.each_kind(seat, |piece, kind| {
            if scene.responds(seat, piece, Some(item)) {
                out.push(Action::Play(kind, Way::Respond));
            }
        });
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        Some(scene.not_answered(seat, action))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::others(self.asked(scene), &[cites::RUL_42, cites::RUL_47])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::Play(kind, _) => play.respond(seat, kind, Some(self.item)),
            Action::Pass => {
                play.state.agenda.take();
                play.push(Self { passed: self.passed.with(seat), ..self });
            }
            other => unreachable!("{other:?} answers nothing"),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Pass
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        let item = scene.item(self.item);
        match (item.what, item.by) {
            (What::Roll(_), Some(by)) if by == seat => "Your dice have fallen. Do you answer?".to_owned(),
            (What::Roll(_), Some(by)) => format!("{} has rolled. Do you answer?", names.of(by)),
            (What::Roll(_), None) => "The crypt has rolled. Do you answer?".to_owned(),
            (What::Hit | What::Monster, Some(by)) => format!("{} strikes. Do you answer?", names.of(by)),
            (what, Some(by)) => {
                let does = match what {
                    What::Use | What::UseHex | What::Ability => "uses",
                    What::Agent { .. } => "sends",
                    What::PickUp => "reaches for",
                    _ => "plays",
                };
                format!("{} {does} {}. Do you answer?", names.of(by), scene.title_of(self.item))
            }
            (_, None) => format!("{} comes up. Do you answer?", scene.title_of(self.item)),
        }
    }

    fn shown(&self, scene: Scene<'_>) -> AskedView {
        let then = scene.asked_about(scene.item(self.item), self.passed).skip(1).collect();
        AskedView { then, ..AskedView::about("respond") }
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.in_window(self.item, action)
    }
}

impl<'a> Scene<'a> {
    /// Everybody a window asks besides those who have passed, in order, if nobody answers. [PHA-RUL-42]
    fn asked_about(self, item: &'a Item, passed: SeatSet) -> impl Iterator<Item = Seat> {
        let first = match item.by {
            Some(seat) => self.state.after(seat),
            None => self.state.turn.seat,
        };
        self.state.around(first).filter(move |seat| !passed.has(*seat) && self.is_asked(*seat, item))
    }

    /// Whether some any-time card of the box could answer an item; everybody can tell. [PHA-RUL-158]
    fn answerable(self, item: &Item) -> bool {
        match item.what {
            What::Roll(_) => true,
            _ if item.played && !self.plays_key(item) => true,
            What::Use => item.card.is_some_and(|card| self.design(card).kind.is_enchanted()),
            _ => item.with.cards().next().is_some(),
        }
    }

    fn plays_key(self, item: &Item) -> bool {
        item.card.is_some_and(|card| self.is_key(card))
    }

    /// Whether a seat is asked about an item, by what everybody can see.
    fn is_asked(self, seat: Seat, item: &Item) -> bool {
        let player = self.state.player(seat);
        if player.defeated || player.hand.is_empty() {
            return false;
        }
        if item.by == Some(seat) && !matches!(item.what, What::Roll(_)) {
            return false; // only dice of one's own can be answered [PHA-RUL-44]
        }
        let wants = match self.state.rite.ask[seat.index()] {
            Ask::Always | Ask::Could => true,
            Ask::Affected => self.affects(seat, item),
        };
        wants && self.may_hold(seat, |piece| self.responds(seat, piece, Some(item)))
    }

    /// Whether a hand may hold a card that fits, as far as everybody can tell: one that some seat does not know
    /// might be anything. Where it is false a lone pass is not asked for, since that betrays nothing; alone or among bots
    /// there is nobody to tell anything to. [PHA-RUL-158]
    pub(crate) fn may_hold(self, seat: Seat, fits: impl Fn(Piece) -> bool) -> bool {
        let all = (1u16 << self.state.rite.seats) - 1;
        let secret = |piece: Piece| {
            !self.state.rite.among_bots(seat) && u16::from(self.state.card(piece).known) & all != all
        };
        self.state.player(seat).hand.iter().any(|piece| secret(*piece) || fits(*piece))
    }

    /// Whether an item bears on a seat, or is a roll to leave the crypt.
    fn affects(self, seat: Seat, item: &Item) -> bool {
        let parent = match item.what {
            What::Roll(RollFor::Exit | RollFor::DodgeOut(_)) => return true,
            What::Roll(RollFor::Damage(id) | RollFor::Dodge(id) | RollFor::Table(id, ..))
            | What::Dodge(id)
            | What::Defense(id)
            | What::Response(Some(id)) => Some(id),
            _ => None,
        };
        let bears = |item: &Item| {
            item.by == Some(seat) || item.targets.iter().any(|it| self.state.controller(*it) == Some(seat))
        };
        bears(item) || parent.is_some_and(|id| bears(self.item(id)))
    }

    /// Whether a seat may use cards of this design now: family, level and prohibitions. [PHA-RUL-05]
    pub(crate) fn may_use(self, seat: Seat, piece: Piece) -> bool {
        let design = self.design(piece);
        let spell = matches!(design.kind, CardType::Spell(_));
        design.usable_by(self.state.player(seat).character)
            && !(spell && self.forbidden(seat, Prohibition::Spells))
            && !(design.kind.is_weapon() && self.forbidden(seat, Prohibition::Weapons))
    }

    /// Whether a card of a hand can answer an item, or do something without one. [PHA-RUL-44]
    pub(crate) fn responds(self, seat: Seat, piece: Piece, item: Option<&Item>) -> bool {
        let Some(block) = self.design(piece).block(Window::Any) else { return false };
        !self.state.card(piece).has(Card::STACKED)
            && self.may_use(seat, piece)
            && !(super::filters::is_luck(self.design(piece)) && self.forbidden(seat, Prohibition::Luck))
            && block.steps.iter().any(|effect| effect.answers(self, seat, item))
    }

    /// A response window.
    fn not_answered(self, seat: Seat, action: Action) -> Illegal {
        let Action::Play(id, _) = action else {
            return no(&[cites::RUL_42, cites::RUL_43], "Answer with one any-time card, or pass.");
        };
        if let Some(why) = self.unplayable(seat, id) {
            return why;
        }
        let design = self.game.card(id);
        let Some(block) = design.block(Window::Any) else {
            let rules = [cites::PLAY_08, cites::PLAY_09, cites::RUL_46];
            return no(&rules, format!("{} is no any-time card.", design.title));
        };
        let sets_dice = |steps: &Steps| {
            let mut found = false;
            steps.walk(&mut |step| found |= matches!(step, Effect::SetDice));
            found
        };
        if sets_dice(&block.steps) && self.forbidden(seat, Prohibition::Luck) {
            let rules = [cites::EXIT_01, cites::RUL_118, cites::PHC_P34, cites::OBJ_02];
            return no(&rules, format!("{} cannot be used in this hex.", design.title));
        }
        if self.in_hand(seat, id).is_some_and(|piece| self.state.card(piece).has(Card::STACKED)) {
            return no(&[cites::RUL_49], "The same card is played once while anything waits on the stack.");
        }
        if self.state.stack.last().is_some_and(|item| item.by == Some(seat)) {
            return no(&[cites::RUL_44], "One answers what others do, unless the card covers the own.");
        }
        let rules = [cites::RUL_44, cites::RUL_43, cites::RUL_50, cites::PLAY_10];
        no(&rules, format!("{} does not apply to what is on top of the stack.", design.title))
    }
}

impl Play<'_> {
    /// An any-time card on the top item, or in the own turn on nothing. [PHA-RUL-45]
    pub(crate) fn respond(&mut self, seat: Seat, kind: CardId, target: Option<ItemId>) {
        if let Some(Step::Respond(window)) = self.state.agenda.next_mut() {
            window.passed = SeatSet::NONE; // when the answer has left, everybody is asked again
        }
        let piece = self.take_from_hand(seat, kind, Card::STACKED);
        self.mark(piece, Card::STACKED);
        let rules: &'static [RuleId] = match target {
            None => &[cites::RUL_47, cites::PLAY_08],
            Some(_) if self.state.rite.solitaire() => &[cites::SOLO_09, cites::PLAY_08, cites::RUL_44],
            Some(_) => {
                &[cites::PLAY_08, cites::RUL_40, cites::RUL_41, cites::RUL_43, cites::RUL_44, cites::RUL_46]
            }
        };
        self.tell(rules, Event::Played { seat, card: kind, how: Way::Respond });
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Response(target), Some(seat), room);
        item.card = Some(piece);
        item.played = true;
        let block = self.scene().design(piece).block(Window::Any).expect("it is an any-time card");
        let steps = block.steps.id;
        item.steps = Some(steps);
        let id = self.begin_item(item);
        self.declare_choices(id, steps);
    }
}
