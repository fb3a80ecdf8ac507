//! The Shop: both teams buy random cards between rounds. [CRU-SHOP-01]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Dice, Names, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::cards::Tier;
use crate::cites;
use crate::content::Crusade;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::rounds::BeginRound;
use crate::state::Team;
use crate::view::Phase;

/// The team shops; the member at this place of the order is asked. [CRU-RUL-42]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shop {
    /// Which team.
    pub team: Team,
    /// Whose turn to buy it is, as a place in the team's order.
    pub place: u8,
    /// Who has said Done.
    pub done: SeatSet,
}

impl Shop {
    fn buyer(self, scene: Scene<'_>) -> Seat {
        scene.state.orders[self.team.index()].seats()[usize::from(self.place)]
    }
}

impl Question<Crusade> for Shop {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.buyer(scene))
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let payable = |tier: &Tier| scene.check_buy(self.team, *tier).is_ok();
        out.extend(Tier::ALL.into_iter().filter(payable).map(Action::Buy));
        out.push(Action::Done);
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Buy(tier) => scene.check_buy(self.team, tier).err(),
            Action::Done => None,
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.buyer(scene), &[cites::TEAM_04, cites::RUL_42])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::Buy(tier) => play.buy(seat, self, tier),
            Action::Done => play.done_buying(seat, self),
            other => unreachable!("{other:?} is not done in the Shop"),
        }
    }

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Done
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("The Shop is open: your team has {} tokens", scene.state.tokens[self.team.index()])
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::Shop { seat: self.buyer(scene), team: self.team }
    }

    /// Now and then the money is saved.
    fn quick(&self, _scene: Scene<'_>, _seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        if dice.pick(4) == 0 { options.len() - 1 } else { dice.pick(options.len()) }
    }
}

impl Scene<'_> {
    /// Why a team may not buy a card of this tier now.
    #[inline]
    pub(crate) fn check_buy(self, team: Team, tier: Tier) -> Result<(), Illegal> {
        if !tier.exists() {
            return Err(Illegal::NoSuchTier(tier));
        }
        if self.state.deck(team, tier).is_empty() && !self.can_refill(team, tier) {
            return Err(Illegal::SoldOut(tier));
        }
        let (price, tokens) = (self.game.price(team, tier), self.state.tokens[team.index()]);
        if u16::from(price) > tokens {
            return Err(Illegal::TooDear { team, tier, price, tokens });
        }
        Ok(())
    }

    /// Whether spent cards of the tier may come back. [CRU-RUL-47]
    fn can_refill(self, team: Team, tier: Tier) -> bool {
        self.state.night.reshuffle_spent
            && self.game.tier_of(team, tier).any(|card| self.state.spent.get(card) > 0)
    }

    fn can_buy(self, team: Team) -> bool {
        Tier::ALL.into_iter().any(|tier| self.check_buy(team, tier).is_ok())
    }
}

impl Play<'_> {
    /// A team may buy. [CRU-RUL-42]
    pub(crate) fn open_shop(&mut self, team: Team) {
        let event = Event::ShopOpens { team, tokens: self.state.tokens[team.index()] };
        self.tell(&[cites::SHOP_01, cites::ROUND_06, cites::RUL_43, cites::RUL_42], event);
        self.ask(Shop { team, place: 0, done: SeatSet::NONE });
    }

    /// Asks the next member who has not said Done, from this place on; or closes the Shop.
    fn ask(&mut self, shopping: Shop) {
        let Shop { team, place, done } = shopping;
        let order = self.state.orders[team.index()];
        let places = order.seats().len();
        if done != order.set() && !self.scene().can_buy(team) {
            self.tell(&[cites::RUL_44], Event::NothingToBuy { team });
        } else {
            for offset in 0..places {
                let place = (usize::from(place) + offset) % places;
                if !done.has(order.seats()[place]) {
                    let place = u8::try_from(place).expect("a team has at most four members");
                    self.push(Shop { team, place, done });
                    return;
                }
            }
        }
        self.close_shop(team);
    }

    fn close_shop(&mut self, team: Team) {
        let tokens = self.state.tokens[team.index()];
        let event = Event::ShopCloses { team, tokens };
        match tokens {
            0 => self.tell(&[cites::SHOP_07], event),
            _ => self.tell(&[cites::SHOP_07, cites::TOK_05], event),
        }
        match team {
            Team::Groundskeepers => self.open_shop(Team::Necromancers),
            Team::Necromancers => self.push(BeginRound),
        }
    }

    /// One random card for the price of its tier. [CRU-SHOP-03]
    fn buy(&mut self, seat: Seat, shopping: Shop, tier: Tier) {
        use cites::{RUL_38, SHOP_02, SHOP_03, SHOP_04, SHOP_05, SHOP_06, TOK_04, TOK_06};
        self.state.agenda.take();
        let team = shopping.team;
        if self.state.deck(team, tier).is_empty() {
            self.refill(team, tier);
        }
        let price = self.game.price(team, tier);
        let pool = &mut self.state.tokens[team.index()];
        *pool -= u16::from(price);
        let pool = *pool;
        let card = self.state.deck_mut(team, tier).pop().expect("a tier without cards is sold out");
        self.state.piece_mut(seat).hand.push(card);
        let rules: &[RuleId] = match team {
            Team::Groundskeepers => &[SHOP_03, SHOP_05, SHOP_02, SHOP_04, TOK_04, TOK_06, RUL_38],
            Team::Necromancers => &[SHOP_03, SHOP_06, SHOP_02, SHOP_04, TOK_04, TOK_06, RUL_38],
        };
        let insiders = self.state.insiders(seat);
        let event = Event::Bought { seat, tier, price, pool, card: None };
        let secret = Event::Bought { seat, tier, price, pool, card: Some(card) };
        self.tray.whisper(rules, insiders, secret, event);
        self.ask(Shop { place: self.place_after(shopping), ..shopping });
    }

    /// Done is final for this Shop phase. [CRU-RUL-42]
    fn done_buying(&mut self, seat: Seat, shopping: Shop) {
        self.state.agenda.take();
        self.tell(&[cites::RUL_42], Event::DoneBuying { seat });
        self.ask(Shop {
            place: self.place_after(shopping),
            done: shopping.done.with(seat),
            team: shopping.team,
        });
    }

    fn place_after(&self, shopping: Shop) -> u8 {
        let places = self.state.orders[shopping.team.index()].seats().len();
        u8::try_from((usize::from(shopping.place) + 1) % places).expect("a team has at most four members")
    }

    fn refill(&mut self, team: Team, tier: Tier) {
        let game = self.game;
        for card in game.tier_of(team, tier) {
            while self.state.spent.remove(card) {
                self.state.deck_mut(team, tier).push(card);
            }
        }
        let deck = self.state.deck_mut(team, tier);
        let cards = u8::try_from(deck.len()).expect("decks are small");
        self.tray.shuffle(deck.cards_mut());
        self.tell(&[cites::RUL_47], Event::Refilled { team, tier, cards });
    }
}
