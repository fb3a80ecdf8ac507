//! What a server can bear, told by the binary that serves.

use crate::undercroft::Folder;

#[test]
fn figures_are_told_with_the_making_of_tables_and_without() {
    for more in [&[][..], &["--play-only"]] {
        let arguments = ["load", "--tables", "2", "--seconds", "0.5", "--warm-up", "0"];
        Folder::new()
            .run(&[&arguments[..], more].concat(), b"")
            .well()
            .says("tables      2 (")
            .says(" a second")
            .says("everybody   p50 ")
            .says(" bytes on average");
    }
}

/// Long matches too, in which a guest acts oftener than a server lets a browser.
#[test]
fn every_game_can_be_played() {
    for game in ["crusade", "tomb", "lich", "pharaoh"] {
        let arguments = ["load", "--game", game, "--tables", "1", "--seconds", "2", "--warm-up", "0"];
        Folder::new().run(&arguments, b"").well().says(" bytes on average");
    }
}

#[test]
fn numbers_that_cannot_be_meant_are_refused() {
    for [option, number] in [
        ["--tables", "0"],
        ["--rate", "0"],
        ["--rate", "NaN"],
        ["--seconds", "0"],
        ["--seconds", "inf"],
        ["--warm-up", "soon"],
    ] {
        let refused = Folder::new().run(&["load", option, number], b"");
        assert_eq!(refused.code, Some(2), "{refused:?}");
        refused.says(option);
    }
}
