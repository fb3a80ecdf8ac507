//! Actions as players write them, with the things they touch and the rule that allows them.

use table::{Handle, Names, RuleId, Seat};

use crate::action::{Action, Target};
use crate::cites;
use crate::play::Scene;
use crate::state::Team;

/// One line: `move (1,0)`, `play kick Nox W`.
pub(crate) fn notation(scene: Scene<'_>, action: Action, names: &Names) -> String {
    let board = scene.board();
    match action {
        Action::Order(order) => {
            let list: Vec<&str> = order.into_iter().map(|seat| names.of(seat)).collect();
            format!("order {}", list.join(", "))
        }
        Action::Edge(edge) => {
            ["edge ", &board.name_of(edge.tile), " ", board.direction_name(edge.side)].concat()
        }
        Action::Move(tile) => ["move ", &board.name_of(tile)].concat(),
        Action::Teleport => "teleport".to_owned(),
        Action::Play(card, target) => {
            let card = scene.game.cards().get(card.index()).map_or("?", |card| &card.id);
            match target {
                Target::None => ["play ", card].concat(),
                Target::Seat(seat) => ["play ", card, " ", names.of(seat)].concat(),
                Target::Toward(seat, direction) => {
                    ["play ", card, " ", names.of(seat), " ", board.direction_name(direction)].concat()
                }
                Target::Tile(tile) => ["play ", card, " ", &board.name_of(tile)].concat(),
            }
        }
        Action::EndTurn => "end turn".to_owned(),
        Action::GiveBack(card) => {
            format!("give {}", scene.game.cards().get(card.index()).map_or("?", |card| &card.id))
        }
        Action::Buy(tier) => format!("buy {}", tier.0),
        Action::Done => "done".to_owned(),
    }
}

/// What lights up for an action.
pub(crate) fn touches(scene: Scene<'_>, action: Action) -> Vec<Handle> {
    let seat = |seat: Seat| Handle::new("seat", seat.0);
    let tile = |tile: crate::tiles::Tile| Handle::new("tile", tile.0);
    let card = |card: crate::cards::CardId| Handle::new("card", &scene.game.card(card).id);
    match action {
        Action::Order(order) => order.into_iter().map(seat).collect(),
        Action::Edge(edge) => {
            vec![Handle::new("edge", format!("{}/{}", edge.tile.0, edge.side)), tile(edge.tile)]
        }
        Action::Move(to) => vec![tile(to)],
        Action::Teleport => {
            let acting = scene.state.piece(scene.state.acting.seat);
            std::iter::once(Handle::new("button", "teleport")).chain(acting.portal.map(tile)).collect()
        }
        Action::Play(id, Target::None) | Action::GiveBack(id) => vec![card(id)],
        Action::Play(id, Target::Seat(whom)) => vec![card(id), seat(whom)],
        Action::Play(id, Target::Toward(whom, direction)) => {
            vec![card(id), seat(whom), Handle::new("direction", direction)]
        }
        Action::Play(id, Target::Tile(to)) => vec![card(id), tile(to)],
        Action::EndTurn => vec![Handle::new("button", "end-turn")],
        Action::Buy(tier) => vec![Handle::new("deck", tier.0)],
        Action::Done => vec![Handle::new("button", "done")],
    }
}

/// The rule that allows an action.
pub(crate) fn allowed_by(scene: Scene<'_>, action: Action) -> RuleId {
    match action {
        Action::Order(_) => cites::ROUND_03,
        Action::Edge(_) => cites::SETUP_03,
        Action::Move(_) => match scene.state.team(scene.state.acting.seat) {
            Team::Groundskeepers => cites::MOVE_01,
            Team::Necromancers => cites::MOVE_02,
        },
        Action::Teleport => cites::RUL_76,
        Action::Play(card, _) => scene.game.card(card).rules.first().copied().unwrap_or(cites::RUL_28),
        Action::EndTurn => cites::TURN_04,
        Action::GiveBack(_) => cites::CARD_05,
        Action::Buy(_) => cites::SHOP_03,
        Action::Done => cites::RUL_42,
    }
}
