//! Which cards, attacks and events a filter means. [CONTENT.md, 1.6]

use crate::content::{CardType, DamageType, Effect, Filter, Method, Set, Window};
use crate::item::{Item, What};
use crate::play::Scene;
use crate::state::{Lies, Piece, Tabled};

impl Scene<'_> {
    /// Whether a card, wherever it is, is meant by a filter about cards.
    pub(crate) fn card_fits(self, piece: Piece, what: Set<Filter>) -> bool {
        let design = self.design(piece);
        what.iter().any(|filter| match filter {
            Filter::Any => true,
            Filter::Weapon => design.kind.is_weapon(),
            Filter::Tech => matches!(design.kind, CardType::Tech(_)),
            Filter::Spell => matches!(design.kind, CardType::Spell(_)),
            Filter::Enchanted => design.kind.is_enchanted(),
            Filter::Agent => design.kind.is_agent(),
            Filter::Key => self.is_key(piece),
            Filter::Luck => is_luck(design),
            Filter::Lock => is_lock(design),
            _ => false,
        })
    }

    /// Whether a card on the table is meant.
    pub(crate) fn tabled_fits(self, tabled: &Tabled, what: Set<Filter>) -> bool {
        let agent = self.design(tabled.card).agent().is_some();
        let more = what.iter().any(|filter| match filter {
            Filter::Trap => matches!(tabled.lies, Lies::In(_)) && !agent,
            Filter::Hold => matches!(tabled.lies, Lies::Before(seat) if seat != tabled.by),
            _ => false,
        });
        more || self.card_fits(tabled.card, what)
    }

    /// Whether an attack or event against somebody is meant.
    pub(crate) fn attack_fits(self, item: &Item, what: Set<Filter>, target: crate::state::Figure) -> bool {
        let event = matches!(item.what, What::Event | What::Trap);
        let deals = |kind: DamageType| item.blow.parts.iter().any(|part| part.types.has(kind));
        let card = item.card.map(|card| self.design(card).kind);
        what.iter().any(|filter| match filter {
            Filter::Any => true,
            Filter::Attack => !event,
            Filter::Event => event,
            Filter::Ranged => self.state.whereabouts(target).is_some_and(|room| room != item.room) && !event,
            Filter::Dodgeable => !item.blow.no_dodge,
            Filter::Hit => item.what == What::Hit,
            Filter::Weapon => card.is_some_and(CardType::is_weapon) || deals(DamageType::Weapons),
            Filter::Tech => matches!(card, Some(CardType::Tech(_))),
            Filter::Spell => matches!(card, Some(CardType::Spell(_))),
            Filter::Magic => deals(DamageType::Magic),
            _ => false,
        })
    }
}

/// Whether a card sets dice.
pub(crate) fn is_luck(design: &crate::content::Card) -> bool {
    let mut found = false;
    for block in &design.effect {
        block.steps.walk(&mut |step| found |= matches!(step, Effect::SetDice));
    }
    found
}

/// Whether a card locks a tabled card or a door.
fn is_lock(design: &crate::content::Card) -> bool {
    let fastens = design.method == Method::Table
        && design.block(Window::Att).is_some_and(|it| it.steps.iter().any(|s| matches!(s, Effect::Lock(_))));
    let bars = design
        .block(Window::Hex)
        .is_some_and(|it| it.steps.iter().any(|step| matches!(step, Effect::BlockDoor(_))));
    fastens || bars
}
