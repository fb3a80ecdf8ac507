//! What the table hears. Ids, no text; words are made at the edge.

use serde::Serialize;
use table::Seat;

use crate::content::MAX_PARTY;
use crate::content::{
    AbilityId, AdventurerId, AttackType, Deed, Difficulty, EncounterId, HazardId, ItemId, Keyword, MonsterId,
    Slot,
};
use crate::field::{Foe, FoeId, MAX_FOES, Place};
use crate::list::List;
use crate::state::{Ending, Lane};

/// A monster as it is spoken of: its card and where it lay at that moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct Named {
    /// Its number of arrival.
    pub id: FoeId,
    /// Its card.
    pub card: MonsterId,
    /// Where it lay.
    pub place: Place,
}

impl From<&Foe> for Named {
    fn from(foe: &Foe) -> Self {
        Self { id: foe.id, card: foe.card, place: foe.place }
    }
}

/// Whoever does or suffers something in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Figure {
    /// An adventurer.
    Hero(Seat),
    /// A monster.
    Foe(Named),
}

impl Default for Figure {
    fn default() -> Self {
        Self::Foe(Named::default())
    }
}

/// How a damage came about, so that it can be spelled out. [LIC-RUL-34] [LIC-RUL-38]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct Sum {
    /// The number in the text of an ability, a bomb or a keyword.
    pub number: u8,
    /// The attacker's Attack.
    pub attack: u8,
    /// The weapon bonus, banes included.
    pub weapon: u8,
    /// Spell Power.
    pub spell: u8,
    /// Pack Tactics.
    pub pack: u8,
    /// Hunter's Mark.
    pub mark: u8,
    /// Armor that counts, after Piercing.
    pub armor: u8,
    /// Guard of neighbours.
    pub guard: u8,
}

impl Sum {
    /// Before reductions.
    #[inline]
    pub const fn raw(self) -> u8 {
        self.number + self.attack + self.weapon + self.spell + self.pack + self.mark
    }

    /// After reductions, at least 1 of any damage. [LIC-RUL-38]
    #[inline]
    pub const fn damage(self) -> u8 {
        let raw = self.raw();
        let left = raw.saturating_sub(self.armor).saturating_sub(self.guard);
        if raw > 0 && left == 0 { 1 } else { left }
    }
}

/// How a damage that is not the attack itself reaches somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Spread {
    /// Beside the target of a Cleave. [LIC-RUL-43]
    Cleave,
    /// Beside the target of an explosion. [LIC-RUL-44]
    Splash,
    /// Around a bursting monster.
    Burst,
    /// In a Soul Storm.
    Storm,
}

/// An attack as it is announced. [LIC-RUL-33]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct Announced {
    /// Who attacks.
    pub by: Figure,
    /// Whom.
    pub at: Figure,
    /// How far it goes.
    pub kind: AttackType,
    /// Marked Spell.
    pub spell: bool,
    /// Marked Explosive.
    pub explosive: bool,
    /// Whether it answers another attack. [LIC-KEY-14]
    pub answer: bool,
}

