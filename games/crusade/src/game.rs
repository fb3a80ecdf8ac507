//! `impl Game`, and nothing else.

use table::{
    About, Arrange, CatalogueEntry, ContentError, Count, Dice, Files, Game, GivenError, Handle, Lapse, Leave,
    Lobby, Names, Outcome, Refusal, RuleId, Seat, SeatSet, Setting, SetupError, Speak, Think, Tray, Turn,
    Viewer,
};

use crate::action::Action;
use crate::content::{self, Crusade};
use crate::event::Event;
use crate::given::Given;
use crate::play::{Play, Scene};
use crate::rules::setup::{Setup, Wish};
use crate::state::{State, Team};
use crate::view::View;
use crate::{cites, words};

impl Game for Crusade {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "crusade";
    const OPEN_FOLDERS: &'static [&'static str] = &["boards/"];

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
        usize::from(state.night.seats)
    }

    fn team(&self, state: &State, seat: Seat) -> usize {
        state.team(seat).index()
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

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(Scene { game: self, state }, viewer)
    }

    fn imagine(&self, state: &mut State, seat: Seat, dice: &mut Dice) {
        self.imagine_for(state, seat, dice);
    }
}

impl Speak for Crusade {
    fn refuse(&self, state: &State, seat: Seat, action: Action, names: &Names) -> Refusal {
        let scene = Scene { game: self, state };
        match scene.refusal_of(seat, action) {
            Some(illegal) => illegal.refusal(scene, action, names),
            None => Refusal::new(&[cites::RUL_22], "That is allowed."),
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

impl Think for Crusade {
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        crate::bot::estimate(Scene { game: self, state }, seat)
    }

    #[inline]
    fn policy(&self, state: &State, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        Scene { game: self, state }.quick(seat, actions, dice)
    }

    /// Much turns on the next few captures, and the estimate sees those; long playouts only blur them.
    fn playout_depth(&self) -> Option<u32> {
        Some(1)
    }
}

impl Lobby for Crusade {
    /// Seats alternate between the teams; with an odd number the Groundskeepers have one more.
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        if !(self.about.min_seats..=self.about.max_seats).contains(&seats) {
            let sentence = format!("A match has 2 to {} seats, not {seats}.", self.about.max_seats);
            return Err(SetupError::new(cites::RUL_01, sentence));
        }
        let teams = [Wish::Groundskeepers, Wish::Necromancers].into_iter().cycle().take(seats).collect();
        Ok(Setup { teams, board: self.boards[0].id.to_string(), ..Setup::default() })
    }

    /// A setup that names no teams gets those of the default.
    fn complete(&self, setup: Setup, seats: usize) -> Result<Setup, SetupError> {
        if !setup.teams.is_empty() {
            return Ok(setup);
        }
        Ok(Setup { teams: self.default_setup(seats)?.teams, ..setup })
    }

    /// Never seats of both teams. [CRU-RUL-04]
    fn may_hold(&self, state: &State, seats: SeatSet) -> Result<(), Refusal> {
        let holds = |team: Team| state.members(team).any(|seat| seats.has(seat));
        if holds(Team::Groundskeepers) && holds(Team::Necromancers) {
            let sentence = "One person may hold several seats of one team, never of both.";
            return Err(Refusal::new(&[cites::RUL_04], sentence));
        }
        Ok(())
    }

    fn settings(&self, seats: usize) -> Vec<Setting> {
        self.lobby_settings(seats)
    }

    /// Three seats are lopsided whatever one does.
    fn advice(&self, setup: &Setup) -> Option<String> {
        match setup.teams.len() {
            3 => Some(
                "Two Groundskeepers against one Necromancer, as printed, is a lopsided night. \
                 Play with four seats instead: one of you, or a bot, holds the fourth."
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Arrange for Crusade {
    type Given = Given;

    fn scenarios() -> Files {
        Files::from(crate::SCENARIOS)
    }

    fn arrange(&self, state: &mut State, given: &Given, names: &Names) -> Result<(), GivenError> {
        given.arrange(self, state, names)
    }
}

impl Count for Crusade {}

impl Leave for Crusade {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Action> {
        Lapse { action: Scene { game: self, state }.lapse(seat), rule: cites::RUL_82 }
    }

    /// A team gives up when all its seats do. [CRU-RUL-49]
    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let scene = Scene { game: self, state };
        let beaten = |team: &Team| state.members(*team).all(|seat| conceded.has(seat));
        let team = Team::BOTH.into_iter().find(beaten)?;
        Some(scene.won_by(team.other(), cites::RUL_49))
    }
}
