//! Attachments and modifiers: what can carry them. [PHA-RUL-78]

use crate::content::{Effect, Nature, Steps, Window};
use crate::effects::Verb;
use crate::play::Scene;
use crate::rules::targets::{Need, need_of};
use crate::state::{Piece, Ready};

/// What something declared is, as far as attachments and modifiers care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub struct Host {
    /// It affects a target. [PHA-ATK-01]
    pub attack: bool,
    /// It does damage.
    pub damage: bool,
    /// It is a defense.
    pub defense: bool,
    /// It has numbers of its own that can count double.
    pub numbers: bool,
    /// A character does it itself.
    pub personal: bool,
    /// It is a Hit or a weapon.
    pub armed: bool,
    /// It reaches for something: a target, or a Key. [PHC-P36]
    pub reaches: bool,
    /// Its card lies on the table when it is over, and has room for an alteration. [PHA-RUL-80]
    pub tables: bool,
}

impl Host {
    /// A character's own blow.
    pub const HIT: Self = Self { personal: true, armed: true, ..Self::AGENT };
    /// An agent's or a body's attack.
    pub const AGENT: Self =
        Self { attack: true, damage: true, numbers: true, reaches: true, ..Self::NOTHING };
    /// A dodge.
    pub const DODGE: Self = Self { defense: true, personal: true, ..Self::NOTHING };
    /// A Key is picked up. [PHC-P36]
    pub const PICK_UP: Self = Self { reaches: true, ..Self::NOTHING };

    const NOTHING: Self = Self {
        attack: false,
        damage: false,
        defense: false,
        numbers: false,
        personal: false,
        armed: false,
        reaches: false,
        tables: false,
    };
}

/// What a list of steps is as a host.
pub(crate) fn host_of(steps: &Steps, defense: bool, weapon: bool) -> Host {
    let mut host = Host { defense, personal: true, armed: weapon, ..Host::default() };
    steps.iter().for_each(|effect| effect.describe(&mut host));
    if defense {
        host.attack = false;
        host.damage = false;
    }
    host.armed &= host.damage;
    host.reaches = !defense && (host.attack || need_of(steps, None) != Need::Nothing);
    host
}

impl Scene<'_> {
    /// Whether a card could accompany a host. [PHA-NAT-06] [PHA-NAT-07]
    pub(crate) fn suits(self, piece: Piece, host: Host) -> bool {
        let design = self.design(piece);
        if let Some(block) = design.block(Window::Mod) {
            return host.numbers && block.steps.iter().any(|it| matches!(it, Effect::Multiply(_)));
        }
        let Some(block) = design.block(Window::Att) else { return false };
        match design.nature {
            Nature::EnhancementDefense => return host.defense,
            Nature::EnhancementAttack if !host.attack => return false,
            _ => {}
        }
        block.steps.iter().all(|effect| effect.suits(host))
    }

    /// Whether everything laid ready, and the rider, can go with a host.
    pub(crate) fn carries(self, ready: &Ready, host: Host) -> bool {
        ready.cards().all(|piece| self.suits(piece, host)) && (!ready.rider || (host.damage && host.personal))
    }

    /// What is ready once this card lies there too; none if there is no room for it. [PHA-ATT-01]
    pub(crate) fn with_ready(self, ready: &Ready, piece: Piece) -> Option<Ready> {
        let mut more = *ready;
        let design = self.design(piece);
        if design.block(Window::Mod).is_some() {
            return more.modifiers.push(piece).then_some(more);
        }
        design.block(Window::Att)?;
        let slot = match design.nature {
            Nature::Alteration => &mut more.alteration,
            _ => &mut more.enhancement,
        };
        if slot.is_some() {
            return None;
        }
        *slot = Some(piece);
        Some(more)
    }
}
