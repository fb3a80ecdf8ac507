//! What can be about to happen: the list of steps. Each is a type of its own in the chapter it belongs to.

use crate::content::Lich;
use crate::rules::camp::Camp;
use crate::rules::encounters::Meet;
use crate::rules::hazard_choices::{Brave, Decide, Drop, Pay};
use crate::rules::hazards::{HazardEnds, Trial};
use crate::rules::monsters::{FoeAttacks, FoeTurn, FoeUses};
use crate::rules::muster::{ChooseAdventurer, GiveStartingItem, LayItems};
use crate::rules::path::{ChooseLane, ChoosePath, ChooseReturn, LayFloor, MoveOn};
use crate::rules::rewards::{Award, EndEncounter, EndFloor, PassLead, Reward};
use crate::rules::round_end::EndRound;
use crate::rules::rounds::{BeginRound, NextTurn};
use crate::rules::turns::{Acting, BeginTurn};
use crate::rules::windows::{OpenWindow, Window};

table::steps! {
    Lich {
        ask ChooseAdventurer,
        run LayItems,
        ask GiveStartingItem,
        run LayFloor,
        ask Camp,
        run MoveOn,
        ask ChoosePath,
        ask ChooseLane,
        ask ChooseReturn,
        run Meet,
        run Trial,
        ask Brave,
        ask Decide,
        ask Pay,
        ask Drop,
        run HazardEnds,
        run BeginRound,
        run NextTurn,
        run OpenWindow,
        ask Window,
        run BeginTurn,
        ask Acting,
        run FoeTurn,
        run FoeAttacks,
        run FoeUses,
        run EndRound,
        run EndEncounter,
        ask Reward,
        ask Award,
        run PassLead,
        run EndFloor,
    }
}
