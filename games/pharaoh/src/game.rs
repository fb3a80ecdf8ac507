//! `impl Game`, and nothing else.

use table::{
    About, Arrange, CatalogueEntry, ContentError, Count, Decks, Dice, Files, Game, GivenError, Handle, Lapse,
    Leave, Lobby, Names, Occurrence, Outcome, Refusal, RuleId, Seat, SeatSet, Setting, SetupError, Speak,
    Think, Tray, Turn, Viewer,
};

use crate::action::Action;
use crate::content::{self, Pharaoh};
use crate::event::Event;
use crate::given::Given;
use crate::play::{Play, Scene};
use crate::rules::settings;
use crate::rules::setup::Setup;
use crate::state::State;
use crate::view::View;
use crate::{bot, cites, words};

impl Game for Pharaoh {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "pharaoh";

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
        usize::from(state.rite.seats)
    }

    /// Everybody plays for themselves.
    fn team(&self, _state: &State, seat: Seat) -> usize {
        seat.index()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        let scene = Scene { game: self, state };
        Turn::of(scene.awaited(), || scene.outcome())
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        Scene { game: self, state }.list(seat, out);
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, tray: &mut Tray<Event>) {
        let mut play = Play { game: self, state, tray };
        play.answer(seat, action);
        play.advance();
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(Scene { game: self, state }, viewer)
    }

    fn imagine(&self, state: &mut State, seat: Seat, dice: &mut Dice) {
        self.imagine_for(state, seat, dice);
    }
}

impl Speak for Pharaoh {
    fn refuse(&self, state: &State, seat: Seat, action: Action, names: &Names) -> Refusal {
        Scene { game: self, state }.refusal(seat, action, names)
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
        crate::picture::picture(self, view, names)
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        words::entries(self)
    }
}

impl Think for Pharaoh {
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        bot::estimate(Scene { game: self, state }, seat)
    }

    fn policy(&self, state: &State, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        bot::policy(Scene { game: self, state }, seat, actions, dice)
    }

    fn shortlist(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        bot::shortlist(Scene { game: self, state }, seat, actions);
    }

    fn playout_depth(&self) -> Option<u32> {
        Some(bot::PLAYOUT_DEPTH)
    }
}

impl Lobby for Pharaoh {
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        settings::usual_setup(seats)
    }

    fn complete(&self, setup: Setup, seats: usize) -> Result<Setup, SetupError> {
        settings::completed(setup, seats)
    }

    fn decks(&self) -> Option<&dyn Decks> {
        Some(self)
    }

    fn settings(&self, seats: usize) -> Vec<Setting> {
        settings::lobby_settings(seats)
    }
}

impl Arrange for Pharaoh {
    type Given = Given;

    fn scenarios() -> Files {
        Files::from(crate::SCENARIOS)
    }

    fn arrange(&self, state: &mut State, given: &Given, names: &Names) -> Result<(), GivenError> {
        given.arrange(self, state, names)
    }
}

impl Count for Pharaoh {
    fn occurrences(&self, state: &State, told: Option<&Event>, count: &mut dyn FnMut(Occurrence<'_>)) {
        let scene = Scene { game: self, state };
        match told {
            Some(event) => scene.occurrences(event, count),
            None => scene.last_occurrences(count),
        }
    }
}

impl Leave for Pharaoh {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Action> {
        Lapse { action: Scene { game: self, state }.lapse(seat), rule: cites::RUL_53 }
    }

    /// When all but one have given up, that one has won. [PHA-RUL-133]
    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let left: SeatSet = state.seats().filter(|seat| !conceded.has(*seat)).collect();
        let alone = state.rite.seats > 1 && left.len() == 1;
        let over = alone || left.is_empty();
        over.then_some(Outcome { won: left, drew: SeatSet::NONE, rule: cites::RUL_133 })
    }

    fn withdraw(&self, state: &mut State, seat: Seat, tray: &mut Tray<Event>) {
        let mut play = Play { game: self, state, tray };
        play.withdraw(seat);
        play.advance();
    }
}
