//! Set-up: what the lobby chooses, and how the table is laid. [PHA-SETUP-01]

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Agenda, Seat, SeatSet, SetupError, Tray};

use super::piles::bit;
use crate::cites;
use crate::content::{CardId, Character, Difficulty, HexId, Pharaoh, Pile};
use crate::crypt::{Cell, Crypt, Doors, Room, Rooms, Tile};
use crate::event::Event;
use crate::list::List;
use crate::play::Play;
use crate::state::{Ask, Card, MAX_SEATS, Piece, Player, Rite, State, TurnState};

/// So often something is rolled or shuffled again. Fair dice never come near it; dice somebody wrote down may
/// be tied for ever.
const MAX_TIES: usize = 100;

/// What the lobby chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The character of each seat. [PHA-CHAR-01]
    pub characters: Vec<Character>,
    /// The deck of each seat; starter decks where none is named.
    pub decks: Vec<DeckChoice>,
    /// The hexes of each seat; those of the starter decks where none are named.
    pub hexes: Vec<HexChoice>,
    /// Who begins. [PHA-RUL-08]
    pub first_player: FirstPlayer,
    /// Rounds of the match; as printed if not said. [PHA-RUL-134]
    pub round_limit: Option<u8>,
    /// The most hexes of a set. [PHA-RUL-12]
    pub hex_max: u8,
    /// Whether a defeated player may make a monster appear. [PHA-RUL-128]
    pub force_monster: bool,
    /// When each seat is asked for a response. [PHA-RUL-158]
    pub ask: Vec<Ask>,
    /// The seats that people hold, if that is known; bots hold the others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Seat>,
    /// How hard solitaire play is. [PHA-SOLO-04]
    pub difficulty: Difficulty,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            characters: Vec::new(),
            decks: Vec::new(),
            hexes: Vec::new(),
            first_player: FirstPlayer::Roll,
            round_limit: None,
            hex_max: 12,
            force_monster: true,
            ask: Vec::new(),
            people: Vec::new(),
            difficulty: Difficulty::Acolyte,
        }
    }
}

/// A seat's deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckChoice {
    /// The starter deck of its character.
    #[default]
    Starter,
    /// The same with commons only.
    AllCommon,
    /// These cards, by number or title, with their copies.
    Cards(BTreeMap<String, u8>),
}

/// A seat's hexes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HexChoice {
    /// Those of the starter deck; in solitaire, those of the difficulty.
    #[default]
    Starter,
    /// These hexes, by number or name, with their copies.
    Hexes(BTreeMap<String, u8>),
}

/// Who takes the first turn. [PHA-RUL-08]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstPlayer {
    /// Everybody rolls; the highest total begins.
    #[default]
    Roll,
    /// Chance picks a seat.
    Random,
    /// The host names the first seat: the one this match is opened from.
    Host,
}

impl Pharaoh {
    /// A deck of a setup in cards of the box.
    pub fn deck_of(&self, character: Character, choice: &DeckChoice) -> Result<Pile<CardId>, SetupError> {
        match choice {
            DeckChoice::Starter => Ok(self.starter(character).cards.clone()),
            DeckChoice::AllCommon => Ok(self.all_common(self.starter(character))),
            DeckChoice::Cards(cards) => pile(cards, |word| self.find_card(word), "card"),
        }
    }

    /// The hexes of a setup in hexes of the box.
    pub fn hexes_of(&self, setup: &Setup, seat: usize) -> Result<Pile<HexId>, SetupError> {
        let solo = setup.characters.len() == 1;
        match setup.hexes.get(seat) {
            Some(HexChoice::Hexes(hexes)) => pile(hexes, |word| self.find_hex(word), "hex"),
            _ if solo => Ok(self.solitaire().level(setup.difficulty).set.clone()),
            _ => Ok(self.starter(setup.characters[seat]).hexes.clone()),
        }
    }

