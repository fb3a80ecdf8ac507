//! Reading what players write. Any well-formed line is an action, legal or not.

use table::{Names, Seat};

use crate::action::{Action, Target};
use crate::cards::{CardId, Tier};
use crate::content::Board;
use crate::play::Scene;
use crate::state::Lineup;
use crate::tiles::{Edge, Tile};

const EXPECTED: &str = "expected one of: order NAMES, edge (Q,R) SIDE, move (Q,R), teleport, play CARD [TARGET], \
                        end turn, give CARD, buy TIER, done";

/// An action in words; the error says what was expected.
pub(crate) fn read(scene: Scene<'_>, line: &str, names: &Names) -> Result<Action, String> {
    let reader = Reader { scene, names };
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match verb.to_ascii_lowercase().as_str() {
        "order" => reader.order(rest),
        "edge" => reader.edge(rest),
        "move" => reader.tile(rest).map(Action::Move),
        "teleport" if rest.is_empty() => Ok(Action::Teleport),
        "play" => reader.play(rest),
        "end" if rest.is_empty() || rest.eq_ignore_ascii_case("turn") => Ok(Action::EndTurn),
        "give" => reader.card(rest).map(Action::GiveBack),
        "buy" => tier(rest).map(Action::Buy),
        "done" if rest.is_empty() => Ok(Action::Done),
        _ => Err(format!("I do not understand {line:?}; {EXPECTED}.")),
    }
}

fn tier(text: &str) -> Result<Tier, String> {
    let digits = text.to_ascii_lowercase();
    let digits = digits.strip_prefix("tier").unwrap_or(&digits).trim();
    digits.parse().map(Tier).map_err(|_| format!("{text:?} is no tier; expected 1, 2 or 3"))
}

struct Reader<'a> {
    scene: Scene<'a>,
    names: &'a Names,
}

impl Reader<'_> {
    fn board(&self) -> &Board {
        self.scene.board()
    }

    fn order(&self, text: &str) -> Result<Action, String> {
        let seats: Vec<Seat> = text.split(',').map(|name| self.seat(name)).collect::<Result<_, _>>()?;
        let order = Lineup::of(seats).ok_or("a team has at most four members")?;
        Ok(Action::Order(order))
    }

    fn edge(&self, text: &str) -> Result<Action, String> {
        let (tile, side) = text.rsplit_once(')').ok_or("expected an edge such as `edge (3,-1) E`")?;
        let tile = self.tile(&format!("{tile})"))?;
        let side = side.trim();
        let side = side.strip_prefix("side").unwrap_or(side);
        Ok(Action::Edge(Edge { tile, side: self.direction(side)? }))
    }

    /// `kick Nox W`: the longest card name that fits, then the target.
    fn play(&self, text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let found = (1..=words.len())
            .rev()
            .find_map(|count| self.scene.game.find_card(&words[..count].join(" ")).map(|card| (card, count)));
        let (card, count) = found.ok_or_else(|| format!("there is no card called {text:?}"))?;
        let target = words[count..].join(" ");
        let target = target.strip_prefix("on ").unwrap_or(&target);
        Ok(Action::Play(card, self.target(target)?))
    }

    fn target(&self, text: &str) -> Result<Target, String> {
        if text.is_empty() {
            return Ok(Target::None);
        }
        if text.starts_with('(') {
            return self.tile(text).map(Target::Tile);
        }
        if let Some(seat) = self.names.find(text) {
            return Ok(Target::Seat(seat));
        }
        let (name, direction) = text.rsplit_once(' ').ok_or_else(|| {
            format!("{text:?} is neither a tile such as (1,0) nor one of {}", self.everybody())
        })?;
        let name = name.trim().strip_suffix("direction").unwrap_or(name);
        Ok(Target::Toward(self.seat(name)?, self.direction(direction)?))
    }

    fn tile(&self, text: &str) -> Result<Tile, String> {
        let inside = text.trim().strip_prefix("to ").unwrap_or(text.trim());
        let numbers = inside.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
        let parsed = numbers
            .and_then(|it| it.split_once(','))
            .and_then(|(x, y)| Some((x.trim().parse().ok()?, y.trim().parse().ok()?)));
        let at = parsed.ok_or_else(|| format!("{text:?} is no tile; expected coordinates such as (1,0)"))?;
        self.board().at(at).ok_or_else(|| format!("this board has no tile {inside}"))
    }

    /// By number or by name.
    fn direction(&self, text: &str) -> Result<u8, String> {
        let text = text.trim();
        let named = || {
            (0u8..).zip(self.board().shape.directions()).find(|(_, (_, it))| it.eq_ignore_ascii_case(text))
        };
        text.parse().ok().or_else(|| named().map(|(direction, _)| direction)).ok_or_else(|| {
            let all: Vec<&str> = self.board().shape.directions().iter().map(|(_, name)| *name).collect();
            format!("{text:?} is no direction; expected one of {}", all.join(", "))
        })
    }

    fn card(&self, text: &str) -> Result<CardId, String> {
        self.scene.game.find_card(text).ok_or_else(|| format!("there is no card called {text:?}"))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let name = name.trim();
        self.names
            .find(name)
            .ok_or_else(|| format!("nobody is called {name:?}; there are {}", self.everybody()))
    }

    fn everybody(&self) -> String {
        self.names.all().join(", ")
    }
}
