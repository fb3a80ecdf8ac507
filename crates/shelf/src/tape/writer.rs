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
const SHORT: u32 = 8;

/// Both tapes, side by side.
struct Desk<'t> {
    tape: &'t mut Tape,
    before: &'t Tape,
}

impl Desk<'_> {
    /// Where the next node will be.
    #[inline]
    fn place(&self) -> u32 {
        fit(self.tape.nodes.len())
    }

    #[inline]
    fn old(&self, at: u32) -> Node {
        self.before.nodes[at as usize]
    }

    /// Whether that node was at that place before.
    #[inline]
    fn was(&self, node: Node, at: u32) -> bool {
        node.is(self.tape, &self.before.nodes[at as usize], self.before)
    }

    #[inline]
    fn push(&mut self, node: Node) {
        self.tape.nodes.push(node);
    }

    /// The word that was written behind this place.
    #[inline]
    fn span(&self, at: usize) -> Span {
        Span { at: fit(at), length: fit(self.tape.words.len() - at) }
    }

    #[inline]
    fn word(&mut self, word: &str) -> Span {
        let at = self.tape.words.len();
        self.tape.words.push_str(word);
        self.span(at)
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

#[inline]
fn fit(place: usize) -> u32 {
    u32::try_from(place).expect("a view has less than four billion parts")
}

/// Lays one value on a tape.
struct Writer<'a, 't> {
    desk: &'a mut Desk<'t>,
    /// Where on the other tape stands what it was before. Nothing inside of something that is told whole.
    old: Option<u32>,
}

/// What was laid down.
struct Laid {
    /// How many nodes it was before.
    was: u32,
    is_composed: bool,
}

impl<'a, 't> Writer<'a, 't> {
    #[inline]
    fn plain(self, node: Node) -> Laid {
        let mut was = 0;
        if let Some(old) = self.old {
            was = self.desk.old(old).size();
            if !self.desk.was(node, old) {
                self.desk.tape.changed.push(self.desk.place());
            }
        }
        self.desk.push(node);
        Laid { was, is_composed: false }
    }

    #[inline]
    fn open(self, head: Node) -> Open<'a, 't> {
        let frame = Frame::begin(self.desk, head, self.old);
        Open { desk: self.desk, frame, outer: None }
    }

    /// A list or an object that is the content of a variant: `{"Variant": …}`.
    fn open_variant(self, variant: &'static str, head: Node) -> Open<'a, 't> {
        let mut outer = Frame::begin(self.desk, Node::Object(0), self.old);
        outer.name(self.desk, variant);
        let old = outer.next_old();
        let frame = Frame::begin(self.desk, head, old);
        Open { desk: self.desk, frame, outer: Some(outer) }
    }
}

/// A list or an object that is being laid down, held against what it was before.
struct Frame {
    at: u32,
    /// How much of the tape had changed when it began.
    changed: u32,
    /// How many nodes it was before.
    was: u32,
    /// Where what comes next was before, and the end of all that.
    next: u32,
    end: u32,
    length: u32,
    /// Whether it is another kind of thing than before, has other keys or more or less in it.
    differs: bool,
    has_composed: bool,
}

impl Frame {
    #[inline]
    fn begin(desk: &mut Desk<'_>, head: Node, old: Option<u32>) -> Self {
        let (at, changed) = (desk.place(), fit(desk.tape.changed.len()));
        desk.push(head);
        let mut frame =
            Self { at, changed, was: 0, next: 0, end: 0, length: 0, differs: true, has_composed: false };
        if let Some(old) = old {
            let before = desk.old(old);
            frame.was = before.size();
            if before.is_composed() && before.is_object() == head.is_object() {
                (frame.next, frame.end, frame.differs) = (old + 1, old + frame.was, false);
            }
        }
        frame
    }

    /// A key comes next, which lies on the tape already.
    fn meet_key(&mut self, desk: &Desk<'_>, key: Node) {
        if !self.differs {
            self.differs = self.next == self.end || !desk.was(key, self.next);
            self.next += 1;
        }
    }

    /// The name of a field comes next: nearly always that of before, which stands where it stood.
    #[inline]
    fn name(&mut self, desk: &mut Desk<'_>, name: &'static str) {
        let key = Node::Name(name);
        if !self.differs && self.next < self.end && desk.old(self.next).is_name(name) {
            self.next += 1;
        } else {
            self.meet_key(desk, key);
        }
        desk.push(key);
    }

    /// Where the value that comes next was before.
    #[inline]
    fn next_old(&mut self) -> Option<u32> {
        self.differs |= self.next == self.end;
        if self.differs { None } else { Some(self.next) }
    }

    #[inline]
    fn value(&mut self, desk: &mut Desk<'_>, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let old = self.next_old();
        let laid = value.serialize(Writer { desk, old })?;
        self.add(&laid);
        Ok(())
    }

    #[inline]
    fn add(&mut self, value: &Laid) {
        self.length += 1;
        self.has_composed |= value.is_composed;
        self.next += value.was;
    }

    #[inline]
    fn end(self, desk: &mut Desk<'_>) -> Laid {
        let size = desk.place() - self.at;
        let head = &mut desk.tape.nodes[self.at as usize];
        let is_object = head.is_object();
        *head = if is_object { Node::Object(size) } else { Node::List(size) };
        let has_changed = desk.tape.changed.len() > self.changed as usize;
        let is_short = !is_object && self.length <= SHORT && !self.has_composed;
        if self.was > 0 && (self.differs || self.next != self.end || has_changed && is_short) {
            desk.tape.changed.truncate(self.changed as usize);
            desk.tape.changed.push(self.at);
        }
        Laid { was: self.was, is_composed: true }
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
        self.frame.name(self.desk, key);
        self.add(value)
    }

    #[inline]
    fn shut(self) -> Laid {
        let laid = self.frame.end(self.desk);
        match self.outer {
            None => laid,
            Some(mut outer) => {
                outer.add(&laid);
                outer.end(self.desk)
            }
        }
    }
}

/// Numbers and other plain values, one line each.
macro_rules! plain {
    ($($method:ident($type:ty) => $node:expr;)*) => {
        $(fn $method(self, value: $type) -> Result<Laid, Error> {
            Ok(self.plain($node(value.into())))
        })*
    };
}

impl<'a, 't> Serializer for Writer<'a, 't> {
    type Ok = Laid;
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
    fn serialize_f32(self, value: f32) -> Result<Laid, Error> {
        let value = value.to_string().parse().map_err(Error::custom)?;
        Ok(self.plain(Node::Float(value)))
    }

    fn serialize_char(self, value: char) -> Result<Laid, Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<Laid, Error> {
        let word = Node::Word(self.desk.word(value));
        Ok(self.plain(word))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<Laid, Error> {
        let at = self.desk.tape.words.len();
        write!(self.desk.tape.words, "{value}").map_err(Error::custom)?;
        let word = Node::Word(self.desk.span(at));
        Ok(self.plain(word))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Laid, Error> {
        value.serialize(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_none(self) -> Result<Laid, Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Laid, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Laid, Error> {
        Ok(self.plain(Node::Null))
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Laid, Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        variant: &'static str,
    ) -> Result<Laid, Error> {
        Ok(self.plain(if index == FIXED { Node::Json(variant) } else { Node::Name(variant) }))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Laid, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Laid, Error> {
        let mut open = self.open(Node::Object(0));
        open.add_field(variant, value)?;
        Ok(open.shut())
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
            type Ok = Laid;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.add(value)
            }

            fn end(self) -> Result<Laid, Error> {
                Ok(self.shut())
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
            type Ok = Laid;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.add_field(key, value)
            }

            fn end(self) -> Result<Laid, Error> {
                Ok(self.shut())
            }
        })*
    };
}

object! {
    SerializeStruct;
    SerializeStructVariant;
}

impl ser::SerializeMap for Open<'_, '_> {
    type Ok = Laid;
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

    fn end(self) -> Result<Laid, Error> {
        Ok(self.shut())
    }
}
