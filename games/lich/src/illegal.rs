//! Why a player may not do something: the rule, and a sentence.

mod cited;

use table::{Names, Refusal, RuleId, Seat};

use crate::action::{Action, Side};
use crate::content::{AbilityId, AdventurerId, AttackType, ItemId, MonsterType, Slot};
use crate::play::Scene;

/// A player's mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Illegal {
    /// Nothing is asked any more.
    MatchOver,
    /// Somebody else is asked.
    NotYourTurn(Seat, &'static [RuleId]),
    /// A fainted adventurer does nothing.
    FaintedYourself(Seat),
    /// Ready is ready.
    ReadyAlready,
    /// Such a thing is not done at this moment.
    NotNow(Action),
    /// The group's decisions are the leader's.
    NotLeader(Seat),
    /// Not a character card of the box.
    NoSuchAdventurer(AdventurerId),
    /// Somebody has it.
    CardTaken(AdventurerId),
    /// Not among the starting items.
    NotLaidOut(ItemId),
    /// Not among the reward.
    NotDrawn(ItemId),
    /// Of two, one is kept.
    MustKeepOne,
    /// Not a seat of this match.
    NoSuchSeat,
    /// Two different seats, the lower first.
    NotTwoSeats,
    /// Not another seat of this match.
    NotAnother,
    /// Not an item of the box.
    NoSuchItem(ItemId),
    /// Not owned.
    NotCarried(ItemId),
    /// Owned, but not equipped.
    NotEquipped(ItemId),
    /// Already equipped.
    EquippedAlready(ItemId),
    /// In combat only what is not equipped can be given.
    EquippedGift(ItemId),
    /// A consumable has no slot.
    Consumable(ItemId),
    /// Equipment is not used up.
    NotConsumable(ItemId),
    /// The slot does not take it.
    WrongSlot(ItemId, Slot),
    /// Dual Wielding.
    NoFarWeapons(ItemId),
    /// Nothing to take off.
    EmptySlot(Slot),
    /// Nothing is taken off in combat.
    TakeOffInCombat,
    /// Not a Quick-Toss item.
    NotQuick(ItemId),
    /// The action of the turn is used.
    Acted,
    /// Not an ability of the box.
    NoSuchAbility(AbilityId),
    /// Somebody else's ability.
    OthersAbility(AbilityId),
    /// It always works.
    Passive(AbilityId),
    /// It does nothing outside combat.
    NotInCamp(AbilityId),
    /// Used in this round.
    OnceARound(AbilityId),
    /// Too dear.
    NoEnergy { id: AbilityId, cost: u8, energy: u8 },
    /// The type is not on the field.
    Needs(AbilityId, MonsterType),
    /// Only that type.
    Only(MonsterType),
    /// Not on the field.
    NoSuchFoe,
    /// Too far away.
    OutOfReach(AttackType),
    /// Only Ranged attacks go there.
    InBackRow,
    /// Not the kind of target it has.
    WrongTarget,
    /// Two different monsters.
    TwiceTheSame,
    /// The place is not open.
    NotOpen(Side),
    /// A fainted adventurer.
    Fainted(Seat),
    /// Nothing would change.
    NoUse,
    /// There are only two paths.
    NoThirdPath,
    /// No energy to take.
    NothingToPay(Seat),
}

impl Illegal {
    /// The refusal of an action, as a player sees it.
    pub(crate) fn refusal(self, scene: Scene<'_>, action: Action, names: &Names) -> Refusal {
        Refusal::new(&self.cited(scene, action), self.sentence(scene, names))
    }

