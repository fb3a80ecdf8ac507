//! A value laid out flat, to be compared rather than read.
//!
//! After every action everybody's view is made anew and held against the one before, and nearly all of
//! it is as it was. Writing JSON only to find that out was most of what a server did. On a tape a value
//! is a list of small nodes: quickly laid down, compared while it is, and only what changed is ever written.

mod changes;
mod writer;

use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

pub use changes::Way;

/// A JSON value, flat: every list and object is followed by what is in it.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    nodes: Vec<Node>,
    /// Words that are not known to the program, one after the other.
    words: String,
    /// The nodes that are not what they were on the tape before, without what is in them. Ascending.
    changed: Vec<u32>,
}

/// One value, or the head of many.
#[derive(Clone, Copy, Debug)]
enum Node {
    Null,
    Bool(bool),
    Unsigned(u64),
    Signed(i64),
    Float(f64),
    /// A field's or a variant's name.
    Name(&'static str),
    /// A part of [`Tape::words`].
    Word(Span),
    /// JSON that was written beforehand.
    Json(&'static str),
    /// So many nodes belong to it, itself included.
    List(u32),
    /// The same; each value stands behind its key.
    Object(u32),
}

#[derive(Clone, Copy, Debug)]
struct Span {
    at: u32,
    length: u32,
}

impl Tape {
    /// Lays a value on the tape, instead of what was there, and notes where it differs from another tape.
    pub fn lay(&mut self, value: &impl Serialize, before: &Self) {
        self.nodes.clear();
        self.words.clear();
        self.changed.clear();
        writer::lay(value, self, before).expect("views are plain data");
    }

    /// Whether nothing was ever laid on it.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Becomes the same as the other, and keeps little more room than that takes.
    pub fn copy(&mut self, other: &Self) {
        self.nodes.clear();
        self.words.clear();
        self.nodes.reserve_exact(other.nodes.len());
        self.words.reserve_exact(other.words.len());
        self.nodes.extend_from_slice(&other.nodes);
        self.words.push_str(&other.words);
    }

    fn word(&self, Span { at, length }: Span) -> &str {
        &self.words[at as usize..(at + length) as usize]
    }

    /// The whole of it.
    pub fn root(&self) -> Part<'_> {
        Part { tape: self, at: 0 }
    }
}

/// A value on a tape, with all that is in it.
#[derive(Clone, Copy)]
pub struct Part<'a> {
    tape: &'a Tape,
    at: usize,
}

impl<'a> Part<'a> {
    fn node(self) -> Node {
        self.tape.nodes[self.at]
    }

    /// How many nodes it has.
    fn size(self) -> usize {
        self.node().size() as usize
    }

    /// Its letters, if it is a word.
    fn word(self) -> Option<&'a str> {
        self.node().word(self.tape)
    }

    fn at(self, at: usize) -> Self {
        Self { at, ..self }
    }

    /// Whether it is an object.
    fn is_object(self) -> bool {
        self.node().is_object()
    }

    /// What it is made of, with the keys of an object; nothing for a plain value.
    fn parts(self) -> impl Iterator<Item = (Option<Part<'a>>, Part<'a>)> {
        let (is_object, end) = (self.is_object(), self.at + self.size());
        let mut next = self.at + 1;
        std::iter::from_fn(move || {
            if next >= end {
                return None;
            }
            let key = is_object.then(|| self.at(next));
            let value = self.at(next + usize::from(is_object));
            next = value.at + value.size();
            Some((key, value))
        })
    }
}

impl Node {
    /// How many nodes it is the head of, itself included.
    #[inline]
    fn size(self) -> u32 {
        match self {
            Self::List(size) | Self::Object(size) => size,
            _ => 1,
        }
    }

    #[inline]
    fn is_composed(self) -> bool {
        matches!(self, Self::List(_) | Self::Object(_))
    }

    #[inline]
    fn is_object(self) -> bool {
        matches!(self, Self::Object(_))
    }

    /// Whether it is this very name, and not only the same letters.
    #[inline]
    fn is_name(self, name: &'static str) -> bool {
        matches!(self, Self::Name(it) if std::ptr::eq(it, name))
    }

