//! What a search remembers: who did what, how often, and what it was worth to them.

use std::num::NonZeroU32;
use std::ops::Add;

use table::{Dice, Seat};

use crate::Budget;

/// The nodes of a search, all in one place. A node's children are a list, kept in the order in
/// which the game lists their actions as far as there is one; so matching them with what is legal
/// now is hardly more than one pass over both.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The first thing ever done in the position the search began from.
    first: Option<NodeId>,
    /// For each action that is legal now, the node it leads to; refilled at every step.
    known: Vec<Option<NodeId>>,
}

/// Something a seat did, after all that was done on the way to it.
struct Node<A> {
    action: A,
    seat: Seat,
    visits: u32,
    /// How often it was legal when its parent was visited. A rare chance must not look neglected
    /// for want of occasions.
    available: u32,
    /// The sum of what it was worth to `seat`, in thousandths of a win. Whole numbers, so the sum
    /// is exact.
    worth: f64,
    first_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

/// A place in the tree below the root, counted from 1. The root is no node: nothing was done yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(NonZeroU32);

impl NodeId {
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Where a walk goes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The node it comes to.
    pub(super) to: NodeId,
    /// The place of its action in the list of legal ones.
    pub(super) place: usize,
    /// Whether the tree has just grown by it.
    pub(super) is_new: bool,
}

/// What may be tried for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Growth {
    /// Everything legal, in an order the dice decide, before anything is tried twice.
    Everything,
    /// The action at this place, if it was never tried.
    Likely(usize),
}

