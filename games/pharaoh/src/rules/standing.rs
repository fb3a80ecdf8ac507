//! Continuous effects: what conditions, benefits, tabled cards, holds and lasting effects say now.
//!
//! Nothing here is stored. Each question asks the steps in force, so that an effect ends with its
//! source. [PHC-01]

use table::Seat;

use crate::content::steps::{DodgeScore, ModifyDamage, Side};
use crate::content::{Favoured, Freed, Label, Prohibition, Step as Primitive, Wards, Who, Window};
use crate::crypt::Room;
use crate::play::Scene;
use crate::state::{Figure, Lasting, Lies, Piece, Tabled};

/// Where a step in force comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground<'a> {
    /// A card on the table.
    Tabled(&'a Tabled),
    /// A lasting effect.
    Lasting(&'a Lasting),
    /// A condition of the hex.
    Here(Room),
    /// A benefit of the hex for this character.
    Benefit(Seat),
    /// A hold of the hex on this character.
    Cage(Seat),
}

impl<'a> Scene<'a> {
    /// Calls `see` with every standing step of a tabled card; a hold's own steps included.
    pub(crate) fn tabled_steps(self, tabled: &Tabled, see: &mut impl FnMut(&'a Primitive)) {
        for block in &self.design(tabled.card).effect {
            let stands = matches!(
                block.window,
                Window::Tab | Window::TabFree | Window::Agent | Window::Vic | Window::Hex
            );
            if stands {
                for step in &block.steps {
                    see(step);
                    if let Primitive::Escape(escape) = step {
                        escape.steps.iter().for_each(&mut *see);
                    }
                }
            }
        }
    }

    /// Calls `see` with every condition of a hex that holds now. [PHA-RUL-95]
    pub(crate) fn conditions(self, room: Room, see: &mut impl FnMut(Option<Label>, &'a Primitive)) {
        if self.ignored_period(room) {
            return;
        }
        for block in self.hex(room).blocks(Window::Here) {
            block.steps.iter().for_each(|step| see(block.label, step));
        }
    }

    /// The benefit steps a character has of the hex it stands in; nothing ever blocks them. [PHA-BEN-03]
    pub(crate) fn benefits(self, seat: Seat) -> &'a [Primitive] {
        let player = self.state.player(seat);
        if player.defeated {
            return &[];
        }
        self.benefits_in(seat, player.room)
    }

    /// The benefit steps a character would have in a hex.
    pub(crate) fn benefits_in(self, seat: Seat, room: Room) -> &'a [Primitive] {
        let Some(benefit) = &self.hex(room).benefit else { return &[] };
        let favoured = match benefit.of {
            Favoured::Character(character) => self.state.player(seat).character == character,
            Favoured::Owner => self.state.crypt.room(room).owner == Some(seat),
        };
        if favoured { &benefit.steps } else { &[] }
    }

    /// Calls `see` with every step in force that may bear on this seat's character, and its ground.
    pub(crate) fn in_force(self, seat: Seat, mut see: impl FnMut(Ground<'a>, &'a Primitive)) {
        for tabled in &self.state.tabled {
            let mine = tabled.by == seat || tabled.lies == Lies::Before(seat);
            if mine {
                self.tabled_steps(tabled, &mut |step| see(Ground::Tabled(tabled), step));
            }
        }
        for lasting in &self.state.lasting {
            self.game.steps(lasting.steps).iter().for_each(|step| see(Ground::Lasting(lasting), step));
        }
        self.benefits(seat).iter().for_each(|step| see(Ground::Benefit(seat), step));
        let player = self.state.player(seat);
        if player.defeated {
            return;
        }
        if let Some(cage) = player.cage {
            self.game.steps(cage.steps).iter().for_each(|step| see(Ground::Cage(seat), step));
        }
        self.conditions(player.room, &mut |label, step| {
            if !self.ignores(seat, player.room, label) {
                see(Ground::Here(player.room), step);
            }
        });
    }

    /// Whether a step's `who` means this seat on that ground.
    pub(crate) fn means(self, ground: Ground<'_>, who: Who, seat: Seat) -> bool {
        match (ground, who) {
            (Ground::Tabled(tabled), Who::User) => tabled.by == seat,
            (Ground::Tabled(tabled), Who::Others) => tabled.by != seat,
            (Ground::Tabled(tabled), Who::Victim) => tabled.lies == Lies::Before(seat),
            (Ground::Lasting(lasting), Who::User | Who::Entrant) => lasting.by == seat,
            (Ground::Lasting(lasting), Who::Others) => lasting.by != seat,
            (Ground::Lasting(lasting), Who::Target | Who::AnyOther | Who::It) => lasting.on == seat,
            (Ground::Here(room), Who::HereAll) => self.state.player(seat).room == room,
            (Ground::Benefit(of), Who::User) | (Ground::Cage(of), Who::Entrant | Who::Victim) => of == seat,
            (_, Who::AllPlayers) => true,
            _ => false,
        }
    }

    /// Whether all events of a hex are still ignored. [PHA-RUL-100]
    pub(crate) fn ignored_period(self, room: Room) -> bool {
        room == Room::START && self.state.round == 1
    }

    /// Whether a character ignores the events of a hex, or the part of this label. [PHA-RUL-104]
    pub(crate) fn ignores(self, seat: Seat, room: Room, label: Option<Label>) -> bool {
        if self.ignored_period(room) {
            return true;
        }
        let covers = |step: &Primitive| match step {
            Primitive::IgnoreEvent(ignore) => ignore.label.is_none() || ignore.label == label,
            _ => false,
        };
        self.benefits_in(seat, room).iter().any(covers)
            || self
                .state
                .lasting
                .iter()
                .any(|lasting| lasting.by == seat && self.game.steps(lasting.steps).iter().any(covers))
    }

    /// Whether something forbids this to a seat's character. Targets have their own question.
    pub(crate) fn forbidden(self, seat: Seat, what: Prohibition) -> bool {
        let mut found = false;
        self.in_force(seat, |ground, step| {
            if let Primitive::Forbid(forbid) = step
                && forbid.what == what
                && self.means(ground, forbid.who, seat)
            {
                found = true;
            }
        });
        found
    }

    /// Whether a condition of the hex a figure is in forbids this to it. [PHA-RUL-127]
    pub(crate) fn forbidden_there(self, figure: Figure, what: Prohibition) -> bool {
        if let Figure::Character(seat) = figure {
            return self.forbidden(seat, what);
        }
        let Some(room) = self.state.whereabouts(figure) else { return false };
        let mut found = false;
        self.conditions(room, &mut |_, step| {
            found |= matches!(step, Primitive::Forbid(forbid) if forbid.what == what);
        });
        found
    }

    /// Whether ranged actions do not work in a hex. [PHA-RUL-23]
    pub(crate) fn misty(self, room: Room) -> bool {
        let mut found = false;
        self.conditions(room, &mut |_, step| {
            found |= matches!(step, Primitive::Forbid(forbid) if forbid.what == Prohibition::Ranged);
        });
        found
    }

    /// Whether somebody in another hex cannot target anyone in this one.
    pub(crate) fn sanctuary(self, room: Room) -> bool {
        let mut found = false;
        self.conditions(room, &mut |_, step| {
            found |= matches!(step, Primitive::Forbid(forbid) if forbid.who == Who::Outside);
        });
        found
    }

    /// Whether a lasting effect forbids one seat to choose another's character as a target.
    pub(crate) fn hidden_from(self, whom: Seat, by: Seat) -> bool {
        self.state.lasting.iter().any(|lasting| {
            lasting.by == whom
                && self.game.steps(lasting.steps).iter().any(|step| match step {
                    Primitive::Forbid(forbid) if matches!(forbid.what, Prohibition::Target(_)) => {
                        self.means(Ground::Lasting(lasting), forbid.who, by)
                    }
                    _ => false,
                })
        })
    }

    /// Whether nobody may take cards from a seat's hand.
    pub(crate) fn pouched(self, seat: Seat) -> bool {
        self.state.tabled.iter().any(|tabled| {
            let mut found = false;
            if tabled.by == seat && tabled.lies == Lies::Before(seat) {
                self.tabled_steps(tabled, &mut |step| {
                    found |= matches!(step, Primitive::Forbid(forbid) if forbid.what == Prohibition::Steal);
                });
            }
            found
        })
    }

    /// Whether cards cannot act on a tabled card. [PHC-P22]
    pub(crate) fn locked(self, tabled: &Tabled) -> bool {
        let mut found = false;
        self.tabled_steps(tabled, &mut |step| found |= matches!(step, Primitive::Lock(_)));
        found
            || tabled.attached.iter().flatten().any(|piece| {
                let block = self.design(*piece).block(Window::Att);
                block.is_some_and(|block| block.steps.iter().any(|step| matches!(step, Primitive::Lock(_))))
            })
    }

    /// The dodge score of a figure, with shifts that come from elsewhere. [PHA-RUL-74]
    pub(crate) fn dodge_score(self, figure: Figure, fixed: Option<u8>, shift: i8) -> u8 {
        let (base, mut best, mut shift) = (self.printed_dodge(figure), fixed, shift);
        let mut count = |score: DodgeScore| match score {
            DodgeScore::Fixed(score) => best = best.max(Some(score)),
            DodgeScore::Shift(by) => shift = shift.saturating_add(by),
        };
        match figure {
            Figure::Character(seat) => self.in_force(seat, |ground, step| {
                if let Primitive::ModifyDodge(modify) = step
                    && self.means(ground, modify.who, seat)
                {
                    // A lasting shift for targets of the user is counted with the attack.
                    let mine = !matches!((ground, modify.who), (Ground::Lasting(_), Who::Target));
                    if mine {
                        count(modify.score);
                    }
                }
            }),
            _ => {
                if let Some(room) = self.state.whereabouts(figure) {
                    self.conditions(room, &mut |_, step| {
                        if let Primitive::ModifyDodge(modify) = step {
                            count(modify.score);
                        }
                    });
                }
            }
        }
        let score = i16::from(best.map_or(base, |best| best)) + i16::from(shift);
        u8::try_from(score.clamp(2, 11)).expect("between 2 and 11")
    }

    /// The dodge score printed for a figure; 0 if it cannot dodge.
    pub(crate) fn printed_dodge(self, figure: Figure) -> u8 {
        match figure {
            Figure::Character(seat) => self.game.character(self.state.player(seat).character).dodge,
            Figure::Card(piece) => match (self.design(piece).agent(), self.state.tabled(piece)) {
                (Some(agent), _) => agent.dodge,
                (None, Some(tabled)) if tabled.lies == Lies::Before(tabled.by) => {
                    self.game.character(self.state.player(tabled.by).character).dodge
                }
                _ => 0,
            },
            Figure::Monster(id) => self
                .state
                .monster(id)
                .and_then(|monster| self.hex(monster.home).monster())
                .map_or(0, |monster| monster.dodge),
        }
    }

    /// Calls `see` with what changes the damage a character deals, cards of the item excepted.
    pub(crate) fn dealt_by(self, seat: Seat, mut see: impl FnMut(&'a ModifyDamage)) {
        self.in_force(seat, |ground, step| {
            if let Primitive::ModifyDamage(modify) = step
                && modify.side == Side::Dealt
                && self.means(ground, modify.who, seat)
            {
                see(modify);
            }
        });
    }

    /// By how much the damage a character takes changes. [PHA-RUL-69]
    pub(crate) fn taken_by(self, seat: Seat) -> i16 {
        let mut change = 0;
        self.in_force(seat, |ground, step| {
            if let Primitive::ModifyDamage(modify) = step
                && modify.side == Side::Taken
                && self.means(ground, modify.who, seat)
            {
                change += modify.value.plus;
            }
        });
        change
    }

    /// What a figure is immune to. [PHA-RUL-72]
    pub(crate) fn wards(self, figure: Figure) -> Wards {
        match figure {
            Figure::Character(seat) => {
                let mut wards = Wards::EMPTY;
                for tabled in self.state.tabled.iter().filter(|it| it.lies == Lies::Before(seat)) {
                    wards = wards.with(self.own_wards(tabled));
                }
                for lasting in self.state.lasting.iter().filter(|it| it.by == seat) {
                    for step in self.game.steps(lasting.steps) {
                        if let Primitive::Immunity(list) = step {
                            wards = wards.with(*list);
                        }
                    }
                }
                wards
            }
            Figure::Card(piece) => self.state.tabled(piece).map_or(Wards::EMPTY, |it| self.own_wards(it)),
            Figure::Monster(id) => self
                .state
                .monster(id)
                .and_then(|monster| self.hex(monster.home).monster())
                .map_or(Wards::EMPTY, |monster| monster.immune),
        }
    }

    fn own_wards(self, tabled: &Tabled) -> Wards {
        let mut wards = Wards::EMPTY;
        self.tabled_steps(tabled, &mut |step| match step {
            Primitive::Immunity(list) => wards = wards.with(*list),
            Primitive::Agent(agent) => wards = wards.with(agent.immune),
            _ => {}
        });
        wards
    }

    /// By how many hexes the actions of a character reach further.
    pub(crate) fn range_bonus(self, seat: Seat) -> u8 {
        let mut bonus = 0;
        self.in_force(seat, |ground, step| {
            if let Primitive::ModifyRange(modify) = step
                && self.means(ground, modify.who, seat)
            {
                bonus += modify.by;
            }
        });
        bonus
    }

    /// The card that makes a kind of action free once more this turn; of several the one that frees
    /// the fewest kinds, so that the others keep what only they can do. [PHA-RUL-160]
    pub(crate) fn freed_by(self, seat: Seat, what: Freed) -> Option<Piece> {
        let mut narrowest: Option<(usize, Piece)> = None;
        for tabled in self.state.tabled.iter().filter(|it| it.by == seat && it.lies == Lies::Before(seat)) {
            self.tabled_steps(tabled, &mut |step| {
                if let Primitive::MakeFree(make) = step
                    && make.what.has(what)
                    && tabled.freed < make.times
                    && narrowest.is_none_or(|(kinds, _)| make.what.iter().count() < kinds)
                {
                    narrowest = Some((make.what.iter().count(), tabled.card));
                }
            });
        }
        narrowest.map(|(_, card)| card)
    }
}
