//! The toy as a [`Game`].

use table::{
    About, Agenda, Arrange, CatalogueEntry, ContentError, Count, Dice, Files, Game, GivenError, Handle,
    Lapse, Leave, Lobby, Mark, Names, Outcome, Refusal, RuleId, Seat, SeatSet, SetupError, Speak, Think,
    Tray, Turn, Viewer,
};

use super::content::{self, Content};
use super::step::Play;
use super::{Action, Card, Event, Given, Hand, Setup, State, Step, Thief, View, legal, rules, stack, turn};

const FEWEST_SEATS: usize = 2;
const MOST_SEATS: usize = 4;
const MOST_ROUNDS: u8 = 9;

/// The box of Echoes in the Vault.
#[derive(Clone, Debug)]
pub struct Vault {
    about: About,
    content: Content,
}

impl Vault {
    /// With the content as it lies in the box.
    pub fn new() -> Self {
        Self::open(&Self::printed()).expect("what lies in the box is in order")
    }

    pub(super) fn content(&self) -> &Content {
        &self.content
    }
}

impl Default for Vault {
    fn default() -> Self {
        Self::new()
    }
}

impl Game for Vault {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "vault";

    fn printed() -> Files {
        content::printed()
    }

    fn open(files: &Files) -> Result<Self, Vec<ContentError>> {
        let content = Content::read(files, MOST_SEATS)?;
        let about = About {
            key: Self::KEY,
            title: "Echoes in the Vault",
            pitch: "Thieves in a vault, and every sound matters.",
            min_seats: FEWEST_SEATS,
            max_seats: MOST_SEATS,
            minutes: (5, 10),
            teams: &["first thief", "second thief", "third thief", "fourth thief"],
            rulebook: &rules::RULEBOOK,
            content_hash: files.hash(),
        };
        Ok(Self { about, content })
    }

    fn about(&self) -> &About {
        &self.about
    }

    fn setup(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        check(setup)?;
        let mut deck = self.content.deck();
        tray.shuffle(&mut deck);
        let mut deal = || {
            let rest = deck.len() - self.content.hand;
            Thief { hand: deck.split_off(rest).into(), purse: 0, boot: 0 }
        };
        let thieves = (0..setup.seats).map(|_| deal()).collect();
        tray.tell(&[rules::SET_02], Event::Dealt { cards: self.content.hand });
        let mut agenda = Agenda::new();
        agenda.push(Step::Opening);
        Ok(State {
            thieves,
            vault: self.content.coins * u16::from(setup.seats),
            deck,
            discard: Vec::new(),
            leader: Seat(0),
            round: 1,
            rounds: setup.rounds,
            agenda,
        })
    }

    fn seats(&self, state: &State) -> usize {
        state.thieves.len()
    }

