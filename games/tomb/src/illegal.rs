//! Why a player may not do something: the rule, and a sentence.

mod cited;

use table::{Names, Refusal, RuleId, Seat};

use crate::action::Action;
use crate::content::{ActionSlot, CharacterId, ItemId};
use crate::play::Scene;
use crate::spaces::{Direction, Space};
use crate::words;

/// A player's mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Illegal {
    /// Nothing is asked any more.
    StageOver,
    /// Somebody else is asked, by these rules.
    NotYourTurn(Seat, &'static [RuleId]),
    /// Such a thing is not done at this moment.
    NotNow(Action),

    // Steps.
    /// Not one of the four neighbours.
    NotAStep(Space),
    /// No face-up tile is there.
    Unknown(Space),
    Wall(Space),
    ClosedGate(Space),
    Obstacle(Space),
    Water(Space),
    MonsterInTheWay(Space),
    /// The step costs more than what is left.
    TooDear {
        to: Space,
        cost: u8,
        left: u8,
    },
    /// The standard movement is used up.
    NoPoints,
    /// An Action was played.
    DashSpent,
    MovementOver,
    /// From there no space to stop on is in reach.
    NoStopBeyond(Space),
    /// Nobody may stop on this space.
    CannotStopHere,
    /// Nobody leaves the ship or moves on it.
    OnTheShip,
    /// No Transport once something was done.
    NotInPlaceOfMovement,
    /// A Transport would lead nowhere.
    NowhereToLand,
    /// Not a space to transport to.
    NoLanding(Space),

    // Tiles and Items.
    NoSuchTile(u8),
    FaceUp(u8),
    TileNotAdjacent(u8),
    /// On the river nobody is asked.
    ShipReveals,
    /// No white cube here.
    NoCube,
    NotDroppedHere(ItemId),
    NotHeld(ItemId),
    NoSuchItem(ItemId),
    /// No other character on this space.
    NobodyHere,
    /// On the ship everything is shared.
    SharedHold,
    HandedTwice(ItemId),
    NeededOnWater(ItemId),
    NeededToGoOn(ItemId),
    /// Not an Item one uses.
    NotUsed(ItemId),
    CubeOnItem(ItemId),
    PiercesAlready,
    NoClosedGate(Space),
    NotAdjacent(Space),
    NoObjective,
    AlreadyActivated,

    // Sidekicks.
    SidekickItems,
    SidekickActions,
    SidekickObjective,
    SidekickHeal,
    OnlySidekicks,
    NoSidekick,
    SidekickInPlay,
    NoRoomForSidekick,
    NoSettling(Space),

    // Actions and attacks.
    NoSuchAction,
    CubeOn(ActionSlot),
    BurnedAlready(ActionSlot),
    ActedAlready,
    NeedsTarget,
    NeedsNoTarget,
    OnlyTarget,
    NobodyInRange,
    NoMonsterThere(Space),
    OutOfRange {
        at: Space,
        range: u8,
        min: u8,
        max: u8,
    },
    NoSight(Space),
    NoWayRound(Space),
    GateBetween(Space),
    NobodyToHeal(Space),
    Unhurt(Space),

    // The ship.
    NoShip,
    SteeringOver,
    ShipBlocked(Direction),
    DriftFirst,
    DriftedAlready,

    // The monster seat and the campaign.
    OutOfMonsterReach(Space),
    NoHeroInRange(Space),
    NoSuchSequel,
    Taken(CharacterId),
}

impl Illegal {
    /// The refusal of an action, as a player sees it.
    pub(crate) fn refusal(self, scene: Scene<'_>, action: Action, names: &Names) -> Refusal {
        Refusal::new(self.cited(scene, action), self.sentence(scene, names))
    }

    fn sentence(self, scene: Scene<'_>, names: &Names) -> String {
        self.of_moving(scene)
            .or_else(|| self.of_things(scene))
            .or_else(|| self.of_fighting(scene))
            .unwrap_or_else(|| self.of_the_table(scene, names))
    }

