//! Who is who: the party and the monsters, a line or two each.

use super::map::{hero_label, monster_label, sidekick_label};
use super::{Picture, WIDTH, cut, wrapped};
use crate::view::{HeroView, MonsterView, SeatView};

impl Picture<'_> {
    pub(super) fn party(&self) -> String {
        let mut lines = Vec::new();
        for (number, seat) in (1..).zip(&self.view.seats) {
            lines.push(self.seat(number, seat));
            lines.extend(wrapped("     holds ", &seat.items));
            lines.extend(seat.cube.as_ref().map(|cube| format!("     cube on {cube}")));
        }
        for (id, hero) in &self.view.sidekicks {
            let name: String =
                id.chars().take(1).flat_map(char::to_uppercase).chain(id.chars().skip(1)).collect();
            let what = if hero.hp == 0 { "not in play".to_owned() } else { markers(hero) };
            lines.push(cut(&format!("  {} {name}: {what}", sidekick_label(id)), WIDTH));
        }
        lines.join("\n")
    }

    fn seat(&self, number: usize, seat: &SeatView) -> String {
        let hero = &seat.hero;
        let name = self.name(table::Seat(u8::try_from(number - 1).expect("four seats")));
        let line = format!(
            "  {} {:9} ({name})  HP {}  {}",
            hero_label(number, seat),
            seat.short,
            track(hero.hp, hero.max_hp),
            markers(hero)
        );
        cut(&line, WIDTH)
    }

    pub(super) fn monsters(&self) -> String {
        let lines: Vec<String> = self.view.monsters.iter().flat_map(monster).collect();
        lines.join("\n")
    }
}

fn monster(monster: &MonsterView) -> [String; 2] {
    let pinned = if monster.pinned { "  pinned" } else { "" };
    let line = format!(
        "  {} {} on {}  HP {}  Armor {}  Move {}{pinned}",
        monster_label(monster),
        monster.name,
        monster.at,
        track(monster.hp, monster.max_hp),
        monster.armor,
        monster.movement,
    );
    [cut(&line, WIDTH), cut(&format!("     {}", monster.attack), WIDTH)]
}

/// `●●●○○ 3/5`
fn track(now: u8, most: u8) -> String {
    let full = usize::from(now);
    let empty = usize::from(most.saturating_sub(now));
    format!("{}{} {now}/{most}", "●".repeat(full), "○".repeat(empty))
}

/// Where a hero stands and what protects it.
fn markers(hero: &HeroView) -> String {
    let Some(at) = &hero.at else { return "defeated".to_owned() };
    let mut words = vec![format!("on {at}"), format!("Armor {}", hero.armor)];
    words.extend(hero.ward.map(|armor| format!("+{armor}")));
    words.extend(hero.block.map(|roll| format!("blocks {roll}+")));
    words.extend(hero.stealth.map(|roll| format!("hides {roll}+")));
    words.extend(hero.hidden.then(|| "hidden".to_owned()));
    words.join("  ")
}
