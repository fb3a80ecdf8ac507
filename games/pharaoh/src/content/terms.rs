//! The words of the language: who, where, when, which. [CONTENT.md, 1.2 to 1.7]

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::set::member;

/// When a block may work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Window {
    /// Card: as an action, played from the hand. [PHA-ACT-05]
    Act,
    /// Card: as an action, a card that already lies on the table; once a turn. [PHA-ACT-06]
    /// Hex: as an action of a character in it. [PHA-RUL-102]
    Use,
    /// As a free action. [PHA-FREE-01]
    Free,
    /// Laid beside a card or action of one's own as it is declared. [PHA-NAT-08]
    Mod,
    /// Attached to an action, attack, dodge or tabled card. [PHA-ATT-01]
    Att,
    /// On the own defense turn. [PHA-DEF-01]
    Def,
    /// Right after the user lost life points, before defeat is checked. [PHA-RUL-68]
    Hurt,
    /// In a response window. [PHA-PLAY-08]
    Any,
    /// While tabled in front of the user; tabling costs an action.
    Tab,
    /// While tabled in front of the user; tabled as a free action.
    TabFree,
    /// While tabled as an agent. [PHA-AGT-01]
    Agent,
    /// While tabled in front of a target. [PHA-PLAY-02]
    Vic,
    /// Card: while tabled in the user's hex. [PHA-PLAY-03]
    Hex,
    /// Hex: on entering, and on remaining at the end of the own turn. [PHA-RUL-97]
    Event,
    /// Hex: on entering only.
    Enter,
    /// Hex: while in it, for everyone. [PHA-RUL-95]
    Here,
    /// Hex: as an Exit action. [PHA-ACT-11]
    Exit,
}

member!(Window: Act, Use, Free, Mod, Att, Def, Hurt, Any, Tab, TabFree, Agent, Vic, Hex, Event, Enter, Here, Exit);

/// What sets an `On` off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// The character enters the hex.
    Enter,
    /// The hex event happens to the character.
    Event,
    /// The user's turn begins.
    TurnStart,
    /// The user's draw phase.
    Draw,
    /// The victim's turn ends.
    TurnEnd,
    /// This attack took effect on its target. [PHC-18]
    Hit,
    /// The target dodged this attack. [PHC-18]
    Dodged,
    /// Another player attacks someone in this hex.
    Attacked,
    /// A character stands at 0 life points or less after the cards of the hurt window. [PHC-06]
    WouldDefeat,
    /// An exit roll in this hex fails.
    ExitFail,
    /// A hold is put on the user.
    Held,
}

member!(Trigger: Enter, Event, TurnStart, Draw, TurnEnd, Hit, Dodged, Attacked, WouldDefeat, ExitFail, Held);

/// How long standing steps stay in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// Until the end of the current turn.
    Turn,
    /// Until the start of the user's next turn.
    MyNext,
    /// Until the end of the target's next turn.
    ItsNext,
    /// As long as the card stays on the table.
    Tabled,
}

member!(Duration: Turn, MyNext, ItsNext, Tabled);

/// Who is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Who {
    /// Who plays or uses the piece; in benefits the character in the hex.
    User,
    /// What the user chose within range.
    Target,
    /// The player the card is tabled in front of.
    Victim,
    /// The character the hex event happens to.
    Entrant,
    /// Where the attack being answered came from.
    Attacker,
    /// The current member of `Each`, or the one a trigger speaks of.
    It,
    /// Another legal target within the attacker's reach.
    Other,
    /// Any one player, chosen by the user.
    AnyPlayer,
    /// Any one player but the acting one, the same throughout the row.
    AnyOther,
    /// Any one character, chosen by the user.
    AnyChar,
    /// Every player.
    AllPlayers,
    /// Every player but the user.
    Others,
    /// Every character in the game.
    AllChars,
    /// All characters, agents, bodies and monsters in this hex.
    HereAll,
    /// All in the hex just chosen but the user's own character. [PHA-RUL-59]
    HexAll,
    /// Everyone not in this hex.
    Outside,
    /// Every character whose player has a Key in hand or tabled.
    KeyHolders,
    /// Up to so many different targets within range.
    UpTo(u8),
    /// The next seat clockwise; in solitaire the dice.
    NextPlayer,
    /// The dice decide.
    Random,
    /// The card itself.
    ThisCard,
    /// What the card is attached to.
    Host,
    /// `entrant+anyother`: the entrant and the player it named.
    EntrantAndAnyOther,
}

