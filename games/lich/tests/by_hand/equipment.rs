//! What items do to numbers: the first time, again, taken off, given away, lost.

use lich::given::{Given, GivenAdventurer, GivenPath};

use crate::bench::{Bench, printed};

/// Current and maximum health, current and maximum energy.
fn numbers(bench: &Bench, name: &str) -> [u8; 4] {
    let seat = bench.seat(name);
    [seat.health, seat.max_health, seat.energy, seat.max_energy]
}

fn own(health: u8, energy: u8, inventory: &[&str]) -> GivenAdventurer {
    GivenAdventurer {
        health: Some(health),
        energy: Some(energy),
        inventory: inventory.iter().map(ToString::to_string).collect(),
        ..GivenAdventurer::default()
    }
}

fn camp(adventurers: &[&str], party: Vec<GivenAdventurer>) -> Bench {
    let names = crate::bench::NAMES.iter().map(ToString::to_string);
    let given = Given { floor: Some(4), party: names.zip(party).collect(), ..Given::default() };
    Bench::new(&printed(), adventurers, given, &[])
}

/// The printed maxima: Cleric 9 and 5, Paladin 12 and 8, Wizard 7 and 6, Rogue 9 and 5.
#[test]
fn the_first_equipping_raises_both_values_and_every_other_only_the_maximum() {
    // What is done, and what Ana (Cleric) and Bo (Paladin) have then.
    let story: [(&str, [u8; 4], [u8; 4]); 8] = [
        ("Ana: equip prayer_beads", [6, 10, 4, 6], [7, 12, 2, 8]),
        ("Ana: take off trinket", [6, 9, 4, 5], [7, 12, 2, 8]),
        ("Ana: equip prayer_beads", [6, 10, 4, 6], [7, 12, 2, 8]),
        // A gift is taken off first. The Paladin has 1 energy for a Holy card besides the printed one.
        ("Ana: give prayer_beads to Bo", [6, 9, 4, 5], [7, 12, 2, 8]),
        ("Bo: equip prayer_beads", [6, 9, 4, 5], [7, 13, 3, 10]),
        ("Bo: take off trinket", [6, 9, 4, 5], [7, 12, 3, 8]),
        ("Bo: equip prayer_beads", [6, 9, 4, 5], [7, 13, 3, 10]),
        ("Bo: give prayer_beads to Ana", [6, 9, 4, 5], [7, 12, 3, 8]),
    ];
    let mut bench = camp(&["cleric", "paladin"], vec![own(5, 3, &["prayer_beads"]), own(7, 2, &[])]);
    for (line, ana, bo) in story {
        bench.say(line);
        assert_eq!((numbers(&bench, "Ana"), numbers(&bench, "Bo")), (ana, bo), "after {line}");
    }
}

#[test]
fn a_falling_maximum_lowers_what_is_above_it_and_nothing_else() {
    // Full: +3 health and +2 energy of the Chalice come and go; the Jerkin's 3 stay worn.
    let mut bench =
        camp(&["wizard", "rogue"], vec![own(7, 6, &["crimson_chalice", "padded_jerkin"]), own(9, 5, &[])]);
    bench.say("Ana: equip crimson_chalice").say("Ana: equip padded_jerkin");
    assert_eq!(numbers(&bench, "Ana"), [13, 13, 8, 8]);
    bench.say("Ana: take off trinket");
    assert_eq!(numbers(&bench, "Ana"), [10, 10, 6, 6]);
    bench.say("Ana: equip crimson_chalice");
    assert_eq!(numbers(&bench, "Ana"), [10, 13, 6, 8]);
    // Wounded: the maximum falls past the current value without touching it.
    let mut bench = camp(&["wizard", "rogue"], vec![own(2, 1, &["padded_jerkin"]), own(9, 5, &[])]);
    bench.say("Ana: equip padded_jerkin");
    assert_eq!(numbers(&bench, "Ana"), [5, 10, 1, 6]);
    bench.say("Ana: take off worn");
    assert_eq!(numbers(&bench, "Ana"), [5, 7, 1, 6]);
}

