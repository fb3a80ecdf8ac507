//! Building decks. Nothing is stored: decks belong to those who built them.

use axum::Json;
use shelf::{Inspected, Shown};
use table::deck;

use crate::api_error::ApiError;
use crate::extract::{Body, Path};
use crate::wire::{
    DeckBearer, DeckCollection, DeckFacet, DeckFault, DeckMistake, DeckPiece, DeckPile, DeckStarter,
    DeckText, DeckVerdict, InspectDeck, InspectedDeck, Problem,
};

/// Everything a deck can be built from.
#[utoipa::path(get, path = "/api/games/{game}/decks", tag = "games", params(("game" = String, Path)),
    responses(
        (status = 200, body = DeckCollection),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn collection(Path(game): Path<String>) -> Result<Json<DeckCollection>, ApiError> {
    Ok(Json(collection_text(shelf::collection(&game)?)))
}

/// A deck as its game sees it: legal or not and by which rules, and in every way it can be written.
#[utoipa::path(post, path = "/api/games/{game}/decks/inspect", tag = "games", params(("game" = String, Path)),
    request_body = InspectDeck, responses(
        (status = 200, body = InspectedDeck),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn inspect(
    Path(game): Path<String>,
    Body(request): Body<InspectDeck>,
) -> Result<Json<InspectedDeck>, ApiError> {
    let inspected = match request {
        InspectDeck::Deck(DeckText { name, bearer, piles }) => {
            shelf::inspect(&game, None, Shown::Deck(&deck::Deck { name, bearer, piles }))?
        }
        InspectDeck::Text(text) => shelf::inspect(&game, None, Shown::Text(&text))?,
    };
    Ok(Json(inspected_text(inspected)))
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
