//! Why a player may not do something: the rule, and a sentence.

mod cited;

use table::{Names, Refusal, RuleId, Seat};

use crate::action::Action;
use crate::cards::{CardId, Tier};
use crate::play::Scene;
use crate::state::Team;
use crate::tiles::{Edge, Tile};

/// A player's mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Illegal {
    /// Nothing is asked any more.
    NightOver,
    /// Somebody else is asked, by these rules.
    NotYourTurn(Seat, &'static [RuleId]),
    /// Such a thing is not done at this moment.
    NotNow(Action),
    /// An order must name each member once.
    NotTheTeam(Team),
    /// Not an exposed edge, or one of the Shed's.
    NoSuchEdge(Edge),
    /// Not on this board.
    NoSuchTile(Tile),
    /// The Move or the Teleport is done.
    MovedAlready,
    /// Ghastly Touch.
    Rooted,
    /// Ghastly Touch, for the card's step.
    RootedStep,
    /// Naming the own tile is not a Move.
    OwnTile,
    /// Nothing is left of the movement.
    NoMovement,
    /// Out of reach.
    TooFarToMove { to: Tile, steps: u8, allowance: u8 },
    /// No Portal was played.
    NoMarker,
    /// The Portal was played on this very turn.
    FreshMarker,
    /// A piece outside does not teleport.
    OutsideTeleport,
    /// Already there.
    OnOwnMarker,
    /// Not a card of the box.
    NoSuchCard(CardId),
    /// The other team's.
    OthersCard(CardId),
    /// Not held.
    NotInHand(CardId),
    /// Holy Water Balloon.
    Silenced,
    /// Only from the board.
    NeedsPlace(CardId),
    /// Not the kind of thing the card is played on.
    WrongTarget(CardId),
    /// Not a direction of this board.
    NoSuchDirection(u8),
    /// Not an opponent of this match.
    NotAnEnemy,
    /// Not another member of the own team.
    NotAnAlly,
    /// Not another seat of this match.
    NotAnother,
    /// The target has not entered.
    Outside(Seat),
    /// The target is too far away.
    OutOfRange { seat: Seat, distance: u8, within: u8 },
    /// Both pieces stand on one tile.
    SameTile(Seat),
    /// No grave there.
    NoGrave(Tile),
    /// Not one step away.
    NotAdjacent(Tile),
    /// The seal there shows 2.
    FreshSeal(Tile),
    /// No seal near enough.
    NoSealWithin(u8),
    /// A tile on the way is missing.
    OffTheBoard(Seat, u8),
    /// Nobody in range.
    NobodyThere,
    /// No opponent with cards near the team's graves.
    NobodyNearGraves,
    /// Nothing to wash off.
    NoDebuff,
    /// No card to show or to lose.
    EmptyHand(Seat),
    /// Something was done before it.
    NotFirst,
    /// There are three tiers.
    NoSuchTier(Tier),
    /// No card of the tier is left.
    SoldOut(Tier),
    /// Not enough tokens.
    TooDear { team: Team, tier: Tier, price: u8, tokens: u16 },
}

impl Illegal {
    /// The refusal of an action, as a player sees it.
    pub(crate) fn refusal(self, scene: Scene<'_>, action: Action, names: &Names) -> Refusal {
        Refusal::new(&self.cited(scene, action), self.sentence(scene, names))
    }

