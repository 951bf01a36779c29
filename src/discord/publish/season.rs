//! The end of a season: the announcement of its final standings, and the champions' roles.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{CreateAllowedMentions, CreateAttachment, CreateMessage, Nonce};

use super::to_announce_error;
use crate::discord::bot::Bot;
use crate::discord::render::leaderboard;
use crate::guild::{ChampionRoleHandover, SeasonAnnouncement, SeasonAnnouncer};
use crate::ids::{GuildId, PersonId, RoleId, ServerOrDirect};
use crate::league::SeasonStandings;
use crate::store::Champions;
use crate::table::AnnounceError;
use crate::text::{ChampionRoleOutcome, ChampionRoleProblem, Text};
use triominos_pictures::Theme;

/// The reason that the server's audit log shows for a change of the champions' roles.
const REASON: Option<&str> = Some("the end of a season");

#[async_trait]
impl SeasonAnnouncer for Bot {
    async fn announce_season_end(
        &self,
        season: SeasonAnnouncement,
    ) -> Result<Champions, AnnounceError> {
        let handovers = [season.of_matches, season.of_tournaments];
        let [of_matches, of_tournaments] =
            self.hand_over_champion_roles(season.guild, handovers).await?;
        let (text, theme) = self.public_style_in(season.guild, season.channel).await;
        let highlights = self.guilds.shows_highlights(season.guild).await.unwrap_or(false);
        let content =
            text.season_end_message(&season.table, of_matches, of_tournaments, highlights);
        let content = self.mention_commands(ServerOrDirect::Server(season.guild), content);
        let message = CreateMessage::new()
            .content(content)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(season.nonce))
            .enforce_nonce(true);
        let channel = discord::ChannelId::from(season.channel);
        let post = async |message: CreateMessage| {
            let post = |http| channel.send_message(http, message.clone());
            self.caller.call(None, post).await.map_err(to_announce_error)
        };
        let ladders = self.final_table_pictures(&season.table, text, theme).await;
        match post(message.clone().add_files(ladders)).await {
            // The bot may not attach pictures here. The text contains the same information.
            Err(AnnounceError::Barred(_)) => post(message).await?,
            posted => posted?,
        };
        for (role, handed_over) in [of_matches, of_tournaments].into_iter().flatten() {
            // The role was deleted, and this announcement has reported that. The setting is reset, so that the next
            // announcement does not report it again.
            if handed_over == Err(ChampionRoleProblem::Gone)
                && let Err(error) =
                    self.guilds.remove_deleted_champion_role(season.guild, role).await
            {
                tracing::warn!(%error, "cannot remove a deleted role from the settings");
            }
        }
        let given = |handover: Option<ChampionRoleHandover>, done| {
            handover.filter(|_| is_handed_over(done)).map(|handover| handover.champion)
        };
        Ok(Champions {
            matches: given(season.of_matches, of_matches),
            tournaments: given(season.of_tournaments, of_tournaments),
        })
    }
}

impl Bot {
    /// Returns the pictures of the final standings of a season's two leaderboards: the one of matches and the one of tournaments.
    async fn final_table_pictures(
        &self,
        table: &SeasonStandings,
        text: &Text,
        theme: Theme,
    ) -> Vec<CreateAttachment> {
        let mut pictures = Vec::new();
        for page in table.first_pages() {
            let picture =
                leaderboard::leaderboard_picture(&self.renderer, &page, None, text, theme).await;
            pictures.extend(picture.file.map(|mut picture| {
                picture.filename = format!("{}.png", page.view.board.name());
                picture
            }));
        }
        pictures
    }

    /// Gives the champions' roles to the new champions, and removes the roles from the former champions. A role is skipped if the
    /// bot may no longer assign it. Returns the result for each role; `None` for a role without a handover.
    async fn hand_over_champion_roles(
        &self,
        guild: GuildId,
        handovers: [Option<ChampionRoleHandover>; 2],
    ) -> Result<[Option<ChampionRoleOutcome>; 2], AnnounceError> {
        if handovers.iter().all(Option::is_none) {
            return Ok([None, None]);
        }
        let order = match self.role_order(guild).await {
            Err(error) if error.is_transient() => return Err(to_announce_error(error)),
            order => order,
        };
        let mut done = [None, None];
        for (handover, done) in handovers.iter().zip(&mut done) {
            let Some(ChampionRoleHandover { role, champion, .. }) = *handover else { continue };
            let checked = match &order {
                Ok(order) => order.check_assignable(role),
                Err(error) => {
                    tracing::info!(%error, "cannot load the roles of a server");
                    Err(ChampionRoleProblem::NotBelowMine)
                }
            };
            let given = match checked {
                Ok(()) => self.give_role(guild, role, champion).await?,
                trouble => trouble,
            };
            *done = Some((role, given));
        }
        for (handover, done) in
            handovers.into_iter().zip(done).filter(|(_, done)| is_handed_over(*done))
        {
            let Some((ChampionRoleHandover { role, former: Some(former), .. }, _)) =
                handover.zip(done)
            else {
                continue;
            };
            // If one role serves both ladders, the former champion of one may have won the other, and then keeps the role.
            let wears =
                |other: ChampionRoleHandover| other.role == role && other.champion == former;
            if !handovers.into_iter().flatten().any(wears) {
                self.remove_role_from_former_champion(guild, role, former).await;
            }
        }
        Ok(done)
    }

    /// Gives a role to a champion. The inner error is a permanent refusal by Discord, the outer one a failure that may be retried.
    async fn give_role(
        &self,
        guild: GuildId,
        role: RoleId,
        champion: PersonId,
    ) -> Result<Result<(), ChampionRoleProblem>, AnnounceError> {
        let (guild, role) = (guild.into(), role.into());
        let given = self
            .caller
            .call(None, |http| http.add_member_role(guild, champion.into(), role, REASON));
        match given.await {
            Ok(()) => Ok(Ok(())),
            Err(error) if error.is_transient() => Err(to_announce_error(error)),
            Err(error) => {
                tracing::info!(%error, "cannot give the champion's role");
                Ok(Err(ChampionRoleProblem::NotBelowMine))
            }
        }
    }

    /// Removes a role from the former champion.
    async fn remove_role_from_former_champion(
        &self,
        guild: GuildId,
        role: RoleId,
        former: PersonId,
    ) {
        let (guild, role) = (guild.into(), role.into());
        let taken = self
            .caller
            .call(None, |http| http.remove_member_role(guild, former.into(), role, REASON));
        // A failure is only logged: the former champion may have left the server.
        if let Err(error) = taken.await {
            tracing::info!(%error, "cannot remove the role from the former champion");
        }
    }
}

/// Returns `true` if the role was given to the champion.
fn is_handed_over(done: Option<ChampionRoleOutcome>) -> bool {
    done.is_some_and(|(_, given)| given.is_ok())
}
