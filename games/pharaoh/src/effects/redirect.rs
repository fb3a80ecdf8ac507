//! `Redirect(to: Attacker, only: [Spell, Magic])`: the attack goes to another target. [PHC-P19]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Filter, Pharaoh, Set, Who};
use crate::event::Event;
use crate::illegal::{Illegal, no, not_said_at_whom};
use crate::item::{Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::run::Run;
use crate::rules::targets::Need;
use crate::state::Figure;
use crate::view::AskedView;
use crate::words::text::nouns::{attack, who};

/// The attack being answered goes to another target. [PHC-P19]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redirect {
    /// To whom.
    pub to: Who,
    /// Which attacks; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

impl Verb for Redirect {
    fn rule(&self) -> RuleId {
        cites::PHC_P19
    }

    fn text(&self) -> String {
        if self.only.is_empty() {
            return format!("the attack goes to {}", who(self.to));
        }
        format!("{} goes to {}", attack(self.only), who(self.to))
    }

    fn counters(&self, scene: Scene<'_>, attack: &Item, victim: Figure, seat: Seat) -> bool {
        let fits = self.only.is_empty() || scene.attack_fits(attack, self.only, victim);
        fits && scene.redirects(attack, self.to, victim, seat)
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let What::Defense(of) = play.item(run.item).what else { return };
        match self.to {
            Who::Attacker => {
                if let Some(actor) = play.item(of).actor
                    && play.state.whereabouts(actor).is_some()
                {
                    play.send_on(of, actor);
                }
            }
            _ => play.push(SendOn { item: run.item, of }),
        }
    }
}

/// A player an attack is sent on to. [PHA-RUL-76]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendOn {
    /// The defense.
    pub item: ItemId,
    /// The attack.
    pub of: ItemId,
}

impl Question<Pharaoh> for SendOn {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let by = scene.item(self.item).by;
        by.filter(|_| self.open(scene).len() > 1).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.open(scene).into_iter().map(Action::Aim));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        if !matches!(action, Action::Aim(_)) {
            return Some(not_said_at_whom());
        }
        Some(no(&[cites::RUL_76, cites::PHC_P19], "The attack cannot be sent on to that one."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Aim(to) = action else { unreachable!("{action:?} is nobody") };
        play.state.agenda.take();
        play.send_on(self.of, to);
    }

    /// The only one, if there is one.
    fn skip(self, play: &mut Play<'_>) {
        if let Some(only) = self.open(play.scene()).first() {
            play.send_on(self.of, *only);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Whom shall it strike instead?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("aim")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_target(action)
    }
}

impl SendOn {
    /// Whom it may be sent to.
    fn open(self, scene: Scene<'_>) -> SmallVec<[Figure; 16]> {
        let attack = scene.item(self.of);
        match (scene.item(self.item).by, attack.blow.target) {
            (Some(seat), Some(victim)) => scene.redirect_options(attack, victim, seat),
            _ => SmallVec::new(),
        }
    }
}

impl Scene<'_> {
    /// Whether there is somebody to send the attack to. [PHA-RUL-76]
    pub(crate) fn redirects(self, item: &Item, to: Who, victim: Figure, seat: Seat) -> bool {
        match to {
            Who::Attacker => {
                item.actor.is_some_and(|actor| actor != victim && self.state.whereabouts(actor).is_some())
            }
            _ => !self.redirect_options(item, victim, seat).is_empty(),
        }
    }

    /// Other legal targets within the attacker's reach, the attacker included.
    fn redirect_options(self, item: &Item, victim: Figure, seat: Seat) -> SmallVec<[Figure; 16]> {
        if item.actor.is_none() {
            return SmallVec::new();
        }
        let aim = self.aim_of(item);
        let need = match item.steps {
            Some(steps) => self.need(steps, item.branch),
            None => Need::Foe,
        };
        let mut found = self.all_candidates(&aim, need, &[victim]);
        found.retain(|figure| self.state.controller(*figure) != Some(seat));
        if let Some(actor) = item.actor
            && actor != victim
            && !found.contains(&actor)
            && self.state.whereabouts(actor).is_some()
            && self.state.controller(actor) != Some(seat)
        {
            found.push(actor);
        }
        found
    }
}

impl Play<'_> {
    /// The attack goes to another target, which takes a defense turn. [PHA-RUL-76]
    fn send_on(&mut self, of: ItemId, to: Figure) {
        let blow = &mut self.item_mut(of).blow;
        blow.target = Some(to);
        blow.made = 0;
        blow.again = true;
        self.tell(&[cites::RUL_76, cites::PHC_P19], Event::Redirected { to });
    }
}
