//! Cards on the table: how they get there, are fastened, return and leave. [PHA-TAB-01]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Names, RuleId, Seat, SeatSet};

use super::attack::Assault;
use super::run::Run;
use super::stack::strip;
use crate::action::{Action, Way};
use crate::cites;
use crate::content::{Duration, Effect, Method, Nature, Pharaoh, Window};
use crate::effects::BlockDoor;
use crate::effects::side::{PickSide, Wall};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Fate, Hold, ItemId};
use crate::play::{Play, Scene, first_option};
use crate::state::{Figure, Lies, Piece, Tabled};
use crate::view::AskedView;

/// The hex an agent is put into. [PHA-RUL-85]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Station(pub ItemId);

impl Question<Pharaoh> for Station {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let item = scene.item(self.0);
        item.by.filter(|_| item.place.is_none()).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.state.crypt.all().map(Action::Go));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::RUL_85, cites::AGT_05], "An agent is put into a hex on the board."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Go(room) = action else { unreachable!("{action:?} is no hex") };
        play.state.agenda.take();
        play.item_mut(self.0).place = Some(room);
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("{}: into which room?", scene.title_of(self.0))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("station")
    }
}

/// The card of an attack stays in front of its target, unless that avoided it. [PHA-RUL-75]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayBefore(pub ItemId);

impl Deed<Pharaoh> for LayBefore {
    fn run(self, play: &mut Play<'_>) {
        let Self(id) = self;
        let item = play.item(id);
        let (Some(card), Some(Figure::Character(seat))) = (item.card, item.blow.target) else { return };
        if item.blow.avoided || item.is_dead() || play.state.player(seat).defeated {
            return;
        }
        play.table(id, card, Lies::Before(seat));
        play.tell(&[cites::RUL_106], Event::Held { seat, hold: Hold::Card(card) });
        play.held(seat, Hold::Card(card));
    }
}

