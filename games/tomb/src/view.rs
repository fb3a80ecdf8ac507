//! What everybody may see, and nothing more. There are no secrets between seats: only face-down tiles and
//! the orders of the piles are hidden, from everybody. Chapter 7 of the rulebook.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Seat, Viewer};

use crate::content::{ItemId, Tomb, Trait};
use crate::effects::Verb;
use crate::map::{Laid, Map};
use crate::play::Scene;
use crate::rules::goals::Goal;
use crate::rules::movement::Passage;
use crate::rules::sight::sees;
use crate::spaces::{Grid, Space, Spaces};
use crate::state::{BeastId, Card, Cube, Ending, HeroId, Mood, Story, Whereabouts};

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct View {
    /// The Stage being played.
    pub stage: StageView,
    /// The round being played.
    pub round: u8,
    /// Who goes first in every round.
    pub first: Seat,
    /// What is going on.
    pub phase: Phase,
    /// Spaces from left to right and from top to bottom.
    pub size: (u8, u8),
    /// The map as it is drawn in the rules, row by row; `?` is face down, a blank is no tile.
    pub map: Vec<String>,
    /// The tiles.
    pub tiles: Vec<TileView>,
    /// Spaces of the gates that were opened.
    pub opened: Vec<Space>,
    /// Spaces with a white cube nobody has claimed.
    pub cubes: Vec<Space>,
    /// Objectives by the name of their space, and whether they are activated.
    pub objectives: BTreeMap<String, bool>,
    /// Items that were dropped, by the name of their space.
    pub dropped: BTreeMap<String, Vec<String>>,
    /// The ship.
    pub ship: Option<ShipView>,
    /// The party in seat order.
    pub seats: Vec<SeatView>,
    /// Sidekicks on the party's side, by id.
    pub sidekicks: BTreeMap<String, HeroView>,
    /// Who plays the monsters, if anybody does.
    pub monster_seat: Option<Seat>,
    /// Monsters in play, in the order they came.
    pub monsters: Vec<MonsterView>,
    /// Cards left in the piles.
    pub piles: Piles,
    /// Items that are out of the Stage.
    pub discarded: Vec<String>,
    /// The turn being taken.
    pub turn: Option<TurnView>,
    /// How often each Stage of the adventure was begun, from Stage I on.
    pub attempts: Vec<u8>,
    /// The options of section 9 that are on.
    pub options: Options,
}

/// The Stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct StageView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// `Stage II`, or what the adventure calls it.
    pub number: String,
    /// The adventure's name.
    pub adventure: String,
    /// The Intro card.
    pub intro: String,
    /// Everything it asks for, the goals of every Stage first, and how far each has come. [TOM-RUL-118]
    pub goals: Vec<GoalView>,
    /// The Completion card, once it is read.
    pub completion: Option<String>,
    /// Whether it is sailed.
    pub river: bool,
}

/// A goal of the Stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct GoalView {
    /// In words.
    pub text: String,
    /// How much of it is done.
    pub done: usize,
    /// How much there is, what is still face down included.
    pub of: usize,
    /// Whether nothing of it is left.
    pub fulfilled: bool,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
#[serde(tag = "now", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Phase {
    /// A seat takes its turn, or its sidekick's.
    Turn { seat: Seat, sidekick: bool },
    /// A seat chooses where its Transport leads.
    Transport { seat: Seat },
    /// A seat chooses where its sidekick goes.
    Sidekick { seat: Seat, monster: bool },
    /// A seat may roll again.
    Reroll { seat: Seat, roll: u8 },
    /// The monster seat moves a monster.
    March { seat: Seat, monster: usize },
    /// The monster seat chooses a target.
    Assail { seat: Seat, monster: usize },
    /// After a Stage of a campaign.
    After { seat: Seat, complete: bool },
    /// A seat chooses its next character.
    Recast { seat: Seat },
    /// Nothing more.
    Over { complete: bool },
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct TileView {
    /// Its place in the layout.
    pub place: u8,
    /// Its top-left space.
    pub at: Option<Space>,
    /// Whether it lies face up.
    pub face_up: bool,
    /// Which one it is, if that is known.
    pub id: Option<String>,
    /// Its name, if that is known.
    pub name: Option<String>,
    /// Counter-clockwise quarter turns of its face, if that is known.
    pub turns: Option<u8>,
}

/// The ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct ShipView {
    /// Its top-left space.
    pub at: Space,
    /// Columns and rows it covers.
    pub size: (u8, u8),
    /// The Items on board.
    pub hold: Vec<String>,
}