/// A deck, by what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Stack {
    /// Encounter cards.
    Encounters,
    /// Hazard cards.
    Hazards,
    /// Monsters of a floor.
    Monsters(u8),
    /// Minions of a floor's boss.
    Minions(u8),
    /// Items of a floor.
    Items(u8),
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Event {
    // Setup.
    /// So many adventurers set out.
    SetsOut { party: u8, difficulty: Difficulty },
    /// A seat takes the lead.
    Leads { seat: Seat },
    /// A seat has taken a character card.
    Chosen { seat: Seat, card: AdventurerId },
    /// And its dice.
    DiceTaken { seat: Seat, health: u8, energy: u8 },
    /// Bosses and minions lie apart.
    BossesApart,
    /// All other decks are shuffled.
    DecksReady,
    /// Starting items lie face-up.
    ItemsLaid {
        #[cfg_attr(test, ts(as = "Vec<ItemId>"))]
        items: List<ItemId, 8>,
    },
    /// The leader gave a seat one of them.
    StartingItem { seat: Seat, item: ItemId },
    /// The rest went back into the deck.
    ItemsReturned { cards: u8 },
    /// The cards of a floor are laid out, face-down.
    FloorLaid { floor: u8, cards: u8 },
    /// The party's row.
    Row {
        #[cfg_attr(test, ts(as = "Vec<Seat>"))]
        row: List<Seat, MAX_PARTY>,
    },
    /// A discard pile became a deck.
    Reshuffled { stack: Stack, cards: u8 },

    // Camp.
    /// The party makes camp.
    CampBegins,
    /// Two adventurers changed places in camp.
    Rearranged { one: Seat, other: Seat },
    /// An item changed hands.
    Gave { seat: Seat, to: Seat, item: ItemId, equipped: bool, camp: bool },
    /// An item was put on; the numbers are what it added to the current values.
    Equipped { seat: Seat, item: ItemId, slot: Slot, health: u8, energy: u8, first: bool },
    /// An item was taken off or lost its place.
    TakenOff { seat: Seat, item: ItemId },
    /// Current values were lowered to the maximum.
    Lowered { seat: Seat, health: u8, energy: u8 },
    /// A seat is ready.
    Ready { seat: Seat },
    /// A seat has done all one may do in a camp.
    Dawdled { seat: Seat, actions: u8 },
    /// All are ready.
    CampEnds,

    // Path.
    /// The next card of the main path is turned over.
    TurnedOver { column: u8, card: EncounterId },
    /// A card is laid above it.
    Scouted { column: u8, card: EncounterId },
    /// The party stays on the main path, and the card above is discarded.
    Stayed { column: u8, refused: EncounterId },
    /// The party leaves the main path.
    Left { column: u8 },
    /// The next card of the secondary path is laid, and must be played.
    LaidOn { column: u8, card: EncounterId, chosen: bool },
    /// The party returns to the main path.
    Returned { column: u8, chosen: bool },
    /// There is no card to lay.
    NothingToLay,
    /// An encounter begins.
    Meets { card: EncounterId, lane: Lane, column: u8 },
    /// So many monsters come: the listed number, changed by the party's size.
    MonstersDrawn { listed: u8, drawn: u8, party: u8, more: u8 },
    /// The boss is turned over; so many cards its encounter has.
    BossTurned { boss: MonsterId, company: u8, cards: u8, party: u8 },
    /// All cards were Animated: one was replaced.
    Replaced { card: MonsterId },
    /// A monster lies on the field.
    Placed { foe: Named, health: u8 },
    /// Swarm made a monster healthier.
    Swarmed { foe: Named, more: u8, health: u8 },
    /// A hazard card is turned over.
    HazardDrawn { hazard: HazardId },
    /// There is no hazard card.
    NoHazard,

    // Combat.
    /// A round begins.
    Round { round: u8 },
    /// Who acts when.
    Order {
        #[cfg_attr(test, ts(as = "Vec<Figure>"))]
        order: List<Figure, { MAX_PARTY + MAX_FOES }>,
    },
    /// A fainted adventurer's turn is skipped.
    Skipped { seat: Seat },
    /// An adventurer's turn.
    TurnBegins { seat: Seat },
    /// It ends; without an action it was a Pass.
    TurnEnds { seat: Seat, acted: bool },
    /// A seat throws nothing.
    Passed { seat: Seat },
    /// An adventurer uses an ability.
    Uses { seat: Seat, ability: AbilityId, cost: u8, energy: u8 },
    /// An adventurer uses an item up.
    UsesItem { seat: Seat, item: ItemId, quick: bool, camp: bool },
    /// An attack is announced.
    Attacks(Announced),
    /// An Evade roll.
    Evades { who: Figure, roll: u8, evade: u8, missed: bool },
    /// An attack hits its target.
    Hits { at: Figure, sum: Sum, lost: u8, left: u8 },
    /// A damage beside it.
    Hurts { at: Figure, by: Spread, sum: Sum, lost: u8, left: u8 },
    /// An Animated monster shrugs a damage off.
    Unharmed { foe: Named },
    /// Vampirism.
    Drinks { who: Figure, health: u8, now: u8 },
    /// A roll for Diseased.
    DiseaseRoll { who: Figure, roll: u8, number: u8, sickened: bool },
    /// An adventurer has fainted.
    Faints { seat: Seat },
    /// A monster leaves a fainted adventurer.
    Turns { foe: Named, to: Place },
    /// A Reanimation roll.
    ReanimationRoll { foe: Named, roll: u8, number: u8, back: bool },
    /// A Phylactery keeps a monster.
    Returns { foe: Named, health: u8 },
    /// A monster dies.
    Dies { foe: Named },
    /// A dying monster bursts.
    Bursts { foe: Named, damage: u8 },
    /// Only Animated monsters are left: they go too.
    Crumbles { foe: Named },
    /// Health regained.
    Heals { who: Figure, health: u8, now: u8, woke: bool },
    /// Energy regained.
    Energized { seat: Seat, energy: u8, now: u8 },
    /// A keyword for the round.
    Granted { seat: Seat, keyword: Keyword },
    /// Less attack for the round.
    Weakened { foe: Named, attack: u8 },
    /// A mark.
    Marked { foe: Named, damage: u8 },
    /// Sickened no more.
    Cured { seat: Seat },
    /// Two adventurers changed columns in combat.
    Swapped { seat: Seat, with: Seat, column: u8 },
    /// A monster was pushed.
    Shoved { seat: Seat, foe: Named, to: Place },
    /// A back-row monster heals.
    Rests { foe: Named, health: u8, now: u8 },
    /// A Hatch card does nothing.
    Broods { foe: Named },
    /// A monster announces an active ability.
    Invokes { foe: Named, deed: Deed, cost: u8, energy: u8, at: Option<Seat> },
    /// An active ability could be paid but would do nothing.
    Unable { foe: Named, deed: Deed },
    /// What was announced does not happen.
    Cancelled { foe: Named },
    /// A Chant raised a monster's attack.
    Chanted { foe: Named, more: u8 },
    /// A roll against a Wail.
    WailRoll { seat: Seat, roll: u8, number: u8, slowed: bool },
    /// A minion arrives.
    Summoned { foe: Named },
    /// Damage for everybody at once.
    Storms { foe: Named, damage: u8 },
    /// The turns of a round are over.
    RoundEnds { round: u8 },
    /// Effects for the round end, and Wails begin to work.
    RoundEffectsEnd,
    /// A card hatches.
    Hatches { egg: Named, into: MonsterId },
    /// There is nothing to hatch into.
    StaysEgg { egg: Named },
    /// Files shift to the right.
    Shifts { foe: Named, to: Place },
    /// A back-row monster comes to the front.
    Enters { foe: Named, to: Place },
    /// A back-row monster takes an Animated one's place.
    Relieves { foe: Named, animated: Named },
    /// The combat is won.
    CombatWon { rounds: u8, boss: bool },
    /// The party was too slow.
    Overrun { round: u8 },

    // Hazards.
    /// An adventurer rolls.
    HazardRoll { seat: Seat, hazard: HazardId, roll: u8 },
    /// Nothing happens to it.
    Spared { seat: Seat, hazard: HazardId },
    /// A seat or the leader has chosen.
    Braves { seat: Seat, hazard: HazardId },
    /// Or has not.
    Declines { seat: Seat, hazard: HazardId },
    /// The leader named an adventurer.
    Names { seat: Seat, hazard: HazardId },
    /// Health is lost.
    Loses { seat: Seat, hazard: HazardId, health: u8, left: u8 },
    /// Energy is lost.
    Drained { seat: Seat, hazard: HazardId, energy: u8, left: u8 },
    /// An item is lost.
    ItemLost { seat: Seat, hazard: HazardId, item: ItemId, artifact: bool },
    /// Sickened by a hazard.
    Sickened { seat: Seat, hazard: HazardId },
    /// Slow in the next combat.
    Slowed { seat: Seat, hazard: HazardId },
    /// An item was found.
    Found { hazard: HazardId, item: ItemId },
    /// But there was none.
    FoundNothing { hazard: HazardId },
    /// The hazard is over.
    HazardEnds { hazard: HazardId },

    // After an encounter.
    /// A fainted adventurer comes to.
    Revives { seat: Seat, health: u8 },
    /// Ailments, marks and effects of the combat end.
    CombatEffectsEnd,
    /// Items are drawn as a reward.
    RewardDrawn {
        #[cfg_attr(test, ts(as = "Vec<ItemId>"))]
        items: List<ItemId, 8>,
    },
    /// There is nothing to draw.
    NoReward,
    /// One was kept.
    Kept { seat: Seat, item: ItemId, discarded: Option<ItemId> },
    /// The only one was left.
    LeftBehind { item: ItemId },
    /// A boss's artifact is turned over.
    ArtifactFound { item: ItemId },
    /// Somebody gets an item.
    Awarded { seat: Seat, item: ItemId, artifact: bool },
    /// A floor is finished; energy comes back, and health if the difficulty says so.
    FloorDone { floor: u8, rested: bool },
    /// The game is over.
    Ends { ending: Ending, score: u16, floors: u8, encounters: u8 },
}
