import { err, ok } from '@chancery/core';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Drained,
  type DrainMemory,
  drain,
  FRESH_MEMORY,
  type Pace,
  type SendFault,
  type Transport,
  USUAL_PACE,
} from '../../src/index.ts';
import { type MemoryOutbox, memoryOutbox } from './memory-outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DOWN: SendFault = { code: 'temporary', scope: 'server', why: 'ECONNREFUSED' };

/** A world with a clock of its own: each mail takes 50 ms, and `fault` decides what becomes of it. */
const world = (fault: (id: string, now: number) => SendFault | null = () => null) => {
  const outbox: MemoryOutbox = memoryOutbox();
  const log: { readonly id: string; readonly at: number; readonly sent: boolean }[] = [];
  let now = 0;
  const transport: Transport = {
    kind: 'smtp',
    send: async ({ id }) => {
      now += 50;
      const found = fault(id, now);
      log.push({ id, at: now, sent: found === null });
      return found === null ? ok({ answer: '250' }) : err(found);
    },
    close: async () => {},
  };
  let memory: DrainMemory = FRESH_MEMORY;
  const run = async (pace: Pace = USUAL_PACE): Promise<Drained> => {
    const drained = await drain({ outbox, transport, pace, now: () => now }, memory);
    memory = drained.memory;
    return drained;
  };
  /** Runs whenever the last run said so, until the clock shows `end`. */
  const runUntil = async (end: number, pace: Pace = USUAL_PACE): Promise<void> => {
    while (now < end) {
      const { next } = await run(pace);
      now = Math.max(now + 1, next);
    }
  };
  return { outbox, transport, log, run, runUntil, sentIds: () => log.filter((it) => it.sent).map(({ id }) => id) };
};

const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `m${String(at).padStart(4, '0')}`);

describe('an outage of an hour', () => {
  const outage = (_: string, now: number): SendFault | null => (now < HOUR ? DOWN : null);

  test('costs no mail, no order and no attempt, and the server is not hammered', async () => {
    const { outbox, log, runUntil, sentIds } = world(outage);
    for (const id of ids(500)) outbox.put(id, `domain${Number(id.slice(1)) % 7}.example`);
    await runUntil(HOUR);
    expect(log.length).toBeLessThan(70);
    expect(new Set(log.map(({ id }) => id))).toEqual(new Set(['m0000']));
    await runUntil(2 * HOUR);
    expect(sentIds()).toEqual(ids(500));
    expect(outbox.kept('m0000')?.mail.failures).toBe(0);
  });

  test('is over within a minute of the server’s return', async () => {
    const { outbox, log, runUntil } = world(outage);
    outbox.put('m', 'example.org');
    await runUntil(HOUR + 2 * MINUTE);
    const sent = log.find(({ sent: taken }) => taken);
    expect(sent?.at).toBeLessThanOrEqual(HOUR + MINUTE + 50);
  });

  test('is followed by no flood: the pace holds in every minute', async () => {
    const pace = { perMinute: 60, perLane: 20 };
    const { outbox, log, runUntil } = world(outage);
    for (const id of ids(400)) outbox.put(id, `domain${Number(id.slice(1)) % 5}.example`);
    await runUntil(2 * HOUR, pace);
    const sent = log.filter((it) => it.sent);
    expect(sent).toHaveLength(400);
    for (const { at } of sent) {
      expect(sent.filter((other) => other.at > at - MINUTE && other.at <= at).length).toBeLessThanOrEqual(60);
    }
  });

  test('makes reminders useless, which never go out, and lets reports go', async () => {
    const { outbox, runUntil, sentIds } = world(outage);
    outbox.put('report', 'example.org');
    outbox.put('reminder', 'example.org', 30 * MINUTE);
    outbox.put('later', 'example.org', 3 * HOUR);
    await runUntil(2 * HOUR);
    expect(sentIds()).toEqual(['report', 'later']);
  });

  test('is waited for though new mails come, so that the oldest still goes first', async () => {
    const { outbox, log, run } = world(outage);
    outbox.put('first', 'example.org');
    const { next } = await run();
    outbox.put('second', 'example.org');
    expect(await run()).toMatchObject({ next, outage: null });
    expect(log.map(({ id }) => id)).toEqual(['first']);
  });

  test('is told', async () => {
    const { outbox, run } = world(outage);
    outbox.put('m', 'example.org');
    expect(await run()).toMatchObject({ outage: DOWN, counts: { sent: 0, failed: 0, gaveUp: 0 } });
  });
});

