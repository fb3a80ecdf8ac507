//! Keys and the way out. [PHA-OBJ-01]

use table::{RuleId, Seat};

use crate::cites;
use crate::content::{Freed, Range, Trigger};
use crate::crypt::Room;
use crate::event::Event;
use crate::item::{Fate, Item, ItemId, RollFor, What};
use crate::play::{Play, Scene};
use crate::rules::piles::ALL;
use crate::rules::ready::Host;
use crate::state::{Ending, Figure, Lies, Piece, Ready};

impl Scene<'_> {
    /// Whether a seat has a Key in hand or tabled. [PHA-KEY-01]
    pub(crate) fn has_key(self, seat: Seat) -> bool {
        self.state.player(seat).hand.iter().any(|piece| self.is_key(*piece)) || self.has_tabled_key(seat)
    }

    /// Whether everybody can see that it has.
    pub(crate) fn has_tabled_key(self, seat: Seat) -> bool {
        self.state
            .tabled
            .iter()
            .any(|it| it.by == seat && it.lies == Lies::Before(seat) && self.is_key(it.card))
    }

    /// The figure that acts for a seat: its character, or the body of a defeated player.
    pub(crate) fn person(self, seat: Seat) -> Option<Figure> {
        let player = self.state.player(seat);
        if player.defeated { player.body } else { Some(Figure::Character(seat)) }
    }

    /// Whether a seat stands in an exit with a Key, free to leave. [PHA-ACT-11]
    pub(crate) fn may_exit(self, seat: Seat) -> bool {
        let Some(person) = self.person(seat) else { return false };
        let Some(room) = self.state.whereabouts(person) else { return false };
        self.hex(room).is_exit() && self.has_key(seat) && !self.is_held(person)
    }

    /// Keys within reach of a seat's person and what goes with its action. [PHC-P36]
    pub(crate) fn keys_in_reach(self, seat: Seat, with: &Ready) -> impl Iterator<Item = Piece> {
        let person = self.person(seat);
        let aim = person.and_then(|person| {
            let room = self.state.whereabouts(person)?;
            Some(self.aim(seat, person, room, Range::None, false, with))
        });
        let within = move |at: Room| {
            let Some(aim) = aim else { return false };
            let far = at != aim.room;
            aim.reach.is_none_or(|reach| reach.has(at)) && !(far && (self.misty(aim.room) || self.misty(at)))
        };
        self.state.keys.iter().filter(move |(_, at)| within(*at)).map(|(key, _)| *key)
    }

    /// Whether a Key may be picked up now, with what is laid ready.
    pub(crate) fn may_pick_up(self, seat: Seat, ready: &Ready) -> bool {
        (self.may_act(false) || self.made_free(seat, Freed::Pickup)) && self.carries(ready, Host::PICK_UP)
    }
}