    fn of_moving(self, scene: Scene<'_>) -> Option<String> {
        let place = |at: Space| words::place(scene.game, scene.spot(at));
        let here = scene.state.hero(scene.state.acting.hero).at;
        let whither = |to: Space| match words::way(here, to) {
            Some(way) => format!("to the {way}"),
            None => "there".to_owned(),
        };
        Some(match self {
            Self::NotAStep(_) => "A step leads to a space that shares an edge with yours.".to_owned(),
            Self::Unknown(to) => {
                format!("Nothing is known of what lies {}: turn the tile over first.", whither(to))
            }
            Self::Wall(to) => format!("A wall stands {}.", whither(to)),
            Self::ClosedGate(to) => format!("The gate {} is closed; a key opens it.", whither(to)),
            Self::Obstacle(to) => format!("An obstacle stands {}.", whither(to)),
            Self::Water(to) => format!("There is water {}, and you have nothing to float on.", whither(to)),
            Self::MonsterInTheWay(to) => format!("A monster stands {}; nobody passes it.", whither(to)),
            Self::TooDear { cost, left, .. } => {
                format!("That step costs {cost}, and {left} of your movement is left.")
            }
            Self::NoPoints => "Your movement of this turn is used up.".to_owned(),
            Self::DashSpent => "Your Dash is used up.".to_owned(),
            Self::MovementOver if scene.state.acting.hero.is_sidekick() => {
                "A sidekick moves before its attack, not after it.".to_owned()
            }
            Self::MovementOver => "Movement comes before the Action; it is over.".to_owned(),
            Self::NoStopBeyond(to) => {
                format!("You could not stop {}, nor get from there to a space where you could.", whither(to))
            }
            Self::CannotStopHere => "You cannot stop here: move on first.".to_owned(),
            Self::OnTheShip => "On the river everybody stays at their place on the ship.".to_owned(),
            Self::NotInPlaceOfMovement => {
                "Transport takes the place of movement: before any step and any Action.".to_owned()
            }
            Self::NowhereToLand => "There is no free space to transport to.".to_owned(),
            Self::NoLanding(to) => format!("The Transport cannot lead to {}.", place(to)),
            Self::NoShip => "There is no ship here.".to_owned(),
            Self::SteeringOver if scene.has_dashed() => "A Dash shifts the ship by one space.".to_owned(),
            Self::SteeringOver if scene.state.acting.drifted => {
                "The steering is over; only a Dash moves the ship now.".to_owned()
            }
            Self::SteeringOver => "The ship has no step left for you to steer.".to_owned(),
            Self::ShipBlocked(direction) => {
                format!("The ship cannot go {}: it needs revealed water under all of it.", direction.wind())
            }
            Self::DriftFirst => "The ship drifts first, then come Action and end of turn.".to_owned(),
            Self::DriftedAlready => "The ship has drifted already in this turn.".to_owned(),
            Self::OutOfMonsterReach(to) => {
                format!("The monster cannot come to {} and stop there.", place(to))
            }
            Self::NoSettling(at) => {
                let seat = scene.state.acting.hero.seat();
                format!("That is no free space beside {}: {}.", scene.character(seat).short, place(at))
            }
            _ => return None,
        })
    }

    fn of_things(self, scene: Scene<'_>) -> Option<String> {
        let place = |at: Space| words::place(scene.game, scene.spot(at));
        let item = |id: ItemId| scene.game.items().get(id.index()).map_or("that", |item| item.name.as_str());
        Some(match self {
            Self::NoSuchTile(place) => format!("There is no tile place {place}."),
            Self::FaceUp(_) => "That tile lies face up already.".to_owned(),
            Self::TileNotAdjacent(_) => "You are not next to that tile.".to_owned(),
            Self::ShipReveals => "On the river tiles are revealed by themselves.".to_owned(),
            Self::NoCube => "There is no white cube on your space.".to_owned(),
            Self::NotDroppedHere(id) => format!("No {} lies on your space.", item(id)),
            Self::NotHeld(id) => format!("{} is not held.", item(id)),
            Self::NoSuchItem(id) => format!("There is no Item number {}.", id.0),
            Self::NobodyHere => "No other character shares your space.".to_owned(),
            Self::SharedHold => "On the ship all Items are shared; nothing is passed.".to_owned(),
            Self::HandedTwice(id) => format!("{} has changed hands twice in this turn.", item(id)),
            Self::NeededOnWater(id) => {
                format!("Without {} its holder could not stay on the water.", item(id))
            }
            Self::NeededToGoOn(id) => {
                format!("Without {} you could not get to a space to stop on.", item(id))
            }
            Self::NotUsed(id) => format!("{} is not used by a decision of its holder.", item(id)),
            Self::CubeOnItem(id) => format!("Your cube lies on {}: not twice running.", item(id)),
            Self::PiercesAlready => "Your next attack goes through walls already.".to_owned(),
            Self::NoClosedGate(at) => format!("There is no closed gate: {}.", place(at)),
            Self::NotAdjacent(at) => format!("That is not next to you: {}.", place(at)),
            Self::NoObjective => "There is nothing to activate on your space.".to_owned(),
            Self::AlreadyActivated => "This has been activated already.".to_owned(),
            Self::SidekickItems => "A sidekick neither gets nor holds nor uses Items.".to_owned(),
            Self::SidekickActions => "A sidekick has no Actions and no cube, only its attack.".to_owned(),
            Self::SidekickObjective => "A sidekick activates nothing while a character lives.".to_owned(),
            Self::SidekickHeal => "Heal is for characters; a sidekick needs to be called back.".to_owned(),
            Self::OnlySidekicks => "A character attacks with an Action or an Item.".to_owned(),
            Self::NoSidekick => "Nobody follows you.".to_owned(),
            Self::SidekickInPlay => "Your sidekick is in play, on one side or the other.".to_owned(),
            Self::NoRoomForSidekick => "There is no free space for it next to you.".to_owned(),
            _ => return None,
        })
    }

