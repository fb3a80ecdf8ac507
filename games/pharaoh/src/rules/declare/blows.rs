//! Blows without a card: the hit, and what agents and bodies are ordered to. [PHA-ACT-04] [PHA-AGT-02]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::bot::Robber;
use crate::cites;
use crate::content::{Pharaoh, Prohibition, Range, Window};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::item::{Fate, Item, ItemId, What};
use crate::play::{Play, Scene, first_option};
use crate::rules::ready::Host;
use crate::rules::targets::{Aim, Need};
use crate::state::{Card, Figure, Piece, Ready};
use crate::view::AskedView;

/// Whom a hit, an agent or a body strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseVictim {
    /// Of which item.
    pub item: ItemId,
    /// Whether it may be let be.
    pub optional: bool,
}

impl Question<Pharaoh> for ChooseVictim {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let item = scene.item(self.item);
        let open = item.targets.is_empty()
            && !item.is_dead()
            && scene.has_candidate(&scene.aim_of(item), Need::Foe, &[]);
        item.by.filter(|_| open).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let aim = scene.aim_of(scene.item(self.item));
        scene.candidates(&aim, Need::Foe, &[], |figure| out.push(Action::Aim(figure)));
        if self.optional {
            out.push(Action::Done);
        }
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        Some(scene.not_aimed(seat, self.item, action))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Aim(at) => play.aim_at(self.item, at),
            Action::Done => self.skip(play),
            other => unreachable!("{other:?} strikes nobody"),
        }
    }

    /// Nobody is in reach, or the included attack is let be.
    fn skip(self, play: &mut Play<'_>) {
        if self.optional {
            play.item_mut(self.item).fate = Fate::Failed;
        } else {
            play.fail(self.item);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        if self.optional { Action::Done } else { first_option(self, scene, seat) }
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("{}: at whom?", scene.title_of(self.item))
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("aim")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_target(action)
    }
}

impl Scene<'_> {
    /// Whether an agent or the body may be ordered to attack now. [PHA-RUL-94] [PHA-RUL-125]
    pub(crate) fn may_order(self, seat: Seat, figure: Figure, ready: &Ready) -> bool {
        let body = self.state.player(seat).body == Some(figure);
        let own = match figure {
            Figure::Card(piece) => {
                self.state
                    .tabled(piece)
                    .is_some_and(|it| it.by == seat && self.design(piece).agent().is_some())
                    && (body || !self.state.card(piece).has(Card::USED))
            }
            Figure::Monster(_) => body,
            Figure::Character(_) => false,
        };
        own && self.may_act(true)
            && self.carries(ready, self.striker(figure))
            && !self.forbidden_there(figure, Prohibition::Attack)
            && self.has_candidate(&self.blow_aim(seat, figure, ready), Need::Foe, &[])
    }

    /// What the attack of an agent or a body is as a host.
    fn striker(self, figure: Figure) -> Host {
        let tabled = match figure {
            Figure::Card(piece) => self.state.tabled(piece),
            _ => None,
        };
        Host { tables: tabled.is_some_and(|it| self.may_fasten_to(it)), ..Host::AGENT }
    }

    /// How far a blow of a character, agent or body goes.
    pub(crate) fn blow_aim(self, seat: Seat, figure: Figure, ready: &Ready) -> Aim {
        let range = match figure {
            Figure::Card(piece) => self.design(piece).agent().map_or(0, |agent| agent.range),
            _ => 0,
        };
        let room = self.state.whereabouts(figure).unwrap_or_default();
        self.aim(seat, figure, room, Range::Hexes(range), false, ready)
    }

    /// Whether the character may hit somebody.
    pub(crate) fn may_hit(self, seat: Seat, ready: &Ready) -> bool {
        !self.state.player(seat).defeated
            && self.may_act(true)
            && self.carries(ready, Host::HIT)
            && !self.forbidden(seat, Prohibition::Attack)
    }

    /// Whether the ability can ride on a damaging attack. [PHA-RUL-34]
    pub(crate) fn may_ride(self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        !player.spent
            && !player.defeated
            && !self.state.turn.ready.rider
            && self.game.character(player.character).effect.window == Window::Mod
    }
}

impl Play<'_> {
    /// A hit is declared on somebody. [PHA-ACT-04]
    pub(crate) fn hit(&mut self, seat: Seat, at: Figure) {
        self.spend_action(true);
        self.tell(&[cites::ACT_04, cites::CHAR_04, cites::CHAR_07], Event::Hits { seat });
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Hit, Some(seat), room);
        item.actor = Some(Figure::Character(seat));
        item.targets.push(at);
        item.with = self.take_ready();
        if item.with.rider {
            self.state.player_mut(seat).spent = true;
        }
        self.tell(&[cites::ATK_02, cites::ATK_03], Event::Aimed { at });
        self.begin_item(item);
    }

    /// An agent or the body is ordered to attack. [PHA-AGT-02]
    pub(crate) fn order(&mut self, seat: Seat, figure: Figure) {
        self.spend_action(true);
        match figure {
            Figure::Card(piece) => self.order_agent(seat, piece, None),
            _ => self.strike_with(seat, figure, What::Monster, None, None),
        }
    }

    /// An agent attacks, ordered or as part of being tabled, with what was attached to that. [PHA-RUL-87]
    pub(crate) fn order_agent(&mut self, seat: Seat, piece: Piece, included: Option<Ready>) {
        self.mark(piece, Card::USED);
        self.strike_with(seat, Figure::Card(piece), What::Agent { ordered: true }, Some(piece), included);
    }

    fn strike_with(
        &mut self,
        seat: Seat,
        figure: Figure,
        what: What,
        card: Option<Piece>,
        included: Option<Ready>,
    ) {
        let Some(room) = self.state.whereabouts(figure) else { return };
        let mut item = Item::new(what, Some(seat), room);
        item.actor = Some(figure);
        item.card = card;
        item.with = included.unwrap_or_else(|| self.take_ready());
        if included.is_none() {
            self.tell(
                &[cites::AGT_02, cites::AGT_03, cites::RUL_33, cites::DFT_05],
                Event::Orders { seat, who: figure },
            );
        }
        let id = self.begin_item(item);
        self.push(ChooseVictim { item: id, optional: included.is_some() });
    }
}
