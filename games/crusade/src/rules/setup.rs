//! Setup: teams, tiles, graves, orders, edges, decks, starting cards. [CRU-SETUP-01]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Names, RuleId, Seat, SeatSet, SetupError, Tray};

use crate::action::Action;
use crate::cards::{CardId, Counts, Deck, Hand, Tier};
use crate::cites;
use crate::content::{Board, Crusade, GRAVES, MAX_PURSE, Purse};
use crate::effects::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::rounds::BeginRound;
use crate::state::{Acting, Lineup, MAX_SEATS, MAX_TEAM, Night, Piece, Place, Seals, State, Status, Team};
use crate::tiles::{Tile, Tiles};
use crate::view::Phase;

/// What the lobby chose. The defaults are the rulebook's game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// What each seat asked for, in seat order. [CRU-RUL-02]
    pub teams: Vec<Wish>,
    /// Which board; the box's first if empty.
    pub board: String,
    /// Whether the tiles are shuffled. [CRU-RUL-06]
    pub layout: Layout,
    /// How many graves, if not the board's number for the seats. [CRU-RUL-09]
    pub grave_count: Option<u8>,
    /// Tokens to begin with. [CRU-RUL-19]
    pub opening_purse: OpeningPurse,
    /// Whether empty tiers are refilled. [CRU-RUL-47]
    pub reshuffle_spent: bool,
    /// Whether team-mates see each other's hands. [CRU-RUL-79]
    pub team_hands: TeamHands,
    /// Whether captains choose the turn order. [CRU-RUL-03]
    pub turn_order: TurnOrder,
    /// How many rounds, if not the printed number.
    pub rounds: Option<u8>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            teams: Vec::new(),
            board: String::new(),
            layout: Layout::Shuffled,
            grave_count: None,
            opening_purse: OpeningPurse::Empty,
            reshuffle_spent: false,
            team_hands: TeamHands::Open,
            turn_order: TurnOrder::Choose,
            rounds: None,
        }
    }
}

/// The team a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// To guard the yard.
    #[serde(alias = "GK")]
    Groundskeepers,
    /// To haunt it.
    #[serde(alias = "N")]
    Necromancers,
    /// Whatever comes.
    Any,
}

/// How the tiles are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Layout {
    /// As printed.
    #[serde(alias = "shuffled")]
    Shuffled,
    /// Roses on the board's own list.
    #[serde(alias = "fixed")]
    Fixed,
}

/// Tokens to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningPurse {
    /// None, as printed.
    Empty,
    /// What makes an even night on this board with so many seats.
    Even,
    /// Just so many.
    Tokens(Purse),
}

/// Who sees a hand besides its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TeamHands {
    /// The team.
    #[serde(alias = "open")]
    Open,
    /// Nobody.
    #[serde(alias = "closed")]
    Closed,
}

/// Who sets the turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnOrder {
    /// The captains.
    #[serde(alias = "choose")]
    Choose,
    /// Seat numbers.
    #[serde(alias = "seats")]
    Seats,
}

impl Crusade {
    /// Checks a setup and lays the table up to the first question.
    pub(crate) fn lay(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        let seats = setup.teams.len();
        if !(2..=MAX_SEATS).contains(&seats) {
            return refuse(cites::RUL_01, format!("A match has 2 to {MAX_SEATS} seats, not {seats}."));
        }
        let board_index = self.board_index(&setup.board)?;
        let board = &self.boards[board_index];
        let seat_count = u8::try_from(seats).expect("at most eight seats");
        let graves = grave_count(setup, board, seat_count)?;
        let rounds = self.rounds(setup)?;
        let purse = purse(setup, board, seat_count)?;
        let night = Night {
            board: u8::try_from(board_index).expect("a box has few boards"),
            seats: seat_count,
            rounds,
            reshuffle_spent: setup.reshuffle_spent,
            open_hands: setup.team_hands == TeamHands::Open,
        };
        let mut state = empty_table(night);
        state.tokens = [purse.groundskeepers, purse.necromancers];
        let mut play = Play { game: self, state: &mut state, tray };
        play.take_sides(&setup.teams);
        play.lay_tiles(graves, setup.layout);
        play.line_up(setup.turn_order);
        play.advance();
        Ok(state)
    }

