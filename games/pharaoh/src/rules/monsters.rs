//! Monsters of hexes: when they appear, whom they attack, whom they spare. [PHA-RUL-107]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat};

use super::piles::bit;
use crate::cites;
use crate::content::Pharaoh;
use crate::crypt::Room;
use crate::event::Event;
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::state::{Figure, Monster, MonsterId};

/// One of its attacks; the others follow, each with its own roll and defense. [PHA-RUL-108]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menace {
    /// Whom.
    pub seat: Seat,
    /// In which hex.
    pub room: Room,
    /// How often.
    pub times: u8,
}

impl Deed<Pharaoh> for Menace {
    fn run(self, play: &mut Play<'_>) {
        let Self { seat, room, times } = self;
        let Some(id) = play.scene().monster_at_home(room) else { return };
        let player = play.state.player(seat);
        if times == 0 || player.defeated || player.room != room {
            return;
        }
        play.tell(
            &[cites::RUL_108, cites::RUL_107, cites::MON_04, cites::RUL_111, cites::RUL_113],
            Event::Attacks { room: play.place(room), seat },
        );
        play.push(Menace { times: times - 1, ..self });
        let mut item = Item::new(What::Monster, None, room);
        item.actor = Some(Figure::Monster(id));
        item.targets.push(Figure::Character(seat));
        play.begin_item(item);
    }
}

impl Scene<'_> {
    /// The monster of a hex that is there and serves nobody.
    pub(crate) fn monster_at_home(self, room: Room) -> Option<MonsterId> {
        let wild = |it: &&Monster| it.home == room && it.at == room && it.master.is_none();
        self.state.monsters.iter().find(wild).map(|it| it.id)
    }

    /// Whether a character that ignores the monster has attacked it and is fair game. [PHA-MON-09]
    pub(crate) fn hated(self, seat: Seat, room: Room) -> bool {
        let monster = self.monster_at_home(room).and_then(|id| self.state.monster(id));
        !self.ignored_period(room) && monster.is_some_and(|it| it.hates & bit(seat) != 0)
    }

    /// Whether a dominated monster of the hex is still in it.
    fn served_here(self, room: Room) -> bool {
        self.state.monsters.iter().any(|it| it.home == room && it.at == room && it.master.is_some())
    }
}

impl Play<'_> {
    /// The trigger of a monster hex, for a character that does not ignore it.
    pub(crate) fn monster_event(&mut self, seat: Seat, room: Room, enters: bool) {
        let Some(printed) = self.scene().hex(room).monster() else { return };
        let (acts, life) = (printed.acts, printed.life);
        if let Some(id) = self.scene().monster_at_home(room) {
            let monster = self.state.monster(id).expect("it is at home");
            if monster.spares & bit(seat) != 0 {
                self.tell(&[cites::RUL_109, cites::MON_07], Event::Spared { room: self.place(room), seat });
                return;
            }
            self.push(Menace { seat, room, times: acts });
            return;
        }
        let slain = self.state.crypt.room(room).slain;
        if slain && !enters {
            self.tell(&[cites::MON_06, cites::RUL_107], Event::StaysAway { room: self.place(room) });
            return;
        }
        if self.scene().served_here(room) {
            return; // [PHA-RUL-107]
        }
        let spares = if slain {
            self.state.characters_in(room).filter(|other| *other != seat).map(bit).sum()
        } else {
            0
        };
        self.appear(room, life, spares);
        self.push(Menace { seat, room, times: acts });
    }

    /// A monster comes at full life points.
    pub(crate) fn appear(&mut self, room: Room, life: u8, spares: u8) -> MonsterId {
        let id = MonsterId::new(self.state.next_monster, self.state.crypt.room(room).kind);
        self.state.next_monster = self.state.next_monster.wrapping_add(1);
        let life = i16::from(life);
        self.state.monsters.push(Monster { id, home: room, at: room, life, master: None, spares, hates: 0 });
        let slain = std::mem::take(&mut self.state.crypt.rooms[room.index()].slain);
        let gone = self.state.monsters.iter().any(|it| it.home == room && it.id != id);
        let rules: &'static [RuleId] = match (slain, gone) {
            (true, _) => &[cites::MON_06, cites::MON_07, cites::RUL_110, cites::RUL_107],
            (false, true) => &[cites::DOM_05, cites::RUL_107, cites::PHC_P44],
            (false, false) => &[cites::RUL_107, cites::MON_02, cites::MON_03, cites::MON_10, cites::PHC_P44],
        };
        self.tell(rules, Event::Appeared { room: self.place(room), life });
        id
    }

    /// A spared character that attacks the monster is spared no longer. [PHA-RUL-109]
    pub(crate) fn provoke(&mut self, target: Figure, by: Option<Seat>) {
        let (Figure::Monster(id), Some(seat)) = (target, by) else { return };
        if let Some(monster) = self.state.monster_mut(id) {
            monster.spares &= !bit(seat);
            monster.hates |= bit(seat);
        }
    }
}