/// How an action of the root fared.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub(super) visits: u32,
    /// Summed, in thousandths of a win.
    pub(super) worth: f64,
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { visits: self.visits + other.visits, worth: self.worth + other.worth }
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// An empty tree with room for what a budget can plant, within reason.
    pub(super) fn for_budget(budget: Budget) -> Self {
        let room = match budget {
            Budget::Iterations(count) => count.min(1 << 16),
            Budget::Milliseconds(_) => 1 << 10,
        };
        Self { nodes: Vec::with_capacity(room as usize), first: None, known: Vec::new() }
    }

    /// One step down: to something never tried here, if it is time for that, else to the most promising.
    /// `None` is the root; `actions` is what `seat` may do now.
    pub(super) fn step(
        &mut self,
        from: Option<NodeId>,
        seat: Seat,
        actions: &[A],
        exploration: f64,
        growth: Growth,
        dice: &mut Dice,
    ) -> Step {
        let untried = actions.len() - self.meet(from, seat, actions);
        let new = match growth {
            Growth::Everything if untried > 0 => Some(self.untried(dice.pick(untried))),
            Growth::Likely(place) if self.known[place].is_none() => Some(place),
            _ => None,
        };
        match new {
            Some(place) => Step { to: self.grow(from, place, seat, actions[place]), place, is_new: true },
            None => self.promising(exploration),
        }
    }

    /// The place of the n-th action that was never tried.
    fn untried(&self, n: usize) -> usize {
        let mut empty = self.known.iter().enumerate().filter(|(_, node)| node.is_none());
        empty.nth(n).map(|(place, _)| place).expect("as many places are empty as were counted")
    }

    /// Whose doing a node is.
    pub(super) fn seat(&self, node: NodeId) -> Seat {
        self.nodes[node.index()].seat
    }

    /// Counts a visit, worth so many thousandths of a win to the node's seat.
    pub(super) fn credit(&mut self, node: NodeId, worth: i32) {
        let node = &mut self.nodes[node.index()];
        node.visits += 1;
        node.worth += f64::from(worth);
    }

    /// How each of the root's actions fared.
    pub(super) fn tally(&self, actions: &[A]) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); actions.len()];
        let mut next = self.first;
        while let Some(id) = next {
            let node = &self.nodes[id.index()];
            let place = find(actions, 0, node.action).expect("the root's actions are always the same");
            tallies[place] = Tally { visits: node.visits, worth: node.worth };
            next = node.next_sibling;
        }
        tallies
    }

    /// Finds the node of each legal action, counts the occasion for it, and says how many there are.
    fn meet(&mut self, from: Option<NodeId>, seat: Seat, actions: &[A]) -> usize {
        self.known.clear();
        self.known.resize(actions.len(), None);
        let mut met = 0;
        let mut after_last = 0;
        let mut next = *self.first_child(from);
        while let Some(id) = next
            && met < actions.len()
        {
            let node = &mut self.nodes[id.index()];
            next = node.next_sibling;
            if node.seat != seat {
                continue;
            }
            if let Some(place) = find(actions, after_last, node.action) {
                node.available += 1;
                self.known[place] = Some(id);
                met += 1;
                after_last = place + 1;
            }
        }
        met
    }

    /// The upper confidence bound for a choice whose options come and go: every option is measured
    /// against the number of times it could have been taken. The first of equals wins.
    fn promising(&self, exploration: f64) -> Step {
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        let (mut occasions, mut logarithm) = (1, 0.0); // mostly the same for all, and slow to compute
        for (place, id) in self.known.iter().enumerate() {
            let Some(to) = *id else { continue }; // never tried
            let node = &self.nodes[to.index()];
            if node.available != occasions {
                occasions = node.available;
                logarithm = f64::from(occasions).ln();
            }
            let visits = f64::from(node.visits);
            let bound = node.worth / (1000.0 * visits) + exploration * (logarithm / visits).sqrt();
            if bound > highest {
                highest = bound;
                best = Some(Step { to, place, is_new: false });
            }
        }
        best.expect("something was tried before")
    }

    /// Adds a node, behind its nearest known predecessor in the list of legal actions.
    fn grow(&mut self, from: Option<NodeId>, place: usize, seat: Seat, action: A) -> NodeId {
        let id = u32::try_from(self.nodes.len() + 1).ok().and_then(NonZeroU32::new).map(NodeId);
        let id = id.expect("a tree has fewer than four thousand million nodes");
        let before = self.known[..place].iter().rev().find_map(|node| *node);
        let link = match before {
            Some(before) => &mut self.nodes[before.index()].next_sibling,
            None => self.first_child(from),
        };
        let next_sibling = link.replace(id);
        self.nodes.push(Node {
            action,
            seat,
            visits: 0,
            available: 1,
            worth: 0.0,
            first_child: None,
            next_sibling,
        });
        id
    }

    fn first_child(&mut self, of: Option<NodeId>) -> &mut Option<NodeId> {
        match of {
            Some(node) => &mut self.nodes[node.index()].first_child,
            None => &mut self.first,
        }
    }
}

