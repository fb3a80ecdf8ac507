//! The monsters of a combat.

use super::GivenMonster;
use super::arrange::{Arranging, Result, wrong};
use crate::field::{Foe, MAX_FOES, Place};

impl Arranging<'_> {
    pub(super) fn monsters(&mut self) -> Result<()> {
        if self.given.monsters.len() > MAX_FOES {
            return wrong(format!("at most {MAX_FOES} monsters lie on the field"));
        }
        for own in &self.given.monsters {
            let foe = self.monster(own)?;
            self.state.combat.field.arrive(foe);
        }
        self.rows_without_holes()?;
        self.swarm()?;
        let game = self.game;
        let foes = self.state.combat.field.foes();
        if !foes.is_empty() && foes.iter().all(|foe| game.monster(foe.card).keywords.animated) {
            return wrong("only Animated monsters are left; they would have been removed [LIC-RUL-51]");
        }
        let boss = foes.iter().any(|foe| game.monster(foe.card).boss.is_some());
        self.state.combat.boss = boss || self.given.path.boss;
        Ok(())
    }

    fn monster(&mut self, own: &GivenMonster) -> Result<Foe> {
        let id = self.take_monster(&own.card)?;
        let card = self.game.monster(id);
        let place = match own.at {
            Some((column, row)) if (1..=self.state.run.party).contains(&column) && row > 0 => {
                Place::Front { column, row }
            }
            Some((column, row)) => return wrong(format!("there is no place {column}.{row} on the field")),
            None => self.state.combat.field.end_of_back(),
        };
        if self.state.combat.field.at(place).is_some() {
            return wrong(format!("two monsters lie in the place of {:?}", own.card));
        }
        if own.energy.is_some_and(|energy| energy > card.energy) {
            return wrong(format!("{:?} has at most {} energy", own.card, card.energy));
        }
        Ok(Foe {
            card: id,
            place,
            health: card.health,
            max_health: card.health,
            energy: own.energy.unwrap_or(card.energy),
            chant: own.chant,
            weakened: own.weakened,
            marked: own.marked,
            sickened: own.sickened,
            brooded: own.brooded,
            arrived: own.arrived,
            returned: own.returned,
            ..Foe::default()
        })
    }

    /// [LIC-RUL-04]
    fn rows_without_holes(&self) -> Result<()> {
        for column in 1..=self.state.run.party {
            let rows = self.state.combat.field.file(column).map(|foe| foe.place);
            let expected = (1u8..).map(|row| Place::Front { column, row });
            if rows.zip(expected).any(|(place, expected)| place != expected) {
                return wrong(format!("the rows of column {column} have a hole"));
            }
        }
        Ok(())
    }

    /// Swarm as if all had begun the combat together, then the health that is given. [LIC-RUL-55]
    fn swarm(&mut self) -> Result<()> {
        let numbers: Vec<_> = self.state.combat.field.foes().iter().map(|foe| foe.id).collect();
        for id in numbers {
            let card = self.state.combat.field.get(id).expect("just laid down").card;
            let card = self.game.monster(card);
            let more = if card.keywords.swarm { self.scene().others_of_type(id) } else { 0 };
            // Monsters were numbered in the order written.
            let own = &self.given.monsters[usize::from(id.0) - 1];
            let foe = self.state.combat.field.get_mut(id).expect("just laid down");
            foe.max_health += more;
            foe.health = own.health.unwrap_or(foe.max_health);
            if foe.health > foe.max_health || (foe.health == 0 && !card.keywords.animated) {
                return wrong(format!("{:?} has 1 to {} health", own.card, foe.max_health));
            }
        }
        Ok(())
    }

    /// [LIC-FAINT-01]
    pub(super) fn nobody_before_the_fainted(&self) -> Result<()> {
        for seat in self.state.seats().filter(|seat| !self.state.hero(*seat).stands()) {
            if self.state.combat.field.holds(self.state.column(seat)) {
                let name = self.names.of(seat);
                return wrong(format!("no monster stays before {name}, who has fainted"));
            }
        }
        Ok(())
    }
}
