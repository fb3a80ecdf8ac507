//! Events as the table hears them.

use std::sync::Arc;

use table::{Names, Seat};

use crate::cards::{CardId, Counts, Tier};
use crate::content::Debuff;
use crate::event::{Decided, Ending, Event, Hindrance};
use crate::play::Scene;
use crate::tiles::Tile;

/// What happened, in a sentence without its full stop.
pub(crate) fn narrate(scene: Scene<'_>, event: &Event, names: &Names) -> String {
    let words = Words { scene, names };
    words
        .setup(event)
        .or_else(|| words.turn(event))
        .or_else(|| words.card(event))
        .unwrap_or_else(|| words.round(event))
}

struct Words<'a> {
    scene: Scene<'a>,
    names: &'a Names,
}

impl Words<'_> {
    fn who(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    fn at(&self, tile: Tile) -> Arc<str> {
        self.scene.board().name_of(tile)
    }

    fn name(&self, card: CardId) -> &str {
        &self.scene.game.card(card).name
    }

    /// A card, or what its back tells.
    fn card_or_back(&self, card: Option<CardId>, tier: Tier) -> String {
        match card {
            Some(card) => format!("{} (Tier {})", self.name(card), tier.0),
            None => format!("a Tier {} card", tier.0),
        }
    }

    fn hand(&self, hand: &Counts) -> String {
        let cards: Vec<String> = hand
            .iter()
            .map(|(card, count)| match count {
                1 => self.name(card).to_owned(),
                _ => format!("{count} × {}", self.name(card)),
            })
            .collect();
        cards.join(", ")
    }

    fn setup(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Teams { groundskeepers, necromancers } => {
                format!(
                    "{} against {}",
                    plural(groundskeepers, "Groundskeeper"),
                    plural(necromancers, "Necromancer")
                )
            }
            Event::ShedLaid { board } => {
                format!("The Shed is laid first, on {}", self.scene.game.boards()[usize::from(board)].name)
            }
            Event::TilesLaid { shuffled: true } => "The other tiles are shuffled and laid".to_owned(),
            Event::TilesLaid { shuffled: false } => {
                "The other tiles are laid as the board shows them".to_owned()
            }
            Event::GravesPlaced { graves } => format!("{graves} neutral graves stand on the rose tiles"),
            Event::AtTheShed => "The Groundskeepers stand on the Shed".to_owned(),
            Event::Ordered { team, order } => {
                let list: Vec<&str> = order.into_iter().map(|seat| self.names.of(seat)).collect();
                format!("The {} act in this order: {}", team.name(), list.join(", "))
            }
            Event::AtEdge { seat, edge } => format!(
                "{} waits outside {}, {} side",
                self.who(seat),
                self.at(edge.tile),
                self.scene.board().direction_name(edge.side)
            ),
            Event::LaidAside { card, copies } => {
                format!(
                    "{copies} {} cards are taken out: one Groundskeeper has nobody to rally",
                    self.name(card)
                )
            }
            Event::DecksReady => "Both decks are split by tier and shuffled".to_owned(),
            Event::Dealt { seat, tier, card } => {
                format!("{} is dealt {}", self.who(seat), self.card_or_back(card, tier))
            }
            Event::Purse { team, tokens } => format!("The {} start with {}", team.name(), tokens_of(tokens)),
            _ => return None,
        })
    }

    fn turn(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::TurnBegins { seat, movement, cards } => {
                format!("{}'s turn: {}, {}", self.who(seat), plural(movement, "step"), plural(cards, "card"))
            }
            Event::Moved { seat, to, steps, allowance } => {
                format!(
                    "{} moves to {} ({steps} of {})",
                    self.who(seat),
                    self.at(to),
                    plural(allowance, "step")
                )
            }
            Event::Entered { seat, to, steps, allowance } => format!(
                "{} enters the board and moves to {} ({steps} of {})",
                self.who(seat),
                self.at(to),
                plural(allowance, "step")
            ),
            Event::Teleported { seat, to } => {
                format!("{} teleports to the Portal on {}", self.who(seat), self.at(to))
            }
            Event::GoesOn { seat, cards } => {
                format!("{} may use {} more", self.who(seat), plural(cards, "card"))
            }
            Event::TurnEnds { seat, how } => match how {
                Ending::Card => format!("The card ends {}'s turn", self.who(seat)),
                Ending::Nothing => format!("{} does nothing and ends the turn", self.who(seat)),
                Ending::Declared => format!("{} ends the turn", self.who(seat)),
                Ending::Yielded => format!("{}'s turn is given away", self.who(seat)),
            },
            Event::StaysOutside { seat } => format!("{} stays outside", self.who(seat)),
            Event::Captured { seat, tile, from: None } => {
                format!("{} captures the neutral grave on {}", self.who(seat), self.at(tile))
            }
            Event::Captured { seat, tile, from: Some(team) } => {
                format!("{} captures the grave on {} from the {}", self.who(seat), self.at(tile), team.name())
            }
            Event::NotCaptured { seat, tile, why } => {
                let why = match why {
                    Hindrance::Contested => "an opponent stands there",
                    Hindrance::Sealed => "it is sealed",
                    Hindrance::Spooked => "the fright is too deep",
                };
                format!("{} does not capture the grave on {}: {why}", self.who(seat), self.at(tile))
            }
            Event::ShedBonus { seat, tokens, pool } => {
                format!("{} ends the turn on the Shed: +{tokens}, now {}", self.who(seat), tokens_of(pool))
            }
            Event::ShedForNothing { seat } => format!("{} finds nothing at the Shed", self.who(seat)),
            Event::Expired { seat } => format!("What lay on {} for this turn is over", self.who(seat)),
            _ => return None,
        })
    }

    fn card(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Played { seat, card } => format!("{} plays {}", self.who(seat), self.name(card)),
            Event::Sealed { tile, renewed: false, .. } => {
                format!("The grave on {} is sealed (2)", self.at(tile))
            }
            Event::Sealed { tile, renewed: true, .. } => {
                format!("The seal on {} is turned back to 2", self.at(tile))
            }
            Event::Unsealed { tile, .. } => format!("The seal on {} is broken", self.at(tile)),
            Event::Stepped { seat, to } => format!("{} steps to {}", self.who(seat), self.at(to)),
            Event::Shoved { seat, whom, to } => {
                format!("{} kicks {} to {}", self.who(seat), self.who(whom), self.at(to))
            }
            Event::Swapped { seat, whom, to, back } => format!(
                "{} and {} change places: {} on {}, {} on {}",
                self.who(seat),
                self.who(whom),
                self.who(seat),
                self.at(to),
                self.who(whom),
                self.at(back)
            ),
            Event::Marked { seat, tile, moved: false } => {
                format!("{} opens a Portal on {}", self.who(seat), self.at(tile))
            }
            Event::Marked { seat, tile, moved: true } => {
                format!("{} moves the Portal to {}", self.who(seat), self.at(tile))
            }
            Event::Afflicted { seat, with, again } => self.afflicted(seat, with, again),
            Event::Boosted { seat, movement, cards: 0 } => {
                format!("{} will move {} more next turn", self.who(seat), plural(movement, "tile"))
            }
            Event::Boosted { seat, movement, cards } => format!(
                "{} will move {} more and use {} more next turn",
                self.who(seat),
                plural(movement, "tile"),
                plural(cards, "card")
            ),
            Event::Cleansed { seat } => format!("{} is free of debuffs", self.who(seat)),
            Event::Revealed { seat, ref hand } => format!("{} shows: {}", self.who(seat), self.hand(hand)),
            Event::MustGiveBack { seat } => format!("{} must give a card back", self.who(seat)),
            Event::GaveBack { seat, tier, card } => {
                format!("{} gives {} back to the Shop", self.who(seat), self.card_or_back(card, tier))
            }
            Event::Yielded { seat } => format!("{} gives the turn away", self.who(seat)),
            _ => return None,
        })
    }

    fn afflicted(&self, seat: Seat, with: Debuff, again: bool) -> String {
        let who = self.who(seat);
        match (with, again) {
            (Debuff::Rooted, false) => format!("{who} is rooted: no movement next turn"),
            (Debuff::Rooted, true) => format!("{who} is rooted already"),
            (Debuff::Drained, false) => format!("{who} is drained: one step less next turn"),
            (Debuff::Drained, true) => format!("{who} is drained once more"),
            (Debuff::Spooked, false) => format!("{who} is spooked: no capture next turn"),
            (Debuff::Spooked, true) => format!("{who} is spooked already"),
            (Debuff::Silenced, false) => format!("{who} is silenced: no card next turn"),
            (Debuff::Silenced, true) => format!("{who} is silenced already"),
        }
    }

    fn round(&self, event: &Event) -> String {
        match *event {
            Event::Round { round } => format!("The marker stands on round {round}"),
            Event::SealTurned { tile } => format!("The seal on {} is turned to 1", self.at(tile)),
            Event::SealGone { tile } => format!("The seal on {} is removed", self.at(tile)),
            Event::Counted { team, graves, pool } => {
                format!("The {} count {}: now {}", team.name(), plural(graves, "grave"), tokens_of(pool))
            }
            Event::RoundEnds { round } => format!("Round {round} ends"),
            Event::AllGraves { team } => {
                format!("The {} control every grave; the night goes on", team.name())
            }
            Event::ShopOpens { team, tokens } => {
                format!("The Shop opens for the {} with {}", team.name(), tokens_of(tokens))
            }
            Event::Refilled { team, tier, cards } => format!(
                "{} spent Tier {} cards of the {} are shuffled into a new deck",
                cards,
                tier.0,
                team.name()
            ),
            Event::Bought { seat, tier, price, pool, card } => format!(
                "{} buys {} for {price}, leaving {}",
                self.who(seat),
                self.card_or_back(card, tier),
                tokens_of(pool)
            ),
            Event::DoneBuying { seat } => format!("{} has done buying", self.who(seat)),
            Event::NothingToBuy { team } => format!("The {} can pay for nothing that is left", team.name()),
            Event::ShopCloses { team, tokens } => {
                format!("The {} leave the Shop and keep {}", team.name(), tokens_of(tokens))
            }
            Event::NightEnds { graves: [keepers, necromancers], tokens: [one, other] } => format!(
                "The night ends: Groundskeepers {} and {}, Necromancers {} and {}",
                plural(keepers, "grave"),
                tokens_of(one),
                plural(necromancers, "grave"),
                tokens_of(other)
            ),
            Event::Won { team, by } => {
                let by = match by {
                    Decided::Graves => "most of the graves",
                    Decided::Plurality => "more graves than the others",
                    Decided::Tokens => "more tokens, graves being equal",
                };
                format!("The {} win with {by}", team.name())
            }
            Event::Drawn => "Equal graves and equal tokens: nobody wins".to_owned(),
            ref other => unreachable!("{other:?} is told with setup, turns or cards"),
        }
    }
}

fn plural(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

fn tokens_of(tokens: u16) -> String {
    if tokens == 1 { "1 token".to_owned() } else { format!("{tokens} tokens") }
}
