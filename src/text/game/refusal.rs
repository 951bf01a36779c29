//! Refusals of the rules, with what to do instead.

use crate::text::core::bundle::say;
use crate::text::core::tile;
use crate::text::{Text, Who};
use triominos_rules::game::{
    Cell, Disagreement, Placement, PublicView, Refusal, RequiredNumbers, Tile,
};

impl Text {
    /// Returns the reason of a refusal, and the possible actions. With a view, spots are named by their numbers.
    pub fn refusal(
        &self,
        refusal: &Refusal,
        names: &[Who<'_>],
        view: Option<&PublicView>,
    ) -> String {
        match refusal {
            Refusal::MatchOver => say!(self, "answer-match-over"),
            Refusal::BetweenRounds => say!(self, "refusal-between-rounds"),
            Refusal::NotYourTurn { turn } => {
                say!(self, "refusal-not-your-turn", who = self.bold_seat(names, *turn))
            }
            Refusal::TileNotOnRack { tile } => {
                say!(self, "refusal-tile-not-on-rack", tile = tile::name(*tile))
            }
            Refusal::OnlyTheDrawnTile { drawn } => {
                say!(self, "refusal-only-the-drawn-tile", tile = tile::name(*drawn))
            }
            Refusal::WrongFirstTile { tile } => {
                say!(self, "refusal-must-lead", tile = tile::name(*tile))
            }
            Refusal::CellTaken { .. } => say!(self, "refusal-cell-taken"),
            Refusal::NotBesideATile { .. } => say!(self, "refusal-not-beside-a-tile"),
            Refusal::NoSuchSpot { number } => self.no_such_spot(*number, view),
            Refusal::SpotGone { number } => say!(self, "refusal-spot-gone", spot = number),
            Refusal::NoSuchRotation { tile, corners } => {
                let corners = self.corners(corners.map(Some));
                say!(self, "refusal-no-such-turn", tile = tile::name(*tile), corners = corners)
            }
            Refusal::CornersDisagree { tile, cell, required, wrong } => {
                let why = self.corners_disagree(*tile, *cell, *required, wrong, view);
                [why, say!(self, "refusal-rack-shows")].join(" ")
            }
            Refusal::OpeningTurn => say!(self, "refusal-opening-turn"),
            Refusal::PoolEmpty => say!(self, "refusal-pool-empty"),
            Refusal::DrawLimit { limit } => say!(self, "refusal-draw-limit", limit = limit),
            Refusal::ATileFits => say!(self, "refusal-a-tile-fits"),
            Refusal::PoolNotEmpty => say!(self, "refusal-pool-not-empty"),
        }
    }

    /// Returns the same at a table without hints: it does not reveal which tiles fit.
    pub fn refusal_unhinted(
        &self,
        refusal: &Refusal,
        names: &[Who<'_>],
        view: Option<&PublicView>,
    ) -> String {
        match refusal {
            Refusal::ATileFits => say!(self, "refusal-a-tile-fits-unhinted"),
            Refusal::CornersDisagree { tile, cell, required, wrong } => {
                let why = self.corners_disagree(*tile, *cell, *required, wrong, view);
                [why, say!(self, "refusal-try-another")].join(" ")
            }
            _ => self.refusal(refusal, names, view),
        }
    }

    fn no_such_spot(&self, number: u16, view: Option<&PublicView>) -> String {
        let open = view
            .map(|view| view.spots.iter().map(|spot| spot.number.to_string()).collect::<Vec<_>>());
        match open.filter(|open| !open.is_empty()) {
            Some(open) => {
                say!(self, "refusal-no-such-spot-open", spot = number, open = open.join(", "))
            }
            None => say!(self, "refusal-no-such-spot", spot = number),
        }
    }

    fn corners_disagree(
        &self,
        tile: Tile,
        cell: Cell,
        required: RequiredNumbers,
        wrong: &[Disagreement],
        view: Option<&PublicView>,
    ) -> String {
        let spot = view.and_then(|view| view.spots.iter().find(|spot| spot.cell == cell));
        let brings = self.brings(cell, wrong);
        say!(
            self,
            "refusal-corners-disagree",
            tile = tile::name(tile),
            spot = spot.map_or(0, |spot| spot.number),
            corners = self.corners(required),
            brings = brings,
        )
    }

    /// Returns the numbers of a tile that disagree with the board: `4 instead of 5 at the top`.
    fn brings(&self, cell: Cell, wrong: &[Disagreement]) -> String {
        let bring = |wrong: &Disagreement| {
            let corner = self.corner(cell, wrong.corner);
            say!(self, "refusal-bring", tile = wrong.tile, board = wrong.board, corner = corner)
        };
        self.list(&wrong.iter().map(bring).collect::<Vec<_>>())
    }

    /// Returns the title of the picture of a tile that does not fit.
    pub fn misfit_title(&self, placement: &Placement, view: &PublicView) -> String {
        let spot = view.spots.iter().find(|spot| spot.cell == placement.cell);
        let spot = spot.map_or(0, |spot| spot.number);
        say!(self, "refusal-misfit-title", tile = placement.tile.to_string(), spot = spot)
    }

    /// Returns the alternative text of the picture of a tile that does not fit, without what the refusal says; `None` for other
    /// refusals.
    pub fn alt_misfit(&self, refusal: &Refusal) -> Option<String> {
        let Refusal::CornersDisagree { cell, wrong, .. } = refusal else { return None };
        let (placement, _) = refusal.misfit()?;
        let lies = self.spot_words(*cell, placement.corners.map(Some));
        Some(say!(self, "refusal-misfit-alt", lies = lies, count = wrong.len()))
    }
}
