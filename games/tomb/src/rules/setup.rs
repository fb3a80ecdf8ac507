//! Setup: who plays what, and how a Stage is laid out. [TOM-SETUP-01]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{List, Seat, SeatSet, SetupError, Tray};

use crate::cites;
use crate::content::{CharacterId, Feature, PlaceKind, SIDE, StageId, TileId, Tomb};
use crate::event::Event;
use crate::map::{Laid, Map};
use crate::play::Play;
use crate::rules::rounds::BeginRound;
use crate::spaces::{Grid, Space};
use crate::state::{
    Acting, Beast, Cube, Hero, HeroId, MAX_BEASTS, MAX_HEROES, MAX_PARTY, MAX_STAGES, Mood, Sheet, State,
    Story, Venture,
};

/// So often something is rolled or shuffled again. Fair dice never come near it; dice somebody wrote down may
/// be tied for ever.
const MAX_TIES: usize = 100;

/// What the lobby chose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The Stage, by its id; in a campaign the one it begins with.
    pub stage: String,
    /// Whom each seat leads, by id: a character, [`ANY`], or [`MONSTERS`] for the last seat.
    pub characters: Vec<String>,
    /// What comes after the Stage. [TOM-RUL-112]
    pub story: Story,
    /// Whether characters are dealt at random, whatever the seats asked for.
    pub random_party: bool,
    /// Whether no tremor is rolled for.
    pub steady_ground: bool,
    /// How strong the monsters are.
    pub monsters: Mood,
}

/// What a seat says that leads whomever it is dealt. [TOM-RUL-21]
pub const ANY: &str = "any";
/// What the seat says that plays the monsters. [TOM-PLAY-03]
pub const MONSTERS: &str = "monsters";

impl Tomb {
    /// The setup a lobby starts from: Stage I of the first adventure, its characters in order, and the
    /// monsters for a fifth seat. [TOM-STAGE-04]
    pub(crate) fn usual_setup(&self, seats: usize) -> Result<Setup, SetupError> {
        if !(self.about.min_seats..=self.about.max_seats).contains(&seats) {
            let sentence = format!("A Stage is played by 1 to {} seats, not {seats}.", self.about.max_seats);
            return Err(SetupError::new(cites::PLAY_01, sentence));
        }
        let party = self.characters.iter().map(|character| character.id.clone()).take(seats.min(MAX_PARTY));
        let monsters = (seats > MAX_PARTY).then(|| MONSTERS.to_owned());
        let characters = party.chain(monsters).collect();
        Ok(Setup { stage: self.stages[0].id.clone(), characters, ..Setup::default() })
    }

    /// Lays the table out and plays on until somebody must choose.
    pub(crate) fn begin(&self, setup: &Setup, tray: &mut Tray<Event>) -> Result<State, SetupError> {
        let chosen = self.chosen_stage(setup)?;
        let wishes = self.wishes(setup)?;
        let mut state = bare_table(setup, chosen, &wishes);
        let mut play = Play { game: self, state: &mut state, tray };
        play.cast(&wishes);
        play.push(LayOut);
        play.advance();
        Ok(state)
    }

    fn chosen_stage(&self, setup: &Setup) -> Result<StageId, SetupError> {
        let unknown = || {
            let all: Vec<&str> = self.stages.iter().map(|stage| stage.id.as_str()).collect();
            format!("There is no Stage {:?}; there are {}.", setup.stage, all.join(", "))
        };
        let stage = self.find_stage(&setup.stage);
        stage.ok_or_else(|| SetupError::new(cites::STAGE_02, unknown()))
    }

