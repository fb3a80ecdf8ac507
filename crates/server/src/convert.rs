//! From types of the kernel and the store to wire types.

use std::sync::Arc;

use shelf::{AnyTable, ShelfError, Visit};
use table::Heard;
use table::{CatalogueEntry, Json, Mark, Rule, Rulebook, SeatSet, Setting, Turn, Viewer, WholeGame};

use crate::wire::{
    EntryMark, EntryText, GameCard, Line, Outcome, RuleText, SettingKind, SettingOption, SettingText, Status,
    TurnText, Visibility,
};

pub(crate) fn status(status: store::Status) -> Status {
    match status {
        store::Status::Lobby => Status::Lobby,
        store::Status::Running => Status::Running,
        store::Status::Over => Status::Over,
        store::Status::Expired => Status::Expired,
    }
}

pub(crate) fn visibility(visibility: store::Visibility) -> Visibility {
    match visibility {
        store::Visibility::Private => Visibility::Link,
        store::Visibility::Public => Visibility::Public,
    }
}

pub(crate) fn kept_visibility(visibility: Visibility) -> store::Visibility {
    match visibility {
        Visibility::Link => store::Visibility::Private,
        Visibility::Public => store::Visibility::Public,
    }
}

pub(crate) fn turn(turn: Turn) -> TurnText {
    match turn {
        Turn::Awaits(awaited) => TurnText::Awaits(seats(awaited)),
        Turn::Over(it) => TurnText::Over(outcome(it)),
    }
}

pub(crate) fn outcome(outcome: table::Outcome) -> Outcome {
    Outcome { won: seats(outcome.won), drew: seats(outcome.drew), rule: outcome.rule.to_string() }
}

pub(crate) fn seats(set: SeatSet) -> Vec<u32> {
    set.into_iter().map(|seat| u32::from(seat.0)).collect()
}

/// The log from that line on, as a viewer hears it; with its events if the lines are new to them.
pub(crate) fn lines(
    table: &dyn AnyTable,
    viewer: Viewer,
    from: usize,
    is_news: bool,
) -> Result<Vec<Line>, ShelfError> {
    let log = table.log(viewer, from)?;
    let mut events = if is_news { table.events(viewer, from)?.into_iter() } else { Vec::new().into_iter() };
    Ok(log.into_iter().map(|heard| line(heard, events.next().flatten())).collect())
}

fn line(heard: Heard, event: Option<Json>) -> Line {
    Line {
        entry: u32::try_from(heard.entry).expect("a match ends long before"),
        text: heard.text,
        rules: words(&heard.rules),
        event,
    }
}

pub(crate) fn rule(rule: &Rule) -> RuleText {
    RuleText {
        id: rule.id.to_string(),
        chapter: rule.chapter.to_owned(),
        text: rule.text.to_owned(),
        note: rule.note.to_owned(),
    }
}

pub(crate) fn entry(entry: CatalogueEntry) -> EntryText {
    EntryText {
        key: entry.key,
        name: entry.name,
        kind: entry.kind,
        text: entry.text,
        mark: match entry.mark {
            Mark::Printed => EntryMark::Printed,
            Mark::Partly => EntryMark::Partly,
            Mark::House => EntryMark::House,
        },
        rules: words(&entry.rules),
    }
}

pub(crate) fn game(key: &str) -> Result<GameCard, ShelfError> {
    let about = shelf::about(key)?;
    let count = |number: usize| u32::try_from(number).expect("a table has few seats");
    Ok(GameCard {
        key: about.key.to_owned(),
        title: about.title.to_owned(),
        pitch: about.pitch.to_owned(),
        min_seats: count(about.min_seats),
        max_seats: count(about.max_seats),
        minutes: [about.minutes.0.into(), about.minutes.1.into()],
        decks: shelf::has_decks(key)?,
        teams: about.teams.iter().map(|team| (*team).to_owned()).collect(),
        content_hash: about.content_hash,
    })
}

pub(crate) fn settings(key: &str, seats: usize) -> Result<Vec<SettingText>, ShelfError> {
    struct Offered(usize);

    impl Visit for Offered {
        type Out = Vec<Setting>;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            game.settings(self.0)
        }
    }

    Ok(shelf::visit(key, None, Offered(seats))?.into_iter().map(setting).collect())
}

fn setting(setting: Setting) -> SettingText {
    let options = |options: Vec<table::SettingOption>| {
        options.into_iter().map(|it| SettingOption { value: it.value, label: it.label }).collect()
    };
    SettingText {
        key: setting.key.to_owned(),
        label: setting.label.to_owned(),
        help: setting.help.to_owned(),
        kind: match setting.kind {
            table::SettingKind::Choice(list) => SettingKind::Choice { options: options(list) },
            table::SettingKind::PerSeat(list) => SettingKind::PerSeat { options: options(list) },
            table::SettingKind::Sealed(list) => SettingKind::Sealed { options: options(list) },
            table::SettingKind::Toggle => SettingKind::Toggle,
            table::SettingKind::Number { min, max, automatic } => {
                SettingKind::Number { min, max, automatic: automatic.map(str::to_owned) }
            }
        },
        default: setting.default,
        rule: setting.rule.to_string(),
    }
}

pub(crate) fn library(key: &str) -> Result<(&'static Rulebook, Vec<CatalogueEntry>), ShelfError> {
    struct Library;

    impl Visit for Library {
        type Out = (&'static Rulebook, Vec<CatalogueEntry>);

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            (game.about().rulebook, game.entries())
        }
    }

    shelf::visit(key, None, Library)
}

fn words(rules: &[table::RuleId]) -> Vec<String> {
    rules.iter().map(ToString::to_string).collect()
}