    fn board_index(&self, id: &str) -> Result<usize, SetupError> {
        if id.is_empty() {
            return Ok(0);
        }
        let found = self.boards.iter().position(|board| *board.id == *id);
        found.ok_or_else(|| {
            let ids: Vec<&str> = self.boards.iter().map(|board| &*board.id).collect();
            let sentence = format!("There is no board {id:?}; expected one of {}.", ids.join(", "));
            SetupError::new(cites::RUL_05, sentence)
        })
    }

    fn rounds(&self, setup: &Setup) -> Result<u8, SetupError> {
        let (long, short) = (self.numbers.rounds, self.numbers.short_rounds);
        match setup.rounds {
            None => Ok(long),
            Some(rounds) if rounds == long || rounds == short => Ok(rounds),
            Some(rounds) => refuse(
                cites::ROUND_07,
                format!("A night has {long} rounds, a short one {short}, and none has {rounds}."),
            ),
        }
    }
}

fn refuse<T>(rule: RuleId, sentence: String) -> Result<T, SetupError> {
    Err(SetupError::new(rule, sentence))
}

fn grave_count(setup: &Setup, board: &Board, seats: u8) -> Result<u8, SetupError> {
    match setup.grave_count {
        None => Ok(board.graves[&seats]),
        Some(count) if GRAVES.contains(&count) && usize::from(count) <= board.roses.len() => Ok(count),
        Some(count) => {
            refuse(cites::RUL_09, format!("{count} graves; expected {} to {}.", GRAVES.start(), GRAVES.end()))
        }
    }
}

fn purse(setup: &Setup, board: &Board, seats: u8) -> Result<Purse, SetupError> {
    let purse = match setup.opening_purse {
        OpeningPurse::Empty => Purse::default(),
        OpeningPurse::Even => board.even_night.get(&seats).copied().unwrap_or_default(),
        OpeningPurse::Tokens(purse) => purse,
    };
    let most = purse.groundskeepers.max(purse.necromancers);
    if most > MAX_PURSE {
        return refuse(cites::RUL_19, format!("An opening purse holds 0 to {MAX_PURSE} tokens, not {most}."));
    }
    Ok(purse)
}

fn empty_table(night: Night) -> State {
    let piece = Piece {
        team: Team::Groundskeepers,
        place: Place::Nowhere,
        portal: None,
        coming: Status::default(),
        hand: Hand::EMPTY,
        known: Counts::default(),
        seen: None,
    };
    State {
        night,
        round: 1,
        pieces: [piece; MAX_SEATS],
        orders: [Lineup::EMPTY; 2],
        graves: Tiles::NONE,
        owned: [Tiles::NONE; 2],
        seals: Seals::default(),
        tokens: [0; 2],
        decks: [[Deck::EMPTY; 3]; 2],
        spent: Counts::default(),
        aside: Counts::default(),
        acting: Acting::new(Seat(0), Status::default()),
        agenda: table::Agenda::new(),
    }
}

impl Scene<'_> {
    /// A card that gives its turn to a team-mate, in a team of one. [CRU-RUL-21]
    pub(crate) fn is_useless(self, card: CardId) -> bool {
        let kind = self.game.card(card);
        kind.effects.contains(&Effect::YieldTurn) && self.state.members(kind.team).count() == 1
    }
}

