//! Events as the table hears them. Only the box is looked into, never the state: a log is read long after.

use table::{Names, Seat};

use super::places;
use crate::content::{ItemId, StageId, Tomb};
use crate::event::{Event, Spot, Underfoot, Way, Whom, Why};
use crate::state::Ending;

/// What happened, in a sentence without its full stop.
pub(crate) fn narrate(game: &Tomb, event: &Event, names: &Names) -> String {
    let words = Words { game, names };
    words
        .setup(event)
        .or_else(|| words.turn(event))
        .or_else(|| words.thing(event))
        .or_else(|| words.action(event))
        .or_else(|| words.fight(event))
        .or_else(|| words.stage_turn(event))
        .unwrap_or_else(|| words.ending(event))
}

/// What the printed rules would do with a monster, in a few words: `attack Sable`.
pub(crate) fn intent(game: &Tomb, why: Why) -> String {
    let names = Names::new(&[], 0);
    let words = Words { game, names: &names };
    match why {
        Why::ToAttack(whom) => format!("attack {}", words.who(whom)),
        Why::ToAttackMany(count) => format!("attack {count} at once"),
        Why::ToGetAway(whom) => format!("step back and attack {}", words.who(whom)),
        Why::TooClose => "fight whoever is too close".to_owned(),
        Why::ToApproach(whom) => format!("go for {}", words.who(whom)),
        Why::NoWay | Why::Held | Why::NoNearer | Why::Sent => "leave it there".to_owned(),
    }
}

struct Words<'a> {
    game: &'a Tomb,
    names: &'a Names,
}