    /// Checks a setup: seats, decks, hex sets, options.
    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        let seats = setup.characters.len();
        if !(1..=MAX_SEATS).contains(&seats) {
            let sentence = format!("A match has 1 to {MAX_SEATS} seats, not {seats}.");
            return Err(SetupError::new(cites::RUL_07, sentence));
        }
        if setup.decks.len().max(setup.hexes.len()).max(setup.ask.len()) > seats {
            let sentence = "There are more decks, hex sets or wishes than characters.";
            return Err(SetupError::new(cites::OBJ_06, sentence));
        }
        if !(5..=12).contains(&setup.hex_max) {
            return Err(SetupError::new(cites::RUL_12, "The most hexes of a set are 5 to 12."));
        }
        if setup.round_limit.is_some_and(|rounds| !(20..=200).contains(&rounds)) {
            return Err(SetupError::new(cites::RUL_134, "A match has 20 to 200 rounds."));
        }
        for (seat, character) in setup.characters.iter().enumerate() {
            let deck = self.deck_of(*character, setup.decks.get(seat).unwrap_or(&DeckChoice::Starter))?;
            let hexes = self.hexes_of(setup, seat)?;
            let mut faults = self.deck_faults(*character, &deck);
            faults.extend(if seats == 1 {
                self.solitaire_faults(*character, setup.difficulty, &hexes)
            } else {
                self.hex_faults(&hexes, setup.hex_max)
            });
            if let Some(fault) = faults.first() {
                return Err(SetupError::new(fault.rule, fault.sentence.clone()));
            }
        }
        Ok(())
    }

    /// Lays the table out and starts the first turn.
    pub(crate) fn lay(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        self.check(setup)?;
        let mut state = self.empty(setup);
        for (seat, character) in (0u8..).map(Seat).zip(&setup.characters) {
            let choice = setup.decks.get(seat.index()).unwrap_or(&DeckChoice::Starter);
            for (kind, copies) in self.deck_of(*character, choice)? {
                for _ in 0..copies {
                    let piece = Piece(u16::try_from(state.cards.len()).expect("at most 400 cards"));
                    state.cards.push(Card { kind, owner: seat.0, known: 0, marks: 0 });
                    state.player_mut(seat).deck.push(piece);
                }
            }
            let owner = (setup.characters.len() > 1).then_some(seat);
            for (kind, copies) in self.hexes_of(setup, seat.index())? {
                (0..copies).for_each(|_| {
                    state.crypt.hexpile.push(Tile { kind, owner, seen: 0 });
                });
            }
        }
        let mut play = Play { game: self, state: &mut state, tray };
        play.open_the_crypt(setup.first_player);
        play.advance();
        Ok(state)
    }

    fn empty(&self, setup: &Setup) -> State {
        let seats = u8::try_from(setup.characters.len()).expect("at most 8 seats");
        let mut ask = [Ask::default(); MAX_SEATS];
        for (place, wish) in ask.iter_mut().zip(&setup.ask) {
            *place = *wish;
        }
        let printed = if seats == 1 { self.solitaire().rounds } else { self.numbers().rounds };
        let player = |seat: usize| {
            let character = setup.characters.get(seat).copied().unwrap_or(Character::Avenger);
            Player::new(character, i16::from(self.character(character).life))
        };
        State {
            rite: Rite {
                seats,
                first: Seat(0),
                round_limit: setup.round_limit.unwrap_or(printed),
                force_monster: setup.force_monster,
                ask,
                people: setup
                    .people
                    .iter()
                    .fold(0, |bits, seat| bits | 1u8.checked_shl(seat.0.into()).unwrap_or(0)),
            },
            round: 1,
            players: std::array::from_fn(player),
            cards: List::new(),
            crypt: Crypt::default(),
            tabled: smallvec::SmallVec::new(),
            monsters: smallvec::SmallVec::new(),
            next_monster: 0,
            keys: smallvec::SmallVec::new(),
            lasting: smallvec::SmallVec::new(),
            turn: TurnState::new(Seat(0)),
            met: [Rooms::NONE; MAX_SEATS],
            stack: smallvec::SmallVec::new(),
            gone: SeatSet::NONE,
            idle_turns: 0,
            ending: None,
            agenda: Agenda::new(),
        }
    }
}

/// Pieces named by number or by what is printed on them.
fn pile<T>(
    named: &BTreeMap<String, u8>,
    find: impl Fn(&str) -> Option<T>,
    what: &str,
) -> Result<Pile<T>, SetupError> {
    let one = |(word, copies): (&String, &u8)| match find(word) {
        Some(piece) => Ok((piece, *copies)),
        None => Err(SetupError::new(cites::OBJ_06, format!("There is no {what} called {word:?}."))),
    };
    named.iter().map(one).collect()
}

impl Player {
    /// A player at the start. [PHA-SETUP-05]
    pub fn new(character: Character, life: i16) -> Self {
        Self {
            character,
            room: Room::START,
            life,
            defeated: false,
            spent: false,
            lost: 0,
            cage: None,
            body: None,
            hand: List::new(),
            deck: List::new(),
            discard: List::new(),
            entered: Rooms::NONE,
            suffered: Rooms::NONE,
            slain: 0,
        }
    }
}

