//! What a rule works with: the box, the state, the tray.

use table::stage::{Staged, until_rest};
use table::{Seat, SeatSet};

use crate::cites;
use crate::content::{Attack, CharacterId, Tomb, Traits};
use crate::event::{Event, Whom};
use crate::illegal::Illegal;
use crate::spaces::{Space, Spaces};
use crate::state::{BeastId, Figure, HeroId, State};
use crate::step::Step;
use crate::view::Phase;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 10_000;

table::stage!(Tomb, State, Event, Step);

impl Staged for Tomb {
    type Scene<'a> = Scene<'a>;
    type Play<'a> = Play<'a>;
    type Illegal = Illegal;
    type Shown = Phase;

    fn nothing_asked() -> Illegal {
        Illegal::StageOver
    }

    fn others_asked(asked: SeatSet) -> Illegal {
        let rules = &[cites::INIT_03, cites::RUL_37, cites::RUL_24];
        asked.lowest().map_or(Illegal::StageOver, |seat| Illegal::NotYourTurn(seat, rules))
    }
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
}

impl<'a> Play<'a> {
    /// The card of the character a seat leads. It outlives changes of the state.
    #[inline]
    pub fn character(&self, seat: Seat) -> &'a crate::content::Character {
        self.game.character(self.state.sheet(seat).character)
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
        until_rest(self, MAX_STEPS, |play| {
            if let Some(ending) = play.state.ended {
                play.conclude(ending);
            }
            play.run_next()
        });
    }
}
