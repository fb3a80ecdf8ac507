//! The defense turn: who takes it, and what may be done in it. [PHA-RUL-62]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use super::attack::Assault;
use super::ready::{Host, host_of};
use crate::action::{Action, Way};
use crate::bot::Robber;
use crate::cites;
use crate::content::{CardId, Nature, Pharaoh, Prohibition, Window};
use crate::effects::Verb;
use crate::event::Defense;
use crate::illegal::{Illegal, no};
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::state::{Figure, Piece, Ready};
use crate::view::AskedView;
use crate::words::stakes;

/// The defense turn. [PHA-RUL-62]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defend(pub Assault);

impl Question<Pharaoh> for Defend {
    /// Nobody, if there is no choice as far as everybody can see.
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let Self(assault) = self;
        let victim = scene.victim(assault);
        let present = scene.state.whereabouts(victim).is_some();
        let ready = || !scene.state.turn.ready.is_empty();
        let open = || scene.may_dodge(assault) || scene.may_hold_defense(assault) || ready();
        scene.state.controller(victim).filter(|_| present && assault.defended && open()).into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let Self(assault) = self;
        let ready = scene.state.turn.ready;
        scene.defense_hosts(seat, assault, &ready, &mut |action| out.push(action));
        let hosts = out.len();
        if scene.may_play_defense(assault) || scene.may_dodge(assault) {
            scene.each_kind(seat, |piece, kind| {
                let Some(more) = scene.with_ready(&ready, piece) else { return };
                let mut hosted = false;
                scene.defense_hosts(seat, assault, &more, &mut |_| hosted = true);
                if scene.may_use(seat, piece) && !scene.state.player(seat).defeated && hosted {
                    out.push(Action::Ready(kind));
                }
            });
        }
        if ready.is_empty() {
            if scene.may_dodge_out(assault) {
                out.push(Action::DodgeOut);
            }
            if scene.may_vanish(assault) {
                out.push(Action::Vanish);
            }
            out.push(Action::Accept);
        } else if hosts == 0 {
            out.push(Action::LetGo);
        }
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        let Self(assault) = self;
        let blow = &scene.item(assault.item).blow;
        let body = scene.state.player(seat).defeated;
        Some(match action {
            Action::Dodge if blow.no_dodge => no(&[cites::RUL_73], "This cannot be dodged."),
            Action::Dodge => no(&[cites::RUL_66, cites::RUL_62], "There is no dodge for that."),
            Action::DodgeOut => scene.not_dodged_out(seat, assault),
            Action::Vanish => no(&[cites::RUL_34, cites::RUL_73], "There is no ability to avoid this with."),
            Action::Play(..) | Action::Ready(_) if body => {
                no(&[cites::RUL_130, cites::RUL_129], "A body only dodges, or dodges out.")
            }
            Action::Play(..) if blow.no_cards => {
                no(&[cites::RUL_73, cites::PHC_P17], "No card helps against this.")
            }
            Action::Play(id, way) => scene.no_defense(seat, id, way),
            Action::Ready(id) => scene.not_laid_ready(seat, id),
            _ => no(&[cites::DEF_01, cites::RUL_62], "Defend with a card, dodge, or accept what comes."),
        })
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::others(self.asked(scene), &[cites::DEF_01, cites::RUL_62])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Self(assault) = self;
        match action {
            Action::Ready(kind) => play.lay_ready(seat, kind),
            Action::LetGo => play.let_go(seat),
            Action::Dodge => play.defend(seat, assault, Defense::Dodge),
            Action::DodgeOut => play.defend(seat, assault, Defense::DodgeOut),
            Action::Vanish => play.defend(seat, assault, Defense::Vanish),
            Action::Play(kind, way) => play.defend_by_card(seat, assault, kind, way),
            Action::Accept => play.defend(seat, assault, Defense::Nothing),
            other => unreachable!("{other:?} is no defense"),
        }
    }

    /// Nobody has a choice: a monster nobody dominates still dodges. [PHA-RUL-67]
    fn skip(self, play: &mut Play<'_>) {
        let Self(assault) = self;
        let victim = play.scene().victim(&assault);
        let wild = matches!(victim, Figure::Monster(_)) && play.state.controller(victim).is_none();
        if wild
            && assault.defended
            && play.scene().may_dodge(&assault)
            && play.state.whereabouts(victim).is_some()
        {
            let item = Item::new(What::Dodge(assault.item), None, play.item(assault.item).room);
            play.begin_item(item);
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        let mut open = Vec::new();
        self.options(scene, seat, &mut open);
        let usual = [Action::Dodge, Action::Accept].into_iter().find(|it| open.contains(it));
        usual.unwrap_or(open[0])
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        stakes::of_defense(scene, &self.0, seat, names)
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("defend")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_defense(&self.0, action)
    }
}

