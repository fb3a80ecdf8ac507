//! A position in a few words, for scenarios. Everything the state holds can be set by name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Agenda, GivenError, Names, Seat, SeatSet};

use crate::cards::{CardId, Counts, Deck, Hand, Tier};
use crate::content::{Board, Crusade};
use crate::state::{Acting, Lineup, Piece, Place, Seals, Seen, State, Status, Team};
use crate::step::{Shopping, Step};
use crate::tiles::{Edge, Tile, Tiles};

/// A position. What is left out is as in the first round after the cards were dealt: orders by
/// seat, Necromancers at the first edge, the first Groundskeeper to act.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The round on the counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// What the match waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<GivenPhase>,
    /// Turn orders, by names; a team left out keeps its seat order.
    pub orders: Vec<Vec<String>>,
    /// All graves of the board; if left out, the setup's, neutral and unsealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub graves: Option<Vec<GivenGrave>>,
    /// Where pieces are.
    pub pieces: BTreeMap<String, GivenPlace>,
    /// Where Portal markers lie.
    pub portals: BTreeMap<String, (i8, i8)>,
    /// Hands, the oldest card first; a hand left out is empty.
    pub hands: BTreeMap<String, Vec<String>>,
    /// Decks, the top card first: `groundskeepers_1` to `necromancers_3`. A deck left out holds
    /// every card of its tier that lies nowhere else.
    pub decks: BTreeMap<String, Vec<String>>,
    /// Cards played already.
    pub spent: Vec<String>,
    /// Tokens of the teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<crate::content::Purse>,
    /// Debuffs and bonuses: of the turn being taken for who takes it, else of the next turn.
    pub statuses: BTreeMap<String, Status>,
    /// What the acting seat has given itself for its turn after this one.
    pub next_statuses: BTreeMap<String, Status>,
    /// What the acting seat has already done on this turn.
    pub done: GivenDone,
    /// Hands that were shown once.
    pub seen: BTreeMap<String, GivenSeen>,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPhase {
    /// This seat takes its turn; those before it in the round have had theirs.
    Turn(String),
    /// This seat buys, and these have said Done.
    Shop {
        /// Who is asked.
        who: String,
        /// Who is not asked any more.
        #[serde(default)]
        done: Vec<String>,
    },
    /// This Necromancer gives a card back, on the turn of that Groundskeeper.
    GiveBack {
        /// Who chooses.
        who: String,
        /// Who played the Leaf Blower.
        by: String,
    },
    /// This captain lines the team up, before the first round.
    Order(String),
    /// This Necromancer chooses an edge, before the first round.
    Edge(String),
    /// The match is over.
    Over,
}

/// A grave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenGrave {
    /// Its tile.
    pub at: (i8, i8),
    /// Who controls it; nobody if left out.
    #[serde(default)]
    pub owner: Option<Team>,
    /// What its seal shows.
    #[serde(default)]
    pub seal: Option<u8>,
}

/// Where a piece is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPlace {
    /// On a tile.
    On(i8, i8),
    /// Outside, at a side of a tile, by number.
    Outside((i8, i8), u8),
}

/// What was done on a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenDone {
    /// The Move or the Teleport.
    pub moved: bool,
    /// So many cards.
    pub played: u8,
    /// Graves sealed afresh.
    pub sealed: Vec<(i8, i8)>,
    /// The Portal marker put down.
    pub marked: bool,
}

/// A hand as it was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenSeen {
    /// In which round.
    pub round: u8,
    /// What was in it.
    pub cards: Vec<String>,
}

type Result<T> = std::result::Result<T, GivenError>;

fn wrong<T>(what: impl Into<String>) -> Result<T> {
    Err(GivenError(what.into()))
}

impl Given {
    /// Lays the position out over the setup.
    pub(crate) fn arrange(&self, game: &Crusade, state: &mut State, names: &Names) -> Result<()> {
        let board = game.board(state).clone();
        let mut table = Arranging { game, board: &board, state, names };
        table.orders(&self.orders)?;
        table.graves(self.graves.as_deref())?;
        table.pieces(&self.pieces, &self.portals)?;
        table.counters(self)?;
        table.phase(self)?;
        table.cards(self)?;
        table.statuses(&self.statuses)?;
        table.next_statuses(&self.next_statuses)?;
        table.seen(&self.seen)
    }
}

