//! What may not be declared on the own turn, T0 to T4.

use table::Seat;

use super::{Illegal, no};
use crate::action::Action;
use crate::cites;
use crate::content::{Prohibition, Window};
use crate::crypt::Room;
use crate::item::Hold;
use crate::play::Scene;
use crate::rules::budget::MOST_ACTIONS;
use crate::state::{Figure, Phase, Piece};

impl Scene<'_> {
    pub(crate) fn not_on_turn(self, seat: Seat, action: Action) -> Illegal {
        let hosts = matches!(
            action,
            Action::Hit(_) | Action::Order(_) | Action::Use(_) | Action::UseHex | Action::PickUp(_)
        );
        match action {
            Action::Play(id, way) => self.not_played(seat, id, way),
            Action::Ready(id) => self.not_laid_ready(seat, id),
            Action::Rider => not_ridden(self.state.player(seat).spent),
            _ if !hosts && !self.state.turn.ready.is_empty() => {
                let rules = [cites::RUL_78, cites::ATT_04];
                no(&rules, "What you laid ready needs an action to go with.")
            }
            Action::Go(to) => self.not_moved(seat, to),
            Action::Explore => self.not_explored(seat),
            Action::Hit(at) => self.not_hit(seat, at),
            Action::Order(who) => self.not_ordered(seat, who),
            Action::March(who, to) => self.not_marched(seat, who, to),
            Action::Use(which) => self.not_used(seat, which),
            Action::Ability => self.not_able(seat),
            Action::UseHex => self.no_hex_used(seat),
            Action::Return(which) => self.not_returned(seat, which),
            Action::PickUp(_) => self.not_picked_up(seat),
            Action::Exit => self.not_out(seat),
            Action::Escape(hold) => self.not_freed(seat, hold),
            Action::Ask(_) => no(
                &[cites::RUL_158],
                "When to be asked is said once a turn, with the free actions, at a table of several.",
            ),
            Action::LetGo => no(&[cites::RUL_78], "Nothing waits for a host in vain."),
            _ => {
                no(&[cites::RUL_35, cites::TURN_01], "That is not something to do at this moment of a turn.")
            }
        }
    }

    /// Why no action can be taken at all, if none can.
    pub(super) fn no_action_left(self, seat: Seat, attack: bool) -> Option<Illegal> {
        if self.may_act(attack) {
            return None;
        }
        let turn = &self.state.turn;
        Some(if self.forbidden(seat, Prohibition::Act) {
            no(&[cites::PHC_P34, cites::RUL_106], "You are held and take no actions until you are free.")
        } else if turn.taken >= MOST_ACTIONS {
            no(&[cites::ACT_02, cites::RUL_27], "Nobody takes more than four actions in a turn.")
        } else if turn.attacks > 0 {
            no(&[cites::PHC_P32, cites::RUL_27], "The action you have left is for an attack only.")
        } else {
            no(&[cites::RUL_27, cites::ACT_01], "You have no action left this turn.")
        })
    }

    fn held(self, figure: Figure) -> Option<Illegal> {
        self.is_held(figure)
            .then(|| no(&[cites::RUL_106, cites::PHC_P34], "A hold forbids leaving this hex."))
    }

    fn not_moved(self, seat: Seat, to: Room) -> Illegal {
        let Some(person) = self.person(seat) else {
            return no(&[cites::RUL_129, cites::DOM_06], "You have no body to move.");
        };
        if let Some(why) = self.no_action_left(seat, false).or_else(|| self.held(person)) {
            return why;
        }
        let here = self.state.whereabouts(person).unwrap_or(Room::START);
        let barred = crate::crypt::Side::ALL.into_iter().any(|side| {
            self.state.crypt.passage(here, side) == Some(to)
                && self.state.crypt.barred(here, side, Some(seat))
        });
        if barred {
            return no(&[cites::RUL_24, cites::MOVE_01], "That door is shut to you.");
        }
        no(&[cites::MOVE_01, cites::RUL_16], "No unblocked passage leads there from where you stand.")
    }

    fn not_explored(self, seat: Seat) -> Illegal {
        let Some(person) = self.person(seat) else {
            return no(&[cites::RUL_129, cites::DOM_06], "You have no body to explore with.");
        };
        if let Some(why) = self.no_action_left(seat, false).or_else(|| self.held(person)) {
            return why;
        }
        if self.state.crypt.hexpile.is_empty() {
            return no(&[cites::RUL_21, cites::RUL_19], "The Hexpile is empty.");
        }
        no(&[cites::RUL_19], "No open door of this hex faces an empty cell.")
    }

    fn not_hit(self, seat: Seat, at: Figure) -> Illegal {
        if self.state.player(seat).defeated {
            return no(
                &[cites::RUL_125, cites::RUL_127],
                "A defeated player attacks with a body or an agent.",
            );
        }
        if let Some(why) = self.no_action_left(seat, true).or_else(|| self.no_attack(seat)) {
            return why;
        }
        let aim = self.blow_aim(seat, Figure::Character(seat), &self.state.turn.ready);
        if let Some(why) = self.not_a_target(&aim, at) {
            return why;
        }
        no(&[cites::RUL_78, cites::NAT_07], "What you laid ready does not go with a hit.")
    }

    /// Why nobody may be attacked at all.
    pub(super) fn no_attack(self, seat: Seat) -> Option<Illegal> {
        self.forbidden(seat, Prohibition::Attack).then(|| {
            no(
                &[cites::PHC_P34, cites::OBJ_02, cites::RUL_03, cites::RUL_95],
                "Nobody may attack in this hex.",
            )
        })
    }

    fn not_ordered(self, seat: Seat, who: Figure) -> Illegal {
        if self.state.controller(who) != Some(seat) || matches!(who, Figure::Character(_)) {
            return no(&[cites::AGT_02, cites::ACT_06], "That is no agent or body of yours.");
        }
        if let Figure::Card(piece) = who {
            if self.design(piece).agent().is_none() {
                return no(&[cites::AGT_02], "That card is no agent.");
            }
            let used = self.state.card(piece).has(crate::state::Card::USED);
            if used && self.state.player(seat).body != Some(who) {
                return no(&[cites::RUL_94, cites::PHC_04], "An agent is ordered to attack once a turn.");
            }
        }
        if let Some(why) = self.no_action_left(seat, true) {
            return why;
        }
        no(&[cites::RUL_35, cites::AGT_05], "It has nobody to attack within its reach.")
    }

    fn not_marched(self, seat: Seat, who: Piece, _to: Room) -> Illegal {
        let own = self.state.controller(Figure::Card(who)) == Some(seat);
        if !own || self.design(who).agent().is_none() {
            return no(&[cites::ACT_03, cites::AGT_12], "That is no agent of yours.");
        }
        if let Some(why) = self.no_action_left(seat, false) {
            return why;
        }
        no(
            &[cites::RUL_33, cites::MOVE_01, cites::AGT_12],
            "It does not get there with one move, and agents do not explore.",
        )
    }

    fn not_used(self, seat: Seat, which: Piece) -> Illegal {
        if self.state.controller(Figure::Card(which)) != Some(seat) {
            return no(&[cites::ACT_06, cites::CARD_04], "That is no tabled card of yours.");
        }
        if self.design(which).block(Window::Use).is_none() {
            return no(&[cites::ACT_06], "That card works by itself and is not used.");
        }
        if self.state.card(which).has(crate::state::Card::USED) {
            return no(&[cites::RUL_94, cites::PHC_04], "A tabled card is used once a turn.");
        }
        if let Some(why) = self.no_action_left(seat, false) {
            return why;
        }
        no(&[cites::PHC_05, cites::RUL_35], "It could do nothing now.")
    }

    fn not_able(self, seat: Seat) -> Illegal {
        let player = self.state.player(seat);
        if player.defeated {
            return no(&[cites::RUL_34, cites::RUL_127], "Only an undefeated character has its ability.");
        }
        if player.spent {
            return no(
                &[cites::CHAR_08, cites::RUL_34],
                "The special ability is spent; it works once a game.",
            );
        }
        let sentence = match self.game.character(player.character).effect.window {
            Window::Act => match self.no_action_left(seat, false) {
                Some(why) => return why,
                None => "The special ability could do nothing now.",
            },
            Window::Free if self.all_actions() >= MOST_ACTIONS => {
                "You could already take four actions this turn."
            }
            Window::Free => "The special ability belongs to another moment of the turn, or could do nothing.",
            Window::Def => "The special ability is used on the defense turn, in place of a dodge.",
            _ => "The special ability is laid ready and goes with an attack.",
        };
        no(&[cites::RUL_34, cites::ACT_07, cites::ACT_02], sentence)
    }

    fn no_hex_used(self, seat: Seat) -> Illegal {
        let player = self.state.player(seat);
        if player.defeated {
            return no(&[cites::DOM_04, cites::RUL_127], "A dominated body does not use hex events.");
        }
        if self.ignored_period(player.room) {
            return no(
                &[cites::RUL_100, cites::EVT_03],
                "The starting hex is ignored until everybody has had a turn.",
            );
        }
        if self.hex(player.room).blocks(Window::Use).next().is_none() {
            return no(&[cites::EVT_06, cites::ACT_10], "This hex has no event that is offered for use.");
        }
        if let Some(why) = self.no_action_left(seat, false) {
            return why;
        }
        let rules = [cites::RUL_102, cites::PHC_P05, cites::EVT_07, cites::RUL_35];
        no(&rules, "You need more life points than it costs, and somebody or something for it to work on.")
    }

    fn not_returned(self, seat: Seat, which: Piece) -> Illegal {
        if self.state.player(seat).defeated {
            return no(&[cites::RUL_129], "A defeated player takes no cards back.");
        }
        let Some(tabled) = self.state.tabled(which) else {
            return no(&[cites::ACT_08], "That card is not tabled.");
        };
        if tabled.by != seat {
            return no(&[cites::RUL_83, cites::ACT_08], "Only its controller takes a tabled card back.");
        }
        if tabled.lost > 0 {
            return no(&[cites::RUL_83, cites::TAB_06], "Only an undamaged card can be taken back.");
        }
        self.no_action_left(seat, false)
            .unwrap_or_else(|| no(&[cites::ACT_08, cites::RUL_83], "That card stays."))
    }

    fn not_picked_up(self, seat: Seat) -> Illegal {
        if let Some(why) = self.no_action_left(seat, false) {
            return why;
        }
        no(&[cites::ACT_09, cites::KEY_02, cites::RUL_115, cites::RUL_116], "No such Key lies in your reach.")
    }

    fn not_out(self, seat: Seat) -> Illegal {
        let Some(person) = self.person(seat) else {
            return no(&[cites::RUL_129, cites::DOM_06], "You have no body to leave with.");
        };
        if let Some(why) = self.no_action_left(seat, false) {
            return why;
        }
        let exit = self.state.whereabouts(person).is_some_and(|room| self.hex(room).is_exit());
        if !exit {
            return no(&[cites::OBJ_01, cites::ACT_11], "This hex is no exit.");
        }
        if !self.has_key(seat) {
            return no(&[cites::KEY_01, cites::OBJ_01], "Nobody leaves without a Key in hand or tabled.");
        }
        self.held(person).unwrap_or_else(|| no(&[cites::OBJ_01], "There is no way out now."))
    }

    fn not_freed(self, seat: Seat, hold: Hold) -> Illegal {
        if self.state.turn.phase != Phase::Free {
            return no(&[cites::ESC_02, cites::RUL_29], "Escape rolls belong to the free action phase.");
        }
        let tried = match hold {
            Hold::Hex => self.state.player(seat).cage.map(|cage| cage.tried),
            Hold::Card(piece) => self.state.tabled(piece).map(|tabled| tabled.tried),
        };
        match tried {
            Some(true) => {
                no(&[cites::RUL_106, cites::PHC_11], "Each hold is tried once in a free action phase.")
            }
            _ => no(&[cites::RUL_106, cites::ESC_02], "That does not hold you."),
        }
    }
}

fn not_ridden(spent: bool) -> Illegal {
    if spent {
        return no(&[cites::CHAR_08, cites::RUL_34], "The special ability is spent; it works once a game.");
    }
    no(
        &[cites::RUL_34],
        "Only a Warlord's ability goes with an attack, and it needs a damaging one of the character itself.",
    )
}
