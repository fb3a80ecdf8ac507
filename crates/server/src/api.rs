//! The HTTP API, one file per subject. Handlers only translate; rooms decide.

pub(crate) mod decks;
pub(crate) mod games;
pub(crate) mod live;
pub(crate) mod play;
pub(crate) mod replays;
pub(crate) mod seats;
pub(crate) mod site;
pub(crate) mod tables;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Hall;

pub(crate) fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(games::house))
        .routes(routes!(games::list))
        .routes(routes!(games::settings))
        .routes(routes!(games::rules))
        .routes(routes!(games::entries))
        .routes(routes!(decks::collection))
        .routes(routes!(decks::inspect))
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::quick))
        .routes(routes!(tables::begin))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::by_code))
        .routes(routes!(tables::lobby, tables::change))
        .routes(routes!(tables::start))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::change))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::come_back))
        .routes(routes!(play::view))
        .routes(routes!(play::log))
        .routes(routes!(play::act))
        .routes(routes!(play::take_back))
        .routes(routes!(play::concede))
        .routes(routes!(play::hint))
        .routes(routes!(play::why_not))
        .routes(routes!(replays::record))
        .routes(routes!(replays::frame))
        .routes(routes!(replays::verify))
        .routes(routes!(live::live))
}