/// A party seat and its character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct SeatView {
    /// The character's id.
    pub character: String,
    /// Its name.
    pub name: String,
    /// How the table calls it.
    pub short: String,
    /// Three letters, for maps.
    pub code: String,
    /// The colour of its cubes.
    pub colour: String,
    /// The figure.
    #[serde(flatten)]
    pub hero: HeroView,
    /// The four Actions.
    pub actions: Vec<ActionView>,
    /// What it holds, by id.
    pub items: Vec<String>,
    /// The id of the Action or the Item its cube lies on.
    pub cube: Option<String>,
    /// The id of its sidekick.
    pub sidekick: Option<String>,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct HeroView {
    /// 0 if it is defeated.
    pub hp: u8,
    /// Its highest value.
    pub max_hp: u8,
    /// With gear, without ward.
    pub armor: u8,
    /// Its Move value as it is printed.
    pub movement: u8,
    /// Where it stands, by name; nowhere if it is defeated.
    pub at: Option<String>,
    /// The same by column and row.
    pub space: Option<Space>,
    /// The least roll that cancels a hit.
    pub block: Option<u8>,
    /// Armor on top.
    pub ward: Option<u8>,
    /// The least roll that hides it.
    pub stealth: Option<u8>,
    /// Whether it is hidden now.
    pub hidden: bool,
    /// The spaces in its line of sight, row by row.
    pub sees: Rows,
}

/// An Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct ActionView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Whether the cube lies on it.
    pub cube: bool,
}

/// A monster in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct MonsterView {
    /// Its number in the order of arrival; a sidekick that came back wrong has a number of its own.
    pub number: u8,
    /// The id of its card.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Three letters, for maps.
    pub code: String,
    /// What is left.
    pub hp: u8,
    /// What it came with.
    pub max_hp: u8,
    /// What attacks must reach.
    pub armor: u8,
    /// Its Move value.
    pub movement: u8,
    /// Its attack, in words.
    pub attack: String,
    /// Where it stands, by name.
    pub at: String,
    /// The same by column and row.
    pub space: Space,
    /// Whether it is pinned.
    pub pinned: bool,
    /// What sets it apart.
    pub traits: Vec<&'static str>,
    /// The spaces in its line of sight, row by row.
    pub sees: Rows,
    /// The spaces it could move to, row by row.
    pub reach: Rows,
    /// What the printed rules would do with it now, where somebody plays the monsters. [TOM-RUL-80]
    pub plan: Option<PlanView>,
}

/// What the printed rules would do with a monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct PlanView {
    /// Where it would go; perhaps where it is.
    pub to: Space,
    /// What for, in a few words: `attack Sable`.
    pub text: String,
}

/// Cards left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct Piles {
    /// In the Monster pile.
    pub monsters: usize,
    /// In the Item pile.
    pub items: usize,
    /// Tiles still face down.
    pub tiles: usize,
}

/// The turn being taken.
#[expect(clippy::struct_excessive_bools, reason = "four facts, each true or not whatever the others are")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct TurnView {
    /// By whom.
    pub seat: Seat,
    /// Whether by its sidekick.
    pub sidekick: bool,
    /// Points left to move, to steer or to dash.
    pub points: u8,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether the ship has drifted.
    pub drifted: bool,
    /// Whether the Action is taken.
    pub acted: bool,
    /// Whether the next attack goes through walls.
    pub piercing: bool,
    /// The spaces it could still move to and stop on, row by row.
    pub reach: Rows,
}

/// Spaces row by row, from the top; in each row the bit of a column is set if its space is among them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number[]", export, export_to = "../games/tomb/view.ts"))]
#[serde(transparent)]
pub struct Rows(Vec<u64>);

impl Rows {
    fn of(grid: Grid, spaces: Spaces) -> Self {
        let mut rows = vec![0; usize::from(grid.height)];
        for Space { x, y } in grid.iter(spaces) {
            rows[usize::from(y)] |= 1 << x;
        }
        Self(rows)
    }

    /// What is in line of sight of a space. [TOM-LOS-01]
    fn seen(map: &Map, from: Space) -> Self {
        let clear = map.clear();
        let in_sight = map.grid.iter(clear).filter(|to| sees(map.grid, clear, from, *to));
        Self::of(map.grid, in_sight.fold(Spaces::NONE, |all, to| all | map.grid.only(to)))
    }
}

/// The options of section 9.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct Options {
    /// What comes after the Stage.
    pub story: Story,
    /// Whether no tremor is rolled for.
    pub steady_ground: bool,
    /// How strong the monsters are.
    pub monsters: Mood,
}

