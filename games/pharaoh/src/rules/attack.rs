//! The attack sequence, A3 to A8, against one target. [PHA-RUL-55]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Deed;
use table::{RuleId, Seat};

use super::damage::Measure;
use super::defend::Defend;
use super::hurt::{Mend, Route};
use super::run::{Run, numbered};
use crate::cites;
use crate::content::{Effect, Pharaoh, Prohibition, StepsId, Trigger, Window};
use crate::effects::Verb;
use crate::event::Event;
use crate::item::{ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::state::Figure;

/// One attack on one target: its own defense turn, effect, healing and defeat check. [PHA-RUL-156]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assault {
    /// The item that attacks.
    pub item: ItemId,
    /// The list whose steps bear on the target; none for a plain blow.
    pub steps: Option<StepsId>,
    /// Whom.
    pub victim: Figure,
    /// The group's member the steps call `it`.
    pub it: Option<Figure>,
    /// Whether a defense turn is due.
    pub defended: bool,
}

impl Deed<Pharaoh> for Assault {
    fn run(self, play: &mut Play<'_>) {
        let assault = self;
        if play.state.whereabouts(assault.victim).is_none() || play.item(assault.item).is_dead() {
            return;
        }
        let blow = &mut play.item_mut(assault.item).blow;
        blow.made = 0;
        blow.avoided = false;
        blow.dodged = false;
        blow.hurt = false;
        blow.dealt = 0;
        blow.target = Some(assault.victim);
        blow.again = false;
        blow.turned = false;
        let (by, what) = (play.item(assault.item).by, play.item(assault.item).what);
        if let Some(seat) = by
            && !matches!(what, What::Event | What::Trap | What::Standing)
            && play.state.controller(assault.victim) != Some(seat)
        {
            play.show_oneself(seat);
            play.provoke(assault.victim, Some(seat));
        }
        play.first([Measure(assault).into(), Defend(assault).into(), Strike(assault).into()]);
        play.mirror(assault);
    }
}

/// A6: the attack takes effect unless it was avoided. [PHA-RUL-55]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike(pub Assault);

impl Deed<Pharaoh> for Strike {
    fn run(self, play: &mut Play<'_>) {
        let Self(assault) = self;
        let victim = play.scene().victim(&assault);
        if play.state.whereabouts(victim).is_none() {
            return;
        }
        if std::mem::take(&mut play.item_mut(assault.item).blow.again) {
            play.first([Defend(assault).into(), Strike(assault).into()]);
            return;
        }
        if play.item(assault.item).blow.avoided {
            play.item_mut(assault.item).blow.foiled = true;
            let rules: &'static [RuleId] = match (play.item(assault.item).blow.dodged, assault.steps) {
                (true, _) => &[cites::DEF_01, cites::PHC_18, cites::RUL_156],
                (false, Some(_)) => &[
                    cites::DEF_01,
                    cites::RUL_75,
                    cites::RUL_156,
                    cites::PHC_15,
                    cites::PHC_20,
                    cites::PHC_P15,
                ],
                (false, None) => &[cites::DEF_01, cites::DEF_02, cites::RUL_156, cites::PHC_P15],
            };
            play.tell(rules, Event::Avoided { at: victim });
            if play.item(assault.item).blow.dodged {
                play.row_triggers(assault, Trigger::Dodged);
            }
            return;
        }
        play.first([Mend(assault).into(), Aftermath(assault).into(), Reckon(assault).into()]);
        play.inflict_rest(assault);
        if play.item(assault.item).blow.parts.is_empty() {
            return;
        }
        let (points, immune, change) = play.scene().damage_for(play.item(assault.item), victim);
        if immune > 0 {
            let rules: &'static [RuleId] = match victim {
                Figure::Character(_) => {
                    &[cites::IMM_03, cites::IMM_02, cites::RUL_72, cites::RUL_63, cites::PHC_P14]
                }
                _ => &[cites::IMM_02, cites::RUL_72, cites::MON_10],
            };
            play.tell(rules, Event::Immune { at: victim, points: immune });
        }
        if change != 0 {
            play.tell(
                &[cites::RUL_69, cites::RUL_63, cites::PHC_P10, cites::PHC_13],
                Event::Changed { at: victim, by: change },
            );
        }
        play.push(Route { assault, points });
    }
}

/// One of the things an attack that took effect does besides damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inflict {
    /// The attack.
    pub assault: Assault,
    /// The place of the step.
    pub at: u8,
}

impl Deed<Pharaoh> for Inflict {
    fn run(self, play: &mut Play<'_>) {
        let Self { assault, at } = self;
        let victim = play.scene().victim(&assault);
        if play.state.whereabouts(victim).is_none() {
            return;
        }
        let Some(steps) = assault.steps else { return };
        let run = Run { item: assault.item, steps, at, it: Some(victim), after: true };
        play.list(steps)[usize::from(at)].run(play, run);
    }
}

/// A7: what comes before a defeat, then what a hit brings. [PHC-06] [PHC-18]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aftermath(pub Assault);

