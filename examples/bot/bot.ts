/**
 * An example bot: it rules one seat of a Chancery campaign through the API alone. It needs Node 22.18 or newer, this file, and
 * the client of the API. What it orders is decided in `think`: that is the part to make your own.
 *
 *   CHANCERY_SERVER=https://chancery.example CHANCERY_TOKEN=... node bot.ts CAMPAIGN SEAT
 */

import { chanceryClient, RefusedError, type Schema, told, watch, whole } from '@chancery/client';

type TurnFile = Schema<'TurnFile'>;
type Receipt = Schema<'Submitted'>;
type Given = Schema<'GivenOrders'>;

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

/** A number from 0 up to, not including, 1. */
type Chance = () => number;

// --- What the bot thinks -------------------------------------------------------------------------------------------

/** Orders that do no harm when they are given without a plan. By other rules than these, everything is tried. */
const HARMLESS = ['ANNEX', 'RECRUIT', 'MARCH', 'HIRE_COMMANDER', 'BUILD_PRODUCTION', 'BUILD_FORT', 'PROCLAIM'];
const MOST_ORDERS = 6;

/** The orders of a turn. This bot knows no rules: it takes some of what may be ordered, each unit and verb once. */
const think = ({ choices, shared }: Pick<TurnFile, 'choices' | 'shared'>, chance: Chance): Order[] => {
  const filled = whole(shared);
  const offered: { [verb: string]: unknown } = choices;
  const known = Object.keys(offered).filter((verb) => HARMLESS.includes(verb));
  const verbs = known.length > 0 ? known : Object.keys(offered);
  const orders = new Map<string, Order>();
  for (let tried = 0; tried < 2 * MOST_ORDERS && verbs.length > 0 && orders.size < MOST_ORDERS; tried += 1) {
    const verb = oneOf(verbs, chance);
    const order = orderFrom(verb, filled(offered[verb]) as Choice, chance);
    if (order !== null) orders.set(order.unit ?? verb, order);
  }
  return [...orders.values()];
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

const { CHANCERY_SERVER: server, CHANCERY_TOKEN: token } = process.env;
const [campaign, seat, turns = 'all'] = process.argv.slice(2);
if (!server || !token || !campaign || !seat) {
  console.error('usage: CHANCERY_SERVER=URL CHANCERY_TOKEN=TOKEN node bot.ts CAMPAIGN SEAT [TURNS]');
  process.exit(2);
}

const place = { server, token };
const client = chanceryClient(place);
const path = { campaign, seat };

const DRAFT = '/campaigns/{campaign}/seats/{seat}/draft';
const ORDERS = '/campaigns/{campaign}/seats/{seat}/orders';
const TURN_FILE = '/campaigns/{campaign}/seats/{seat}/turn-file';

/** Asks until there is an answer: a server that is away or busy is asked again. What it refuses ends the bot. */
const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RefusedError && error.problem.status < 500 && error.problem.status !== 429) throw error;
      await new Promise((wake) => setTimeout(wake, 10_000));
    }
  }
};

/** Sends the orders in and says that the seat is ready. A draft tells before which of them the server warns of. */
const send = async (turn: number, orders: Order[]): Promise<Receipt> => {
  // Under its key the server knows what it has been given before.
  const keyed = (what: string, query: { turn: number; ready?: true }) => ({
    params: { path, query, header: { 'Idempotency-Key': `${what}-${turn}-${campaign}-${seat}` } },
  });
  const { lines } = await asked(() =>
    told(client.PUT(DRAFT, { ...keyed('draft', { turn }), body: { orders: orders as Given } })),
  );
  const sound = orders.filter((_, at) => lines[at]?.outcome === 'accepted');
  const body = { orders: sound as Given };
  return asked(() => told(client.POST(ORDERS, { ...keyed('orders', { turn, ready: true }), body })));
};

let ordered = 0;
let left = turns === 'all' ? Number.POSITIVE_INFINITY : Number(turns);
for await (const { event } of watch(place, { campaign, party: seat })) {
  // Whatever else happens asks for no orders.
  if (event.kind !== 'here' && event.kind !== 'window-opened' && event.kind !== 'campaign-ended') continue;
  const file = await asked(() => told(client.GET(TURN_FILE, { params: { path } })));
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
  if (left === 0) break;
}