impl Play<'_> {
    /// Wishes are granted in seat order as long as the team has room; the rest is drawn. [CRU-RUL-02]
    fn take_sides(&mut self, wishes: &[Wish]) {
        let seats = wishes.len();
        let mut room = [seats.div_ceil(2), seats / 2];
        let mut open: Vec<Seat> = Vec::new();
        for (seat, wish) in self.state.seats().zip(wishes) {
            let team = match wish {
                Wish::Groundskeepers => Team::Groundskeepers,
                Wish::Necromancers => Team::Necromancers,
                Wish::Any => {
                    open.push(seat);
                    continue;
                }
            };
            if room[team.index()] > 0 {
                room[team.index()] -= 1;
                self.state.piece_mut(seat).team = team;
            } else {
                open.push(seat);
            }
        }
        if room[0] > 0 && room[1] > 0 {
            self.tray.shuffle(&mut open);
        }
        for (index, seat) in open.into_iter().enumerate() {
            let team = if index < room[0] { Team::Groundskeepers } else { Team::Necromancers };
            self.state.piece_mut(seat).team = team;
        }
        let event = Event::Teams { groundskeepers: count(seats.div_ceil(2)), necromancers: count(seats / 2) };
        match seats % 2 {
            0 => self.tell(&[cites::TEAM_01, cites::GOAL_01, cites::TEAM_03, cites::RUL_02], event),
            _ => self.tell(&[cites::TEAM_02, cites::GOAL_01, cites::TEAM_03, cites::RUL_02], event),
        }
    }

    /// The Shed first, then the other tiles; a grave on every rose. [CRU-BOARD-01]
    fn lay_tiles(&mut self, graves: u8, layout: Layout) {
        let board = self.board();
        self.tell(
            &[cites::BOARD_02, cites::RUL_05, cites::SETUP_01],
            Event::ShedLaid { board: self.state.night.board },
        );
        let graves = usize::from(graves);
        match layout {
            Layout::Fixed => {
                self.state.graves = board.roses.iter().copied().take(graves).collect();
                self.tell(&[cites::RUL_06], Event::TilesLaid { shuffled: false });
            }
            Layout::Shuffled => {
                let mut bag: Vec<bool> = (1..board.len()).map(|place| place <= graves).collect();
                self.tray.shuffle(&mut bag);
                let roses = board.tiles().skip(1).zip(bag).filter(|(_, rose)| *rose);
                self.state.graves = roses.map(|(tile, _)| tile).collect();
                self.tell(&[cites::BOARD_01, cites::RUL_06], Event::TilesLaid { shuffled: true });
            }
        }
        self.tell(
            &[cites::BOARD_03, cites::BOARD_04, cites::RUL_09, cites::RUL_11],
            Event::GravesPlaced { graves: count(graves) },
        );
    }

    /// Captains of teams with a choice are asked, the others stand in seat order. [CRU-RUL-03]
    fn line_up(&mut self, turn_order: TurnOrder) {
        self.first([PlacePieces.into(), Deal.into()]);
        for team in Team::BOTH.into_iter().rev() {
            let order = Lineup::of(self.state.members(team)).expect("a team has at most four members");
            self.state.orders[team.index()] = order;
            if turn_order == TurnOrder::Choose && order.seats().len() > 1 {
                self.push(ChooseOrder(team));
            } else {
                self.tell(&[cites::RUL_03, cites::ROUND_04], Event::Ordered { team, order });
            }
        }
    }

    /// The Groundskeepers stand on the Shed; the Necromancers choose their edges one by one.
    fn place_pieces(&mut self) {
        for seat in self.state.orders[Team::Groundskeepers.index()].set() {
            self.state.piece_mut(seat).place = Place::On(Tile::SHED);
        }
        self.tell(&[cites::SETUP_02], Event::AtTheShed);
        self.push(ChooseEdge(0));
    }

    /// Decks by tier, starting cards, purses, the marker on 1. [CRU-SETUP-05] [CRU-RUL-81]
    fn deal(&mut self) {
        self.build_decks();
        for team in Team::BOTH {
            for tier in Tier::ALL {
                let deck = &mut self.state.decks[team.index()][tier.index()];
                self.tray.shuffle(deck.cards_mut());
            }
        }
        self.tell(&[cites::SETUP_04, cites::SETUP_05, cites::RUL_81], Event::DecksReady);
        for team in Team::BOTH {
            for seat in self.state.orders[team.index()] {
                for _ in 0..self.game.numbers_of(team).starting_cards {
                    self.deal_card(seat, team);
                }
            }
        }
        for team in Team::BOTH {
            let tokens = self.state.tokens[team.index()];
            self.tell(&[cites::RUL_19], Event::Purse { team, tokens });
        }
        self.tell(&[cites::SETUP_08], Event::Round { round: self.state.round });
        self.push(BeginRound);
    }

    /// Every card into its team's tier; what nobody could ever use stays out. [CRU-RUL-21]
    pub(crate) fn build_decks(&mut self) {
        for card in self.game.card_ids() {
            let kind = self.game.card(card);
            if self.scene().is_useless(card) {
                self.state.aside.set(card, kind.copies);
                self.tell(&[cites::RUL_21], Event::LaidAside { card, copies: kind.copies });
                continue;
            }
            let deck = self.state.deck_mut(kind.team, kind.tier);
            (0..kind.copies).for_each(|_| deck.push(card));
        }
    }

    fn deal_card(&mut self, seat: Seat, team: Team) {
        let tier = Tier(1);
        let card = self.state.deck_mut(team, tier).pop().expect("the box has enough starting cards");
        self.state.piece_mut(seat).hand.push(card);
        let rules: &[RuleId] = match team {
            Team::Groundskeepers => &[cites::SETUP_06, cites::RUL_20, cites::RUL_79],
            Team::Necromancers => &[cites::SETUP_07, cites::RUL_20, cites::RUL_79],
        };
        let insiders = self.state.insiders(seat);
        let secret = Event::Dealt { seat, tier, card: Some(card) };
        self.tray.whisper(rules, insiders, secret, Event::Dealt { seat, tier, card: None });
    }
}