impl Deed<Pharaoh> for Aftermath {
    fn run(self, play: &mut Play<'_>) {
        let Self(assault) = self;
        play.row_triggers(assault, Trigger::Hit);
        let victim = play.scene().victim(&assault);
        if let Figure::Character(seat) = victim
            && play.state.player(seat).life <= 0
            && !play.state.player(seat).defeated
        {
            let room = play.state.player(seat).room;
            play.condition_fires(room, Trigger::WouldDefeat, Some(victim));
        }
    }
}

/// A8: who is defeated. [PHA-DFT-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckon(pub Assault);

impl Deed<Pharaoh> for Reckon {
    fn run(self, play: &mut Play<'_>) {
        let Self(assault) = self;
        let victim = play.scene().victim(&assault);
        if play.state.whereabouts(victim).is_none() || play.scene().life_of(victim) > 0 {
            return;
        }
        let by = play.item(assault.item).by;
        match victim {
            Figure::Character(seat) => play.defeat(seat),
            Figure::Card(piece) => {
                if play.state.tabled(piece).is_some_and(|it| it.full > 0) {
                    play.defeat_card(piece);
                }
            }
            Figure::Monster(id) => play.defeat_monster(id, by),
        }
    }
}

impl Scene<'_> {
    /// The target an assault is on now: it may have been sent on.
    pub(crate) fn victim(self, assault: &Assault) -> Figure {
        self.item(assault.item).blow.target.unwrap_or(assault.victim)
    }
}

impl Play<'_> {
    /// Whoever attacks can be chosen as a target again.
    fn show_oneself(&mut self, seat: Seat) {
        let game = self.game;
        self.state.lasting.retain(|lasting| {
            let hides = game.steps(lasting.steps).iter().any(|step| {
                matches!(step, Effect::Forbid(forbid) if matches!(forbid.what, Prohibition::Target(_)))
            });
            !(lasting.by == seat && hides)
        });
    }

    /// A hex may turn an attack by another player on its attacker: dice first.
    fn mirror(&mut self, assault: Assault) {
        let item = self.item(assault.item);
        let attacks = matches!(
            item.what,
            What::Hit
                | What::Play(_)
                | What::Use
                | What::UseHex
                | What::Ability
                | What::Monster
                | What::Agent { ordered: true }
        );
        let (Some(by), Some(room)) = (item.by, self.state.whereabouts(assault.victim)) else { return };
        let aimed = item.targets.contains(&assault.victim);
        if !attacks || !aimed || self.state.controller(assault.victim) == Some(by) {
            return;
        }
        let mut found = None;
        self.scene().conditions(room, &mut |_, step| {
            if let Effect::On(on) = step
                && on.trigger == Trigger::Attacked
                && let Some(at) = on.steps.iter().position(|it| matches!(it, Effect::OnRoll(_)))
            {
                found = Some((on.steps.id, u8::try_from(at).expect("few steps")));
            }
        });
        if let Some((steps, at)) = found {
            self.roll(1, RollFor::Mirror(assault.item, steps, at), None, room);
        }
    }

    /// The attack turns on its attacker, or does not. [PHC-P19]
    pub(crate) fn mirror_counts(&mut self, of: ItemId, turns: bool) {
        let Some(attacker) = self.item(of).actor else { return };
        let gone = self.state.whereabouts(attacker).is_none();
        if turns && !gone {
            let blow = &mut self.item_mut(of).blow;
            blow.target = Some(attacker);
            blow.turned = true;
            self.tell(&[cites::PHC_P19, cites::RUL_76], Event::Redirected { to: attacker });
        }
    }

    /// Everything else the attack does to its target, in the order of the row.
    fn inflict_rest(&mut self, assault: Assault) {
        let Some(steps) = assault.steps else { return };
        for (at, step) in numbered(self.list(steps)).rev() {
            if step.harms().is_some() && !matches!(step, Effect::Damage(_) | Effect::If(_)) {
                self.push(Inflict { assault, at });
            }
        }
    }

    /// What the row, its attachments or the agent's card do when the attack hit or was dodged.
    fn row_triggers(&mut self, assault: Assault, trigger: Trigger) {
        let victim = self.scene().victim(&assault);
        let item = self.item(assault.item);
        let mut found: SmallVec<[StepsId; 4]> = SmallVec::new();
        let mut see = |steps: &[Effect]| {
            for step in steps {
                if let Effect::On(on) = step
                    && on.trigger == trigger
                {
                    found.push(on.steps.id);
                }
            }
        };
        if let Some(steps) = assault.steps {
            see(self.game.steps(steps));
        }
        if let (What::Agent { .. }, Some(card)) = (item.what, item.card)
            && let Some(block) = self.scene().design(card).block(Window::Agent)
        {
            see(&block.steps);
        }
        for piece in item.with.cards() {
            if let Some(block) = self.scene().design(piece).block(Window::Att) {
                see(&block.steps);
            }
        }
        for steps in found.into_iter().rev() {
            let run = Run { item: assault.item, steps, at: 0, it: Some(victim), after: true };
            self.push(run);
        }
    }
}
