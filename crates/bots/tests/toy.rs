//! A small game with hidden hands, for trying bots on.
//!
//! Cards are numbered and no two are alike. Every seat gets a hand, the rest lies face down. The
//! team that took the last trick leads to the next, and any of its seats may do so; the others
//! follow clockwise with whatever card they like. The highest card takes the trick. When all hands
//! are empty the team with more tricks has won. Teams sit in turn, so two seats are two teams.

use serde::{Deserialize, Serialize};
use table::{
    About, Arrange, CatalogueEntry, ContentError, Count, Dice, Files, Game, GivenError, Handle, Lapse, Leave,
    Lobby, Names, Outcome, Refusal, RuleId, Seat, SeatSet, SetupError, Speak, Think, Tray, Turn, Viewer,
    rules,
};

/// The box.
pub(crate) struct Toy {
    about: About,
    /// Whether a trick is a lap.
    laps: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// Two or four.
    pub(crate) seats: u8,
    /// Cards in each hand.
    pub(crate) hand: u8,
    /// Cards in the deck, numbered from 0.
    pub(crate) cards: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    seats: u8,
    cards: u8,
    hands: [Cards; 4],
    /// Face up, this trick's among them.
    played: Cards,
    /// This trick's cards, by seat.
    trick: [Option<u8>; 4],
    /// Who led to this trick, once somebody has.
    leader: Option<Seat>,
    /// The team whose lead it is.
    leading: usize,
    /// Tricks taken, by team.
    tricks: [i32; 2],
}

/// A set of cards, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cards(u32);

impl Cards {
    fn has(self, card: u8) -> bool {
        self.0 & (1 << card) != 0
    }

    fn with(self, card: u8) -> Self {
        Self(self.0 | 1 << card)
    }

    fn without(self, card: u8) -> Self {
        Self(self.0 & !(1 << card))
    }

    fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest first.
    fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |card| self.has(*card))
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<T: IntoIterator<Item = u8>>(cards: T) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Play(pub(crate) u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Played(Seat, u8),
    Taken(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    /// In seat order; nothing for a hand that is not the viewer's.
    hands: Vec<Option<Cards>>,
    played: Cards,
    trick: [Option<u8>; 4],
    turn: Turn,
    tricks: [i32; 2],
}

/// A first trick that is under way.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Given {
    /// In seat order, without what lies in the trick.
    pub(crate) hands: Vec<Vec<u8>>,
    /// Who led.
    pub(crate) leader: u8,
    /// The leader's card and the followers', as they were played.
    pub(crate) trick: Vec<u8>,
}

impl Toy {
    pub(crate) fn new() -> Self {
        Self::open(&Self::printed()).expect("the box is in order")
    }

    /// The same with a lap for every trick.
    pub(crate) fn with_laps() -> Self {
        Self { laps: true, ..Self::new() }
    }

    /// A fresh deal.
    pub(crate) fn deal(&self, seats: u8, hand: u8, cards: u8, seed: u64) -> State {
        let mut tray = Tray::deaf(Dice::fast(seed));
        self.setup(&Setup { seats, hand, cards }, &mut tray).expect("a legal setup")
    }
}

impl State {
    fn all(&self) -> SeatSet {
        SeatSet::first(usize::from(self.seats))
    }

    fn team_seats(&self, team: usize) -> SeatSet {
        self.all().into_iter().filter(|seat| team_of(*seat) == team).collect()
    }

    /// The seat so many places clockwise.
    fn clockwise(&self, from: Seat, places: usize) -> Seat {
        let index = (from.index() + places) % usize::from(self.seats);
        Seat(u8::try_from(index).expect("few seats"))
    }

    /// Hands out the cards that neither `known` nor the table shows, `counts` to each seat.
    fn hand_out(&mut self, known: Cards, counts: [u32; 4], dice: &mut Dice) {
        let mut pile = [0; 32];
        let mut size = 0;
        for card in (0..self.cards).filter(|card| !known.has(*card) && !self.played.has(*card)) {
            pile[size] = card;
            size += 1;
        }
        dice.shuffle(&mut pile[..size]);
        let mut top = pile[..size].iter().copied();
        for (hand, count) in self.hands.iter_mut().zip(counts) {
            hand.0 |= top.by_ref().take(count as usize).collect::<Cards>().0;
        }
    }

