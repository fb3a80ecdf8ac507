//! The types of the API: the stable contract with clients.
//!
//! `docs/web-api.md` explains them with examples. The `OpenAPI` document and the TypeScript in `web/src/lib/wire.ts`
//! are generated from them. Counts are `u32`, so that they are plain numbers in every language; views, actions and
//! settings are JSON of their game.
//!
//! The conversions from the kernel's types are here as well ([`convert`], [`replays`], [`catalogue`]): the server and the
//! WebAssembly module that plays in the page answer alike, since they use the same code.

pub mod catalogue;
pub mod convert;
mod decks;
mod error;
mod games;
mod live;
mod lobby;
mod play;
mod replay;
pub mod replays;

pub use decks::{
    DeckBearer, DeckCollection, DeckFacet, DeckFault, DeckMistake, DeckPiece, DeckPile, DeckStarter,
    DeckText, DeckVerdict, InspectDeck, InspectedDeck,
};
pub use error::Problem;
pub use games::{
    EntryMark, EntryText, GameCard, House, PlayNow, RuleText, RulesPage, SettingKind, SettingOption,
    SettingText,
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
