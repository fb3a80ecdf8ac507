//! Grave Goods: a whole small game with hidden hands and one die. `docs/write-a-game.md` walks through it.
//!
//! The nouns first, then the rules as steps, then everything else the kernel asks of a game.

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question, Staged, until_rest};
use table::{
    About, Agenda, Arrange, ContentError, Count, Dice, Files, Game, Lapse, Leave, Lobby, Names, Outcome,
    Refusal, RuleId, Seat, SeatSet, SetupError, Speak, Think, Tray, Turn, Viewer,
};

/// The rules of `RULES.md`, for citing.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// How many relics each robber begins with. [GRV-SET-02]
const HAND: usize = 3;

/// The box.
#[derive(Clone, Debug)]
pub struct Tiny {
    about: About,
    relics: Vec<Relic>,
}

/// A relic, as `content/relics.ron` has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Relic {
    name: String,
    weight: u32,
    worth: u32,
}

/// Its place in that list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RelicId(pub u8);

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// By seat, each unseen by the others. [GRV-SET-02]
    pub hands: Vec<Vec<RelicId>>,
    /// By seat.
    pub coins: Vec<u32>,
    /// Face down: no seat may see it.
    pub crypt: Vec<RelicId>,
    /// What is still to be done. The game waits exactly when the next step is a question.
    pub agenda: Agenda<Step>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Climbs with a relic. [GRV-CLIMB-01]
    Carry(RelicId),
    /// Takes a coin for it. [GRV-SELL-01]
    Sell(RelicId),
}

/// What the table hears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// The relics are dealt. [GRV-SET-02]
    Dealt,
    /// A seat has rolled this with a relic, for so many coins. [GRV-CLIMB-01]
    Climbed(Seat, RelicId, u32, u32),
    /// A seat has sold a relic. [GRV-SELL-01]
    Sold(Seat, RelicId),
}

/// What a viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// By seat.
    pub coins: Vec<u32>,
    /// By seat; a relic the viewer may not know is a question mark.
    pub hands: Vec<Vec<String>>,
}

table::stage!(Tiny, State, Event, Step);
table::steps! { Tiny { run NextTurn, ask Choose } }

impl Staged for Tiny {
    type Scene<'a> = Scene<'a>;
    type Play<'a> = Play<'a>;
    type Illegal = Refusal;
    type Shown = Seat;

    fn nothing_asked() -> Refusal {
        Refusal::new(&[rules::END_01], "Everybody is out of the crypt.")
    }

    fn others_asked(_asked: SeatSet) -> Refusal {
        Refusal::new(&[rules::TURN_01], "Wait for your turn.")
    }
}

/// The first robber from this seat on who has relics takes a turn. [GRV-TURN-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTurn(Seat);

impl Deed<Tiny> for NextTurn {
    /// When nobody has any, nothing is left to do: the match is over. [GRV-END-01]
    fn run(self, play: &mut Play<'_>) {
        let mut from_here = play.state.seats().filter(|seat| *seat >= self.0).chain(play.state.seats());
        if let Some(seat) = from_here.find(|seat| !play.state.hands[seat.index()].is_empty()) {
            play.push(Choose(seat));
        }
    }
}

/// A robber carries a relic up or sells it. [GRV-TURN-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose(Seat);