impl Play<'_> {
    /// Steps 4 to 10 of the set-up.
    fn open_the_crypt(&mut self, first: FirstPlayer) {
        let seats: SeatSet = self.state.seats().collect();
        let hexes = u8::try_from(self.state.crypt.hexpile.len()).expect("at most 96 hexes");
        let rules: &'static [table::RuleId] = if self.state.rite.solitaire() {
            &[cites::SOLO_01, cites::SOLO_05, cites::OBJ_04, cites::SETUP_02, cites::PILE_05]
        } else {
            &[
                cites::OBJ_04,
                cites::OBJ_06,
                cites::RUL_07,
                cites::SETUP_02,
                cites::SETUP_03,
                cites::PILE_05,
                cites::SETUP_05,
                cites::SETUP_06,
                cites::RUL_06,
            ]
        };
        self.tell(rules, Event::Brought { seats: self.state.rite.seats, hexes });
        for seat in seats {
            self.shuffle_deck(seat);
        }
        self.shuffle_hexpile();
        for seat in seats {
            self.deal(seat);
        }
        let begins = self.first_seat(first, seats);
        self.state.rite.first = begins;
        self.tell(&[cites::SETUP_08, cites::RUL_08], Event::First { seat: begins });
        self.turn_up_start();
        for seat in seats {
            let character = self.state.player(seat).character;
            self.tell(
                &[cites::SETUP_10, cites::RUL_09, cites::CHAR_01, cites::CHAR_04],
                Event::Revealed { seat, character },
            );
        }
        self.tell(&[cites::SETUP_11, cites::RUL_13], Event::Round { round: 1 });
        self.start_turn(begins);
    }

    fn shuffle_hexpile(&mut self) {
        let mut pile = self.state.crypt.hexpile;
        self.tray.shuffle(&mut pile);
        self.state.crypt.hexpile = pile;
    }

    /// The opening hand. [PHA-SETUP-07]
    fn deal(&mut self, seat: Seat) {
        for _ in 0..self.game.numbers().opening_hand {
            let Some(piece) = self.state.player_mut(seat).deck.pop() else { return };
            self.state.card_mut(piece).known = bit(seat);
            self.state.player_mut(seat).hand.push(piece);
            let card = self.state.kind(piece);
            self.tray.whisper(
                &[cites::SETUP_07],
                SeatSet::only(seat),
                Event::Dealt { seat, card: Some(card) },
                Event::Dealt { seat, card: None },
            );
        }
    }

    /// Who begins. Tied seats roll again among themselves. [PHA-RUL-08]
    fn first_seat(&mut self, first: FirstPlayer, seats: SeatSet) -> Seat {
        match first {
            FirstPlayer::Host => Seat(0),
            FirstPlayer::Random => seats.any(self.tray.dice()).expect("somebody plays"),
            FirstPlayer::Roll => {
                let mut rolling = seats;
                for _ in 0..MAX_TIES {
                    if rolling.len() == 1 {
                        break;
                    }
                    let mut best = (0, SeatSet::NONE);
                    for seat in rolling {
                        let dice = [self.face(), self.face()];
                        self.tell(&[cites::RUL_08], Event::RolledForFirst { seat, dice });
                        let sum = dice[0] + dice[1];
                        best = match sum.cmp(&best.0) {
                            std::cmp::Ordering::Greater => (sum, SeatSet::only(seat)),
                            std::cmp::Ordering::Equal => (sum, best.1.with(seat)),
                            std::cmp::Ordering::Less => best,
                        };
                    }
                    rolling = best.1;
                }
                rolling.lowest().expect("somebody plays")
            }
        }
    }

    fn face(&mut self) -> u8 {
        u8::try_from(self.tray.roll(6)).expect("a die has six sides")
    }

    /// The starting hex; an exit on top is shuffled back in. [PHA-SETUP-09]
    fn turn_up_start(&mut self) {
        for _ in 0..MAX_TIES {
            let tile = *self.state.crypt.hexpile.last().expect("a hex set has hexes");
            self.tray.reveal();
            if !self.game.hex(tile.kind).is_exit() {
                break;
            }
            self.tell(&[cites::SETUP_09, cites::RUL_10], Event::ExitOnTop { hex: tile.kind });
            self.shuffle_hexpile();
        }
        let pile = &mut self.state.crypt.hexpile;
        let top = pile.iter().rposition(|tile| !self.game.hex(tile.kind).is_exit());
        let tile = pile.remove(top.expect("a hex set has more than exits"));
        let printed = Doors(self.game.hex(tile.kind).doors.bits());
        self.state.crypt.place(tile.kind, tile.owner, printed, 0, Cell(0, 0));
        self.tell(&[cites::SETUP_08, cites::RUL_10], Event::Opened { hex: tile.kind, owner: tile.owner });
    }
}
