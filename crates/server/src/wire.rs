//! Everything that crosses the wire, and nothing else: the one stable contract with clients.
//!
//! `docs/web-api.md` tells the same story with examples. The `OpenAPI` document and the TypeScript in
//! `web/src/lib/wire.ts` are made from these types. Counts are `u32`, so that they are plain numbers
//! in every language; what belongs to one game (views, actions, settings) is JSON of that game.

mod decks;
mod error;
mod games;
mod live;
mod lobby;
mod play;
mod replay;

pub use decks::{
    DeckBearer, DeckCollection, DeckFacet, DeckFault, DeckMistake, DeckPiece, DeckPile, DeckStarter,
    DeckText, DeckVerdict, InspectDeck, InspectedDeck,
};
pub use error::Problem;
pub use games::{
    EntryMark, EntryText, GameCard, RuleText, RulesPage, SettingKind, SettingOption, SettingText,
};
pub use live::{Close, FromClient, FromServer, Hello, PROTOCOL};
pub use lobby::{
    Begin, ChangeSeat, ChangeTable, ClaimSeat, Claimed, CreateTable, Created, Level, Lobby, LobbySeat, Mine,
    MyTable, Pace, QuickCreated, QuickTable, SeatKind, Status, TableCard, Visibility,
};
pub use play::{
    Act, ClockText, Concede, Conceivable, Done, Hint, HintRequest, Line, LogPage, Outcome, SeatRequest,
    SeatText, TakeBack, TurnText, Update, WhyNot, WhyNotAnswer,
};
pub use replay::{Frame, MatchFile, Uploaded, Verdict};
pub use shelf::ChoiceText;

/// Any JSON object.
pub type Json = serde_json::Map<String, serde_json::Value>;

#[cfg(test)]
mod tests;
