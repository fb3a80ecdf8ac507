//! What lies on the table: nouns, no rules. The map is in [`crate::map`].

use serde::{Deserialize, Serialize};
use table::{Agenda, List, Seat, SeatSet};

use crate::content::stage::MAX_ITEMS;
pub use crate::content::stage::MAX_MONSTERS;
use crate::content::{ActionSlot, CharacterId, ItemId, MonsterId, StageId};
use crate::map::Map;
use crate::spaces::Space;
use crate::step::Step;

/// The most characters of a party. [TOM-PLAY-02]
pub const MAX_PARTY: usize = 4;
/// The most Stages an adventure may have, by the numerals there are.
pub const MAX_STAGES: usize = 6;
/// Characters and sidekicks.
pub const MAX_HEROES: usize = 2 * MAX_PARTY;
/// Monster cards, and sidekicks that came back wrong.
pub const MAX_BEASTS: usize = MAX_MONSTERS + MAX_PARTY;

/// The number of the first sidekick among the heroes.
const SIDEKICKS: u8 = 4;
/// The number of the first sidekick among the beasts.
const TURNED: u8 = 6;
const _: () = assert!(SIDEKICKS as usize == MAX_PARTY && TURNED as usize == MAX_MONSTERS);
/// Item cards that may be out of the pile: those of a Stage, and a few more that scenarios bring.
pub const ITEM_ROOM: usize = MAX_ITEMS + 3;

/// A match in progress, complete: nothing outside it changes during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the lobby chose and play never changes.
    pub venture: Venture,
    /// The Stage being played.
    pub stage: StageId,
    /// How often each Stage of the adventure was begun, from Stage I on. [TOM-RUL-112]
    pub attempts: [u8; MAX_STAGES],
    /// The round being played, from 1.
    pub round: u8,
    /// Who goes first in every round. [TOM-INIT-03]
    pub first: Seat,
    /// The tiles.
    pub map: Map,
    /// The ship's top-left space, in a river Stage. [TOM-RUL-94]
    pub ship: Option<Space>,
    /// What lies before each party seat.
    pub sheets: [Sheet; MAX_PARTY],
    /// Characters by seat, then their sidekicks by seat.
    pub heroes: [Hero; MAX_HEROES],
    /// Monsters in the order they came, then sidekicks that came back as monsters, by seat.
    pub beasts: [Beast; MAX_BEASTS],
    /// How many Monster cards have come into play.
    pub arrived: u8,
    /// Face down, the top card last. No seat may see it.
    pub monster_pile: List<MonsterId, MAX_MONSTERS>,
    /// Face down, the top card last. No seat may see it.
    pub item_pile: List<ItemId, MAX_ITEMS>,
    /// Every Item card that was taken from the pile, in that order.
    pub items: List<Card, ITEM_ROOM>,
    /// The turn being taken.
    pub acting: Acting,
    /// The seats of the party that would give the Stage up. [TOM-RUL-111]
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub given_up: SeatSet,
    /// How the Stage has just ended, until what was still to be resolved is dropped. [TOM-RUL-107]
    pub ended: Option<Ending>,
    /// How the match ended.
    pub result: Option<Ending>,
    /// What is still to be done. The game waits exactly when the next step is a question.
    pub agenda: Agenda<Step, 16>,
}

/// Nobody has said so.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// What holds for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Venture {
    /// How many characters start a Stage. [TOM-RUL-25]
    pub party: u8,
    /// Whether the seat behind the party's plays the monsters. [TOM-PLAY-03]
    pub monster_seat: bool,
    /// What comes after the Stage. [TOM-RUL-112]
    pub story: Story,
    /// Whether the ground never shakes.
    pub steady_ground: bool,
    /// How strong the monsters are.
    pub mood: Mood,
}

/// What comes after a Stage. [TOM-STAGE-02]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Story {
    /// Nothing: it is played on its own. [TOM-RUL-114]
    #[default]
    Single,
    /// The adventure is played on from here. [TOM-RUL-112]
    Campaign,
    /// The same, and a failed Stage sends the party back to Stage I.
    Iron,
}

/// How strong the monsters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Mood {
    /// Their HP is one column lower.
    Gentle,
    /// As the rules have it.
    #[default]
    Fair,
    /// Their HP is one column higher, and the ground shakes on 18 too.
    Grim,
}

/// What lies before a party seat, besides its Items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Whom it leads.
    pub character: CharacterId,
    /// Where its Action cube lies.
    pub cube: Cube,
}

/// Where an Action cube lies. [TOM-TURN-03]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cube {
    /// Nowhere: everything may be played. [TOM-RUL-34]
    #[default]
    Off,
    /// On an Action, which may not be played.
    On(ActionSlot),
    /// On an Item card that was used instead and kept, by its place among the Items. [TOM-RUL-54]
    OnItem(u8),
}

/// A character or a sidekick on the party's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// 0 if it is not in play.
    pub hp: u8,
    /// Where it stands.
    pub at: Space,
    /// The least roll that cancels a hit in the next Stage Turn; 0 for none. [TOM-RUL-46]
    pub block: u8,
    /// Armor on top in the next Stage Turn. [TOM-RUL-47]
    pub ward: u8,
    /// The least roll that hides it in the next Stage Turn; 0 for none. [TOM-RUL-49]
    pub stealth: u8,
    /// Whether it is no target in this Stage Turn. [TOM-RUL-50]
    pub hidden: bool,
}

/// A monster in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beast {
    /// Its card; for a sidekick that came back wrong this means nothing.
    pub kind: MonsterId,
    /// 0 if it is not in play.
    pub hp: u8,
    /// Where it stands.
    pub at: Space,
    /// Whether it cannot move until the next Stage Turn is over. [TOM-RUL-64]
    pub pinned: bool,
}