    fn of_fighting(self, scene: Scene<'_>) -> Option<String> {
        let place = |at: Space| words::place(scene.game, scene.spot(at));
        let whom = |at: Space| words::figure(scene, at).unwrap_or_else(|| place(at));
        let stands = |at: Space| {
            let verb = if words::is_many(scene, at) { "are" } else { "is" };
            format!("{} {verb}", capital(&whom(at)))
        };
        let seat = scene.state.acting.hero.seat();
        let action = |slot: ActionSlot| &scene.character(seat).actions[slot.index()].name;
        Some(match self {
            Self::NoSuchAction => "A character has four Actions.".to_owned(),
            Self::CubeOn(slot) => format!("Your cube lies on {}: not twice running.", action(slot)),
            Self::BurnedAlready(slot) => format!("Your cube lies on {} already.", action(slot)),
            Self::ActedAlready if scene.state.acting.hero.is_sidekick() => {
                "A sidekick attacks once in its turn.".to_owned()
            }
            Self::ActedAlready => "You have taken your Action of this turn.".to_owned(),
            Self::NeedsTarget => "Say at which space.".to_owned(),
            Self::NeedsNoTarget => "That is not aimed at a space.".to_owned(),
            Self::OnlyTarget => "Nobody else is in range: make the attack without naming a space.".to_owned(),
            Self::NobodyInRange => "Nobody is in range of it.".to_owned(),
            Self::NoMonsterThere(at) => format!("There is no monster: {}.", place(at)),
            Self::OutOfRange { at, range, min, max } if min == max => {
                format!("{} at range {range}; the attack needs {min}.", stands(at))
            }
            Self::OutOfRange { at, range, min, max } => {
                format!("{} at range {range}; the attack reaches {min} to {max}.", stands(at))
            }
            Self::NoSight(at) => format!("A wall breaks the line of sight to {}.", whom(at)),
            Self::NoWayRound(at) => format!("No way leads round the corners to {}.", whom(at)),
            Self::GateBetween(at) => {
                format!("A closed gate is between you and {}; no attack passes it.", whom(at))
            }
            Self::NobodyToHeal(at) => format!("There is no living character: {}.", place(at)),
            Self::Unhurt(at) => format!("{} has full HP.", capital(&whom(at))),
            Self::NoHeroInRange(at) => format!("The monster can attack nobody there: {}.", place(at)),
            _ => return None,
        })
    }

    fn of_the_table(self, scene: Scene<'_>, names: &Names) -> String {
        match self {
            Self::NotYourTurn(seat, _) => format!("It is {}'s turn to decide.", names.of(seat)),
            Self::NotNow(action) => cited::not_now(action).0.to_owned(),
            Self::NoSuchSequel => "That is not how it goes on from here.".to_owned(),
            Self::Taken(id) => match scene.game.characters().get(id.index()) {
                Some(character) => format!("{} is in the party already.", character.name),
                None => format!("There is no character number {}.", id.0),
            },
            _ => "The Stage is over.".to_owned(),
        }
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
