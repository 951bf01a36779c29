//! Tables before their match starts.

mod again;
mod company;
mod defaults;
mod invitations;
mod inviting;
mod places;
mod rated;
mod rules;
mod two_seats;
mod waiting;