    fn take_trick(&mut self) -> Seat {
        let taker = self.all().into_iter().max_by_key(|seat| self.trick[seat.index()]);
        let taker = taker.expect("somebody sits here");
        self.leading = team_of(taker);
        self.tricks[self.leading] += 1;
        self.trick = [None; 4];
        self.leader = None;
        taker
    }
}

fn team_of(seat: Seat) -> usize {
    seat.index() % 2
}

impl Game for Toy {
    type Setup = Setup;
    type State = State;
    type Action = Play;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "toy";

    fn printed() -> Files {
        Files::new()
    }

    fn open(content: &Files) -> Result<Self, Vec<ContentError>> {
        let about = About {
            key: Self::KEY,
            title: "Toy",
            pitch: "The highest card takes the trick.",
            min_seats: 2,
            max_seats: 4,
            minutes: (1, 2),
            teams: &["even", "odd"],
            rulebook: &rules::RULEBOOK, // the table's; a toy has no rules worth citing
            content_hash: content.hash(),
        };
        Ok(Self { about, laps: false })
    }

    fn about(&self) -> &About {
        &self.about
    }

    fn setup(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        let Setup { seats, hand, cards } = *setup;
        if !matches!(seats, 2 | 4)
            || hand == 0
            || cards > 32
            || u16::from(seats) * u16::from(hand) > cards.into()
        {
            return Err(SetupError::new(rules::SEAT_01, "Two or four play, and the cards must suffice."));
        }
        let mut state = State {
            seats,
            cards,
            hands: [Cards::default(); 4],
            played: Cards::default(),
            trick: [None; 4],
            leader: None,
            leading: 0,
            tricks: [0, 0],
        };
        let counts = std::array::from_fn(|seat| if seat < seats.into() { hand.into() } else { 0 });
        state.hand_out(Cards::default(), counts, tray.dice());
        Ok(state)
    }

    fn seats(&self, state: &State) -> usize {
        state.seats.into()
    }

    fn team(&self, _: &State, seat: Seat) -> usize {
        team_of(seat)
    }

