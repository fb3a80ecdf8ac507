//! The table drawn with characters.

use table::Names;

use crate::view::View;

/// The crypt, the seats and the stack.
pub(crate) fn picture(view: &View, names: &Names) -> String {
    let _ = names;
    format!("{view:?}")
}