impl View {
    /// The table as this viewer sees it: after the end, and for whoever sees everything, with nothing
    /// hidden.
    pub(crate) fn new(scene: Scene<'_>, viewer: Viewer) -> Self {
        let Scene { game, state } = scene;
        let open = viewer == Viewer::Everything || state.agenda.is_empty();
        let goal = |goal: Goal| GoalView {
            text: crate::words::texts::goal(game, goal.what),
            done: goal.done,
            of: goal.of,
            fulfilled: goal.is_done(),
        };
        let stage = game.stage(state.stage);
        let adventure = game.adventure(stage.adventure);
        let over = Phase::Over { complete: state.result == Some(Ending::Complete) };
        let phase = scene.shown().unwrap_or(over);
        let complete = matches!(phase, Phase::After { complete: true, .. } | Phase::Over { complete: true });
        let map = &state.map;
        Self {
            stage: StageView {
                id: stage.id.clone(),
                name: stage.name.clone(),
                number: format!("{} {}", adventure.stage_word, stage.numeral()),
                adventure: adventure.name.clone(),
                intro: stage.intro.clone(),
                goals: scene.goals().map(goal).collect(),
                completion: (complete || open).then(|| stage.completion.clone()),
                river: stage.river,
            },
            round: state.round,
            first: state.first,
            phase,
            size: (map.grid.width, map.grid.height),
            map: rows(scene),
            tiles: (0u8..)
                .zip(map.laid.iter())
                .map(|(place, laid)| tile(scene, place, *laid, open))
                .collect(),
            opened: map.grid.iter(map.opened).collect(),
            cubes: map.grid.iter(map.cubes).collect(),
            objectives: map
                .grid
                .iter(map.objectives)
                .map(|at| (at.to_string(), map.has(map.activated, at)))
                .collect(),
            dropped: dropped(scene),
            ship: state.ship.map(|at| ShipView {
                at,
                size: (crate::rules::ship::LENGTH, crate::rules::ship::WIDTH),
                hold: items(scene, |card| card.place == Whereabouts::Hold),
            }),
            seats: state.party().map(|seat| seat_view(scene, seat)).collect(),
            sidekicks: state.party().filter_map(|seat| sidekick(scene, seat)).collect(),
            monster_seat: state.monster_seat(),
            monsters: state.living_beasts().map(|beast| monster(scene, beast)).collect(),
            piles: Piles {
                monsters: state.monster_pile.len(),
                items: state.item_pile.len(),
                tiles: map.face_down(),
            },
            discarded: items(scene, |card| card.place == Whereabouts::Gone),
            turn: turn(scene),
            attempts: state.attempts[..adventure.stages.len()].to_vec(),
            options: Options {
                story: state.venture.story,
                steady_ground: state.venture.steady_ground,
                monsters: state.venture.mood,
            },
        }
    }
}

/// The map in the signs of the rules, figures apart.
fn rows(scene: Scene<'_>) -> Vec<String> {
    let map = &scene.state.map;
    let hidden = map.laid.iter().filter(|tile| !tile.face_up);
    let hidden = hidden.fold(Spaces::NONE, |all, tile| all | tile.spaces(map.grid));
    let sign = |at: Space| {
        let water = map.has(map.water, at);
        let signs = [
            (hidden, '?'),
            (map.walls, '#'),
            (map.obstacles, 'o'),
            (map.gates, 'G'),
            (map.ice, '*'),
            (map.rapids, 'R'),
            (map.objectives, if water { 'X' } else { 'x' }),
            (map.cubes, if water { 'I' } else { 'i' }),
            (map.water, '~'),
            (map.charted, '.'),
        ];
        signs.into_iter().find(|(set, _)| map.has(*set, at)).map_or(' ', |(_, sign)| sign)
    };
    let row = |y| (0..map.grid.width).map(|x| sign(Space::new(x, y))).collect();
    (0..map.grid.height).map(row).collect()
}

fn tile(scene: Scene<'_>, place: u8, laid: Laid, open: bool) -> TileView {
    let tile = scene.game.stage(scene.state.stage).tile(laid.tile);
    let known = open || laid.face_up;
    TileView {
        place,
        at: laid.at,
        face_up: laid.face_up,
        id: known.then(|| tile.id.clone()),
        name: known.then(|| tile.name.clone()),
        turns: known.then_some(laid.turns),
    }
}

fn item_id(game: &Tomb, item: ItemId) -> String {
    game.item(item).id.clone()
}

fn items(scene: Scene<'_>, wanted: impl Fn(&Card) -> bool) -> Vec<String> {
    let cards = scene.state.items.iter().filter(|card| wanted(card));
    cards.map(|card| item_id(scene.game, card.item)).collect()
}

fn dropped(scene: Scene<'_>) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for card in scene.state.items.iter() {
        if let Whereabouts::Dropped(at) = card.place {
            all.entry(at.to_string()).or_default().push(item_id(scene.game, card.item));
        }
    }
    all
}

