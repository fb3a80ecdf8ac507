//! Crypt Crusade.
