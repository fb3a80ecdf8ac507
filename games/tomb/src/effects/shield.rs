//! Shields: whom one covers, for the next Stage Turn. [TOM-SHIELD-01]

use serde::Deserialize;
use table::RuleId;

use crate::play::Play;
use crate::state::HeroId;

/// Whom a shield covers. [TOM-SHIELD-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Who {
    /// The user alone.
    Me,
    /// The user and every adjacent hero.
    MeAndAdjacent,
}

impl Who {
    /// In words.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Me => "yourself",
            Self::MeAndAdjacent => "yourself and everybody of the party next to you",
        }
    }

    /// Raises a shield over those who are near now, each by the rules for the own or for another's. [TOM-SHIELD-03]
    pub(super) fn cover(
        self,
        play: &mut Play<'_>,
        user: HeroId,
        [own, near]: [&'static [RuleId]; 2],
        raise: impl Fn(&mut Play<'_>, HeroId, &'static [RuleId]),
    ) {
        let centre = play.state.hero(user).at;
        for index in 0..play.state.heroes.len() {
            let id = HeroId(u8::try_from(index).expect("eight heroes"));
            let hero = &play.state.heroes[index];
            let covered = self == Self::MeAndAdjacent && hero.at.distance(centre) == 1;
            if hero.hp > 0 && (id == user || covered) {
                raise(play, id, if id == user { own } else { near });
            }
        }
    }
}