impl Scene<'_> {
    fn defense_hosts(self, seat: Seat, assault: &Assault, ready: &Ready, see: &mut dyn FnMut(Action)) {
        if self.may_dodge(assault) && self.carries(ready, Host::DODGE) {
            see(Action::Dodge);
        }
        self.each_kind(seat, |piece, kind| {
            if ready.cards().any(|it| it == piece) {
                return;
            }
            if let Some(way) = self.defends(assault, seat, piece)
                && self.carries(ready, self.defense_host(piece, way))
            {
                see(Action::Play(kind, way));
            }
        });
    }

    /// What a defense card is as a host.
    fn defense_host(self, piece: Piece, way: Way) -> Host {
        let design = self.design(piece);
        let window = match way {
            Way::Defend => Window::Def,
            Way::Table => Window::Tab,
            _ => return Host { defense: true, tables: way == Way::Guard, ..Host::default() },
        };
        let host =
            design.block(window).map_or_else(Host::default, |block| host_of(&block.steps, true, false));
        Host { tables: way == Way::Table, ..host }
    }

    /// Whether a dodge is possible. [PHA-RUL-73]
    pub(crate) fn may_dodge(self, assault: &Assault) -> bool {
        let victim = self.victim(assault);
        !self.item(assault.item).blow.no_dodge && self.printed_dodge(victim) > 0
    }

    /// Whether cards from the hand may be played: not by bodies, and not where they are ruled out.
    pub(crate) fn may_play_defense(self, assault: &Assault) -> bool {
        let victim = self.victim(assault);
        let Some(seat) = self.state.controller(victim) else { return false };
        let player = self.state.player(seat);
        !self.item(assault.item).blow.no_cards && !player.defeated && !player.hand.is_empty()
    }

    /// Whether the hand may hold a defense, as far as everybody can tell. [PHA-RUL-158]
    fn may_hold_defense(self, assault: &Assault) -> bool {
        let Some(seat) = self.state.controller(self.victim(assault)) else { return false };
        self.may_play_defense(assault)
            && self.may_hold(seat, |piece| self.defends(assault, seat, piece).is_some())
    }

    /// Whether dodging out is possible. [PHA-RUL-119]
    pub(crate) fn may_dodge_out(self, assault: &Assault) -> bool {
        let victim = self.victim(assault);
        let Some(seat) = self.state.controller(victim) else { return false };
        let person = victim == Figure::Character(seat) || self.state.player(seat).body == Some(victim);
        let Some(room) = self.state.whereabouts(victim) else { return false };
        person
            && self.may_dodge(assault)
            && self.state.turn.ready.is_empty()
            && self.hex(room).is_exit()
            && self.has_key(seat)
            && !self.forbidden_there(victim, Prohibition::DodgeOut)
            && !self.is_held(victim)
    }

    /// Whether the ability avoids the attack. [PHA-RUL-34]
    pub(crate) fn may_vanish(self, assault: &Assault) -> bool {
        let Figure::Character(seat) = self.victim(assault) else { return false };
        let player = self.state.player(seat);
        !player.spent
            && self.may_dodge(assault)
            && self.state.turn.ready.is_empty()
            && self.game.character(player.character).effect.window == Window::Def
    }

    /// Whether a card of the hand defends against this. [PHA-DEF-02]
    pub(crate) fn defends(self, assault: &Assault, seat: Seat, piece: Piece) -> Option<Way> {
        let design = self.design(piece);
        let item = self.item(assault.item);
        let victim = self.victim(assault);
        if !self.may_play_defense(assault) || !self.may_use(seat, piece) {
            return None;
        }
        if let Some(block) = design.block(Window::Def)
            && self.payable(seat, &block.steps)
            && block.steps.iter().any(|effect| effect.counters(self, item, victim, seat))
        {
            return Some(Way::Defend);
        }
        let shields = victim == Figure::Character(seat);
        let tabled = design.nature == Nature::Defense && design.block(Window::Tab).is_some();
        if shields && tabled {
            return Some(Way::Table); // [PHA-RUL-64]
        }
        (shields && design.agent().is_some_and(|agent| agent.guarddef)).then_some(Way::Guard)
    }

    fn not_dodged_out(self, seat: Seat, assault: &Assault) -> Illegal {
        let victim = self.victim(assault);
        if self.item(assault.item).blow.no_dodge {
            return no(&[cites::RUL_73, cites::RUL_119], "What cannot be dodged cannot be dodged out of.");
        }
        if self.forbidden_there(victim, Prohibition::DodgeOut) {
            return no(&[cites::OUT_03, cites::RUL_120], "Nobody can dodge out of this exit.");
        }
        if !self.has_key(seat) {
            return no(&[cites::OUT_01, cites::KEY_01], "Nobody leaves without a Key in hand or tabled.");
        }
        if self.is_held(victim) {
            return no(&[cites::RUL_106, cites::OUT_01], "A hold forbids leaving this hex.");
        }
        no(&[cites::OUT_01, cites::RUL_119], "One dodges out of an exit, with nothing attached, in person.")
    }

    fn no_defense(self, seat: Seat, id: CardId, way: Way) -> Illegal {
        if let Some(why) = self.unplayable(seat, id) {
            return why;
        }
        let design = self.game.card(id);
        if way == Way::Guard {
            return no(
                &[cites::AGT_07],
                format!("{} is no guard that may be tabled on a defense turn.", design.title),
            );
        }
        if way == Way::Mend {
            return no(&[cites::RUL_68], "Healing comes after the damage.");
        }
        let rules = [cites::DEF_02, cites::RUL_62, cites::PHC_P15, cites::NAT_05];
        no(&rules, format!("{} is no defense against this.", design.title))
    }
}
