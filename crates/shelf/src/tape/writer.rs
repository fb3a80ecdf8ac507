//! How serde lays a value on a tape: in the shapes of JSON.

use std::fmt::{Display, Write as _};

use serde::de::value::Error;
use serde::ser::{self, Error as _, Serialize, Serializer};

use super::{Node, Span, Tape};

/// Lays one value on a tape.
pub(super) struct Writer<'a>(pub(super) &'a mut Tape);

impl Tape {
    fn push(&mut self, node: Node) {
        self.nodes.push(node);
    }

    fn push_word(&mut self, word: &str) {
        let at = self.words.len();
        self.words.push_str(word);
        self.push_from(at, Node::Word);
    }

    /// What was written behind this place is a word, or JSON.
    fn push_from(&mut self, at: usize, node: fn(Span) -> Node) {
        let fit = |place: usize| u32::try_from(place).expect("a view has less than four gigabytes");
        self.push(node(Span { at: fit(at), length: fit(self.words.len() - at) }));
    }

    fn open(&mut self, head: Node) -> Open<'_> {
        self.open_in(None, head)
    }

    /// A list or an object that is the content of a variant: `{"Variant": …}`.
    fn open_variant(&mut self, variant: &'static str, head: Node) -> Open<'_> {
        let outer = self.nodes.len();
        self.push(Node::Object(0));
        self.push(Node::Name(variant));
        self.open_in(Some(outer), head)
    }

    fn open_in(&mut self, outer: Option<usize>, head: Node) -> Open<'_> {
        let at = self.nodes.len();
        self.push(head);
        Open { tape: self, at, outer }
    }

    /// Notes how much belongs to a list or an object that ends here.
    fn close(&mut self, at: usize) {
        let size = u32::try_from(self.nodes.len() - at).expect("a view has less than four billion parts");
        self.nodes[at] = match self.nodes[at] {
            Node::Object(_) => Node::Object(size),
            _ => Node::List(size),
        };
    }

    /// JSON's keys are words: the newest node, which is a key, is made one.
    fn make_key(&mut self) -> Result<(), Error> {
        let number = match self.nodes.last() {
            Some(Node::Name(_) | Node::Word(_)) => return Ok(()),
            Some(Node::Unsigned(number)) => i128::from(*number),
            Some(Node::Signed(number)) => i128::from(*number),
            _ => return Err(Error::custom("a key is a word or a number")),
        };
        self.nodes.pop();
        self.push_word(&number.to_string());
        Ok(())
    }
}

/// A list or an object that is being laid down.
pub(super) struct Open<'a> {
    tape: &'a mut Tape,
    at: usize,
    /// The object of a variant around it.
    outer: Option<usize>,
}

impl Open<'_> {
    fn add(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        value.serialize(Writer(self.tape))
    }

    fn add_field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.tape.push(Node::Name(key));
        self.add(value)
    }

    fn shut(self) {
        self.tape.close(self.at);
        if let Some(outer) = self.outer {
            self.tape.close(outer);
        }
    }
}

/// Numbers and other plain values, one line each.
macro_rules! plain {
    ($($method:ident($type:ty) => $node:expr;)*) => {
        $(fn $method(self, value: $type) -> Result<(), Error> {
            self.0.push($node(value.into()));
            Ok(())
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

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
        self.0.push(Node::Float(value.to_string().parse().map_err(Error::custom)?));
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.0.push_word(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.0.push_word(value);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        let at = self.0.words.len();
        write!(self.0.words, "{value}").map_err(Error::custom)?;
        self.0.push_from(at, Node::Word);
        Ok(())
    }

    /// JSON that was written beforehand. [`table::Fixed`]
    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        let json = std::str::from_utf8(value).map_err(Error::custom)?;
        let at = self.0.words.len();
        self.0.words.push_str(json);
        self.0.push_from(at, Node::Json);
        Ok(())
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
        self.0.push(Node::Null);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.0.push(Node::Name(variant));
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
        let mut open = self.0.open(Node::Object(0));
        open.add_field(variant, value)?;
        open.shut();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(self.0.open(Node::List(0)))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Error> {
        Ok(self.0.open(Node::List(0)))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Error> {
        Ok(self.0.open(Node::List(0)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.0.open_variant(variant, Node::List(0)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(self.0.open(Node::Object(0)))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Error> {
        Ok(self.0.open(Node::Object(0)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.0.open_variant(variant, Node::Object(0)))
    }
}

/// The four kinds of lists, which differ in the name of one method.
macro_rules! list {
    ($($trait:ident, $method:ident;)*) => {
        $(impl ser::$trait for Open<'_> {
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
        $(impl ser::$trait for Open<'_> {
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

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.add(key)?;
        self.tape.make_key()
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.add(value)
    }

    fn end(self) -> Result<(), Error> {
        self.shut();
        Ok(())
    }
}
