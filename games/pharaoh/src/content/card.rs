//! What a card author writes.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Mark, RuleId};

use super::character::Character;
use super::damage::DamageType;
use super::steps::Block;
use super::terms::Window;
use crate::cites;
use crate::effects::{Agent, Damage, Effect, TabledLP};

/// A card design: its place among the cards of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct CardId(pub u8);

impl CardId {
    /// As a place in a list.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A card design.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its collector's number, such as `C055`; the letter is its rarity. [PHA-COLL-05]
    pub id: String,
    /// Upper left on its face.
    pub title: String,
    /// Upper right.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// Under the type.
    pub nature: Nature,
    /// Under the title.
    pub method: Method,
    /// How far its target may be away.
    #[serde(default)]
    pub range: Range,
    /// What it does.
    pub effect: Vec<Block>,
    /// What it says, in our words.
    pub text: String,
    /// Whose invention it is.
    pub mark: Mark,
}

impl Card {
    /// Its rarity, which its number tells.
    pub fn rarity(&self) -> Rarity {
        Rarity::of_number(&self.id).expect("loading checks the numbers")
    }

    /// The steps of the block for this window, if it has one.
    pub fn block(&self, window: Window) -> Option<&Block> {
        self.effect.iter().find(|block| block.window == window)
    }

    /// Its stats as a creature or military unit, if it is one.
    pub fn agent(&self) -> Option<&Agent> {
        self.block(Window::Agent)?.steps.iter().find_map(|effect| {
            let Effect::Agent(agent) = effect else { return None };
            Some(agent)
        })
    }

    /// The life points it has on the table, if any. [PHA-TAB-08] [PHA-AGT-09]
    pub fn life(&self) -> Option<u8> {
        self.agent().map(|agent| agent.life).or_else(|| {
            self.effect.iter().flat_map(|block| &block.steps).find_map(|effect| {
                let Effect::TabledLP(TabledLP(life)) = effect else { return None };
                Some(*life)
            })
        })
    }

    /// The type of the damage it deals before anything changes it. [PHA-RUL-58]
    pub fn damage_type(&self) -> Option<DamageType> {
        let mut found = None;
        for block in &self.effect {
            block.steps.walk(&mut |effect| {
                if let Effect::Damage(Damage { kind, .. }) | Effect::Agent(Agent { kind, .. }) = effect {
                    found = found.or(Some(*kind));
                }
            });
        }
        found
    }

    /// Whether a character may use it. [PHA-TYPE-03] [PHA-TYPE-04]
    pub fn usable_by(&self, character: Character) -> bool {
        self.kind.level().is_none_or(|(family, level)| level <= character.allowance(family))
    }
}

/// A family of cards with levels. [PHA-TYPE-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Family {
    /// Light, medium and heavy weapons.
    Weapon,
    /// Spells of three levels.
    Spell,
    /// Low, medium and high tech.
    Tech,
}

/// A card's type. The number is its level, as the icon shows it. [PHA-CARD-05]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardType {
    /// Light (1), medium (2) or heavy (3).
    Weapon(u8),
    /// 1st, 2nd or 3rd level.
    Spell(u8),
    /// Low (1), medium (2) or high (3).
    Tech(u8),
    /// For everybody.
    Item,
    /// A weapon for everybody, without a level. [PHC-16]
    ItemWeapon,
    /// For everybody.
    Potion,
    /// For everybody.
    Tactic,
    /// For everybody.
    MagicItem,
    /// For everybody.
    MagicPotion,
    /// For everybody.
    MagicScroll,
    /// An agent that rolls its damage. [PHA-AGT-09]
    Creature,
    /// An agent that does as much damage as it has life points. [PHA-AGT-11]
    MilitaryUnit,
}

impl CardType {
    /// Its family and level, if it has them.
    pub fn level(self) -> Option<(Family, u8)> {
        match self {
            Self::Weapon(level) => Some((Family::Weapon, level)),
            Self::Spell(level) => Some((Family::Spell, level)),
            Self::Tech(level) => Some((Family::Tech, level)),
            _ => None,
        }
    }

    /// Whether cards on weapons mean it, Item-Weapons included.
    pub fn is_weapon(self) -> bool {
        matches!(self, Self::Weapon(_) | Self::ItemWeapon)
    }

    /// Whether it is a magic item, potion or scroll.
    pub fn is_enchanted(self) -> bool {
        matches!(self, Self::MagicItem | Self::MagicPotion | Self::MagicScroll)
    }

    /// Whether it is a creature or a military unit.
    pub fn is_agent(self) -> bool {
        matches!(self, Self::Creature | Self::MilitaryUnit)
    }

    /// The rule on who may use it.
    pub fn rule(self) -> RuleId {
        if self.level().is_some() { cites::TYPE_03 } else { cites::TYPE_04 }
    }
}

impl fmt::Display for CardType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levelled = |family: &str, words: [&str; 3], level: u8| {
            format!("{family}-{}", words[usize::from(level.clamp(1, 3) - 1)])
        };
        f.pad(&match *self {
            Self::Weapon(level) => levelled("Weapon", ["Lt", "Med", "Hvy"], level),
            Self::Spell(level) => levelled("Spell", ["1st", "2nd", "3rd"], level),
            Self::Tech(level) => levelled("Tech", ["Low", "Med", "High"], level),
            Self::Item => "Item".to_owned(),
            Self::ItemWeapon => "Item-Weapon".to_owned(),
            Self::Potion => "Potion".to_owned(),
            Self::Tactic => "Tactic".to_owned(),
            Self::MagicItem => "Magic item".to_owned(),
            Self::MagicPotion => "Magic potion".to_owned(),
            Self::MagicScroll => "Magic scroll".to_owned(),
            Self::Creature => "Creature".to_owned(),
            Self::MilitaryUnit => "Military unit".to_owned(),
        })
    }
}