impl Question<Tiny> for Choose {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.0)
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let hand = &scene.state.hands[seat.index()];
        out.extend(hand.iter().flat_map(|relic| [Action::Carry(*relic), Action::Sell(*relic)]));
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Refusal> {
        let (Action::Carry(relic) | Action::Sell(relic)) = action;
        let held = scene.state.hands[seat.index()].contains(&relic);
        (!held).then(|| Refusal::new(&[rules::TURN_01], "That is not among your relics."))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let (Action::Carry(relic) | Action::Sell(relic)) = action;
        play.state.hands[seat.index()].retain(|it| *it != relic);
        play.tray.reveal(); // the others had not seen this relic
        play.state.agenda.take();
        play.push(NextTurn(Seat(seat.0 + 1)));
        let (coins, cited, event): (u32, &'static [RuleId], Event) = match action {
            Action::Sell(_) => (1, &[rules::SELL_01], Event::Sold(seat, relic)),
            Action::Carry(_) => {
                let (roll, it) = (play.tray.roll(6), &play.game.relics[usize::from(relic.0)]);
                let coins = if roll >= it.weight { it.worth } else { 0 };
                (coins, &[rules::CLIMB_01], Event::Climbed(seat, relic, roll, coins))
            }
        };
        play.state.coins[seat.index()] += coins;
        play.tell(cited, event);
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        Action::Sell(scene.state.hands[seat.index()][0])
    }

    fn prompt(&self, _scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        format!("Your turn, {}: carry a relic up, or sell it", names.of(seat))
    }

    fn shown(&self, _scene: Scene<'_>) -> Seat {
        self.0
    }
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.hands.len()).into_iter()
    }

    /// Most coins win. [GRV-END-01]
    fn outcome(&self) -> Outcome {
        let leads = |seat: &Seat| self.coins.iter().max() == self.coins.get(seat.index());
        Outcome { won: self.seats().filter(leads).collect(), drew: SeatSet::NONE, rule: rules::END_01 }
    }
}

impl Tiny {
    fn name(&self, relic: RelicId) -> &str {
        self.relics.get(usize::from(relic.0)).map_or("nothing", |relic| &relic.name)
    }
}

impl Game for Tiny {
    /// How many robbers.
    type Setup = usize;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "tiny";

    fn printed() -> Files {
        Files::from([("relics.ron", include_str!("../content/relics.ron"))])
    }

    fn open(files: &Files) -> Result<Self, Vec<ContentError>> {
        let relics = files.read("relics.ron").map_err(|error| vec![error])?;
        let about = About {
            key: Self::KEY,
            title: "Grave Goods",
            pitch: "Robbers climb out of a crypt with what they can carry.",
            min_seats: 2,
            max_seats: 4,
            minutes: (2, 5),
            teams: &["first robber", "second robber", "third robber", "fourth robber"],
            rulebook: &rules::RULEBOOK,
            content_hash: files.hash(),
        };
        Ok(Self { about, relics })
    }

    fn about(&self) -> &About {
        &self.about
    }

    fn setup(&self, setup: &usize, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        let seats = self.default_setup(*setup)?;
        let mut crypt: Vec<RelicId> = (0u8..).map(RelicId).take(self.relics.len()).collect();
        tray.shuffle(&mut crypt);
        let hands = (0..seats).map(|_| crypt.split_off(crypt.len().saturating_sub(HAND))).collect();
        let mut state = State { hands, coins: vec![0; seats], crypt, agenda: Agenda::new() };
        let mut play = Play { game: self, state: &mut state, tray };
        play.tell(&[rules::SET_02], Event::Dealt);
        play.push(NextTurn(Seat(0)));
        until_rest(&mut play, 99, Play::run_next); // more would be a loop, not a turn
        Ok(state)
    }

    fn seats(&self, state: &State) -> usize {
        state.hands.len()
    }

    fn team(&self, _state: &State, seat: Seat) -> usize {
        seat.index()
    }

    fn turn(&self, state: &State) -> Turn {
        Turn::of(Scene { game: self, state }.awaited(), || state.outcome())
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        Scene { game: self, state }.list(seat, out);
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, tray: &mut Tray<Event>) {
        let mut play = Play { game: self, state, tray };
        play.answer(seat, action);
        until_rest(&mut play, 99, Play::run_next); // more would be a loop, not a turn
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let face = |relic: &Relic| format!("{} ({}+ for {})", relic.name, relic.weight, relic.worth);
        let hand = |seat: Seat| {
            let sees = viewer.knows_any_of(SeatSet::only(seat));
            let relics = state.hands[seat.index()].iter().map(|it| &self.relics[usize::from(it.0)]);
            relics.map(|it| if sees { face(it) } else { "?".to_owned() }).collect()
        };
        let (turn, hands) = (Scene { game: self, state }.shown(), state.seats().map(hand).collect());
        View { turn, coins: state.coins.clone(), hands }
    }