impl Words<'_> {
    fn who(&self, whom: Whom) -> String {
        let short = |id| self.game.character(id).short.clone();
        let follower = |id| self.game.character(id).sidekick.as_ref().map_or("nobody", |it| &it.name);
        match whom {
            Whom::Character(id) => short(id),
            Whom::Sidekick(id) => follower(id).to_owned(),
            Whom::Turned(id) => format!("{} the monster", follower(id)),
            Whom::Monster(id) => self.game.monster(id).name.clone(),
        }
    }

    /// A place by its name.
    fn at(&self, spot: Spot) -> String {
        places::place(self.game, spot)
    }

    /// The same with its preposition.
    fn on(&self, spot: Spot) -> String {
        places::standing(self.game, spot)
    }

    fn opens(&self, who: Whom, gate: Spot) -> String {
        let place = self.at(gate);
        let gate = if place.starts_with("the gate") { place } else { format!("the gate {}", self.on(gate)) };
        format!("{} opens {gate}", self.who(who))
    }

    fn seat(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    fn item(&self, item: ItemId) -> &str {
        &self.game.item(item).name
    }

    fn stage(&self, id: StageId) -> String {
        let stage = self.game.stage(id);
        let word = &self.game.adventure(stage.adventure).stage_word;
        format!("{word} {}, {}", stage.numeral(), stage.name)
    }

    fn setup(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Intro { stage } => {
                format!("{}. {}", self.stage(stage), self.game.stage(stage).intro.trim_end_matches('.'))
            }
            Event::Leads { seat, character, random } => {
                let how = if random { ", dealt at random" } else { "" };
                format!("{} leads {}{how}", self.seat(seat), self.game.character(character).name)
            }
            Event::MonstersLedBy { seat } => format!("{} plays the monsters", self.seat(seat)),
            Event::PilesShuffled { monsters, items, tiles, boss } => {
                let boss = boss.map_or(String::new(), |boss| {
                    format!(", {} at the bottom", self.game.monster(boss).name)
                });
                format!("{monsters} Monsters{boss}, {items} Items and {tiles} Map Tiles are shuffled")
            }
            Event::TilesLaid { .. } => {
                "The Map Tiles lie face down, each turned by chance, the Start Tile face up".to_owned()
            }
            Event::Starts { who, at, hp } => format!("{} starts {} with HP {hp}", self.who(who), self.on(at)),
            Event::Initiative { seat, roll } => format!("{} rolls {roll} for initiative", self.seat(seat)),
            Event::InitiativeTied { seats } => format!("{seats} are tied and roll again"),
            Event::GoesFirst { seat, alone: true } => format!("{} goes alone", self.seat(seat)),
            Event::GoesFirst { seat, .. } => {
                format!("{} goes first; the Stage Turn ends every round", self.seat(seat))
            }
            _ => return None,
        })
    }

    fn turn(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::RoundBegins { round } => format!("Round {round} begins"),
            Event::TurnBegins { seat, who, movement } => {
                format!("{}'s turn with {}: movement {movement}", self.seat(seat), self.who(who))
            }
            Event::TurnSkipped { who, .. } => format!("{} is defeated and passed over", self.who(who)),
            Event::TurnEnds { who, acted: true } => format!("{} ends the turn", self.who(who)),
            Event::TurnEnds { who, .. } => format!("{} ends the turn without an Action", self.who(who)),
            Event::Burned { who, character, slot, double } => {
                let both = if double { ", both its parts" } else { "" };
                let card = &self.game.action(character, slot).name;
                format!("{} takes no Action and burns {card}{both}", self.who(who))
            }
            Event::Steps { who, to, cost, terrain } => {
                let how = match terrain {
                    Underfoot::Ground => "",
                    Underfoot::Water => ", floating",
                    Underfoot::Ice => ", on black ice",
                    Underfoot::Obstacle => ", over the obstacle",
                    Underfoot::Hero => ", where somebody stands",
                };
                let cost = if cost > 1 { format!(" for {cost}") } else { String::new() };
                format!("{} steps to {}{how}{cost}", self.who(who), self.at(to))
            }
            Event::Transports { who, to } => format!("{} transports to {}", self.who(who), self.at(to)),
            Event::Dashes { who, points } => format!("{} may dash {points}", self.who(who)),
            _ => return None,
        })
    }

    fn thing(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Reveals { who, stage, tile, .. } => {
                let tile = &self.game.stage(stage).tile(tile).name;
                let who = who.map_or_else(|| "The ship".to_owned(), |who| self.who(who));
                format!("{who} reveals {tile}")
            }
            Event::CubesPlaced { cubes: 1 } => "A white cube marks an Item there".to_owned(),
            Event::CubesPlaced { cubes } => format!("{cubes} white cubes mark Items there"),
            Event::Appears { who, at, hp, characters } => {
                format!(
                    "{} appears {} with HP {hp}, for {characters} who started",
                    self.who(who),
                    self.on(at)
                )
            }
            Event::NoMonsterLeft { at } => format!("No Monster card is left to stand {}", self.on(at)),
            Event::Gets { who, item, .. } => format!("{} gets {}", self.who(who), self.item(item)),
            Event::NoItemLeft { who, at } => format!("{} finds nothing {}", self.who(who), self.on(at)),
            Event::PicksUp { who, item, .. } => format!("{} picks up {}", self.who(who), self.item(item)),
            Event::Passes { from, to, item } => {
                format!("{} passes {} to {}", self.who(from), self.item(item), self.who(to))
            }
            Event::Drops { who, items: 1, at } => format!("{} drops an Item {}", self.who(who), self.on(at)),
            Event::Drops { who, items, at } => {
                format!("{} drops {items} Items {}", self.who(who), self.on(at))
            }
            Event::LeavesInHold { who } => {
                format!("What {} could use stays in the ship's hold", self.who(who))
            }
            Event::Uses { who, item } => format!("{} uses {}", self.who(who), self.item(item)),
            Event::Discards { who, item } => format!("{} discards {}", self.who(who), self.item(item)),
            Event::CubeOnItem { who, item } => {
                format!("{}'s cube lies on {}", self.who(who), self.item(item))
            }
            Event::CubeOff { who } => format!("{}'s cube lies on nothing", self.who(who)),
            Event::Opens { who, gate } => self.opens(who, gate),
            Event::Activates { who, at, left: 0 } => {
                format!("{} activates the objective {}, the last one", self.who(who), self.on(at))
            }
            Event::Activates { who, at, left } => {
                format!("{} activates the objective {}, {left} to go", self.who(who), self.on(at))
            }
            _ => return None,
        })
    }

    fn action(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Plays { who, character, slot } => {
                format!("{} plays {}", self.who(who), self.game.action(character, slot).name)
            }
            Event::OtherPart { who, character, slot } => {
                let card = &self.game.action(character, slot).name;
                format!("Hit or miss, {} gets the other part of {card}", self.who(who))
            }
            Event::Blocks { who, at } => {
                format!("{} blocks hits on {at}+ in the next Stage Turn", self.who(who))
            }
            Event::Wards { who, armor } => {
                format!("{} has Armor +{armor} in the next Stage Turn", self.who(who))
            }
            Event::Sneaks { who, at } => format!("{} hides on {at}+ in the next Stage Turn", self.who(who)),
            Event::Heals { by, who, hp, now } if by == who => {
                format!("{} heals {hp}: HP {now}", self.who(who))
            }
            Event::Heals { by, who, hp, now } => {
                format!("{} heals {} by {hp}: HP {now}", self.who(by), self.who(who))
            }
            Event::Pierces { who } => format!("{}'s next attack goes through walls", self.who(who)),
            Event::CallsBack { who, sidekick, roll, turned } => {
                let how = if turned { "comes back as a monster" } else { "comes back" };
                format!("{} calls and rolls {roll}: {} {how}", self.who(who), self.who(sidekick))
            }
            Event::Returns { sidekick, at } => format!("{} stands {}", self.who(sidekick), self.on(at)),
            _ => return None,
        })
    }

    fn fight(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Attacks { by, roll, modifier, targets, too_close } => {
                let total = i16::from(roll) + i16::from(modifier);
                let close = if too_close { ", too close" } else { "" };
                let many = if targets > 1 { format!(" against {targets}") } else { String::new() };
                format!("{} attacks{many}{close}: {roll} {modifier:+} = {total}", self.who(by))
            }
            Event::RollsAgain { by, item, before } => {
                format!("{} lets {} undo the {before} and rolls again", self.who(by), self.item(item))
            }
            Event::Hits { whom, total, armor, natural, .. } => {
                let more = if natural { ", and 1 more damage for the natural 20" } else { "" };
                format!("{total} against Armor {armor}: {} is hit{more}", self.who(whom))
            }
            Event::Misses { whom, total, armor, .. } => {
                format!("{total} against Armor {armor}: {} is missed", self.who(whom))
            }
            Event::Fumbles { by } => format!("A natural 1: {} is hurt instead", self.who(by)),
            Event::BlockRoll { who, roll, at } if roll >= at => {
                format!("{} blocks the hit: {roll} against {at}+", self.who(who))
            }
            Event::BlockRoll { who, roll, at } => {
                format!("{} cannot block the hit: {roll} against {at}+", self.who(who))
            }
            Event::Loses { who, hp, now } => format!("{} loses {hp}: HP {now}", self.who(who)),
            Event::Saved { who, item } => {
                format!("{} keeps {} from defeat: HP 1", self.item(item), self.who(who))
            }
            Event::Defeated { who } => format!("{} is defeated", self.who(who)),
            Event::Shifted { who, to } => format!("{} is shifted to {}", self.who(who), self.at(to)),
            Event::NotShifted { who } => format!("Nothing shifts {}", self.who(who)),
            Event::Pinned { who } => format!("{} is pinned", self.who(who)),
            Event::NotPinned { who } => format!("Nothing pins {}", self.who(who)),
            _ => return None,
        })
    }

    fn stage_turn(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::StageTurn { round } => format!("The Stage Turn of round {round}"),
            Event::Tremor { roll, shakes: true } => format!("The ground shakes: {roll}"),
            Event::Tremor { roll, .. } => format!("The ground is quiet: {roll}"),
            Event::SteadyGround => "The ground is steady".to_owned(),
            Event::StealthRoll { who, roll, at } if roll >= at => {
                format!("{} is hidden: {roll} against {at}+", self.who(who))
            }
            Event::StealthRoll { who, roll, at } => {
                format!("{} is seen: {roll} against {at}+", self.who(who))
            }
            Event::Muster { monsters: 1 } => "One monster acts".to_owned(),
            Event::Muster { monsters } => format!("{monsters} monsters act, in reading order"),
            Event::NobodyInSight { who } => format!("{} sees nobody", self.who(who)),
            Event::MonsterStays { who, at, why } => {
                format!("{} stays {}: {}", self.who(who), self.on(at), self.why(why))
            }
            Event::MonsterMoves { who, to, cost, why, .. } => {
                format!("{} moves {cost} to {}: {}", self.who(who), self.at(to), self.why(why))
            }
            Event::NoTarget { who } => format!("{} has nobody to attack", self.who(who)),
            Event::Targets { who, whom, range, of: 1 } => {
                format!("{} turns on {} at range {range}", self.who(who), self.who(whom))
            }
            Event::Targets { who, whom, range, of } => {
                format!("{} turns on {} at range {range}, one of {of}", self.who(who), self.who(whom))
            }
            Event::TargetsAll { who, targets: 1 } => format!("{} turns on the one in range", self.who(who)),
            Event::TargetsAll { who, targets } => format!("{} turns on all {targets}", self.who(who)),
            Event::Flees { who, to, away: Some(away) } => {
                format!("{} flees to {}, {away} away from everybody", self.who(who), self.at(to))
            }
            Event::Flees { who, to, away: None } => {
                format!("{} flees to {}, where nobody can come", self.who(who), self.at(to))
            }
            Event::CannotFlee { who, rooted: true } => format!("{} is rooted and cannot flee", self.who(who)),
            Event::CannotFlee { who, .. } => format!("{} is pinned and cannot flee", self.who(who)),
            Event::MarkersOff => "Shields, stealth and pins are gone".to_owned(),
            Event::ShipMoves { by, direction, to } => {
                let how = match by {
                    Way::Steering => "is steered",
                    Way::Drift => "drifts",
                    Way::Rapid => "is carried on by the rapid",
                    Way::Dash => "is shifted",
                };
                match to.room {
                    Some(_) => format!("The ship {how} {}", direction.wind()),
                    None => format!("The ship {how} {} to {}", direction.name(), to.space()),
                }
            }
            Event::ShipStops { by: Way::Rapid } => "The rapid can carry the ship no further".to_owned(),
            Event::ShipStops { .. } => "The ship can drift no further".to_owned(),
            Event::Dives { who, to } => format!("{} dives and comes up {}", self.who(who), self.on(to)),
            _ => return None,
        })
    }

    fn why(&self, why: Why) -> String {
        match why {
            Why::ToAttack(whom) => format!("from there it can attack {}", self.who(whom)),
            Why::ToAttackMany(count) => format!("from there it can attack {count}"),
            Why::ToGetAway(whom) => format!("far enough away to attack {}", self.who(whom)),
            Why::TooClose => "somebody is too close and it cannot get away".to_owned(),
            Why::ToApproach(whom) => format!("on its way to {}", self.who(whom)),
            Why::NoWay => "no way leads to anybody".to_owned(),
            Why::Held => "it cannot move".to_owned(),
            Why::NoNearer => "it cannot get any nearer".to_owned(),
            Why::Sent => "as the monsters' player wants".to_owned(),
        }
    }

    fn ending(&self, event: &Event) -> String {
        match *event {
            Event::StageComplete { stage } => {
                let words = self.game.stage(stage).completion.trim_end_matches('.');
                format!("{} is complete. {words}", self.stage(stage))
            }
            Event::SharesTheWin { who } => format!("It is complete for {} too", self.who(who)),
            Event::GivesUp { seat } => format!("{} would give the Stage up", self.seat(seat)),
            Event::StageFailed { stage, why } => {
                let why = match why {
                    Ending::OutOfTime => "the last round is over",
                    Ending::GivenUp => "the party gives it up",
                    Ending::Hopeless => "nobody is left who could do what is asked",
                    _ => "nobody is left standing",
                };
                format!("{} is incomplete: {why}", self.stage(stage))
            }
            Event::AdventureComplete { stage } => {
                let adventure = self.game.adventure(self.game.stage(stage).adventure);
                format!("{} is complete", adventure.name)
            }
            Event::GoesOn { stage } => format!("On to {}", self.stage(stage)),
            Event::TriesAgain { stage, attempt, sent_back: true } => {
                format!("All the way back to {}: attempt {attempt}", self.stage(stage))
            }
            Event::TriesAgain { stage, attempt, .. } => {
                format!("{} once more: attempt {attempt}", self.stage(stage))
            }
            _ => "The party leaves it at that".to_owned(),
        }
    }
}
