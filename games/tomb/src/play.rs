//! What a rule works with: the box, the state, the tray.

use table::{RuleId, Seat, Tray};

use crate::content::{Attack, CharacterId, Tomb, Traits};
use crate::event::{Event, Whom};
use crate::spaces::{Space, Spaces};
use crate::state::{BeastId, Figure, HeroId, State};
use crate::step::Step;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 10_000;

/// The table as rules see it before they change it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The box.
    pub game: &'a Tomb,
    /// What lies on the table.
    pub state: &'a State,
}

/// What a monster's card says, or the card of a sidekick that came back wrong. [TOM-RUL-91]
#[derive(Clone, Copy, Debug)]
pub struct Stats {
    /// What attacks must reach.
    pub armor: u8,
    /// Its Move value.
    pub movement: u8,
    /// Its attack.
    pub attack: Attack,
    /// What sets it apart.
    pub traits: Traits,
}

impl<'a> Scene<'a> {
    /// Whom a party seat leads.
    #[inline]
    pub fn character_id(self, seat: Seat) -> CharacterId {
        self.state.sheet(seat).character
    }

    /// The card of the character a seat leads.
    #[inline]
    pub fn character(self, seat: Seat) -> &'a crate::content::Character {
        self.game.character(self.character_id(seat))
    }

    /// A monster's values.
    #[inline]
    pub fn stats(self, beast: BeastId) -> Stats {
        if let Some(seat) = beast.was_sidekick_of() {
            let sidekick = self.character(seat).sidekick.as_ref();
            let sidekick = sidekick.expect("only sidekicks come back as monsters");
            let (armor, movement) = (sidekick.armor, sidekick.movement);
            return Stats { armor, movement, attack: sidekick.attack, traits: Traits::default() };
        }
        let card = self.game.monster(self.state.beast(beast).kind);
        let (armor, movement) = (card.armor, card.movement);
        Stats { armor, movement, attack: card.attack, traits: card.traits }
    }

    /// A hero as the table calls it.
    pub fn whom(self, hero: HeroId) -> Whom {
        let character = self.character_id(hero.seat());
        if hero.is_sidekick() { Whom::Sidekick(character) } else { Whom::Character(character) }
    }

    /// A monster as the table calls it.
    pub fn whom_beast(self, beast: BeastId) -> Whom {
        match beast.was_sidekick_of() {
            Some(seat) => Whom::Turned(self.character_id(seat)),
            None => Whom::Monster(self.state.beast(beast).kind),
        }
    }

    /// A figure as the table calls it.
    pub fn whom_figure(self, figure: Figure) -> Whom {
        match figure {
            Figure::Hero(hero) => self.whom(hero),
            Figure::Beast(beast) => self.whom_beast(beast),
        }
    }

    /// Where a figure stands.
    #[inline]
    pub fn stands(self, figure: Figure) -> Space {
        match figure {
            Figure::Hero(hero) => self.state.hero(hero).at,
            Figure::Beast(beast) => self.state.beast(beast).at,
        }
    }

    /// Spaces with a hero on them.
    #[inline]
    pub fn hero_spaces(self) -> Spaces {
        let grid = self.state.map.grid;
        let mut spaces = Spaces::NONE;
        self.state.living_heroes().for_each(|hero| grid.add(&mut spaces, self.state.hero(hero).at));
        spaces
    }

    /// Spaces with a monster on them.
    #[inline]
    pub fn beast_spaces(self) -> Spaces {
        let grid = self.state.map.grid;
        let mut spaces = Spaces::NONE;
        self.state.living_beasts().for_each(|beast| grid.add(&mut spaces, self.state.beast(beast).at));
        spaces
    }

    /// Whether the seat is one of the party.
    #[inline]
    pub fn in_party(self, seat: Seat) -> bool {
        seat.0 < self.state.venture.party
    }

    /// Who is asked by a step, if it is a question.
    #[inline]
    pub fn asked(self, step: Step) -> Option<Seat> {
        match step {
            Step::Act => {
                let hero = self.state.acting.hero;
                (self.state.hero(hero).hp > 0).then(|| hero.seat())
            }
            Step::Land(_) | Step::Reroll(..) => Some(self.state.acting.hero.seat()),
            Step::Settle { seat, .. } | Step::Recast(seat) => Some(seat),
            Step::March(_) | Step::Assail(_) => self.state.monster_seat(),
            Step::WhatNext(_) => Some(Seat(0)),
            _ => None,
        }
    }
}

/// The table as rules change it.
#[derive(Debug)]
pub struct Play<'a> {
    /// The box.
    pub game: &'a Tomb,
    /// What lies on the table.
    pub state: &'a mut State,
    /// Dice and talk.
    pub tray: &'a mut Tray<Event>,
}

impl<'a> Play<'a> {
    /// The table, to look at.
    #[inline]
    pub fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    /// The card of the character a seat leads. It outlives changes of the state.
    #[inline]
    pub fn character(&self, seat: Seat) -> &'a crate::content::Character {
        self.game.character(self.state.sheet(seat).character)
    }

    /// Everybody hears this.
    #[inline]
    pub fn tell(&mut self, rules: &'static [RuleId], event: Event) {
        self.tray.tell(rules, event);
    }

    /// The one die of the game. [TOM-RUL-01]
    #[inline]
    pub fn d20(&mut self) -> u8 {
        u8::try_from(self.tray.roll(20)).expect("a d20 has twenty sides")
    }

    /// Whether the Stage has ended, so that nothing more is resolved. [TOM-RUL-107]
    #[inline]
    pub fn is_over(&self) -> bool {
        self.state.ended.is_some()
    }

    /// Plays on until somebody must choose or nothing is left to do.
    #[inline]
    pub fn advance(&mut self) {
        for _ in 0..MAX_STEPS {
            if let Some(ending) = self.state.ended {
                self.conclude(ending);
            }
            let Some(step) = self.state.agenda.next().copied() else { return };
            if self.scene().asked(step).is_some() {
                return;
            }
            self.state.agenda.take();
            self.run(step);
        }
        panic!("the agenda runs in circles: {:?}", self.state.agenda);
    }

    fn run(&mut self, step: Step) {
        match step {
            Step::BeginRound => self.begin_round(),
            Step::Slot(place) => self.slot(place),
            Step::SidekickTurn(seat) => self.sidekick_turn(seat),
            Step::Strike(blow) => self.strike(blow),
            Step::Resolve(blow, roll) => self.resolve(blow, roll),
            Step::OtherPart(hero, slot) => self.other_part(hero, slot),
            Step::PutAway(hero, item) => self.put_away(hero, item),
            Step::Tremor => self.tremor(),
            Step::StealthRolls => self.stealth_rolls(),
            Step::Muster => self.muster(),
            Step::MonsterMoves(beast) => self.monster_moves(beast),
            Step::MonsterAttacks(beast) => self.monster_attacks(beast),
            Step::Flee(beast) => self.flee(beast),
            Step::EndStageTurn => self.end_stage_turn(),
            Step::LayOut => self.lay_out(),
            Step::Act => self.cut_turn_short(),
            Step::Land(_)
            | Step::Settle { .. }
            | Step::Reroll(..)
            | Step::March(_)
            | Step::Assail(_)
            | Step::WhatNext(_)
            | Step::Recast(_) => unreachable!("questions wait for a seat"),
        }
    }
}
