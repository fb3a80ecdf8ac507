//! The toy with one thing wrong.

use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use table::{
    About, Arrange, CatalogueEntry, ContentError, Count, Dice, Files, Game, GivenError, Handle, Lapse, Leave,
    Lobby, Names, Outcome, Refusal, RuleId, Seat, SeatSet, SetupError, Speak, Think, Tray, Turn, Viewer,
};
use testkit::toy::{Action, Card, Event, Given, Setup, State, Vault, View, rules};

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    ShowsHands,
    TellsDraws,
    GossipsWhenRefusing,
    RemembersWhenImagining,
    PeeksUnmarked,
    RollsUnmarked,
    CitesNothingWhenRefusing,
    MixesWords,
    OffersTwice,
    FallsSilent,
    LapsesIllegally,
    NeverEnds,
    LosesCoins,
    ForgetsWhenSaved,
    CountsCalls,
    CrashesOnGarbage,
    LetsStrangersWin,
    SetsUpAnew,
}

/// A box with a flaw.
#[derive(Debug)]
pub(crate) struct Flawed {
    pub(crate) vault: Vault,
    flaw: Flaw,
    about: About,
    calls: AtomicU8,
}

/// The toy's state with a mark on it that saving loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Marked {
    pub(crate) vault: State,
    #[serde(skip)]
    mark: u8,
}

impl Flawed {
    pub(crate) fn new(flaw: Flaw) -> Self {
        let vault = Vault::new();
        let about = About { key: Self::KEY, ..vault.about().clone() };
        Self { vault, flaw, about, calls: AtomicU8::new(0) }
    }

    fn calls(&self) -> u8 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }

    /// Does the action, but only tells of it: neither dice nor whispers are marked.
    fn apply_unmarked(&self, state: &mut State, seat: Seat, action: Action, tray: &mut Tray<Event>) {
        let mut own = Tray::listening(tray.dice().clone());
        self.vault.apply(state, seat, action, &mut own);
        *tray.dice() = own.dice().clone();
        for told in own.talk() {
            tray.tell(told.rules, told.event);
        }
    }
}

impl Game for Flawed {
    type Setup = Setup;
    type State = Marked;
    type Action = Action;
    type Event = Event;
    type View = View;

    const KEY: &'static str = "flawed";

    fn printed() -> Files {
        Vault::printed()
    }

    fn open(_: &Files) -> Result<Self, Vec<ContentError>> {
        Ok(Self::new(Flaw::None))
    }

    fn about(&self) -> &About {
        &self.about
    }