describe('a mail that fails by itself', () => {
  const only = (bad: string, fault: SendFault) => (id: string) => (id === bad ? fault : null);

  test('for now: the others go on, and it is tried again later', async () => {
    const greylist: SendFault = { code: 'temporary', scope: 'mail', why: '451' };
    let refusals = 3;
    const { outbox, log, runUntil, sentIds } = world((id) => (id === 'm0001' && refusals-- > 0 ? greylist : null));
    for (const id of ids(3)) outbox.put(id, 'example.org');
    await runUntil(HOUR);
    expect(sentIds()).toEqual(['m0000', 'm0002', 'm0001']);
    expect(log.filter(({ id }) => id === 'm0001')).toHaveLength(4);
  });

  test('again and again: it is given up after two days', async () => {
    const full: SendFault = { code: 'temporary', scope: 'mail', why: '452' };
    const { outbox, log, runUntil } = world(only('m0000', full));
    outbox.put('m0000', 'example.org');
    await runUntil(72 * HOUR);
    expect(outbox.kept('m0000')).toMatchObject({ state: 'given up', why: { code: 'too-often', fault: full } });
    expect(log).toHaveLength(20);
  });

  test.each(['permanent', 'uncertain'] as const)('%s: it is not tried again', async (code) => {
    const fault: SendFault = { code, scope: 'mail', why: '550' };
    const { outbox, log, runUntil, sentIds } = world(only('m0000', fault));
    for (const id of ids(2)) outbox.put(id, 'example.org');
    await runUntil(HOUR);
    expect(log).toHaveLength(2);
    expect(sentIds()).toEqual(['m0001']);
    expect(outbox.kept('m0000')).toMatchObject({ state: 'given up', why: { code, fault } });
  });
});

describe('at most once', () => {
  let place = world();
  beforeEach(() => {
    place = world();
    place.outbox.put('m0000', 'example.org');
  });

  test('two workers send a mail once', async () => {
    await Promise.all([place.run(), place.run()]);
    expect(place.log).toHaveLength(1);
  });

  test('a worker that dies with a mail in hand does not send it again', async () => {
    const { outbox, transport, log } = place;
    const dying = { ...outbox, sent: () => Promise.reject(new Error('killed')) };
    await expect(drain({ outbox: dying, transport, pace: USUAL_PACE, now: () => 0 })).rejects.toThrow('killed');
    await place.run();
    expect(log).toHaveLength(1);
    expect(outbox.kept('m0000')?.state).toBe('begun');
  });

  test('a stop leaves the rest for later', async () => {
    const { outbox, transport, log } = place;
    outbox.put('m0001', 'example.org');
    const stopping = new AbortController();
    const stopped: Transport = {
      ...transport,
      send: async (mail) => {
        stopping.abort();
        return transport.send(mail);
      },
    };
    await drain({ outbox, transport: stopped, pace: USUAL_PACE, now: () => 0, signal: stopping.signal });
    expect(log).toHaveLength(1);
    expect(outbox.kept('m0001')?.state).toBe('waiting');
  });
});

test('a lane that has had its share does not hold up the others', async () => {
  const { outbox, log, runUntil, sentIds } = world();
  for (const id of ids(60)) outbox.put(id, 'busy.example');
  outbox.put('other', 'quiet.example');
  await runUntil(10 * MINUTE, { perMinute: 100, perLane: 20 });
  expect(sentIds().indexOf('other')).toBe(20);
  expect(sentIds().filter((id) => id !== 'other')).toEqual(ids(60));
  expect(log.at(-1)?.at).toBeLessThan(3 * MINUTE);
});

test('a mail whose claim has run out is left alone', async () => {
  const { outbox, log, run } = world();
  for (const id of ids(2)) outbox.put(id, 'example.org');
  const { begin } = outbox;
  outbox.begin = (mail, now) => (mail.id === 'm0000' ? Promise.resolve(null) : begin(mail, now));
  expect((await run()).counts).toEqual({ sent: 1, failed: 0, gaveUp: 0 });
  expect(log.map(({ id }) => id)).toEqual(['m0001']);
});