/// A card's nature: how it fits into an action. [PHA-NAT-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Nature {
    /// Dark blue.
    Activity,
    /// Yellow: attached to any action or card, one for each host.
    Alteration,
    /// Red.
    Attack,
    /// Either, as the chosen block says.
    AttackDefense,
    /// Green.
    Defense,
    /// Light red: attached to attacks, one for each host.
    EnhancementAttack,
    /// Light green: attached to defenses, one for each host.
    EnhancementDefense,
    /// Blue: never attached, any number at a time.
    Modifier,
}

impl Nature {
    /// Every nature.
    pub const ALL: [Self; 8] = [
        Self::Activity,
        Self::Alteration,
        Self::Attack,
        Self::AttackDefense,
        Self::Defense,
        Self::EnhancementAttack,
        Self::EnhancementDefense,
        Self::Modifier,
    ];

    /// The rule that tells what it is.
    pub fn rule(self) -> RuleId {
        match self {
            Self::Activity => cites::NAT_01,
            Self::Alteration => cites::NAT_03,
            Self::Attack | Self::AttackDefense => cites::NAT_04,
            Self::Defense => cites::NAT_05,
            Self::EnhancementAttack => cites::NAT_06,
            Self::EnhancementDefense => cites::NAT_07,
            Self::Modifier => cites::NAT_08,
        }
    }

    /// Whether anything is ever attached to it. [PHA-ATT-03]
    pub fn takes_attachments(self) -> bool {
        !self.is_enhancement() && !matches!(self, Self::Alteration | Self::Modifier)
    }

    /// Whether it is one of the two enhancements.
    pub fn is_enhancement(self) -> bool {
        matches!(self, Self::EnhancementAttack | Self::EnhancementDefense)
    }
}

impl fmt::Display for Nature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Activity => "Activity",
            Self::Alteration => "Alteration",
            Self::Attack => "Attack",
            Self::AttackDefense => "Attack/Defense",
            Self::Defense => "Defense",
            Self::EnhancementAttack => "Enhancement-Att",
            Self::EnhancementDefense => "Enhancement-Def",
            Self::Modifier => "Modifier",
        })
    }
}

/// What becomes of a card that is played. [PHA-PLAY-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Method {
    /// To the discard pile.
    UseAndDiscard,
    /// Back to the hand.
    UseReturn,
    /// Stays in front of its user.
    Table,
    /// Stays until its life points are gone.
    TableUntilDestroyed,
    /// Lies in front of a target.
    TableInFront,
    /// Lies in a hex.
    TableInHex,
    /// One of its blocks is chosen; then the discard pile.
    Multi,
    /// In a response window; then the discard pile.
    AnyTime,
}

impl Method {
    /// Every play method.
    pub const ALL: [Self; 8] = [
        Self::UseAndDiscard,
        Self::UseReturn,
        Self::Table,
        Self::TableUntilDestroyed,
        Self::TableInFront,
        Self::TableInHex,
        Self::Multi,
        Self::AnyTime,
    ];

    /// The rule that tells what it means.
    pub fn rule(self) -> RuleId {
        match self {
            Self::UseAndDiscard => cites::PLAY_04,
            Self::UseReturn => cites::PLAY_01,
            Self::Table => cites::PLAY_05,
            Self::TableUntilDestroyed => cites::PLAY_06,
            Self::TableInFront => cites::PLAY_02,
            Self::TableInHex => cites::PLAY_03,
            Self::Multi => cites::PLAY_07,
            Self::AnyTime => cites::PLAY_08,
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::UseAndDiscard => "Use and discard",
            Self::UseReturn => "Use; return to hand",
            Self::Table => "Table",
            Self::TableUntilDestroyed => "Table until destroyed",
            Self::TableInFront => "Table in front of target",
            Self::TableInHex => "Table in hex",
            Self::Multi => "Multi",
            Self::AnyTime => "Play any time",
        })
    }
}

/// How far away a target may be. [PHA-ATK-02] [PHA-RNG-02]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Range {
    /// It has no target.
    #[default]
    None,
    /// So many hexes through open doors; 0 is the same hex.
    Hexes(u8),
    /// Any target in the game; walls do not matter. [PHA-RNG-04]
    Any,
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.pad("-"),
            Self::Hexes(0) => f.pad("same hex"),
            Self::Hexes(1) => f.pad("1 hex"),
            Self::Hexes(count) => f.pad(&format!("{count} hexes")),
            Self::Any => f.pad("Any target"),
        }
    }
}

/// How rare a card or hex is. [PHA-CARD-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rarity {
    /// Common.
    C,
    /// Special.
    S,
    /// Rare.
    R,
    /// Extra rare.
    X,
    /// Ultra rare.
    U,
}

impl Rarity {
    /// From common to ultra rare.
    pub const ALL: [Self; 5] = [Self::C, Self::S, Self::R, Self::X, Self::U];

    /// The rarity a card's number tells.
    pub fn of_number(number: &str) -> Option<Self> {
        match number.as_bytes().first()? {
            b'C' => Some(Self::C),
            b'S' => Some(Self::S),
            b'R' => Some(Self::R),
            b'X' => Some(Self::X),
            b'U' => Some(Self::U),
            _ => None,
        }
    }

    /// Whether at most four copies of one piece of it may be used. [PHA-DECK-06]
    pub fn limits_copies(self) -> bool {
        self < Self::X
    }

    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Self::C => "common",
            Self::S => "special",
            Self::R => "rare",
            Self::X => "extra rare",
            Self::U => "ultra rare",
        }
    }
}

impl fmt::Display for Rarity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
