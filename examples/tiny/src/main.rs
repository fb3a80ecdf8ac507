//! Grave Goods at the terminal, you against a bot: `cargo run -p undercroft-tiny`, with a seed behind it if you like.

use std::error::Error;
use std::io::{Write as _, stdin, stdout};
use std::sync::Arc;

use bots::{Bot, Level};
use table::{Chance, Game, Seat, Speak as _, Start, Table, Viewer};
use tiny::{Scene, Tiny};

const YOU: Seat = Seat(0);

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |word| word.parse())?;
    let game = Arc::new(Tiny::open(&Tiny::printed()).expect("the printed box is sound"));
    let names = vec!["Ada".to_owned(), "Mortimer".to_owned()];
    let start = Start { setup: 2, names, given: None, chance: Chance::Fast(seed) };
    let mut table = Table::open(Arc::clone(&game), start)?;
    let (mut out, mut heard) = (stdout().lock(), 0);
    loop {
        for line in table.log(Viewer::seat(YOU), heard)? {
            writeln!(out, "{}.", line.text)?;
        }
        heard = table.log_len();
        write!(out, "\n{}", game.picture(&table.view(Viewer::seat(YOU))?, table.names()))?;
        let Some(seat) = table.turn().awaited().lowest() else { return Ok(()) };
        let action = if seat == YOU {
            let prompt = Scene { game: &game, state: table.state() }.prompt(YOU, table.names());
            let choices: Vec<String> = table.choices(YOU).into_iter().map(|choice| choice.label).collect();
            writeln!(out, "{}:\n  {}", prompt.unwrap_or_default(), choices.join("\n  "))?;
            let Some(line) = stdin().lines().next().transpose()? else { return Ok(()) };
            table.read(&line)
        } else {
            Ok(bots::choose(&Bot::Level(Level::Normal), &*game, table.state(), seat, seed))
        };
        let done = action.and_then(|action| table.submit(seat, table.seq(), action));
        done.or_else(|refusal| writeln!(out, "{refusal}"))?;
    }
}
