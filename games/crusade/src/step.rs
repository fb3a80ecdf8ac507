//! What can be about to happen: the list of steps. Each is a type of its own in the chapter it belongs to.

use crate::content::Crusade;
use crate::effects::give_back::GiveBack;
use crate::rules::rounds::{BeginRound, EndRound, NextTurn};
use crate::rules::setup::{ChooseEdge, ChooseOrder, Deal, PlacePieces};
use crate::rules::shop::Shop;
use crate::rules::turns::{Act, AfterCard};

table::steps! {
    Crusade {
        ask ChooseOrder,
        run PlacePieces,
        ask ChooseEdge,
        run Deal,
        run BeginRound,
        run NextTurn,
        ask Act,
        ask GiveBack,
        run AfterCard,
        run EndRound,
        ask Shop,
    }
}