    /// What the seats ask for, checked. [TOM-RUL-21]
    fn wishes(&self, setup: &Setup) -> Result<Wishes, SetupError> {
        let mut wishes = Wishes { characters: List::new(), monsters: false };
        for (seat, word) in setup.characters.iter().enumerate() {
            if wishes.monsters {
                let sentence = "Only the last seat may play the monsters, and only one.";
                return Err(SetupError::new(cites::PLAY_03, sentence));
            }
            if word.eq_ignore_ascii_case(MONSTERS) {
                wishes.monsters = true;
                continue;
            }
            if seat >= MAX_PARTY {
                let sentence = "A party has one to four characters; a fifth seat plays the monsters.";
                return Err(SetupError::new(cites::PLAY_02, sentence));
            }
            let wish = if setup.random_party { None } else { self.wish(word, &wishes)? };
            wishes.characters.push(wish);
        }
        if wishes.characters.is_empty() {
            return Err(SetupError::new(cites::PLAY_02, "Somebody must lead a character."));
        }
        Ok(wishes)
    }

    fn wish(&self, word: &str, wishes: &Wishes) -> Result<Option<CharacterId>, SetupError> {
        if word.eq_ignore_ascii_case(ANY) {
            return Ok(None);
        }
        let Some(character) = self.find_character(word) else {
            let sentence = format!("There is no character {word:?}.");
            return Err(SetupError::new(cites::CHAR_02, sentence));
        };
        if wishes.characters.contains(&Some(character)) {
            let name = &self.character(character).name;
            let sentence = format!("{name} is in the party already.");
            return Err(SetupError::new(cites::RUL_21, sentence));
        }
        Ok(Some(character))
    }
}

/// A table with nothing on it but the party's wish to begin.
fn bare_table(setup: &Setup, stage: StageId, wishes: &Wishes) -> State {
    let venture = Venture {
        party: wishes.party(),
        monster_seat: wishes.monsters,
        story: setup.story,
        steady_ground: setup.steady_ground,
        mood: setup.monsters,
    };
    State {
        venture,
        stage,
        attempts: [0; MAX_STAGES],
        round: 0,
        first: Seat(0),
        map: Map::empty(Grid::SMALLEST),
        ship: None,
        sheets: [Sheet { character: CharacterId(0), cube: Cube::Off }; MAX_PARTY],
        heroes: [Hero::default(); MAX_HEROES],
        beasts: [Beast::NONE; MAX_BEASTS],
        arrived: 0,
        monster_pile: List::new(),
        item_pile: List::new(),
        items: List::new(),
        acting: Acting::begin(HeroId(0), 0),
        ended: None,
        result: None,
        agenda: table::Agenda::new(),
        given_up: table::SeatSet::NONE,
    }
}

/// What the seats ask for: a character, or any.
struct Wishes {
    characters: List<Option<CharacterId>, MAX_PARTY>,
    monsters: bool,
}

impl Wishes {
    fn party(&self) -> u8 {
        u8::try_from(self.characters.len()).expect("at most four")
    }
}

/// Lays a Stage out, from the Intro card to initiative. [TOM-RUL-17]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayOut;

impl Deed<Tomb> for LayOut {
    fn run(self, play: &mut Play<'_>) {
        let stage = play.state.stage;
        let number = usize::from(play.game.stage(stage).number) - 1;
        play.state.attempts[number] = play.state.attempts[number].saturating_add(1);
        play.clear_table();
        let rules: &[_] = match (play.scene().is_campaign(), play.game.stage(stage).number) {
            (true, _) => &[cites::SETUP_01, cites::STAGE_01, cites::STAGE_02, cites::RUL_112],
            (false, 1) => {
                &[cites::SETUP_01, cites::STAGE_01, cites::STAGE_02, cites::STAGE_04, cites::RUL_114]
            }
            (false, _) => &[cites::SETUP_01, cites::STAGE_01, cites::STAGE_02, cites::RUL_114],
        };
        play.tell(rules, Event::Intro { stage });
        play.shuffle_piles();
        play.lay_tiles();
        play.place_party();
        if play.game.stage(stage).river {
            play.after_ship_step();
        }
        play.initiative();
        play.push(BeginRound);
    }
}