/// A new item in a full slot: the old one leaves first.
#[test]
fn exchanging_items_takes_the_old_bonus_before_it_gives_the_new() {
    let mut bench =
        camp(&["wizard", "rogue"], vec![own(7, 6, &["padded_jerkin", "warden_plate"]), own(9, 5, &[])]);
    bench.say("Ana: equip padded_jerkin").say("Ana: equip warden_plate");
    assert_eq!(numbers(&bench, "Ana"), [10, 10, 6, 6]);
    bench.say("Ana: equip padded_jerkin");
    assert_eq!(numbers(&bench, "Ana"), [7, 10, 6, 6], "the Jerkin was equipped before");
}

/// A lost card goes to the discard pile and its mark is wiped: whoever finds it again profits again.
#[test]
fn a_lost_item_takes_its_bonus_along_and_loses_its_mark() {
    let path = GivenPath {
        main: ["foul_air", "scavengers", "dark_water", "old_mechanism", "silent_shrine"]
            .map(str::to_owned)
            .to_vec(),
        ..GivenPath::default()
    };
    let ana = GivenAdventurer { equipped: vec!["padded_jerkin".to_owned()], ..GivenAdventurer::default() };
    let given = Given {
        path,
        party: [("Ana".to_owned(), ana)].into(),
        decks: [("hazards".to_owned(), vec!["corrosive_haze".to_owned()])].into(),
        ..Given::default()
    };
    let mut bench = Bench::new(&printed(), &["wizard"], given, &[1]);
    assert_eq!(numbers(&bench, "Ana"), [10, 10, 6, 6]);
    assert_eq!(bench.view().worn_before, ["padded_jerkin"]);
    bench.say("Ana: ready");
    assert_eq!(numbers(&bench, "Ana"), [7, 7, 6, 6]);
    assert!(bench.view().worn_before.is_empty());
    assert_eq!(bench.view().discards["items_1"]["padded_jerkin"], 1);
}

/// Weapon bonus, Spell Power and what is carried, by adventurer and equipment.
#[test]
fn passives_count_equipped_items_of_their_type() {
    // Adventurer, equipped, weapon bonus, Spell Power, speed.
    let table: [(&str, &[&str], u8, u8, u8); 14] = [
        ("paladin", &["rusty_sword"], 3, 0, 3),
        ("paladin", &["silvered_mace", "saints_reliquary"], 2, 1, 3),
        ("warrior", &["rusty_sword"], 2, 0, 3),
        ("rogue", &["rusty_sword", "festering_knife"], 3, 0, 6),
        ("rogue", &["dawnblade", "thirsting_blade"], 7, 0, 6),
        ("rogue", &["wooden_shield", "fleetfoot_charm"], 0, 0, 8),
        ("cleric", &["saints_reliquary"], 0, 2, 3),
        ("cleric", &["silvered_mace", "prayer_beads"], 1, 2, 3),
        ("cleric", &["cracked_wand"], 0, 1, 3),
        ("wizard", &["cracked_wand"], 0, 2, 4),
        ("wizard", &["archmages_rod", "crimson_chalice"], 0, 4, 4),
        ("ranger", &["short_bow"], 2, 0, 5),
        ("ranger", &["boar_spear"], 2, 0, 5),
        ("ranger", &["wyrmbone_bow"], 4, 0, 5),
    ];
    for (adventurer, equipped, weapon, spell_power, speed) in table {
        let own = GivenAdventurer {
            equipped: equipped.iter().map(ToString::to_string).collect(),
            ..GivenAdventurer::default()
        };
        let bench = camp(&[adventurer], vec![own]);
        let seat = bench.seat("Ana");
        assert_eq!(
            (seat.weapon, seat.spell_power, seat.speed),
            (weapon, spell_power, speed),
            "{adventurer} with {equipped:?}"
        );
    }
}

/// Two weapons: one in each hand, in any order, and no third.
#[test]
fn dual_wielding_knows_its_slots() {
    let mut bench =
        camp(&["rogue"], vec![own(9, 5, &["rusty_sword", "festering_knife", "padded_jerkin", "short_bow"])]);
    bench.say("Ana: equip festering_knife worn");
    assert!(bench.tries("Ana: equip short_bow worn").is_err(), "no far weapon in any slot");
    bench.say("Ana: equip rusty_sword");
    let seat = bench.seat("Ana");
    assert_eq!((seat.weapon, seat.keywords.diseased), (3, 2));
    // Armour takes the knife's place, and the bonus goes with it.
    bench.say("Ana: equip padded_jerkin");
    let seat = bench.seat("Ana");
    assert_eq!((seat.weapon, seat.keywords.diseased, seat.max_health), (2, 0, 12));
}