/// Where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Any hex on the table but the present one.
    Explored,
    /// The same, exits left out.
    ExploredNoExit,
    /// A hex where another character stands.
    CharHex,
    /// The hex of somebody.
    HexOf(Who),
}

/// Whose eyes or hands choose the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The player they belong to.
    Own,
    /// The user of the piece.
    User,
    /// The dice.
    Random,
}

/// Which cards of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// In hand.
    Hand,
    /// On the table.
    Tabled,
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sight {
    /// Somebody's hand.
    Hand(Who),
    /// The Hexpile, from the top.
    Hexpile,
}

/// Which attacks, events or cards are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Filter {
    /// Everything.
    Any,
    /// An attack by card, Hit, ability, usable event, agent or monster, but no entry event.
    Attack,
    /// An entry event, damage from a condition, or a card tabled in the hex that acts as an event.
    Event,
    /// An attack from another hex.
    Ranged,
    /// An attack or event that may be dodged.
    Dodgeable,
    /// A Hit.
    Hit,
    /// A weapon card, Item-Weapon included, or an attack with weapons damage.
    Weapon,
    /// A tech card.
    Tech,
    /// A spell card.
    Spell,
    /// An attack with magic damage.
    Magic,
    /// A magic item, magic potion or magic scroll.
    Enchanted,
    /// A creature or military unit.
    Agent,
    /// A card tabled in a hex, agents excepted.
    Trap,
    /// An attached Alteration.
    Alteration,
    /// An attached Enhancement.
    Enhancement,
    /// A Luck card: one that sets dice.
    Luck,
    /// The Key.
    Key,
    /// A Lock or a Locked Door.
    Lock,
    /// A card tabled in front of a player by someone else, or the Escape of a hex.
    Hold,
    /// The card itself.
    ThisCard,
}

member!(Filter: Any, Attack, Event, Ranged, Dodgeable, Hit, Weapon, Tech, Spell, Magic, Enchanted, Agent, Trap,
    Alteration, Enhancement, Luck, Key, Lock, Hold, ThisCard);

/// What somebody may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Prohibition {
    /// Move, explore, exit, dodge out, or be moved by own cards other than teleports. [PHA-RUL-106]
    Leave,
    /// Take actions.
    Act,
    /// Make attacks.
    Attack,
    /// Use anything at another hex, or be reached from another hex. [PHA-RUL-23]
    Ranged,
    /// Play spell cards.
    Spells,
    /// Play or use weapon cards.
    Weapons,
    /// Play Luck.
    Luck,
    /// Try to escape by dodging at an exit.
    DodgeOut,
    /// Take cards from the user's hand.
    Steal,
    /// Take this card back from a discard pile.
    Recover,
    /// Choose somebody as a target.
    Target(Who),
}

/// An action that a card makes free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Freed {
    /// To table a card.
    Table,
    /// To take a tabled card back.
    Return,
    /// To pick a Key up.
    Pickup,
}

member!(Freed: Table, Return, Pickup);

/// Which rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rolls {
    /// Any roll.
    Any,
    /// Dodge rolls.
    Dodge,
}

/// A test on two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// This or lower.
    AtMost(u8),
    /// Both dice show the same.
    Doubles,
}

impl Test {
    /// Whether two dice pass it.
    pub fn passes(self, one: u8, other: u8) -> bool {
        match self {
            Self::AtMost(score) => one + other <= score,
            Self::Doubles => one == other,
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtMost(score) => write!(f, "{score} or lower on 2D6"),
            Self::Doubles => f.write_str("doubles"),
        }
    }
}

/// The name of a part of an event, so that a benefit can single it out; at most twelve letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Label([u8; Self::LENGTH]);

impl Label {
    const LENGTH: usize = 12;

    /// A label of this name, unless it is too long or has other letters than a to z.
    pub fn new(name: &str) -> Option<Self> {
        let fits = (1..=Self::LENGTH).contains(&name.len()) && name.bytes().all(|it| it.is_ascii_lowercase());
        let mut letters = [0; Self::LENGTH];
        fits.then(|| {
            letters[..name.len()].copy_from_slice(name.as_bytes());
            Self(letters)
        })
    }

    /// Its name.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|it| *it == 0).unwrap_or(Self::LENGTH);
        std::str::from_utf8(&self.0[..end]).expect("a label is made of letters")
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Label {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::new(&name).ok_or_else(|| {
            serde::de::Error::custom(format!("{name:?} is no label; expected at most twelve letters a to z"))
        })
    }
}
