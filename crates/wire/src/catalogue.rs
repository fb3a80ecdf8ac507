//! From the shelf's types to the wire's: games, settings, rules, catalogue entries and decks.

use std::sync::Arc;

use shelf::{Inspected, ShelfError, Shown, Visit};
use table::{CatalogueEntry, Mark, Rule, Rulebook, Setting, WholeGame, deck};

use crate::convert::words;
use crate::{
    DeckBearer, DeckCollection, DeckFacet, DeckFault, DeckMistake, DeckPiece, DeckPile, DeckStarter,
    DeckText, DeckVerdict, EntryMark, EntryText, GameCard, InspectDeck, InspectedDeck, RuleText, RulesPage,
    SettingKind, SettingOption, SettingText,
};

/// The games.
pub fn games() -> Result<Vec<GameCard>, ShelfError> {
    shelf::keys().iter().map(|key| game(key)).collect()
}

/// A game's card for the home page.
fn game(key: &str) -> Result<GameCard, ShelfError> {
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

/// What a lobby of this game may choose for that many seats.
pub fn settings(key: &str, seats: usize) -> Result<Vec<SettingText>, ShelfError> {
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

/// The rules that speak of all these words; a rule's id finds just that rule.
pub fn rules(key: &str, search: &str) -> Result<RulesPage, ShelfError> {
    let (book, _) = library(key)?;
    let words = search_words(search);
    let all = book.rules.iter().chain(table::rules::RULEBOOK.rules);
    let named = all.clone().find(|rule| [rule.id.as_str().to_lowercase()] == *words);
    let rules = if let Some(found) = named {
        vec![rule(found)]
    } else {
        let page = |rule: &Rule| format!("{} {} {} {}", rule.id, rule.chapter, rule.text, rule.note);
        all.filter(|rule| speaks_of(&page(rule), &words)).map(rule).collect()
    };
    Ok(RulesPage { title: book.title.to_owned(), rules })
}

fn rule(rule: &Rule) -> RuleText {
    RuleText {
        id: rule.id.to_string(),
        chapter: rule.chapter.to_owned(),
        text: rule.text.to_owned(),
        note: rule.note.to_owned(),
    }
}

/// Cards, boards and terms that speak of all these words.
pub fn entries(key: &str, search: &str) -> Result<Vec<EntryText>, ShelfError> {
    let (_, entries) = library(key)?;
    let words = search_words(search);
    let page =
        |it: &CatalogueEntry| format!("{} {} {} {}", it.key.replace('_', " "), it.name, it.kind, it.text);
    Ok(entries.into_iter().filter(|it| speaks_of(&page(it), &words)).map(entry).collect())
}

fn entry(entry: CatalogueEntry) -> EntryText {
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

/// The words searched for, in small letters, with underscores as spaces.
fn search_words(text: &str) -> Vec<String> {
    text.replace('_', " ").to_lowercase().split_whitespace().map(str::to_owned).collect()
}

fn speaks_of(page: &str, words: &[String]) -> bool {
    let page = page.to_lowercase();
    words.iter().all(|word| page.contains(word))
}

/// A game's rulebook and everything in its box.
fn library(key: &str) -> Result<(&'static Rulebook, Vec<CatalogueEntry>), ShelfError> {
    struct Library;

    impl Visit for Library {
        type Out = (&'static Rulebook, Vec<CatalogueEntry>);

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
            (game.about().rulebook, game.entries())
        }
    }

    shelf::visit(key, None, Library)
}

/// Everything a deck of this game can be built from.
pub fn collection(key: &str) -> Result<DeckCollection, ShelfError> {
    Ok(collection_text(shelf::collection(key)?))
}

/// A deck as its game sees it.
pub fn inspect(key: &str, request: InspectDeck) -> Result<InspectedDeck, ShelfError> {
    let inspected = match request {
        InspectDeck::Deck(DeckText { name, bearer, piles }) => {
            shelf::inspect(key, None, Shown::Deck(&deck::Deck { name, bearer, piles }))?
        }
        InspectDeck::Text(text) => shelf::inspect(key, None, Shown::Text(&text))?,
    };
    Ok(inspected_text(inspected))
}

fn collection_text(collection: deck::Collection) -> DeckCollection {
    let bearer = |it: deck::Bearer| DeckBearer { key: it.key, name: it.name, text: it.text };
    let starter = |it: deck::Starter| DeckStarter { deck: deck_text(it.deck), pitch: it.pitch };
    DeckCollection {
        bearer: collection.bearer.to_owned(),
        bearers: collection.bearers.into_iter().map(bearer).collect(),
        piles: collection.piles.into_iter().map(pile_text).collect(),
        starters: collection.starters.into_iter().map(starter).collect(),
    }
}

fn pile_text(pile: deck::Pile) -> DeckPile {
    let facet = |it: deck::Facet| DeckFacet { title: it.title.to_owned(), values: it.values };
    let piece = |it: deck::Piece| DeckPiece {
        key: it.key,
        name: it.name,
        text: it.text,
        facts: it.facts,
        copies: it.copies,
        bearers: it.bearers,
        amount: it.amount,
    };
    DeckPile {
        key: pile.key.to_owned(),
        title: pile.title.to_owned(),
        facets: pile.facets.into_iter().map(facet).collect(),
        measure: pile.measure.map(str::to_owned),
        pieces: pile.pieces.into_iter().map(piece).collect(),
    }
}

fn inspected_text(inspected: Inspected) -> InspectedDeck {
    let Inspected { reading, verdicts, settings, list, ron } = inspected;
    let mistake = |it: deck::list::Mistake| DeckMistake {
        line: u32::try_from(it.line).unwrap_or(u32::MAX),
        what: it.what,
    };
    let fault =
        |it: deck::Fault| DeckFault { rule: it.rule.to_string(), sentence: it.sentence, piece: it.piece };
    let verdict = |it: deck::Verdict| DeckVerdict {
        title: it.title,
        faults: it.faults.into_iter().map(fault).collect(),
    };
    InspectedDeck {
        deck: deck_text(reading.deck),
        mistakes: reading.mistakes.into_iter().map(mistake).collect(),
        verdicts: verdicts.into_iter().map(verdict).collect(),
        settings,
        list,
        ron,
    }
}

fn deck_text(deck: deck::Deck) -> DeckText {
    DeckText { name: deck.name, bearer: deck.bearer, piles: deck.piles }
}
