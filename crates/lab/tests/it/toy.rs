//! Straws: two teams draw one or two straws in turn, and whoever draws the last one wins. Small
//! enough to know by heart, with dice, refusals and a draw, and with gaps for coverage to find.

use serde::{Deserialize, Serialize};
use table::content::{ContentError, Files};
use table::{
    About, Arrange, CatalogueEntry, Count, Dice, Game, GivenError, Handle, Lapse, Leave, Lobby, Names,
    Occurrence, Outcome, Refusal, Rule, RuleId, Rulebook, Seat, SeatSet, SetupError, Speak, Think, Tray,
    Turn, Viewer,
};

const LAID: RuleId = RuleId::from_rulebook("TOY-LAID-01");
const DRAWN: RuleId = RuleId::from_rulebook("TOY-DRAWN-01");
const TOO_MANY: RuleId = RuleId::from_rulebook("TOY-DRAWN-02");
const TURN: RuleId = RuleId::from_rulebook("TOY-TURN-01");
const LAST: RuleId = RuleId::from_rulebook("TOY-LAST-01");
const WIND: RuleId = RuleId::from_rulebook("TOY-WIND-01");
const MANNERS: RuleId = RuleId::from_rulebook("TOY-MANNERS-01");
const SEATS: RuleId = RuleId::from_rulebook("TOY-SEATS-01");

const fn rule(id: RuleId, text: &'static str) -> Rule {
    Rule { id, chapter: "Straws", text, note: "", unobservable: None }
}

const RULEBOOK: Rulebook = Rulebook {
    title: "Straws",
    rules: &[
        rule(LAID, "Ten straws are laid out, and as many more as a die shows."),
        rule(DRAWN, "A seat draws one or two straws."),
        rule(TOO_MANY, "Nobody draws more straws than there are."),
        rule(TURN, "Seats draw in turn."),
        rule(LAST, "The team that draws the last straw wins."),
        rule(WIND, "On a 1 the wind takes the last straw, and the match is a draw."),
        rule(SEATS, "There are two to four seats."),
        Rule { unobservable: Some("a matter of taste"), ..rule(MANNERS, "Players are polite.") },
    ],
};

const SCENARIOS: &str = r#"(game: "straws", scenarios: [
    (title: "drawing", rules: ["TOY-DRAWN-01"], seats: ["Ada", "Ben"], given: (straws: 1), dice: [2],
        when: ["Ada: 1"], then: [Wins(["Ada"]), Cites("TOY-LAST-01")]),
    (title: "too many", seats: ["Ada", "Ben"], given: (straws: 1),
        then: [Illegal("Ada: 2", "TOY-DRAWN-02"), Illegal("Ben: 1", "TOY-TURN-01")]),
    (title: "the table is laid", rules: ["TOY-LAID-01"], seats: ["Ada", "Ben"]),
    (title: "a scenario that is wrong", seats: ["Ada", "Ben"], then: [Legal("Ada: 9")]),
])"#;

pub(crate) struct Straws(About);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seats: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    seats: usize,
    straws: u32,
    next: Seat,
    windy: bool,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Given {
    straws: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Laid(u32),
    Drawn(Seat, u32),
    Blown,
}

impl Straws {
    pub(crate) fn boxed() -> Self {
        Self::open(&Self::printed()).expect("nothing to misread")
    }

    fn team_set(state: &State, team: usize) -> SeatSet {
        SeatSet::first(state.seats).into_iter().filter(|seat| seat.index() % 2 == team).collect()
    }
}

impl Game for Straws {
    type Setup = Setup;
    type State = State;
    type Action = u32;
    type Event = Event;
    type View = State;

    const KEY: &'static str = "straws";

    fn printed() -> Files {
        Files::new()
    }

    fn open(content: &Files) -> Result<Self, Vec<ContentError>> {
        Ok(Self(About {
            key: Self::KEY,
            title: "Straws",
            pitch: "Who draws the last straw?",
            min_seats: 2,
            max_seats: 4,
            minutes: (1, 2),
            teams: &["Odd", "Even"],
            rulebook: &RULEBOOK,
            content_hash: content.hash(),
        }))
    }

    fn about(&self) -> &About {
        &self.0
    }

