//! The rules a refusal cites: the one that forbids it first, then those that explain it.

use table::RuleId;

use super::Illegal;
use crate::action::Action;
use crate::cites;
use crate::play::Scene;
use crate::state::{Place, Team};

impl Illegal {
    /// What the mistake itself breaks; and where a card's own demand is not met, that card's rules.
    pub(super) fn cited(self, scene: Scene<'_>, action: Action) -> Vec<RuleId> {
        let mut rules = self.broken(scene).to_vec();
        if let (Action::Play(card, _), true) = (action, self.is_unmet_demand()) {
            let own = scene.game.card(card).rules.iter().take(2);
            for rule in own.chain(&[cites::RUL_27]) {
                if !rules.contains(rule) {
                    rules.push(*rule);
                }
            }
        }
        rules
    }

    /// Whether the card could have been played, but not so or not now. [CRU-RUL-27]
    fn is_unmet_demand(self) -> bool {
        !matches!(
            self,
            Self::NightOver
                | Self::NotYourTurn(..)
                | Self::NotNow(_)
                | Self::NoSuchCard(_)
                | Self::OthersCard(_)
                | Self::NotInHand(_)
                | Self::Silenced
        )
    }

    /// The rules of the mistake; none where only the card knows them.
    fn broken(self, scene: Scene<'_>) -> &'static [RuleId] {
        match self {
            Self::NightOver => &[cites::END_01],
            Self::NotYourTurn(_, rules) => rules,
            Self::NotNow(action) => rules_of_not_now(action),
            Self::NotTheTeam(_) => &[cites::RUL_03, cites::ROUND_03],
            Self::NoSuchEdge(_) => &[cites::RUL_12, cites::SETUP_03],
            Self::NoSuchTile(_) => &[cites::RUL_05],
            Self::MovedAlready => &[cites::MOVE_05, cites::RUL_23, cites::RUL_76],
            Self::Rooted => &[cites::CARD_12, cites::RUL_24, cites::RUL_71],
            Self::RootedStep => &[cites::RUL_71, cites::CARD_12],
            Self::OwnTile => &[cites::RUL_23],
            Self::NoMovement => &[cites::RUL_24, cites::CARD_14],
            Self::TooFarToMove { .. } => rules_of_reach(scene),
            Self::NoMarker | Self::FreshMarker | Self::OutsideTeleport => &[cites::RUL_76, cites::CARD_16],
            Self::OnOwnMarker => &[cites::RUL_75, cites::RUL_76],
            Self::NoSuchCard(_) | Self::OthersCard(_) => &[cites::SETUP_04],
            Self::NotInHand(_) => &[cites::TEAM_04, cites::SETUP_04],
            Self::Silenced => &[cites::CARD_07, cites::RUL_66],
            Self::NeedsPlace(_) => &[cites::RUL_17],
            Self::WrongTarget(_) => &[cites::RUL_28],
            Self::NoSuchDirection(_) => &[cites::RUL_07, cites::RUL_60],
            Self::Outside(_) => &[cites::RUL_16],
            Self::OutOfRange { .. } => &[cites::RUL_08],
            Self::NotAdjacent(_) => &[cites::RUL_62, cites::RUL_07],
            Self::OffTheBoard(..) => &[cites::CARD_02, cites::RUL_60],
            Self::NotAnEnemy
            | Self::NotAnAlly
            | Self::NotAnother
            | Self::SameTile(_)
            | Self::NoGrave(_)
            | Self::FreshSeal(_)
            | Self::NoSealWithin(_)
            | Self::NobodyThere
            | Self::NobodyNearGraves
            | Self::NoDebuff
            | Self::EmptyHand(_)
            | Self::NotFirst => &[],
            Self::NoSuchTier(_) => &[cites::SHOP_04],
            Self::SoldOut(_) => &[cites::RUL_46, cites::SHOP_02],
            Self::TooDear { team: Team::Groundskeepers, .. } => &[cites::SHOP_05, cites::SHOP_02],
            Self::TooDear { team: Team::Necromancers, .. } => &[cites::SHOP_06, cites::SHOP_02],
        }
    }
}

/// How far the acting seat could have gone. [CRU-RUL-14]
fn rules_of_reach(scene: Scene<'_>) -> &'static [RuleId] {
    let seat = scene.state.acting.seat;
    match (scene.state.team(seat), scene.state.piece(seat).place) {
        (Team::Groundskeepers, _) => &[cites::RUL_23, cites::RUL_08, cites::MOVE_01],
        (Team::Necromancers, Place::Outside(_)) => {
            &[cites::RUL_23, cites::RUL_08, cites::MOVE_02, cites::RUL_14]
        }
        (Team::Necromancers, _) => &[cites::RUL_23, cites::RUL_08, cites::MOVE_02],
    }
}

fn rules_of_not_now(action: Action) -> &'static [RuleId] {
    match action {
        Action::Order(_) => &[cites::ROUND_04, cites::RUL_03],
        Action::Edge(_) => &[cites::RUL_15, cites::RUL_18],
        Action::Move(_) | Action::Teleport | Action::Play(..) | Action::EndTurn => &[cites::RUL_22],
        Action::GiveBack(_) => &[cites::RUL_64],
        Action::Buy(_) | Action::Done => &[cites::SHOP_01, cites::RUL_43],
    }
}
