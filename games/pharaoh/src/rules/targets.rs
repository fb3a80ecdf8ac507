//! Who can be chosen: reach, and what keeps somebody from being a target.

use smallvec::SmallVec;
use table::Seat;

use crate::content::{DamageType, Effect, Filter, Range, Set, StepsId, Who, Window};
use crate::crypt::{Room, Rooms};
use crate::effects::{SetType, Verb};
use crate::item::{Item, What};
use crate::play::Scene;
use crate::state::{Figure, Ready, Tabled};

/// What steps need to have chosen for them before they are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Nothing.
    Nothing,
    /// Anything that can take damage.
    Foe,
    /// Up to so many such.
    Foes(u8),
    /// Somebody to be healed.
    Patient,
    /// A player, by the character, for what is done to hand, cards, actions or freedom. [PHA-RUL-155]
    Player(Want),
    /// A player other than the acting one, for something kind.
    Friend,
    /// Any character, perhaps the own.
    Character,
    /// Two different characters.
    TwoCharacters,
    /// An agent of somebody else.
    Agent,
    /// A tabled card that fits.
    Tabled(Set<Filter>),
    /// A tabled card of one's own that something can be fastened to.
    Host,
}

/// What must be there to be taken from a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Nothing special.
    Anything,
    /// Cards in hand.
    Hand,
    /// Cards in hand that may be stolen.
    Loot,
    /// A tabled card that fits.
    Tabled(Set<Filter>),
}

impl Need {
    /// How many targets at most.
    pub const fn most(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Foes(count) => count as usize,
            Self::TwoCharacters => 2,
            _ => 1,
        }
    }

    /// How many at least.
    pub const fn least(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::TwoCharacters => 2,
            _ => 1,
        }
    }
}

/// Where something comes from and how far it goes.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// Whose it is.
    pub by: Seat,
    /// Who acts.
    pub actor: Figure,
    /// From where.
    pub room: Room,
    /// The hexes in reach; none if all are.
    pub reach: Option<Rooms>,
}

