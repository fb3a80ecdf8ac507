//! Hexes, characters, monsters and shut doors of a position.

use table::Seat;

use super::arrange::{Arranging, Result, side, wrong};
use crate::content::{Effect, HexId};
use crate::crypt::{Bar, Cell, Crypt, Doors, Rooms, Tile};
use crate::state::{Cage, Figure, Monster, MonsterId};

impl Arranging<'_> {
    pub(super) fn crypt(&mut self) -> Result<()> {
        if self.given.crypt.is_empty() {
            return Ok(());
        }
        let mut crypt = Crypt { hexpile: self.state.crypt.hexpile, ..Crypt::default() };
        for hex in &self.given.crypt {
            let kind = self.hex(&hex.hex)?;
            let at = Cell(hex.at.0, hex.at.1);
            if crypt.at(at).is_some() {
                return wrong(format!("two hexes lie on ({},{})", at.0, at.1));
            }
            let owner = hex.owner.as_deref().map(|name| self.seat(name)).transpose()?;
            let printed = Doors(self.game.hex(kind).doors.bits());
            let room = crypt.place(kind, owner, printed, hex.rotation, at);
            let placed = &mut crypt.rooms[room.index()];
            for name in &hex.doors {
                placed.doors.add(side(name)?);
            }
            placed.slain = hex.slain;
        }
        self.state.crypt = crypt;
        Ok(())
    }

    pub(super) fn hexpile(&mut self) -> Result<()> {
        if let Some(names) = &self.given.hexpile {
            let mut pile = self.state.crypt.hexpile;
            pile.clear();
            for name in names.iter().rev() {
                pile.push(Tile { kind: self.hex(name)?, owner: None, seen: 0 });
            }
            self.state.crypt.hexpile = pile;
        } else if !self.given.crypt.is_empty() {
            let placed: Vec<HexId> = self.state.crypt.rooms.iter().map(|room| room.kind).collect();
            self.state.crypt.hexpile.retain(|tile| !placed.contains(&tile.kind));
        }
        Ok(())
    }

    pub(super) fn characters(&mut self) -> Result<()> {
        for seat in self.state.seats() {
            let said = self.player(seat);
            let room = self.room(said.at)?;
            let character = said.character.unwrap_or(self.state.player(seat).character);
            let full = i16::from(self.game.character(character).life);
            let life = said.life.unwrap_or(if said.defeated { 0 } else { full });
            if life > full || (life <= 0) != said.defeated {
                return wrong(format!("{}: {life} of {full} life points", self.names.of(seat)));
            }
            let mut entered = Rooms::NONE;
            let mut suffered = Rooms::NONE;
            for (at, harmed) in &said.entered {
                let met = self.room(*at)?;
                entered.add(met);
                if *harmed {
                    suffered.add(met);
                }
            }
            let cage = if said.held { Some(self.cage(room, seat)?) } else { None };
            let player = self.state.player_mut(seat);
            player.character = character;
            player.room = room;
            player.life = life;
            player.defeated = said.defeated;
            player.spent = said.spent;
            player.lost = said.lost;
            player.slain = said.slain;
            player.cage = cage;
            (player.entered, player.suffered) = (entered, suffered);
        }
        Ok(())
    }

    /// The hold of a hex: the steps of the Escape in its event.
    fn cage(&self, room: crate::crypt::Room, seat: Seat) -> Result<Cage> {
        let mut body = None;
        for block in &self.scene().hex(room).effect {
            block.steps.walk(&mut |step| {
                if let Effect::Escape(escape) = step {
                    body = body.or(Some(escape.steps.id));
                }
            });
        }
        match body {
            Some(steps) => Ok(Cage { steps, tried: false }),
            None => wrong(format!("no hex holds {}: its event has no escape roll", self.names.of(seat))),
        }
    }

    pub(super) fn monsters(&mut self) -> Result<()> {
        self.state.monsters.clear();
        for given in &self.given.monsters {
            let home = self.room(given.home)?;
            let at = given.at.map_or(Ok(home), |at| self.room(at))?;
            let Some(design) = self.scene().hex(home).monster() else {
                return wrong(format!("{} has no monster", self.scene().hex(home).name));
            };
            let life = given.life.unwrap_or(i16::from(design.life));
            let spares = given.spares.iter().try_fold(0, |bits, name| Ok(bits | 1 << self.seat(name)?.0))?;
            let id = MonsterId::new(self.state.next_monster, self.state.crypt.room(home).kind);
            self.state.next_monster += 1;
            self.state.monsters.push(Monster { id, home, at, life, master: None, spares, hates: 0 });
        }
        Ok(())
    }

    pub(super) fn bars(&mut self) -> Result<()> {
        for bar in &self.given.bars {
            let bar = Bar {
                room: self.room(bar.at)?,
                side: side(&bar.side)?,
                placer: self.seat(&bar.by)?,
                card: None,
            };
            self.state.crypt.bars.push(bar);
        }
        Ok(())
    }

    /// What defeated players dominate, now that cards and monsters lie where they lie.
    pub(super) fn bodies(&mut self) -> Result<()> {
        for seat in self.state.seats() {
            let said = self.player(seat);
            let body = match &said.body {
                Some(name) => Some(
                    crate::words::read::figure(self.scene(), name, self.names).map_err(table::GivenError)?,
                ),
                None => None,
            };
            if body.is_some() && !said.defeated {
                return wrong(format!("{} is not defeated and has no body", self.names.of(seat)));
            }
            if let Some(Figure::Monster(id)) = body
                && let Some(monster) = self.state.monster_mut(id)
            {
                monster.master = Some(seat);
            }
            self.state.player_mut(seat).body = body;
        }
        Ok(())
    }

    fn hex(&self, name: &str) -> Result<HexId> {
        self.game.find_hex(name).ok_or_else(|| table::GivenError(format!("there is no hex {name:?}")))
    }
}
