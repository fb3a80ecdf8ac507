//! How serde lays a value on a tape: in the shapes of JSON.

use std::fmt::{Display, Write as _};

use serde::de::value::Error;
use serde::ser::{self, Error as _, Serialize, Serializer};

use table::fixed::FIXED;

use super::{Node, Span, Tape};

/// Lays a value on a tape, and notes on it where it is not what it was before.
pub(super) fn lay(value: &impl Serialize, tape: &mut Tape, before: &Tape) -> Result<(), Error> {
    let old = if before.nodes.is_empty() { None } else { Some(0) };
    value.serialize(Writer { desk: &mut Desk { tape, before }, old })?;
    if old.is_none() || tape.changed.len() > MOST {
        tape.changed.clear();
        tape.changed.push(0);
    }
    Ok(())
}

/// Beyond so many changes the whole is shorter.
const MOST: usize = 48;

/// A list of so many plain values is shorter than the ways to some of them.
const SHORT: usize = 8;

/// Both tapes, side by side.
struct Desk<'t> {
    tape: &'t mut Tape,
    before: &'t Tape,
}

impl Desk<'_> {
    #[inline]
    fn push(&mut self, node: Node) {
        self.tape.nodes.push(node);
    }

    /// The word that was written behind this place.
    #[inline]
    fn span(&self, at: usize) -> Span {
        let fit = |place: usize| u32::try_from(place).expect("a view has less than four gigabytes");
        Span { at: fit(at), length: fit(self.tape.words.len() - at) }
    }

    #[inline]
    fn word(&mut self, word: &str) -> Span {
        let at = self.tape.words.len();
        self.tape.words.push_str(word);
        self.span(at)
    }

    /// Whether that node was at that place before.
    #[inline]
    fn was(&self, node: Node, old: usize) -> bool {
        node.is(self.tape, &self.before.nodes[old], self.before)
    }

    /// JSON's keys are words: the newest node, which is a key, is made one.
    fn make_key(&mut self) -> Result<Node, Error> {
        let number = match self.tape.nodes.last() {
            Some(node @ (Node::Name(_) | Node::Word(_))) => return Ok(*node),
            Some(Node::Unsigned(number)) => i128::from(*number),
            Some(Node::Signed(number)) => i128::from(*number),
            _ => return Err(Error::custom("a key is a word or a number")),
        };
        self.tape.nodes.pop();
        let key = Node::Word(self.word(&number.to_string()));
        self.push(key);
        Ok(key)
    }
}

/// Lays one value on a tape.
struct Writer<'a, 't> {
    desk: &'a mut Desk<'t>,
    /// Where on the other tape stands what it was before. Nothing inside of something that is told whole.
    old: Option<usize>,
}

impl<'a, 't> Writer<'a, 't> {
    #[inline]
    fn plain(self, node: Node) {
        if self.old.is_some_and(|old| !self.desk.was(node, old)) {
            self.desk.tape.changed.push(self.desk.tape.nodes.len());
        }
        self.desk.push(node);
    }

    fn open(self, head: Node) -> Open<'a, 't> {
        let frame = Frame::begin(self.desk, head, self.old);
        Open { desk: self.desk, frame, outer: None }
    }

    /// A list or an object that is the content of a variant: `{"Variant": …}`.
    fn open_variant(self, variant: &'static str, head: Node) -> Open<'a, 't> {
        let mut outer = Frame::begin(self.desk, Node::Object(0), self.old);
        outer.key(self.desk, Node::Name(variant));
        let old = outer.next_old();
        let frame = Frame::begin(self.desk, head, old);
        Open { desk: self.desk, frame, outer: Some(outer) }
    }
}

/// A list or an object that is being laid down, held against what it was before.
struct Frame {
    at: usize,
    /// How much of the tape had changed when it began.
    changed: usize,
    /// Whether it was anything before.
    was: bool,
    /// Where what comes next was before, and the end of all that.
    next: usize,
    end: usize,
    /// Whether it is another kind of thing than before, has other keys or more or less in it.
    differs: bool,
    length: usize,
    has_composed: bool,
}

impl Frame {
    fn begin(desk: &mut Desk<'_>, head: Node, old: Option<usize>) -> Self {
        let (at, changed) = (desk.tape.nodes.len(), desk.tape.changed.len());
        desk.push(head);
        let (next, end, differs) = match (head, old.map(|old| (old, desk.before.nodes[old]))) {
            (Node::List(_), Some((old, Node::List(size))))
            | (Node::Object(_), Some((old, Node::Object(size)))) => (old + 1, old + size as usize, false),
            _ => (0, 0, true),
        };
        Self { at, changed, was: old.is_some(), next, end, differs, length: 0, has_composed: false }
    }

    /// A key comes next, which lies on the tape already.
    #[inline]
    fn meet_key(&mut self, desk: &Desk<'_>, key: Node) {
        if !self.differs {
            self.differs = self.next == self.end || !desk.was(key, self.next);
            self.next += 1;
        }
    }

    #[inline]
    fn key(&mut self, desk: &mut Desk<'_>, key: Node) {
        desk.push(key);
        self.meet_key(desk, key);
    }

    /// Where the value that comes next was before.
    #[inline]
    fn next_old(&mut self) -> Option<usize> {
        self.differs |= self.next == self.end;
        if self.differs { None } else { Some(self.next) }
    }

