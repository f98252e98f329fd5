import type { AnyOrder, TurnFile } from '@chancery/core';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerSeat } from '../src/lib/desk/server-seat.ts';
import type { DeskSession } from '../src/lib/desk/session.svelte.ts';

// What a page is compiled with; here nothing follows a change by itself.
const rune = Object.assign(<T>(value: T): T => value, { raw: <T>(value: T): T => value });
vi.stubGlobal('$state', rune);
const { DraftKeeper } = await import('../src/lib/desk/draft/draft-keeper.svelte.ts');

const order = (verb: string): AnyOrder => ({ verb, args: {} });
const [HOLD, MARCH, SAIL] = [order('HOLD'), order('MARCH'), order('SAIL')] as const;
const FILE = {
  turn: 3,
  campaign: { id: 'c' },
  seat: 'Eng',
  commitment: 'f'.repeat(64),
  window: { kind: 'window', label: 'Turn 4', seats: ['Eng'], mode: 'sealed' },
} as unknown as TurnFile;

/** The drafts of a seat as a server keeps them: each under a number, and only on top of the newest. */
const sheets = () => {
  let [number, orders, fault] = [0, [] as readonly AnyOrder[], null as string | null];
  const answered = <T>(value: T) =>
    Promise.resolve(fault === null ? { ok: true as const, value } : { ok: false as const, code: fault, fault });
  const seat = {
    readDraft: () => answered({ turn: 4, number, orders, kind: 'draft', channel: 'desk', at: 0 }),
    saveDraft: async (_: TurnFile, sent: readonly AnyOrder[], base: number) => {
      if (fault !== null) return answered(null);
      if (base !== number) return { ok: false as const, code: 'conflict', fault: 'conflict' };
      [number, orders] = [number + 1, sent];
      return answered({ number });
    },
  };
  return {
    seat: seat as unknown as ServerSeat,
    fails: (code: string | null): void => {
      fault = code;
    },
    /** Somebody writes from another device. */
    elsewhere: (sent: readonly AnyOrder[]): void => {
      [number, orders] = [number + 1, sent];
    },
    kept: () => ({ number, orders }),
  };
};

/** The list of orders before a ruler. */
const table = () => {
  const past: (readonly AnyOrder[])[] = [];
  const session = {
    file: FILE,
    open: true,
    orders: [] as readonly AnyOrder[],
    replace(orders: readonly AnyOrder[]) {
      past.push(session.orders);
      session.orders = orders;
    },
    undo() {
      session.orders = past.pop() ?? session.orders;
    },
  };
  return session;
};

const begun = async () => {
  const server = sheets();
  const session = table();
  const keeper = new DraftKeeper(session as unknown as DeskSession, server.seat);
  await keeper.look();
  const write = async (...orders: readonly AnyOrder[]): Promise<void> => {
    session.replace(orders);
    keeper.noted();
    await keeper.save();
  };
  return { server, session, keeper, write };
};

const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  test('is on the device at once, and on the server when it is saved', async () => {
    const { server, session, keeper, write } = await begun();
    session.replace([HOLD]);
    keeper.noted();
    expect([keeper.state, [...kept.values()].join()]).toEqual(['changed', expect.stringContaining('HOLD')]);
    await write(HOLD, MARCH);
    expect(keeper.state).toBe('kept');
    expect(server.kept()).toEqual({ number: 1, orders: [HOLD, MARCH] });
    expect(keeper.base).toBe(1);
  });

  test('of a device without work follows what another device has written, and that can be undone', async () => {
    const { server, session, keeper } = await begun();
    server.elsewhere([SAIL]);
    await keeper.look();
    expect([session.orders, keeper.followed?.number, keeper.state]).toEqual([[SAIL], 1, 'kept']);
    keeper.goBack();
    expect([session.orders, keeper.followed]).toEqual([[], null]);
  });

  test('is never written over: when both have gone on, the ruler chooses', async () => {
    const { server, session, keeper, write } = await begun();
    await write(HOLD);
    server.elsewhere([SAIL]);
    await write(HOLD, MARCH);
    await vi.waitFor(() => expect(keeper.state).toBe('conflict'));
    expect([session.orders, keeper.theirs?.orders]).toEqual([[HOLD, MARCH], [SAIL]]);
    expect(server.kept().orders).toEqual([SAIL]);
    keeper.choose([HOLD, MARCH]);
    await vi.waitFor(() => expect(keeper.state).toBe('kept'));
    expect(server.kept()).toEqual({ number: 3, orders: [HOLD, MARCH] });
  });

  test.each([
    ['unreachable', 'away'],
    ['not-signed-in', 'signed-out'],
    ['too-many', 'refused'],
  ])('that the server does not take (%s) stays on the device, says so, and goes there later', async (code, state) => {
    const { server, keeper, write } = await begun();
    server.fails(code);
    await write(HOLD);
    expect([keeper.state, keeper.unsent]).toEqual([state, true]);
    expect([...kept.values()].join()).toContain('HOLD');
    server.fails(null);
    await keeper.look();
    expect([keeper.state, server.kept().orders]).toEqual(['kept', [HOLD]]);
  });

  test('of a turn that takes no more orders goes nowhere', async () => {
    const { server, keeper, write } = await begun();
    server.fails('too-late');
    await write(HOLD);
    server.fails(null);
    await write(HOLD, MARCH);
    expect([keeper.state, server.kept().number]).toEqual(['over', 0]);
  });

  test('that was left with something unsent is sent when the device comes back', async () => {
    const { server, session, keeper } = await begun();
    session.replace([MARCH]);
    keeper.noted();
    const again = new DraftKeeper(session as unknown as DeskSession, server.seat);
    expect(again.state).toBe('changed');
    await again.look();
    expect([again.state, server.kept().orders]).toEqual(['kept', [MARCH]]);
  });
});