impl Play<'_> {
    /// The Exit action. [PHA-RUL-117]
    pub(crate) fn exit_action(&mut self, seat: Seat) {
        self.spend_action(false);
        self.show_key(seat);
        let person = self.scene().person(seat).expect("somebody leaves");
        let room = self.state.whereabouts(person).expect("somebody leaves");
        self.roll(2, RollFor::Exit, Some(seat), room);
    }

    /// The Key is shown; it stays where it was.
    pub(crate) fn show_key(&mut self, seat: Seat) {
        self.shows_as_holder(Figure::Character(seat));
    }

    /// Somebody is seen to hold a Key. [PHA-RUL-117]
    pub(crate) fn shows_as_holder(&mut self, figure: Figure) {
        let Figure::Character(seat) = figure else { return };
        let key = self.state.player(seat).hand.iter().copied().find(|piece| self.scene().is_key(*piece));
        if let Some(key) = key {
            self.state.card_mut(key).known = ALL;
            self.tray.reveal();
        }
        self.tell(&[cites::RUL_117, cites::KEY_01], Event::KeyShown { seat });
    }

    /// An exit roll counts. [PHA-RUL-118]
    pub(crate) fn exit_counts(&mut self, seat: Seat, doubles: bool) {
        if doubles {
            if self.state.player(seat).defeated {
                self.escape_the_crypt(seat, &[cites::DOM_07, cites::OBJ_03, cites::OBJ_01, cites::RUL_54]);
            } else {
                self.escape_the_crypt(seat, &[cites::OBJ_01, cites::RUL_118, cites::RUL_54]);
            }
            return;
        }
        self.tell(&[cites::RUL_117, cites::OBJ_01], Event::ExitFailed { seat });
        let room = self.scene().person(seat).and_then(|person| self.state.whereabouts(person));
        if let Some(room) = room {
            self.condition_fires(room, Trigger::ExitFail, None);
        }
    }

    /// Somebody is out: the match ends in the middle of anything. [PHA-RUL-54]
    pub(crate) fn escape_the_crypt(&mut self, seat: Seat, rules: &'static [RuleId]) {
        self.tell(rules, Event::Escaped { seat });
        self.end(Ending::Escape(seat));
    }

    /// A Key is reached for. With cards attached others may answer those, so it waits on the stack. [PHA-RUL-52]
    pub(crate) fn reach_for_key(&mut self, seat: Seat, key: Piece) {
        let with = self.take_ready();
        if with.is_empty() {
            self.pick_up(seat, key);
            return;
        }
        let person = self.scene().person(seat);
        let room = person.and_then(|person| self.state.whereabouts(person)).unwrap_or_default();
        let mut item = Item::new(What::PickUp, Some(seat), room);
        item.actor = person;
        item.card = Some(key);
        item.with = with;
        self.begin_item(item);
    }

    /// The Key is taken if it is still in reach. [PHA-RUL-51]
    pub(crate) fn carry_pick_up(&mut self, id: ItemId) {
        let item = self.item(id);
        let (Some(seat), Some(key)) = (item.by, item.card) else { return };
        if self.scene().keys_in_reach(seat, &item.with).any(|it| it == key) {
            self.pick_up(seat, key);
        } else {
            self.item_mut(id).fate = Fate::Failed;
            self.tell(&[cites::RUL_51, cites::RUL_36], Event::Fizzled);
        }
    }

    /// A Key is picked up: into the hand of a character, onto the table of a body. [PHA-RUL-115]
    pub(crate) fn pick_up(&mut self, seat: Seat, key: Piece) {
        let person = self.scene().person(seat);
        let here = person.and_then(|person| self.state.whereabouts(person));
        let near = self.state.keys.iter().any(|(piece, at)| *piece == key && Some(*at) == here);
        self.state.keys.retain(|(piece, _)| *piece != key);
        let owner = self.state.card(key).owner();
        let rules: &'static [RuleId] = if near {
            &[cites::ACT_09, cites::KEY_02, cites::KEY_03, cites::RUL_115]
        } else {
            &[cites::ACT_09, cites::PHC_P36, cites::KEY_02, cites::KEY_03, cites::RUL_115]
        };
        self.tell(rules, Event::PickedUp { seat, owner });
        if self.state.player(seat).defeated {
            self.state.tabled.push(crate::state::Tabled {
                card: key,
                by: seat,
                lies: Lies::Before(seat),
                full: 0,
                lost: 0,
                attached: [None; 2],
                fresh: false,
                tried: false,
                freed: 0,
            });
        } else {
            self.put_into_hand(seat, key);
        }
    }

    /// Every Key a seat has falls in a hex. [PHA-DFT-02]
    pub(crate) fn drop_keys(&mut self, seat: Seat, room: Room) {
        let held = |play: &Self| {
            let hand = play.state.player(seat).hand;
            let hand = hand.iter().copied().find(|piece| play.scene().is_key(*piece));
            let mut tabled = play.state.tabled.iter().filter(|it| it.lies == Lies::Before(seat));
            hand.or_else(|| tabled.find(|it| it.by == seat && play.scene().is_key(it.card)).map(|it| it.card))
        };
        while let Some(key) = held(self) {
            self.state.player_mut(seat).hand.take(key);
            self.state.tabled.retain(|it| it.card != key);
            self.state.card_mut(key).known = ALL;
            self.state.keys.push((key, room));
            let owner = self.state.card(key).owner();
            self.tell(
                &[cites::DFT_02, cites::RUL_116, cites::RUL_122],
                Event::KeyDropped { owner, room: self.place(room) },
            );
        }
    }
}
