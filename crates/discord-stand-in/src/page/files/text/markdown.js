// A parser of Discord's Markdown. It has no access to the page; `prose.js` draws the resulting tree.
//
// A node is `{ type, … }`: text {text}, strong/em/underline/strike/spoiler/quote/subtext {children}, heading {level, children},
// code {text}, codeblock {language, text}, list {ordered, start, items: [children]}, link {url, children}, user/channel/role {id},
// command {name, id}, time {seconds, style}, emoji {name, id}, everyone {text}.

const INLINE = [
  ["escape", /^\\([^0-9A-Za-z\s])/],
  ["codeblock", /^```(?:([a-zA-Z0-9_+\-.#]+)\n)?\n*([^\n][\s\S]*?)\n*```\n?/],
  ["code", /^(`+)([\s\S]*?[^`])\1(?!`)/],
  ["time", /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/],
  ["user", /^<@!?(\d{1,20})>/],
  ["role", /^<@&(\d{1,20})>/],
  ["channel", /^<#(\d{1,20})>/],
  ["command", /^<\/((?:[-_\p{L}\p{N}]+ ?){1,3}):(\d{1,20})>/u],
  ["emoji", /^<a?:(\w{2,32}):(\d{1,20})>/],
  ["everyone", /^@(?:everyone|here)\b/],
  ["angled", /^<(https?:\/\/[^\s<>]+)>/],
  ["masked", /^\[((?:\\.|[^\]\\\n]){1,512})\]\(\s*<?((?:https?:\/\/|\/channels\/)[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+["'][^"'\n]*["'])?\s*\)/],
  ["url", /^https?:\/\/[^\s<]+[^<.,:;"'\]\s]/],
  ["strongem", /^\*\*\*((?:\\[\s\S]|[^\\*])+?)\*\*\*(?!\*)/],
  ["strong", /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/],
  ["underline", /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/],
  ["em", /^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:[^*\s\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/],
  ["em_", /^_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z\u00c0-\uffff])/],
  ["strike", /^~~([\s\S]+?)~~(?!~)/],
  ["spoiler", /^\|\|([\s\S]+?)\|\|/],
];

const TEXT = /^(?:\n|[^\n][^\\`<@[h*_~|\n]*)/;
const HEADING = /^(#{1,3}) +([^\n]+?) *(?:\n|$)/;
const SUBTEXT = /^-# +([^\n]+?) *(?:\n|$)/;
const QUOTE_REST = /^ *>>> +([\s\S]+)/;
const QUOTE = /^(?: *> [^\n]*(?:\n|$))+/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;
const MAX_DEPTH = 12;

/** Parses a text to a tree. If `blocks` is false, only inline elements are recognised, as in titles and labels. */
export function parse(source, { blocks = true } = {}) {
  return read(String(source ?? ""), { blocks, quote: false, depth: 0 });
}

function read(source, context) {
  const nodes = [];
  if (context.depth > MAX_DEPTH) return [{ type: "text", text: source }];
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const lineStart = at === 0 || source[at - 1] === "\n";
    const found = (context.blocks && lineStart && block(rest, context)) || inline(rest, source[at - 1] ?? "", context);
    push(nodes, found.node);
    at += found.length;
  }
  return nodes;
}

function push(nodes, node) {
  const last = nodes[nodes.length - 1];
  if (node.type === "text" && last?.type === "text") last.text += node.text;
  else nodes.push(node);
}

function block(rest, context) {
  const inside = (source, changes = {}) => read(source, { ...context, depth: context.depth + 1, ...changes });
  let match = HEADING.exec(rest);
  if (match) return { node: { type: "heading", level: match[1].length, children: inside(match[2], { blocks: false }) }, length: match[0].length };
  match = SUBTEXT.exec(rest);
  if (match) return { node: { type: "subtext", children: inside(match[1], { blocks: false }) }, length: match[0].length };
  if (!context.quote) {
    match = QUOTE_REST.exec(rest);
    if (match) return { node: { type: "quote", children: inside(match[1], { quote: true }) }, length: match[0].length };
    match = QUOTE.exec(rest);
    if (match) {
      const text = match[0].replace(/^ *> /gm, "").replace(/\n$/, "");
      return { node: { type: "quote", children: inside(text, { quote: true }) }, length: match[0].length };
    }
  }
  return list(rest, inside);
}

function list(rest, inside) {
  const lines = [];
  let length = 0;
  for (const line of rest.split("\n")) {
    const match = ITEM.exec(line);
    if (!match || otherKind(lines[0], match)) break;
    lines.push({ indent: match[1].length, ordered: /\d/.test(match[2]), start: parseInt(match[2], 10) || 1, text: match[3] });
    length += line.length + 1;
  }
  if (lines.length === 0) return null;
  return { node: nest(lines, inside), length: Math.min(length, rest.length) };
}

/**
 * Returns true if a list item belongs to another list than the item `first`: a bullet after numbers at the same depth, or a number
 * after bullets.
 */
const otherKind = (first, match) => first !== undefined && match[1].length <= first.indent && /\d/.test(match[2]) !== first.ordered;

function nest(lines, inside) {
  const [first] = lines;
  const node = { type: "list", ordered: first.ordered, start: first.start, items: [] };
  for (let at = 0; at < lines.length; ) {
    let end = at + 1;
    while (end < lines.length && lines[end].indent > first.indent) end += 1;
    const children = inside(lines[at].text, { blocks: false });
    if (end > at + 1) children.push(nest(lines.slice(at + 1, end), inside));
    node.items.push(children);
    at = end;
  }
  return node;
}

function inline(rest, before, context) {
  for (const [name, rule] of INLINE) {
    if (name === "em_" && /[0-9A-Za-z\u00c0-\uffff_]/.test(before)) continue;
    const match = rule.exec(rest);
    if (match) return { node: inlineNode(name, match, context), length: length(name, match) };
  }
  const [text] = TEXT.exec(rest);
  return { node: { type: "text", text }, length: text.length };
}

function length(name, match) {
  return name === "url" ? bareUrl(match[0]).length : match[0].length;
}

/** Removes closing brackets from the end of a link in the text if their opening brackets are before the link and not part of it. */
function bareUrl(url) {
  let end = url;
  while (end.endsWith(")") && end.split(")").length > end.split("(").length) end = end.slice(0, -1);
  return end;
}

/** Creates the node of an inline element from its match. */
function inlineNode(name, match, context) {
  const children = () => read(match[1], { ...context, blocks: false, depth: context.depth + 1 });
  switch (name) {
    case "escape":
      return { type: "text", text: match[1] };
    case "codeblock":
      return { type: "codeblock", language: match[1] ?? "", text: match[2] };
    case "code":
      return { type: "code", text: match[2].replace(/^ (?=.*\S)(.*) $/s, "$1") };
    case "time":
      return { type: "time", seconds: Number(match[1]), style: match[2] ?? "f" };
    case "command":
      return { type: "command", name: match[1], id: match[2] };
    case "emoji":
      return { type: "emoji", name: match[1], id: match[2] };
    case "user":
    case "role":
    case "channel":
      return { type: name, id: match[1] };
    case "everyone":
      return { type: "everyone", text: match[0] };
    case "angled":
      return { type: "link", url: match[1], children: [{ type: "text", text: match[1] }] };
    case "masked":
      return { type: "link", url: match[2], children: children() };
    case "url": {
      const url = bareUrl(match[0]);
      return { type: "link", url, children: [{ type: "text", text: url }] };
    }
    case "strongem":
      return { type: "strong", children: [{ type: "em", children: children() }] };
    case "em_":
      return { type: "em", children: children() };
    default:
      return { type: name, children: children() };
  }
}

/**
 * Returns the plain text of a tree. `names` contains the functions that return the text of a mention or time: `user(id)`,
 * `channel(id)`, `role(id)` and `time(seconds, style)`.
 */
export function plain(nodes, names) {
  return nodes
    .map((node) => {
      switch (node.type) {
        case "text":
        case "code":
        case "codeblock":
        case "everyone":
          return node.text;
        case "user":
          return `@${names.user(node.id)}`;
        case "channel":
          return `#${names.channel(node.id)}`;
        case "command":
          return `/${node.name}`;
        // The text next to an emoji has the same meaning.
        case "emoji":
          return "";
        case "time":
          return names.time(node.seconds, node.style);
        case "role":
          return `@${names.role(node.id)}`;
        case "spoiler":
          return "(spoiler)";
        case "list":
          return `${node.items.map((item) => plain(item, names)).join(", ")}. `;
        case "heading":
        case "subtext":
        case "quote":
          return `${plain(node.children, names)}. `;
        default:
          return plain(node.children, names);
      }
    })
    .join("");
}
