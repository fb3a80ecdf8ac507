//! Setup: the party, the decks, the starting items. [LIC-SETUP-01]

use serde::{Deserialize, Serialize};
use table::{RuleId, Seat, SeatSet, SetupError, Tray};

use super::muster::{DEALT, TAKEN};
use crate::cites;
use crate::content::{AdventurerId, Difficulty, Lich, MAX_PARTY, Origin, Pack};
use crate::event::Event;
use crate::list::{Deck, List};
use crate::play::Play;
use crate::state::{Combat, Decks, Hero, Path, Run, State};

/// The word of a seat that takes its card at the table.
pub const CHOOSE: &str = "choose";

/// The word of a seat that leaves its card to chance. [LIC-RUL-113]
pub const ANY: &str = "any";

/// What the lobby chose. The defaults are the rulebook's game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The character card of each seat, in seat order, or `choose`, or `any`. [LIC-SETUP-01]
    pub adventurers: Vec<String>,
    /// How hard it is; as printed, if it is not said. The lobby proposes what the party should take.
    pub difficulty: Difficulty,
    /// Whether each seat takes part in leading the group; all do if it is empty. [LIC-RUL-104]
    pub lead: Vec<Lead>,
    /// When each seat is asked about Quick-Toss; always if it is empty. [LIC-RUL-25]
    pub quick_toss: Vec<Asked>,
}

/// Whether a seat takes the lead when it comes round. [LIC-RUL-104]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lead {
    /// It does.
    Leads,
    /// It follows, as bots do where people play.
    Follows,
}

/// When a seat with a Quick-Toss item is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// In every window.
    Always,
    /// Only when its own adventurer is the target of what was announced.
    WhenAttacked,
}

/// What a seat asks for before the match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Card(AdventurerId),
    /// Whatever it is dealt.
    Any,
    /// To be asked at the table.
    Choose,
}

impl Lich {
    /// Checks a setup and lays the table up to the first question.
    pub(crate) fn lay(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        let party = setup.adventurers.len();
        if !(1..=MAX_PARTY).contains(&party) {
            let sentence = format!("A party has 1 to {MAX_PARTY} adventurers, not {party}.");
            return Err(SetupError::new(cites::SCALE_02, sentence));
        }
        let wishes = self.wishes(&setup.adventurers)?;
        let leads = seats_that(&setup.lead, party, |it| it == Lead::Leads)?;
        let wary = seats_that(&setup.quick_toss, party, |it| it == Asked::WhenAttacked)?;
        let everybody = SeatSet::first(party);
        let run = Run {
            party: u8::try_from(party).expect("at most six"),
            difficulty: setup.difficulty,
            leads: if setup.lead.is_empty() || leads.is_empty() { everybody } else { leads },
            wary,
        };
        let mut state = self.empty_table(run);
        let mut play = Play { game: self, state: &mut state, tray };
        play.set_out();
        play.hand_out(&wishes);
        play.ask_for_card();
        play.advance();
        Ok(state)
    }

    /// The character cards asked for, each at most once.
    fn wishes(&self, words: &[String]) -> Result<Vec<Wish>, SetupError> {
        let mut wishes = Vec::new();
        for word in words {
            let wish = match word.as_str() {
                CHOOSE => Wish::Choose,
                ANY => Wish::Any,
                word => Wish::Card(self.find_adventurer(word).ok_or_else(|| {
                    let all: Vec<&str> = self.adventurers().iter().map(|card| card.id.as_str()).collect();
                    let all = all.join(", ");
                    SetupError::new(
                        cites::SETUP_01,
                        format!("There is no adventurer {word:?}; there are {all}, {CHOOSE:?} or {ANY:?}."),
                    )
                })?),
            };
            if matches!(wish, Wish::Card(_)) && wishes.contains(&wish) {
                let sentence = format!("Two seats want the card {word:?}; no card is taken twice.");
                return Err(SetupError::new(cites::SETUP_01, sentence));
            }
            wishes.push(wish);
        }
        Ok(wishes)
    }

