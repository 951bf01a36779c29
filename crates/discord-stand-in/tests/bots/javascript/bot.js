// A bot with discord.js that uses the features that most bots use. It prints a line after each successful step.

import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags,
  SimpleShardingStrategy, SlashCommandBuilder, WebSocketShardDestroyRecovery,
} from "discord.js";

const { API_URL, COMPRESSION, TOKEN } = process.env;
const step = (name, detail = "") => console.log(`STEP ${name} ${detail}`.trimEnd());

let strategy;
const client = new Client({
  intents: [
    GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent,
  ],
  rest: { api: API_URL.replace("/v10", "") },
  ws: { buildStrategy },
});

/** Returns the default sharding strategy. It enables payload compression if that is requested, because discord.js has no option for it. */
function buildStrategy(manager) {
  manager.options.identifyCompress = COMPRESSION === "payload";
  strategy = new SimpleShardingStrategy(manager);
  return strategy;
}

const press = new ButtonBuilder().setCustomId("press").setLabel("Press me").setStyle(ButtonStyle.Primary);
const row = (disabled) => new ActionRowBuilder().addComponents(press.setDisabled(disabled));

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const text = interaction.options.getString("text");
    const file = new AttachmentBuilder(Buffer.from(text), { name: "text.txt", description: "The text" });
    await interaction.reply({ content: `Panel: ${text}`, components: [row(false)], files: [file] });
    step("command", text);
    const message = await interaction.fetchReply();
    const attachment = message.attachments.first();
    assert.equal(await (await fetch(attachment.url)).text(), text);
    step("attachment", attachment.name);
  } else if (interaction.isButton()) {
    await interaction.update({ content: `Pressed by ${interaction.user.displayName}`, components: [row(true)] });
    await interaction.followUp({ content: "Only you see this.", flags: MessageFlags.Ephemeral });
    step("button", interaction.user.displayName);
  }
});

client.on(Events.MessageCreate, async (message) => {
  if (message.content !== "!ping") return;
  await message.reply({ content: "pong", allowedMentions: { repliedUser: false } });
  step("prefix", message.author.displayName);
});

client.on(Events.ShardResume, () => step("resumed"));
client.on(Events.Error, (error) => { throw error; });

async function useMessages(channel) {
  const message = await channel.send("First words");
  await message.edit("Second words");
  assert.equal((await channel.messages.fetch({ message: message.id, force: true })).content, "Second words");
  step("edit");
  const thread = await message.startThread({ name: "A side talk" });
  for (let number = 0; number < 3; number += 1) await thread.send(`Line ${number}`);
  const lines = (await thread.messages.fetch({ limit: 10 })).map((one) => one.content).filter((line) => line.startsWith("Line"));
  assert.deepEqual(lines.reverse(), ["Line 0", "Line 1", "Line 2"]);
  step("thread", thread.name);
  const before = (await channel.messages.fetch({ limit: 50 })).map((one) => one.content);
  assert(before.includes("Second words"));
  step("history", before.length);
  await message.delete();
  await assert.rejects(channel.messages.fetch({ message: message.id, force: true }), { code: 10008 });
  step("delete", 10008);
}

async function useEverything() {
  step("login", client.user.username);
  const fetched = [...(await client.guilds.fetch()).values()].map((guild) => guild.name);
  assert.deepEqual(client.guilds.cache.map((guild) => guild.name), fetched);
  step("guilds", fetched);
  const guild = client.guilds.cache.first();
  const members = [...(await guild.members.fetch()).values()].map((member) => member.displayName);
  assert(members.includes("Ada") && members.includes("Ben"));
  step("members", members.length);
  const panel = new SlashCommandBuilder()
    .setName("panel")
    .setDescription("Shows a panel with a button and a file")
    .addStringOption((option) => option.setName("text").setDescription("The text of the panel").setRequired(true));
  const registered = await client.application.commands.set([panel]);
  step("register", registered.map((command) => command.name));
  await useMessages(guild.channels.cache.find((channel) => channel.name === "bots"));
  step("ready");
  for await (const line of createInterface({ input: process.stdin })) {
    if (line !== "disconnect") break;
    step("disconnect");
    // This closes the connection without ending the session, so the bot resumes it.
    await strategy.shards.get(0).destroy({ reason: "a test", recover: WebSocketShardDestroyRecovery.Resume });
  }
  await client.destroy();
}

client.once(Events.ClientReady, useEverything);
await client.login(TOKEN);