/// The place of an action, looked for from `start` on and then from the beginning.
fn find<A: Copy + Eq>(actions: &[A], start: usize, action: A) -> Option<usize> {
    let (head, tail) = actions.split_at(start);
    let behind = tail.iter().position(|it| *it == action).map(|place| start + place);
    behind.or_else(|| head.iter().position(|it| *it == action))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    fn tree() -> Tree<char> {
        Tree::for_budget(Budget::Iterations(100))
    }

    /// Walks one step from the root and credits it.
    fn walk(tree: &mut Tree<char>, seat: Seat, actions: &[char], dice: &mut Dice, worth: i32) -> char {
        let step = tree.step(None, seat, actions, 0.7, Growth::Everything, dice);
        tree.credit(step.to, worth);
        actions[step.place]
    }

    fn children(tree: &Tree<char>) -> String {
        let mut next = tree.first;
        std::iter::from_fn(|| {
            let node = &tree.nodes[next?.index()];
            next = node.next_sibling;
            Some(node.action)
        })
        .collect()
    }

    #[test]
    fn everything_is_tried_once_before_anything_is_tried_twice() {
        let (mut tree, mut dice) = (tree(), Dice::fast(4));
        let mut tried: Vec<char> =
            (0..5).map(|_| walk(&mut tree, ANA, &['a', 'b', 'c', 'd', 'e'], &mut dice, 500)).collect();
        assert_ne!(tried, ['a', 'b', 'c', 'd', 'e'], "the dice say what is tried first");
        tried.sort_unstable();
        assert_eq!(tried, ['a', 'b', 'c', 'd', 'e']);
    }

    #[test]
    fn what_is_likely_is_tried_and_then_the_best_of_what_was() {
        let (mut tree, mut dice) = (tree(), Dice::fast(4));
        let actions = ['a', 'b', 'c'];
        let mut step = |likely| tree.step(None, ANA, &actions, 0.7, Growth::Likely(likely), &mut dice);
        let first = step(2);
        assert_eq!((first.place, first.is_new), (2, true));
        tree.credit(first.to, 500);
        let again = tree.step(None, ANA, &actions, 0.7, Growth::Likely(2), &mut dice);
        assert_eq!(again, Step { is_new: false, ..first }, "the others wait until they are likely");
        let other = tree.step(None, ANA, &actions, 0.7, Growth::Likely(0), &mut dice);
        assert_eq!((other.place, other.is_new), (0, true));
    }

    #[test]
    fn children_keep_the_order_of_the_legal_list_whatever_was_tried_first() {
        for seed in 0..20 {
            let (mut tree, mut dice) = (tree(), Dice::fast(seed));
            for _ in 0..3 {
                walk(&mut tree, ANA, &['b', 'd', 'f'], &mut dice, 500);
            }
            for _ in 0..6 {
                walk(&mut tree, ANA, &['a', 'b', 'c', 'd', 'e', 'f'], &mut dice, 500);
            }
            assert_eq!(children(&tree), "abcdef");
        }
    }

    #[test]
    fn the_same_action_by_another_seat_is_another_node() {
        let (mut tree, mut dice) = (tree(), Dice::fast(1));
        let ana = tree.step(None, ANA, &['a'], 0.7, Growth::Everything, &mut dice);
        let bo = tree.step(None, BO, &['a'], 0.7, Growth::Everything, &mut dice);
        assert!(ana.is_new && bo.is_new && ana.to != bo.to);
        assert_eq!((tree.seat(ana.to), tree.seat(bo.to)), (ANA, BO));
        tree.credit(ana.to, 1000);
        let again = tree.step(None, ANA, &['a'], 0.7, Growth::Everything, &mut dice);
        assert_eq!(again, Step { is_new: false, ..ana });
    }

    #[test]
    fn what_wins_is_visited_most() {
        let (mut tree, mut dice) = (tree(), Dice::fast(2));
        for _ in 0..200 {
            let step = tree.step(None, ANA, &['a', 'b', 'c'], 0.7, Growth::Everything, &mut dice);
            tree.credit(step.to, if step.place == 1 { 900 } else { 400 });
        }
        let visits: Vec<u32> = tree.tally(&['a', 'b', 'c']).into_iter().map(|it| it.visits).collect();
        assert_eq!(visits.iter().sum::<u32>(), 200);
        assert!(visits[1] > 100 && visits[0] > 5 && visits[2] > 5, "{visits:?}");
    }

    #[test]
    fn a_rare_action_is_measured_by_its_own_occasions() {
        let (mut tree, mut dice) = (tree(), Dice::fast(3));
        for round in 0..4000 {
            let actions: &[char] = if round % 100 == 0 { &['a', 'r'] } else { &['a'] };
            let step = tree.step(None, ANA, actions, 0.7, Growth::Everything, &mut dice);
            tree.credit(step.to, if actions[step.place] == 'r' { 300 } else { 500 });
        }
        // It comes up 40 times. Measured by all 4000 visits it would look neglected each time.
        let rare = tree.tally(&['a', 'r'])[1].visits;
        assert!((10..38).contains(&rare), "{rare}");
    }

    #[test]
    fn a_search_for_an_action_goes_round() {
        assert_eq!(find(&[1, 2, 3], 2, 1), Some(0));
        assert_eq!(find(&[1, 2, 3], 3, 3), Some(2));
        assert_eq!(find(&[1, 2, 3], 1, 4), None);
    }
}
