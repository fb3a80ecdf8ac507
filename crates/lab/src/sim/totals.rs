//! What is counted: whole numbers, whose sums do not care in which order games end.

use serde::{Deserialize, Serialize};

use super::counts::{self, Counts, GameCounts};

/// All counts of a run. The same plan gives the same totals on any number of threads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// How many games were played.
    pub games: u64,
    /// How many of them nobody won and some drew.
    pub draws: u64,
    /// By team.
    pub teams: Vec<Tally>,
    /// By team, and within it by kind of bot. A bot with two seats in a team counts once a game.
    pub sides: Vec<Vec<Tally>>,
    /// Decisions in a game.
    pub length: Length,
    /// What the game counts of itself, if that was asked for.
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub counts: Counts,
}

/// Games of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Those it took part in.
    pub games: u64,
    /// Those it won.
    pub wins: u64,
    /// Those it drew.
    pub draws: u64,
}

/// How long games are, in decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Length {
    /// In the shortest game; nothing before the first.
    pub least: Option<u64>,
    /// In the longest game.
    pub most: u64,
    /// In all games together.
    pub total: u64,
}

/// One game, as far as it is counted.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// In seat order.
    pub(crate) seated: Vec<Seated>,
    pub(crate) decisions: u64,
    pub(crate) counts: GameCounts,
}

/// Who had a seat, and what it came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seated {
    pub(crate) team: usize,
    pub(crate) kind: usize,
    /// In thousandths of a win.
    pub(crate) worth: i32,
}

impl Totals {
    /// Before the first game.
    pub(crate) fn nothing(teams: usize, kinds: usize) -> Self {
        Self {
            games: 0,
            draws: 0,
            teams: vec![Tally::default(); teams],
            sides: vec![vec![Tally::default(); kinds]; teams],
            length: Length::default(),
            counts: Counts::new(),
        }
    }

    /// And this game.
    #[must_use]
    pub(crate) fn with(mut self, played: &Played) -> Self {
        let best = |of: &dyn Fn(&Seated) -> bool| {
            played.seated.iter().filter(|seated| of(seated)).map(|seated| seated.worth).max()
        };
        self.games += 1;
        self.draws += u64::from(best(&|_| true) == Some(DRAW));
        for (team, tally) in self.teams.iter_mut().enumerate() {
            tally.count(best(&|seated| seated.team == team));
        }
        for (team, side) in self.sides.iter_mut().enumerate() {
            for (kind, tally) in side.iter_mut().enumerate() {
                tally.count(best(&|seated| seated.team == team && seated.kind == kind));
            }
        }
        self.length.count(played.decisions);
        played.counts.add_to(&mut self.counts, &played.seated);
        self
    }

    /// And all those games.
    #[must_use]
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.draws += other.draws;
        let (ours, theirs) = (self.teams.iter_mut(), other.teams.iter());
        ours.zip(theirs).for_each(|(one, other)| *one = one.and(*other));
        let (ours, theirs) = (self.sides.iter_mut().flatten(), other.sides.iter().flatten());
        ours.zip(theirs).for_each(|(one, other)| *one = one.and(*other));
        self.length = self.length.and(other.length);
        counts::add(&mut self.counts, &other.counts);
        self
    }

    /// What a kind of bot did in all teams together.
    pub fn kind(&self, kind: usize) -> Tally {
        self.sides.iter().map(|side| side[kind]).fold(Tally::default(), Tally::and)
    }
}

/// As [`table::Outcome::worth`] counts.
const WIN: i32 = 1000;
const DRAW: i32 = 500;

impl Tally {
    /// One game more, unless the side had no seat in it.
    pub(crate) fn count(&mut self, worth: Option<i32>) {
        self.games += u64::from(worth.is_some());
        self.wins += u64::from(worth == Some(WIN));
        self.draws += u64::from(worth == Some(DRAW));
    }

    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
        }
    }
}

impl Length {
    fn count(&mut self, decisions: u64) {
        *self = self.and(Self { least: Some(decisions), most: decisions, total: decisions });
    }

    #[must_use]
    fn and(self, other: Self) -> Self {
        Self {
            least: self.least.into_iter().chain(other.least).min(),
            most: self.most.max(other.most),
            total: self.total + other.total,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(decisions: u64, seated: &[(usize, usize, i32)]) -> Played {
        let seated = seated.iter().map(|&(team, kind, worth)| Seated { team, kind, worth }).collect();
        Played { seated, decisions, counts: GameCounts::default() }
    }

    #[test]
    fn a_bot_with_two_seats_in_a_team_counts_once() {
        let totals = Totals::nothing(2, 2).with(&played(9, &[(0, 0, WIN), (1, 1, 0), (0, 0, WIN)]));
        assert_eq!(
            totals.teams,
            [Tally { games: 1, wins: 1, draws: 0 }, Tally { games: 1, wins: 0, draws: 0 }]
        );
        assert_eq!(totals.sides[0], [Tally { games: 1, wins: 1, draws: 0 }, Tally::default()]);
        assert_eq!(totals.kind(1), Tally { games: 1, wins: 0, draws: 0 });
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let games = [
            played(9, &[(0, 0, WIN), (1, 1, 0)]),
            played(4, &[(0, 1, DRAW), (1, 0, DRAW)]),
            played(7, &[(0, 0, 0), (1, 0, 0)]),
        ];
        let none = Totals::nothing(2, 2);
        let ahead = games.iter().fold(none.clone(), Totals::with);
        let back =
            games.iter().rev().map(|it| none.clone().with(it)).fold(none.clone(), |all, it| all.and(&it));
        assert_eq!(ahead, back);
        assert_eq!((ahead.games, ahead.draws), (3, 1));
        assert_eq!(ahead.length, Length { least: Some(4), most: 9, total: 20 });
    }
}
