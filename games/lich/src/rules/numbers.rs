//! An adventurer's numbers: the card, the passives, the items and the round together.
//! [LIC-STAT-01] [LIC-RUL-40]

use table::Seat;

use crate::content::{AbilityId, AttackType, Item, ItemType, Keywords, Level, Monster, PerItem, Slot, Stat};
use crate::play::Scene;

impl<'a> Scene<'a> {
    /// What is equipped, as cards.
    #[inline]
    fn gear(self, seat: Seat) -> impl Iterator<Item = &'a Item> {
        self.state.hero(seat).gear().map(move |item| self.game.item(item))
    }

    /// A number of the items, and of what a passive gives for each item of a type.
    #[inline]
    fn bonus(self, seat: Seat, what: Stat) -> u8 {
        let per_item = &self.card(seat).passives.per_item;
        self.gear(seat)
            .map(|item| {
                let printed = match what {
                    Stat::Weapon => item.gear.weapon,
                    Stat::Spell => item.gear.spell,
                    Stat::Speed => item.gear.speed,
                    Stat::Health => item.gear.health,
                    Stat::Energy => item.gear.energy,
                };
                printed + per_item.iter().filter(|it| it.bonus == what).map(|it| it.of_item(item)).sum::<u8>()
            })
            .sum()
    }

    /// What the difficulty changes. [LIC-RUL-112]
    #[inline]
    pub(crate) fn level(self) -> &'a Level {
        self.game.levels.of(self.state.run.difficulty)
    }

    /// The place of this party in lists by number of adventurers.
    #[inline]
    fn size(self) -> usize {
        usize::from(self.state.run.party) - 1
    }

    /// Health the adventurer cannot exceed.
    #[inline]
    pub(crate) fn max_health(self, seat: Seat) -> u8 {
        self.card(seat).health + self.level().health[self.size()] + self.bonus(seat, Stat::Health)
    }

    /// Energy the adventurer cannot exceed.
    #[inline]
    pub(crate) fn max_energy(self, seat: Seat) -> u8 {
        self.card(seat).energy + self.level().energy[self.size()] + self.bonus(seat, Stat::Energy)
    }

    /// Speed without what a Wail does to it.
    #[inline]
    pub(crate) fn own_speed(self, seat: Seat) -> u8 {
        self.card(seat).speed + self.bonus(seat, Stat::Speed)
    }

    /// The place in the order: a Wail replaces everything else. [LIC-RUL-67]
    #[inline]
    pub(crate) fn speed(self, seat: Seat) -> u8 {
        if self.state.hero(seat).slowed { 1 } else { self.own_speed(seat) }
    }

    /// Base damage, one less if Sickened. [LIC-RUL-34]
    #[inline]
    pub(crate) fn attack(self, seat: Seat) -> u8 {
        self.card(seat).attack.saturating_sub(u8::from(self.state.hero(seat).sickened))
    }

    /// [LIC-RUL-37]
    #[inline]
    pub(crate) fn spell_power(self, seat: Seat) -> u8 {
        self.bonus(seat, Stat::Spell)
    }

    /// What weapons add against a monster: nothing if it is Gelatinous. [LIC-RUL-48]
    #[inline]
    pub(crate) fn weapon_bonus(self, seat: Seat, against: &Monster) -> u8 {
        if against.keywords.gelatinous {
            return 0;
        }
        let banes = self.gear(seat).filter_map(|item| item.gear.bane);
        let bane: u8 = banes.filter(|(kind, _)| *kind == against.kind).map(|(_, more)| more).sum();
        self.bonus(seat, Stat::Weapon) + bane
    }

    /// What weapons add against a monster that is nothing special.
    pub(crate) fn plain_weapon_bonus(self, seat: Seat) -> u8 {
        self.bonus(seat, Stat::Weapon)
    }

    /// Whether a weapon is equipped.
    #[inline]
    pub(crate) fn is_armed(self, seat: Seat) -> bool {
        self.gear(seat).any(|item| item.gear.attack.is_some())
    }

    /// How far the Attack action goes: as far as the weapon. [LIC-RUL-76]
    #[inline]
    pub(crate) fn attack_type(self, seat: Seat) -> AttackType {
        let weapon = self.gear(seat).find_map(|item| item.gear.attack);
        weapon.unwrap_or(self.card(seat).passives.unarmed)
    }

    /// A keyword that adds up. [LIC-RUL-40]
    #[inline]
    pub(crate) fn total(self, seat: Seat, keyword: impl Fn(&Keywords) -> u8) -> u8 {
        self.keywords(seat).map(keyword).sum()
    }

    /// A keyword of which the highest counts. [LIC-RUL-40]
    #[inline]
    pub(crate) fn highest(self, seat: Seat, keyword: impl Fn(&Keywords) -> u8) -> u8 {
        self.keywords(seat).map(keyword).max().unwrap_or(0)
    }

    /// A keyword without a number.
    #[inline]
    pub(crate) fn has(self, seat: Seat, keyword: impl Fn(&Keywords) -> bool) -> bool {
        self.keywords(seat).any(keyword)
    }

    /// All keywords together. [LIC-RUL-40]
    pub(crate) fn all_keywords(self, seat: Seat) -> Keywords {
        let total = |pick: fn(&Keywords) -> u8| self.total(seat, pick);
        let highest = |pick: fn(&Keywords) -> u8| self.highest(seat, pick);
        Keywords {
            armor: total(|it| it.armor),
            guard: total(|it| it.guard),
            burst: highest(|it| it.burst),
            cleave: highest(|it| it.cleave),
            diseased: highest(|it| it.diseased),
            evade: highest(|it| it.evade),
            phylactery: highest(|it| it.phylactery),
            piercing: highest(|it| it.piercing),
            reanimation: highest(|it| it.reanimation),
            animated: self.has(seat, |it| it.animated),
            gelatinous: self.has(seat, |it| it.gelatinous),
            hatch: self.has(seat, |it| it.hatch),
            pack_tactics: self.has(seat, |it| it.pack_tactics),
            retaliation: self.has(seat, |it| it.retaliation),
            swarm: self.has(seat, |it| it.swarm),
            vampirism: self.has(seat, |it| it.vampirism),
        }
    }

    #[inline]
    fn keywords(self, seat: Seat) -> impl Iterator<Item = &'a Keywords> {
        let own = [&self.card(seat).passives.keywords, &self.state.hero(seat).boons];
        own.into_iter().chain(self.gear(seat).map(|item| &item.gear.keywords))
    }

    /// The abilities of the card and of what is equipped; one that two items grant is listed once.
    #[inline]
    pub(crate) fn abilities(self, seat: Seat) -> impl Iterator<Item = AbilityId> {
        let granted = |slot: Slot| {
            let item = self.state.hero(seat).wears(slot)?;
            self.game.item(item).gear.ability
        };
        let [held, worn, trinket] = Slot::ALL.map(granted);
        let worn = worn.filter(|it| Some(*it) != held);
        let trinket = trinket.filter(|it| Some(*it) != held && Some(*it) != worn);
        self.card(seat).abilities.iter().copied().chain([held, worn, trinket].into_iter().flatten())
    }

    /// What a use of an ability costs now. [LIC-RUL-75]
    #[inline]
    pub(crate) fn cost(self, seat: Seat, id: AbilityId) -> u8 {
        let ability = self.game.ability(id);
        let again = self.state.hero(seat).used >> id.0 & 1 == 1;
        ability.cost + if again { ability.again } else { 0 }
    }

    /// Whether a slot takes an item. [LIC-ITEM-03] [LIC-RUL-74]
    pub(crate) fn fits(self, seat: Seat, item: &Item, slot: Slot) -> bool {
        let second_weapon = slot == Slot::Worn
            && item.slot == Some(Slot::Held)
            && item.is(ItemType::Weapon)
            && self.card(seat).passives.worn_takes_weapon;
        item.slot == Some(slot) || second_weapon
    }
}

impl PerItem {
    /// What it gives for one equipped item.
    #[inline]
    pub(crate) fn of_item(self, item: &Item) -> u8 {
        let counts = item.is(self.of) && self.kind.is_none_or(|kind| item.gear.attack == Some(kind));
        if counts { self.by } else { 0 }
    }
}
