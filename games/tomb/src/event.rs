//! What the table hears: ids, no text. Each is told with the rules it follows.
//!
//! A campaign changes its characters from Stage to Stage, and a log is read long after: so events name
//! figures by what they are ([`Whom`]), never by where they were kept.

use serde::Serialize;
use table::Seat;

use crate::content::{ActionSlot, CharacterId, ItemId, MonsterId, StageId, TileId};
use crate::spaces::{Direction, Space};
use crate::state::Ending;

/// A figure as the table calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Whom {
    /// A character.
    Character(CharacterId),
    /// The sidekick of this character.
    Sidekick(CharacterId),
    /// The sidekick of this character, come back as a monster.
    Turned(CharacterId),
    /// A monster.
    Monster(MonsterId),
}

/// A space, and the room it lies in: with it a log can name the place long after, when another Stage is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct Spot {
    /// Its row, growing downward.
    pub y: u8,
    /// Its column, growing to the right.
    pub x: u8,
    /// None on a board that is not made of tiles.
    #[serde(skip)]
    pub room: Option<Room>,
}

impl Spot {
    /// Where that is.
    pub const fn space(self) -> Space {
        Space::new(self.x, self.y)
    }
}

/// A space of a tile as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The Stage the tile belongs to.
    pub stage: StageId,
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub turns: u8,
    /// The column in it.
    pub x: u8,
    /// The row in it.
    pub y: u8,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Event {
    // The Stage is laid out.
    /// The Intro card is read.
    Intro { stage: StageId },
    /// A seat leads this character.
    Leads { seat: Seat, character: CharacterId, random: bool },
    /// One person more plays the monsters.
    MonstersLedBy { seat: Seat },
    /// The three piles are shuffled, with a boss at the bottom of one perhaps.
    PilesShuffled { monsters: u8, items: u8, tiles: u8, boss: Option<MonsterId> },
    /// The Map Tiles lie face down, the Start Tile face up.
    TilesLaid { stage: StageId },
    /// A figure stands on its start space.
    Starts { who: Whom, at: Spot, hp: u8 },
    /// A seat rolls for who goes first.
    Initiative { seat: Seat, roll: u8 },
    /// These many are tied for the highest and roll again.
    InitiativeTied { seats: u8 },
    /// Who goes first.
    GoesFirst { seat: Seat, alone: bool },

    // Rounds and turns.
    /// A round begins.
    RoundBegins { round: u8 },
    /// A character's turn begins.
    TurnBegins { seat: Seat, who: Whom, movement: u8 },
    /// A defeated character is passed over.
    TurnSkipped { seat: Seat, who: Whom },
    /// The turn is over; the cube stays, or there is none.
    TurnEnds { who: Whom, acted: bool },
    /// The turn is over and the cube lies on this Action.
    Burned { who: Whom, character: CharacterId, slot: ActionSlot, double: bool },

    // Movement.
    /// A step.
    Steps { who: Whom, to: Spot, cost: u8, terrain: Underfoot },
    /// A jump.
    Transports { who: Whom, to: Spot },
    /// A Dash gives so much movement.
    Dashes { who: Whom, points: u8 },

    // Tiles and Items.
    /// A tile is turned over.
    Reveals { who: Option<Whom>, stage: StageId, tile: TileId, turns: u8, at: Space },
    /// White cubes are put on its Item spaces.
    CubesPlaced { cubes: u8 },
    /// A monster comes into play.
    Appears { who: Whom, at: Spot, hp: u8, characters: u8 },
    /// The Monster pile is empty: the space stays so.
    NoMonsterLeft { at: Spot },
    /// An Item is taken from under a cube.
    Gets { who: Whom, item: ItemId, at: Spot },
    /// The Item pile is empty.
    NoItemLeft { who: Whom, at: Spot },
    /// A dropped Item is picked up.
    PicksUp { who: Whom, item: ItemId, at: Spot },
    /// An Item changes hands.
    Passes { from: Whom, to: Whom, item: ItemId },
    /// A defeated character's Items lie on its space.
    Drops { who: Whom, items: u8, at: Spot },
    /// On the ship they stay in the hold.
    LeavesInHold { who: Whom },
    /// An Item is used.
    Uses { who: Whom, item: ItemId },
    /// A used Item is out of the Stage.
    Discards { who: Whom, item: ItemId },
    /// A used Item is kept, with the cube on it.
    CubeOnItem { who: Whom, item: ItemId },
    /// The cube's Item is gone, and the cube lies on nothing.
    CubeOff { who: Whom },
    /// A gate is opened.
    Opens { who: Whom, gate: Spot },
    /// An objective is activated.
    Activates { who: Whom, at: Spot, left: u8 },

    // Actions.
    /// An Action is played; the cube lies on it.
    Plays { who: Whom, character: CharacterId, slot: ActionSlot },
    /// The part of a double Action that is not the attack follows, hit or miss.
    OtherPart { who: Whom, character: CharacterId, slot: ActionSlot },
    /// A shield against hits.
    Blocks { who: Whom, at: u8 },
    /// A shield of Armor.
    Wards { who: Whom, armor: u8 },
    /// Stealth for the next Stage Turn.
    Sneaks { who: Whom, at: u8 },
    /// HP are restored.
    Heals { by: Whom, who: Whom, hp: u8, now: u8 },
    /// The next attack goes through walls.
    Pierces { who: Whom },
    /// A sidekick is called back.
    CallsBack { who: Whom, sidekick: Whom, roll: u8, turned: bool },
    /// It stands on the map again.
    Returns { sidekick: Whom, at: Spot },

    // Attacks.
    /// The die of an attack, with its modifier.
    Attacks { by: Whom, roll: u8, modifier: i8, targets: u8, too_close: bool },
    /// The die is rolled again.
    RollsAgain { by: Whom, item: ItemId, before: u8 },
    /// The sum reaches the Armor.
    Hits { by: Whom, whom: Whom, total: i8, armor: u8, natural: bool },
    /// It does not.
    Misses { by: Whom, whom: Whom, total: i8, armor: u8 },
    /// A natural 1.
    Fumbles { by: Whom },
    /// A hit is cancelled, or not.
    BlockRoll { who: Whom, roll: u8, at: u8 },
    /// HP are lost.
    Loses { who: Whom, hp: u8, now: u8 },
    /// It would have been defeated, but for an Item.
    Saved { who: Whom, item: ItemId },
    /// A figure is out.
    Defeated { who: Whom },
    /// A hit moves its target.
    Shifted { who: Whom, to: Spot },
    /// It cannot be moved.
    NotShifted { who: Whom },
    /// A hit holds its target.
    Pinned { who: Whom },
    /// It cannot be held.
    NotPinned { who: Whom },

    // The Stage Turn.
    /// It begins.
    StageTurn { round: u8 },
    /// The die for a tremor.
    Tremor { roll: u8, shakes: bool },
    /// No die for a tremor.
    SteadyGround,
    /// So many monsters act, in the order they stand in.
    Muster { monsters: u8 },
    /// A hero tries to hide.
    StealthRoll { who: Whom, roll: u8, at: u8 },
    /// Nobody can be seen.
    NobodyInSight { who: Whom },
    /// A monster stays, and why.
    MonsterStays { who: Whom, at: Spot, why: Why },
    /// A monster moves, and why.
    MonsterMoves { who: Whom, from: Spot, to: Spot, cost: u8, why: Why },
    /// A monster has no one to attack.
    NoTarget { who: Whom },
    /// A monster chooses whom to attack.
    Targets { who: Whom, whom: Whom, range: u8, of: u8 },
    /// A monster attacks all it can.
    TargetsAll { who: Whom, targets: u8 },
    /// A monster flees.
    Flees { who: Whom, to: Spot, away: Option<u8> },
    /// It cannot.
    CannotFlee { who: Whom, rooted: bool },
    /// Shields, stealth and pins are gone.
    MarkersOff,

    // The ship.
    /// The ship moves by one step.
    ShipMoves { by: Way, direction: Direction, to: Spot },
    /// The ship cannot go on.
    ShipStops { by: Way },
    /// A monster dives under it.
    Dives { who: Whom, to: Spot },

    // The end.
    /// The Stage is complete.
    StageComplete { stage: StageId },
    /// Defeated characters share in it.
    SharesTheWin { who: Whom },
    /// A seat of the party would give the Stage up.
    GivesUp { seat: Seat },
    /// The Stage is not.
    StageFailed { stage: StageId, why: Ending },
    /// The last Stage was completed.
    AdventureComplete { stage: StageId },
    /// The campaign goes on.
    GoesOn { stage: StageId },
    /// The Stage is tried again.
    TriesAgain { stage: StageId, attempt: u8, sent_back: bool },
    /// The campaign ends here.
    Leaves,
}

/// What a step leads onto, where that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Underfoot {
    /// Nothing in particular.
    Ground,
    /// Water, on Boards.
    Water,
    /// Black ice, at its full cost or on Cleats.
    Ice,
    /// An obstacle, with a Climbing Line.
    Obstacle,
    /// Another hero's space.
    Hero,
}

/// Why a monster does what it does. [TOM-RUL-70]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Why {
    /// From there it can attack this hero, and no space is nearer.
    ToAttack(Whom),
    /// From there it can attack so many.
    ToAttackMany(u8),
    /// It had to get away from this hero to attack at all.
    ToGetAway(Whom),
    /// It is too close and cannot get away.
    TooClose,
    /// It comes nearer to this hero.
    ToApproach(Whom),
    /// No way leads to anybody.
    NoWay,
    /// It is rooted or pinned.
    Held,
    /// Nothing in reach is nearer.
    NoNearer,
    /// The monster seat wants it so.
    Sent,
}

/// What moves the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Way {
    /// A player. [TOM-SHIP-03]
    Steering,
    /// The current. [TOM-SHIP-04]
    Drift,
    /// A rapid. [TOM-SHIP-05]
    Rapid,
    /// A Dash. [TOM-SHIP-06]
    Dash,
}
