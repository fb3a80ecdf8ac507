//! Building decks, and bringing them to a table.

use serde_json::{Value, json};

use crate::support::House;

/// A starter deck of the collection, for a character.
async fn starter(house: &House, bearer: &str) -> Value {
    let collection = house.get("/api/games/pharaoh/decks").await.good();
    let starters = collection["starters"].as_array().unwrap();
    starters.iter().find(|it| it["deck"]["for"] == bearer).unwrap()["deck"].clone()
}

async fn inspect(house: &House, request: Value) -> Value {
    house.post("/api/games/pharaoh/decks/inspect", "", request).await.good()
}

/// A table of two where Ada and Bo sit: its path, the host's token, theirs.
async fn table(house: &House) -> (String, String, Vec<String>) {
    let created = house.post("/api/tables", "", json!({"game": "pharaoh", "seats": 2})).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let mut tokens = Vec::new();
    for (seat, name) in ["Ada", "Bo"].iter().enumerate() {
        let claim = json!({"name": name, "nonce": "n"});
        let claimed = house.post(&format!("{path}/seats/{seat}/claim"), "", claim).await.good();
        tokens.push(claimed["token"].as_str().unwrap().to_owned());
    }
    (path, created["host_token"].as_str().unwrap().to_owned(), tokens)
}

