//! The response stack: windows, responses, carrying out, cancelling, and where cards go. [PHA-RUL-40]

use smallvec::SmallVec;
use table::{Seat, SeatSet};

use crate::action::Way;
use crate::cites;
use crate::content::{CardId, Filter, Prohibition, Rolls, Set, Step as Primitive, Who, Window};
use crate::event::Event;
use crate::item::{Fate, Item, ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::state::{Ask, Card, Figure, Piece};
use crate::step::{Assault, Run, Spot, Step};

impl Scene<'_> {
    /// The seats of a window in the order they are asked. [PHA-RUL-42]
    fn window_order(self, item: &Item) -> impl Iterator<Item = Seat> {
        let first = match item.by {
            Some(seat) => self.state.after(seat),
            None => self.state.turn.seat,
        };
        self.state.around(first)
    }

    /// Whom a window asks next.
    pub(crate) fn asked_in_window(self, id: ItemId, passed: SeatSet) -> Option<Seat> {
        let item = self.item(id);
        if item.is_dead() || !self.answerable(item) {
            return None;
        }
        self.window_order(item).find(|seat| !passed.has(*seat) && self.is_asked(*seat, item))
    }

    /// Everybody a window asks after those who have passed, if nobody answers.
    pub(crate) fn asked_later(self, id: ItemId, passed: SeatSet) -> Vec<Seat> {
        let item = self.item(id);
        self.window_order(item).filter(|seat| !passed.has(*seat) && self.is_asked(*seat, item)).collect()
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
        let all = (1u16 << self.state.rite.seats) - 1;
        let secret = |piece: &Piece| u16::from(self.state.card(*piece).known) & all != all;
        let could = || player.hand.iter().any(|it| secret(it) || self.responds(seat, *it, Some(item)));
        match self.state.rite.ask[seat.index()] {
            Ask::Always => true,
            Ask::Could => could(),
            Ask::Affected => could() && self.affects(seat, item),
        }
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
        let spell = matches!(design.kind, crate::content::CardType::Spell(_));
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
            && block.steps.iter().any(|step| self.answers(seat, step, item))
    }

    /// Whether one step of an any-time card would do something.
    pub(crate) fn answers(self, seat: Seat, step: &Primitive, item: Option<&Item>) -> bool {
        let others = |item: &Item| item.by != Some(seat);
        match step {
            Primitive::Choose(choose) => {
                choose.branches.iter().any(|steps| steps.iter().any(|it| self.answers(seat, it, item)))
            }
            Primitive::SetDice => item.is_some_and(|it| matches!(it.what, What::Roll(_))),
            Primitive::Reroll(Rolls::Any) => item.is_some_and(|it| matches!(it.what, What::Roll(_))),
            Primitive::Reroll(Rolls::Dodge) => {
                item.is_some_and(|it| matches!(it.what, What::Roll(RollFor::Dodge(_))) && others(it))
            }
            Primitive::Cancel(what) => {
                item.is_some_and(|it| others(it) && !self.cancellable(it, *what).is_empty())
            }
            Primitive::Detach(detach) => match item {
                Some(it) => others(it) && !strippable(it, detach.what).is_empty(),
                None => !self.tabled_attachments(detach.what).is_empty(),
            },
            _ => false,
        }
    }

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

    /// The attachments of all tabled cards that may be stripped.
    pub(crate) fn tabled_attachments(self, what: Set<Filter>) -> SmallVec<[Piece; 4]> {
        let mut found = SmallVec::new();
        for tabled in &self.state.tabled {
            for (place, filter) in [Filter::Alteration, Filter::Enhancement].into_iter().enumerate() {
                if what.has(filter) {
                    found.extend(tabled.attached[place]);
                }
            }
        }
        found
    }
}