impl Beast {
    /// A place for a monster that is not there.
    pub const NONE: Self = Self { kind: MonsterId(0), hp: 0, at: Space::new(0, 0), pinned: false };
}

/// A character or a sidekick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HeroId(pub u8);

impl HeroId {
    /// The character of a party seat.
    #[inline]
    pub const fn character(seat: Seat) -> Self {
        Self(seat.0)
    }

    /// The sidekick of a party seat.
    #[inline]
    pub const fn sidekick(seat: Seat) -> Self {
        Self(seat.0 + SIDEKICKS)
    }

    /// Its place in the list of heroes.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that leads it.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0 % SIDEKICKS)
    }

    /// Whether it is a sidekick.
    #[inline]
    pub const fn is_sidekick(self) -> bool {
        self.index() >= MAX_PARTY
    }
}

/// A monster in play, by its place in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BeastId(pub u8);

impl BeastId {
    /// The sidekick of a party seat, come back wrong. [TOM-SIDE-07]
    #[inline]
    pub const fn turned(seat: Seat) -> Self {
        Self(seat.0 + TURNED)
    }

    /// Its place in the list of beasts.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose sidekick it was, if it was one.
    #[inline]
    pub const fn was_sidekick_of(self) -> Option<Seat> {
        match self.0.checked_sub(TURNED) {
            Some(seat) => Some(Seat(seat)),
            None => None,
        }
    }
}

/// Anything that stands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Figure {
    /// On the party's side.
    Hero(HeroId),
    /// Against it.
    Beast(BeastId),
}

/// An Item card that is out of the pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// What it is.
    pub item: ItemId,
    /// Where it is.
    pub place: Whereabouts,
    /// How often it changed hands in this turn. [TOM-RUL-38]
    pub handed: u8,
}

/// Where an Item card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    /// With the character of this seat.
    Held(Seat),
    /// In the ship's hold. [TOM-SHIP-17]
    Hold,
    /// On a space, beside a white cube. [TOM-DROP-01]
    Dropped(Space),
    /// Out of the Stage. [TOM-RUL-66]
    #[default]
    Gone,
}

/// The turn being taken.
#[expect(clippy::struct_excessive_bools, reason = "four facts, each true or not whatever the others are")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acting {
    /// Whose turn it is.
    pub hero: HeroId,
    /// Points left of the movement, the steering or the Dash under way. [TOM-RUL-28]
    pub points: u8,
    /// Whether it has moved or transported: it cannot transport any more. [TOM-RUL-52]
    pub moved: bool,
    /// Whether the ship has drifted, after which Actions are open. [TOM-RUL-97]
    pub drifted: bool,
    /// Whether the Action of the turn is taken.
    pub acted: bool,
    /// Whether the next attack goes through walls. [TOM-RUL-87]
    pub piercing: bool,
}

impl Acting {
    /// A turn that has just begun.
    pub const fn begin(hero: HeroId, points: u8) -> Self {
        Self { hero, points, moved: false, drifted: false, acted: false, piercing: false }
    }
}

/// How a Stage ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Ending {
    /// Complete. [TOM-END-01]
    Complete,
    /// Nobody is left. [TOM-END-09]
    Defeated,
    /// Only sidekicks are left, and they cannot do what is still to be done. [TOM-RUL-93]
    Hopeless,
    /// The last round is over. [TOM-RUL-110]
    OutOfTime,
    /// The party gives it up. [TOM-RUL-111]
    GivenUp,
}

impl State {
    /// The seats of the party.
    #[inline]
    pub fn party(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.venture.party).map(Seat)
    }

    /// The seat that plays the monsters.
    pub fn monster_seat(&self) -> Option<Seat> {
        self.venture.monster_seat.then_some(Seat(self.venture.party))
    }

    /// A hero, in play or not.
    #[inline]
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    /// The same, to change it.
    #[inline]
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[id.index()]
    }

    /// A monster, in play or not.
    #[inline]
    pub fn beast(&self, id: BeastId) -> &Beast {
        &self.beasts[id.index()]
    }

    /// The same, to change it.
    #[inline]
    pub fn beast_mut(&mut self, id: BeastId) -> &mut Beast {
        &mut self.beasts[id.index()]
    }

    /// What lies before a party seat.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The heroes in play: characters by seat, then sidekicks.
    #[inline]
    pub fn living_heroes(&self) -> impl Iterator<Item = HeroId> {
        (0u8..).zip(&self.heroes).filter(|(_, hero)| hero.hp > 0).map(|(id, _)| HeroId(id))
    }

    /// The characters in play.
    #[inline]
    pub fn living_characters(&self) -> impl Iterator<Item = HeroId> {
        self.living_heroes().filter(|hero| !hero.is_sidekick())
    }

    /// The monsters in play.
    #[inline]
    pub fn living_beasts(&self) -> impl Iterator<Item = BeastId> {
        (0u8..).zip(&self.beasts).filter(|(_, beast)| beast.hp > 0).map(|(id, _)| BeastId(id))
    }

    /// The hero on a space; of two that share it, the one that is passing through.
    #[inline]
    pub fn hero_at(&self, space: Space) -> Option<HeroId> {
        let passing = self.acting.hero;
        if self.hero(passing).hp > 0 && self.hero(passing).at == space {
            return Some(passing);
        }
        self.living_heroes().find(|hero| self.hero(*hero).at == space)
    }

    /// The monster on a space.
    #[inline]
    pub fn beast_at(&self, space: Space) -> Option<BeastId> {
        self.living_beasts().find(|beast| self.beast(*beast).at == space)
    }
}
