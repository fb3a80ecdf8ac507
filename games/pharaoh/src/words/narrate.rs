//! What the table hears, in words.

mod board;
mod fight;

use table::Names;

use crate::action::Way;
use crate::content::{CardId, HexId};
use crate::event::{Event, Where};
use crate::play::Scene;
use crate::state::{Ask, Ending, Figure};
use crate::words::naming;

/// A sentence without a full stop. Only what never changes is looked up: the box, the seats, the
/// faces of cards, where hexes lie.
pub(crate) fn narrate(scene: Scene<'_>, event: &Event, names: &Names) -> String {
    let teller = Teller { scene, names };
    teller
        .turn(event)
        .or_else(|| teller.cards(event))
        .or_else(|| teller.board(event))
        .unwrap_or_else(|| teller.fight(event).unwrap_or_else(|| "something happens".to_owned()))
}

struct Teller<'a> {
    scene: Scene<'a>,
    names: &'a Names,
}

impl Teller<'_> {
    fn name(&self, seat: table::Seat) -> &str {
        self.names.of(seat)
    }

    fn title(&self, card: CardId) -> &str {
        self.scene.game.cards().get(card.index()).map_or("a card", |card| card.title.as_str())
    }

    /// The card as its drawer knows it, or as the others do.
    fn maybe(&self, card: Option<CardId>) -> String {
        card.map_or("a card".to_owned(), |card| self.title(card).to_owned())
    }

    fn hex_name(&self, hex: HexId) -> String {
        let hex = self.scene.game.hexes().get(hex.index());
        hex.map_or("a hex".to_owned(), |hex| naming::hex_said(&hex.name))
    }

    /// A hex on the table. Rooms are never taken off it, so its name stays.
    fn room(&self, room: Where) -> String {
        let placed = self.scene.state.crypt.at(room.at);
        placed.map_or_else(|| self.hex_name(room.hex), |it| naming::room(self.scene, it))
    }

    fn figure(&self, figure: Figure) -> String {
        match figure {
            Figure::Character(seat) => self.name(seat).to_owned(),
            Figure::Card(piece) => match self.scene.state.cards.get(piece.index()) {
                Some(card) => self.title(card.kind).to_owned(),
                None => "a card".to_owned(),
            },
            Figure::Monster(id) => self.monster_of(id.hex()),
        }
    }

    /// The monster a hex has, as a subject.
    fn monster_of(&self, home: HexId) -> String {
        let monster = self.scene.game.hexes().get(home.index()).and_then(|hex| hex.monster());
        format!("the {}", monster.map_or("monster", |monster| monster.name.as_str()))
    }

    /// Setup, rounds, turns, the end.
    fn turn(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Brought { seats, hexes } => {
                format!("{} and {hexes} hexes come to the table", count(seats, "player", "players"))
            }
            Event::RolledForFirst { seat, dice } => {
                format!("{} rolls {} and {} for the first turn", self.name(seat), dice[0], dice[1])
            }
            Event::First { seat } => format!("{} begins", self.name(seat)),
            Event::Revealed { seat, character } => format!("{} is the {character}", self.name(seat)),
            Event::Round { round } => format!("Round {round}"),
            Event::TurnBegins { seat } => format!("{}'s turn", self.name(seat)),
            Event::AskedFor { seat, ask } => {
                let when = match ask {
                    Ask::Always => "always",
                    Ask::Could => "when an answer is possible",
                    Ask::Affected => "only when affected",
                };
                format!("{} wants to be asked {when}", self.name(seat))
            }
            Event::ActionsEnd { seat } => format!("{} takes no more actions", self.name(seat)),
            Event::TurnEnds { seat } => format!("{}'s turn is over", self.name(seat)),
            Event::Gained { seat, actions, attacks } => {
                let kind = if attacks { "more attack" } else { "more action" };
                format!("{} has {} this turn", self.name(seat), count(actions, kind, &format!("{kind}s")))
            }
            Event::Credit { seat, room } => {
                format!("{} gives {} this action", self.room(room), self.name(seat))
            }
            Event::MadeFree { seat } => format!("that costs {} no action", self.name(seat)),
            Event::LostActions { seat, actions } => {
                format!("{} loses {}", self.name(seat), count(actions, "action", "actions"))
            }
            Event::Escaped { seat } => format!("{} leaves the crypt and wins", self.name(seat)),
            Event::Ended { how: Ending::Escape(seat) } => format!("{} has escaped", self.name(seat)),
            Event::Ended { how: Ending::Curse } => "The curse claims all".to_owned(),
            Event::Ended { how: Ending::Silence } => "Nobody is left to act: the curse claims all".to_owned(),
            Event::Ended { how: Ending::Sealed } => "The crypt is sealed".to_owned(),
            Event::Score { points } => {
                format!("The escape scores {points}: {}", self.scene.game.solitaire().title(points))
            }
            _ => return None,
        })
    }

    /// Cards between hands, piles and the table.
    fn cards(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Dealt { seat, card } => format!("{} is dealt {}", self.name(seat), self.maybe(card)),
            Event::Drew { seat, card } => format!("{} draws {}", self.name(seat), self.maybe(card)),
            Event::NotDrawn { seat } => format!("{} does not draw", self.name(seat)),
            Event::NothingToDraw { seat } => format!("{} has nothing to draw", self.name(seat)),
            Event::Reshuffled { seat, cards } => {
                format!("{}'s {} become the deck", self.name(seat), count(cards, "discard", "discards"))
            }
            Event::LaidReady { seat, card } => format!("{} lays {} ready", self.name(seat), self.title(card)),
            Event::Rides { seat } => format!("{} lays the special ability ready", self.name(seat)),
            Event::LetGo { seat } => format!("what {} laid ready is lost", self.name(seat)),
            Event::Played { seat, card, how } => {
                format!("{} plays {}{}", self.name(seat), self.title(card), manner(how))
            }
            Event::Uses { seat, card } => format!("{} uses {}", self.name(seat), self.title(card)),
            Event::Chose { seat, branch } => format!("{} chooses {}", self.name(seat), u16::from(branch) + 1),
            Event::Tabled { seat, card, before, room, life } => {
                let place = match (before, room) {
                    (Some(whom), _) if whom != seat => format!(" in front of {}", self.name(whom)),
                    (_, Some(room)) => format!(" in {}", self.room(room)),
                    _ => String::new(),
                };
                let life = if life > 0 { format!(" ({})", points(i16::from(life))) } else { String::new() };
                format!("{} tables {}{place}{life}", self.name(seat), self.title(card))
            }
            Event::Fastened { seat, card, to } => {
                format!("{} fastens {} to {}", self.name(seat), self.title(card), self.title(to))
            }
            Event::Returned { seat, card } => {
                format!("{} takes {} back to hand", self.name(seat), self.title(card))
            }
            Event::CameBack { seat, card } => {
                format!("{} goes back to {}'s hand", self.title(card), self.name(seat))
            }
            Event::Discarded { owner, card } => {
                format!("{} goes to {}'s discard pile", self.title(card), self.name(owner))
            }
            Event::Stolen { from, by, card } => {
                format!("{} takes {} from {}", self.name(by), self.maybe(card), self.name(from))
            }
            Event::Looked { by, at } => format!("{} looks at {}'s hand", self.name(by), self.name(at)),
            Event::Recovered { seat, card } => {
                format!("{} takes {} from the discard pile", self.name(seat), self.title(card))
            }
            Event::Found { seat, card } => format!("{} searches out {}", self.name(seat), self.maybe(card)),
            Event::Controlled { by, card } => format!("{} serves {} now", self.title(card), self.name(by)),
            Event::Cancelled { card: Some(card), .. } => format!("{} is undone", self.title(card)),
            Event::Cancelled { .. } => "It is undone".to_owned(),
            Event::Detached { card } => format!("{} is taken off", self.title(card)),
            _ => return None,
        })
    }
}

/// How a card is played, if that is worth a word.
fn manner(how: Way) -> &'static str {
    match how {
        Way::Free => " as a free action",
        Way::Guard => " as a guard",
        Way::Agent => " as an attack",
        Way::Respond => " in answer",
        Way::Defend => " in defense",
        Way::Mend => " against the harm",
        Way::Act | Way::Table | Way::Before | Way::InHex | Way::Fasten => "",
    }
}

/// So many of something, in the right number.
fn count(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// `1 life point`, `7 life points`
fn points(number: i16) -> String {
    if number == 1 { "1 life point".to_owned() } else { format!("{number} life points") }
}