    fn setup(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        if !(2..=4).contains(&setup.seats) {
            return Err(SetupError::new(SEATS, "There are two to four seats."));
        }
        let straws = 10 + tray.roll(6);
        tray.tell(&[LAID], Event::Laid(straws));
        Ok(State { seats: setup.seats, straws, next: Seat(0), windy: false })
    }

    fn seats(&self, state: &State) -> usize {
        state.seats
    }

    fn team(&self, _: &State, seat: Seat) -> usize {
        seat.index() % 2
    }

    fn turn(&self, state: &State) -> Turn {
        if state.straws > 0 {
            return Turn::Awaits(SeatSet::only(state.next));
        }
        if state.windy {
            return Turn::Over(Outcome { won: SeatSet::NONE, drew: SeatSet::first(state.seats), rule: WIND });
        }
        let last = (state.next.index() + state.seats - 1) % state.seats;
        Turn::Over(Outcome { won: Self::team_set(state, last % 2), drew: SeatSet::NONE, rule: LAST })
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<u32>) {
        out.clear();
        if state.straws > 0 && seat == state.next {
            out.extend((1..=2).filter(|count| *count <= state.straws));
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: u32, tray: &mut Tray<Event>) {
        state.straws -= action;
        tray.tell(&[DRAWN], Event::Drawn(seat, action));
        if state.straws == 0 && tray.roll(6) == 1 {
            state.windy = true;
            tray.tell(&[WIND], Event::Blown);
        }
        state.next = Seat((seat.0 + 1) % u8::try_from(state.seats).expect("few seats"));
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn imagine(&self, _: &mut State, _: Seat, _: &mut Dice) {}
}

impl Speak for Straws {
    fn refuse(&self, state: &State, seat: Seat, _: u32, _: &Names) -> Refusal {
        if seat == state.next {
            Refusal::new(&[TOO_MANY], "There are not so many straws.")
        } else {
            Refusal::new(&[TURN], "It is not your turn.")
        }
    }

    fn notation(&self, _: &State, action: u32, _: &Names) -> String {
        action.to_string()
    }

    fn read(&self, _: &State, line: &str, _: &Names) -> Result<u32, String> {
        line.parse().map_err(|_| "expected a number of straws".to_owned())
    }

    fn touches(&self, _: &State, action: u32) -> Vec<Handle> {
        vec![Handle::new("straws", action)]
    }

    fn allowed_by(&self, _: &State, _: u32) -> RuleId {
        DRAWN
    }

    fn narrate(&self, _: &State, event: &Event, names: &Names) -> String {
        match event {
            Event::Laid(straws) => format!("{straws} straws are laid out"),
            Event::Drawn(seat, count) => format!("{} draws {count}", names.of(*seat)),
            Event::Blown => "the wind takes the last straw".to_owned(),
        }
    }

    fn picture(&self, view: &State, _: &Names) -> String {
        "|".repeat(view.straws as usize)
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        Vec::new()
    }
}

impl Think for Straws {
    /// Who leaves three straws, or six, wins against everybody.
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        let ours = seat.index() % 2 == state.next.index() % 2;
        let lost = state.straws.is_multiple_of(3);
        if ours == lost { 100 } else { 900 }
    }
}

impl Lobby for Straws {
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        Ok(Setup { seats })
    }
}

impl Arrange for Straws {
    type Given = Given;

    fn scenarios() -> Files {
        let mut files = Files::new();
        files.insert("straws.ron", SCENARIOS);
        files.insert("torn.ron", "(game: ");
        files
    }

    fn arrange(&self, state: &mut State, given: &Given, _: &Names) -> Result<(), GivenError> {
        state.straws = given.straws.unwrap_or(state.straws);
        Ok(())
    }
}

impl Count for Straws {
    fn occurrences(&self, state: &State, told: Option<&Event>, count: &mut dyn FnMut(Occurrence<'_>)) {
        match told {
            Some(Event::Drawn(seat, straws)) => count(Occurrence::new("drawn", straws.to_string()).of(*seat)),
            Some(_) => {}
            None => {
                count(Occurrence::new(
                    "ended",
                    if state.windy { "by the wind" } else { "by the last straw" },
                ));
            }
        }
    }
}

impl Leave for Straws {
    fn lapse(&self, _: &State, _: Seat) -> Lapse<u32> {
        Lapse { action: 1, rule: TURN }
    }

    fn concession(&self, _: &State, _: SeatSet) -> Option<Outcome> {
        None
    }
}