    fn team(&self, _: &State, seat: Seat) -> usize {
        seat.index()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.agenda.next() {
            Some(question) => Turn::Awaits(question.asks(state)),
            None => Turn::Over(state.outcome()),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let legal = |action: &Action| legal::may(state, seat, *action).is_ok();
        out.extend(Action::all(state.thieves.len()).filter(legal));
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, tray: &mut Tray<Event>) {
        let answers = matches!(state.agenda.next(), Some(Step::Window(_)));
        let play = &mut Play { state, tray };
        match action {
            Action::Open => turn::open(seat, play),
            Action::Hide => turn::hide(seat, play),
            Action::Draw => turn::draw(seat, play),
            Action::Play(card) if answers => stack::answer(seat, card, play),
            Action::Play(card) => turn::play_card(seat, card, play),
            Action::From(victim) => turn::aim(seat, victim, play),
            Action::Pass => stack::pass(seat, play),
        }
        play.advance();
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn imagine(&self, state: &mut State, seat: Seat, dice: &mut Dice) {
        let mut unseen = std::mem::take(&mut state.deck);
        for hand in hands_of_others(state, seat) {
            unseen.extend_from_slice(hand.cards());
        }
        unseen.sort_unstable(); // how they lay must not show through the shuffle
        dice.shuffle(&mut unseen);
        for hand in hands_of_others(state, seat) {
            *hand = unseen.split_off(unseen.len() - hand.len()).into();
        }
        state.deck = unseen;
    }
}

impl Speak for Vault {
    fn refuse(&self, state: &State, seat: Seat, action: Action, names: &Names) -> Refusal {
        legal::may(state, seat, action).expect_err("a legal action is not refused").refusal(seat, names)
    }

    fn notation(&self, _: &State, action: Action, names: &Names) -> String {
        action.words(names)
    }

    fn read(&self, _: &State, line: &str, names: &Names) -> Result<Action, String> {
        Action::read(line, names)
    }

    fn touches(&self, _: &State, action: Action) -> Vec<Handle> {
        action.touches()
    }

    fn allowed_by(&self, state: &State, action: Action) -> RuleId {
        match (action, state.agenda.next()) {
            (Action::Open, _) => rules::OPEN_01,
            (Action::Hide, _) => rules::HIDE_01,
            (Action::Draw, _) => rules::DRAW_01,
            (Action::Play(_), Some(Step::Window(_))) => rules::STACK_03,
            (Action::Play(_), _) => rules::TURN_01,
            (Action::From(_), _) => rules::SNAT_01,
            (Action::Pass, _) => rules::STACK_02,
        }
    }

    fn narrate(&self, _: &State, event: &Event, names: &Names) -> String {
        event.words(names)
    }

    fn picture(&self, view: &View, names: &Names) -> String {
        view.picture(names)
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        let entry = |card: Card| CatalogueEntry {
            key: card.name().to_owned(),
            name: card.name().to_owned(),
            kind: "Card".to_owned(),
            text: card.text().to_owned(),
            mark: Mark::House,
            rules: vec![card.rule()],
        };
        Card::ALL.into_iter().map(entry).collect()
    }
}

impl Think for Vault {}

impl Lobby for Vault {
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        let setup = Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), rounds: 3 };
        check(&setup).map(|()| setup)
    }

    fn may_hold(&self, _: &State, seats: SeatSet) -> Result<(), Refusal> {
        if seats.len() > 2 {
            return Err(Refusal::new(&[rules::SET_03], "One player holds two seats at most."));
        }
        Ok(())
    }
}

impl Arrange for Vault {
    type Given = Given;

    fn scenarios() -> Files {
        content::scenarios()
    }

    fn arrange(&self, state: &mut State, given: &Given, names: &Names) -> Result<(), GivenError> {
        given.arrange(state, names)
    }
}

impl Count for Vault {}

impl Leave for Vault {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Action> {
        let action = match state.agenda.next() {
            Some(Step::Opening) => Action::Open,
            Some(Step::Prowl(_)) => Action::Draw,
            Some(Step::Aim(_)) => Action::From(state.after(seat, 1)),
            _ => Action::Pass,
        };
        Lapse { action, rule: rules::LAPSE_01 }
    }

    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let left: SeatSet = state.seats().into_iter().filter(|seat| !conceded.has(*seat)).collect();
        (left.len() == 1).then_some(Outcome { won: left, drew: SeatSet::NONE, rule: rules::QUIT_01 })
    }
}

fn check(setup: &Setup) -> Result<(), SetupError> {
    let wrong = |sentence: String| SetupError::new(rules::SET_01, sentence);
    if !(FEWEST_SEATS..=MOST_SEATS).contains(&usize::from(setup.seats)) {
        return Err(wrong(format!("The vault takes two to four thieves, not {}.", setup.seats)));
    }
    if !(1..=MOST_ROUNDS).contains(&setup.rounds) {
        return Err(wrong(format!("A match has one to {MOST_ROUNDS} rounds, not {}.", setup.rounds)));
    }
    Ok(())
}

fn hands_of_others(state: &mut State, seat: Seat) -> impl Iterator<Item = &mut Hand> {
    let thieves = state.thieves.iter_mut().enumerate();
    thieves.filter(move |(index, _)| *index != seat.index()).map(|(_, thief)| &mut thief.hand)
}