impl Scene<'_> {
    /// What a list of steps needs, with the branch its user has chosen.
    pub(crate) fn need(self, steps: StepsId, branch: Option<u8>) -> Need {
        need_of(self.game.steps(steps), branch)
    }

    /// How far an action of a character or agent goes. [PHA-RUL-22]
    pub(crate) fn aim(
        self,
        by: Seat,
        actor: Figure,
        room: Room,
        range: Range,
        phased: bool,
        with: &Ready,
    ) -> Aim {
        let mut phased = phased;
        let mut bonus = match actor {
            Figure::Character(seat) => self.range_bonus(seat),
            _ => 0,
        };
        for piece in with.cards() {
            let Some(block) = self.design(piece).block(Window::Att) else { continue };
            for step in &block.steps {
                if let Effect::ModifyRange(modify) = step {
                    bonus += modify.by;
                }
                phased |= matches!(step, Effect::SetType(SetType(DamageType::Phased)));
            }
        }
        let hexes = match range {
            Range::None => bonus,
            Range::Hexes(hexes) => hexes + bonus,
            Range::Any => return Aim { by, actor, room, reach: None },
        };
        let crypt = &self.state.crypt;
        let reach = if phased { crypt.around(room, hexes) } else { crypt.reach(room, hexes, Some(by)) };
        Aim { by, actor, room, reach: Some(reach) }
    }

    /// The aim of an item as it was declared.
    pub(crate) fn aim_of(self, item: &Item) -> Aim {
        let by = item.by.unwrap_or(self.state.turn.seat);
        let actor = item.actor.unwrap_or(Figure::Character(by));
        let (range, phased) = match (item.what, item.card) {
            (What::Hit | What::Monster, _) => (Range::Hexes(0), false),
            (What::Agent { .. }, Some(card)) => {
                let agent = self.design(card).agent();
                (Range::Hexes(agent.map_or(0, |agent| agent.range)), false)
            }
            (What::UseHex | What::Event | What::Ability, _) => (Range::Any, false),
            (_, Some(card)) => {
                let design = self.design(card);
                (design.range, design.damage_type() == Some(DamageType::Phased))
            }
            (_, None) => (Range::Hexes(0), false),
        };
        self.aim(by, actor, item.room, range, phased, &item.with)
    }

    /// What an item of a player needs to have chosen.
    pub(crate) fn need_of_item(self, item: &Item) -> Need {
        match (item.what, item.steps) {
            (What::Hit | What::Monster | What::Agent { ordered: true }, _) => Need::Foe,
            (What::Play(_) | What::Use | What::UseHex | What::Ability, Some(steps)) => {
                self.need(steps, item.branch)
            }
            _ => Need::Nothing,
        }
    }

    /// Whether a target could be named again now: there, in reach of what is still attached, and open to it.
    /// [PHA-RUL-51]
    pub(crate) fn still_a_target(self, item: &Item, figure: Figure) -> bool {
        match self.need_of_item(item) {
            Need::Nothing => !self.gone(figure),
            need => self.fits(&self.aim_of(item), need, figure),
        }
    }

    /// Whether a figure is within reach, in the open, and nothing forbids to choose it.
    pub(crate) fn reachable(self, aim: &Aim, figure: Figure) -> bool {
        let Some(room) = self.state.whereabouts(figure) else { return false };
        if aim.reach.is_some_and(|reach| !reach.has(room)) {
            return false;
        }
        if room != aim.room && (self.misty(aim.room) || self.misty(room) || self.sanctuary(room)) {
            return false;
        }
        match figure {
            Figure::Character(seat) => !self.hidden_from(seat, aim.by),
            _ => true,
        }
    }

    /// Calls `see` with every figure that fits a need and is not chosen yet.
    pub(crate) fn candidates(self, aim: &Aim, need: Need, chosen: &[Figure], mut see: impl FnMut(Figure)) {
        let mut offer = |figure: Figure| {
            if !chosen.contains(&figure) && self.fits(aim, need, figure) {
                see(figure);
            }
        };
        self.state.around(aim.by).for_each(|seat| offer(Figure::Character(seat)));
        for tabled in &self.state.tabled {
            offer(Figure::Card(tabled.card));
        }
        for monster in &self.state.monsters {
            offer(Figure::Monster(monster.id));
        }
    }

    /// All figures that fit a need.
    pub(crate) fn all_candidates(self, aim: &Aim, need: Need, chosen: &[Figure]) -> SmallVec<[Figure; 16]> {
        let mut found = SmallVec::new();
        self.candidates(aim, need, chosen, |figure| found.push(figure));
        found
    }

    /// Whether anybody fits.
    pub(crate) fn has_candidate(self, aim: &Aim, need: Need, chosen: &[Figure]) -> bool {
        let mut any = false;
        self.candidates(aim, need, chosen, |_| any = true);
        any
    }

    /// Whether a figure fits a need and can be reached.
    pub(crate) fn fits(self, aim: &Aim, need: Need, figure: Figure) -> bool {
        let kind = match need {
            Need::Nothing => false,
            Need::Foe | Need::Foes(_) => self.is_foe(aim, figure),
            Need::Patient => self.is_patient(figure),
            Need::Player(want) => match figure {
                Figure::Character(seat) => seat != aim.by && self.has_what(seat, want),
                _ => false,
            },
            Need::Friend => matches!(figure, Figure::Character(seat) if seat != aim.by),
            Need::Character | Need::TwoCharacters => matches!(figure, Figure::Character(_)),
            Need::Agent => match figure {
                Figure::Card(piece) => {
                    let Some(tabled) = self.state.tabled(piece) else { return false };
                    tabled.by != aim.by
                        && self.design(piece).agent().is_some()
                        && self.state.dominator(figure).is_none()
                        && !self.locked(tabled)
                }
                _ => false,
            },
            Need::Host => match figure {
                Figure::Card(piece) => {
                    self.state.tabled(piece).is_some_and(|it| it.by == aim.by && self.may_fasten_to(it))
                }
                _ => false,
            },
            Need::Tabled(what) => match figure {
                Figure::Card(piece) => {
                    let Some(tabled) = self.state.tabled(piece) else { return false };
                    !self.is_key(piece) && !self.locked(tabled) && self.tabled_fits(tabled, what)
                }
                _ => false,
            },
        };
        kind && (matches!(need, Need::Friend | Need::Host) && !self.gone(figure)
            || self.reachable(aim, figure))
    }

    /// Whether a lasting alteration has room on a tabled card. [PHA-RUL-80] [PHA-ATT-03]
    pub(crate) fn may_fasten_to(self, tabled: &Tabled) -> bool {
        tabled.attached[0].is_none()
            && !self.is_key(tabled.card)
            && self.design(tabled.card).nature.takes_attachments()
    }

    fn gone(self, figure: Figure) -> bool {
        self.state.whereabouts(figure).is_none()
    }

    /// Whether plain damage can be aimed at it. [PHA-RUL-61] [PHA-RUL-84] [PHA-RUL-127]
    fn is_foe(self, aim: &Aim, figure: Figure) -> bool {
        match figure {
            Figure::Character(seat) => seat != aim.by && !self.state.player(seat).defeated,
            Figure::Card(piece) => self.state.tabled(piece).is_some_and(|it| it.by != aim.by && it.full > 0),
            Figure::Monster(id) => self.state.monster(id).is_some_and(|monster| {
                let body = self.state.player(aim.by).body == Some(aim.actor);
                monster.master != Some(aim.by) && (monster.master.is_some() || !body)
            }),
        }
    }

    /// A character or agent that has lost life points.
    fn is_patient(self, figure: Figure) -> bool {
        match figure {
            Figure::Character(seat) => {
                let player = self.state.player(seat);
                !player.defeated && player.life < self.full_life(seat)
            }
            Figure::Card(piece) => {
                self.design(piece).agent().is_some()
                    && self.state.tabled(piece).is_some_and(|tabled| tabled.lost > 0)
            }
            Figure::Monster(_) => false,
        }
    }

    /// A character's life points when whole.
    pub(crate) fn full_life(self, seat: Seat) -> i16 {
        i16::from(self.game.character(self.state.player(seat).character).life)
    }

    fn has_what(self, seat: Seat, want: Want) -> bool {
        if self.state.player(seat).defeated {
            return false;
        }
        match want {
            Want::Anything => true,
            Want::Hand => !self.state.player(seat).hand.is_empty(),
            Want::Loot => !self.state.player(seat).hand.is_empty() && !self.pouched(seat),
            Want::Tabled(what) => self
                .state
                .tabled
                .iter()
                .any(|it| it.by == seat && !self.locked(it) && self.tabled_fits(it, what)),
        }
    }
}

/// The first thing of a list that has to be chosen.
pub(crate) fn need_of(steps: &[Effect], branch: Option<u8>) -> Need {
    let mut needs = steps.iter().map(|effect| effect.need(branch));
    needs.find(|need| *need != Need::Nothing).unwrap_or(Need::Nothing)
}

/// What must be chosen for something that is taken from these players.
pub(crate) fn wanted(from: Who, want: Want) -> Need {
    match from {
        Who::Target | Who::AnyPlayer => Need::Player(want),
        Who::AnyOther | Who::EntrantAndAnyOther => Need::Friend,
        _ => Need::Nothing,
    }
}
