"""A bot with discord.py that uses the features that most bots use. It prints a line after each successful step."""

import asyncio
import io
import os
import sys

if os.environ["COMPRESSION"] == "zlib-stream":
    # discord.py requests zstd-stream if this package is available, and otherwise zlib-stream.
    sys.modules["zstandard"] = None

import discord
import yarl
from discord import app_commands
from discord.ext import commands

discord.http.Route.BASE = os.environ["API_URL"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY_URL"])


def step(name, detail=""):
    print(f"STEP {name} {detail}".rstrip(), flush=True)


intents = discord.Intents.default()
intents.message_content = True
intents.members = True
bot = commands.Bot(command_prefix="!", intents=intents)


class Panel(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Press me", custom_id="press", style=discord.ButtonStyle.primary)
    async def press(self, interaction, button):
        button.disabled = True
        await interaction.response.edit_message(content=f"Pressed by {interaction.user.display_name}", view=self)
        await interaction.followup.send("Only you see this.", ephemeral=True)
        step("button", interaction.user.display_name)


@bot.tree.command(description="Shows a panel with a button and a file")
@app_commands.describe(text="The text of the panel")
async def panel(interaction, text: str):
    file = discord.File(io.BytesIO(text.encode()), "text.txt", description="The text")
    await interaction.response.send_message(f"Panel: {text}", view=Panel(), file=file)
    step("command", text)
    message = await interaction.original_response()
    content = await message.attachments[0].read()
    assert content.decode() == text, content
    step("attachment", message.attachments[0].filename)


@bot.command()
async def ping(context):
    await context.reply("pong", mention_author=False)
    step("prefix", context.author.display_name)


async def use_messages(channel):
    message = await channel.send("First words")
    await message.edit(content="Second words")
    assert (await channel.fetch_message(message.id)).content == "Second words"
    step("edit")
    thread = await message.create_thread(name="A side talk")
    for number in range(3):
        await thread.send(f"Line {number}")
    lines = [one.content async for one in thread.history(limit=10, oldest_first=True) if one.content.startswith("Line")]
    assert lines == ["Line 0", "Line 1", "Line 2"], lines
    step("thread", thread.name)
    before = [one.content async for one in channel.history(limit=50)]
    assert "Second words" in before, before
    step("history", len(before))
    await message.delete()
    try:
        await channel.fetch_message(message.id)
    except discord.NotFound as error:
        assert error.code == 10008, error
        step("delete", error.code)


@bot.event
async def on_resumed():
    step("resumed")


ready = asyncio.Event()


@bot.event
async def on_ready():
    ready.set()


async def use_everything():
    """Uses the features that need no person, then follows the driver's instructions on standard input."""
    await ready.wait()
    step("login", bot.user.name)
    fetched = [guild.name async for guild in bot.fetch_guilds()]
    assert [guild.name for guild in bot.guilds] == fetched, fetched
    step("guilds", fetched)
    guild = bot.guilds[0]
    assert {"Ada", "Ben"} <= {member.display_name for member in guild.members}, guild.members
    step("members", len(guild.members))
    synced = await bot.tree.sync()
    step("register", [command.name for command in synced])
    await use_messages(discord.utils.get(guild.text_channels, name="bots"))
    step("ready")
    while line := await asyncio.to_thread(sys.stdin.readline):
        if line == "disconnect\n":
            step("disconnect")
            # This close code does not end the session, so the bot resumes it.
            await bot.ws.close(4000)
        else:
            break
    await bot.close()


async def main():
    async with bot, asyncio.TaskGroup() as tasks:
        tasks.create_task(bot.start(os.environ["TOKEN"]))
        tasks.create_task(use_everything())


asyncio.run(main())