    /// Whether this node of the one tape is the same as that of the other, whatever follows them.
    #[inline]
    fn is(&self, tape: &Tape, other: &Self, others: &Tape) -> bool {
        match (self, other) {
            (Self::Null, Self::Null) => true,
            (Self::Bool(one), Self::Bool(other)) => one == other,
            (Self::Unsigned(one), Self::Unsigned(other)) => one == other,
            (Self::Signed(one), Self::Signed(other)) => one == other,
            (Self::Float(one), Self::Float(other)) => one.to_bits() == other.to_bits(),
            (Self::Name(one), Self::Name(other)) if std::ptr::eq(*one, *other) => true,
            (Self::Json(one), Self::Json(other)) => std::ptr::eq(*one, *other) || one == other,
            _ => self.word(tape).is_some() && self.word(tape) == other.word(others),
        }
    }

    fn word<'a>(&self, tape: &'a Tape) -> Option<&'a str> {
        match self {
            Self::Name(name) => Some(name),
            Self::Word(span) => Some(tape.word(*span)),
            _ => None,
        }
    }
}

/// The same that was laid down.
impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.node() {
            Node::Null => serializer.serialize_unit(),
            Node::Bool(it) => serializer.serialize_bool(it),
            Node::Unsigned(it) => serializer.serialize_u64(it),
            Node::Signed(it) => serializer.serialize_i64(it),
            Node::Float(it) => serializer.serialize_f64(it),
            Node::Name(name) => serializer.serialize_str(name),
            Node::Word(span) => serializer.serialize_str(self.tape.word(span)),
            Node::Json(json) => {
                let json: &RawValue = serde_json::from_str(json).map_err(S::Error::custom)?;
                json.serialize(serializer)
            }
            Node::List(_) => serializer.collect_seq(self.parts().map(|(_, value)| value)),
            Node::Object(_) => {
                serializer.collect_map(self.parts().filter_map(|(key, value)| Some((key?, value))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use table::Fixed;

    use super::*;

    #[derive(Clone, Serialize)]
    enum Odd {
        Unit,
        New(Option<u8>),
        Tuple(i64, f64),
        Struct { list: Vec<Odd>, name: String },
    }

    #[derive(Clone, Serialize)]
    struct Everything {
        odd: Odd,
        by_number: BTreeMap<u16, char>,
        by_word: BTreeMap<String, (bool, ())>,
        nothing: Option<()>,
        bytes: [u8; 3],
        fixed: Fixed<(u8, char)>,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<u8>,
    }

    fn everything() -> Everything {
        let list = vec![Odd::Unit, Odd::New(None), Odd::New(Some(7)), Odd::Tuple(-3, 2.5)];
        Everything {
            odd: Odd::Struct { list, name: "a \"quoted\" \u{1F480}\n".to_owned() },
            by_number: [(3, 'x'), (10, '"')].into(),
            by_word: [(String::new(), (true, ())), ("é".to_owned(), (false, ()))].into(),
            nothing: None,
            bytes: [1, 2, 3],
            fixed: Fixed::new((7, '"')),
            missing: None,
        }
    }

    fn tape(value: &impl Serialize) -> Tape {
        let mut tape = Tape::default();
        tape.lay(value, &Tape::default());
        tape
    }

    fn are_alike(one: &impl Serialize, other: &impl Serialize) -> bool {
        let mut again = Tape::default();
        again.lay(other, &tape(one));
        again.changes().next().is_none()
    }

    #[test]
    fn a_tape_says_what_serde_says() {
        let all = everything();
        assert_eq!(serde_json::to_string(&tape(&all).root()).unwrap(), serde_json::to_string(&all).unwrap());
    }

    #[test]
    fn a_copy_is_the_same_whatever_was_there_before() {
        let all = everything();
        for before in [tape(&()), tape(&"a word"), tape(&(&all, &all))] {
            let (mut copy, mut again) = (before, Tape::default());
            copy.copy(&tape(&all));
            again.lay(&all, &copy);
            assert!(again.changes().next().is_none());
        }
    }

    #[test]
    fn the_same_is_the_same_wherever_its_words_stand_and_anything_else_is_not() {
        let mut again = Tape::default();
        again.lay(&("longer", "same"), &tape(&("a", "same")));
        assert_eq!(again.changes().count(), 1);
        assert!(are_alike(&everything(), &everything()));
        let mut changed = everything();
        changed.by_number.insert(3, 'y');
        assert!(!are_alike(&everything(), &changed));
        let fixed = Everything { fixed: Fixed::new((8, '"')), ..everything() };
        assert!(!are_alike(&everything(), &fixed));
        assert!(!are_alike(&"7", &7) && !are_alike(&7, &-7) && !are_alike(&Some(false), &None::<bool>));
    }
}
