//! Hidden information: what nobody at the table knows, dealt anew. Chapter 7 of the rulebook.
//!
//! There is nothing between the seats: everybody sees the same. Face-down tiles and the orders of the
//! two piles are all there is to imagine.

use table::{Dice, List};

use crate::content::{ItemId, MonsterId, PlaceKind, TileId, Tomb};
use crate::state::State;

impl Tomb {
    /// Deals everything face down anew. What is gathered is sorted first, so that nothing of the true
    /// order can shine through.
    pub(crate) fn imagine_anew(&self, state: &mut State, dice: &mut Dice) {
        self.redeal_monsters(state, dice);
        let mut items: List<ItemId, 5> = sorted(state.item_pile);
        shuffle(&mut items, dice);
        state.item_pile = items;
        self.redeal_tiles(state, dice);
    }

    /// The boss stays at the bottom, where everybody knows it to be. [TOM-RUL-18]
    fn redeal_monsters(&self, state: &mut State, dice: &mut Dice) {
        let mut monsters: List<MonsterId, 6> = state.monster_pile;
        let boss = self.stage(state.stage).boss.filter(|boss| monsters.iter().next() == Some(boss));
        let mut others: List<MonsterId, 6> =
            sorted(monsters.iter().skip(usize::from(boss.is_some())).copied().collect());
        shuffle(&mut others, dice);
        monsters = boss.into_iter().chain(others.iter().copied()).collect();
        state.monster_pile = monsters;
    }

    /// Tiles named for their place stay there; every face-down tile is turned by chance. [TOM-RUL-06]
    fn redeal_tiles(&self, state: &mut State, dice: &mut Dice) {
        let layout = &self.stage(state.stage).places;
        let named = |tile: TileId| layout.iter().any(|it| it.kind == PlaceKind::Named(tile));
        let hidden = state.map.laid.iter().filter(|it| !it.face_up && !named(it.tile)).map(|it| it.tile);
        let mut tiles: List<TileId, 7> = sorted(hidden.collect());
        shuffle(&mut tiles, dice);
        for laid in state.map.laid.iter_mut().filter(|it| !it.face_up) {
            if !named(laid.tile) {
                laid.tile = tiles.pop().expect("as many tiles go out as came in");
            }
            laid.turns = u8::try_from(dice.pick(4)).expect("four ways round");
        }
    }
}

fn sorted<T: Copy + Ord, const N: usize>(mut list: List<T, N>) -> List<T, N> {
    list.sort_unstable();
    list
}

fn shuffle<T>(pile: &mut [T], dice: &mut Dice) {
    if pile.len() > 1 {
        dice.shuffle(pile);
    }
}
