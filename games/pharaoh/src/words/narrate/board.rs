//! Hexes, moves, monsters, Keys, bodies.

use super::{Teller, count, points};
use crate::content::HexId;
use crate::crypt::{Doors, Side};
use crate::event::{Event, Where};
use crate::item::Hold;

impl Teller<'_> {
    pub(super) fn board(&self, event: &Event) -> Option<String> {
        self.hexes(event).or_else(|| self.happenings(event)).or_else(|| self.bodies(event))
    }

    /// The crypt grows and changes.
    fn hexes(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::ExitOnTop { hex } => {
                format!("{} lay on top: the Hexpile is shuffled again", self.hex_name(hex))
            }
            Event::Opened { hex, owner } => {
                let owner = owner.map(|seat| format!(", brought by {}", self.name(seat))).unwrap_or_default();
                format!("The crypt begins with {}{owner}", self.hex_name(hex))
            }
            Event::Moved { who, to } => format!("{} goes to {}", self.figure(who), self.room(to)),
            Event::Explores { who, hex } => {
                format!("{} explores and finds {}", self.figure(who), self.hex_name(hex))
            }
            Event::Laid { hex, at, rotation, owner } => {
                let owner = owner.map(|seat| format!(", brought by {}", self.name(seat))).unwrap_or_default();
                format!("{} is laid{}{owner}", self.room(Where { hex, at }), self.doors(hex, rotation))
            }
            Event::DoorOpened { room, side, dug } => {
                let how = if dug { "dug" } else { "cut" };
                format!("A door is {how} on the {} side of {}", side.word(), self.room(room))
            }
            Event::Barred { room, side, seat } => {
                format!("{} bars the {} door of {}", self.name(seat), side.word(), self.room(room))
            }
            Event::Unbarred { room, side } => {
                format!("The {} door of {} is open again", side.word(), self.room(room))
            }
            Event::HexTurned { room, .. } => format!("{} is turned", self.room(room)),
            Event::Transported { who, to } => {
                format!("{} is carried to {}", self.figure(who), self.room(to))
            }
            Event::Swapped { one, other } => {
                format!("{} and {} change places", self.figure(one), self.figure(other))
            }
            Event::LookedAhead { by, hexes } => {
                format!("{} looks at the next {} of the Hexpile", self.name(by), count(hexes, "hex", "hexes"))
            }
            Event::PutBack { by } => format!("{} puts the hexes back", self.name(by)),
            _ => return None,
        })
    }

    /// The doors a hex is laid with.
    fn doors(&self, hex: HexId, rotation: u8) -> String {
        let Some(hex) = self.scene.game.hexes().get(hex.index()) else { return String::new() };
        let doors = Doors(hex.doors.bits()).turned(rotation % 6);
        let sides: Vec<&str> = Side::ALL.into_iter().filter(|it| doors.has(*it)).map(Side::word).collect();
        match &sides[..] {
            [] => String::new(),
            [one] => format!(", its door {one}"),
            [first @ .., last] => format!(", doors {} and {last}", first.join(", ")),
        }
    }

    /// What hexes do.
    fn happenings(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::EventOf { seat, room } => format!("{} meets {}", self.name(seat), self.room(room)),
            Event::Ignored { seat, room } => format!("{} ignores {}", self.name(seat), self.room(room)),
            Event::Quiet { seat, room } => format!("{} is quiet for {}", self.room(room), self.name(seat)),
            Event::TrapOf { seat, card } => format!("{} acts on {}", self.title(card), self.name(seat)),
            Event::AgentOf { seat, card } => format!("{} attacks {}", self.title(card), self.name(seat)),
            Event::Appeared { room, life } => {
                format!("{} appears in {} ({})", self.monster_of(room.hex), self.room(room), points(life))
            }
            Event::StaysAway { room } => format!("{} stays away", self.monster_of(room.hex)),
            Event::Attacks { room, seat } => {
                format!("{} attacks {}", self.monster_of(room.hex), self.name(seat))
            }
            Event::Spared { room, seat } => {
                format!("{} leaves {} alone", self.monster_of(room.hex), self.name(seat))
            }
            Event::UsesHex { seat, hex } => format!("{} uses {}", self.name(seat), self.hex_name(hex)),
            Event::Paid { seat, points: paid, left } => {
                format!("{} pays {} ({left} left)", self.name(seat), points(paid))
            }
            Event::Held { seat, hold: Hold::Hex } => format!("{} is held by the hex", self.name(seat)),
            Event::Held { seat, hold: Hold::Card(piece) } => {
                let card =
                    self.scene.state.cards.get(piece.index()).map_or("a card", |it| self.title(it.kind));
                format!("{card} holds {}", self.name(seat))
            }
            Event::StillHeld { seat } => format!("{} does not get free", self.name(seat)),
            Event::Freed { seat } => format!("{} is free", self.name(seat)),
            Event::HexLetsGo { seat, room } => format!("{} lets {} go", self.room(room), self.name(seat)),
            Event::Forbidden { seat, what } => {
                format!("{} may not {} for a while", self.name(seat), forbidden(what))
            }
            Event::Lasts { seat } => format!("something {} did lasts for a while", self.name(seat)),
            Event::Expired { .. } => "What lasted for a while is over".to_owned(),
            _ => return None,
        })
    }

    /// Keys, defeat, domination.
    fn bodies(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::PickedUp { seat, owner } => {
                format!("{} picks up the Key of {}", self.name(seat), self.name(owner))
            }
            Event::KeyDropped { owner, room } => {
                format!("The Key of {} lies in {}", self.name(owner), self.room(room))
            }
            Event::KeyShown { seat } => format!("{} shows a Key", self.name(seat)),
            Event::ExitFailed { seat } => format!("{} does not get out", self.name(seat)),
            Event::Defeated { who, .. } => format!("{} is defeated", self.figure(who)),
            Event::GuardStands { card, room } => {
                format!("{} stands in {} now", self.title(card), self.room(room))
            }
            Event::Reward { seat } => format!("{} is rewarded for the monster", self.name(seat)),
            Event::Dominates { seat, body: Some(body) } => {
                format!("{} dominates {}", self.name(seat), self.figure(body))
            }
            Event::Dominates { seat, body: None } => format!("{} has no body", self.name(seat)),
            Event::Withdrew { seat } => format!("{} takes no further turns", self.name(seat)),
            Event::BodyLeft { seat, crumbled: true } => format!("The body {} left crumbles", self.name(seat)),
            Event::BodyLeft { seat, crumbled: false } => format!("{} leaves the body", self.name(seat)),
            Event::Waits { seat } => format!("{} waits for a body", self.name(seat)),
            _ => return None,
        })
    }
}

fn forbidden(what: crate::content::Prohibition) -> &'static str {
    use crate::content::Prohibition;
    match what {
        Prohibition::Leave => "leave the hex",
        Prohibition::Act => "take actions",
        Prohibition::Attack => "attack",
        Prohibition::Ranged => "reach other hexes",
        Prohibition::Spells => "play spells",
        Prohibition::Weapons => "use weapons",
        Prohibition::Luck => "play Luck",
        Prohibition::DodgeOut => "dodge out",
        Prohibition::Steal => "steal",
        Prohibition::Recover => "take it back",
        Prohibition::Target(_) => "target somebody",
    }
}
