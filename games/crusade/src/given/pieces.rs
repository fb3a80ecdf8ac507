//! Where the pieces and the Portal markers of a position are.

use table::Seat;

use super::GivenPlace;
use super::arrange::{Arranging, Result, wrong};
use crate::rules::setup::ChooseEdge;
use crate::state::{Place, Team};
use crate::step::Step;
use crate::tiles::{Edge, Tile};

impl Arranging<'_> {
    /// First where everybody is if nothing is said, then what is said.
    pub(super) fn pieces(&mut self) -> Result<()> {
        for seat in self.state.seats() {
            self.state.piece_mut(seat).place = self.usual_place(seat);
        }
        for (name, place) in &self.given.pieces {
            let seat = self.seat(name)?;
            if self.state.piece(seat).place == Place::Nowhere {
                return wrong(format!("{name}'s piece is not placed yet at that point"));
            }
            self.state.piece_mut(seat).place = self.place(name, seat, place)?;
        }
        Ok(())
    }

    fn usual_place(&self, seat: Seat) -> Place {
        match (self.state.agenda.next(), self.state.team(seat)) {
            (Some(Step::ChooseOrder(_)), _) => Place::Nowhere,
            (_, Team::Groundskeepers) => Place::On(Tile::SHED),
            (Some(Step::ChooseEdge(ChooseEdge(place))), _) if self.place_in_order(seat) >= *place => {
                Place::Nowhere
            }
            (_, Team::Necromancers) => Place::Outside(self.board.edges[0]),
        }
    }

    fn place(&self, name: &str, seat: Seat, place: &GivenPlace) -> Result<Place> {
        match *place {
            GivenPlace::On(x, y) => Ok(Place::On(self.tile((x, y))?)),
            GivenPlace::Outside(at, side) => {
                let edge = Edge { tile: self.tile(at)?, side };
                if self.state.team(seat) == Team::Groundskeepers {
                    return wrong(format!("{name} is a Groundskeeper and cannot be outside"));
                }
                if !self.board.edges.contains(&edge) {
                    return wrong(format!(
                        "{} has no open edge on side {side}",
                        self.board.name_of(edge.tile)
                    ));
                }
                Ok(Place::Outside(edge))
            }
        }
    }

    pub(super) fn portals(&mut self) -> Result<()> {
        for seat in self.state.seats() {
            self.state.piece_mut(seat).portal = None;
        }
        for (name, at) in &self.given.portals {
            let (seat, tile) = (self.seat(name)?, self.tile(*at)?);
            if self.state.team(seat) == Team::Groundskeepers {
                return wrong(format!("{name} is a Groundskeeper and has no Portal"));
            }
            self.state.piece_mut(seat).portal = Some(tile);
        }
        Ok(())
    }
}
