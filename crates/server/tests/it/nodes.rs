//! Two nodes on one store: one match, whoever is asked.

use serde_json::{Value, json};

use crate::support::{House, Picks, on_both_databases};
use crate::viewers::{Viewer, on_a_socket};

on_both_databases! {
    a_match_is_played_through_two_nodes_and_both_tell_it_live,
    of_two_nodes_asked_at_once_one_wins_and_the_other_shows_the_new_state,
    a_key_means_one_deed_whichever_node_hears_it,
}

async fn a_match_is_played_through_two_nodes_and_both_tell_it_live(one: House) {
    let other = one.second_node().await;
    let address = on_a_socket(&other).await;
    let table = one.started(2, 2, json!({"rounds": 7})).await;
    let mut watcher = Viewer::hello(address, &table.path, &[], None).await;
    let mut pick = Picks::new(31);
    let mut turns = [&one, &other].into_iter().cycle();
    while table.step(turns.next().unwrap(), &mut pick).await {} // a node behind the other gets a 409 and goes on
    let view = format!("{}/view", table.path);
    let end = one.get(&view).await.good();
    watcher.until(end["seq"].as_u64().unwrap()).await;
    assert_eq!(watcher.view, end["view"]);
    let verdict = other.get(&format!("{}/verify", table.path)).await.good();
    assert_eq!(verdict["genuine"], true, "{verdict}");
}

async fn of_two_nodes_asked_at_once_one_wins_and_the_other_shows_the_new_state(one: House) {
    let other = one.second_node().await;
    let table = one.started(2, 2, json!({})).await;
    let view = format!("{}/view", table.path);
    for round in 0..20 {
        let update = one.get(&view).await.good();
        let (seq, seat) = (&update["seq"], update["turn"]["awaits"][0].as_u64().unwrap());
        let token = &table.tokens[usize::try_from(seat).unwrap()];
        let act =
            |node: &str| json!({"seat": seat, "seq": seq, "key": format!("{node}{round}"), "choice": 0});
        let path = format!("{}/act", table.path);
        let (a, b) = tokio::join!(one.post(&path, token, act("a")), other.post(&path, token, act("b")));
        let (won, lost): (Vec<_>, Vec<_>) = [a, b].into_iter().partition(|it| it.status.is_success());
        assert_eq!((won.len(), lost.len()), (1, 1), "round {round}");
        assert_eq!(lost[0].problem(), (409, "stale"));
        assert_eq!(lost[0].body["update"]["view"], won[0].body["update"]["view"], "round {round}");
        assert_ne!(lost[0].body["update"]["seq"], Value::Null);
    }
}

async fn a_key_means_one_deed_whichever_node_hears_it(one: House) {
    let other = one.second_node().await;
    let table = one.started(2, 2, json!({})).await;
    let view = format!("{}/view", table.path);
    for round in 0..20 {
        let update = one.get(&view).await.good();
        let (seq, seat) = (&update["seq"], update["turn"]["awaits"][0].as_u64().unwrap());
        let token = &table.tokens[usize::try_from(seat).unwrap()];
        let mine = one.get_as(&view, token).await.good();
        let choices = mine["choices"].as_array().unwrap();
        let act = |choice: usize| {
            let action = &choices[choice]["action"];
            json!({"seat": seat, "seq": seq, "key": round.to_string(), "action": action})
        };
        let path = format!("{}/act", table.path);
        let last = choices.len() - 1;
        let (a, b) = tokio::join!(one.post(&path, token, act(0)), other.post(&path, token, act(last)));
        let (done, refused): (Vec<_>, Vec<_>) = [a, b].into_iter().partition(|it| it.status.is_success());
        if last == 0 {
            let entries: Vec<_> = done.iter().map(|it| &it.body["entry"]).collect();
            assert_eq!(entries, [&json!(round + 1); 2], "the same deed has the same answer");
        } else {
            assert_eq!((done.len(), refused[0].problem()), (1, (409, "key_reused")), "round {round}");
        }
    }
}