    #[inline]
    fn value(&mut self, desk: &mut Desk<'_>, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let (at, old) = (desk.tape.nodes.len(), self.next_old());
        value.serialize(Writer { desk, old })?;
        self.added(desk, at);
        Ok(())
    }

    /// What begins there is complete.
    #[inline]
    fn added(&mut self, desk: &Desk<'_>, at: usize) {
        self.length += 1;
        self.has_composed |= desk.tape.nodes[at].is_composed();
        if !self.differs {
            self.next += desk.before.nodes[self.next].size();
        }
    }

    fn end(self, desk: &mut Desk<'_>) {
        let size =
            u32::try_from(desk.tape.nodes.len() - self.at).expect("a view has less than four billion parts");
        let head = &mut desk.tape.nodes[self.at];
        let is_object = matches!(head, Node::Object(_));
        *head = if is_object { Node::Object(size) } else { Node::List(size) };
        let has_changed = desk.tape.changed.len() > self.changed;
        let is_short = !is_object && self.length <= SHORT && !self.has_composed;
        if self.was && (self.differs || self.next != self.end || has_changed && is_short) {
            desk.tape.changed.truncate(self.changed);
            desk.tape.changed.push(self.at);
        }
    }
}

/// A list or an object to which serde adds.
struct Open<'a, 't> {
    desk: &'a mut Desk<'t>,
    frame: Frame,
    /// The object of a variant around it.
    outer: Option<Frame>,
}

impl Open<'_, '_> {
    #[inline]
    fn add(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.frame.value(self.desk, value)
    }

    #[inline]
    fn add_field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.frame.key(self.desk, Node::Name(key));
        self.add(value)
    }

    fn shut(self) {
        let at = self.frame.at;
        self.frame.end(self.desk);
        if let Some(mut outer) = self.outer {
            outer.added(self.desk, at);
            outer.end(self.desk);
        }
    }
}

/// Numbers and other plain values, one line each.
macro_rules! plain {
    ($($method:ident($type:ty) => $node:expr;)*) => {
        $(fn $method(self, value: $type) -> Result<(), Error> {
            self.plain($node(value.into()));
            Ok(())
        })*
    };
}

impl<'a, 't> Serializer for Writer<'a, 't> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'a, 't>;
    type SerializeTuple = Open<'a, 't>;
    type SerializeTupleStruct = Open<'a, 't>;
    type SerializeTupleVariant = Open<'a, 't>;
    type SerializeMap = Open<'a, 't>;
    type SerializeStruct = Open<'a, 't>;
    type SerializeStructVariant = Open<'a, 't>;

    plain! {
        serialize_bool(bool) => Node::Bool;
        serialize_i8(i8) => Node::Signed;
        serialize_i16(i16) => Node::Signed;
        serialize_i32(i32) => Node::Signed;
        serialize_i64(i64) => Node::Signed;
        serialize_u8(u8) => Node::Unsigned;
        serialize_u16(u16) => Node::Unsigned;
        serialize_u32(u32) => Node::Unsigned;
        serialize_u64(u64) => Node::Unsigned;
        serialize_f64(f64) => Node::Float;
    }

    /// By its digits, which are fewer than those of the nearest wider number.
    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        let value = value.to_string().parse().map_err(Error::custom)?;
        self.plain(Node::Float(value));
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        let word = Node::Word(self.desk.word(value));
        self.plain(word);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        let at = self.desk.tape.words.len();
        write!(self.desk.tape.words, "{value}").map_err(Error::custom)?;
        let word = Node::Word(self.desk.span(at));
        self.plain(word);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.plain(Node::Null);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.plain(if name == FIXED { Node::Json(variant) } else { Node::Name(variant) });
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut open = self.open(Node::Object(0));
        open.add_field(variant, value)?;
        open.shut();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a, 't>, Error> {
        Ok(self.open(Node::List(0)))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a, 't>, Error> {
        Ok(self.open(Node::List(0)))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a, 't>, Error> {
        Ok(self.open(Node::List(0)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a, 't>, Error> {
        Ok(self.open_variant(variant, Node::List(0)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a, 't>, Error> {
        Ok(self.open(Node::Object(0)))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a, 't>, Error> {
        Ok(self.open(Node::Object(0)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a, 't>, Error> {
        Ok(self.open_variant(variant, Node::Object(0)))
    }
}

/// The four kinds of lists, which differ in the name of one method.
macro_rules! list {
    ($($trait:ident, $method:ident;)*) => {
        $(impl ser::$trait for Open<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.add(value)
            }

            fn end(self) -> Result<(), Error> {
                self.shut();
                Ok(())
            }
        })*
    };
}

list! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

/// The two kinds of objects with known keys.
macro_rules! object {
    ($($trait:ident;)*) => {
        $(impl ser::$trait for Open<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.add_field(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.shut();
                Ok(())
            }
        })*
    };
}

object! {
    SerializeStruct;
    SerializeStructVariant;
}

impl ser::SerializeMap for Open<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(Writer { desk: self.desk, old: None })?;
        let key = self.desk.make_key()?;
        self.frame.meet_key(self.desk, key);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.add(value)
    }

    fn end(self) -> Result<(), Error> {
        self.shut();
        Ok(())
    }
}