    fn empty_table(&self, run: Run) -> State {
        State {
            run,
            floor: 1,
            leader: run.leads.lowest().expect("somebody leads"),
            heroes: [Hero::default(); MAX_PARTY],
            row: std::array::from_fn(|column| Seat(u8::try_from(column).expect("at most six"))),
            path: Path::default(),
            combat: Combat::default(),
            decks: self.full_decks(),
            laid: List::new(),
            worn_before: crate::bag::Items::default(),
            blessed_before: crate::bag::Items::default(),
            ending: None,
            agenda: table::Agenda::new(),
        }
    }

    /// Every card in its deck, in the box's order. [LIC-SETUP-05]
    pub(crate) fn full_decks(&self) -> Decks {
        let floors = [1, 2, 3, 4];
        let minions = |floor| self.monster_deck(Origin::Minions(floor)).collect();
        Decks {
            encounters: Deck { pile: self.encounter_ids().collect(), discard: List::new() },
            hazards: Deck { pile: self.hazard_ids().collect(), discard: List::new() },
            monsters: floors.map(|floor| Deck {
                pile: self.monster_deck(Origin::Floor(floor)).collect(),
                discard: List::new(),
            }),
            minions: floors.map(|floor| Deck { pile: minions(floor), discard: List::new() }),
            items: floors.map(|floor| Deck {
                pile: self.item_deck(Pack::Floor(floor)).collect(),
                discard: List::new(),
            }),
        }
    }
}

/// The seats of a per-seat list whose word is the wanted one; an empty list has none.
fn seats_that<T: Copy>(list: &[T], party: usize, wanted: impl Fn(T) -> bool) -> Result<SeatSet, SetupError> {
    if !list.is_empty() && list.len() != party {
        let sentence = format!("A list for every seat has {party} words here, not {}.", list.len());
        return Err(SetupError::new(cites::RUL_70, sentence));
    }
    Ok((0u8..).map(Seat).zip(list).filter(|(_, word)| wanted(**word)).map(|(seat, _)| seat).collect())
}

impl Play<'_> {
    fn set_out(&mut self) {
        let Run { party, difficulty, .. } = self.state.run;
        let rules: &[RuleId] = match difficulty {
            Difficulty::Standard => &[cites::OBJ_01, cites::OBJ_03, cites::SCALE_02],
            _ => &[cites::OBJ_01, cites::OBJ_03, cites::SCALE_02, cites::RUL_112],
        };
        self.tell(rules, Event::SetsOut { party, difficulty });
        self.tell(&[cites::RUL_104], Event::Leads { seat: self.state.leader });
        self.tell(&[cites::SETUP_04, cites::RUL_98, cites::RUL_100], Event::BossesApart);
        let decks = &mut self.state.decks;
        self.tray.shuffle(&mut decks.encounters.pile);
        self.tray.shuffle(&mut decks.hazards.pile);
        for deck in decks.monsters.iter_mut().chain(&mut decks.minions) {
            self.tray.shuffle(&mut deck.pile);
        }
        for deck in &mut decks.items {
            self.tray.shuffle(&mut deck.pile);
        }
        self.tell(&[cites::SETUP_05], Event::DecksReady);
    }

    /// Everybody who asked for a card takes it; then those who want any are dealt one. [LIC-RUL-113]
    fn hand_out(&mut self, wishes: &[Wish]) {
        for (seat, wish) in self.state.seats().zip(wishes) {
            if let Wish::Card(card) = wish {
                self.take_card(seat, *card, TAKEN);
            }
        }
        for (seat, wish) in self.state.seats().zip(wishes) {
            if *wish == Wish::Any {
                let free: List<AdventurerId, MAX_PARTY> =
                    self.game.adventurer_ids().filter(|card| self.scene().is_free(*card)).collect();
                let card = free[self.tray.pick(free.len())];
                self.take_card(seat, card, DEALT);
            }
        }
    }
}
