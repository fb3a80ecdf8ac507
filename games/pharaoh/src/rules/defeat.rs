//! Defeat of characters, agents and monsters. [PHA-RUL-122]

use smallvec::SmallVec;
use table::Seat;

use crate::cites;
use crate::event::Event;
use crate::item::{Fate, What};
use crate::play::Play;
use crate::state::{Figure, Lies, MonsterId, Piece};

impl Play<'_> {
    /// A character falls: Keys, guards, cards, token, in this order.
    pub(crate) fn defeat(&mut self, seat: Seat) {
        let room = self.state.player(seat).room;
        let who = Figure::Character(seat);
        self.tray.reveal(); // the whole hand lies open
        self.tell(
            &[cites::DFT_01, cites::RUL_122, cites::OBJ_03],
            Event::Defeated { who, card: None, room: None },
        );
        self.drop_keys(seat, room);
        self.guards_stand(seat, room);
        self.lose_cards(seat);
        self.depart(seat);
        self.state.player_mut(seat).defeated = true;
        for item in &mut self.state.stack {
            let own = item.by == Some(seat) && item.actor.is_none_or(|actor| actor == who);
            let kind = matches!(
                item.what,
                What::Hit
                    | What::Play(_)
                    | What::Use
                    | What::UseHex
                    | What::Ability
                    | What::PickUp
                    | What::Defense(_)
                    | What::Dodge(_)
                    | What::Mend
            );
            if own && kind && item.fate == Fate::Open {
                item.fate = Fate::Failed;
            }
        }
        if self.state.turn.seat == seat {
            self.state.turn.over = true; // [PHA-RUL-123]
            let ready = self.take_ready();
            for card in ready.cards() {
                self.discard(card, &[cites::RUL_122]);
            }
        }
        self.check_curse();
    }

    /// Guards become agents in the hex, with their damage. [PHA-DFT-03]
    fn guards_stand(&mut self, seat: Seat, room: crate::crypt::Room) {
        let scene = self.scene();
        let guards: SmallVec<[Piece; 6]> = scene
            .state
            .tabled
            .iter()
            .filter(|it| it.lies == Lies::Before(seat) && it.by == seat)
            .filter(|it| scene.design(it.card).agent().is_some())
            .map(|it| it.card)
            .collect();
        for piece in guards {
            if let Some(tabled) = self.state.tabled_mut(piece) {
                tabled.lies = Lies::In(room);
                tabled.fresh = true;
            }
            let card = self.state.kind(piece);
            self.tell(&[cites::RUL_122, cites::DFT_03], Event::GuardStands { card, room: self.place(room) });
        }
    }

    /// Hand and table are discarded; what lies in hexes stays.
    fn lose_cards(&mut self, seat: Seat) {
        let hand = self.state.player(seat).hand;
        self.state.player_mut(seat).hand.clear();
        for piece in hand.iter() {
            self.discard(*piece, &[cites::DFT_03, cites::RUL_122]);
        }
        let lost: SmallVec<[Piece; 8]> = self
            .state
            .tabled
            .iter()
            .filter(|it| match it.lies {
                Lies::Before(whom) => whom == seat || it.by == seat,
                Lies::In(_) => false,
            })
            .map(|it| it.card)
            .collect();
        for piece in lost {
            self.destroy(piece, &[cites::DFT_03, cites::RUL_122]);
        }
    }

    /// An agent or another tabled card is gone. [PHA-RUL-92]
    pub(crate) fn defeat_card(&mut self, piece: Piece) {
        let card = self.state.kind(piece);
        self.tell(
            &[cites::DFT_01, cites::RUL_92],
            Event::Defeated { who: Figure::Card(piece), card: Some(card), room: None },
        );
        self.destroy(piece, &[cites::RUL_92, cites::ATT_02]);
        self.check_curse();
    }

    /// A monster is slain; three cards for whoever did it. [PHA-RUL-112]
    pub(crate) fn defeat_monster(&mut self, id: MonsterId, by: Option<Seat>) {
        let Some(monster) = self.state.monster(id).copied() else { return };
        let who = Figure::Monster(id);
        self.tell(
            &[cites::DFT_01, cites::MON_06],
            Event::Defeated { who, card: None, room: Some(self.place(monster.home)) },
        );
        self.state.monsters.retain(|it| it.id != id);
        if monster.at == monster.home && self.state.characters_in(monster.home).next().is_some() {
            self.state.crypt.rooms[monster.home.index()].slain = true;
        }
        if let Some(master) = monster.master {
            self.state.player_mut(master).body = None;
            self.drop_keys(master, monster.at); // [PHA-RUL-130]
        }
        if let Some(seat) = by.filter(|seat| monster.master != Some(*seat)) {
            let player = self.state.player_mut(seat);
            player.slain = player.slain.saturating_add(1);
            if !player.defeated {
                self.tell(&[cites::MON_01, cites::RUL_112], Event::Reward { seat });
                let count = self.game.numbers().monster_reward;
                self.draw(seat, count, &[cites::MON_01, cites::RUL_112]);
            }
        }
    }
}