fn seat_view(scene: Scene<'_>, seat: Seat) -> SeatView {
    let character = scene.character(seat);
    let cube = scene.state.sheet(seat).cube;
    let actions = crate::content::ActionSlot::ALL.into_iter().zip(&character.actions);
    SeatView {
        character: character.id.clone(),
        name: character.name.clone(),
        short: character.short.clone(),
        code: character.code.clone(),
        colour: character.colour.clone(),
        hero: hero(scene, HeroId::character(seat), character.hp, character.movement),
        actions: actions
            .map(|(slot, card)| ActionView {
                id: card.id.clone(),
                name: card.name.clone(),
                text: crate::words::texts::action(card),
                cube: cube == Cube::On(slot),
            })
            .collect(),
        items: items(scene, |card| card.place == Whereabouts::Held(seat)),
        cube: match cube {
            Cube::Off => None,
            Cube::On(slot) => Some(character.actions[slot.index()].id.clone()),
            Cube::OnItem(place) => {
                scene.state.items.get(usize::from(place)).map(|card| item_id(scene.game, card.item))
            }
        },
        sidekick: character.sidekick.as_ref().map(|it| it.id.clone()),
    }
}

fn sidekick(scene: Scene<'_>, seat: Seat) -> Option<(String, HeroView)> {
    let sidekick = scene.character(seat).sidekick.as_ref()?;
    Some((sidekick.id.clone(), hero(scene, HeroId::sidekick(seat), 1, sidekick.movement)))
}

fn hero(scene: Scene<'_>, id: HeroId, max_hp: u8, movement: u8) -> HeroView {
    let hero = scene.state.hero(id);
    let some = |value: u8| (value > 0).then_some(value);
    let space = (hero.hp > 0).then_some(hero.at);
    HeroView {
        hp: hero.hp,
        max_hp,
        armor: scene.hero_armor(id) - hero.ward,
        movement,
        at: space.map(|at| at.to_string()),
        space,
        block: some(hero.block),
        ward: some(hero.ward),
        stealth: some(hero.stealth),
        hidden: hero.hidden,
        sees: space.map_or(Rows(Vec::new()), |at| Rows::seen(&scene.state.map, at)),
    }
}

fn monster(scene: Scene<'_>, id: BeastId) -> MonsterView {
    let beast = scene.state.beast(id);
    let stats = scene.stats(id);
    let (kind, name, code, max_hp) = if let Some(seat) = id.was_sidekick_of() {
        let sidekick = scene.character(seat).sidekick.as_ref().expect("it was one");
        (
            sidekick.id.clone(),
            sidekick.name.clone(),
            sidekick.id.chars().take(3).collect::<String>().to_ascii_uppercase(),
            1,
        )
    } else {
        let card = scene.game.monster(beast.kind);
        (card.id.clone(), card.name.clone(), card.code.clone(), scene.monster_hp(beast.kind))
    };
    MonsterView {
        number: id.0,
        kind,
        name,
        code,
        hp: beast.hp,
        max_hp,
        armor: stats.armor,
        movement: stats.movement,
        attack: stats.attack.text(),
        at: beast.at.to_string(),
        space: beast.at,
        pinned: beast.pinned,
        traits: stats.traits.iter().map(trait_word).collect(),
        sees: Rows::seen(&scene.state.map, beast.at),
        reach: reach(scene.state.map.grid, scene.monster_passage(id), beast.at, stats.movement),
        plan: scene
            .state
            .monster_seat()
            .and_then(|_| scene.decide(id))
            .map(|it| PlanView { to: it.to, text: crate::words::intent(scene.game, it.why) }),
    }
}

const fn trait_word(nature: Trait) -> &'static str {
    match nature {
        Trait::Aquatic => "aquatic",
        Trait::Flies => "flies",
        Trait::Icewalk => "icewalk",
        Trait::Rooted => "rooted",
        Trait::Boss => "boss",
    }
}

fn turn(scene: Scene<'_>) -> Option<TurnView> {
    let acting = &scene.state.acting;
    scene.in_turn().then(|| TurnView {
        seat: acting.hero.seat(),
        sidekick: acting.hero.is_sidekick(),
        points: acting.points,
        moved: acting.moved,
        drifted: acting.drifted,
        acted: acting.acted,
        piercing: acting.piercing,
        reach: reach(
            scene.state.map.grid,
            scene.passage(acting.hero),
            scene.state.hero(acting.hero).at,
            acting.points,
        ),
    })
}

/// Where a figure may stop with so many points.
fn reach(grid: Grid, passage: Passage, from: Space, points: u8) -> Rows {
    Rows::of(grid, passage.flood(grid, from, points).all() & passage.stop)
}
