/**
 * An example bot: it rules one seat of a Chancery campaign through the API alone. It needs nothing but Node 22.18 or
 * newer, and this file. What it orders is decided in `think`: that is the part to make your own.
 *
 *   CHANCERY_SERVER=https://chancery.example CHANCERY_TOKEN=... node bot.ts CAMPAIGN SEAT
 */

/**
 * What may be ordered, as a tree: each node asks for one word of an order, `done` is its end. What follows all branches of a
 * question alike stands at the question (`then`); where nothing follows, the order is complete. `skip` leaves the word out.
 */
type Choice = (
  | { ask: 'one'; param: string; of: { value: unknown; label: string; then?: Choice }[]; then?: Choice }
  | { ask: 'some'; param: string; from: number; to: number; of: { value: unknown; label: string }[]; then: Choice }
  | { ask: 'number'; param: string; from: number; to: number; then: Choice }
  | { ask: 'numbers'; param: string; count: number; sum: number; then: Choice }
  | { ask: 'text'; param: string; from: number; to: number; examples?: string[]; then: Choice }
  | { ask: 'done' }
) & { skip?: { label: string; then: Choice } };

interface Order {
  verb: string;
  unit?: string;
  section?: string;
  args: { [name: string]: unknown };
}

/** The part of a turn file that this bot looks at. `view`, all that the seat sees, is as the rules have it. */
interface TurnFile {
  turn: number;
  view: unknown;
  window: { kind: 'window'; label: string; seats: string[] } | { kind: 'outcome'; winners: string[]; by: string };
  choices: { [verb: string]: Choice };
  /** What stands in several places of the choices: there is `{ "same": 3 }` instead, which is the fourth of these. */
  shared?: unknown[];
}

interface Receipt {
  number: number;
  turn: number;
  lines: { text: string; outcome: 'accepted' | 'warned' | 'illegal' | 'malformed'; reasons: { text: string }[] }[];
}

/** A number from 0 up to, not including, 1. */
type Chance = () => number;

// --- What the bot thinks -------------------------------------------------------------------------------------------

/** Orders that do no harm when they are given without a plan. By other rules than these, everything is tried. */
const HARMLESS = ['ANNEX', 'RECRUIT', 'MARCH', 'HIRE_COMMANDER', 'BUILD_PRODUCTION', 'BUILD_FORT', 'PROCLAIM'];
const MOST_ORDERS = 6;

/** The orders of a turn. This bot knows no rules: it takes some of what may be ordered, each unit and verb once. */
const think = ({ choices, shared = [] }: TurnFile, chance: Chance): Order[] => {
  const whole = wholeOf(shared);
  const known = Object.keys(choices).filter((verb) => HARMLESS.includes(verb));
  const verbs = known.length > 0 ? known : Object.keys(choices);
  const orders = new Map<string, Order>();
  for (let tried = 0; tried < 2 * MOST_ORDERS && verbs.length > 0 && orders.size < MOST_ORDERS; tried += 1) {
    const verb = oneOf(verbs, chance);
    const order = orderFrom(verb, whole(choices[verb]) as Choice, chance);
    if (order !== null) orders.set(order.unit ?? verb, order);
  }
  return [...orders.values()];
};

/** Puts what is told once into all its places. An entry of the list speaks of those before it only. */
const wholeOf = (shared: unknown[]): ((part: unknown) => unknown) => {
  const told: unknown[] = [];
  const whole = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(whole);
    if (typeof part !== 'object' || part === null) return part;
    if ('same' in part) return told[part.same as number];
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, whole(value)]));
  };
  for (const entry of shared) told.push(whole(entry));
  return whole;
};

/** Walks down the tree, and answers what it is asked. Null where it is asked what it cannot answer, such as a way. */
const orderFrom = (verb: string, choice: Choice, chance: Chance): Order | null => {
  const answers: { [param: string]: unknown } = {};
  let at = choice;
  while (at.ask !== 'done') {
    const branch = at.ask === 'one' ? oneOf(at.of, chance) : null;
    const answer = branch === null ? answerTo(at, chance) : branch.value;
    if (answer !== undefined) answers[at.param] = answer;
    else if (at.skip === undefined) return null;
    const next: Choice | undefined = answer === undefined ? at.skip?.then : (branch?.then ?? at.then);
    at = next ?? { ask: 'done' };
  }
  const { unit, section, ...args } = answers;
  return {
    verb,
    ...(unit === undefined ? {} : { unit: String(unit) }),
    ...(section === undefined ? {} : { section: String(section) }),
    args,
  };
};