/// A captain lines the team up. [CRU-RUL-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseOrder(pub Team);

impl Question<Crusade> for ChooseOrder {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        scene.captain(self.0).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        lineups(scene.state.orders[self.0.index()], |order| out.push(Action::Order(order)));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Order(order) = action else { return Some(Illegal::NotNow(action)) };
        let members = scene.state.orders[self.0.index()];
        let all = order.set() == members.set() && order.seats().len() == members.seats().len();
        (!all).then_some(Illegal::NotTheTeam(self.0))
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        let captain = scene.captain(self.0).expect("a team has members");
        Illegal::NotYourTurn(captain, &[cites::TEAM_04, cites::RUL_03])
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Order(order) = action else { unreachable!("{action:?} is no order") };
        let team = self.0;
        play.state.agenda.take();
        play.state.orders[team.index()] = order;
        play.tell(&[cites::ROUND_03, cites::ROUND_04, cites::RUL_03], Event::Ordered { team, order });
    }

    /// By seat numbers. [CRU-RUL-82]
    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        let mut first = None;
        lineups(scene.state.orders[self.0.index()], |order| first = first.or(Some(order)));
        Action::Order(first.expect("a team has members"))
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("Line the {} up: who goes first?", self.0.name())
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Order { seat: scene.captain(self.0).expect("a team has members") }
    }
}

/// The Groundskeepers stand on the Shed, then the Necromancers choose. [CRU-SETUP-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacePieces;

impl Deed<Crusade> for PlacePieces {
    fn run(self, play: &mut Play<'_>) {
        play.place_pieces();
    }
}

/// The Necromancer at this place of the turn order chooses an edge. [CRU-RUL-18]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseEdge(pub u8);

impl ChooseEdge {
    fn chooser(self, scene: Scene<'_>) -> Seat {
        scene.state.orders[Team::Necromancers.index()].seats()[usize::from(self.0)]
    }
}

impl Question<Crusade> for ChooseEdge {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.chooser(scene))
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.board().edges.iter().copied().map(Action::Edge));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Edge(edge) if scene.board().edges.contains(&edge) => None,
            Action::Edge(edge) => Some(Illegal::NoSuchEdge(edge)),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.chooser(scene), &[cites::TEAM_04, cites::RUL_18])
    }

    /// The next Necromancer is asked.
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::Edge(edge) = action else { unreachable!("{action:?} is no edge") };
        play.state.agenda.take();
        play.state.piece_mut(seat).place = Place::Outside(edge);
        play.tell(&[cites::SETUP_03, cites::RUL_13, cites::RUL_18], Event::AtEdge { seat, edge });
        let next = self.0 + 1;
        if usize::from(next) < play.state.orders[Team::Necromancers.index()].seats().len() {
            play.push(ChooseEdge(next));
        }
    }

    fn lapse(&self, scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Edge(scene.board().edges[0])
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Where will you come in from?".to_owned()
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Edge { seat: self.chooser(scene) }
    }
}

/// Decks, starting cards, round counter. [CRU-SETUP-05]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal;

impl Deed<Crusade> for Deal {
    fn run(self, play: &mut Play<'_>) {
        play.deal();
    }
}

/// All orders a team may choose, by seat numbers.
fn lineups(members: Lineup, mut each: impl FnMut(Lineup)) {
    let mut sorted = members;
    sorted.seats_mut().sort_unstable();
    let seats = sorted.seats();
    let mut chosen = [0usize; MAX_TEAM];
    permute(seats, &mut chosen, 0, &mut each);
}

fn permute(seats: &[Seat], chosen: &mut [usize; MAX_TEAM], depth: usize, each: &mut impl FnMut(Lineup)) {
    if depth == seats.len() {
        let order = chosen[..depth].iter().map(|index| seats[*index]);
        each(Lineup::of(order).expect("a team has at most four members"));
        return;
    }
    for index in 0..seats.len() {
        if !chosen[..depth].contains(&index) {
            chosen[depth] = index;
            permute(seats, chosen, depth + 1, each);
        }
    }
}

fn count(number: usize) -> u8 {
    u8::try_from(number).expect("boards and teams are small")
}
