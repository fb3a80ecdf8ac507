//! One meaning, two databases: every law of [`laws`] and [`races`] is held against both.
//!
//! PostgreSQL is a private cluster made from the machine's binaries, or the one that
//! `UNDERCROFT_TEST_POSTGRES` points at.

#![expect(clippy::unwrap_used, reason = "in a test, what must not fail fails the test")]
#![expect(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]

mod faults;
mod kill;
mod laws;
mod nodes;
mod place;
mod races;

/// Makes two tests of each law, one a database.
macro_rules! on_both {
    ($($chapter:ident::$law:ident,)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                let place = crate::place::Place::file();
                crate::$chapter::$law(&place).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                let place = crate::place::Place::database().await;
                crate::$chapter::$law(&place).await;
                place.clear().await;
            })*
        }
    };
}

on_both! {
    laws::what_is_kept_comes_back,
    laws::an_id_and_a_code_are_taken_once,
    laws::a_change_is_stored_over_its_own_version_only,
    laws::the_log_has_no_gap,
    laws::a_request_sent_again_finds_its_entry,
    laws::what_is_not_there_is_refused,
    laws::tables_that_go_on_by_themselves_are_listed,
    laws::lists_show_the_liveliest_first,
    laws::a_table_expires_when_nothing_happens,
    laws::a_store_knows_how_it_is,
    laws::a_node_is_not_told_what_it_does_itself,
    laws::a_closed_store_refuses_and_a_new_one_finds_everything,
    laws::an_older_database_keeps_everything,
    laws::a_newer_database_is_refused,
    races::eight_writers_leave_no_gap_and_no_double,
    races::a_request_sent_five_times_is_stored_once,
    races::one_of_many_gets_the_seat,
    races::one_bad_append_harms_no_other,
    races::one_bad_write_harms_no_other,
}
