//! What can be about to happen: the list of steps. Each is a type of its own in the chapter it belongs to.

use crate::content::Pharaoh;
use crate::effects::cancel::Undo;
use crate::effects::choose::ChooseBranch;
use crate::effects::destroy_tabled::PickTabled;
use crate::effects::detach::Remove;
use crate::effects::discard::Shed;
use crate::effects::moving::Walk;
use crate::effects::peek::Arrange;
use crate::effects::recover::TakeBack;
use crate::effects::redirect::SendOn;
use crate::effects::rotate_hex::TurnHex;
use crate::effects::search::FindCard;
use crate::effects::set_dice::NameFace;
use crate::effects::side::PickSide;
use crate::effects::steal::TakeCard;
use crate::effects::teleport::Warp;
use crate::rules::act::Act;
use crate::rules::attack::{Aftermath, Assault, Inflict, Reckon, Strike};
use crate::rules::damage::Measure;
use crate::rules::declare::{ChooseTargets, ChooseVictim, Resume};
use crate::rules::defend::Defend;
use crate::rules::discards::TurnDiscard;
use crate::rules::domination::Dominate;
use crate::rules::events::{Meeting, TabledEvent};
use crate::rules::exploring::Lay;
use crate::rules::holds::Release;
use crate::rules::hurt::{Mend, Route};
use crate::rules::monsters::Menace;
use crate::rules::movement::Enter;
use crate::rules::rolls::Settle;
use crate::rules::run::Run;
use crate::rules::stack::{Carry, Finish};
use crate::rules::tabled::{LayBefore, Station};
use crate::rules::turns::{BeginTurn, EndTurn, NextTurn, Triggers, TurnDraw};
use crate::rules::windows::Respond;

table::steps! {
    Pharaoh {
        run NextTurn,
        run BeginTurn,
        ask Dominate,
        ask TurnDraw,
        ask Act,
        ask TurnDiscard,
        run EndTurn,
        run Triggers,
        run Enter,
        run Meeting,
        run TabledEvent,
        run Menace,
        ask Lay,
        ask Release,
        ask Walk,
        ask Warp,
        ask ChooseTargets,
        ask ChooseVictim,
        ask Station,
        ask ChooseBranch,
        ask Respond,
        run Carry,
        run Run,
        run Assault,
        ask Defend,
        run Strike,
        run Inflict,
        run Measure,
        ask Route,
        ask Mend,
        run Aftermath,
        run Reckon,
        run Finish,
        run LayBefore,
        run Settle,
        ask NameFace,
        ask Shed,
        ask TakeCard,
        ask TakeBack,
        ask FindCard,
        ask PickTabled,
        ask Undo,
        ask Remove,
        ask PickSide,
        ask TurnHex,
        ask Arrange,
        ask SendOn,
        run Resume,
    }
}
