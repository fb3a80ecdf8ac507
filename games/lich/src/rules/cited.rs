//! Which rules an attack shows. The list of a hit follows from what went into it; all lists there can
//! be are made once.

use std::sync::LazyLock;

use table::RuleId;

use super::attacks::{Attack, Form};
use crate::cites;
use crate::content::AttackType;
use crate::event::Sum;
use crate::play::Play;
use crate::state::Who;

impl Play<'_> {
    /// What the announcement of an attack shows.
    pub(super) fn rules_of_attack(&self, attack: &Attack) -> &'static [RuleId] {
        if attack.answer {
            return &[cites::KEY_14, cites::CARD_02, cites::RUL_49, cites::RUL_50];
        }
        let back = match attack.at {
            Who::Foe(id) => self.named(id).is_some_and(|foe| foe.place.column().is_none()),
            Who::Hero(_) => false,
        };
        match (attack.by, attack.kind) {
            (Who::Foe(_), _) if attack.form == Form::Monster && attack.sum.number > 0 => {
                &[cites::RUL_63, cites::RUL_36, cites::RUL_32]
            }
            (Who::Foe(id), _) => {
                self.named(id).map_or(&[cites::RUL_61], |foe| self.game.monster(foe.card).attacks)
            }
            (Who::Hero(_), AttackType::Normal) => {
                &[cites::ACT_02, cites::RUL_33, cites::TYPE_01, cites::ACT_03, cites::CMB_03, cites::RUL_02]
            }
            (Who::Hero(_), AttackType::Reach) => {
                &[cites::ACT_02, cites::RUL_33, cites::TYPE_02, cites::RUL_07]
            }
            (Who::Hero(_), AttackType::Ranged) if back => {
                &[cites::ACT_02, cites::RUL_33, cites::TYPE_03, cites::RUL_10]
            }
            (Who::Hero(_), AttackType::Ranged) => {
                &[cites::ACT_02, cites::RUL_33, cites::TYPE_03, cites::RUL_32]
            }
        }
    }

    /// What a hit shows: where the number came from, and what took from it.
    pub(super) fn rules_of_hit(&self, attack: &Attack, sum: Sum) -> &'static [RuleId] {
        let jelly = match attack.at {
            Who::Foe(id) => self.scene().foe(id).is_some_and(|(_, monster)| monster.keywords.gelatinous),
            Who::Hero(_) => false,
        };
        let sick = match attack.by {
            Who::Hero(seat) => self.state.hero(seat).sickened,
            Who::Foe(id) => self.state.combat.field.get(id).is_some_and(|foe| foe.sickened),
        };
        let shown = [
            sum.armor > 0,
            attack.piercing > 0,
            sum.guard > 0,
            jelly && attack.form != Form::Spell && attack.form != Form::Bomb,
            sum.pack > 0,
            sick,
            attack.explosive,
            sum.raw() == 0,
        ];
        let number = shown.iter().rev().fold(0, |number, shown| 2 * number + usize::from(*shown));
        &HITS[attack.form as usize][number]
    }
}

/// The rules behind each part of a hit, in the order of `rules_of_hit`.
const PARTS: [&[RuleId]; 8] = [
    &[cites::KEY_02, cites::RUL_40],
    &[cites::KEY_12],
    &[cites::KEY_08, cites::RUL_58],
    &[cites::KEY_07, cites::RUL_48],
    &[cites::KEY_11, cites::RUL_56, cites::RUL_57],
    &[cites::AIL_01],
    &[cites::RUL_44],
    &[cites::RUL_69],
];

/// By form, then by the parts that are shown, as binary digits.
static HITS: LazyLock<Vec<Vec<Vec<RuleId>>>> = LazyLock::new(|| {
    let forms = [Form::Fist, Form::Weapon, Form::Ability, Form::Spell, Form::Bomb, Form::Monster];
    forms.map(|form| (0..1 << PARTS.len()).map(|parts| rules_of(form, parts)).collect()).into()
});

fn rules_of(form: Form, parts: usize) -> Vec<RuleId> {
    let mut rules = vec![cites::RUL_34, cites::RUL_38];
    rules.extend(match form {
        Form::Fist => &[cites::STAT_02, cites::STAT_03, cites::RUL_76][..],
        Form::Weapon => &[cites::STAT_02, cites::STAT_04, cites::RUL_76, cites::RUL_77],
        Form::Ability => &[cites::STAT_05, cites::RUL_77, cites::RUL_40],
        Form::Spell => &[cites::STAT_06, cites::RUL_36, cites::RUL_37, cites::RUL_32],
        Form::Bomb => &[cites::RUL_82],
        Form::Monster => &[],
    });
    for (place, part) in PARTS.iter().enumerate() {
        if parts >> place & 1 == 1 {
            rules.extend(part.iter().filter(|rule| !rules.contains(rule)).copied().collect::<Vec<_>>());
        }
    }
    rules
}
