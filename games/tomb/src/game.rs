//! `impl Game`, and nothing else.

use table::{
    About, Arrange, CatalogueEntry, ContentError, Count, Dice, Files, Game, GivenError, Handle, Lapse, Leave,
    Lobby, Names, Occurrence, Outcome, Refusal, RuleId, Seat, SeatSet, Setting, SetupError, Speak, Think,
    Tray, Turn, Viewer,
};

use crate::action::Action;
use crate::cites;
use crate::content::{self, Tomb};
use crate::event::Event;
use crate::given::Given;
use crate::play::{Play, Scene};
use crate::rules::setup::Setup;
use crate::state::State;
use crate::view::View;
use crate::words;

impl Game for Tomb {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "tomb";
    const OPEN_FOLDERS: &'static [&'static str] = &["stages/"];

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
        self.begin(setup, tray)
    }

    fn seats(&self, state: &State) -> usize {
        usize::from(state.venture.party) + usize::from(state.venture.monster_seat)
    }

    fn team(&self, state: &State, seat: Seat) -> usize {
        usize::from(state.monster_seat() == Some(seat))
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        let scene = Scene { game: self, state };
        let ended = || state.result.expect("without a question the match has ended");
        Turn::of(scene.awaited(), || scene.outcome(ended()))
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

    fn imagine(&self, state: &mut State, _seat: Seat, dice: &mut Dice) {
        self.imagine_anew(state, dice);
    }
}

impl Speak for Tomb {
    fn refuse(&self, state: &State, seat: Seat, action: Action, names: &Names) -> Refusal {
        let scene = Scene { game: self, state };
        match scene.refusal_of(seat, action) {
            Some(illegal) => illegal.refusal(scene, action, names),
            None => Refusal::new(&[cites::RUL_27], "That is allowed."),
        }
    }

    fn notation(&self, state: &State, action: Action, _names: &Names) -> String {
        words::notation(Scene { game: self, state }, action)
    }

    fn say(&self, state: &State, action: Action, _names: &Names) -> String {
        words::say(Scene { game: self, state }, action)
    }

    fn read(&self, state: &State, line: &str, _names: &Names) -> Result<Action, String> {
        words::read(Scene { game: self, state }, line)
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

    fn narrate(&self, _state: &State, event: &Event, names: &Names) -> String {
        words::narrate(self, event, names)
    }

    fn picture(&self, view: &View, names: &Names) -> String {
        crate::picture::picture(view, names)
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        words::entries(self)
    }
}

impl Think for Tomb {
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        crate::bot::estimate(Scene { game: self, state }, seat)
    }

    #[inline]
    fn policy(&self, state: &State, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        Scene { game: self, state }.quick(seat, actions, dice)
    }

    fn shortlist(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        crate::bot::shortlist(Scene { game: self, state }, seat, actions);
    }

    /// To the end of this round and of the next: after one Stage Turn, whoever hides still looks better off
    /// than whoever fights.
    fn playout_depth(&self) -> Option<u32> {
        Some(2)
    }

    /// Positions are compared when a round begins: in the middle of one, whoever has acted looks worse
    /// than whoever has not.
    fn lap(&self, state: &State) -> Option<u32> {
        Some(Scene { game: self, state }.rounds_so_far())
    }
}

impl Lobby for Tomb {
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        self.usual_setup(seats)
    }

    /// A setup that names no Stage or no characters gets those of the default.
    fn complete(&self, mut setup: Setup, seats: usize) -> Result<Setup, SetupError> {
        let usual = self.usual_setup(seats)?;
        if setup.stage.is_empty() {
            setup.stage = usual.stage;
        }
        if setup.characters.is_empty() {
            setup.characters = usual.characters;
        }
        Ok(setup)
    }

    /// Never a seat of the party and the monsters' seat. [TOM-RUL-115]
    fn may_hold(&self, state: &State, seats: SeatSet) -> Result<(), Refusal> {
        let party: SeatSet = state.party().collect();
        let monsters = state.monster_seat().is_some_and(|seat| seats.has(seat));
        if monsters && !seats.both(party).is_empty() {
            let sentence = "Whoever plays the monsters leads no character.";
            return Err(Refusal::new(&[cites::RUL_115, cites::PLAY_03], sentence));
        }
        Ok(())
    }

    fn settings(&self, seats: usize) -> Vec<Setting> {
        self.lobby_settings(seats)
    }

    /// A first time begins with Stage I, and one character alone has a hard time. [TOM-STAGE-04]
    fn advice(&self, setup: &Setup) -> Option<String> {
        let stage = self.stage(self.find_stage(&setup.stage)?);
        if stage.number > 1 && setup.story != crate::state::Story::Single {
            return Some(
                "A campaign that begins in the middle misses the beginning of its story.".to_owned(),
            );
        }
        (stage.number > 1).then(|| {
            let first = self.stage(self.adventure(stage.adventure).stages[0]);
            format!("The first time, begin with {}: the Stages grow harder one by one.", first.name)
        })
    }
}

impl Arrange for Tomb {
    type Given = Given;

    fn scenarios() -> Files {
        Files::from(crate::SCENARIOS)
    }

    fn arrange(&self, state: &mut State, given: &Given, names: &Names) -> Result<(), GivenError> {
        given.arrange(self, state, names)
    }
}

impl Count for Tomb {
    fn occurrences(&self, state: &State, told: Option<&Event>, count: &mut dyn FnMut(Occurrence<'_>)) {
        crate::counts::occurrences(Scene { game: self, state }, told, count);
    }
}

impl Leave for Tomb {
    fn lapse(&self, state: &State, seat: Seat) -> Lapse<Action> {
        Lapse { action: Scene { game: self, state }.lapse(seat), rule: cites::RUL_116 }
    }

    /// In a campaign a seat of the party gives up the Stage and not the adventure. [TOM-RUL-111]
    fn stays(&self, state: &State, seat: Seat) -> bool {
        let scene = Scene { game: self, state };
        scene.is_campaign() && scene.in_party(seat) && !scene.between_stages()
    }

    fn withdraw(&self, state: &mut State, seat: Seat, tray: &mut Tray<Event>) {
        if self.stays(state, seat) {
            let mut play = Play { game: self, state, tray };
            play.give_up(seat);
            play.advance();
        }
    }

    /// Bots of the party agree with its people. [TOM-RUL-111]
    fn follows(&self, state: &State, conceded: SeatSet, bots: SeatSet) -> SeatSet {
        let party: SeatSet = state.party().collect();
        let gone = |seat: &Seat| conceded.has(*seat) || state.given_up.has(*seat);
        let (bots, people): (Vec<Seat>, Vec<Seat>) = party.into_iter().partition(|seat| bots.has(*seat));
        if people.iter().chain(&bots).any(&gone) && people.iter().all(&gone) {
            bots.into_iter().filter(|seat| !gone(seat)).collect()
        } else {
            SeatSet::NONE
        }
    }

    /// The party gives a Stage up when all its seats do. [TOM-RUL-111]
    fn concession(&self, state: &State, conceded: SeatSet) -> Option<Outcome> {
        let party: SeatSet = state.party().collect();
        let monsters: SeatSet = state.monster_seat().into_iter().collect();
        let (won, rule) = if party.within(conceded) {
            (monsters, cites::RUL_111)
        } else if !monsters.is_empty() && monsters.within(conceded) {
            (party, cites::RUL_117)
        } else {
            return None;
        };
        Some(Outcome { won, drew: SeatSet::NONE, rule })
    }
}