    fn sentence(self, scene: Scene<'_>, names: &Names) -> String {
        let item =
            |id: ItemId| scene.game.items().get(id.index()).map_or("that item", |card| card.name.as_str());
        let ability = |id: AbilityId| scene.game.ability(id).name.as_str();
        match self {
            Self::MatchOver => "The match is over.".to_owned(),
            Self::NotYourTurn(seat, _) => format!("It is {}'s turn to decide.", names.of(seat)),
            Self::FaintedYourself(seat) => {
                format!("You have fainted and do nothing; it is {}'s turn to decide.", names.of(seat))
            }
            Self::ReadyAlready => "You have said that you are ready; that holds for this camp.".to_owned(),
            Self::NotNow(action) => not_now(action).to_owned(),
            Self::NotLeader(seat) => format!("{} leads and decides this.", names.of(seat)),
            Self::NoSuchAdventurer(id) => format!("There is no character card number {}.", id.0),
            Self::CardTaken(id) => format!("The {} is taken.", scene.game.adventurer(id).name),
            Self::NotLaidOut(id) => format!("{} is not among the items laid out.", item(id)),
            Self::NotDrawn(id) => format!("{} is not among the items drawn.", item(id)),
            Self::MustKeepOne => "Of two items one is kept.".to_owned(),
            Self::NoSuchSeat => "There is no such seat in this match.".to_owned(),
            Self::NotTwoSeats => "Name two different seats of this match.".to_owned(),
            Self::NotAnother => "Choose another adventurer of this party.".to_owned(),
            Self::NoSuchItem(id) => format!("There is no item number {}.", id.0),
            Self::NotCarried(id) => format!("You do not have {}.", item(id)),
            Self::NotEquipped(id) => format!("{} is not equipped.", item(id)),
            Self::EquippedAlready(id) => format!("{} is equipped already.", item(id)),
            Self::EquippedGift(id) => format!("{} is equipped and cannot be given in combat.", item(id)),
            Self::Consumable(id) => format!("{} is used up, not equipped.", item(id)),
            Self::NotConsumable(id) => format!("{} is equipped, not used up.", item(id)),
            Self::WrongSlot(id, slot) => format!("The {slot} slot does not take {}.", item(id)),
            Self::NoFarWeapons(id) => format!("Whoever dual wields cannot equip {}.", item(id)),
            Self::EmptySlot(slot) => format!("Nothing is in the {slot} slot."),
            Self::TakeOffInCombat => "In combat an item leaves its slot only for another.".to_owned(),
            Self::NotQuick(id) => format!("{} has no Quick-Toss.", item(id)),
            Self::Acted => "The action of this turn is used.".to_owned(),
            Self::NoSuchAbility(id) => format!("There is no ability number {}.", id.0),
            Self::OthersAbility(id) => format!("{} is not an ability of yours.", ability(id)),
            Self::Passive(id) => format!("{} is passive: it always works.", ability(id)),
            Self::NotInCamp(id) => format!("{} has no use outside combat.", ability(id)),
            Self::OnceARound(id) => format!("{} was used in this round.", ability(id)),
            Self::NoEnergy { id, cost, energy } => {
                format!("{} costs {cost} energy; you have {energy}.", ability(id))
            }
            Self::Needs(id, kind) => format!("{} needs a monster of type {kind} on the field.", ability(id)),
            Self::Only(kind) => format!("Only a monster of type {kind} can be the target."),
            Self::NoSuchFoe => "There is no such monster on the field.".to_owned(),
            Self::OutOfReach(AttackType::Normal) => "You reach only what is in front of you.".to_owned(),
            Self::OutOfReach(_) => "You reach only your own column and those beside it.".to_owned(),
            Self::InBackRow => "Only Ranged attacks go into the back row.".to_owned(),
            Self::WrongTarget => "That is not what it can be used on.".to_owned(),
            Self::TwiceTheSame => "Choose two different monsters.".to_owned(),
            Self::NotOpen(side) => format!("The place to the {} is not open.", side_name(side)),
            Self::Fainted(seat) => format!("{} has fainted.", names.of(seat)),
            Self::NoUse => "That would change nothing.".to_owned(),
            Self::NoThirdPath => "There are only two paths, and you are on the second.".to_owned(),
            Self::NothingToPay(seat) => format!("{} has no energy.", names.of(seat)),
        }
    }
}

pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

fn not_now(action: Action) -> &'static str {
    match action {
        Action::Take(_) => "Character cards are taken before the game.",
        Action::Deal(_) => "Starting items are given out before the first floor.",
        Action::Rearrange(..) => "The row is rearranged in camp.",
        Action::Give(..) => "Items are given in camp or on the own turn.",
        Action::Equip(..) | Action::TakeOff(_) => "Equipment is changed in camp or as the action of a turn.",
        Action::Use(..) => "Nothing can be used at this moment.",
        Action::Ability(..) => "Abilities are used on the own turn, and some in camp.",
        Action::Attack(_) | Action::Swap(_) | Action::EndTurn => "That belongs to your own turn in a combat.",
        Action::Ready => "There is no camp to leave.",
        Action::Pass => "No Quick-Toss window is open.",
        Action::PlayMain | Action::Scout | Action::PlaySecondary => "There is no choice of path here.",
        Action::Return | Action::GoOn => "There is no way back to choose here.",
        Action::Keep(..) | Action::Leave | Action::Award(_) => "There is nothing to give away.",
        Action::Accept | Action::Name(_) | Action::Lose(_) | Action::Refuse => "No hazard asks for that.",
    }
}
