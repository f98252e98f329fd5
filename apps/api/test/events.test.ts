import { NEWS_KINDS } from '@chancery/app';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { LIVE_EVENT } from '../src/schema/live-event.ts';
import { EventSource } from './sample/event-source.ts';
import { HOUR, houseOf, NOON, type Person } from './sample/house.ts';
import { begunTable, openTable, playTurn, rulerOf } from './sample/table.ts';

const QUICK = { livePause: 5, heartbeat: 20 } as const;

test('all public news are among the kinds of events', () => {
  const kinds = LIVE_EVENT.options.flatMap(({ shape }) => [...shape.kind.values]);
  expect(kinds).toEqual(expect.arrayContaining([...NEWS_KINDS]));
});

onEachDatabase('live events', (database) => {
  const store = suiteStore(database);

  const made = async (settings = {}) => {
    const house = houseOf(store(), { ...QUICK, ...settings });
    const table = await begunTable(house);
    const watch = async (path: string, who: Person | null = null, lastId?: string): Promise<EventSource> => {
      const headers = {
        ...(who === null ? {} : { authorization: `Bearer ${await house.token(who, ['read'])}` }),
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
      };
      const source = await EventSource.open(house, path, headers);
      onTestFinished(() => source.close());
      return source;
    };
    const streams = {
      public: `${table.path}/events`,
      eng: `${table.path}/parties/Eng/events`,
      lit: `${table.path}/parties/Lit/events`,
      masters: `${table.path}/parties/master/events`,
    };
    const letter = (to: readonly string[]) =>
      rulerOf(table, 'Eng').client.done('POST', `${table.path}/parties/Eng/letters`, {
        to,
        subject: 'Hail',
        body: 'Peace?',
      });
    return { house, table, streams, watch, letter };
  };

  test('tell of turn, window, deadline and letter, each to those who may know', async () => {
    const { table, streams, watch, letter } = await made();
    const [spectator, lithuania, masters] = [
      await watch(streams.public),
      await watch(streams.lit, rulerOf(table, 'Lit')),
      await watch(streams.masters, table.master),
    ];
    expect((await spectator.next())?.data).toEqual({ kind: 'here', turn: 0, complete: true, at: NOON });
    expect([await lithuania.kinds(1), await masters.kinds(1)]).toEqual([['here'], ['here']]);
    const { id } = await letter(['Lit']);
    expect((await lithuania.next())?.data).toMatchObject({ kind: 'letter', letter: id });
    await letter(['master']);
    expect(await masters.kinds(1)).toEqual(['letter']);
    await table.master.client.done('PUT', `${table.path}/deadline`, { deadline: NOON + 30 * HOUR });
    await playTurn(table, 1);
    const seen = [await spectator.next(), await spectator.next(), await spectator.next()];
    expect(seen.map((event) => event?.data)).toMatchObject([
      { kind: 'deadline-moved', turn: 1, deadline: NOON + 30 * HOUR },
      { kind: 'turn-published', turn: 1 },
      { kind: 'window-opened', turn: 2, seats: table.seats, live: false, deadline: expect.any(Number) },
    ]);
    const all = ['deadline-moved', 'turn-published', 'window-opened'];
    expect([await lithuania.kinds(3), await masters.kinds(3)]).toEqual([all, all]);
  });

  test('go on where they ended, with ids that no two viewers share', async () => {
    const { table, streams, watch, letter } = await made();
    const ruler = rulerOf(table, 'Lit');
    const first = await watch(streams.lit, ruler);
    const here = await first.next();
    await letter(['Lit']);
    const came = await first.next();
    await first.close();
    await letter(['Lit']);
    await letter(['Rou']);
    const again = await watch(streams.lit, ruler, came?.id);
    expect(await again.kinds(2)).toEqual(['letter', 'here']);
    const fromHere = await watch(streams.lit, ruler, here?.id);
    expect((await fromHere.next())?.id).toBe(came?.id);
    expect((await (await watch(streams.public, null, here?.id)).next())?.data).toMatchObject({
      kind: 'here',
      complete: false,
    });
    const others = await Promise.all([
      watch(streams.public),
      watch(streams.public),
      watch(streams.lit, ruler),
      watch(streams.eng, rulerOf(table, 'Eng')),
    ]);
    const ids = await Promise.all(others.map(async (source) => (await source.next())?.id));
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => /^(?:[0-9a-f]{16})?[0-9a-f]{32}$/.test(id ?? ''))).toBe(true);
    // A stranger goes on with an id of theirs, and with no part of it.
    const [stranger = ''] = ids;
    await Promise.all(others.map((source) => source.close()));
    const goesOn = async (id: string) => {
      const source = await watch(streams.public, null, id);
      const first = await source.next();
      await source.close();
      return first?.data;
    };
    expect(await goesOn(stranger)).toMatchObject({ kind: 'here', complete: true });
    expect(await goesOn(stranger.slice(16))).toMatchObject({ kind: 'here', complete: false });
    expect(await goesOn(`${'0'.repeat(16)}${stranger.slice(16)}`)).toMatchObject({ kind: 'here', complete: false });
  });

  test('tell what another process of the server has done', async () => {
    const { house, table, streams, watch } = await made();
    const spectator = await watch(streams.public);
    expect(await spectator.kinds(1)).toEqual(['here']);
    const other = houseOf(store());
    const { path } = await begunTable(other);
    const elsewhere = await EventSource.open(house, `${path}/events`);
    onTestFinished(() => elsewhere.close());
    await elsewhere.kinds(1);
    const client = await other.program(table.master, ['master']);
    await client.done('POST', `${table.path}/pause`, { reason: 'Holidays.' });
    expect(await spectator.kinds(1)).toEqual(['campaign-paused']);
  });

  test('end with the seat, the token and the server', async () => {
    const closing = new AbortController();
    const { house, table, streams, watch } = await made({ closing: closing.signal });
    const leaving = await watch(streams.lit, rulerOf(table, 'Lit'));
    const spectator = await watch(streams.public);
    const england = rulerOf(table, 'Eng');
    const revoked = await watch(streams.eng, england);
    for (const source of [leaving, spectator, revoked]) expect(await source.kinds(1)).toEqual(['here']);
    await house.app.store.db.deleteFrom('accessToken').where('userId', '=', england.id).execute();
    expect(await revoked.next()).toBeNull();
    await rulerOf(table, 'Lit').client.done('POST', `${table.path}/seats/Lit/leave`, {});
    expect((await leaving.kinds(3)).at(-1)).toBe('end');
    closing.abort();
    expect((await spectator.kinds(3)).at(-1)).toBe('end');
  });

  test('are for nobody else, and only so many at a time', async () => {
    const { house, table, streams, watch } = await made({ streams: { user: 2, address: 1, strangers: 1, all: 9 } });
    expect(await house.nobody.refused('GET', streams.eng)).toBe('401 not-signed-in');
    expect(await rulerOf(table, 'Lit').client.refused('GET', streams.eng)).toBe('403 not-allowed');
    expect(await rulerOf(table, 'Lit').client.refused('GET', streams.masters)).toBe('403 not-allowed');
    expect(await table.master.client.refused('GET', streams.eng)).toBe('403 not-allowed');
    const hidden = await openTable(house, { settings: { joining: 'invitation' } });
    expect(await house.nobody.refused('GET', `${hidden.path}/events`)).toBe('404 not-found');
    const stranger = await watch(streams.public);
    const { status, body, headers } = await house.nobody.get(streams.public);
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too-many-streams', '60']);
    await stranger.close();
    await watch(streams.public);
    const own = [await watch(streams.public, table.master), await watch(streams.masters, table.master)];
    expect(own).toHaveLength(2);
    expect(await table.master.client.refused('GET', streams.masters)).toBe('429 too-many-streams');
  });

  test('an offer is told to its addressee alone, and once', async () => {
    const house = houseOf(store(), QUICK);
    const fair = await begunTable(house, { title: 'Fair', ruleset: 'fairs', scenario: 'four-houses' });
    const open = async (path: string, who?: Person) => {
      const headers = who === undefined ? {} : { authorization: `Bearer ${await house.token(who, ['read'])}` };
      const source = await EventSource.open(house, `${fair.path}${path}`, headers);
      onTestFinished(() => source.close());
      expect(await source.kinds(1)).toEqual(['here']);
      return source;
    };
    const ash = await open('/parties/Ash/events', rulerOf(fair, 'Ash'));
    const elm = await open('/parties/Elm/events', rulerOf(fair, 'Elm'));
    const spectator = await open('/events');
    const offer = 'TRADE 1 Wool WITH "House Ash" FOR 1 Salt';
    for (const text of [offer, `GATHER AT Eastwick\n${offer}`])
      await rulerOf(fair, 'Oak').client.done('POST', `${fair.path}/seats/Oak/orders`, { text });
    await fair.master.client.done('POST', `${fair.path}/pause`, { reason: 'Rain.' });
    expect(await ash.kinds(2)).toEqual(['offer', 'campaign-paused']);
    expect([await elm.kinds(1), await spectator.kinds(1)]).toEqual([['campaign-paused'], ['campaign-paused']]);
  });
});
