//! The table drawn with characters, 80 columns wide.

use table::Names;

use crate::view::View;

/// The table as a text.
pub(crate) fn picture(view: &View, names: &Names) -> String {
    let _ = names;
    view.map.join("\n")
}