    fn setup(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<Marked, SetupError> {
        let mut vault = self.vault.setup(setup, tray)?;
        if self.flaw == Flaw::SetsUpAnew {
            vault.leader = Seat(self.calls());
        }
        Ok(Marked { vault, mark: 0 })
    }

    fn seats(&self, state: &Marked) -> usize {
        self.vault.seats(&state.vault)
    }

    fn team(&self, state: &Marked, seat: Seat) -> usize {
        self.vault.team(&state.vault, seat)
    }

    fn turn(&self, state: &Marked) -> Turn {
        match self.vault.turn(&state.vault) {
            Turn::Over(outcome) if self.flaw == Flaw::LetsStrangersWin => {
                Turn::Over(Outcome { won: SeatSet::only(Seat(7)), ..outcome })
            }
            turn => turn,
        }
    }

    fn legal_actions(&self, state: &Marked, seat: Seat, out: &mut Vec<Action>) {
        self.vault.legal_actions(&state.vault, seat, out);
        match self.flaw {
            Flaw::OffersTwice if out.contains(&Action::Pass) => out.push(Action::Pass),
            Flaw::FallsSilent if out.contains(&Action::Pass) => out.clear(),
            _ => {}
        }
    }

    fn apply(&self, state: &mut Marked, seat: Seat, action: Action, tray: &mut Tray<Event>) {
        let Marked { vault, mark } = state;
        match (self.flaw, action) {
            (Flaw::NeverEnds, _) => return tray.reveal(),
            (Flaw::PeeksUnmarked, Action::Draw) | (Flaw::RollsUnmarked, Action::Pass) => {
                return self.apply_unmarked(vault, seat, action, tray);
            }
            (Flaw::LosesCoins, Action::Draw) => vault.vault = vault.vault.saturating_sub(1),
            (Flaw::CountsCalls, _) => *mark = self.calls(),
            (Flaw::ForgetsWhenSaved, _) => *mark += 1,
            _ => {}
        }
        self.vault.apply(vault, seat, action, tray);
        if self.flaw == Flaw::TellsDraws {
            for told in tray.talk() {
                let event = told.heard_by(Viewer::Everything).clone();
                tray.tell(told.rules, event);
            }
        }
    }

    fn view(&self, state: &Marked, viewer: Viewer) -> View {
        let eyes = if self.flaw == Flaw::ShowsHands { Viewer::Everything } else { viewer };
        self.vault.view(&state.vault, eyes)
    }

    fn imagine(&self, state: &mut Marked, seat: Seat, dice: &mut Dice) {
        if self.flaw == Flaw::RemembersWhenImagining {
            state.mark = state.vault.deck.last().map_or(9, |card| *card as u8);
        }
        self.vault.imagine(&mut state.vault, seat, dice);
    }
}

impl Speak for Flawed {
    fn refuse(&self, state: &Marked, seat: Seat, action: Action, names: &Names) -> Refusal {
        let refusal = self.vault.refuse(&state.vault, seat, action, names);
        match (self.flaw, action) {
            (Flaw::CitesNothingWhenRefusing, Action::Hide) => {
                Refusal::new(&[RuleId::from_rulebook("VLT-NONE-01")], refusal.sentence)
            }
            (Flaw::GossipsWhenRefusing, Action::Draw) => {
                let last = state.vault.thieves.last().expect("there are thieves");
                Refusal::new(&refusal.rules, format!("Beware of {:?}.", last.hand.cards()))
            }
            (Flaw::CrashesOnGarbage, Action::From(seat)) if seat.index() >= state.vault.thieves.len() => {
                panic!("no such thief")
            }
            _ => refusal,
        }
    }

    fn notation(&self, state: &Marked, action: Action, names: &Names) -> String {
        let action = match (self.flaw, action) {
            (Flaw::MixesWords, Action::Play(Card::Echo)) => Action::Play(Card::Hush),
            _ => action,
        };
        self.vault.notation(&state.vault, action, names)
    }

    fn read(&self, state: &Marked, line: &str, names: &Names) -> Result<Action, String> {
        self.vault.read(&state.vault, line, names)
    }

    fn touches(&self, state: &Marked, action: Action) -> Vec<Handle> {
        self.vault.touches(&state.vault, action)
    }

    fn allowed_by(&self, state: &Marked, action: Action) -> RuleId {
        self.vault.allowed_by(&state.vault, action)
    }

    fn narrate(&self, state: &Marked, event: &Event, names: &Names) -> String {
        self.vault.narrate(&state.vault, event, names)
    }

    fn picture(&self, view: &View, names: &Names) -> String {
        self.vault.picture(view, names)
    }

    fn entries(&self) -> Vec<CatalogueEntry> {
        self.vault.entries()
    }
}

impl Think for Flawed {}

impl Lobby for Flawed {
    fn default_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        self.vault.default_setup(seats)
    }
}

impl Arrange for Flawed {
    type Given = Given;

    fn scenarios() -> Files {
        Files::new()
    }

    fn arrange(&self, state: &mut Marked, given: &Given, names: &Names) -> Result<(), GivenError> {
        self.vault.arrange(&mut state.vault, given, names)
    }
}

impl Count for Flawed {}

impl Leave for Flawed {
    fn lapse(&self, state: &Marked, seat: Seat) -> Lapse<Action> {
        match self.flaw {
            Flaw::LapsesIllegally => Lapse { action: Action::Hide, rule: rules::LAPSE_01 },
            _ => self.vault.lapse(&state.vault, seat),
        }
    }

    fn concession(&self, state: &Marked, conceded: SeatSet) -> Option<Outcome> {
        self.vault.concession(&state.vault, conceded)
    }
}