    fn turn(&self, state: &State) -> Turn {
        if let Some(leader) = state.leader {
            let followed = state.trick.iter().flatten().count();
            return Turn::Awaits(SeatSet::only(state.clockwise(leader, followed)));
        }
        if !state.hands.iter().all(|hand| hand.is_empty()) {
            return Turn::Awaits(state.team_seats(state.leading));
        }
        let [even, odd] = state.tricks;
        let (won, drew) = match even.cmp(&odd) {
            std::cmp::Ordering::Greater => (state.team_seats(0), SeatSet::NONE),
            std::cmp::Ordering::Equal => (SeatSet::NONE, state.all()),
            std::cmp::Ordering::Less => (state.team_seats(1), SeatSet::NONE),
        };
        Turn::Over(Outcome { won, drew, rule: rules::END_01 })
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Play>) {
        if self.turn(state).awaited().has(seat) {
            out.extend(state.hands[seat.index()].iter().map(Play));
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, Play(card): Play, tray: &mut Tray<Event>) {
        let hand = &mut state.hands[seat.index()];
        *hand = hand.without(card);
        state.played = state.played.with(card);
        state.trick[seat.index()] = Some(card);
        state.leader.get_or_insert(seat);
        tray.tell(&[rules::SEAT_01], Event::Played(seat, card));
        tray.reveal();
        if state.trick.iter().flatten().count() == usize::from(state.seats) {
            let taker = state.take_trick();
            tray.tell(&[rules::SEAT_01], Event::Taken(taker));
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| viewer.knows_any_of(SeatSet::only(seat)).then(|| state.hands[seat.index()]);
        View {
            hands: state.all().into_iter().map(hand).collect(),
            played: state.played,
            trick: state.trick,
            turn: self.turn(state),
            tricks: state.tricks,
        }
    }

    fn imagine(&self, state: &mut State, seat: Seat, dice: &mut Dice) {
        let mine = std::mem::take(&mut state.hands[seat.index()]);
        let counts = state.hands.map(|hand| hand.0.count_ones());
        state.hands = [Cards::default(); 4];
        state.hand_out(mine, counts, dice);
        state.hands[seat.index()] = mine;
    }
}

impl Speak for Toy {
    fn refuse(&self, _: &State, seat: Seat, Play(card): Play, names: &Names) -> Refusal {
        Refusal::new(&[rules::SEAT_01], format!("{} cannot play {card} now.", names.of(seat)))
    }

    fn notation(&self, _: &State, Play(card): Play, _: &Names) -> String {
        format!("play {card}")
    }

    fn read(&self, _: &State, line: &str, _: &Names) -> Result<Play, String> {
        let card = line.strip_prefix("play ").and_then(|card| card.parse().ok());
        card.map(Play).ok_or_else(|| format!("{line:?} is no action; expected `play` and a card"))
    }

    fn touches(&self, _: &State, Play(card): Play) -> Vec<Handle> {
        vec![Handle::new("card", card)]
    }

    fn allowed_by(&self, _: &State, _: Play) -> RuleId {
        rules::SEAT_01
    }

    fn narrate(&self, _state: &State, event: &Event, names: &Names) -> String {
        match event {
            Event::Played(seat, card) => format!("{} plays {card}", names.of(*seat)),
            Event::Taken(seat) => format!("{} takes the trick", names.of(*seat)),
        }
    }

    fn picture(&self, view: &View, _: &Names) -> String {
        format!("{view:?}")
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        Vec::new()
    }
}

impl Think for Toy {
    fn lap(&self, state: &State) -> Option<u32> {
        self.laps.then(|| u32::try_from(state.tricks.iter().sum::<i32>()).expect("tricks are counted up"))
    }

    /// Tricks count, and a little the best card still in hand.
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        assert!(!self.laps || state.trick == [None; 4], "asked in the middle of a lap");
        let team = team_of(seat);
        let highest = state.hands[seat.index()].iter().last().map_or(0, i32::from);
        500 + 100 * (state.tricks[team] - state.tricks[1 - team]) + highest
    }
}

impl Lobby for Toy {
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        match seats {
            2 => Ok(Setup { seats: 2, hand: 4, cards: 16 }),
            4 => Ok(Setup { seats: 4, hand: 4, cards: 24 }),
            _ => Err(SetupError::new(rules::SEAT_01, "Two or four play.")),
        }
    }
}

impl Arrange for Toy {
    type Given = Given;

    fn scenarios() -> Files {
        Files::new()
    }

    fn arrange(&self, state: &mut State, given: &Given, _: &Names) -> Result<(), GivenError> {
        if given.hands.len() != self.seats(state) || given.trick.len() >= given.hands.len() {
            return Err(GivenError("each seat needs a hand, and the trick must not be full".to_owned()));
        }
        state.hands = [Cards::default(); 4];
        for (hand, cards) in state.hands.iter_mut().zip(&given.hands) {
            *hand = cards.iter().copied().collect();
        }
        state.played = given.trick.iter().copied().collect();
        state.trick = [None; 4];
        for (place, card) in given.trick.iter().enumerate() {
            let seat = state.clockwise(Seat(given.leader), place);
            state.trick[seat.index()] = Some(*card);
        }
        state.leading = team_of(Seat(given.leader));
        state.leader = (!given.trick.is_empty()).then_some(Seat(given.leader));
        state.tricks = [0, 0];
        Ok(())
    }
}

impl Count for Toy {}

impl Leave for Toy {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Play> {
        let lowest = state.hands[seat.index()].iter().next().expect("an awaited seat has a card");
        Lapse { action: Play(lowest), rule: rules::LAPSE_01 }
    }

    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let beaten = (0..2).find(|team| state.team_seats(*team).within(conceded))?;
        Some(Outcome { won: state.team_seats(1 - beaten), drew: SeatSet::NONE, rule: rules::CONC_01 })
    }
}
