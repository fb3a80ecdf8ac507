//! How the kernel's types are called in the types that games' rooms write for their boards.

/// There it is nothing of its own, but what it travels as.
macro_rules! travels_as {
    ($type:ty, $other:ty) => {
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <$other as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$other as ts_rs::TS>::inline(config)
            }
        }
    };
}

travels_as!(crate::Seat, u8);
travels_as!(crate::Word, str);

impl<T: ts_rs::TS> ts_rs::TS for crate::Fixed<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        T::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        T::inline(config)
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
    }
}