    fn sentence(self, scene: Scene<'_>, names: &Names) -> String {
        let card = |id: CardId| scene.game.card(id).name.as_str();
        let at = |tile: Tile| scene.board().name_of(tile);
        match self {
            Self::NightOver => "The night is over.".to_owned(),
            Self::NotYourTurn(seat, _) => format!("It is {}'s turn to decide.", names.of(seat)),
            Self::NotNow(action) => not_now(action).to_owned(),
            Self::NotTheTeam(team) => {
                format!("The order must name every member of the {} once.", team.name())
            }
            Self::NoSuchEdge(edge) => format!(
                "There is no open edge at {} {}; choose an exposed side of a tile other than the Shed.",
                at(edge.tile),
                scene.board().direction_name(edge.side)
            ),
            Self::NoSuchTile(tile) => format!("This board has no tile {}.", tile.0),
            Self::MovedAlready => "The movement of this turn is already used up.".to_owned(),
            Self::Rooted => "A Ghastly Touch holds you: no movement on this turn.".to_owned(),
            Self::RootedStep => "A Ghastly Touch holds you: not even a card lets you step away.".to_owned(),
            Self::OwnTile => "You already stand there; staying is not a move.".to_owned(),
            Self::NoMovement => "Your movement is down to 0 on this turn.".to_owned(),
            Self::TooFarToMove { to, steps, allowance } => {
                format!("{} is {steps} steps away, and you have {allowance}.", at(to))
            }
            Self::NoMarker => "You have no Portal marker on the board.".to_owned(),
            Self::FreshMarker => "The Portal opens on your next turn.".to_owned(),
            Self::OutsideTeleport => "You must be on the board to teleport.".to_owned(),
            Self::OnOwnMarker => "You stand on your own Portal marker.".to_owned(),
            Self::NoSuchCard(id) => format!("There is no card number {}.", id.0),
            Self::OthersCard(id) => {
                format!("{} is a card of the {}.", card(id), scene.game.card(id).team.name())
            }
            Self::NotInHand(id) => match scene.game.cards().get(id.index()) {
                Some(kind) => format!("You do not hold {}.", kind.name),
                None => format!("There is no card number {}.", id.0),
            },
            Self::Silenced => "A Holy Water Balloon hit you: no card on this turn.".to_owned(),
            Self::NeedsPlace(id) => format!("{} can only be played from the board.", card(id)),
            Self::WrongTarget(id) => {
                format!("{} is played on {}.", card(id), aim_words(scene, id))
            }
            Self::NoSuchDirection(direction) => format!("This board has no direction {direction}."),
            Self::NotAnEnemy => "Choose a piece of the other team.".to_owned(),
            Self::NotAnAlly => "Choose another member of your own team.".to_owned(),
            Self::NotAnother => "Choose another piece.".to_owned(),
            Self::Outside(seat) => format!("{} is not on the board.", names.of(seat)),
            Self::OutOfRange { seat, distance, within } => {
                format!("{} is {distance} tiles away; the card reaches {within}.", names.of(seat))
            }
            Self::SameTile(seat) => format!("{} stands on the same tile.", names.of(seat)),
            Self::NoGrave(tile) => format!("There is no grave on {}.", at(tile)),
            Self::NotAdjacent(tile) => format!("{} is not next to you.", at(tile)),
            Self::FreshSeal(tile) => format!("The seal on {} already shows 2.", at(tile)),
            Self::NoSealWithin(0) => "There is no seal under your feet.".to_owned(),
            Self::NoSealWithin(within) => format!("There is no seal within {within} tiles."),
            Self::OffTheBoard(seat, direction) => format!(
                "{} cannot be kicked {}: the tiles for it are missing.",
                names.of(seat),
                scene.board().direction_name(direction)
            ),
            Self::NobodyThere => "There is nobody in range.".to_owned(),
            Self::NobodyNearGraves => "No opponent with cards is near a grave of your team.".to_owned(),
            Self::NoDebuff => "There is no debuff to remove.".to_owned(),
            Self::EmptyHand(seat) => format!("{} holds no card.", names.of(seat)),
            Self::NotFirst => "This card must be the first thing you do on your turn.".to_owned(),
            Self::NoSuchTier(tier) => format!("There is no Tier {}; there are 1, 2 and 3.", tier.0),
            Self::SoldOut(tier) => format!("Tier {} is sold out.", tier.0),
            Self::TooDear { tier, price, tokens, .. } => {
                format!("A Tier {} card costs {price} tokens; your team has {tokens}.", tier.0)
            }
        }
    }
}

fn aim_words(scene: Scene<'_>, card: CardId) -> String {
    use crate::content::Aim;
    match scene.game.card(card).aim {
        Aim::Nothing => "nothing; it needs no choice".to_owned(),
        Aim::OneEnemyToward { .. } => "a piece and a direction".to_owned(),
        aim => aim.text(),
    }
}

fn not_now(action: Action) -> &'static str {
    match action {
        Action::Order(_) => "The turn order is set once, before the first round.",
        Action::Edge(_) => "Edges are chosen once, before the cards are dealt.",
        Action::Move(_) | Action::Teleport | Action::Play(..) | Action::EndTurn => {
            "That belongs to the main part of your own turn."
        }
        Action::GiveBack(_) => "Nobody asked you to give a card back.",
        Action::Buy(_) | Action::Done => "The Shop is closed; it opens between two rounds.",
    }
}
