//! Where damage goes, and healing after it. [PHA-RUL-70] [PHA-RUL-68]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::attack::Assault;
use super::ready::host_of;
use crate::action::{Action, Way};
use crate::bot::Robber;
use crate::cites;
use crate::content::{CardId, Pharaoh, Window};
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::state::{Figure, Lies, Piece, Ready};
use crate::view::AskedView;

/// Damage has come: the target's player names what takes it, one card at a time. [PHA-RUL-70]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    /// The attack.
    pub assault: Assault,
    /// How much is still to go somewhere.
    pub points: i16,
}

impl Question<Pharaoh> for Route {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let Figure::Character(seat) = scene.victim(&self.assault) else { return SeatSet::NONE };
        let open = self.points > 0 && !scene.item(self.assault.item).blow.pierce;
        (open && scene.shields(seat).next().is_some()).then_some(seat).into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.shields(seat).map(Action::Shield));
        out.push(Action::Bear);
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        let rules = [cites::RUL_70, cites::DMG_03];
        Some(no(&rules, "Name a protective card tabled in front of you, or bear it."))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::others(self.asked(scene), &[cites::RUL_70])
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match action {
            Action::Shield(piece) => play.shield(self, piece),
            Action::Bear => self.skip(play),
            other => unreachable!("{other:?} takes no damage"),
        }
    }

    /// What is left goes to the target itself. [PHA-DMG-05]
    fn skip(self, play: &mut Play<'_>) {
        let Self { assault, points } = self;
        let who = play.scene().victim(&assault);
        let taken = match who {
            Figure::Character(seat) => {
                play.state.player_mut(seat).life -= points;
                points
            }
            Figure::Card(piece) => {
                let Some(tabled) = play.state.tabled_mut(piece) else { return };
                let taken = points.min(i16::from(tabled.left()));
                tabled.lost += u8::try_from(taken).expect("life points are few");
                taken
            }
            Figure::Monster(id) => {
                let Some(monster) = play.state.monster_mut(id) else { return };
                monster.life -= points;
                points
            }
        };
        let blow = &mut play.item_mut(assault.item).blow;
        blow.dealt += taken;
        blow.hurt |= taken > 0;
        let left = play.scene().life_of(who);
        let rules: &'static [RuleId] = match who {
            Figure::Character(_) => &[cites::DMG_05, cites::DMG_03, cites::CHAR_05, cites::CHAR_07],
            _ => &[cites::RUL_71, cites::DMG_05],
        };
        play.tell(rules, Event::Lost { who, points: taken, left });
    }

    /// The card with most life points that is no guard, then guards.
    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        let worth = |piece: &Piece| {
            let guard = scene.design(*piece).agent().is_some();
            (!guard, scene.life_of(Figure::Card(*piece)))
        };
        scene.shields(seat).max_by_key(worth).map_or(Action::Bear, Action::Shield)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("{} damage comes to you. What takes it?", self.points)
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView { points: Some(self.points), ..AskedView::about("route") }
    }

    fn liking(&self, _scene: Scene<'_>, _seat: Seat, action: Action) -> i32 {
        i32::from(matches!(action, Action::Shield(_))) * 100
    }
}

/// Healing cards right after damage, before a defeat is checked. [PHA-RUL-68]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mend(pub Assault);

