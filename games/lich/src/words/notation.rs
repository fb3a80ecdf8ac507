//! Actions as players write them, with the things they touch and the rule that allows them.

use table::{Handle, Names, RuleId, Seat};

use crate::action::{Action, Side, Target};
use crate::cites;
use crate::content::{AbilityId, AdventurerId, ItemId, Slot};
use crate::field::{FoeId, Place};
use crate::play::Scene;

/// One line: `attack 2.1`, `use divine_smite on 1.1`, `give rusty_sword to Bo`.
pub(crate) fn notation(scene: Scene<'_>, action: Action, names: &Names) -> String {
    let words = Line { scene, names };
    match action {
        Action::Take(card) => format!("take {}", words.adventurer(card)),
        Action::Deal(item) => format!("deal {}", words.item(item)),
        Action::Rearrange(one, other) => format!("rearrange {} and {}", names.of(one), names.of(other)),
        Action::Give(item, to) => format!("give {} to {}", words.item(item), names.of(to)),
        Action::Equip(item, slot) => words.equip(item, slot),
        Action::TakeOff(slot) => format!("take off {slot}"),
        Action::Use(item, target) => format!("use {}{}", words.item(item), words.target(target)),
        Action::Ability(id, target) => format!("use {}{}", words.ability(id), words.target(target)),
        Action::Attack(foe) => format!("attack {}", words.foe(foe)),
        Action::Swap(with) => format!("swap with {}", names.of(with)),
        Action::EndTurn => "end turn".to_owned(),
        Action::Ready => "ready".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::PlayMain => "play main".to_owned(),
        Action::Scout => "scout".to_owned(),
        Action::PlaySecondary => "play secondary".to_owned(),
        Action::Return => "return".to_owned(),
        Action::GoOn => "go on".to_owned(),
        Action::Keep(item, seat) => format!("keep {} for {}", words.item(item), names.of(seat)),
        Action::Leave => "leave it".to_owned(),
        Action::Award(seat) => format!("award {}", names.of(seat)),
        Action::Accept => "accept".to_owned(),
        Action::Name(seat) => format!("name {}", names.of(seat)),
        Action::Lose(item) => format!("lose {}", words.item(item)),
        Action::Refuse => "refuse".to_owned(),
    }
}

/// A place as players write it: `2.1` for column and row, `back 1` in the back row.
pub(crate) fn place(place: Place) -> String {
    match place {
        Place::Front { column, row } => format!("{column}.{row}"),
        Place::Back(number) => format!("back {number}"),
    }
}

struct Line<'a> {
    scene: Scene<'a>,
    names: &'a Names,
}

/// Any value of an action can be written, also one that names nothing in this box.
const NOTHING: &str = "?";

