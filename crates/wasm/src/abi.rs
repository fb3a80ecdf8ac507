//! The way in from a browser: three functions, and two that the browser gives.
//!
//! The caller asks for `room`, writes a request there as UTF-8, and calls `call`, which says how long the answer is; it
//! begins at `answer`. All of it is plain numbers, so that no generated glue is needed, and the module never reads
//! memory by an address from outside. A panic tells its message and ends in a trap; the caller starts a new module then.
#![allow(
    unsafe_code,
    reason = "exported names must be told apart by hand; there is no other unsafe code here"
)]

use std::cell::RefCell;
use std::panic;

use crate::Module;

#[link(wasm_import_module = "undercroft")]
unsafe extern "C" {
    /// A long work has come to its n-th part.
    safe fn progress(done: u32);
    /// What a panic said, as UTF-8 at that address.
    safe fn fault(address: *const u8, length: usize);
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::new(Module::new(|done| progress(done)));
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for a request of that length, and says where.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request that was written there, and says how long the answer is.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn call() -> usize {
    panic::set_hook(Box::new(|info| {
        let text = info.to_string();
        fault(text.as_ptr(), text.len());
    }));
    let request = REQUEST.take();
    let text = MODULE.with_borrow_mut(|module| module.answer(&request));
    ANSWER.with_borrow_mut(|answer| {
        *answer = text;
        answer.len()
    })
}

/// Where the newest answer begins.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