impl Question<Pharaoh> for Mend {
    /// One who lost life points and may hold a card that heals.
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let Figure::Character(seat) = scene.victim(&self.0) else { return SeatSet::NONE };
        let player = scene.state.player(seat);
        let hurt = scene.item(self.0.item).blow.hurt && !player.defeated;
        let mends = |piece| scene.design(piece).block(Window::Hurt).is_some() && scene.may_use(seat, piece);
        let open = || !scene.state.turn.ready.is_empty() || scene.may_hold(seat, mends);
        (hurt && open()).then_some(seat).into()
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let ready = scene.state.turn.ready;
        scene.menders(seat, &ready, &mut |action| out.push(action));
        let hosts = out.len();
        scene.each_kind(seat, |piece, kind| {
            let Some(more) = scene.with_ready(&ready, piece) else { return };
            let mut hosted = false;
            scene.menders(seat, &more, &mut |_| hosted = true);
            if scene.may_use(seat, piece) && hosted {
                out.push(Action::Ready(kind));
            }
        });
        if ready.is_empty() {
            out.push(Action::Pass);
        } else if hosts == 0 {
            out.push(Action::LetGo);
        }
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Play(id, Way::Mend) = action else {
            let rules = [cites::RUL_65, cites::RUL_68];
            return Some(no(&rules, "The defense is over; only healing can be played now, or pass."));
        };
        Some(
            scene.unplayable(seat, id).unwrap_or_else(|| {
                no(&[cites::RUL_68, cites::PHC_06], "That card does not heal after damage.")
            }),
        )
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::others(self.asked(scene), &[cites::RUL_68])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::Ready(kind) => play.lay_ready(seat, kind),
            Action::LetGo => play.let_go(seat),
            Action::Play(kind, _) => play.mend_by_card(seat, kind),
            Action::Pass => drop(play.state.agenda.take()),
            other => unreachable!("{other:?} heals nobody"),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    /// The first healing, if it is that or defeat.
    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        let mut open = Vec::new();
        self.options(scene, seat, &mut open);
        let dying = scene.state.player(seat).life <= 0;
        let heals = open.iter().copied().find(|it| dying && matches!(it, Action::Play(..)));
        let passes = || open.contains(&Action::Pass).then_some(Action::Pass);
        heals.or_else(passes).unwrap_or(open[0])
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        match scene.state.player(seat).life {
            life @ 1.. => format!("You have {life} life left. Heal now?"),
            _ => "You fall unless you heal now.".to_owned(),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("mend")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.when_hurt(action)
    }
}

impl Scene<'_> {
    /// Cards in front of a player that can take damage. [PHA-RUL-70]
    fn shields(self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.state
            .tabled
            .iter()
            .filter(move |it| it.by == seat && it.lies == Lies::Before(seat) && it.full > 0)
            .map(|it| it.card)
    }

    fn menders(self, seat: Seat, ready: &Ready, see: &mut dyn FnMut(Action)) {
        self.each_kind(seat, |piece, kind| {
            let design = self.design(piece);
            if ready.cards().any(|it| it == piece) || !self.may_use(seat, piece) {
                return;
            }
            if let Some(block) = design.block(Window::Hurt)
                && self.carries(ready, host_of(&block.steps, true, false))
            {
                see(Action::Play(kind, Way::Mend));
            }
        });
    }
}

impl Play<'_> {
    /// The target's player sends damage into a tabled card. [PHA-RUL-70]
    fn shield(&mut self, route: Route, piece: Piece) {
        let taken = self.harm_card(piece, route.points);
        self.item_mut(route.assault.item).blow.dealt += taken;
        if route.points > taken {
            self.push(Route { points: route.points - taken, ..route });
        }
    }

    /// A tabled card takes damage up to its life points. [PHA-DMG-04]
    fn harm_card(&mut self, piece: Piece, points: i16) -> i16 {
        let Some(tabled) = self.state.tabled_mut(piece) else { return 0 };
        let taken = points.min(i16::from(tabled.left()));
        tabled.lost += u8::try_from(taken).expect("life points are few");
        let (left, by) = (tabled.left(), tabled.by);
        let card = self.state.kind(piece);
        let event = Event::Shielded { seat: by, card, points: taken, left };
        self.tell(
            &[
                cites::DMG_01,
                cites::DMG_04,
                cites::DMG_02,
                cites::DMG_03,
                cites::RUL_70,
                cites::RUL_63,
                cites::TAB_08,
            ],
            event,
        );
        if left == 0 {
            self.destroy(piece, &[cites::DMG_04, cites::PLAY_06, cites::ATT_02]);
        }
        taken
    }

    /// A healing card is declared in the hurt window. [PHA-RUL-55]
    fn mend_by_card(&mut self, seat: Seat, kind: CardId) {
        let piece = self.take_from_hand(seat, kind, 0);
        self.tell(
            &[cites::RUL_68, cites::RUL_55, cites::PHC_06],
            Event::Played { seat, card: kind, how: Way::Mend },
        );
        let room = self.state.player(seat).room;
        let mut item = Item::new(What::Mend, Some(seat), room);
        item.card = Some(piece);
        item.played = true;
        item.with = self.take_ready();
        item.steps = self.scene().design(piece).block(Window::Hurt).map(|block| block.steps.id);
        self.begin_item(item);
    }
}