#[tokio::test]
async fn a_collection_tells_what_a_deck_can_be_built_from() {
    let house = House::open().await;
    let games = house.get("/api/games").await.good();
    let with_decks: Vec<&Value> = games.as_array().unwrap().iter().filter(|it| it["decks"] == true).collect();
    assert_eq!(with_decks.len(), 1);
    assert_eq!(with_decks[0]["key"], "pharaoh");

    let collection = house.get("/api/games/pharaoh/decks").await.good();
    assert_eq!(collection["bearers"].as_array().unwrap().len(), 6);
    let counts: Vec<usize> = collection["piles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pile| pile["pieces"].as_array().unwrap().len())
        .collect();
    assert_eq!(counts, [126, 36]);
    for pile in collection["piles"].as_array().unwrap() {
        let facets = pile["facets"].as_array().unwrap();
        for piece in pile["pieces"].as_array().unwrap() {
            for (facet, fact) in facets.iter().zip(piece["facts"].as_array().unwrap()) {
                let values = facet["values"].as_array().unwrap();
                assert!(fact == "" || values.contains(fact), "{}: {fact}", piece["name"]);
            }
            assert_eq!(piece["facts"].as_array().unwrap().len(), facets.len());
        }
    }
    assert_eq!(house.get("/api/games/crusade/decks").await.problem(), (404, "no_decks"));
    assert_eq!(house.get("/api/games/chess/decks").await.problem(), (404, "not_found"));
}

#[tokio::test]
async fn a_deck_is_told_every_rule_it_breaks() {
    let house = House::open().await;
    let mut deck = starter(&house, "Avenger").await;
    let good = inspect(&house, json!({"deck": deck})).await;
    assert_eq!(good["verdicts"][0], json!({"title": "With others", "faults": []}));
    assert_eq!(good["deck"], deck);

    deck["piles"]["cards"]["C000"] = json!(2);
    deck["piles"]["cards"]["Block"] = json!(5); // C005 by its name; two are in the deck
    deck["piles"]["cards"]["Moonbeam"] = json!(1);
    deck["piles"]["hexes"] = json!({"H001": 4});
    let bad = inspect(&house, json!({"deck": deck})).await;
    let faults = bad["verdicts"][0]["faults"].as_array().unwrap();
    let rules: Vec<&str> = faults.iter().map(|it| it["rule"].as_str().unwrap()).collect();
    assert_eq!(rules, ["PHA-OBJ-06", "PHA-DECK-02", "PHA-DECK-03", "PHA-PILE-01", "PHA-PILE-01"]);
    assert_eq!((&faults[0]["piece"], &faults[2]["piece"]), (&json!("Moonbeam"), &json!("C005")));
    assert_eq!(bad["deck"]["piles"]["cards"]["C005"], 7);
    assert_eq!(bad["deck"]["piles"]["cards"]["Moonbeam"], 1, "nothing is lost");

    // What was written is read again, in both forms.
    for form in ["list", "ron"] {
        let again = inspect(&house, json!({"text": bad[form]})).await;
        assert_eq!((&again["deck"], &again["mistakes"]), (&bad["deck"], &json!([])), "{form}");
    }
    let unread = inspect(&house, json!({"text": "for: Avenger\ncards:\nBlock\n2 Block\n"})).await;
    assert_eq!(unread["mistakes"][0]["line"], 3);
    assert_eq!(unread["deck"]["piles"]["cards"], json!({"C005": 2}));
    let nonsense = house.post("/api/games/pharaoh/decks/inspect", "", json!({"decks": 1})).await;
    assert_eq!(nonsense.problem(), (400, "malformed"));
}

#[tokio::test]
async fn each_player_brings_a_deck_that_nobody_else_sees() {
    let mut house = House::open().await;
    let (path, host, tokens) = table(&house).await;
    let mut deck = starter(&house, "Warlord").await;
    deck["piles"]["cards"]["C005"] = json!(4);
    let settings = inspect(&house, json!({"deck": deck})).await["settings"].clone();
    let bring = json!({"settings": settings});
    let lobby = house.patch(&format!("{path}/seats/1"), &tokens[1], bring.clone()).await.good();
    assert_eq!(lobby["seats"][1]["own"], json!({"characters": null, "decks": null, "hexes": null}));
    assert_eq!((&lobby["seats"][0]["own"], &lobby["chosen"]), (&json!({}), &json!({})));
    assert!(!lobby.to_string().contains("C005"), "a deck is its player's own business");

    // Nobody chooses for somebody else, neither a neighbour nor the host; nor does a seat set the table.
    let stranger = house.patch(&format!("{path}/seats/1"), &tokens[0], bring.clone()).await;
    assert_eq!(stranger.problem(), (403, "forbidden"));
    let by_host = house.patch(&format!("{path}/seats/1"), &host, bring).await;
    assert_eq!(by_host.problem(), (403, "forbidden"));
    let rounds =
        house.patch(&format!("{path}/seats/1"), &tokens[1], json!({"settings": {"round_limit": 20}})).await;
    assert_eq!(rounds.problem(), (422, "setup"));

    // An illegal deck is refused by its rule and changes nothing.
    let illegal = json!({"settings": {"decks": {"Cards": {"C000": 1}}}});
    let refused = house.patch(&format!("{path}/seats/1"), &tokens[1], illegal).await;
    assert_eq!(refused.problem(), (422, "setup"));
    assert_eq!(refused.body["rules"], json!(["PHA-DECK-01"]));

    // The host sets the table without touching it, and it survives a restart and the start.
    house.patch(&path, &host, json!({"settings": {"round_limit": 30}})).await.good();
    house.restart().await;
    for (seat, token) in tokens.iter().enumerate() {
        house.patch(&format!("{path}/seats/{seat}"), token, json!({"ready": true})).await.good();
    }
    house.ask("POST", &format!("{path}/start"), &[&host], None).await.good();
    let view = house.ask("GET", &format!("{path}/view"), &[&tokens[0]], None).await.good();
    assert_eq!(view["view"]["seats"][1]["character"], "Warlord", "{view}");
    let late =
        house.patch(&format!("{path}/seats/1"), &tokens[1], json!({"settings": {"ask": "Always"}})).await;
    assert_eq!(late.problem(), (409, "wrong_status"));
}

#[tokio::test]
async fn what_a_player_brought_goes_when_they_go() {
    let house = House::open().await;
    let (path, host, tokens) = table(&house).await;
    let choose = |settings: Value| json!({"settings": settings});
    let seat = format!("{path}/seats/1");
    house.patch(&seat, &tokens[1], choose(json!({"characters": "Warlord", "ask": "Always"}))).await.good();
    let lobby = house.patch(&seat, &tokens[1], choose(json!({"ask": null}))).await.good();
    assert_eq!(lobby["seats"][1]["own"], json!({"characters": null}));
    let lobby = house.patch(&path, &host, json!({"seats": 3})).await.good();
    assert_eq!(lobby["seats"][1]["own"], json!({"characters": null}), "one seat more takes nothing away");
    house.ask("POST", &format!("{path}/leave"), &[&tokens[1]], Some(json!({"seat": 1}))).await.good();
    assert_eq!(house.get(&path).await.good()["seats"][1]["own"], json!({}));
}

#[tokio::test]
async fn what_others_may_know_is_shown() {
    let house = House::open().await;
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let claimed = house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "n"})).await.good();
    let token = claimed["token"].as_str().unwrap();
    let change = json!({"settings": {"teams": "Any"}});
    let lobby = house.patch(&format!("{path}/seats/0"), token, change).await.good();
    assert_eq!(lobby["seats"][0]["own"], json!({"teams": "Any"}));
}
