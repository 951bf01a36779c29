//! Refusals of moves that the rules of the game forbid. Each also says what the player can do instead.

use crate::text::core::bundle::say;
use crate::text::core::tile;
use crate::text::{PlayerName, Text};
use triominos_rules::game::{
    Cell, Disagreement, GameRefusal, Placement, PublicView, RequiredNumbers, Tile,
};

impl Text {
    /// Returns the sentence with the reason why a move is refused and what the player can do instead. If a view is given, the
    /// sentence contains the numbers of spots.
    pub fn game_refusal(
        &self,
        refusal: &GameRefusal,
        names: &[PlayerName<'_>],
        view: Option<&PublicView>,
    ) -> String {
        match refusal {
            GameRefusal::MatchOver => say!(self, "answer-match-over"),
            GameRefusal::BetweenRounds => say!(self, "refusal-between-rounds"),
            GameRefusal::NotYourTurn { turn } => {
                say!(self, "refusal-not-your-turn", who = self.bold_seat_name(names, *turn))
            }
            GameRefusal::TileNotOnRack { tile } => {
                say!(self, "refusal-tile-not-on-rack", tile = tile::tile_name(*tile))
            }
            GameRefusal::OnlyTheDrawnTile { drawn } => {
                say!(self, "refusal-only-the-drawn-tile", tile = tile::tile_name(*drawn))
            }
            GameRefusal::WrongFirstTile { tile } => {
                say!(self, "refusal-must-lead", tile = tile::tile_name(*tile))
            }
            GameRefusal::CellTaken { .. } => say!(self, "refusal-cell-taken"),
            GameRefusal::NotBesideATile { .. } => say!(self, "refusal-not-beside-a-tile"),
            GameRefusal::NoSuchSpot { number } => self.no_such_spot(*number, view),
            GameRefusal::SpotGone { number } => say!(self, "refusal-spot-gone", spot = number),
            GameRefusal::NoSuchRotation { tile, corners } => {
                let corners = self.corner_numbers(corners.map(Some));
                say!(self, "refusal-no-such-turn", tile = tile::tile_name(*tile), corners = corners)
            }
            GameRefusal::CornersDisagree { tile, cell, required, wrong } => {
                let why = self.numbers_do_not_match(*tile, *cell, *required, wrong, view);
                [why, say!(self, "refusal-rack-shows")].join(" ")
            }
            GameRefusal::OpeningTurn => say!(self, "refusal-opening-turn"),
            GameRefusal::PoolEmpty => say!(self, "refusal-pool-empty"),
            GameRefusal::DrawLimit { limit } => say!(self, "refusal-draw-limit", limit = limit),
            GameRefusal::ATileFits => say!(self, "refusal-a-tile-fits"),
            GameRefusal::PoolNotEmpty => say!(self, "refusal-pool-not-empty"),
        }
    }

    /// Returns the sentence about a refused move at a table without hints. It does not reveal which tiles fit. If a view is given,
    /// the sentence contains the numbers of spots.
    pub fn game_refusal_without_hints(
        &self,
        refusal: &GameRefusal,
        names: &[PlayerName<'_>],
        view: Option<&PublicView>,
    ) -> String {
        match refusal {
            GameRefusal::ATileFits => say!(self, "refusal-a-tile-fits-unhinted"),
            GameRefusal::CornersDisagree { tile, cell, required, wrong } => {
                let why = self.numbers_do_not_match(*tile, *cell, *required, wrong, view);
                [why, say!(self, "refusal-try-another")].join(" ")
            }
            _ => self.game_refusal(refusal, names, view),
        }
    }

    /// Returns the sentence that no spot has this number. If a view is given, the sentence lists the open spots.
    fn no_such_spot(&self, spot_number: u16, view: Option<&PublicView>) -> String {
        let open = view
            .map(|view| view.spots.iter().map(|spot| spot.number.to_string()).collect::<Vec<_>>());
        match open.filter(|open| !open.is_empty()) {
            Some(open) => {
                say!(self, "refusal-no-such-spot-open", spot = spot_number, open = open.join(", "))
            }
            None => say!(self, "refusal-no-such-spot", spot = spot_number),
        }
    }

    /// Refuses a tile whose numbers do not match the board. If a view is given, the sentence contains the number of the spot.
    fn numbers_do_not_match(
        &self,
        tile: Tile,
        cell: Cell,
        required: RequiredNumbers,
        mismatches: &[Disagreement],
        view: Option<&PublicView>,
    ) -> String {
        let spot = view.and_then(|view| view.spots.iter().find(|spot| spot.cell == cell));
        let mismatched_numbers = self.mismatched_numbers(cell, mismatches);
        say!(
            self,
            "refusal-corners-disagree",
            tile = tile::tile_name(tile),
            spot = spot.map_or(0, |spot| spot.number),
            corners = self.corner_numbers(required),
            brings = mismatched_numbers,
        )
    }

    /// Returns the words for the numbers of a tile that do not match the board: `4 instead of 5 at the top`.
    fn mismatched_numbers(&self, cell: Cell, mismatches: &[Disagreement]) -> String {
        let bring = |wrong: &Disagreement| {
            let corner = self.corner_name(cell, wrong.corner);
            say!(self, "refusal-bring", tile = wrong.tile, board = wrong.board, corner = corner)
        };
        self.list_with_and(&mismatches.iter().map(bring).collect::<Vec<_>>())
    }

    /// Returns the title of the picture that shows a tile on a spot that it does not fit.
    pub fn misfit_picture_title(&self, placement: &Placement, view: &PublicView) -> String {
        let spot = view.spots.iter().find(|spot| spot.cell == placement.cell);
        let spot = spot.map_or(0, |spot| spot.number);
        say!(self, "refusal-misfit-title", tile = placement.tile.to_string(), spot = spot)
    }

    /// Returns the alternative text of the picture that shows a tile on a spot that it does not fit. The text does not repeat the
    /// sentence of the refusal. Returns `None` if the move was refused for another reason.
    pub fn alt_misfit_picture(&self, refusal: &GameRefusal) -> Option<String> {
        let GameRefusal::CornersDisagree { cell, wrong, .. } = refusal else { return None };
        let (placement, _) = refusal.placement_and_wrong_corner_indexes()?;
        let lies = self.spot_in_words(*cell, placement.corners.map(Some));
        Some(say!(self, "refusal-misfit-alt", lies = lies, count = wrong.len()))
    }
}
