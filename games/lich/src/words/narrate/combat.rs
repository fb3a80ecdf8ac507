//! Combat: rounds, attacks, effects, and what monsters do of themselves.

use super::{Words, at, sum};
use crate::content::{AttackType, Deed, Keyword};
use crate::event::{Announced, Event, Spread};

impl Words<'_> {
    pub(super) fn rounds(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Round { round } => format!("Round {round}"),
            Event::Order { order } => {
                let order: Vec<String> = order.iter().map(|who| self.figure(*who)).collect();
                format!("Turn order: {}", order.join(", "))
            }
            Event::Skipped { seat } => format!("{} has fainted: the turn is skipped", self.who(seat)),
            Event::TurnBegins { seat } => format!("{}'s turn", self.who(seat)),
            Event::TurnEnds { seat, acted: true } => format!("{} ends the turn", self.who(seat)),
            Event::TurnEnds { seat, acted: false } => format!("{} passes", self.who(seat)),
            Event::Passed { seat } => format!("{} throws nothing", self.who(seat)),
            Event::RoundEnds { round } => format!("Round {round} ends"),
            Event::RoundEffectsEnd => "What lasted for the round is over".to_owned(),
            Event::CombatWon { rounds, boss } => {
                let whom = if boss { "The boss fight is won" } else { "The combat is won" };
                format!("{whom} in round {rounds}")
            }
            Event::Overrun { round } => format!("Round {round} is over: the party is overrun"),
            _ => return None,
        })
    }

    pub(super) fn attacks(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Attacks(announced) => self.announced(announced),
            Event::Evades { who, roll, evade, missed } => {
                let result = if missed { "the attack misses" } else { "hit" };
                format!("{} rolls {roll} for Evade {evade}: {result}", self.figure(who))
            }
            Event::Hits { at, sum: how, lost, left } => {
                format!("{} is hit for {}: loses {lost}, {left} left", self.figure(at), sum(how))
            }
            Event::Hurts { at, by, sum: how, lost, left } => {
                let by = match by {
                    Spread::Cleave => "Cleave",
                    Spread::Splash => "Splash",
                    Spread::Burst => "Burst",
                    Spread::Storm => "Soul Storm",
                };
                format!("{by} hurts {} for {}: loses {lost}, {left} left", self.figure(at), sum(how))
            }
            Event::Unharmed { foe } => format!("{} is Animated and loses nothing", self.foe(foe)),
            Event::Drinks { who, health, now } => {
                format!("{} drinks {health} health: now {now}", self.figure(who))
            }
            Event::DiseaseRoll { who, roll, number, sickened } => {
                let result = if sickened { "Sickened" } else { "not Sickened" };
                format!("{} rolls {roll} for Diseased {number}: {result}", self.figure(who))
            }
            Event::Faints { seat } => format!("{} faints", self.who(seat)),
            Event::Turns { foe, to } => format!("{} turns away to {}", self.foe(foe), at(to)),
            Event::ReanimationRoll { foe, roll, number, back } => {
                let result = if back { "it comes back with 1 health" } else { "it stays dead" };
                format!("{} rolls {roll} for Reanimation {number}: {result}", self.foe(foe))
            }
            Event::Returns { foe, health } => {
                format!("The Phylactery keeps {} with {health} health", self.foe(foe))
            }
            Event::Dies { foe } => format!("{} dies", self.foe(foe)),
            Event::Bursts { foe, damage } => format!("{} bursts for {damage}", self.foe(foe)),
            Event::Crumbles { foe } => format!("{} crumbles: nothing but Animated was left", self.foe(foe)),
            _ => return None,
        })
    }

    fn announced(&self, it: Announced) -> String {
        let verb = if it.answer { "retaliates against" } else { "attacks" };
        let mut tags = Vec::new();
        if it.kind != AttackType::Normal {
            tags.push(it.kind.to_string());
        }
        if it.spell {
            tags.push("Spell".to_owned());
        }
        if it.explosive {
            tags.push("Explosive".to_owned());
        }
        let tags = if tags.is_empty() { String::new() } else { format!(" ({})", tags.join(" ")) };
        format!("{} {verb} {}{tags}", self.figure(it.by), self.figure(it.at))
    }

    pub(super) fn effects(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Uses { seat, ability, cost, energy } => {
                let paid = if cost == 0 { String::new() } else { format!(" for {cost}⚡, {energy} left") };
                format!("{} uses {}{paid}", self.who(seat), self.ability(ability))
            }
            Event::UsesItem { seat, item, quick, camp } => {
                let verb = if quick && !camp { "tosses" } else { "uses" };
                format!("{} {verb} {}", self.who(seat), self.item(item))
            }
            Event::Heals { who, health, now, woke } => {
                let woke = if woke { " and stands again" } else { "" };
                format!("{} regains {health} health: now {now}{woke}", self.figure(who))
            }
            Event::Energized { seat, energy, now } => {
                format!("{} regains {energy} energy: now {now}", self.who(seat))
            }
            Event::Granted { seat, keyword: Keyword::Armor(x) } => {
                format!("{} has Armor +{x} for the round", self.who(seat))
            }
            Event::Granted { seat, keyword } => format!("{} has {keyword} for the round", self.who(seat)),
            Event::Weakened { foe, attack } => {
                format!("{} has {attack} less attack for the round", self.foe(foe))
            }
            Event::Marked { foe, damage } => {
                format!("{} is marked: every attack aimed at it does {damage} more", self.foe(foe))
            }
            Event::Cured { seat } => format!("{} is cured of Sickened", self.who(seat)),
            Event::Swapped { seat, with, column } => {
                format!("{} changes places with {}, now in column {column}", self.who(seat), self.who(with))
            }
            Event::Shoved { seat, foe, to } => {
                format!("{} shoves {} to {}", self.who(seat), self.foe(foe), at(to))
            }
            _ => return None,
        })
    }

    pub(super) fn monsters(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Rests { foe, health, now } => {
                format!("{} rests: +{health}, now {now} health", self.foe(foe))
            }
            Event::Broods { foe } => format!("{} broods", self.foe(foe)),
            Event::Invokes { foe, deed, cost, energy, at } => {
                let at = at.map(|seat| format!(" at {}", self.who(seat))).unwrap_or_default();
                let (name, number) = (deed.name(), deed.number());
                format!("{} uses {name} {number}{at} for {cost}⚡, {energy} left", self.foe(foe))
            }
            Event::Unable { foe, deed: Deed::Chant(_) } => {
                format!("{} has nobody beside it to chant for", self.foe(foe))
            }
            Event::Unable { foe, deed } => format!("{} has no use for {} now", self.foe(foe), deed.name()),
            Event::Cancelled { foe } => format!("What {} announced does not happen", self.foe(foe)),
            Event::Chanted { foe, more } => format!("{} has +{more} attack for the round", self.foe(foe)),
            Event::WailRoll { seat, roll, number, slowed } => {
                let result = if slowed { "speed 1 next round" } else { "unmoved" };
                format!("{} rolls {roll} against Wail {number}: {result}", self.who(seat))
            }
            Event::Summoned { foe } => format!("{} arrives", self.foe(foe)),
            Event::Storms { foe, damage } => {
                format!("The Soul Storm of {} takes {damage} from everybody standing", self.foe(foe))
            }
            Event::Hatches { egg, into } => format!("{} hatches: {}", self.foe(egg), self.monster(into)),
            Event::StaysEgg { egg } => format!("{} finds nothing to become and waits", self.foe(egg)),
            Event::Shifts { foe, to } => format!("{} shifts to {}", self.foe(foe), at(to)),
            Event::Enters { foe, to } => format!("{} comes out of the back row to {}", self.foe(foe), at(to)),
            Event::Relieves { foe, animated } => {
                format!(
                    "{} takes the place of {}, which goes to the back row",
                    self.foe(foe),
                    self.foe(animated)
                )
            }
            _ => return None,
        })
    }
}