struct Arranging<'a> {
    game: &'a Crusade,
    board: &'a Board,
    state: &'a mut State,
    names: &'a Names,
}

impl Arranging<'_> {
    fn orders(&mut self, orders: &[Vec<String>]) -> Result<()> {
        for names in orders {
            let seats: Vec<Seat> = names.iter().map(|name| self.seat(name)).collect::<Result<_>>()?;
            let Some(first) = seats.first() else { return wrong("an order names nobody") };
            let team = self.state.team(*first);
            let order = Lineup::of(seats.iter().copied());
            let members: SeatSet = self.state.members(team).collect();
            match order {
                Some(order) if order.set() == members && seats.len() == members.len() => {
                    self.state.orders[team.index()] = order;
                }
                _ => {
                    return wrong(format!(
                        "the order {names:?} must name every member of the {} once",
                        team.name()
                    ));
                }
            }
        }
        Ok(())
    }

    fn graves(&mut self, graves: Option<&[GivenGrave]>) -> Result<()> {
        let Some(graves) = graves else { return Ok(()) };
        self.state.graves = Tiles::NONE;
        self.state.owned = [Tiles::NONE; 2];
        self.state.seals = Seals::default();
        for grave in graves {
            let tile = self.tile(grave.at)?;
            if tile == Tile::SHED || self.state.graves.has(tile) {
                return wrong(format!("a grave cannot stand on {}", self.board.name_of(tile)));
            }
            self.state.graves.add(tile);
            if let Some(team) = grave.owner {
                self.state.owned[team.index()].add(tile);
            }
            match grave.seal {
                None => {}
                Some(1) => self.state.seals.one.add(tile),
                Some(2) => self.state.seals.two.add(tile),
                Some(other) => return wrong(format!("a seal shows 2 or 1, not {other}")),
            }
        }
        Ok(())
    }

    fn pieces(
        &mut self,
        pieces: &BTreeMap<String, GivenPlace>,
        portals: &BTreeMap<String, (i8, i8)>,
    ) -> Result<()> {
        let first_edge = self.board.edges[0];
        for seat in self.state.seats() {
            let place = match self.state.team(seat) {
                Team::Groundskeepers => Place::On(Tile::SHED),
                Team::Necromancers => Place::Outside(first_edge),
            };
            let piece = self.state.piece_mut(seat);
            *piece = Piece { place, portal: None, ..*piece };
        }
        for (name, place) in pieces {
            let seat = self.seat(name)?;
            let place = match place {
                GivenPlace::On(x, y) => Place::On(self.tile((*x, *y))?),
                GivenPlace::Outside(at, side) => {
                    let edge = Edge { tile: self.tile(*at)?, side: *side };
                    if self.state.team(seat) == Team::Groundskeepers {
                        return wrong(format!("{name} is a Groundskeeper and cannot be outside"));
                    }
                    if !self.board.edges.contains(&edge) {
                        return wrong(format!(
                            "{} has no open edge on side {side}",
                            self.board.name_of(edge.tile)
                        ));
                    }
                    Place::Outside(edge)
                }
            };
            self.state.piece_mut(seat).place = place;
        }
        for (name, at) in portals {
            let (seat, tile) = (self.seat(name)?, self.tile(*at)?);
            if self.state.team(seat) == Team::Groundskeepers {
                return wrong(format!("{name} is a Groundskeeper and has no Portal"));
            }
            self.state.piece_mut(seat).portal = Some(tile);
        }
        Ok(())
    }

    fn counters(&mut self, given: &Given) -> Result<()> {
        let last = self.state.night.rounds + u8::from(given.phase == Some(GivenPhase::Over));
        let round = match (&given.phase, given.round) {
            (Some(GivenPhase::Over), None) => last,
            (_, round) => round.unwrap_or(1),
        };
        if !(1..=last).contains(&round) {
            return wrong(format!("round {round} of a night of {} rounds", self.state.night.rounds));
        }
        self.state.round = round;
        if let Some(tokens) = given.tokens {
            self.state.tokens = [tokens.groundskeepers, tokens.necromancers];
        }
        Ok(())
    }

    fn phase(&mut self, given: &Given) -> Result<()> {
        self.state.agenda = Agenda::new();
        let first = self.state.orders[0].seats()[0];
        self.state.acting = Acting::new(first, Status::default());
        match &given.phase {
            None => self.turn_of(first),
            Some(GivenPhase::Turn(name)) => {
                let seat = self.seat(name)?;
                self.turn_of(seat);
            }
            Some(GivenPhase::Shop { who, done }) => self.shop(who, done)?,
            Some(GivenPhase::GiveBack { who, by }) => {
                let (seat, by) = (self.seat(who)?, self.seat(by)?);
                self.turn_of(by);
                self.state.agenda.first([Step::GiveBack(seat), Step::AfterCard]);
            }
            Some(GivenPhase::Order(name)) => self.order_question(name)?,
            Some(GivenPhase::Edge(name)) => self.edge_question(name)?,
            Some(GivenPhase::Over) => {}
        }
        let done = &given.done;
        let sealed = done.sealed.iter().map(|at| self.tile(*at)).collect::<Result<Tiles>>()?;
        let acting = &mut self.state.acting;
        *acting = Acting { moved: done.moved, played: done.played, marked: done.marked, sealed, ..*acting };
        if given.phase_is_turn() && self.scene().cards_left() == 0 {
            return wrong("the acting seat has used all its cards, so its turn would be over");
        }
        Ok(())
    }

    fn scene(&self) -> crate::play::Scene<'_> {
        crate::play::Scene { game: self.game, state: self.state }
    }

    fn turn_of(&mut self, seat: Seat) {
        let team = self.state.team(seat);
        let place = self.place_in_order(seat);
        self.state.acting = Acting::new(seat, Status::default());
        self.state.agenda.first([Step::Act, Step::NextTurn(team, place + 1)]);
    }

    fn shop(&mut self, who: &str, done: &[String]) -> Result<()> {
        let seat = self.seat(who)?;
        let done = done.iter().map(|name| self.seat(name)).collect::<Result<SeatSet>>()?;
        if done.has(seat) {
            return wrong(format!("{who} cannot be asked after saying Done"));
        }
        let shopping = Shopping { team: self.state.team(seat), place: self.place_in_order(seat), done };
        self.state.agenda.push(Step::Shop(shopping));
        Ok(())
    }

    fn order_question(&mut self, name: &str) -> Result<()> {
        let seat = self.seat(name)?;
        let team = self.state.team(seat);
        if self.scene().captain(team) != Some(seat) {
            return wrong(format!("{name} is not the captain of the {}", team.name()));
        }
        self.before_the_deal();
        if team == Team::Groundskeepers && self.state.members(Team::Necromancers).count() > 1 {
            self.state.agenda.push(Step::ChooseOrder(Team::Necromancers));
        }
        self.state.agenda.push(Step::ChooseOrder(team));
        Ok(())
    }

    fn edge_question(&mut self, name: &str) -> Result<()> {
        let seat = self.seat(name)?;
        if self.state.team(seat) == Team::Groundskeepers {
            return wrong(format!("{name} is a Groundskeeper and chooses no edge"));
        }
        let place = self.place_in_order(seat);
        self.before_the_deal();
        self.state.agenda.take(); // the pieces are being placed already
        self.state.agenda.push(Step::ChooseEdge(place));
        Ok(())
    }

    fn before_the_deal(&mut self) {
        self.state.agenda.first([Step::PlacePieces, Step::Deal]);
    }

    fn place_in_order(&self, seat: Seat) -> u8 {
        let order = self.state.orders[self.state.team(seat).index()];
        let place = order.seats().iter().position(|it| *it == seat).expect("an order names all members");
        u8::try_from(place).expect("a team has at most four members")
    }

    /// Hands, spent cards and named decks first; what is left fills the other decks, and what a
    /// named deck leaves over is not part of the match.
    fn cards(&mut self, given: &Given) -> Result<()> {
        let before_the_deal = self.state.agenda.iter().any(|step| *step == Step::Deal);
        self.state.spent = Counts::default();
        self.state.aside = Counts::default();
        self.state.decks = [[Deck::EMPTY; 3]; 2];
        for seat in self.state.seats() {
            let piece = self.state.piece_mut(seat);
            *piece = Piece { hand: Hand::EMPTY, known: Counts::default(), seen: None, ..*piece };
        }
        if before_the_deal {
            return match given.hands.is_empty() && given.decks.is_empty() && given.spent.is_empty() {
                true => Ok(()),
                false => wrong("cards are dealt only after the edges are chosen"),
            };
        }
        let mut left = Counts::default();
        self.game.card_ids().for_each(|card| left.set(card, self.game.card(card).copies));
        for (name, cards) in &given.hands {
            let seat = self.seat(name)?;
            for card in cards {
                let card = self.take(&mut left, card)?;
                if self.game.card(card).team != self.state.team(seat) {
                    return wrong(format!(
                        "{name} cannot hold {}, a card of the other team",
                        self.game.card(card).name
                    ));
                }
                self.state.piece_mut(seat).hand.push(card);
            }
        }
        for card in &given.spent {
            let card = self.take(&mut left, card)?;
            self.state.spent.add(card);
        }
        self.decks(&given.decks, &mut left)
    }

    fn decks(&mut self, decks: &BTreeMap<String, Vec<String>>, left: &mut Counts) -> Result<()> {
        let key = |team: Team, tier: Tier| format!("{}_{}", team.name().to_lowercase(), tier.0);
        let all = || Team::BOTH.into_iter().flat_map(|team| Tier::ALL.map(|tier| (team, tier)));
        for (name, cards) in decks {
            let Some((team, tier)) = all().find(|(team, tier)| key(*team, *tier) == *name) else {
                return wrong(format!(
                    "there is no deck {name:?}; expected groundskeepers_1 to necromancers_3"
                ));
            };
            for card in cards.iter().rev() {
                let id = self.take(left, card)?;
                let kind = self.game.card(id);
                if (kind.team, kind.tier) != (team, tier) {
                    return wrong(format!("{card:?} does not belong into {name:?}"));
                }
                self.state.deck_mut(team, tier).push(id);
            }
        }
        for (team, tier) in all() {
            let named = decks.contains_key(&key(team, tier));
            for card in self.game.tier_of(team, tier).collect::<Vec<CardId>>() {
                let count = left.get(card);
                if named {
                    self.state.aside.set(card, count);
                } else {
                    (0..count).for_each(|_| self.state.deck_mut(team, tier).push(card));
                }
            }
        }
        Ok(())
    }

    fn statuses(&mut self, statuses: &BTreeMap<String, Status>) -> Result<()> {
        let in_turn = self.state.agenda.iter().any(|step| *step == Step::Act);
        for seat in self.state.seats() {
            self.state.piece_mut(seat).coming = Status::default();
        }
        for (name, status) in statuses {
            let seat = self.seat(name)?;
            if in_turn && self.state.acting.seat == seat {
                self.state.acting.status = *status;
            } else {
                self.state.piece_mut(seat).coming = *status;
            }
        }
        Ok(())
    }

    fn next_statuses(&mut self, statuses: &BTreeMap<String, Status>) -> Result<()> {
        for (name, status) in statuses {
            let seat = self.seat(name)?;
            self.state.piece_mut(seat).coming = *status;
        }
        Ok(())
    }

    fn seen(&mut self, seen: &BTreeMap<String, GivenSeen>) -> Result<()> {
        for (name, seen) in seen {
            let seat = self.seat(name)?;
            let mut cards = Counts::default();
            for card in &seen.cards {
                cards.add(self.card(card)?);
            }
            let piece = self.state.piece_mut(seat);
            piece.seen = Some(Seen { round: seen.round, cards });
            // Certain is only what was shown and is still there.
            let hand = Counts::of(piece.hand.cards());
            for (card, count) in cards.iter() {
                piece.known.set(card, count.min(hand.get(card)));
            }
        }
        Ok(())
    }

    fn take(&self, left: &mut Counts, name: &str) -> Result<CardId> {
        let card = self.card(name)?;
        if left.remove(card) {
            return Ok(card);
        }
        wrong(format!("{name:?} is wanted more often than its {} copies", self.game.card(card).copies))
    }

    fn card(&self, name: &str) -> Result<CardId> {
        self.game.find_card(name).ok_or_else(|| GivenError(format!("there is no card {name:?}")))
    }

    fn seat(&self, name: &str) -> Result<Seat> {
        self.names.find(name).ok_or_else(|| {
            GivenError(format!("nobody is called {name:?}; there are {}", self.names.all().join(", ")))
        })
    }

    fn tile(&self, (x, y): (i8, i8)) -> Result<Tile> {
        self.board.at((x, y)).ok_or_else(|| GivenError(format!("{} has no tile ({x},{y})", self.board.name)))
    }
}

impl Given {
    fn phase_is_turn(&self) -> bool {
        matches!(self.phase, None | Some(GivenPhase::Turn(_)))
    }
}
