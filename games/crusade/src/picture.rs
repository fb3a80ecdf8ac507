//! The table drawn with characters.

use table::Names;

use crate::view::View;

/// The board, the teams and the hands as a text.
pub(crate) fn picture(view: &View, names: &Names) -> String {
    format!("{view:?}{names:?}")
}