impl Play<'_> {
    /// Deals a character to each seat that wants any, and names everybody's. [TOM-CHAR-02]
    fn cast(&mut self, wishes: &Wishes) {
        for (seat, wish) in self.state.party().zip(wishes.characters.iter()) {
            let character = wish.unwrap_or_else(|| self.deal_character(seat, wishes));
            self.state.sheets[seat.index()].character = character;
            let random = wish.is_none();
            let guest =
                self.game.character(character).adventure != self.game.stage(self.state.stage).adventure;
            let rules: &[_] = if guest {
                &[cites::CHAR_02, cites::CHAR_03, cites::RUL_21, cites::CHAR_01, cites::PLAY_05]
            } else {
                &[cites::CHAR_02, cites::CHAR_03, cites::RUL_21, cites::CHAR_01]
            };
            self.tell(rules, Event::Leads { seat, character, random });
        }
        if let Some(seat) = self.state.monster_seat() {
            self.tell(&[cites::PLAY_03, cites::RUL_115], Event::MonstersLedBy { seat });
        }
    }

    fn deal_character(&mut self, seat: Seat, wishes: &Wishes) -> CharacterId {
        let dealt = &self.state.sheets[..seat.index()];
        let taken = |id: CharacterId| {
            wishes.characters.contains(&Some(id)) || dealt.iter().any(|it| it.character == id)
        };
        let count = u8::try_from(self.game.characters.len()).expect("a box has few characters");
        let free: Vec<CharacterId> = (0..count).map(CharacterId).filter(|id| !taken(*id)).collect();
        free[self.tray.pick(free.len())]
    }

    /// Takes everything off the table, so that another Stage can be laid out. [TOM-END-06]
    pub(crate) fn clear_table(&mut self) {
        let state = &mut *self.state;
        state.map = Map::empty(Grid::SMALLEST);
        state.monster_pile = List::new();
        state.item_pile = List::new();
        state.round = 0;
        state.ended = None;
        state.given_up = SeatSet::NONE;
        state.ship = None;
        state.heroes = [Hero::default(); MAX_HEROES];
        state.beasts = [Beast::NONE; MAX_BEASTS];
        state.arrived = 0;
        state.items = List::new();
        state.sheets.iter_mut().for_each(|sheet| sheet.cube = Cube::Off);
        state.acting = Acting::begin(HeroId(0), 0);
    }

    /// Monsters, with a boss at the bottom, then Items. [TOM-RUL-18]
    fn shuffle_piles(&mut self) {
        let stage = self.game.stage(self.state.stage);
        let mut monsters = stage.monsters.clone();
        if let Some(place) = stage.boss.and_then(|boss| monsters.iter().position(|it| *it == boss)) {
            monsters.remove(place);
        }
        self.tray.shuffle(&mut monsters);
        self.state.monster_pile = stage.boss.into_iter().chain(monsters).collect();
        let mut items = stage.items.clone();
        self.tray.shuffle(&mut items);
        self.state.item_pile = items.into_iter().collect();
        let event = Event::PilesShuffled {
            monsters: small(stage.monsters.len()),
            items: small(stage.items.len()),
            tiles: small(stage.tiles.len() - 1),
            boss: stage.boss,
        };
        let rules: &[_] = if stage.boss.is_some() {
            &[cites::STAGE_07, cites::STAGE_05, cites::STAGE_06, cites::RUL_17, cites::RUL_18]
        } else {
            &[cites::STAGE_07, cites::STAGE_05, cites::STAGE_06, cites::RUL_17]
        };
        self.tell(rules, event);
    }

    /// Map Tiles face down and turned by chance, the Start Tile face up as it is drawn. [TOM-SETUP-02]
    fn lay_tiles(&mut self) {
        let stage = self.game.stage(self.state.stage);
        let mut tiles: Vec<TileId> = stage.shuffled().collect();
        self.tray.shuffle(&mut tiles);
        let mut tiles = tiles.into_iter();
        let width = stage.places.iter().map(|it| (it.column + 1) * SIDE).max().expect("a layout has places");
        let height = stage.places.iter().map(|it| (it.row + 1) * SIDE).max().expect("a layout has places");
        let grid = Grid::new(width, height).expect("loading has checked that a layout fits");
        self.state.map = Map::empty(grid);
        for place in &stage.places {
            let at = Space::new(place.column * SIDE, place.row * SIDE);
            let tile = match place.kind {
                PlaceKind::Start => TileId::START,
                PlaceKind::Named(tile) => tile,
                PlaceKind::Shuffled => tiles.next().expect("as many tiles as places"),
            };
            let face_up = place.kind == PlaceKind::Start;
            let turns = if face_up { 0 } else { small(self.tray.pick(4)) };
            self.state.map.laid.push(Laid { at: Some(at), tile, turns, face_up });
            if face_up {
                self.state.map.chart(at, stage.start().drawn());
            }
        }
        let rules = &[cites::SETUP_02, cites::SETUP_03, cites::STAGE_08, cites::RUL_02, cites::RUL_06];
        self.tell(rules, Event::TilesLaid { stage: self.state.stage });
    }

    /// Everybody stands on their start space, with full HP. [TOM-SETUP-04]
    fn place_party(&mut self) {
        for seat in self.state.party() {
            let hp = self.character(seat).hp;
            self.start(HeroId::character(seat), Feature::Start(seat.0), hp);
            if self.character(seat).sidekick.is_some() {
                self.start(HeroId::sidekick(seat), Feature::Sidekick, 1);
            }
        }
        if self.game.stage(self.state.stage).river {
            self.state.ship = self.start_space(Feature::Start(0));
        }
    }

    fn start(&mut self, hero: HeroId, feature: Feature, hp: u8) {
        let at = self.start_space(feature).expect("a Start Tile has a space for everybody");
        *self.state.hero_mut(hero) = Hero { hp, at, ..Hero::default() };
        let who = self.scene().whom(hero);
        let rules: &[_] = if hero.is_sidekick() {
            &[cites::SETUP_04, cites::RUL_20, cites::SIDE_05]
        } else {
            &[cites::SETUP_04, cites::CHAR_04, cites::RUL_20, cites::END_05, cites::END_06]
        };
        let at = self.scene().spot(at);
        self.tell(rules, Event::Starts { who, at, hp });
    }

    fn start_space(&self, feature: Feature) -> Option<Space> {
        let stage = self.game.stage(self.state.stage);
        let place = stage.places.iter().find(|it| it.kind == PlaceKind::Start)?;
        let ((x, y), _) = stage.start().drawn().spaces().find(|(_, it)| it.feature == feature)?;
        Some(Space::new(place.column * SIDE + x, place.row * SIDE + y))
    }

    /// Rolls for who goes first; the highest roll again if they are tied. [TOM-RUL-23]
    fn initiative(&mut self) {
        let mut rolling: SeatSet = self.state.party().collect();
        let alone = rolling.len() == 1;
        for _ in 0..MAX_TIES {
            if rolling.len() == 1 {
                break;
            }
            let mut highest = (0, SeatSet::NONE);
            for seat in rolling {
                let roll = self.d20();
                self.tell(&[cites::INIT_01, cites::RUL_23, cites::RUL_01], Event::Initiative { seat, roll });
                if roll > highest.0 {
                    highest = (roll, SeatSet::only(seat));
                } else if roll == highest.0 {
                    highest.1 = highest.1.with(seat);
                }
            }
            rolling = highest.1;
            if rolling.len() > 1 {
                self.tell(&[cites::RUL_23], Event::InitiativeTied { seats: small(rolling.len()) });
            }
        }
        self.state.first = rolling.lowest().expect("a party has a seat");
        let rules: &[_] =
            if alone { &[cites::RUL_23] } else { &[cites::INIT_02, cites::INIT_03, cites::RUL_24] };
        self.tell(rules, Event::GoesFirst { seat: self.state.first, alone });
    }
}

fn small(count: usize) -> u8 {
    u8::try_from(count).expect("there are few of everything")
}
