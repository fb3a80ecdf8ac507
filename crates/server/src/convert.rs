//! From the store's types to the wire's; those of the kernel and the shelf are converted by the wire itself.

pub(crate) use wire::catalogue::settings;
pub(crate) use wire::convert::{
    LogSlice, Marks, Surroundings, bot, bot_name, lines, outcome, player, update, why_not,
};

use crate::wire::{Status, Visibility};

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
