//! `impl Game`, and nothing else.

use table::{
    About, Arrange, CatalogueEntry, ContentError, Count, Dice, Files, Game, GivenError, Handle, Lapse, Leave,
    Lobby, Names, Occurrence, Outcome, Refusal, RuleId, Seat, SeatSet, Setting, SetupError, Speak, Think,
    Tray, Turn, Viewer,
};

use crate::action::Action;
use crate::content::{self, Lich};
use crate::event::Event;
use crate::given::Given;
use crate::play::{Play, Scene};
use crate::rules::hidden;
use crate::rules::setup::{Asked, CHOOSE, Lead, Setup};
use crate::state::State;
use crate::view::View;
use crate::{cites, words};

impl Game for Lich {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "lich";

    fn printed() -> Files {
        content::printed()
    }

    fn open(files: &Files) -> Result<Self, Vec<ContentError>> {
        content::open(files)
    }

    fn about(&self) -> &About {
        &self.about
    }

    fn setup(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        self.lay(setup, tray)
    }

    fn seats(&self, state: &State) -> usize {
        usize::from(state.run.party)
    }

    /// All are one party. [LIC-OBJ-03]
    fn team(&self, _state: &State, _seat: Seat) -> usize {
        0
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        let scene = Scene { game: self, state };
        Turn::of(scene.awaited(), || scene.outcome())
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        Scene { game: self, state }.list(seat, out);
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, tray: &mut Tray<Event>) {
        let mut play = Play { game: self, state, tray };
        play.answer(seat, action);
        play.advance();
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View::new(Scene { game: self, state })
    }

    fn imagine(&self, state: &mut State, _seat: Seat, dice: &mut Dice) {
        hidden::imagine(state, dice);
    }
}

impl Speak for Lich {
    fn refuse(&self, state: &State, seat: Seat, action: Action, names: &Names) -> Refusal {
        let scene = Scene { game: self, state };
        match scene.refusal_of(seat, action) {
            Some(illegal) => illegal.refusal(scene, action, names),
            None => Refusal::new(&[cites::RUL_105], "That is allowed."),
        }
    }

    fn notation(&self, state: &State, action: Action, names: &Names) -> String {
        words::notation(Scene { game: self, state }, action, names)
    }

    fn read(&self, state: &State, line: &str, names: &Names) -> Result<Action, String> {
        words::read(Scene { game: self, state }, line, names)
    }

    fn touches(&self, state: &State, action: Action) -> Vec<Handle> {
        words::touches(Scene { game: self, state }, action)
    }

    fn allowed_by(&self, state: &State, action: Action) -> RuleId {
        words::allowed_by(Scene { game: self, state }, action)
    }

    fn prompt(&self, state: &State, seat: Seat, names: &Names) -> Option<String> {
        Scene { game: self, state }.prompt(seat, names)
    }

    fn narrate(&self, state: &State, event: &Event, names: &Names) -> String {
        words::narrate(Scene { game: self, state }, event, names)
    }

    fn picture(&self, view: &View, names: &Names) -> String {
        crate::picture::picture(view, names)
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        words::entries(self)
    }
}

impl Think for Lich {
    fn estimate(&self, state: &State, _seat: Seat) -> i32 {
        crate::bot::estimate(Scene { game: self, state })
    }

    #[inline]
    fn policy(&self, state: &State, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        Scene { game: self, state }.quick(seat, actions, dice)
    }

    fn shortlist(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        crate::bot::shortlist(Scene { game: self, state }, seat, actions);
    }

    /// About a round and a half: further on chance drowns what an action was worth.
    fn playout_depth(&self) -> Option<u32> {
        Some(8)
    }
}

impl Lobby for Lich {
    /// Everybody takes a character card at the table, at the level recommended for so many.
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        if !(self.about.min_seats..=self.about.max_seats).contains(&seats) {
            let sentence = format!("A party has 1 to {} adventurers, not {seats}.", self.about.max_seats);
            return Err(SetupError::new(cites::SCALE_02, sentence));
        }
        Ok(Setup {
            adventurers: vec![CHOOSE.to_owned(); seats],
            difficulty: self.recommended(seats),
            lead: vec![Lead::Leads; seats],
            quick_toss: vec![Asked::Always; seats],
        })
    }

    /// A setup that names no adventurers gets those of the default. One that names no difficulty means the
    /// rulebook's own, as scenarios do.
    fn complete(&self, setup: Setup, seats: usize) -> Result<Setup, SetupError> {
        if !setup.adventurers.is_empty() {
            return Ok(setup);
        }
        Ok(Setup { adventurers: self.default_setup(seats)?.adventurers, ..setup })
    }

    fn settings(&self, seats: usize) -> Vec<Setting> {
        self.lobby_settings(seats)
    }

    fn advice(&self, setup: &Setup) -> Option<String> {
        self.lobby_advice(setup)
    }
}

impl Arrange for Lich {
    type Given = Given;

    fn scenarios() -> Files {
        Files::from(crate::SCENARIOS)
    }

    fn arrange(&self, state: &mut State, given: &Given, names: &Names) -> Result<(), GivenError> {
        given.arrange(self, state, names)
    }
}

impl Count for Lich {
    fn occurrences(&self, state: &State, told: Option<&Event>, count: &mut dyn FnMut(Occurrence<'_>)) {
        crate::counts::occurrences(Scene { game: self, state }, told, count);
    }
}

impl Leave for Lich {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Action> {
        Lapse { action: Scene { game: self, state }.lapse(seat), rule: cites::RUL_106 }
    }

    /// The party gives up when all its seats do. [LIC-OBJ-03]
    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let all = state.seats().all(|seat| conceded.has(seat));
        all.then_some(Outcome { won: SeatSet::NONE, drew: SeatSet::NONE, rule: cites::OBJ_03 })
    }
}
