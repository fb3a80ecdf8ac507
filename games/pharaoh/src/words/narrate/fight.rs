//! Attacks, dice, defenses, damage.

use super::{Teller, points};
use crate::event::{Defense, Event, MAX_DICE, Rolled};
use crate::words::stakes;

impl Teller<'_> {
    pub(super) fn fight(&self, event: &Event) -> Option<String> {
        self.attacks(event).or_else(|| self.defenses(event)).or_else(|| self.harm(event))
    }

    fn attacks(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Hits { seat } => format!("{} hits", self.name(seat)),
            Event::Orders { seat, who } => {
                format!("{} orders {} to attack", self.name(seat), self.figure(who))
            }
            Event::Ability { seat, character } => {
                format!("{} uses {}", self.name(seat), self.scene.game.character(character).ability)
            }
            Event::Aimed { at } => format!("at {}", self.figure(at)),
            Event::Redirected { to } => format!("The attack goes to {}", self.figure(to)),
            Event::Fizzled => "It comes to nothing".to_owned(),
            Event::Rolled { roller, why, dice, rest } => {
                let who = roller.map_or("The crypt", |seat| self.name(seat));
                format!("{who} rolls {} for {}", faces(&dice, rest), purpose(why))
            }
            Event::FacesNamed { seat, dice } => {
                format!("{} wants the dice to read {}", self.name(seat), faces(&dice, 0))
            }
            Event::DiceSet { seat, dice } => {
                format!("{} makes the dice read {}", self.name(seat), faces(&dice, 0))
            }
            Event::RollAgain { seat } => format!("{} has the dice rolled again", self.name(seat)),
            _ => return None,
        })
    }

    fn defenses(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Defends { seat, how } => match how {
                Defense::Dodge => format!("{} dodges", self.name(seat)),
                Defense::DodgeOut => format!("{} tries to dodge out", self.name(seat)),
                Defense::Vanish => format!("{} vanishes", self.name(seat)),
                Defense::Card(card) => format!("{} defends with {}", self.name(seat), self.title(card)),
                Defense::Nothing => format!("{} does not defend", self.name(seat)),
            },
            Event::Avoided { at } => format!("{} avoids it", self.figure(at)),
            Event::Again { at } => format!("{} must defend once more", self.figure(at)),
            Event::DodgeMade { at, sum, score } => {
                format!("{}'s dodge succeeds: {sum} against {score}", self.figure(at))
            }
            Event::DodgeFailed { at, sum, score } => {
                format!("{}'s dodge fails: {sum} against {score}", self.figure(at))
            }
            _ => return None,
        })
    }

    fn harm(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Threat { at, points, sum } => {
                let parts = stakes::terms(sum).map(|terms| format!(": {terms}")).unwrap_or_default();
                format!("{points} damage comes to {}{parts}", self.figure(at))
            }
            Event::Immune { at, points } => format!("{} is immune to {points} of it", self.figure(at)),
            Event::Changed { at, by } if by < 0 => format!("{} takes {} less", self.figure(at), -by),
            Event::Changed { at, by } => format!("{} takes {by} more", self.figure(at)),
            Event::Shielded { card, points, left, .. } => {
                format!("{} takes {points} ({left} left)", self.title(card))
            }
            Event::Lost { who, points: lost, left } => {
                format!("{} loses {} ({left} left)", self.figure(who), points(lost))
            }
            Event::Healed { who, points: healed, left } => {
                format!("{} heals {healed} ({left} left)", self.figure(who))
            }
            _ => return None,
        })
    }
}

/// `3+5`, or the sum of many: what lies beyond the told dice is added up.
fn faces(dice: &[u8; MAX_DICE], rest: u8) -> String {
    let mut parts: Vec<String> = dice.iter().take_while(|face| **face > 0).map(ToString::to_string).collect();
    if rest > 0 {
        parts.push(rest.to_string());
    }
    parts.join("+")
}

fn purpose(why: Rolled) -> &'static str {
    match why {
        Rolled::Damage => "damage",
        Rolled::Dodge => "the dodge",
        Rolled::DodgeOut => "the way out",
        Rolled::Exit => "the exit",
        Rolled::Escape => "the escape",
        Rolled::Table => "what happens",
        Rolled::Heal => "healing",
        Rolled::Mirror => "the mirrors",
    }
}