impl Line<'_> {
    fn adventurer(&self, id: AdventurerId) -> &str {
        self.scene.game.adventurers().get(id.index()).map_or(NOTHING, |card| card.id.as_str())
    }

    fn item(&self, id: ItemId) -> &str {
        self.scene.game.items().get(id.index()).map_or(NOTHING, |card| card.id.as_str())
    }

    fn ability(&self, id: AbilityId) -> &str {
        self.scene.game.abilities().get(id.index()).map_or(NOTHING, |it| it.id.as_str())
    }

    fn foe(&self, id: FoeId) -> String {
        self.scene.state.combat.field.get(id).map_or(NOTHING.to_owned(), |foe| place(foe.place))
    }

    /// The slot is written only where it is not the item's own.
    fn equip(&self, item: ItemId, slot: Slot) -> String {
        let own = self.scene.game.items().get(item.index()).and_then(|card| card.slot);
        match own == Some(slot) {
            true => format!("equip {}", self.item(item)),
            false => format!("equip {} {slot}", self.item(item)),
        }
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::None => String::new(),
            Target::Hero(seat) => format!(" on {}", self.names.of(seat)),
            Target::Foe(foe) => format!(" on {}", self.foe(foe)),
            Target::Foes(one, other) => format!(" on {} and {}", self.foe(one), self.foe(other)),
            Target::Push(foe, side) => format!(" on {} {}", self.foe(foe), side_name(side)),
        }
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// What lights up for an action.
pub(crate) fn touches(scene: Scene<'_>, action: Action) -> Vec<Handle> {
    let seat = |seat: Seat| Handle::new("seat", seat.0);
    let item = |id: ItemId| Handle::new("item", &scene.game.item(id).id);
    let button = |name: &str| Handle::new("button", name);
    match action {
        Action::Take(card) => vec![Handle::new("adventurer", &scene.game.adventurer(card).id)],
        Action::Deal(id) | Action::Lose(id) => vec![item(id)],
        Action::Rearrange(one, other) => vec![seat(one), seat(other)],
        Action::Give(id, to) | Action::Keep(id, to) => vec![item(id), seat(to)],
        Action::Equip(id, slot) => vec![item(id), Handle::new("slot", slot)],
        Action::TakeOff(slot) => vec![Handle::new("slot", slot)],
        Action::Use(id, target) => std::iter::once(item(id)).chain(touched(target)).collect(),
        Action::Ability(id, target) => {
            let ability = Handle::new("ability", &scene.game.ability(id).id);
            std::iter::once(ability).chain(touched(target)).collect()
        }
        Action::Attack(foe) => vec![Handle::new("monster", foe.0)],
        Action::Swap(with) => vec![button("swap"), seat(with)],
        Action::Award(to) | Action::Name(to) => vec![seat(to)],
        Action::EndTurn => vec![button("end-turn")],
        Action::Ready => vec![button("ready")],
        Action::Pass => vec![button("pass")],
        Action::PlayMain | Action::Return => vec![Handle::new("path", "main")],
        Action::Scout => vec![button("scout")],
        Action::PlaySecondary | Action::GoOn => vec![Handle::new("path", "secondary")],
        Action::Leave => vec![button("leave")],
        Action::Accept => vec![button("accept")],
        Action::Refuse => vec![button("refuse")],
    }
}

fn touched(target: Target) -> Vec<Handle> {
    let foe = |foe: FoeId| Handle::new("monster", foe.0);
    match target {
        Target::None => Vec::new(),
        Target::Hero(seat) => vec![Handle::new("seat", seat.0)],
        Target::Foe(id) => vec![foe(id)],
        Target::Foes(one, other) => vec![foe(one), foe(other)],
        Target::Push(id, side) => vec![foe(id), Handle::new("side", side_name(side))],
    }
}

/// The rule that allows an action.
pub(crate) fn allowed_by(scene: Scene<'_>, action: Action) -> RuleId {
    match action {
        Action::Take(_) => cites::SETUP_01,
        Action::Deal(_) => cites::SETUP_07,
        Action::Rearrange(..) => cites::BTW_03,
        Action::Give(..) if scene.state.in_combat() => cites::ACT_08,
        Action::Give(..) => cites::ITEM_02,
        Action::Equip(..) if scene.state.in_combat() => cites::RUL_78,
        Action::Equip(..) => cites::ITEM_03,
        Action::TakeOff(_) => cites::RUL_78,
        Action::Use(id, _) if scene.state.in_combat() && scene.game.item(id).quick => cites::KEY_10,
        Action::Use(..) => cites::RUL_82,
        Action::Ability(id, _) => scene.game.ability(id).rules.first().copied().unwrap_or(cites::ACT_05),
        Action::Attack(_) => cites::ACT_02,
        Action::Swap(_) => cites::ACT_06,
        Action::EndTurn => cites::ACT_07,
        Action::Ready => cites::RUL_85,
        Action::Pass => cites::RUL_25,
        Action::PlayMain | Action::Scout => cites::PATH_02,
        Action::PlaySecondary => cites::PATH_03,
        Action::Return | Action::GoOn => cites::PATH_05,
        Action::Keep(..) => cites::BTW_02,
        Action::Leave => cites::RUL_94,
        Action::Award(_) => cites::BOSS_02,
        Action::Accept | Action::Name(_) | Action::Lose(_) | Action::Refuse => cites::RUL_88,
    }
}
