//! The call to check in and its reminder have the button.

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    join_as_organiser, short_options, use_tournament_command, wait_for_words,
};

const MINUTE: i64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn the_call_and_the_reminder_have_the_check_in_button() {
    let world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    let people @ [ada, bo, cy] = &world.people(["Ada", "Bo", "Cy"]);
    let options = [short_options("Cup", 1, 2), vec![("check-in", 15.into())]].concat();
    use_tournament_command(&mo, "create", &options).await;
    for person in people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let call = wait_for_words(&world, "Check-in is open. ").await;
    let checked = private_message(ada.click(&call, "Check In").await).await;
    assert!(checked.content.contains("checked in"), "{}", checked.content);
    world.clock.advance(10 * MINUTE);
    let reminder = wait_for_words(&world, "press **Check In**, or you won’t get a seat").await;
    assert_eq!(reminder.pinged, [bo.id(), cy.id()]);
    let checked = private_message(bo.click(&reminder, "Check In").await).await;
    assert!(checked.content.contains("checked in"), "{}", checked.content);
    world.clock.advance(5 * MINUTE);
    wait_for_words(&world, "Table 1: ").await;
    // The button stays, and says that there is nothing to confirm any more.
    let late = private_message(ada.click(&call, "Check In").await).await;
    assert!(late.content.contains("don’t have to check in"), "{}", late.content);
    world.finish();
}
