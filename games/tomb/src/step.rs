//! What can be about to happen: the list of steps. Each is a type of its own in the chapter it belongs to.

use crate::content::Tomb;
use crate::effects::reroll::Reroll;
use crate::effects::transport::Land;
use crate::rules::actions::OtherPart;
use crate::rules::approach::Flee;
use crate::rules::attack::{Resolve, Strike};
use crate::rules::campaign::{Recast, WhatNext};
use crate::rules::items::PutAway;
use crate::rules::monster_seat::{Assail, March, MonsterAttacks};
use crate::rules::monsters::MonsterMoves;
use crate::rules::rounds::{BeginRound, SidekickTurn, Slot};
use crate::rules::setup::LayOut;
use crate::rules::sidekicks::Settle;
use crate::rules::stage_turn::{EndStageTurn, Muster, StealthRolls, Tremor};
use crate::rules::turns::Act;

table::steps! {
    Tomb {
        run BeginRound,
        run Slot,
        run SidekickTurn,
        ask Act,
        ask Land,
        ask Settle,
        run Strike,
        ask Reroll,
        run Resolve,
        run OtherPart,
        run PutAway,
        run Tremor,
        run StealthRolls,
        run Muster,
        run MonsterMoves,
        ask March,
        run MonsterAttacks,
        ask Assail,
        run Flee,
        run EndStageTurn,
        ask WhatNext,
        ask Recast,
        run LayOut,
    }
}
