pub fn choose(view: &crate::game::PlayerView) -> crate::game::Action {
    match view.choices.first() {
        Some(c) => crate::game::Action::Place {
            tile: c.placement.tile,
            cell: c.placement.cell,
            corners: Some(c.placement.corners),
        },
        None if view.may_draw => crate::game::Action::Draw,
        None => crate::game::Action::Pass,
    }
}
