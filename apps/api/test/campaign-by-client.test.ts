import { type ChanceryPlace, chanceryClient, type Schema, told, watch, whole } from '@chancery/client';
import { onSqlite, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { BASE_URL, houseOf } from './sample/house.ts';
import { begunTable, rulerOf } from './sample/table.ts';

/** A node of the choices, as far as these rulers answer. */
interface Asked {
  readonly ask: string;
  readonly param: string;
  readonly of: readonly { readonly value: unknown; readonly then?: Asked }[];
  readonly from: number;
  readonly then?: Asked;
  readonly skip?: { readonly then: Asked };
}

const DONE = { ask: 'done' } as Asked;

/** An order that may be given, by the `pick`th answer to each question; null where it is asked what they cannot answer. */
const orderIn = (verb: string, choice: Asked, pick: number): object | null => {
  const args: { [param: string]: unknown } = {};
  for (let at = choice; at.ask !== 'done'; ) {
    const branch = at.ask === 'one' ? at.of[pick % at.of.length] : undefined;
    if (branch === undefined && at.ask !== 'number') return null;
    args[at.param] = branch === undefined ? at.from : branch.value;
    at = branch?.then ?? at.then ?? DONE;
  }
  return { verb, args };
};

/** What a ruler who knows no rules orders: one of each verb. */
const ordersFor = ({ choices, shared }: Schema<'TurnFile'>, pick: number): Schema<'GivenOrders'> =>
  Object.entries(choices).flatMap(
    ([verb, choice]) => orderIn(verb, whole(shared)(choice) as Asked, pick) ?? [],
  ) as Schema<'GivenOrders'>;

const FILE = '/campaigns/{campaign}/seats/{seat}/turn-file';
const ORDERS = '/campaigns/{campaign}/seats/{seat}/orders';
const LETTERS = '/campaigns/{campaign}/parties/{party}/letters';

onSqlite('a campaign played by clients that know the document alone', (database) => {
  const store = suiteStore(database);

  test('rulers and master are told of each turn by the stream, and play to the end', async () => {
    const house = houseOf(store(), { livePause: 2 });
    const table = await begunTable(house, { title: 'Fair', ruleset: 'fairs', scenario: 'four-houses' });
    const { campaign } = table;
    const fetch = async (request: Request): Promise<Response> => house.api.request(request);
    const placeOf = async (person: (typeof table)['master']): Promise<ChanceryPlace> => ({
      server: BASE_URL,
      token: await house.token(person, ['read', 'order', 'letter', 'master']),
      fetch,
    });
    const sheets: Schema<'Submitted'>[] = [];

    /** Orders when the window asks for the seat, and writes to the master that it has. */
    const rule = async (seat: string, pick: number): Promise<void> => {
      const place = await placeOf(rulerOf(table, seat));
      const client = chanceryClient(place);
      const path = { campaign, seat };
      for await (const { event } of watch(place, { campaign, party: seat })) {
        if (event.kind === 'campaign-ended') return;
        if (event.kind !== 'here' && event.kind !== 'window-opened') continue;
        const file = await told(client.GET(FILE, { params: { path } }));
        if (file.window.kind === 'outcome' || !file.window.seats.includes(seat)) continue;
        const turn = file.turn + 1;
        const body = { orders: ordersFor(file, pick) };
        sheets.push(await told(client.POST(ORDERS, { params: { path, query: { turn, ready: true } }, body })));
        const letter = { to: ['master'], subject: `Turn ${turn}`, body: 'Sent.' };
        await told(client.POST(LETTERS, { params: { path: { campaign, party: seat } }, body: letter }));
      }
    };

    /** Closes each turn when all who are asked have written that they have sent. */
    const judge = async (): Promise<readonly string[]> => {
      const place = await placeOf(table.master);
      const client = chanceryClient(place);
      const heard: string[] = [];
      for await (const { event } of watch(place, { campaign, party: 'master' })) {
        heard.push(event.kind);
        if (event.kind === 'campaign-ended') break;
        const { turn, waitsFor } = await told(client.GET('/campaigns/{campaign}', { params: { path: { campaign } } }));
        const path = { campaign, party: 'master' };
        const { letters } = await told(client.GET(LETTERS, { params: { path, query: { limit: 100 } } }));
        const sent = letters.filter(({ subject }) => subject === `Turn ${turn + 1}`).length;
        if (waitsFor.length === 0 || sent < waitsFor.length) continue;
        const closing = { campaign, turn: turn + 1 };
        await told(client.POST('/campaigns/{campaign}/turns/{turn}/close', { params: { path: closing }, body: {} }));
      }
      return heard;
    };

    const [heard] = await Promise.all([judge(), ...table.seats.map(rule)]);
    const { status, turn } = await house.nobody.done('GET', table.path);
    expect(status).toBe('ended');
    const countOf = (kind: string) => heard.filter((each) => each === kind).length;
    expect([countOf('turn-published'), countOf('window-opened')]).toEqual([turn, turn - 1]);
    expect(turn).toBeGreaterThanOrEqual(5);
    expect(sheets.flatMap(({ lines }) => lines).filter(({ outcome }) => outcome === 'accepted').length).toBeGreaterThan(
      turn,
    );
    expect(sheets.flatMap(({ lines }) => lines).filter(({ outcome }) => outcome === 'malformed')).toEqual([]);
  });
});