impl Play<'_> {
    /// Puts an item on top of the stack.
    pub(crate) fn push(&mut self, item: Item) -> ItemId {
        let id = ItemId(u16::try_from(self.state.stack.len()).expect("a stack has fewer than 65,536 items"));
        self.state.stack.push(item);
        id
    }

    /// A seat passes in a window.
    pub(crate) fn pass(&mut self, seat: Seat) {
        if let Some(Step::Window(_, passed)) = self.state.agenda.next_mut() {
            *passed = passed.with(seat);
        }
    }

    /// An any-time card on the top item, or in the own turn on nothing. [PHA-RUL-45]
    pub(crate) fn respond(&mut self, seat: Seat, kind: CardId, target: Option<ItemId>) {
        if let Some(Step::Window(_, passed)) = self.state.agenda.next_mut() {
            *passed = SeatSet::NONE; // when the answer has left, everybody is asked again
        }
        let piece = self.take_from_hand(seat, kind, Card::STACKED);
        self.mark(piece, Card::STACKED);
        let rules: &'static [table::RuleId] = match target {
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
        let id = self.push(item);
        self.first([Step::Window(id, SeatSet::NONE), Step::Carry(id), Step::Finish(id)]);
        self.declare_choices(id, steps);
    }

    /// What the user of a piece has to say as it is declared: branches, and what a response is aimed at.
    pub(crate) fn declare_choices(&mut self, id: ItemId, steps: crate::content::StepsId) {
        for (at, step) in super::run::numbered(self.list(steps)).rev() {
            let spot = Spot { steps, at };
            match (step, self.item(id).what) {
                (Primitive::Choose(choose), _) if choose.by == Who::User => {
                    self.first([Step::Branch(id, spot, true)]);
                }
                (Primitive::Cancel(_), What::Response(Some(target))) => {
                    self.first([Step::Undo(id, target, spot)]);
                }
                (Primitive::Detach(_), What::Response(_)) => self.first([Step::Detach(id, spot)]),
                (Primitive::SetDice, What::Response(Some(_))) => self.first([Step::Face(id)]),
                _ => {}
            }
        }
    }

    /// An item whose window has closed goes on. [PHA-RUL-45] [PHA-RUL-51]
    pub(crate) fn carry(&mut self, id: ItemId) {
        if self.item(id).is_dead() || !self.recheck(id) {
            return;
        }
        let (what, steps) = (self.item(id).what, self.item(id).steps);
        let run = |steps| Step::Run(Run { item: id, steps, at: 0, it: None, after: false });
        match what {
            What::Hit | What::Monster | What::Agent { .. } => {
                if let Some(victim) = self.item(id).targets.first().copied() {
                    self.begin_assault(Assault { item: id, steps: None, victim, it: None, defended: true });
                }
            }
            What::Play(way) => self.carry_play(id, way),
            What::Dodge(_) => self.roll_dodge(id),
            What::Roll(_) => {}
            _ => {
                if let Some(steps) = steps {
                    self.first([run(steps)]);
                }
            }
        }
    }

    /// Legality again: an item none of whose targets is left fails. [PHA-RUL-51]
    fn recheck(&mut self, id: ItemId) -> bool {
        let item = self.item(id);
        if item.targets.is_empty()
            || matches!(item.what, What::Event | What::Trap | What::Standing | What::Monster)
        {
            return true;
        }
        let scene = self.scene();
        let kept: SmallVec<[Figure; 4]> = item
            .targets
            .iter()
            .copied()
            .filter(|figure| scene.state.whereabouts(*figure).is_some())
            .collect();
        let alive = !kept.is_empty();
        self.item_mut(id).targets = kept;
        if !alive {
            self.item_mut(id).fate = Fate::Failed;
            self.tell(&[cites::RUL_51], Event::Fizzled);
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

    /// An item leaves the stack; its cards go where their play methods say. [PHA-RUL-55]
    pub(crate) fn finish(&mut self, id: ItemId) {
        debug_assert_eq!(id.index() + 1, self.state.stack.len(), "the newest item ends first");
        let Some(item) = self.state.stack.pop() else { return };
        if item.played
            && let Some(card) = item.card
        {
            self.put_away(&item, card);
        }
        for card in item.with.cards() {
            self.discard(card, &[cites::ATT_02, cites::PLAY_04]);
        }
        if self.state.stack.is_empty() {
            self.stack_empties();
        }
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

/// The attachments of an item that may be stripped. [PHA-PLAY-13]
pub(crate) fn strippable(item: &Item, what: Set<Filter>) -> SmallVec<[Piece; 4]> {
    let mut found = SmallVec::new();
    if what.has(Filter::Alteration) {
        found.extend(item.with.alteration);
    }
    if what.has(Filter::Enhancement) {
        found.extend(item.with.enhancement);
    }
    found
}
