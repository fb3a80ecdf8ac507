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