impl Play<'_> {
    /// A card from the hand takes effect in the way it was played.
    pub(crate) fn carry_play(&mut self, id: ItemId, way: Way) {
        let item = self.item(id);
        let seat = item.by.expect("cards are played by somebody");
        let card = item.card.expect("a card is played");
        match way {
            Way::Act | Way::Free => {
                if let Some(steps) = item.steps {
                    self.push(Run::new(id, steps, None));
                }
            }
            Way::Table | Way::Guard => {
                self.table(id, card, Lies::Before(seat));
            }
            Way::Agent => self.station(id, card),
            Way::InHex => self.table_in_hex(id, card),
            Way::Before => self.table_before(id, card),
            Way::Fasten => self.fasten(id, card),
            Way::Respond | Way::Defend | Way::Mend => {}
        }
    }

    /// Lays the card of an item on the table. [PHA-PLAY-05]
    fn table(&mut self, id: ItemId, card: Piece, lies: Lies) {
        let item = self.item(id);
        let seat = item.by.expect("cards are played by somebody");
        let design = self.game.card(self.state.kind(card));
        let factor = if design.agent().is_some() { 1 } else { self.scene().factor(item) };
        let full = design.life().unwrap_or(0).saturating_mul(factor);
        let defends = self.state.stack.len() > 1;
        let kind = self.state.kind(card);
        self.state.tabled.push(Tabled {
            card,
            by: seat,
            lies,
            full,
            lost: 0,
            attached: [None; 2],
            fresh: true,
            tried: false,
            freed: 0,
        });
        self.item_mut(id).fate = Fate::Stays;
        let (before, room) = match lies {
            Lies::Before(whom) => (Some(whom), None),
            Lies::In(room) => (None, Some(room)),
        };
        let rules: &'static [RuleId] = match lies {
            Lies::Before(whom) if whom != seat => &[cites::PLAY_02, cites::TAB_01, cites::RUL_86],
            Lies::Before(_) if design.agent().is_some() => {
                &[cites::AGT_06, cites::TAB_03, cites::TAB_04, cites::RUL_88, cites::PHC_P49]
            }
            Lies::Before(_) if full > 0 && defends => {
                &[cites::RUL_64, cites::TAB_04, cites::TAB_08, cites::PLAY_06, cites::PHC_P13]
            }
            Lies::Before(_) if full > 0 => &[cites::PLAY_06, cites::TAB_01, cites::TAB_08, cites::PHC_P13],
            Lies::Before(_) => &[cites::PLAY_05, cites::TAB_01, cites::TAB_03],
            Lies::In(_) if design.agent().is_some() => {
                &[cites::AGT_05, cites::TAB_02, cites::RUL_85, cites::PHC_P49, cites::AGT_09]
            }
            Lies::In(_) => &[cites::PLAY_03, cites::RUL_85],
        };
        self.tell(
            rules,
            Event::Tabled { seat, card: kind, before, room: room.map(|it| self.place(it)), life: full },
        );
        self.fasten_along(id, card);
        self.free_from_holds(seat, card);
    }

    /// A lasting attachment that accompanies the tabling or the use of a card stays on it. [PHA-RUL-80]
    pub(crate) fn fasten_along(&mut self, id: ItemId, host: Piece) {
        let lasting = |piece: &Piece| self.scene().design(*piece).method == Method::Table;
        let Some(card) = self.item(id).with.cards().find(lasting) else { return };
        if self.state.tabled(host).is_some_and(|it| self.scene().may_fasten_to(it)) {
            strip(&mut self.item_mut(id).with, card);
            self.attach(id, card, host);
        }
    }

    /// An agent comes as an attack: into any hex, with one attack if there is a target. [PHA-RUL-87]
    fn station(&mut self, id: ItemId, card: Piece) {
        let room = self.item(id).place.unwrap_or(self.item(id).room);
        self.table(id, card, Lies::In(room));
        let seat = self.item(id).by.expect("cards are played by somebody");
        let with = std::mem::take(&mut self.item_mut(id).with);
        self.order_agent(seat, card, Some(with));
    }

    fn table_in_hex(&mut self, id: ItemId, card: Piece) {
        let room = self.item(id).room;
        self.table(id, card, Lies::In(room));
        let block = self.scene().design(card).block(Window::Hex);
        let bars = block.is_some_and(|block| {
            block.steps.iter().any(|step| matches!(step, Effect::BlockDoor(BlockDoor(Duration::Tabled))))
        });
        if bars {
            self.push(PickSide { item: id, to: Wall::BarByCard });
        }
    }

    /// In front of a target: the attack first, then it lies there. [PHA-RUL-75]
    fn table_before(&mut self, id: ItemId, card: Piece) {
        let Some(victim) = self.item(id).targets.first().copied() else { return };
        let steps = self.scene().design(card).block(Window::Vic).map(|block| block.steps.id);
        self.push(LayBefore(id));
        self.push(Assault { item: id, steps, victim, it: None, defended: true });
    }

    /// A lasting attachment goes onto a tabled card. [PHA-RUL-80]
    fn fasten(&mut self, id: ItemId, card: Piece) {
        let Some(Figure::Card(host)) = self.item(id).targets.first().copied() else { return };
        if self.state.tabled(host).is_some() {
            self.item_mut(id).fate = Fate::Stays;
            self.attach(id, card, host);
        }
    }

    fn attach(&mut self, id: ItemId, card: Piece, host: Piece) {
        let place = usize::from(self.scene().design(card).nature != Nature::Alteration);
        let Some(tabled) = self.state.tabled_mut(host) else { return };
        tabled.attached[place] = Some(card);
        let (seat, to) = (self.item(id).by.expect("somebody plays it"), self.state.kind(host));
        let kind = self.state.kind(card);
        self.tell(&[cites::RUL_80, cites::ATT_01, cites::PHC_P22], Event::Fastened { seat, card: kind, to });
    }

    /// Takes a card off the table; attachments go to their owners' discards, and its bar falls.
    pub(crate) fn untable(&mut self, piece: Piece) -> Option<Tabled> {
        let place = self.state.tabled.iter().position(|it| it.card == piece)?;
        let tabled = self.state.tabled.remove(place);
        for attached in tabled.attached.into_iter().flatten() {
            self.discard(attached, &[cites::ATT_02, cites::RUL_82, cites::RUL_92]);
        }
        if let Some(place) = self.state.crypt.bars.iter().position(|bar| bar.card == Some(piece)) {
            let bar = self.state.crypt.bars.remove(place);
            self.tell(&[cites::PHC_P40], Event::Unbarred { room: self.place(bar.room), side: bar.side });
        }
        for seat in self.state.seats() {
            if self.state.player(seat).body == Some(Figure::Card(piece)) {
                self.state.player_mut(seat).body = None;
            }
        }
        Some(tabled)
    }

    /// A tabled card is discarded with all that is attached to it.
    pub(crate) fn destroy(&mut self, piece: Piece, rules: &'static [RuleId]) {
        let room = self.state.whereabouts(Figure::Card(piece));
        let body = self.state.dominator(Figure::Card(piece));
        if self.untable(piece).is_some() {
            self.discard(piece, rules);
            if let (Some(seat), Some(room)) = (body, room) {
                self.drop_keys(seat, room);
            }
        }
    }

    /// The Return action. [PHA-TAB-06]
    pub(crate) fn return_card(&mut self, seat: Seat, piece: Piece) {
        self.untable(piece);
        let card = self.state.kind(piece);
        self.tell(&[cites::ACT_08, cites::TAB_06, cites::RUL_83], Event::Returned { seat, card });
        self.put_into_hand(seat, piece);
    }

    /// A tabled card goes back to its controller's hand by an effect. [PHC-P29]
    pub(crate) fn bounce_tabled(&mut self, piece: Piece) {
        let Some(tabled) = self.untable(piece) else { return };
        let card = self.state.kind(piece);
        self.tell(&[cites::PHC_P29, cites::RUL_82], Event::Returned { seat: tabled.by, card });
        self.put_into_hand(tabled.by, piece);
    }
}
