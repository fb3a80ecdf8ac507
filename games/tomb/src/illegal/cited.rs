//! The rules a refusal cites: the one that forbids it first, then those that explain it.

use table::RuleId;

use super::Illegal;
use crate::action::Action;
use crate::cites;
use crate::content::Kind;
use crate::play::Scene;

impl Illegal {
    /// The rules the mistake breaks.
    pub(super) fn cited(self, scene: Scene<'_>, action: Action) -> &'static [RuleId] {
        match self {
            Self::StageOver => &[cites::RUL_107],
            Self::NotYourTurn(_, rules) => rules,
            Self::NotNow(action) => not_now(action).1,
            Self::NoSuchSequel => &[cites::RUL_112, cites::RUL_113],
            Self::Taken(_) => &[cites::RUL_21],
            Self::ActedAlready if scene.state.acting.hero.is_sidekick() => &[cites::RUL_88],
            Self::OutOfRange { max, .. } => out_of_range(scene, action, max),
            _ => self
                .breaks_steps(scene)
                .or_else(|| self.breaks_things(action))
                .or_else(|| self.breaks_sidekicks())
                .unwrap_or_else(|| self.breaks_fighting()),
        }
    }

    fn breaks_steps(self, scene: Scene<'_>) -> Option<&'static [RuleId]> {
        let dashing = scene.state.acting.acted && scene.state.acting.points > 0;
        Some(match self {
            Self::NotAStep(_) => &[cites::MOVE_01, cites::MOVE_05, cites::RUL_03],
            Self::Unknown(_) => &[cites::RUL_04],
            Self::Wall(_) => &[cites::TERR_02, cites::RUL_03],
            Self::ClosedGate(_) => &[cites::TERR_05],
            Self::Obstacle(_) => &[cites::TERR_03],
            Self::Water(_) => &[cites::RUL_84, cites::TERR_04],
            Self::MonsterInTheWay(_) => &[cites::MOVE_02],
            Self::TooDear { cost: 3, .. } => &[cites::RUL_28, cites::TERR_06, cites::RUL_32],
            Self::TooDear { .. } if dashing => &[cites::RUL_28, cites::RUL_33],
            Self::TooDear { .. } | Self::NoPoints => {
                &[cites::RUL_28, cites::TURN_01, cites::RUL_29, cites::BOARDS_02]
            }
            Self::DashSpent => &[cites::RUL_33, cites::RUL_28],
            Self::MovementOver if scene.state.acting.hero.is_sidekick() => &[cites::RUL_88, cites::SIDE_02],
            Self::MovementOver => &[cites::RUL_27, cites::TURN_02],
            Self::NoStopBeyond(_) | Self::CannotStopHere => &[cites::RUL_30, cites::MOVE_04],
            Self::OnTheShip => &[cites::SHIP_08, cites::SHIP_09, cites::RUL_104],
            Self::NotInPlaceOfMovement => &[cites::RUL_52, cites::TRANS_01, cites::RUL_53],
            Self::NowhereToLand | Self::NoLanding(_) => &[cites::RUL_52],
            Self::NoShip => &[cites::SHIP_01],
            Self::SteeringOver if scene.has_dashed() => &[cites::SHIP_06, cites::RUL_97],
            Self::SteeringOver if scene.state.acting.drifted => &[cites::RUL_97, cites::SHIP_04],
            Self::SteeringOver => &[cites::SHIP_03, cites::RUL_97],
            Self::ShipBlocked(_) => &[cites::RUL_96, cites::SHIP_02],
            Self::DriftFirst | Self::DriftedAlready => &[cites::RUL_97, cites::SHIP_04],
            _ => return None,
        })
    }

    fn breaks_things(self, action: Action) -> Option<&'static [RuleId]> {
        Some(match self {
            Self::NoSuchTile(_) => &[cites::RUL_02],
            Self::FaceUp(_) | Self::TileNotAdjacent(_) => &[cites::REV_01, cites::RUL_40],
            Self::ShipReveals => &[cites::RUL_99, cites::SHIP_15],
            Self::NoCube => &[cites::ITEM_01, cites::RUL_42],
            Self::NotDroppedHere(_) => &[cites::DROP_02, cites::RUL_43],
            Self::NotHeld(_) => &[cites::ITEM_03],
            Self::NoSuchItem(_) => &[cites::STAGE_06],
            Self::NobodyHere => &[cites::PASS_02, cites::PASS_01],
            Self::SharedHold => &[cites::RUL_104, cites::SHIP_17],
            Self::HandedTwice(_) => &[cites::RUL_38],
            Self::NeededOnWater(_) => &[cites::RUL_84],
            Self::NeededToGoOn(_) => &[cites::RUL_30],
            Self::NotUsed(_) => &[cites::RUL_81, cites::ITEM_03],
            Self::CubeOnItem(_) => &[cites::RUL_54, cites::TURN_03],
            Self::PiercesAlready => &[cites::RUL_87],
            Self::NoClosedGate(_) => &[cites::RUL_83],
            Self::NotAdjacent(_) if matches!(action, Action::Play(..)) => &[cites::HEAL_01, cites::RUL_51],
            Self::NotAdjacent(_) => &[cites::RUL_83, cites::HEAL_01],
            Self::NoObjective | Self::AlreadyActivated => &[cites::RUL_85, cites::RUL_09],
            _ => return None,
        })
    }

    fn breaks_sidekicks(self) -> Option<&'static [RuleId]> {
        Some(match self {
            Self::SidekickItems => &[cites::SIDE_03, cites::RUL_88],
            Self::SidekickActions => &[cites::RUL_88],
            Self::SidekickObjective => &[cites::RUL_85, cites::RUL_88],
            Self::SidekickHeal => &[cites::HEAL_01, cites::SIDE_08],
            Self::OnlySidekicks => &[cites::TURN_02],
            Self::NoSidekick => &[cites::RUL_36],
            Self::SidekickInPlay => &[cites::RUL_92, cites::RUL_36],
            Self::NoRoomForSidekick => &[cites::RUL_36, cites::RUL_105, cites::RUL_91],
            Self::NoSettling(_) => &[cites::SIDE_06, cites::RUL_91, cites::RUL_105],
            _ => return None,
        })
    }

