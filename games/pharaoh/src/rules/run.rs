//! Carrying steps out, one after another. [PHC-01]
//!
//! Steps that harm the same target are one attack with one defense turn; they are gathered at the
//! first of them. All others keep their place in the row. [PHC-20]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Seat;
use table::stage::Deed;

use super::attack::Assault;
use super::declare::ChooseTargets;
use crate::content::{Effect, Pharaoh, StepsId, Who, Window};
use crate::crypt::Room;
use crate::effects::Verb;
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene};
use crate::state::Figure;

/// One step of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The list.
    pub steps: StepsId,
    /// The place in it.
    pub at: u8,
}

/// Steps being carried out: the next step of a list, and behind it the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// For which item.
    pub item: ItemId,
    /// Which list.
    pub steps: StepsId,
    /// From which place on.
    pub at: u8,
    /// The member of a group, or the one a trigger speaks of.
    pub it: Option<Figure>,
    /// Whether this follows a hit: then nothing more is defended. [PHC-20]
    pub after: bool,
}

impl Deed<Pharaoh> for Run {
    fn run(self, play: &mut Play<'_>) {
        let run = self;
        let list = play.list(run.steps);
        let Some(effect) = list.get(usize::from(run.at)) else { return };
        if play.item(run.item).is_dead() {
            return;
        }
        play.push(Self { at: run.at + 1, ..run });
        match effect.harms() {
            Some(who) if !run.after => play.attack_group(run, list, who),
            _ => effect.run(play, run),
        }
    }
}

impl Run {
    /// A list from its beginning.
    pub(crate) const fn new(item: ItemId, steps: StepsId, it: Option<Figure>) -> Self {
        Self { item, steps, at: 0, it, after: false }
    }

    /// The step it has come to.
    pub(crate) const fn spot(self) -> Spot {
        Spot { steps: self.steps, at: self.at }
    }
}

/// The steps of a list with their places.
pub(crate) fn numbered(list: &[Effect]) -> impl DoubleEndedIterator<Item = (u8, &Effect)> {
    list.iter().enumerate().map(|(at, step)| (u8::try_from(at).expect("a list has few steps"), step))
}

/// Entrant, victim and target name the same figure of an item.
fn same(one: Who, other: Who) -> bool {
    let plain = |who: Who| match who {
        Who::Entrant | Who::Victim | Who::AnyPlayer | Who::AnyChar => Who::Target,
        who => who,
    };
    plain(one) == plain(other)
}

impl Scene<'_> {
    /// The figures a word means while an item is carried out.
    pub(crate) fn resolve(self, who: Who, item: &Item, run: &Run) -> SmallVec<[Figure; 8]> {
        let mut found = SmallVec::new();
        let characters = |found: &mut SmallVec<[Figure; 8]>, but: Option<Seat>| {
            let from = item.by.unwrap_or(self.state.turn.seat);
            let seats = self.state.around(from).filter(|seat| Some(*seat) != but);
            found.extend(seats.filter(|seat| !self.state.player(*seat).defeated).map(Figure::Character));
        };
        match who {
            Who::User => found.extend(item.by.map(Figure::Character)),
            Who::It => found.extend(run.it),
            Who::Target | Who::AnyPlayer | Who::AnyChar | Who::UpTo(_) | Who::Entrant | Who::Victim
                if run.after && run.it.is_some() =>
            {
                found.extend(run.it);
            }
            Who::Target | Who::AnyPlayer | Who::AnyChar | Who::UpTo(_) => {
                found.extend(item.targets.iter().copied());
            }
            Who::Entrant | Who::Victim => found.extend(item.targets.first().copied()),
            Who::AnyOther => found.extend(item.targets.get(1).copied()),
            Who::EntrantAndAnyOther => found.extend(item.targets.iter().take(2).copied()),
            Who::Attacker => {
                if let What::Defense(of) = item.what {
                    found.extend(self.item(of).actor);
                }
            }
            Who::AllPlayers | Who::AllChars => characters(&mut found, None),
            Who::Others => characters(&mut found, item.by),
            Who::KeyHolders => {
                characters(&mut found, None);
                found.retain(|figure| matches!(figure, Figure::Character(seat) if self.has_key(*seat)));
            }
            Who::HereAll => {
                self.everyone_in(item.room, None, &mut found);
                let label = self.label_of(item);
                found.retain(|figure| match figure {
                    Figure::Character(seat) => label.is_none() || !self.ignores(*seat, item.room, label),
                    _ => true,
                });
            }
            Who::HexAll => {
                if let Some(room) = item.place {
                    self.everyone_in(room, item.by, &mut found);
                }
            }
            Who::Other | Who::Outside | Who::NextPlayer | Who::Random | Who::ThisCard | Who::Host => {}
        }
        found
    }

    /// The label of the hex block an item comes from.
    fn label_of(self, item: &Item) -> Option<crate::content::Label> {
        let steps = item.steps?;
        let holds = |block: &&crate::content::Block| {
            block.steps.id == steps
                || block.steps.iter().any(|it| matches!(it, Effect::On(on) if on.steps.id == steps))
        };
        self.hex(item.room).effect.iter().find(holds)?.label
    }

    /// Whether an item of the crypt is a condition at work, which is no attack; only its damage is defended.
    /// [PHA-RUL-95]
    fn is_condition(self, item: &Item) -> bool {
        let fired = |step: &Effect| matches!(step, Effect::On(on) if Some(on.steps.id) == item.steps);
        item.by.is_none() && self.hex(item.room).blocks(Window::Here).any(|it| it.steps.iter().any(fired))
    }

    /// Characters clockwise, then agents by controller and placement, then monsters. [PHA-RUL-59]
    fn everyone_in(self, room: Room, but: Option<Seat>, found: &mut SmallVec<[Figure; 8]>) {
        let present = self.state.characters_in(room).filter(|seat| Some(*seat) != but);
        found.extend(present.map(Figure::Character));
        for seat in self.state.around(but.unwrap_or(self.state.turn.seat)) {
            let own = self.state.tabled.iter().filter(|it| it.by == seat);
            let agents = own.filter(|it| it.room() == Some(room));
            found.extend(
                agents.filter(|it| self.design(it.card).agent().is_some()).map(|it| Figure::Card(it.card)),
            );
        }
        let monsters = self.state.monsters.iter().filter(|monster| monster.at == room);
        found.extend(monsters.map(|monster| Figure::Monster(monster.id)));
    }
}

