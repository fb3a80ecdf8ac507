//! The rules a refusal cites: the one that forbids it first, then those that explain it.

use table::RuleId;

use super::Illegal;
use crate::action::Action;
use crate::cites;
use crate::content::AttackType;
use crate::play::Scene;
use crate::step::Step;

impl Illegal {
    /// What the mistake breaks, then what the ability that was tried says of itself.
    pub(super) fn cited(self, scene: Scene<'_>, action: Action) -> Vec<RuleId> {
        let mut rules = self.broken(scene).to_vec();
        if let Action::Ability(id, _) = action {
            let own = scene.game.abilities().get(id.index());
            rules.extend(own.into_iter().flat_map(|ability| ability.rules.iter().copied()));
        }
        let mut seen = Vec::new();
        rules.retain(|rule| {
            let new = !seen.contains(rule);
            seen.push(*rule);
            new
        });
        rules
    }

    fn broken(self, scene: Scene<'_>) -> &'static [RuleId] {
        match self {
            Self::MatchOver => &[cites::WIN_01, cites::STAT_10],
            Self::NotYourTurn(_, rules) => rules,
            Self::FaintedYourself(_) => &[cites::STAT_09, cites::RUL_21],
            Self::NotNow(action) => rules_of_not_now(scene, action),
            Self::NotLeader(_) => &[cites::RUL_85, cites::RUL_104],
            Self::NoSuchAdventurer(_) | Self::CardTaken(_) => &[cites::SETUP_01],
            Self::NotLaidOut(_) => &[cites::SETUP_07],
            Self::NotDrawn(_) | Self::MustKeepOne => &[cites::BTW_01],
            Self::NoSuchSeat | Self::NotTwoSeats => &[cites::RUL_70],
            Self::NotAnother => &[cites::ACT_08, cites::ACT_06, cites::RUL_16],
            Self::NoSuchItem(_) | Self::NotCarried(_) => &[cites::ITEM_01],
            Self::NotEquipped(_) => &[cites::RUL_87, cites::CARD_03],
            Self::EquippedAlready(_) | Self::EmptySlot(_) => &[cites::ITEM_03],
            Self::EquippedGift(_) => &[cites::RUL_79, cites::ACT_08],
            Self::Consumable(_) | Self::NotConsumable(_) => &[cites::RUL_82],
            Self::WrongSlot(..) => &[cites::ITEM_03, cites::RUL_74],
            Self::NoFarWeapons(_) => &[cites::CARD_09, cites::RUL_74],
            Self::TakeOffInCombat => &[cites::RUL_78],
            Self::NotQuick(_) => &[cites::KEY_10, cites::RUL_25],
            Self::Acted => &[cites::RUL_22, cites::ACT_01, cites::ABIL_05],
            Self::NoSuchAbility(_) | Self::OthersAbility(_) => &[cites::OBJ_04],
            Self::Passive(_) => &[cites::ABIL_01],
            Self::ReadyAlready | Self::NotInCamp(_) => &[cites::RUL_85],
            Self::NoEnergy { .. } => &[cites::ABIL_03, cites::ACT_05],
            Self::NoSuchFoe => &[cites::ACT_03],
            Self::OutOfReach(AttackType::Normal) => {
                &[cites::TYPE_01, cites::ACT_03, cites::CMB_03, cites::RUL_76]
            }
            Self::OutOfReach(_) => &[cites::TYPE_02, cites::RUL_07],
            Self::InBackRow => &[cites::RUL_10],
            Self::OnceARound(_)
            | Self::Needs(..)
            | Self::Only(_)
            | Self::WrongTarget
            | Self::NoUse
            | Self::TwiceTheSame => &[cites::RUL_23],
            Self::NotOpen(_) => &[cites::FAQ_04, cites::RUL_17, cites::RUL_08],
            Self::Fainted(_) => &[cites::RUL_16, cites::STAT_09],
            Self::NoThirdPath => &[cites::PATH_06],
            Self::NothingToPay(_) => &[cites::RUL_88],
        }
    }
}

fn rules_of_not_now(scene: Scene<'_>, action: Action) -> &'static [RuleId] {
    let step = scene.state.agenda.next();
    let in_hazard = matches!(step, Some(Step::Brave(_) | Step::Decide(_) | Step::Drop(_) | Step::Pay(_)));
    let in_window = matches!(step, Some(Step::Window(_)));
    let scouted = matches!(step, Some(Step::ChooseLane(_)));
    match action {
        Action::Take(_) => &[cites::SETUP_01],
        Action::Deal(_) => &[cites::SETUP_07],
        Action::Rearrange(..) => &[cites::BTW_03],
        Action::Give(..) => &[cites::ACT_08, cites::ITEM_02],
        Action::Equip(..) | Action::TakeOff(_) => &[cites::RUL_78],
        Action::Use(..) | Action::Ability(..) if in_hazard => &[cites::RUL_88],
        Action::Use(..) | Action::Ability(..) if in_window => &[cites::RUL_25],
        Action::Use(..) | Action::Ability(..) => &[cites::BTW_03, cites::ACT_01],
        Action::Attack(_) | Action::Swap(_) | Action::EndTurn => &[cites::ACT_01, cites::RUL_22],
        Action::Ready => &[cites::RUL_85],
        Action::Pass => &[cites::RUL_25],
        Action::PlayMain | Action::Scout | Action::PlaySecondary if scouted => {
            &[cites::PATH_03, cites::RUL_89]
        }
        Action::PlayMain | Action::Scout | Action::PlaySecondary => &[cites::PATH_02, cites::RUL_89],
        Action::Return | Action::GoOn => &[cites::PATH_05, cites::RUL_89, cites::PATH_07],
        Action::Keep(..) | Action::Leave => &[cites::BTW_01],
        Action::Award(_) => &[cites::BOSS_02],
        Action::Accept | Action::Name(_) | Action::Lose(_) | Action::Refuse => &[cites::RUL_88],
    }
}