    fn breaks_fighting(self) -> &'static [RuleId] {
        match self {
            Self::CubeOn(_) => &[cites::TURN_03, cites::RUL_35, cites::RUL_45],
            Self::BurnedAlready(_) => &[cites::TURN_07, cites::RUL_35],
            Self::ActedAlready => &[cites::TURN_02, cites::RUL_27],
            Self::NeedsTarget | Self::NeedsNoTarget => &[cites::RUL_36],
            Self::OnlyTarget => &[cites::RUL_57, cites::RANGE_06],
            Self::NobodyInRange => &[cites::ATK_01, cites::RUL_36, cites::DOUBLE_02],
            Self::NoMonsterThere(_) => &[cites::ATK_01, cites::RUL_57, cites::DOUBLE_02],
            Self::NoSight(_) => &[
                cites::LOS_03,
                cites::RUL_11,
                cites::RUL_12,
                cites::RUL_13,
                cites::LOS_01,
                cites::TERR_02,
                cites::TERR_05,
            ],
            Self::NoWayRound(_) => &[cites::RUL_14],
            Self::GateBetween(_) => &[cites::RUL_15, cites::TERR_05],
            Self::NobodyToHeal(_) => &[cites::HEAL_01, cites::RUL_51, cites::SIDE_08],
            Self::Unhurt(_) => &[cites::RUL_36, cites::CHAR_05, cites::RUL_51],
            Self::OutOfMonsterReach(_) => &[cites::RUL_80, cites::MOVE_03, cites::MOVE_04, cites::MON_10],
            Self::NoHeroInRange(_) => &[cites::RUL_80, cites::RUL_50],
            _ => &[cites::TURN_02],
        }
    }
}

/// A melee attack needs its target next to the attacker; one at a distance has two limits, and one round corners counts
/// the way. [TOM-RANGE-02]
fn out_of_range(scene: Scene<'_>, action: Action, max: u8) -> &'static [RuleId] {
    let Action::Play(slot, _) = action else {
        return if max == 1 { MELEE } else { FAR };
    };
    let card = &scene.character(scene.state.acting.hero.seat()).actions[slot.index()];
    match card.attack().map(|it| it.kind) {
        Some(Kind::Corner) => &[cites::RUL_14, cites::ATK_01, cites::RANGE_03],
        _ if max > 1 => FAR,
        _ if card.is_double() => &[cites::ATK_01, cites::DOUBLE_02, cites::RANGE_03],
        _ => MELEE,
    }
}

const MELEE: &[RuleId] = &[cites::ATK_01, cites::RANGE_03, cites::RUL_10];
const FAR: &[RuleId] = &[cites::RANGE_02, cites::ATK_01, cites::RANGE_03, cites::RUL_10];

/// Why an action answers nothing now: in a sentence, and by which rules.
pub(super) fn not_now(action: Action) -> (&'static str, &'static [RuleId]) {
    match action {
        Action::Land(_) => ("Nobody is in the middle of a Transport.", &[cites::RUL_52]),
        Action::Settle(_) => ("No sidekick is waiting to be put on the map.", &[cites::RUL_91]),
        Action::RollAgain | Action::KeepRoll => ("No roll is waiting for an answer.", &[cites::RUL_86]),
        Action::March(_) | Action::Assail(_) => {
            ("Monsters are led in the Stage Turn, by the monster seat.", &[cites::PLAY_03, cites::RUL_80])
        }
        Action::Next(_) => ("That is decided after a Stage of a campaign.", &[cites::RUL_112]),
        Action::Lead(_) => ("That is decided after a Stage of a campaign.", &[cites::END_07, cites::CHAR_02]),
        Action::Step(_)
        | Action::Steer(_)
        | Action::Drift
        | Action::Reveal(_)
        | Action::Take
        | Action::PickUp(_)
        | Action::Give(_)
        | Action::Receive(_)
        | Action::Activate
        | Action::Play(..)
        | Action::Use(..)
        | Action::Attack(_)
        | Action::Burn(_)
        | Action::EndTurn => ("Something else must be answered first.", &[cites::RUL_27]),
    }
}