impl Play<'_> {
    /// A list inside the list.
    pub(crate) fn run_list(&mut self, run: Run, steps: StepsId) {
        self.push(Run { steps, at: 0, ..run });
    }

    /// The first step that harms somebody begins the attack; later ones on the same belong to it.
    fn attack_group(&mut self, run: Run, list: &[Effect], who: Who) {
        let earlier = &list[..usize::from(run.at)];
        if earlier.iter().filter_map(Verb::harms).any(|other| same(other, who)) {
            return;
        }
        let step = &list[usize::from(run.at)];
        if let Effect::If(it) = step {
            let then = self.scene().holds(it.condition, self.item(run.item), run.it);
            let branch = if then { &it.then } else { &it.or };
            if !branch.iter().any(|effect| effect.harms().is_some()) {
                self.run_list(run, branch.id);
                return;
            }
        }
        if let Effect::Swap(_) = step {
            self.swap_attack(run);
            return;
        }
        let mut victims = self.scene().resolve(who, self.item(run.item), &run);
        self.spare_in_peace(run.item, &mut victims);
        let hurts = |effect: &Effect| matches!(effect, Effect::Damage(_));
        let damages =
            |effect: &Effect| hurts(effect) || matches!(effect, Effect::If(it) if it.then.iter().any(hurts));
        let damage = list.iter().any(|it| damages(it) && it.harms().is_some_and(|other| same(other, who)));
        for victim in victims.into_iter().rev() {
            let defended = self.is_defended(run.item, victim, damage);
            self.push(Assault { item: run.item, steps: Some(run.steps), victim, it: run.it, defended });
        }
    }

    /// A branch that turns out to be an attack harms nobody else where its user may not attack. [PHC-21]
    fn spare_in_peace(&self, id: ItemId, victims: &mut SmallVec<[Figure; 8]>) {
        let (What::Use, Some(seat)) = (self.item(id).what, self.item(id).by) else { return };
        if self.scene().forbidden(seat, crate::content::Prohibition::Attack) {
            victims.retain(|figure| self.state.controller(*figure) == Some(seat));
        }
    }

    /// Whether somebody gets a defense turn against an item. [PHC-15] [PHA-RUL-103]
    fn is_defended(&self, id: ItemId, victim: Figure, damage: bool) -> bool {
        let item = self.item(id);
        let own = item.by.is_some() && self.state.controller(victim) == item.by;
        match item.what {
            What::Response(_) => false,
            What::Event if self.scene().is_condition(item) => damage,
            What::Event if item.targets.first() != Some(&victim) => damage,
            _ => damage || !own,
        }
    }

    /// Targets a list needs and the item has not: they are asked for first. [PHC-21]
    pub(crate) fn need_targets(&mut self, id: ItemId, steps: StepsId) {
        let need = self.scene().need(steps, self.item(id).branch);
        let have = self.item(id).targets.len();
        let wanted = match (self.item(id).what, need) {
            (_, super::targets::Need::Nothing) => return,
            (What::Event, super::targets::Need::Friend) => have < 2,
            (What::Event | What::Trap, _) => false,
            _ => have == 0,
        };
        if wanted {
            self.push(ChooseTargets { item: id, steps });
        }
    }
}
