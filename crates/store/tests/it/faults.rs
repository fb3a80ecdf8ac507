//! Files that are no good.

use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use store::Error;

use crate::place::{Folder, Place, entry, lay, play};

async fn refusal(address: &str) -> Error {
    store::open(address).await.err().expect("it must be refused")
}

fn overwrite(file: &Path, from: u64, length: usize) {
    let mut file = std::fs::File::options().write(true).open(file).unwrap();
    file.seek(SeekFrom::Start(from)).unwrap();
    file.write_all(&vec![0xAA; length]).unwrap();
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("letter.txt");
    let words = "Dear Ana, ".repeat(1_000);
    std::fs::write(&file, &words).unwrap();
    let refused = refusal(&format!("sqlite:{}", file.display())).await;
    assert!(matches!(refused, Error::Corrupt(_)), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), words);
}

#[tokio::test]
async fn damaged_pages_are_found() {
    let place = Place::file();
    let Place::File(folder) = &place else { unreachable!("it is a file") };
    let store = place.open().await;
    let table = lay(&*store, "t").await;
    play(&*store, &table, (1..=300).map(entry)).await;
    store.close().await;

    let file = folder.0.join("tables.db");
    let length = std::fs::metadata(&file).unwrap().len();
    overwrite(&file, length / 2, 8_192);
    let store = place.open().await;
    let found = store.audit().await;
    assert!(matches!(found, Err(Error::Corrupt(_))), "{found:?}");
}

#[tokio::test]
async fn a_folder_that_is_missing_and_an_address_that_is_none_are_told_apart() {
    let folder = Folder::new();
    let missing = refusal(&format!("sqlite:{}/no/such/folder.db", folder.0.display())).await;
    assert!(matches!(missing, Error::Unreachable(_)), "{missing:?}");
    let strange = refusal("mysql://ana:secret@host/undercroft").await;
    assert!(matches!(strange, Error::Address(_)), "{strange:?}");
    assert!(!strange.to_string().contains("secret"));
}