const answerTo = (choice: Choice, chance: Chance): unknown => {
  switch (choice.ask) {
    case 'some':
      return choice.of.slice(0, Math.max(choice.from, 1)).map(({ value }) => value);
    case 'number': // A little: what it costs is told only when it is too much.
      return choice.from + Math.floor(chance() * Math.min(3, choice.to - choice.from + 1));
    case 'numbers':
      return Array.from({ length: choice.count }, (_, place) => (place === 0 ? choice.sum : 0));
    case 'text':
      return (oneOf(choice.examples ?? [WORDS], chance) || WORDS).slice(0, choice.to);
    default:
      return undefined;
  }
};

const WORDS = 'Be it known to all that this realm is ruled by a machine, and ruled well.';

const oneOf = <T>(items: readonly T[], chance: Chance): T => items[Math.floor(chance() * items.length)] as T;

/** The same chances for the same words: a bot that was stopped and started orders the same again. */
const chanceFrom = (words: string): Chance => {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

// --- How it speaks to the server -----------------------------------------------------------------------------------

const { CHANCERY_SERVER: server, CHANCERY_TOKEN: token, PAUSE = '60' } = process.env;
const [campaign, seat, turns = 'all'] = process.argv.slice(2);
if (!server || !token || !campaign || !seat) {
  console.error('usage: CHANCERY_SERVER=URL CHANCERY_TOKEN=TOKEN node bot.ts CAMPAIGN SEAT [TURNS]');
  process.exit(2);
}

const address = `${server.replace(/\/$/, '')}/api/v1/campaigns/${campaign}/seats/${seat}`;
const pause = (seconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, seconds * 1000));

/** Asks until there is an answer: a server that is away or busy is asked again. What it refuses ends the bot. */
const ask = async (path: string, request: RequestInit = {}): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, ...request.headers };
  for (;;) {
    const response = await fetch(`${address}${path}`, { ...request, headers }).catch(() => null);
    if (response !== null && (response.ok || response.status === 304)) return response;
    if (response !== null && response.status < 500 && response.status !== 429) {
      const { detail, code } = (await response.json()) as { detail: string; code: string };
      throw new Error(`${detail} (${code})`);
    }
    await pause(Number(response?.headers.get('retry-after') ?? 10));
  }
};

let etag = '';

/** The newest turn file, as soon as there is another one than before. */
const nextTurnFile = async (): Promise<TurnFile> => {
  for (;;) {
    const response = await ask('/turn-file', { headers: { 'if-none-match': etag } });
    etag = response.headers.get('etag') ?? '';
    if (response.status !== 304) return (await response.json()) as TurnFile;
    await pause(Number(PAUSE));
  }
};

/** Hands orders over, under a key by which the server knows what it has been given before. */
const hand = async (method: string, path: string, key: string, orders: Order[]): Promise<Receipt> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `${key}-${campaign}-${seat}` };
  const response = await ask(path, { method, headers, body: JSON.stringify({ orders }) });
  return (await response.json()) as Receipt;
};

/** Sends the orders in and says that the seat is ready. A draft tells before which of them the server warns of. */
const send = async (turn: number, orders: Order[]): Promise<Receipt> => {
  const { lines } = await hand('PUT', `/draft?turn=${turn}`, `draft-${turn}`, orders);
  const sound = orders.filter((_, place) => lines[place]?.outcome === 'accepted');
  return hand('POST', `/orders?turn=${turn}&ready=true`, `orders-${turn}`, sound);
};

let ordered = 0;
for (let left = turns === 'all' ? Number.POSITIVE_INFINITY : Number(turns); left > 0; ) {
  const file = await nextTurnFile();
  if (file.window.kind === 'outcome') {
    console.log(`The campaign is over: ${file.window.winners.join(', ') || 'nobody'} by ${file.window.by}.`);
    break;
  }
  const turn = file.turn + 1;
  if (turn === ordered || !file.window.seats.includes(seat)) continue;
  const receipt = await send(turn, think(file, chanceFrom(`${campaign} ${seat} ${turn}`)));
  console.log(`turn ${turn}: sheet ${receipt.number}`);
  for (const { text, outcome, reasons } of receipt.lines) {
    console.log(`  ${outcome.padEnd(9)} ${text}${reasons.map((reason) => `\n            ${reason.text}`).join('')}`);
  }
  ordered = turn;
  left -= 1;
}