    fn imagine(&self, state: &mut State, seat: Seat, dice: &mut Dice) {
        let mut unseen = std::mem::take(&mut state.crypt);
        for other in state.seats().filter(|other| *other != seat) {
            unseen.extend(&state.hands[other.index()]);
        }
        unseen.sort_unstable(); // how they lay must not show through the shuffle
        dice.shuffle(&mut unseen);
        for other in state.seats().filter(|other| *other != seat) {
            let hand = &mut state.hands[other.index()];
            *hand = unseen.split_off(unseen.len() - hand.len());
        }
        state.crypt = unseen;
    }
}

impl Speak for Tiny {
    fn refuse(&self, state: &State, seat: Seat, action: Action, _names: &Names) -> Refusal {
        let refusal = Scene { game: self, state }.refusal_of(seat, action);
        refusal.unwrap_or_else(|| Refusal::new(&[rules::TURN_01], "That is allowed."))
    }

    fn notation(&self, _state: &State, action: Action, _names: &Names) -> String {
        let (Action::Carry(relic) | Action::Sell(relic)) = action;
        let verb = if matches!(action, Action::Carry(_)) { "carry" } else { "sell" };
        format!("{verb} {}", self.name(relic))
    }

    fn read(&self, state: &State, line: &str, names: &Names) -> Result<Action, String> {
        let relics = (0u8..).map(RelicId).take(self.relics.len());
        let mut actions = relics.flat_map(|relic| [Action::Carry(relic), Action::Sell(relic)]);
        let read = actions.find(|it| self.notation(state, *it, names).eq_ignore_ascii_case(line.trim()));
        read.ok_or_else(|| format!("{line:?} is neither `carry` nor `sell` with a relic."))
    }

    fn allowed_by(&self, _state: &State, _action: Action) -> RuleId {
        rules::TURN_01
    }

    fn narrate(&self, _state: &State, event: &Event, names: &Names) -> String {
        match *event {
            Event::Dealt => format!("Everybody finds {HAND} relics"),
            Event::Climbed(seat, relic, roll, coins) => {
                format!("{} rolled {roll} with the {}: {coins} coins", names.of(seat), self.name(relic))
            }
            Event::Sold(seat, relic) => format!("{} sold the {}", names.of(seat), self.name(relic)),
        }
    }

    fn picture(&self, view: &View, names: &Names) -> String {
        let hand = |seat: usize| view.hands[seat].join(", ");
        let line = |seat| format!("{}: {} coins; {}\n", names.all()[seat], view.coins[seat], hand(seat));
        (0..view.coins.len()).map(line).collect::<Vec<_>>().concat()
    }
}

impl Think for Tiny {}

impl Lobby for Tiny {
    fn default_setup(&self, seats: usize) -> Result<usize, SetupError> {
        let fits = (self.about.min_seats..=self.about.max_seats).contains(&seats);
        fits.then_some(seats).ok_or_else(|| SetupError::new(rules::SET_01, "Two to four robbers play."))
    }
}

impl Arrange for Tiny {
    type Given = ();

    fn scenarios() -> Files {
        Files::from([("robbers.ron", include_str!("../scenarios/robbers.ron"))])
    }
}

impl Count for Tiny {}

impl Leave for Tiny {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Action> {
        Lapse { action: Scene { game: self, state }.lapse(seat), rule: rules::LAPSE_01 }
    }

    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let left: SeatSet = state.seats().filter(|seat| !conceded.has(*seat)).collect();
        (left.len() == 1).then_some(Outcome { won: left, drew: SeatSet::NONE, rule: rules::QUIT_01 })
    }
}
