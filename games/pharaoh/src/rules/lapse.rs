//! What is done for a seat that does not answer. [RULES.md, 6]

use table::Seat;

use crate::action::Action;
use crate::content::Rarity;
use crate::play::Scene;
use crate::state::{Figure, Piece};
use crate::step::Step;

impl Scene<'_> {
    /// The default for the question that waits for this seat.
    pub(crate) fn lapse(self, seat: Seat) -> Action {
        let mut open = Vec::new();
        self.list(seat, &mut open);
        let fallback = *open.first().expect("an awaited seat has something to do");
        let has = |action: Action| open.contains(&action).then_some(action);
        let wanted = match self.state.agenda.next() {
            Some(Step::Draw) => has(Action::Draw),
            Some(Step::Act) => {
                let escape = open.iter().copied().find(|it| matches!(it, Action::Escape(_)));
                escape.or(has(Action::EndActions))
            }
            Some(Step::Defend(_)) => has(Action::Dodge).or(has(Action::Accept)),
            Some(Step::Hurt(_)) => self.lapse_mending(seat, &open).or(has(Action::Pass)),
            Some(Step::Route(..)) => self.lapse_shield(&open).or(has(Action::Bear)),
            Some(Step::Discard) => has(Action::Done).or_else(|| self.lapse_discard(&open)),
            Some(Step::AimBlow(..)) => has(Action::Done),
            Some(Step::Face(id)) => self.next_die(*id).map(Action::Face), // [PHA-RUL-159]
            _ => None,
        };
        wanted.unwrap_or(fallback)
    }

    /// The smallest healing that prevents defeat.
    fn lapse_mending(self, seat: Seat, open: &[Action]) -> Option<Action> {
        if self.state.player(seat).life > 0 {
            return None;
        }
        open.iter().copied().find(|it| matches!(it, Action::Play(..)))
    }

    /// The card with most life points that is no guard, then guards.
    fn lapse_shield(self, open: &[Action]) -> Option<Action> {
        let shields = open.iter().filter_map(|it| match it {
            Action::Shield(piece) => Some(*piece),
            _ => None,
        });
        let worth = |piece: &Piece| {
            let guard = self.design(*piece).agent().is_some();
            (!guard, self.life_of(Figure::Card(*piece)))
        };
        shields.max_by_key(worth).map(Action::Shield)
    }

    /// The lowest rarity first, never the Key.
    fn lapse_discard(self, open: &[Action]) -> Option<Action> {
        let rarity = |it: &&Action| match it {
            Action::Discard(kind) if *kind != self.game.key() => self.game.card(*kind).rarity(),
            _ => Rarity::U,
        };
        open.iter().filter(|it| matches!(it, Action::Discard(_))).min_by_key(rarity).copied()
    }
}
