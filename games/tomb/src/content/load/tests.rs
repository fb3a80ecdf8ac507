//! The printed box is sound, and mistakes are found and named.

mod agrees;
mod mistakes;
mod river;

use super::*;
use crate::content::{CharacterId, Effect, Feature};

fn game() -> Tomb {
    open(&printed()).unwrap_or_else(|mistakes| {
        let list: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        panic!("{}", list.join("\n"))
    })
}

#[test]
fn the_printed_box_holds_what_its_list_of_components_says() {
    let game = game();
    let sum = |count: fn(&crate::content::Stage) -> usize| -> Vec<usize> {
        game.adventures().iter().map(|it| it.stages.iter().map(|id| count(game.stage(*id))).sum()).collect()
    };
    assert_eq!(sum(|_| 1), [4, 4, 3]);
    assert_eq!(sum(|stage| stage.tiles.len() - 1), [20, 22, 16]);
    assert_eq!(sum(|stage| stage.monsters.len()), [18, 21, 15]);
    assert_eq!(sum(|stage| stage.items.len()), [17, 19, 13]);
    assert_eq!(game.characters().len(), 12);
    assert_eq!(game.characters().iter().filter(|it| it.sidekick.is_some()).count(), 1);
    assert_eq!((game.monsters().len(), game.items().len()), (25, 22));
}

#[test]
fn things_are_found_by_id_code_and_name() {
    let game = game();
    let brannoch = Some(CharacterId(0));
    for word in ["brannoch", "BRN", "Brannoch the Warden", "BRANNOCH"] {
        assert_eq!(game.find_character(word), brannoch, "{word}");
    }
    assert_eq!(game.find_monster("sen"), game.find_monster("Bone Sentry"));
    assert!(game.item(game.find_item("KEY").unwrap()).does(Effect::Unlock));
    assert_eq!(game.find_stage("The Redwater Run"), game.find_stage("blo2"));
    assert!(game.stage(game.find_stage("blo2").unwrap()).river);
    assert_eq!(game.find_item("a spoon"), None);
}

/// The worked example W13 of the rules: turned over, a tile has turned the other way. [TOM-RUL-05]
#[test]
fn a_tile_turned_over_has_turned_the_other_way() {
    let game = game();
    let stage = game.stage(game.find_stage("aur1").unwrap());
    let tile = stage.tile(stage.find_tile("AUR1-1").unwrap());
    let found = |feature| -> Vec<(u8, u8)> {
        tile.faces
            .iter()
            .map(|face| face.spaces().find(|(_, space)| space.feature == feature).unwrap().0)
            .collect()
    };
    assert_eq!(found(Feature::Item), [(1, 1), (1, 3), (3, 3), (3, 1)]);
    assert_eq!(found(Feature::Monster), [(3, 3), (3, 1), (1, 1), (1, 3)]);
}
